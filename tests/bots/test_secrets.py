"""A bot's reason is told to the whole table, so it holds nothing that the table may not know."""

import pytest

from tallorder.bots.players import BotSpec, skills
from tallorder.bots.seated import SeatedBot
from tallorder.bots.skyscraper.reasons import reason
from tallorder.catalogue import set_up
from tallorder.games.kernel import NOBODY, CardRef, Chance
from tallorder.games.skyscraper import moves
from tallorder.games.skyscraper.state import PHASES, STEAL_KEEP, STUDY_DECK, STUDY_RETURN
from tallorder.games.skyscraper.view import SkyscraperView
from tallorder.games.skyscraper.worlds import Worlds
from tests.bots.asking import LITTLE

DECIDED_IN_SECRET = (STUDY_DECK, STUDY_RETURN, STEAL_KEEP)


@pytest.mark.parametrize("skill", skills("skyscraper"))
def test_a_skyscraper_bots_reason_tells_no_more_than_everybody_sees(skill: str) -> None:
    """Cards it names are shown to spectators by the move itself, and other hidden cards would give the same reason."""
    phases_met = set()
    for seed in range(6):
        start = set_up("skyscraper", players=3, seed=seed)
        game = start.begin()
        seated = [SeatedBot(start, game, seat, BotSpec(skill, 75), seed + seat) for seat in range(3)]
        while game.actor != NOBODY:
            decision = seated[game.actor].decide(game, LITTLE)
            packed = game.pack(decision.move)
            public = game.view(None)
            assert isinstance(public, SkyscraperView)
            phases_met.add(PHASES.index(public.phase))
            if skill != "any-legal":
                imagined = Worlds(public).draw(Chance(seed))
                assert reason(imagined, packed) == decision.why
            events = game.play(decision.move)
            told = repr([game.seen(event, None) for event in events])
            for param in decision.why.params.values():
                if isinstance(param, CardRef):
                    assert f"card={param.card}," in told or f"card={param.card})" in told, decision
            for one in seated:
                one.watch(game, events)
    assert phases_met >= set(DECIDED_IN_SECRET)


@pytest.mark.parametrize("phase", DECIDED_IN_SECRET)
def test_a_choice_made_in_secret_gets_one_reason_whatever_the_card(phase: int) -> None:
    start = set_up("skyscraper", players=2, seed=1)
    view = start.begin().view(0)
    assert isinstance(view, SkyscraperView)
    world = Worlds(view).draw(Chance(1))
    world.phase_number = phase
    verbs = {STUDY_DECK: moves.TAKE, STUDY_RETURN: moves.PUT_BACK, STEAL_KEEP: moves.KEEP}
    said = [reason(world, verbs[phase] << 16 | kind << 8) for kind in range(20)]

    assert all(why == said[0] and not why.params for why in said)
