"""A seat's outlook in Cuba, in points: what it has, and what cards, buildings, fields and statutes will still bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caribe.games.cuba import statutes
from caribe.games.cuba.actions import (
    ARCHITECT,
    BUILD,
    CITRUS,
    DUES,
    DUTY_MATERIALS,
    DUTY_WARE,
    FIGURE,
    FOREMAN,
    HARVEST,
    LOAD,
    LOT,
    MODE,
    RAIN,
    RUM,
    SHIP,
    SINGLE,
    SITE,
    STONE,
    TAX,
    TRADE,
    TRADER,
    USE,
    WOOD,
    WORKER,
)
from caribe.games.cuba.values import USES, Values

if TYPE_CHECKING:
    from mypy_extensions import i64

ENOUGH: Final = 4.0  # of a resource; what goes beyond counts less
ENOUGH_MONEY: Final = 12.0
BEYOND: Final = 0.4


class Outlook(Values):
    """What one seat can expect in the end."""

    def points(self) -> float:
        """All of it."""
        t = self.table
        scored: float = float(t.total(self.seat) + 2 * t.buildings(self.seat))
        return scored + self._holdings() + self._rounds_to_come() + self._cards() + self._statutes()

    def _holdings(self) -> float:
        """Money and resources."""
        t = self.table
        value: float = _thinned(float(t.money[self.seat]), ENOUGH_MONEY) * self.peso
        value += _thinned(float(self.owned(WOOD)), ENOUGH) * self.material
        value += _thinned(float(self.owned(STONE)), ENOUGH) * self.material
        value += _thinned(float(self.owned(RAIN)), ENOUGH) * self.water
        resource: i64
        for resource in range(CITRUS, RUM):
            stored: float = float(t.store[self.seat * 3 + resource - CITRUS])
            value += stored * self.product + (float(self.owned(resource)) - stored) * self.fresh
        for resource in range(RUM, 8):
            value += _thinned(float(self.owned(resource)), ENOUGH) * self.good
        return value

    def _rounds_to_come(self) -> float:
        """What the best cross of buildings brings in the rounds after this one, and every open field."""
        land = self.table.land
        uses: list[float] = []
        fields: float = 0.0
        cell: i64
        for cell in range(self.seat * 12, self.seat * 12 + 12):
            field: i64 = land[cell]
            if field >= LOT:
                uses.append(USES[field - LOT])
            else:
                uses.append(0.0)
                fields += 1.0
        best: float = 0.0
        for cell in range(12):
            value: float = self._in_cross(cell, uses)
            if value > best:
                best = value
        return self.rounds * (best * self.judge.engine + fields * self.judge.field)

    def _in_cross(self, cell: i64, uses: list[float]) -> float:
        """The sum over the row and the column of a cell."""
        cross = self.table.rules.cross[cell]
        return uses[cross[0]] + uses[cross[1]] + uses[cross[2]] + uses[cross[3]] + uses[cross[4]] + uses[cross[5]]

    # The cards of this round

    def _cards(self) -> float:
        """What the cards of this round still bring: the one being carried out, and all in hand but the worst."""
        uses = self._uses_now() if self.may(FOREMAN) else [0.0] * 12
        value: float = self._under_way(uses) if self.acting else 0.0
        hand: i64 = self.hand
        if hand == 0:
            return value
        soon: float = self.judge.soon
        least: float = 1e9
        card: i64
        for card in range(5):
            if (hand >> card) & 1:
                gain: float = self._card(card, uses)
                value += soon * gain
                if gain < least:
                    least = gain
        return value - soon * least

    def _uses_now(self) -> list[float]:
        """What the foreman brings from each cell."""
        land = self.table.land
        uses: list[float] = []
        cell: i64
        for cell in range(self.seat * 12, self.seat * 12 + 12):
            field: i64 = land[cell]
            uses.append(self.use(field - LOT) if field >= LOT else 0.0)
        return uses

    def _card(self, card: i64, uses: list[float]) -> float:
        """What a card in hand brings."""
        if card == WORKER:
            return self._best_place(uses)
        if card == TRADER:
            return self.trade()
        if card == ARCHITECT:
            return self.construction()
        if card == FOREMAN:
            return self._call(uses)
        return self.shipping()

    def _best_place(self, uses: list[float]) -> float:
        """What worker and foreman bring from the best cell, beyond what the foreman brings from where the figure is."""
        best: float = 0.0
        cell: i64
        for cell in range(12):
            value: float = self.harvest(cell) + self.judge.soon * self._in_cross(cell, uses)
            if value > best:
                best = value
        return best - self.judge.soon * self._in_cross(self.table.figure[self.seat], uses)

    def _call(self, uses: list[float]) -> float:
        """What the foreman brings: from the cross of the figure, or from one building anywhere."""
        value: float = self._in_cross(self.table.figure[self.seat], uses)
        for use in uses:
            if use > value:
                value = use
        return value

    def _under_way(self, uses: list[float]) -> float:
        """What the card that is being carried out still brings."""
        t = self.table
        stage: i64 = t.stage
        if stage == FIGURE:
            return self._best_place(uses)
        if stage == HARVEST:
            return float(t.left) * self.fresh
        if stage == TRADE:
            return self.trade() if t.way == 0 else 0.0
        if stage == BUILD:
            return self.construction()
        if stage == SITE:
            return self.building(t.using)
        if stage == SHIP:
            return self.shipping()
        if stage == LOAD:
            return self.cargo(t.dock)
        if stage == MODE:
            return self._call(uses)
        return self._rest_of_call(uses) if stage >= USE else 0.0

    def _rest_of_call(self, uses: list[float]) -> float:
        """What the foreman still brings: from the building in use, and from those not called on yet."""
        t = self.table
        value: float = self.use(t.using) if t.stage > USE else 0.0
        rest: float = 0.0
        best: float = 0.0
        cell: i64
        for cell in range(12):
            if (t.todo >> cell) & 1:
                rest += uses[cell]
                if uses[cell] > best:
                    best = uses[cell]
        if t.mode != SINGLE:
            return value + rest
        return value if t.stage > USE else best

    # Statutes

    def _statutes(self) -> float:
        """What the statutes in force bring in this round, and less in those to come."""
        t = self.table
        stage: i64 = t.stage
        turn: i64 = (self.seat - t.start) % t.game.players
        asked: bool = turn < t.step and self.seat != t.player  # in this phase, already
        value: float = 0.0
        taxed: bool = (t.paid >> self.seat) & 1 != 0
        if stage < TAX or (stage == TAX and not asked):
            tax: float = float(statutes.tax_of(t, self.seat))
            if tax <= t.money[self.seat] and tax * self.peso < 2.0:
                value += 2.0 - tax * self.peso
                taxed = True
        duty: float = 3.0 if taxed else 2.0
        if stage == DUES and self.seat == t.player:
            value += duty - float(t.left) * self.of(t.low)
        elif stage <= TAX or not asked:
            price: float = self._duty()
            if price < duty:
                value += duty - price
        value += float(statutes.subsidy(t, self.seat))
        sure: float = 1.0 if stage >= TAX else self.judge.law
        return value * (sure + self.judge.laws * self.rounds)

    def _duty(self) -> float:
        """The price of the duty in force; more than it can bring when it cannot be paid."""
        t = self.table
        card: i64 = t.laws[1]
        kind: i64 = t.rules.law_kind[card]
        if kind == DUTY_WARE:
            resource: i64 = t.rules.law_resource[card]
            return self.of(resource) if self.owned(resource) > 0 else 9.0
        first: i64 = WOOD if kind == DUTY_MATERIALS else CITRUS
        number: i64 = t.rules.law_number[card]
        if self.owned(first) + self.owned(first + 1) + self.owned(first + 2) < number:
            return 9.0
        return float(number) * self.of(first)


def _thinned(count: float, enough: float) -> float:
    """A count in which what goes beyond enough counts in part."""
    return count if count <= enough else enough + BEYOND * (count - enough)
