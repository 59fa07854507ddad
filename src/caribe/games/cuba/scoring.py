"""The end of a game of Cuba: points for buildings, and who won (CUB-4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba.events import FinalScored, GameOver
from caribe.games.cuba.names import DECIDED, ENDING, SOURCES

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable


def finish(state: CubaTable) -> None:
    """Score two points for each building, none for money, and find the winner (CUB-4.8.1)."""
    players: i64 = state.game.players
    for seat in range(players):
        count: i64 = state.buildings(seat)
        state.score(seat, a.AT_THE_END, 2 * count)
        if state.log is not None:
            state.log.append(FinalScored(seat, count, 2 * count))
    state.stage = a.OVER
    state.player = -1
    state.decided = decided_by(state)
    if state.log is not None:
        state.log.append(GameOver(tuple(winners(state)), ENDING, DECIDED[state.decided]))


def standing_of(state: CubaTable, seat: i64) -> i64:
    """Return a number that is larger for more points, and with as many points for more money (CUB-4.8.3)."""
    return state.total(seat) * 100000 + state.money[seat]


def merits(state: CubaTable) -> list[int]:
    """Return a number for each seat to rank by, with every tie-break (CUB-4.8.3, AMB-58, AMB-77)."""
    players: i64 = state.game.players
    found: list[int] = []
    for seat in range(players):
        merit: i64 = standing_of(state, seat) * players
        if state.rules.clockwise:
            merit += players - 1 - (seat - state.start + players) % players
        found.append(merit)
    return found


def leaders(state: CubaTable, money: bool) -> list[int]:
    """Return who has the most points, and among these (if asked) the most money."""
    best: i64 = -1
    found: list[int] = []
    for seat in range(state.game.players):
        standing: i64 = standing_of(state, seat) if money else state.total(seat)
        if standing > best:
            best = standing
            found = []
        if standing == best:
            found.append(seat)
    return found


def decided_by(state: CubaTable) -> i64:
    """Return what decides who won: points, money, or the order at the table (as in `DECIDED`)."""
    if len(leaders(state, False)) == 1:
        return 0
    if len(leaders(state, True)) == 1:
        return 1
    return 3 if state.rules.clockwise else 2


def winners(state: CubaTable) -> list[int]:
    """Return the seats that won; empty while the game goes on.

    Most points, then most money (CUB-4.8.3), then all of them or by the order at the table (AMB-58, AMB-77).
    """
    if state.player >= 0:
        return []
    found = leaders(state, True)
    if state.rules.clockwise:
        seat: i64 = state.start
        while seat not in found:
            seat = (seat + 1) % state.game.players
        return [seat]
    return found


def by_source(state: CubaTable) -> list[dict[str, int]]:
    """Return each seat's points by source."""
    return [
        {name: state.points[seat * a.SOURCE_COUNT + source] for source, name in enumerate(SOURCES)}
        for seat in range(state.game.players)
    ]
