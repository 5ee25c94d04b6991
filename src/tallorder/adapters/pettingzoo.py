"""Our games as PettingZoo environments, in which seats decide one after another (AEC).

    from tallorder.adapters.pettingzoo import env
    table = env("cardline-globetrotter", players=3)

Observations are dictionaries with `observation` and `action_mask`; whoever is not to decide has a mask of zeros.
"""

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tallorder.adapters.episode import MOST_MOVES, Episode, Floats, Mask, settle
from tallorder.adapters.words import describe
from tallorder.catalogue import fresh_seed
from tallorder.games.kernel import NOBODY, Chance

RenderMode = Literal["human", "ansi"]
Observed = dict[str, Floats | Mask]


class TallOrderEnv(AECEnv):  # type: ignore[misc]
    """One table. Agents are `seat_1`, `seat_2` … clockwise; the games of one environment follow from its seed."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        render_mode: RenderMode | None = None,
        most_moves: int = MOST_MOVES,
        **agreement: Any,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "render_modes": ["human", "ansi"],
            "name": f"tallorder_{game}_v0",
            "is_parallelizable": False,
        }
        self.setting = settle(game, players, most_moves=most_moves, **agreement)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{number}" for number in range(1, players + 1)]
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": spaces.Box(self.setting.low, self.setting.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.setting.actions.count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions.count) for agent in self.possible_agents}
        self.chance = Chance(fresh_seed())

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """One for each seat, so that each samples from its own chance."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals; the same seed deals the same, and goes on with the same games."""
        del options
        if seed is not None:
            self.chance = Chance(seed)
        self.episode = Episode(self.setting, self.chance.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.actor]

    def observe(self, agent: str) -> Observed:
        """What a seat may see, and its mask."""
        seat = self.possible_agents.index(agent)
        numbers = self.episode.numbers() if seat == self.episode.actor else []
        return {"observation": self.episode.observe(seat), "action_mask": self.setting.mask(numbers)}

    def step(self, action: int | None) -> None:
        """Plays the move of the seat that decides."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action not in self.episode.numbers():
            raise ValueError(f"{action} is no legal move of {self.agent_selection}: see action_mask")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.play(int(action))
        if self.episode.actor != NOBODY:
            self.agent_selection = self.possible_agents[self.episode.actor]
        else:
            is_cut_off = self.episode.is_cut_off
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.truncations = dict.fromkeys(self.agents, is_cut_off)
            self.terminations = dict.fromkeys(self.agents, not is_cut_off)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words as a spectator sees it: printed for people, or as text."""
        if self.render_mode is None:
            return None
        text = describe(self.episode)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to give back."""


def env(game: str, players: int = 2, **wishes: Any) -> AECEnv:
    """An environment with PettingZoo's usual wrapper, which names calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(TallOrderEnv(game, players, **wishes))
