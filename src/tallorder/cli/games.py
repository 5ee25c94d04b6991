"""`tallorder games`: what is on offer."""

import argparse

from tallorder import catalogue
from tallorder.cli.arguments import Commands, add_command, add_json, print_json
from tallorder.games.kernel.options import describe


def add_games(commands: Commands) -> None:
    """`tallorder games`."""
    parser = add_command(commands, "games", run_games, "list the games on offer with their orders and house rules")
    add_json(parser)


def run_games(arguments: argparse.Namespace) -> int:
    """Lists the games."""
    if arguments.json:
        print_json([catalogue.describe_offer(offer) for offer in catalogue.offers()])
        return 0
    from tallorder.terminal.speaker import Speaker

    speaker = Speaker(arguments.lang)
    for offer in catalogue.offers():
        rules = catalogue.rules(offer.engine)
        print(f"{offer.game}: {speaker.say(f'title-{offer.game}')}")
        print(f"  players {rules.fewest_players}–{rules.most_players}", end="")
        print(f"; order {', '.join(offer.orders)}" if offer.orders else "")
        for name, switch in describe(rules.options).items():
            print(f"  --option {name}={switch['default']}  ({', '.join(switch['allowed'])})")
    return 0
