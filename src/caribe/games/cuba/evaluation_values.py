"""What things are worth to a seat of Cuba in the middle of a round, in points: resources, fields, buildings, cargo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba import buildings, harbour, market, plantation
from caribe.games.cuba.components import BUILDING_KINDS
from caribe.games.cuba.names import RESOURCES

if TYPE_CHECKING:
    from caribe.games.cuba.evaluation import CubaEvaluator
    from caribe.games.cuba.state import CubaTable

NEEDS: Final[list[int]] = [sum(1 << RESOURCES.index(name) for name in kind.takes) for kind in BUILDING_KINDS]
"""The resources of which a kind of building takes one or another, as bits."""

USES: Final[list[float]] = [kind.worth for kind in BUILDING_KINDS]
LAST_CHANCE: Final = 0.6  # the part of its worth a thing has in the last round, as long as a card can make use of it
SAFE: Final = [0.5, 0.75, 0.9]  # the part of a product's worth in the yard when one, two, three cards can save it
SMALL_CHANGE: Final = 0.15  # the part of a peso's worth in the last round


class Values:
    """What one seat's things are worth to it now."""

    def __init__(self, evaluator: CubaEvaluator, state: CubaTable, seat: i64) -> None:
        self.evaluator = evaluator
        self.state = state
        self.seat: i64 = seat
        self.base: i64 = seat * 8
        self.rounds: float = float(a.ROUNDS - state.round)  # after this one
        hand: i64 = state.hand[seat] if state.stage <= a.LOAD else 0
        self.hand: i64 = hand if hand & (hand - 1) else 0  # the cards that can still be played
        self.acting: bool = seat == state.player and a.PLAY < state.stage <= a.LOAD
        fade: float = self.rounds / (self.rounds + 0.6)
        self.peso: float = evaluator.peso * (fade if self.rounds > 0.0 else SMALL_CHANGE)
        materials: float = fade
        if fade < LAST_CHANCE and (self.may(a.ARCHITECT) or self.may(a.FOREMAN)):
            materials = LAST_CHANCE
        wares: float = fade
        if fade < LAST_CHANCE and (self.may(a.MAYOR) or self.may(a.FOREMAN)):
            wares = LAST_CHANCE
        ways: i64 = 0
        if self.may(a.TRADER):
            ways += 1
        if self.may(a.FOREMAN):
            ways += 1
        if self.may(a.MAYOR):
            ways += 1
        self.material: float = evaluator.material * materials
        self.water: float = evaluator.water * materials
        self.product: float = evaluator.product * wares  # in the store
        self.fresh: float = self.product * (SAFE[ways - 1] if ways > 0 else evaluator.spoiling)  # in the yard
        self.good: float = evaluator.good * wares
        self.sources: i64 = self._sources() if evaluator.idle > 0.0 else 255

    def may(self, card: i64) -> bool:
        """Whether a card can still be played in this round, or is being carried out."""
        return (self.hand >> card) & 1 != 0 or (self.acting and self.state.last[self.seat] == card)

    def _sources(self) -> i64:
        """Return the resources that the seat has or can make, as bits."""
        found: i64 = 0
        land = self.state.land
        own = self.state.own
        k: i64
        for k in range(self.seat * 12, self.seat * 12 + 12):
            field: i64 = land[k]
            if field < a.LOT:
                found |= 1 << field
            elif buildings.MAKES[field - a.LOT] >= 0:
                found |= 1 << buildings.MAKES[field - a.LOT]
        for k in range(8):
            if own[self.base + k] > 0:
                found |= 1 << k
        return found

    def supplied(self, kind: i64) -> float:
        """Return the part of a building's worth that counts: all of it only where what it takes can come."""
        needs: i64 = NEEDS[kind]
        return 1.0 if needs == 0 or needs & self.sources else 1.0 - self.evaluator.idle

    def of(self, resource: i64) -> float:
        """Return what one more or less of a resource makes; of products, in the yard."""
        if resource >= a.RUM:
            return self.good
        if resource >= a.CITRUS:
            return self.fresh
        return self.water if resource == a.WATER else self.material

    def owned(self, resource: i64) -> i64:
        """Return how many of a resource the seat has."""
        count: i64 = self.state.own[self.base + resource]
        return count

    # Worker and foreman

    def harvest(self, cell: i64) -> float:
        """Return what the worker brings from a cell."""
        state = self.state
        land = state.land
        cross = state.rules.cross[cell]
        value: float = 0.0
        products: i64 = 0
        k: i64
        for k in range(6):
            field: i64 = land[self.seat * 12 + cross[k]]
            if field < a.CITRUS:
                if state.supply[field] > 0:
                    value += self.of(field)
            elif field < a.LOT:
                products += 1
        limit: i64 = plantation.product_limit(state)
        if products > limit:
            if self.fresh > self.water:
                value += _smaller(self.owned(a.WATER), products - limit) * (self.fresh - self.water)
            products = limit
        return value + float(products) * self.fresh

    def use(self, kind: i64) -> float:
        """Return what a building brings when the foreman calls on it now."""
        asks: i64 = buildings.ASKS[kind]
        if asks < 0:
            return self._gift(kind)
        if asks == a.DOCK:
            return self._shipped(buildings.MOST[kind])
        if asks == a.GIVE:
            return self._handed_in(kind)
        if asks == a.VETO:
            return self.evaluator.say * 0.25
        if asks != a.COUNT:  # the back-alley market and the lighthouse
            return self.evaluator.odd
        most: float = float(buildings.most(self.state, self.seat, kind))
        made: i64 = buildings.MAKES[kind]
        price: float = self.of(buildings.FIRST[kind])
        return most * gained((self.of(made) if made >= 0 else float(buildings.POINTS[kind])) - price)

    def _gift(self, kind: i64) -> float:
        """Return what a building brings that simply gives."""
        if buildings.STORES[kind] != 0:
            return self._stored()
        if buildings.MAKES[kind] >= 0:
            return float(buildings.MOST[kind]) * self.of(buildings.MAKES[kind])
        if buildings.VOTES[kind] > 0:
            return self.evaluator.say * 0.5
        if buildings.PESOS[kind] > 0:
            return self.peso * float(buildings.PESOS[kind])
        return float(buildings.POINTS[kind])

    def _handed_in(self, kind: i64) -> float:
        """Return what a shop or the monastery brings for all it takes."""
        units: i64 = 0
        resource: i64
        for resource in range(buildings.FIRST[kind], buildings.LAST[kind] + 1):
            units += self.owned(resource)
        taken: float = _smaller(units, buildings.MOST[kind])
        price: float = self.of(buildings.FIRST[kind])
        if buildings.POINTS[kind] > 0:
            return taken * (float(buildings.POINTS[kind]) - price)
        return taken * gained(float(buildings.PESOS[kind]) * self.peso - price)

    def _stored(self) -> float:
        """Return what a warehouse saves; in the last round there is nothing to save it for."""
        stray: i64 = 0
        product: i64
        for product in range(3):
            stray += buildings.stray(self.state, self.seat, product)
        return float(stray) * (self.product - self.fresh) if self.rounds > 0.0 else 0.0

    def _shipped(self, most: i64) -> float:
        """Return what a shipping office brings: some units of one ware on one ship."""
        best: float = 0.0
        ware: i64
        dock: i64
        for ware in range(5):
            count: i64 = self.owned(a.CITRUS + ware)
            if count > 0:
                for dock in range(3):
                    units: float = _smaller(_least(count, most), harbour.room(self.state, dock, ware))
                    gain: float = units * (float(dock + 1) - self.of(a.CITRUS + ware))
                    if gain > best:
                        best = gain
        return best

    # Trader, architect and mayor

    def trade(self) -> float:
        """Return what the trader brings: a thing instead of trading, or her best sale."""
        state = self.state
        best: float = 0.0
        if not state.markers & a.MARK_MATERIAL:
            best = self.material
        if not state.markers & a.MARK_PRODUCT and self.fresh > best:
            best = self.fresh
        ware: i64
        for ware in range(5):
            if self.owned(a.CITRUS + ware) > 0:
                gain: float = float(market.sell_price(state, ware)) * self.peso - self.of(a.CITRUS + ware)
                if gain > best:
                    best = gain
        return best

    def construction(self) -> float:
        """Return what the architect brings: the best building that can be paid, or points for none."""
        state = self.state
        best: float = 0.0
        if not state.markers & a.MARK_ARCHITECT_1:
            best = 2.0
        elif not state.markers & a.MARK_ARCHITECT_2:
            best = 1.0
        surcharge: i64 = plantation.surcharge(state)
        if state.money[self.seat] < surcharge:
            return best
        wood: i64 = self.owned(a.WOOD)
        stone: i64 = self.owned(a.STONE)
        water: i64 = self.owned(a.WATER)
        cost = state.rules.cost
        kind: i64
        for kind in range(a.KINDS):
            if cost[kind * 3] <= wood and cost[kind * 3 + 1] <= stone and cost[kind * 3 + 2] <= water:
                if state.display[kind] > 0:
                    gain: float = self.building(kind) - float(surcharge) * self.peso
                    if gain > best:
                        best = gain
        return best

    def building(self, kind: i64) -> float:
        """Return what a new building brings until the end of the game, less its materials and the field it covers."""
        cost = self.state.rules.cost
        price: float = (cost[kind * 3] + cost[kind * 3 + 1]) * self.material + cost[kind * 3 + 2] * self.water
        use: float = USES[kind] * self.supplied(kind) * self.evaluator.engine
        return 2.0 + self.rounds * (use - self.evaluator.field) - price

    def shipping(self) -> float:
        """Return what the mayor brings: the best ship, or pesos for none."""
        state = self.state
        best: float = 0.0
        if not state.markers & a.MARK_MAYOR_1:
            best = 4.0 * self.peso
        elif not state.markers & a.MARK_MAYOR_2:
            best = 2.0 * self.peso
        dock: i64
        for dock in range(3):
            gain: float = self.cargo(dock)
            if gain > best:
                best = gain
        return best

    def cargo(self, dock: i64) -> float:
        """Return what the seat's wares bring on the ship in a dock."""
        value: float = 0.0
        ware: i64
        for ware in range(5):
            count: i64 = self.owned(a.CITRUS + ware)
            if count > 0:
                units: float = _smaller(count, harbour.room(self.state, dock, ware))
                value += units * gained(float(dock + 1) - self.of(a.CITRUS + ware))
        return value


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other


def _smaller(one: i64, other: i64) -> float:
    """Return the smaller of two counts, to be weighed."""
    return float(one) if one < other else float(other)


def gained(difference: float) -> float:
    """Return what is done only when it pays."""
    return difference if difference > 0.0 else 0.0
