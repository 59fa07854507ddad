"""The compiled and the interpreted search think the same thoughts, to the last digit, whatever process they run in."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from itertools import pairwise

import caribe
from caribe.bots import GreedyBot, Level
from caribe.search import TreeSearch
from caribe.search.network import LearnedEvaluator, Network
from caribe.search.paired import play_on
from tests.support import ROOT

THOUGHTS = 30


def with_network(game: caribe.Game) -> LearnedEvaluator:
    """The game's evaluator, corrected by a network of random weights."""
    dice, tensor = random.Random(4), game.tensor()
    sizes = [int(tensor.size), 16, 8, game.players]
    weights = [
        [dice.randrange(-k, k) for _ in range(below * above)]
        for k, (below, above) in zip((12, 900, 900), pairwise(sizes), strict=True)
    ]
    biases = [[dice.randrange(-900, 900) for _ in range(size)] for size in sizes[1:]]
    return LearnedEvaluator(game.evaluator(), tensor, Network(sizes, weights, biases))


def thoughts() -> list[object]:
    """What is thought about positions of every game, with an evaluator and without."""
    found: list[object] = []
    for name in caribe.titles():
        state = caribe.game(name, players=2).new(3)
        for number in range(12):
            seat = state.player
            state.apply(GreedyBot().choose(state, seat, number))
        if state.is_over:
            raise AssertionError(f"{name} is over after twelve decisions")
        for evaluator in (None, state.game.evaluator(), with_network(state.game)):
            result = TreeSearch(state, state.player, 5, evaluator).run(THOUGHTS)
            found.append([name, result.actions, result.visits, result.shares])
        found.append(play_on(state.clone(), state.player, [], state.game.evaluator(), 9, 40, 1.3))
        level = Level()
        level.iterations, level.seconds = THOUGHTS, 1e9
        found.append(level.turn(state, state.player, 8))
    return found


TOLD = "import json; from tests.search.test_builds_agree import thoughts; print(json.dumps(thoughts()))"


def test_both_builds_think_the_same() -> None:
    told = subprocess.run(
        [sys.executable, "-c", TOLD],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PYTHONHASHSEED": "7"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == thoughts()
