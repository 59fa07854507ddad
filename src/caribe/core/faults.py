"""Faults of input: every one of them, each with the path to its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from caribe.core.message import Message


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and where: `pirates[1]`, `options.mode`, `buildings[12].cost.brick`."""

    path: str
    text: Message

    @classmethod
    def of(cls, path: str, message: str, /, **args: str | int | Message) -> Fault:
        """Make a fault from the id and the arguments of its message."""
        return cls(path, Message(message, args))

    def to_json(self) -> dict[str, object]:
        """Return the fault as plain data."""
        return {"path": self.path, "text": self.text.to_json()}

    def __str__(self) -> str:
        return f"{self.path}: {self.text}" if self.path else str(self.text)


class BadInput(ValueError):
    """Something from outside that cannot be used; `faults` lists all that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)

    @classmethod
    def of(cls, path: str, message: str, /, **args: str | int | Message) -> Self:
        """Make the error of a single fault."""
        return cls([Fault.of(path, message, **args)])

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class BadOptions(BadInput):
    """Options or a number of players that a game does not have."""


class BadPosition(BadInput):
    """A position that cannot be on any table."""


class BadPack(BadInput):
    """A data pack that a game cannot be played with."""
