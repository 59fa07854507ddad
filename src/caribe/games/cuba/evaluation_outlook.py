"""A seat's outlook in Cuba, in points: what it has, and what cards, buildings, fields and statutes will still bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba import statutes
from caribe.games.cuba.evaluation_values import USES, Values, gained

ENOUGH: Final = 4.0  # of a resource; what goes beyond counts less
ENOUGH_MONEY: Final = 12.0
BEYOND: Final = 0.4


class Outlook(Values):
    """What one seat can expect in the end."""

    def points(self) -> float:
        """Return all of it."""
        state = self.state
        scored: float = float(state.total(self.seat) + 2 * state.buildings(self.seat))
        return scored + self._holdings() + self._rounds_to_come() + self._cards() + self._statutes()

    def parts(self) -> dict[str, float]:
        """Return all of it by where it comes from."""
        state = self.state
        money: float = _thinned(float(state.money[self.seat]), ENOUGH_MONEY) * self.peso
        return {
            "points": float(state.total(self.seat)),
            "money": money,
            "goods": self._holdings() - money,
            "buildings": float(2 * state.buildings(self.seat)),
            "plantation": self._rounds_to_come(),
            "cards": self._cards(),
            "statutes": self._statutes(),
        }

    def _holdings(self) -> float:
        """Return the worth of money and resources."""
        state = self.state
        value: float = _thinned(float(state.money[self.seat]), ENOUGH_MONEY) * self.peso
        value += _thinned(float(self.owned(a.WOOD)), ENOUGH) * self.material
        value += _thinned(float(self.owned(a.STONE)), ENOUGH) * self.material
        value += _thinned(float(self.owned(a.WATER)), ENOUGH) * self.water
        resource: i64
        for resource in range(a.CITRUS, a.RUM):
            stored: float = float(state.store[self.seat * 3 + resource - a.CITRUS])
            value += stored * self.product + (float(self.owned(resource)) - stored) * self.fresh
        for resource in range(a.RUM, 8):
            value += _thinned(float(self.owned(resource)), ENOUGH) * self.good
        return value

    def _rounds_to_come(self) -> float:
        """Return what the best cross of buildings brings in the rounds after this one, and the open fields.

        Every field counts, and the first of its kind counts more: who covers it does without what it gives.
        """
        land = self.state.land
        uses: list[float] = []
        fields: float = 0.0
        kinds: float = 0.0
        terrains: i64 = 0
        cell: i64
        for cell in range(self.seat * 12, self.seat * 12 + 12):
            field: i64 = land[cell]
            if field >= a.LOT:
                uses.append(USES[field - a.LOT] * self.supplied(field - a.LOT))
            else:
                uses.append(0.0)
                fields += 1.0
                if not (terrains >> field) & 1:
                    terrains |= 1 << field
                    kinds += 1.0
        best: float = 0.0
        for cell in range(12):
            value: float = self._in_cross(cell, uses)
            if value > best:
                best = value
        fields = fields * self.evaluator.field + kinds * self.evaluator.sole
        return self.rounds * (best * self.evaluator.engine + fields)

    def _in_cross(self, cell: i64, uses: list[float]) -> float:
        """Return the sum over the row and the column of a cell."""
        cross = self.state.rules.cross[cell]
        return uses[cross[0]] + uses[cross[1]] + uses[cross[2]] + uses[cross[3]] + uses[cross[4]] + uses[cross[5]]

    # The cards of this round

    def _cards(self) -> float:
        """Return what the cards of this round still bring: the one being carried out, and all in hand but the worst."""
        uses = self._uses_now() if self.may(a.FOREMAN) else [0.0] * 12
        value: float = self._under_way(uses) if self.acting else 0.0
        hand: i64 = self.hand
        if hand == 0:
            return value
        soon: float = self.evaluator.soon
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
        """Return what the foreman brings from each cell."""
        land = self.state.land
        uses: list[float] = []
        cell: i64
        for cell in range(self.seat * 12, self.seat * 12 + 12):
            field: i64 = land[cell]
            uses.append(self.use(field - a.LOT) if field >= a.LOT else 0.0)
        return uses

    def _card(self, card: i64, uses: list[float]) -> float:
        """Return what a card in hand brings."""
        if card == a.WORKER:
            return self._best_place(uses)
        if card == a.TRADER:
            return self.trade()
        if card == a.ARCHITECT:
            return self.construction()
        if card == a.FOREMAN:
            return self._call(uses)
        return self.shipping()

    def _best_place(self, uses: list[float]) -> float:
        """Return what worker and foreman bring from the best cell, less what the foreman brings as it is."""
        best: float = 0.0
        cell: i64
        for cell in range(12):
            value: float = self.harvest(cell) + self.evaluator.soon * self._in_cross(cell, uses)
            if value > best:
                best = value
        return best - self.evaluator.soon * self._in_cross(self.state.figure[self.seat], uses)

    def _call(self, uses: list[float]) -> float:
        """Return what the foreman brings: from the cross of the figure, or from one building anywhere."""
        value: float = self._in_cross(self.state.figure[self.seat], uses)
        for use in uses:
            if use > value:
                value = use
        return value

    def _under_way(self, uses: list[float]) -> float:
        """Return what the card that is being carried out still brings."""
        state = self.state
        stage: i64 = state.stage
        if stage == a.FIGURE:
            return self._best_place(uses)
        if stage == a.HARVEST:
            return float(state.left) * self.fresh
        if stage == a.TRADE:
            return self.trade() if state.way == 0 else 0.0
        if stage == a.BUILD:
            return self.construction()
        if stage == a.SITE:
            return self.building(state.using)
        if stage == a.SHIP:
            return self.shipping()
        if stage == a.LOAD:
            return self.cargo(state.dock)
        if stage == a.MODE:
            return self._call(uses)
        return self._rest_of_call(uses) if stage >= a.USE else 0.0

    def _rest_of_call(self, uses: list[float]) -> float:
        """Return what the foreman still brings: from the building in use, and from those not called on yet."""
        state = self.state
        value: float = self.use(state.using) if state.stage > a.USE else 0.0
        rest: float = 0.0
        best: float = 0.0
        cell: i64
        for cell in range(12):
            if (state.todo >> cell) & 1:
                rest += uses[cell]
                if uses[cell] > best:
                    best = uses[cell]
        if state.mode != a.SINGLE:
            return value + rest
        return value if state.stage > a.USE else best

    # Statutes

    def _statutes(self) -> float:
        """Return what the statutes in force bring in this round, and less in those to come."""
        state = self.state
        stage: i64 = state.stage
        turn: i64 = (self.seat - state.start) % state.game.players
        asked: bool = turn < state.asked and self.seat != state.player  # in this phase, already
        value: float = 0.0
        taxed: bool = (state.paid >> self.seat) & 1 != 0
        if stage < a.TAX or (stage == a.TAX and not asked):
            gain: float = self.tax(state.laws[0])
            if gain > 0.0:
                value += gain
                taxed = True
        duty: float = 3.0 if taxed else 2.0
        if stage == a.DUES and self.seat == state.player:
            value += duty - float(state.left) * self.of(state.low)
        elif stage <= a.TAX or not asked:
            value += self.duty(state.laws[1], duty)
        value += float(statutes.subsidy(state, state.laws[2], self.seat))
        sure: float = 1.0 if stage >= a.TAX else self.evaluator.law
        return value * (sure + self.evaluator.laws * self.rounds)

    def tax(self, card: i64) -> float:
        """Return what a tax brings: two points for its price, if that can be paid and pays."""
        tax: float = float(statutes.tax_by(self.state, card, self.seat))
        return gained(2.0 - tax * self.peso) if tax <= self.state.money[self.seat] else 0.0

    def duty(self, card: i64, points: float) -> float:
        """Return what a duty brings: its points for its price, if that can be paid and pays."""
        rules = self.state.rules
        first: i64 = rules.law_first[card]
        number: i64 = rules.law_number[card]
        there: i64 = 0
        resource: i64
        for resource in range(first, rules.law_last[card] + 1):
            there += self.owned(resource)
        return gained(points - float(number) * self.of(first)) if there >= number else 0.0

    def change(self, category: i64, card: i64) -> float:
        """Return what a proposal brings the seat more than the statute it replaces."""
        law: i64 = self.state.laws[category]
        if category == 0:
            return self.tax(card) - self.tax(law)
        if category == 1:
            return self.duty(card, 2.0) - self.duty(law, 2.0)
        if category == 2:
            state = self.state
            return float(statutes.subsidy(state, card, self.seat) - statutes.subsidy(state, law, self.seat))
        return 0.0


def _thinned(count: float, enough: float) -> float:
    """Return a count in which what goes beyond enough counts in part."""
    return count if count <= enough else enough + BEYOND * (count - enough)
