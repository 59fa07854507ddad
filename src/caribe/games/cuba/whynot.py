"""Cuba's answers to *why not?*: None exactly when it can be done, else what stands against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba.board import Board
from caribe.games.cuba.names import BUILDINGS, CARDS, RESOURCES, WARES, thing
from caribe.games.cuba.offers import offers
from caribe.games.cuba.picked import AWAITED, RULES, TARGETS, Picked, no
from caribe.games.cuba.refusals import EXPLAINED

if TYPE_CHECKING:
    from caribe.games.cuba.rules import CubaState


def refused(state: CubaState, seat: int, targets: Sequence[str]) -> Reason | None:
    """Why no choice contains all these targets; None when one does."""
    for target in targets:
        kind, _, name = target.partition(":")
        if name not in TARGETS.get(kind, ()):
            return Reason(Message("core-why-no-such-target", {"target": target}))
    board = Board(state, seat)
    wanted = Counter(targets)
    if any(wanted <= offer for _, offer in offers(board)):
        return None
    return explain(board, Picked(targets))


def action_refused(state: CubaState, seat: int, action: int) -> Reason | None:
    """Why this seat cannot take this action of the space; None when it can."""
    board = Board(state, seat)
    found = offers(board)
    if any(first == action for first, _ in found):
        return None
    targets = meant(board, action)
    if any(Counter(targets) <= offer for _, offer in found):
        return no("order", RULES[board.stage])
    return explain(board, Picked(targets))


def meant(board: Board, action: int) -> list[str]:
    """What an action points at."""
    if action < a.A_CELL:
        return [f"card:{CARDS[action]}"]
    if action < a.A_TAKE:
        return [f"cell:{action - a.A_CELL}"]
    if action < a.A_GIVE:
        name = RESOURCES[action - a.A_TAKE]
        if board.stage == "swap_out" and name in WARES:
            return [f"take:{name}"]
        return [thing(action - a.A_TAKE), *(["trade:take"] if board.stage == "trade" else [])]
    if action < a.A_BUY:
        return [thing(action - a.A_GIVE)]
    if action < a.A_BUILDING:
        way, ware = divmod(action - a.A_BUY, 5)
        return [f"ware:{WARES[ware]}", "trade:sell" if way else "trade:buy"]
    if action <= a.A_COUNT:
        return [f"building:{BUILDINGS[action - a.A_BUILDING]}"]
    if action < a.A_DOCK:
        return [f"count:{action - a.A_COUNT}"]
    if action < a.A_SHIP:
        ship = board.state.docks[action - a.A_DOCK]
        return [f"ship:{ship + 1}" if ship >= 0 else "ship:empty"]
    if action < a.A_LAW:
        return [f"ship:{action - a.A_SHIP + 1}"]
    if action < a.DONE:
        card = board.state.proposals[action - a.A_LAW]
        return [f"statute:{card}" if card >= 0 else "statute:gone"]
    if action >= a.A_BID:
        return [f"bid:{action - a.A_BID}"]
    duty = "duty" if board.stage in ("duty", "dues") else "tax"
    words = ("step:done", f"{duty}:pay", f"{duty}:decline", "mode:cross", "mode:single", "build:none", "ship:none")
    return [words[action - a.DONE]]


def explain(b: Board, p: Picked) -> Reason:
    """What stands against it."""
    for kind, names in p.kinds.items():
        if names and kind not in AWAITED[b.stage]:
            return no(f"awaits-{b.stage.replace('_', '-')}", RULES[b.stage])
    if p["step"] and p.all.total() > 1 and b.stage in ("water", "trade", "load", "object"):
        return no("done-alone", RULES[b.stage])
    reason = EXPLAINED[b.stage](b, p) if b.stage in EXPLAINED else None
    return reason or no("not-together", RULES[b.stage])
