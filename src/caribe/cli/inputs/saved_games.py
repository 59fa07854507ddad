"""Load and save games: records and positions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from caribe import library
from caribe.cli.inputs.files import read_json
from caribe.cli.terminal.console import bad_input
from caribe.core.draws import Draws
from caribe.core.faults import BadInput
from caribe.core.game import Game
from caribe.core.playthrough import Playthrough
from caribe.core.records import FORMAT, BadRecord, Record, under
from caribe.core.state import State
from caribe.core.validation import DocumentReader
from caribe.core.verify import retrace

POSITION = "caribe-position-1"


def position_document(state: State) -> dict[str, object]:
    """Return a position with its game, options and data, so that it can be loaded from this alone."""
    game = state.game
    return {
        "format": POSITION,
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "data": dict(game.data),
        "position": state.to_json(),
    }


def load_saved_game(file: Path, game: Game, draws: Draws) -> tuple[Playthrough, list[int]]:
    """Load a playthrough and the times of its decisions from a file; raises `BadInput`.

    A record goes on with its own table and draws, a saved position with its own table and these draws; a bare
    position is set up on the table of `game`.
    """
    found = read_json(file)
    kind = found.get("format") if isinstance(found, Mapping) else None
    if isinstance(found, Mapping) and found.get("game", game.name) != game.name:
        raise bad_input("game", "core-fault-type", expected=game.name, got=str(found["game"]))
    if kind == FORMAT:
        return _from_record(Record.read(found))
    if kind == POSITION:
        game, found = _read_position(found)
    form = DocumentReader(found)
    if form.faults:
        raise BadInput(form.faults)
    return Playthrough(game, draws, (), form.document), []


def _from_record(record: Record) -> tuple[Playthrough, list[int]]:
    playthrough = record.playthrough(library.title)
    fault = retrace(playthrough, record)
    if fault:
        raise BadRecord([fault])
    return playthrough, [decision.at for decision in record.decisions]


def _read_position(found: object) -> tuple[Game, object]:
    form = DocumentReader(found)
    whole = form.document
    form.only(whole, ("format", "game", "players", "options", "data", "position"))
    name, players = form.text("game", whole.get("game")), form.number("players", whole.get("players"))
    options, data = form.table("options", whole.get("options")), form.table("data", whole.get("data"))
    if form.faults:
        raise BadInput(form.faults)
    game = library.title(name).game(players, options, data)
    try:
        game.from_json(whole.get("position"))
    except BadInput as bad:
        raise BadInput(under("position", bad.faults)) from None
    return game, whole.get("position")
