"""Replaying: any position of a game as its reader could see it then, and records to take home or to bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caribe import library
from caribe.core.faults import Fault
from caribe.core.line import Line
from caribe.core.message import Message
from caribe.core.records import BadRecord, Record
from caribe.core.records import Seat as RecordedSeat
from caribe.core.verify import retrace
from caribe.server.ending import result
from caribe.server.judging import Bench
from caribe.server.messages import Over, RecordReplay, ReplayStep, StateMessage
from caribe.server.showing import events, over


def record_of(bench: Bench, started: str) -> dict[str, object]:
    """The record of a game that is over, its seed included."""
    history = bench.play.history
    seats = [RecordedSeat(place.shown or "", place.bot or "") for place in bench.row.seats]
    parts = [part for step in history.steps for part in step]
    times = [max(0, part.time - history.started) for part in parts for _ in part.actions]
    return Record.of(bench.play.line, seats, times, started, reveal=True).to_json()


def steps_of(bench: Bench, seat: int | None) -> list[ReplayStep]:
    """The steps of a table's game, as a seat may know them."""
    line = bench.play.line
    rounds = _rounds(line)
    shown: list[ReplayStep] = []
    number = 0
    for step in bench.play.history.steps:
        before, number = number, number + sum(len(part.actions) for part in step)
        whose = step[0].seat if len(step) == 1 else None
        shown.append(_step(line, seat, before, number, whose, step[-1].time, rounds[before]))
    return shown


def place_of(bench: Bench, seat: int | None, number: int) -> StateMessage:
    """The position of a table's game after so many decisions, as a seat saw it."""
    whole = bench.play.line
    marks = [0, *(step.n for step in steps_of(bench, None))]
    line = whole if number == len(whole.actions) else Line(whole.game, whole.draws, whole.actions[:number], whole.start)
    last = over(bench) if number == len(whole.actions) else None
    return _state(line, seat, max((mark for mark in marks if mark < number), default=0), last)


def recorded_line(document: Mapping[str, object], number: int | None) -> tuple[Record, Line]:
    """A record, and its game after so many decisions (None: all); refuses with `BadInput`."""
    record = Record.read(document)
    line = record.line(library.title)
    if fault := retrace(line, record):
        raise BadRecord([fault])
    if number is not None and number > len(line.actions):
        args: Mapping[str, str | int | Message] = {"most": len(line.actions), "got": number}
        raise BadRecord([Fault("at", Message("server-fault-at", args))])
    if number is not None and number < len(line.actions):
        line = Line(line.game, line.draws, line.actions[:number], line.start)
    return record, line


def replayed(document: Mapping[str, object], number: int, seat: int | None) -> RecordReplay:
    """A place in a record that somebody has brought."""
    record, line = recorded_line(document, None)
    if seat is not None and seat >= record.players:
        raise BadRecord([Fault("seat", Message("server-error-no-seat"))])
    number = min(number, len(line.actions))
    rounds = _rounds(line)
    steps = [
        _step(line, seat, place, place + 1, decision.seat, decision.at, rounds[place])
        for place, decision in enumerate(record.decisions)
    ]
    at = Line(line.game, line.draws, line.actions[:number], line.start)
    last = result(at.state) if at.state.is_over else None
    return RecordReplay(
        game=record.game,
        players=record.players,
        options=dict(record.options),
        names=[place.name for place in record.seats],
        bots=[place.bot or None for place in record.seats],
        steps=steps,
        state=_state(at, seat, max(0, number - 1), last),
    )


def _rounds(line: Line) -> list[int | None]:
    """The round after each number of decisions, 0 before the first one; None in a game without rounds."""
    rounds = [0]
    for number in range(1, len(line.actions) + 1):
        begun: list[int] = [getattr(event, "round", 0) for event in line.events(number - 1, number)]
        rounds.append(max(rounds[-1], *begun, 0))
    return [number if rounds[-1] else None for number in rounds]


def _step(
    line: Line, seat: int | None, before: int, after: int, whose: int | None, time: int, number: int | None
) -> ReplayStep:
    told: Sequence[dict[str, object]] = events(line, seat, before, after)
    text = told[0]["text"] if told else None
    return ReplayStep(after, whose, line.turns[before], number, text if isinstance(text, dict) else None, time)


def _state(line: Line, seat: int | None, since: int, last: Over | None) -> StateMessage:
    state = line.state
    return StateMessage(
        version=len(line.actions),
        view=state.view(seat),
        choices=[],
        prompt=(state.prompt(seat) if last is None else Message("core-prompt-over")).to_json(),
        events=events(line, seat, since),
        since=since,
        rewritten=0,
        rewritten_by=None,
        deciders=state.deciders() if last is None else [],
        sealed=None,
        clock=None,
        undo=None,
        can_undo=False,
        can_ask_undo=False,
        can_redo=False,
        can_restart=False,
        over=last,
    )
