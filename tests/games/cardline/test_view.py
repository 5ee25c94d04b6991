"""What everybody sees, and nobody."""

from tallorder.games.cardline import RULES
from tallorder.games.cardline.events import CardDrawn, TieBreakDealt
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.view import CardlineView, OpenCard
from tallorder.games.kernel import Hidden, Outcome
from tests.games.cardline.table import play, position
from tests.rulebook import rule

TABLE = """position cardline
order area
option hand_size = 2
option finish_round = on
first 2
round 4
line a = 10 | b = 20
hand 1 c = 5 | d = 6
hand 2 out
hand 3 e = 7
hand 4
pile f = 8 | g = 9
box h = 11
box-closed i = 12
turn 1
"""
HIDDEN_TOP = TABLE.replace("round 4", "option pile_top_visible = off\nround 4")


def test_the_view_is_the_table_as_it_lies_there() -> None:
    game = position(TABLE)
    a, b, c, d, e, f, _, h, i = range(9)
    assert game.view(None) == CardlineView(
        version=1,
        actor=0,
        phase="place",
        legal=tuple(PlaceCard(card, gap) for card in (c, d) for gap in (0, 1, 2)),
        outcome=None,
        order="area",
        round=4,
        first=1,
        to_act=(0,),
        in_play=(2, 3, 0),
        finishers=(3,),
        can_finish=(),
        hands=((c, d), (), (e,), ()),
        line=(OpenCard(a, game.face(a)), OpenCard(b, game.face(b))),
        pile=2,
        top=f,
        box=(OpenCard(h, game.face(h)),),
        box_closed=(i,),
        hand_size=2,
        finish_round=True,
        pile_top_visible=True,
        max_rounds=None,
        units="us",
    )


@rule("L-R-2")
def test_the_view_says_who_can_still_finish_in_this_round() -> None:
    game = position(
        "position cardline\nline m = 50\nhand 1 a = 10\nhand 2 b = 20 | x = 1\nhand 3 c = 30\npile p = 1 | q = 2\n"
    )
    assert game.view(None).can_finish == (0, 2)
    play(game, "a @ 0")
    assert (game.view(None).finishers, game.view(None).can_finish) == ((0,), (2,))
    play(game, "b @ 0")
    assert game.view(None).can_finish == (2,)


@rule("L-R-2")
def test_nobody_can_finish_a_game_that_is_over() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0", "b @ 2")
    assert game.view(None).can_finish == ()


def test_everybody_sees_the_same() -> None:
    game = position(TABLE)
    assert RULES.one_view
    assert all(game.view(seat) == game.view(None) for seat in range(4))


@rule("L-R-16")
def test_the_name_of_the_piles_first_card_is_public_unless_the_table_agrees_otherwise() -> None:
    assert position(TABLE).view(None).top == position(TABLE).pile[-1]
    hidden = position(HIDDEN_TOP)
    assert hidden.view(0).top == Hidden()
    assert hidden.pile[-1] not in RULES.visible(hidden.view(0))


@rule("L-R-16")
def test_an_empty_pile_has_no_first_card_to_hide() -> None:
    for text in (TABLE, HIDDEN_TOP):
        assert position(text.replace("pile f = 8 | g = 9\n", "")).view(None).top is None


@rule("L-R-16")
def test_an_event_shows_the_next_card_of_the_pile_only_where_its_name_is_public() -> None:
    shown, hidden = position(TABLE), position(HIDDEN_TOP)
    for game, top in ((shown, shown.pile[0]), (hidden, Hidden())):
        game.log = None
        drawn = next(event for event in play(game.clone(), "c @ 2") if isinstance(event, CardDrawn))
        seen = game.seen(drawn, 0).event
        assert seen == CardDrawn(0, drawn.card, 1, top)
        dealt = TieBreakDealt(1, 5, 1, 6)
        assert game.seen(dealt, None).event == TieBreakDealt(1, 5, 1, 6 if top != Hidden() else Hidden())


@rule("L-R-16", "L-R-18")
def test_names_are_visible_of_line_hands_box_and_the_first_card_of_the_pile_and_of_no_other() -> None:
    game = position(TABLE)
    assert RULES.visible(game.view(None)) == tuple(card for card in range(9) if card != game.pile[0])
    assert RULES.opened(game.view(None)) == (0, 1, 7)
    assert RULES.cards(game) == game.cards


def test_the_view_of_a_game_that_is_over_offers_nothing_and_names_the_winner() -> None:
    game = position("l-rx-1")
    play(game, "a @ 0", "b @ 2")
    view = game.view(None)
    assert (view.phase, view.actor, view.to_act, view.legal) == ("over", None, (), ())
    assert view.outcome == Outcome((0,), "L-END-2")


@rule("L-R-20")
def test_units_are_for_the_eye_only() -> None:
    us, metric = position(TABLE), position(TABLE.replace("round 4", "option units = metric\nround 4"))
    assert (us.view(None).units, metric.view(None).units) == ("us", "metric")
    assert metric.view(None).line == us.view(None).line
    assert metric.legal() == us.legal()
    play(us, "c @ 0")
    play(metric, "c @ 0")
    assert metric.view(None).line == us.view(None).line
