"""The `tallorder` command: play, simulate, replay, position, games, deck.

What a program reads is JSON on request; what cannot be read is one line with file, line and what was expected.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tallorder import catalogue
from tallorder.cards import Deck
from tallorder.decks import BuildingSetError, DeckError
from tallorder.games.kernel import NotationError, Refusal, Refused
from tallorder.games.kernel.options import describe
from tallorder.messages import LANGUAGES, phrasebook

if TYPE_CHECKING:
    from tallorder.bots.players import Player
    from tallorder.terminal.play import Terminal
    from tallorder.terminal.speaker import Speaker

BAD_INPUT = 2
DEFAULT_BOT = "friend"


class BadInput(Exception):  # noqa: N818 - said to a person, in one line
    """Something the user gave cannot be used; the text says where and what was expected."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    arguments = build_parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except BadInput as problem:
        print(problem, file=sys.stderr)
        return BAD_INPUT
    except Refused as refused:
        print(f"tallorder: {say_refusal(refused.refusal, arguments.lang)}", file=sys.stderr)
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


def build_parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    parser = argparse.ArgumentParser(prog="tallorder", description="Comparity, Cardline and Skyscraper.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    add_play(commands)
    add_games(commands)
    add_simulate(commands)
    add_replay(commands)
    add_position(commands)
    add_arena(commands)
    add_deck(commands)
    add_serve(commands)
    add_moving(commands)
    return parser


Commands = Any
"""argparse keeps the type of its sub-parsers to itself."""


def add_command(commands: Commands, name: str, run: object, about: str) -> argparse.ArgumentParser:
    """A command with the option that all share."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    parser.add_argument("--lang", choices=LANGUAGES, default=language_of_environment(), help="language of the words")
    return parser


def language_of_environment() -> str:
    """The language that the terminal is set to, where we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            word = os.environ[variable][:2]
            return word if word in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def add_agreement(parser: argparse.ArgumentParser) -> None:
    """What players agree on before a game."""
    parser.add_argument("--order", help="the measure to play by, such as height or year")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--deck", help="a deck by name or path; for skyscraper a card file")
    parser.add_argument(
        "--cards", choices=("core", "all"), default="core", help="the box's own cards, or the whole deck"
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


def say_refusal(refusal: Refusal, language: str) -> str:
    """A refusal in words."""
    from tallorder.terminal.speaker import Speaker

    return Speaker(language).refusal(refusal)


def print_json(value: object) -> None:
    """JSON for programs."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


# play


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
    from tallorder.terminal.evening import Evening
    from tallorder.terminal.play import Quit
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
    evening = Evening(agreement, names, dict(enumerate(sitting, start=people)), arguments.lang, units)
    evening.play(terminal, seed, arguments.record)
    return 0


def open_terminal() -> "Terminal":
    """Standard input and output."""
    from tallorder.terminal.play import Terminal

    def ask(question: str) -> str:
        if sys.stdin.isatty():
            return input(question)
        print(question)
        return input()

    def clear() -> None:
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")

    return Terminal(ask, print, clear)


def read_bots(engine: str, words: str | None) -> "list[Player] | None":
    """The bots that were asked for, by number or by name."""
    from tallorder.bots.players import read_player

    if words is None:
        return None
    if words.isascii() and words.isdecimal():
        return [read_player(engine, DEFAULT_BOT)] * int(words)
    return [read_player(engine, name) for name in words.split(",")]


def default_name(speaker: "Speaker", seat: int, *, is_bot: bool) -> str:
    """What somebody is called who gave no name."""
    return speaker.say("terminal-bot-name" if is_bot else "terminal-player-name", seat=seat + 1)


# games


def add_games(commands: Commands) -> None:
    """`tallorder games`."""
    parser = add_command(commands, "games", run_games, "list the games on offer with their orders and house rules")
    parser.add_argument("--json", action="store_true", help="for programs")


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


# simulate


def add_simulate(commands: Commands) -> None:
    """`tallorder simulate`."""
    parser = add_command(commands, "simulate", run_simulate, "play many games between bots, fast")
    parser.add_argument("game")
    parser.add_argument("--players", type=positive, default=2)
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=natural, default=0)
    parser.add_argument(
        "--bots", default="any-legal", help="who plays: one for all seats, or one for each, as expert@85,friend"
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help="write every game's record into this folder")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_agreement(parser)


def run_simulate(arguments: argparse.Namespace) -> int:
    """Plays a series of games and prints what came out."""
    from tqdm import tqdm

    from tallorder.lab.simulate import simulate

    engine = catalogue.offer(arguments.game).engine
    bots = read_bots(engine, arguments.bots) or []
    if len(bots) == 1:
        bots *= arguments.players
    if len(bots) != arguments.players:
        raise BadInput(
            f"tallorder: --bots names {len(bots)} bots: expected one, or {arguments.players} for the players"
        )
    with tqdm(total=arguments.games, unit="game", disable=not sys.stderr.isatty(), leave=False) as bar:
        result = simulate(
            arguments.game,
            players=arguments.players,
            games=arguments.games,
            seed=arguments.seed,
            bots=() if arguments.bots == "any-legal" else bots,
            order=arguments.order,
            options=options_of(arguments.option),
            deck=arguments.deck,
            cards=arguments.cards,
            record=arguments.record,
            watch=bar.update,
        )
    if arguments.json:
        print_json(result)
        return 0
    print(
        f"{result.games} games, {result.moves} moves in {result.seconds:.2f} s: {result.moves_per_second:,.0f} moves/s"
    )
    print(f"longest game: {result.longest} moves")
    for seat, wins in enumerate(result.wins, start=1):
        print(f"seat {seat}: {wins:g} wins ({wins / result.games:.1%})")
    return 0


# replay


def add_replay(commands: Commands) -> None:
    """`tallorder replay`."""
    parser = add_command(commands, "replay", run_replay, "play a record through and say whether it is valid")
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument("--deck", help="the deck of the record, if it is not one of ours")
    parser.add_argument("--json", action="store_true", help="for programs")


def run_replay(arguments: argparse.Namespace) -> int:
    """Plays a record through; a bad line is named by its number."""
    from tallorder.terminal.replay import replay

    try:
        result = replay(read_text(arguments.file), arguments.deck, arguments.lang)
    except NotationError as error:
        if arguments.json:
            print_json({"valid": False, "line": error.line, "expected": error.expected})
        raise BadInput(f"{arguments.file}:{error.line}: expected {error.expected}") from None
    if arguments.json:
        print_json(result)
        return 0
    print(f"valid: {result.game}, {result.players} players, {result.moves} moves")
    if result.winners is None:
        print(f"not over: seat {result.actor} decides")
    else:
        print(f"won by seat {', '.join(map(str, result.winners))} [{result.rule}]")
        if result.scores:
            print(f"scores: {', '.join(map(str, result.scores))}")
    return 0


# position


def add_position(commands: Commands) -> None:
    """`tallorder position`."""
    parser = add_command(commands, "position", run_position, "explain a position: who decides, and what is legal")
    parser.add_argument("file", help="a position in notation, or - for standard input")
    parser.add_argument("--play", default="", metavar="MOVES", help='moves to play first, as "MOVE; MOVE"')
    parser.add_argument("--seat", type=positive, help="show only what this seat may know")
    parser.add_argument("--deck", help="a deck whose cards the position names")
    parser.add_argument("--json", action="store_true", help="for programs")


def run_position(arguments: argparse.Namespace) -> int:
    """Explains a position."""
    from tallorder.terminal.explain import CannotPlay, explain, say_explanation
    from tallorder.terminal.speaker import Speaker

    text = read_text(arguments.file)
    deck = None
    try:
        engine = catalogue.engine_of_position(text)
        if arguments.deck is not None:
            deck = catalogue.load_deck(catalogue.Offer(engine, engine), arguments.deck)
        rules, game = catalogue.read_position(text, deck)
    except NotationError as error:
        raise BadInput(f"{arguments.file}:{error.line}: expected {error.expected}") from None
    if arguments.seat is not None and arguments.seat > game.seats:
        raise BadInput(f"{arguments.file}: expected a seat from 1 to {game.seats}, not {arguments.seat}")
    seat = None if arguments.seat is None else arguments.seat - 1
    moves = [move.strip() for move in arguments.play.split(";") if move.strip()]
    try:
        facts = deck if isinstance(deck, Deck) else None
        explanation = explain(rules, game, moves, seat, arguments.lang, facts)
    except CannotPlay as problem:
        raise BadInput(f"{arguments.file}: {problem}") from None
    if arguments.json:
        print_json(explanation)
    else:
        print("\n".join(say_explanation(explanation, Speaker(arguments.lang))))
    return 0


# deck


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
    from tallorder.decks.preview import run_preview

    return run_preview(arguments.deck, arguments.out, arguments.lang, arguments.units, arguments.fonts)


def add_serve(commands: Commands) -> None:
    """`tallorder serve`"""
    parser = add_command(commands, "serve", run_serve, "serve tables to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=natural, default=8000)
    parser.add_argument("--store", metavar="URL", help="a file, sqlite:///file or postgresql://…")
    parser.add_argument("--bus", metavar="URL", help="redis://… for several servers on one PostgreSQL")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help="widen or narrow a limit")
    parser.add_argument("--habit", action="append", default=[], metavar="NAME=VALUE", help="change how long it waits")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")


def run_serve(arguments: argparse.Namespace) -> int:
    """Runs the server until it is told to stop."""
    from tallorder.table.rounds import Habits
    from tallorder.web.limits import Limits
    from tallorder.web.serve import default_store, read_words, serve

    try:
        limits = read_words(options_of(arguments.limit), Limits)
        habits = read_words(options_of(arguments.habit), Habits)
    except ValueError as error:
        raise BadInput(f"tallorder: {error}") from None
    store = arguments.store or default_store()
    try:
        serve(arguments.host, arguments.port, store, arguments.bus, limits, habits, arguments.log_level)
    except OSError as problem:
        raise BadInput(f"tallorder: {problem}") from None
    return 0


def add_moving(commands: Commands) -> None:
    """`tallorder export` and `tallorder import`."""
    parser = add_command(commands, "export", run_export, "write all tables, decks and reports into a folder")
    parser.add_argument("folder", help="a new or empty folder")
    parser.add_argument("--store", metavar="URL", help="a file, sqlite:///file or postgresql://…")
    parser = add_command(commands, "import", run_import, "take in what an export holds")
    parser.add_argument("folder", help="the folder of an export")
    parser.add_argument("--store", metavar="URL", help="a file, sqlite:///file or postgresql://…")


def run_export(arguments: argparse.Namespace) -> int:
    """Writes everything a store keeps as files."""
    from tallorder.store.files import export

    return _move(arguments, export, "moving-exported")


def run_import(arguments: argparse.Namespace) -> int:
    """Takes everything in that an export holds."""
    from tallorder.store.files import take_in

    return _move(arguments, take_in, "moving-imported")


def _move(arguments: argparse.Namespace, deed: Any, done: str) -> int:
    import asyncio

    from tallorder.store import Store
    from tallorder.store.files import ImportProblem
    from tallorder.web.serve import default_store

    store = Store(arguments.store or default_store())
    try:
        head = asyncio.run(deed(store, Path(arguments.folder)))
    except ImportProblem as problem:
        raise BadInput(str(problem)) from None
    finally:
        store.close()
    counts = {"tables": head.tables, "decks": head.decks, "reports": head.reports}
    print(phrasebook(arguments.lang).say(done, counts))
    return 0


def run_deck_reports(arguments: argparse.Namespace) -> int:
    """Lists what players said is wrong with cards."""
    import asyncio
    from datetime import UTC, datetime

    from tallorder.store import Store
    from tallorder.web.serve import default_store

    store = Store(arguments.store or default_store())
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


# arena


def add_arena(commands: Commands) -> None:
    """`tallorder arena`."""
    parser = add_command(commands, "arena", run_arena, "let bots meet in every seating and count who wins")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="the line-up of one table, such as expert@85,plain@85")
    parser.add_argument("--games", type=positive, default=200, help="at least so many; every deal is played in full")
    parser.add_argument("--seed", type=natural, default=0)
    parser.add_argument("--jobs", type=positive, default=1, help="processes; they change nothing but the time")
    parser.add_argument("--pairs", action="store_true", help="play every pair of the line-up instead")
    parser.add_argument("--playouts", type=positive, default=200, help="how long searching bots think")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw what came out (.svg, .png, .pdf)")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_agreement(parser)


def run_arena(arguments: argparse.Namespace) -> int:
    """Plays a contest and prints what came out."""
    from tqdm import tqdm

    from tallorder.bots import Budget
    from tallorder.bots.players import read_player
    from tallorder.lab import arena

    engine = catalogue.rules(catalogue.offer(arguments.game).engine)
    line_up = tuple(read_player(engine.engine, name) for name in arguments.bots.split(","))
    contest = arena.Contest(
        arguments.game,
        line_up,
        arguments.games,
        arguments.seed,
        order=arguments.order,
        options=options_of(arguments.option),
        deck=arguments.deck,
        cards=arguments.cards,
        budget=Budget(playouts=arguments.playouts),
    )
    contests = arena.pairs(contest) if arguments.pairs else [contest]
    for one in contests:
        one.check()
    total = sum(one.deals() * len(one.seatings()) for one in contests)
    with tqdm(total=total, unit="game", disable=not sys.stderr.isatty(), leave=False) as bar:
        reports = [arena.run(one, arguments.jobs, bar.update) for one in contests]
    if arguments.plot is not None:
        from tallorder.lab.plot import draw

        draw(reports, arguments.plot)
    if arguments.json:
        print_json(reports if arguments.pairs else reports[0])
        return 0
    for found in reports:
        print("\n".join(arena.as_table(found)))
    return 0
