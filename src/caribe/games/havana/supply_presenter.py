"""New goods for the centre and the end of the game, for people: nobody decides anything there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.havana import events as happened
from caribe.games.havana import words
from caribe.games.havana.chapter import Chapter, EventKinds, sentence

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana


class SupplyAndEnding(Chapter):
    """What comes to the centre, and who has won."""

    events: ClassVar[EventKinds] = (happened.Supplied, happened.GameOver)

    def tell(self, game: Havana, event: Event) -> Message:
        """Tell what came to the centre, or who has won."""
        if isinstance(event, happened.Supplied):
            return sentence(game, event, things=words.things(game, event.materials, event.pesos))
        assert isinstance(event, happened.GameOver)
        if len(event.winners) > 1:
            return Message(f"havana-event-over-{event.ending}-shared", {"winners": words.seats(event.winners)})
        winner = event.winners[0]
        return Message(f"havana-event-over-{event.ending}", {"winner": winner, "seat": winner})
