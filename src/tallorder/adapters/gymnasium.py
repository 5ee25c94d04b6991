"""One seat at a table of bots as a Gymnasium environment.

    import tallorder.adapters.gymnasium
    seat = gymnasium.make("TallOrder/CardlineGlobetrotter-v0", bots=["friend"])

Observations are dictionaries with `observation` and `action_mask`; `action_masks()` gives the mask alone, as
sb3-contrib's MaskablePPO asks for it.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from tallorder.adapters.episode import MOST_MOVES, Episode, Floats, Mask, settle
from tallorder.adapters.words import describe
from tallorder.bots import Budget
from tallorder.bots.players import read_bot
from tallorder.bots.seated import SeatedBot
from tallorder.catalogue import offers
from tallorder.games.kernel import NOBODY, Chance

BOTS, DEALS = 1, 2
"""Branches of an environment's seed."""
ILLEGAL = -1.0
"""What an illegal number costs; it also ends the game."""
Observed = dict[str, Floats | Mask]


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """The learner sits in a seat that changes from game to game; the bots sit in the others, in the order given.

    The reward comes with the end: 1 for a victory, together 0 for the table. A game that is cut off is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("friend",),
        *,
        seat: int | None = None,
        playouts: int = 50,
        most_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        **agreement: Any,
    ) -> None:
        self.setting = settle(game, len(bots) + 1, most_moves=most_moves, **agreement)
        self.bots = [read_bot(self.setting.agreement.rules.engine, name) for name in bots]
        self.wanted_seat = seat
        self.budget = Budget(playouts=playouts)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(self.setting.low, self.setting.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.setting.actions.count,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.setting.actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deals, and lets the bots before the learner move."""
        super().reset(seed=seed)
        del options
        chance = Chance(int(self.np_random.integers(2**63)))
        players = self.setting.players
        self.episode = Episode(self.setting, chance.fork(DEALS).key, remembers=True)
        self.seat = chance.below(players) if self.wanted_seat is None else self.wanted_seat
        others = [seat for seat in range(players) if seat != self.seat]
        game, start = self.episode.game, self.episode.start
        self.others = {
            seat: SeatedBot(start, game, seat, bot, chance.fork(BOTS).fork(seat).key)
            for seat, bot in zip(others, self.bots, strict=True)
        }
        self._let_bots_move()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Plays the learner's move, and the bots' until it decides again or the game is over."""
        if int(action) not in self.episode.numbers():
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self._play(int(action))
        self._let_bots_move()
        is_over = self.episode.actor == NOBODY
        is_cut_off = self.episode.is_cut_off
        reward = self.episode.rewards()[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, is_over and not is_cut_off, is_cut_off, self._info()

    def action_masks(self) -> Mask:
        """1 for every legal number of the learner."""
        return self.setting.mask(self.episode.numbers() if self.episode.actor == self.seat else [])

    def render(self) -> str | None:
        """The table in words, as the learner's seat sees it."""
        text = describe(self.episode, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def _play(self, number: int) -> None:
        self.episode.play(number)
        assert self.episode.told is not None
        for bot in self.others.values():
            bot.watch(self.episode.game, self.episode.told.events)

    def _let_bots_move(self) -> None:
        episode = self.episode
        while episode.actor not in (NOBODY, self.seat):
            decision = self.others[episode.actor].decide(episode.game, self.budget)
            self._play(self.setting.actions.number(episode.game, episode.game.pack(decision.move)))

    def _observe(self) -> Observed:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "moves": self.episode.moves}


def environment_id(game: str) -> str:
    """`cardline-globetrotter` as Gymnasium knows it: `TallOrder/CardlineGlobetrotter-v0`."""
    return f"TallOrder/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _offer in offers():
    if _offer.deck is not None:
        gymnasium.register(environment_id(_offer.game), f"{__name__}:SeatEnv", kwargs={"game": _offer.game})
