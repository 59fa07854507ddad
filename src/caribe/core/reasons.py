"""Why something cannot be done: a value that says so in words and cites its rule."""

from __future__ import annotations

from dataclasses import dataclass

from caribe.core.message import Message


@dataclass(frozen=True, slots=True)
class Reason:
    """The answer to *why not?*: what is missing, and the rule it rests on ("" where no game rule does)."""

    text: Message
    rule: str = ""

    def to_json(self) -> dict[str, object]:
        """The reason as plain data."""
        return {"text": self.text.to_json(), "rule": self.rule}

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else str(self.text)


UNCLEAR = Reason(Message("core-why-unclear"))
"""For what no rule of a game explains."""


class IllegalAction(ValueError):
    """An action that the rules do not allow here; the state it was refused by is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)
