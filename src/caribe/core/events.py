"""Events: what happened, as typed data, told to each seat as far as it may know it."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Event:
    """Base of all events. The event of a game only names its fields: it is a frozen dataclass without more words.

    Its `kind` is its name.

    >>> class ShipLeft(Event):
    ...     ship: int
    >>> ShipLeft(3).to_json()
    {'kind': 'ship_left', 'ship': 3}
    """

    kind: ClassVar[str] = "event"

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"\B[A-Z]", r"_\g<0>", cls.__name__).lower()
        dataclass(frozen=True)(cls)

    def to_json(self) -> dict[str, object]:
        """Return the event as plain data with its kind."""
        return {"kind": self.kind, **{f.name: _plain(getattr(self, f.name)) for f in fields(self)}}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
