"""What a reader is shown of a table: built from what their seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from caribe.core.events import Event
from caribe.core.line import Line
from caribe.core.message import Message
from caribe.server import undoing
from caribe.server.drafting import pace_of
from caribe.server.ending import ended
from caribe.server.judging import Bench
from caribe.server.messages import (
    ClockMessage,
    Over,
    Plain,
    Sealed,
    StateMessage,
    TableMessage,
    UndoRequest,
)
from caribe.server.ratings import ranks_of
from caribe.server.store import Seat, TableRow
from caribe.server.store.tables import OVER

Facts = tuple[TableRow, list[str | None], bool, bool, frozenset[int], frozenset[int], int | None]


def facts_of(bench: Bench, seat: int | None) -> Facts:
    """All that a message about the table depends on, apart from who is there: while it is the same, so is that."""
    row, history = bench.row, bench.play.history
    names = [place.shown for place in row.seats]  # somebody may have a new name
    return row, names, bench.started, bench.over, frozenset(history.away), frozenset(history.resigned), seat


def table_message(
    bench: Bench, person: str, seat: int | None, present: Sequence[bool] = (), watchers: int = 0
) -> TableMessage:
    """Who sits where, and what is played, as somebody reads it who looks from this seat."""
    row, history = bench.row, bench.play.history
    numbers = range(len(row.seats))
    return TableMessage(
        id=row.id,
        game=row.game,
        options=row.options,
        players=len(row.seats),
        status=row.status if not bench.started or not bench.over else OVER,
        owner=row.owner == person,
        seat=seat,
        mine=list(bench.seating.of(person)),
        names=[place.shown for place in row.seats],
        bots=[place.bot for place in row.seats],
        kinds=[kind(place) for place in row.seats],
        present=list(present) or [place.bot is not None for place in row.seats],
        replaced=[number in history.away or number in history.resigned for number in numbers],
        resigned=[number in history.resigned for number in numbers],
        watchers=watchers,
        pace=pace_of(row),
        timeout=row.timeout,
        private=row.private,
        rated=row.rated,
        rules_version=row.rules_version,
        commitment=row.commitment,
        seed=row.seed.hex() if bench.started and bench.over else None,
        link=link(row.id),
        rematch=row.rematch,
        ratings=[None for _ in row.seats],
    )


def kind(place: Seat) -> str:
    """Who sits here: "person", "bot", or nobody yet: "open"."""
    return "open" if place.open else "person" if place.bot is None else "bot"


def link(table_id: str) -> str:
    """The address of a table, on this server."""
    return f"/table/{table_id}"


def state_message(bench: Bench, seat: int | None, seen: int) -> StateMessage:
    """The present position for a seat (None: a spectator), continued from the version it has seen if it can be."""
    play, seating = bench.play, bench.seating
    history = play.history
    if not history.rewritten <= seen <= play.version:
        seen = 0
    sits = seat if seat is not None and bench.why_not_sit(seat) is None else None
    plays = sits if not bench.over else None
    free = None if sits is None else undoing.why_not_undo(play, seating, sits)
    # View and choices are written once for all who look from a seat: as text, for many small objects that live for a
    # second are what the collector of garbage likes least.
    return StateMessage(
        version=play.version,
        view=cast("Plain", play.written_view(seat)),
        choices=[] if plays is None else cast("list[Plain]", play.written_choices(plays)),
        prompt=(Message("core-prompt-over") if bench.over else play.state.prompt(seat)).to_json(),
        events=events(play.line, seat, history.decisions[seen], told=play.told),
        since=seen,
        rewritten=history.rewritten,
        rewritten_by=history.rewriter,
        deciders=[] if bench.over else play.owing(),
        sealed=_sealed(bench, seat),
        clock=_clock(bench),
        undo=_undo(bench, seat),
        can_undo=sits is not None and free is None,
        can_ask_undo=sits is not None and undoing.why_not_ask(play, free) is None,
        can_redo=plays is not None and undoing.why_not_redo(play, seating, plays) is None,
        can_restart=sits is not None and free is None and _can_restart(bench, sits),
        over=over(bench),
    )


def events(
    line: Line, seat: int | None, since: int, until: int | None = None, told: dict[int, Plain] | None = None
) -> list[Plain]:
    """What this seat may know of what happened after so many decisions, each with its words, its turn and its place.

    The place (`n`) is how many decisions had been taken then.

    `told` keeps, by `id`, what everybody may know, so that it is put into words once for all of them.
    """
    game = line.game
    told = {} if told is None else told
    turn = line.turns[since]
    shown: list[Plain] = []

    def in_words(event: Event) -> Plain:
        return {**event.to_json(), "text": game.tell(event).to_json(), "turn": turn, "n": number}

    for number in range(since + 1, (len(line.actions) if until is None else until) + 1):
        for event in line.events(number - 1, number):
            turn = getattr(event, "turn", turn)
            projected = game.seen(event, seat)
            if projected is event:
                if id(event) not in told:
                    told[id(event)] = in_words(event)
                shown.append(told[id(event)])
            elif projected is not None:
                shown.append(in_words(projected))
    return shown


def over(bench: Bench) -> Over | None:
    """How the game ended; None while it goes on."""
    return ended(bench.play.state, bench.seating) if bench.over else None


def ranks(bench: Bench) -> list[int]:
    """The rank of each seat in a game that is over."""
    end = over(bench)
    assert end is not None
    return ranks_of(end.returns, bench.play.state.merits(), bench.seating.resigned)


def _sealed(bench: Bench, seat: int | None) -> Sealed | None:
    if bench.over or not bench.play.together():
        return None
    sealed = bench.play.sealed()
    mine = sealed[seat].actions if seat is not None and seat in sealed else None
    return Sealed(mine=None if mine is None else list(mine), inside=sorted(sealed))


def _clock(bench: Bench) -> ClockMessage | None:
    clocks = bench.clocks
    if clocks is None:
        return None
    stopped = bench.stopped()
    first = clocks.due(bench.outages, stopped)
    return ClockMessage(
        seats=[max(0, left) for left in clocks.at(bench.now, bench.outages, stopped)],
        running=[seat for seat in clocks.running if seat not in stopped],
        at=bench.now,
        due=None if first is None else first[0],
    )


def _undo(bench: Bench, seat: int | None) -> UndoRequest | None:
    request = bench.play.history.request
    if request is None:
        return None
    return UndoRequest(
        by=request.by,
        agreed=sorted(request.agreed),
        needed=bench.seating.others(request.by),
        unseen=[message.to_json() for message in undoing.unseen(bench.play, seat, request.steps)],
    )


def _can_restart(bench: Bench, seat: int) -> bool:
    place = undoing.turn_began(bench.play, bench.seating, seat)
    return undoing.why_not_undo(bench.play, bench.seating, seat, place) is None
