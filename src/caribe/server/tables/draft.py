"""A draft: entries before they are committed, with the clocks and the standing they lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from caribe.core.playthrough import Playthrough
from caribe.server.protocol.requests import AnyPace
from caribe.server.store import Entry, Standing, TableRow
from caribe.server.store.outages import Outage
from caribe.server.store.seals import Seal
from caribe.server.tables import clocks
from caribe.server.tables.clocks import Clocks
from caribe.server.tables.history import BACK, LEAVE, MOVE, RESIGN, TIMEOUT, TOGETHER, UNDO, Part, Step
from caribe.server.tables.play import Play
from caribe.server.tables.results import table_result
from caribe.server.tables.seats import Seating

GRACE = 20_000
"""Milliseconds after which a bot that has not moved counts as lost, and any process may move it."""


class Draft:
    """Entries that are to be committed together.

    Their actions are played once, on `branch`: a copy of the playthrough that replaces it after the commit. A caller
    that has played them already (a bot's turn) passes that branch. None: the position stays or is undone.
    """

    def __init__(
        self,
        play: Play,
        row: TableRow,
        now: int,
        outages: Sequence[Outage],
        seals: Mapping[int, Seal] | None = None,
        branch: Playthrough | None = None,
    ) -> None:
        history = play.history
        self.branch = branch
        self._play = play
        self.entries: list[Entry] = []
        self.time = max(now, history.last)
        self._version = history.version
        self._outages = outages
        self._pace = pace_of(row)
        self._clocks = clocks_of(play, row)
        self._seats = row.seats
        self._rated = row.rated
        self._resigned, self._away = set(history.resigned), set(history.away)
        self._deciders = play.state.deciders()
        known = play.sealed() if seals is None else seals
        self._sealed = {seat: seal.time for seat, seal in known.items()}

    @property
    def seating(self) -> Seating:
        """Who plays each seat after these entries."""
        return Seating(self._seats, self._resigned, self._away)

    def shown_left(self, seat: int) -> dict[str, object]:
        """What the clock of a seat shows at its choice; empty at a table without a time limit."""
        if self._clocks is None:
            return {}
        return {"left": max(0, self._clocks.at(self.time, self._outages, self._sealed)[seat])}

    def add_move(self, seat: int, actions: Sequence[int], move_id: str | None = None) -> None:
        """Play the choice of one seat, and add its entry."""
        self.add_position(MOVE, self._move_body(seat, actions), actions, [seat], move_id)

    def add_played_move(self, seat: int, actions: Sequence[int], deciders: list[int]) -> None:
        """Add the entry of a choice that the branch contains already; `deciders` decide after it."""
        self.add_played(MOVE, self._move_body(seat, actions), deciders, [seat])

    def _move_body(self, seat: int, actions: Sequence[int]) -> dict[str, object]:
        return {"seat": seat, "actions": list(actions), **self.shown_left(seat)}

    def add_position(
        self,
        kind: str,
        body: Mapping[str, object],
        actions: Sequence[int],
        movers: Sequence[int],
        move_id: str | None = None,
    ) -> None:
        """Play these actions, and add the entry that says so; the movers have chosen."""
        if self.branch is None:
            self.branch = self._play.playthrough.branch()
        self.branch.play(actions)
        self.add_played(kind, body, self.branch.state.deciders(), movers, move_id)

    def add_played(
        self,
        kind: str,
        body: Mapping[str, object],
        deciders: list[int],
        movers: Sequence[int],
        move_id: str | None = None,
    ) -> None:
        """Add the entry of actions that the branch contains already; `deciders` decide after them."""
        self._advance_clocks(deciders, movers=movers)
        self._add(kind, body, move_id)

    def add_undo(self, seat: int, steps: Sequence[Step], place: int, move_id: str | None = None) -> None:
        """Add the entry by which a seat undoes all of these steps from a place on."""
        undone = [part for step in steps[place:] for part in step]
        self._advance_clocks([part.seat for part in steps[place]], undone=undone)
        self._add(UNDO, {"seat": seat, "steps": place}, move_id)

    def add_status(self, kind: str, body: Mapping[str, object], move_id: str | None = None) -> None:
        """Add an entry that does not change the position."""
        seats = body["seats"] if kind in (LEAVE, BACK) else [body.get("seat")]
        assert isinstance(seats, list)
        if kind == RESIGN or (kind == TIMEOUT and body["forfeit"]):
            self._resigned |= set(seats)
        elif kind in (LEAVE, TIMEOUT):
            self._away |= set(seats)
        elif kind == BACK:
            self._away -= set(seats)
        self._advance_clocks(None, back=seats if kind == BACK else ())
        self._add(kind, body, move_id)

    def _add(self, kind: str, body: Mapping[str, object], move_id: str | None) -> None:
        if self._clocks is not None:
            clock = {"left": self._clocks.left, "running": self._clocks.running}
            body = {**body, "clock": clock}
        self._version += 1
        self.entries.append(Entry(self._version, kind, body, move_id, self.time))

    def _advance_clocks(
        self,
        deciders: list[int] | None,
        movers: Sequence[int] = (),
        undone: Sequence[Part] = (),
        back: Sequence[int] = (),
    ) -> None:
        """Set the clocks for the next position; None as deciders: for the present one."""
        before = self._clocks
        left = [] if before is None else before.at(self.time, self._outages, self._sealed)
        if deciders is not None:
            self._deciders, self._sealed = deciders, {}
        if before is None:
            return
        pace = self._pace
        running = tuple(self.owing_people())
        for seat in movers:
            if seat in before.running:  # what a bot does for somebody who is away gains them nothing
                left[seat] = clocks.moved(pace, left[seat])
        for seat in running:
            if seat not in before.running and seat not in movers:
                left[seat] = clocks.called(pace, left[seat])
        for part in undone:
            left[part.seat] = min(left[part.seat], left[part.seat] if part.left is None else part.left)
        for seat in back:
            left[seat] = clocks.returned(pace, left[seat])
        self._clocks = Clocks(tuple(max(0, each) for each in left), running, self.time)

    def owing_people(self) -> list[int]:
        """The seats of people who owe a decision, sealed or not."""
        seating = self.seating
        if seating.given_up():
            return []
        return [seat for seat in self._deciders if seating.bot(seat) is None]

    def standing(self, bots: bool = True) -> Standing:
        """The standing of the table after these entries; nobody looks after bots that do not play now."""
        seating = self.seating
        if not self._deciders or seating.given_up():
            state = self._play.state if self.branch is None else self.branch.state
            winners = tuple(table_result(state, seating).winners)
            return Standing((), self.time, self.time if self._rated else None, winners)
        owing = tuple(seat for seat in self._deciders if seat not in self._sealed)
        times = []
        if bots and any(seating.bot(seat) is not None for seat in owing):
            times.append(self.time + GRACE)
        first = self._clocks and self._clocks.due(self._outages, self._sealed)
        if first:
            times.append(first[0])
        return Standing(owing, None, min(times, default=None))


def draft_opening(
    play: Play, row: TableRow, now: int, outages: Sequence[Outage], seals: Mapping[int, Seal], last: Seal
) -> Draft:
    """Draft the opening of sealed choices if all are in, the last of them now; else a draft without entries."""
    if not set(play.state.deciders()) <= set(seals):
        return Draft(play, row, now, outages, seals)
    order, branch = play.open_seals(seals)
    draft = Draft(play, row, now, outages, seals, branch)
    parts = [
        {
            "seat": seal.seat,
            "actions": list(seal.actions or ()),
            "time": seal.time,
            "move_id": seal.move_id,
            "answered": play.version + 1 if seal == last else seal.version,
            **draft.shown_left(seal.seat),
        }
        for seal in order
    ]
    draft.add_played(TOGETHER, {"parts": parts}, branch.state.deciders(), [seal.seat for seal in order])
    return draft


def pace_of(row: TableRow) -> AnyPace:
    """The pace of a table."""
    return _pace(tuple(row.pace.items()))


@cache
def _pace(items: tuple[tuple[str, object], ...]) -> AnyPace:
    pace: AnyPace = msgspec.convert(dict(items), AnyPace)
    return pace


def clocks_of(play: Play, row: TableRow) -> Clocks | None:
    """The clocks at the last entry; None at a table without a time limit."""
    history = play.history
    if history.left is not None:
        return Clocks(history.left, history.running, history.last)
    each = clocks.full(pace_of(row))
    return None if each is None else Clocks((each,) * len(row.seats), (), history.last)
