"""Our games in OpenSpiel: importing this module registers them.

    import tallorder.adapters.openspiel
    game = pyspiel.load_game("python_tallorder_cardline_globetrotter(players=3)")

All chance of a game follows from its deal, so there is one chance node: which of `deals` deals is played.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from tallorder import catalogue
from tallorder.adapters.episode import MOST_MOVES, Episode, Setting, settle
from tallorder.games.kernel import Chance

DEALS: Final = 1000
"""How many deals there are to choose from, unless asked otherwise."""


def short_name(game: str) -> str:
    """`cardline-globetrotter` as OpenSpiel knows it."""
    return f"python_tallorder_{game.replace('-', '_')}"


def game_type(game: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game of the catalogue."""
    rules = catalogue.rules(catalogue.offer(game).engine)
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Tall Order: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most_players,
        min_num_players=rules.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.fewest_players,
            "deals": DEALS,
            "most_moves": MOST_MOVES,
            "order": "",
            "seed": 0,
        },
    )


class TallOrderGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalogue with its parameters settled."""

    def __init__(self, game: str, kind: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        chosen = {**kind.parameter_specification, **(params or {})}
        self.deals, self.seed = int(chosen["deals"]), int(chosen["seed"])
        self.setting = settle(
            game, int(chosen["players"]), order=chosen["order"] or None, most_moves=int(chosen["most_moves"])
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.count,
            max_chance_outcomes=self.deals,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.most_moves,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "TallOrderState":
        """Before the deal."""
        return TallOrderState(self, self.setting, self.deals, self.seed)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "TallOrderObserver":
        """Who observes one position, or remembers everything that was seen."""
        return TallOrderObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TallOrderState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Python states are copied attribute by attribute, which an `Episode` makes cheap."""

    def __init__(self, game: pyspiel.Game, setting: Setting, deals: int, seed: int) -> None:
        super().__init__(game)
        self.held = Held(setting, deals, seed)

    def current_player(self) -> int:
        """Chance before the deal, then the seat that decides."""
        episode = self.held.episode
        if episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return episode.actor if episode.actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return sorted(self.held.playing.numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        return [(deal, 1 / self.held.deals) for deal in range(self.held.deals)]

    def _apply_action(self, action: int) -> None:
        if self.held.episode is None:
            self.held.deal(action)
        else:
            self.held.episode.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        episode = self.held.playing
        return str(episode.start.rules.write_move(episode.game, episode.move(action)))

    def is_terminal(self) -> bool:
        """Over, or cut off."""
        return self.held.episode is not None and self.held.episode.actor < 0

    def returns(self) -> list[float]:
        """Together 0; nothing for a game cut off."""
        return [0.0] * self.num_players() if self.held.episode is None else self.held.episode.rewards()

    def __str__(self) -> str:
        """The whole position in notation, secrets included."""
        episode = self.held.episode
        return "before the deal" if episode is None else episode.start.rules.write_position(episode.game)


class Held:
    """What a state holds, in one attribute that knows how to copy itself."""

    def __init__(self, setting: Setting, deals: int, seed: int) -> None:
        self.setting = setting
        self.deals = deals
        self.seed = seed
        self.episode: Episode | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        twin = Held(self.setting, self.deals, self.seed)
        twin.episode = None if self.episode is None else self.episode.__deepcopy__(memo)
        return twin

    def deal(self, number: int) -> None:
        """Plays one of the deals."""
        self.episode = Episode(self.setting, Chance(self.seed).fork(number).key, remembers=True)

    @property
    def playing(self) -> Episode:
        """The game, once it is dealt."""
        assert self.episode is not None, "not dealt yet"
        return self.episode


class TallOrderObserver:
    """Observations as named tensors, and as text: the view, or everything the seat was shown since the deal."""

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.remembers = kind.perfect_recall
        self.tensor = np.zeros(setting.observation.size, np.float32)
        self.dict = {}
        for field in setting.observation.fields:
            start = setting.observation.starts[field.name]
            self.dict[field.name] = self.tensor[start : start + field.size].reshape(field.shape)

    def set_from(self, state: TallOrderState, player: int) -> None:
        """Fills in what a seat, or everybody, may see."""
        self.tensor.fill(0)
        if state.held.episode is not None:
            self.tensor[:] = state.held.episode.observe(player if self.is_private else None)

    def string_from(self, state: TallOrderState, player: int) -> str:
        """A view as JSON, or the first view and every event as it was shown, one in a line."""
        episode = state.held.episode
        if episode is None:
            return ""
        seat = player if self.is_private else None
        if not self.remembers:
            return _as_text(episode.game.view(seat))
        first = episode.start.begin().view(seat)
        seen = [episode.game.seen(event, seat) for event in episode.history()]
        return "\n".join([_as_text(first), *map(_as_text, seen)])


def _as_text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def _class_of(game: str, kind: pyspiel.GameType) -> type[TallOrderGame]:
    """A class rather than a function: OpenSpiel lets go of it after Python has ended, and a function would be freed."""

    class Registered(TallOrderGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    return Registered


def register(games: Sequence[str] | None = None) -> list[str]:
    """Registers games of the catalogue, all that have their own cards or deck if none are named; says their names."""
    chosen = games or [offer.game for offer in catalogue.offers() if offer.deck is not None]
    for game in chosen:
        kind = game_type(game)
        pyspiel.register_game(kind, _class_of(game, kind))
    return [short_name(game) for game in chosen]


NAMES: Final = register()
"""The games that OpenSpiel knows now."""
