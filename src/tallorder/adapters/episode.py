"""What all adapters share: a game that is played by numbers, from a deal to its end or to the last move allowed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from tallorder.catalogue import Agreement, DeckLike, agree
from tallorder.games.kernel import NOBODY, Event, Move
from tallorder.games.kernel.numbers import Actions, Observation

MOST_MOVES: Final = 1000
"""A game is cut off after so many moves unless asked otherwise: Cardline need not end. [L-R-23]"""
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Setting(msgspec.Struct, frozen=True):
    """What is played, and the numbers that every game of it shares."""

    agreement: Agreement
    actions: Actions[Any]
    observation: Observation[Any]
    low: Floats
    """The least that each number of an observation can be …"""
    high: Floats
    """… and the most."""
    most_moves: int

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.agreement.players

    def mask(self, numbers: Sequence[int]) -> Mask:
        """1 for every number that is legal."""
        mask = np.zeros(self.actions.count, np.int8)
        mask[numbers] = 1
        return mask


def settle(
    game: str,
    players: int,
    *,
    order: str | None = None,
    options: Mapping[str, object] | None = None,
    deck: DeckLike | None = None,
    cards: Literal["core", "all"] = "core",
    most_moves: int = MOST_MOVES,
) -> Setting:
    """Agrees on a game as `tallorder.agree` does; refuses what cannot be played."""
    if most_moves < 1:
        raise ValueError(f"most_moves is {most_moves}: a game has at least one move")
    agreement = agree(game, players=players, order=order, options=options, deck=deck, cards=cards)
    running = agreement.deal(0).begin()
    observation = agreement.rules.observation(running, len(agreement.stock))
    least = [field.least for field in observation.fields for _ in range(field.size)]
    most = [field.most for field in observation.fields for _ in range(field.size)]
    return Setting(
        agreement,
        agreement.rules.actions(running),
        observation,
        np.array(least, np.float32),
        np.array(most, np.float32),
        most_moves,
    )


class Told(msgspec.Struct, frozen=True):
    """What happened in one move, and before it."""

    events: tuple[Event, ...]
    before: "Told | None"


class Episode:
    """One game of a setting. Copying one, as OpenSpiel does all the time, clones the game and shares the rest."""

    def __init__(self, setting: Setting, seed: int, *, remembers: bool = False) -> None:
        self.setting = setting
        self.start = setting.agreement.deal(seed)
        self.game = self.start.rules.set_up(self.start.deal, self.start.options)
        self.facts = setting.agreement.facts(self.start)
        self.moves = 0
        self.remembers = remembers
        self.told: Told | None = None
        """All events so far, the last ones first, where somebody wants to be told."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        """A clone; `copy.deepcopy` would take a hundred times as long. [open_spiel#641]"""
        del memo
        twin = Episode.__new__(Episode)
        twin.setting, twin.start, twin.facts = self.setting, self.start, self.facts
        twin.game = self.game.clone()
        twin.moves, twin.remembers, twin.told = self.moves, self.remembers, self.told
        return twin

    @property
    def actor(self) -> int:
        """The seat that decides now; NOBODY when the game is over or was cut off."""
        return NOBODY if self.moves >= self.setting.most_moves else self.game.actor

    @property
    def is_cut_off(self) -> bool:
        """Whether the last move allowed was played before the game ended."""
        return self.game.actor != NOBODY and self.moves >= self.setting.most_moves

    def numbers(self) -> list[int]:
        """The numbers of all legal moves, in the game's order; none when nobody decides."""
        return [] if self.actor == NOBODY else self.setting.actions.numbers(self.game)

    def move(self, number: int) -> Move:
        """A legal number as a move."""
        move: Move = self.game.unpack(self.setting.actions.move(self.game, number))
        return move

    def play(self, number: int) -> None:
        """Plays a legal move by its number."""
        packed = self.setting.actions.move(self.game, number)
        if self.remembers:
            self.game.log = []
        self.game.apply(packed)
        if self.game.log is not None:
            self.told = Told(tuple(self.game.log), self.told)
            self.game.log = None
        self.moves += 1

    def observe(self, seat: int | None) -> Floats:
        """What a seat, or a spectator, may see now, as numbers."""
        return np.array(self.setting.observation.of(self.game.view(seat), seat, self.facts), np.float32)

    def rewards(self) -> list[float]:
        """What each seat gets at the end: together 0, and 1 for the only winner. Nothing for a game cut off."""
        outcome, players = self.game.outcome(), self.setting.players
        if outcome is None:
            return [0.0] * players
        share = 1 / len(outcome.winners)
        return [((share if seat in outcome.winners else 0.0) * players - 1) / (players - 1) for seat in range(players)]

    def history(self) -> Iterator[Event]:
        """All events so far, the first ones first."""
        stretches = []
        told = self.told
        while told is not None:
            stretches.append(told.events)
            told = told.before
        for events in reversed(stretches):
            yield from events
