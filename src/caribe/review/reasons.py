"""Reasons in words: by which named terms of the evaluation one choice is better than another."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.draws import Draws
from caribe.core.message import Message
from caribe.core.state import State
from caribe.review.estimates import Term
from caribe.review.judge import OPINION, STREAM, Judge
from caribe.review.plain import rounded
from caribe.search.paired import play_on

WORLDS = 8
"""Worlds over which terms are averaged."""
MOST = 4
"""Terms that are told."""
LEAST = 0.3
"""Wins of a hundred below which a term is not told."""

Standing = list[dict[str, float]]


def reasons(
    judge: Judge, state: State, seat: int, draws: Draws, better: Sequence[int], worse: Sequence[int]
) -> tuple[Term, ...]:
    """Return the terms by which one choice is better than another for a seat, most important first.

    Terms are read right after the choice; where they do not tell it yet, when the reference has played on.
    """
    for horizon in (0, judge.horizon):
        found = _compared(judge, state, seat, draws, better, worse, horizon)
        if sum(term.amount for term in found) > 0.0:
            break
    told = sorted(found, key=lambda term: (-abs(term.amount), term.name, term.seat))
    return tuple(term for term in told if abs(term.amount) >= LEAST)[:MOST]


def _compared(
    judge: Judge, state: State, seat: int, draws: Draws, better: Sequence[int], worse: Sequence[int], horizon: int
) -> list[Term]:
    players = judge.game.players
    sums: dict[tuple[str, int], float] = {}
    for number in range(WORLDS):
        world = judge.imagined(state, seat, draws, number)
        one = _after(judge, world, seat, better, draws, number, horizon)
        other = _after(judge, world, seat, worse, draws, number, horizon)
        if one.is_over or other.is_over:
            gain = 100.0 * (judge.evaluator.evaluate(one)[seat] - judge.evaluator.evaluate(other)[seat])
            sums["end", seat] = sums.get(("end", seat), 0.0) + gain
            continue
        shares = judge.evaluator.evaluate(other)
        mine = shares[seat]
        terms, before = judge.evaluator.terms(one), judge.evaluator.terms(other)
        for who in range(players):
            slope = mine * (1.0 - mine) if who == seat else -mine * shares[who]
            for name, amount in terms[who].items():
                change = 100.0 * judge.power * slope * (amount - before[who].get(name, 0.0))
                sums[name, who] = sums.get((name, who), 0.0) + change
    return [
        Term(name, term_text(judge.game.name, name), who, rounded(total / WORLDS))
        for (name, who), total in sums.items()
    ]


def _after(
    judge: Judge, world: State, seat: int, actions: Sequence[int], draws: Draws, number: int, horizon: int
) -> State:
    """Return a copy of the world after a choice and, with a horizon, after the reference has played on."""
    if horizon:
        after = world.clone()
        stream = draws.key(number, STREAM)
        after.rekey(stream)
        play_on(after, seat, list(actions), judge.evaluator, stream, horizon + len(actions), 1.0)
        return after
    after = world.focus(seat)
    after.rekey(draws.key(number, OPINION))
    for action in actions:
        if after.player == seat and after.is_legal(action):
            after.advance(action)
    return after


def term_text(game: str, name: str) -> Message:
    """Return the name of a term of a game's evaluation in words."""
    return Message("review-term-end" if name == "end" else f"{game}-term-{name}")
