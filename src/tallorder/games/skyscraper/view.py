"""What a seat may see: allow-lists written by hand. [S-BUILD-4, S-R-44]"""

from typing import Final

import msgspec

from tallorder.cards import SetupRow
from tallorder.games.kernel import NOBODY, Event, Hidden, Seen, View
from tallorder.games.skyscraper import events as told
from tallorder.games.skyscraper import moves
from tallorder.games.skyscraper.faces import CardFace
from tallorder.games.skyscraper.manifest import MANIFEST
from tallorder.games.skyscraper.moves import AnyMove
from tallorder.games.skyscraper.options import SkyscraperOptions
from tallorder.games.skyscraper.printed import Printed
from tallorder.games.skyscraper.state import SkyscraperState
from tallorder.games.skyscraper.tower import NO_THRESHOLD, Tower, fault_names

HIDDEN: Final = Hidden()
Cards = tuple[int, ...]


class FloorSeen(msgspec.Struct, frozen=True):
    """A stacked card: its numbers stay visible, its face only on top. [S-BUILD-3, S-BUILD-4]"""

    metres: int
    points: int
    card: int | Hidden


class StructureSeen(msgspec.Struct, frozen=True):
    """A site, or a building with its owner; its resistance stays visible. [S-CLAIM-5]"""

    number: int
    owner: int | None
    foundation: int
    floors: tuple[FloorSeen, ...]
    """The lowest first."""
    roof: int | None
    metres: int
    points: int
    """Of its cards; a faulty building is worth the Faulty Prize instead. [S-FAULT-4]"""
    toilet: bool | Hidden
    can_be_roofed: bool
    resistance: int
    earthquakes: int
    insurance: int
    marks: int
    strength: int
    """How many Earthquakes fell it from here. [S-R-2]"""
    faulty: bool
    reasons: tuple[str, ...]


class PrizeSeen(msgspec.Struct, frozen=True):
    """Where a Prize is: on a building, on display, or gone."""

    holder: int | None
    gone: bool


class SeatSeen(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    hand: int
    """How many cards it holds."""
    toilets: int
    threshold: int | None
    points: int
    """If the game ended now."""
    resigned: bool


class KnownCard(msgspec.Struct, frozen=True):
    """A card of the deck that this seat put back itself; depth 1 is the top."""

    depth: int
    card: int


class SkyscraperView(View, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    legal: tuple[AnyMove, ...]
    """Shown to the actor only: they tell what it holds."""
    seat: int | None
    """Whose view this is."""
    structures: tuple[StructureSeen, ...]
    """Sites and buildings by number; the collapsed ones are missing."""
    revealed: int
    """How many Foundations have been turned up so far."""
    claims: tuple[int, ...]
    """Standing buildings in order of completion."""
    mini: PrizeSeen
    unity: PrizeSeen
    record: PrizeSeen
    record_line: tuple[int, ...]
    """With `record_mode` history: standing buildings that took the Record, in order."""
    seats: tuple[SeatSeen, ...]
    deck: int
    pile: int
    """Foundations still to come."""
    discard: Cards
    """The first discarded first."""
    fallen: Cards
    """Foundations out of the game."""
    studies: int
    """Studies being played."""
    looked: int
    """Cards off the deck in a Study."""
    lap: int
    """0, or in the last lap the number of seats whose turn is still to come."""
    roofed: int | None
    """The building that may be insured now."""
    victim: int | None
    pulled: int
    """Cards pulled out of the victim's hand."""
    hand: Cards | Hidden
    """This seat's own, in kind order."""
    studied: Cards | Hidden
    """The cards off the deck, for the player of the Study only."""
    chosen: AnyMove | None
    """The studied card that will be played when the rest is back, for its player only."""
    taken: Cards | Hidden
    """The pulled cards, for thief and victim only."""
    known: tuple[KnownCard, ...]
    """What this seat knows of the deck, the top first."""
    options: SkyscraperOptions
    cards: tuple[CardFace, ...]
    """What is printed on each kind of card."""
    setup: SetupRow
    """What this number of players uses."""


def view_of(game: SkyscraperState, seat: int | None, *, is_listing: bool = True) -> SkyscraperView:
    """What a seat may see, with the list of its legal moves or without; None is a spectator, who sees the least."""
    if seat is not None and not 0 <= seat < game.seats:
        raise ValueError(f"there is no seat {seat}")  # a negative number would find somebody's hand
    acts = seat is not None and seat == game.actor
    thief_or_victim = seat is not None and game.victim != NOBODY and seat in (game.actor, game.victim)
    scores = game.scores()
    return SkyscraperView(
        version=MANIFEST.version,
        actor=_some(game.actor),
        phase=game.phase,
        legal=tuple(moves.unpack(packed) for packed in game.legal()) if acts and is_listing else (),
        outcome=game.outcome(),
        seat=seat,
        structures=tuple(_structure(game, number) for number in game.standing),
        revealed=len(game.towers),
        claims=game.buildings,
        mini=PrizeSeen(_some(game.prizes.mini), game.prizes.mini_gone),
        unity=PrizeSeen(_some(game.prizes.unity), game.prizes.unity_gone),
        record=PrizeSeen(_some(game.prizes.record), game.prizes.record_gone),
        record_line=game.prizes.record_line,
        seats=tuple(_seat(game, other, scores[other]) for other in range(game.seats)),
        deck=len(game.deck),
        pile=len(game.pile),
        discard=tuple(game.discard),
        fallen=game.fallen,
        studies=game.studies,
        looked=len(game.looked),
        lap=game.lap,
        roofed=_some(game.roofed),
        victim=_some(game.victim),
        pulled=len(game.taken),
        hand=HIDDEN if seat is None else game.hands[seat],
        studied=game.looked if acts else HIDDEN,
        chosen=moves.unpack(game.after) if acts and game.after else None,
        taken=game.taken if thief_or_victim else HIDDEN,
        known=() if seat is None else _known(game, seat),
        options=game.options,
        cards=game.cards.faces,
        setup=game.cards.setup,
    )


def _some(number: int) -> int | None:
    return None if number < 0 else number


def _seat(game: SkyscraperState, seat: int, points: int) -> SeatSeen:
    threshold = game.threshold(seat)
    return SeatSeen(
        hand=len(game.hands[seat]),
        toilets=game.toilets[seat],
        threshold=None if threshold == NO_THRESHOLD else threshold,
        points=points,
        resigned=seat in game.gone,
    )


def _known(game: SkyscraperState, seat: int) -> tuple[KnownCard, ...]:
    size = len(game.deck)
    return tuple(KnownCard(size - place, game.deck[place]) for place in reversed(game.knows(seat)))


def _structure(game: SkyscraperState, number: int) -> StructureSeen:
    tower = game.towers[number]
    is_open = tower.owner != NOBODY or game.options.open_stacks
    faulty = tower.owner != NOBODY and game.prizes.is_faulty(number, tower)
    top = len(tower.floors) - 1
    return StructureSeen(
        number=number,
        owner=_some(tower.owner),
        foundation=tower.foundation,
        floors=tuple(
            FloorSeen(game.cards.metres[kind], game.cards.points[kind], kind if is_open or place == top else HIDDEN)
            for place, kind in enumerate(tower.floors)
        ),
        roof=_some(tower.roof),
        metres=tower.metres,
        points=tower.points,
        toilet=tower.toilets > 0 if is_open else told_toilet(tower, game.cards),
        can_be_roofed=tower.owner == NOBODY and tower.can_be_roofed(),
        resistance=tower.resistance,
        earthquakes=tower.earthquakes,
        insurance=tower.insurance,
        marks=tower.marks,
        strength=tower.strength(),
        faulty=faulty,
        reasons=fault_names(tower.found) if faulty else (),
    )


def told_toilet(tower: Tower, cards: Printed) -> bool | Hidden:
    """Whether a stack shows a Toilet by its numbers and its top card; Hidden if they leave it open. [S-R-44]"""
    if tower.floors and cards.is_toilet[tower.floors[-1]]:
        return True
    doubtful = False
    for kind in tower.floors[:-1]:
        toilets = {cards.is_toilet[other] for other in cards.lookalikes(cards.metres[kind], cards.points[kind])}
        if toilets == {True}:
            return True
        doubtful = doubtful or True in toilets
    return HIDDEN if doubtful else False


PUBLIC: Final = (
    told.CardPlayed,
    told.FloorAdded,
    told.ToiletCounted,
    told.Claimed,
    told.PrizeMoved,
    told.FaultChanged,
    told.QuakeHit,
    told.InsuranceAdded,
    told.InsuranceCancelled,
    told.CenturyQuake,
    told.Collapsed,
    told.SiteOpened,
    told.CardFetched,
    told.StudyDone,
    told.TheftDeclined,
    told.CardDiscarded,
    told.Passed,
    told.LastLapStarted,
    told.TurnPassed,
    told.PlayerResigned,
    told.GameOver,
)
"""Events without secrets."""


def see(event: Event, seat: int | None) -> Seen:
    """An event as a seat may see it; whatever is not named here stays unseen."""
    if isinstance(event, PUBLIC):
        return Seen(event)
    match event:
        case told.DeckStudied(actor) | told.CardsDrawn(actor):
            return Seen(event if seat == actor else msgspec.structs.replace(event, cards=HIDDEN))
        case told.StudyTaken(actor) | told.CardPutBack(actor):
            return Seen(event if seat == actor else msgspec.structs.replace(event, card=HIDDEN))
        case told.HandSwapped(actor):
            return Seen(event if seat == actor else msgspec.structs.replace(event, hand=HIDDEN))
        case told.CardsTaken(thief, victim):
            return Seen(event if seat in (thief, victim) else msgspec.structs.replace(event, cards=HIDDEN))
        case told.CardStolen(thief, victim):
            return Seen(event if seat in (thief, victim) else msgspec.structs.replace(event, card=HIDDEN))
        case told.HandsPassed(ring=ring, hands=hands):
            own = tuple(hand if other == seat else HIDDEN for other, hand in zip(ring, hands, strict=True))
            return Seen(msgspec.structs.replace(event, hands=own))
    raise TypeError(f"nobody has said who may see {type(event).__name__}")


def shown(view: SkyscraperView) -> tuple[int, ...]:
    """The kinds of cards that this view shows somewhere, in kind order."""
    kinds: set[int] = {*view.discard, *view.fallen}
    for structure in view.structures:
        kinds.add(structure.foundation)
        kinds.update(floor.card for floor in structure.floors if not isinstance(floor.card, Hidden))
        if structure.roof is not None:
            kinds.add(structure.roof)
    for cards in (view.hand, view.studied, view.taken):
        if not isinstance(cards, Hidden):
            kinds.update(cards)
    kinds.update(known.card for known in view.known)
    return tuple(sorted(kinds))
