"""Things of Cuba in words, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.games.cuba.names import RESOURCES, STATUTES

if TYPE_CHECKING:
    from caribe.games.cuba.components import Statute

Args = dict[str, str | int | Message]
"""What a message is filled in with."""


def resource_name(name: str) -> Message:
    """Name a resource."""
    return Message(f"cuba-resource-{name}")


def card_name(name: str) -> Message:
    """Name a person."""
    return Message(f"cuba-card-{name}")


def building_name(name: str) -> Message:
    """Name a building."""
    return Message(f"cuba-building-{name}")


def cell_args(cell: int) -> Args:
    """Name a cell by its row and column."""
    return {"row": cell // 4 + 1, "column": cell % 4 + 1}


def statute_name(statute: Statute) -> Message:
    """Name a statute by what it does."""
    args: Args = {"number": statute.number, "most": statute.most}
    if STATUTES[statute.kind] == "duty_ware":
        args["things"] = units(1, RESOURCES[statute.resource])
    return Message(f"cuba-statute-{STATUTES[statute.kind]}", args)


def counted(counts: Mapping[str, int]) -> Message:
    """Name some of several resources: 2 wood and 1 stone."""
    return listed([units(counts[name], name) for name in RESOURCES if counts.get(name, 0) > 0])


def units(count: int, name: str) -> Message:
    """Name some of a resource, in the form that its number wants."""
    return Message(f"cuba-amount-{name}", {"count": count})


def listed(parts: Sequence[Message]) -> Message:
    """Join several things in a row: a, b and c."""
    if not parts:
        return Message("cuba-nothing")
    said = parts[0]
    for part in parts[1:-1]:
        said = Message("cuba-list-comma", {"first": said, "second": part})
    return said if len(parts) == 1 else Message("cuba-list-and", {"first": said, "second": parts[-1]})


def by_seat(parts: Mapping[int, Message]) -> Message:
    """Name what belongs to each of several seats."""
    return listed([Message("cuba-of-seat", {"other": seat, "thing": part}) for seat, part in parts.items()])
