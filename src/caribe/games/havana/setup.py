"""Setting up: ages, the two rows with a low building at an end, and what lies before the players and in the centre."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana.choosing import begin_choosing
from caribe.games.havana.supply import draw_material, move

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def rank_ages(state: HavanaState) -> list[int]:
    """Return the seats from the youngest on: at random, in seat order, or as the host says (HAV-7.14, LAH-7.16)."""
    players: int = state.game.players
    option = state.game.options["age_order"]
    seats = list(range(players))
    if option == "random":
        return [seats.pop(state.below(len(seats))) for _ in range(players)]
    if isinstance(option, str) and option != "seat":
        return [int(seat) for seat in option.split(",")]
    return seats


def lay_rows(state: HavanaState) -> None:
    """Lay two rows of six (HAV-2.3, LAH-2.4); the other 24 buildings are the pile (HAV-2.5, LAH-2.4)."""
    for place in range(12):
        state.rows[place] = state.pile.pop(state.below(len(state.pile)))


def bring_low_building(state: HavanaState) -> None:
    """See to it that one end at least is worth 1 to 3 (HAV-2.4, LAH-2.5), by chance or as the oldest player chooses.

    HAV-7.13, LAH-7.9. What the buildings are worth is open to all (LAH-7.10).
    """
    way = state.game.options["setup_exchange"]
    points = state.rules.points
    while not has_low_end(state):
        if way == "reshuffle_all":
            state.pile = list(range(a.BUILDINGS))
            lay_rows(state)
            continue
        low = [building for building in state.pile if points[building] <= a.LOWEST]
        if way == "oldest_chooses":
            state.step = a.EXCHANGE if len(low) > 1 else a.PLACE
            state.low_building = low[0] if len(low) == 1 else 0
            state.player = state.ages[state.game.players - 1]
            return
        _exchange(state, state.below(4), low[state.below(len(low))])


def has_low_end(state: HavanaState) -> bool:
    """Return whether one of the four ends is worth 1 to 3."""
    k: i64
    for k in range(4):
        if state.rules.points[state.end(k)] <= a.LOWEST:
            return True
    return False


def _exchange(state: HavanaState, k: i64, building: i64) -> None:
    """Exchange the building at an end for one of the pile, whose order is not fixed."""
    place: i64 = state.ends[k]
    state.pile.remove(building)
    state.pile.append(state.rows[place])
    state.pile.sort()
    state.rows[place] = building


def actions(state: HavanaState) -> list[int]:
    """Return the low buildings of the pile, or the ends that one of them can take."""
    found: list[int] = []
    k: i64
    if state.step == a.PLACE:
        for k in range(4):
            if state.end(k) >= 0:
                found.append(a.SITE + k)
        return found
    for k in state.pile:
        if state.rules.points[k] <= a.LOWEST:
            found.append(a.BUILDING + k)
    return found


def allows(state: HavanaState, action: i64) -> bool:
    """Return whether the oldest player may choose this."""
    if state.step == a.PLACE:
        return a.SITE <= action < a.SITE + 4 and state.end(action - a.SITE) >= 0
    building: i64 = action - a.BUILDING
    return building >= 0 and building in state.pile and state.rules.points[building] <= a.LOWEST


def choose(state: HavanaState, who: i64, action: i64) -> None:
    """Take the oldest player's choice: a low building of the pile, then the end it takes; then all is dealt.

    HAV-2.4, HAV-7.13: the exchange comes before anybody has drawn (HAV-2.6, HAV-2.7).
    """
    if state.step == a.EXCHANGE:
        state.low_building = action - a.BUILDING
        state.step = a.PLACE
        state.is_midway = 1
        return
    k: i64 = action - a.SITE
    old: i64 = state.end(k)
    _exchange(state, k, state.low_building)
    if state.log is not None:
        state.log.append(happened.Exchanged(who, state.low_building, old))
    seat: i64
    for seat in range(state.game.players):
        equip(state, seat)
    fill_centre(state)
    begin_choosing(state)


def equip(state: HavanaState, seat: i64) -> None:
    """Give a player a peso, and a material drawn from the bag (HAV-2.6) or a grey one (LAH-2.1)."""
    game = state.rules
    row: i64 = seat * a.WIDTH
    move(state, game.supply, row, a.PESOS, 1)
    if game.random_start:
        draw_material(state, row)
    else:
        move(state, game.bag, row, a.GREY, 1)
        state.bag_size -= 1


def fill_centre(state: HavanaState) -> None:
    """Put pesos and three drawn materials in the centre (HAV-2.7, LAH-2.6)."""
    game = state.rules
    move(state, game.supply, game.centre, a.PESOS, game.centre_pesos)
    for _ in range(3):
        draw_material(state, game.centre)
