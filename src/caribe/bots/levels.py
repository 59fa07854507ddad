"""The bots that think ahead, by level: so many iterations for a decision, and so many seconds at most for a turn."""

from __future__ import annotations

from time import perf_counter, thread_time

from caribe.bots.bot import Bot
from caribe.core.game import Game
from caribe.core.judge import Judge
from caribe.core.state import State
from caribe.search import Thinker

LEAST = 8  # iterations of any decision, if there is time
NO_TIME = 1e-9  # seconds: enough for one iteration, which is always done


class Level(Bot):
    """Searches. Iterations decide how long, so that the same seed gives the same move; the clock only stops a turn that
    takes too long, and the seconds of a level are its own, whatever else the machine does. What was thought about one
    decision of a turn is kept for the next, which needs fewer iterations.
    """

    iterations = 1000
    seconds = 1.0

    def choose(self, state: State, seat: int, seed: int) -> int:
        """One action, as if it were the whole turn."""
        thinker = Thinker(state, seat, seed, self.judge(state.game))
        return thinker.think(self.budget(1.0), self.seconds * self.scale).best(seat)

    def turn(self, state: State, seat: int, seed: int, limit: float | None = None) -> list[int]:
        """All actions until something new shows, from one tree."""
        used_up = thread_time() + self.seconds * self.scale
        late = None if limit is None else perf_counter() + limit
        thinker = Thinker(state, seat, seed, self.judge(state.game))
        actions: list[int] = []
        share = 1.0
        while True:
            left = max(used_up - thread_time(), NO_TIME)
            patience = 0.0 if late is None else max(late - perf_counter(), NO_TIME)
            actions.append(thinker.think(self.budget(share), left, patience).best(seat))
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
