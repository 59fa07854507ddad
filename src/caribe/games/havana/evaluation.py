"""What Havana and La Habana know of good play: how the seats stand, and quick moves for playouts.

A position is judged in points: those a seat has, what its things are worth, and what it is about to build with them,
once the cards that lie open are carried out (`Foresight`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.core.evaluation import Evaluator, shares
from caribe.core.state import State
from caribe.games.havana import actions as a
from caribe.games.havana.evaluation_foresight import Foresight, half
from caribe.games.havana.state import HavanaState

if TYPE_CHECKING:
    from collections.abc import Mapping

HAVANA: Final = {
    "coloured": 1.29,  # points that a coloured material is worth
    "grey": 0.474,
    "peso": 0.159,
    "worker": 0.332,
    "plenty": 0.488,  # the part of it that one more is worth when there are some already
    "reach": 0.551,  # the part that counts of what a building brings beyond its price, before it is built
    "later": 0.511,  # the part of that which is left when the turn of this round is over
    "architect": 0.288,  # ... and when the architect it needs does not lie open
    "win": 6.7,  # points for a building that wins the game, before it is built
    "hand": 0.266,  # the part that counts of what the best card in hand would bring
    "early": 8.41,  # points ahead that make a win e times as likely, at the start
    "late": 4.45,  # ... and when somebody is about to win
}
LA_HABANA: Final = {
    "coloured": 1.71,
    "grey": 0.388,
    "peso": 0.211,
    "worker": 0.405,
    "plenty": 0.673,
    "reach": 0.573,
    "later": 0.491,
    "architect": 0.288,
    "win": 7.56,
    "hand": 0.277,
    "early": 6.36,
    "late": 5.44,
}
WEIGHTS: Final = {"havana": HAVANA, "la-habana": LA_HABANA}  # by edition; docs/bots/tuning.md tells how they were found
LEAST_PRIZE: Final = 0.5  # points for a building that costs as much as it brings


class HavanaEvaluator(Evaluator):
    """Weighs points, things, and what can be built soon."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.horizon = 8
        self.coloured: float = weights.get("coloured", 0.0)
        self.grey: float = weights.get("grey", 0.0)
        self.peso: float = weights.get("peso", 0.0)
        self.worker: float = weights.get("worker", 0.0)
        self.plenty: float = weights.get("plenty", 0.0)
        self.reach: float = weights.get("reach", 0.0)
        self.later: float = weights.get("later", 0.0)
        self.architect: float = weights.get("architect", 0.0)
        self.win: float = weights.get("win", 0.0)
        self.hand: float = weights.get("hand", 0.0)
        self.early: float = weights.get("early", 0.0)
        self.late: float = weights.get("late", 0.0)

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's share of the win, as far as one can see it coming."""
        assert isinstance(state, HavanaState)
        if state.player < 0:
            return state.returns()
        t: HavanaState = state
        ahead = Foresight(t, self._gains(t))
        standing: list[float] = []
        most: float = 0.0
        seat: i64
        for seat in range(t.game.players):
            points: float = ahead.goods[seat * a.WIDTH + a.POINTS]
            if points > most:
                most = points
            standing.append(points + self._things(ahead, seat) + self._prospects(t, ahead, seat))
        return shares(standing, self._scale(t, most))

    def _scale(self, t: HavanaState, most: float) -> float:
        """Return the points ahead that make a win e times as likely."""
        left: float = 1.0 - most / float(t.rules.target)
        return self.late + (self.early - self.late) * left

    def terms(self, state: State) -> list[dict[str, float]]:
        """Return what each seat's chance is made of: points, things, its hand, and what it can build."""
        assert isinstance(state, HavanaState)
        t: HavanaState = state
        ahead = Foresight(t, self._gains(t))
        goods = ahead.goods
        most: float = 0.0
        seat: i64
        for seat in range(t.game.players):
            if goods[seat * a.WIDTH + a.POINTS] > most:
                most = goods[seat * a.WIDTH + a.POINTS]
        scale: float = self._scale(t, most)
        found: list[dict[str, float]] = []
        for seat in range(t.game.players):
            base: i64 = seat * a.WIDTH
            pesos: float = self.peso * self._thinned(goods[base + a.PESOS], 5.0)
            workers: float = self.worker * self._thinned(goods[base + a.WORKERS], 2.0)
            hand: float = self._best_in_hand(t, ahead, seat)
            found.append(
                {
                    "points": goods[base + a.POINTS] / scale,
                    "materials": (self._things(ahead, seat) - pesos - workers) / scale,
                    "pesos": pesos / scale,
                    "workers": workers / scale,
                    "hand": hand / scale,
                    "building": (self._prospects(t, ahead, seat) - hand) / scale,
                }
            )
        return found

    def _gains(self, t: HavanaState) -> list[float]:
        """Return what each card brings on the average, by its effect."""
        goods = t.goods
        centre: i64 = t.rules.centre
        share: float = half(float(t.coloured(centre))) * self.coloured + half(float(goods[centre + a.GREY])) * self.grey
        drawn: float = self.coloured
        if t.bag_size > 0:
            drawn -= (self.coloured - self.grey) * goods[t.rules.bag + a.GREY] / float(t.bag_size)
        gains = [0.0] * 15
        gains[a.SHIELD] = 0.5 * self.coloured
        gains[a.COIN] = self.peso
        gains[a.DEBRIS] = goods[centre + a.GREY] * self.grey
        gains[a.TAXES] = self.peso + 0.5 * self.coloured
        gains[a.HIRE] = 1.6 * self.worker
        gains[a.ARCHITECT] = self.worker + 0.5
        gains[a.PESO_THIEF] = 2.0 * self.peso
        gains[a.MATERIAL_THIEF] = 1.5 * self.coloured
        gains[a.BLACK_MARKET] = 1.7 * drawn
        gains[a.PESO_SHARE] = half(float(goods[centre + a.PESOS])) * self.peso
        gains[a.MATERIAL_SHARE] = share
        return gains

    def _things(self, ahead: Foresight, seat: i64) -> float:
        """Materials, pesos and workers."""
        goods = ahead.goods
        base: i64 = seat * a.WIDTH
        value: float = 0.0
        m: i64
        for m in range(a.GREY):
            value += self.coloured * self._thinned(goods[base + m], 1.0)
        value += self.grey * self._thinned(goods[base + a.GREY], 5.0)
        value += self.peso * self._thinned(goods[base + a.PESOS], 5.0)
        return value + self.worker * self._thinned(goods[base + a.WORKERS], 2.0)

    def _thinned(self, count: float, enough: float) -> float:
        """Return a count in which what goes beyond enough counts in part."""
        return count if count <= enough else enough + (count - enough) * self.plenty

    def _best_in_hand(self, t: HavanaState, ahead: Foresight, seat: i64) -> float:
        """Return what the best card in hand would bring."""
        card: i64 = ahead.best_of(t.cards[seat * a.SPREAD + a.HAND])
        return self.hand * ahead.gains[t.rules.effects[card]] if card >= 0 else 0.0

    def _prospects(self, t: HavanaState, ahead: Foresight, seat: i64) -> float:
        """Return the best card in hand, and the best building at an end of a row."""
        value: float = self._best_in_hand(t, ahead, seat)
        first: i64 = ahead.firsts[seat]
        architect: i64 = t.rules.card_of[a.ARCHITECT]
        shown: bool = architect in (first, ahead.seconds[seat]) or t.shows(seat, a.ARCHITECT)
        best: float = 0.0
        k: i64
        for k in range(4):
            building: i64 = t.end(k)
            if building >= 0 and not (t.step == a.PAYMENT and k == t.site):
                prize: float = self._prize(t, ahead, seat, building)
                if t.rules.costs[building * a.WIDTH + a.POINTS] > 0 and not shown:
                    prize *= self.architect
                if prize > best:
                    best = prize
        soon: bool = first >= 0 or seat == t.player
        return value + best * self.reach * (1.0 if soon else self.later)

    def _prize(self, t: HavanaState, ahead: Foresight, seat: i64, building: i64) -> float:
        """Return what a building brings beyond its price, less the more of it is missing."""
        goods = ahead.goods
        costs = t.rules.costs
        have: i64 = seat * a.WIDTH
        cost: i64 = building * a.WIDTH
        coloured: i64 = 0
        lack: float = 0.0
        m: i64
        for m in range(a.GREY):
            coloured += costs[cost + m]
            if costs[cost + m] > goods[have + m]:
                lack += costs[cost + m] - goods[have + m]
        spare: float = goods[have + a.GREY] - costs[cost + a.GREY]
        missing: float = self._lacking(lack, spare, self.coloured, self.grey)
        lack = costs[cost + a.WORKERS] - goods[have + a.WORKERS]
        spare = goods[have + a.PESOS] - costs[cost + a.PESOS]
        missing += self._lacking(lack, spare, self.worker, self.peso)
        price: float = float(coloured) * self.coloured + costs[cost + a.GREY] * self.grey
        price += costs[cost + a.WORKERS] * self.worker + costs[cost + a.PESOS] * self.peso
        points: float = float(t.rules.points[building])
        prize: float = points - price if points - price > LEAST_PRIZE else LEAST_PRIZE
        if goods[have + a.POINTS] + points >= float(t.rules.target):
            prize += self.win
        ready: float = 1.0 - missing / (price + 0.5)
        return prize * ready * ready if ready > 0.0 else 0.0

    def _lacking(self, lack: float, spare: float, dear: float, cheap: float) -> float:
        """Return the worth of what is missing, where five cheap things stand for a dear one (HAV-3.24)."""
        if lack > 0.0 and spare > 0.0:
            instead: float = 0.2 * spare
            if instead >= lack:
                return 0.0
            lack -= instead
            spare = 0.0
        missing: float = lack * dear if lack > 0.0 else 0.0
        return missing if spare >= 0.0 else missing - spare * cheap

    # Quick moves

    def rollout_action(self, state: State, dice: i64) -> i64:
        """Build what brings most, pay as printed, remove nothing; else anything."""
        assert isinstance(state, HavanaState)
        t: HavanaState = state
        if t.step == a.BUILD:
            return self._best_end(t)
        if t.step == a.PAYMENT:
            return a.PAY
        if t.step == a.REMOVE:
            return a.NONE
        actions = t.legal_actions()
        return actions[((dice >> 17) * len(actions)) >> 31]

    def _best_end(self, t: HavanaState) -> i64:
        best: i64 = a.NONE
        most: i64 = 0
        k: i64
        for k in range(4):
            if (t.reach >> k) & 1:
                points: i64 = t.rules.points[t.end(k)]
                if points > most:
                    most = points
                    best = a.SITE + k
        return best
