"""What a move would do, from the view alone: it asks towers and Prizes the same questions as the engine."""

from typing import Literal

import msgspec

from tallorder.games.kernel import NOBODY, CardRef, Hidden, Line, Param, Preview, SeatRef
from tallorder.games.skyscraper import moves
from tallorder.games.skyscraper.aftermath import (
    Aftermath,
    PointsChange,
    after_collapse,
    after_roof,
    after_toilet,
    place,
    street,
    tower_of,
)
from tallorder.games.skyscraper.hands import ring
from tallorder.games.skyscraper.moves import AnyMove
from tallorder.games.skyscraper.printed import TOILET, Printed
from tallorder.games.skyscraper.state import PHASES, PLAY
from tallorder.games.skyscraper.tower import (
    MINIMUM,
    NO_THRESHOLD,
    NO_TOILET,
    TOO_LOW,
    UNDER_MINIMUM,
    Tower,
    fault_names,
    is_mini,
    is_unity,
)
from tallorder.games.skyscraper.view import HIDDEN, SkyscraperView, StructureSeen
from tallorder.games.skyscraper.worlds import printed_for, prizes_of


class Requirement(msgspec.Struct, frozen=True):
    """One thing that a new skyscraper should have, and whether this one has it."""

    line: Line
    met: bool | Hidden


FateWord = Literal["collapses", "loses-insurance", "marked", "stands", "insured", "repaired"]


class Fate(msgspec.Struct, frozen=True):
    """What becomes of a structure that is shaken or insured, and what would then lie on it."""

    structure: int
    fate: FateWord
    earthquakes: int
    insurance: int
    marks: int
    strength: int


class HandPassed(msgspec.Struct, frozen=True):
    """A hand on its way in a Tornado."""

    giver: int
    taker: int
    cards: int


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
    checks: tuple[Requirement, ...] = ()
    """What a new building is judged by. [S-SKY-2, S-SKY-3, S-SKY-4, S-THR-2]"""
    changes: tuple[PointsChange, ...] = ()
    """Whose points would change; without a Prize that covered cards leave open."""
    becomes_faulty: tuple[int, ...] = ()
    """Standing buildings that would turn Faulty or Smelly. [S-MINI-3]"""
    redeemed: tuple[int, ...] = ()
    """Faulty buildings that would be sound again. [S-MINI-5]"""
    fates: tuple[Fate, ...] = ()
    """Every structure that is shaken or insured, in street order."""
    hands: tuple[HandPassed, ...] = ()
    """Where a Tornado carries the hands. [S-TORN-2, S-R-39]"""
    prospects: tuple[Line, ...] = ()
    """What a Roof would find on the site: whether it may lie there, and what is missing. [S-SKY-3, S-THR-2]"""


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
            return _tornado(view, direction)
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
    return SkyscraperPreview(
        tuple(lines),
        seen.number,
        tower.metres,
        tower.points,
        tower.strength(),
        steals=steals,
        changes=after_toilet(view, cards).changes if cards.type_of[card] == TOILET else (),
        prospects=_prospects(view, seen, tower),
    )


def _prospects(view: SkyscraperView, seen: StructureSeen, tower: Tower) -> tuple[Line, ...]:
    """How far the site would be from a sound building of the mover's, before any Roof. [S-SKY-3, S-THR-2, S-R-11]"""
    lines = []
    if tower.can_be_roofed() and not seen.can_be_roofed:
        lines.append(Line("skyscraper-prospect-roof"))
    threshold = None if view.actor is None else view.seats[view.actor].threshold
    if tower.metres < MINIMUM:
        lines.append(Line("skyscraper-prospect-short", {"metres": MINIMUM - tower.metres, "least": MINIMUM}))
    elif threshold is not None:
        above = "yes" if tower.metres > threshold else "no"
        lines.append(Line("skyscraper-prospect-threshold", {"threshold": threshold, "above": above}))
    return tuple(lines)


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
        lines.append(Line("skyscraper-preview-faulty", {"points": cards.points[cards.faulty], "instead": tower.points}))
    elif isinstance(faulty, Hidden):
        lines.append(Line("skyscraper-preview-toilet-unknown"))
    elif threshold is not None and not mini:
        lines.append(Line("skyscraper-preview-above-threshold", {"threshold": threshold}))
    for prize, takes in (("mini", mini), ("unity", unity), ("record", record)):
        if takes is True:
            lines.append(Line(f"skyscraper-preview-takes-{prize}"))
        elif isinstance(takes, Hidden):
            lines.append(Line(f"skyscraper-preview-may-take-{prize}"))
    if tower.metres > low:
        lines.append(Line("skyscraper-preview-threshold-rises", {"metres": tower.metres}))
    certain = tower.struck(tower.earthquakes, tower.insurance, tower.marks)
    if isinstance(unity, Hidden):
        certain.coloured = 0
    after = Aftermath() if isinstance(faulty, Hidden) else after_roof(view, seen.number, certain, cards)
    lines += after.lines
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
        checks=_checks(seen, tower, threshold, found, mini=mini is not False, has_toilet=has_toilet),
        changes=after.changes,
        becomes_faulty=after.faulty,
        redeemed=after.redeemed,
    )


def _checks(
    seen: StructureSeen, tower: Tower, threshold: int | None, found: int, *, mini: bool, has_toilet: bool | Hidden
) -> tuple[Requirement, ...]:
    """What is looked at when the Roof is on; a Mini-Skyscraper needs neither 100 m nor to exceed the threshold."""
    checks = [_check("floors", met=True, count=len(seen.floors))]
    if mini:
        checks.append(_check("mini", met=True, metres=tower.metres))
    else:
        checks.append(_check("height", met=not found & UNDER_MINIMUM, metres=tower.metres, least=MINIMUM))
        if threshold is not None:
            checks.append(_check("threshold", met=not found & TOO_LOW, threshold=threshold))
    checks.append(_check("toilet", met=has_toilet))
    return tuple(checks)


def _check(what: str, *, met: bool | Hidden, **params: Param) -> Requirement:
    word = "open" if isinstance(met, Hidden) else "yes" if met else "no"
    return Requirement(Line(f"skyscraper-check-{what}", params | {"met": word}), met)


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
    towers = street(view, cards)
    towers[number] = tower
    return prizes_of(view).judged(towers, (*view.claims, number), number, view.options).record == number


def _quake(view: SkyscraperView, seen: StructureSeen, cards: Printed) -> SkyscraperPreview:
    tower = tower_of(seen, cards).shaken()
    lines = [Line("skyscraper-preview-quake", place(seen) | {"strength": tower.strength(), "before": seen.strength})]
    if seen.insurance:
        lines.append(Line("skyscraper-preview-meets-insurance"))
    cancels = (seen.number,) if seen.insurance else ()
    word: FateWord = "collapses" if tower.strength() <= 0 else "loses-insurance" if cancels else "stands"
    fates = (_fate(seen, word, tower),)
    shaken = SkyscraperPreview(tuple(lines), seen.number, strength=tower.strength(), cancels=cancels, fates=fates)
    if tower.strength() > 0:
        return shaken
    return _fallen(view, shaken, (seen.number,), Line("skyscraper-preview-collapses"), cards=cards)


def _fallen(
    view: SkyscraperView, preview: SkyscraperPreview, falling: tuple[int, ...], *said: Line, cards: Printed
) -> SkyscraperPreview:
    """The same with what follows from the collapse."""
    after = after_collapse(view, falling, cards)
    return msgspec.structs.replace(
        preview,
        lines=(*preview.lines, *said, *after.lines),
        collapses=falling,
        changes=after.changes,
        becomes_faulty=after.faulty,
        redeemed=after.redeemed,
    )


def _insure(seen: StructureSeen, cards: Printed) -> SkyscraperPreview:
    tower = tower_of(seen, cards).insured()
    lines = [Line("skyscraper-preview-insure", place(seen) | {"strength": tower.strength(), "before": seen.strength})]
    if seen.earthquakes:
        lines.append(Line("skyscraper-preview-meets-earthquake"))
    cancels = (seen.number,) if seen.earthquakes else ()
    fates = (_fate(seen, "repaired" if cancels else "insured", tower),)
    return SkyscraperPreview(tuple(lines), seen.number, strength=tower.strength(), cancels=cancels, fates=fates)


def _fate(seen: StructureSeen, word: FateWord, tower: Tower) -> Fate:
    return Fate(seen.number, word, tower.earthquakes, tower.insurance, tower.marks, max(0, tower.strength()))


def _century(view: SkyscraperView, cards: Printed) -> SkyscraperPreview:
    lines = [Line("skyscraper-preview-century")]
    cancels: list[int] = []
    marks: list[int] = []
    collapses: list[int] = []
    fates: list[Fate] = []
    for seen in view.structures:
        tower = tower_of(seen, cards).turned()
        strength = tower.strength()
        word: FateWord
        if seen.insurance:
            said, word, group = "loses-insurance", "loses-insurance", cancels
        elif strength <= 0:
            said, word, group = "falls", "collapses", collapses
        else:
            said, word, group = "is-marked", "marked", marks
        group.append(seen.number)
        fates.append(_fate(seen, word, tower))
        lines.append(Line(f"skyscraper-preview-{said}", place(seen) | {"strength": strength}))
    shaken = SkyscraperPreview(tuple(lines), cancels=tuple(cancels), marks=tuple(marks), fates=tuple(fates))
    return _fallen(view, shaken, tuple(collapses), cards=cards) if collapses else shaken


def _study_lines(view: SkyscraperView, source: str) -> tuple[Line, ...]:
    lines = [Line(f"skyscraper-preview-study-{source}", {"count": min(5, view.deck)})]
    if view.pile:
        lines.append(Line("skyscraper-preview-new-site"))
    return tuple(lines)


def _tornado(view: SkyscraperView, direction: moves.Direction) -> SkyscraperPreview:
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
    passed = tuple(HandPassed(giver, seats[(at + 1) % len(seats)], sizes[giver]) for at, giver in enumerate(seats))
    return SkyscraperPreview(tuple(lines), hands=passed)
