"""Cuba as a game: what the options fix, how the table is set up, and positions set up by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caribe.core.draws import Draws
from caribe.core.faults import BadPosition, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.games.cuba import harbour
from caribe.games.cuba.actions import A_BID, A_CELL, ACTIONS, FIRST_DUTY, FIRST_TAX, LOT, MATERIALS, MOST_BID, WAREHOUSE
from caribe.games.cuba.box import unpack
from caribe.games.cuba.judge import WEIGHTS, CubaJudge
from caribe.games.cuba.names import COLOURS, COPIES, TOTALS
from caribe.games.cuba.people import PEOPLE
from caribe.games.cuba.reading import read
from caribe.games.cuba.rules import CubaState
from caribe.games.cuba.tensor import CubaTensor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mypy_extensions import i64

    from caribe.core.options import OptionValue

VERSION = "1"
START_PART, SHIPS_PART, STATUTES_PART = 0, 1, 2  # parts of the deal, each keyed on its own
START_MONEY = 10


class Cuba(Game):
    """Cuba for 2 to 5 players, with its options and its box."""

    def __init__(self, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]) -> None:
        super().__init__("cuba", VERSION, players, options, data, PEOPLE, ACTIONS)
        self.box = unpack(data)
        box = self.box
        cap = options["bid_cap"]
        self.bid_cap: i64 = cap if isinstance(cap, int) else MOST_BID
        self.any_ware = options["ship_any_ware"] == "on"
        self.water_everywhere = options["water_scope"] == "plantation"
        self.keep_order = options["lighthouse_shuffle"] == "off"
        self.object_later = options["veto_timing"] == "parliament"
        self.cumulative = options["revote"] == "cumulative"
        self.together = options["statutes_simultaneous"] == "on"
        self.zero_scores = options["taxb_zero_scores"] == "on"
        self.printed_counts = options["subb_counts_printed"] == "on"
        self.market_once = options["market_law"] == "once"
        self.clockwise = options["final_tie"] == "clockwise"
        self.colours = _colours(options["colours"])
        # Tables
        self.cross = [_cross(cell) for cell in range(12)]
        self.cross_mask = [sum(1 << other for other in cells) for cells in self.cross]
        self.cost = [count for cost in box.costs for count in cost]
        self.cheapest: i64 = min(sum(cost) for cost in box.costs)
        self.demand = [count for ship in box.ships for count in ship]
        prices = [box.rows[0 if ware < 3 else 1] for ware in range(5)]
        self.rows = [len(row) for row in prices]
        self.buying = [price for row in prices for price in _padded([box.empty, *row])]
        self.selling = [
            price for ware, row in enumerate(prices) for price in _padded([*row, box.full[0 if ware < 3 else 1]])
        ]
        self.law_kind = [card.kind for card in box.statutes]
        self.law_resource = [card.resource for card in box.statutes]
        self.law_number = [card.number for card in box.statutes]
        self.law_most = [card.most for card in box.statutes]
        self.all_cells = [A_CELL + cell for cell in range(12)]
        self.all_bids = [A_BID + bid for bid in range(MOST_BID + 1)]
        self.plays = [[card for card in range(5) if hand >> card & 1] for hand in range(32)]
        self.bits = [bin(cards).count("1") for cards in range(64)]

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return (self.players, self.options, self.data)

    def judge(self, weights: Mapping[str, float] | None = None) -> CubaJudge:
        """What is known of good play; with other weights than the tuned ones if given."""
        return CubaJudge(WEIGHTS if weights is None else weights)

    def plantation(self, seat: int) -> tuple[int, ...]:
        """The twelve fields of a seat before anything is built on them (CUB-2.9)."""
        if self.options["plantation_side"] == "common":
            return self.box.plantations[0]
        return self.box.plantations[1 + COLOURS.index(self.colours[seat])]

    def tensor(self) -> CubaTensor:
        """What writes positions as rows of numbers."""
        return CubaTensor(self.players)

    def from_json(self, document: object) -> CubaState:
        """The position a document describes; refuses with `BadPosition`, every fault named."""
        state = CubaState(self, *read(self, document))
        if state.player < 0:
            state.outcome = state.decided_by()
        elif state.stuck():
            raise BadPosition([Fault("stage", Message("cuba-fault-stuck"))])
        state.settle()
        return state

    def new(self, seed: int | bytes | Draws) -> CubaState:
        """A new position, dealt from this seed."""
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        players: i64 = self.players
        box = self.box
        market = [box.start[0]] * 3 + [box.start[1]] * 2
        land: list[int] = []
        figure: list[int] = []
        for seat in range(players):
            fields = self.plantation(seat)
            land += [LOT + WAREHOUSE if field == 6 else field for field in fields]
            figure.append(fields.index(6))  # CUB-2.7
        state = CubaState(
            self,
            0,
            draws.key(0, START_PART),
            [],
            MATERIALS,
            0,
            0,
            0,
            [0] * (players * 8),
            [0] * (players * 3),
            [START_MONEY] * players,
            [0] * (players * 5),
            land,
            figure,
            [31] * players,
            [-1] * players,
            market,
            [TOTALS[k] - (market[k - 3] if k >= 3 else 0) for k in range(8)],
            list(COPIES),
            [-1, -1, -1, -1],
            [0] * 15,
            (1 << 15) - 1,
            [],
            (1 << 24) - 1,
            [-1, -1, -1, -1],
            [FIRST_TAX, FIRST_DUTY, -1, -1],
            0,
            0,
            -1,
            -1,
            -1,
            -1,
            [-1] * players,
            [],
            0,
            0,
            0,
            0,
            2,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            -1,
        )
        first = self.options["first_start"]
        state.start = first if isinstance(first, int) else state.below(players)
        state.player = state.start
        state.rng = draws.key(0, SHIPS_PART)
        state.docks[0] = harbour.drawn(state)  # CUB-2.3, AMB-70
        state.docks[1] = harbour.drawn(state)
        state.docks[3] = harbour.drawn(state)
        state.rng = draws.key(0, STATUTES_PART)
        state.settle()
        return state


def _cross(cell: int) -> list[int]:
    """The six cells in the row and the column of a cell (CUB-4.1.2)."""
    return [other for other in range(12) if other // 4 == cell // 4 or other % 4 == cell % 4]


def _padded(prices: list[int]) -> list[int]:
    """Prices by the units in the row, as long as the longest row allows."""
    return prices + [prices[-1]] * (10 - len(prices))


def _colours(order: OptionValue) -> tuple[str, ...]:
    """The colour of each seat: as listed, or the order of this number, 0 to 119, as a dictionary has them (AMB-07)."""
    left = list(COLOURS)
    if isinstance(order, str):
        return tuple(left)
    chosen: list[str] = []
    for block in (24, 6, 2, 1, 1):
        chosen.append(left.pop(order // block))
        order %= block
    return tuple(chosen)
