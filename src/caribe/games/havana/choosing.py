"""Choosing cards: the first two before the game, and the new one that everybody lays at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana.knowledge import see_in_hand
from caribe.games.havana.turn_order import number

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def begin_choosing(state: HavanaState) -> None:
    """Let all choose their first two cards at once (HAV-2.8, LAH-2.7)."""
    state.step = a.CHOOSE
    state.is_midway = 0
    state.player = 0


def first_choices(state: HavanaState, spread: i64) -> i64:
    """Return the cards that may be chosen now: the lower one first, so a higher one must be left for the second."""
    hand: i64 = state.cards[spread + a.HAND]
    laid: i64 = state.cards[spread + a.LAID]
    if laid == 0:
        return hand & ((1 << (a.CARDS - 1)) - 1)
    return hand & ~(laid * 2 - 1)


def actions(state: HavanaState, who: i64) -> list[int]:
    """Return the cards that may be chosen or laid, then which open card to cover."""
    spread: i64 = who * a.SPREAD
    if state.step == a.CHOOSE:
        return a.CARDS_IN[first_choices(state, spread)][:]
    # HAV-3.50, LAH-3.40: exactly one card of the hand, which has at least three (HAV-3.55, LAH-3.44)
    return a.CARDS_IN[state.cards[spread + a.HAND]][:] if state.cards[spread + a.LAID] == 0 else [a.COVER, a.COVER + 1]


def allows(state: HavanaState, who: i64, action: i64) -> bool:
    """Return whether this card may be chosen or laid, or this open card covered."""
    spread: i64 = who * a.SPREAD
    if state.step == a.CHOOSE:
        return action < a.CARDS and (first_choices(state, spread) >> action) & 1 != 0
    if action < a.CARDS:
        return state.cards[spread + a.LAID] == 0 and (state.cards[spread + a.HAND] >> action) & 1 != 0
    return action < a.COVER + 2 and state.cards[spread + a.LAID] != 0


def choose(state: HavanaState, who: i64, card: i64) -> bool:
    """Lay one of the first two cards; return whether all have laid theirs, and all are turned up (HAV-2.8, LAH-2.7)."""
    spread = who * a.SPREAD
    cards = state.cards
    cards[spread + a.HAND] ^= 1 << card
    laid: i64 = cards[spread + a.LAID]
    cards[spread + a.LAID] = laid | (1 << card)
    if laid == 0:
        return False
    if state.log is not None:
        state.log.append(happened.Chose(who, state.rules.card_list(laid | (1 << card))))
    seat: i64
    for seat in range(state.game.players):
        if state.owes(seat):
            state.player = seat
            return False
    for seat in range(state.game.players):
        pair = a.CARDS_IN[cards[seat * a.SPREAD + a.LAID]]
        for card in pair:
            see_in_hand(state, seat, card)
        cards[seat * a.SPREAD + a.LEFT] = pair[0]
        cards[seat * a.SPREAD + a.RIGHT] = pair[1]
        cards[seat * a.SPREAD + a.LAID] = 0
        _tell_cards(state, seat, -1)
    return True


def begin_laying(state: HavanaState) -> None:
    """Lay cards in the order of this round's turns (HAV-3.50, HAV-3.5, LAH-3.40, LAH-3.4), or all at once.

    All at once: HAV-7.22, LAH-7.18.
    """
    state.step = a.LAY
    state.place = 0
    state.player = 0 if state.rules.all_lay_at_once else state.order[0]


def lay(state: HavanaState, who: i64, action: i64) -> bool:
    """Lay a card, then say which open card it covers; return whether all have laid theirs."""
    spread = who * a.SPREAD
    if action < a.CARDS:
        state.cards[spread + a.HAND] ^= 1 << action
        state.cards[spread + a.LAID] = 1 << action
        return False
    state.cards[spread + a.COVERED] = action - a.COVER
    if state.log is not None:
        laid = state.rules.card_list(state.cards[spread + a.LAID])[0]
        covers = state.rules.card_names[state.cards[spread + a.LEFT + action - a.COVER]]
        state.log.append(happened.Laid(who, laid, covers, state.rules.all_lay_at_once))
    state.place += 1
    if state.place == state.game.players:
        return True
    if state.rules.all_lay_at_once:
        seat: i64 = 0
        while state.cards[seat * a.SPREAD + a.COVERED] >= 0:
            seat += 1
        state.player = seat
    else:
        state.player = state.order[state.place]
    return False


def reveal(state: HavanaState) -> None:
    """Turn the new cards up together, discard the covered ones (HAV-3.51, LAH-3.41), fill small hands again.

    HAV-3.54, HAV-5.14, LAH-3.43, LAH-5.14: hand, discards and open cards are always 13.
    """
    cards = state.cards
    seat: i64
    for seat in range(state.game.players):
        spread: i64 = seat * a.SPREAD
        covered: i64 = cards[spread + a.COVERED]
        old: i64 = cards[spread + a.LEFT + covered]
        kept: i64 = cards[spread + a.RIGHT - covered]
        new: i64 = a.CARDS_IN[cards[spread + a.LAID]][0]
        see_in_hand(state, seat, new)
        cards[spread + a.DISCARDS] |= 1 << old
        if state.rules.fetched_unseen:
            state.trails[seat] = state.trails[seat] + [old]
        cards[spread + a.LEFT] = new if new < kept else kept  # HAV-2.9, HAV-3.56, LAH-3.2: ascending
        cards[spread + a.RIGHT] = kept if new < kept else new
        cards[spread + a.LAID] = 0
        cards[spread + a.COVERED] = -1
        _tell_cards(state, seat, old)
        hand: i64 = cards[spread + a.HAND]
        rest: i64 = hand & (hand - 1)
        if rest & (rest - 1) == 0:  # LAH-7.24: only here, after the reveal
            _take_back(state, seat)


def _take_back(state: HavanaState, seat: i64) -> None:
    """With two cards in hand, the discards come back by themselves; everybody knows then what is in the hand.

    HAV-3.52, HAV-3.53, HAV-7.6; LAH-3.42, LAH-5.15: in La Habana for all in the same round.
    """
    spread: i64 = seat * a.SPREAD
    count: i64 = len(a.CARDS_IN[state.cards[spread + a.DISCARDS]])
    state.cards[spread + a.HAND] |= state.cards[spread + a.DISCARDS]
    state.cards[spread + a.DISCARDS] = 0
    state.trails[seat] = [] if state.rules.fetched_unseen else a.CARDS_IN[state.cards[spread + a.HAND]]
    if state.log is not None:
        state.log.append(happened.TookBack(seat, count))


def _tell_cards(state: HavanaState, seat: i64, old: i64) -> None:
    if state.log is not None:
        discarded = state.rules.card_names[old] if old >= 0 else None
        cards: i64 = (1 << state.cards[seat * a.SPREAD + a.LEFT]) | (1 << state.cards[seat * a.SPREAD + a.RIGHT])
        state.log.append(happened.Revealed(seat, state.rules.card_list(cards), number(state, seat), discarded))
