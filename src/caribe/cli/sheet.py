"""A view as a sheet of names and values, for games that have no board in the terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rich.table import Table

from caribe.cli.terminal import clean, screen


def show_view(view: Mapping[str, object]) -> None:
    """Everything in the view, one row for each entry."""
    table = Table.grid(padding=(0, 2))
    for name, value in view.items():
        if value is not None:
            table.add_row(name, clean(plain(value)))
    screen().print(table)


def plain(value: object) -> str:
    """A value without the marks of JSON.

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
