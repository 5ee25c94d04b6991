"""Skyscraper's moves by number: what is done, with which kind of card, to which structure, source, side or seat."""

from bisect import bisect_right

from tallorder.games.kernel.numbers import Actions
from tallorder.games.skyscraper import moves, printed
from tallorder.games.skyscraper.engine import SkyscraperGame
from tallorder.games.skyscraper.printed import Printed

BUTTONS = (moves.PASS, moves.DECLINE, moves.SWAP_HAND)


class SkyscraperActions(Actions[SkyscraperGame]):
    """Buttons; thefts by seat, counted from the thief; then for each kind of card everything that can be done with it.

    Structures have the numbers that they keep for the whole game; a game never has more than it has Foundations.
    """

    def __init__(self, seats: int, cards: Printed) -> None:
        self.seats = seats
        self.thefts = len(BUTTONS)
        self.heads: list[int] = []
        """What is done and the kind of card, `verb << 8 | kind` …"""
        self.starts: list[int] = []
        """… and the number of its first target."""
        self.at: dict[int, int] = {}
        self.count = self.thefts + seats - 1
        for kind, what in enumerate(cards.type_of):
            if what in (printed.FOUNDATION, printed.PRIZE):
                continue
            for verb, targets in _uses(what, cards.setup.foundations):
                self.at[verb << 8 | kind] = self.count
                self.heads.append(verb << 8 | kind)
                self.starts.append(self.count)
                self.count += targets

    def number(self, game: SkyscraperGame, move: int) -> int:
        """By what is done with what."""
        verb, target = move >> 16, move & 255
        if verb == moves.STEAL:
            return self.thefts + (target - game.actor) % self.seats - 1
        return BUTTONS.index(verb) if verb in BUTTONS else self.at[move >> 8] + target

    def move(self, game: SkyscraperGame, number: int) -> int:
        """The packed move with this number."""
        if number < self.thefts:
            return BUTTONS[number] << 16
        if number < self.starts[0]:
            return moves.STEAL << 16 | (game.actor + 1 + number - self.thefts) % self.seats
        place = bisect_right(self.starts, number) - 1
        return self.heads[place] << 8 | (number - self.starts[place])


def _uses(what: int, structures: int) -> list[tuple[int, int]]:
    """What can be done with a card of this type, and how many targets each has."""
    found = [(moves.DISCARD, 1), (moves.KEEP, 1), (moves.TAKE, 1), (moves.PUT_BACK, 1)]
    if what <= printed.TOILET:
        found.append((moves.BUILD, structures))
    elif what == printed.ROOF:
        found.append((moves.ROOF, structures))
    elif what == printed.EARTHQUAKE:
        found.append((moves.QUAKE, structures))
    elif what == printed.INSURANCE:
        found.append((moves.INSURE, structures))
    elif what == printed.STUDY:
        found.append((moves.STUDY, len(moves.SOURCES)))
    elif what == printed.TORNADO:
        found.append((moves.TORNADO, len(moves.DIRECTIONS)))
    else:
        found.append((moves.CENTURY, 1))
    return found


def actions_of(game: SkyscraperGame) -> SkyscraperActions:
    """The numbering for games with the same cards and as many seats."""
    return SkyscraperActions(game.seats, game.cards)
