"""Patches: a state as its difference from the one that a page has, so that a move costs few bytes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec.structs import fields

from caribe.server.protocol.socket import PatchMessage, StateMessage, ViewChange

Path: TypeAlias = tuple[str | int, ...]

ALWAYS = ("version", "since", "events", "view")
"""The fields of a state that every patch has."""
OTHERS = [(field.name, field.encode_name) for field in fields(StateMessage) if field.name not in ALWAYS]
"""Those that it names only if they have changed, and how JSON names them."""


def diff(old: object, new: object) -> list[ViewChange]:
    """Compare two documents: the smallest parts to replace in the old one to get the new one.

    An object that has lost or gained a key, or a list that is longer or shorter, is replaced as a whole.

    >>> diff({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]})
    [(['b', 1], 3)]
    """
    changes: list[ViewChange] = []
    _compare(old, new, (), changes)
    return changes


def _compare(old: object, new: object, path: Path, changes: list[ViewChange]) -> None:
    if old is new:
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping) and old.keys() == new.keys():
        for key, value in new.items():
            _compare(old[key], value, (*path, key), changes)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        for index, value in enumerate(new):
            _compare(old[index], value, (*path, index), changes)
    elif type(old) is not type(new) or old != new:  # 1 and true are equal in Python, but not in JSON
        changes.append((list(path), new))


def patch(base: StateMessage, state: StateMessage, view: list[ViewChange]) -> PatchMessage:
    """Build the message that turns one state into the next; `view` is the difference of their views."""
    changed = {}
    for name, encoded in OTHERS:
        value = getattr(state, name)
        if value != getattr(base, name):
            changed[encoded] = value
    return PatchMessage(base.version, state.version, state.since, state.events, view, changed)
