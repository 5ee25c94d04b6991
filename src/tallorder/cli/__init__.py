"""The `tallorder` command.

What a program reads is JSON on request; what cannot be read is one line with file, line and what was expected.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from tallorder import __version__
from tallorder.cli.arguments import BadInput
from tallorder.cli.deck import add_deck
from tallorder.cli.games import add_games
from tallorder.cli.lab import add_lab
from tallorder.cli.laboratory import add_arena, add_simulate
from tallorder.cli.notation import add_position, add_replay
from tallorder.cli.playing import add_play
from tallorder.cli.printing import add_print
from tallorder.cli.serving import add_backup, add_moving, add_serve
from tallorder.cli.study import add_analyse
from tallorder.compiled import why_plain
from tallorder.decks import BuildingSetError, DeckError
from tallorder.extras import MissingExtra
from tallorder.games.kernel import Refused

BAD_INPUT: Final = 2
MISSING_EXTRA: Final = 3


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    arguments = build_parser().parse_args(argv)
    try:
        return run(arguments)
    except MissingExtra as missing:
        print(f"tallorder: {missing}", file=sys.stderr)
        return MISSING_EXTRA


def run(arguments: argparse.Namespace) -> int:
    """Runs a command that has been read; every mistake of its user is said in one line."""
    try:
        return int(arguments.run(arguments))
    except BadInput as problem:
        print(problem, file=sys.stderr)
        return BAD_INPUT
    except Refused as refused:
        print(f"tallorder: {refusal_in_words(refused, arguments.lang)}", file=sys.stderr)
        return BAD_INPUT
    except DeckError as error:
        from tallorder.decks.words import explain

        print(explain(error.problems[0], arguments.lang), file=sys.stderr)
        return BAD_INPUT
    except BuildingSetError as problem:
        print(problem, file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"{error.filename or 'tallorder'}: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def refusal_in_words(refused: Refused, language: str) -> str:
    """Why something was not accepted; without the extra for sentences, at least its rule and code."""
    from tallorder.terminal.speaker import Speaker

    try:
        return Speaker(language).refusal(refused.refusal)
    except MissingExtra as missing:
        return f"{refused} ({missing})"


def engines_in_words() -> str:
    """How the engines run."""
    return f"plain Python: {why_plain()}" if why_plain() else "compiled"


def build_parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    parser = argparse.ArgumentParser(prog="tallorder", description="Comparity, Cardline and Skyscraper.")
    parser.add_argument("--version", action="version", version=f"tallorder {__version__} ({engines_in_words()})")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    add_play(commands)
    add_games(commands)
    add_simulate(commands)
    add_replay(commands)
    add_position(commands)
    add_analyse(commands)
    add_arena(commands)
    add_lab(commands)
    add_deck(commands)
    add_print(commands)
    add_serve(commands)
    add_moving(commands)
    add_backup(commands)
    return parser
