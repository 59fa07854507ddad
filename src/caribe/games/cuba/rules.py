"""Cuba: the rules as state and actions, from decision to decision; each phase has a module of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.generator import scrambled
from caribe.games.cuba import buildings, harbour, market, parliament, plantation, statutes
from caribe.games.cuba.actions import (
    A_BID,
    A_TAKE,
    ARCHITECT,
    AT_THE_END,
    BID,
    CARDS_PLAYED,
    CITRUS,
    CROPS,
    FOREMAN,
    LAWS,
    LOAD,
    MATERIALS,
    OVER,
    PLAY,
    ROUNDS,
    SHIP,
    SITE,
    SOURCES,
    TRADE,
    TRADER,
    WORKER,
)
from caribe.games.cuba.events import FinalScored, GameOver, Picked, Played, RoundBegan, Spoiled
from caribe.games.cuba.names import CARDS, DECIDED, ENDING, RESOURCES
from caribe.games.cuba.names import SOURCES as SOURCE_NAMES
from caribe.games.cuba.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


class CubaState(Table):
    """One position."""

    def clone(self) -> CubaState:
        """An independent copy without the log."""
        return CubaState(
            self.rules,
            self.player,
            self.rng,
            self.options,
            self.stage,
            self.round,
            self.turn,
            self.start,
            self.own[:],
            self.store[:],
            self.money[:],
            self.points[:],
            self.land,
            self.figure[:],
            self.hand[:],
            self.last[:],
            self.market[:],
            self.supply[:],
            self.stock,
            self.docks[:],
            self.cargo[:],
            self.pile,
            self.bottom,
            self.unseen,
            self.proposals,
            self.laws,
            self.enacted,
            self.markers,
            self.town,
            self.veto,
            self.ban,
            self.church,
            self.bids[:],
            self.first,
            self.ballot,
            self.voting,
            self.paid,
            self.step,
            self.left,
            self.low,
            self.crops,
            self.way,
            self.turns,
            self.todo,
            self.mode,
            self.using,
            self.dock,
            self.ware,
            self.begun,
            self.outcome,
        )

    # What may be done

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The actions open to a seat that owes a decision, found at the last transition."""
        if seat is None or seat == self.player:
            return self.options[:]
        if self.player < 0 or not self.sealed():
            return []
        if not (0 <= seat < self.game.players and self.voting >> seat & 1 and self.bids[seat] < 0):
            return []
        return self._bids(seat) if self.stage == BID else self.options[:]

    def any_action(self, dice: i64) -> i64:
        """The action at that place of the options."""
        options = self.options
        return options[((dice >> 17) * len(options)) >> 31]

    def is_legal(self, action: i64) -> bool:
        """Whether `player` may take this action now."""
        if self.stage == BID:
            return 0 <= action - A_BID <= self.most_bid(self.player)
        return action in self.options

    def focus(self, seat: int) -> CubaState:
        """A clone in which this seat, one of `deciders()`, is the next to decide."""
        state = self.clone()
        if seat != state.player:
            state.player = seat
            state.options = state._open()
        return state

    def _bids(self, seat: i64) -> list[int]:
        most: i64 = self.most_bid(seat)
        return self.rules.all_bids[: most + 1]

    def _open(self) -> list[int]:
        """What `player` can do at this decision point."""
        stage: i64 = self.stage
        if stage == PLAY:
            return self.rules.plays[self.hand[self.player]]
        if stage == TRADE:
            return market.options(self)
        if stage < PLAY:
            base: i64 = A_TAKE if stage == MATERIALS else A_TAKE + CITRUS
            return [base + kind for kind in range(self.low, 3)]
        if stage <= SITE:
            return plantation.options(self)
        if stage < SHIP:
            return buildings.options(self)
        if stage <= LOAD:
            return harbour.options(self)
        if stage == BID:
            return self._bids(self.player)
        if stage <= LAWS:
            return parliament.options(self)
        return statutes.options(self)

    # What is done

    def advance(self, action: i64) -> None:
        """Take an action without checking it, and every one after it that leaves no choice."""
        self.begun = 0 if self.stage == PLAY or self.sealed() else 1
        self._act(action)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real decision: what leaves no choice is done, except a bid (CUB-3.0.1)."""
        while self.player >= 0:
            actions = self._open()
            if len(actions) != 1 or self.stage == BID:
                self.options = actions
                return
            self._act(actions[0])
        self.options = []

    def stuck(self) -> bool:
        """Whether there is nothing to decide; only a position set up by hand can stand like that."""
        return len(self._open()) == 0

    def _act(self, action: i64) -> None:
        stage: i64 = self.stage
        over: bool
        if stage == PLAY:
            self._play(action)
            return
        if stage < PLAY:
            self._pick(action)
            return
        if stage == TRADE:
            over = market.act(self, action)
        elif stage <= SITE:
            over = plantation.act(self, action)
        elif stage < SHIP:
            over = buildings.act(self, action)
        elif stage <= LOAD:
            over = harbour.act(self, action)
        elif stage <= LAWS:
            if parliament.act(self, action):
                self._carry_out()
            return
        else:
            if statutes.act(self, action):
                self._end_round()
            return
        if over:
            self._end_action()

    def _pick(self, action: i64) -> None:
        """A pick at the start: two materials and two products, in canonical order (CUB-2.10)."""
        seat: i64 = self.player
        resource: i64 = action - A_TAKE
        self.gain(seat, resource, 1)
        if self.log is not None:
            self.log.append(Picked(seat, RESOURCES[resource]))
        self.left -= 1
        self.low = resource if self.stage == MATERIALS else resource - CITRUS
        if self.left > 0:
            return
        self.left = 2
        self.low = 0
        if self.stage == MATERIALS:
            self.stage = CROPS
            return
        self.stage = MATERIALS
        self.player = (seat + 1) % self.game.players
        if self.player == self.start:
            self._begin_round()

    def _begin_round(self) -> None:
        """Turn over a proposal of each category (CUB-3.A.1)."""
        self.round += 1
        self.turn = 0
        self.enacted = 0
        self.ban = self.veto
        self.veto = -1
        shown = [0, 0, 0, 0]
        for category in range(4):
            shown[category] = self._turn_over(category)
        self.proposals = shown
        self.player = self.start
        self._reset()
        if self.log is not None:
            self.log.append(RoundBegan(self.round, self.start, tuple(shown)))

    def _turn_over(self, category: i64) -> i64:
        unseen: i64 = (self.unseen >> (6 * category)) & 63
        k: i64 = self.below(self.rules.bits[unseen])
        card: i64 = 0
        while True:
            if (unseen >> card) & 1:
                if k == 0:
                    break
                k -= 1
            card += 1
        card += 6 * category
        self.unseen &= ~(1 << card)
        return card

    def _play(self, card: i64) -> None:
        """A card is played and carried out at once (CUB-3.B.1)."""
        seat: i64 = self.player
        self.hand[seat] = self.hand[seat] & ~(1 << card)
        self.last[seat] = card
        if self.log is not None:
            self.log.append(Played(seat, CARDS[card]))
        if card == WORKER:
            plantation.begin_worker(self)
        elif card == TRADER:
            market.begin(self)
        elif card == ARCHITECT:
            plantation.begin_architect(self)
        elif card == FOREMAN:
            if buildings.begin(self):
                self._end_action()
        else:
            harbour.begin(self)

    def _reset(self) -> None:
        """Nothing of one action is left behind for the next."""
        self.stage = PLAY
        self.step = 0
        self.left = 0
        self.low = 0
        self.crops = 0
        self.way = 0
        self.turns = 0
        self.todo = 0
        self.mode = 0
        self.using = 0
        self.dock = 0
        self.ware = 0

    def _end_action(self) -> None:
        self._reset()
        self.turn += 1
        if self.turn < CARDS_PLAYED * self.game.players:
            self.player = (self.player + 1) % self.game.players
            return
        parliament.pass_start(self)
        parliament.begin(self)

    def _carry_out(self) -> None:
        self._reset()
        if statutes.begin(self):
            self._end_round()

    def _end_round(self) -> None:
        """Yards, ships, markers, cards (CUB-3.E); after the sixth round the game is over."""
        self._reset()
        for seat in range(self.game.players):
            self._spoil(seat)
            self.hand[seat] = 31
            self.last[seat] = -1
            self.bids[seat] = -1
        self.first = []
        self.ballot = 0
        self.paid = 0
        self.markers = 0
        harbour.sail(self, self.round < ROUNDS)
        if self.round < ROUNDS:
            self._begin_round()
        else:
            self._finish()

    def _spoil(self, seat: i64) -> None:
        """Products in the yard go to the supply (CUB-3.E.1)."""
        lost = [0, 0, 0]
        for product in range(3):
            place: i64 = seat * 8 + CITRUS + product
            stored: i64 = self.store[seat * 3 + product]
            count: i64 = self.own[place] - stored
            if count > 0:
                lost[product] = count
                self.own[place] = stored
                self.supply[CITRUS + product] = self.supply[CITRUS + product] + count
        if self.log is not None and (lost[0] > 0 or lost[1] > 0 or lost[2] > 0):
            self.log.append(Spoiled(seat, lost[0], lost[1], lost[2]))

    def _finish(self) -> None:
        """Two points for each building, and the winner (CUB-4.8)."""
        players: i64 = self.game.players
        for seat in range(players):
            count: i64 = self.buildings(seat)
            self.score(seat, AT_THE_END, 2 * count)
            if self.log is not None:
                self.log.append(FinalScored(seat, count, 2 * count))
        self.stage = OVER
        self.player = -1
        self.outcome = self.decided_by()
        if self.log is not None:
            self.log.append(GameOver(tuple(self.winners()), ENDING, DECIDED[self.outcome]))

    # What is known

    def determinize(self, seat: int, seed: int) -> CubaState:
        """A copy in which what others decided in secret and the generator are drawn anew; stacks are drawn when they
        are turned over, so nothing else lies in wait.
        """
        state = self.clone()
        state.rng = scrambled(seed)
        if self.player >= 0 and self.sealed():
            for other in range(self.game.players):
                if other != seat and self.voting >> other & 1 and self.bids[other] >= 0:
                    state.bids[other] = state.below(self.most_bid(other) + 1 if self.stage == BID else 2)
        return state

    # How it ended

    def _leaders(self, money: bool) -> list[int]:
        """Who has the most points, and among these (if asked) the most money."""
        best: i64 = -1
        found: list[int] = []
        for seat in range(self.game.players):
            standing: i64 = self.total(seat)
            if money:
                standing = standing * 100000 + self.money[seat]
            if standing > best:
                best = standing
                found = []
            if standing == best:
                found.append(seat)
        return found

    def decided_by(self) -> i64:
        """What tells the winners apart from the others: points, money, or the order at the table."""
        if len(self._leaders(False)) == 1:
            return 0
        if len(self._leaders(True)) == 1:
            return 1
        return 3 if self.rules.clockwise else 2

    def winners(self) -> list[int]:
        """The seats that won: most points, then most money, then all of them or by the order at the table; empty
        while the game goes on (CUB-4.8.3).
        """
        if self.player >= 0:
            return []
        leaders = self._leaders(True)
        if self.rules.clockwise:
            seat: i64 = self.start
            while seat not in leaders:
                seat = (seat + 1) % self.game.players
            return [seat]
        return leaders

    def returns(self) -> list[float]:
        """Each seat's share of the win, 0 while the game goes on."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]

    def scores(self) -> list[dict[str, int]]:
        """Each seat's points by source."""
        return [
            {name: self.points[seat * SOURCES + source] for source, name in enumerate(SOURCE_NAMES)}
            for seat in range(self.game.players)
        ]

    def ending(self) -> str:
        """`six_rounds`, "" while the game goes on."""
        return ENDING if self.outcome >= 0 else ""
