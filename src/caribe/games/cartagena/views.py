"""What a seat may know of a position of Cartagena, as plain data with types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from caribe.games.cartagena.components import SYMBOLS, Symbol
from caribe.games.cartagena.position import cards

if TYPE_CHECKING:
    from caribe.games.cartagena.rules import CartagenaState


class PieceView(TypedDict):
    """One piece of the path, in walking order; `piece` is None on a path that is not made of pieces."""

    piece: int | None
    face: Literal["front", "back"]
    reversed: bool
    symbols: list[Symbol]


class MemoryView(TypedDict):
    """What is known since the last reshuffle: all hands together, the pile, plays and draws, the seat's own part."""

    held: list[int]
    sizes: list[int]
    pool: list[int]
    trail: list[int]
    own: list[list[int]] | None


class View(TypedDict):
    """All that one seat may know; `seat` is None for a spectator."""

    game: Literal["cartagena"]
    mode: str
    seat: int | None
    player: int
    turn: int
    action: int
    """How many actions of this turn are done."""
    actions: int
    path: list[PieceView]
    fields: list[Symbol]
    pirates: list[list[int]]
    """By seat, where each pirate is: 0 the camp, 1 to N the fields, N + 1 the boat."""
    hand: dict[Symbol, int] | None
    hand_sizes: list[int]
    pile: int
    discard: int
    top: Symbol | None
    discards: dict[Symbol, int] | None
    memory: MemoryView | None


def build_view(state: CartagenaState, seat: int | None) -> View:
    """Build the view of a seat, field by field. What lies in the draw pile is in nobody's (CAR-3.13)."""
    game = state.rules
    seats = range(game.players)
    return {
        "game": "cartagena",
        "mode": str(game.options["mode"]),
        "seat": seat,
        "player": state.player,
        "turn": state.turn,
        "action": state.action,
        "actions": game.actions,
        "path": _path(state),  # CAR-3.14: the path, all pirates and the sizes of the piles are open
        "fields": [SYMBOLS[symbol] for symbol in state.path.symbols],
        "pirates": [state.pirates(other) for other in seats],
        "hand": None if seat is None else cards(state.hands, seat * 6),  # CAR-3.10
        "hand_sizes": [state.held(other) for other in seats],  # CAR-3.11
        "pile": state.pile_size,
        "discard": sum(state.discard),
        "top": SYMBOLS[state.top] if state.top >= 0 else None,  # CAR-3.15
        "discards": cards(state.discard, 0) if game.options["discard_view"] == "all" else None,  # CAR-7.9
        "memory": _memory(state, seat),
    }


def _path(state: CartagenaState) -> list[PieceView]:
    symbols = [SYMBOLS[symbol] for symbol in state.path.symbols]
    pieces = state.path.pieces or ((-1, 0, False),) * (len(symbols) // 6)
    return [
        {
            "piece": number if number >= 0 else None,
            "face": "back" if face else "front",
            "reversed": turned,
            "symbols": symbols[i * 6 : i * 6 + 6],
        }
        for i, (number, face, turned) in enumerate(pieces)
    ]


def _memory(state: CartagenaState, seat: int | None) -> MemoryView | None:
    memory = state.memory
    if memory is None:
        return None
    return {
        "held": [sum(memory.old[symbol::6]) for symbol in range(6)],
        "sizes": [sum(memory.old[other * 6 : other * 6 + 6]) for other in range(state.game.players)],
        "pool": list(memory.pool),
        "trail": memory.trail[: memory.length],
        "own": None if seat is None else [memory.old[seat * 6 :][:6], memory.drawn[seat * 6 :][:6]],
    }
