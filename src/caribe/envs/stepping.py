"""Many games of one kind, stepped together: the hot loop under `caribe.envs.batch`."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.core.game import Game
from caribe.core.state import State


class Stepper:
    """Games side by side, each with its row in every buffer; one that ends is replaced by a new one at once.

    The k-th game that begins is dealt from `seed + k`.
    """

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game = game
        self.tensor = game.tensor()
        self.count: i64 = count
        self.width: i64 = self.tensor.size
        self.actions: i64 = game.num_actions
        self.next_seed = seed
        self.states: list[State] = []
        self.observations = bytearray(self.count * self.width)
        self.masks = bytearray(self.count * self.actions)
        self.players = [0] * count
        self.over = [0] * count
        self.rewards: list[list[float]] = [[0.0] * game.players for _ in range(count)]
        self._no_mask = bytes(game.num_actions)
        self._no_reward = [0.0] * game.players
        for row in range(count):
            self.states.append(self._deal())
            self._show(row)

    def wrong(self, actions: list[int]) -> list[int]:
        """The rows whose action is not legal."""
        faults: list[int] = []
        for row in range(self.count):
            action = actions[row]
            if not (0 <= action < self.actions and self.states[row].is_legal(action)):
                faults.append(row)
        return faults

    def step(self, actions: list[int]) -> None:
        """Take one legal action in every game."""
        for row in range(self.count):
            state = self.states[row]
            state.advance(actions[row])
            if state.player < 0:
                self.rewards[row] = state.returns()
                self.over[row] = 1
                self.states[row] = self._deal()
            else:
                self.rewards[row] = self._no_reward
                self.over[row] = 0
            self._show(row)

    def _deal(self) -> State:
        seed = self.next_seed
        self.next_seed = seed + 1
        return self.game.new(seed)

    def _show(self, row: i64) -> None:
        """Write what the seat to move knows and may do."""
        state = self.states[row]
        seat = state.player
        start: i64 = row * self.width
        self.observations[start : start + self.width] = self.tensor.write(state, seat)
        start = row * self.actions
        masks = self.masks
        masks[start : start + self.actions] = self._no_mask
        for action in state.legal_actions():
            masks[start + action] = 1
        self.players[row] = seat
