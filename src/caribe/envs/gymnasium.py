"""One seat of a game as a Gymnasium environment; bots by name sit at the others.

`import caribe.envs.gymnasium` registers `caribe/Havana-v1` and so on; `gymnasium.make_vec` makes the environments of
`caribe.envs.vector` of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from caribe import library
from caribe.envs.observations import Observer, legal_mask, perfect_information
from caribe.envs.rendering import RENDER_MODES, Frame, check_render_mode, render_state
from caribe.envs.rewards import check_reward
from caribe.envs.seat_table import SeatTable


class SeatEnv(gymnasium.Env[Any, int]):
    """A seat at a table with bots. The reward comes at the end: the seat's share of the win, or another `reward`.

    What may be done is in `info["action_mask"]` and in `action_masks()`. An action that is not legal is refused with
    `IllegalAction` and changes nothing. With `observation="dict"` an observation has named fields.

    >>> env = SeatEnv("cartagena", players=2, opponents=["random"])
    >>> seen, info = env.reset(seed=1)
    >>> seen, reward, over, cut, info = env.step(info["action_mask"].argmax())
    >>> seen.shape, reward, over
    ((271,), 0.0, False)
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        players: int = 2,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
        reward: str = "share",
        observation: str = "flat",
        **options: str | int,
    ) -> None:
        self.game = library.game(name, players, None, **options)
        self.seat = seat
        self.table = SeatTable(self.game, seat, opponents, check_reward(reward))
        self.observer = Observer(self.game, observation)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.observer.space
        self.action_space = spaces.Discrete(self.game.num_actions)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and let the others move until it is this seat's turn."""
        super().reset(seed=seed)
        self.table.deal(self.np_random)
        return self._answer()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others move until it is this seat's turn again or the game is over."""
        reward, over = self.table.move(int(action), self.np_random)
        seen, info = self._answer()
        return seen, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return legal_mask(self.table.state, self.seat, self.game.num_actions)

    def render(self) -> Frame:
        """Draw the position as this seat sees it: text, a picture, or printed."""
        return render_state(self.table.state, self.seat, self.render_mode)

    def _answer(self) -> tuple[Any, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self.observer.observe(self.table.state, self.seat), {"action_mask": self.action_masks()}


class PerfectInformation(gymnasium.Wrapper[Any, int, Any, int]):
    """Adds what all seats know to `info["perfect_information"]`, for critics; a player that sees it cheats.

    >>> env = PerfectInformation(SeatEnv("havana", players=3))
    >>> seen, info = env.reset(seed=1)
    >>> info["perfect_information"].shape == (3 * seen.size,) == env.perfect_information_space.shape
    True
    """

    def __init__(self, env: gymnasium.Env[Any, int]) -> None:
        super().__init__(env)
        inner = env.unwrapped
        assert isinstance(inner, SeatEnv)
        self._inner = inner
        size = inner.game.players * inner.observer.size
        self.perfect_information_space = spaces.Box(0, 255, (size,), np.uint8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return seen, self._with_all(info)

    def step(self, action: int) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Take an action."""
        seen, reward, over, cut, info = self.env.step(action)
        return seen, reward, over, cut, self._with_all(info)

    def _with_all(self, info: dict[str, Any]) -> dict[str, Any]:
        inner = self._inner
        return {**info, "perfect_information": perfect_information(inner.observer, inner.table.state, inner.seat)}


for _title in library.titles().values():
    gymnasium.register(
        f"caribe/{''.join(part.capitalize() for part in _title.name.split('-'))}-v1",
        "caribe.envs.gymnasium:SeatEnv",
        vector_entry_point="caribe.envs.vector:SeatVectorEnv",
        kwargs={"name": _title.name},
    )
