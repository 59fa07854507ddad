"""Games that are taken up again: from a record, or from a position."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from caribe import library
from caribe.cli.inputs import document
from caribe.cli.terminal import wrong
from caribe.core.draws import Draws
from caribe.core.faults import BadInput
from caribe.core.form import Form
from caribe.core.game import Game
from caribe.core.line import Line
from caribe.core.records import FORMAT, BadRecord, Record, under
from caribe.core.state import State
from caribe.core.verify import retrace

POSITION = "caribe-position-1"


def position_document(state: State) -> dict[str, object]:
    """The position with the table it stands on, so that it can be set up again from this alone."""
    game = state.game
    return {
        "format": POSITION,
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "data": dict(game.data),
        "position": state.to_json(),
    }


def taken_up(file: Path, game: Game, draws: Draws) -> tuple[Line, list[int]]:
    """The line of play that a file leads to, and the times of its decisions; refuses with `BadInput`.

    A record goes on with its own table and draws, a saved position with its own table and these draws; a bare
    position is set up on the table of `game`.
    """
    found = document(file)
    kind = found.get("format") if isinstance(found, Mapping) else None
    if isinstance(found, Mapping) and found.get("game", game.name) != game.name:
        raise wrong("game", "core-fault-type", expected=game.name, got=str(found["game"]))
    if kind == FORMAT:
        return _recorded(Record.read(found))
    if kind == POSITION:
        game, found = _set_table(found)
    form = Form(found)
    if form.faults:
        raise BadInput(form.faults)
    return Line(game, draws, (), form.whole), []


def _recorded(record: Record) -> tuple[Line, list[int]]:
    line = record.line(library.title)
    fault = retrace(line, record)
    if fault:
        raise BadRecord([fault])
    return line, [decision.at for decision in record.decisions]


def _set_table(found: object) -> tuple[Game, object]:
    form = Form(found)
    whole = form.whole
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
