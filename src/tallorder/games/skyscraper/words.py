"""The spoken table: what lies there and what happened, as codes and values for the message files."""

from tallorder.games.kernel import CardRef, CardRefs, Event, Hidden, Line, Param, SeatRef, SeatRefs, Seen
from tallorder.games.skyscraper import events as told
from tallorder.games.skyscraper.view import PrizeSeen, SkyscraperView, StructureSeen

ENDINGS = {
    "S-END-1": "skyscraper-over-completed",
    "S-R-47": "skyscraper-over-collapsed",
    "S-END-5": "skyscraper-over-last-lap",
    "S-R-55": "skyscraper-over-resigned",
}
"""What is said at the end, by the rule that ended the game."""


def narrate(view: SkyscraperView) -> tuple[Line, ...]:
    """The whole table from the view: sites, seats with their buildings, Prizes, piles, own cards, the decision."""
    lines = [_site(view, seen) for seen in view.structures if seen.owner is None]
    for seat in range(len(view.seats)):
        lines.append(_seat(view, seat))
        lines += [_building(seen) for seen in view.structures if seen.owner == seat]
    lines += _prizes(view)
    lines.append(Line("skyscraper-piles", {"deck": view.deck, "pile": view.pile}))
    if view.discard:
        kinds = tuple(sorted(set(view.discard)))
        lines.append(Line("skyscraper-discard", {"count": len(view.discard), "cards": CardRefs(kinds)}))
    if view.lap:
        lines.append(Line("skyscraper-last-lap", {"count": view.lap}))
    lines += _own(view)
    if view.outcome is not None:
        lines.append(_over(view.outcome.winners, view.outcome.rule))
    elif view.actor is not None:
        mine = "yes" if view.actor == view.seat else "no"
        lines.append(Line(f"skyscraper-decides-{view.phase}", _decision(view, view.actor) | {"mine": mine}))
    return tuple(lines)


def _decision(view: SkyscraperView, actor: int) -> dict[str, Param]:
    params: dict[str, Param] = {"seat": SeatRef(actor)}
    if view.phase == "roof-insure" and view.roofed is not None:
        params["structure"] = view.roofed + 1
    if view.phase == "steal-keep" and view.victim is not None:
        params["victim"] = SeatRef(view.victim)
    if view.phase in ("study-deck", "study-return"):
        params["count"] = view.looked
    return params


def _damage(seen: StructureSeen) -> dict[str, Param]:
    return {
        "strength": seen.strength,
        "earthquakes": seen.earthquakes,
        "insurance": seen.insurance,
        "marks": seen.marks,
        "foundation": CardRef(seen.foundation),
    }


def _site(view: SkyscraperView, seen: StructureSeen) -> Line:
    params: dict[str, Param] = {"structure": seen.number + 1} | _damage(seen)
    if not seen.floors:
        return Line("skyscraper-site-bare", params)
    params |= {
        "floors": len(seen.floors),
        "metres": seen.metres,
        "points": seen.points,
        "toilet": _yes_no(seen.toilet),
        "roof": "yes" if seen.can_be_roofed else "no",
    }
    if view.options.open_stacks:
        cards = tuple(floor.card for floor in seen.floors if not isinstance(floor.card, Hidden))
        return Line("skyscraper-site-open", params | {"cards": CardRefs(cards)})
    top = seen.floors[-1].card
    return Line("skyscraper-site", params | {"top": "" if isinstance(top, Hidden) else CardRef(top)})


def _yes_no(known: bool | Hidden) -> str:
    return "unknown" if isinstance(known, Hidden) else "yes" if known else "no"


def _seat(view: SkyscraperView, seat: int) -> Line:
    one = view.seats[seat]
    if one.resigned:
        return Line("skyscraper-seat-resigned", {"seat": SeatRef(seat), "points": one.points})
    params: dict[str, Param] = {
        "seat": SeatRef(seat),
        "hand": one.hand,
        "points": one.points,
        "toilets": one.toilets,
        "threshold": -1 if one.threshold is None else one.threshold,
    }
    return Line("skyscraper-seat", params)


def _building(seen: StructureSeen) -> Line:
    params: dict[str, Param] = {
        "structure": seen.number + 1,
        "metres": seen.metres,
        "points": seen.points,
        "faulty": "yes" if seen.faulty else "no",
    }
    return Line("skyscraper-building", params | _damage(seen))


def _prizes(view: SkyscraperView) -> list[Line]:
    lines = []
    prizes: tuple[tuple[str, PrizeSeen], ...] = (("mini", view.mini), ("unity", view.unity), ("record", view.record))
    owners = {seen.number: seen.owner for seen in view.structures}
    for name, prize in prizes:
        if prize.holder is not None:
            owner = owners[prize.holder]
            params: dict[str, Param] = {"structure": prize.holder + 1, "owner": "" if owner is None else SeatRef(owner)}
            lines.append(Line(f"skyscraper-holds-{name}", params))
        elif prize.gone:
            lines.append(Line(f"skyscraper-gone-{name}"))
    return lines


def _own(view: SkyscraperView) -> list[Line]:
    """What only this seat may know."""
    lines = []
    if not isinstance(view.hand, Hidden):
        lines.append(
            Line("skyscraper-hand", {"count": len(view.hand), "cards": CardRefs(view.hand)})
            if view.hand
            else Line("skyscraper-hand-empty")
        )
    if not isinstance(view.studied, Hidden) and view.studied:
        lines.append(Line("skyscraper-studied", {"count": len(view.studied), "cards": CardRefs(view.studied)}))
    if not isinstance(view.taken, Hidden) and view.taken:
        lines.append(Line("skyscraper-taken", {"cards": CardRefs(view.taken)}))
    if view.known:
        cards = CardRefs(tuple(known.card for known in view.known))
        lines.append(Line("skyscraper-known", {"cards": cards, "depth": view.known[0].depth}))
    return lines


def _over(winners: tuple[int, ...], rule: str) -> Line:
    return Line(ENDINGS[rule], {"seats": SeatRefs(winners), "count": len(winners)})


def tell(seen: Seen) -> tuple[Line, ...]:
    """An event in words; what another line says already stays silent."""
    event = seen.event
    line = _told_of_cards(event) or _told_of_structures(event) or _told_of_turns(event)
    if line is None:
        return ()
    reasons = event.reasons if isinstance(event, told.Claimed) else ()
    return (line, *(Line(f"skyscraper-fault-{reason}") for reason in reasons))


def _said(code: str, seat: int, **params: Param) -> Line:
    return Line(f"skyscraper-told-{code}", {"seat": SeatRef(seat)} | params)


def _told_of_cards(event: Event) -> Line | None:
    """What happened to cards and hands."""
    match event:
        case told.CardPlayed(seat, card, studied):
            return _said("plays-studied" if studied else "plays", seat, card=CardRef(card))
        case told.DeckStudied(seat, count, cards):
            if isinstance(cards, Hidden):
                return _said("studies", seat, count=count)
            return _said("studies-cards", seat, count=count, cards=CardRefs(cards))
        case told.StudyTaken(seat, card):
            return _said("takes", seat) if isinstance(card, Hidden) else _said("takes-card", seat, card=CardRef(card))
        case told.HandSwapped(seat, hand):
            return (
                _said("swaps", seat) if isinstance(hand, Hidden) else _said("swaps-cards", seat, cards=CardRefs(hand))
            )
        case told.CardPutBack(seat, card):
            return None if isinstance(card, Hidden) else _said("puts-back", seat, card=CardRef(card))
        case told.CardFetched(seat, card):
            return _said("fetches", seat, card=CardRef(card))
        case told.CardsTaken(thief, victim, count, cards):
            if isinstance(cards, Hidden):
                return _said("pulls", thief, victim=SeatRef(victim), count=count)
            return _said("pulls-cards", thief, victim=SeatRef(victim), count=count, cards=CardRefs(cards))
        case told.CardStolen(thief, victim, card):
            if isinstance(card, Hidden):
                return _said("keeps", thief, victim=SeatRef(victim))
            return _said("keeps-card", thief, victim=SeatRef(victim), card=CardRef(card))
        case told.TheftDeclined(seat):
            return _said("no-theft", seat)
        case told.HandsPassed(seat, direction, hands=hands):
            own = [hand for hand in hands if not isinstance(hand, Hidden)]
            if own:
                return _said(f"tornado-{direction}-cards", seat, cards=CardRefs(own[0]))
            return _said(f"tornado-{direction}", seat)
        case told.CardDiscarded(seat, card):
            return _said("discards", seat, card=CardRef(card))
        case told.CardsDrawn(seat, count, cards, left):
            if isinstance(cards, Hidden):
                return _said("draws", seat, count=count, left=left)
            return _said("draws-cards", seat, count=count, cards=CardRefs(cards), left=left)
    return None


def _told_of_structures(event: Event) -> Line | None:
    """What happened to sites, buildings and Prizes."""
    match event:
        case told.FloorAdded(seat, number, card, metres):
            return _said("builds", seat, structure=number + 1, card=CardRef(card), metres=metres)
        case told.ToiletCounted(seat, toilets):
            return _said("toilets", seat, toilets=toilets)
        case told.Claimed(seat, number, card, metres, faulty):
            code = "claims-faulty" if faulty else "claims"
            return _said(code, seat, structure=number + 1, card=CardRef(card), metres=metres)
        case told.PrizeMoved(prize, _, target, gone):
            if target is not None:
                return Line(f"skyscraper-told-prize-{prize}", {"structure": target + 1})
            return Line(f"skyscraper-told-lost-{prize}", {"gone": "yes" if gone else "no"})
        case told.FaultChanged(number, faulty):
            return Line("skyscraper-told-fault" if faulty else "skyscraper-told-redeemed", {"structure": number + 1})
        case told.QuakeHit(number, strength):
            return Line("skyscraper-told-hit", {"structure": number + 1, "strength": strength})
        case told.InsuranceAdded(number, strength):
            return Line("skyscraper-told-insured", {"structure": number + 1, "strength": strength})
        case told.InsuranceCancelled(number, strength):
            return Line("skyscraper-told-cancelled", {"structure": number + 1, "strength": strength})
        case told.CenturyQuake():
            return Line("skyscraper-told-century")
        case told.Collapsed(number, owner):
            kind = "site" if owner is None else "building"
            params: dict[str, Param] = {"kind": kind, "structure": number + 1}
            return Line("skyscraper-told-collapsed", params | {"owner": "" if owner is None else SeatRef(owner)})
        case told.SiteOpened(number, foundation):
            return Line("skyscraper-told-site", {"structure": number + 1, "foundation": CardRef(foundation)})
    return None


def _told_of_turns(event: Event) -> Line | None:
    """What happened to the course of the game."""
    match event:
        case told.Passed(seat):
            return _said("passes", seat)
        case told.LastLapStarted():
            return Line("skyscraper-told-last-lap")
        case told.PlayerResigned(seat, cards):
            return _said("resigns", seat, count=len(cards))
        case told.GameOver(winners, _, rule):
            return _over(winners, rule)
    return None
