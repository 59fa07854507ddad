"""The tables the conformance suite sits down at: every title, every number of players, options by pairwise cover."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from zlib import crc32

import pytest
from allpairspy import AllPairs

from caribe import library
from caribe.core.game import Game
from caribe.core.options import OptionValue
from caribe.core.state import State
from caribe.core.title import Title
from tests import testgame
from tests.support import ROOT, TESTS, Chooser

SAMPLES, FEWER = 10, 4  # positions that the dearer tests look at: of a game as it comes, and of one with options


@dataclass(frozen=True)
class Shelf:
    """A title with what it comes with; `room` is the family of editions it belongs to."""

    title: Title
    room: str
    data: Mapping[str, object]
    rules: Path

    def game(self, players: int, options: Mapping[str, OptionValue]) -> Game:
        """The game for a table."""
        return self.title.game(players, options, self.data)


def shelves() -> dict[str, Shelf]:
    """Every registered title, and the editions of the test game."""
    found = {}
    for name, title in library.titles().items():
        room = library.rooms()[name].rpartition(".")[2]
        found[name] = Shelf(title, room, library.data(name), ROOT / "docs" / "rules" / f"{name}.md")
    for title in testgame.TITLES:
        folder = TESTS / "testgame"
        data = tomllib.loads((folder / "data" / title.data).read_text("utf-8"))
        found[title.name] = Shelf(title, "tavern", data, folder / "rules.md")
    return found


SHELVES = shelves()


@dataclass(frozen=True)
class Table:
    """A title, players and options."""

    name: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        row = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.name}/{self.players}/{row or 'as it comes'}"

    @property
    def shelf(self) -> Shelf:
        """The title on its shelf."""
        return SHELVES[self.name]

    def game(self) -> Game:
        """The game at this table."""
        return self.shelf.game(self.players, dict(self.options))


def rows(title: Title, players: int) -> list[tuple[tuple[str, OptionValue], ...]]:
    """The game as it comes, then rows in which every value and every pair of values of two options occurs."""
    names = [option.name for option in title.options]
    trials = [option.trials(players) for option in title.options]
    if len(trials) < 2:
        return [(), *(((name, value),) for name, values in zip(names, trials, strict=True) for value in values)]
    return [(), *(tuple(zip(names, row, strict=True)) for row in AllPairs(trials))]


@cache
def seatings() -> list[Table]:
    """Every title and number of players, as it comes."""
    return [
        Table(name, players, ())
        for name, shelf in SHELVES.items()
        for players in range(shelf.title.least, shelf.title.most + 1)
    ]


@cache
def tables() -> list[Table]:
    """Every title and number of players, with every row of options."""
    return [
        Table(seating.name, seating.players, row)
        for seating in seatings()
        for row in rows(seating.shelf.title, seating.players)
    ]


def named(sat_at: list[Table]) -> list[str]:
    """A short name for each table: title, players, row of options."""
    rows: Counter[str] = Counter()
    names = []
    for table in sat_at:
        seating = f"{table.name}-{table.players}"
        names.append(f"{seating}-row{rows[seating]}" if table.options else seating)
        rows[seating] += 1
    return names


@dataclass(frozen=True)
class Walk:
    """One random game: its decisions, clones of some of its positions (do not change them), and its end."""

    actions: list[int]
    positions: list[State]
    end: State


@cache
def walk(table: Table) -> Walk:
    """A random game at this table, the same each time it is asked for."""
    state = table.game().new(table.players)
    chooser = Chooser(crc32(str(table).encode()))
    actions: list[int] = []
    seen = [state.clone()]
    while not state.is_over:
        action = chooser.pick(state.legal_actions())
        state.apply(action)
        actions.append(action)
        seen.append(state.clone())
    first, last = seen[0], seen[-1]
    middle = chooser.some(seen[1:-1], (FEWER if table.options else SAMPLES) - 1)
    return Walk(actions, [first, *middle], last)


def companion(table: Table, kind: str) -> ModuleType:
    """What the suite must be told about a game: `invariants/`, `worlds/` and `oracles/<room>.py` beside this file."""
    name = f"tests.conformance.{kind}.{table.shelf.room}"
    if find_spec(name) is None:
        pytest.fail(f"{table.name} is registered, but {name.replace('.', '/')}.py is missing.")
    return import_module(name)
