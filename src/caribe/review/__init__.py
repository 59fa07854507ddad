"""Learn from play: hints, reviews of finished games, puzzles.

Everything is measured in *wins in a hundred games*. What a seat knew is completed to whole worlds
(`State.determinize`), and in each world all choices that are compared are played on by the same reference player with
the same random numbers, so their difference has little noise, and its standard error is told.
"""

from caribe.review.estimates import Estimate, Reference, Term
from caribe.review.exercises import try_again
from caribe.review.hint_model import STEPS, Candidate, Hint
from caribe.review.hints import hint
from caribe.review.plain import BadReview
from caribe.review.puzzle_model import Proof, Puzzle
from caribe.review.puzzles import puzzle, puzzles
from caribe.review.review_model import (
    THRESHOLDS,
    VERDICTS,
    Account,
    Attempt,
    Decision,
    Moment,
    Part,
    Review,
    Rung,
    Summary,
    Task,
    World,
)
from caribe.review.reviewer import Reviewer, review_record, reviewable

__all__ = [
    "STEPS",
    "THRESHOLDS",
    "VERDICTS",
    "Account",
    "Attempt",
    "BadReview",
    "Candidate",
    "Decision",
    "Estimate",
    "Hint",
    "Moment",
    "Part",
    "Proof",
    "Puzzle",
    "Reference",
    "Review",
    "Reviewer",
    "Rung",
    "Summary",
    "Task",
    "Term",
    "World",
    "hint",
    "puzzle",
    "puzzles",
    "review_record",
    "reviewable",
    "try_again",
]
