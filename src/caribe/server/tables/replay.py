"""Replays: records of finished games, and any position of a game as its reader could see it then."""

from __future__ import annotations

from collections.abc import Mapping

from caribe import library
from caribe.core.faults import Fault
from caribe.core.lines import join_lines, seen_events
from caribe.core.message import Message
from caribe.core.playthrough import Playthrough
from caribe.core.records import BadRecord, Record
from caribe.core.records import Seat as RecordedSeat
from caribe.core.verify import retrace
from caribe.server.protocol.parts import Over
from caribe.server.protocol.responses import RecordReplay, ReplayStep
from caribe.server.protocol.socket import StateMessage
from caribe.server.tables.results import result
from caribe.server.tables.snapshots import TableSnapshot
from caribe.server.tables.views import events, over


def record_of(snapshot: TableSnapshot, started: str) -> dict[str, object]:
    """The record of a finished game, its seed included."""
    history = snapshot.play.history
    seats = [RecordedSeat(place.shown or "", place.bot or "") for place in snapshot.row.seats]
    parts = [part for step in history.steps for part in step]
    times = [max(0, part.time - history.started) for part in parts for _ in part.actions]
    hints = history.standing_hints()
    return Record.of(snapshot.play.playthrough, seats, times, started, reveal=True, hints=hints).to_json()


def steps_of(snapshot: TableSnapshot, seat: int | None) -> list[ReplayStep]:
    """The steps of a table's game as a seat may know them."""
    playthrough = snapshot.play.playthrough
    rounds = _rounds(playthrough)
    shown: list[ReplayStep] = []
    number = 0
    for step in snapshot.play.history.steps:
        before, number = number, number + sum(len(part.actions) for part in step)
        whose = step[0].seat if len(step) == 1 else None
        shown.append(_step(playthrough, seat, before, number, whose, step[-1].time, rounds[before]))
    return shown


def position_of(snapshot: TableSnapshot, seat: int | None, number: int) -> StateMessage:
    """The position of a table's game after `number` decisions, as a seat saw it."""
    whole = snapshot.play.playthrough
    marks = [0, *(step.n for step in steps_of(snapshot, None))]
    playthrough = (
        whole
        if number == len(whole.actions)
        else Playthrough(whole.game, whole.draws, whole.actions[:number], whole.start)
    )
    last = over(snapshot) if number == len(whole.actions) else None
    return _state(playthrough, seat, max((mark for mark in marks if mark < number), default=0), last)


def recorded_playthrough(document: Mapping[str, object], number: int | None) -> tuple[Record, Playthrough]:
    """A record, and its game after `number` decisions (None: all); refuses with `BadInput`."""
    record = Record.read(document)
    playthrough = record.playthrough(library.title)
    if fault := retrace(playthrough, record):
        raise BadRecord([fault])
    if number is not None and number > len(playthrough.actions):
        args: Mapping[str, str | int | Message] = {"most": len(playthrough.actions), "got": number}
        raise BadRecord([Fault("at", Message("server-fault-at", args))])
    if number is not None and number < len(playthrough.actions):
        playthrough = Playthrough(playthrough.game, playthrough.draws, playthrough.actions[:number], playthrough.start)
    return record, playthrough


def replay_record(document: Mapping[str, object], number: int, seat: int | None) -> RecordReplay:
    """A position in an uploaded record."""
    record, playthrough = recorded_playthrough(document, None)
    if seat is not None and seat >= record.players:
        raise BadRecord([Fault("seat", Message("server-error-no-seat"))])
    number = min(number, len(playthrough.actions))
    rounds = _rounds(playthrough)
    steps = [
        _step(playthrough, seat, place, place + 1, decision.seat, decision.at, rounds[place])
        for place, decision in enumerate(record.decisions)
    ]
    at = Playthrough(playthrough.game, playthrough.draws, playthrough.actions[:number], playthrough.start)
    last = result(at.state) if at.state.is_over else None
    return RecordReplay(
        game=record.game,
        players=record.players,
        options=playthrough.game.options,
        names=[place.name for place in record.seats],
        bots=[place.bot or None for place in record.seats],
        steps=steps,
        state=_state(at, seat, max(0, number - 1), last),
    )


def _rounds(playthrough: Playthrough) -> list[int | None]:
    """The round after each number of decisions, 0 before the first; None in a game without rounds."""
    rounds = [0]
    for number in range(1, len(playthrough.actions) + 1):
        begun: list[int] = [getattr(event, "round", 0) for event in playthrough.events(number - 1, number)]
        rounds.append(max(rounds[-1], *begun, 0))
    return [number if rounds[-1] else None for number in rounds]


def _step(
    playthrough: Playthrough,
    seat: int | None,
    before: int,
    after: int,
    whose: int | None,
    time: int,
    number: int | None,
) -> ReplayStep:
    line = next(join_lines(playthrough.game, seen_events(playthrough, seat, before, after)), None)
    text = None if line is None else playthrough.game.tell_line(line).to_json()
    return ReplayStep(after, whose, playthrough.turns[before], number, text, time)


def _state(playthrough: Playthrough, seat: int | None, since: int, last: Over | None) -> StateMessage:
    state = playthrough.state
    return StateMessage(
        version=len(playthrough.actions),
        view=state.view(seat),
        prompt=(state.prompt(seat) if last is None else Message("core-prompt-over")).to_json(),
        events=events(playthrough, seat, since),
        since=since,
        deciders=state.deciders() if last is None else [],
        over=last,
    )
