"""What a game shows to people: views, choices in words, reasons, and what each seat sees of an event.

Everything here is built field by field from what a seat may know, never by deleting from the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from caribe.core.choices import Choice
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.reasons import Reason

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.core.state import State

S = TypeVar("S", bound="State")


class People(Generic[S]):
    """The human side of a game; one subclass per game, in its `people.py`. It is asked, it never changes a state."""

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """All that this seat (None: a spectator) may know, as plain data."""
        raise NotImplementedError

    def describe(self, state: S, seat: int, actions: tuple[int, ...], after: S | None) -> Choice:
        """The choice these actions make.

        `after` is the position they lead to; None when something is drawn on the way or an action is secret, so that a
        description cannot tell what is not certain.
        """
        raise NotImplementedError

    def why_not(self, state: S, seat: int, targets: Sequence[str]) -> Reason | None:
        """Why a seat that owes a decision has no choice with all these targets. Must not ask `legal_actions`."""
        raise NotImplementedError

    def why_not_action(self, state: S, seat: int, action: int) -> Reason | None:
        """Why a seat that owes a decision cannot take this action of the space. Must not ask `legal_actions`."""
        raise NotImplementedError

    def prompt(self, state: S, seat: int | None) -> Message:
        """One sentence that says what is awaited, and of whom, as this seat (None: a spectator) reads it."""
        raise NotImplementedError

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """The event as this seat (None: a spectator) sees it; None when it sees nothing of it."""
        raise NotImplementedError

    def tell(self, game: Game, event: Event) -> Message:
        """The event in words, told from what the event itself holds."""
        raise NotImplementedError

    def to_json(self, state: S) -> dict[str, object]:
        """The whole position as plain data, hidden things included; `Game.from_json` reads it back."""
        raise NotImplementedError
