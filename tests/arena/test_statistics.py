"""The arithmetic: intervals and the sequential test against known values, and against what they promise."""

from __future__ import annotations

import math

import pytest

from caribe.arena.game_runner import GameResult
from caribe.arena.ratings import rate_bots
from caribe.arena.statistics import Sprt, mean_interval, share_interval, wilson_interval
from tests.support import Chooser


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_that_of_newcombes_table(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((wins / games, low, high), abs=5e-5)


def test_an_interval_of_nothing_is_everything() -> None:
    assert wilson_interval(0, 0) == (0.0, 0.0, 1.0)
    assert share_interval([]) == (0.0, 0.0, 1.0)


def test_games_that_turn_out_alike_count_for_less_and_never_for_more() -> None:
    twins = share_interval([[1.0, 1.0], [0.0, 0.0]] * 50)
    opposites = share_interval([[1.0, 0.0]] * 100)
    assert twins == pytest.approx(wilson_interval(50 * 99 / 100, 99), abs=1e-9)
    assert opposites == pytest.approx(wilson_interval(100, 200), abs=1e-9)


def test_a_share_interval_covers_the_truth_as_often_as_it_says() -> None:
    """Games of a round share their luck here: half of the rounds are won or lost as a whole."""
    chance = Chooser(5)

    def round_of_two() -> list[float]:
        first = float(chance.below(10) < 3)
        return [first, first if chance.below(2) else float(chance.below(10) < 3)]

    covered = 0
    for _ in range(400):
        _, low, high = share_interval([round_of_two() for _ in range(60)])
        covered += low <= 0.3 <= high
    assert 0.92 <= covered / 400 <= 0.99


def test_a_mean_has_the_interval_of_the_textbook() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    mean, low, high = mean_interval(sum(values), sum(value**2 for value in values), 5)
    assert (mean, low) == pytest.approx((3.0, 3 - 1.959964 * math.sqrt(2.5 / 5)))
    assert high - mean == pytest.approx(mean - low)
    assert mean_interval(0, 0, 0) == (0.0, 0.0, 0.0)
    assert mean_interval(4, 16, 1)[1:] == (-math.inf, math.inf)


def test_the_test_is_walds() -> None:
    test = Sprt(0.5, 0.6, 0.05)
    assert test.bound == pytest.approx(math.log(19))
    assert test.ratio(60, 100) == pytest.approx(60 * math.log(1.2) + 40 * math.log(0.8))
    assert test.ratio(0.5, 1) == pytest.approx(math.log(1.2 * 0.8) / 2)
    assert [test.answer(wins, 100) for wins in (40, 55, 70)] == ["low", "", "high"]


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, "high"), (0.6, "low")])
def test_the_test_is_wrong_no_more_often_than_it_says(truth: float, wrong: str) -> None:
    chance, test = Chooser(11), Sprt(0.5, 0.6, 0.05)
    answers = []
    for _ in range(300):
        wins = games = 0
        while not test.answer(wins, games):
            games += 1
            wins += chance.below(1000) < 1000 * truth
        answers.append(test.answer(wins, games))
    assert answers.count(wrong) / 300 <= 0.08


def test_ratings_follow_results_and_doubt_shrinks() -> None:
    games = [GameResult(i, ("a", "b", "c"), ((1.0, 0.0, 0.0) if i % 5 else (0.0, 0.5, 0.5)), 1, "") for i in range(60)]
    few, many = rate_bots(games[:6]), rate_bots(games)
    assert many["a"].strength > max(many["b"].strength, many["c"].strength)
    assert many["a"].doubt < few["a"].doubt
    assert rate_bots(games) == many
