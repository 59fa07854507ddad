"""The market of Cuba and the trader, who buys and sells there or brings one thing instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba.events import Bought, Sold, Took
from caribe.games.cuba.names import RESOURCES, WARES

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable

BOUGHT: Final = 1
SOLD: Final = 2
MOST_TURNS: Final = 3  # changes between buying and selling a ware in one action


def buy_price(state: CubaTable, ware: i64) -> i64:
    """Return the price of the next unit of a ware (CUB-4.2.2, CUB-4.2.3, CUB-4.2.6), by its row (AMB-17, AMB-18)."""
    units: i64 = state.market[ware]
    price: i64 = state.rules.buying[ware * 10 + units]
    return price


def sell_price(state: CubaTable, ware: i64) -> i64:
    """Return what the next unit of a ware brings (CUB-4.2.4, CUB-4.2.5, CUB-4.2.6)."""
    units: i64 = state.market[ware]
    price: i64 = state.rules.selling[ware * 10 + units]
    return price


def lowest_price(state: CubaTable) -> i64:
    """Return the lowest price of the three products (CUB-4.2.9)."""
    lowest: i64 = buy_price(state, 0)
    for product in range(1, 3):
        price: i64 = buy_price(state, product)
        if price < lowest:
            lowest = price
    return lowest


def worn_out(state: CubaTable, ware: i64, way: i64) -> bool:
    """Whether a ware was bought and sold too often in this action to go this way once more (CUB-3.F.1, AMB-19)."""
    did: i64 = (state.way >> (2 * ware)) & 3
    return did != way and (state.turns >> (2 * ware)) & 3 >= MOST_TURNS


def begin(state: CubaTable) -> None:
    """The trader was played."""
    state.stage = a.TRADE
    state.way = 0
    state.turns = 0


def options(state: CubaTable) -> list[int]:
    """List her alternatives while nothing was traded (CUB-4.2.10), trades (CUB-4.2.1), and the end (AMB-20)."""
    seat: i64 = state.player
    actions: list[int] = []
    if state.way == 0:
        alternatives(state, actions)
    sales: list[int] = []
    money: i64 = state.money[seat]
    own = state.own
    market = state.market
    for ware in range(5):
        if money >= buy_price(state, ware):  # CUB-4.2.7
            if (market[ware] > 0 or state.supply[a.CITRUS + ware] > 0) and not worn_out(state, ware, BOUGHT):
                actions.append(a.A_BUY + ware)
        if own[seat * 8 + a.CITRUS + ware] > 0 and not worn_out(state, ware, SOLD):
            sales.append(a.A_SELL + ware)
    actions += sales
    actions.append(a.DONE)
    return actions


def without_returns(state: CubaTable) -> list[int]:
    """List her options without those that trade a ware back.

    The way back brings the same price at best, and every result is possible without it: rows do not depend on each
    other, and who sells first has the money to buy.
    """
    way: i64 = state.way
    actions: list[int] = []
    action: i64
    for action in state.legal:
        if a.A_BUY <= action < a.A_SELL and (way >> (2 * (action - a.A_BUY))) & 3 == SOLD:
            continue
        if a.A_SELL <= action < a.A_SELL + 5 and (way >> (2 * (action - a.A_SELL))) & 3 == BOUGHT:
            continue
        actions.append(action)
    return actions


def alternatives(state: CubaTable, actions: list[int]) -> None:
    """What she can bring instead of trading, each once a round (CUB-4.2.8, CUB-4.2.9, AMB-15, AMB-16, AMB-75)."""
    if not state.markers & a.MARK_MATERIAL:
        for material in range(3):
            if state.supply[material] > 0:
                actions.append(a.A_TAKE + material)
    if not state.markers & a.MARK_PRODUCT:
        lowest: i64 = lowest_price(state)
        for product in range(3):
            if buy_price(state, product) == lowest and state.supply[a.CITRUS + product] > 0:
                actions.append(a.A_TAKE + a.CITRUS + product)


def act(state: CubaTable, action: i64) -> bool:
    """Carry out a step of the trader; whether the action is over."""
    seat: i64 = state.player
    if action == a.DONE:
        return True
    if action < a.A_BUY:
        resource: i64 = action - a.A_TAKE
        state.markers |= a.MARK_MATERIAL if resource <= a.WATER else a.MARK_PRODUCT
        state.gain(seat, resource, 1)
        if state.log is not None:
            state.log.append(Took(seat, RESOURCES[resource]))
        return True
    if action < a.A_SELL:
        buy(state, seat, action - a.A_BUY)
        note(state, action - a.A_BUY, BOUGHT)
    else:
        sell(state, seat, action - a.A_SELL)
        note(state, action - a.A_SELL, SOLD)
    return False


def note(state: CubaTable, ware: i64, did: i64) -> None:
    """Remember the direction of a trade, and whether it changed."""
    before: i64 = (state.way >> (2 * ware)) & 3
    if before != did:
        if before != 0:
            state.turns += 1 << (2 * ware)
        state.way = (state.way & ~(3 << (2 * ware))) | (did << (2 * ware))


def buy(state: CubaTable, seat: i64, ware: i64) -> None:
    """Buy the cheapest unit, or one out of the supply when the row is empty."""
    price: i64 = buy_price(state, ware)
    units: i64 = state.market[ware]
    state.earn(seat, -price)
    place: i64 = seat * 8 + a.CITRUS + ware
    state.own[place] = state.own[place] + 1
    if units > 0:
        state.market[ware] = units - 1
    else:
        state.supply[a.CITRUS + ware] = state.supply[a.CITRUS + ware] - 1
    if state.log is not None:
        state.log.append(Bought(seat, WARES[ware], price, units == 0))


def sell(state: CubaTable, seat: i64, ware: i64) -> None:
    """Sell on the dearest free space, or to the supply when the row is full."""
    price: i64 = sell_price(state, ware)
    units: i64 = state.market[ware]
    full: bool = units >= state.rules.rows[ware]
    state.earn(seat, price)
    state.spend(seat, a.CITRUS + ware, 1)
    if full:
        state.supply[a.CITRUS + ware] = state.supply[a.CITRUS + ware] + 1
    else:
        state.market[ware] = units + 1
    if state.log is not None:
        state.log.append(Sold(seat, WARES[ware], price, full))
