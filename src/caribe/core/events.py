"""Events: what happened, as typed data, told to each seat as far as it may know it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events; each game has frozen dataclasses of its own with a `kind`."""

    kind: ClassVar[str] = "event"

    def to_json(self) -> dict[str, object]:
        """The event as plain data with its kind."""
        return {"kind": self.kind, **{f.name: _plain(getattr(self, f.name)) for f in fields(self)}}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
