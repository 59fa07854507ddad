"""Entries before they are committed: numbered, timed, with what the clocks show and where the table will stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from caribe.core.state import State
from caribe.server import clocks
from caribe.server.clocks import Clocks
from caribe.server.ending import ended
from caribe.server.history import BACK, LEAVE, RESIGN, TIMEOUT, UNDO, Part, Step
from caribe.server.messages import AnyPace
from caribe.server.play import Play
from caribe.server.seating import Seating
from caribe.server.store import Entry, Standing, TableRow
from caribe.server.store.outages import Outage
from caribe.server.store.seals import Seal

GRACE = 20_000
"""Milliseconds after which a bot that has not moved is believed to be lost, and any process may move it."""


class Draft:
    """Entries that are to be committed together.

    Whoever adds one says whose decisions are owed after it, unless it leaves the position as it is.
    """

    def __init__(
        self,
        play: Play,
        row: TableRow,
        now: int,
        outages: Sequence[Outage],
        seals: Mapping[int, Seal] | None = None,
    ) -> None:
        history = play.history
        self.entries: list[Entry] = []
        self.time = max(now, history.last)
        self._version = history.version
        self._outages = outages
        self._pace = pace_of(row)
        self._clocks = clocks_of(play, row)
        self._seats = row.seats
        self._rated = row.rated
        self._resigned, self._away = set(history.resigned), set(history.away)
        self._state = play.state
        self._deciders = play.state.deciders()
        known = play.sealed() if seals is None else seals
        self._sealed = {seat: seal.time for seat, seal in known.items()}

    @property
    def seating(self) -> Seating:
        """Who will play each seat."""
        return Seating(self._seats, self._resigned, self._away)

    def shown_left(self, seat: int) -> dict[str, object]:
        """What the clock of a seat shows at its choice, where there are clocks."""
        if self._clocks is None:
            return {}
        return {"left": max(0, self._clocks.at(self.time, self._outages, self._sealed)[seat])}

    def move(
        self,
        kind: str,
        body: Mapping[str, object],
        after: State,
        movers: Sequence[int],
        move_id: str | None = None,
    ) -> None:
        """Add an entry that leads to another position; the movers have chosen."""
        self._state = after
        self._clock(after.deciders(), movers=movers)
        self._add(kind, body, move_id)

    def take_back(self, seat: int, steps: Sequence[Step], place: int, move_id: str | None = None) -> None:
        """Add an entry by which a seat takes back all of these steps from a place on."""
        taken = [part for step in steps[place:] for part in step]
        self._clock([part.seat for part in steps[place]], taken=taken)
        self._add(UNDO, {"seat": seat, "steps": place}, move_id)

    def word(self, kind: str, body: Mapping[str, object], move_id: str | None = None) -> None:
        """Add an entry that leaves the position as it is."""
        seats = body["seats"] if kind in (LEAVE, BACK) else [body.get("seat")]
        assert isinstance(seats, list)
        if kind == RESIGN or (kind == TIMEOUT and body["forfeit"]):
            self._resigned |= set(seats)
        elif kind in (LEAVE, TIMEOUT):
            self._away |= set(seats)
        elif kind == BACK:
            self._away -= set(seats)
        self._clock(None, back=seats if kind == BACK else ())
        self._add(kind, body, move_id)

    def _add(self, kind: str, body: Mapping[str, object], move_id: str | None) -> None:
        if self._clocks is not None:
            clock = {"left": self._clocks.left, "running": self._clocks.running}
            body = {**body, "clock": clock}
        self._version += 1
        self.entries.append(Entry(self._version, kind, body, move_id, self.time))

    def _clock(
        self,
        deciders: list[int] | None,
        movers: Sequence[int] = (),
        taken: Sequence[Part] = (),
        back: Sequence[int] = (),
    ) -> None:
        """Let the clocks go on with the new position; None: with the old one."""
        before = self._clocks
        left = [] if before is None else before.at(self.time, self._outages, self._sealed)
        if deciders is not None:
            self._deciders, self._sealed = deciders, {}
        if before is None:
            return
        pace = self._pace
        running = tuple(seat for seat in self.owing_people())
        for seat in movers:
            if seat in before.running:  # what a bot does for somebody who is away gains them nothing
                left[seat] = clocks.moved(pace, left[seat])
        for seat in running:
            if seat not in before.running and seat not in movers:
                left[seat] = clocks.called(pace, left[seat])
        for part in taken:
            left[part.seat] = min(left[part.seat], left[part.seat] if part.left is None else part.left)
        for seat in back:
            left[seat] = clocks.returned(pace, left[seat])
        self._clocks = Clocks(tuple(max(0, each) for each in left), running, self.time)

    def owing_people(self) -> list[int]:
        """The seats of people who owe a decision, whether they have sealed one or not."""
        seating = self.seating
        if seating.given_up():
            return []
        return [seat for seat in self._deciders if seating.bot(seat) is None]

    def standing(self) -> Standing:
        """Where the table will stand."""
        seating = self.seating
        if not self._deciders or seating.given_up():
            winners = tuple(ended(self._state, seating).winners)
            return Standing((), self.time, self.time if self._rated else None, winners)
        owing = tuple(seat for seat in self._deciders if seat not in self._sealed)
        times = []
        if any(seating.bot(seat) is not None for seat in owing):
            times.append(self.time + GRACE)
        first = self._clocks and self._clocks.due(self._outages, self._sealed)
        if first:
            times.append(first[0])
        return Standing(owing, None, min(times, default=None))


def pace_of(row: TableRow) -> AnyPace:
    """The pace of a table."""
    return _pace(tuple(row.pace.items()))


@cache
def _pace(items: tuple[tuple[str, object], ...]) -> AnyPace:
    pace: AnyPace = msgspec.convert(dict(items), AnyPace)
    return pace


def clocks_of(play: Play, row: TableRow) -> Clocks | None:
    """What the clocks showed at the last entry; None where there are none."""
    history = play.history
    if history.left is not None:
        return Clocks(history.left, history.running, history.last)
    each = clocks.full(pace_of(row))
    return None if each is None else Clocks((each,) * len(row.seats), (), history.last)
