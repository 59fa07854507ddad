"""What is measured of the engine, one game at a time: plain functions that do one thing many times and count."""

from __future__ import annotations

import json
import pickle
import random
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from caribe import library
from caribe.core.game import Game
from caribe.core.state import State
from caribe.core.title import Title
from caribe.search import Thinker, playout

POSITIONS = 40  # drawn from all stages of random games
MIDDLES = 8  # positions halfway through random games, where searches are measured
SIMULATIONS = 250  # of one search


FULLER = {"cuba": 4}  # its rounds want a fuller table


def seats(title: Title) -> int:
    """How many sit at the table that is measured: three, where the game allows it and its table is full enough then."""
    return FULLER.get(title.name, min(max(3, title.least), title.most))


@dataclass(frozen=True, slots=True)
class Sample:
    """How often something was done in so many seconds of CPU time; `games` where that was done by playing games."""

    count: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """How often a second."""
        return self.count / self.seconds


class Subject:
    """One game to be measured, with its usual options.

    >>> subject = Subject("cartagena")
    >>> subject.measure("clone", 0.001).count > 0
    True
    """

    def __init__(self, name: str) -> None:
        title = library.title(name)
        self.game: Game = library.game(name, players=seats(title))
        self.positions = _positions(self.game)
        self.middles = _middles(self.game)
        self.documents = [json.dumps(state.to_json()) for state in self.positions]
        self.seed = 0
        self.meters: dict[str, Callable[[], tuple[int, int]]] = {
            "driven": self._driven,
            "inside": self._inside,
            "search": lambda: (self._searches(judged=False), 0),
            "judged search": lambda: (self._searches(judged=True), 0),
            "new": lambda: (self._each(lambda state: self.game.new(self._next())), 0),
            "clone": self._clones,
            "determinize": lambda: (self._each(lambda state: state.determinize(0, self._next())), 0),
            "view": lambda: (self._each(lambda state: state.view(0)), 0),
            "choices": lambda: (self._each(lambda state: state.choices(state.player)), 0),
            "to JSON": lambda: (self._each(lambda state: json.dumps(state.to_json())), 0),
            "from JSON": self._from_json,
        }

    def measure(self, meter: str, seconds: float) -> Sample:
        """Do one thing again and again until so much CPU time is used."""
        run = self.meters[meter]
        count = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds:
            more, whole = run()
            count += more
            games += whole
        return Sample(count, games, used)

    def _next(self) -> int:
        self.seed += 1
        return self.seed

    def _each(self, do: Callable[[State], object]) -> int:
        for state in self.positions:
            do(state)
        return len(self.positions)

    def _driven(self) -> tuple[int, int]:
        decisions = drive(self.game, self._next())
        return decisions, 1

    def _inside(self) -> tuple[int, int]:
        seed = self._next()
        return playout(self.game.new(seed), seed), 1

    def _searches(self, judged: bool) -> int:
        state = self.middles[self._next() % MIDDLES]
        judge = self.game.judge() if judged else None
        return Thinker(state, state.player, self.seed, judge).think(SIMULATIONS).iterations

    def _clones(self) -> tuple[int, int]:
        for state in self.positions:
            state.clone()
        return len(self.positions), 0

    def _from_json(self) -> tuple[int, int]:
        for document in self.documents:
            self.game.from_json(json.loads(document))
        return len(self.documents), 0

    def pickled(self) -> float:
        """The bytes of a position, pickled without its game, on average."""
        return sum(len(pickle.dumps(state.fields()[1:])) for state in self.positions) / len(self.positions)

    def resident(self) -> float:
        """The bytes of memory that one more copy of a position takes, on average."""
        many = 50
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        copies = [state.clone() for state in self.positions for _ in range(many)]
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / len(copies) - 8  # the place in the list


def drive(game: Game, seed: int) -> int:
    """Play one random game as a program outside would, each action checked; the number of decisions."""
    choose = random.random
    state = game.new(seed)
    legal_actions, apply = state.legal_actions, state.apply
    decisions = 0
    while state.player >= 0:
        actions = legal_actions()
        apply(actions[int(choose() * len(actions))])
        decisions += 1
    return decisions


def _passed(game: Game, chance: random.Random) -> list[State]:
    """All positions of a random game at which somebody decides."""
    state = game.new(chance.randrange(2**32))
    passed: list[State] = []
    while state.player >= 0:
        passed.append(state.clone())
        state.apply(chance.choice(state.legal_actions()))
    return passed


def _positions(game: Game) -> list[State]:
    """Positions of random games, early and late alike."""
    chance = random.Random(1)
    found: list[State] = []
    while len(found) < POSITIONS:
        passed = _passed(game, chance)
        found += chance.sample(passed, 2) if len(passed) > 1 else passed
    return found


def _middles(game: Game) -> list[State]:
    """Positions halfway through random games, each with more than one option."""
    chance = random.Random(2)
    found: list[State] = []
    while len(found) < MIDDLES:
        passed = _passed(game, chance)
        found += [state for state in passed[len(passed) // 2 :] if len(state.legal_actions()) > 1][:1]
    return found
