"""Recorded games for the tests: fixtures, a fresh game, and a game with simultaneous choices."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tests.testgame
from caribe import library
from caribe.core.draws import Draws
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record, Seat
from caribe.core.title import Title
from tests.records.make import FIXTURES
from tests.testgame import TITLES

Document = dict[str, Any]


def fixture(name: str = "3-escaped-basic") -> Document:
    """One of Cartagena's recorded games, free to be changed."""
    document: Document = json.loads((FIXTURES / "cartagena" / f"{name}.json").read_text("utf-8"))
    return document


def tavern(name: str) -> Title:
    """The titles of the test game, and those of the library."""
    found = {title.name: title for title in TITLES}
    return found[name] if name in found else library.title(name)


def tavern_playthrough(seed: int = 5) -> Playthrough:
    """A finished game of the tavern."""
    folder = Path(str(tests.testgame.__file__)).parent
    data = tomllib.loads((folder / "data" / "tavern.toml").read_text("utf-8"))
    return finished(Playthrough(tavern("tavern").game(3, {"rounds": 2}, data), Draws(seed)))


def cartagena_playthrough(seed: int = 1, nonces: tuple[bytes, ...] = (), **options: object) -> Playthrough:
    """A short finished game of Cartagena for two."""
    return finished(
        Playthrough(
            library.title("cartagena").game(2, {"turn_cap": 4, **options}, library.data("cartagena")),
            Draws(seed, nonces),
        )
    )


def finished(playthrough: Playthrough) -> Playthrough:
    """The same playthrough, with the middle one of the options taken until the game is over."""
    while not playthrough.state.is_over:
        actions = playthrough.state.legal_actions()
        playthrough.play([actions[len(actions) // 2]])
    return playthrough


def document_of(playthrough: Playthrough, **more: Any) -> Document:
    """The record of a line as it comes out of a file."""
    seats = [Seat(f"Player {seat + 1}") for seat in range(playthrough.game.players)]
    document: Document = json.loads(json.dumps(Record.of(playthrough, seats, **more).to_json()))
    return document


Edit = Callable[[Document], object]
