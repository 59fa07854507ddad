"""A look ahead in Havana and La Habana: the cards that lie open, or will, carried out in thought and on the average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState

BONUSES = a.WORKER_BONUS | a.MARKET_BONUS


class Foresight:
    """What everybody will have before building: `goods` are rows as on the table, with parts of things.

    `firsts` and `seconds` are the cards that each seat still carries out, -1 for none: in the middle of a round those
    not done with, between rounds the two of the round to come, as laid or the best there are.
    """

    def __init__(self, table: HavanaState, gains: list[float]) -> None:
        self.table = table
        self.gains = gains  # what a card brings on the average, by its effect
        self.goods = [float(count) for count in table.goods]
        self.firsts = [-1] * table.game.players
        self.seconds = [-1] * table.game.players
        self.bonuses: i64 = BONUSES
        self._settle()
        step: i64 = table.step
        if step in (a.LAY, a.CHOOSE, a.EXCHANGE, a.PLACE):
            self._expect_cards()
            self._carry_out(self._order())
        else:
            self.bonuses = BONUSES & ~table.used
            self._look_at_cards()
            self._carry_out(table.order)

    # What is under way

    def _settle(self) -> None:
        """Count what is picked or paid already, though it has not moved."""
        t = self.table
        goods = self.goods
        mine: i64 = t.player * a.WIDTH
        m: i64
        count: float
        if t.step == a.PAYMENT:
            building: i64 = t.end(t.site)
            cost: i64 = building * a.WIDTH
            costs = t.rules.costs
            for m in range(a.GREY):
                count = float((t.replaced >> (4 * m)) & 15)
                goods[mine + m] -= costs[cost + m] - count
                goods[mine + a.GREY] -= 5.0 * count
            count = float((t.replaced >> 16) & 15)
            goods[mine + a.GREY] -= costs[cost + a.GREY]
            goods[mine + a.PESOS] -= costs[cost + a.PESOS] + 5.0 * count
            goods[mine + a.WORKERS] -= costs[cost + a.WORKERS] - count
            goods[mine + a.POINTS] += t.rules.points[building]
        elif t.step in (a.LOOT, a.SHARE):
            source: i64 = t.victim * a.WIDTH if t.step == a.LOOT else t.rules.centre
            for m in range(a.KINDS):
                self._move(source, mine, m, float((t.picked >> (4 * m)) & 15))
            self._pick_the_rest(source, mine, t.least)

    def _pick_the_rest(self, source: i64, mine: i64, least: i64) -> None:
        """Of what may still be picked, a part of each kind."""
        last: i64 = a.KINDS if self.table.step == a.LOOT else a.GREY
        left: float = 0.0
        m: i64
        for m in range(least, last):
            left += self.goods[source + m]
        if left > 0.0:
            for m in range(least, last):
                self._move(source, mine, m, self.goods[source + m] * float(self.table.due) / left)

    def _look_at_cards(self) -> None:
        """In the middle of a round: the cards of those to come, and what the one whose turn it is has left."""
        t = self.table
        place: i64
        for place in range(t.place, t.game.players):
            seat: i64 = t.order[place]
            if place > t.place:
                self.firsts[seat] = t.cards[seat * a.SPREAD + a.LEFT]
                self.seconds[seat] = t.cards[seat * a.SPREAD + a.RIGHT]
            elif t.step != a.BUILD and t.step != a.PAYMENT:
                self.seconds[seat] = t.todo

    def _expect_cards(self) -> None:
        """Between rounds: what is laid, and what stays open; where that is not decided, the best."""
        cards = self.table.cards
        effects = self.table.rules.effects
        seat: i64
        for seat in range(self.table.game.players):
            spread: i64 = seat * a.SPREAD
            hand: i64 = cards[spread + a.HAND]
            laid: i64 = cards[spread + a.LAID]
            first: i64 = a.CARDS_IN[laid][0] if laid != 0 else self.best_of(hand)
            left: i64 = cards[spread + a.LEFT]
            right: i64 = cards[spread + a.RIGHT]
            covered: i64 = cards[spread + a.COVERED]
            second: i64 = left
            if left < 0:
                laid &= laid - 1
                second = a.CARDS_IN[laid][0] if laid != 0 else self.best_of(hand & ~(1 << first))
            elif covered == 0 or (covered < 0 and self.gains[effects[right]] > self.gains[effects[left]]):
                second = right
            self.firsts[seat] = first
            self.seconds[seat] = second

    def best_of(self, hand: i64) -> i64:
        """Return the card of a hand that brings most, -1 of none."""
        best: i64 = -1
        most: float = -1.0
        effects = self.table.rules.effects
        for card in a.CARDS_IN[hand]:
            gain: float = self.gains[effects[card]]
            if gain > most:
                most = gain
                best = card
        return best

    def _order(self) -> list[int]:
        """Return the seats as the cards to come would order them, the younger first where they are equal."""
        digits = self.table.rules.digits
        order: list[int] = []
        numbers: list[int] = []
        for seat in self.table.ages:
            low: i64 = digits[self.firsts[seat]]
            high: i64 = digits[self.seconds[seat]]
            number: i64 = 10 * low + high if low < high else 10 * high + low
            k: i64 = len(order)
            while k > 0 and numbers[k - 1] > number:
                k -= 1
            numbers.insert(k, number)
            order.insert(k, seat)
        return order

    # What the cards bring

    def _carry_out(self, order: list[int]) -> None:
        effects = self.table.rules.effects
        place: i64
        for place in range(len(order)):
            seat: i64 = order[place]
            first: i64 = self.firsts[seat]
            second: i64 = self.seconds[seat]
            if first >= 0:
                self._perform(order, place, effects[first])
            if second >= 0:
                self._perform(order, place, effects[second])

    def _perform(self, order: list[int], place: i64, effect: i64) -> None:
        mine: i64 = order[place] * a.WIDTH
        goods = self.goods
        centre: i64 = self.table.rules.centre
        m: i64
        if effect == a.PESO_SHARE:
            self._move(centre, mine, a.PESOS, half(goods[centre + a.PESOS]))
        elif effect == a.MATERIAL_SHARE:
            for m in range(a.KINDS):
                self._move(centre, mine, m, 0.6 * goods[centre + m])
        elif effect == a.DEBRIS:
            self._move(centre, mine, a.GREY, goods[centre + a.GREY])
        elif effect == a.HIRE:
            goods[mine + a.WORKERS] += 2.0 if self.bonuses & a.WORKER_BONUS else 1.0
            self.bonuses &= ~a.WORKER_BONUS
        elif effect == a.ARCHITECT:
            goods[mine + a.WORKERS] += 1.0
        elif effect == a.COIN:
            goods[mine + a.PESOS] += 1.0
        elif effect == a.BLACK_MARKET:
            self._draw(mine, 2.0 if self.bonuses & a.MARKET_BONUS else 1.0)
            self.bonuses &= ~a.MARKET_BONUS
        elif effect == a.TAXES:
            goods[mine + a.PESOS] += 1.0
            for m in range(place + 1, len(order)):
                if not self._shielded(order[m]):
                    self._tax(order[m] * a.WIDTH)
        elif effect in (a.PESO_THIEF, a.MATERIAL_THIEF):
            self._send_thief(order, place, effect)

    def _move(self, source: i64, goal: i64, what: i64, count: float) -> None:
        self.goods[source + what] -= count
        self.goods[goal + what] += count

    def _draw(self, mine: i64, count: float) -> None:
        """Out of the bag unseen: a part of each kind."""
        t = self.table
        if t.bag_size > 0:
            m: i64
            for m in range(a.KINDS):
                self.goods[mine + m] += count * t.goods[t.rules.bag + m] / float(t.bag_size)

    def _shielded(self, seat: i64) -> bool:
        return self.table.rules.card_of[a.SHIELD] in (self.firsts[seat], self.seconds[seat])

    def _tax(self, base: i64) -> None:
        """Take a worker, else a material."""
        goods = self.goods
        if goods[base + a.WORKERS] >= 1.0:
            goods[base + a.WORKERS] -= 1.0
            return
        m: i64
        for m in range(a.KINDS):
            if goods[base + m] >= 1.0:
                goods[base + m] -= 1.0
                return

    def _send_thief(self, order: list[int], place: i64, effect: i64) -> None:
        """Rob the later seat that has most."""
        goods = self.goods
        mine: i64 = order[place] * a.WIDTH
        victim: i64 = -1
        most: float = 0.0
        k: i64
        for k in range(place + 1, len(order)):
            base: i64 = order[k] * a.WIDTH
            if not self._shielded(order[k]):
                loot: float = goods[base + a.PESOS] if effect == a.PESO_THIEF else self._coloured(base)
                if loot > most:
                    most = loot
                    victim = base
        if victim < 0:
            return
        if effect == a.PESO_THIEF:
            self._move(victim, mine, a.PESOS, float(self.table.rules.stolen(int(most))))
            return
        best: i64 = 0
        for k in range(1, a.GREY):
            if goods[victim + k] > goods[victim + best]:
                best = k
        due: float = 2.0 if most >= 4.0 else 1.0
        self._move(victim, mine, best, due if due < goods[victim + best] else goods[victim + best])

    def _coloured(self, base: i64) -> float:
        goods = self.goods
        return goods[base] + goods[base + 1] + goods[base + 2] + goods[base + 3]


def half(count: float) -> float:
    """Return half of a count, rounded up on the average."""
    return 0.5 * count + 0.25 if count >= 0.5 else count
