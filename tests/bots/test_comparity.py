"""Comparity's bots at moments where one choice is plainly the sensible one."""

import pytest

from tallorder.bots import Belief, Beliefs, Bot, BotRequest
from tallorder.bots.comparity import expert, friend, plain, pusher
from tallorder.games.comparity import RULES
from tests.games.comparity.table import play, position

SCALE = tuple((float(number), (number - 50) / 20) for number in range(0, 101, 5))
"""Values from 0 to 100 and their normal scores."""
ROW = """position comparity
area | 0        | 1        | 2
0    | [a = 20] | [b = 50] | [c = {c}]
hand 1: p = 85 | o = 5
hand 2: q = 95 | r = 60 | s = 61
deck: k = 1 | l = 2 | m = 3 | n = 4 | t = 6
turn 2
"""
CORNER = """position comparity
area | 0        | 1
1    | [a = 20] | [b = {b}]
0    | .        | [c = 40]
hand 1: p = 85 | o = 5
hand 2: q = 95 | r = 60 | s = 61
deck: k = 1 | l = 2 | m = 3 | n = 4 | t = 6
turn 2
phase duet
"""
BULGE = """position comparity
area | 0      | 1        | 2
1    | .      | f = 45   | d = 50
0    | a = 30 | [b = 90] | c = 40
hand 1: p = 1 | o = 2
hand 2: q = {q} | r = 99
deck: k = 1 | l = 2 | m = 3 | n = 4
turn 2
"""


def choice(bot: Bot, text: str, *moves: str) -> tuple[str, str]:
    """A bot's move after these, and its reason, if it takes every card to be about what the position says."""
    game = position(text)
    play(game, *moves)
    view = game.view(game.actor)
    cards = game.agreed.cards
    request = BotRequest(
        seat=game.actor,
        view=view,
        legal=view.legal,
        first_view=view,
        seen=(),
        cards={card: cards[card].id for card in RULES.visible(view)},
        beliefs=Beliefs(
            {
                card.id: Belief((card.values["value"].number - 50) / 20, 0.02)
                for card in cards
                if "value" in card.values
            },
            SCALE,
        ),
        seed=1,
    )
    decision = bot(request)
    return RULES.write_move(game, decision.move), decision.why.code.removeprefix("why-comparity-")


@pytest.mark.parametrize("bot", [expert, friend, plain])
def test_a_plain_lie_is_checked_and_an_honest_table_is_not(bot: Bot) -> None:
    assert choice(bot, ROW.format(c=10))[0] in ("check 1,0", "check 2,0")
    assert choice(bot, ROW.format(c=80))[0].startswith("play")


@pytest.mark.parametrize("bot", [expert, friend, plain])
def test_a_card_goes_where_it_lies_right(bot: Bot) -> None:
    text = ROW.format(c=80).replace("r = 60 | s = 61", "r = 96 | s = 97")

    assert choice(bot, text)[0].partition(" @ ")[2] in ("0,1", "1,1", "2,1", "3,0")


@pytest.mark.parametrize("bot", [expert, friend, plain])
def test_a_duet_is_answered_by_a_check_only_if_something_looks_wrong(bot: Bot) -> None:
    assert choice(bot, CORNER.format(b=70)) == ("draw", "draw")
    assert choice(bot, CORNER.format(b=5))[1] == "answer"


def test_the_most_doubtful_neighbour_is_opened_too() -> None:
    assert choice(expert, ROW.format(c=10), "check 1,0")[0] == "reveal 2,0"
    assert choice(expert, ROW.replace("[a = 20]", "[a = 90]").format(c=80), "check 1,0")[0] == "reveal 0,0"


@pytest.mark.parametrize("bot", [expert, friend, pusher])
def test_a_last_card_is_played_at_once(bot: Bot) -> None:
    text = ROW.format(c=10).replace("q = 95 | r = 60 | s = 61", "q = 95")

    assert choice(bot, text)[0].startswith("play q")


def test_what_would_be_split_is_discarded_only_with_a_card_to_join_it() -> None:
    assert choice(expert, BULGE.format(q=35), "check 1,0") == ("discard 1,0", "split")
    assert choice(expert, BULGE.format(q=5), "check 1,0")[1] == "discard"


def test_the_hardest_card_is_given() -> None:
    text = """position comparity
area | 0        | 1
0    | a = 1    | [b = 0]
hand 1: p = 50 | o = 40
hand 2: q = 2 | r = 0 | s = 80
turn 2
"""
    given, why = choice(expert, text, "check 1,0")

    assert why == "give"
    assert given != "give s", "it fits anywhere above"


def test_a_pusher_looks_at_nothing() -> None:
    assert choice(pusher, CORNER.format(b=5)) == ("draw", "draw")
    assert choice(pusher, ROW.format(c=10))[1] == "push"
