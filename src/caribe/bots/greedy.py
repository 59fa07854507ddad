"""The bots that look one action ahead."""

from __future__ import annotations

from caribe.bots.anchors import WEIGHTS
from caribe.bots.bot import Bot
from caribe.core.game import Game
from caribe.core.generator import scrambled
from caribe.core.judge import Judge
from caribe.core.state import State
from caribe.search import opinions

WORLDS = 6  # that are imagined for each decision


class GreedyBot(Bot):
    """Takes the action after which the judge likes its position best; among equals, any of them."""

    name = "greedy"

    def choose(self, state: State, seat: int, seed: int) -> int:
        """The best action at first sight."""
        judge = self.judge(state.game)
        actions = self.options(state, seat, judge)
        found = opinions(state, seat, actions, seed, judge, WORLDS)
        best = [action for action, worth in zip(actions, found, strict=True) if worth == max(found)]
        return best[scrambled(seed) % len(best)]

    def judge(self, game: Game) -> Judge:
        """Who judges."""
        return game.judge()

    def options(self, state: State, seat: int, judge: Judge) -> list[int]:
        """What is thought of at all."""
        return judge.sensible(state.focus(seat))


class Greedy1Bot(GreedyBot):
    """The first `greedy`, with the weights it had then: an anchor to measure later bots by."""

    name = "greedy-1"

    def judge(self, game: Game) -> Judge:
        """Who judged then."""
        return game.judge(WEIGHTS.get(game.name))

    def options(self, state: State, seat: int, judge: Judge) -> list[int]:
        """Everything legal: in those days nothing was left out."""
        return state.legal_actions(seat)
