"""A seat at a table with bots: what the Gymnasium environments have inside, one by one or many at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from caribe.bots import Bot, bot
from caribe.core.game import Game
from caribe.core.state import State
from caribe.envs.rewards import Reward, final_rewards

MOST = 2**48
NewTable = Callable[[], "SeatTable"]


def check_seats(players: int, seat: int, opponents: Sequence[str]) -> None:
    """Refuse a seat or a number of opponents that the table does not have."""
    if not 0 <= seat < players:
        raise ValueError(f"There are seats 0 to {players - 1}, not {seat}.")
    if len(opponents) not in (1, players - 1):
        raise ValueError(f"{players} players need one opponent for all seats or {players - 1}, not {len(opponents)}.")


class SeatTable:
    """One game at a time: others move by themselves until it is this seat's turn, or the game is over."""

    def __init__(self, game: Game, seat: int, opponents: Sequence[str], reward: Reward) -> None:
        check_seats(game.players, seat, opponents)
        self.game = game
        self.seat = seat
        self.reward: Reward = reward
        names = list(opponents) * (game.players - 1) if len(opponents) == 1 else list(opponents)
        self._bots: list[Bot | None] = [bot(name) for name in names]
        self._bots.insert(seat, None)
        self.state: State = game.new(0)

    def deal(self, chance: np.random.Generator) -> None:
        """Deal a new game in which the seat gets to move."""
        while True:
            self.state = self.game.new(int(chance.integers(MOST)))
            self._let_others_move(chance)
            if not self.state.is_over:
                return

    def move(self, action: int, chance: np.random.Generator) -> tuple[float, bool]:
        """Take an action; return the reward and whether the game is over."""
        self.state.apply(action)
        self._let_others_move(chance)
        if not self.state.is_over:
            return 0.0, False
        return final_rewards(self.state, self.reward)[self.seat], True

    def _let_others_move(self, chance: np.random.Generator) -> None:
        state = self.state
        while not state.is_over and state.player != self.seat:
            seat = state.player
            other = self._bots[seat]
            assert other is not None
            known = state.determinize(seat, int(chance.integers(MOST)))
            state.apply(other.choose(known, seat, int(chance.integers(MOST))))
