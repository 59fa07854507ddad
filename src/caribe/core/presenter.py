"""What a game shows to people: views, choices in words, reasons, and what each seat sees of an event.

Everything here is built field by field from what a seat may know, never by deleting from the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from caribe.core.choices import Choice, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.core.reasons import Reason

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.core.state import State

S = TypeVar("S", bound="State")


class Presenter(Generic[S]):
    """Present positions to people; one subclass per game, in its `presenter.py`. A presenter never changes a state."""

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """Return all that this seat (None: a spectator) may know, as plain data."""
        raise NotImplementedError

    def describe(self, state: S, seat: int, trial: Trial) -> Choice:
        """Describe the choice that the actions of this trial make.

        Tell only what is certain and the seat may know: nothing that was drawn, nothing that others chose in secret.
        """
        raise NotImplementedError

    def explain(self, state: S, seat: int, targets: Sequence[str]) -> Reason:
        """Explain why a seat that has to decide has no choice with all these targets: asked only when it has none."""
        raise NotImplementedError

    def explain_action(self, state: S, seat: int, action: int) -> Reason:
        """Explain why a seat that has to decide cannot take this action: asked only when it cannot."""
        raise NotImplementedError

    def prompt(self, state: S, seat: int | None) -> Message:
        """Return one sentence that says who has to decide what, as this seat (None: a spectator) reads it."""
        raise NotImplementedError

    def slots(self, state: S, seat: int) -> Sequence[Slot]:
        """Return the parts of the seat's decision, in the order in which they are asked for."""
        raise NotImplementedError

    def name(self, state: S, seat: int, target: str) -> Message:
        """Name a target of one of the seat's choices, short, as an answer to a question."""
        raise NotImplementedError

    def notation(self, state: S, action: int) -> str:
        """Return the words of a legal action of `player` in the notation, lower case, none as for another action.

        A verb comes first, except midway in a composite decision. A game without a notation writes `#12`.
        """
        return f"#{action}"

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """Return the event as this seat (None: a spectator) sees it; None when it sees nothing of it."""
        raise NotImplementedError

    def tell(self, game: Game, event: Event) -> Message:
        """Tell the event in words, from what the event itself holds."""
        raise NotImplementedError

    def joins(self, before: Event, event: Event) -> bool:
        """Tell whether an event goes on with the one told before it: both are one thing done, told in one line."""
        return False

    def tell_line(self, game: Game, events: Sequence[Event]) -> Message:
        """Tell events that were joined, one thing done, in one sentence."""
        return self.tell(game, events[-1])

    def to_json(self, state: S) -> dict[str, object]:
        """Return the whole position as plain data, including what is hidden; `Game.from_json` reads it back."""
        raise NotImplementedError
