"""Hints for a seat that has to decide, from what this seat knows and nothing else."""

from __future__ import annotations

from caribe.core.state import State
from caribe.review.hint_model import Hint

WORLDS = 48
"""Worlds that a hint imagines unless told otherwise: a second or two of computing in the compiled engine."""


def hint(state: State, seat: int, seed: int, step: str = "idea", worlds: int = WORLDS) -> Hint:
    """Return a hint for a seat, one of `deciders()`: "idea", "candidates" or "move", each with what came before it.

    The same seed and number of worlds give the same hint; so later steps agree with earlier ones. Positions that the
    seat cannot tell apart give the same hint.
    """
    raise NotImplementedError
