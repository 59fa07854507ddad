"""A line of play: what a referee keeps of a game, so that it can be continued, taken back, repeated and verified."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.draws import Draws
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.reasons import IllegalAction


class Line:
    """The decisions so far, the secret draws, and the state they lead to, with a log of every event.

    >>> import caribe
    >>> line = Line(caribe.game("cartagena", players=2, start_player=0), Draws(1))
    >>> first = line.state.choices(0)[0]
    >>> line.play(first.actions)
    >>> len(line.actions), len(line.events(0)) > 0
    (1, True)
    >>> line.back_to(0)
    >>> line.actions
    []
    """

    def __init__(self, game: Game, draws: Draws, actions: Sequence[int] = ()) -> None:
        self.game = game
        self.draws = draws
        self.actions: list[int] = []
        self._start()
        self.play(actions)

    def _start(self) -> None:
        self.state = self.game.new(self.draws)
        self.state.keep_log()
        self._marks = [0]  # the length of the log before each decision, and now

    def play(self, actions: Sequence[int]) -> None:
        """Take these decisions one after the other, all or none: an illegal one is refused with `IllegalAction`."""
        count = len(self.actions)
        for action in actions:
            state = self.state
            before = state.rng
            state.rekey(self.draws.key(len(self.actions) + 1))
            try:
                state.apply(action)
            except IllegalAction:
                state.rng = before
                if len(self.actions) > count:
                    self.back_to(count)
                raise
            self.actions.append(action)
            self._marks.append(len(state.log or ()))

    def back_to(self, count: int) -> None:
        """Take decisions back until so many are left."""
        kept = self.actions[:count]
        self.actions = []
        self._start()
        self.play(kept)

    def events(self, since: int) -> list[Event]:
        """What happened after so many decisions."""
        return (self.state.log or [])[self._marks[since] :]
