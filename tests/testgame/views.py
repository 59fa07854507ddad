"""What a seat may know of a position of the tavern, as plain data with types."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from tests.testgame.actions import BID, PHASES
from tests.testgame.fields import flagged

if TYPE_CHECKING:
    from tests.testgame.rules import TavernState


class OwnView(TypedDict, total=False):
    """What only the seat itself sees; empty for a spectator."""

    hand: list[int]
    cellar: list[int]
    laid: list[int]
    bid: int


class KnownView(TypedDict):
    """What can be worked out about cellars: when each card was put there, and last seen in a hand."""

    slots: list[list[int]]
    shown: list[list[int]]
    clock: int


class View(TypedDict):
    """All that one seat may know; `seat` is None for a spectator."""

    game: str
    seat: int | None
    player: int
    deciders: list[int]
    phase: str
    round: int
    own: OwnView
    hands: list[int]
    open: list[list[int]]
    cellars: list[int]
    laid: list[int]
    bids: list[int | None]
    strength: list[int]
    goods: list[list[int]]
    eaten: list[list[str]]
    pile: int
    unseen: list[int]
    top: str | None
    bottom: list[str]
    due: list[int]
    winner: int
    known: KnownView


def build_view(state: TavernState, seat: int | None) -> View:
    """Build the view of a seat, field by field."""
    dishes = state.rules.dishes
    return {
        "game": state.game.name,
        "seat": seat,
        "player": state.player,
        "deciders": state.deciders(),
        "phase": PHASES[state.phase],
        "round": state.round,
        "own": {} if seat is None else _own(state, seat),
        "hands": [sum(hand) for hand in state.hands],
        "open": [flagged(cards) for cards in state.open],
        "cellars": [sum(cellar) for cellar in state.cellars],
        "laid": [len(cards) for cards in state.laid],
        "bids": [None if state.phase == BID and bid >= 0 else bid for bid in state.bids],
        "strength": list(state.strength),
        "goods": [list(goods) for goods in state.goods],
        "eaten": [[dishes[dish]["name"] for dish in eaten] for eaten in state.eaten],
        "pile": state.hidden,
        "unseen": list(state.unseen),
        "top": dishes[state.top]["name"] if state.top >= 0 else None,
        "bottom": [dishes[dish]["name"] for dish in state.bottom],
        "due": list(state.due),
        "winner": state.winner,
        "known": {
            "slots": [list(slots) for slots in state.slots],
            "shown": [list(shown) for shown in state.shown],
            "clock": state.clock,
        },
    }


def _own(state: TavernState, seat: int) -> OwnView:
    return {
        "hand": flagged(state.hands[seat]),
        "cellar": flagged(state.cellars[seat]),
        "laid": list(state.laid[seat]),
        "bid": state.bids[seat],
    }
