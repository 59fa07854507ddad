"""How a game ended: by its rules, or because people gave up."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.message import Message
from caribe.core.state import State
from caribe.server.messages import Over
from caribe.server.seating import Seating


def ended(state: State, seating: Seating) -> Over:
    """How a game ended at a table. Whoever has given up does not win."""
    remaining = seating.remaining()
    if not state.is_over:
        returns = [1 / len(remaining) if seat in remaining else 0.0 for seat in range(len(seating.seats))]
        return Over(remaining, Message("server-ending-resigned").to_json(), state.scores(), returns)
    end = result(state)
    if seating.resigned:
        end.returns = _shares(end.returns, state.merits(), remaining)
        end.winners = _winners(end.returns)
    return end


def result(state: State) -> Over:
    """How a game ended by its rules."""
    ending = Message(f"{state.game.name}-ending-{state.ending()}")
    returns = state.returns()
    return Over(_winners(returns), ending.to_json(), state.scores(), returns)


def _winners(returns: Sequence[float]) -> list[int]:
    return [seat for seat, share in enumerate(returns) if share > 0]


def _shares(returns: Sequence[float], points: Sequence[int], remaining: Sequence[int]) -> list[float]:
    """Each seat's share of the win when only these can win; if none of them has won, those with most points do."""
    total = sum(returns[seat] for seat in remaining)
    if total > 0:
        return [share / total if seat in remaining else 0.0 for seat, share in enumerate(returns)]
    most = max(points[seat] for seat in remaining)
    best = [seat for seat in remaining if points[seat] == most]
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(returns))]
