"""A review: the same for the same seed, in parts that can be done in any order, and with a ledger that closes."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import caribe
from caribe.core.draws import Draws
from caribe.core.records import Record
from caribe.review import BadReview, Part, Review, Reviewer, review_record, reviewable, try_again
from caribe.review.bot_games import record_bots
from caribe.review.positions import MOST_ACTIONS
from caribe.review.worker import ReviewTask, review_handler
from tests.review.experiments import WRONG, luck, planted

BUDGET = 0.1


@cache
def record(name: str = "cartagena", players: int = 2, turns: int = 6) -> Record:
    game = caribe.game(name, players, turn_cap=turns) if name == "cartagena" else caribe.game(name, players)
    found = record_bots(game, "greedy", Draws(5), 0)
    assert found is not None
    return found


@cache
def reviewed() -> Review:
    return review_record(record(), seed=3, budget=BUDGET)


def test_a_review_is_the_same_for_the_same_seed() -> None:
    assert review_record(record(), seed=3, budget=BUDGET) == reviewed()


def test_parts_may_be_done_in_any_order_and_kept_as_documents() -> None:
    reviewer = Reviewer(record(), 3, BUDGET)
    parts = [reviewer.run(task) for task in reversed(reviewer.tasks())]
    kept = [Part.read(json.loads(json.dumps(part.to_json()))) for part in parts]
    assert Reviewer(record(), 3, BUDGET).merge(kept) == reviewed()


def test_a_worker_computes_the_same_part() -> None:
    reviewer = Reviewer(record(), 3, BUDGET)
    task = reviewer.tasks()[2]
    answer = review_handler(None)(ReviewTask(record().to_json(), 3, BUDGET, task.to_json()))
    assert answer == reviewer.run(task).to_json()


def test_a_partial_review_has_the_whole_curve_after_the_first_task() -> None:
    reviewer = Reviewer(record(), 3, BUDGET)
    first = reviewer.merge([reviewer.run(reviewer.tasks()[0])])
    assert 0 < first.done < first.total
    assert [moment.actions for moment in first.moments] == [moment.actions for moment in reviewed().moments]
    assert first.ledger == () == first.decisions


def test_a_review_is_a_document() -> None:
    assert Review.read(json.loads(json.dumps(reviewed().to_json()))) == reviewed()
    assert reviewed().done == reviewed().total


def test_shares_of_a_moment_sum_to_a_hundred_in_every_view() -> None:
    for moment in reviewed().moments:
        for row in (moment.table, *moment.known):
            assert sum(share.value for share in row) == pytest.approx(100.0, abs=0.1)


def test_the_ledger_closes_and_what_one_loses_others_get() -> None:
    review = reviewed()
    for account in review.ledger:
        entries = (account.own, *account.others, account.draws, account.hidden)
        assert account.start + sum(entry.value for entry in entries) == pytest.approx(account.end, abs=0.1)
        assert abs(account.remainder) <= 0.1
    for decision in review.decisions:
        assert sum(gain.value for gain in decision.gain) == pytest.approx(0.0, abs=0.1)


def test_decisions_cover_every_action_once() -> None:
    stops = [0]
    for decision in reviewed().decisions:
        assert decision.start == stops[-1]
        stops.append(decision.stop)
    assert stops[-1] == len(record().decisions)


def test_imagined_worlds_can_be_played_on() -> None:
    reviewer = Reviewer(record(), 3, BUDGET)
    worlds = [world for decision in reviewed().decisions for world in decision.imagined]
    for world in worlds:
        assert reviewer.judge.game.from_json(world.position).player >= 0


def test_a_sealed_choice_is_weighed_before_the_others_have_chosen() -> None:
    positions = Reviewer(record("havana", 3), 1, BUDGET).positions
    spans = [span for span in positions.spans if len(positions.known_at(span.start, span.seat).deciders()) == 3]
    assert {span.seat for span in spans} == {0, 1, 2}


def test_an_exercise_says_whether_another_choice_is_as_good() -> None:
    reviewer = Reviewer(record(), 3, BUDGET)
    state = reviewer.question(0, reviewer.positions.spans[0].seat)
    seat = reviewer.positions.spans[0].seat
    answers = [try_again(state, seat, choice.actions, 4, 24) for choice in state.choices(seat)]
    assert any(answer.right for answer in answers)
    best = max(answers, key=lambda answer: answer.attempted.worth.value)
    assert best.right
    with pytest.raises(BadReview):
        try_again(state, seat, (state.game.num_actions - 1, 0), 4, 8)


Edit = Callable[[dict[str, Any]], object]
BAD: dict[str, tuple[Edit, str]] = {
    "does not verify": (lambda d: d["actions"][2].__setitem__(1, 217), r"actions\[2\]: "),
    "other rules": (lambda d: d.update(rules="0"), "rules: This game was played with version 0"),
    "unfinished": (lambda d: d.update(result=None), "result: The game is not over yet"),
    "cut short": (lambda d: d["actions"].pop(), "actions: The record is cut short"),
    "absurdly long": (
        lambda d: d.update(actions=d["actions"] * (MOST_ACTIONS // len(d["actions"]) + 1)),
        "reviews are made of games with at most 3,000",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_reviewed_is_refused_in_a_sentence(what: str) -> None:
    edit, expected = BAD[what]
    document = json.loads(json.dumps(record().to_json()))
    edit(document)
    with pytest.raises(BadReview, match=expected):
        reviewable(document)


def test_planted_blunders_are_found() -> None:
    found = list(planted(caribe.game("cartagena", 2, turn_cap=12), 11, range(1), worlds=60, budget=0.4))
    assert found
    assert all(each.verdict in WRONG for each in found), found


def test_luck_is_as_often_good_as_bad() -> None:
    """Its mean over a few games is within four standard errors of 0; the experiment does it over thousands."""
    rows = [row[0] for row in luck(caribe.game("cartagena", 2), 13, range(12), rollouts=1)]
    mean = sum(rows) / len(rows)
    error = (sum((row - mean) ** 2 for row in rows) / (len(rows) - 1) / len(rows)) ** 0.5
    assert abs(mean) < 4 * error
