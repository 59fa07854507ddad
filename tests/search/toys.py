"""The smallest games that show what a search does: every seat chooses once, in secret, and a table says who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.generator import scrambled
from caribe.core.presenter import Presenter
from caribe.core.state import State

HIDDEN = -1
Table = Mapping[Any, Sequence[float]]  # by the choices of all, a tuple


class Toy(Game):
    """`table` gives the outcome of all choices, `steps` says how many each seat makes, one after the other."""

    def __init__(self, players: int, options: int, table: Table, secret: bool = True, steps: int = 1) -> None:
        super().__init__("toy", "1", players, {}, {}, Presenter(), options)
        self.table, self.secret, self.steps = table, secret, steps

    def new(self, seed: int | bytes | Draws = 0) -> ToyState:
        return ToyState(self, 0, 1, ())


class ToyState(State):
    """Who has chosen what, in the order of seats; every choice of one seat comes before the next seat's."""

    def __init__(self, game: Toy, player: int, rng: int, chosen: tuple[tuple[int, int], ...]) -> None:
        super().__init__(game, player, rng)
        self.rules, self.chosen = game, chosen

    def clone(self) -> ToyState:
        return ToyState(self.rules, self.player, self.rng, self.chosen)

    def owing(self) -> list[int]:
        made = [seat for seat, _ in self.chosen]
        return [seat for seat in range(self.game.players) if made.count(seat) < self.rules.steps]

    def deciders(self) -> list[int]:
        return self.owing() if self.rules.secret else self.owing()[:1]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return list(range(self.game.num_actions)) if (self.player if seat is None else seat) in self.deciders() else []

    def seen_as(self, action: int, seat: int) -> int:
        return HIDDEN if self.rules.secret and seat != self.player else action

    def midway(self) -> bool:
        return [seat for seat, _ in self.chosen].count(self.player) % self.rules.steps != 0

    def advance(self, action: int) -> None:
        self.chosen += ((self.player, action),)
        owing = self.owing()
        if self.player not in owing:
            self.player = owing[0] if owing else -1

    def determinize(self, seat: int, seed: int) -> ToyState:
        state = self.clone()
        state.rng = scrambled(seed)
        if self.rules.secret:
            options = self.game.num_actions
            state.chosen = tuple((who, what if who == seat else state.below(options)) for who, what in self.chosen)
        return state

    def returns(self) -> list[float]:
        if self.player >= 0:
            return [0.0] * self.game.players
        found: Any = self.rules.table[tuple(action for _, action in sorted(self.chosen, key=lambda made: made[0]))]
        return list(found)
