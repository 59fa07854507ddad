"""Parliament in Cuba: votes, secret bids, one more ballot for a tie, and the two statutes that are passed (CUB-3.C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.games.cuba import buildings
from caribe.games.cuba.actions import A_BID, A_LAW, ANTI_CORRUPTION, BID, DONE, LAWS, OBJECT
from caribe.games.cuba.events import BidMade, BidsOpened, Delegated, Enacted, StartPassed, VoteWon
from caribe.games.cuba.names import CARDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.table import Table


def card_left(t: Table, seat: i64) -> i64:
    """The number of the card a seat has kept for parliament."""
    cards: i64 = t.hand[seat]
    card: i64 = 0
    while not (cards >> card) & 1:
        card += 1
    return card


def votes(t: Table, seat: i64) -> i64:
    """The votes of a seat without money: its card and the town hall (CUB-3.C.1, CUB-3.C.2)."""
    return card_left(t, seat) + 1 + (2 if t.town == seat else 0)


def pass_start(t: Table) -> None:
    """The highest fourth card makes its owner start player, the later one in a tie (CUB-3.B.3)."""
    highest: i64 = -1
    players: i64 = t.game.players
    found: i64 = t.start
    for k in range(players):
        seat: i64 = (t.start + k) % players
        card: i64 = t.last[seat]
        if card >= highest:
            highest = card
            found = seat
    t.start = found
    if t.log is not None:
        t.log.append(StartPassed(found))


def begin(t: Table) -> None:
    """The cards are shown; objections, bids or straight the result."""
    if t.log is not None:
        seats = range(t.game.players)
        cards = tuple([CARDS[card_left(t, seat)] for seat in seats])
        t.log.append(Delegated(cards, tuple([votes(t, seat) for seat in seats])))
    if t.church >= 0 and len(buildings.open_to_veto(t)) > 0:
        t.stage = OBJECT
        t.player = t.church
        return
    open_vote(t)


def open_vote(t: Table) -> None:
    """All bid, or nobody may (CUB-3.C.6)."""
    players: i64 = t.game.players
    t.church = -1
    t.ballot = 1
    t.bids = [-1] * players
    t.first = []
    everybody: i64 = (1 << players) - 1
    if t.in_force(ANTI_CORRUPTION):
        t.bids = [0] * players
        settle_tie(t, ahead(t, everybody))
        return
    t.voting = everybody
    t.player = 0
    t.stage = BID


def options(t: Table) -> list[int]:
    """Proposals to veto or to pass."""
    if t.stage == OBJECT:
        actions = buildings.open_to_veto(t)
        actions.append(DONE)
        return actions
    actions = []
    rest: i64 = 0
    for category in range(4):
        if t.proposals[category] >= 0 and category >= t.low:
            rest += 1
    for category in range(4):
        if t.proposals[category] >= 0 and category >= t.low:
            if rest >= t.left:
                actions.append(A_LAW + category)
            rest -= 1
    return actions


def act(t: Table, action: i64) -> bool:
    """Carry out a step in parliament; whether it is over."""
    if t.stage == OBJECT:
        if action != DONE:
            buildings.strike(t, t.player, action - A_LAW)
        open_vote(t)
        return False
    if t.stage == BID:
        bid(t, action - A_BID)
        return False
    category: i64 = action - A_LAW
    card: i64 = t.proposals[category]
    t.laws = t.laws[:]
    t.laws[category] = card
    t.proposals = t.proposals[:]
    t.proposals[category] = -1
    t.enacted |= 1 << category
    t.low = category + 1
    t.left -= 1
    if t.log is not None:
        t.log.append(Enacted(t.player, card))
    if t.left > 0:
        return False
    t.proposals = [-1, -1, -1, -1]  # CUB-3.C.8
    t.town = -1  # CUB-3.C.10
    return True


def bid(t: Table, pesos: i64) -> None:
    """A bid in secret; when all are made they are shown and paid by all (CUB-3.C.3)."""
    seat: i64 = t.player
    t.bids[seat] = pesos
    if t.log is not None:
        t.log.append(BidMade(seat, pesos))
    players: i64 = t.game.players
    for other in range(players):
        if (t.voting >> other) & 1 and t.bids[other] < 0:
            t.player = other
            return
    for other in range(players):
        if (t.voting >> other) & 1:
            t.earn(other, -t.bids[other])
    if t.log is not None:
        totals = [total(t, other) if t.voting >> other & 1 else -1 for other in range(players)]
        t.log.append(BidsOpened(t.ballot, tuple(t.bids), tuple(totals)))
    tied: i64 = ahead(t, t.voting)
    if tied & (tied - 1) and t.ballot == 1:  # CUB-3.C.5: the tied vote once more
        t.ballot = 2
        t.first = t.bids
        t.bids = [-1] * players
        t.voting = tied
        t.player = 0
        while not (tied >> t.player) & 1:
            t.player += 1
        return
    settle_tie(t, tied)


def total(t: Table, seat: i64) -> i64:
    """All votes of a seat in this ballot (CUB-3.C.4, AMB-39)."""
    count: i64 = votes(t, seat) + t.bids[seat]
    if t.ballot == 2 and t.rules.cumulative:
        count += t.first[seat]
    return count


def ahead(t: Table, seats: i64) -> i64:
    """Who of these seats has the most votes, as bits."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(t.game.players):
        if (seats >> seat) & 1:
            count: i64 = total(t, seat)
            if count > best:
                best = count
                found = 0
            if count == best:
                found |= 1 << seat
    return found


def settle_tie(t: Table, tied: i64) -> None:
    """The start player has the say if tied, else the first of the tied after that seat (CUB-3.C.5)."""
    seat: i64 = t.start
    while not (tied >> seat) & 1:
        seat = (seat + 1) % t.game.players
    if t.log is not None:
        t.log.append(VoteWon(seat, total(t, seat), tied & (tied - 1) != 0))
    t.voting = 0
    t.player = seat
    t.stage = LAWS
    t.left = 2
    t.low = 0
