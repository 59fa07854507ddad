"""The base class of painters, panels of text and how they are arranged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caribe.core.game import Game
from caribe.core.message import Message
from caribe.words import Words, sanitize

LETTERS = "ABCDE"
COLOURS = ("#ff7a6b", "#6cb2ff", "#6fdc8c", "#ffd25a", "#cf9bff")
TITLE = "bold underline"
FAINT = "dim"
STRONG = "bold"

Thing = tuple[str, tuple[str, ...]]
"""The name of something on the board, and its targets."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the board; a `wide` one takes the whole line."""

    title: str
    body: RenderableType
    wide: bool = False


class Painter:
    """Draws one game from a seat's view, and knows nothing else."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def headline(self, view: Mapping[str, object]) -> str:
        """Say how far the game is, as in "Round 3"; "" for nothing."""
        return ""

    def panels(self, view: Mapping[str, object]) -> list[Panel]:
        """Draw the whole board."""
        raise NotImplementedError

    def things(self, view: Mapping[str, object]) -> list[Thing]:
        """List everything on the board by name, also what cannot be chosen now."""
        raise NotImplementedError

    def about(self, targets: Sequence[str]) -> str:
        """Explain the things that a choice touches; "" for nothing."""
        return ""

    def say(self, message: str | Message, /, **args: str | int | Message) -> str:
        """Say a message in the player's language."""
        return sanitize(self.words.say(message if isinstance(message, Message) else Message(message, args)))

    def labelled(self, label: str, what: str) -> str:
        """Put something behind a label."""
        return self.say("cli-table-labelled", label=label, what=what)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return sanitize(self.words.name(seat))

    def badge(self, seat: int) -> Text:
        """Return the mark of a seat: a letter on its colour."""
        return Text(LETTERS[seat], f"bold black on {COLOURS[seat]}")


def arrange(panels: Sequence[Panel]) -> Group:
    """Arrange panels below each other, narrow ones in pairs."""
    rows: list[list[Panel]] = []
    for panel in panels:
        if not panel.wide and rows and len(rows[-1]) == 1 and not rows[-1][0].wide:
            rows[-1].append(panel)
        else:
            rows.append([panel])
    return Group(*(_row(row) for row in rows))


def _row(row: list[Panel]) -> RenderableType:
    if len(row) == 1:
        return _panel(row[0])
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in row:
        grid.add_column(ratio=1)
    grid.add_row(*map(_panel, row))
    return grid


def _panel(panel: Panel) -> RenderableType:
    return Group(Text(panel.title, TITLE), Padding(panel.body, (0, 0, 0, 1)))


def render_text(drawn: RenderableType, width: int) -> Text:
    """Render to one text of this width, so that it is laid out only once."""
    console = Console(width=max(width, 20), color_system="truecolor", force_terminal=True)
    rows = console.render_lines(drawn, pad=False)
    return Text("\n").join(Text.assemble(*((part.text, part.style or "") for part in row)) for row in rows)


def lines(parts: Iterable[Text | str]) -> Text:
    """Join lines."""
    return Text("\n").join(part if isinstance(part, Text) else Text(part) for part in parts)


def columns(cells: Sequence[RenderableType], count: int) -> Table:
    """Arrange cells in columns of the same width, filled from left to right."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(count):
        grid.add_column(ratio=1)
    for start in range(0, len(cells), count):
        grid.add_row(*cells[start : start + count])
    return grid


def assign_letters(names: Mapping[str, str]) -> dict[str, str]:
    """Assign a letter of its name to each thing, no letter twice.

    >>> assign_letters({"sandstone": "arenisca", "clay": "arcilla"})
    {'sandstone': 'A', 'clay': 'R'}
    """
    found: dict[str, str] = {}
    for thing, name in names.items():
        letters = [letter for letter in name.upper() if letter.isalpha()] + list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        found[thing] = next(letter for letter in letters if letter not in found.values())
    return found
