"""The ladder: what bots of each level give away, measured as a review measures people."""

from __future__ import annotations

from collections.abc import Iterator

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.review.bot_games import record_bots
from caribe.review.estimates import Estimate
from caribe.review.review_model import Decision
from caribe.review.reviewer import Reviewer

SAMPLED = 24
"""Decisions of each game that are weighed, spread over it at random."""


def sample_decisions(
    game: Game, level: str, seed: int, numbers: range, budget: float = 1.0, scale: float = 1.0
) -> Iterator[list[Decision]]:
    """Yield some weighed decisions of each of these games, with bots of one level in all seats."""
    draws = Draws(seed)
    for number in numbers:
        record = record_bots(game, level, draws, number, scale)
        if record is None:
            continue
        reviewer = Reviewer(record, draws.key(number, 5), budget)
        spans = reviewer.positions.spans
        order = sorted(range(len(spans)), key=lambda k: draws.key(number * 10_000 + k, 6))
        yield [reviewer.weigh(k) for k in sorted(order[:SAMPLED])]


def loss_per_decision(decisions: list[Decision]) -> Estimate:
    """Return what is given away in a real decision, on the average over the decisions that were weighed."""
    real = [decision.loss.value for decision in decisions if decision.verdict != "only"]
    return Estimate.of(real, 1.0) if real else Estimate(0.0, 0.0)
