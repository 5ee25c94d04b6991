"""Pages of the laboratory: one HTML file each, with pictures in it, that needs nothing else and asks nobody."""

import html
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from tallorder.lab.experiment import FIRST, Experiment
from tallorder.lab.findings import Compared, Mean
from tallorder.lab.parting import Parting
from tallorder.messages import Phrasebook, phrasebook

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #17212b; --soft: #5b6672; --line: #d9d2c3;
  --new: #1f6fb2; --old: #b4782a; --yes: #2f7d4f; }
@media (prefers-color-scheme: dark) { :root { --paper: #14191f; --ink: #eef1f4; --soft: #a5b0bb; --line: #37414c;
  --new: #6db3f2; --old: #e0a557; --yes: #69c28d; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; text-wrap: balance;
  overflow-wrap: anywhere; hyphens: auto; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
p { max-width: 44rem; } .soft { color: var(--soft); }
.answer { font-size: 1.15rem; border-left: 4px solid var(--new); padding-left: 1rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .45rem .8rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 600; } th[scope] { font-weight: 400; min-width: 11rem; } td { overflow-wrap: anywhere; }
td.number, th.number { text-align: right; white-space: nowrap; }
.decided { color: var(--yes); font-weight: 600; } .new { color: var(--new); } .old { color: var(--old); }
svg { max-width: 100%; height: auto; display: block; } .scroll > svg { min-width: 44rem; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .soft { fill: var(--soft); }
svg .zero { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .new { fill: var(--new); stroke: var(--new); } svg .old { fill: var(--old); stroke: var(--old); }
svg .gap { fill: var(--soft); stroke: var(--soft); } svg .sure { fill: var(--yes); stroke: var(--yes); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .8rem 1rem;
  border: 1px solid var(--line); border-radius: 6px; font-size: .85rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; list-style: none;
  padding: 0; }
.cards li { font-size: .85rem; } .cards svg { width: 100%; border-radius: 6px; margin-bottom: .35rem; }
.cards b { display: block; } a { color: var(--new); }
"""


POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""What a page may fetch: nothing."""


def esc(text: object) -> str:
    """Text inside HTML."""
    return html.escape(str(text))


def document(language: str, title: str, parts: Iterable[str]) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{esc(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


class Numbers:
    """Numbers of measures, as people read them."""

    def __init__(self, words: Phrasebook) -> None:
        self.words = words

    def one(self, number: float, *, is_share: bool, signed: bool = False) -> str:
        """A mean, or a difference with its sign."""
        text = self.words.say("lab-percent" if is_share else "lab-number", {"number": abs(number)})
        sign = ("+" if number > 0 else "−" if number < 0 else "±") if signed else "−" if number < 0 else ""
        return sign + text

    def interval(self, mean: Mean, *, is_share: bool, signed: bool = False) -> str:
        """From … to."""
        low, high = (self.one(number, is_share=is_share, signed=signed) for number in (mean.low, mean.high))
        return self.words.say("lab-interval", {"low": low, "high": high})


def measure_name(words: Phrasebook, name: str) -> str:
    """A measure in words."""
    if name.startswith(FIRST):
        return words.say("lab-won-by", {"place": int(name.removeprefix(FIRST))})
    return words.say(f"lab-measure-{name}")


def rules_in_words(words: Phrasebook, options: Iterable[tuple[str, str]]) -> str:
    """House rules as they are typed."""
    return " ".join(f"{name}={value}" for name, value in options) or words.say("lab-usual-rules")


def verdict(words: Phrasebook, found: Compared) -> str:
    """Whether a difference is decided, and what it takes if not."""
    if found.decided:
        return words.say("lab-decided")
    if found.needs is None:
        return words.say("lab-no-difference")
    return words.say("lab-needs", {"games": 2 * found.needs})


def summary(words: Phrasebook, found: Sequence[Compared]) -> str:
    """How much was played, and how many measures are decided."""
    deals, decided = found[0].deals, sum(one.decided for one in found)
    return words.say("lab-summary", {"games": 2 * deals, "deals": deals, "decided": decided, "measures": len(found)})


def seats_picture(words: Phrasebook, found: Sequence[Compared], numbers: Numbers) -> str:
    """Who wins by place in the order of turns: two dots for each place, with intervals, and the fair share."""
    seats = [one for one in found if one.name.startswith(FIRST)]
    fair = 1 / len(seats)
    low = min([one.low for seat in seats for one in (seat.new, seat.old)] + [fair])
    high = max([one.high for seat in seats for one in (seat.new, seat.old)] + [fair])
    pad = max(0.01, (high - low) * 0.12)
    low, high = max(0.0, low - pad), min(1.0, high + pad)
    left, right, row = 230, 700, 54
    height = row * len(seats) + 40

    def at(share: float) -> float:
        return left + (share - low) / (high - low) * (right - left)

    rows = []
    for number, seat in enumerate(seats):
        y = 20 + row * number
        rows.append(f'<text x="0" y="{y + 22}">{esc(measure_name(words, seat.name))}</text>')
        for kind, mean, shift in (("new", seat.new, 10), ("old", seat.old, 28)):
            label = numbers.one(mean.mean, is_share=True)
            rows.append(
                f'<g class="{kind}"><line x1="{at(mean.low):.1f}" x2="{at(mean.high):.1f}" y1="{y + shift}" '
                f'y2="{y + shift}" stroke-width="3"/><circle cx="{at(mean.mean):.1f}" cy="{y + shift}" r="5"/></g>'
                f'<text x="{right + 12}" y="{y + shift + 4}">{esc(label)}</text>'
            )
    x = at(fair)
    rows.append(f'<line class="zero" x1="{x:.1f}" x2="{x:.1f}" y1="12" y2="{height - 24}"/>')
    said = words.say("lab-fair-share", {"share": numbers.one(fair, is_share=True)})
    rows.append(f'<text class="soft" x="{x:.1f}" y="{height - 8}" text-anchor="middle">{esc(said)}</text>')
    title = esc(words.say("lab-seats"))
    svg = f'<svg viewBox="0 0 780 {height}" role="img" aria-label="{title}">{"".join(rows)}</svg>'
    return f'<div class="scroll" tabindex="0">{svg}</div>'


def gaps_picture(words: Phrasebook, found: Sequence[Compared], numbers: Numbers) -> str:
    """Every difference with its interval, each in units of its own interval, so that all fit into one picture."""
    left, right, row = 400, 760, 26
    middle = (left + right) / 2
    rows = [f'<line class="zero" x1="{middle}" x2="{middle}" y1="6" y2="{row * len(found) + 6}"/>']
    for number, one in enumerate(found):
        y = row * number + 18
        half = (one.gap.high - one.gap.low) / 2
        reach = 3 * half or 1.0
        centre = max(-1.0, min(1.0, one.gap.mean / reach))
        x, width = middle + centre * (right - middle), (half / reach) * (right - middle)
        kind = "sure" if one.decided else "gap"
        label = numbers.one(one.gap.mean, is_share=one.is_share, signed=True)
        rows.append(
            f'<text x="0" y="{y + 4}">{esc(measure_name(words, one.name))}</text>'
            f'<g class="{kind}"><line x1="{x - width:.1f}" x2="{x + width:.1f}" y1="{y}" y2="{y}" stroke-width="3"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="5"/></g><text x="{right + 8}" y="{y + 4}">{esc(label)}</text>'
        )
    title = esc(words.say("lab-differences"))
    svg = f'<svg viewBox="0 0 840 {row * len(found) + 12}" role="img" aria-label="{title}">{"".join(rows)}</svg>'
    return f'<div class="scroll" tabindex="0">{svg}</div>'


def table(words: Phrasebook, found: Sequence[Compared], numbers: Numbers) -> str:
    """Every measure with both means, the difference and the verdict."""
    heads = ["lab-measure", "lab-new", "lab-old", "lab-difference", "lab-interval-head", "lab-verdict"]
    kinds = ["", " class=number", " class=number", " class=number", " class=number", ""]
    rows = ["<tr>" + "".join(f"<th{kind}>{esc(words.say(head))}</th>" for head, kind in zip(heads, kinds, strict=True))]
    for one in found:
        cells = [
            f"<th scope=row>{esc(measure_name(words, one.name))}</th>",
            f"<td class=number>{esc(numbers.one(one.new.mean, is_share=one.is_share))}</td>",
            f"<td class=number>{esc(numbers.one(one.old.mean, is_share=one.is_share))}</td>",
            f"<td class=number>{esc(numbers.one(one.gap.mean, is_share=one.is_share, signed=True))}</td>",
            f"<td class=number>{esc(numbers.interval(one.gap, is_share=one.is_share, signed=True))}</td>",
            f"<td{' class=decided' if one.decided else ''}>{esc(verdict(words, one))}</td>",
        ]
        rows.append("<tr>" + "".join(cells))
    return f'<div class="scroll" tabindex="0"><table>{"".join(rows)}</table></div>'


def parting_part(words: Phrasebook, parting: Parting | None, deals: int) -> list[str]:
    """The first move where the two rules part, with both games to download."""
    parts = [f"<h2>{esc(words.say('lab-parting'))}</h2>"]
    if parting is None:
        return [*parts, f"<p>{esc(words.say('lab-parting-none', {'deals': deals}))}</p>"]
    said = words.say(
        "lab-parting-where",
        {"deal": parting.deal + 1, "move": parting.move + 1, "seat": parting.seat + 1},
    )
    parts.append(f"<p>{esc(said)}</p><ul>")
    for side, head in ((parting.new, "lab-new"), (parting.old, "lab-old")):
        link = f'<a download="{side.file}" href="data:text/plain;base64,{side.base64}">{esc(side.file)}</a>'
        parts.append(f"<li><b>{esc(words.say(head))}:</b> {esc(side.text)} · {link}</li>")
    parts.append(f"</ul><p class=soft>{esc(words.say('lab-parting-replay'))}</p>")
    parts.append(
        f"<details><summary>{esc(words.say('lab-parting-position'))}</summary><pre>{esc(parting.position)}</pre></details>"
    )
    return parts


def made_how(words: Phrasebook, experiment_text: str, facts: Sequence[tuple[str, object]]) -> list[str]:
    """The command, the deck, the version and the seed that give the same page again."""
    rows = "".join(f"<tr><th scope=row>{esc(words.say(name))}</th><td>{esc(value)}</td>" for name, value in facts)
    return [
        f"<h2>{esc(words.say('lab-again'))}</h2>",
        f"<pre>{esc(experiment_text)}</pre>",
        f'<div class="scroll" tabindex="0"><table>{rows}</table></div>',
    ]


def comparison_page(
    experiment: Experiment,
    found: Sequence[Compared],
    parting: Parting | None,
    tried: int,
    command: str,
    language: str,
) -> str:
    """The page of one question."""
    words = phrasebook(language)
    numbers = Numbers(words)
    new, old = (rules_in_words(words, sorted(side.items())) for side in (experiment.options, experiment.against))
    title = words.say("lab-title", {"game": words.say(f"title-{experiment.game}")})
    facts: list[tuple[str, object]] = [
        ("lab-fact-version", experiment.version),
        ("lab-fact-deck", f"{experiment.deck or experiment.game} {experiment.deck_hash}"),
        ("lab-fact-seed", experiment.seed),
        ("lab-fact-bots", ", ".join(experiment.bots)),
        ("lab-fact-date", datetime.now(UTC).date().isoformat()),
    ]
    return document(
        language,
        title,
        [
            f"<h1>{esc(title)}</h1>",
            f'<p><b class="new">{esc(new)}</b> · <b class="old">{esc(old)}</b></p>',
            f"<p class=answer>{esc(summary(words, found))}</p>",
            f"<h2>{esc(words.say('lab-seats'))}</h2>",
            f"<p class=soft>{esc(words.say('lab-seats-how'))}</p>",
            seats_picture(words, found, numbers),
            f"<h2>{esc(words.say('lab-differences'))}</h2>",
            f"<p class=soft>{esc(words.say('lab-differences-how'))}</p>",
            gaps_picture(words, found, numbers),
            f"<h2>{esc(words.say('lab-all'))}</h2>",
            table(words, found, numbers),
            f"<p class=soft>{esc(words.say('lab-chance-note'))}</p>",
            *parting_part(words, parting, tried),
            *made_how(words, command, facts),
        ],
    )


def as_lines(found: Sequence[Compared], language: str) -> list[str]:
    """The same as lines for a terminal."""
    words = phrasebook(language)
    numbers = Numbers(words)
    rows = [[words.say(name) for name in ("lab-measure", "lab-new", "lab-old", "lab-difference", "lab-interval-head")]]
    for one in found:
        rows.append(
            [
                measure_name(words, one.name),
                numbers.one(one.new.mean, is_share=one.is_share),
                numbers.one(one.old.mean, is_share=one.is_share),
                numbers.one(one.gap.mean, is_share=one.is_share, signed=True),
                numbers.interval(one.gap, is_share=one.is_share, signed=True),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    verdicts = [words.say("lab-verdict"), *(verdict(words, one) for one in found)]
    lines = [summary(words, found)]
    for row, said in zip(rows, verdicts, strict=True):
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells, said]))
    return lines
