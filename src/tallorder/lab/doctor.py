"""The deck doctor: which cards are dull, twins, spoiled by their names, or decide games; and which are the best.

Cards are tried in games of Cardline between bots that know the deck as a friend would: there every card that is played
is opened at once, so each has a number of tries, and every hand is known from the beginning.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from tallorder.bots.players import read_bot
from tallorder.cards import Card, Deck, Measure
from tallorder.catalogue import agree, load_deck, offer
from tallorder.decks.spoilers import spoilers
from tallorder.extras import require
from tallorder.games.kernel import Chance
from tallorder.lab.duel import play
from tallorder.lab.statistics import Z95

GAME: Final = "cardline"
PLAYERS: Final = 3
BOT: Final = "friend"
DEAL, BOTS = 1, 2
"""Branches of the seed."""
DEALS_AT_ONCE: Final = 20
DULL: Final = 0.15
"""A card placed right so much more often than the deck's others leaves little to decide."""
SURE: Final = 3.0
"""Standard errors beyond which a card counts as deciding games: with 100 cards chance alone hardly gets there."""
LEAST_SWING: Final = 0.05
CLOSE: Final = 0.01
"""Values that differ by so small a part are twins; years only if they are the same."""


Call = tuple[str, str, str | None, Literal["core", "all"], int, range]
"""What a process is asked: ids, a hash, a seed and the numbers of some deals."""


class Tried(msgspec.Struct):
    """How one card fared."""

    tries: int = 0
    right: int = 0
    held: int = 0
    """Games in which a seat was dealt it …"""
    won: float = 0.0
    """… and how many of them that seat won."""

    def add(self, other: "Tried") -> None:
        """Other games'."""
        self.tries += other.tries
        self.right += other.right
        self.held += other.held
        self.won += other.won


class CardFindings(msgspec.Struct, frozen=True):
    """What there is to say about a card."""

    card: str
    tries: int
    right: float | None
    """The share of tries that were right; None if nobody tried."""
    swing: float
    """How much more often than others its holder wins …"""
    swing_half: float
    """… and half of the 95 % interval."""
    dull: bool
    decides: bool
    twins: tuple[str, ...]
    spoiled: tuple[str, ...]
    """The words on its closed side that say too much."""

    @property
    def troubles(self) -> int:
        """How much speaks against the card."""
        return 4 * bool(self.spoiled) + 2 * self.decides + 2 * self.dull + bool(self.twins)


class Diagnosis(msgspec.Struct, frozen=True):
    """A whole deck."""

    deck: str
    deck_hash: str
    order: str
    chosen: Literal["core", "all"]
    games: int
    seed: int
    cards: tuple[CardFindings, ...]
    best: tuple[str, ...]
    """The cards to play with."""


def try_cards(
    deck: str, deck_hash: str, order: str | None, cards: Literal["core", "all"], seed: int, deals: range
) -> dict[str, Tried]:
    """Plays some deals; the deck is loaded wherever this runs, and must be the one that was meant."""
    agreement = agree(GAME, players=PLAYERS, order=order, deck=deck, cards=cards)
    if agreement.deck.hash != deck_hash:
        raise ValueError(f"{deck} has changed since the examination began")
    spec = read_bot(agreement.rules.engine, BOT)
    found: dict[str, Tried] = {}
    for deal in deals:
        start = agreement.deal(Chance(seed).fork(DEAL).fork(deal).key)
        names = [card.id for card in start.deal.cards]
        hands: Sequence[Sequence[int]] = getattr(start.begin().view(None), "hands")  # noqa: B009 - this game's views have them
        seeds = [Chance(seed).fork(BOTS).fork(deal).fork(seat).key for seat in range(PLAYERS)]
        duel = play(start, [spec] * PLAYERS, seeds)
        for seat, hand in enumerate(hands):
            for card in hand:
                tried = found.setdefault(names[card], Tried())
                tried.held += 1
                tried.won += duel.shares[seat]
        for card, is_right in duel.placed:
            tried = found.setdefault(names[card], Tried())
            tried.tries += 1
            tried.right += is_right
    return found


def examine(
    name: str,
    *,
    order: str | None = None,
    cards: Literal["core", "all"] = "core",
    games: int = 1000,
    seed: int = 0,
    keep: int = 60,
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
) -> Diagnosis:
    """Plays the deck and says what it is like; the number of processes changes nothing."""
    agreement = agree(GAME, players=PLAYERS, order=order, deck=name, cards=cards)
    deck = load_deck(offer(GAME), name)
    assert isinstance(deck, Deck)
    calls = [
        (name, deck.hash, order, cards, seed, range(first, min(first + DEALS_AT_ONCE, games)))
        for first in range(0, games, DEALS_AT_ONCE)
    ]
    total: dict[str, Tried] = {card.id: Tried() for card in agreement.stock}
    for call, tried in zip(calls, _tried(calls, jobs), strict=True):
        for card, more in tried.items():
            total[card].add(more)
        if progress is not None:
            progress(len(call[-1]))
    found = tuple(findings_of(deck, agreement.order, agreement.stock, total))
    return Diagnosis(name, deck.hash, agreement.order, cards, games, seed, found, best_of(found, keep))


def _tried(calls: Sequence[Call], jobs: int) -> Iterator[dict[str, Tried]]:
    if jobs == 1:
        yield from (try_cards(*call) for call in calls)
        return
    require("lab")
    from joblib import Parallel, delayed

    yield from Parallel(n_jobs=jobs, return_as="generator")(delayed(try_cards)(*call) for call in calls)


def findings_of(deck: Deck, order: str, stock: Sequence[Card], total: Mapping[str, Tried]) -> list[CardFindings]:
    """What there is to say about each card, in the order of values."""
    told: dict[str, list[str]] = {}
    for spoiler in spoilers(deck):
        told.setdefault(spoiler.card, []).append(spoiler.found)
    twins = twins_of(stock, deck.measure(order))
    usual = sum(tried.right for tried in total.values()) / max(1, sum(tried.tries for tried in total.values()))
    found = []
    for card in sorted(stock, key=lambda one: (one.values[order].number, one.id)):
        tried = total[card.id]
        right = tried.right / tried.tries if tried.tries else None
        fair = 1 / PLAYERS
        swing = tried.won / tried.held - fair if tried.held else 0.0
        error = math.sqrt(fair * (1 - fair) / tried.held) if tried.held else 0.0
        doubt = math.sqrt(usual * (1 - usual) / tried.tries) if tried.tries else 0.0
        found.append(
            CardFindings(
                card=card.id,
                tries=tried.tries,
                right=right,
                swing=swing,
                swing_half=Z95 * error,
                dull=right is not None and right - usual > max(DULL, SURE * doubt),
                decides=error > 0 and abs(swing) > max(LEAST_SWING, SURE * error),
                twins=tuple(twins.get(card.id, ())),
                spoiled=tuple(dict.fromkeys(told.get(card.id, ()))),
            )
        )
    return found


def twins_of(stock: Sequence[Card], measure: Measure) -> dict[str, list[str]]:
    """The cards whose values nobody could put in order."""
    cards = sorted(stock, key=lambda card: (card.values[measure.id].number, card.id))
    found: dict[str, list[str]] = {}
    for place, card in enumerate(cards):
        for other in cards[place + 1 :]:
            if not _are_twins(card, other, measure):
                break
            found.setdefault(card.id, []).append(other.id)
            found.setdefault(other.id, []).append(card.id)
    return found


def _are_twins(low: Card, high: Card, measure: Measure) -> bool:
    one, other = low.values[measure.id].number, high.values[measure.id].number
    if measure.show == "year":
        return one == other
    return other - one <= CLOSE * max(abs(one), abs(other))


def best_of(found: Sequence[CardFindings], keep: int) -> tuple[str, ...]:
    """The cards with the least against them, and of those the ones that spread most evenly over the ranks.

    A twin counts only while the other one is chosen, so of every pair one may stay.
    """
    ranks = {one.card: rank for rank, one in enumerate(found)}
    against = {one.card: one.troubles - bool(one.twins) for one in found}
    twins = {one.card: one.twins for one in found}
    chosen: list[str] = []
    left = list(ranks)
    while left and len(chosen) < keep:

        def merit(card: str) -> tuple[int, float, int]:
            trouble = against[card] + (1 if any(twin in chosen for twin in twins[card]) else 0)
            room = min((abs(ranks[card] - ranks[other]) for other in chosen), default=len(ranks))
            return -trouble, room, -ranks[card]

        best = max(left, key=merit)
        left.remove(best)
        chosen.append(best)
    return tuple(sorted(chosen, key=ranks.__getitem__))
