"""A playthrough: what a referee keeps of a game, so that it can be continued, undone, replayed and verified."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy

from caribe.core.draws import Draws
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.reasons import IllegalAction
from caribe.core.state import State


class Playthrough:
    """The decisions so far, the secret draws, and the state they lead to, with a log of every event.

    `seats` is whose decision each one was, `drew` whether something was drawn in it, `turns` the number of the turn
    after each number of decisions (an event that has the number of a turn begins it). `start` is the position that a
    game began from if it did not begin with a deal.

    >>> import caribe
    >>> playthrough = Playthrough(caribe.game("cartagena", players=2, start_player=0), Draws(1))
    >>> first = playthrough.state.choices(0)[0]
    >>> playthrough.play(first.actions)
    >>> len(playthrough.actions), len(playthrough.events(0)) > 0
    (1, True)
    >>> playthrough.back_to(0)
    >>> playthrough.actions
    []
    """

    def __init__(
        self, game: Game, draws: Draws, actions: Sequence[int] = (), start: Mapping[str, object] | None = None
    ) -> None:
        self.game = game
        self.draws = draws
        self.start = start
        self._begin()
        self.play(actions)

    def _begin(self) -> None:
        self.actions: list[int] = []
        self.seats: list[int] = []
        self.drew: list[bool] = []
        self.turns = [1]
        self.state = self.game.new(self.draws) if self.start is None else self.game.from_json(self.start)
        self.state.keep_log()
        self._marks = [0]  # the length of the log before each decision, and now

    def play(self, actions: Sequence[int]) -> None:
        """Take these decisions one after the other, all or none: an illegal one is refused with `IllegalAction`."""
        count = len(self.actions)
        for action in actions:
            state = self.state
            seat, before = state.player, state.rng
            try:
                self.ahead(state, len(self.actions), (action,))
            except IllegalAction:
                state.rng = before
                if len(self.actions) > count:
                    self.back_to(count)
                raise
            self.actions.append(action)
            self.seats.append(seat)
            self.drew.append(state.rng != self.draws.key(len(self.actions)))
            self.turns.append(self._turn(state.log or []))
            self._marks.append(len(state.log or ()))

    def _turn(self, log: Sequence[Event]) -> int:
        """Return the turn that has begun since the last decision, else the one that goes on."""
        for place in range(len(log) - 1, self._marks[-1] - 1, -1):
            turn: int | None = getattr(log[place], "turn", None)
            if turn is not None:
                return turn
        return self.turns[-1]

    def ahead(self, state: State, number: int, actions: Sequence[int]) -> State:
        """Apply these actions to a state with the draws that follow `number` decisions; return the same object."""
        for place, action in enumerate(actions, number + 1):
            state.rekey(self.draws.key(place))
            state.apply(action)
        return state

    def branch(self) -> Playthrough:
        """Return a copy that can be played on without changing this one."""
        other: Playthrough = copy(self)
        other.actions, other.seats = self.actions[:], self.seats[:]
        other.drew, other.turns, other._marks = self.drew[:], self.turns[:], self._marks[:]
        other.state = copy(self.state)
        return other

    def back_to(self, count: int) -> None:
        """Undo decisions until `count` are left."""
        kept = self.actions[:count]
        self._begin()
        self.play(kept)

    def events(self, since: int, until: int | None = None) -> list[Event]:
        """Return the events after `since` decisions, up to `until` of them if given."""
        last = None if until is None else self._marks[until]
        return (self.state.log or [])[self._marks[since] : last]
