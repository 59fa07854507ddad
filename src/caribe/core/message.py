"""A message: words for a person as data, an id in the Fluent catalogues and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Argument = "str | int | Message"


@dataclass(frozen=True, slots=True)
class Message:
    """A text in no language yet; `caribe.words` puts it into one.

    An argument is a string, a number or another message, which is formatted first.

    >>> Message("core-why-over").to_json()
    {'id': 'core-why-over', 'args': {}}
    >>> print(Message("core-why-over"))
    The game is over.
    """

    id: str
    args: Mapping[str, str | int | Message] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """Return the message as plain data, arguments that are messages included."""
        args = {name: arg.to_json() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args}

    def __str__(self) -> str:
        if _speakers:
            return _speakers[-1](self)
        return f"{self.id} {dict(self.args)}"

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted((name, str(arg)) for name, arg in self.args.items()))))


_speakers: list[Callable[[Message], str]] = []


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Set what `str(message)` calls; `caribe` sets it once, to English, so that errors read as sentences."""
    _speakers[:] = [speaker]
