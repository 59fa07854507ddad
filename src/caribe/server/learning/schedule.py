"""When an exercise comes again: spaced repetition by SM-2, with answers that are right or wrong."""

from __future__ import annotations

from dataclasses import replace

from caribe.server.store.exercises import ExerciseRow

MINUTE = 60_000
DAY = 86_400_000

AGAIN = 10 * MINUTE
"""Milliseconds until an exercise that was missed comes again."""

FIRST, SECOND = 1.0, 4.0
"""Days until an exercise comes again after it was solved once, and twice in a row."""

EASIER, HARDER, HARDEST = 0.1, 0.3, 1.3
"""How much an answer changes the ease of an exercise, and the least ease."""

LONGEST = 365.0  # days


def schedule(exercise: ExerciseRow, right: bool, now: int) -> ExerciseRow:
    """Return the exercise after an answer, with the time of its next.

    >>> once = schedule(ExerciseRow("a", "cuba", due=0), True, now=0)
    >>> twice = schedule(once, True, now=once.due)
    >>> thrice = schedule(twice, True, now=twice.due)
    >>> [round(each.days, 1) for each in (once, twice, thrice)]
    [1.0, 4.0, 11.2]
    >>> missed = schedule(thrice, False, now=thrice.due)
    >>> missed.days, missed.due - thrice.due == AGAIN, missed.ease < thrice.ease
    (0.0, True, True)
    """
    if not right:
        ease = max(HARDEST, exercise.ease - HARDER)
        return replace(exercise, days=0.0, ease=ease, due=now + AGAIN, missed=exercise.missed + 1, seen=now)
    ease = exercise.ease + EASIER
    grown = FIRST if exercise.days < FIRST else SECOND if exercise.days < SECOND else exercise.days * ease
    days = min(LONGEST, grown)
    return replace(exercise, days=days, ease=ease, due=now + round(days * DAY), solved=exercise.solved + 1, seen=now)
