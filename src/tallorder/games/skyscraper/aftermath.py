"""What a move would change for everybody: Prizes, faults, points, the end. It asks the judges that the engine asks."""

from collections.abc import Mapping
from typing import Final

import msgspec

from tallorder.games.kernel import NOBODY, Hidden, Line, Param, SeatRef
from tallorder.games.skyscraper.printed import NO_CARD, Printed
from tallorder.games.skyscraper.prizes import NONE, Prizes, scores
from tallorder.games.skyscraper.tower import FAULTS, RUBBLE, STOREYS, Tower
from tallorder.games.skyscraper.view import FloorSeen, SkyscraperView, StructureSeen
from tallorder.games.skyscraper.worlds import prizes_of

PRIZES: Final = ("mini", "unity", "record")


class PointsChange(msgspec.Struct, frozen=True):
    """The points of a seat if the game ended before the move, and after it."""

    seat: int
    before: int
    after: int


class Aftermath(msgspec.Struct, frozen=True):
    """What would be different afterwards, in facts and in words."""

    changes: tuple[PointsChange, ...] = ()
    faulty: tuple[int, ...] = ()
    """Standing buildings that become faulty."""
    redeemed: tuple[int, ...] = ()
    """Faulty buildings that become sound."""
    lines: tuple[Line, ...] = ()


def place(seen: StructureSeen) -> dict[str, Param]:
    """A structure as messages name it: a site, or a building with its owner."""
    if seen.owner is None:
        return {"kind": "site", "structure": seen.number + 1, "owner": ""}
    return {"kind": "building", "structure": seen.number + 1, "owner": SeatRef(seen.owner)}


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
        STOREYS if seen.can_be_roofed else sum(_storeys(floor, cards) for floor in seen.floors),
        sum(1 for bit in bits if bit),
        categories,
        sum(2**bit for bit, name in enumerate(FAULTS) if name in seen.reasons),
    )


def _storeys(floor: FloorSeen, cards: Printed) -> int:
    """Whether a floor counts for the Roof, as far as its numbers tell. [S-SKY-2, S-R-11]"""
    if not isinstance(floor.card, Hidden):
        return cards.storey[floor.card]
    return min(cards.storey[kind] for kind in cards.lookalikes(floor.metres, floor.points))


def street(view: SkyscraperView, cards: Printed) -> list[Tower]:
    """All structures by number, rubble in the place of those that fell."""
    towers = [RUBBLE] * view.revealed
    for one in view.structures:
        towers[one.number] = tower_of(one, cards)
    return towers


def after_roof(view: SkyscraperView, number: int, tower: Tower, cards: Printed) -> Aftermath:
    """When a site is completed as this building. [S-CLAIM-2, S-R-23]"""
    towers = street(view, cards)
    towers[number] = tower
    sites = sum(one.owner is None for one in view.structures) - 1
    return _after(view, towers, (*view.claims, number), number, sites=sites, cards=cards)


def after_collapse(view: SkyscraperView, falling: tuple[int, ...], cards: Printed) -> Aftermath:
    """When these structures fall together. [S-QUAKE-5, S-R-5]"""
    towers = street(view, cards)
    sites = sum(one.owner is None and one.number not in falling for one in view.structures)
    for number in falling:
        towers[number] = RUBBLE
    claims = tuple(number for number in view.claims if number not in falling)
    return _after(view, towers, claims, NONE, sites=sites, cards=cards)


def after_toilet(view: SkyscraperView, cards: Printed) -> Aftermath:
    """When the mover plays a Toilet. [S-TSPEC-2]"""
    owner = NOBODY if view.actor is None else view.actor
    before = view.seats[owner].points
    return _told(view, {owner: before + cards.points[cards.specialist]}, [])


def _after(
    view: SkyscraperView, towers: list[Tower], claims: tuple[int, ...], completed: int, *, sites: int, cards: Printed
) -> Aftermath:
    before = prizes_of(view)
    after = before.judged(towers, claims, completed, view.options)
    lines = [
        line
        for prize in PRIZES
        for line in _lost(prize, getattr(before, prize), getattr(after, prize), after, towers, completed)
    ]
    faulty: list[int] = []
    redeemed: list[int] = []
    for seen in view.structures:
        if seen.number == completed or seen.number not in claims:
            continue
        is_faulty = after.is_faulty(seen.number, towers[seen.number])
        if is_faulty != seen.faulty:
            (faulty if is_faulty else redeemed).append(seen.number)
            lines.append(Line(f"skyscraper-preview-{'becomes-faulty' if is_faulty else 'is-redeemed'}", place(seen)))
    toilets = [seat.toilets for seat in view.seats]
    points = cards.points
    worth = tuple(points[card] for card in (cards.mini, cards.unity, cards.record, cards.specialist, cards.faulty))
    told = _told(view, dict(enumerate(scores(towers, claims, after, toilets, worth))), lines)
    ends = (Line("skyscraper-preview-ends-game"),) if sites == 0 and view.pile == 0 else ()
    return msgspec.structs.replace(told, faulty=tuple(faulty), redeemed=tuple(redeemed), lines=told.lines + ends)


def _told(view: SkyscraperView, after: Mapping[int, int], lines: list[Line]) -> Aftermath:
    changes = tuple(
        PointsChange(seat, view.seats[seat].points, points)
        for seat, points in after.items()
        if points != view.seats[seat].points
    )
    said = [
        Line("skyscraper-preview-points", {"seat": SeatRef(one.seat), "before": one.before, "after": one.after})
        for one in changes
    ]
    return Aftermath(changes, lines=(*lines, *said))


def _lost(prize: str, holder: int, taker: int, after: Prizes, towers: list[Tower], completed: int) -> list[Line]:
    """A Prize that leaves its building, and where it goes; what the new building takes is told by itself."""
    if holder in (NONE, taker) or taker == completed != NONE:
        return []
    if taker != NONE:
        where: dict[str, Param] = {"where": "seat", "seat": SeatRef(towers[taker].owner)}
    else:
        where = {"where": "gone" if getattr(after, f"{prize}_gone") else "display", "seat": ""}
    return [Line(f"skyscraper-preview-loses-{prize}", where)]
