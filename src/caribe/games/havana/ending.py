"""How the game ends, and who has won then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana.turn_order import turn_order

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def finish(state: HavanaState, ending: str) -> None:
    """End the game at once: the round is not played to its end (HAV-5.1, LAH-5.1)."""
    state.ended = ending
    state.player = -1
    state.is_midway = 0
    state.todo = -1
    if state.log is not None:
        state.log.append(happened.GameOver(tuple(winners(state)), ending))


def exhausted(state: HavanaState) -> bool:
    """End the game when no building is left, or all materials are in the box (HAV-5.3, LAH-5.2, LAH-5.3)."""
    ends = state.ends
    if ends[0] > ends[1] and ends[2] > ends[3] and state.pile_size() == 0:
        finish(state, "buildings")
        return True
    if state.box_size == a.MATERIALS_IN_ALL:
        finish(state, "materials")
        return True
    return False


def runs_dry(state: HavanaState) -> bool:
    """Count a round without a building, and end the game when nothing is left to draw or nobody builds any more.

    An empty bag (HAV-7.17, LAH-7.15); rounds in a row with an empty bag and nothing built (HAV-7.18, LAH-7.23).
    """
    state.stall = 0 if state.bag_size > 0 or state.used & a.BUILT else state.stall + 1
    if state.bag_size == 0 and state.rules.ends_with_bag:
        finish(state, "bag")
    elif state.stall > 0 and state.stall == state.rules.stall_limit:
        finish(state, "stall")
    return state.player < 0


def winners(state: HavanaState) -> list[int]:
    """Return the seats that won: most points; a tie is shared (HAV-5.4, LAH-5.3), or goes by the chain of the order.

    HAV-7.9, LAH-7.11. A player who reaches the target wins alone: points come in one's own turn (HAV-5.2, LAH-5.4).
    """
    best: list[int] = []
    if state.player >= 0:
        return best
    most: i64 = -1
    seat: i64
    for seat in range(state.game.players):
        points: i64 = state.goods[seat * a.WIDTH + a.POINTS]
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(seat)
    if len(best) > 1 and state.rules.tie_by_chain:
        for first in turn_order(state, False):
            if first in best:
                return [first]
    return best


def merits(state: HavanaState) -> list[int]:
    """Return a number for each seat to rank by: points, and by the chain of the order where ties go by it.

    HAV-7.9, LAH-7.11.
    """
    players: i64 = state.game.players
    found = [state.goods[seat * a.WIDTH + a.POINTS] * players for seat in range(players)]
    if state.rules.tie_by_chain:
        for place, seat in enumerate(turn_order(state, False)):
            found[seat] += players - 1 - place
    return found
