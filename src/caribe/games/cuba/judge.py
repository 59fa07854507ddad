"""What Cuba knows of good play: how the seats stand, and quick moves for playouts."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from caribe.core.judge import Judge, shares
from caribe.core.state import State
from caribe.games.cuba import market
from caribe.games.cuba.actions import (
    A_BID,
    BID,
    BUILD,
    COUNT,
    DONE,
    DUTY,
    GIVE,
    LAWS,
    LOAD,
    PAY,
    ROUNDS,
    SHIP,
    TAX,
    TRADE,
    UNITS,
    USE,
    WATER,
)
from caribe.games.cuba.outlook import Outlook
from caribe.games.cuba.parliament import card_left
from caribe.games.cuba.rules import CubaState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mypy_extensions import i64

WEIGHTS: Final = {
    "peso": 0.525,  # points that a peso is worth
    "material": 0.225,  # ... wood or stone
    "water": 0.302,
    "product": 1.4,  # ... a product in the store
    "good": 3.01,
    "spoiling": 0.113,  # the part of that for a product in the yard which no card can save
    "engine": 0.12,  # the part that counts of what the buildings will bring in a round to come
    "field": 0.162,  # what an open field brings in a round to come
    "soon": 0.71,  # the part that counts of what a card in hand will bring
    "odd": 0.2,  # what the back-alley market or the lighthouse brings
    "say": 1.57,  # what the say in parliament is worth
    "vote": 0.833,  # how much one vote more tells
    "law": 0.384,  # the part that counts of statutes that may be replaced
    "laws": 0.105,  # ... in each of the rounds to come
    "early": 8.04,  # points ahead that make a win e times as likely, in the first round
    "late": 1.24,  # ... in the last
}


class CubaJudge(Judge):
    """Weighs points, things, buildings, and what the cards of this round will bring."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.horizon = 0
        self.peso: float = weights.get("peso", 0.0)
        self.material: float = weights.get("material", 0.0)
        self.water: float = weights.get("water", 0.0)
        self.product: float = weights.get("product", 0.0)
        self.good: float = weights.get("good", 0.0)
        self.spoiling: float = weights.get("spoiling", 0.0)
        self.engine: float = weights.get("engine", 0.0)
        self.field: float = weights.get("field", 0.0)
        self.soon: float = weights.get("soon", 0.0)
        self.odd: float = weights.get("odd", 0.0)
        self.say: float = weights.get("say", 0.0)
        self.vote: float = weights.get("vote", 0.0)
        self.law: float = weights.get("law", 0.0)
        self.laws: float = weights.get("laws", 0.0)
        self.early: float = weights.get("early", 0.0)
        self.late: float = weights.get("late", 0.0)

    def worth(self, state: State) -> list[float]:
        """Each seat's share of the win, as far as one can see it coming."""
        assert isinstance(state, CubaState)
        if state.player < 0:
            return state.returns()
        t: CubaState = state
        chances = self._says(t)
        standing: list[float] = []
        seat: i64
        for seat in range(t.game.players):
            points: float = Outlook(self, t, seat).points() + self.say * chances[seat]
            if t.stage == BID and t.bids[seat] > 0:
                points -= float(t.bids[seat]) * self.peso
            standing.append(points)
        left: float = float(ROUNDS - t.round) / float(ROUNDS)
        return shares(standing, self.late + (self.early - self.late) * left)

    def _says(self, t: CubaState) -> list[float]:
        """Each seat's chance to have the say in parliament, by the votes that are known."""
        players: i64 = t.game.players
        seat: i64
        if t.stage > LAWS:
            return [0.0] * players
        if t.stage == LAWS:
            return [1.0 if t.player == seat else 0.0 for seat in range(players)]
        shares: list[float] = []
        total: float = 0.0
        for seat in range(players):
            votes: float = 3.0
            if t.rules.bits[t.hand[seat]] == 1:
                votes = float(card_left(t, seat) + 1)
            if t.town == seat:
                votes += 2.0
            if t.stage == BID:
                votes += float(t.bids[seat]) if t.bids[seat] >= 0 else 1.0
            share: float = exp(self.vote * votes)
            total += share
            shares.append(share)
        return [share / total for share in shares]

    def sensible(self, state: State) -> list[int]:
        """All options, but the trader does not give back what she has just bought, nor buy again what she sold."""
        assert isinstance(state, CubaState)
        t: CubaState = state
        return market.onward(t) if t.stage == TRADE else t.legal_actions()

    # Quick moves

    def lean(self, state: State, dice: i64) -> i64:
        """Use, load, build and pay what one can; trade little, bid little; else anything."""
        assert isinstance(state, CubaState)
        t: CubaState = state
        actions = t.options
        count: i64 = len(actions)
        stage: i64 = t.stage
        roll: i64 = dice >> 17
        if stage == BID:
            return A_BID + ((roll * (count if count < 4 else 4)) >> 31)
        if stage in (TAX, DUTY):
            return PAY
        if stage in (COUNT, UNITS):
            last: i64 = actions[count - 1]
            return actions[count - 2] if last == DONE else last
        if stage == SHIP:
            return actions[count - 2] if count > 1 else actions[0]
        if stage in (LOAD, USE, GIVE, BUILD, WATER) and count > 1:
            return actions[(roll * (count - 1)) >> 31]
        if stage == TRADE and roll & 1:
            return DONE
        return actions[(roll * count) >> 31]
