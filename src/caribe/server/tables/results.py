"""The result of a game: by its rules, or because players resigned."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from caribe.core.message import Message
from caribe.core.state import State
from caribe.server.protocol.parts import Over
from caribe.server.tables.seats import Seating


def table_result(state: State, seating: Seating) -> Over:
    """The result at a table. A player who has resigned does not win."""
    remaining = seating.remaining()
    end = result(state)
    if not seating.resigned:
        return end
    if state.is_over:
        end.returns = _shares(end.returns, state.merits(), remaining)
    else:
        end.returns = [1 / len(remaining) if seat in remaining else 0.0 for seat in range(len(seating.seats))]
        end.ending = Message("server-ending-resigned").to_json()
    end.winners = _winners(end.returns)
    end.places = places_of(end.returns, state.ranks(), seating.resigned)
    return end


def places_of(returns: Sequence[float], places: Sequence[int], gone: Collection[int]) -> list[int]:
    """Each seat's place where some have gone: by its share of the win, then as the rules have it (0: no place there).

    Whoever has gone comes after all others, who move up.

    >>> places_of([0.0, 1.0, 0.0, 0.0], [2, 1, 3, 3], ())
    [2, 1, 3, 3]
    >>> places_of([0.0, 0.0, 1.0, 0.0], [2, 1, 3, 4], (0, 1))
    [4, 3, 1, 2]
    >>> places_of([0.0, 0.0, 1.0, 0.0], [0, 1, 0, 0], (1,))
    [0, 0, 1, 0]
    """
    if 0 in places:
        return [int(share > 0) for share in returns]
    return ranks_of(returns, places, gone)


def ranks_of(returns: Sequence[float], places: Sequence[int], gone: Collection[int]) -> list[int]:
    """Each seat's rank for its rating, as `places_of`; those without a place are level.

    >>> ranks_of([0.0, 0.0, 1.0, 0.0], [0, 1, 0, 0], (1,))
    [2, 4, 1, 2]
    """
    keys = [
        (seat not in gone, share, -place if share == 0 else 0)
        for seat, (share, place) in enumerate(zip(returns, places, strict=True))
    ]
    return [1 + sum(other > mine for other in keys) for mine in keys]


def result(state: State) -> Over:
    """The result by the rules of the game."""
    ending = Message(f"{state.game.name}-ending-{state.ending()}")
    returns = state.returns()
    return Over(_winners(returns), ending.to_json(), state.scores(), returns, state.ranks())


def _winners(returns: Sequence[float]) -> list[int]:
    return [seat for seat, share in enumerate(returns) if share > 0]


def _shares(returns: Sequence[float], points: Sequence[int], remaining: Sequence[int]) -> list[float]:
    """Each seat's share of the win among the remaining; if none of them has won, those with most points do."""
    total = sum(returns[seat] for seat in remaining)
    if total > 0:
        return [share / total if seat in remaining else 0.0 for seat, share in enumerate(returns)]
    most = max(points[seat] for seat in remaining)
    best = [seat for seat in remaining if points[seat] == most]
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(returns))]
