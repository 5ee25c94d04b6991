"""A finished game thought through: the same plan gives the same analysis, and nothing closed goes into it."""

import msgspec
import pytest

from tallorder import catalogue
from tallorder.games.comparity.moves import Check, Draw, PlayCard
from tallorder.games.kernel import NOBODY, Refused
from tallorder.games.kernel.record import read_record, write_record
from tallorder.study.analysis import Analysis, Estimate
from tallorder.study.plan import GameStudy, StudyPlan
from tests.study.games import KINDS, record_of

FEW = 4


def thought_through(record: str, seed: int = 0, worlds: int = FEW) -> tuple[GameStudy, Analysis]:
    study = GameStudy(StudyPlan(record, seed=seed, worlds=worlds))
    return study, study.gather([study.think(moment) for moment in range(study.moments)])


@pytest.mark.parametrize("game", KINDS)
def test_every_decision_of_every_game_is_judged(game: str) -> None:
    record = record_of(game)
    study, analysis = thought_through(record)
    assert len(analysis.moments) == len(read_record(record).moves) + 1
    for moment, running in zip(analysis.moments, study.games, strict=True):
        assert sum(one.chance for one in moment.chances) == pytest.approx(1, abs=0.01)
        has_choice = running.actor != NOBODY and len(running.legal_moves()) > 1
        assert (moment.judged is not None) == has_choice
        if moment.judged is not None:
            assert moment.judged.seat == running.actor
            assert moment.judged.played.move in running.legal_moves()
            assert moment.judged.best.move in running.legal_moves()
    counted = sum(player.decisions for player in analysis.players)
    assert counted == sum(moment.judged is not None for moment in analysis.moments)
    outcome = study.games[-1].outcome()
    assert outcome is not None
    assert [one.chance for one in analysis.moments[-1].chances] == [
        (seat in outcome.winners) / len(outcome.winners) for seat in range(study.games[0].seats)
    ]


def test_the_same_plan_gives_the_same_analysis_in_any_order() -> None:
    record = record_of("comparity-landmarks")
    study, analysis = thought_through(record, worlds=1)
    backwards = {moment: study.think(moment) for moment in reversed(range(study.moments))}
    assert study.gather([backwards[moment] for moment in range(study.moments)]) == analysis
    assert GameStudy(StudyPlan(record, seed=1, worlds=1)).think(3) != study.think(3)


def with_other_closed_values(study: GameStudy) -> GameStudy:
    """The same game, but cards that were closed to the end have changed their values: no view tells the two apart."""
    shown = set(study.rules.opened(study.games[-1].view(None)))
    cards = list(study.start.deal.cards)
    closed = [card for card in range(len(cards)) if card not in shown]
    for card, other in zip(closed, reversed(closed), strict=True):
        cards[card] = msgspec.structs.replace(cards[card], values=study.start.deal.cards[other].values)
    deal = msgspec.structs.replace(study.start.deal, cards=tuple(cards))
    other_study = GameStudy(study.plan)
    other_study.start = msgspec.structs.replace(study.start, deal=deal)
    game = other_study.start.begin()
    other_study.games = [game.clone()]
    for move in study.moves:
        assert move is not None
        game.play(move)
        other_study.games.append(game.clone())
    return other_study


def test_what_is_closed_does_not_go_into_a_moment() -> None:
    """Only what its player could see and the beliefs, which were made before, decide what is said of a moment."""
    study = GameStudy(StudyPlan(record_of("comparity-landmarks", seed=3), worlds=FEW))
    other = with_other_closed_values(study)
    for moment in (2, 5, len(study.games) - 3):
        assert study.think(moment) == other.think(moment)


def test_the_truth_is_told_of_opened_cards_alone() -> None:
    study, analysis = thought_through(record_of("comparity-landmarks", bot="beginner", seed=4), worlds=1)
    opened: set[int] = set()
    for game in study.games:
        opened |= set(study.rules.opened(game.view(None)))
    assert opened
    assert {card for card, _ in analysis.truth} == opened
    numbers = {card: study.start.deal.cards[card].values[study.start.deal.order].number for card in opened}
    ranked = sorted(analysis.truth, key=lambda one: one[1])
    assert [numbers[card] for card, _ in ranked] == sorted(numbers.values())


def test_a_lie_is_a_card_that_a_check_found_wrong_and_says_who_let_it_lie() -> None:
    lies = []
    for seed in (1, 2):
        study, analysis = thought_through(record_of("comparity-landmarks", bot="beginner", seed=seed), worlds=1)
        for lie in analysis.lies:
            laid = study.moves[lie.moment - 1]
            assert isinstance(laid, PlayCard)
            assert laid.card == lie.card
            assert study.seats[lie.moment - 1] == lie.seat
            assert lie.moment < lie.caught
            assert 0 <= lie.believable <= 1
            assert lie.card in dict(analysis.truth)
        believable = [lie.believable for lie in analysis.lies if lie.let_lie]
        assert believable == sorted(believable, reverse=True)
        lies += analysis.lies
    assert any(lie.let_lie for lie in lies)


def test_leaving_a_winner_free_is_a_mistake_and_a_duet_is_named_as_the_way_to_stop_it() -> None:
    """Seat 2 holds one card. A card that touches one other lets it win; one that touches two makes it answer first."""
    study = GameStudy(StudyPlan(record_of("comparity-landmarks", players=4, seed=1), worlds=24))
    for moment, game in enumerate(study.games[:-1]):
        view = game.view(None)
        rival = (game.actor + 1) % 4
        if view.phase != "turn" or len(view.hands[rival]) != 1 or len(view.hands[game.actor]) < 2:
            continue
        touching = {space.cell: space.neighbours for space in view.spaces}
        free = [move for move in view.legal if isinstance(move, PlayCard) and touching[move.cell] == 1]
        judged = study.judge(moment, free[0])
        assert judged.mark == "mistake"
        assert judged.played.why.code == "why-comparity-lets-win"
        assert judged.best.why.code in ("why-comparity-hold", "why-comparity-stop-winner")
        again = study.judge(moment, judged.best.move)
        assert again.mark in ("best", "good")
        return
    pytest.fail("nobody was about to win")


def test_a_move_that_is_not_legal_cannot_be_judged() -> None:
    study = GameStudy(StudyPlan(record_of("comparity-landmarks"), worlds=FEW))
    legal = next(move for move in study.games[2].legal_moves() if isinstance(move, Check))
    assert study.judge(2, legal).played.move == legal
    with pytest.raises(Refused, match="comparity-play-or-check"):
        study.judge(2, Draw())


def test_a_running_game_is_not_analysed() -> None:
    record = read_record(record_of("cardline-globetrotter"))
    assert GameStudy(StudyPlan(write_record(record))).moments
    unfinished = msgspec.structs.replace(record, moves=record.moves[:-1], ending=None)
    with pytest.raises(Refused, match="study-not-over"):
        GameStudy(StudyPlan(write_record(unfinished)))


def test_a_resignation_is_no_decision() -> None:
    start = catalogue.set_up("comparity-landmarks", players=3, seed=2)
    game = start.begin()
    first = game.actor
    game.play(game.legal_moves()[0])
    game.resign(first)
    game.resign(game.actor)
    _, analysis = thought_through(game.record())
    assert [moment.judged is not None for moment in analysis.moments] == [True, False, False, False]
    assert analysis.moments[-1].chances[first] == Estimate(0.0, 0.0)


@pytest.mark.parametrize("level", [64, 96])
def test_a_level_beyond_the_measured_ones_is_refused(level: int) -> None:
    record = record_of("cardline-globetrotter")
    assert GameStudy(StudyPlan(record, level=65)).plan.level == 65
    with pytest.raises(Refused, match="bot-knowledge"):
        GameStudy(StudyPlan(record, level=level))
