"""Why a bot of Skyscraper moved as it did, told to the whole table while the hands are still secret.

So a reason follows from the move and from what everybody sees, and from nothing else: it names no card that stays
hidden, and it would be the same whatever else the bot holds.
"""

from typing import Final

from tallorder.bots.skyscraper.judging import TYPICAL_ROOF
from tallorder.games.kernel import CardRef, Line, Param, SeatRef
from tallorder.games.skyscraper import moves, printed
from tallorder.games.skyscraper.tower import faults, is_mini
from tallorder.games.skyscraper.view import told_toilet
from tallorder.games.skyscraper.worlds import World

IN_SECRET: Final = {"study-deck": "studied", "study-return": "put-back", "steal-keep": "keep"}
"""Decisions whose card the others do not see, or not yet. [S-STUDY-3, S-STUDY-4, S-TOIL-2]"""
BY_VERB: Final = {
    moves.CENTURY: "century",
    moves.INSURE: "insure",
    moves.TORNADO: "tornado",
    moves.DISCARD: "discard",
    moves.PASS: "pass",
    moves.STEAL: "steal",
    moves.DECLINE: "decline",
    moves.TAKE: "take",
    moves.SWAP_HAND: "swap-hand",
}
WITHOUT_CARD: Final = (moves.PASS, moves.DECLINE, moves.SWAP_HAND, moves.STEAL)


def reason(world: World, move: int) -> Line:
    """What a bot says about its move, as one would say it at the table."""
    verb, kind, target = move >> 16, move >> 8 & 255, move & 255
    params: dict[str, Param] = {}
    if world.phase in IN_SECRET and verb != moves.SWAP_HAND:
        code = IN_SECRET[world.phase]
    else:
        code = _code(world, verb, kind, target)
        if verb not in WITHOUT_CARD:
            params["card"] = CardRef(kind)
        if verb == moves.STEAL:
            params["seat"] = SeatRef(target)
    return Line(f"why-skyscraper-{code}", params)


def _code(world: World, verb: int, kind: int, target: int) -> str:
    if verb == moves.BUILD:
        if world.cards.type_of[kind] == printed.TOILET:
            return "toilet"
        return "build" if _would_stand(world, kind, target, TYPICAL_ROOF) else "build-common"
    if verb == moves.ROOF:
        return "claim" if _would_stand(world, kind, target, 0) else "spoil"
    if verb == moves.QUAKE:
        return "fell" if world.towers[target].strength() <= 1 else "shake"
    if verb == moves.STUDY:
        return "study-discard" if target == moves.FROM_DISCARD else "study"
    return BY_VERB[verb]


def _would_stand(world: World, kind: int, number: int, more: int) -> bool:
    """Whether a site with this card, and so many metres more, would be a sound skyscraper as far as anybody sees."""
    tower = world.towers[number]
    metres = tower.metres + world.cards.metres[kind] + more
    toilet = told_toilet(tower, world.cards) is not False or world.cards.is_toilet[kind] > 0
    bar = world.threshold(world.actor)
    return is_mini(metres, toilet) or not faults(metres, toilet, bar, world.options.threshold_equal_ok)
