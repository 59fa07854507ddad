"""Observations as arrays: one row of numbers, or a dictionary of its named fields."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from caribe.core.game import Game
from caribe.core.state import State

Layout = Literal["flat", "dict"]
LAYOUTS: tuple[Layout, ...] = get_args(Layout)
Row = NDArray[np.uint8]


class Observer:
    """Writes what a seat knows, as one row ("flat") or by field ("dict"); `space` holds it.

    >>> import caribe
    >>> game = caribe.game("cartagena", players=2)
    >>> Observer(game, "dict").observe(game.new(seed=1), 0)["hand_sizes"].tolist()
    [6, 5]
    """

    def __init__(self, game: Game, layout: str = "flat") -> None:
        if layout not in LAYOUTS:
            raise ValueError(f"An observation is one of {', '.join(LAYOUTS)}, not {layout}.")
        self.tensor = game.tensor()
        self.size = int(self.tensor.size)
        self.layout = layout
        self.places = {field.name: self.tensor.place(field.name) for field in self.tensor.fields}
        self.space: spaces.Space[Any] = spaces.Box(0, 255, (self.size,), np.uint8)
        if layout == "dict":
            self.space = spaces.Dict(
                {field.name: spaces.Box(0, 255, (field.size,), np.uint8) for field in self.tensor.fields}
            )

    def row(self, state: State, seat: int) -> Row:
        """Return the row of a seat."""
        return np.frombuffer(self.tensor.write(state, seat), np.uint8).copy()

    def observe(self, state: State, seat: int) -> Any:
        """Return what a seat knows, in the layout of the space."""
        return self.arrange(self.row(state, seat))

    def arrange(self, row: Row) -> Any:
        """Return a row, or rows of several games, in the layout of the space."""
        if self.layout == "flat":
            return row
        return {name: row[..., place] for name, place in self.places.items()}


def perfect_information(observer: Observer, state: State, seat: int) -> Row:
    """Return the rows of all seats, this one first, then the others in the order of the table: nothing is hidden.

    For critics and other things that are only used in training; a player that sees it cheats.
    """
    players = state.game.players
    return np.concatenate([observer.row(state, (seat + other) % players) for other in range(players)])


def legal_mask(state: State, seat: int, size: int) -> NDArray[np.bool_]:
    """Return which actions a seat can take now; none when it is not to move."""
    mask = np.zeros(size, np.bool_)
    if state.player == seat:
        mask[state.legal_actions()] = True
    return mask
