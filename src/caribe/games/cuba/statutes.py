"""The statutes of Cuba at work: tax and duty for who wants to pay, subsidies for all, the market (CUB-3.D, CUB-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.games.cuba.actions import (
    A_GIVE,
    BY_STATUTES,
    CITRUS,
    DECLINE,
    DUES,
    DUTY,
    DUTY_MATERIALS,
    DUTY_WARE,
    LOT,
    MARKET_DOWN,
    MARKET_UP,
    PAY,
    RAIN,
    SUBSIDY_BUILDINGS,
    SUBSIDY_MATERIALS,
    SUBSIDY_PESOS,
    SUBSIDY_PRODUCTS,
    SUBSIDY_VOTES,
    SUBSIDY_WATER,
    TAX,
    TAX_BUILDINGS,
)
from caribe.games.cuba.events import Declined, DutyPaid, MarketMoved, Sealed, Subsidised, TaxPaid
from caribe.games.cuba.names import RESOURCES
from caribe.games.cuba.parliament import card_left

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caribe.games.cuba.table import Table


def begin(t: Table) -> bool:
    """Carry out what is in force, I to IV; whether nobody has anything to decide."""
    t.paid = 0
    t.stage = TAX
    t.step = 0
    open_sealed(t)
    return go_on(t)


def go_on(t: Table) -> bool:
    """Ask the next seat that can pay, clockwise from the start player (AMB-43); whether all is carried out."""
    players: i64 = t.game.players
    while True:
        if t.rules.together and t.voting != 0:
            return False
        while t.step < players:
            seat: i64 = (t.start + t.step) % players
            t.step += 1
            if t.rules.together:
                if t.bids[seat] == 1 and pay(t, seat):
                    return False
            elif able(t, seat):
                if t.stage == TAX and tax_of(t, seat) == 0:
                    pay(t, seat)
                else:
                    t.player = seat
                    return False
        if t.stage == DUTY:
            break
        t.stage = DUTY
        t.step = 0
        open_sealed(t)
    for k in range(players):
        subsidise(t, (t.start + k) % players)
    move_market(t)
    return True


def open_sealed(t: Table) -> None:
    """Where all decide together: who can pay is asked in secret; the others need not be."""
    if not t.rules.together:
        return
    t.voting = 0
    t.bids = [0] * t.game.players
    for seat in range(t.game.players):
        if able(t, seat):
            if t.stage == TAX and tax_of(t, seat) == 0:
                t.bids[seat] = 1
            else:
                t.bids[seat] = -1
                t.voting |= 1 << seat
    if t.voting != 0:
        t.player = 0
        while not (t.voting >> t.player) & 1:
            t.player += 1


def tax_of(t: Table, seat: i64) -> i64:
    """What a seat has to pay for tax (CUB-4.7.1 to CUB-4.7.6)."""
    card: i64 = t.laws[0]
    pesos: i64 = t.rules.law_number[card]
    if t.rules.law_kind[card] == TAX_BUILDINGS:
        return pesos * t.buildings(seat)
    return pesos


def able(t: Table, seat: i64) -> bool:
    """Whether a seat can pay the tax or the duty that is asked now."""
    if t.stage == TAX:
        pesos: i64 = tax_of(t, seat)
        if pesos == 0 and not t.rules.zero_scores:  # AMB-44
            return False
        return t.money[seat] >= pesos
    card: i64 = t.laws[1]
    kind: i64 = t.rules.law_kind[card]
    if kind == DUTY_WARE:
        return t.own[seat * 8 + t.rules.law_resource[card]] > 0
    first: i64 = 0 if kind == DUTY_MATERIALS else CITRUS
    count: i64 = 0
    for resource in range(first, first + 3):
        count += t.own[seat * 8 + resource]
    return count >= t.rules.law_number[card]


def options(t: Table) -> list[int]:
    """To pay or not; the units of a duty of any kind, so that the rest can still be given."""
    if t.stage != DUES:
        return [PAY, DECLINE]
    actions: list[int] = []
    base: i64 = t.player * 8
    last: i64 = 2 if t.rules.law_kind[t.laws[1]] == DUTY_MATERIALS else 5
    rest: i64 = 0
    for resource in range(t.low, last + 1):
        rest += t.own[base + resource]
    for resource in range(t.low, last + 1):
        units: i64 = t.own[base + resource]
        if units > 0 and rest >= t.left:
            actions.append(A_GIVE + resource)
        rest -= units
    return actions


def act(t: Table, action: i64) -> bool:
    """Carry out a decision on tax or duty; whether all statutes are carried out."""
    seat: i64 = t.player
    if t.stage == DUES:
        resource: i64 = action - A_GIVE
        t.pay(seat, resource, 1)
        t.low = resource
        t.left -= 1
        t.crops = t.crops * 8 + resource  # what was given, for the log
        if t.left > 0:
            return False
        dutiful(t, seat)
        t.stage = DUTY
        return go_on(t)
    if t.rules.together:
        return seal(t, seat, action == PAY)
    if action == DECLINE:
        if t.log is not None:
            t.log.append(Declined(seat, "tax" if t.stage == TAX else "duty"))
        return go_on(t)
    if pay(t, seat):
        return False
    return go_on(t)


def seal(t: Table, seat: i64, pays: bool) -> bool:
    """A decision in secret; when all are made they are carried out in turn."""
    t.bids[seat] = 1 if pays else 0
    if t.log is not None:
        t.log.append(Sealed(seat, "tax" if t.stage == TAX else "duty", pays))
    for other in range(t.game.players):
        if (t.voting >> other) & 1 and t.bids[other] < 0:
            t.player = other
            return False
    if t.log is not None:
        for other in range(t.game.players):
            if (t.voting >> other) & 1 and t.bids[other] == 0:
                t.log.append(Declined(other, "tax" if t.stage == TAX else "duty"))
    t.voting = 0
    return go_on(t)


def pay(t: Table, seat: i64) -> bool:
    """A seat pays; whether it has to say with what."""
    if t.stage == TAX:
        pesos: i64 = tax_of(t, seat)
        t.earn(seat, -pesos)
        t.score(seat, BY_STATUTES, 2)
        t.paid |= 1 << seat
        if t.log is not None:
            t.log.append(TaxPaid(seat, pesos, 2))
        return False
    card: i64 = t.laws[1]
    kind: i64 = t.rules.law_kind[card]
    t.crops = 0
    if kind == DUTY_WARE:
        resource: i64 = t.rules.law_resource[card]
        t.pay(seat, resource, 1)
        t.crops = resource
        t.left = 0
        t.low = 1
        dutiful(t, seat)
        return False
    t.player = seat
    t.left = t.rules.law_number[card]
    t.low = 0 if kind == DUTY_MATERIALS else CITRUS
    t.stage = DUES
    return True


def dutiful(t: Table, seat: i64) -> None:
    """A duty is given: two points, and one more when the tax is paid, too (CUB-4.7.14)."""
    points: i64 = 3 if (t.paid >> seat) & 1 else 2
    t.score(seat, BY_STATUTES, points)
    if t.log is not None:
        card: i64 = t.laws[1]
        count: i64 = 1 if t.rules.law_kind[card] == DUTY_WARE else t.rules.law_number[card]
        given: list[str] = []
        for place in range(count):
            given.append(RESOURCES[(t.crops >> (3 * (count - 1 - place))) & 7])
        t.log.append(DutyPaid(seat, tuple(given), points))


def subsidy(t: Table, seat: i64) -> i64:
    """The points the subsidy in force brings a seat (CUB-4.7.16 to CUB-4.7.21)."""
    card: i64 = t.laws[2]
    if card < 0:
        return 0
    kind: i64 = t.rules.law_kind[card]
    points: i64 = 0
    if kind == SUBSIDY_BUILDINGS:
        points = t.buildings(seat)
        if t.rules.printed_counts:  # AMB-48
            points += 1
    elif kind in (SUBSIDY_MATERIALS, SUBSIDY_PRODUCTS):
        first: i64 = 0 if kind == SUBSIDY_MATERIALS else CITRUS
        land = t.land
        for place in range(seat * 12, seat * 12 + 12):
            field: i64 = land[place]
            if first <= field < first + 3 and field < LOT:
                points += 1
    elif kind == SUBSIDY_WATER:
        points = t.own[seat * 8 + RAIN]
    elif kind == SUBSIDY_VOTES:
        points = card_left(t, seat) + 1
    elif kind == SUBSIDY_PESOS:
        points = t.money[seat] // t.rules.law_number[card]
    top: i64 = t.rules.law_most[card]
    return points if points < top else top


def subsidise(t: Table, seat: i64) -> None:
    """Carry out the subsidy for a seat."""
    points: i64 = subsidy(t, seat)
    if points > 0:
        t.score(seat, BY_STATUTES, points)
        if t.log is not None:
            t.log.append(Subsidised(seat, t.laws[2], points))


def move_market(t: Table) -> None:
    """A market statute takes units of each product away or adds them (CUB-4.7.22 to CUB-4.7.24)."""
    card: i64 = t.laws[3]
    if card < 0:
        return
    kind: i64 = t.rules.law_kind[card]
    if kind != MARKET_DOWN and kind != MARKET_UP:
        return
    if t.rules.market_once and not t.enacted & 8:  # AMB-51
        return
    changes: list[int] = []
    for product in range(3):
        count: i64 = t.rules.law_number[card]
        units: i64 = t.market[product]
        if kind == MARKET_DOWN:
            if count > units:
                count = units
            count = -count
        else:
            space: i64 = t.rules.rows[product] - units
            if count > space:
                count = space
            there: i64 = t.supply[CITRUS + product]
            if count > there:
                count = there
        t.market[product] = units + count
        t.supply[CITRUS + product] = t.supply[CITRUS + product] - count
        changes.append(count)
    if t.log is not None:
        t.log.append(MarketMoved(tuple(changes)))
