"""Bots by name, their budgets, and a bot of one's own."""

from __future__ import annotations

import pytest

import caribe
from caribe.bots import BOTS, OPPONENTS, Bot, Greedy1Bot, Greedy2Bot, Hard2, Level, Timed2, anchors, bot, follow
from caribe.core.faults import BadInput
from caribe.core.state import State


def test_there_is_a_bot_for_every_level() -> None:
    assert list(OPPONENTS) == ["random", "greedy", "easy", "medium", "hard", "expert"]
    assert list(BOTS) == [*OPPONENTS, "greedy-1", "greedy-2", "hard-2", "timed", "timed-2"]
    assert all(bot(name).name == name for name in BOTS)


def test_a_name_that_no_bot_has_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="random, greedy, easy, medium, hard, expert"):
        bot("grandmaster")


def test_each_level_thinks_longer_than_the_one_below() -> None:
    levels = [kind for name in OPPONENTS if issubclass(kind := BOTS[name], Level)]
    assert [level.seconds for level in levels] == [0.2, 1.0, 3.0, 8.0]
    assert sorted({level.iterations for level in levels}) == [level.iterations for level in levels]


class Counting(Level):
    """Counts how often it is asked for a budget, and remembers it."""

    def __init__(self, scale: float = 1.0) -> None:
        super().__init__(scale)
        self.budgets: list[int] = []

    def budget(self, share: float) -> int:
        self.budgets.append(super().budget(share))
        return self.budgets[-1]


def test_a_scale_cuts_the_budget_and_later_decisions_of_a_turn_need_less() -> None:
    state = caribe.game("havana", players=2).new(1)
    whole, tenth = Counting(), Counting(0.1)
    for player in (whole, tenth):
        assert len(player.turn(state, 0, 1)) == 2, "two cards are chosen in one thought"
    assert whole.budgets == [1000, 750]
    assert tenth.budgets == [100, 75]


def test_a_limit_ends_the_thought_of_the_whole_turn() -> None:
    class Dreamer(Level):
        iterations, seconds = 10**9, 1e9

    state = caribe.game("havana", players=2).new(1)
    assert len(Dreamer().turn(state, 1, 1, limit=0.02)) == 2


@pytest.mark.parametrize("name", sorted(caribe.titles()))
def test_the_anchor_weighs_only_what_the_judge_knows(name: str) -> None:
    game = caribe.game(name)
    assert Greedy1Bot().evaluator(game).weights == anchors.WEIGHTS_1[name]
    for later in (Greedy2Bot(), Hard2(), Timed2()):
        assert later.evaluator(game).weights == anchors.WEIGHTS_2[name]
    for weights in (anchors.WEIGHTS_1[name], anchors.WEIGHTS_2[name]):
        assert set(weights) <= set(game.evaluator().weights)


def test_a_bot_of_ones_own_is_one_class_with_one_method() -> None:
    class First(Bot):
        """Takes the first action."""

        def choose(self, state: State, seat: int, seed: int) -> int:
            return state.legal_actions(seat)[0]

    state = caribe.game("cartagena", players=2).new(1)
    while not state.is_over:
        for action in follow(state, First().turn(state.determinize(state.player, 1), state.player, 1)):
            state.apply(action)


def test_what_no_longer_holds_is_not_followed() -> None:
    state = caribe.game("cartagena", players=2, start_player=0).new(1)
    legal = state.legal_actions()
    taken = []
    for action in follow(state, [legal[0], 10**6, legal[0]]):
        taken.append(action)
        state.apply(action)
    assert taken == legal[:1]
