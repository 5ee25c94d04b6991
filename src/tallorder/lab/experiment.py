"""Two sets of rules on the same deals: what is played, and the sums that come out of it.

Deals are played in portions. A portion depends on the experiment and its own number alone, and what comes back from
wherever it was played is a few sums: so a series can be stopped and gone on with, spread over processes and machines,
and no portion is ever counted twice. Sent are ids, seeds and hashes, never decks.
"""

from collections.abc import Iterator, Mapping
from importlib.metadata import version
from itertools import pairwise
from typing import Final, Literal

import msgspec

from tallorder.bots import Budget
from tallorder.bots.players import ANY_LEGAL, MOST, BotSpec, read_bot
from tallorder.catalogue import Agreement, Start, agree
from tallorder.games.kernel import Chance, Game, Move, Refusal, Refused
from tallorder.lab.duel import Duel, play

VERSION: Final = version("tallorder")
DEAL, BOTS = 1, 2
"""Branches of an experiment's seed."""
DEALS_IN_PORTION: Final = 20
SIDES: Final = ("new", "old")
"""The rules that are asked about, and those they are compared with."""
EVERY: Final = 4
"""In every fourth deal a third and a fourth game show what knowledge is worth."""
FIRST, LAST = "won-by-", "place-"


class Experiment(msgspec.Struct, frozen=True):
    """A question to the laboratory, as every process that plays some of it has to know it."""

    game: str
    options: Mapping[str, str]
    """The house rules that are asked about …"""
    against: Mapping[str, str]
    """… and those they are compared with."""
    players: int
    bots: tuple[str, ...]
    """Who plays, by seat."""
    seed: int
    order: str | None = None
    deck: str | None = None
    cards: Literal["core", "all"] = "core"
    playouts: int = 20
    deck_hash: str = ""
    """What the deck must be, wherever it is loaded."""
    version: str = VERSION

    def agree(self, side: str) -> Agreement:
        """What one side plays; refuses another deck or another version of the program."""
        found = agree(
            self.game,
            players=self.players,
            order=self.order,
            options=self.options if side == SIDES[0] else self.against,
            deck=self.deck,
            cards=self.cards,
        )
        if self.version != VERSION:
            raise ValueError(f"this is Tall Order {VERSION}, and the experiment wants {self.version}")
        if self.deck_hash and found.deck.hash != self.deck_hash:
            raise Refused(
                Refusal(
                    "K-DECK",
                    "deck-differs",
                    {"deck": self.deck or self.game, "wanted": self.deck_hash, "found": found.deck.hash},
                )
            )
        return found

    def specs(self) -> list[BotSpec]:
        """The bots by seat."""
        engine = self.agree(SIDES[0]).rules.engine
        return [read_bot(engine, name) for name in self.bots]

    def settled(self) -> "Experiment":
        """The same with the hash of its deck, checked: it can be played."""
        old, new = self.agree(SIDES[1]), self.agree(SIDES[0])
        self.specs()
        assert old.deck.hash == new.deck.hash
        return msgspec.structs.replace(self, deck_hash=new.deck.hash)

    def deal_seed(self, deal: int) -> int:
        """What a deal is shuffled by, whatever the rules."""
        return Chance(self.seed).fork(DEAL).fork(deal).key

    def bot_seed(self, deal: int, seat: int) -> int:
        """What a seat's bot knows and how it chooses, whatever the rules."""
        return Chance(self.seed).fork(BOTS).fork(deal).fork(seat).key


class Sums(msgspec.Struct):
    """The sums of one measure, from which means and intervals follow; sums of portions add up."""

    games: int = 0
    new: float = 0.0
    new_squares: float = 0.0
    old: float = 0.0
    old_squares: float = 0.0
    gap: float = 0.0
    """Of the differences deal by deal …"""
    gap_squares: float = 0.0
    """… and of their squares."""

    def count(self, new: float, old: float) -> None:
        """One deal, played by both."""
        self.games += 1
        self.new += new
        self.new_squares += new * new
        self.old += old
        self.old_squares += old * old
        self.gap += new - old
        self.gap_squares += (new - old) ** 2

    def add(self, other: "Sums") -> None:
        """Another portion's."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


Portion = dict[str, Sums]
"""The sums of some deals by measure."""


class Watch:
    """Looks on while a game is played: standings, bluffs, and decisions that were none."""

    def __init__(self, start: Start) -> None:
        self.rules = start.rules
        self.leaders: list[int] = []
        """Who led alone before each move, or -1."""
        self.last: list[frozenset[int]] = []
        """The seats that nobody stood behind."""
        self.forced = 0
        self.bluffs = 0

    def __call__(self, game: Game, move: Move) -> None:
        """Called with every move before it is played."""
        standing = self.rules.standing(game)
        best, worst = max(standing), min(standing)
        leading = [seat for seat, points in enumerate(standing) if points == best]
        self.leaders.append(leading[0] if len(leading) == 1 else -1)
        behind = [seat for seat, points in enumerate(standing) if points == worst and worst < best]
        self.last.append(frozenset(behind))
        self.forced += game.count_legal() == 1
        self.bluffs += self.rules.is_bluff(game, game.pack(move))


def measures(start: Start, watch: Watch, duel: Duel) -> dict[str, float]:
    """What a game amounts to."""
    moves = len(watch.leaders)
    alone = [leader for leader in watch.leaders if leader >= 0]
    changes = sum(one != other for one, other in pairwise(alone))
    winners = set(duel.outcome.winners)
    half = moves // 2
    came_back = bool(winners & watch.last[half]) if moves else False
    decided = moves
    while decided and watch.leaders[decided - 1] in winners:
        decided -= 1
    players = len(duel.shares)
    found = {f"{FIRST}{place + 1}": duel.shares[(start.deal.first + place) % players] for place in range(players)}
    found |= {
        "length": float(moves),
        "lead-changes": float(changes),
        "comebacks": float(came_back),
        "drama": decided / moves if moves else 0.0,
        "forced": watch.forced / moves if moves else 0.0,
        "bluffs": float(watch.bluffs),
        "tries": float(sum(duel.tries)),
        "hits": float(sum(duel.hits)),
    }
    return found


def play_side(
    experiment: Experiment, agreement: Agreement, deal: int, specs: list[BotSpec]
) -> tuple[dict[str, float], Duel]:
    """One deal by one set of rules."""
    start = agreement.deal(experiment.deal_seed(deal))
    watch = Watch(start)
    seeds = [experiment.bot_seed(deal, seat) for seat in range(experiment.players)]
    duel = play(start, specs, seeds, Budget(playouts=experiment.playouts), watch=watch)
    return measures(start, watch, duel), duel


def knows_more(specs: list[BotSpec], seat: int) -> list[BotSpec]:
    """The same table, and one seat knows nearly every card."""
    return [
        msgspec.structs.replace(spec, knowledge=MOST) if other == seat else spec for other, spec in enumerate(specs)
    ]


def play_portion(experiment: Experiment, number: int) -> tuple[int, Portion]:
    """Plays one portion by both sets of rules; its number comes back with it."""
    agreements = [experiment.agree(side) for side in SIDES]
    specs = experiment.specs()
    knowledge_counts = agreements[0].order != "" and all(spec.skill != ANY_LEGAL for spec in specs)
    sums: Portion = {}
    for deal in range(number * DEALS_IN_PORTION, (number + 1) * DEALS_IN_PORTION):
        played = [play_side(experiment, agreement, deal, specs)[0] for agreement in agreements]
        if knowledge_counts and deal % EVERY == 0:
            seat = deal // EVERY % experiment.players
            better = knows_more(specs, seat)
            for found, agreement in zip(played, agreements, strict=True):
                found["knowledge"] = play_side(experiment, agreement, deal, better)[1].shares[seat]
        for name, new in played[0].items():
            sums.setdefault(name, Sums()).count(new, played[1][name])
    return number, sums


def add_up(portions: Mapping[int, Portion]) -> Portion:
    """All portions, added in the order of their numbers: the sums are the same wherever they come from."""
    total: Portion = {}
    for number in sorted(portions):
        for name, sums in portions[number].items():
            total.setdefault(name, Sums()).add(sums)
    return total


def records(experiment: Experiment, deal: int) -> Iterator[tuple[Start, list[tuple[int, Move, str]]]]:
    """One deal by both sets of rules, with every move: its seat, the move, its notation."""
    for side in SIDES:
        start = experiment.agree(side).deal(experiment.deal_seed(deal))
        moves: list[tuple[int, Move, str]] = []

        def watch(game: Game, move: Move, start: Start = start, moves: list[tuple[int, Move, str]] = moves) -> None:
            moves.append((game.actor, move, start.rules.write_move(game, move)))

        seeds = [experiment.bot_seed(deal, seat) for seat in range(experiment.players)]
        play(start, experiment.specs(), seeds, Budget(playouts=experiment.playouts), watch=watch)
        yield start, moves
