"""A bot in its seat: what it was shown so far, and its next decision."""

from collections.abc import Sequence

from tallorder.bots.belief import Beliefs, make_beliefs
from tallorder.bots.bot import AnyBotRequest, Bot, BotRequest, Budget, Decision
from tallorder.bots.players import PERSONAS, BotSpec, bot
from tallorder.catalogue import Start
from tallorder.games.kernel import Chance, Event, Game, Seen, View

BELIEFS, DECISIONS = 1, 2
"""Branches of a bot's seed."""


def beliefs_of(start: Start, spec: BotSpec, seed: int) -> Beliefs:
    """What a bot knows before the game; Skyscraper has no facts to know."""
    if start.deck is None:
        return Beliefs()
    belief_seed = Chance(seed).fork(BELIEFS).key
    return make_beliefs(start.deck, start.deal.order, spec.knowledge / 100, belief_seed, PERSONAS[spec.persona])


def make_request(
    start: Start,
    game: Game,
    seat: int,
    first_view: View,
    seen: Sequence[Seen],
    beliefs: Beliefs,
    seed: int,
    budget: Budget | None = None,
) -> AnyBotRequest:
    """The question to a bot whose decision it is: everything its seat was shown so far, and nothing else. Tables, the
    terminal and the laboratory all ask like this."""
    rules, view = start.rules, game.view(seat)
    names = rules.cards(game)
    return BotRequest(
        seat=seat,
        view=view,
        legal=view.legal,
        first_view=first_view,
        seen=tuple(seen),
        cards={card: names[card].id for card in rules.visible(view)},
        beliefs=beliefs,
        seed=Chance(seed).fork(DECISIONS).key,
        budget=budget or Budget(),
    )


class SeatedBot:
    """One bot through one game, from its first view on."""

    def __init__(
        self,
        start: Start,
        game: Game,
        seat: int,
        spec: BotSpec,
        seed: int,
        deciding: Bot | None = None,
    ) -> None:
        self.start = start
        self.seat = seat
        self.deciding = deciding or bot(start.rules.engine, spec.skill)
        self.beliefs = beliefs_of(start, spec, seed)
        self.seed = seed
        self.first_view = game.view(seat)
        self.seen: list[Seen] = []

    def watch(self, game: Game, events: Sequence[Event]) -> None:
        """Sees of what happened what this seat may see."""
        self.seen.extend([game.seen(event, self.seat) for event in events])

    def request(self, game: Game, budget: Budget) -> AnyBotRequest:
        """The question, when it is this seat's decision."""
        return make_request(self.start, game, self.seat, self.first_view, self.seen, self.beliefs, self.seed, budget)

    def decide(self, game: Game, budget: Budget) -> Decision:
        """The bot's move and its reason."""
        return self.deciding(self.request(game, budget))
