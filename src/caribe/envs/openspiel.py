"""The games for OpenSpiel: `import caribe.envs.openspiel`, then `pyspiel.load_game("python_caribe_havana")`.

OpenSpiel wants every stroke of chance as a node of the tree. Our chance lies inside the moves, so there is one chance
node, at the root: it picks the seed of the game out of `seeds` (a parameter). After it a game is fixed but for its
decisions. For search, do not follow the state itself, which would know what comes: `resample_from_infostate` draws all
that a player cannot know again, seed included, and the Python ISMCTS asks it (the C++ one does not take Python games).
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from caribe import library
from caribe.core.state import State
from caribe.core.title import Title

SEEDS = 1000
LONGEST = 20_000  # decisions; no game comes near it, but OpenSpiel wants a bound


def game_type(title: Title) -> Any:
    """What OpenSpiel wants to know before it loads a game."""
    return pyspiel.GameType(
        short_name=f"python_caribe_{title.name.replace('-', '_')}",
        long_name=f"Caribe {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seeds": SEEDS, "options": ""},
    )


def read_options(text: str) -> dict[str, str | int]:
    """Return the table options of a parameter: "mode:advanced;turn_cap:50".

    >>> read_options("mode:advanced;turn_cap:50"), read_options("")
    ({'mode': 'advanced', 'turn_cap': 50}, {})
    """
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name: int(value) if value.lstrip("-").isdecimal() else value for name, _, value in pairs}


class CaribeGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Caribe; `options` are those of its table, as `read_options` takes them."""

    def __init__(self, title: Title, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        players, self.seeds = int(chosen.get("players", 2)), int(chosen.get("seeds", SEEDS))
        self.inner = library.game(title.name, players, None, **read_options(str(chosen.get("options", ""))))
        self.tensor = self.inner.tensor()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.inner.num_actions,
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, chosen)

    def new_initial_state(self) -> CaribeState:
        """The node that picks the seed."""
        return CaribeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CaribeObserver:
        """What writes positions as numbers and as text."""
        if params:
            raise ValueError(f"An observer of Caribe takes no parameters, not {params}.")
        return CaribeObserver(self)


class CaribeState(pyspiel.State):  # type: ignore[misc]
    """A position; None inside until the seed is picked."""

    def __init__(self, game: CaribeGame) -> None:
        super().__init__(game)
        self.game = game
        self.inner: State | None = None

    def current_player(self) -> int:
        """The player to move, chance, or the end."""
        if self.inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.inner.is_over else int(self.inner.player)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.inner is not None
        return self.inner.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each as likely as the other."""
        return [(seed, 1.0 / self.game.seeds) for seed in range(self.game.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            self.inner = self.game.inner.new(action)
        else:
            self.inner.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        assert self.inner is not None
        named = action in self.inner.legal_actions(player)
        return f"p{player + 1} {self.inner.notation([action], player) if named else f'#{action}'}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.inner is not None and self.inner.is_over

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        return [0.0] * self.num_players() if self.inner is None else self.inner.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> CaribeState:
        """Return a position that this player cannot tell from this one: all hidden things and chance drawn again."""
        assert self.inner is not None
        other = CaribeState(self.game)
        other.inner = self.inner.determinize(player, int(sampler() * 2**48))
        return other

    def known_to(self, player: int) -> str:
        """All that this player knows, as text."""
        return "" if self.inner is None else json.dumps(self.inner.view(player), sort_keys=True)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows: a view holds what a perfect memory would."""
        return self.known_to(self.current_player() if player is None else player)

    def __str__(self) -> str:
        return "" if self.inner is None else json.dumps(self.inner.to_json(), sort_keys=True)


class CaribeObserver:
    """Writes positions for OpenSpiel: `tensor` whole, `dict` by field."""

    def __init__(self, game: CaribeGame) -> None:
        self._tensor = game.tensor
        self.tensor = np.zeros(self._tensor.size, np.float32)
        self.dict = {field.name: self.tensor[self._tensor.place(field.name)] for field in self._tensor.fields}

    def set_from(self, state: CaribeState, player: int) -> None:
        """Write what a player knows."""
        self.tensor[:] = 0 if state.inner is None else np.frombuffer(self._tensor.write(state.inner, player), np.uint8)

    def string_from(self, state: CaribeState, player: int) -> str:
        """All that a player knows, as text."""
        return state.known_to(player)


def registered(title: Title) -> type[CaribeGame]:
    """Let OpenSpiel know a game: a class of its own, which pickle finds in this module."""

    def begin(self: CaribeGame, params: dict[str, Any] | None = None) -> None:
        CaribeGame.__init__(self, title, params)

    name = "".join(part.capitalize() for part in title.name.split("-"))
    kind = type(name, (CaribeGame,), {"__init__": begin, "__module__": __name__})
    pyspiel.register_game(game_type(title), kind)
    return kind


for _title in library.titles().values():
    _kind = registered(_title)
    globals()[_kind.__name__] = _kind
