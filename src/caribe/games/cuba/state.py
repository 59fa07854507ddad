"""A position of Cuba: everything that lies on the table, and the small moves that all phases are made of.

What each field means is declared in `fields`. Lists that clones share are never changed in place: who changes one puts
a new one there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.state import State
from caribe.games.cuba import actions as a

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba


class CubaTable(State):
    """All that lies on the table, and where in the round we are.

    The chapters take this base class: `CubaState`, in `rules.py`, imports them to dispatch to them.
    """

    # <generated: constructor, fields>
    # fmt: off

    def __init__(
        self, game: Cuba, player: i64, rng: i64, legal: list[int], stage: i64, round: i64, turn: i64, start: i64,
        own: list[int], store: list[int], money: list[int], points: list[int], land: list[int], figure: list[int],
        hand: list[int], last: list[int], market: list[int], supply: list[int], display: list[int], docks: list[int],
        cargo: list[int], stack: i64, bottom: list[int], unseen: i64, proposals: list[int], laws: list[int],
        enacted: i64, markers: i64, town_hall: i64, veto: i64, barred: i64, church: i64, bids: list[int],
        first_bids: list[int], ballot: i64, voting: i64, answers: list[int], paid: i64, asked: i64, given: i64,
        left: i64, low: i64, crops: i64, way: i64, turns: i64, todo: i64, mode: i64, cross_useful: i64, using: i64,
        handed_in: i64, dock: i64, loaded: i64, ware: i64, begun: i64, decided: i64,
    ) -> None:
        super().__init__(game, player, rng)
        self.rules = game
        self.legal = legal  # what `player` may do, found at the last transition
        self.stage: i64 = stage  # the decision point
        self.round: i64 = round  # from 1, 0 before the first
        self.turn: i64 = turn  # cards played in this round, by all
        self.start: i64 = start  # the start player
        self.own = own  # [seat * 8 + resource]: yard and store together, all of it always at hand (CUB-4.0.2)
        self.store = store  # [seat * 3 + product]: what of it lies in the store
        self.money = money  # pesos of each seat
        self.points = points  # [seat * SOURCE_COUNT + source]
        self.land = land  # [seat * 12 + cell]: the resource of an open field, or LOT + kind of building
        self.figure = figure  # the cell of each figure
        self.hand = hand  # cards in hand of each seat, as bits
        self.last = last  # the card each seat played last, -1 for none
        self.market = market  # units in each row
        self.supply = supply  # by resource
        self.display = display  # buildings still on display, by kind
        self.docks = docks  # ships in docks 1 to 3 and at sea, -1 for none
        self.cargo = cargo  # [dock * 5 + ware]
        self.stack: i64 = stack  # ships in the stack whose order nobody knows, as bits; they lie on top
        self.bottom = bottom  # ships under them, in known order
        self.unseen: i64 = unseen  # statutes not yet turned over, as bits
        self.proposals = proposals  # by category, -1 for none
        self.laws = laws  # statutes in force by category, -1 for none
        self.enacted: i64 = enacted  # categories with a statute of this round, as bits
        self.markers: i64 = markers  # black markers on the alternatives, as bits
        self.town_hall: i64 = town_hall  # the seat with the votes of the town hall, -1 for none
        self.veto: i64 = veto  # the category vetoed in this round, -1 for none
        self.barred: i64 = barred  # the category vetoed in the round before, which cannot be vetoed now
        self.church: i64 = church  # the seat that may still object before the vote, -1 for none
        self.bids = bids  # of this ballot, -1 where none was made yet
        self.first_bids = first_bids  # the bids of the first ballot once there is a second
        self.ballot: i64 = ballot  # of this parliament, 0 when none is on
        self.voting: i64 = voting  # the seats that decide in secret together, as bits
        # decided in secret: 1 to pay tax or duty, 0 not to, -1 nothing yet; empty when it is not asked
        self.answers = answers
        self.paid: i64 = paid  # the seats that paid their tax, as bits
        self.asked: i64 = asked  # the seats asked so far for the tax or the duty
        self.given: i64 = given  # units of a duty given so far: three bits for each
        self.left: i64 = left  # units still to choose
        self.low: i64 = low  # the lowest that may come next, in canonical order
        self.crops: i64 = crops  # product fields still to be used: four bits for each product
        self.way: i64 = way  # what was last done with each ware in this action: two bits, 1 bought, 2 sold
        self.turns: i64 = turns  # how often that changed: two bits for each ware
        self.todo: i64 = todo  # cells whose buildings the foreman can still use, as bits
        self.mode: i64 = mode  # CROSS or SINGLE, 0 for none
        self.cross_useful: i64 = cross_useful  # 1 when a building in the row and column of the figure has an effect
        self.using: i64 = using  # the kind of building in use
        self.handed_in: i64 = handed_in  # 1 when the building in use was given a unit
        self.dock: i64 = dock  # the dock being loaded
        self.loaded: i64 = loaded  # units loaded by the mayor in this action
        self.ware: i64 = ware  # the ware being loaded or swapped
        self.begun: i64 = begun  # 1 when the decision before this one may have begun the same composite
        self.decided: i64 = decided  # what decided the game, as in `names.DECIDED`; -1 while it goes on

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        return (
            self.game, self.player, self.rng, self.legal, self.stage, self.round, self.turn, self.start, self.own,
            self.store, self.money, self.points, self.land, self.figure, self.hand, self.last, self.market, self.supply,
            self.display, self.docks, self.cargo, self.stack, self.bottom, self.unseen, self.proposals, self.laws,
            self.enacted, self.markers, self.town_hall, self.veto, self.barred, self.church, self.bids, self.first_bids,
            self.ballot, self.voting, self.answers, self.paid, self.asked, self.given, self.left, self.low, self.crops,
            self.way, self.turns, self.todo, self.mode, self.cross_useful, self.using, self.handed_in, self.dock,
            self.loaded, self.ware, self.begun, self.decided,
        )

    # fmt: on
    # </generated>

    # Small moves

    def gain(self, seat: i64, resource: i64, count: i64) -> i64:
        """Take up to `count` from the supply into the yard; how many there were (CUB-1.12, CUB-4.0.1, AMB-67)."""
        there: i64 = self.supply[resource]
        if count > there:
            count = there
        if count > 0:
            self.supply[resource] = there - count
            place: i64 = seat * 8 + resource
            self.own[place] = self.own[place] + count
        return count

    def pay(self, seat: i64, resource: i64, count: i64) -> None:
        """Give units to the supply, never to the market (CUB-4.0.3)."""
        self.spend(seat, resource, count)
        self.supply[resource] = self.supply[resource] + count

    def spend(self, seat: i64, resource: i64, count: i64) -> None:
        """Part with units of yard or store (CUB-4.0.2), from the yard first (CUB-3.F.3, AMB-28)."""
        place: i64 = seat * 8 + resource
        rest: i64 = self.own[place] - count
        self.own[place] = rest
        if 3 <= resource < 6:
            stored: i64 = seat * 3 + resource - 3
            if self.store[stored] > rest:
                self.store[stored] = rest

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Add points at once, without end (CUB-3.0.3, CUB-4.8.2)."""
        place: i64 = seat * a.SOURCE_COUNT + source
        self.points[place] = self.points[place] + points

    def earn(self, seat: i64, pesos: i64) -> None:
        """Add pesos, or take them when negative; the bank never runs dry (AMB-01)."""
        self.money[seat] = self.money[seat] + pesos

    def in_force(self, kind: i64) -> bool:
        """Whether a statute of this kind is in force in category IV."""
        card: i64 = self.laws[3]
        return card >= 0 and self.rules.law_kind[card] == kind

    # What is asked

    def buildings(self, seat: i64) -> i64:
        """Return the buildings a seat has built; the printed warehouse is not one of them (CUB-4.6.31)."""
        land = self.land
        count: i64 = -1
        for place in range(seat * 12, seat * 12 + 12):
            if land[place] >= a.LOT:
                count += 1
        return count

    def total(self, seat: i64) -> i64:
        """Return a seat's points."""
        points: i64 = 0
        for place in range(seat * a.SOURCE_COUNT, seat * a.SOURCE_COUNT + a.SOURCE_COUNT):
            points += self.points[place]
        return points

    def most_bid(self, seat: i64) -> i64:
        """Return the highest bid a seat can make (CUB-3.C.3, AMB-42)."""
        money: i64 = self.money[seat]
        cap: i64 = self.rules.bid_cap
        return money if money < cap else cap

    def sealed(self) -> bool:
        """Whether the decisions of now are made in secret and together."""
        stage: i64 = self.stage
        return stage == a.BID or (self.rules.together and (stage in (a.TAX, a.DUTY)))

    def secrets(self) -> list[int]:
        """Return what the seats decided in secret last, -1 where nothing: their bids, later 1 to pay and 0 not to."""
        return self.answers if self.rules.together and self.stage in (a.TAX, a.DUTY, a.DUES) else self.bids

    def progress(self) -> i64:
        """Return how far the decision of now has got, as one number; of its four parts all but one are 0."""
        return self.cross_useful + self.handed_in + self.loaded + self.asked

    def undecided(self, seat: i64) -> bool:
        """Whether a seat still owes its part of a decision made in secret and together."""
        return (self.voting >> seat) & 1 != 0 and self.secrets()[seat] < 0

    def deciders(self) -> list[int]:
        """Return the seats that owe a decision now."""
        if self.player < 0:
            return []
        if not self.sealed():
            return [self.player]
        return [seat for seat in range(self.game.players) if self.undecided(seat)]

    def seen_as(self, action: int, seat: int) -> int:
        """Return what a seat sees of an action: -1 for another's decision in secret."""
        return -1 if seat != self.player and self.sealed() else action

    def is_settling(self, action: int) -> bool:
        """Tell that nothing is taken back from parliament on: who is asked next depends on money (`open_money`)."""
        return self.stage >= a.OBJECT

    def midway(self) -> bool:
        """Whether `player` is in the middle of one composite decision."""
        stage: i64 = self.stage
        if self.begun == 0:
            return False
        if stage == a.USE:
            return self.mode == a.SINGLE
        if stage == a.LOAD:
            return self.loaded == 0
        if stage in (a.START_MATERIALS, a.LAWS):
            return self.left == 1
        return stage in (a.START_PRODUCTS, a.HARVEST, a.SITE, a.DUES) or a.COUNT <= stage <= a.CALL
