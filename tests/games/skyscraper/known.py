"""What the laws must know of Skyscraper."""

from typing import cast

import msgspec

from tallorder.games.kernel import NOBODY, Chance, Deal, Event, Game
from tallorder.games.kernel.record import play_recorded
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.events import (
    CardDiscarded,
    CardFetched,
    CardsDrawn,
    CardsTaken,
    DeckStudied,
    HandsPassed,
    PlayerResigned,
    TurnPassed,
)
from tallorder.games.skyscraper.events import CardPlayed as FromHand
from tallorder.games.skyscraper.printed import FOUNDATION
from tallorder.games.skyscraper.reader import cards_in_play
from tallorder.games.skyscraper.setup import DEALT
from tallorder.games.skyscraper.tower import Tower, site
from tests.games.known import Known
from tests.games.skyscraper.invariants import check as check_skyscraper
from tests.games.strategies import Moment


class KnownSkyscraper(Known):
    """Structures, hands, deck, discard pile, Foundations; almost everything secret is a hand or the deck."""

    def cards(self, game: Game) -> list[int]:
        return sorted(cards_in_play(cast(SkyscraperGame, game)).elements())

    def check(self, game: Game) -> None:
        check_skyscraper(cast(SkyscraperGame, game))

    def length(self, told: list[tuple[Event, ...]]) -> int:
        """Turns, last-lap passes included. [S-R-50]"""
        return 1 + sum(isinstance(event, TurnPassed) for events in told for event in events)

    def bound(self, players: int) -> int:
        return 83 + 6 * players

    def disguise(self, game: Game, seat: int | None, chance: Chance) -> Game:
        twin = cast(SkyscraperGame, game).clone()
        known = set() if seat is None else set(twin.knows(seat))
        unknown = [place for place in range(len(twin.deck)) if place not in known]
        others = [other for other in range(twin.seats) if other != seat]
        foundations = [kind for kind in twin.removed if twin.cards.type_of[kind] == FOUNDATION]
        kinds = [kind for kind in twin.removed if twin.cards.type_of[kind] != FOUNDATION]
        kinds += [twin.deck[place] for place in unknown] + [kind for other in others for kind in twin.hands[other]]
        looks = seat is not None and seat == twin.actor
        robs = seat is not None and seat in (twin.actor, twin.victim)
        kinds += [] if looks else twin.looked
        kinds += [] if robs else twin.taken
        chance.shuffle(kinds)

        def some(count: int) -> tuple[int, ...]:
            return tuple(sorted([kinds.pop() for _ in range(count)]))

        for place in unknown:
            twin.deck[place] = kinds.pop()
        for other in others:
            twin.hands[other] = some(len(twin.hands[other]))
        twin.looked = twin.looked if looks else some(len(twin.looked))
        twin.taken = twin.taken if robs else some(len(twin.taken))
        foundations += twin.pile
        chance.shuffle(foundations)
        twin.removed = tuple(kinds + foundations[len(twin.pile) :])
        twin.pile = tuple(foundations[: len(twin.pile)])
        twin.chance_key = chance.next()
        twin.towers = [self._covered(twin, tower, chance) for tower in twin.towers]
        return twin

    def _covered(self, game: SkyscraperGame, tower: Tower, chance: Chance) -> Tower:
        """A site whose covered floors are others with the same numbers. [S-BUILD-4]"""
        if tower.owner != NOBODY or not tower.floors or game.options.open_stacks:
            return tower
        cards = game.cards
        twin = site(tower.foundation, cards)
        for kind in tower.floors[:-1]:
            alike = [
                other
                for other in cards.lookalikes(cards.metres[kind], cards.points[kind])
                if (cards.resistance[other], cards.is_toilet[other]) == (cards.resistance[kind], cards.is_toilet[kind])
            ]
            twin = twin.with_floor(alike[chance.below(len(alike))], cards)
        return twin.with_floor(tower.floors[-1], cards).struck(tower.earthquakes, tower.insurance, tower.marks)

    def other_deal(self, moment: Moment, seat: int | None, chance: Chance) -> Deal:
        """The part of the deck that nobody drew or studied, and the Foundations still to come, lie otherwise.

        While nobody has touched another's hand, each other seat also has another card instead of one that it kept.
        """
        replayed = cast(SkyscraperGame, moment.start.begin())
        untouched = len(replayed.deck)
        for move in moment.moves:
            for event in play_recorded(moment.rules, replayed, move):
                if isinstance(event, CardsDrawn):
                    untouched = min(untouched, event.left)
            untouched = min(untouched, len(replayed.deck))
        piles = moment.start.deal.piles
        touched = len(piles["deck"]) - untouched
        below = list(piles["deck"][touched:])
        chance.shuffle(below)
        above = list(piles["deck"][:touched])
        for other in range(replayed.seats) if below else ():
            kept = [] if other == seat else self._kept(moment, replayed, other)
            if kept and below[-1] != replayed.cards.insurance:
                place = kept[chance.below(len(kept))]
                above[place], below[-1] = below[-1], above[place]
                chance.shuffle(below)
        revealed = len(replayed.towers)
        cards = replayed.cards
        foundations = [
            *piles["foundations"][revealed:],
            *(k for k in piles["removed"] if cards.type_of[k] == FOUNDATION),
        ]
        chance.shuffle(foundations)
        coming = len(piles["foundations"]) - revealed
        surplus = [kind for kind in piles["removed"] if cards.type_of[kind] != FOUNDATION]
        return msgspec.structs.replace(
            moment.start.deal,
            piles={
                "foundations": (*piles["foundations"][:revealed], *foundations[:coming]),
                "roofs": piles["roofs"],
                "deck": (*above, *below),
                "removed": (*foundations[coming:], *surplus),
            },
        )

    def _kept(self, moment: Moment, game: SkyscraperGame, seat: int) -> list[int]:
        """The places in the deck of cards that a seat got and kept, as long as nothing but plain turns happened."""
        touching = HandsPassed | CardsTaken | DeckStudied | PlayerResigned | CardDiscarded | CardFetched
        events = [event for told in moment.told for event in told]
        if any(isinstance(event, touching) for event in events):
            return []
        played = {event.card for event in events if isinstance(event, FromHand) and event.seat == seat}
        got = list(range(seat, DEALT * game.seats, game.seats))
        reached = DEALT * game.seats
        for event in events:
            if isinstance(event, CardsDrawn):
                if event.seat == seat:
                    got += range(reached, reached + event.count)
                reached += event.count
        deck = moment.start.deal.piles["deck"]
        return [place for place in got if deck[place] not in played and deck[place] != game.cards.insurance]


KNOWN = KnownSkyscraper()
