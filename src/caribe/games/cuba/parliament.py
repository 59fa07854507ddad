"""Parliament in Cuba: votes, secret bids, one more ballot for a tie, and the two statutes that are passed (CUB-3.C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba import buildings
from caribe.games.cuba.components import building_kind
from caribe.games.cuba.events import BidMade, BidsOpened, Delegated, Enacted, StartPassed, VoteWon
from caribe.games.cuba.names import CARDS

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable

TOWN_HALL_VOTES: Final[int] = building_kind("town_hall").votes


def card_left(state: CubaTable, seat: i64) -> i64:
    """Return the index of the card a seat has kept for parliament; it has one vote more than its index."""
    cards: i64 = state.hand[seat]
    card: i64 = 0
    while not (cards >> card) & 1:
        card += 1
    return card


def votes(state: CubaTable, seat: i64) -> i64:
    """Return the votes of a seat without money: its card and the town hall (CUB-1.9, CUB-3.C.1, CUB-3.C.2)."""
    return card_left(state, seat) + 1 + (TOWN_HALL_VOTES if state.town_hall == seat else 0)


def pass_start(state: CubaTable) -> None:
    """The highest fourth card makes its owner start player, the later one in a tie (CUB-3.B.3, AMB-62)."""
    highest: i64 = -1
    players: i64 = state.game.players
    found: i64 = state.start
    for k in range(players):
        seat: i64 = (state.start + k) % players
        card: i64 = state.last[seat]
        if card >= highest:
            highest = card
            found = seat
    state.start = found
    if state.log is not None:
        state.log.append(StartPassed(found))


def begin(state: CubaTable) -> None:
    """The cards are shown; objections, bids or straight the result."""
    if state.log is not None:
        seats = range(state.game.players)
        cards = tuple([CARDS[card_left(state, seat)] for seat in seats])
        state.log.append(Delegated(cards, tuple([votes(state, seat) for seat in seats])))
    if state.church >= 0 and len(buildings.open_to_veto(state)) > 0:
        state.stage = a.OBJECT
        state.player = state.church
        return
    open_vote(state)


def open_vote(state: CubaTable) -> None:
    """All bid, or nobody may (CUB-3.C.6, CUB-4.7.28, AMB-40)."""
    players: i64 = state.game.players
    state.church = -1
    state.ballot = 1
    state.bids = [-1] * players
    state.first_bids = []
    everybody: i64 = (1 << players) - 1
    if state.in_force(a.ANTI_CORRUPTION):
        state.bids = [0] * players
        settle_tie(state, ahead(state, everybody))
        return
    state.voting = everybody
    state.player = 0
    state.stage = a.BID


def options(state: CubaTable) -> list[int]:
    """Return proposals to veto, or two of them to pass (CUB-3.C.7, AMB-66)."""
    if state.stage == a.OBJECT:
        actions = buildings.open_to_veto(state)
        actions.append(a.DONE)
        return actions
    actions = []
    rest: i64 = 0
    for category in range(4):
        if state.proposals[category] >= 0 and category >= state.low:
            rest += 1
    for category in range(4):
        if state.proposals[category] >= 0 and category >= state.low:
            if rest >= state.left:
                actions.append(a.A_LAW + category)
            rest -= 1
    return actions


def act(state: CubaTable, action: i64) -> bool:
    """Carry out a step in parliament; whether it is over."""
    if state.stage == a.OBJECT:
        if action != a.DONE:
            buildings.strike(state, state.player, action - a.A_LAW)
        open_vote(state)
        return False
    if state.stage == a.BID:
        bid(state, action - a.A_BID)
        return False
    category: i64 = action - a.A_LAW
    card: i64 = state.proposals[category]
    state.laws = state.laws[:]  # CUB-3.C.9, AMB-61: the other categories keep theirs
    state.laws[category] = card
    state.proposals = state.proposals[:]
    state.proposals[category] = -1
    state.enacted |= 1 << category
    state.low = category + 1
    state.left -= 1
    if state.log is not None:
        state.log.append(Enacted(state.player, card))
    if state.left > 0:
        return False
    state.proposals = [-1, -1, -1, -1]  # CUB-3.C.8
    state.town_hall = -1  # CUB-3.C.10, CUB-4.6.30
    return True


def bid(state: CubaTable, pesos: i64) -> None:
    """A bid in secret; when all are made they are shown and paid by all (CUB-3.C.3, AMB-73)."""
    seat: i64 = state.player
    state.bids[seat] = pesos
    if state.log is not None:
        state.log.append(BidMade(seat, pesos))
    players: i64 = state.game.players
    for other in range(players):
        if (state.voting >> other) & 1 and state.bids[other] < 0:
            state.player = other
            return
    for other in range(players):
        if (state.voting >> other) & 1:
            state.earn(other, -state.bids[other])
    if state.log is not None:
        totals = [total(state, other) if state.voting >> other & 1 else -1 for other in range(players)]
        state.log.append(BidsOpened(state.ballot, tuple(state.bids), tuple(totals)))
    tied: i64 = ahead(state, state.voting)
    if tied & (tied - 1) and state.ballot == 1:  # CUB-3.C.5, AMB-41: the tied vote once more
        state.ballot = 2
        state.first_bids = state.bids
        state.bids = [-1] * players
        state.voting = tied
        state.player = 0
        while not (tied >> state.player) & 1:
            state.player += 1
        return
    settle_tie(state, tied)


def total(state: CubaTable, seat: i64) -> i64:
    """Return all votes of a seat in this ballot (CUB-3.C.4, AMB-39)."""
    count: i64 = votes(state, seat) + state.bids[seat]
    if state.ballot == 2 and state.rules.cumulative:
        count += state.first_bids[seat]
    return count


def ahead(state: CubaTable, seats: i64) -> i64:
    """Return who of these seats has the most votes, as bits."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(state.game.players):
        if (seats >> seat) & 1:
            count: i64 = total(state, seat)
            if count > best:
                best = count
                found = 0
            if count == best:
                found |= 1 << seat
    return found


def runner_up(state: CubaTable, winner: i64) -> i64:
    """Return the most votes of any other seat in this ballot."""
    best: i64 = 0
    for seat in range(state.game.players):
        if seat != winner and state.bids[seat] >= 0:
            best = max(best, total(state, seat))
    return best


def settle_tie(state: CubaTable, tied: i64) -> None:
    """The start player wins the vote if tied, else the first of the tied after that seat (CUB-3.C.5)."""
    seat: i64 = state.start
    while not (tied >> seat) & 1:
        seat = (seat + 1) % state.game.players
    if state.log is not None:
        state.log.append(VoteWon(seat, total(state, seat), runner_up(state, seat), tied & (tied - 1) != 0))
    state.voting = 0
    state.player = seat
    state.stage = a.LAWS
    state.left = 2
    state.low = 0
