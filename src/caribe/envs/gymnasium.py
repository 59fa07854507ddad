"""One seat of a game as a Gymnasium environment; bots by name sit at the others.

`import caribe.envs.gymnasium` registers `caribe/Havana-v1` and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from caribe import library
from caribe.bots import bot
from caribe.core.state import State

Seen = NDArray[np.uint8]


class SeatEnv(gymnasium.Env[Seen, int]):
    """A seat at a table with bots. The reward comes at the end: the seat's share of the win.

    What may be done is in `info["action_mask"]` and in `action_masks()`. An action that is not legal is refused with
    `IllegalAction` and changes nothing.

    >>> env = SeatEnv("cartagena", players=2, opponents=["random"])
    >>> seen, info = env.reset(seed=1)
    >>> seen, reward, over, cut, info = env.step(info["action_mask"].argmax())
    >>> seen.shape, reward, over
    ((271,), 0.0, False)
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        players: int = 2,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        self.game = library.game(name, players, None, **options)
        if not 0 <= seat < players:
            raise ValueError(f"There are seats 0 to {players - 1}, not {seat}.")
        if len(opponents) not in (1, players - 1):
            raise ValueError(
                f"{players} players need one opponent for all seats or {players - 1}, not {len(opponents)}."
            )
        self.seat = seat
        self.tensor = self.game.tensor()
        self.render_mode = render_mode
        names = list(opponents) * (players - 1) if len(opponents) == 1 else list(opponents)
        names.insert(seat, "random")
        self._bots = [bot(kind) for kind in names]
        self.observation_space = spaces.Box(0, 255, (self.tensor.size,), np.uint8)
        self.action_space = spaces.Discrete(self.game.num_actions)  # type: ignore[assignment]
        self._state: State = self.game.new(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game, and let the others move until it is this seat's turn."""
        super().reset(seed=seed)
        while True:
            self._state = self.game.new(self._chance())
            self._let_others_move()
            if not self._state.is_over:
                return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others move until it is this seat's turn again or the game is over."""
        self._state.apply(int(action))
        self._let_others_move()
        over = self._state.is_over
        reward = self._state.returns()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        mask = np.zeros(self.game.num_actions, np.bool_)
        mask[self._state.legal_actions() if not self._state.is_over else []] = True
        return mask

    def render(self) -> str | None:
        """Return the prompt in words."""
        return None if self.render_mode is None else str(self._state.prompt(self.seat))

    def _chance(self) -> int:
        return int(self.np_random.integers(2**48))

    def _let_others_move(self) -> None:
        state = self._state
        while not state.is_over and state.player != self.seat:
            seat = state.player
            known = state.determinize(seat, self._chance())
            state.apply(self._bots[seat].choose(known, seat, self._chance()))

    def _seen(self) -> Seen:
        return np.frombuffer(self.tensor.write(self._state, self.seat), np.uint8).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


for _title in library.titles().values():
    gymnasium.register(
        f"caribe/{''.join(part.capitalize() for part in _title.name.split('-'))}-v1",
        "caribe.envs.gymnasium:SeatEnv",
        kwargs={"name": _title.name},
    )
