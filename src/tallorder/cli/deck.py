"""`tallorder deck`: cards of one's own, and what players say about them."""

import argparse

from tallorder import catalogue
from tallorder.cli.arguments import Commands, add_command, open_store, print_json
from tallorder.messages import phrasebook


def add_deck(commands: Commands) -> None:
    """`tallorder deck`."""
    deck: argparse.ArgumentParser = commands.add_parser("deck", help="check, begin or preview a deck of cards")
    deeds = deck.add_subparsers(title="commands", required=True, metavar="COMMAND")
    parser = add_command(deeds, "check", run_deck_check, "say what is wrong with a deck, and how it will play")
    parser.add_argument("deck", help="a CSV file, a deck folder, or a deck that comes with the game")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser = add_command(deeds, "reports", run_deck_reports, "what players said is wrong with cards")
    parser.add_argument("deck", nargs="?", help="only those about this deck")
    parser.add_argument("--store", metavar="URL", help="a file, sqlite:///file or postgresql://…")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser = add_command(deeds, "new", run_deck_new, "make a deck folder from a CSV file")
    parser.add_argument("csv", help="a table with at least the columns name and value")
    parser.add_argument("--out", metavar="FOLDER", help="where to write it; beside the CSV if left out")
    parser = add_command(
        deeds, "preview", run_deck_preview, "a contact sheet of all cards, closed and open, as one page"
    )
    parser.add_argument("deck", help="a deck by name or path; skyscraper or a card file for its cards")
    parser.add_argument("--out", metavar="FILE", required=True, help="the page to write, such as sheet.html")
    parser.add_argument("--order", help="the measure that the open sides play by")
    parser.add_argument("--units", choices=("us", "metric"), default="us", help="units of the values")
    parser.add_argument(
        "--fonts", metavar="FOLDER", help="woff2 files to put into the page; else those of the web table"
    )


def run_deck_check(arguments: argparse.Namespace) -> int:
    """Reports on a deck; errors give exit code 1, warnings 0."""
    from tallorder.decks.command import run_check

    needs = {}
    for engine in ("comparity", "cardline"):
        rules = catalogue.rules(engine)
        players = range(rules.fewest_players, rules.most_players + 1)
        needs[engine] = {count: rules.cards_needed(count, rules.options()) for count in players}
    return run_check(arguments.deck, needs, arguments.lang, as_json=arguments.json)


def run_deck_new(arguments: argparse.Namespace) -> int:
    """Writes a deck folder."""
    from tallorder.decks.command import run_new

    return run_new(arguments.csv, arguments.out, arguments.lang)


def run_deck_preview(arguments: argparse.Namespace) -> int:
    """Writes a contact sheet."""
    from tallorder.faces.preview import run_preview

    return run_preview(arguments.deck, arguments.out, arguments.lang, arguments.units, arguments.order, arguments.fonts)


def run_deck_reports(arguments: argparse.Namespace) -> int:
    """Lists what players said is wrong with cards."""
    import asyncio
    from datetime import UTC, datetime

    store = open_store(arguments.store)
    try:
        reports = asyncio.run(store.reports(arguments.deck))
    finally:
        store.close()
    if arguments.json:
        print_json(reports)
        return 0
    for report in reports:
        day = datetime.fromtimestamp(report.at / 1000, UTC).date()
        print(f"{day}  {report.deck}  {report.card}  {report.text}")
    if not reports:
        print(phrasebook(arguments.lang).say("deck-no-reports"))
    return 0
