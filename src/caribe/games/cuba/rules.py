"""The flow of a round of Cuba, from decision to decision; each chapter of the rules has a module of its own."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba import foreman, harbour, knowledge, market, parliament, plantation, scoring, statutes
from caribe.games.cuba.events import Picked, Played, RoundBegan, Spoiled
from caribe.games.cuba.names import CARDS, ENDING, RESOURCES
from caribe.games.cuba.state import CubaTable


class CubaState(CubaTable):
    """One position of Cuba: the table (`CubaTable`) and the flow between its chapters."""

    # <generated: clone>
    # fmt: off

    def clone(self) -> CubaState:
        """Return an independent copy without the log."""
        return CubaState(
            self.rules, self.player, self.rng, self.legal, self.stage, self.round, self.turn, self.start, self.own[:],
            self.store[:], self.money[:], self.points[:], self.land, self.figure[:], self.hand[:], self.last[:],
            self.market[:], self.supply[:], self.display, self.docks[:], self.cargo[:], self.stack, self.bottom,
            self.unseen, self.proposals, self.laws, self.enacted, self.markers, self.town_hall, self.veto, self.barred,
            self.church, self.bids[:], self.first_bids, self.ballot, self.voting, self.answers, self.paid, self.asked,
            self.given, self.left, self.low, self.crops, self.way, self.turns, self.todo, self.mode, self.cross_useful,
            self.using, self.handed_in, self.dock, self.loaded, self.ware, self.begun, self.decided,
        )

    # fmt: on
    # </generated>

    # What may be done

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the actions open to a seat that owes a decision, found at the last transition."""
        if seat is None or seat == self.player:
            return self.legal[:]
        if self.player < 0 or not self.sealed():
            return []
        if not (0 <= seat < self.game.players and self.undecided(seat)):
            return []
        return bids_of(self, seat) if self.stage == a.BID else self.legal[:]

    def any_action(self, dice: i64) -> i64:
        """Return the action at that place of the legal ones."""
        legal = self.legal
        return legal[((dice >> 17) * len(legal)) >> 31]

    def is_legal(self, action: i64) -> bool:
        """Whether `player` may take this action now."""
        if self.stage == a.BID:
            return 0 <= action - a.A_BID <= self.most_bid(self.player)
        return action in self.legal

    def focus(self, seat: int) -> CubaState:
        """Return a clone in which this seat, one of `deciders()`, is the next to decide."""
        state = self.clone()
        if seat != state.player:
            state.player = seat
            state.legal = open_actions(state)
        return state

    def advance(self, action: i64) -> None:
        """Take an action without checking it, and every one after it that leaves no choice."""
        self.begun = 0 if self.stage == a.PLAY or self.sealed() else 1
        act(self, action)
        settle(self)

    # What is known, and how it ends

    def determinize(self, seat: int, seed: int) -> CubaState:
        """Return a copy in which all that this seat cannot know is drawn again."""
        return knowledge.determinize(self, seat, seed)

    def winners(self) -> list[int]:
        """Return the seats that won; empty while the game goes on."""
        return scoring.winners(self)

    def returns(self) -> list[float]:
        """Return each seat's share of the win, 0 while the game goes on."""
        won = scoring.winners(self)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.game.players)]

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's points by source."""
        return scoring.by_source(self)

    def merits(self) -> list[int]:
        """Return a number for each seat to rank by: points, money, the order at the table (CUB-4.8.3, AMB-58)."""
        return scoring.merits(self)

    def ending(self) -> str:
        """Return `six_rounds`, "" while the game goes on."""
        return ENDING if self.decided >= 0 else ""


def bids_of(state: CubaTable, seat: i64) -> list[int]:
    """Return the bids a seat can make (CUB-3.C.3)."""
    most: i64 = state.most_bid(seat)
    return state.rules.all_bids[: most + 1]


def open_actions(state: CubaTable) -> list[int]:
    """Return what `player` can do at this decision point."""
    stage: i64 = state.stage
    if stage == a.PLAY:
        return state.rules.plays[state.hand[state.player]]
    if stage == a.TRADE:
        return market.options(state)
    if stage < a.PLAY:
        base: i64 = a.A_TAKE if stage == a.START_MATERIALS else a.A_TAKE + a.CITRUS
        return [base + kind for kind in range(state.low, 3)]
    if stage <= a.SITE:
        return plantation.options(state)
    if stage < a.SHIP:
        return foreman.options(state)
    if stage <= a.LOAD:
        return harbour.options(state)
    if stage == a.BID:
        return bids_of(state, state.player)
    if stage <= a.LAWS:
        return parliament.options(state)
    return statutes.options(state)


def settle(state: CubaTable) -> None:
    """Go on to the next real decision: what leaves no choice is done, except a bid (CUB-3.0.1)."""
    while state.player >= 0:
        actions = open_actions(state)
        if len(actions) != 1 or state.stage == a.BID:
            state.legal = actions
            return
        act(state, actions[0])
    state.legal = []


def stuck(state: CubaTable) -> bool:
    """Whether there is nothing to decide; only a position set up by hand can stand like that."""
    return len(open_actions(state)) == 0


def act(state: CubaTable, action: i64) -> None:
    """Carry out one action, and what follows when its phase is over (CUB-3.0.2)."""
    stage: i64 = state.stage
    over: bool
    if stage == a.PLAY:
        play(state, action)
        return
    if stage < a.PLAY:
        pick_start(state, action)
        return
    if stage == a.TRADE:
        over = market.act(state, action)
    elif stage <= a.SITE:
        over = plantation.act(state, action)
    elif stage < a.SHIP:
        over = foreman.act(state, action)
    elif stage <= a.LOAD:
        over = harbour.act(state, action)
    elif stage <= a.LAWS:
        if parliament.act(state, action):
            carry_out(state)
        return
    else:
        if statutes.act(state, action):
            end_round(state)
        return
    if over:
        end_action(state)


def pick_start(state: CubaTable, action: i64) -> None:
    """A pick at the start: two materials and two products, in canonical order (CUB-2.10, AMB-05)."""
    seat: i64 = state.player
    resource: i64 = action - a.A_TAKE
    state.gain(seat, resource, 1)
    if state.log is not None:
        state.log.append(Picked(seat, RESOURCES[resource]))
    state.left -= 1
    state.low = resource if state.stage == a.START_MATERIALS else resource - a.CITRUS
    if state.left > 0:
        return
    state.left = 2
    state.low = 0
    if state.stage == a.START_MATERIALS:
        state.stage = a.START_PRODUCTS
        return
    state.stage = a.START_MATERIALS
    state.player = (seat + 1) % state.game.players
    if state.player == state.start:
        begin_round(state)


def begin_round(state: CubaTable) -> None:
    """Turn over a proposal of each category (CUB-3.A.1)."""
    state.round += 1
    state.turn = 0
    state.enacted = 0
    state.barred = state.veto
    state.veto = -1
    shown = [0, 0, 0, 0]
    for category in range(4):
        shown[category] = turn_over(state, category)
    state.proposals = shown
    state.player = state.start
    reset(state)
    if state.log is not None:
        state.log.append(RoundBegan(state.round, state.start, tuple(shown)))


def turn_over(state: CubaTable, category: i64) -> i64:
    """Draw the top statute of a category's shuffled stack (CUB-2.4, CUB-1.8)."""
    unseen: i64 = (state.unseen >> (6 * category)) & 63
    k: i64 = state.below(state.rules.bits[unseen])
    card: i64 = 0
    while True:
        if (unseen >> card) & 1:
            if k == 0:
                break
            k -= 1
        card += 1
    card += 6 * category
    state.unseen &= ~(1 << card)
    return card


def play(state: CubaTable, card: i64) -> None:
    """A card is played and carried out at once (CUB-3.B.1, CUB-3.B.2, CUB-4.0.6)."""
    seat: i64 = state.player
    state.hand[seat] = state.hand[seat] & ~(1 << card)
    state.last[seat] = card
    if state.log is not None:
        state.log.append(Played(seat, CARDS[card]))
    if card == a.WORKER:
        plantation.begin_worker(state)
    elif card == a.TRADER:
        market.begin(state)
    elif card == a.ARCHITECT:
        plantation.begin_architect(state)
    elif card == a.FOREMAN:
        if foreman.begin(state):
            end_action(state)
    else:
        harbour.begin(state)


def reset(state: CubaTable) -> None:
    """Nothing of one action is left behind for the next."""
    state.stage = a.PLAY
    state.asked = 0
    state.given = 0
    state.cross_useful = 0
    state.handed_in = 0
    state.loaded = 0
    state.left = 0
    state.low = 0
    state.crops = 0
    state.way = 0
    state.turns = 0
    state.todo = 0
    state.mode = 0
    state.using = 0
    state.dock = 0
    state.ware = 0


def end_action(state: CubaTable) -> None:
    """The next card, or parliament when all have played four (CUB-3.B.1)."""
    reset(state)
    state.turn += 1
    if state.turn < a.CARDS_PLAYED * state.game.players:
        state.player = (state.player + 1) % state.game.players
        return
    parliament.pass_start(state)
    parliament.begin(state)


def carry_out(state: CubaTable) -> None:
    """The statutes in force act (CUB-3.D.1)."""
    reset(state)
    if statutes.begin(state):
        end_round(state)


def end_round(state: CubaTable) -> None:
    """Yards, ships, markers, cards (CUB-3.E.5, AMB-59); after the sixth round the game is over."""
    reset(state)
    for seat in range(state.game.players):
        spoil(state, seat)
        state.hand[seat] = 31
        state.last[seat] = -1
        state.bids[seat] = -1
    state.first_bids = []
    state.answers = []
    state.ballot = 0
    state.paid = 0
    state.markers = 0
    harbour.sail(state, state.round < a.ROUNDS)
    if state.round < a.ROUNDS:
        begin_round(state)
    else:
        scoring.finish(state)


def spoil(state: CubaTable, seat: i64) -> None:
    """Products in the yard go to the supply (CUB-3.E.1)."""
    lost = [0, 0, 0]
    for product in range(3):
        place: i64 = seat * 8 + a.CITRUS + product
        stored: i64 = state.store[seat * 3 + product]
        count: i64 = state.own[place] - stored
        if count > 0:
            lost[product] = count
            state.own[place] = stored
            state.supply[a.CITRUS + product] = state.supply[a.CITRUS + product] + count
    if state.log is not None and (lost[0] > 0 or lost[1] > 0 or lost[2] > 0):
        state.log.append(Spoiled(seat, lost[0], lost[1], lost[2]))
