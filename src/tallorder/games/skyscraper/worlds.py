"""Worlds that fit a view, for bots that search: what the receiver cannot see is drawn by chance."""

from functools import lru_cache
from typing import Final

from tallorder.cards import SetupRow
from tallorder.games.kernel import NOBODY, Chance, Guesses, Hidden
from tallorder.games.skyscraper import moves
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.faces import CardFace
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.printed import PRIZE, Printed
from tallorder.games.skyscraper.prizes import NONE, Prizes
from tallorder.games.skyscraper.state import PHASES
from tallorder.games.skyscraper.tower import FAULTS, NO_THRESHOLD, RUBBLE, Tower, site
from tallorder.games.skyscraper.view import HIDDEN, SkyscraperView, StructureSeen

TALLEST: Final = 10**9
"""A threshold that no building exceeds."""
BELOW_THRESHOLD: Final = FAULTS[1]
FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407
MASK: Final = 0xFFFFFFFFFFFFFFFF

World = SkyscraperGame
"""An imagined game, for bots: they may play on it, but never see the true one."""


@lru_cache(maxsize=16)
def printed_for(faces: tuple[CardFace, ...], setup: SetupRow, options: SkyscraperOptions) -> Printed:
    """The numbers on the cards that a view shows; the same for all worlds of a game."""
    return Printed(faces, setup, options)


def imagine(view: SkyscraperView, guesses: Guesses, chance: Chance) -> SkyscraperGame:  # noqa: ARG001 - kinds have no values to guess
    """A game that could be behind this view, each as likely as the others. Asked again about the same view, it draws
    another one without counting again what the view leaves open."""
    global _latest
    worlds = _latest
    if worlds is None or worlds.view is not view:
        worlds = _latest = Worlds(view)
    return worlds.draw(chance)


def prizes_of(view: SkyscraperView) -> Prizes:
    """Who holds what, from the view."""
    return Prizes(
        _number(view.mini.holder),
        _number(view.unity.holder),
        _number(view.record.holder),
        view.record_line,
        view.mini.gone,
        view.unity.gone,
        view.record.gone,
    )


def rebuilt(seen: StructureSeen, floors: list[int], cards: Printed) -> Tower:
    """A structure from its view, with all its floors named."""
    tower = site(seen.foundation, cards)
    for kind in floors:
        tower = tower.with_floor(kind, cards)
    if seen.roof is not None and seen.owner is not None:
        low = TALLEST if BELOW_THRESHOLD in seen.reasons else -1
        tower = tower.roofed(seen.roof, cards, seen.owner, low, equal_ok=0)
    return tower.struck(seen.earthquakes, seen.insurance, seen.marks)


class Worlds:
    """What a view leaves open, counted once, so that many worlds can be drawn from it."""

    def __init__(self, view: SkyscraperView) -> None:
        self.view = view
        self.cards = printed_for(view.cards, view.setup, view.options)
        self.unseen = self._unseen()
        """How many cards of each kind the receiver does not see."""
        self.foundations: list[int] = []
        self.roofs: list[int] = []
        self.stock: list[int] = []
        """Unseen cards that are in the game, Roofs apart."""
        self.removed: list[int] = []
        """Cards that set-up must have taken out, Roofs apart. [S-R-43]"""
        self._sort()
        box_roofs = sum(face.count for face in view.cards if face.kind == "roof")
        self.kept_roofs = max(0, len(self.roofs) - (box_roofs - view.setup.roofs))
        self.frame = self._frame()
        """The visible part of every world."""
        self.covered = [seen for seen in view.structures if any(isinstance(one.card, Hidden) for one in seen.floors)]

    def draw(self, chance: Chance) -> SkyscraperGame:
        """One world. Known cards stay where they are; the rest is dealt by chance."""
        game = self.frame.clone()
        stock, removed = self.stock[:], self.removed[:]
        if self.covered:
            self._uncover(game, stock, removed, chance)
        roofs = shuffled(self.roofs, chance)
        if self.view.options.keep_toilet_roofs:
            roofs.sort(key=lambda kind: not self.cards.is_toilet[kind])
        stock += roofs[: self.kept_roofs]
        removed += roofs[self.kept_roofs :]
        foundations = shuffled(self.foundations, chance)
        game.pile = tuple(foundations[: self.view.pile])
        removed += foundations[self.view.pile :]
        stock = shuffled(stock, chance)
        self._deal(game, stock, removed)
        game.removed = tuple(sorted(removed + stock))
        game.chance_key = chance.next()
        return game

    def _sort(self) -> None:
        """Lays the unseen cards out by what is known of them; set-up's surplus is known by kind, Roofs apart."""
        setup = self.view.setup
        used = {"toilet": setup.toilets, "study": setup.studies, "tornado": setup.tornadoes}
        for kind, count in enumerate(self.unseen):
            face = self.cards.faces[kind]
            if face.kind == "foundation":
                self.foundations += [kind] * count
            elif face.kind == "roof":
                self.roofs += [kind] * count
            else:
                out = min(count, face.count - used.get(face.kind, face.count))
                self.removed += [kind] * out
                self.stock += [kind] * (count - out)

    def _uncover(self, game: SkyscraperGame, stock: list[int], removed: list[int], chance: Chance) -> None:
        """Draws the covered floors of every site out of the unseen cards. [S-BUILD-4]"""
        unseen = self.unseen[:]
        for seen in self.covered:
            floors = self._floors(seen, unseen, chance)
            game.towers[seen.number] = rebuilt(seen, floors, self.cards)
            for floor, kind in zip(seen.floors, floors, strict=True):
                if isinstance(floor.card, Hidden):
                    (stock if kind in stock else removed).remove(kind)

    def _unseen(self) -> list[int]:
        view, cards = self.view, self.cards
        unseen = [0 if cards.type_of[kind] == PRIZE else face.count for kind, face in enumerate(cards.faces)]
        for kind in (*view.discard, *view.fallen, *(known.card for known in view.known)):
            unseen[kind] -= 1
        for shown in (view.hand, view.studied, view.taken):
            if not isinstance(shown, Hidden):
                for kind in shown:
                    unseen[kind] -= 1
        for seen in view.structures:
            unseen[seen.foundation] -= 1
            if seen.roof is not None:
                unseen[seen.roof] -= 1
            for floor in seen.floors:
                if not isinstance(floor.card, Hidden):
                    unseen[floor.card] -= 1
            unseen[cards.earthquake] -= seen.earthquakes
            unseen[cards.insurance] -= seen.insurance
        unseen[cards.study] -= view.studies
        if view.chosen is not None:
            unseen[moves.pack(view.chosen) >> 8 & 255] -= 1
        return unseen

    def _frame(self) -> SkyscraperGame:
        view = self.view
        game = SkyscraperGame(len(view.seats), self.cards, view.options)
        game.actor = NOBODY if view.actor is None else view.actor
        game.phase_number = PHASES.index(view.phase)
        game.towers = [RUBBLE] * view.revealed
        for seen in view.structures:
            floors = [floor.card for floor in seen.floors if not isinstance(floor.card, Hidden)]
            if len(floors) == len(seen.floors):
                game.towers[seen.number] = rebuilt(seen, floors, self.cards)
        game.standing = tuple(seen.number for seen in view.structures)
        game.sites = tuple(seen.number for seen in view.structures if seen.owner is None)
        game.buildings = view.claims
        game.prizes = prizes_of(view)
        if view.options.threshold_mode == "ever":
            game.reached = [NO_THRESHOLD if seat.threshold is None else seat.threshold for seat in view.seats]
        game.discard = list(view.discard)
        game.fallen = view.fallen
        game.toilets = [seat.toilets for seat in view.seats]
        game.gone = tuple(number for number, seat in enumerate(view.seats) if seat.resigned)
        game.studies = view.studies
        game.after = 0 if view.chosen is None else moves.pack(view.chosen)
        game.roofed = _number(view.roofed)
        game.victim = _number(view.victim)
        game.lap = view.lap
        game.ended = "" if view.outcome is None else view.outcome.rule
        if view.known and view.seat is not None:
            depths = [known.depth for known in view.known]
            known_from, known_to = [0] * game.seats, [0] * game.seats
            known_from[view.seat] = view.deck - max(depths)
            known_to[view.seat] = view.deck - min(depths) + 1
            game.known_from, game.known_to = tuple(known_from), tuple(known_to)
        return game

    def _floors(self, seen: StructureSeen, unseen: list[int], chance: Chance) -> list[int]:
        """The floors of a stack, the covered ones drawn among those with their numbers. [S-BUILD-3]

        The structure's resistance tells how much its covered floors add, so that is drawn first. [S-SPEC-2]
        """
        cards = self.cards
        floors = [NONE if isinstance(floor.card, Hidden) else floor.card for floor in seen.floors]
        added = seen.resistance - cards.resistance[seen.foundation]
        added -= sum(cards.resistance[kind] for kind in floors if kind != NONE)
        places = [place for place, kind in enumerate(floors) if kind == NONE]
        chance.shuffle(places)
        for stiffening in (True, False):
            for place in places:
                if floors[place] != NONE or (stiffening and added <= 0):
                    continue
                floor = seen.floors[place]
                fitting = [
                    kind
                    for kind in cards.lookalikes(floor.metres, floor.points)
                    if (0 < cards.resistance[kind] <= added if stiffening else cards.resistance[kind] == 0)
                    and not (seen.toilet is False and cards.is_toilet[kind])
                ]
                kind = _one_of(fitting, unseen, chance)
                if kind != NONE:
                    floors[place] = kind
                    unseen[kind] -= 1
                    added -= cards.resistance[kind]
        if NONE in floors:
            raise ValueError(f"no unseen cards fit the covered floors of structure {seen.number + 1}")
        return floors

    def _deal(self, game: SkyscraperGame, stock: list[int], removed: list[int]) -> None:
        """Hands, deck and whatever else is off the deck; a small position may also need removed cards."""
        view = self.view
        for number, seat in enumerate(view.seats):
            shown = view.hand if number == view.seat else HIDDEN
            game.hands[number] = _shown_or_some(shown, stock, removed, seat.hand)
        game.looked = _shown_or_some(view.studied, stock, removed, view.looked)
        game.taken = _shown_or_some(view.taken, stock, removed, view.pulled)
        known = {view.deck - one.depth: one.card for one in view.known}
        unknown = _some(stock, removed, view.deck - len(known))
        if known:
            left = iter(unknown)
            game.deck = [known[place] if place in known else next(left) for place in range(view.deck)]
        else:
            game.deck = unknown


_latest: Worlds | None = None
"""What was imagined last: a search asks many times about one view."""


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The cards in random order. Search draws many worlds, so one number of chance feeds a cheap generator."""
    state = chance.next()
    keys = []
    for _ in cards:
        state = (state * FACTOR + STEP) & MASK
        keys.append(state)
    return [card for _, card in sorted(zip(keys, cards, strict=True))]


def _number(number: int | None) -> int:
    return NONE if number is None else number


def _some(stock: list[int], removed: list[int], count: int) -> list[int]:
    """Takes cards from the stock; a small position may also need removed ones."""
    taken = stock[:count]
    del stock[:count]
    return taken if len(taken) == count else taken + [removed.pop() for _ in range(count - len(taken))]


def _shown_or_some(
    shown: tuple[int, ...] | Hidden, stock: list[int], removed: list[int], count: int
) -> tuple[int, ...]:
    """The cards that the view shows, or as many unseen ones."""
    return tuple(sorted(_some(stock, removed, count))) if isinstance(shown, Hidden) else shown


def _one_of(fitting: list[int], unseen: list[int], chance: Chance) -> int:
    """One of the fitting kinds, as likely as it has unseen cards."""
    total = sum(unseen[kind] for kind in fitting)
    if total <= 0:
        return NONE
    drawn = chance.below(total)
    for kind in fitting:
        drawn -= unseen[kind]
        if drawn < 0:
            return kind
    return NONE
