"""The action cards: what each does when it is carried out, and the decisions that some ask for.

What a card is called and its digit differ by edition (`edition`), what it does is told here by its effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import picks, taxes, thieves
from caribe.games.havana.knowledge import GAP, moved, without
from caribe.games.havana.supply import draw_material, gain, move, tell_gain, tell_idle

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState


def perform(state: HavanaState, who: i64, card: i64) -> bool:
    """Carry out a card as far as possible (HAV-3.11, LAH-3.11); return whether it is done with, or else waits.

    It stays open and is not spent (HAV-3.12): if kept, it is carried out again in the next round (HAV-4.3).
    """
    effect: i64 = state.rules.effects[card]
    if effect <= a.SHIELD:  # HAV-4.10, HAV-4.21, LAH-4.2: nothing is to be carried out
        return True
    game = state.rules
    if effect == a.PESO_SHARE:
        count: i64 = (state.goods[game.centre + a.PESOS] + 1) >> 1  # HAV-4.85, LAH-4.70: rounded up
        gain(state, who, effect, a.PESOS, count, game.centre)
    elif effect == a.HIRE:
        count = 1 if state.used & a.WORKER_BONUS else 2  # HAV-4.50, LAH-4.30; HAV-4.1, HAV-4.2, HAV-7.5, LAH-4.1
        state.used |= a.WORKER_BONUS
        gain(state, who, effect, a.WORKERS, count, game.supply)
    elif effect == a.ARCHITECT:  # HAV-4.55, LAH-4.35: this is not the card above, and leaves its bonus
        gain(state, who, effect, a.WORKERS, 1, game.supply)
    elif effect == a.COIN:  # LAH-4.8
        gain(state, who, effect, a.PESOS, 1, game.supply)
    elif effect == a.DEBRIS:  # HAV-4.25, LAH-4.25
        gain(state, who, effect, a.GREY, state.goods[game.centre + a.GREY], game.centre)
    elif effect == a.MATERIAL_SHARE:
        return _share(state, who)
    elif effect == a.BLACK_MARKET:
        return _go_to_market(state, who)
    elif effect in (a.PESO_THIEF, a.MATERIAL_THIEF):
        return thieves.send(state, who, effect)
    elif effect == a.TAXES:
        return taxes.collect(state, who)
    else:
        return _ask(state, who, effect)
    return True


def _ask(state: HavanaState, who: i64, effect: i64) -> bool:
    """Ask what a card is used for; return whether it has no effect."""
    if effect == a.REMOVAL:
        if state.used & a.REMOVED:  # HAV-4.31, LAH-4.21: one building a round for all together
            tell_idle(state, who, effect)
            return True
        state.step = a.REMOVE
    elif effect == a.RENEWAL:
        if state.cards[who * a.SPREAD + a.DISCARDS] == 0:  # HAV-4.16
            tell_idle(state, who, effect)
            return True
        state.step = a.FETCH
    else:
        if state.rules.swap_skips and state.cards[who * a.SPREAD + a.DISCARDS] == 0:  # LAH-7.6
            tell_idle(state, who, effect)
            return True
        state.step = a.DISCARD
    return False


def _share(state: HavanaState, who: i64) -> bool:
    """Take half of the coloured materials of the centre, by choice, and half of the grey, each rounded up.

    HAV-4.90, HAV-4.91, LAH-4.75, LAH-4.76; the next such card takes half of what is left then (HAV-4.92).
    """
    picks.begin(state, a.SHARE, (state.coloured(state.rules.centre) + 1) >> 1)
    return picks.complete(state, who)


def _go_to_market(state: HavanaState, who: i64) -> bool:
    """Two materials out of the bag for the first of the round, one for all others; keep whatever comes.

    HAV-4.80; in La Habana the first may pick one instead (LAH-4.60), unless the bag is empty (LAH-4.62).
    """
    first = not state.used & a.MARKET_BONUS
    state.used |= a.MARKET_BONUS
    if first and state.rules.market_choice and state.bag_size > 0:
        state.step = a.MARKET
        return False
    _draw(state, who, 2 if first else 1)
    return True


def _draw(state: HavanaState, who: i64, count: i64) -> None:
    """Draw blindly, what is there (HAV-4.81, LAH-4.62); every material left in the bag is as likely (LAH-7.20)."""
    drawn: i64 = 0
    for _ in range(count):
        m: i64 = draw_material(state, who * a.WIDTH)
        if m >= 0:
            drawn += 1 << (4 * m)
    if state.log is not None:
        tell_gain(state, who, a.BLACK_MARKET, "bag", drawn)


# What cards ask


def actions(state: HavanaState, who: i64) -> list[int]:
    """Return what may be decided about the card that asks."""
    step = state.step
    cards = state.cards
    spread: i64 = who * a.SPREAD
    found: list[int]
    if step == a.SHARE:
        return picks.actions(state)
    if step == a.FETCH:
        found = a.CARDS_IN[cards[spread + a.DISCARDS]][:]
        found.append(a.NONE)  # HAV-4.15: "may"; of all others none may be left out (HAV-3.11, LAH-3.11, LAH-7.2)
        return found
    if step == a.DISCARD:
        return a.CARDS_IN[cards[spread + a.HAND]][:]
    if step == a.TAKE:
        return a.CARDS_IN[cards[spread + a.DISCARDS]][:]
    found = []
    m: i64
    for m in range(a.KINDS):
        if state.goods[state.rules.bag + m] > 0:  # LAH-4.61, LAH-7.19
            found.append(a.MATERIAL + m)
    found.append(a.UNSEEN)
    return found


def allows(state: HavanaState, who: i64, action: i64) -> bool:
    """Return whether this may be decided."""
    step = state.step
    if step == a.SHARE:
        return picks.allows(state, action)
    if step == a.MARKET:
        m: i64 = action - a.MATERIAL
        return action == a.UNSEEN or (0 <= m < a.KINDS and state.goods[state.rules.bag + m] > 0)
    if action >= a.CARDS:
        return action == a.NONE and step == a.FETCH
    # HAV-4.18, LAH-4.14: open cards are in neither set
    return (state.cards[who * a.SPREAD + (a.HAND if step == a.DISCARD else a.DISCARDS)] >> action) & 1 != 0


def choose(state: HavanaState, who: i64, action: i64) -> bool:
    """Take the decision that a card asked for; return whether the card is then done with."""
    step = state.step
    if step == a.SHARE:
        return picks.choose(state, who, action)
    if step == a.FETCH:
        _fetch(state, who, action)
        return True
    if step == a.DISCARD:
        return _discard(state, who, action)
    if step == a.TAKE:
        _take(state, who, action)
        return True
    if action == a.UNSEEN:
        _draw(state, who, 2)
        return True
    m: i64 = action - a.MATERIAL
    move(state, state.rules.bag, who * a.WIDTH, m, 1)
    state.bag_size -= 1
    if state.log is not None:
        tell_gain(state, who, a.BLACK_MARKET, "bag", 1 << (4 * m), chosen=True)
    return True


def _fetch(state: HavanaState, who: i64, action: i64) -> None:
    """Take a card of one's discard pile into the hand, unseen, or none (HAV-4.15); it may be laid soon (HAV-4.17)."""
    if action == a.NONE:
        if state.log is not None:
            state.log.append(happened.Declined(who, state.rules.name_of(a.RENEWAL)))
        return
    spread = who * a.SPREAD
    state.cards[spread + a.DISCARDS] ^= 1 << action
    state.cards[spread + a.HAND] |= 1 << action
    if state.rules.open_discards:  # HAV-7.12
        state.trails[who] = without(state.trails[who], action)
    else:
        state.trails[who] = state.trails[who] + [GAP]
    if state.log is not None:
        state.log.append(happened.Fetched(who, state.rules.card_names[action], state.rules.open_discards))


def _discard(state: HavanaState, who: i64, card: i64) -> bool:
    """Put a card of the hand on the discard pile, unseen (LAH-4.10, LAH-7.7); return whether it is back already."""
    spread = who * a.SPREAD
    state.cards[spread + a.HAND] ^= 1 << card
    pile: i64 = state.cards[spread + a.DISCARDS]
    state.cards[spread + a.DISCARDS] = pile | (1 << card)
    state.trails[who] = state.trails[who] + [GAP]
    if state.log is not None:
        state.log.append(happened.Discarded(who, state.rules.card_names[card]))
    if pile == 0:  # LAH-4.12, LAH-7.6: there is no other card to take
        _take(state, who, card)
        return True
    state.step = a.TAKE
    state.is_midway = 1
    return False


def _take(state: HavanaState, who: i64, card: i64) -> None:
    """Then a card of the pile is taken into the hand and shown (LAH-4.10): the hand is as large as before (LAH-4.11).

    It may be laid in the same round (LAH-4.13), and no hand of two is filled up before the reveal (LAH-7.24).
    """
    spread = who * a.SPREAD
    state.cards[spread + a.DISCARDS] ^= 1 << card
    state.cards[spread + a.HAND] |= 1 << card
    trail = state.trails[who]
    if card in trail:
        trail = moved(trail, card)
    state.trails[who] = trail + [card]
    if state.log is not None:
        state.log.append(happened.Took(who, state.rules.card_names[card]))
