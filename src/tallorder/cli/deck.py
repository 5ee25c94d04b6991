"""`tallorder deck`: decks of your own, and what players report about cards."""

import argparse

from tallorder import catalogue
from tallorder.cli.arguments import Commands, add_command, add_json, add_store, open_store, print_json
from tallorder.messages import phrasebook


def add_deck(commands: Commands) -> None:
    """`tallorder deck`."""
    deck: argparse.ArgumentParser = commands.add_parser(
        "deck", help="check, create or preview a deck, or read reports about its cards"
    )
    actions = deck.add_subparsers(title="commands", required=True, metavar="COMMAND")
    parser = add_command(actions, "check", run_deck_check, "report mistakes in a deck and how many players it serves")
    parser.add_argument("deck", help="a CSV file, a deck folder, or a deck that comes with the game")
    add_json(parser)
    parser = add_command(actions, "reports", run_deck_reports, "list the cards that players reported as wrong")
    parser.add_argument("deck", nargs="?", help="only reports about this deck")
    add_store(parser)
    add_json(parser)
    parser = add_command(actions, "new", run_deck_new, "make a deck folder from a CSV file")
    parser.add_argument("csv", help="a table with at least the columns name and value")
    parser.add_argument("--out", metavar="FOLDER", help="where to write it; beside the CSV if left out")
    parser = add_command(actions, "preview", run_deck_preview, "write a page that shows both sides of every card")
    parser.add_argument("deck", help="a deck by name or path; skyscraper or a card file for its cards")
    parser.add_argument("--out", metavar="FILE", required=True, help="the page to write, such as sheet.html")
    parser.add_argument("--order", help="what the value sides are compared by")
    parser.add_argument("--units", choices=("us", "metric"), default="us", help="units of the values")
    parser.add_argument(
        "--fonts", metavar="FOLDER", help="a folder of woff2 fonts for the page; otherwise those of the web client"
    )


def run_deck_check(arguments: argparse.Namespace) -> int:
    """Reports on a deck; errors give exit code 1, warnings 0."""
    from tallorder.decks.command import run_check

    needs = {}
    for engine in (name for name, one in catalogue.manifests().items() if not one.has_own_cards):
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
