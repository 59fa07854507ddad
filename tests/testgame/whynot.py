"""The tavern's answers to *why not?*: the rules told a second time, apart from `legal_actions`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.reasons import Reason
from tests.testgame.actions import (
    ACTION_BID,
    ACTION_CELLAR,
    ACTION_FETCH,
    BID,
    BUY,
    CELLAR,
    DINE,
    FETCH,
    GOODS,
    INSTEAD,
    LAY,
    LEAVE,
    MOST_BID,
    PASS,
    PAY,
    PHASES,
)

if TYPE_CHECKING:
    from tests.testgame.rules import TavernState


def _no(why: str, rule: str, **args: str | int | Message) -> Reason:
    return Reason(Message(f"tavern-why-{why}", args), rule)


def _kinds(state: TavernState) -> dict[str, list[str]]:
    """Every target there can be at this table, by its kind."""
    return {
        "card": [f"card:{card}" for card in range(state.rules.cards)],
        "bid": [f"bid:{bid}" for bid in range(MOST_BID + 1)],
        "dish": [f"dish:{dish['name']}" for dish in state.rules.dishes] + ["dish:pass"],
        "pay": ["pay:bread", "pay:rum", "pay:coin"],
        "fetch": [f"fetch:{card}" for card in range(state.rules.cards)] + ["fetch:none"],
    }


AWAITED = {LAY: ("card",), BID: ("bid",), DINE: ("dish", "pay"), PAY: ("pay",), CELLAR: ("card",), FETCH: ("fetch",)}
RULES = {LAY: "TAV-3", BID: "TAV-4", DINE: "TAV-5", PAY: "TAV-5", CELLAR: "TAV-7", FETCH: "TAV-7"}


def refused(state: TavernState, seat: int, targets: Sequence[str]) -> Reason | None:
    """Why no choice contains all these targets; None when one does."""
    kinds = _kinds(state)
    rule = RULES[state.phase]
    for target in targets:
        if not any(target in known for known in kinds.values()):
            return Reason(Message("core-why-no-such-target", {"target": target}))
    for target in targets:
        if target.partition(":")[0] not in AWAITED[state.phase]:
            return _no("not-now", rule, phase=Message(f"tavern-phase-{PHASES[state.phase]}"))
    if state.phase in (DINE, PAY):
        return _payment_refused(state, seat, targets)
    most = 2 - len(state.laid[seat]) if state.phase == LAY else 1
    if len(targets) > most:
        return _no("too-many", rule, count=most)
    if len(set(targets)) < len(targets):
        return _no("twice", rule)
    picked = [target.partition(":")[2] for target in targets]
    return next((reason for name in picked if (reason := _one_refused(state, seat, name))), None)


def _one_refused(state: TavernState, seat: int, name: str) -> Reason | None:
    """Why a card, a bid or a card to fetch cannot be part of any choice."""
    if state.phase == BID:
        return _no("poor", "TAV-4", count=state.goods[seat][0]) if int(name) > state.goods[seat][0] else None
    if state.phase == FETCH:
        if name == "none" or state.opened[seat][int(name)] or state.cellars[seat][int(name)]:
            return None
        return _no("not-out", "TAV-7", card=int(name))
    card = int(name)
    if not state.hands[seat][card]:
        return _no("not-held", RULES[state.phase], card=card)
    if state.phase == LAY and state.laid[seat] and card < state.laid[seat][0]:
        return _no("higher", "TAV-3", card=state.laid[seat][0])
    return None


def _payments(state: TavernState, seat: int) -> Iterator[Counter[str]]:
    """All ways to pay what is due."""
    coins, bread, rum = state.goods[seat]
    dish = state.rules.dishes[state.top]
    due = state.due if state.phase == PAY else [dish["bread"], dish["rum"]]
    for loaves in range(min(bread, due[0]) + 1):
        for cups in range(min(rum, due[1]) + 1):
            instead = state.rules.rate * (sum(due) - loaves - cups)
            if instead <= coins:
                yield Counter({"pay:bread": loaves, "pay:rum": cups, "pay:coin": instead})


def _payment_refused(state: TavernState, seat: int, targets: Sequence[str]) -> Reason | None:
    picked = Counter(targets)
    if picked["dish:pass"]:
        return _no("pass-alone", "TAV-6") if len(targets) > 1 else None
    dish = f"dish:{state.rules.dishes[state.top]['name']}"
    extra = Counter({dish: 1} if state.phase == DINE else {})
    if any(picked <= payment + extra for payment in _payments(state, seat)):
        return None
    others = [target for target in targets if target.startswith("dish:") and target != dish]
    if others or picked[dish] > 1:
        return _no("top-only", "TAV-6")
    return _no("payment", "TAV-5", count=state.rules.rate)


def action_refused(state: TavernState, seat: int, action: int) -> Reason | None:
    """Why this seat cannot take this action of the space; None when it can."""
    phase, name = _meant(action)
    if phase != state.phase:
        return _no("not-now", RULES[state.phase], phase=Message(f"tavern-phase-{PHASES[state.phase]}"))
    if phase == DINE:
        able = action == PASS or any(True for _ in _payments(state, seat))
        return None if able else _no("payment", "TAV-5", count=state.rules.rate)
    if phase == PAY:
        able = action == GOODS or state.goods[seat][0] >= state.rules.rate
        return None if able else _no("payment", "TAV-5", count=state.rules.rate)
    hand = state.hands[seat]
    if phase == LAY and not state.laid[seat] and hand[int(name)] and not any(hand[int(name) + 1 :]):
        return _no("lower-first", "TAV-3")
    return _one_refused(state, seat, name)


def _meant(action: int) -> tuple[int, str]:
    """The phase an action belongs to, and the card or bid it names."""
    if action < ACTION_BID:
        return LAY, str(action)
    if action < BUY:
        return BID, str(action - ACTION_BID)
    if action <= INSTEAD:
        return (DINE if action <= PASS else PAY), ""
    if action < ACTION_FETCH:
        return CELLAR, str(action - ACTION_CELLAR)
    return FETCH, "none" if action == LEAVE else str(action - ACTION_FETCH)
