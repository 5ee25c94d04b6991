"""What a move would do, from the view alone: it asks towers and Prizes the same questions as the engine."""

from collections.abc import Sequence

from tallorder.games.kernel import NOBODY, CardRef, Hidden, Line, Param, Preview, SeatRef
from tallorder.games.skyscraper import moves
from tallorder.games.skyscraper.hands import ring
from tallorder.games.skyscraper.moves import AnyMove
from tallorder.games.skyscraper.phases import PHASES, PLAY
from tallorder.games.skyscraper.printed import NO_CARD, TOILET, Printed
from tallorder.games.skyscraper.tower import (
    FAULTS,
    NO_THRESHOLD,
    NO_TOILET,
    RUBBLE,
    STOREYS,
    Tower,
    fault_names,
    is_mini,
    is_unity,
)
from tallorder.games.skyscraper.view import HIDDEN, SkyscraperView, StructureSeen
from tallorder.games.skyscraper.worlds import printed_for, prizes_of


class SkyscraperPreview(Preview, frozen=True):
    """The facts of a move; Hidden where covered cards leave it open."""

    structure: int | None = None
    metres: int | None = None
    """The structure's height afterwards."""
    points: int | None = None
    """What the new building's cards are worth."""
    strength: int | None = None
    """The structure's strength afterwards; 0 collapses."""
    completes: bool = False
    threshold: int | None = None
    """What a new building has to exceed."""
    faulty: bool | Hidden = False
    reasons: tuple[str, ...] = ()
    """What would certainly be wrong with it."""
    mini: bool | Hidden = False
    """Whether the new building takes each of the Prizes."""
    unity: bool | Hidden = False
    record: bool | Hidden = False
    cancels: tuple[int, ...] = ()
    """Structures where an Insurance and an Earthquake cancel each other."""
    marks: tuple[int, ...] = ()
    """Structures that the Earthquake of the Century would mark and leave standing."""
    collapses: tuple[int, ...] = ()
    steals: bool = False
    """Whether a theft follows."""


def tower_of(seen: StructureSeen, cards: Printed) -> Tower:
    """A structure with what its view tells; covered floors bring their numbers but no category."""
    floors = tuple(NO_CARD if isinstance(floor.card, Hidden) else floor.card for floor in seen.floors)
    bits = [cards.category_bit[kind] for kind in floors if kind != NO_CARD]
    categories = 0
    for bit in bits:
        categories |= bit
    return Tower(
        seen.foundation,
        floors,
        NO_CARD if seen.roof is None else seen.roof,
        NOBODY if seen.owner is None else seen.owner,
        seen.resistance,
        seen.earthquakes,
        seen.insurance,
        seen.marks,
        seen.metres,
        seen.points,
        1 if seen.toilet is True else 0,
        STOREYS if seen.can_be_roofed else 0,
        sum(1 for bit in bits if bit),
        categories,
        sum(2**bit for bit, name in enumerate(FAULTS) if name in seen.reasons),
    )


def place(seen: StructureSeen) -> dict[str, Param]:
    """A structure as messages name it: a site, or a building with its owner."""
    if seen.owner is None:
        return {"kind": "site", "structure": seen.number + 1, "owner": ""}
    return {"kind": "building", "structure": seen.number + 1, "owner": SeatRef(seen.owner)}


def foresee(view: SkyscraperView, move: AnyMove) -> SkyscraperPreview:
    """What a legal move would do, as far as the mover may know."""
    cards = printed_for(view.cards, view.setup, view.options)
    seen = {one.number: one for one in view.structures}
    match move:
        case moves.Build(card, number):
            return _build(view, seen[number], card, cards)
        case moves.Roof(card, number):
            return _roof(view, seen[number], card, cards)
        case moves.Quake(_, number):
            return _quake(view, seen[number], cards)
        case moves.Insure(_, number):
            return _insure(seen[number], cards)
        case moves.Century():
            return _century(view, cards)
        case moves.Study(_, source):
            return SkyscraperPreview(_study_lines(view, source))
        case moves.Tornado(_, direction):
            return SkyscraperPreview(_tornado_lines(view, direction))
        case moves.Steal(victim):
            pulled = min(2, view.seats[victim].hand)
            line = Line("skyscraper-preview-steal", {"seat": SeatRef(victim), "count": pulled})
            return SkyscraperPreview((line,), steals=True)
    return SkyscraperPreview((_simple(view, move),))


def _simple(view: SkyscraperView, move: AnyMove) -> Line:
    """Moves that say everything by their name."""
    match move:
        case moves.Discard(card):
            return Line("skyscraper-preview-discard", {"card": CardRef(card)})
        case moves.Keep(card):
            return Line("skyscraper-preview-keep", {"card": CardRef(card)})
        case moves.Take(card):
            return Line("skyscraper-preview-take", {"card": CardRef(card)})
        case moves.PutBack(card):
            return Line("skyscraper-preview-put-back", {"card": CardRef(card), "count": view.looked})
        case moves.SwapHand():
            return Line("skyscraper-preview-swap-hand")
        case moves.Decline():
            return Line("skyscraper-preview-decline", {"phase": view.phase})
    return Line("skyscraper-preview-pass")


def _build(view: SkyscraperView, seen: StructureSeen, card: int, cards: Printed) -> SkyscraperPreview:
    tower = tower_of(seen, cards).with_floor(card, cards)
    params = place(seen) | {"card": CardRef(card), "metres": tower.metres, "points": tower.points}
    lines = [Line("skyscraper-preview-build", params)]
    if tower.strength() != seen.strength:
        lines.append(Line("skyscraper-preview-strength", {"strength": tower.strength()}))
    steals = cards.type_of[card] == TOILET
    if steals:
        lines.append(Line("skyscraper-preview-toilet"))
        steals = any(seat.hand for number, seat in enumerate(view.seats) if number != view.actor)
        if steals:
            lines.append(Line("skyscraper-preview-steals"))
    return SkyscraperPreview(tuple(lines), seen.number, tower.metres, tower.points, tower.strength(), steals=steals)


def _roof(view: SkyscraperView, seen: StructureSeen, card: int, cards: Printed) -> SkyscraperPreview:
    owner = NOBODY if view.actor is None else view.actor
    threshold = view.seats[owner].threshold
    low = NO_THRESHOLD if threshold is None else threshold
    before = tower_of(seen, cards)
    tower = before.roofed(card, cards, owner, low, view.options.threshold_equal_ok)
    has_toilet: bool | Hidden = True if tower.toilets else HIDDEN if isinstance(seen.toilet, Hidden) else False
    found = tower.found & ~NO_TOILET if isinstance(has_toilet, Hidden) else tower.found
    mini: bool | Hidden = not view.mini.gone and is_mini(tower.metres, 1) and has_toilet
    faulty: bool | Hidden = not mini and found != 0
    if isinstance(has_toilet, Hidden) and (mini or not found):
        faulty = HIDDEN
    unity = _unity(view, seen, tower, has_toilet, cards)
    record: bool | Hidden = HIDDEN if isinstance(faulty, Hidden) else _takes_record(view, tower, seen.number, cards)
    reasons = () if mini is True else fault_names(found)
    params = place(seen) | {"card": CardRef(card), "metres": tower.metres, "points": tower.points}
    lines = [Line("skyscraper-preview-roof", params)]
    lines += [Line(f"skyscraper-preview-fault-{reason}") for reason in reasons]
    if faulty is True:
        lines.append(Line("skyscraper-preview-faulty", {"points": cards.points[cards.faulty]}))
    elif isinstance(faulty, Hidden):
        lines.append(Line("skyscraper-preview-toilet-unknown"))
    elif threshold is not None and not mini:
        lines.append(Line("skyscraper-preview-above-threshold", {"threshold": threshold}))
    for prize, takes in (("mini", mini), ("unity", unity), ("record", record)):
        if takes is True:
            lines.append(Line(f"skyscraper-preview-takes-{prize}"))
        elif isinstance(takes, Hidden):
            lines.append(Line(f"skyscraper-preview-may-take-{prize}"))
    return SkyscraperPreview(
        tuple(lines),
        seen.number,
        tower.metres,
        tower.points,
        tower.strength(),
        completes=True,
        threshold=threshold,
        faulty=faulty,
        reasons=reasons,
        mini=mini,
        unity=unity,
        record=record,
    )


def _unity(
    view: SkyscraperView, seen: StructureSeen, tower: Tower, has_toilet: bool | Hidden, cards: Printed
) -> bool | Hidden:
    """Whether the new building takes Order and Unity; covered floors may leave it open. [S-UNITY-1]"""
    least = view.options.unity_min
    found = tower.found & ~NO_TOILET if isinstance(has_toilet, Hidden) else tower.found
    if view.unity.gone or found or tower.categories & (tower.categories - 1):
        return False
    doubtful = 0
    for floor in seen.floors:
        if isinstance(floor.card, Hidden):
            bits = {cards.category_bit[other] for other in cards.lookalikes(floor.metres, floor.points)}
            if bits != {0}:
                doubtful += 1
    if not doubtful and not isinstance(has_toilet, Hidden):
        return is_unity(found, tower.coloured, tower.categories, least)
    return HIDDEN if tower.coloured + doubtful >= least else False


def _takes_record(view: SkyscraperView, tower: Tower, number: int, cards: Printed) -> bool:
    """Whether the new building would hold the World Record. [S-WR-1, S-R-17]"""
    towers = [RUBBLE] * view.revealed
    for one in view.structures:
        towers[one.number] = tower_of(one, cards)
    towers[number] = tower
    return prizes_of(view).judged(towers, (*view.claims, number), number, view.options).record == number


def _quake(view: SkyscraperView, seen: StructureSeen, cards: Printed) -> SkyscraperPreview:
    tower = tower_of(seen, cards).shaken()
    lines = [Line("skyscraper-preview-quake", place(seen) | {"strength": tower.strength(), "before": seen.strength})]
    if seen.insurance:
        lines.append(Line("skyscraper-preview-meets-insurance"))
    collapses = (seen.number,) if tower.strength() <= 0 else ()
    if collapses:
        lines.append(Line("skyscraper-preview-collapses"))
        lines += _lost_prizes(view, collapses)
    cancels = (seen.number,) if seen.insurance else ()
    return SkyscraperPreview(tuple(lines), seen.number, strength=tower.strength(), cancels=cancels, collapses=collapses)


def _insure(seen: StructureSeen, cards: Printed) -> SkyscraperPreview:
    tower = tower_of(seen, cards).insured()
    lines = [Line("skyscraper-preview-insure", place(seen) | {"strength": tower.strength(), "before": seen.strength})]
    if seen.earthquakes:
        lines.append(Line("skyscraper-preview-meets-earthquake"))
    cancels = (seen.number,) if seen.earthquakes else ()
    return SkyscraperPreview(tuple(lines), seen.number, strength=tower.strength(), cancels=cancels)


def _century(view: SkyscraperView, cards: Printed) -> SkyscraperPreview:
    lines = [Line("skyscraper-preview-century")]
    cancels: list[int] = []
    marks: list[int] = []
    collapses: list[int] = []
    for seen in view.structures:
        strength = tower_of(seen, cards).turned().strength()
        if seen.insurance:
            fate, group = "loses-insurance", cancels
        elif strength <= 0:
            fate, group = "falls", collapses
        else:
            fate, group = "is-marked", marks
        group.append(seen.number)
        lines.append(Line(f"skyscraper-preview-{fate}", place(seen) | {"strength": strength}))
    lines += _lost_prizes(view, collapses)
    return SkyscraperPreview(tuple(lines), cancels=tuple(cancels), marks=tuple(marks), collapses=tuple(collapses))


def _lost_prizes(view: SkyscraperView, falling: Sequence[int]) -> list[Line]:
    holders = (("mini", view.mini.holder), ("unity", view.unity.holder), ("record", view.record.holder))
    return [Line(f"skyscraper-preview-loses-{prize}") for prize, holder in holders if holder in falling]


def _study_lines(view: SkyscraperView, source: str) -> tuple[Line, ...]:
    lines = [Line(f"skyscraper-preview-study-{source}", {"count": min(5, view.deck)})]
    if view.pile:
        lines.append(Line("skyscraper-preview-new-site"))
    return tuple(lines)


def _tornado_lines(view: SkyscraperView, direction: moves.Direction) -> tuple[Line, ...]:
    """Who gets the mover's cards, and whose cards the mover gets. [S-R-39]"""
    lines = [Line(f"skyscraper-preview-tornado-{direction}")]
    own = NOBODY if view.actor is None else view.actor
    sizes = [seat.hand for seat in view.seats]
    if view.phase == PHASES[PLAY]:
        sizes[own] -= 1
    seats = ring(sizes, moves.DIRECTIONS.index(direction))
    if own in seats and len(seats) > 1:
        at = seats.index(own)
        giver, taker = seats[at - 1], seats[(at + 1) % len(seats)]
        lines.append(Line("skyscraper-preview-hands", {"giver": SeatRef(giver), "taker": SeatRef(taker)}))
    return tuple(lines)
