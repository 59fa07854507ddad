"""Cuba as a game: what the options fix, how the table is set up, and positions set up by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.draws import Draws
from caribe.core.faults import BadPosition, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.games.cuba import actions as a
from caribe.games.cuba import harbour, rules, scoring
from caribe.games.cuba.components import BUILDING_KINDS, STATUTE_KINDS, Statute
from caribe.games.cuba.evaluation import WEIGHTS, CubaEvaluator
from caribe.games.cuba.names import COLOURS, RESOURCES, TOTALS, Colour
from caribe.games.cuba.pack_reader import unpack
from caribe.games.cuba.position_reader import read
from caribe.games.cuba.presenter import PRESENTER
from caribe.games.cuba.rules import CubaState
from caribe.games.cuba.tensor import CubaTensor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caribe.core.options import OptionValue

VERSION = "1"
START_PART, SHIPS_PART, STATUTES_PART = 0, 1, 2  # parts of the deal, each keyed on its own
START_MONEY = 10  # CUB-2.7


class Cuba(Game):
    """Cuba for 2 to 5 players, with its options and its box; nothing depends on their number (CUB-1.1)."""

    def __init__(self, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]) -> None:
        super().__init__("cuba", VERSION, players, options, data, PRESENTER, a.ACTIONS)
        self.box = unpack(data)
        box = self.box
        cap = options["bid_cap"]
        self.bid_cap: i64 = cap if isinstance(cap, int) else a.MOST_BID
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
        self.open_money = options["open_money"] == "on"
        self.colours = _colours(options["colours"])
        # Tables
        self.cross = [_cross(cell) for cell in range(12)]
        self.cross_mask = [sum(1 << other for other in cells) for cells in self.cross]
        self.cost = [count for cost in box.costs for count in cost]
        self.tiles = [kind.tiles for kind in BUILDING_KINDS]
        self.cheapest: i64 = min(sum(cost) for cost in box.costs)
        self.demand = [count for ship in box.ships for count in ship]
        prices = [box.rows[0 if ware < 3 else 1] for ware in range(5)]
        self.rows = [len(row) for row in prices]
        self.buying = [price for row in prices for price in _padded([box.empty, *row])]
        self.selling = [
            price for ware, row in enumerate(prices) for price in _padded([*row, box.full[0 if ware < 3 else 1]])
        ]
        self.law_kind = [card.kind for card in box.statutes]
        self.law_first = [_takes(card)[0] for card in box.statutes]  # the resources a duty takes, or a subsidy's fields
        self.law_last = [_takes(card)[-1] for card in box.statutes]
        self.law_number = [card.number for card in box.statutes]
        self.law_most = [card.most for card in box.statutes]
        self.all_cells = [a.A_CELL + cell for cell in range(12)]
        self.all_bids = [a.A_BID + bid for bid in range(a.MOST_BID + 1)]
        self.plays = [[card for card in range(5) if hand >> card & 1] for hand in range(32)]
        self.bits = [bin(cards).count("1") for cards in range(64)]

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        return (self.players, self.options, self.data)

    def evaluator(self, weights: Mapping[str, float] | None = None) -> CubaEvaluator:
        """Return what is known of good play; with other weights than the tuned ones if given."""
        return CubaEvaluator(WEIGHTS if weights is None else weights)

    def plantation(self, seat: int) -> tuple[int, ...]:
        """Return the twelve fields of a seat before anything is built on them (CUB-2.9, AMB-04, AMB-08)."""
        if self.options["plantation_side"] == "common":
            return self.box.plantations[0]
        return self.box.plantations[1 + COLOURS.index(self.colours[seat])]

    def tensor(self) -> CubaTensor:
        """Return what writes positions as rows of numbers."""
        return CubaTensor(self.players, self.open_money)

    def from_json(self, document: object) -> CubaState:
        """Return the position a document describes; refuses with `BadPosition`, every fault named."""
        state = CubaState(self, **read(self, document))
        if state.player < 0:
            state.decided = scoring.decided_by(state)
        elif rules.stuck(state):
            raise BadPosition([Fault("stage", Message("cuba-fault-stuck"))])
        rules.settle(state)
        return state

    def new(self, seed: int | bytes | Draws) -> CubaState:
        """Return a new position, dealt from this seed."""
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        players: i64 = self.players
        box = self.box
        market = [box.start[0]] * 3 + [box.start[1]] * 2
        land: list[int] = []
        figure: list[int] = []
        for seat in range(players):
            fields = self.plantation(seat)
            land += [a.LOT + a.WAREHOUSE if field == a.PRINTED_WAREHOUSE else field for field in fields]
            figure.append(fields.index(a.PRINTED_WAREHOUSE))  # CUB-2.7
        state = CubaState(
            self,
            player=0,
            rng=draws.key(0, START_PART),
            legal=[],
            stage=a.START_MATERIALS,
            round=0,
            turn=0,
            start=0,
            own=[0] * (players * 8),
            store=[0] * (players * 3),
            money=[START_MONEY] * players,
            points=[0] * (players * a.SOURCE_COUNT),
            land=land,
            figure=figure,
            hand=[31] * players,
            last=[-1] * players,
            market=market,
            supply=[TOTALS[k] - (market[k - 3] if k >= 3 else 0) for k in range(8)],  # CUB-2.2
            display=self.tiles,  # CUB-2.1
            docks=[-1, -1, -1, -1],
            cargo=[0] * 15,
            stack=(1 << 15) - 1,
            bottom=[],
            unseen=(1 << 24) - 1,
            proposals=[-1, -1, -1, -1],
            laws=[a.FIRST_TAX, a.FIRST_DUTY, -1, -1],  # CUB-2.5
            enacted=0,
            markers=0,
            town_hall=-1,
            veto=-1,
            barred=-1,
            church=-1,
            bids=[-1] * players,
            first_bids=[],
            ballot=0,
            voting=0,
            answers=[],
            paid=0,
            asked=0,
            given=0,
            left=2,
            low=0,
            crops=0,
            way=0,
            turns=0,
            todo=0,
            mode=0,
            cross_useful=0,
            using=0,
            handed_in=0,
            dock=0,
            loaded=0,
            ware=0,
            begun=0,
            decided=-1,
        )
        first = self.options["first_start"]
        state.start = first if isinstance(first, int) else state.below(players)  # CUB-2.6, AMB-06, AMB-77
        state.player = state.start
        state.rng = draws.key(0, SHIPS_PART)
        state.docks[0] = harbour.draw_ship(state)  # CUB-2.3, AMB-70
        state.docks[1] = harbour.draw_ship(state)
        state.docks[3] = harbour.draw_ship(state)
        state.rng = draws.key(0, STATUTES_PART)
        rules.settle(state)
        return state


def _cross(cell: int) -> list[int]:
    """Return the six cells in the row and the column of a cell (CUB-4.1.2)."""
    return [other for other in range(12) if other // 4 == cell // 4 or other % 4 == cell % 4]


def _takes(card: Statute) -> list[int]:
    """Return the resources a statute is about."""
    kind = STATUTE_KINDS[card.kind]
    if "resource" in kind.parts:
        return [card.resource]
    return [RESOURCES.index(name) for name in kind.takes] or [0]


def _padded(prices: list[int]) -> list[int]:
    """Return prices by the units in the row, as long as the longest row allows."""
    return prices + [prices[-1]] * (10 - len(prices))


def _colours(order: OptionValue) -> tuple[Colour, ...]:
    """Return the colour of each seat: as listed, or the order of this number in the dictionary, 0 to 119 (AMB-07)."""
    left = list(COLOURS)
    if isinstance(order, str):
        return tuple(left)
    chosen: list[Colour] = []
    for block in (24, 6, 2, 1, 1):
        chosen.append(left.pop(order // block))
        order %= block
    return tuple(chosen)
