"""Views: the messages about a table, built from what the reader's seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from caribe.core.game import Game
from caribe.core.lines import Line, extend_line, open_line
from caribe.core.message import Message
from caribe.core.playthrough import Playthrough
from caribe.server.protocol.fields import JsonObject, SeatKind
from caribe.server.protocol.parts import ClockMessage, HintUsed, Over, Sealed, UndoRequest
from caribe.server.protocol.socket import StateMessage, TableMessage
from caribe.server.store import Seat, TableRow
from caribe.server.store.tables import OVER
from caribe.server.tables import absence, undo
from caribe.server.tables.draft import pace_of
from caribe.server.tables.results import ranks_of, table_result
from caribe.server.tables.snapshots import TableSnapshot

Facts = tuple[TableRow, list[str | None], bool, bool, frozenset[int], frozenset[int], int | None, bool]


def facts_of(snapshot: TableSnapshot, seat: int | None) -> Facts:
    """Everything a table message depends on, presence aside: while the facts are the same, so is the message."""
    row, history = snapshot.row, snapshot.play.history
    names = [place.shown for place in row.seats]  # a person may have been renamed
    host_away = not snapshot.started and bool(absence.host_seats(snapshot) & snapshot.absent.keys())
    away, resigned = frozenset(history.away), frozenset(history.resigned)
    return row, names, snapshot.started, snapshot.over, away, resigned, seat, host_away


def table_message(
    snapshot: TableSnapshot,
    person: str,
    seat: int | None,
    present: Sequence[bool] = (),
    watchers: int = 0,
    welcome: bool = True,
) -> TableMessage:
    """Build the message that says what is played and who sits where, for a person who looks from this seat."""
    row, history = snapshot.row, snapshot.play.history
    numbers = range(len(row.seats))
    return TableMessage(
        id=row.id,
        game=row.game,
        options=row.options,
        players=len(row.seats),
        status=row.status if not snapshot.started or not snapshot.over else OVER,
        owner=row.owner == person,
        seat=seat,
        mine=list(snapshot.seating.of(person)),
        names=[place.shown for place in row.seats],
        bots=[place.bot for place in row.seats],
        kinds=[kind(place) for place in row.seats],
        present=list(present) or [place.bot is not None for place in row.seats],
        replaced=[number in history.away or number in history.resigned for number in numbers],
        resigned=[number in history.resigned for number in numbers],
        watchers=watchers,
        pace=pace_of(row),
        timeout="forfeit" if row.forfeits else "bot",
        private=row.private,
        rated=row.rated,
        from_position=row.start is not None,
        custom_data=row.data is not None,
        pack=row.pack,
        auto_start=row.auto_start,
        host=min(absence.host_seats(snapshot), default=None),
        start_in=absence.start_in(snapshot, person),
        welcome=welcome,
        patience=absence.patience_at(snapshot),
        rules_version=row.rules_version,
        commitment=row.commitment,
        seed=row.seed.hex() if snapshot.started and snapshot.over else None,
        link=link(row.id),
        rematch=row.rematch,
    )


def kind(place: Seat) -> SeatKind:
    """The kind of player at a seat: "person", "bot" or "open"."""
    return "open" if place.open else "person" if place.bot is None else "bot"


def link(table_id: str) -> str:
    """The path of a table on this server."""
    return f"/table/{table_id}"


def state_message(snapshot: TableSnapshot, seat: int | None, seen: int) -> StateMessage:
    """Build the state message for a seat (None: a spectator), with the events since the version it has seen."""
    play, seating = snapshot.play, snapshot.seating
    history = play.history
    if not history.rewritten <= seen <= play.version:
        seen = 0
    plays = seat if seat is not None and snapshot.why_not_play(seat) is None else None
    free = None if plays is None else undo.why_not_undo(snapshot, plays)
    # View and choices are encoded once for all readers of a seat, and kept as text: many small short-lived objects
    # would keep the garbage collector busy.
    return StateMessage(
        version=play.version,
        view=cast("JsonObject", play.encoded_view(seat)),
        choices=[] if plays is None else cast("list[JsonObject]", play.encoded_choices(plays)),
        slots=[] if plays is None else cast("list[JsonObject]", play.encoded_slots(plays)["slots"]),
        names={} if plays is None else cast("dict[str, JsonObject]", play.encoded_slots(plays)["names"]),
        prompt=(Message("core-prompt-over") if snapshot.over else play.state.prompt(seat)).to_json(),
        events=events(play.playthrough, seat, history.decisions[seen], told=play.told),
        since=seen,
        rewritten=history.rewritten,
        rewritten_by=history.rewriter,
        deciders=[] if snapshot.over else play.owing(),
        sealed=_sealed(snapshot, seat),
        clock=_clock(snapshot),
        undo=_undo(snapshot, seat),
        absent=[] if plays is None else absence.absences(snapshot),
        replacing=absence.proposal_of(snapshot),
        can_undo=plays is not None and free is None,
        can_ask_undo=plays is not None and undo.why_not_ask(snapshot, free) is None,
        can_redo=plays is not None and undo.why_not_redo(play, seating, plays) is None,
        can_restart=plays is not None and free is None and _can_restart(snapshot, plays),
        can_resign=plays is not None,
        can_leave=seat is not None and snapshot.why_not_leave(seat) is None,
        can_hint=plays is not None and snapshot.why_not_hint(plays) is None,
        hint_step=0 if plays is None else history.hint_step(len(play.playthrough.actions), plays),
        hints=[HintUsed(mark.decision, mark.seat, mark.step) for mark in history.standing_hints()],
        can_come_back=seat is not None and not snapshot.over and seat in snapshot.away(),
        over=over(snapshot),
    )


def events(
    playthrough: Playthrough,
    seat: int | None,
    since: int,
    until: int | None = None,
    told: dict[tuple[int, ...], JsonObject] | None = None,
) -> list[JsonObject]:
    """The events after decision `since` that this seat may know, each with its text, its turn and its place `n`.

    The place is the number of decisions taken until then. Events that are one thing done are told together: `joins`
    marks one that goes on with the event before it, and its text tells both. `told` caches lines of public events
    by the ids of these, so that each is put into words once for all readers.
    """
    game = playthrough.game
    told = {} if told is None else told
    turn = playthrough.turns[since]
    line = open_line(playthrough, seat, since)
    public = False  # whether all of the line is known to be what everybody sees
    shown: list[JsonObject] = []
    for number in range(since + 1, (len(playthrough.actions) if until is None else until) + 1):
        for event in playthrough.events(number - 1, number):
            turn = getattr(event, "turn", turn)
            projected = game.seen(event, seat)
            if projected is None:
                continue
            line = extend_line(game, line, projected)
            public = projected is event and (public or len(line) == 1)
            if not public:
                shown.append(_with_text(game, line, turn, number))
                continue
            key = tuple(map(id, line))
            if key not in told:
                told[key] = _with_text(game, line, turn, number)
            shown.append(told[key])
    return shown


def _with_text(game: Game, line: Line, turn: int, number: int) -> JsonObject:
    """The last event of a line with the words for all of it."""
    joins: JsonObject = {"joins": True} if len(line) > 1 else {}
    return {**line[-1].to_json(), **joins, "text": game.tell_line(line).to_json(), "turn": turn, "n": number}


def over(snapshot: TableSnapshot) -> Over | None:
    """The result of the game; None while it goes on."""
    return table_result(snapshot.play.state, snapshot.seating) if snapshot.over else None


def ranks(snapshot: TableSnapshot) -> list[int]:
    """The rank of each seat in a finished game, for its rating: last for all who did not play to the end themselves."""
    end = over(snapshot)
    assert end is not None
    gone = snapshot.play.history.resigned | snapshot.play.history.replaced
    return ranks_of(end.returns, snapshot.play.state.ranks(), gone)


def _sealed(snapshot: TableSnapshot, seat: int | None) -> Sealed | None:
    if snapshot.over or not snapshot.play.together():
        return None
    sealed = snapshot.play.sealed()
    mine = sealed[seat].actions if seat is not None and seat in sealed else None
    return Sealed(mine=None if mine is None else list(mine), inside=sorted(sealed))


def _clock(snapshot: TableSnapshot) -> ClockMessage | None:
    clocks = snapshot.clocks
    if clocks is None:
        return None
    stopped = snapshot.stopped()
    first = clocks.due(snapshot.outages, stopped)
    return ClockMessage(
        seats=[max(0, left) for left in clocks.at(snapshot.now, snapshot.outages, stopped)],
        running=[seat for seat in clocks.running if seat not in stopped],
        at=snapshot.now,
        due=None if first is None else first[0],
    )


def _undo(snapshot: TableSnapshot, seat: int | None) -> UndoRequest | None:
    request = snapshot.play.history.request
    if request is None or snapshot.over:
        return None
    return UndoRequest(
        by=request.by,
        agreed=sorted(request.agreed),
        needed=snapshot.seating.others(request.by),
        unseen=[message.to_json() for message in undo.revealed_since(snapshot.play, seat, request.steps)],
    )


def _can_restart(snapshot: TableSnapshot, seat: int) -> bool:
    place = undo.turn_start(snapshot.play, snapshot.seating, seat)
    return undo.why_not_undo(snapshot, seat, place) is None
