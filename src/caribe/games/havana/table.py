"""The table of Havana and La Habana: what lies where, who decides, and what may be done.

Goods are rows of eight numbers (four colours, grey, pesos, workers, points): one for each seat, then the centre, the
bag, the supply and the box. Whatever moves goes from one row to another, so nothing is ever lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caribe.core.state import State
from caribe.games.havana.actions import (
    ARCHITECT,
    BUILD,
    BUILDING,
    BUILDINGS,
    BURGLE,
    CARDS,
    CHOOSE,
    COVER,
    COVERED,
    DISCARD,
    EXCHANGE,
    FETCH,
    GREY,
    HAND,
    HANDS,
    INSTEAD,
    KINDS,
    LAID,
    LAY,
    LEFT,
    LOOT,
    LOWEST,
    MARKET,
    MATERIAL,
    NONE,
    ORDER,
    PAY,
    PAYMENT,
    PESOS,
    PILE,
    PLACE,
    POINTS,
    REMOVE,
    RIGHT,
    ROB,
    SEAT,
    SHARE,
    SHIELD,
    SITE,
    SPREAD,
    TAKE,
    TAX,
    UNSEEN,
    WIDTH,
    WORKER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.havana.game import Havana

HIDDEN: Final = -1  # what others see of a card that is laid, fetched or discarded


def _cards_in() -> list[list[int]]:
    """For each set of cards (as bits) its cards, ascending."""
    return [[card for card in range(CARDS) if cards >> card & 1] for cards in range(1 << CARDS)]


CARDS_IN: Final = _cards_in()
BIT: Final = [2**number for number in range(BUILDINGS)]  # a literal 1 is shifted in 32 bits only when compiled


class HavanaTable(State):
    """One position. Sets of cards are bits, piles are counts or unordered, and a thing is drawn when it is shown."""

    def __init__(
        self,
        game: Havana,
        player: i64,
        rng: i64,
        step: i64,
        midst: i64,
        round_number: i64,
        place: i64,
        todo: i64,
        used: i64,
        stall: i64,
        subject: i64,
        due: i64,
        least: i64,
        tally: i64,
        bag_size: i64,
        box_size: i64,
        top: i64,
        goods: list[int],
        cards: list[int],
        rows: list[int],
        ends: list[int],
        pile: list[int],
        built: list[int],
        order: list[int],
        ages: list[int],
        trails: list[list[int]],
        over: str,
    ) -> None:
        super().__init__(game, player, rng)
        self.rules = game
        self.step: i64 = step
        self.midst: i64 = midst  # 1 in the middle of a composite decision
        self.round: i64 = round_number
        self.place: i64 = place  # in the order of this round: whose turn it is, or who lays a card
        self.todo: i64 = todo  # the card that is still to be carried out in this turn, -1 when none is
        self.used: i64 = used  # what happens once a round, as bits
        self.stall: i64 = stall  # rounds in a row with an empty bag and nothing built
        self.subject: i64 = subject  # of a composite: the victim, the end of a row, or the building to exchange
        self.due: i64 = due  # materials that are still to be picked
        self.least: i64 = least  # picks ascend: the lowest kind that may come next
        self.tally: i64 = tally  # what was picked or replaced so far, four bits a kind; the ends within reach, as bits
        self.bag_size: i64 = bag_size
        self.box_size: i64 = box_size
        self.top: i64 = top  # the building that lies open on the pile, -1 when none does
        self.goods = goods
        self.cards = cards
        self.rows = rows  # two rows of six places
        self.ends = ends  # the first and the last place taken in each row; an empty row ends before it begins
        self.pile = pile  # the buildings nobody has seen in the pile, ascending: their order is not fixed
        self.built = built  # the buildings of each seat, then those removed, as bits
        self.order = order
        self.ages = ages  # seats from the youngest to the oldest; never changed
        self.trails = trails  # what is known of each seat's cards; lists are replaced, never changed
        self.over = over

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return (
            self.game,
            self.player,
            self.rng,
            self.step,
            self.midst,
            self.round,
            self.place,
            self.todo,
            self.used,
            self.stall,
            self.subject,
            self.due,
            self.least,
            self.tally,
            self.bag_size,
            self.box_size,
            self.top,
            self.goods,
            self.cards,
            self.rows,
            self.ends,
            self.pile,
            self.built,
            self.order,
            self.ages,
            self.trails,
            self.over,
        )

    # Who decides

    def deciders(self) -> list[int]:
        """The seats that owe a decision: all who have not finished, where cards are laid by all at once."""
        if self.player < 0:
            return []
        return [seat for seat in range(self.game.players) if self.owes(seat)]

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision now."""
        if seat < 0 or seat >= self.game.players or self.player < 0:
            return False
        step = self.step
        if step == CHOOSE:
            laid: i64 = self.cards[seat * SPREAD + LAID]
            return laid & (laid - 1) == 0  # HAV-2.8: fewer than two
        if step == LAY and self.rules.all_lay_at_once:
            return self.cards[seat * SPREAD + COVERED] < 0
        return seat == self.player

    def midway(self) -> bool:
        """Whether `player` is in the middle of one composite decision."""
        if self.step == CHOOSE or self.step == LAY:
            return self.player >= 0 and self.cards[self.player * SPREAD + LAID] != 0
        return self.midst != 0

    def seen_as(self, action: int, seat: int) -> int:
        """Cards that are laid, fetched or discarded show their backs to all others."""
        if seat == self.player:
            return action
        step = self.step
        if step in (CHOOSE, DISCARD):
            return HIDDEN
        if step == LAY:
            return HIDDEN if action < CARDS or self.rules.all_lay_at_once else action
        if step == FETCH and action != NONE and not self.rules.open_discards:
            return HIDDEN
        return action

    # What may be done

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The atomic actions open to a seat that owes a decision, sorted."""
        who: i64 = self.player
        if seat is not None and seat != who:
            if not self.owes(seat):
                return []
            who = seat
        if who < 0:
            return []
        step = self.step
        k: i64
        m: i64
        actions: list[int] = []
        if step == BUILD:
            for k in range(4):
                if (self.tally >> k) & 1:
                    actions.append(SITE + k)
            actions.append(NONE)
            return actions
        spread = who * SPREAD
        cards = self.cards
        if step == LAY:
            return CARDS_IN[cards[spread + HAND]][:] if cards[spread + LAID] == 0 else [COVER, COVER + 1]
        if step == ORDER:
            return [cards[spread + LEFT], cards[spread + RIGHT]]
        if step == CHOOSE:
            return CARDS_IN[self._first_choices(spread)][:]
        if step in (LOOT, SHARE):
            for m in range(self.least, KINDS):
                if self.may_pick(m):
                    actions.append(MATERIAL + m)
            if step == LOOT and self.tally != 0 and self.rules.up_to_two:
                actions.append(NONE)
        elif step == PAYMENT:
            for m in range(self.least, KINDS):
                if self.may_replace(who, m):
                    actions.append(INSTEAD + m)
            actions.append(PAY)
        elif step in (ROB, BURGLE):
            eligible: i64 = self.eligible(who, step == ROB)
            for k in range(self.game.players):
                if (eligible >> k) & 1:
                    actions.append(SEAT + k)
        elif step in (REMOVE, PLACE):
            for k in range(4):
                if self.end(k) >= 0:
                    actions.append(SITE + k)
            if step == REMOVE:
                actions.append(NONE)
        elif step in (FETCH, TAKE):
            actions = CARDS_IN[cards[spread + PILE]][:]
            if step == FETCH:
                actions.append(NONE)
        elif step == DISCARD:
            actions = CARDS_IN[cards[spread + HAND]][:]
        elif step == MARKET:
            for m in range(KINDS):
                if self.goods[self.rules.bag + m] > 0:
                    actions.append(MATERIAL + m)
            actions.append(UNSEEN)
        elif step == TAX:
            for m in range(KINDS):
                if self.goods[self.subject * WIDTH + m] > 0:
                    actions.append(MATERIAL + m)
            if self.goods[self.subject * WIDTH + HANDS] > 0:
                actions.append(WORKER)
        else:
            for k in self.pile:
                if self.rules.points[k] <= LOWEST:
                    actions.append(BUILDING + k)
        return actions

    def any_action(self, dice: i64) -> i64:
        """The action at that place of `legal_actions`; where cards are laid, from the table of all sets of cards."""
        step = self.step
        spread: i64 = self.player * SPREAD
        if step == LAY:
            if self.cards[spread + LAID] != 0:
                return COVER + (dice >> 47)
            hand = CARDS_IN[self.cards[spread + HAND]]
            return hand[((dice >> 17) * len(hand)) >> 31]
        if step == ORDER:
            return self.cards[spread + LEFT + (dice >> 47)]
        if step == BUILD:
            k: i64
            sites: i64 = 0
            for k in range(4):
                sites += (self.tally >> k) & 1
            chosen: i64 = ((dice >> 17) * (sites + 1)) >> 31
            for k in range(4):
                if (self.tally >> k) & 1:
                    if chosen == 0:
                        return SITE + k
                    chosen -= 1
            return NONE
        actions = self.legal_actions()
        return actions[((dice >> 17) * len(actions)) >> 31]

    def is_legal(self, action: i64) -> bool:
        """Whether `player` may take this action now."""
        step = self.step
        who = self.player
        spread = who * SPREAD
        if action < COVER:
            if step == LAY:
                return self.cards[spread + LAID] == 0 and (self.cards[spread + HAND] >> action) & 1 != 0
            if step == ORDER:
                return self.cards[spread + LEFT] == action or self.cards[spread + RIGHT] == action
            if step == CHOOSE:
                return (self._first_choices(spread) >> action) & 1 != 0
            if step == DISCARD:
                return (self.cards[spread + HAND] >> action) & 1 != 0
            return (step in (FETCH, TAKE)) and (self.cards[spread + PILE] >> action) & 1 != 0
        if action < MATERIAL:
            return step == LAY and self.cards[spread + LAID] != 0
        if action < WORKER:
            m: i64 = action - MATERIAL
            if step in (LOOT, SHARE):
                return m >= self.least and self.may_pick(m)
            if step == MARKET:
                return self.goods[self.rules.bag + m] > 0
            return step == TAX and self.goods[self.subject * WIDTH + m] > 0
        if action < SEAT:
            if action == UNSEEN:
                return step == MARKET
            return step == TAX and self.goods[self.subject * WIDTH + HANDS] > 0
        if action < SITE:
            if step != ROB and step != BURGLE:
                return False
            return (self.eligible(who, step == ROB) >> (action - SEAT)) & 1 != 0
        if action < INSTEAD:
            if step == BUILD:
                return (self.tally >> (action - SITE)) & 1 != 0
            return (step in (REMOVE, PLACE)) and self.end(action - SITE) >= 0
        if action < NONE:
            if step != PAYMENT:
                return False
            return action == PAY or (action - INSTEAD >= self.least and self.may_replace(who, action - INSTEAD))
        if action == NONE:
            if step == LOOT:
                return self.tally != 0 and self.rules.up_to_two
            return step in (BUILD, FETCH, REMOVE)
        building: i64 = action - BUILDING
        return step == EXCHANGE and building in self.pile and self.rules.points[building] <= LOWEST

    def _first_choices(self, spread: i64) -> i64:
        """The lower card first, so a higher one must be left for the second (HAV-2.8)."""
        hand: i64 = self.cards[spread + HAND]
        laid: i64 = self.cards[spread + LAID]
        if laid == 0:
            return hand & ((1 << (CARDS - 1)) - 1)
        return hand & ~(laid * 2 - 1)

    # What lies where

    def end(self, k: i64) -> i64:
        """The building at an end (left and right of the first row, then of the second), -1 where there is none.

        A last building is both ends in one and counts as the left one (HAV-3.33).
        """
        row: i64 = k & 2
        first: i64 = self.ends[row]
        last: i64 = self.ends[row + 1]
        if k & 1:
            return self.rows[last] if last > first else -1
        return self.rows[first] if last >= first else -1

    def pile_size(self) -> i64:
        """The buildings in the pile, the open one on top included."""
        return len(self.pile) + (1 if self.top >= 0 else 0)

    def shows(self, seat: i64, effect: i64) -> bool:
        """Whether one of a seat's open cards has this effect."""
        card: i64 = self.rules.card_of[effect]
        spread: i64 = seat * SPREAD
        return self.cards[spread + LEFT] == card or self.cards[spread + RIGHT] == card

    def number(self, seat: i64) -> i64:
        """The number of a seat's open cards, the smaller digit first (HAV-3.2)."""
        digits = self.rules.digits
        spread: i64 = seat * SPREAD
        return 10 * digits[self.cards[spread + LEFT]] + digits[self.cards[spread + RIGHT]]

    def turn_order(self, by_cards: bool) -> list[int]:
        """The seats by number, then by who has fewer points, coloured, pesos, workers and grey, then by age (HAV-3.3).

        Without the cards and the points it is the chain that decides a tie at the end (HAV-7.9).
        """
        order: list[int] = []
        keys: list[int] = []
        for seat in self.ages:
            base: i64 = seat * WIDTH
            goods = self.goods
            key: i64 = self.coloured(base)
            key = (key << 20) | goods[base + PESOS]
            key = (((key << 4) | goods[base + HANDS]) << 6) | goods[base + GREY]
            if by_cards:
                key |= self.number(seat) << 46 | goods[base + POINTS] << 38
            k: i64 = len(keys)
            while k > 0 and keys[k - 1] > key:
                k -= 1
            keys.insert(k, key)
            order.insert(k, seat)
        return order

    def materials(self, base: i64) -> i64:
        """All materials of a row of goods."""
        return self.coloured(base) + self.goods[base + GREY]

    def coloured(self, base: i64) -> i64:
        """The coloured materials of a row of goods."""
        goods = self.goods
        return goods[base] + goods[base + 1] + goods[base + 2] + goods[base + 3]

    # What a decision allows

    def payable(self, seat: i64, building: i64) -> bool:
        """Whether a seat can pay for a building, five for one included (HAV-3.24, HAV-3.27)."""
        costs = self.rules.costs
        goods = self.goods
        have: i64 = seat * WIDTH
        cost: i64 = building * WIDTH
        lack: i64 = costs[cost + HANDS] - goods[have + HANDS]
        pesos: i64 = goods[have + PESOS] - costs[cost + PESOS]
        if lack > 0:
            pesos -= 5 * lack
        if pesos < 0:
            return False
        grey: i64 = goods[have + GREY] - costs[cost + GREY]
        m: i64
        for m in range(GREY):
            lack = costs[cost + m] - goods[have + m]
            if lack > 0:
                grey -= 5 * lack
        if grey < 0:
            return False
        return costs[cost + POINTS] == 0 or self.shows(seat, ARCHITECT)  # HAV-3.23

    def within_reach(self, who: i64) -> i64:
        """The ends whose buildings a seat can acquire, as bits."""
        reach: i64 = 0
        ends = self.ends
        row: i64
        for row in range(0, 4, 2):  # `end`, written out for both ends of a row
            first: i64 = ends[row]
            last: i64 = ends[row + 1]
            if first <= last and self.payable(who, self.rows[first]):
                reach |= 1 << row
            if first < last and self.payable(who, self.rows[last]):
                reach |= 2 << row
        return reach

    def may_replace(self, seat: i64, m: i64) -> bool:
        """Whether five grey (or five pesos) may stand for one more of this colour (or one more worker)."""
        goods = self.goods
        cost: i64 = self.end(self.subject) * WIDTH
        costs = self.rules.costs
        tally: i64 = self.tally
        if m == GREY:
            workers: i64 = (tally >> 16) & 15
            if workers >= costs[cost + HANDS]:
                return False
            return goods[seat * WIDTH + PESOS] >= costs[cost + PESOS] + 5 * workers + 5
        if (tally >> (4 * m)) & 15 >= costs[cost + m]:
            return False
        replaced: i64 = (tally & 15) + ((tally >> 4) & 15) + ((tally >> 8) & 15) + ((tally >> 12) & 15)
        return goods[seat * WIDTH + GREY] >= costs[cost + GREY] + 5 * replaced + 5

    def may_pick(self, m: i64) -> bool:
        """Whether a material may be picked next: there is one, and enough is left of it and all kinds after it."""
        base: i64
        if self.step == LOOT:
            base = self.subject * WIDTH
        elif m == GREY:
            return False
        else:
            base = self.rules.centre
        goods = self.goods
        left: i64 = goods[base + m] - ((self.tally >> (4 * m)) & 15)
        if left <= 0:
            return False
        if self.step == LOOT:
            if self.rules.up_to_two:
                return True
            m += 1
            while m < KINDS:
                left += goods[base + m]
                m += 1
            return left >= self.due
        m += 1
        while m < GREY:
            left += goods[base + m]
            m += 1
        return left >= self.due

    def eligible(self, thief: i64, pesos: bool) -> i64:
        """The seats a thief may choose from, as bits (HAV-4.60 to HAV-4.65, LAH-4.40 to LAH-4.43)."""
        players: i64 = self.game.players
        later: i64 = 0
        others: i64 = 0
        k: i64
        for k in range(players):
            seat: i64 = self.order[k]
            if seat != thief and not self.shows(seat, SHIELD):
                others |= 1 << seat
                if k > self.place:
                    later |= 1 << seat
        game = self.rules
        if self.place == players - 1:
            later = others if game.last_robs_any else 0  # HAV-4.61
        elif later == 0 and game.protected_robs_any:  # HAV-7.3
            later = others
        if game.must_gain:  # HAV-7.7
            worth: i64 = 0
            for k in range(players):
                if (later >> k) & 1 and self._yields(k, pesos):
                    worth |= 1 << k
            if worth != 0:
                return worth
        return later

    def _yields(self, victim: i64, pesos: bool) -> bool:
        if pesos:
            return self.rules.stolen(self.goods[victim * WIDTH + PESOS]) > 0
        return self.materials(victim * WIDTH) > 0

    # How it ended

    def winners(self) -> list[int]:
        """The seats that won: most points; a tie is shared, or goes by the chain of HAV-3.3 (HAV-7.9)."""
        best: list[int] = []
        if self.player >= 0:
            return best
        most: i64 = -1
        seat: i64
        for seat in range(self.game.players):
            points: i64 = self.goods[seat * WIDTH + POINTS]
            if points > most:
                best = []
                most = points
            if points == most:
                best.append(seat)
        if len(best) > 1 and self.rules.tie_by_chain:
            for first in self.turn_order(False):
                if first in best:
                    return [first]
        return best

    def returns(self) -> list[float]:
        """Each seat's share of the win, 0 while the game goes on."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]

    def scores(self) -> list[dict[str, int]]:
        """Each seat's points."""
        return [{"buildings": self.goods[seat * WIDTH + POINTS]} for seat in range(self.game.players)]

    def ending(self) -> str:
        """`target`, `buildings`, `materials`, `bag` or `stall`, "" while the game goes on."""
        return self.over
