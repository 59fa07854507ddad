"""The search finds what is there to be found, knows nothing it must not know, and does the same thing twice."""

from __future__ import annotations

from itertools import product

import pytest

import caribe
from caribe.core.evaluation import Evaluator
from caribe.core.state import State
from caribe.search import TreeSearch, one_ply_values, search
from tests.games.cartagena.table import BOAT, position
from tests.search.toys import Toy, ToyState

PENNIES = {(a, b): [float(a != b), float(a == b)] for a in range(2) for b in range(2)}


def found(state: State, seat: int, iterations: int = 400) -> tuple[int, list[float]]:
    """The best action, and what every seat can expect of it."""
    result = TreeSearch(state, seat, 1).run(iterations)
    best = result.best(seat)
    return best, result.shares[result.actions.index(best)]


@pytest.mark.parametrize("judged", [False, True])
def test_a_forced_win_is_found(judged: bool) -> None:
    state = position([[30, BOAT, BOAT, BOAT], []]).state
    result = TreeSearch(state, 0, 1, state.game.evaluator() if judged else None).run(300)
    best = result.best(0)
    state.apply(best)
    assert state.returns() == [1.0, 0.0]
    assert result.shares[result.actions.index(best)] == [1.0, 0.0]


def test_half_a_win_is_better_than_a_third_and_worse_than_a_whole_one() -> None:
    table = {(0,): [1 / 3, 1 / 3, 1 / 3], (1,): [0.5, 0.0, 0.5], (2,): [0.0, 1.0, 0.0]}
    game = Toy(3, 3, {(a, b, c): table[(a,)] for a in range(3) for b in range(3) for c in range(3)})
    best, shares = found(game.new(), 0)
    assert best == 1
    assert shares == pytest.approx([0.5, 0.0, 0.5])


def test_every_seat_goes_for_its_own_share() -> None:
    """The second seat can hand the win to the first or share it with the third: it does what is better for itself."""
    outcomes = {0: [0.9, 0.1, 0.0], 1: [0.0, 0.5, 0.5]}
    game = Toy(3, 2, {(a, b, c): outcomes[b] for a in range(2) for b in range(2) for c in range(2)}, secret=False)
    _, shares = found(game.new(), 0)
    assert shares[1] > 0.45
    assert shares[0] < 0.1


def test_nobody_answers_what_nobody_can_see() -> None:
    for secret, worth in ((True, 0.5), (False, 0.0)):
        _, shares = found(Toy(2, 2, PENNIES, secret).new(), 0, 2000)
        assert shares[0] == pytest.approx(worth, abs=0.12)


def test_a_seat_that_chooses_after_another_does_not_know_what_that_one_chose() -> None:
    for first in range(2):
        state = Toy(2, 2, PENNIES).new()
        state.advance(first)
        search = TreeSearch(state, 1, 3)
        result = search.run(500)
        assert [shares[1] for shares in result.shares] == pytest.approx([0.5, 0.5], abs=0.1)


def test_whoever_owes_a_decision_may_think_whatever_the_order() -> None:
    state = Toy(2, 2, PENNIES).new()
    assert TreeSearch(state, 1, 1).run(50).actions == [0, 1]
    with pytest.raises(ValueError, match="seat 1 owes no decision"):
        TreeSearch(Toy(2, 2, PENNIES, secret=False).new(), 1, 1)


@pytest.mark.parametrize("name", sorted(caribe.titles()))
@pytest.mark.parametrize("judged", [False, True])
def test_the_same_seed_finds_the_same(name: str, judged: bool) -> None:
    state = caribe.game(name, players=3).new(4)
    seat = state.deciders()[-1]
    evaluator = state.game.evaluator() if judged else None
    first, second, other = (TreeSearch(state, seat, seed, evaluator).run(40) for seed in (5, 5, 6))
    assert (first.visits, first.shares) == (second.visits, second.shares)
    assert judged or first.shares != other.shares  # an evaluator that is asked at once may find chance to play no part


def test_a_search_does_not_touch_the_position() -> None:
    state = caribe.game("havana", players=3).new(4)
    before = state.to_json()
    search(state, 1, 5, 30)
    assert state.to_json() == before


def test_so_many_iterations_are_done_and_all_are_counted() -> None:
    state = caribe.game("cuba", players=2).new(1)
    search = TreeSearch(state, state.player, 1)
    assert search.run(25).iterations == 25
    result = search.run(60)
    assert (result.iterations, sum(result.visits)) == (60, 60)
    assert search.run(60).iterations == 61, "what is there counts, and one more is always done"


def test_time_ends_a_search_that_has_iterations_left() -> None:
    state = caribe.game("cartagena", players=2).new(1)
    assert 1 <= TreeSearch(state, state.player, 1).run(10**9, seconds=0.01).iterations < 10**6
    assert 1 <= TreeSearch(state, state.player, 1).run(10**9, limit=0.01).iterations < 10**6


def test_one_option_needs_no_thought() -> None:
    assert TreeSearch(Toy(2, 1, {(0, 0): [1.0, 0.0]}).new(), 0, 1).run(1000).iterations == 1


STEPS = {chosen: [float(chosen[:2] == (1, 1)), float(chosen[:2] != (1, 1))] for chosen in product((0, 1), repeat=4)}


def test_thoughts_are_kept_for_the_next_decision_of_the_turn() -> None:
    search = TreeSearch(Toy(2, 2, STEPS, steps=2).new(), 0, 1)
    first = search.run(200)
    assert first.best(0) == 1
    assert search.take(1)
    kept = search.result()
    assert kept.iterations > 50
    assert search.run(200).iterations == 200
    assert search.result().best(0) == 1
    assert not search.take(1), "the other seat decides"


def test_nothing_is_taken_for_certain_after_a_draw() -> None:
    state = position([[10, 20, 21, 22], [9]]).state
    back = next(choice for choice in state.choices(0) if choice.verb == "back")
    ahead = next(choice for choice in state.choices(0) if choice.verb == "forward")
    assert not TreeSearch(state, 0, 1).take(back.actions[0])
    assert TreeSearch(state, 0, 1).take(ahead.actions[0])


class Fond(Evaluator):
    """Likes one choice of the first seat."""

    def evaluate(self, state: State) -> list[float]:
        if state.player < 0:
            return state.returns()
        assert isinstance(state, ToyState)
        likes = state.chosen[:1] == ((0, 2),)
        return [0.9, 0.1] if likes else [0.1, 0.9]


def test_a_judge_of_ones_own_is_asked_first_and_outvoted_by_what_comes_of_it() -> None:
    wrong = {(a, b): [float(a == 1), float(a != 1)] for a in range(3) for b in range(3)}
    state = Toy(2, 3, wrong).new()
    evaluator = Fond({})
    evaluator.horizon = 0
    assert one_ply_values(state, 0, [0, 1, 2], 1, evaluator, 2) == pytest.approx([0.1, 0.1, 0.9])
    assert TreeSearch(state, 0, 1, evaluator).run(1).best(0) == 2
    evaluator.horizon = 4
    assert TreeSearch(state, 0, 1, evaluator).run(300).best(0) == 1


class Choosy(Evaluator):
    """Thinks of the last option alone."""

    def candidates(self, state: State) -> list[int]:
        return state.legal_actions()[-1:]


@pytest.mark.parametrize("horizon", [-1, 0])
def test_what_a_judge_leaves_out_is_never_tried(horizon: int) -> None:
    best = {(a, b): [float(a == 0), float(a != 0)] for a in range(3) for b in range(3)}
    evaluator = Choosy({})
    evaluator.horizon = horizon
    result = TreeSearch(Toy(2, 3, best).new(), 0, 1, evaluator).run(50)
    assert (result.actions, result.visits, result.best(0)) == ([0, 1, 2], [0, 0, 1], 2)
