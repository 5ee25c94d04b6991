"""The two answers by number, for learners."""

from higher_or_lower.engine import HigherLowerGame
from tallorder.games.kernel.numbers import Actions


class HigherLowerActions(Actions[HigherLowerGame]):
    """0 is lower, 1 is higher, whatever lies on the table. [H-TURN-1]"""

    count = 2

    def number(self, game: HigherLowerGame, move: int) -> int:  # noqa: ARG002 - the same in every position
        """A packed answer is its own number."""
        return move

    def move(self, game: HigherLowerGame, number: int) -> int:  # noqa: ARG002 - the same in every position
        """The same."""
        return number


def actions_of(game: HigherLowerGame) -> HigherLowerActions:  # noqa: ARG001 - the same for all
    """One numbering for all games."""
    return HigherLowerActions()
