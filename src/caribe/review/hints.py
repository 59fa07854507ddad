"""Hints for a seat that has to decide, from what this seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from caribe.core.choices import Choice, describe_actions
from caribe.core.message import Message
from caribe.core.state import State
from caribe.review.estimates import Term
from caribe.review.hint_model import STEPS, Candidate, Hint
from caribe.review.judge import Judge
from caribe.review.plain import BadReview
from caribe.review.reasons import reasons
from caribe.review.review_model import THRESHOLDS
from caribe.review.weighing import STAGES, Option, Weighing

WORLDS = 128
"""Worlds that a hint imagines at most, unless told otherwise: about a second in the compiled engine."""
TOLD = 3
"""Candidates that are told."""


def hint(state: State, seat: int, seed: int, step: str = "idea", worlds: int = WORLDS) -> Hint:
    """Return a hint for a seat, one of `deciders()`: "idea", "candidates" or "move", each with what came before it.

    The same seed and number of worlds give the same hint; so later steps agree with earlier ones. Positions that the
    seat cannot tell apart give the same hint. Where others choose at the same time, pass the position before any of
    them has, so that what they choose is expected of the reference and not drawn blindly.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> found = hint(state, 0, seed=5, step="move", worlds=8)
    >>> found.move.actions in [choice.actions for choice in state.choices(0)], len(found.candidates) <= 3
    (True, True)
    """
    if step not in STEPS:
        raise BadReview.of("step", "core-fault-type", expected=", ".join(STEPS), got=step)
    if seat not in state.deciders():
        raise BadReview.of("seat", "review-fault-not-deciding")
    judge = Judge(state.game)
    weighing = Weighing(judge, state, seat, seed, (), worlds / STAGES[2])
    weighing.weigh(THRESHOLDS[state.game.players == 2][0])
    ranked = weighing.measured
    best = ranked[0]
    ordinary = _ordinary(weighing, best)
    idea = reasons(judge, state, seat, weighing.draws, best.actions, ordinary.actions) if ordinary else ()
    found = Hint(Hint.FORMAT, state.game.name, seat, step, judge.reference, weighing.worlds, _positive(idea))
    if step == "idea":
        return found
    choices = state.choices(seat)
    told = tuple(describe(weighing, option, choices) for option in ranked[:TOLD])
    close = len(ranked) > 1 and not weighing.difference(best, ranked[1]).surely_above(0.0)
    if step == "candidates":
        return replace(found, candidates=told, close=close)
    second = ranked[1] if len(ranked) > 1 else None
    why = reasons(judge, state, seat, weighing.draws, best.actions, second.actions) if second else ()
    return replace(found, candidates=told, move=told[0], reason=_positive(why) or found.idea, close=close)


def describe(weighing: Weighing, option: Option, choices: Sequence[Choice] | None = None) -> Candidate:
    """Return an option as a candidate in words; its place among the choices if these are given."""
    state, seat = weighing.state, weighing.seat
    place = -1
    if choices is not None:
        place = next((i for i, choice in enumerate(choices) if choice.actions == option.actions), -1)
    choice = choices[place] if choices is not None and place >= 0 else describe_actions(state, seat, option.actions)
    text: Message = choice.text
    return Candidate(place, option.actions, choice.targets, text, weighing.worth(option))


def _ordinary(weighing: Weighing, best: Option) -> Option | None:
    """Return a choice that is neither good nor bad at a glance, to compare the best with."""
    others = [option for option in weighing.options if option is not best]
    return others[len(others) // 2] if others else None


def _positive(terms: Sequence[Term]) -> tuple[Term, ...]:
    """Return the terms that speak for it."""
    return tuple(term for term in terms if term.amount > 0.0)
