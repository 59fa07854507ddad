"""Cartagena as a game: what the options fix, how the table is set up, and positions set up by hand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.games.cartagena.box import unpack
from caribe.games.cartagena.judge import WEIGHTS, CartagenaJudge
from caribe.games.cartagena.moves import moves_to
from caribe.games.cartagena.path import Path, lay
from caribe.games.cartagena.people import PEOPLE
from caribe.games.cartagena.position import read
from caribe.games.cartagena.rules import CartagenaState, kinds_of, rear_of
from caribe.games.cartagena.tensor import CartagenaTensor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mypy_extensions import i64

    from caribe.core.options import OptionValue

VERSION = "2"
PATH_PART, START_PART, PILE_PART, HAND_PART = 0, 1, 2, 3  # parts of the deal, each keyed on its own


class Cartagena(Game):
    """Cartagena for 2 to 5 players, with its options and its box."""

    def __init__(self, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]) -> None:
        advanced = options["mode"] == "advanced"
        self.length: i64 = 36 if advanced else 30  # CAR-1.8
        self.pirates: i64 = 5 if advanced else 4
        self.actions: i64 = 3 if advanced else 2
        self.moves = moves_to(self.length + 1)
        self.end: i64 = self.moves.end
        super().__init__("cartagena", VERSION, players, options, data, PEOPLE, self.end + 1)
        self.box = unpack(data)
        cap = options["turn_cap"]
        self.turn_cap: i64 = cap if isinstance(cap, int) else 0
        self.any_slot = options["emergency_draw"] == "any_slot"

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return (self.players, self.options, self.data)

    def judge(self, weights: Mapping[str, float] | None = None) -> CartagenaJudge:
        """What Cartagena knows of good play."""
        return CartagenaJudge(WEIGHTS if weights is None else weights)

    def tensor(self) -> CartagenaTensor:
        """What writes positions as rows of numbers."""
        return CartagenaTensor(self.players, self.length)

    def from_json(self, document: object) -> CartagenaState:
        """The position a document describes; refuses with `BadPosition`, every fault named."""
        setup = read(self, document)
        ashore = [sorted(place for place in own if place <= self.length) for own in setup.pirates]
        state = CartagenaState(
            self,
            setup.player,
            setup.rng,
            Path(setup.symbols, setup.pieces),
            [own.count(self.length + 1) for own in setup.pirates],
            [sorted(set(own)) for own in ashore],
            [[there for here, there in pairwise(own) if here == there] for own in ashore],
            setup.crowd,
            setup.hands,
            [kinds_of(setup.hands, seat) for seat in range(self.players)],
            rear_of(setup.crowd, 1),
            setup.pile,
            sum(setup.pile),
            setup.discard,
            setup.top,
            setup.slot,
            setup.turn,
            setup.memory,
            setup.over,
        )
        state.resume()
        return state

    def new(self, seed: int | bytes | Draws) -> CartagenaState:
        """A new position, dealt from this seed."""
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        players: i64 = self.players
        state = CartagenaState(
            self,
            0,
            draws.key(0, START_PART),
            Path((), ()),
            [0] * players,
            [[0] for _ in range(players)],
            [[0] * (self.pirates - 1) for _ in range(players)],
            [0] * (self.length + 2),
            [0] * (players * 6),
            [0] * players,
            self.length + 1,
            [self.box.copies] * 6,
            self.box.copies * 6,
            [0] * 6,
            -1,
            0,
            1,
            None,
            "",
        )
        first: i64 = _start_player(self.options["start_player"], state)
        state.player = first
        board = self.options["board_seed"]
        state.rng = draws.key(0, PATH_PART) if isinstance(board, str) else Draws(board).key(0, PATH_PART)
        state.path = lay(self.box, self.length // 6, self.options, state)
        printed = self.options["start_hand"] == "printed"
        for seat in range(players):  # CAR-2.6
            state.rng = draws.key(0, HAND_PART + seat)
            for _ in range(6 if printed and seat == first else 5):
                state.draw(seat)
        state.rng = draws.key(0, PILE_PART)
        state.settle()
        return state


def _start_player(option: OptionValue, state: CartagenaState) -> int:
    return option if isinstance(option, int) else state.below(state.game.players)
