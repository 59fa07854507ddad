"""What all painters share: panels of text, two of them side by side where they are narrow, and marks for seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caribe.cli.terminal import clean
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.words import Words

LETTERS = "ABCDE"
COLOURS = ("#ff7a6b", "#6cb2ff", "#6fdc8c", "#ffd25a", "#cf9bff")
TITLE = "bold underline"
FAINT = "dim"
STRONG = "bold"

Thing = tuple[str, tuple[str, ...]]
"""What something on the table is called, and its targets: what one can ask about."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table; one that is `wide` needs the whole line."""

    title: str
    body: RenderableType
    wide: bool = False


class Painter:
    """Draws one game. It knows what a seat may know, and nothing else."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def headline(self, view: Mapping[str, object]) -> str:
        """How far the game is; "" where that has no words."""
        return ""

    def panels(self, view: Mapping[str, object]) -> list[Panel]:
        """The whole table."""
        raise NotImplementedError

    def things(self, view: Mapping[str, object]) -> list[Thing]:
        """What lies there and can be asked about, also what cannot be chosen now."""
        raise NotImplementedError

    def about(self, targets: Sequence[str]) -> str:
        """What there is to know about the things that a choice touches; "" where that goes without saying."""
        return ""

    def say(self, message: str | Message, /, **args: str | int | Message) -> str:
        """A message in the person's language."""
        return clean(self.words.say(message if isinstance(message, Message) else Message(message, args)))

    def labelled(self, label: str, what: str) -> str:
        """Something behind its label."""
        return self.say("cli-table-labelled", label=label, what=what)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return clean(self.words.name(seat))

    def badge(self, seat: int) -> Text:
        """The mark of a seat: a letter on its colour."""
        return Text(LETTERS[seat], f"bold black on {COLOURS[seat]}")


def arranged(panels: Sequence[Panel]) -> Group:
    """Panels below each other; of those that are not wide, two side by side."""
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


def flat(drawn: RenderableType, width: int) -> Text:
    """What was drawn as one text of this width, so that it is set only once, however often it is shown."""
    console = Console(width=max(width, 20), color_system="truecolor", force_terminal=True)
    rows = console.render_lines(drawn, pad=False)
    return Text("\n").join(Text.assemble(*((part.text, part.style or "") for part in row)) for row in rows)


def lines(parts: Iterable[Text | str]) -> Text:
    """Lines below each other."""
    return Text("\n").join(part if isinstance(part, Text) else Text(part) for part in parts)


def columns(cells: Sequence[RenderableType], count: int) -> Table:
    """Cells in so many columns of the same width, filled from left to right."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(count):
        grid.add_column(ratio=1)
    for start in range(0, len(cells), count):
        grid.add_row(*cells[start : start + count])
    return grid


def signs(names: Mapping[str, str]) -> dict[str, str]:
    """A letter for each thing, out of its name, no letter twice.

    >>> signs({"sandstone": "arenisca", "clay": "arcilla"})
    {'sandstone': 'A', 'clay': 'R'}
    """
    found: dict[str, str] = {}
    for thing, name in names.items():
        letters = [letter for letter in name.upper() if letter.isalpha()] + list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        found[thing] = next(letter for letter in letters if letter not in found.values())
    return found
