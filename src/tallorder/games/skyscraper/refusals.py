"""Why a Skyscraper move is refused. Asks only what the mover may know."""

from typing import Final

from tallorder.games.kernel import CardRef, Move, Param, Refusal, SeatRef
from tallorder.games.skyscraper import moves, printed
from tallorder.games.skyscraper.state import (
    PHASES,
    PLAY,
    ROOF_INSURE,
    STEAL,
    STEAL_KEEP,
    STUDIED,
    STUDY_DECK,
    STUDY_DISCARD,
    STUDY_RETURN,
    SkyscraperState,
)

CARD_MOVES: Final = (
    moves.BUILD,
    moves.ROOF,
    moves.QUAKE,
    moves.CENTURY,
    moves.INSURE,
    moves.STUDY,
    moves.TORNADO,
)
"""Moves that play a card."""
ANSWERS: Final = {
    PLAY: (*CARD_MOVES, moves.DISCARD, moves.PASS),
    STEAL: (moves.STEAL, moves.DECLINE),
    STEAL_KEEP: (moves.KEEP,),
    ROOF_INSURE: (moves.INSURE, moves.DECLINE),
    STUDY_DECK: (*CARD_MOVES, moves.TAKE, moves.SWAP_HAND),
    STUDY_RETURN: (moves.PUT_BACK,),
    STUDY_DISCARD: (moves.TAKE,),
}
"""What can be answered in each phase."""
PENDING: Final = {
    STEAL: "S-TOIL-2",
    STEAL_KEEP: "S-TOIL-2",
    ROOF_INSURE: "S-INS-3",
    STUDY_DECK: "S-STUDY-3",
    STUDY_RETURN: "S-STUDY-4",
    STUDY_DISCARD: "S-STUDY-9",
}
"""The rule that asks for an answer first."""
UNASKED: Final = {
    moves.STEAL: "S-TOIL-2",
    moves.DECLINE: "S-R-29",
    moves.KEEP: "S-TOIL-2",
    moves.TAKE: "S-STUDY-3",
    moves.SWAP_HAND: "S-STUDY-6",
    moves.PUT_BACK: "S-STUDY-4",
}
"""Answers to a question that was not asked."""
PLAYED_AS: Final = {
    moves.BUILD: ((printed.FLOOR, printed.SPECIAL, printed.TOILET), "S-BUILD-2"),
    moves.ROOF: ((printed.ROOF,), "S-CLAIM-1"),
    moves.QUAKE: ((printed.EARTHQUAKE,), "S-QUAKE-1"),
    moves.CENTURY: ((printed.CENTURY,), "S-CENT-1"),
    moves.INSURE: ((printed.INSURANCE,), "S-INS-1"),
    moves.STUDY: ((printed.STUDY,), "S-STUDY-1"),
    moves.TORNADO: ((printed.TORNADO,), "S-TORN-1"),
}
"""Which cards each move plays, and the rule that says so."""


def why_not(game: SkyscraperState, move: Move) -> Refusal:
    """The first rule that forbids a move that is not legal."""
    packed = moves.pack(move)
    verb, kind, target = packed >> 16, packed >> 8 & 255, packed & 255
    phase = game.phase_number
    if verb not in ANSWERS[phase]:
        if phase == PLAY:
            return Refusal(UNASKED[verb], "skyscraper-not-asked")
        return Refusal(PENDING[phase], "skyscraper-decide-first", {"phase": PHASES[phase]})
    if verb == moves.PASS:
        return Refusal("S-R-29", "skyscraper-must-play")
    if verb == moves.STEAL:
        return _victim(game, target)
    if verb == moves.SWAP_HAND:
        return Refusal("S-R-35", "skyscraper-swap-needs-five", {"seen": len(game.looked), "needed": STUDIED})
    if kind >= len(game.cards.type_of):
        return Refusal("K-MOVE", "skyscraper-no-such-card")
    card: dict[str, Param] = {"card": CardRef(kind)}
    if verb == moves.KEEP:
        return Refusal("S-TOIL-2", "skyscraper-not-pulled", card)
    if verb == moves.PUT_BACK:
        return Refusal("S-STUDY-4", "skyscraper-not-to-put-back", card)
    if phase == STUDY_DISCARD:
        if kind == game.cards.study and kind in game.discard:
            return Refusal("S-R-26", "skyscraper-no-study-from-discard")
        return Refusal("S-STUDY-8", "skyscraper-not-discarded", card)
    if phase == STUDY_DECK and kind not in game.looked:
        return Refusal("S-STUDY-3", "skyscraper-not-studied", card)
    if phase in (PLAY, ROOF_INSURE) and kind not in game.hands[game.actor]:
        return Refusal("S-TURN-3", "skyscraper-not-in-hand", card)
    if verb == moves.DISCARD:
        return Refusal("S-R-27", "skyscraper-pass-instead" if game.lap else "skyscraper-can-play")
    return _cannot_be_played(game, verb, kind, target)


def _victim(game: SkyscraperState, seat: int) -> Refusal:
    if seat >= game.seats or seat == game.actor:
        return Refusal("S-TOIL-2", "skyscraper-not-an-opponent")
    return Refusal("S-R-30", "skyscraper-empty-hand", {"seat": SeatRef(seat)})


def _cannot_be_played(game: SkyscraperState, verb: int, kind: int, target: int) -> Refusal:
    """Why a card that the mover has cannot be played like this."""
    fitting, rule = PLAYED_AS[verb]
    if game.cards.type_of[kind] not in fitting:
        return Refusal(rule, "skyscraper-wrong-card", {"card": CardRef(kind)})
    if game.phase_number == ROOF_INSURE:
        return Refusal("S-R-40", "skyscraper-only-the-new-building", {"structure": game.roofed + 1})
    place: dict[str, Param] = {"structure": target + 1}
    if verb == moves.STUDY:
        if target == moves.FROM_DECK:
            return Refusal("S-R-36", "skyscraper-deck-is-empty")
        return Refusal(
            "S-R-36", "skyscraper-nothing-to-fetch" if target == moves.FROM_DISCARD else "skyscraper-study-something"
        )
    if verb == moves.BUILD:
        return Refusal("S-BUILD-1", "skyscraper-not-a-site", place)
    if verb == moves.ROOF:
        if target in game.sites:
            place["floors"] = game.towers[target].storeys
            return Refusal("S-SKY-2", "skyscraper-needs-two-floors", place)
        return Refusal("S-CLAIM-1", "skyscraper-not-a-site", place)
    return Refusal(rule, "skyscraper-not-standing", place)
