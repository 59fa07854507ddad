"""What a box of Cartagena holds: the cards and the faces of the six path pieces, out of plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from caribe.core.faults import BadPack, Fault
from caribe.core.message import Message

SYMBOLS = ("rum", "key", "pistol", "hook", "lantern", "spyglass")
PIECES = 6
LEAST_COPIES = 5  # five players hold 26 cards after the deal, and somebody must be able to draw
MOST_COPIES = 60


@dataclass(frozen=True, slots=True)
class Box:
    """The cards of each symbol and the two faces of each piece, symbols as numbers (CAR-1.1, CAR-1.4)."""

    copies: int
    fronts: tuple[tuple[int, ...], ...]
    backs: tuple[tuple[int, ...], ...]


def unpack(data: Mapping[str, object]) -> Box:
    """The box that plain data describes; refuses with `BadPack`, every fault named by its path."""
    faults: list[Fault] = []
    for name in data:
        if name not in ("cards", "pieces", "text"):
            faults.append(Fault(name, Message("core-fault-unknown", {"expected": "cards, pieces, text"})))
    cards = data.get("cards")
    copies = cards.get("copies") if isinstance(cards, Mapping) else None
    if not isinstance(copies, int) or not LEAST_COPIES <= copies <= MOST_COPIES:
        expected = f"{LEAST_COPIES}-{MOST_COPIES}"
        faults.append(Fault("cards.copies", Message("core-fault-type", {"expected": expected, "got": str(copies)})))
        copies = LEAST_COPIES
    pieces = data.get("pieces")
    if not isinstance(pieces, list) or len(pieces) != PIECES:
        got = len(pieces) if isinstance(pieces, list) else 0
        faults.append(Fault("pieces", Message("cartagena-fault-pieces", {"expected": PIECES, "got": got})))
        pieces = pieces if isinstance(pieces, list) else []
    fronts = tuple(_face(piece, f"pieces[{i}]", "front", faults) for i, piece in enumerate(pieces))
    backs = tuple(_face(piece, f"pieces[{i}]", "back", faults) for i, piece in enumerate(pieces))
    if faults:
        raise BadPack(faults)
    return Box(copies, fronts, backs)


def _face(piece: object, path: str, side: str, faults: list[Fault]) -> tuple[int, ...]:
    symbols = piece.get(side) if isinstance(piece, Mapping) else None
    if isinstance(symbols, list) and sorted(map(str, symbols)) == sorted(SYMBOLS):
        return tuple(SYMBOLS.index(symbol) for symbol in symbols)
    expected = ", ".join(SYMBOLS)
    faults.append(Fault(f"{path}.{side}", Message("cartagena-fault-face", {"expected": expected})))
    return ()
