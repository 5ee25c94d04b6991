"""What the commands share: options, numbers, files, and how mistakes are reported."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tallorder.messages import LANGUAGES

if TYPE_CHECKING:
    from tallorder.bots.players import BotSpec
    from tallorder.store import Store

DEFAULT_BOT = "friend"
Commands = Any
"""argparse keeps the type of its sub-parsers to itself."""


class BadInput(Exception):  # noqa: N818 - said to a person, in one line
    """Something the user gave cannot be used; the text says where and what was expected."""


class OldSpelling(argparse.Action):
    """An option under the name it had before 0.2: it still works, and a hint names the new spelling."""

    def __init__(self, option_strings: Sequence[str], dest: str, new: str, **options: Any) -> None:
        super().__init__(option_strings, dest, help=argparse.SUPPRESS, **options)
        self.new = new

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: str | None = None
    ) -> None:
        """Says the hint, then does what the new option would do."""
        del parser
        print(f"tallorder: {option} is now called {self.new}; the old name goes with the next release", file=sys.stderr)
        if isinstance(getattr(namespace, self.dest), list):
            values = [*getattr(namespace, self.dest), values]
        setattr(namespace, self.dest, values)


def add_command(commands: Commands, name: str, run: object, about: str) -> argparse.ArgumentParser:
    """A command with the option that all share."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    parser.add_argument("--lang", choices=LANGUAGES, default=language_of_environment(), help="language to speak")
    return parser


def language_of_environment() -> str:
    """The language that the terminal is set to, where we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            word = os.environ[variable][:2]
            return word if word in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option that makes a command's answer readable by programs."""
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_store(parser: argparse.ArgumentParser) -> None:
    """The option that names the database."""
    parser.add_argument(
        "--store", metavar="URL", help="where tables are stored: a file, sqlite:///file or postgresql://…"
    )


def add_agreement(parser: argparse.ArgumentParser) -> None:
    """What players agree on before a game."""
    parser.add_argument("--order", help="what cards are compared by, such as height or year")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a house rule; `tallorder games` lists them",
    )
    parser.add_argument("--deck", help="a deck by name, or a CSV file or deck folder; for skyscraper a card file")
    parser.add_argument(
        "--cards",
        choices=("core", "all"),
        default="core",
        help="only the cards of the published box (core), or all cards of the deck",
    )


def natural(word: str) -> int:
    """A whole number from 0, for argparse."""
    if not (word.isascii() and word.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected a whole number, not {word!r}")
    return int(word)


def positive(word: str) -> int:
    """A whole number from 1, for argparse."""
    number = natural(word)
    if number < 1:
        raise argparse.ArgumentTypeError("expected 1 or more")
    return number


def options_of(words: Sequence[str]) -> dict[str, str]:
    """House rules from `NAME=VALUE`."""
    chosen = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not (name and equals and value):
            raise BadInput(f"tallorder: --option {word!r}: expected NAME=VALUE")
        chosen[name] = value
    return chosen


def read_text(file: str) -> str:
    """A text file, or standard input for `-`."""
    try:
        if file == "-":
            return sys.stdin.read()
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file}: expected a text file in UTF-8") from None


def print_json(value: object) -> None:
    """JSON for programs."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def read_bots(engine: str, words: str | None) -> "list[BotSpec] | None":
    """The bots that were asked for, by number or by name."""
    from tallorder.bots.players import read_bot

    if words is None:
        return None
    if words.isascii() and words.isdecimal():
        return [read_bot(engine, DEFAULT_BOT)] * int(words)
    return [read_bot(engine, name) for name in words.split(",")]


def open_store(url: str | None) -> "Store":
    """The store that was named, or the usual one."""
    from tallorder.server.settings import default_store
    from tallorder.store import Store
    from tallorder.table.journal import StoreDown

    try:
        return Store(url or default_store())
    except (OSError, StoreDown) as problem:
        raise BadInput(f"tallorder: {problem}") from None
