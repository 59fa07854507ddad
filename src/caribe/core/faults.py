"""Faults of what came from outside: every one of them, each with the path to the place it is at."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from dataclasses import dataclass

from caribe.core.message import Message


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and where: `pirates[1]`, `options.mode`, `buildings[12].cost.brick`."""

    path: str
    text: Message

    def to_json(self) -> dict[str, object]:
        """The fault as plain data."""
        return {"path": self.path, "text": self.text.to_json()}

    def __str__(self) -> str:
        return f"{self.path}: {self.text}" if self.path else str(self.text)


class BadInput(ValueError):
    """Something from outside that cannot be used; `faults` lists all that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class BadOptions(BadInput):
    """Options or a number of players that a game does not have."""


class BadPosition(BadInput):
    """A position that cannot be on any table."""


class BadPack(BadInput):
    """A data pack that a game cannot be played with."""


FAILURES = {
    errno.ENOENT: "none",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-here",
}


def why(failure: OSError) -> Message | str:
    """Why the system could not do it; in its own words where that happens too seldom for ours.

    >>> print(why(FileNotFoundError(errno.ENOENT, "weg")))
    No such file or directory
    """
    known = FAILURES.get(failure.errno or 0)
    return Message(f"core-failure-{known}") if known else failure.strerror or "?"
