"""The table of Cuba: everything that lies on it, and the small moves that all phases are made of.

Rows of eight numbers are resources (`actions.WOOD` ...), rows of five are wares. Seats follow each other in flat lists.
Lists marked *shared* are never changed in place: a clone keeps the list, and who changes one puts a new one there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caribe.core.state import State
from caribe.games.cuba.actions import (
    BID,
    CALL,
    COUNT,
    CROPS,
    DUES,
    DUTY,
    HARVEST,
    LAWS,
    LOAD,
    LOT,
    MATERIALS,
    SINGLE,
    SITE,
    SOURCES,
    TAX,
    USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.game import Cuba


class Table(State):
    """All that lies on the table, and where in the round we are."""

    def __init__(
        self,
        game: Cuba,
        player: i64,
        rng: i64,
        options: list[int],
        stage: i64,
        round: i64,  # noqa: A002
        turn: i64,
        start: i64,
        own: list[int],
        store: list[int],
        money: list[int],
        points: list[int],
        land: list[int],
        figure: list[int],
        hand: list[int],
        last: list[int],
        market: list[int],
        supply: list[int],
        stock: list[int],
        docks: list[int],
        cargo: list[int],
        pile: i64,
        bottom: list[int],
        unseen: i64,
        proposals: list[int],
        laws: list[int],
        enacted: i64,
        markers: i64,
        town: i64,
        veto: i64,
        ban: i64,
        church: i64,
        bids: list[int],
        first: list[int],
        ballot: i64,
        voting: i64,
        paid: i64,
        step: i64,
        left: i64,
        low: i64,
        crops: i64,
        way: i64,
        turns: i64,
        todo: i64,
        mode: i64,
        using: i64,
        dock: i64,
        ware: i64,
        begun: i64,
        outcome: i64,
    ) -> None:
        super().__init__(game, player, rng)
        self.rules = game
        self.options = options  # shared: what `player` may do, found at the last transition
        self.stage: i64 = stage
        self.round: i64 = round
        self.turn: i64 = turn  # cards played in this round, by all
        self.start: i64 = start  # the start player
        self.own = own  # [seat * 8 + resource]: yard and store together
        self.store = store  # [seat * 3 + product]: what of it lies in the store
        self.money = money
        self.points = points  # [seat * SOURCES + source]
        self.land = land  # shared; [seat * 12 + cell]: the resource of an open field, or LOT + kind of building
        self.figure = figure
        self.hand = hand  # cards in hand, as bits
        self.last = last  # the card each seat played last, -1 for none
        self.market = market  # units in each row
        self.supply = supply
        self.stock = stock  # shared: buildings still on display, by kind
        self.docks = docks  # ships in docks 1 to 3 and at sea, -1 for none
        self.cargo = cargo  # [dock * 5 + ware]
        self.pile: i64 = pile  # ships in the stack whose order nobody knows, as bits; they lie on top
        self.bottom = bottom  # shared: ships under them, in known order
        self.unseen: i64 = unseen  # statutes not yet turned over, as bits
        self.proposals = proposals  # shared: by category, -1 for none
        self.laws = laws  # shared: statutes in force by category, -1 for none
        self.enacted: i64 = enacted  # categories with a statute of this round, as bits
        self.markers: i64 = markers  # black markers on the alternatives, as bits
        self.town: i64 = town  # the seat with the votes of the town hall, -1 for none
        self.veto: i64 = veto  # the category vetoed in this round, -1 for none
        self.ban: i64 = ban  # the category vetoed in the round before
        self.church: i64 = church  # the seat that may still object before the vote, -1 for none
        self.bids = bids  # of this ballot, -1 where none was made yet
        self.first = first  # shared: the bids of the first ballot once there is a second
        self.ballot: i64 = ballot
        self.voting: i64 = voting  # the seats that decide in secret together, as bits
        self.paid: i64 = paid  # the seats that paid their tax, as bits
        self.step: i64 = step  # how far a phase or a composite has got
        self.left: i64 = left  # units still to choose
        self.low: i64 = low  # the lowest that may come next, in canonical order
        self.crops: i64 = crops  # product fields still to be used: four bits for each product
        self.way: i64 = way  # what was last done with each ware in this action: two bits, 1 bought, 2 sold
        self.turns: i64 = turns  # how often that changed: two bits for each ware
        self.todo: i64 = todo  # cells whose buildings the foreman can still use, as bits
        self.mode: i64 = mode  # CROSS or SINGLE, 0 for none
        self.using: i64 = using  # the kind of building in use
        self.dock: i64 = dock
        self.ware: i64 = ware
        self.begun: i64 = begun  # 1 when the decision before this one may have begun the same composite
        self.outcome: i64 = outcome  # how it ended, -1 while it goes on

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return (
            self.game,
            self.player,
            self.rng,
            self.options,
            self.stage,
            self.round,
            self.turn,
            self.start,
            self.own,
            self.store,
            self.money,
            self.points,
            self.land,
            self.figure,
            self.hand,
            self.last,
            self.market,
            self.supply,
            self.stock,
            self.docks,
            self.cargo,
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
            self.bids,
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

    # Small moves

    def gain(self, seat: i64, resource: i64, count: i64) -> i64:
        """Take up to so many from the supply; how many there were (CUB-1.12)."""
        there: i64 = self.supply[resource]
        if count > there:
            count = there
        if count > 0:
            self.supply[resource] = there - count
            place: i64 = seat * 8 + resource
            self.own[place] = self.own[place] + count
        return count

    def pay(self, seat: i64, resource: i64, count: i64) -> None:
        """Give so many to the supply."""
        self.spend(seat, resource, count)
        self.supply[resource] = self.supply[resource] + count

    def spend(self, seat: i64, resource: i64, count: i64) -> None:
        """Part with so many, from the yard first (CUB-3.F.3)."""
        place: i64 = seat * 8 + resource
        rest: i64 = self.own[place] - count
        self.own[place] = rest
        if 3 <= resource < 6:
            stored: i64 = seat * 3 + resource - 3
            if self.store[stored] > rest:
                self.store[stored] = rest

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Add points at once (CUB-3.0.3)."""
        place: i64 = seat * SOURCES + source
        self.points[place] = self.points[place] + points

    def earn(self, seat: i64, pesos: i64) -> None:
        """Add pesos, or take them when negative."""
        self.money[seat] = self.money[seat] + pesos

    def in_force(self, kind: i64) -> bool:
        """Whether a statute of this kind is in force in category IV."""
        card: i64 = self.laws[3]
        return card >= 0 and self.rules.law_kind[card] == kind

    # What is asked

    def buildings(self, seat: i64) -> i64:
        """The buildings a seat has built; the printed warehouse is not one of them (CUB-4.6.31)."""
        land = self.land
        count: i64 = -1
        for place in range(seat * 12, seat * 12 + 12):
            if land[place] >= LOT:
                count += 1
        return count

    def total(self, seat: i64) -> i64:
        """A seat's points."""
        points: i64 = 0
        for place in range(seat * SOURCES, seat * SOURCES + SOURCES):
            points += self.points[place]
        return points

    def most_bid(self, seat: i64) -> i64:
        """The highest bid a seat can make (CUB-3.C.3, AMB-42)."""
        money: i64 = self.money[seat]
        cap: i64 = self.rules.bid_cap
        return money if money < cap else cap

    def sealed(self) -> bool:
        """Whether the decisions of now are made in secret and together."""
        stage: i64 = self.stage
        return stage == BID or (self.rules.together and (stage in (TAX, DUTY)))

    def deciders(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.player < 0:
            return []
        if not self.sealed():
            return [self.player]
        return [seat for seat in range(self.game.players) if self.voting >> seat & 1 and self.bids[seat] < 0]

    def seen_as(self, action: int, seat: int) -> int:
        """What a seat sees of an action: -1 for another's decision in secret."""
        return -1 if seat != self.player and self.sealed() else action

    def midway(self) -> bool:
        """Whether `player` is in the middle of one composite decision."""
        stage: i64 = self.stage
        if self.begun == 0:
            return False
        if stage == USE:
            return self.mode == SINGLE
        if stage == LOAD:
            return self.step == 0
        if stage in (MATERIALS, LAWS):
            return self.left == 1
        return stage in (CROPS, HARVEST, SITE, DUES) or COUNT <= stage <= CALL
