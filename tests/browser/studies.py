"""Analyses for browser tests, thought through in this process with very few worlds each.

The server thinks in processes that come after everything else, which on a busy machine is never. That it does is
tested where nobody waits for a browser (tests/server/test_studies.py, test_http.py).
"""

import json
from functools import cache

import msgspec
from playwright.sync_api import Page, Route

from tallorder.study.plan import GameStudy, StudyPlan
from tallorder.table.game import read_move
from tests.browser.moments import MOMENTS
from tests.browser.situations import Moment, find_moment


@cache
def study_of(name: str) -> GameStudy:
    """The game that leads to one of the moments."""
    return study_of_moment(find_moment(MOMENTS[name]))


def study_of_moment(now: Moment) -> GameStudy:
    """The game that leads to a moment."""
    game = now.start.begin()
    for seat, move in now.played:
        game.play(move, seat)
    return GameStudy(StudyPlan(game.record(), worlds=4))


@cache
def analysis_of(study: GameStudy) -> str:
    """What the server would tell once it is done."""
    analysis = study.gather([study.think(moment) for moment in range(study.moments)])
    told = {"done": study.moments, "moments": study.moments, "analysis": analysis}
    return msgspec.json.encode(told).decode()


def answer_here(page: Page, study: GameStudy) -> None:
    """Analyses and judgements of this game come from this process; the first answer is that it takes a while."""
    asked: list[str] = []

    def analyse(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=202, json={"done": 1, "moments": 4})
        else:
            route.fulfill(body=analysis_of(study), content_type="application/json")

    def judge(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        move = read_move(study.rules.engine, json.dumps(wish["move"]).encode())
        judged = study.judge(wish["moment"], move)
        route.fulfill(body=msgspec.json.encode(judged).decode(), content_type="application/json")

    page.route("**/api/tables/*/analysis/*", analyse)
    page.route("**/api/tables/*/judge/*", judge)
