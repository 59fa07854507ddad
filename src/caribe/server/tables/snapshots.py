"""A snapshot: a table at one moment, for validating moves and building views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.store import TableRow
from caribe.server.store.outages import Outage
from caribe.server.tables.clocks import Clocks
from caribe.server.tables.draft import Draft, clocks_of
from caribe.server.tables.play import Play
from caribe.server.tables.seats import Seating


class TableSnapshot(NamedTuple):
    """A table as it is at the time `now`, the times in which no server ran, and since when absent seats are away."""

    row: TableRow
    play: Play
    now: int
    outages: Sequence[Outage] = ()
    absent: Mapping[int, int] = MappingProxyType({})

    @property
    def seating(self) -> Seating:
        """Who plays each seat now."""
        return self.play.seating(self.row.seats)

    @property
    def started(self) -> bool:
        """Whether the game has started."""
        return self.play.version > 0

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or because too many players have resigned."""
        return self.play.state.is_over or self.seating.given_up()

    @property
    def clocks(self) -> Clocks | None:
        """The clocks at the last entry; None at a table without a time limit."""
        return clocks_of(self.play, self.row)

    def stopped(self) -> dict[int, int]:
        """When the clock of each seat with a sealed choice was stopped."""
        return {seat: seal.time for seat, seal in self.play.sealed().items()}

    def draft(self) -> Draft:
        """Start an empty draft on top of this snapshot."""
        return Draft(self.play, self.row, self.now, self.outages)

    def why_not_sit(self, seat: int) -> Reason | None:
        """Return None if a person plays this seat, else the reason why not."""
        if not self.started:
            return Reason(Message("server-why-not-started"))
        if seat in self.play.history.resigned:
            return Reason(Message("server-why-resigned"))
        if seat in self.play.history.away:
            return Reason(Message("server-why-away"))
        return None

    def why_not_play(self, seat: int) -> Reason | None:
        """Return None if a person plays this seat and the game goes on, else the reason why not."""
        if self.started and self.over:
            return Reason(Message("core-why-over"))
        return self.why_not_sit(seat)

    def why_not_hint(self, seat: int) -> Reason | None:
        """Return None if the person at this seat may ask for a hint now, else the reason why not."""
        if self.row.rated:
            return Reason(Message("server-why-hint-rated"))
        if reason := self.why_not_play(seat):
            return reason
        return None if seat in self.play.owing() else Reason(Message("server-why-hint-not-now"))

    def why_not_leave(self, seat: int) -> Reason | None:
        """Return None if a bot may play for the person at this seat, else the reason why not."""
        if reason := self.why_not_play(seat):
            return reason
        return Reason(Message("server-why-rated-leave")) if self.row.rated else None

    def away(self) -> set[int]:
        """The seats whose people may come back."""
        return self.play.history.away - self.play.history.resigned
