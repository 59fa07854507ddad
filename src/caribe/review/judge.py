"""How the positions of a game are measured: by which evaluator, how far ahead, and how tempered."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.state import State
from caribe.review.estimates import Reference
from caribe.review.shipped import temper_of
from caribe.search.paired import NAME, VERSION, play_on

HORIZON = 24
"""Decisions that the reference plays before a position is evaluated: further, and noise grows faster than truth."""

WORLD, STREAM, OPINION = 1, 2, 3  # parts of a measurement's random numbers


class Judge:
    """Measures positions of one game by the reference player.

    >>> import caribe
    >>> judge = Judge(caribe.game("cartagena", players=2))
    >>> state = judge.game.new(seed=1)
    >>> shares = judge.shares(state, state.player, (), Draws(7), 0)
    >>> len(shares), round(sum(shares), 6)
    (2, 1.0)
    """

    def __init__(self, game: Game, horizon: int = HORIZON, power: float | None = None) -> None:
        self.game = game
        self.evaluator = game.evaluator()
        self.horizon = horizon
        self.power = temper_of(game.name, game.players) if power is None else power
        self.reference = Reference(
            NAME, VERSION, _fingerprint(game.name, *sorted(self.evaluator.weights.items())), horizon
        )

    def shares(self, world: State, seat: int, actions: tuple[int, ...], draws: Draws, number: int) -> list[float]:
        """Return the shares after a choice of a seat in a world (or, without actions, of the reference's own).

        The world is changed. The same draws and number give the same random numbers, whatever the choice.
        """
        stream = draws.key(number, STREAM)
        world.rekey(stream)
        horizon = self.horizon if self.horizon < 0 else self.horizon + len(actions)
        return play_on(world, seat, list(actions), self.evaluator, stream, horizon, self.power)

    def imagined(self, state: State, seat: int, draws: Draws, number: int) -> State:
        """Return one of the worlds that a seat cannot tell apart from this position."""
        return state.determinize(seat, draws.key(number, WORLD))


@cache
def _fingerprint(*parts: object) -> str:
    """Return a short name for the weights of an evaluator."""
    return blake2b(repr(parts).encode(), digest_size=4).hexdigest()
