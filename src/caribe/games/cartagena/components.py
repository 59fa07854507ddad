"""What a box of Cartagena holds: the cards and the faces of the six path pieces, out of plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from caribe.core.faults import BadPack
from caribe.core.validation import DocumentReader

Symbol = Literal["rum", "key", "pistol", "hook", "lantern", "spyglass"]
SYMBOLS: tuple[Symbol, ...] = ("rum", "key", "pistol", "hook", "lantern", "spyglass")
PIECES = 6
LEAST_COPIES = 5  # five players hold 26 cards after the deal, and somebody must be able to draw
MOST_COPIES = 60


@dataclass(frozen=True, slots=True)
class Box:
    """The cards of each symbol and the two faces of each piece, symbols as numbers."""

    copies: int  # CAR-1.4
    fronts: tuple[tuple[int, ...], ...]  # CAR-1.1
    backs: tuple[tuple[int, ...], ...]


def unpack(data: Mapping[str, object]) -> Box:
    """Read the box that plain data describe; refuse with `BadPack`, every fault named by its path."""
    reader = DocumentReader(data)
    reader.only(data, ("cards", "pieces", "text"))
    cards = data.get("cards")
    given = cards.get("copies") if isinstance(cards, Mapping) else None
    copies = reader.number("cards.copies", given, LEAST_COPIES, MOST_COPIES)
    pieces = data.get("pieces")
    if not isinstance(pieces, list) or len(pieces) != PIECES:
        got = len(pieces) if isinstance(pieces, list) else 0
        reader.fault("pieces", "cartagena-fault-pieces", expected=PIECES, got=got)
    faces = reader.rows("pieces", pieces) if isinstance(pieces, list) else []
    fronts = tuple(_face(reader, *piece, "front") for piece in faces)
    backs = tuple(_face(reader, *piece, "back") for piece in faces)
    if reader.faults:
        raise BadPack(reader.faults)
    return Box(copies, fronts, backs)


def _face(reader: DocumentReader, path: str, piece: object, side: str) -> tuple[int, ...]:
    symbols = piece.get(side) if isinstance(piece, Mapping) else None
    if isinstance(symbols, list) and sorted(map(str, symbols)) == sorted(SYMBOLS):  # CAR-1.8: each symbol once
        return tuple(SYMBOLS.index(symbol) for symbol in symbols)
    reader.fault(f"{path}.{side}", "cartagena-fault-face", expected=", ".join(SYMBOLS))
    return ()
