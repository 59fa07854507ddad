"""Move validation: turn a player's command into a draft to commit, or into the reason why it is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server.protocol.socket import (
    AnswerBot,
    AnswerUndo,
    AskHint,
    AskUndo,
    Back,
    Choose,
    Leave,
    ProposeBot,
    Redo,
    Remind,
    Resign,
    Restart,
    TableCommand,
    Undo,
    Unseal,
)
from caribe.server.tables import absence, undo
from caribe.server.tables.draft import Draft
from caribe.server.tables.history import (
    ANSWER_BOT,
    ANSWER_UNDO,
    ASK_UNDO,
    BACK,
    HINT,
    LEAVE,
    PROPOSE_BOT,
    REDO,
    REMIND,
    RESIGN,
    TIMEOUT,
    actions_of,
)
from caribe.server.tables.snapshots import TableSnapshot


class SealRequest(NamedTuple):
    """A choice to seal; None as actions: a sealed choice to take back."""

    seat: int
    actions: tuple[int, ...] | None


Verdict = Draft | SealRequest | Reason
"""What is to be committed, or why the command is refused."""


def validate(table: TableSnapshot, seat: int, command: TableCommand) -> Verdict:
    """Validate a command of a seat. Nothing is changed here."""
    move_id = str(command.move_id)
    match command:
        case Choose():
            return _choose(table, seat, tuple(command.actions), move_id)
        case Unseal():
            return _unseal(table, seat)
        case Undo():
            return _undo(table, seat, undo.last_step(table.play, table.seating, seat), move_id)
        case Restart():
            return _undo(table, seat, undo.turn_start(table.play, table.seating, seat), move_id)
        case Redo():
            return _redo(table, seat, move_id)
        case AskUndo():
            return _ask_undo(table, seat, move_id)
        case AnswerUndo():
            return _answer_undo(table, seat, command.agree, move_id)
        case Resign():
            return table.why_not_play(seat) or _status(table, RESIGN, {"seat": seat}, move_id)
        case AskHint():
            return _hint(table, seat, command.step, move_id)
        case Leave():
            return _leave(table, seat, move_id)
        case Back():
            return _back(table, seat, move_id)
        case Remind():
            return _remind(table, seat, command.seat, move_id)
        case ProposeBot():
            return _propose_bot(table, seat, command.seat, move_id)
        case AnswerBot():
            return _answer_bot(table, seat, command, move_id)


def welcome_back(table: TableSnapshot, person: str) -> Draft | None:
    """Draft the end of a vote on a bot for somebody who is back; None if there is none."""
    proposal = table.play.history.proposal
    if proposal is None or proposal.absent not in table.seating.of(person):
        return None
    return _status(table, ANSWER_BOT, {"seats": [], "agree": False})


def time_out(table: TableSnapshot) -> Draft | None:
    """Draft the entry for the first seat whose time has run out; None if nobody's has."""
    if not table.started or table.over or table.clocks is None:
        return None
    first = table.clocks.due(table.outages, table.stopped())
    if first is None or first[0] > table.now:
        return None
    return _status(table, TIMEOUT, {"seat": first[1], "forfeit": table.row.forfeits})


def _choose(table: TableSnapshot, seat: int, actions: tuple[int, ...], move_id: str) -> Verdict:
    if reason := table.why_not_play(seat) or table.play.why_not_choose(seat, actions):
        return reason
    if table.play.together():
        return SealRequest(seat, actions)
    draft = table.draft()
    draft.add_move(seat, actions, move_id)
    return draft


def _unseal(table: TableSnapshot, seat: int) -> Verdict:
    if reason := table.why_not_play(seat):
        return reason
    if seat not in table.play.sealed():
        return Reason(Message("server-why-nothing-sealed"))
    # The clock goes on as if it had never been stopped, so that sealing gains no time.
    if table.clocks is not None and table.clocks.at(table.now, table.outages)[seat] <= 0:
        return Reason(Message("server-why-no-time"))
    return SealRequest(seat, None)


def _undo(table: TableSnapshot, seat: int, place: int, move_id: str) -> Verdict:
    if reason := table.why_not_play(seat) or undo.why_not_undo(table, seat, place):
        return reason
    draft = table.draft()
    draft.add_undo(seat, table.play.history.steps, place, move_id)
    return draft


def _redo(table: TableSnapshot, seat: int, move_id: str) -> Verdict:
    play = table.play
    if reason := table.why_not_play(seat) or undo.why_not_redo(play, table.seating, seat):
        return reason
    steps = play.history.undone[-1]
    draft = table.draft()
    draft.add_position(REDO, {"seat": seat}, actions_of(steps), [part.seat for step in steps for part in step], move_id)
    return draft


def _ask_undo(table: TableSnapshot, seat: int, move_id: str) -> Verdict:
    if reason := table.why_not_play(seat) or undo.why_not_ask(table, undo.why_not_undo(table, seat)):
        return reason
    place = undo.last_step(table.play, table.seating, seat)
    return _status(table, ASK_UNDO, {"seat": seat, "steps": place}, move_id)


def _answer_undo(table: TableSnapshot, seat: int, agree: bool, move_id: str) -> Verdict:
    """Whoever has asked may say no as well: that withdraws the request."""
    request, seating = table.play.history.request, table.seating
    if reason := table.why_not_play(seat):
        return reason
    if request is None:
        return Reason(Message("server-why-nothing-asked"))
    mine, needed = undo.own_seats(seating, seat), seating.others(request.by)
    answering = [own for own in mine if own in needed]
    if not answering and (agree or request.by not in mine):
        return Reason(Message("server-why-not-asked"))
    draft = _status(table, ANSWER_UNDO, {"seats": answering, "agree": agree}, move_id)
    if agree and request.agreed | set(answering) >= set(needed):
        draft.add_undo(request.by, table.play.history.steps, request.steps)
    return draft


def _hint(table: TableSnapshot, seat: int, step: int, move_id: str) -> Verdict:
    decision = len(table.play.playthrough.actions)
    body = {"seat": seat, "step": step, "decision": decision}
    return table.why_not_hint(seat) or _status(table, HINT, body, move_id)


def _leave(table: TableSnapshot, seat: int, move_id: str) -> Verdict:
    people = table.seating.people()
    seats = [own for own in undo.own_seats(table.seating, seat) if own in people]
    return table.why_not_leave(seat) or _status(table, LEAVE, {"seats": seats}, move_id)


def _back(table: TableSnapshot, seat: int, move_id: str) -> Verdict:
    away = table.away()
    seats = [own for own in undo.own_seats(table.seating, seat) if own in away]
    if table.over:
        return Reason(Message("core-why-over"))
    return _status(table, BACK, {"seats": seats}, move_id) if seats else Reason(Message("server-why-not-away"))


def _remind(table: TableSnapshot, seat: int, to: int, move_id: str) -> Verdict:
    body = {"seat": seat, "to": to}
    return absence.why_not_remind(table, seat, to) or _status(table, REMIND, body, move_id)


def _propose_bot(table: TableSnapshot, seat: int, absent: int, move_id: str) -> Verdict:
    """Propose a bot; it takes over when nobody is left who has to agree."""
    if reason := absence.why_not_propose(table, seat, absent):
        return reason
    proposal = table.play.history.proposal
    agreed = proposal.agreed if proposal is not None and proposal.absent == absent else frozenset()
    if agreed >= set(absence.voters(table, seat, absent)):
        return _replace(table, seat, absent, move_id)
    if proposal is not None:
        return Reason(Message("server-why-proposed"))
    return _status(table, PROPOSE_BOT, {"seat": seat, "absent": absent}, move_id)


def _answer_bot(table: TableSnapshot, seat: int, answer: AnswerBot, move_id: str) -> Verdict:
    proposal = table.play.history.proposal
    if reason := absence.why_not_answer(table, seat, answer.seat, answer.agree):
        return reason
    assert proposal is not None
    mine = list(undo.own_seats(table.seating, seat))
    if answer.agree and proposal.agreed | set(mine) >= set(absence.voters(table, proposal.by, proposal.absent)):
        return _replace(table, proposal.by, proposal.absent, move_id)
    return _status(table, ANSWER_BOT, {"seats": mine, "agree": answer.agree}, move_id)


def _replace(table: TableSnapshot, by: int, absent: int, move_id: str) -> Draft:
    """Draft the entry by which a bot plays for somebody who is away, at all their seats."""
    people = table.seating.people()
    seats = [own for own in undo.own_seats(table.seating, absent) if own in people]
    return _status(table, LEAVE, {"seats": seats, "by": by}, move_id)


def _status(table: TableSnapshot, kind: str, body: Mapping[str, object], move_id: str | None = None) -> Draft:
    draft = table.draft()
    draft.add_status(kind, body, move_id)
    return draft
