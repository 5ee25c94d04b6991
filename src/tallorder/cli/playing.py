"""`tallorder play`: a game in the terminal."""

import argparse
import shutil
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from tallorder import catalogue
from tallorder.cli.arguments import (
    BadInput,
    Commands,
    add_agreement,
    add_command,
    natural,
    options_of,
    positive,
    read_bots,
)

if TYPE_CHECKING:
    from tallorder.terminal.play import Terminal
    from tallorder.terminal.speaker import Speaker


def add_play(commands: Commands) -> None:
    """`tallorder play`."""
    parser = add_command(commands, "play", run_play, "play a game in the terminal, with people here and bots")
    parser.add_argument("game", nargs="?", help="a game of `tallorder games`; without it you are asked")
    parser.add_argument("--players", type=positive, help="how many play")
    parser.add_argument("--bots", help="how many of them are bots, or who: friend, expert@85, beginner@65:pilgrim, …")
    parser.add_argument("--names", default="", help="names of the people here, separated by commas")
    parser.add_argument("--seed", type=natural, help="the same seed deals the same game again")
    parser.add_argument("--units", choices=("us", "metric"), help="how areas and masses are shown")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record into this file")
    add_agreement(parser)


def run_play(arguments: argparse.Namespace) -> int:
    """Plays in the terminal, one game after another."""
    from tallorder.terminal.play import Quit
    from tallorder.terminal.series import GameSeries
    from tallorder.terminal.speaker import Speaker
    from tallorder.terminal.welcome import ask_people, choose_offer

    speaker = Speaker(arguments.lang)
    terminal = open_terminal()
    try:
        offer = choose_offer(terminal, speaker) if arguments.game is None else catalogue.offer(arguments.game)
        named = read_bots(offer.engine, arguments.bots)
        bots = None if named is None else len(named)
        players = arguments.players
        if players is None and arguments.game is None:
            players, people = ask_people(terminal, speaker, offer)
            bots = players - people
    except Quit:
        return 0
    players = players or max(catalogue.rules(offer.engine).fewest_players, (bots or 0) + 1)
    bots = players - 1 if bots is None else bots
    agreement = catalogue.agree(
        offer.game,
        players=players,
        order=arguments.order,
        options=options_of(arguments.option),
        deck=arguments.deck,
        cards=arguments.cards,
    )
    if bots > players:
        raise BadInput(f"tallorder: --bots {bots}: expected at most {players}, the number of players")
    people = players - bots
    sitting = named if named is not None else read_bots(offer.engine, str(bots)) or []
    names = [name.strip() for name in arguments.names.split(",") if name.strip()][:people]
    names += [default_name(speaker, seat, is_bot=seat >= people) for seat in range(len(names), players)]
    units = arguments.units or getattr(agreement.options, "units", "us")
    seed = catalogue.fresh_seed() if arguments.seed is None else arguments.seed
    series = GameSeries(agreement, names, dict(enumerate(sitting, start=people)), arguments.lang, units, seed)
    series.play(terminal, arguments.record)
    return 0


def open_terminal() -> "Terminal":
    """Standard input and output; on a screen, lines break between words."""
    from tallorder.terminal.play import Terminal

    def ask(question: str) -> str:
        if sys.stdin.isatty():
            return input(question)
        print(question)
        return input()

    def tell(text: str) -> None:
        if not sys.stdout.isatty():
            print(text)
            return
        width = shutil.get_terminal_size().columns
        for line in text.splitlines() or [""]:
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            print(textwrap.fill(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False))

    def clear() -> None:
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")

    return Terminal(ask, tell, clear)


def default_name(speaker: "Speaker", seat: int, *, is_bot: bool) -> str:
    """What somebody is called who gave no name."""
    return speaker.say("terminal-bot-name" if is_bot else "terminal-player-name", seat=seat + 1)
