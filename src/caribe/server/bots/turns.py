"""Bots' turns at a table: computed from what their seat knows, outside of the table's lock, and reproducible."""

from __future__ import annotations

import time
from typing import NamedTuple

from caribe.core.playthrough import Playthrough
from caribe.core.state import State
from caribe.server.bots.fair_queue import Payer
from caribe.server.bots.runner import LONGEST, BotRunner
from caribe.server.tables.play import Play
from caribe.server.tables.seats import Seating

BATCH = 0.05  # seconds: bots' moves that come within this time are committed and sent together


class BotMove(NamedTuple):
    """A choice of a bot, and the seats that decide after it."""

    seat: int
    actions: tuple[int, ...]
    deciders: list[int]


class BotMoves(NamedTuple):
    """Bots' moves one after the other, and the branch on which they have been played."""

    moves: list[BotMove]
    branch: Playthrough


async def next_moves(play: Play, seating: Seating, bots: BotRunner, payer: Payer) -> BotMoves:
    """Compute the bots' next moves, as many as come quickly; a composite decision is one move."""
    branch = play.playthrough.branch()
    moves: list[BotMove] = []
    planner = _Planner(play, bots, payer)
    until = time.monotonic() + BATCH
    while (bot := _bot_to_move(branch.state, seating)) is not None and (not moves or time.monotonic() < until):
        seat = branch.state.player
        actions: list[int] = []
        planner.start_move()
        while not actions or (branch.state.player == seat and branch.state.midway()):
            action = await planner.next_action(bot, branch.state, seat, len(branch.actions))
            branch.play((action,))
            actions.append(action)
        moves.append(BotMove(seat, tuple(actions), branch.state.deciders()))
    return BotMoves(moves, branch)


async def sealed_choice(play: Play, seat: int, bot: str, bots: BotRunner, payer: Payer) -> tuple[int, ...]:
    """Compute a bot's choice where several choose at once: it knows nothing of the others' sealed choices."""
    number = len(play.playthrough.actions)
    state = play.state.focus(seat)
    actions: list[int] = []
    planner = _Planner(play, bots, payer)
    while not actions or (state.player == seat and state.midway()):
        action = await planner.next_action(bot, state, seat, number + len(actions))
        state.apply(action)
        actions.append(action)
    return tuple(actions)


class _Planner:
    """Asks bots for whole turns, and follows such a plan as long as it stays legal."""

    def __init__(self, play: Play, bots: BotRunner, payer: Payer) -> None:
        self._play = play
        self._payer = payer
        self._bots = bots
        self._seat = -1
        self._plan: list[int] = []
        self.start_move()

    def start_move(self) -> None:
        """Start the time limit of one move."""
        self._until = time.monotonic() + LONGEST

    async def next_action(self, bot: str, state: State, seat: int, number: int) -> int:
        """Return the next action of the bot at this seat, as decision `number` of the game."""
        if self._seat != seat or not self._plan or self._plan[0] not in state.legal_actions():
            hidden, own = self._play.bot_seeds(number, seat)
            known = state.determinize(seat, hidden)
            self._seat, self._plan = seat, await self._ask(bot, known, seat, own)
        return self._plan.pop(0)

    async def _ask(self, bot: str, known: State, seat: int, seed: int) -> list[int]:
        return await self._bots.turn(bot, known, seat, seed, self._until, self._payer)


def _bot_to_move(state: State, seating: Seating) -> str | None:
    """The bot that decides next and alone; None if a person does, several do, or nobody."""
    return seating.bot(state.player) if len(state.deciders()) == 1 else None
