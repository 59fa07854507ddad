"""What the tavern's rules allow, told from the document of a position alone and apart from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

CARDS, BIDS = 7, 6
BID, BUY, PASS, GOODS, INSTEAD, CELLAR = CARDS, CARDS + BIDS, CARDS + BIDS + 1, CARDS + BIDS + 2, 15 + 1, 17
FETCH = CELLAR + CARDS
LEAVE = FETCH + CARDS


def actions(state: Any, seat: int) -> Iterator[int]:
    """Every action that the rules allow a seat that owes a decision."""
    document = state.to_json()
    hand = document["hands"][seat]
    coins = document["goods"][seat][0]
    match document["phase"]:
        case "lay":  # TAV-3: two cards, the lower one first
            laid = document["laid"][seat]
            yield from (card for card in hand if (card > laid[0] if laid else card < max(hand)))
        case "bid":  # TAV-4
            yield from (BID + bid for bid in range(BIDS) if bid <= coins)
        case "dine":  # TAV-5, TAV-6
            yield PASS
            if any(True for _ in payments(state, seat)):
                yield BUY
        case "pay":
            yield GOODS
            if coins >= state.rules.rate:
                yield INSTEAD
        case "cellar":  # TAV-7
            yield from (CELLAR + card for card in hand)
        case _:
            yield LEAVE
            yield from (FETCH + card for card in document["open"][seat] + document["cellars"][seat])


def payments(state: Any, seat: int) -> Iterator[Counter[str]]:
    """TAV-5: all ways to pay what is due."""
    document = state.to_json()
    coins, bread, rum = document["goods"][seat]
    dish = state.game.data["dishes"][document["top"]]
    due = document["due"] if document["phase"] == "pay" else [dish["bread"], dish["rum"]]
    for loaves, cups in product(range(min(bread, due[0]) + 1), range(min(rum, due[1]) + 1)):
        instead = state.rules.rate * (sum(due) - loaves - cups)
        if instead <= coins:
            yield Counter({"pay:bread": loaves, "pay:rum": cups, "pay:coin": instead})


def choices(state: Any, seat: int) -> Iterator[Counter[str]]:
    """What every choice touches."""
    document = state.to_json()
    match document["phase"]:
        case "lay":
            laid = document["laid"][seat]
            higher = [card for card in document["hands"][seat] if not laid or card > laid[0]]
            yield from (Counter(f"card:{card}" for card in pair) for pair in combinations(higher, 2 - len(laid)))
        case "dine" | "pay" as phase:
            dish = state.game.data["dishes"][document["top"]]["name"]
            for payment in payments(state, seat):
                yield payment + Counter({f"dish:{dish}": 1} if phase == "dine" else {})
            if phase == "dine":
                yield Counter(["dish:pass"])
        case phase:
            kind, first = {"bid": ("bid", BID), "cellar": ("card", CELLAR), "fetch": ("fetch", FETCH)}[phase]
            for action in actions(state, seat):
                yield Counter([f"{kind}:{'none' if action == LEAVE else action - first}"])


def allows_action(state: Any, seat: int, action: int) -> bool:
    """Whether the rules allow a seat that owes a decision this action."""
    return action in actions(state, seat)


def allows_targets(state: Any, seat: int, targets: Sequence[str]) -> bool:
    """Whether the rules allow some choice that touches all these targets."""
    picked = Counter(targets)
    return any(picked <= touched for touched in choices(state, seat))
