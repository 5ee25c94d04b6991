"""A player that learns Cardline from nothing in about a minute, with NumPy alone, and then meets our bots.

It knows no country at first. For each card it keeps one number, how high in the deck it believes the card to stand, and
one for all: how sure it is. A card fits a gap as likely as a bell around that number says. It plays itself at many
tables at once, and moves the numbers so that whatever worked becomes more likely (policy gradient, REINFORCE): a card
that stayed in the line worked, one that went to the box did not. It sees observations and masks, never a closed value.

    python examples/learn_cardline.py --steps 3000 --games 400 --save agent.npz
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

import tallorder
from tallorder.adapters.vector import VectorTable
from tallorder.bots.bot import AnyBotRequest, Bot, Decision
from tallorder.bots.players import bot as bot_of
from tallorder.bots.players import read_bot
from tallorder.games.kernel import CardRef, Line
from tallorder.games.kernel.numbers import Facts
from tallorder.lab.duel import play
from tallorder.lab.statistics import Share, share

Numbers = NDArray[np.float64]
GAME = "cardline-globetrotter"
TABLES = 128
RATE = 0.02
FORGET = 0.9
"""How much of the last steps' direction is kept (Adam's first moment)."""
LEAST = 1e-6


def sigmoid(x: Numbers) -> Numbers:
    """From any number to a chance."""
    return np.asarray(0.5 * (1 + np.tanh(0.5 * x)))


class Agent:
    """What it believes of every card, and how it chooses."""

    def __init__(self, cards: int, slots: int = 4, players: int = 2) -> None:
        self.cards, self.slots, self.players = cards, slots, players
        self.height: Numbers = np.zeros(cards)
        """Where each card stands: 0 is the middle of the deck."""
        self.doubt: Numbers = np.zeros(1)
        """The logarithm of how wide the bell is."""
        self.moments = [(np.zeros(cards), np.zeros(cards)), (np.zeros(1), np.zeros(1))]
        self.steps = 0

    def read(self, observations: Numbers, starts: dict[str, int]) -> tuple[NDArray[np.int64], Numbers, Numbers]:
        """From observations: the cards of the hand, and the lower and upper neighbour of every gap."""
        count = len(observations)
        hand = observations[:, starts["slots"] : starts["slots"] + self.slots].astype(np.int64) - 1
        columns = self.players + 6
        rows = observations[:, starts["cards"] :].reshape(count, self.cards, columns)
        table, card = np.nonzero(rows[:, :, self.players])
        place = rows[table, card, self.players + 4].astype(np.int64)
        part = rows[table, card, self.players + 5]
        value = np.log(part / (1 - part))
        low = np.full((count, self.cards), -np.inf)
        high = np.full((count, self.cards), np.inf)
        inside = place < self.cards
        low[table[inside], place[inside]] = value[inside]
        high[table, place - 1] = value
        return hand, low, high

    def think(
        self, hand: NDArray[np.int64], low: Numbers, high: Numbers, masks: NDArray[np.int8]
    ) -> tuple[Numbers, Numbers, Numbers]:
        """How likely each move is chosen, and how its logarithm changes with height and doubt."""
        width = np.exp(self.doubt[0])
        height = self.height[np.maximum(hand, 0)][:, :, None]
        with np.errstate(invalid="ignore"):
            up, down = (high[:, None, :] - height) / width, (low[:, None, :] - height) / width
        below_up, below_down = sigmoid(up), sigmoid(down)
        fits = below_up - below_down + LEAST
        slope_up, slope_down = below_up * (1 - below_up), below_down * (1 - below_down)
        up, down = np.where(np.isinf(up), 0, up), np.where(np.isinf(down), 0, down)
        by_height = -(slope_up - slope_down) / (width * fits)
        by_doubt = -(slope_up * up - slope_down * down) / fits
        logits = np.where(masks.reshape(fits.shape) == 1, 2 * np.log(fits), -np.inf)
        flat = logits.reshape(len(logits), -1)
        odds = np.exp(flat - flat.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), 2 * by_height, 2 * by_doubt

    def learn(self, height: Numbers, doubt: Numbers) -> None:
        """One step of Adam."""
        self.steps += 1
        for values, slope, (first, second) in zip(
            (self.height, self.doubt), (height, doubt), self.moments, strict=True
        ):
            first += (1 - FORGET) * (slope - first)
            second += 0.01 * (slope**2 - second)
            ready = first / (1 - FORGET**self.steps)
            values += RATE * ready / (np.sqrt(second / (1 - 0.99**self.steps)) + 1e-8)


def train(steps: int, seed: int = 1, order: str = "area", *, quiet: bool = False) -> tuple[Agent, list[float]]:
    """Plays itself; says which share of its cards were placed right in each hundredth of the training."""
    tables = VectorTable(GAME, 2, count=TABLES, seed=seed, order=order)
    setting = tables.setting
    starts = setting.observation.starts
    agent = Agent(len(setting.agreement.stock))
    chance = np.random.default_rng(seed)
    row = np.arange(TABLES)
    right: list[float] = []
    usual = 0.3
    for _ in tqdm(range(steps), unit="step", disable=quiet or None, leave=False):
        hand, low, high = agent.read(tables.observations.astype(float), starts)
        odds, by_height, by_doubt = agent.think(hand, low, high, tables.masks())
        chosen = (odds.cumsum(axis=1) > chance.random((TABLES, 1))).argmax(axis=1)
        slot = chosen // agent.cards
        card = hand[row, slot]
        tables.step(chosen)
        shown = tables.observations[row, starts["cards"] + card * (agent.players + 6) + agent.players]
        worked = np.where(tables.over, tables.rewards.max(axis=1) > 0, shown == 1).astype(float)
        advantage = worked - usual
        usual += 0.01 * (worked.mean() - usual)
        pull = -odds.reshape(by_height.shape)
        pull[row, slot, chosen % agent.cards] += 1
        pull *= advantage[:, None, None] / TABLES
        height = np.zeros(agent.cards)
        np.add.at(height, np.maximum(hand, 0), (pull * by_height).sum(axis=2))
        agent.learn(height, np.array([(pull * by_doubt).sum()]))
        right.append(float(worked.mean()))
    return agent, [float(np.mean(part)) for part in np.array_split(right, min(steps, 10))]


def as_bot(agent: Agent, agreement: tallorder.Agreement) -> Bot:
    """The agent as a bot of ours: it is asked with a view, and answers with its likeliest move."""
    numbers = {card.id: number for number, card in enumerate(agreement.stock)}
    values = tuple(sorted(card.values[agreement.order].number for card in agreement.stock))
    start = agreement.deal(0)
    observation = agreement.rules.observation(start.begin(), len(agreement.stock))

    def decide(request: AnyBotRequest) -> Decision:
        named = [numbers[request.cards[card]] if card in request.cards else -1 for card in range(len(values))]
        row = observation.of(request.view, request.seat, Facts(len(values), tuple(named), values))
        hand, low, high = agent.read(np.array([row]), observation.starts)
        mask = np.zeros((1, agent.slots * agent.cards), np.int8)
        gaps = len(request.view.line) + 1
        for place in range(len(request.view.hands[request.seat])):
            mask[0, place * agent.cards : place * agent.cards + gaps] = 1
        odds, _, _ = agent.think(hand, low, high, mask)
        slot, gap = divmod(int(odds[0].argmax()), agent.cards)
        card = request.view.hands[request.seat][slot]
        move = next(move for move in request.legal if (move.card, move.gap) == (card, gap))  # type: ignore[attr-defined]
        return Decision(move, Line("why-cardline-likely", {"card": CardRef(card), "percent": 100}))

    return decide


def compare(agent: Agent, bot: str, games: int, seed: int = 7, order: str = "area") -> Share:
    """How often it wins against a bot: every deal is played from both seats, with the arena's intervals."""
    agreement = tallorder.agree(GAME, players=2, order=order)
    ours, spec = as_bot(agent, agreement), read_bot("cardline", bot)
    theirs = bot_of("cardline", spec.skill)
    results = []
    for deal in range(games // 2):
        start = agreement.deal(tallorder.Chance(seed).fork(deal).key)
        seeds = [tallorder.Chance(seed).fork(deal).fork(seat).key for seat in range(2)]
        won = [play(start, [spec, spec], seeds, bots=bots).shares for bots in ([ours, theirs], [theirs, ours])]
        results.append((won[0][0] + won[1][1]) / 2)
    return share(results)


def main() -> None:
    """Trains, and says how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=3000, help=f"training steps of {TABLES} moves")
    parser.add_argument("--games", type=int, default=400, help="games against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="keep what was learned in this .npz file")
    arguments = parser.parse_args()
    agent, right = train(arguments.steps, arguments.seed)
    print("cards placed right, tenth by tenth: " + " ".join(f"{part:.0%}" for part in right))
    if arguments.save:
        np.savez(arguments.save, height=agent.height, doubt=agent.doubt)
    for bot in ("beginner", "friend", "expert"):
        found = compare(agent, bot, arguments.games)
        print(f"against {bot}: {found.mean:.1%} of {arguments.games} games (95 %: {found.low:.1%} to {found.high:.1%})")


if __name__ == "__main__":
    main()
