"""Hands that play: each makes one decision the way a person would, through what the page offers."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

LONGEST_GAME = 400
"""Decisions after which a game that has not ended counts as stuck."""


def is_over(page: Page) -> bool:
    """Whether the page shows how the game ended."""
    return page.locator(".end").count() > 0


def is_mine(page: Page) -> bool:
    """Whether the decision is this page's."""
    return page.locator(".seat.acts.mine").count() > 0 or page.locator(".shown ~ .words .btn.primary").count() > 0


def press(page: Page, button: Locator) -> bool:
    """Presses a button if it is there and may be pressed."""
    if button.count() and button.first.is_visible() and button.first.is_enabled():
        button.first.click()
        page.wait_for_timeout(60)
        return True
    return False


def cardline(page: Page) -> bool:
    """Acknowledges a result, or picks a card and puts it into the middle of the line."""
    if press(page, page.get_by_role("button", name="Continue")):
        return True
    if not is_mine(page) or not press(page, page.locator(".hand button:enabled")):
        return False
    gaps = page.locator(".gap")
    if gaps.count():
        gaps.nth(gaps.count() // 2).click()
    return press(page, page.get_by_role("button", name="Place here"))


def comparity(page: Page) -> bool:
    """Answers, repairs, or plays the first card into a cell that makes no Duet if there is one."""
    if not is_mine(page):
        return False
    prompt = page.locator(".prompt")
    for choice in (prompt.locator(".opt"), prompt.locator(".row"), prompt.get_by_role("button", name="Enough")):
        if press(page, choice):
            return True
    if press(page, prompt.get_by_role("button", name="Swap")):
        return True
    cards = page.locator("[data-card]")
    if not cards.count():
        return False
    cards.first.click()
    if press(page, prompt.get_by_role("button", name="Give")):
        return True
    page.wait_for_timeout(60)
    quiet = page.locator(".cell:not(.x2):not(.x3)")
    cells = quiet if quiet.count() else page.locator(".cell")
    if cells.count():
        cells.first.click()
    return press(page, prompt.locator(".walk .btn.primary"))


def skyscraper(page: Page) -> bool:
    """Takes over the device, answers a sheet, or plays the first card that can be played on its first target."""
    if press(page, page.get_by_role("button", name="I am")):
        return True
    sheet = page.locator("dialog[open]")
    if sheet.count():
        ready = sheet.locator(".foot .btn.primary, .foot .btn.go")
        for choice in (".face", ".hands button:enabled", ".ways button", ".plays button"):
            if ready.count() and ready.first.is_enabled():
                break
            press(page, sheet.locator(choice))
        return press(page, ready)
    if not is_mine(page):
        return False
    if press(page, page.locator(".hand button:enabled")):
        if page.locator("dialog[open]").count():
            return skyscraper(page)
        rows = page.locator(".prompt .rows button")
        if not press(page, rows):
            press(page, page.get_by_role("button", name="Next place"))
        if press(page, page.locator(".prompt .btn.primary, .prompt .btn.harm, .thumb .btn.primary, .thumb .btn.harm")):
            return True
    return press(page, page.locator(".prompt .btn.ghost, .thumb .btn.ghost"))


def play_out(pages: list[Page], decide: Callable[[Page], bool]) -> int:
    """Plays a game to its end on all these pages; how many decisions it took."""
    decisions = idle = 0
    while decisions < LONGEST_GAME:
        if all(is_over(page) for page in pages):
            return decisions
        moved = [decide(page) for page in pages if not is_over(page)]
        decisions += sum(moved)
        idle = 0 if any(moved) else idle + 1
        if idle > 400:
            break
        if not any(moved):
            pages[0].wait_for_timeout(100)
    raise AssertionError(f"no end after {decisions} decisions: {pages[0].locator('body').inner_text()[:400]}")
