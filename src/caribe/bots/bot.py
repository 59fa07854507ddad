"""What a bot is: one class with one method."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from caribe.core.state import State


class Bot:
    """A player that is no person. `choose` is a pure function: the same state, seat and seed give the same action.

    The state is one that the seat cannot tell from the true one (`State.determinize`); whatever is hidden in it is
    imagined, and an honest bot does not use it but imagines again. `scale` cuts a bot's budget, for measuring: with 0.1
    it thinks a tenth as long.
    """

    name = "bot"

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale

    def choose(self, state: State, seat: int, seed: int) -> int:
        """One of the seat's legal actions."""
        raise NotImplementedError

    def turn(self, state: State, seat: int, seed: int, limit: float | None = None) -> list[int]:
        """The next actions of the seat, in order: at least one, and as many as it can decide before anything new shows.

        They are applied one after the other as long as the seat decides and they are legal; then the bot is asked
        again. `limit` are the seconds that it may think, when these are less than it would take.
        """
        return [self.choose(state, seat, seed)]


def follow(state: State, actions: Iterable[int]) -> Iterator[int]:
    """What a bot decided for `player`, as far as it holds: while that seat decides and the actions are legal.

    Whoever asks applies each action to this state before the next one is looked at. The first comes out whatever it is.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> for action in follow(state, [state.legal_actions()[0], 9999]):
    ...     state.apply(action)
    """
    seat = state.player
    for number, action in enumerate(actions):
        if number and (state.player != seat or action not in state.legal_actions()):
            return
        yield action
