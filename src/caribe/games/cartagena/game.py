"""Cartagena as a game: what the options fix, how the table is set up, and positions set up by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.games.cartagena.actions import action_space
from caribe.games.cartagena.components import unpack
from caribe.games.cartagena.drawing import draw
from caribe.games.cartagena.evaluation import WEIGHTS, CartagenaEvaluator
from caribe.games.cartagena.path import Path, lay
from caribe.games.cartagena.position import read
from caribe.games.cartagena.presenter import PRESENTER
from caribe.games.cartagena.rules import CartagenaState
from caribe.games.cartagena.tensor import CartagenaTensor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caribe.core.options import OptionValue

VERSION = "2"
PATH_PART, START_PART, PILE_PART, HAND_PART = 0, 1, 2, 3  # parts of the deal, each keyed on its own


class Cartagena(Game):
    """Cartagena for 2 to 5 players, with its options and its box."""

    def __init__(self, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]) -> None:
        advanced = options["mode"] == "advanced"
        self.length: i64 = 36 if advanced else 30  # CAR-1.8
        self.pirates: i64 = 5 if advanced else 4  # CAR-1.5, CAR-2.3
        self.actions: i64 = 3 if advanced else 2  # CAR-3.2
        self.space = action_space(self.length + 1)
        self.end: i64 = self.space.end
        super().__init__("cartagena", VERSION, players, options, data, PRESENTER, self.end + 1)
        self.box = unpack(data)
        cap = options["turn_cap"]
        self.turn_cap: i64 = cap if isinstance(cap, int) else 0
        self.any_slot = options["emergency_draw"] == "any_slot"

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        return (self.players, self.options, self.data)

    def evaluator(self, weights: Mapping[str, float] | None = None) -> CartagenaEvaluator:
        """Return the evaluation function."""
        return CartagenaEvaluator(WEIGHTS if weights is None else weights)

    def tensor(self) -> CartagenaTensor:
        """Return what writes positions as rows of numbers."""
        return CartagenaTensor(self.players, self.length)

    def from_json(self, document: object) -> CartagenaState:
        """Read the position a document describes; refuse with `BadPosition`, every fault named."""
        return read(self, document)

    def new(self, seed: int | bytes | Draws) -> CartagenaState:
        """Deal a new position from this seed."""
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        players: i64 = self.players
        state = CartagenaState(
            self,
            0,
            draws.key(0, START_PART),
            Path((), ()),
            [0] * players,
            [[0] for _ in range(players)],  # CAR-2.3: all start in the camp
            [[0] * (self.pirates - 1) for _ in range(players)],
            [0] * (self.length + 2),
            [0] * (players * 6),
            [0] * players,
            self.length + 1,
            [self.box.copies] * 6,  # CAR-2.4
            self.box.copies * 6,
            [0] * 6,
            -1,
            0,
            1,
            None,
            "",
        )
        # CAR-2.5, CAR-7.2
        first: i64 = _start_player(self.options["start_player"], state)
        state.player = first
        board = self.options["board_seed"]
        state.rng = draws.key(0, PATH_PART) if isinstance(board, str) else Draws(board).key(0, PATH_PART)
        state.path = lay(self.box, self.length // 6, self.options, state)
        printed = self.options["start_hand"] == "printed"
        for seat in range(players):  # CAR-2.6, CAR-2.7, CAR-7.21
            state.rng = draws.key(0, HAND_PART + seat)
            for _ in range(6 if printed and seat == first else 5):
                draw(state, seat)
        state.rng = draws.key(0, PILE_PART)
        state.take_only_actions()
        return state


def _start_player(option: OptionValue, state: CartagenaState) -> int:
    return option if isinstance(option, int) else state.below(state.game.players)
