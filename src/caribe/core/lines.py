"""Lines of a story: events that are one thing done are told in one sentence, for the page, the terminal and stories."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from caribe.core.events import Event

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.core.playthrough import Playthrough

Line = tuple[Event, ...]
"""Events that are told together, as somebody sees them."""


def join_lines(game: Game, events: Iterable[Event]) -> Iterator[Line]:
    """Yield the lines that these events make, in order."""
    line: Line = ()
    for event in events:
        joined = extend_line(game, line, event)
        if line and len(joined) == 1:
            yield line
        line = joined
    if line:
        yield line


def extend_line(game: Game, line: Line, event: Event) -> Line:
    """Return the line with this event at its end, or a new line of this event alone."""
    return (*line, event) if line and game.presenter.joins(line[-1], event) else (event,)


def open_line(playthrough: Playthrough, seat: int | None, number: int) -> Line:
    """Return the line that this seat (None: a spectator) reads last after this number of decisions.

    What comes next may go on with it.
    """
    line: Line = ()
    for place in range(number, 0, -1):
        for event in reversed(seen_events(playthrough, seat, place - 1, place)):
            if line and not playthrough.game.presenter.joins(event, line[0]):
                return line
            line = (event, *line)
    return line


def seen_events(playthrough: Playthrough, seat: int | None, since: int, until: int | None = None) -> list[Event]:
    """Return the events between two numbers of decisions as this seat (None: a spectator) sees them."""
    seen = [playthrough.game.seen(event, seat) for event in playthrough.events(since, until)]
    return [event for event in seen if event is not None]
