"""What must hold on every screen, asked of the page as it is now. Each check gives the list of its findings."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
TARGET = 44
"""Pixels that a finger needs."""
SHOWN = """const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const shown = (selector) => [...modal.querySelectorAll(selector)].filter((one) =>
        one.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && !one.closest('[inert], [aria-hidden=true]')
        && one.getBoundingClientRect().width > 1 && one.getBoundingClientRect().height > 1);
    const called = (one) => (one.getAttribute('aria-label') || one.textContent || one.id || one.tagName)
        .trim().replace(/\\s+/g, ' ').slice(0, 60);"""


def violations(page: Page) -> list[str]:
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
        for one in result["violations"]
        for node in one["nodes"][:3]
    ]


def sideways(page: Page) -> list[str]:
    """What makes the page or a sheet scroll sideways."""
    found: list[str] = page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open], dialog[open] > *')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .flatMap((one) => { const edge = one.getBoundingClientRect().left + one.clientWidth + 1;
            return [one.tagName + ' is ' + one.scrollWidth + ' wide of ' + one.clientWidth,
                ...[...one.querySelectorAll('*')].filter((inner) => inner.getBoundingClientRect().right > edge)
                    .slice(0, 4).map((inner) => inner.tagName + '.' + inner.className)]; })"""
    )
    return found


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger; a link inside a sentence may be as low as its line (WCAG 2.5.8)."""
    found: list[str] = page.evaluate(
        f"""() => {{ {SHOWN}
        return shown('button, a[href], input:not([type=file]), select, summary, label.btn')
            .filter((one) => !(one.matches('a') && one.closest('p, li p')))
            .map((one) => [called(one), (one.closest('label') ?? one).getBoundingClientRect()])
            .filter(([, box]) => box.height < {TARGET} - 0.5 || box.width < {TARGET} - 0.5)
            .map(([name, box]) => `${{name}} ${{Math.round(box.width)}}x${{Math.round(box.height)}}`); }}"""
    )
    return found


def out_of_reach(page: Page) -> list[str]:
    """Controls that no scrolling brings to where they can be hit."""
    found: list[str] = page.evaluate(
        f"""() => {{ {SHOWN}
        return shown('button:enabled, a[href], input:enabled:not([type=file]), select:enabled').filter((one) => {{
            one.scrollIntoView({{block: 'center', inline: 'center', behavior: 'instant'}});
            const box = one.getBoundingClientRect();
            const points = [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5]];
            return !points.some(([x, y]) => {{
                const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
                return hit && (one.contains(hit) || hit.closest('label')?.contains(one));
            }});
        }}).map(called); }}"""
    )
    return found


def cut_off(page: Page) -> list[str]:
    """Words that are cut: they reach out of a box that hides what does not fit and cannot be scrolled.

    An ellipsis says that it cuts; it may, as long as the larger half can be read.
    """
    found: list[str] = page.evaluate(
        f"""() => {{ {SHOWN}
        const words = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
        const found = [];
        while (words.nextNode()) {{
            const text = words.currentNode, parent = text.parentElement;
            if (!text.data.trim() || !shownText(parent)) continue;
            const range = document.createRange(); range.selectNodeContents(text);
            const box = range.getBoundingClientRect();
            if (box.width < 1) continue;
            for (let around = parent; around && around !== document.body; around = around.parentElement) {{
                const style = getComputedStyle(around), room = around.getBoundingClientRect();
                if (style.position === 'fixed' || room.width < 3) break; // the latter is for screen readers only
                if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
                const half = box.left + box.width / 2;
                if (style.textOverflow === 'ellipsis' && room.right > half) break;
                if (style.overflowX !== 'visible' && (box.right > room.right + 3 || box.left < room.left - 3)
                    || style.overflowY !== 'visible' && (box.bottom > room.bottom + 6 || box.top < room.top - 6)) {{
                    found.push(text.data.trim().slice(0, 50)); break;
                }}
            }}
        }}
        function shownText(one) {{
            return one.checkVisibility({{visibilityProperty: true, opacityProperty: true}})
                && !one.closest('.sr, [aria-hidden=true], svg, option');
        }}
        return found; }}"""
    )
    return found
