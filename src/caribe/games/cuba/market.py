"""The market of Cuba and the trader, who buys and sells there or brings one thing instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caribe.games.cuba.actions import A_BUY, A_SELL, A_TAKE, CITRUS, DONE, MARK_MATERIAL, MARK_PRODUCT, RAIN, TRADE
from caribe.games.cuba.events import Bought, Sold, Took
from caribe.games.cuba.names import RESOURCES, WARES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.table import Table

MOST_TURNS: Final = 3  # CUB-3.F.1: changes between buying and selling a ware in one action


def buy_price(t: Table, ware: i64) -> i64:
    """What the next unit of a ware costs (CUB-4.2.2, CUB-4.2.3)."""
    units: i64 = t.market[ware]
    price: i64 = t.rules.buying[ware * 10 + units]
    return price


def sell_price(t: Table, ware: i64) -> i64:
    """What the next unit of a ware brings (CUB-4.2.4, CUB-4.2.5)."""
    units: i64 = t.market[ware]
    price: i64 = t.rules.selling[ware * 10 + units]
    return price


def begin(t: Table) -> None:
    """The trader was played."""
    t.stage = TRADE
    t.way = 0
    t.turns = 0


def options(t: Table) -> list[int]:
    """Her alternatives as long as nothing was traded, buying, selling, and the end."""
    seat: i64 = t.player
    way: i64 = t.way
    turns: i64 = t.turns
    actions: list[int] = []
    if way == 0:
        alternatives(t, actions)
    sales: list[int] = []
    money: i64 = t.money[seat]
    own = t.own
    market = t.market
    for ware in range(5):
        did: i64 = (way >> (2 * ware)) & 3
        tired: bool = (turns >> (2 * ware)) & 3 >= MOST_TURNS
        if not (tired and did == 2) and money >= buy_price(t, ware):
            if market[ware] > 0 or t.supply[CITRUS + ware] > 0:
                actions.append(A_BUY + ware)
        if not (tired and did == 1) and own[seat * 8 + CITRUS + ware] > 0:
            sales.append(A_SELL + ware)
    actions += sales
    actions.append(DONE)
    return actions


def onward(t: Table) -> list[int]:
    """Her options without those that trade a ware back.

    The way back brings the same price at best, and whatever she wants to have in the end can be had without it: rows do
    not depend on each other, and who sells first has the money to buy.
    """
    way: i64 = t.way
    actions: list[int] = []
    action: i64
    for action in t.options:
        if A_BUY <= action < A_SELL and (way >> (2 * (action - A_BUY))) & 3 == 2:
            continue
        if A_SELL <= action < A_SELL + 5 and (way >> (2 * (action - A_SELL))) & 3 == 1:
            continue
        actions.append(action)
    return actions


def alternatives(t: Table, actions: list[int]) -> None:
    """What she can bring instead of trading (CUB-4.2.8, CUB-4.2.9)."""
    if not t.markers & MARK_MATERIAL:
        for material in range(3):
            if t.supply[material] > 0:
                actions.append(A_TAKE + material)
    if not t.markers & MARK_PRODUCT:
        lowest: i64 = buy_price(t, 0)
        for product in range(1, 3):
            price: i64 = buy_price(t, product)
            if price < lowest:
                lowest = price
        for product in range(3):
            if buy_price(t, product) == lowest and t.supply[CITRUS + product] > 0:
                actions.append(A_TAKE + CITRUS + product)


def act(t: Table, action: i64) -> bool:
    """Carry out a step of the trader; whether the action is over."""
    seat: i64 = t.player
    if action == DONE:
        return True
    if action < A_BUY:
        resource: i64 = action - A_TAKE
        t.markers |= MARK_MATERIAL if resource <= RAIN else MARK_PRODUCT
        t.gain(seat, resource, 1)
        if t.log is not None:
            t.log.append(Took(seat, RESOURCES[resource]))
        return True
    if action < A_SELL:
        buy(t, seat, action - A_BUY)
        note(t, action - A_BUY, 1)
    else:
        sell(t, seat, action - A_SELL)
        note(t, action - A_SELL, 2)
    return False


def note(t: Table, ware: i64, did: i64) -> None:
    """Remember the direction of a trade, and whether it changed."""
    before: i64 = (t.way >> (2 * ware)) & 3
    if before != did:
        if before != 0:
            t.turns += 1 << (2 * ware)
        t.way = (t.way & ~(3 << (2 * ware))) | (did << (2 * ware))


def buy(t: Table, seat: i64, ware: i64) -> None:
    """Buy the cheapest unit, or one out of the supply when the row is empty."""
    price: i64 = buy_price(t, ware)
    units: i64 = t.market[ware]
    t.earn(seat, -price)
    place: i64 = seat * 8 + CITRUS + ware
    t.own[place] = t.own[place] + 1
    if units > 0:
        t.market[ware] = units - 1
    else:
        t.supply[CITRUS + ware] = t.supply[CITRUS + ware] - 1
    if t.log is not None:
        t.log.append(Bought(seat, WARES[ware], price, units == 0))


def sell(t: Table, seat: i64, ware: i64) -> None:
    """Sell on the dearest free space, or to the supply when the row is full."""
    price: i64 = sell_price(t, ware)
    units: i64 = t.market[ware]
    full: bool = units >= t.rules.rows[ware]
    t.earn(seat, price)
    t.spend(seat, CITRUS + ware, 1)
    if full:
        t.supply[CITRUS + ware] = t.supply[CITRUS + ware] + 1
    else:
        t.market[ware] = units + 1
    if t.log is not None:
        t.log.append(Sold(seat, WARES[ware], price, full))
