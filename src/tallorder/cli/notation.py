"""`tallorder replay` and `tallorder position`: games and moments of games as text."""

import argparse

from tallorder import catalogue
from tallorder.cards import Deck
from tallorder.cli.arguments import BadInput, Commands, add_command, add_json, positive, print_json, read_text
from tallorder.games.kernel import NotationError


def add_replay(commands: Commands) -> None:
    """`tallorder replay`."""
    parser = add_command(commands, "replay", run_replay, "play a record or a saved game and say whether it is valid")
    parser.add_argument("file", help="a record, a game saved by a player, or - for standard input")
    parser.add_argument("--deck", help="the deck of the record, if it is not one of ours")
    add_json(parser)


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
    if result.eyes is not None:
        seats = ", ".join(map(str, result.eyes))
        print(f"as seen by seat {seats}" if seats else "as everybody saw it")
    if result.winners is None:
        print(f"not over: seat {result.actor} decides")
    else:
        print(f"won by seat {', '.join(map(str, result.winners))} [{result.rule}]")
        if result.scores:
            print(f"scores: {', '.join(map(str, result.scores))}")
    return 0


def add_position(commands: Commands) -> None:
    """`tallorder position`."""
    parser = add_command(commands, "position", run_position, "explain a position: who decides, and what is legal")
    parser.add_argument("file", help="a position in notation, or - for standard input")
    parser.add_argument("--play", default="", metavar="MOVES", help='moves to play first, as "MOVE; MOVE"')
    parser.add_argument("--seat", type=positive, help="show only what this seat may know")
    parser.add_argument("--deck", help="a deck whose cards the position names")
    add_json(parser)


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
