"""Positions of the tavern as plain data: written whole, and read with every fault named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caribe.core.faults import BadPosition
from caribe.core.fields import read_fields, write_fields
from caribe.core.validation import DocumentReader
from tests.testgame.actions import CARDS
from tests.testgame.fields import FIELDS, flagged
from tests.testgame.rules import TavernState

if TYPE_CHECKING:
    from tests.testgame.game import Tavern

ENTRIES = ("game", "version", "player", *(field.entry for field in FIELDS if field.document))


def write(state: TavernState) -> dict[str, object]:
    """Write the whole position."""
    heading = {"game": state.game.name, "version": state.game.version, "player": state.player}
    return heading | write_fields(FIELDS, state)


def read(game: Tavern, document: object) -> TavernState:
    """Read the position a document describes; refuse with `BadPosition`, every fault named by its path."""
    reader = DocumentReader(document, game)
    if not reader.faults:
        reader.heading(ENTRIES)
        values = read_fields(FIELDS, reader)
        values["player"] = reader.number("player", reader.document.get("player"), -1, game.players - 1)
        if not reader.faults:
            check(reader, game, values)
    if reader.faults:
        raise BadPosition(reader.faults)
    return TavernState(game, *(values[field.name] for field in FIELDS))


def check(reader: DocumentReader, game: Tavern, values: dict[str, Any]) -> None:
    """Note what cannot be true at any table."""
    for seat in range(game.players):
        rows = {"goods": 3, "shown": CARDS, "slots": sum(values["cellars"][seat])}
        for name, length in rows.items():
            if len(values[name][seat]) != length:
                reader.fault(f"{name}[{seat}]", "core-fault-length", expected=length, got=len(values[name][seat]))
        places = [flagged(values[name][seat]) for name in ("hands", "open", "cellars")]
        cards = sorted(sum(places, values["laid"][seat]))
        if cards != list(range(game.cards)):  # TAV-1
            reader.expect(f"cards[{seat}]", str(list(range(game.cards))), str(cards))
    if (values["player"] < 0) != bool(values["over"]):
        reader.expect("player", "-1 exactly when the game is over", values["player"])
