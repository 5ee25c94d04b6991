"""A table to try rules on: positions in notation, moves in notation, cards by id."""

from pathlib import Path
from textwrap import dedent
from typing import TypeVar, cast

import pytest

from tallorder.decks import load_building_set
from tallorder.games.kernel import Chance, Event, Refusal, Refused, Stock
from tallorder.games.skyscraper import RULES
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.view import SkyscraperView, StructureSeen

BUILDING_SET = load_building_set()
STOCK = Stock(box=BUILDING_SET)
POSITIONS = Path(__file__).parent / "positions"
IDS = [card.id for card in BUILDING_SET.cards]
E = TypeVar("E", bound=Event)


def position(text: str) -> SkyscraperGame:
    """The position of these lines; two players and seat 1 to play unless they say otherwise."""
    lines = dedent(text).strip()
    words = [line.split()[0] for line in lines.splitlines() if line.split()]
    if "players" not in words:
        lines = f"players 2\n{lines}"
    if "turn" not in words and "ended" not in words:
        lines = f"{lines}\nturn 1"
    return cast(SkyscraperGame, RULES.read_position(f"position skyscraper\n{lines}\n", STOCK))


def reread(game: SkyscraperGame) -> SkyscraperGame:
    """The same position, written and read again."""
    return cast(SkyscraperGame, RULES.read_position(RULES.write_position(game), STOCK))


def load(name: str) -> SkyscraperGame:
    """A worked example from the folder `positions`."""
    return cast(
        SkyscraperGame, RULES.read_position((POSITIONS / f"{name}.position").read_text(encoding="utf-8"), STOCK)
    )


def play(game: SkyscraperGame, moves: str) -> list[Event]:
    """Plays moves with semicolons between them; returns what happened."""
    happened: list[Event] = []
    for text in moves.split(";"):
        happened += game.play(RULES.read_move(game, text))
    return happened


def legal(game: SkyscraperGame) -> list[str]:
    """The legal moves in notation."""
    return [RULES.write_move(game, move) for move in game.legal_moves()]


def refused(game: SkyscraperGame, move: str) -> Refusal:
    """The refusal of a move, which must change nothing."""
    before = game.key()
    with pytest.raises(Refused) as caught:
        play(game, move)
    assert game.key() == before
    return caught.value.refusal


def rule_and_code(game: SkyscraperGame, move: str) -> tuple[str, str]:
    """By which rule and with which code a move is refused."""
    refusal = refused(game, move)
    return refusal.rule, refusal.code.removeprefix("skyscraper-")


def ids(kinds: tuple[int, ...] | list[int]) -> list[str]:
    """Cards by their ids."""
    return [IDS[kind] for kind in kinds]


def hand(game: SkyscraperGame, seat: int) -> list[str]:
    """The cards in the hand of a seat, counted from 1."""
    return ids(game.hands[seat - 1])


def kind(card: str) -> int:
    """A card's number."""
    return BUILDING_SET.number(card)


def only(events: list[Event], what: type[E]) -> list[E]:
    """The events of one sort."""
    return [event for event in events if isinstance(event, what)]


def view(game: SkyscraperGame, seat: int | None) -> SkyscraperView:
    """What a seat, counted from 1, may see; None is a spectator."""
    return cast(SkyscraperView, game.view(None if seat is None else seat - 1))


def structure(game: SkyscraperGame, number: int, seat: int | None = None) -> StructureSeen:
    """A structure, counted from 1, as it is seen."""
    return next(one for one in view(game, seat).structures if one.number == number - 1)


def new_game(players: int, seed: int, options: SkyscraperOptions | None = None) -> SkyscraperGame:
    """A game at its first decision."""
    switches = options or SkyscraperOptions()
    deal = RULES.deal(players, switches, BUILDING_SET, "", Chance(seed))
    return cast(SkyscraperGame, RULES.set_up(deal, switches))
