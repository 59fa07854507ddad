"""The bots that look one action ahead."""

from __future__ import annotations

from caribe.bots.anchors import WEIGHTS_1, WEIGHTS_2
from caribe.bots.bot import Bot
from caribe.core.evaluation import Evaluator
from caribe.core.game import Game
from caribe.core.generator import scrambled
from caribe.core.state import State
from caribe.search import one_ply_values

WORLDS = 6  # that are imagined for each decision


class GreedyBot(Bot):
    """Takes the action after which the evaluator likes its position best; among equals, any of them."""

    name = "greedy"

    def choose(self, state: State, seat: int, seed: int) -> int:
        """The best action at first sight."""
        evaluator = self.evaluator(state.game)
        actions = self.options(state, seat, evaluator)
        found = one_ply_values(state, seat, actions, seed, evaluator, WORLDS)
        best = [action for action, worth in zip(actions, found, strict=True) if worth == max(found)]
        return best[scrambled(seed) % len(best)]

    def evaluator(self, game: Game) -> Evaluator:
        """The evaluator of this game."""
        return game.evaluator() if self.trained is None else self.trained.evaluator(game)

    def options(self, state: State, seat: int, evaluator: Evaluator) -> list[int]:
        """What is thought of at all."""
        return evaluator.candidates(state.focus(seat))


class Greedy1Bot(GreedyBot):
    """The first `greedy`, with the weights it had then: an anchor to measure later bots by."""

    name = "greedy-1"

    def evaluator(self, game: Game) -> Evaluator:
        """Who judged then."""
        return game.evaluator(WEIGHTS_1.get(game.name))

    def options(self, state: State, seat: int, evaluator: Evaluator) -> list[int]:
        """Everything legal: in those days nothing was left out."""
        return state.legal_actions(seat)


class Greedy2Bot(GreedyBot):
    """The `greedy` of version 0.2, with the weights it had then: an anchor to measure later bots by."""

    name = "greedy-2"

    def evaluator(self, game: Game) -> Evaluator:
        """Return the evaluator with the weights of that version."""
        return game.evaluator(WEIGHTS_2.get(game.name))
