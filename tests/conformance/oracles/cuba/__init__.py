"""What is legal in Cuba, told apart from the engine: every choice a reader of the rules finds on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.conformance.oracles.cuba.board import Board
from tests.conformance.oracles.cuba.offers import offers


def allows_action(state: Any, seat: int, action: int) -> bool:
    """Whether the rules allow a seat that owes a decision this action."""
    return any(first == action for first, _ in offers(Board(state, seat)))


def allows_targets(state: Any, seat: int, targets: Sequence[str]) -> bool:
    """Whether the rules allow some choice that touches all these targets."""
    wanted = Counter(targets)
    return any(wanted <= offer for _, offer in offers(Board(state, seat)))
