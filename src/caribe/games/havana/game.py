"""Havana and La Habana as games: what edition and options fix, and how the table is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.games.havana.actions import (
    BUILDING,
    BUILDINGS,
    CARDS,
    CHOOSE,
    COVERED,
    EXCHANGE,
    GREY,
    HAND,
    HANDS,
    KINDS,
    LEFT,
    LOWEST,
    PESOS,
    PLACE,
    RIGHT,
    SPREAD,
    WIDTH,
)
from caribe.games.havana.deck import unpack
from caribe.games.havana.edition import Edition
from caribe.games.havana.judge import WEIGHTS, HavanaJudge
from caribe.games.havana.people import PEOPLE
from caribe.games.havana.position import read
from caribe.games.havana.rules import HavanaState
from caribe.games.havana.tensor import HavanaTensor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mypy_extensions import i64

    from caribe.core.options import OptionValue

VERSION = "1"
UNLIMITED = 1_000_000  # pesos, where the table does not want to count them
WORKERS_IN_ALL = 15
OF_EACH_COLOUR, OF_GREY = 10, 40
AGE_PART, ROWS_PART, EXCHANGE_PART, CENTRE_PART, REST_PART, SEAT_PART = range(6)  # of the deal, each keyed on its own


class Havana(Game):
    """Either edition for 2 to 4 players, with its options and its deck."""

    def __init__(
        self, edition: Edition, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]
    ) -> None:
        chosen_exchange = options["setup_exchange"] == "oldest_chooses"
        actions = BUILDING + BUILDINGS if chosen_exchange else BUILDING
        super().__init__(edition.name, VERSION, players, options, data, PEOPLE, actions)
        self.edition = edition
        self.deck = unpack(data, edition.materials)
        self.points = [building.points for building in self.deck]
        self.costs = [part for building in self.deck for part in (*building.cost, int(building.architect))]
        self.card_names = list(edition.card_names)
        self.digits = list(edition.digits)
        self.effects = list(edition.effects)
        self.card_of = [self.effects.index(effect) if effect in self.effects else -1 for effect in range(15)]
        self.centre: i64 = players * WIDTH
        self.bag: i64 = (players + 1) * WIDTH
        self.supply: i64 = (players + 2) * WIDTH
        self.box: i64 = (players + 3) * WIDTH
        self.target: i64 = 35 - 5 * players  # HAV-5.1
        self.market_choice = edition.market_choice
        self.halving_thief = edition.halving_thief
        self.usual_theft: i64 = edition.usual_theft
        self.most_theft: i64 = edition.most_theft
        self.rich: i64 = edition.rich
        self.fetched_unseen = edition.unseen_from == "discard"
        self.pesos: i64 = UNLIMITED if options["pesos"] == "unlimited" else edition.pesos
        self.next_visible = edition.next_visible and options.get("next_building") != "hidden"
        self.last_robs_any = edition.last_robs_any or options.get("last_thief") == "any_opponent"
        self.protected_robs_any = options.get("thief_all_later_protected") == "any_unprotected"
        self.must_gain = options.get("thief_must_gain") == "on"
        self.up_to_two = options.get("thief_two") == "up_to"
        self.random_loot = options.get("stolen_brick") == "random"
        self.swap_skips = options.get("swap_empty_pile") == "skip"
        self.open_discards = options.get("discards") == "open"
        self.all_lay_at_once = options[edition.phase_option] == "simultaneous"
        self.tie_by_chain = options["exhaustion_tie"] == "order_chain"
        self.ends_with_bag = options["material_end"] == "bag_empty_end_of_round"
        limit = options["stall_limit"]
        self.stall_limit: i64 = limit if isinstance(limit, int) else 0

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return (self.edition, self.players, self.options, self.data)

    def judge(self, weights: Mapping[str, float] | None = None) -> HavanaJudge:
        """What is known of good play; with other weights than the tuned ones if given."""
        return HavanaJudge(WEIGHTS[self.name] if weights is None else weights)

    def stolen(self, pesos: i64) -> i64:
        """What a peso thief takes of so many (HAV-4.60; LAH-4.40, LAH-4.41)."""
        if self.halving_thief:
            return pesos >> 1
        if pesos >= self.rich:
            return self.most_theft
        return pesos if pesos < self.usual_theft else self.usual_theft

    def thing(self, kind: i64) -> str:
        """The name of a material, or of a worker."""
        return "worker" if kind == KINDS else self.edition.materials[kind]

    def name_of(self, effect: i64) -> str:
        """The name of the card with this effect."""
        return self.card_names[self.card_of[effect]]

    def tensor(self) -> HavanaTensor:
        """What writes positions as rows of numbers."""
        return HavanaTensor(self.players, self.points, self.costs)

    def from_json(self, document: object) -> HavanaState:
        """The position a document describes; refuses with `BadPosition`, every fault named."""
        state = read(self, document)
        state.resume()
        return state

    def blank(self, rng: i64) -> HavanaState:
        """A table with everything in supply, bag and pile, and all cards in the hands."""
        players: i64 = self.players
        goods = [0] * ((players + 4) * WIDTH)
        for kind in range(KINDS):
            goods[self.bag + kind] = OF_GREY if kind == GREY else OF_EACH_COLOUR
        goods[self.supply + PESOS] = self.pesos
        goods[self.supply + HANDS] = WORKERS_IN_ALL
        cards = [0] * (players * SPREAD)
        for seat in range(players):
            cards[seat * SPREAD + HAND] = (1 << CARDS) - 1
            cards[seat * SPREAD + LEFT] = -1
            cards[seat * SPREAD + RIGHT] = -1
            cards[seat * SPREAD + COVERED] = -1
        return HavanaState(
            self,
            0,
            rng,
            CHOOSE,
            0,
            0,
            0,
            -1,
            0,
            0,
            0,
            0,
            0,
            0,
            4 * OF_EACH_COLOUR + OF_GREY,
            0,
            -1,
            goods,
            cards,
            [0] * 12,
            [0, 5, 6, 11],
            list(range(BUILDINGS)),
            [0] * (players + 1),
            list(range(players)),
            list(range(players)),
            [[] if self.fetched_unseen else list(range(CARDS)) for _ in range(players)],
            "",
        )

    def new(self, seed: int | bytes | Draws) -> HavanaState:
        """A new position, dealt from this seed."""
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        state = self.blank(draws.key(0, AGE_PART))
        state.ages = self._ages(state)
        state.rng = draws.key(0, ROWS_PART)
        self._lay_rows(state)
        state.rng = draws.key(0, EXCHANGE_PART)
        self._see_to_low_end(state)
        for seat in range(self.players):
            state.rng = draws.key(0, SEAT_PART + seat)
            self._equip(state, seat)
        state.rng = draws.key(0, CENTRE_PART)
        pesos = self.edition.centre_pesos
        state.goods[self.supply + PESOS] -= pesos
        state.goods[self.centre + PESOS] += pesos
        for _ in range(3):
            state.draw_material(self.centre)
        if self.next_visible:
            state.show_next()
        state.rng = draws.key(0, REST_PART)
        return state

    def _ages(self, state: HavanaState) -> list[int]:
        """HAV-7.14: by lot, as they sit, or as the host says; from the youngest to the oldest."""
        option = self.options["age_order"]
        seats = list(range(self.players))
        if option == "random":
            return [seats.pop(state.below(len(seats))) for _ in range(self.players)]
        if isinstance(option, str) and option != "seat":
            return [int(seat) for seat in option.split(",")]
        return seats

    def _lay_rows(self, state: HavanaState) -> None:
        """HAV-2.3: two rows of six."""
        for place in range(12):
            state.rows[place] = state.pile.pop(state.below(len(state.pile)))

    def _see_to_low_end(self, state: HavanaState) -> None:
        """HAV-2.4, HAV-7.13, LAH-7.9: one end at least is worth 1 to 3."""
        way = self.options["setup_exchange"]
        while not any(self.points[state.end(k)] <= LOWEST for k in range(4)):
            if way == "reshuffle_all":
                state.pile = list(range(BUILDINGS))
                self._lay_rows(state)
                continue
            low = [building for building in state.pile if self.points[building] <= LOWEST]
            if way == "oldest_chooses":
                state.step = EXCHANGE if len(low) > 1 else PLACE
                state.subject = low[0] if len(low) == 1 else 0
                state.player = state.ages[self.players - 1]
                return
            state.swap_end(state.below(4), low[state.below(len(low))])

    def _equip(self, state: HavanaState, seat: i64) -> None:
        """HAV-2.6, LAH-2.1: a peso, and a material drawn from the bag (2009) or a grey one (2024)."""
        row: i64 = seat * WIDTH
        state.goods[self.supply + PESOS] -= 1
        state.goods[row + PESOS] += 1
        if self.edition.random_start:
            state.draw_material(row)
        else:
            state.goods[self.bag + GREY] -= 1
            state.goods[row + GREY] += 1
            state.bag_size -= 1
