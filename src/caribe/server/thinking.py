"""What bots choose: from what their seat knows, outside the table's lock, and the same again when asked again."""

from __future__ import annotations

import time
from typing import NamedTuple

from caribe.core.state import State
from caribe.server.play import Play
from caribe.server.seating import Seating
from caribe.server.thinkers import LONGEST, Thinkers

QUICK = 0.05  # seconds: bots' moves that come this quickly are committed and told together


class Thought(NamedTuple):
    """A choice of a bot, and the position it leads to."""

    seat: int
    actions: tuple[int, ...]
    after: State


async def next_moves(play: Play, seating: Seating, thinkers: Thinkers) -> list[Thought]:
    """The bots' next moves, all that come quickly; a composite decision is one move."""
    state, number = play.state.clone(), len(play.line.actions)
    moves: list[Thought] = []
    thinker = _Thinker(play, thinkers)
    until = time.monotonic() + QUICK
    while (bot := _to_move(state, seating)) is not None and (not moves or time.monotonic() < until):
        seat = state.player
        actions: list[int] = []
        thinker.begin()
        while not actions or (state.player == seat and state.midway()):
            action = await thinker.next_action(bot, state, seat, number)
            play.line.ahead(state, number, (action,))
            actions.append(action)
            number += 1
        moves.append(Thought(seat, tuple(actions), state.clone()))
    return moves


async def sealed_choice(play: Play, seat: int, bot: str, thinkers: Thinkers) -> tuple[int, ...]:
    """What a bot chooses where several choose at once: it knows nothing of what the others have sealed."""
    number = len(play.line.actions)
    state = play.state.focus(seat)
    actions: list[int] = []
    thinker = _Thinker(play, thinkers)
    while not actions or (state.player == seat and state.midway()):
        action = await thinker.next_action(bot, state, seat, number + len(actions))
        state.apply(action)
        actions.append(action)
    return tuple(actions)


class _Thinker:
    """Asks bots for their next actions, and follows what they have planned as long as it holds."""

    def __init__(self, play: Play, thinkers: Thinkers) -> None:
        self._play = play
        self._thinkers = thinkers
        self._seat = -1
        self._plan: list[int] = []
        self.begin()

    def begin(self) -> None:
        """A new move is to be made, within the time that a move may take."""
        self._until = time.monotonic() + LONGEST

    async def next_action(self, bot: str, state: State, seat: int, number: int) -> int:
        """The action that the bot at this seat takes as the decision after so many."""
        if self._seat != seat or not self._plan or self._plan[0] not in state.legal_actions():
            hidden, own = self._play.bot_seeds(number, seat)
            known = state.determinize(seat, hidden)
            self._seat, self._plan = seat, await self._thinkers.turn(bot, known, seat, own, self._until)
        return self._plan.pop(0)


def _to_move(state: State, seating: Seating) -> str | None:
    """The bot that decides next and alone, None when a person does, several do, or nobody."""
    return seating.bot(state.player) if len(state.deciders()) == 1 else None
