"""Judging what somebody at a table asks for: what is to be committed, or why not. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.server import undoing
from caribe.server.clocks import Clocks
from caribe.server.drafting import Draft, clocks_of
from caribe.server.history import ANSWER_UNDO, ASK_UNDO, BACK, LEAVE, MOVE, REDO, RESIGN, TIMEOUT, actions_of
from caribe.server.messages import (
    AnswerUndo,
    Asking,
    AskUndo,
    Back,
    Choose,
    Leave,
    Redo,
    Resign,
    Restart,
    Undo,
    Unseal,
)
from caribe.server.play import Play
from caribe.server.seating import Seating
from caribe.server.store import TableRow
from caribe.server.store.outages import Outage
from caribe.server.thinking import Thought


class Sealing(NamedTuple):
    """A choice that is to be sealed; None: one that is taken back."""

    seat: int
    actions: tuple[int, ...] | None


Verdict = Draft | Sealing | Reason
"""What is to be committed, or why not."""


class Bench(NamedTuple):
    """Where judgement is passed: a table as it is at a moment, and the times in which no server ran."""

    row: TableRow
    play: Play
    now: int
    outages: Sequence[Outage] = ()

    @property
    def seating(self) -> Seating:
        """Who plays each seat now."""
        return self.play.seating(self.row.seats)

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.play.version > 0

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or because too many have given up."""
        return self.play.state.is_over or self.seating.given_up()

    @property
    def clocks(self) -> Clocks | None:
        """What the clocks showed at the last entry; None where there are none."""
        return clocks_of(self.play, self.row)

    def stopped(self) -> dict[int, int]:
        """When the clocks of those who have sealed a choice were stopped."""
        return {seat: seal.time for seat, seal in self.play.sealed().items()}

    def draft(self) -> Draft:
        """Entries to come, none yet."""
        return Draft(self.play, self.row, self.now, self.outages)

    def judge(self, seat: int, asked: Asking) -> Verdict:
        """What a seat asks for, judged."""
        move_id = str(asked.move_id)
        match asked:
            case Choose():
                return self._choose(seat, tuple(asked.actions), move_id)
            case Unseal():
                return self._unseal(seat)
            case Undo():
                return self._take_back(seat, self._last_step(seat), move_id)
            case Restart():
                return self._take_back(seat, undoing.turn_began(self.play, self.seating, seat), move_id)
            case Redo():
                return self._redo(seat, move_id)
            case AskUndo():
                return self._ask_undo(seat, move_id)
            case AnswerUndo():
                return self._answer_undo(seat, asked.agree, move_id)
            case Resign():
                return self.why_not_play(seat) or self._word(RESIGN, {"seat": seat}, move_id)
            case Leave():
                return self._leave(seat, move_id)
            case Back():
                return self._back(seat, move_id)

    def why_not_sit(self, seat: int) -> Reason | None:
        """None when somebody plays this seat themselves."""
        if not self.started:
            return Reason(Message("server-why-not-started"))
        if seat in self.play.history.resigned:
            return Reason(Message("server-why-resigned"))
        if seat in self.play.history.away:
            return Reason(Message("server-why-away"))
        return None

    def why_not_play(self, seat: int) -> Reason | None:
        """None when somebody plays this seat themselves, and the game goes on."""
        if self.started and self.over:
            return Reason(Message("core-why-over"))
        return self.why_not_sit(seat)

    def time_out(self) -> Draft | None:
        """What is to be committed because somebody's time has run out; None when nobody's has."""
        if not self.started or self.over or self.clocks is None:
            return None
        first = self.clocks.due(self.outages, self.stopped())
        if first is None or first[0] > self.now:
            return None
        return self._word(TIMEOUT, {"seat": first[1], "forfeit": self.row.timeout == "forfeit"})

    def _choose(self, seat: int, actions: tuple[int, ...], move_id: str) -> Verdict:
        if reason := self.why_not_play(seat) or self.play.why_not_choose(seat, actions):
            return reason
        if self.play.together():
            return Sealing(seat, actions)
        draft = self.draft()
        add_move(draft, Thought(seat, actions, self.play.after(actions)), move_id)
        return draft

    def _unseal(self, seat: int) -> Verdict:
        if reason := self.why_not_play(seat):
            return reason
        if seat not in self.play.sealed():
            return Reason(Message("server-why-nothing-sealed"))
        # The clock goes on as if it had never been stopped, so that sealing gains no time.
        if self.clocks is not None and self.clocks.at(self.now, self.outages)[seat] <= 0:
            return Reason(Message("server-why-no-time"))
        return Sealing(seat, None)

    def _last_step(self, seat: int) -> int:
        return self.play.history.last_step(undoing.own_seats(self.seating, seat))

    def _take_back(self, seat: int, place: int, move_id: str) -> Verdict:
        reason = self.why_not_sit(seat) or undoing.why_not_undo(self.play, self.seating, seat, place)
        if reason:
            return reason
        draft = self.draft()
        draft.take_back(seat, self.play.history.steps, place, move_id)
        return draft

    def _redo(self, seat: int, move_id: str) -> Verdict:
        play = self.play
        if reason := self.why_not_play(seat) or undoing.why_not_redo(play, self.seating, seat):
            return reason
        steps = play.history.undone[-1]
        draft = self.draft()
        movers = [part.seat for step in steps for part in step]
        draft.move(REDO, {"seat": seat}, play.after(actions_of(steps)), movers, move_id)
        return draft

    def _ask_undo(self, seat: int, move_id: str) -> Verdict:
        alone = undoing.why_not_undo(self.play, self.seating, seat)
        if reason := self.why_not_sit(seat) or undoing.why_not_ask(self.play, alone):
            return reason
        return self._word(ASK_UNDO, {"seat": seat, "steps": self._last_step(seat)}, move_id)

    def _answer_undo(self, seat: int, agree: bool, move_id: str) -> Verdict:
        """The one who has asked may say no as well: then the question is withdrawn."""
        request, seating = self.play.history.request, self.seating
        if reason := self.why_not_sit(seat):
            return reason
        if request is None:
            return Reason(Message("server-why-nothing-asked"))
        mine, needed = undoing.own_seats(seating, seat), seating.others(request.by)
        asked = [own for own in mine if own in needed]
        if not asked and (agree or request.by not in mine):
            return Reason(Message("server-why-not-asked"))
        draft = self._word(ANSWER_UNDO, {"seats": asked, "agree": agree}, move_id)
        if agree and request.agreed | set(asked) >= set(needed):
            draft.take_back(request.by, self.play.history.steps, request.steps)
        return draft

    def _leave(self, seat: int, move_id: str) -> Verdict:
        people = self.seating.people()
        seats = [own for own in undoing.own_seats(self.seating, seat) if own in people]
        return self.why_not_play(seat) or self._word(LEAVE, {"seats": seats}, move_id)

    def _back(self, seat: int, move_id: str) -> Verdict:
        history = self.play.history
        away = history.away - history.resigned
        seats = [own for own in undoing.own_seats(self.seating, seat) if own in away]
        if self.over:
            return Reason(Message("core-why-over"))
        return self._word(BACK, {"seats": seats}, move_id) if seats else Reason(Message("server-why-not-away"))

    def _word(self, kind: str, body: Mapping[str, object], move_id: str | None = None) -> Draft:
        draft = self.draft()
        draft.word(kind, body, move_id)
        return draft


def add_move(draft: Draft, move: Thought, move_id: str | None = None) -> None:
    """Add a choice of one seat to what is to be committed."""
    body = {"seat": move.seat, "actions": list(move.actions), **draft.shown_left(move.seat)}
    draft.move(MOVE, body, move.after, [move.seat], move_id)
