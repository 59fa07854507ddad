"""What a table gets from its server, and who subscribes to a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from caribe.server.bots.runner import BotRunner
from caribe.server.ops.background import BackgroundTasks
from caribe.server.ops.gates import FairLock
from caribe.server.protocol.socket import Outgoing
from caribe.server.store import Database
from caribe.server.store.outages import Outage


@dataclass(frozen=True, slots=True)
class TableContext:
    """The services that all tables of a process share."""

    db: Database
    bots: BotRunner
    tasks: BackgroundTasks
    now: Callable[[], int]
    outages: list[Outage]
    process: str
    """The id of this process on the bus."""
    rendering: FairLock = field(default_factory=FairLock)
    """Held while one connection renders a position: that takes longer than anything else on the event loop."""


class Subscriber(Protocol):
    """A connection that wants to know when a table changes."""

    @property
    def person(self) -> str:
        """The person behind the connection."""
        ...

    @property
    def address(self) -> str:
        """The address that limits count for the connection."""
        ...

    @property
    def seat(self) -> int | None:
        """The seat whose view is shown; None for a spectator."""
        ...

    def notify(self) -> None:
        """Take note that the table has changed."""
        ...

    def push(self, message: Outgoing) -> None:
        """Queue a message."""
        ...

    def show_presence(self, present: Sequence[bool], watchers: int) -> None:
        """Take note of who is there now."""
        ...
