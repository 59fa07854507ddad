"""What Cuba knows of good play: how the seats stand, and quick moves for playouts."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.core.evaluation import Evaluator, shares
from caribe.core.state import State
from caribe.games.cuba import actions as a
from caribe.games.cuba import market
from caribe.games.cuba.evaluation_outlook import Outlook
from caribe.games.cuba.parliament import card_left
from caribe.games.cuba.rules import CubaState

if TYPE_CHECKING:
    from collections.abc import Mapping

WEIGHTS: Final = {
    "peso": 0.695,  # points that a peso is worth
    "material": 0.123,  # ... wood or stone
    "water": 0.302,
    "product": 0.866,  # ... a product in the store
    "good": 1.79,
    "spoiling": 0.113,  # the part of that for a product in the yard which no card can save
    "engine": 0.0713,  # the part that counts of what the buildings will bring in a round to come
    "idle": 0.52,  # the part of that which a building loses when nothing comes that it takes
    "field": 0.19,  # what an open field brings in a round to come
    "sole": 0.1,  # ... and the first of its kind besides
    "soon": 0.559,  # the part that counts of what a card in hand will bring
    "odd": 0.2,  # what the back-alley market or the lighthouse brings
    "say": 1.19,  # what it is worth to win the vote in parliament
    "stake": 0.611,  # the part that counts of what the proposals would change
    "vote": 0.739,  # how much one vote more tells
    "law": 0.508,  # the part that counts of statutes that may be replaced
    "laws": 0.0762,  # ... in each of the rounds to come
    "early": 6.85,  # points ahead that make a win e times as likely, in the first round
    "late": 1.58,  # ... in the last
}


class CubaEvaluator(Evaluator):
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
        self.idle: float = weights.get("idle", 0.0)
        self.field: float = weights.get("field", 0.0)
        self.sole: float = weights.get("sole", 0.0)
        self.soon: float = weights.get("soon", 0.0)
        self.odd: float = weights.get("odd", 0.0)
        self.say: float = weights.get("say", 0.0)
        self.stake: float = weights.get("stake", 0.0)
        self.vote: float = weights.get("vote", 0.0)
        self.law: float = weights.get("law", 0.0)
        self.laws: float = weights.get("laws", 0.0)
        self.early: float = weights.get("early", 0.0)
        self.late: float = weights.get("late", 0.0)

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's share of the win, as far as one can see it coming."""
        assert isinstance(state, CubaState)
        if state.player < 0:
            return state.returns()
        chances = self._says(state)
        standing: list[float] = []
        seat: i64
        outlooks = [Outlook(self, state, seat) for seat in range(state.game.players)]
        changes = self._changes(state, outlooks, chances)
        for seat in range(state.game.players):
            points: float = outlooks[seat].points() + self.say * chances[seat] + changes[seat]
            if state.stage == a.BID and state.bids[seat] > 0:
                points -= float(state.bids[seat]) * self.peso
            standing.append(points)
        return shares(standing, self._scale(state))

    def _scale(self, state: CubaState) -> float:
        """Return the points ahead that make a win e times as likely."""
        left: float = float(a.ROUNDS - state.round) / float(a.ROUNDS)
        return self.late + (self.early - self.late) * left

    def terms(self, state: State) -> list[dict[str, float]]:
        """Return what each seat's chance is made of: points, things, plantation, cards, statutes, parliament."""
        assert isinstance(state, CubaState)
        chances = self._says(state)
        outlooks = [Outlook(self, state, seat) for seat in range(state.game.players)]
        changes = self._changes(state, outlooks, chances)
        scale: float = self._scale(state)
        found: list[dict[str, float]] = []
        seat: i64
        for seat in range(state.game.players):
            parts = outlooks[seat].parts()
            parts["vote"] = self.say * chances[seat]
            parts["proposals"] = changes[seat]
            if state.stage == a.BID and state.bids[seat] > 0:
                parts["money"] -= float(state.bids[seat]) * self.peso
            found.append({name: points / scale for name, points in parts.items()})
        return found

    def _says(self, state: CubaState) -> list[float]:
        """Return each seat's chance to win the vote in parliament, by the votes that are known."""
        players: i64 = state.game.players
        seat: i64
        if state.stage > a.LAWS:
            return [0.0] * players
        if state.stage == a.LAWS:
            return [1.0 if state.player == seat else 0.0 for seat in range(players)]
        shares: list[float] = []
        total: float = 0.0
        for seat in range(players):
            votes: float = 3.0
            if state.rules.bits[state.hand[seat]] == 1:
                votes = float(card_left(state, seat) + 1)
            if state.town_hall == seat:
                votes += 2.0
            if state.stage == a.BID:
                votes += float(state.bids[seat]) if state.bids[seat] >= 0 else 1.0
            share: float = exp(self.vote * votes)
            total += share
            shares.append(share)
        return [share / total for share in shares]

    def _changes(self, state: CubaState, outlooks: list[Outlook], chances: list[float]) -> list[float]:
        """Return what each seat can expect of the statutes that whoever wins the vote would pass."""
        players: i64 = state.game.players
        found = [0.0] * players
        if self.stake == 0.0 or state.stage > a.LAWS or state.stage < a.PLAY:
            return found
        gains = [0.0] * (4 * players)
        total = [0.0] * 4
        seat: i64
        winner: i64
        category: i64
        for category in range(3):
            card: i64 = state.proposals[category]
            if card >= 0:
                for seat in range(players):
                    gain: float = outlooks[seat].change(category, card)
                    gains[category * players + seat] = gain
                    total[category] += gain
        kept: float = self.stake * (1.0 + self.laws * float(a.ROUNDS - state.round))
        for winner in range(players):
            if chances[winner] > 0.0:
                likely: float = kept * chances[winner]
                passed: i64 = _passed(state, winner, gains, total)
                for category in range(3):
                    if (passed >> category) & 1:
                        for seat in range(players):
                            found[seat] += likely * gains[category * players + seat]
        return found

    def candidates(self, state: State) -> list[int]:
        """Return all options, except that the trader does not trade back what she has just bought or sold."""
        assert isinstance(state, CubaState)
        return market.without_returns(state) if state.stage == a.TRADE else state.legal_actions()

    # Quick moves

    def rollout_action(self, state: State, dice: i64) -> i64:
        """Use, load, build and pay what one can; trade little, bid little; else anything."""
        assert isinstance(state, CubaState)
        actions = state.legal
        count: i64 = len(actions)
        stage: i64 = state.stage
        roll: i64 = dice >> 17
        if stage == a.BID:
            return a.A_BID + ((roll * (count if count < 4 else 4)) >> 31)
        if stage in (a.TAX, a.DUTY):
            return a.PAY
        if stage in (a.COUNT, a.UNITS):
            last: i64 = actions[count - 1]
            return actions[count - 2] if last == a.DONE else last
        if stage == a.SHIP:
            return actions[count - 2] if count > 1 else actions[0]
        if stage in (a.LOAD, a.USE, a.GIVE, a.BUILD, a.IRRIGATE) and count > 1:
            return actions[(roll * (count - 1)) >> 31]
        if stage == a.TRADE and roll & 1:
            return a.DONE
        return actions[(roll * count) >> 31]


def _passed(state: CubaState, winner: i64, gains: list[float], total: list[float]) -> i64:
    """Return the proposals a seat would pass, as bits: those that bring it the most more than the others."""
    players: i64 = state.game.players
    choosing: bool = state.stage == a.LAWS
    rest: i64 = state.left if choosing else 2
    first: i64 = state.low if choosing else 0
    passed: i64 = 0
    while rest > 0:
        chosen: i64 = -1
        best: float = 0.0
        category: i64
        for category in range(first, 4):
            if state.proposals[category] >= 0 and not (passed >> category) & 1:
                worth: float = gains[category * players + winner] - total[category] / float(players)
                if chosen < 0 or worth > best:
                    chosen = category
                    best = worth
        if chosen < 0:
            break
        passed |= 1 << chosen
        rest -= 1
    return passed
