"""A table that nobody has drawn: all that a seat may know, as a sheet."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from caribe.cli.painting.panels import FAINT, Painter, Panel, Thing, lines
from caribe.cli.sheet import plain
from caribe.cli.terminal import clean


class PlainPainter(Painter):
    """Shows names and values."""

    def panels(self, view: Mapping[str, object]) -> list[Panel]:
        """One panel with a line for each entry of the view."""
        rows = [
            Text.assemble((f"{name} ", FAINT), clean(plain(value))) for name, value in view.items() if value is not None
        ]
        return [Panel(self.say(f"{self.game.name}-name"), lines(rows), wide=True)]

    def things(self, view: Mapping[str, object]) -> list[Thing]:
        """Nothing has a name here."""
        return []
