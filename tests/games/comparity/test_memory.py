"""What a group has seen of its cards."""

from tests.games.comparity.table import names, play, position
from tests.rulebook import rule


@rule("C-R-48", "C-R-51")
def test_what_was_opened_is_known_at_any_moment() -> None:
    game = position("c-rx-1")
    assert names(game, game.opened()) == ["a", "c"]
    play(game, "check 1,0", "discard 1,0")
    assert names(game, game.opened()) == ["a", "b", "c"]
