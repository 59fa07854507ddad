"""Havana and La Habana as games: what edition and options fix, and how the table is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.games.havana import actions as a
from caribe.games.havana import setup
from caribe.games.havana.building import show_next
from caribe.games.havana.components import unpack
from caribe.games.havana.edition import Edition
from caribe.games.havana.evaluation import WEIGHTS, HavanaEvaluator
from caribe.games.havana.position_reader import read
from caribe.games.havana.presenter import PRESENTER
from caribe.games.havana.state import HavanaState
from caribe.games.havana.tensor import HavanaTensor
from caribe.games.havana.views import building_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caribe.core.options import OptionValue

UNLIMITED = 1_000_000  # pesos, where the table does not want to count them
WORKERS_IN_ALL = 15  # HAV-1.8, LAH-1.4
OF_EACH_COLOUR, OF_GREY = 10, 40
AGE_PART, ROWS_PART, EXCHANGE_PART, CENTRE_PART, REST_PART, SEAT_PART = range(6)  # of the deal, each keyed on its own


class Havana(Game):
    """Either edition for 2 to 4 players, with its options and its deck."""

    def __init__(
        self, edition: Edition, players: int, options: Mapping[str, OptionValue], data: Mapping[str, object]
    ) -> None:
        chosen_exchange = options["setup_exchange"] == "oldest_chooses"
        actions = a.BUILDING + a.BUILDINGS if chosen_exchange else a.BUILDING
        super().__init__(edition.name, edition.version, players, options, data, PRESENTER, actions)
        self.edition = edition
        self.deck = unpack(data, edition.materials)
        self.building_views = [building_view(i, each, edition.materials) for i, each in enumerate(self.deck)]
        self.points = [building.points for building in self.deck]
        self.costs = [part for building in self.deck for part in (*building.cost, int(building.architect))]
        self.card_names = list(edition.card_names)
        self.digits = list(edition.digits)
        self.effects = list(edition.effects)
        self.card_of = [self.effects.index(effect) if effect in self.effects else -1 for effect in range(15)]
        self.centre: i64 = players * a.WIDTH
        self.bag: i64 = (players + 1) * a.WIDTH
        self.supply: i64 = (players + 2) * a.WIDTH
        self.box: i64 = (players + 3) * a.WIDTH
        self.target: i64 = 35 - 5 * players  # HAV-5.1
        self.centre_pesos: i64 = edition.centre_pesos
        self.random_start = edition.random_start
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

    def reads(self, version: str) -> bool:
        """Tell whether positions that were written under this rules version can be read."""
        return version == self.version or version in self.edition.earlier

    def fields(self) -> tuple[Any, ...]:
        """Return the constructor's arguments."""
        return (self.edition, self.players, self.options, self.data)

    def evaluator(self, weights: Mapping[str, float] | None = None) -> HavanaEvaluator:
        """Return what is known of good play; with other weights than the tuned ones if given."""
        return HavanaEvaluator(WEIGHTS[self.name] if weights is None else weights)

    def stolen(self, pesos: i64) -> i64:
        """Return what a peso thief takes of a number of pesos (HAV-4.60; LAH-4.40, LAH-4.41)."""
        if self.halving_thief:
            return pesos >> 1
        if pesos >= self.rich:
            return self.most_theft
        return pesos if pesos < self.usual_theft else self.usual_theft

    def thing(self, kind: i64) -> str:
        """Return the name of a material, or of a worker."""
        return "worker" if kind == a.KINDS else self.edition.materials[kind]

    def name_of(self, effect: i64) -> str:
        """Return the name of the card with this effect."""
        return self.card_names[self.card_of[effect]]

    def card_list(self, cards: i64) -> tuple[str, ...]:
        """Return the names of a set of cards."""
        return tuple([self.card_names[card] for card in a.CARDS_IN[cards]])

    def material_names(self, counts: i64) -> tuple[str, ...]:
        """Return the names of materials, each as often as counted: four bits for each colour and the rest for grey."""
        names: list[str] = []
        m: i64
        for m in range(a.GREY):
            names += [self.thing(m)] * ((counts >> (4 * m)) & 15)
        return tuple(names + [self.thing(a.GREY)] * (counts >> 16))

    def tensor(self) -> HavanaTensor:
        """Return what writes positions as rows of numbers."""
        return HavanaTensor(self.players, self.points, self.costs)

    def from_json(self, document: object) -> HavanaState:
        """Return the position a document describes; refuse with `BadPosition`, every fault named."""
        state = read(self, document)
        state.resume()
        return state

    def blank(self, rng: i64) -> HavanaState:
        """Return a table with everything in supply, bag and pile, and all cards in the hands.

        HAV-2.1, HAV-2.2, LAH-2.2, LAH-2.3.
        """
        players: i64 = self.players
        goods = [0] * ((players + 4) * a.WIDTH)
        for kind in range(a.KINDS):
            goods[self.bag + kind] = OF_GREY if kind == a.GREY else OF_EACH_COLOUR
        goods[self.supply + a.PESOS] = self.pesos
        goods[self.supply + a.WORKERS] = WORKERS_IN_ALL
        cards = [0] * (players * a.SPREAD)
        for seat in range(players):
            cards[seat * a.SPREAD + a.HAND] = (1 << a.CARDS) - 1
            cards[seat * a.SPREAD + a.LEFT] = -1
            cards[seat * a.SPREAD + a.RIGHT] = -1
            cards[seat * a.SPREAD + a.COVERED] = -1
        return HavanaState(
            self,
            player=0,
            rng=rng,
            step=a.CHOOSE,
            is_midway=0,
            round=0,
            place=0,
            todo=-1,
            used=0,
            stall=0,
            low_building=0,
            victim=0,
            site=0,
            due=0,
            least=0,
            picked=0,
            replaced=0,
            reach=0,
            bag_size=4 * OF_EACH_COLOUR + OF_GREY,
            box_size=0,
            next_building=-1,
            goods=goods,
            cards=cards,
            rows=[0] * 12,
            ends=[0, 5, 6, 11],
            pile=list(range(a.BUILDINGS)),
            built=[0] * (players + 1),
            order=list(range(players)),
            ages=list(range(players)),
            trails=[[] if self.fetched_unseen else list(range(a.CARDS)) for _ in range(players)],
            ended="",
        )

    def new(self, seed: int | bytes | Draws) -> HavanaState:
        """Return a new position, dealt from this seed."""
        draws = seed if isinstance(seed, Draws) else Draws(seed)
        state = self.blank(draws.key(0, AGE_PART))
        state.ages = setup.rank_ages(state)
        state.rng = draws.key(0, ROWS_PART)
        setup.lay_rows(state)
        state.rng = draws.key(0, EXCHANGE_PART)
        setup.bring_low_building(state)
        if state.step != a.CHOOSE:  # HAV-7.13: the oldest player chooses first, then all is dealt
            state.rng = draws.key(0, REST_PART)
            return state
        for seat in range(self.players):
            state.rng = draws.key(0, SEAT_PART + seat)
            setup.equip(state, seat)
        state.rng = draws.key(0, CENTRE_PART)
        setup.fill_centre(state)
        if self.next_visible:
            show_next(state)
        state.rng = draws.key(0, REST_PART)
        return state
