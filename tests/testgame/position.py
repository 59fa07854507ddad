"""Positions of the tavern as plain data: written whole, and read with every fault named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caribe.core.faults import BadPosition, Fault
from caribe.core.message import Message
from tests.testgame.actions import CARDS, PHASES

if TYPE_CHECKING:
    from tests.testgame.rules import Tavern, TavernState

PLACES = ("hands", "open", "cellars")  # sets of cards for each seat; laid cards keep their order
LISTS = ("bids", "strength", "unseen", "bottom", "due")
TABLES = ("laid", "goods", "eaten", "slots", "shown")
NUMBERS = ("player", "generator", "round", "hidden", "top", "winner", "clock")
ENDINGS = ("", "last_round", "sold_out")
ENTRIES = ("game", "version", "phase", "ending", *NUMBERS, *PLACES, *LISTS, *TABLES)


def write(state: TavernState) -> dict[str, object]:
    """The whole position."""
    places = (state.hands, state.opened, state.cellars)
    lists = (state.bids, state.strength, state.unseen, state.bottom, state.due)
    tables = (state.laid, state.goods, state.eaten, state.slots, state.shown)
    numbers = (state.player, state.rng, state.round, state.hidden, state.top, state.winner, state.clock)
    return {
        "game": state.game.name,
        "version": state.game.version,
        "phase": PHASES[state.phase],
        "ending": state.over,
        **dict(zip(NUMBERS, numbers, strict=True)),
        **{name: [flagged(seat) for seat in place] for name, place in zip(PLACES, places, strict=True)},
        **{name: list(numbers) for name, numbers in zip(LISTS, lists, strict=True)},
        **{name: [list(row) for row in table] for name, table in zip(TABLES, tables, strict=True)},
    }


def flagged(flags: list[bool]) -> list[int]:
    """The cards of a set."""
    return [card for card, there in enumerate(flags) if there]


def read(game: Tavern, document: object) -> tuple[Any, ...]:
    """The fields of the position a document describes; refuses with `BadPosition`, every fault named by its path."""
    faults: list[Fault] = []

    def fault(path: str, expected: str, got: object) -> None:
        faults.append(Fault(path, Message("core-fault-type", {"expected": expected, "got": str(got)})))

    if not isinstance(document, Mapping):
        fault("", "an object", type(document).__name__)
        raise BadPosition(faults)
    for name in document:
        if name not in ENTRIES:
            faults.append(Fault(str(name), Message("core-fault-unknown", {"expected": ", ".join(ENTRIES)})))
    shapes = dict.fromkeys(NUMBERS, _is_number) | dict.fromkeys(LISTS, _are_numbers)
    shapes |= {name: lambda value: _is_table(value, game.players) for name in (*PLACES, *TABLES)}
    for name, shape in shapes.items():
        if not shape(document.get(name)):
            fault(name, "whole numbers", document.get(name))
    for name, values in (("phase", PHASES), ("ending", ENDINGS), ("game", (game.name,)), ("version", (game.version,))):
        if document.get(name) not in values:
            fault(name, ", ".join(values), document.get(name))
    if faults:
        raise BadPosition(faults)
    lengths = {"bids": game.players, "strength": game.players, "unseen": len(game.dishes), "due": 2}
    for name, length in lengths.items():
        if len(document[name]) != length:
            fault(name, f"{length} numbers", len(document[name]))
    for seat in range(game.players):
        rows = {"goods": 3, "shown": CARDS, "slots": len(document["cellars"][seat])}
        for name, length in rows.items():
            if len(document[name][seat]) != length:
                fault(f"{name}[{seat}]", f"{length} numbers", len(document[name][seat]))
        cards = sorted(card for name in (*PLACES, "laid") for card in document[name][seat])
        if cards != list(range(game.cards)):
            fault(f"cards[{seat}]", str(list(range(game.cards))), cards)
    if not -1 <= document["player"] < game.players:
        fault("player", f"-1 to {game.players - 1}", document["player"])
    if not -1 <= document["top"] < len(game.dishes):
        fault("top", f"-1 to {len(game.dishes) - 1}", document["top"])
    if (document["player"] < 0) != bool(document["ending"]):
        fault("player", "-1 exactly when the game is over", document["player"])
    if faults:
        raise BadPosition(faults)
    places = [[[card in row for card in range(CARDS)] for row in document[name]] for name in PLACES]
    table = {name: [list(row) for row in document[name]] for name in TABLES}
    line = {name: list(document[name]) for name in LISTS}
    return (
        document["player"], document["generator"], PHASES.index(document["phase"]), document["round"],
        *places, table["laid"], line["bids"], line["strength"], table["goods"], table["eaten"],
        line["unseen"], document["hidden"], document["top"], line["bottom"], line["due"], document["winner"],
        table["slots"], table["shown"], document["clock"], document["ending"],
    )  # fmt: skip


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -1 <= value < 2**48


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(_is_number(number) for number in value)


def _is_table(value: object, rows: int) -> bool:
    return isinstance(value, list) and len(value) == rows and all(_are_numbers(row) for row in value)
