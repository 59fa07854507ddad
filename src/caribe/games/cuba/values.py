"""What things are worth to a seat of Cuba in the middle of a round, in points: resources, fields, buildings, cargo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caribe.games.cuba import buildings, harbour, market, plantation
from caribe.games.cuba.actions import (
    ARCHITECT,
    BUILDERS_YARD,
    CHURCH,
    CIGAR_CAFE,
    CIGAR_FACTORY,
    CIGARS,
    CITRUS,
    DAM,
    DEPARTMENT_STORE,
    DISTILLERY,
    DROUGHT,
    FARM_SHOP,
    FOREMAN,
    HOTEL,
    INN,
    KINDS,
    LARGE_BANK,
    LARGE_OFFICE,
    LOAD,
    LOT,
    MARK_ARCHITECT_1,
    MARK_ARCHITECT_2,
    MARK_MATERIAL,
    MARK_MAYOR_1,
    MARK_MAYOR_2,
    MARK_PRODUCT,
    MAYOR,
    MONASTERY,
    PLAY,
    RAIN,
    ROUNDS,
    RUM,
    RUM_CAFE,
    SMALL_BANK,
    SMALL_OFFICE,
    STONE,
    SUGAR,
    TOBACCO,
    TOWN_HALL,
    TRADER,
    WAREHOUSE,
    WOOD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.judge import CubaJudge
    from caribe.games.cuba.table import Table

USES: Final = [  # what a building brings each time the foreman comes by, on the average, in points
    1.6,  # cement works
    1.6,  # sawmill
    1.6,  # golf course
    1.4,  # monastery
    1.8,  # rum bar
    1.8,  # cigar lounge
    1.6,  # small shipping office
    2.6,  # large shipping office
    2.0,  # grand hotel
    1.0,  # inn
    1.2,  # department store
    1.0,  # farm shop
    1.0,  # builders' yard
    0.7,  # savings bank
    1.4,  # merchant bank
    1.6,  # cigar factory
    1.6,  # distillery
    0.6,  # back-alley market
    0.7,  # church
    0.7,  # town hall
    0.9,  # dam
    0.3,  # lighthouse
    0.6,  # warehouse
]
LAST_CHANCE: Final = 0.6  # the part of its worth a thing has in the last round, as long as a card can make use of it
SAFE: Final = [0.5, 0.75, 0.9]  # the part of a product's worth in the yard when one, two, three cards can save it
SMALL_CHANGE: Final = 0.15  # the part of a peso's worth in the last round


class Values:
    """What one seat's things are worth to it now."""

    def __init__(self, judge: CubaJudge, table: Table, seat: i64) -> None:
        self.judge = judge
        self.table = table
        self.seat: i64 = seat
        self.base: i64 = seat * 8
        self.rounds: float = float(ROUNDS - table.round)  # after this one
        hand: i64 = table.hand[seat] if table.stage <= LOAD else 0
        self.hand: i64 = hand if hand & (hand - 1) else 0  # the cards that can still be played
        self.acting: bool = seat == table.player and PLAY < table.stage <= LOAD
        fade: float = self.rounds / (self.rounds + 0.6)
        self.peso: float = judge.peso * (fade if self.rounds > 0.0 else SMALL_CHANGE)
        materials: float = fade
        if fade < LAST_CHANCE and (self.may(ARCHITECT) or self.may(FOREMAN)):
            materials = LAST_CHANCE
        wares: float = fade
        if fade < LAST_CHANCE and (self.may(MAYOR) or self.may(FOREMAN)):
            wares = LAST_CHANCE
        ways: i64 = 0
        if self.may(TRADER):
            ways += 1
        if self.may(FOREMAN):
            ways += 1
        if self.may(MAYOR):
            ways += 1
        self.material: float = judge.material * materials
        self.water: float = judge.water * materials
        self.product: float = judge.product * wares  # in the store
        self.fresh: float = self.product * (SAFE[ways - 1] if ways > 0 else judge.spoiling)  # in the yard
        self.good: float = judge.good * wares

    def may(self, card: i64) -> bool:
        """Whether a card can still be played in this round, or is being carried out."""
        return (self.hand >> card) & 1 != 0 or (self.acting and self.table.last[self.seat] == card)

    def of(self, resource: i64) -> float:
        """What one more or less of a resource makes; of products, in the yard."""
        if resource >= RUM:
            return self.good
        if resource >= CITRUS:
            return self.fresh
        return self.water if resource == RAIN else self.material

    def owned(self, resource: i64) -> i64:
        """How many of a resource the seat has."""
        count: i64 = self.table.own[self.base + resource]
        return count

    # Worker and foreman

    def harvest(self, cell: i64) -> float:
        """What the worker brings from a cell."""
        t = self.table
        land = t.land
        cross = t.rules.cross[cell]
        value: float = 0.0
        products: i64 = 0
        k: i64
        for k in range(6):
            field: i64 = land[self.seat * 12 + cross[k]]
            if field < CITRUS:
                if t.supply[field] > 0:
                    value += self.of(field)
            elif field < LOT:
                products += 1
        limit: i64 = 1 if t.in_force(DROUGHT) else 2
        if products > limit:
            if self.fresh > self.water:
                value += _smaller(self.owned(RAIN), products - limit) * (self.fresh - self.water)
            products = limit
        return value + float(products) * self.fresh

    def use(self, kind: i64) -> float:
        """What a building brings when the foreman calls on it now."""
        if kind in (HOTEL, INN):
            return 2.0 if kind == HOTEL else 1.0
        if kind in (SMALL_BANK, LARGE_BANK):
            return self.peso * (2.0 if kind == SMALL_BANK else 4.0)
        if kind == DAM:
            return 2.0 * self.water
        if kind == WAREHOUSE:
            return self._stored()
        if kind in (SMALL_OFFICE, LARGE_OFFICE):
            return self._shipped(1 if kind == SMALL_OFFICE else 2)
        if kind in (MONASTERY, FARM_SHOP):
            products: i64 = self.owned(CITRUS) + self.owned(SUGAR) + self.owned(TOBACCO)
            if kind == MONASTERY:
                return _smaller(products, 2) * (1.0 - self.fresh)
            return _smaller(products, 1) * _gain(4.0 * self.peso - self.fresh)
        if kind == DEPARTMENT_STORE:
            return _smaller(self.owned(RUM) + self.owned(CIGARS), 1) * _gain(6.0 * self.peso - self.good)
        if kind == BUILDERS_YARD:
            materials: i64 = self.owned(WOOD) + self.owned(STONE) + self.owned(RAIN)
            return _smaller(materials, 2) * _gain(2.0 * self.peso - self.material)
        if kind in (CHURCH, TOWN_HALL):
            return self.judge.say * (0.5 if kind == TOWN_HALL else 0.25)
        if kind > DISTILLERY:  # the back-alley market and the lighthouse
            return self.judge.odd
        most: float = float(buildings.most(self.table, self.seat, kind))
        if kind in (CIGAR_FACTORY, DISTILLERY):
            return most * _gain(self.good - self.fresh)
        points: float = 2.0 if kind in (RUM_CAFE, CIGAR_CAFE) else 1.0
        return most * _gain(points - self.of(buildings.material_of(kind)))

    def _stored(self) -> float:
        """What a warehouse saves; in the last round there is nothing to save it for."""
        stray: i64 = 0
        product: i64
        for product in range(3):
            stray += buildings.stray(self.table, self.seat, product)
        return float(stray) * (self.product - self.fresh) if self.rounds > 0.0 else 0.0

    def _shipped(self, most: i64) -> float:
        """What a shipping office brings: so many units of one ware on one ship."""
        best: float = 0.0
        ware: i64
        dock: i64
        for ware in range(5):
            count: i64 = self.owned(CITRUS + ware)
            if count > 0:
                for dock in range(3):
                    units: float = _smaller(_least(count, most), harbour.room(self.table, dock, ware))
                    gain: float = units * (float(dock + 1) - self.of(CITRUS + ware))
                    if gain > best:
                        best = gain
        return best

    # Trader, architect and mayor

    def trade(self) -> float:
        """What the trader brings: a thing instead of trading, or her best sale."""
        t = self.table
        best: float = 0.0
        if not t.markers & MARK_MATERIAL:
            best = self.material
        if not t.markers & MARK_PRODUCT and self.fresh > best:
            best = self.fresh
        ware: i64
        for ware in range(5):
            if self.owned(CITRUS + ware) > 0:
                gain: float = float(market.sell_price(t, ware)) * self.peso - self.of(CITRUS + ware)
                if gain > best:
                    best = gain
        return best

    def construction(self) -> float:
        """What the architect brings: the best building that can be paid, or points for none."""
        t = self.table
        best: float = 0.0
        if not t.markers & MARK_ARCHITECT_1:
            best = 2.0
        elif not t.markers & MARK_ARCHITECT_2:
            best = 1.0
        surcharge: i64 = plantation.surcharge(t)
        if t.money[self.seat] < surcharge:
            return best
        wood: i64 = self.owned(WOOD)
        stone: i64 = self.owned(STONE)
        water: i64 = self.owned(RAIN)
        cost = t.rules.cost
        kind: i64
        for kind in range(KINDS):
            if cost[kind * 3] <= wood and cost[kind * 3 + 1] <= stone and cost[kind * 3 + 2] <= water:
                if t.stock[kind] > 0:
                    gain: float = self.building(kind) - float(surcharge) * self.peso
                    if gain > best:
                        best = gain
        return best

    def building(self, kind: i64) -> float:
        """What a new building brings until the end of the game, less its materials and the field it covers."""
        cost = self.table.rules.cost
        price: float = (cost[kind * 3] + cost[kind * 3 + 1]) * self.material + cost[kind * 3 + 2] * self.water
        return 2.0 + self.rounds * (USES[kind] * self.judge.engine - self.judge.field) - price

    def shipping(self) -> float:
        """What the mayor brings: the best ship, or pesos for none."""
        t = self.table
        best: float = 0.0
        if not t.markers & MARK_MAYOR_1:
            best = 4.0 * self.peso
        elif not t.markers & MARK_MAYOR_2:
            best = 2.0 * self.peso
        dock: i64
        for dock in range(3):
            gain: float = self.cargo(dock)
            if gain > best:
                best = gain
        return best

    def cargo(self, dock: i64) -> float:
        """What the seat's wares bring on the ship in a dock."""
        value: float = 0.0
        ware: i64
        for ware in range(5):
            count: i64 = self.owned(CITRUS + ware)
            if count > 0:
                units: float = _smaller(count, harbour.room(self.table, dock, ware))
                value += units * _gain(float(dock + 1) - self.of(CITRUS + ware))
        return value


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other


def _smaller(one: i64, other: i64) -> float:
    """The smaller of two counts, to be weighed."""
    return float(one) if one < other else float(other)


def _gain(difference: float) -> float:
    """What is done only when it pays."""
    return difference if difference > 0.0 else 0.0
