"""The flow of a game of either edition: who decides what next, and which chapter of the rules it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caribe.games.havana import actions as a
from caribe.games.havana import building, cards, choosing, setup, supply, taxes, thieves
from caribe.games.havana import events as happened
from caribe.games.havana.ending import runs_dry
from caribe.games.havana.turn_order import fix_order

if TYPE_CHECKING:
    from caribe.games.havana.state import HavanaState

# What may be done


def legal_actions(state: HavanaState, who: i64) -> list[int]:
    """Return the atomic actions open to a seat that owes a decision, sorted."""
    step = state.step
    if step == a.BUILD:
        return building.site_actions(state)
    if step in (a.LAY, a.CHOOSE):
        return choosing.actions(state, who)
    if step == a.ORDER:
        return [state.cards[who * a.SPREAD + a.LEFT], state.cards[who * a.SPREAD + a.RIGHT]]
    if step == a.PAYMENT:
        return building.payment_actions(state, who)
    if step in (a.ROB, a.BURGLE, a.LOOT):
        return thieves.actions(state, who)
    if step == a.REMOVE:
        return building.removal_actions(state)
    if step == a.TAX:
        return taxes.actions(state)
    if step in (a.EXCHANGE, a.PLACE):
        return setup.actions(state)
    return cards.actions(state, who)


def is_legal(state: HavanaState, action: i64) -> bool:
    """Return whether `player` may take this action now."""
    step = state.step
    who = state.player
    if step in (a.LAY, a.CHOOSE):
        return choosing.allows(state, who, action)
    if step == a.ORDER:
        return state.cards[who * a.SPREAD + a.LEFT] == action or state.cards[who * a.SPREAD + a.RIGHT] == action
    if step in (a.BUILD, a.PAYMENT, a.REMOVE):
        return building.allows(state, who, action)
    if step in (a.ROB, a.BURGLE, a.LOOT):
        return thieves.allows(state, who, action)
    if step == a.TAX:
        return taxes.allows(state, action)
    if step in (a.EXCHANGE, a.PLACE):
        return setup.allows(state, action)
    return cards.allows(state, who, action)


def any_action(state: HavanaState, dice: i64) -> i64:
    """Return the action at that place of `legal_actions`; where cards are laid, from the table of all sets of cards."""
    step = state.step
    spread: i64 = state.player * a.SPREAD
    if step == a.LAY:
        if state.cards[spread + a.LAID] != 0:
            return a.COVER + (dice >> 47)
        hand = a.CARDS_IN[state.cards[spread + a.HAND]]
        return hand[((dice >> 17) * len(hand)) >> 31]
    if step == a.ORDER:
        return state.cards[spread + a.LEFT + (dice >> 47)]
    if step == a.BUILD:
        k: i64
        sites: i64 = 0
        for k in range(4):
            sites += (state.reach >> k) & 1
        chosen: i64 = ((dice >> 17) * (sites + 1)) >> 31
        for k in range(4):
            if (state.reach >> k) & 1:
                if chosen == 0:
                    return a.SITE + k
                chosen -= 1
        return a.NONE
    actions = legal_actions(state, state.player)
    return actions[((dice >> 17) * len(actions)) >> 31]


# What is done


def advance(state: HavanaState, action: i64) -> None:
    """Take an action without checking it, and all that follows without a choice."""
    step = state.step
    who = state.player
    state.is_midway = 0
    if step == a.BUILD:
        if action == a.NONE:
            _end_turn(state)
        elif building.begin_payment(state, who, action - a.SITE):
            _offer_building(state, who)
    elif step == a.LAY:
        if choosing.lay(state, who, action):
            choosing.reveal(state)
            if not runs_dry(state):
                _begin_round(state)
    elif step == a.ORDER:
        _begin_with(state, who, action)
    elif step == a.CHOOSE:
        if choosing.choose(state, who, action):
            _begin_round(state)
    elif step == a.PAYMENT:
        if building.pay(state, who, action):
            _offer_building(state, who)
    elif step in (a.EXCHANGE, a.PLACE):
        setup.choose(state, who, action)
    elif _carry_out(state, who, action):
        _go_on(state, who)


def _carry_out(state: HavanaState, who: i64, action: i64) -> bool:
    """Take the decision that an action card asked for; return whether the card is then done with."""
    step = state.step
    if step in (a.ROB, a.BURGLE, a.LOOT):
        return thieves.choose(state, who, action)
    if step == a.REMOVE:
        return building.remove(state, who, action)
    if step == a.TAX:
        return taxes.choose(state, who, action)
    return cards.choose(state, who, action)


# A round: turns, new goods for the centre, new cards (HAV-3.1, LAH-3.1)


def _begin_round(state: HavanaState) -> None:
    fix_order(state)
    begin_turn(state)


def begin_turn(state: HavanaState) -> None:
    """Ask which of the two cards comes first (HAV-3.10, HAV-7.25, LAH-3.10), unless one of them does nothing."""
    who: i64 = state.order[state.place]
    state.player = who
    spread: i64 = who * a.SPREAD
    left: i64 = state.cards[spread + a.LEFT]
    right: i64 = state.cards[spread + a.RIGHT]
    if state.log is not None:
        state.log.append(happened.TurnBegan(who, state.round))
    effects = state.rules.effects
    if effects[left] > a.SHIELD and effects[right] > a.SHIELD:
        state.step = a.ORDER
        return
    state.todo = right
    if cards.perform(state, who, left):
        _go_on(state, who)


def _begin_with(state: HavanaState, who: i64, card: i64) -> None:
    spread = who * a.SPREAD
    first: i64 = state.cards[spread + a.LEFT]
    state.todo = state.cards[spread + a.RIGHT] if card == first else first
    if cards.perform(state, who, card):
        _go_on(state, who)


def _go_on(state: HavanaState, who: i64) -> None:
    """After a card: the other one, then building, not before and not between (HAV-3.13, LAH-3.12)."""
    card: i64 = state.todo
    if card >= 0:
        state.todo = -1
        if not cards.perform(state, who, card):
            return
    _offer_building(state, who)


def _offer_building(state: HavanaState, who: i64) -> None:
    """Offer what can be paid for, one building after the other, in a player's own turn only (HAV-3.14, LAH-3.12)."""
    state.reach = building.within_reach(state, who)
    if state.reach == 0:
        _end_turn(state)
    else:
        state.step = a.BUILD


def _end_turn(state: HavanaState) -> None:
    state.place += 1
    if state.place < state.game.players:
        begin_turn(state)
    else:
        supply.resupply(state)
        choosing.begin_laying(state)
