"""Plays many games fast: packed moves, no views, no events."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, Literal

import msgspec

from tallorder.bots.players import BotSpec
from tallorder.catalogue import Agreement, DeckLike, Start, agree
from tallorder.extras import require
from tallorder.games.kernel import NOBODY, AnyRules, Chance, Game, Outcome
from tallorder.games.kernel.playout import Picker, play_out
from tallorder.games.kernel.record import Ending, RecordedMove, write_record
from tallorder.lab.duel import play

SOON: Final = 0.5
"""Seconds that are played in this process before others are started: a short series is over by then."""
PORTIONS: Final = 25
"""How many portions each process gets: enough for a progress bar, few enough to set up quickly."""
Played = tuple[int, tuple[int, ...]]
"""How many moves a game had, and who won it."""


class Simulation(msgspec.Struct, frozen=True):
    """What came out of a series of games."""

    games: int
    moves: int
    seconds: float
    moves_per_second: float
    wins: list[float]
    """Per seat; a victory shared by k seats counts 1/k for each."""
    longest: int
    """Moves of the longest game."""


def record_any_legal(start: Start, seed: int) -> tuple[str, Game, int]:
    """The game of `play_out` with every move written down: the record, the game at its end, and how many moves."""
    game = start.begin()
    rules: AnyRules = start.rules
    picker = Picker(seed)
    moves = []
    while game.actor != NOBODY:
        packed = picker.pick(game)
        moves.append(RecordedMove(game.actor, rules.write_move(game, game.unpack(packed))))
        game.apply(packed)
    ending = Ending(_outcome(game))
    record = msgspec.structs.replace(start.record(), moves=tuple(moves), ending=ending)
    return write_record(record), game, len(moves)


def record_bots(start: Start, bots: Sequence[BotSpec], seed: int) -> tuple[str, Outcome, int]:
    """A game between bots with every move written down: the record, how it ended, and how many moves."""
    moves: list[RecordedMove] = []
    own = Chance(seed)
    duel = play(
        start,
        bots,
        [own.fork(seat).key for seat in range(len(bots))],
        watch=lambda game, move: moves.append(RecordedMove(game.actor, start.rules.write_move(game, move))),
    )
    record = msgspec.structs.replace(start.record(), moves=tuple(moves), ending=Ending(duel.outcome))
    return write_record(record), duel.outcome, len(moves)


def _outcome(game: Game) -> Outcome:
    outcome = game.outcome()
    assert outcome is not None
    return outcome


class Series(msgspec.Struct, frozen=True):
    """A series of games, as every process that plays some of them has to know it."""

    game: str
    players: int
    seed: int
    bots: Sequence[BotSpec] = ()
    order: str | None = None
    options: Mapping[str, object] | None = None
    deck: DeckLike | None = None
    cards: Literal["core", "all"] = "core"
    record: Path | None = None

    def agree(self) -> Agreement:
        """What is played, or a refusal."""
        return agree(
            self.game,
            players=self.players,
            order=self.order,
            options=self.options,
            deck=self.deck,
            cards=self.cards,
        )

    def play(self, numbers: range) -> Iterator[Played]:
        """The games with these numbers; each depends on the seed and its own number alone."""
        agreement = self.agree()
        chance = Chance(self.seed)
        for number in numbers:
            own = chance.fork(number)
            yield self._play(agreement.deal(own.next()), number, own.next())

    def _play(self, start: Start, number: int, seed: int) -> Played:
        if not self.bots and self.record is None:
            running = start.begin()
            moves = play_out(running, seed)
            return moves, _outcome(running).winners
        if self.bots:
            text, outcome, moves = record_bots(start, self.bots, seed)
        else:
            text, running, moves = record_any_legal(start, seed)
            outcome = _outcome(running)
        if self.record is not None:
            name = f"{self.game}-{self.players}p-{number + 1:04}.record"
            (self.record / name).write_text(text, encoding="utf-8")
        return moves, outcome.winners


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[BotSpec] = (),
    order: str | None = None,
    options: Mapping[str, object] | None = None,
    deck: DeckLike | None = None,
    cards: Literal["core", "all"] = "core",
    record: Path | None = None,
    watch: Callable[[], object] | None = None,
    jobs: int = 1,
    soon: float = SOON,
) -> Simulation:
    """Plays a series of games between any-legal seats, or between the `bots` given by seat.

    The same seed gives the same games, in however many processes (`jobs`). With `record`, every game is written into
    that folder. `watch` is called after each game. Games are played here alone for `soon` seconds.
    """
    series = Series(game, players, seed, bots, order, options, deck, cards, record)
    series.agree()
    wins = [0.0] * players
    total = longest = 0
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    for moves, winners in _play_all(series, games, jobs, began + soon):
        for seat in winners:
            wins[seat] += 1 / len(winners)
        total += moves
        longest = max(longest, moves)
        if watch is not None:
            watch()
    seconds = perf_counter() - began
    return Simulation(games, total, seconds, total / seconds if seconds else 0.0, wins, longest)


def _play_all(series: Series, games: int, jobs: int, later: float) -> Iterator[Played]:
    """All games in order: here alone at first, then in as many processes as were asked for."""
    done = 0
    for played in series.play(range(games)):
        yield played
        done += 1
        if jobs > 1 and perf_counter() > later:
            break
    if done == games:
        return
    require("lab")
    from joblib import Parallel, delayed

    size = max(1, (games - done) // (jobs * PORTIONS))
    portions = (range(first, min(first + size, games)) for first in range(done, games, size))
    calls = (delayed(_play_portion)(series, numbers) for numbers in portions)
    for portion in Parallel(n_jobs=jobs, return_as="generator")(calls):
        yield from portion


def _play_portion(series: Series, numbers: range) -> list[Played]:
    return list(series.play(numbers))
