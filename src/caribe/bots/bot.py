"""The base class of all bots: a class with one method."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from caribe.bots.models import ModelCache
from caribe.core.state import State


class Bot:
    """A computer player. `choose` is a pure function: the same state, seat and seed give the same action.

    The state looks the same to the seat as the real one, but everything hidden in it was drawn at random
    (`State.determinize`), so a bot cannot cheat. `scale` reduces a bot's budget for measurements: with 0.1 it thinks a
    tenth as long.
    """

    name = "bot"

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.trained: ModelCache | None = None  # the model it judges with, instead of the game's evaluator alone

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return one of the seat's legal actions."""
        raise NotImplementedError

    def turn(self, state: State, seat: int, seed: int, limit: float | None = None) -> list[int]:
        """Return the next actions of the seat: at least one, and as many as it can decide before anything is revealed.

        They are applied one after the other as long as the seat decides and they are legal; then the bot is asked
        again. `limit` is the time in seconds that the bot may think, if that is less than it would take.
        """
        return [self.choose(state, seat, seed)]


def follow(state: State, actions: Iterable[int]) -> Iterator[int]:
    """Yield a bot's actions for `player` while that seat decides and they are legal.

    Apply each action to this state before you ask for the next one. The first one is yielded without a check.

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
