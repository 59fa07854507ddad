"""Things of Cuba in words, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.games.cuba.names import RESOURCES, STATUTES

if TYPE_CHECKING:
    from caribe.games.cuba.box import Statute


def resource_name(name: str) -> Message:
    """A resource."""
    return Message(f"cuba-resource-{name}")


def card_name(name: str) -> Message:
    """A person."""
    return Message(f"cuba-card-{name}")


def building_name(name: str) -> Message:
    """A building."""
    return Message(f"cuba-building-{name}")


def statute_name(statute: Statute) -> Message:
    """A statute, by what it does."""
    args: dict[str, str | int | Message] = {"number": statute.number, "most": statute.most}
    if STATUTES[statute.kind] == "duty_ware":
        args["things"] = units(1, RESOURCES[statute.resource])
    return Message(f"cuba-statute-{STATUTES[statute.kind]}", args)


def counted(counts: Mapping[str, int]) -> Message:
    """Some of several resources: 2 wood and 1 stone."""
    return listed([units(counts[name], name) for name in RESOURCES if counts.get(name, 0) > 0])


def units(count: int, name: str) -> Message:
    """Some of a resource, in the form that its number wants."""
    return Message(f"cuba-amount-{name}", {"count": count})


def listed(parts: Sequence[Message]) -> Message:
    """Several things in a row: a, b and c."""
    if not parts:
        return Message("cuba-nothing")
    said = parts[0]
    for part in parts[1:-1]:
        said = Message("cuba-list-comma", {"first": said, "second": part})
    return said if len(parts) == 1 else Message("cuba-list-and", {"first": said, "second": parts[-1]})
