"""What a review must show, on many games: planted blunders, false alarms, luck that averages 0.

python -m tests.review.experiments planted havana --players 2 --games 200
python -m tests.review.experiments alarms havana --players 4 --games 5
python -m tests.review.experiments luck havana --players 4 --games 2000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from time import process_time

import caribe
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.records import Record
from caribe.core.state import State
from caribe.review.bot_games import record_bots
from caribe.review.estimates import Estimate
from caribe.review.judge import Judge
from caribe.review.positions import Positions
from caribe.review.review_model import THRESHOLDS
from caribe.review.reviewer import Reviewer
from caribe.review.weighing import Weighing

WRONG = ("inaccuracy", "mistake", "blunder")
BAD = 10.0  # wins of a hundred that a planted blunder must cost, by independent rollouts
TRIES = 25  # decisions that are looked at for a place to plant one
INDEPENDENT = 200  # worlds of independent rollouts, each to the end of the game


@dataclass(frozen=True)
class Planted:
    """A bad choice planted in a game: what independent rollouts and the review say of it."""

    truth: Estimate
    loss: Estimate
    verdict: str


def games(game: Game, seed: int, numbers: range, level: str = "greedy") -> Iterator[tuple[int, Record]]:
    """Fresh games of bots."""
    for number in numbers:
        record = record_bots(game, level, Draws(seed), number)
        if record is not None:
            yield number, record


def independent(
    state: State, seat: int, better: Sequence[int], worse: Sequence[int], seed: int, worlds: int
) -> Estimate:
    """By how much one choice is better than another: rollouts to the end, in worlds that the review never sees."""
    judge = Judge(state.game, horizon=-1)
    draws = Draws(seed)
    samples = []
    for number in range(worlds):
        world = judge.imagined(state, seat, draws, number)
        one, other = (
            judge.shares(world.clone(), seat, tuple(actions), draws, number)[seat] for actions in (better, worse)
        )
        samples.append(one - other)
    return Estimate.of(samples)


def plant(positions: Positions, seed: int, worlds: int = INDEPENDENT) -> tuple[int, tuple[int, ...], Estimate] | None:
    """A decision drawn at random, and a choice in it that surely costs at least `BAD`; None if none is found."""
    draws = Draws(seed)
    for attempt in range(TRIES):
        place = draws.key(attempt, 1) % len(positions.spans)
        span = positions.spans[place]
        state = positions.known_at(span.start, span.seat)
        look = Weighing(Judge(positions.game), state, span.seat, draws.key(attempt, 2))
        if len(look.options) < 2:
            continue
        look.look_at([*look.options[:2], look.options[-1]] if len(look.options) > 2 else look.options, 12)
        best, worst = look.measured[0], look.measured[-1]
        if look.difference(best, worst).value < BAD:
            continue
        truth = independent(state, span.seat, best.actions, worst.actions, draws.key(attempt, 3), worlds)
        if truth.surely_above(BAD):
            return place, worst.actions, truth
    return None


def planted(game: Game, seed: int, numbers: range, worlds: int = INDEPENDENT, budget: float = 1.0) -> Iterator[Planted]:
    """Plant one bad choice in each game and let the review judge that decision."""
    for number, record in games(game, seed, numbers):
        reviewer = Reviewer(record, seed + number, budget)
        found = plant(reviewer.positions, seed * 1_000_003 + number, worlds)
        if found is None:
            continue
        place, actions, truth = found
        decision = reviewer.weigh(place, actions)
        yield Planted(truth, decision.loss, decision.verdict)


def alarms(game: Game, seed: int, numbers: range, level: str, worlds: int) -> Iterator[tuple[int, int, int, float]]:
    """Of each game: decisions called mistakes, those not confirmed, those refuted by independent rollouts; CPU s."""
    threshold = THRESHOLDS[game.players == 2][0]
    for number, record in games(game, seed, numbers, level):
        reviewer = Reviewer(record, seed + number)
        began = process_time()
        decisions = [reviewer.weigh(place) for place in range(len(reviewer.positions.spans))]
        took = process_time() - began
        called = [decision for decision in decisions if decision.verdict in WRONG]
        again = []
        for decision in called:
            assert decision.best is not None
            state = reviewer.positions.known_at(decision.start, decision.seat)
            pair = decision.best.actions, decision.played.actions
            again.append(independent(state, decision.seat, *pair, seed + decision.start, worlds))
        yield len(called), sum(e.value < threshold for e in again), sum(e.high < threshold for e in again), took


def luck(game: Game, seed: int, numbers: range, rollouts: int = 2) -> Iterator[list[float]]:
    """What chance did for each seat in each game, as the ledger counts it, in wins of a hundred."""
    judge = Judge(game)
    for number, record in games(game, seed, numbers):
        positions = Positions(record)
        draws = Draws(seed * 1_000_003 + number)
        sums = [0.0] * game.players
        for place, span in enumerate(positions.spans):
            if not span.drew:
                continue
            for k in range(rollouts):
                key = place * rollouts + k
                after = positions.states[span.stop].clone()
                came = judge.shares(after, 0, (), draws, key) if not after.is_over else after.returns()
                expected = judge.shares(positions.states[span.start].clone(), span.seat, span.actions, draws, key)
                for seat in range(game.players):
                    sums[seat] += 100.0 * (came[seat] - expected[seat]) / rollouts
        yield sums


def main() -> None:
    """Run one experiment and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["planted", "alarms", "luck"])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--level", default="greedy")
    given = parser.parse_args()
    game = caribe.game(given.game, given.players)
    numbers = range(given.games)
    label = f"{given.what} {given.game} {given.players}"
    if given.what == "planted":
        found = []
        for each in planted(game, given.seed, numbers):
            found.append(each)
            seen = sum(row.verdict in WRONG for row in found)
            print(label, f"{seen} of {len(found)} found", each, flush=True)
    elif given.what == "alarms":
        rows = []
        for row in alarms(game, given.seed, numbers, given.level, 2 * INDEPENDENT):
            rows.append(row)
            called, doubtful, refuted = (sum(each[k] for each in rows) for k in range(3))
            print(
                label, f"{len(rows)} games: {called} called, {doubtful} unconfirmed, {refuted} refuted", row, flush=True
            )
    else:
        sums = [[0.0, 0.0] for _ in range(given.players)]
        for count, drawn in enumerate(luck(game, given.seed, numbers), 1):
            for seat, value in enumerate(drawn):
                sums[seat][0] += value
                sums[seat][1] += value * value
            if count % 50 == 0 or count == given.games:
                means = [total / count for total, _ in sums]
                errors = [
                    sqrt(max(0.0, squares / count - mean**2) / count)
                    for (_, squares), mean in zip(sums, means, strict=True)
                ]
                shown = ", ".join(f"{mean:+.2f} ± {error:.2f}" for mean, error in zip(means, errors, strict=True))
                print(label, count, "games:", shown, flush=True)


if __name__ == "__main__":
    main()
