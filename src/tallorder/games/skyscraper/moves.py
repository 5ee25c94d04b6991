"""The moves of Skyscraper: values for people, packed integers inside.

A packed move is verb, card kind and target in three bytes: `verb << 16 | kind << 8 | target`.
"""

from typing import Final, Literal

from tallorder.games.kernel import Move, Refusal, Refused

BUILD: Final = 1
ROOF: Final = 2
QUAKE: Final = 3
CENTURY: Final = 4
INSURE: Final = 5
STUDY: Final = 6
TORNADO: Final = 7
DISCARD: Final = 8
PASS: Final = 9
STEAL: Final = 10
DECLINE: Final = 11
KEEP: Final = 12
TAKE: Final = 13
SWAP_HAND: Final = 14
PUT_BACK: Final = 15

FROM_DECK: Final = 0
FROM_DISCARD: Final = 1
FROM_NOTHING: Final = 2
Source = Literal["deck", "discard", "nothing"]
SOURCES: Final[tuple[Source, ...]] = ("deck", "discard", "nothing")

LEFT: Final = 0
RIGHT: Final = 1
Direction = Literal["left", "right"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right")


class Build(Move, frozen=True):
    """Stack a Floor, Special Floor or Toilet on a site. [S-BUILD-1, S-BUILD-2]"""

    card: int
    structure: int


class Roof(Move, frozen=True):
    """Complete a site with a Roof and claim it. [S-CLAIM-1]"""

    card: int
    structure: int


class Quake(Move, frozen=True):
    """Shake one structure. [S-QUAKE-1]"""

    card: int
    structure: int


class Century(Move, frozen=True):
    """Shake everything. [S-CENT-1]"""

    card: int


class Insure(Move, frozen=True):
    """Insure one structure. [S-INS-1, S-INS-3]"""

    card: int
    structure: int


class Study(Move, frozen=True):
    """Study the deck or the discard pile. [S-STUDY-1]"""

    card: int
    source: Source


class Tornado(Move, frozen=True):
    """Make all hands move on. [S-TORN-1, S-TORN-2]"""

    card: int
    direction: Direction


class Discard(Move, frozen=True):
    """Throw a card away because nothing can be played. [S-R-27]"""

    card: int


class Pass(Move, frozen=True):
    """Play nothing in the last lap. [S-END-4]"""


class Steal(Move, frozen=True):
    """Pull two cards out of an opponent's hand. [S-TOIL-2]"""

    victim: int


class Decline(Move, frozen=True):
    """Leave the theft, or the Insurance after a Roof. [S-R-30, S-INS-3]"""


class Keep(Move, frozen=True):
    """Keep one of the two cards pulled; the other goes back. [S-TOIL-2]"""

    card: int


class Take(Move, frozen=True):
    """Take a studied card into hand. [S-STUDY-3, S-STUDY-8]"""

    card: int


class SwapHand(Move, frozen=True):
    """Take all five studied cards instead of the whole hand. [S-STUDY-6]"""


class PutBack(Move, frozen=True):
    """Put a studied card back on top of the deck. [S-STUDY-4]"""

    card: int


AnyMove = (
    Build
    | Roof
    | Quake
    | Century
    | Insure
    | Study
    | Tornado
    | Discard
    | Pass
    | Steal
    | Decline
    | Keep
    | Take
    | SwapHand
    | PutBack
)
MOVES: Final[tuple[type[Move], ...]] = (
    Build,
    Roof,
    Quake,
    Century,
    Insure,
    Study,
    Tornado,
    Discard,
    Pass,
    Steal,
    Decline,
    Keep,
    Take,
    SwapHand,
    PutBack,
)
"""In the order of their verbs."""


def pack(move: Move) -> int:
    """A move as one small number; refuses what no Skyscraper move can be."""
    kind = target = 0
    match move:
        case Build(card, place) | Roof(card, place) | Quake(card, place) | Insure(card, place):
            kind, target = card, place
        case Study(card, source):
            kind, target = card, SOURCES.index(source)
        case Tornado(card, direction):
            kind, target = card, DIRECTIONS.index(direction)
        case Century(card) | Discard(card) | Keep(card) | Take(card) | PutBack(card):
            kind = card
        case Steal(victim):
            target = victim
        case Pass() | Decline() | SwapHand():
            pass
        case _:
            raise Refused(Refusal("K-MOVE", "not-of-this-game"))
    if not (0 <= kind < 256 and 0 <= target < 256):
        raise Refused(Refusal("K-MOVE", "not-of-this-game"))
    verb = MOVES.index(type(move)) + 1
    return verb << 16 | kind << 8 | target


def unpack(packed: int) -> AnyMove:
    """The move as a value."""
    verb, kind, target = packed >> 16, packed >> 8 & 255, packed & 255
    if verb == BUILD:
        return Build(kind, target)
    if verb == ROOF:
        return Roof(kind, target)
    if verb == QUAKE:
        return Quake(kind, target)
    if verb == CENTURY:
        return Century(kind)
    if verb == INSURE:
        return Insure(kind, target)
    if verb == STUDY:
        return Study(kind, SOURCES[target])
    if verb == TORNADO:
        return Tornado(kind, DIRECTIONS[target])
    if verb == DISCARD:
        return Discard(kind)
    if verb == PASS:
        return Pass()
    if verb == STEAL:
        return Steal(target)
    if verb == DECLINE:
        return Decline()
    if verb == KEEP:
        return Keep(kind)
    if verb == TAKE:
        return Take(kind)
    if verb == SWAP_HAND:
        return SwapHand()
    return PutBack(kind)
