"""The smallest handler, for examples and tests."""

from __future__ import annotations

from collections.abc import Callable


def multiplier(factor: int) -> Callable[[int], int]:
    """Return a handler that multiplies its tasks by this factor."""
    return lambda task: factor * task
