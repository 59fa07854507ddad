"""The rules of the tavern as state and actions. Sets of cards are lists of flags, piles are counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from caribe.core.draws import Draws
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.generator import scrambled
from caribe.core.options import OptionValue
from caribe.core.state import State
from tests.testgame import events as happened
from tests.testgame.actions import (
    ACTION_BID,
    ACTION_CELLAR,
    ACTION_FETCH,
    BID,
    BUY,
    CARDS,
    CELLAR,
    DINE,
    FETCH,
    GOODS,
    INSTEAD,
    LAY,
    LEAVE,
    MOST_BID,
    PASS,
    PAY,
)
from tests.testgame.people import PEOPLE
from tests.testgame.position import read
from tests.testgame.tensor import TavernTensor

VERSION = "1"
COINS, SHORT = 3, 2  # at the start; hidden dishes of the short menu
HIDDEN = -1  # the label of an action that a seat does not see


class Tavern(Game):
    """The first edition; a subclass is the other one."""

    name_on_the_box, cards, rate = "tavern", 6, 2

    def __init__(self, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]) -> None:
        super().__init__(self.name_on_the_box, VERSION, players, options, data, PEOPLE, LEAVE + 1)
        self.dishes = cast("Sequence[Mapping[str, Any]]", data["dishes"])
        self.gains = cast("Sequence[Sequence[int]]", data["cards"])
        self.rounds = int(options["rounds"])

    def fields(self) -> tuple[Any, ...]:
        return (self.players, self.options, self.data)

    def new(self, seed: int | bytes | Draws) -> TavernState:
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        unseen = [dish["copies"] for dish in self.dishes]
        n = self.players
        hands = [[card < self.cards for card in range(CARDS)] for _ in range(n)]
        goods = [[COINS, 1, 1] for _ in range(n)]
        empty = [[False] * CARDS for _ in range(n)]
        hidden = SHORT if self.options["menu"] == "short" else sum(unseen) - 1
        state = TavernState(
            self, 0, draws.key(0), LAY, 1, hands, _copied(empty), _copied(empty), [[] for _ in range(n)],
            [-1] * n, [0] * n, goods, [[] for _ in range(n)], unseen, hidden, -1, [], [0, 0], -1,
            [[] for _ in range(n)], [[0] * CARDS for _ in range(n)], 0, "",
        )  # fmt: skip
        state.turn_dish()
        return state

    def tensor(self) -> TavernTensor:
        return TavernTensor(self.players)

    def from_json(self, document: object) -> TavernState:
        return TavernState(self, *read(self, document))


class TavernLate(Tavern):
    """The second edition: one card more, and coins are worth more."""

    name_on_the_box, cards, rate = "tavern-late", 7, 1


class TavernState(State):
    """One position. `slots` and `shown` are the knowledge, with `clock` as its time.

    They say when each card of a cellar was put there, and when each card was last seen in a hand.
    """

    def __init__(
        self, game: Tavern, player: int, rng: int, phase: int, number: int,
        hands: list[list[bool]], opened: list[list[bool]], cellars: list[list[bool]], laid: list[list[int]],
        bids: list[int], strength: list[int], goods: list[list[int]], eaten: list[list[int]],
        unseen: list[int], hidden: int, top: int, bottom: list[int], due: list[int], winner: int,
        slots: list[list[int]], shown: list[list[int]], clock: int, over: str,
    ) -> None:  # fmt: skip
        super().__init__(game, player, rng)
        self.rules, self.phase, self.round = game, phase, number
        self.hands, self.opened, self.cellars, self.laid = hands, opened, cellars, laid
        self.bids, self.strength, self.goods, self.eaten = bids, strength, goods, eaten
        # dishes: so many as `hidden` says, of those that are `unseen`, lie in the pile under the `top`
        self.unseen, self.hidden, self.top, self.bottom = unseen, hidden, top, bottom
        self.due, self.winner = due, winner  # bread and rum still to pay; who won the bid
        self.slots, self.shown, self.clock = slots, shown, clock
        self.over = over

    def fields(self) -> tuple[Any, ...]:
        return (
            self.rules, self.player, self.rng, self.phase, self.round,
            self.hands, self.opened, self.cellars, self.laid, self.bids, self.strength, self.goods, self.eaten,
            self.unseen, self.hidden, self.top, self.bottom, self.due, self.winner,
            self.slots, self.shown, self.clock, self.over,
        )  # fmt: skip

    def clone(self) -> TavernState:
        return TavernState(*(_copied(field) for field in self.fields()))

    # What may be done

    def deciders(self) -> list[int]:
        if self.player >= 0 and self.phase == LAY:
            return [seat for seat in range(self.game.players) if len(self.laid[seat]) < 2]
        if self.player >= 0 and self.phase == BID:
            return [seat for seat in range(self.game.players) if self.bids[seat] < 0]
        return super().deciders()

    def midway(self) -> bool:
        return self.phase == PAY or (self.phase == LAY and len(self.laid[self.player]) == 1)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        seat = self.player if seat is None else seat
        if seat not in self.deciders():
            return []
        held = [card for card in range(CARDS) if self.hands[seat][card]]
        if self.phase == LAY:  # the lower card first; a higher one must be left for the second
            return [card for card in held if card > self.laid[seat][0]] if self.laid[seat] else held[:-1]
        if self.phase == BID:
            return [ACTION_BID + bid for bid in range(min(MOST_BID, self.goods[seat][0]) + 1)]
        if self.phase == DINE:
            return [BUY, PASS] if self.goods[seat][0] >= self.rules.rate * sum(self._missing(seat)) else [PASS]
        if self.phase == PAY:
            return [GOODS, INSTEAD] if self.goods[seat][0] >= self.rules.rate else [GOODS]
        if self.phase == CELLAR:
            return [ACTION_CELLAR + card for card in held]
        own = [card for card in range(CARDS) if self.opened[seat][card] or self.cellars[seat][card]]
        return [*(ACTION_FETCH + card for card in own), LEAVE]

    def is_legal(self, action: int) -> bool:
        return action in self.legal_actions()

    def seen_as(self, action: int, seat: int) -> int:
        secret = action < BUY or ACTION_CELLAR <= action < ACTION_FETCH
        return HIDDEN if secret and seat != self.player else action

    def _missing(self, seat: int) -> list[int]:
        dish = self.rules.dishes[self.top]
        return [max(0, dish["bread"] - self.goods[seat][1]), max(0, dish["rum"] - self.goods[seat][2])]

    # What is done

    def advance(self, action: int) -> None:
        self._act(action)
        while self.player >= 0 and self.phase in (DINE, PAY):  # what is secret is asked even when there is only one way
            actions = self.legal_actions()
            if len(actions) > 1:
                return
            self._act(actions[0])

    def _act(self, action: int) -> None:
        seat = self.player
        if self.phase == LAY:
            self.hands[seat][action] = False
            self.laid[seat].append(action)
            self._tell(happened.Laid(seat, action))
            if len(self.laid[seat]) == 2:
                self._next_of_all(self._reveal)
        elif self.phase == BID:
            self.bids[seat] = action - ACTION_BID
            self._tell(happened.BidMade(seat, self.bids[seat]))
            self._next_of_all(self._open_bids)
        elif action == PASS:
            self._tell(happened.Passed(seat, self.rules.dishes[self.top]["name"]))
            self.bottom.append(self.top)
            self.turn_dish()
            self._tidy(seat)
        elif action == BUY:
            missing = self._missing(seat)  # TAV-5: first what is missing, so that nobody gets stuck on the way
            dish = self.rules.dishes[self.top]
            self.due = [dish["bread"] - missing[0], dish["rum"] - missing[1]]
            self.goods[seat][0] -= self.rules.rate * sum(missing)
            self.phase = PAY
            self._pay(seat)
        elif action in (GOODS, INSTEAD):
            kind = 0 if self.due[0] else 1
            if action == GOODS:
                self.goods[seat][1 + kind] -= self.due[kind]
                self.due[kind] = 0
            else:
                self.goods[seat][0] -= self.rules.rate
                self.due[kind] -= 1
            self._pay(seat)
        elif action < ACTION_FETCH:
            card = action - ACTION_CELLAR
            self.hands[seat][card], self.cellars[seat][card] = False, True
            self.clock += 1
            self.slots[seat].append(self.clock)
            self.phase = FETCH
            self._tell(happened.Cellared(seat, card))
        else:
            if action != LEAVE:
                self._fetch(seat, action - ACTION_FETCH)
            self._tidy(seat)

    def _tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def _next_of_all(self, close: Any) -> None:
        waiting = self.deciders()
        if waiting:
            self.player = waiting[0]
        else:
            close()

    def _reveal(self) -> None:
        for seat, cards in enumerate(self.laid):
            self._tell(happened.Revealed(seat, tuple(cards)))
            self.strength[seat] = sum(cards)
            for card in cards:
                self.opened[seat][card] = True
                self.goods[seat] = list(map(sum, zip(self.goods[seat], self.rules.gains[card], strict=True)))
        self.laid = [[] for _ in self.laid]
        self.phase, self.player = BID, 0

    def _open_bids(self) -> None:
        self.winner = max(range(self.game.players), key=lambda seat: (self.bids[seat], self.strength[seat], -seat))
        self.goods[self.winner][0] -= self.bids[self.winner]
        self._tell(happened.BidsOpened(tuple(self.bids), self.winner))
        self.phase, self.player = DINE, self.winner

    def _pay(self, seat: int) -> None:
        if any(self.due):
            return
        dish = self.rules.dishes[self.top]
        self.eaten[seat].append(self.top)
        self._tell(happened.Bought(seat, dish["name"]))
        self.top = -1
        self.turn_dish()
        if self.top < 0:
            self._finish("sold_out")
        else:
            self._tidy(seat)

    def turn_dish(self) -> None:
        """Turn the next dish over: an unknown one, or when these are used up one that was put under the pile."""
        if self.hidden == 0:
            self.top = self.bottom.pop(0) if self.bottom else -1
        else:
            k = self.below(sum(self.unseen))
            self.top = 0
            while k >= self.unseen[self.top]:
                k -= self.unseen[self.top]
                self.top += 1
            self.unseen[self.top] -= 1
            self.hidden -= 1
        if self.top >= 0:
            self._tell(happened.Turned(self.rules.dishes[self.top]["name"]))

    def _tidy(self, seat: int) -> None:
        """Go on to the next seat's cellar; the round is over when the winner's turn comes."""
        self.player = (seat + 1) % self.game.players
        if self.player != self.winner:
            self.phase = CELLAR if any(self.hands[self.player]) else FETCH
            return
        for other in range(self.game.players):
            if sum(self.hands[other]) < 3:
                cards = tuple(card for card in range(CARDS) if self.opened[other][card])
                self._tell(happened.TookBack(other, cards))
                for card in cards:
                    self._show_in_hand(other, card)
        if self.round == self.rules.rounds:
            self._finish("last_round")
            return
        self.round += 1
        self.bids = [-1] * self.game.players
        self.phase, self.player, self.winner = LAY, 0, -1
        self._tell(happened.RoundBegan(self.round))

    def _fetch(self, seat: int, card: int) -> None:
        if self.cellars[seat][
            card
        ]:  # it may have lain in several places: that it was the oldest tells least of the rest
            self.slots[seat].remove(min(slot for slot in self.slots[seat] if slot > self.shown[seat][card]))
        self._show_in_hand(seat, card)
        self._tell(happened.Fetched(seat, card))

    def _show_in_hand(self, seat: int, card: int) -> None:
        self.opened[seat][card] = self.cellars[seat][card] = False
        self.hands[seat][card] = True
        self.shown[seat][card] = self.clock

    def _finish(self, ending: str) -> None:
        self.over, self.player = ending, -1
        self._tell(happened.GameOver(tuple(self.winners()), ending))

    # What is known

    def determinize(self, seat: int, seed: int) -> TavernState:
        state = self.clone()
        state.rng = scrambled(seed)
        for other in range(self.game.players):
            if other != seat:
                state._imagine(other)
        return state

    def _imagine(self, seat: int) -> None:
        """Draw anew what others do not know of this seat: what is in its cellar, what it has laid, and its bid."""
        places = (self.hands[seat], self.cellars[seat], [card in self.laid[seat] for card in range(CARDS)])
        hand = [card for card in range(CARDS) if any(place[card] for place in places)]
        cellar = []
        for slot in self.slots[seat]:  # a card can have been put there only after it was last seen in the hand
            able = [card for card in hand if self.shown[seat][card] < slot]
            cellar.append(able[self.below(len(able))])
            hand.remove(cellar[-1])
        count = len(self.laid[seat])
        self.laid[seat] = []
        if count:
            self.laid[seat].append(hand[self.below(len(hand) - 1)])
            higher = [card for card in hand if card > self.laid[seat][0]]
            self.laid[seat] += [higher[self.below(len(higher))]][: count - 1]
        self.hands[seat] = [card in hand and card not in self.laid[seat] for card in range(CARDS)]
        self.cellars[seat] = [card in cellar for card in range(CARDS)]
        if self.phase == BID and self.bids[seat] >= 0:
            self.bids[seat] = self.below(min(MOST_BID, self.goods[seat][0]) + 1)

    # How it ended

    def scores(self) -> list[dict[str, int]]:
        dishes = self.rules.dishes
        return [
            {"dishes": sum(dishes[dish]["points"] for dish in self.eaten[seat]), "coins": self.goods[seat][0]}
            for seat in range(self.game.players)
        ]

    def winners(self) -> list[int]:
        if self.player >= 0:
            return []
        coins_count = self.game.options["tie"] == "coins"
        standings = [(score["dishes"], score["coins"] if coins_count else 0) for score in self.scores()]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]

    def ending(self) -> str:
        return self.over


def _copied(field: Any) -> Any:
    return [part[:] if isinstance(part, list) else part for part in field] if isinstance(field, list) else field
