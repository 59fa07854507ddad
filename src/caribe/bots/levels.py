"""The bots that think ahead, by level: so many iterations for a decision, and so many seconds at most for a turn."""

from __future__ import annotations

from time import perf_counter

from caribe.bots.bot import Bot
from caribe.core.game import Game
from caribe.core.judge import Judge
from caribe.core.state import State
from caribe.search import Thinker

LEAST = 8  # iterations of any decision, if there is time


class Level(Bot):
    """Searches. Iterations decide how long, so that the same seed gives the same move; the clock only stops a turn that
    takes too long. What was thought about one decision of a turn is kept for the next, which needs fewer iterations.
    """

    iterations = 1000
    seconds = 1.0

    def choose(self, state: State, seat: int, seed: int) -> int:
        """One action, as if it were the whole turn."""
        thinker = Thinker(state, seat, seed, self.judge(state.game))
        return thinker.think(self.budget(1.0), self.seconds * self.scale).best(seat)

    def turn(self, state: State, seat: int, seed: int, limit: float | None = None) -> list[int]:
        """All actions until something new shows, from one tree."""
        cap = self.seconds * self.scale
        deadline = perf_counter() + (cap if limit is None else min(cap, limit))
        thinker = Thinker(state, seat, seed, self.judge(state.game))
        actions: list[int] = []
        share = 1.0
        while True:
            left = max(deadline - perf_counter(), 1e-9)
            actions.append(thinker.think(self.budget(share), left).best(seat))
            if not thinker.take(actions[-1]):
                return actions
            share *= 0.75

    def judge(self, game: Game) -> Judge:
        """Who judges."""
        return game.judge()

    def budget(self, share: float) -> int:
        """The iterations for a decision that gets this share of what the first one of a turn gets."""
        return max(LEAST, round(self.iterations * self.scale * share))


class Easy(Level):
    """Thinks for a moment."""

    name, iterations, seconds = "easy", 600, 0.2


class Medium(Level):
    """Thinks a little."""

    name, iterations, seconds = "medium", 3_000, 1.0


class Hard(Level):
    """Thinks."""

    name, iterations, seconds = "hard", 10_000, 3.0


class Expert(Level):
    """Thinks for a while."""

    name, iterations, seconds = "expert", 30_000, 8.0
