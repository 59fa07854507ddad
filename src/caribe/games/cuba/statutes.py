"""The statutes of Cuba at work: tax and duty for who wants to pay, subsidies for all, the market (CUB-3.D, CUB-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.cuba import actions as a
from caribe.games.cuba.events import CouldNotPay, Declined, DutyPaid, MarketMoved, Sealed, Subsidised, TaxPaid
from caribe.games.cuba.names import RESOURCES, Resource
from caribe.games.cuba.parliament import card_left

if TYPE_CHECKING:
    from caribe.games.cuba.state import CubaTable


def begin(state: CubaTable) -> bool:
    """Carry out what is in force, I to IV (CUB-3.D.1, AMB-50); whether nobody has anything to decide."""
    state.paid = 0
    state.stage = a.TAX
    state.asked = 0
    open_sealed(state)
    return go_on(state)


def go_on(state: CubaTable) -> bool:
    """Ask the next seat that can pay, from the start player on (CUB-3.D.2, AMB-43); whether all is carried out."""
    players: i64 = state.game.players
    while True:
        if state.rules.together and state.voting != 0:
            return False
        while state.asked < players:
            seat: i64 = (state.start + state.asked) % players
            state.asked += 1
            if state.rules.together:
                if state.answers[seat] == 1 and pay(state, seat):
                    return False
            elif able(state, seat):
                if state.stage == a.TAX and tax_of(state, seat) == 0:
                    pay(state, seat)
                else:
                    state.player = seat
                    return False
            else:
                tell_unable(state, seat)
        if state.stage == a.DUTY:
            break
        state.stage = a.DUTY
        state.asked = 0
        open_sealed(state)
    for k in range(players):
        subsidise(state, (state.start + k) % players)
    move_market(state)
    return True


def open_sealed(state: CubaTable) -> None:
    """Where all decide together: who can pay is asked in secret; the others need not be (AMB-43)."""
    if not state.rules.together:
        return
    state.voting = 0
    answers = [0] * state.game.players
    for seat in range(state.game.players):
        if able(state, seat):
            if state.stage == a.TAX and tax_of(state, seat) == 0:
                answers[seat] = 1
            else:
                answers[seat] = -1
                state.voting |= 1 << seat
        else:
            tell_unable(state, seat)
    state.answers = answers
    if state.voting != 0:
        state.player = 0
        while not (state.voting >> state.player) & 1:
            state.player += 1


def tax_of(state: CubaTable, seat: i64) -> i64:
    """Return the tax of a seat."""
    return tax_by(state, state.laws[0], seat)


def tax_by(state: CubaTable, card: i64, seat: i64) -> i64:
    """Return what a tax takes of a seat: a fixed sum, or pesos for each building (CUB-4.7.6, CUB-4.6.31, AMB-44)."""
    pesos: i64 = state.rules.law_number[card]
    if state.rules.law_kind[card] == a.TAX_BUILDINGS:
        return pesos * state.buildings(seat)
    return pesos


def able(state: CubaTable, seat: i64) -> bool:
    """Whether a seat can pay in full the tax or the duty that is asked now (CUB-3.D.3, AMB-45)."""
    if state.stage == a.TAX:
        pesos: i64 = tax_of(state, seat)
        if pesos == 0 and not state.rules.zero_scores:  # AMB-44
            return False
        return state.money[seat] >= pesos
    card: i64 = state.laws[1]
    count: i64 = 0
    for resource in range(state.rules.law_first[card], state.rules.law_last[card] + 1):
        count += state.own[seat * 8 + resource]  # from yard and store: AMB-47
    return count >= state.rules.law_number[card]


def tell_unable(state: CubaTable, seat: i64) -> None:
    """Tell that a seat has not enough for what is asked now; who owes nothing is not told of (AMB-44)."""
    if state.log is not None and (state.stage == a.DUTY or tax_of(state, seat) > 0):
        state.log.append(CouldNotPay(seat, "tax" if state.stage == a.TAX else "duty"))


def options(state: CubaTable) -> list[int]:
    """List to pay or not (CUB-4.7.7), or the units of a duty that leave enough for the rest (AMB-46)."""
    if state.stage != a.DUES:
        return [a.PAY, a.DECLINE]
    actions: list[int] = []
    base: i64 = state.player * 8
    last: i64 = state.rules.law_last[state.laws[1]]
    rest: i64 = 0
    for resource in range(state.low, last + 1):
        rest += state.own[base + resource]
    for resource in range(state.low, last + 1):
        units: i64 = state.own[base + resource]
        if units > 0 and rest >= state.left:
            actions.append(a.A_GIVE + resource)
        rest -= units
    return actions


def act(state: CubaTable, action: i64) -> bool:
    """Carry out a decision on tax or duty; whether all statutes are carried out."""
    seat: i64 = state.player
    if state.stage == a.DUES:
        resource: i64 = action - a.A_GIVE
        state.pay(seat, resource, 1)  # AMB-78
        state.low = resource
        state.left -= 1
        state.given = state.given * 8 + resource
        if state.left > 0:
            return False
        reward_duty(state, seat)
        state.stage = a.DUTY
        return go_on(state)
    if state.rules.together:
        return seal(state, seat, action == a.PAY)
    if action == a.DECLINE:
        if state.log is not None:
            state.log.append(Declined(seat, "tax" if state.stage == a.TAX else "duty"))
        return go_on(state)
    if pay(state, seat):
        return False
    return go_on(state)


def seal(state: CubaTable, seat: i64, pays: bool) -> bool:
    """A decision in secret; when all are made they are carried out in turn (AMB-43)."""
    answers = state.answers[:]
    answers[seat] = 1 if pays else 0
    state.answers = answers
    if state.log is not None:
        state.log.append(Sealed(seat, "tax" if state.stage == a.TAX else "duty", pays))
    for other in range(state.game.players):
        if (state.voting >> other) & 1 and answers[other] < 0:
            state.player = other
            return False
    if state.log is not None:
        for other in range(state.game.players):
            if (state.voting >> other) & 1 and answers[other] == 0:
                state.log.append(Declined(other, "tax" if state.stage == a.TAX else "duty"))
    state.voting = 0
    return go_on(state)


def pay(state: CubaTable, seat: i64) -> bool:
    """A seat pays; whether it has to say with what."""
    if state.stage == a.TAX:
        pesos: i64 = tax_of(state, seat)
        state.earn(seat, -pesos)
        state.score(seat, a.BY_STATUTES, 2)
        state.paid |= 1 << seat
        if state.log is not None:
            state.log.append(TaxPaid(seat, pesos, 2))
        return False
    card: i64 = state.laws[1]
    first: i64 = state.rules.law_first[card]
    state.given = 0
    if first == state.rules.law_last[card]:
        state.pay(seat, first, 1)
        state.given = first
        state.left = 0
        state.low = 1
        reward_duty(state, seat)
        return False
    state.player = seat
    state.left = state.rules.law_number[card]
    state.low = first
    state.stage = a.DUES
    return True


def reward_duty(state: CubaTable, seat: i64) -> None:
    """A duty is given: two points, and one more when the tax is paid, too (CUB-4.7.14)."""
    points: i64 = 3 if (state.paid >> seat) & 1 else 2
    state.score(seat, a.BY_STATUTES, points)
    if state.log is not None:
        count: i64 = state.rules.law_number[state.laws[1]]
        units: list[Resource] = []
        for place in range(count):
            units.append(RESOURCES[(state.given >> (3 * (count - 1 - place))) & 7])
        state.log.append(DutyPaid(seat, tuple(units), points))


def subsidy(state: CubaTable, card: i64, seat: i64) -> i64:
    """Return the points a subsidy brings a seat; a card says how many at most (CUB-4.7.19, CUB-4.7.21)."""
    if card < 0:
        return 0
    kind: i64 = state.rules.law_kind[card]
    points: i64 = 0
    if kind == a.SUBSIDY_BUILDINGS:
        points = state.buildings(seat)
        if state.rules.printed_counts:  # AMB-48
            points += 1
    elif kind == a.SUBSIDY_WATER:
        points = state.own[seat * 8 + a.WATER]
    elif kind == a.SUBSIDY_VOTES:
        points = card_left(state, seat) + 1
    elif kind == a.SUBSIDY_PESOS:
        points = state.money[seat] // state.rules.law_number[card]
    else:  # open fields, the lake included: AMB-49
        first: i64 = state.rules.law_first[card]
        last: i64 = state.rules.law_last[card]
        land = state.land
        for place in range(seat * 12, seat * 12 + 12):
            field: i64 = land[place]
            if first <= field <= last and field < a.LOT:
                points += 1
    top: i64 = state.rules.law_most[card]
    return points if points < top else top


def subsidise(state: CubaTable, seat: i64) -> None:
    """Carry out the subsidy for a seat."""
    points: i64 = subsidy(state, state.laws[2], seat)
    if points > 0:
        state.score(seat, a.BY_STATUTES, points)
        if state.log is not None:
            state.log.append(Subsidised(seat, state.laws[2], points))


def move_market(state: CubaTable) -> None:
    """A market statute takes units of each product away or adds them (CUB-4.7.22, CUB-4.7.23, CUB-4.7.24, AMB-68)."""
    card: i64 = state.laws[3]
    if card < 0:
        return
    kind: i64 = state.rules.law_kind[card]
    if kind != a.MARKET_DOWN and kind != a.MARKET_UP:
        return
    if state.rules.market_once and not state.enacted & 8:  # AMB-51
        return
    changes: list[int] = []
    for product in range(3):  # as far as it goes: AMB-52
        count: i64 = state.rules.law_number[card]
        units: i64 = state.market[product]
        if kind == a.MARKET_DOWN:
            if count > units:
                count = units
            count = -count
        else:
            space: i64 = state.rules.rows[product] - units
            if count > space:
                count = space
            there: i64 = state.supply[a.CITRUS + product]
            if count > there:
                count = there
        state.market[product] = units + count
        state.supply[a.CITRUS + product] = state.supply[a.CITRUS + product] - count
        changes.append(count)
    if state.log is not None:
        state.log.append(MarketMoved(tuple(changes)))
