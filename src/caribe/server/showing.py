"""What a reader is shown of a table: built from what their seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caribe.core.events import Event
from caribe.core.message import Message
from caribe.server.live import LiveTable
from caribe.server.messages import Over, Plain, StateMessage, TableMessage
from caribe.server.play import Play


def table_message(live: LiveTable, seat: int | None) -> TableMessage:
    """What does not change: who sits where, and what is played."""
    row = live.row
    return TableMessage(
        id=row.id,
        game=row.game,
        options=row.options,
        players=len(row.seats),
        seat=seat,
        names=[place.name for place in row.seats],
        bots=[place.bot for place in row.seats],
        rules_version=row.rules_version,
        commitment=row.commitment,
    )


def state_message(play: Play, seat: int | None, seen: int) -> StateMessage:
    """The present position for a seat (None: a spectator), continued from the version it has seen if it can be."""
    if not play.history.rewritten <= seen <= play.version:
        seen = 0
    state = play.state
    return StateMessage(
        version=play.version,
        view=state.view(seat),
        choices=[] if seat is None else [choice.to_json() for choice in play.choices(seat)],
        prompt=state.prompt(seat).to_json(),
        events=events(play, seat, seen),
        since=seen,
        can_undo=seat is not None and play.why_not_undo(seat) is None,
        can_redo=seat is not None and play.why_not_redo(seat) is None,
        over=_over(play),
    )


def events(play: Play, seat: int | None, seen: int) -> list[Plain]:
    """What this seat may know of what happened after a version, each with its words and the turn it belongs to."""
    game = play.line.game
    news = play.line.events(play.history.decisions[seen])
    turn = _turn(play.state.log or [], len(news))
    shown: list[Plain] = []
    for event in news:
        turn = getattr(event, "turn", turn)
        projected = game.seen(event, seat)
        if projected is not None:
            shown.append({**projected.to_json(), "text": game.tell(projected).to_json(), "turn": turn})
    return shown


def _turn(log: Sequence[Event], news: int) -> int:
    """The turn in which the last so many events began. An event that carries the number of a turn begins that turn."""
    for place in range(len(log) - news - 1, -1, -1):
        turn: int | None = getattr(log[place], "turn", None)
        if turn is not None:
            return turn
    return 1


def _over(play: Play) -> Over | None:
    state = play.state
    if not state.is_over:
        return None
    returns = state.returns()
    ending: dict[str, Any] = Message(f"{play.line.game.name}-ending-{state.ending()}").to_json()
    winners = [seat for seat, share in enumerate(returns) if share > 0]
    return Over(winners=winners, ending=ending, scores=state.scores(), returns=returns)
