"""How long a bot thinks about one decision, on one core, uncompiled, late in a long game.

Comparity: questions of a game that its players keep alive until 57 cards and more lie in the area. Cardline: questions
with 57 cards in the line. Skyscraper: the expert with its usual budget of seconds, through a whole game.

    python -m benchmarks.bots [--games 3] [--json]
"""

import argparse
import json
from collections.abc import Iterator
from time import perf_counter

import msgspec
from tqdm import tqdm

from tallorder.bots import AnyBotRequest, Budget, Decision
from tallorder.bots.comparity import Thinker, say
from tallorder.bots.players import BotSpec, bot
from tallorder.bots.seated import SeatedBot, beliefs_of
from tallorder.catalogue import Start, set_up
from tallorder.games.cardline.moves import PlaceCard
from tallorder.games.cardline.view import CardlineView, OpenCard
from tallorder.games.comparity.moves import Check, PlayCard
from tallorder.games.comparity.view import ComparityView
from tallorder.games.kernel import NOBODY, Game
from tallorder.lab.statistics import quantile

ON_THE_TABLE = 57
MOST_ON_THE_TABLE = 65
TRIES = 3
"""A busy machine interrupts a short decision now and then, hardly ever three times."""
LEVELS = ("beginner", "friend", "expert")
USUAL = 0.4
"""Seconds that a table gives a searching bot."""
QUICK = (30.0, 200.0)
"""Milliseconds that a bot without search may take: in the median, and at worst but for one in a hundred."""
PUNCTUAL = (1100 * USUAL, 1100 * USUAL)
"""The same for one that is given time: at most a tenth more."""


def patient(request: AnyBotRequest) -> Decision:
    """Keeps a game of Comparity alive: plays what lies right, and never a last card."""
    return Thinker(request, trusts=False).decide(_wait, lambda thinker: say(thinker.request.legal[-1], ""))


def _wait(thinker: Thinker) -> Decision:
    checks = [move for move in thinker.request.legal if isinstance(move, Check)]
    if len(thinker.view.hands[thinker.seat]) == 1 and checks:
        return say(min(checks, key=lambda move: thinker.reading.doubt(move.cell)), "")
    _, card, cell = thinker.likeliest()
    return say(PlayCard(card, cell), "")


def late_in_comparity(seed: int) -> Iterator[AnyBotRequest]:
    """What the seats are asked once so many cards lie in the area."""
    start = set_up("comparity-landmarks", players=4, seed=seed, cards="all")
    game = start.begin()
    seated = [SeatedBot(start, game, seat, BotSpec("expert", 99), seed + seat) for seat in range(game.seats)]
    typical = [beliefs_of(start, BotSpec("expert", 80), seed + seat) for seat in range(game.seats)]
    while game.actor != NOBODY:
        seat = game.actor
        request = seated[seat].request(game, Budget())
        assert isinstance(request.view, ComparityView)
        lying = len(request.view.area)
        if lying > MOST_ON_THE_TABLE:
            return
        if lying >= ON_THE_TABLE:
            yield msgspec.structs.replace(request, beliefs=typical[seat])
        events = game.play(patient(request).move)
        for one in seated:
            one.watch(game, events)


def late_in_cardline(seed: int) -> Iterator[AnyBotRequest]:
    """What each seat would be asked with so many cards in the line."""
    start = set_up("cardline-globetrotter", players=8, seed=seed)
    game = start.begin()
    for seat in range(game.seats):
        request = SeatedBot(start, game, seat, BotSpec("expert", 80), seed + seat).request(game, Budget())
        yield with_long_line(start, request)


def with_long_line(start: Start, request: AnyBotRequest) -> AnyBotRequest:
    """The same question, after many more cards have found their places."""
    view = request.view
    assert isinstance(view, CardlineView)
    held = {card for hand in view.hands for card in hand}
    free = [card for card in range(len(start.deal.cards)) if card not in held][:ON_THE_TABLE]
    free.sort(key=lambda card: start.deal.cards[card].values[view.order].number)
    line = tuple(OpenCard(card, start.deal.cards[card].values) for card in free)
    legal = tuple(PlaceCard(card, gap) for card in view.hands[request.seat] for gap in range(len(line) + 1))
    names = {card: start.deal.cards[card].id for card in (*held, *free)}
    return msgspec.structs.replace(
        request, view=msgspec.structs.replace(view, line=line, legal=legal), legal=legal, cards=names
    )


def all_of_skyscraper(seed: int) -> Iterator[AnyBotRequest]:
    """Every decision of a game with more than one legal move, played quickly."""
    start = set_up("skyscraper", players=4, seed=seed)
    game: Game = start.begin()
    seated = [SeatedBot(start, game, seat, BotSpec("heuristic", 75), seed + seat) for seat in range(game.seats)]
    while game.actor != NOBODY:
        seated_bot = seated[game.actor]
        request = seated_bot.request(game, Budget(seconds=USUAL))
        if len(request.legal) > 1:
            yield request
        events = game.play(seated_bot.deciding(request).move)
        for other in seated:
            other.watch(game, events)


def milliseconds(engine: str, level: str, questions: list[AnyBotRequest]) -> list[float]:
    """How long a level thinks about each question; without a budget of seconds the best of a few tries counts."""
    deciding = bot(engine, level)
    spent = []
    for request in tqdm(questions, desc=f"{engine} {level}", disable=None, leave=False):
        tries = []
        for _ in range(TRIES if request.budget.seconds is None else 1):
            begun = perf_counter()
            deciding(request)
            tries.append(1000 * (perf_counter() - begun))
        spent.append(min(tries))
    return spent


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = []
    for engine, questions_of, levels, (median, p99) in (
        ("comparity", late_in_comparity, LEVELS, QUICK),
        ("cardline", late_in_cardline, LEVELS, QUICK),
        ("skyscraper", all_of_skyscraper, ("expert",), PUNCTUAL),
    ):
        questions = [request for seed in range(arguments.games) for request in questions_of(seed)]
        for level in levels:
            spent = milliseconds(engine, level, questions)
            rows.append(
                {
                    "bot": f"{engine} {level}",
                    "decisions": len(spent),
                    "median_ms": round(quantile(spent, 0.5), 2),
                    "p99_ms": round(quantile(spent, 0.99), 2),
                    "most_median_ms": median,
                    "most_p99_ms": p99,
                }
            )
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return
    print(
        f"{'one decision, one core':<28} {'decisions':>10} {'median':>10} {'at most':>8} {'p99':>10} {'at most':>8}  ms"
    )
    for row in rows:
        print(
            f"{row['bot']:<28} {row['decisions']:>10} {row['median_ms']:>10} {row['most_median_ms']:>8g}"
            f" {row['p99_ms']:>10} {row['most_p99_ms']:>8g}"
        )


if __name__ == "__main__":
    main()
