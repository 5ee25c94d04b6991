"""Pictures of every screen, on a desk and on a phone, in three languages: `make screenshots`.

`python -m tests.browser.screenshots en ru` takes some languages; `… en -- sky globe` only screens that begin so.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import CHROMIUM, DESK, FLAGS, LANGUAGES, PHONE, Server
from tests.browser.tour import SCREENS, Visitor, screens

OUT = Path("screenshots")
USAGE = "python -m tests.browser.screenshots [en] [ru] [fr] [-- BEGINNING_OF_A_SCREEN'S_NAME …]"


def read_words(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which languages, and what the names of the screens begin with; ValueError says what is not understood."""
    cut = words.index("--") if "--" in words else len(words)
    languages, only = tuple(words[:cut]), tuple(words[cut + 1 :])
    for word in languages:
        if word not in LANGUAGES:
            raise ValueError(f"{word!r} is no language; there are {', '.join(LANGUAGES)}. {USAGE}")
    for beginning in only:
        if not any(screen.name.startswith(beginning) for screen in SCREENS):
            raise ValueError(f"no screen's name begins with {beginning!r}; tests/browser/tour.py has them all")
    return languages or LANGUAGES, only or ("",)


def go_round(browser: Browser, server: Server, language: str, only: tuple[str, ...], *, phone: bool) -> list[str]:
    """All screens in one language on one device; what could not be reached."""
    missing = []
    device = "phone" if phone else "desk"
    context = browser.new_context(locale=language, reduced_motion="reduce", **(PHONE if phone else DESK))
    for screen in screens(phone=phone):
        if not screen.name.startswith(only):
            continue
        page = context.new_page()
        page.set_default_timeout(20_000)
        name = f"{screen.name}-{device}-{language}"
        visitor = Visitor(page, server, language, phone=phone)
        try:
            screen.reach(visitor)
            visitor.settle()
        except (Error, LookupError, StopIteration) as problem:
            missing.append(f"{name}: {str(problem).splitlines()[0]}")
        page.screenshot(path=OUT / f"{name}.png")
        page.close()
    context.close()
    return missing


def main() -> int:
    """Everything into `screenshots/`; names what could not be reached."""
    if {"-h", "--help"} & set(sys.argv[1:]):
        print(f"{__doc__}\n{USAGE}")
        return 0
    try:
        languages, only = read_words(sys.argv[1:])
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 2
    OUT.mkdir(exist_ok=True)
    missing = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in languages:
            for phone in (False, True):
                missing += go_round(browser, server, language, only, phone=phone)
        browser.close()
        server.stop()
    for line in missing:
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
