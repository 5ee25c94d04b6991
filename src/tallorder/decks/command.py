"""`tallorder deck check`, `deck new`: what the command line does with decks."""

import sys
from pathlib import Path

import msgspec

from tallorder.decks.check import DeckReport, Needs, check
from tallorder.decks.new import write_folder
from tallorder.decks.problem import DeckError, DeckProblem
from tallorder.decks.words import explain, report_lines
from tallorder.messages import phrasebook


class DeckReportJson(msgspec.Struct):
    """The report as a program reads it."""

    ok: bool
    deck: str
    hash: str
    cards: int
    core: int
    spreads: list[dict[str, object]]
    players: dict[str, int]
    problems: list[DeckProblem]


def run_check(path: str, needs: Needs, language: str, as_json: bool) -> int:
    """Prints the report on a deck; returns 1 if it cannot be played; warnings do not count."""
    report = check(path, needs)
    if as_json:
        print(msgspec.json.encode(_json(report)).decode())
    else:
        for line in report_lines(report, language):
            print(line)
    return 1 if report.has_errors() else 0


def _json(report: DeckReport) -> DeckReportJson:
    deck = report.deck
    return DeckReportJson(
        ok=not report.has_errors(),
        deck=deck.id if deck else "",
        hash=deck.hash if deck else "",
        cards=len(deck.cards) if deck else 0,
        core=len(deck.core()) if deck else 0,
        spreads=[msgspec.to_builtins(spread) for spread in report.spreads],
        players={served.engine: served.players for served in report.served},
        problems=list(report.problems),
    )


def run_new(csv_file: str, folder: str | None, language: str) -> int:
    """Writes a deck folder; returns 1 and prints the reasons if it cannot."""
    try:
        target = write_folder(csv_file, Path(folder) if folder else None, language)
    except DeckError as error:
        for problem in error.problems:
            print(explain(problem, language), file=sys.stderr)
        return 1
    print(phrasebook(language).say("deck-new-done", {"folder": str(target)}))
    return 0
