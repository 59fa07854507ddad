"""The searching bots by level: iterations for a decision, and a limit of seconds for a turn."""

from __future__ import annotations

from time import perf_counter, thread_time

from caribe.bots.anchors import WEIGHTS_2
from caribe.bots.bot import Bot
from caribe.core.evaluation import Evaluator
from caribe.core.game import Game
from caribe.core.state import State
from caribe.search import TreeSearch

LEAST = 8  # iterations of any decision, if there is time
NO_TIME = 1e-9  # seconds: enough for one iteration, which is always done


class Level(Bot):
    """A bot that searches with a number of iterations, so that the same seed gives the same move.

    The time limit only stops a turn that takes too long; it counts CPU time, so that other programs change nothing. The
    tree of one decision is kept for the next one of the same turn, which needs fewer iterations.
    """

    iterations = 1000
    seconds = 1.0

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return one action, as if it were the whole turn."""
        search = TreeSearch(state, seat, seed, self.evaluator(state.game))
        return search.run(self.budget(1.0), self.seconds * self.scale).best(seat)

    def turn(self, state: State, seat: int, seed: int, limit: float | None = None) -> list[int]:
        """Return all actions until something new is revealed, from one tree."""
        used_up = thread_time() + self.seconds * self.scale
        late = None if limit is None else perf_counter() + limit
        search = TreeSearch(state, seat, seed, self.evaluator(state.game))
        actions: list[int] = []
        share = 1.0
        while True:
            left = max(used_up - thread_time(), NO_TIME)
            patience = 0.0 if late is None else max(late - perf_counter(), NO_TIME)
            actions.append(search.run(self.budget(share), left, patience).best(seat))
            if not search.take(actions[-1]):
                return actions
            share *= 0.75

    def evaluator(self, game: Game) -> Evaluator:
        """Return the evaluator of this game."""
        return game.evaluator() if self.trained is None else self.trained.evaluator(game)

    def budget(self, share: float) -> int:
        """Return the iterations for a decision that gets this share of the first one's of a turn."""
        return max(LEAST, round(self.iterations * self.scale * share))


class Easy(Level):
    """Search for a moment."""

    name, iterations, seconds = "easy", 600, 0.2


class Medium(Level):
    """Search a little."""

    name, iterations, seconds = "medium", 3_000, 1.0


class Hard(Level):
    """Search well."""

    name, iterations, seconds = "hard", 10_000, 3.0


class Expert(Level):
    """Search for a while."""

    name, iterations, seconds = "expert", 30_000, 8.0


class Hard2(Level):
    """The `hard` of version 0.2, with the weights it had then: an anchor to measure later bots by.

    Whoever changes the search keeps the old one for this bot.
    """

    name, iterations, seconds = "hard-2", 10_000, 3.0

    def evaluator(self, game: Game) -> Evaluator:
        """Return the evaluator with the weights of that version."""
        return game.evaluator(WEIGHTS_2.get(game.name))


class Timed(Level):
    """Search for 0.1 seconds of CPU time a turn, however many iterations that is: to compare at equal time.

    Its moves depend on the machine, so it is only for measurements; `scale` changes the time.
    """

    name, iterations, seconds = "timed", 10**9, 0.1


class Timed2(Timed):
    """`timed` with the weights of version 0.2: the anchor for measurements at equal time."""

    name = "timed-2"

    def evaluator(self, game: Game) -> Evaluator:
        """Return the evaluator with the weights of that version."""
        return game.evaluator(WEIGHTS_2.get(game.name))
