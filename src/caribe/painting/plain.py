"""The fallback painter: a seat's view as a list of names and values."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rich.text import Text

from caribe.painting.panels import FAINT, Painter, Panel, Thing, lines
from caribe.words import sanitize


class PlainPainter(Painter):
    """Shows a view as names and values."""

    def panels(self, view: Mapping[str, object]) -> list[Panel]:
        """Draw one panel with a line for each entry of the view."""
        known = {name: sanitize(plain(value)) for name, value in view.items() if value is not None}
        rows = [Text.assemble((f"{name} ", FAINT), value) for name, value in known.items()]
        return [Panel(self.say(f"{self.game.name}-name"), lines(rows), wide=True)]

    def things(self, view: Mapping[str, object]) -> list[Thing]:
        """Nothing has a name in an unknown game."""
        return []


def plain(value: object) -> str:
    """Format a value without the punctuation of JSON.

    >>> plain({"rum": 2, "key": 0}), plain([["camp", 3], []])
    ('rum 2, key 0', '(camp, 3), ()')
    """
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_inner(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(_inner(part) for part in value)
    return value if isinstance(value, str) else json.dumps(value)


def _inner(value: object) -> str:
    return f"({plain(value)})" if isinstance(value, Mapping | list) else plain(value)
