"""Positions of Havana and La Habana as plain data: written whole, and read with every fault named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from caribe.core.faults import BadPosition
from caribe.core.form import PositionReader
from caribe.games.havana import actions as a
from caribe.games.havana.knowledge import GAP, explains

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.rules import HavanaState

ENTRIES = (
    "game",
    "version",
    "step",
    "midway",
    "player",
    "round",
    "order",
    "place",
    "ages",
    "todo",
    "used",
    "stall",
    "pending",
    "goods",
    "centre",
    "bag",
    "supply",
    "box",
    "rows",
    "pile",
    "next",
    "built",
    "removed",
    "hands",
    "discards",
    "open",
    "laid",
    "covered",
    "trails",
    "generator",
    "ending",
)
USED = ("worker", "market", "removal", "built")
ENDINGS = ("target", "buildings", "materials", "bag", "stall")
UNKNOWN = "?"  # a gap in a trail
PENDING = {  # the registers that a composite decision in its middle is made of
    a.PLACE: ("subject",),
    a.TAX: ("subject",),
    a.LOOT: ("subject", "due", "least", "tally"),
    a.SHARE: ("due", "least", "tally"),
    a.PAYMENT: ("subject", "least", "tally"),
}
CARD_STEPS = {  # the effect whose card asks each question
    a.FETCH: a.RENEWAL,
    a.DISCARD: a.SWAP,
    a.TAKE: a.SWAP,
    a.REMOVE: a.REMOVAL,
    a.TAX: a.TAXES,
    a.ROB: a.PESO_THIEF,
    a.BURGLE: a.MATERIAL_THIEF,
    a.LOOT: a.MATERIAL_THIEF,
    a.MARKET: a.BLACK_MARKET,
    a.SHARE: a.MATERIAL_SHARE,
}


def numbers_in(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def names_in(game: Havana, bits: int) -> list[str]:
    """The cards of a set."""
    return [game.card_names[card] for card in numbers_in(bits)]


def stock(game: Havana, goods: Sequence[int], base: int) -> dict[str, int]:
    """The materials of a row of goods."""
    return {name: goods[base + kind] for kind, name in enumerate(game.edition.materials)}


def open_cards(state: HavanaState, seat: int) -> list[str]:
    """A seat's open cards; none before the first reveal."""
    pair = state.cards[seat * a.SPREAD + a.LEFT : seat * a.SPREAD + a.RIGHT + 1]
    return [state.rules.card_names[card] for card in pair if card >= 0]


def rows_of(state: HavanaState) -> list[list[int]]:
    """The buildings on offer, row by row."""
    return [state.rows[state.ends[row] : state.ends[row + 1] + 1] for row in (0, 2)]


def used_in(state: HavanaState) -> list[str]:
    """What was done this round that is done only once."""
    return [name for bit, name in enumerate(USED) if state.used >> bit & 1]


def trail_of(game: Havana, trail: Sequence[int]) -> list[str]:
    """A trail as names."""
    return [UNKNOWN if token == GAP else game.card_names[token] for token in trail]


def covered_card(state: HavanaState, seat: int) -> str | None:
    """The open card that a seat has covered."""
    covered = state.cards[seat * a.SPREAD + a.COVERED]
    return None if covered < 0 else state.rules.card_names[state.cards[seat * a.SPREAD + a.LEFT + covered]]


def write(state: HavanaState) -> dict[str, object]:
    """The whole position."""
    game = state.rules
    seats = range(game.players)
    goods, cards = state.goods, state.cards
    return {
        "game": game.name,
        "version": game.version,
        "step": a.STEPS[state.step] if state.player >= 0 else "over",
        "midway": state.midst != 0,
        "player": state.player,
        "round": state.round,
        "order": list(state.order),
        "place": state.place,
        "ages": list(state.ages),
        "todo": game.card_names[state.todo] if state.todo >= 0 and state.player >= 0 else None,
        "used": used_in(state),
        "stall": state.stall,
        "pending": pending(state),
        "goods": [
            stock(game, goods, seat * a.WIDTH)
            | {"pesos": goods[seat * a.WIDTH + a.PESOS], "workers": goods[seat * a.WIDTH + a.HANDS]}
            for seat in seats
        ],
        "centre": stock(game, goods, game.centre) | {"pesos": goods[game.centre + a.PESOS]},
        "bag": stock(game, goods, game.bag),
        "supply": {"pesos": goods[game.supply + a.PESOS], "workers": goods[game.supply + a.HANDS]},
        "box": stock(game, goods, game.box),
        "rows": rows_of(state),
        "pile": list(state.pile),
        "next": state.top if state.top >= 0 else None,
        "built": [numbers_in(state.built[seat]) for seat in seats],
        "removed": numbers_in(state.built[game.players]),
        "hands": [names_in(game, cards[seat * a.SPREAD + a.HAND]) for seat in seats],
        "discards": [names_in(game, cards[seat * a.SPREAD + a.PILE]) for seat in seats],
        "open": [open_cards(state, seat) for seat in seats],
        "laid": [names_in(game, cards[seat * a.SPREAD + a.LAID]) for seat in seats],
        "covered": [covered_card(state, seat) for seat in seats],
        "trails": [trail_of(game, trail) for trail in state.trails],
        "generator": state.rng,
        "ending": state.over,
    }


def pending(state: HavanaState) -> dict[str, object]:
    """What a composite decision is made of so far; nothing of what an earlier one has left behind."""
    registers = {"subject": state.subject, "due": state.due, "least": state.least, "tally": state.tally}
    names = PENDING.get(state.step, ()) if state.player >= 0 else ()
    return {name: registers[name] for name in names}


def read(game: Havana, document: object) -> HavanaState:
    """The position a document describes; refuses with `BadPosition`, every fault named by its path.

    What is left out is filled in: bag and supply with what is nowhere else, hands with the cards that lie nowhere else,
    the pile with the buildings that stand nowhere else, the order from the open cards. The step "turn" begins a turn.
    """
    reader = Reader(game, document)
    state = reader.position()
    if reader.faults:
        raise BadPosition(reader.faults)
    return state


class Reader(PositionReader):
    """Reads one document and collects its faults."""

    def __init__(self, game: Havana, document: object) -> None:
        super().__init__(document)
        self.game = game

    def position(self) -> HavanaState:
        """The whole position."""
        game = self.game
        state = game.blank(0)
        if self.faults:
            return state
        for name in self.document:
            if name not in ENTRIES:
                self.fault(str(name), "core-fault-unknown", expected=", ".join(ENTRIES))
        for name, expected in (("game", game.name), ("version", game.version)):
            if self.document.get(name, expected) != expected:
                self.fault(name, "core-fault-type", expected=expected, got=str(self.document[name]))
        state.rng = self.number("generator", 0, 0, 2**48 - 1)
        state.round = self.number("round", 1 if self.document.get("open") else 0, 0, 10**6)
        state.stall = self.number("stall", 0, 0, 10**6)
        state.place = self.number("place", 0, 0, game.players if self.document.get("ending") else game.players - 1)
        state.ages = self.seats("ages", list(range(game.players)))
        state.order = self.seats("order", list(range(game.players)))
        state.used = _bits(self.names("used", self.document.get("used", []), USED))
        self._goods(state)
        self._buildings(state)
        self._cards(state)
        if not self.faults:
            self._trails(state)
        if not self.faults:
            self._course(state)
        return state

    # Single entries

    def number(self, path: str, default: int, low: int, high: int) -> int:
        """A whole number of the document."""
        return self.checked(path, self.document.get(path, default), low, high)

    def checked(self, path: str, value: object, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(path, "core-fault-type", expected=f"{low}-{high}", got=str(value))
        return low

    def list_of(self, path: str, value: object, length: int | None = None) -> list[object]:
        """A list, of this length if one is given."""
        if isinstance(value, list) and length in (None, len(value)):
            return value
        got = str(len(value)) if isinstance(value, list) else str(value)
        self.fault(path, "havana-fault-length", expected=str(length) if length is not None else "a list", got=got)
        return []

    def seats(self, path: str, default: list[int]) -> list[int]:
        """Every seat once, in some order."""
        given = self.document.get(path, default)
        if isinstance(given, list) and sorted(map(str, given)) == sorted(map(str, default)):
            return [int(str(seat)) for seat in given]
        self.fault(path, "core-fault-type", expected=str(default), got=str(given))
        return default

    def names(self, path: str, value: object, known: Sequence[str]) -> list[int]:
        """A list of names, as their numbers."""
        numbers = []
        for i, name in enumerate(self.list_of(path, value)):
            if name in known:
                numbers.append(known.index(str(name)))
            else:
                self.fault(f"{path}[{i}]", "core-fault-unknown", expected=", ".join(known))
        return numbers

    # Goods

    def _counts(self, path: str, value: object, things: Sequence[str]) -> list[int]:
        """How many of each thing; what is not mentioned is not there."""
        given = value if isinstance(value, Mapping) else {}
        if value is not None and not isinstance(value, Mapping):
            self.fault(path, "core-fault-type", expected=", ".join(things), got=str(value))
        for name in given:
            if name not in things:
                self.fault(f"{path}.{name}", "core-fault-unknown", expected=", ".join(things))
        return [self.checked(f"{path}.{thing}", given.get(thing, 0), 0, 10**6) for thing in things]

    def _goods(self, state: HavanaState) -> None:
        game = self.game
        materials = game.edition.materials
        columns = range(a.POINTS)
        totals = [state.goods[game.bag + kind] for kind in range(a.KINDS)] + [
            state.goods[game.supply + a.PESOS],
            state.goods[game.supply + a.HANDS],
        ]
        rows: dict[int, list[int]] = {}
        given = self.list_of("goods", self.document.get("goods", [{}] * game.players), game.players)
        for seat, value in enumerate(given):
            rows[seat * a.WIDTH] = self._counts(f"goods[{seat}]", value, (*materials, "pesos", "workers"))
        centre = self._counts("centre", self.document.get("centre"), (*materials, "pesos"))
        rows[game.centre] = [*centre, 0]
        rows[game.box] = [*self._counts("box", self.document.get("box"), materials), 0, 0]
        rest = [totals[k] - sum(row[k] for row in rows.values()) for k in columns]
        for name, base, things, first in (
            ("bag", game.bag, materials, 0),
            ("supply", game.supply, ("pesos", "workers"), a.PESOS),
        ):
            found = rest[first : first + len(things)]
            if name in self.document:
                found = self._counts(name, self.document[name], things)
            rows[base] = [0] * first + found + [0] * (a.POINTS - first - len(found))
        for k, thing in enumerate((*materials, "pesos", "workers")):
            found_in_all = sum(row[k] for row in rows.values())
            if found_in_all != totals[k] or any(row[k] < 0 for row in rows.values()):
                short = min(0, *(row[k] for row in rows.values()))
                self.fault(thing, "havana-fault-total", expected=totals[k], got=found_in_all - short)
        for base, row in rows.items():
            state.goods[base : base + a.POINTS] = row
        state.bag_size = sum(rows[game.bag])
        state.box_size = sum(rows[game.box])

    # Buildings

    def _numbers(self, path: str, value: object) -> list[int]:
        found = [
            self.checked(f"{path}[{i}]", number, 0, a.BUILDINGS - 1)
            for i, number in enumerate(self.list_of(path, value))
        ]
        self._standing.update(found)
        return found

    def _buildings(self, state: HavanaState) -> None:
        game = self.game
        self._standing: Counter[int] = Counter()
        given = self.list_of("built", self.document.get("built", [[]] * game.players), game.players)
        built = [self._numbers(f"built[{seat}]", value) for seat, value in enumerate(given)]
        removed = self._numbers("removed", self.document.get("removed", []))
        rows = [
            self._numbers(f"rows[{row}]", value)
            for row, value in enumerate(self.list_of("rows", self.document.get("rows"), 2))
        ]
        following = self.document.get("next")
        shown = [] if following is None else [self.checked("next", following, 0, a.BUILDINGS - 1)]
        self._standing.update(shown)
        pile = [building for building in range(a.BUILDINGS) if not self._standing[building]]
        if "pile" in self.document:
            pile = self._numbers("pile", self.document["pile"])
        else:
            self._standing.update(pile)
        for building in range(a.BUILDINGS):
            if self._standing[building] != 1:
                self.fault(f"buildings[{building}]", "havana-fault-standing", got=self._standing[building])
        if shown and not game.next_visible:
            self.fault("next", "core-fault-type", expected="null", got=str(shown[0]))
        if self.faults:
            return
        state.pile = sorted(pile)
        state.top = shown[0] if shown else -1
        if game.next_visible and not shown and pile:
            state.top = state.pile.pop(0)
        for row, buildings in enumerate(rows):
            if len(buildings) > 6:
                self.fault(f"rows[{row}]", "havana-fault-row-long", got=len(buildings))
                continue
            if len(buildings) < 3 and state.pile_size() and not self.document.get("ending"):
                self.fault(f"rows[{row}]", "havana-fault-row-short", got=len(buildings))
            state.rows[6 * row : 6 * row + len(buildings)] = buildings
            state.ends[2 * row : 2 * row + 2] = [6 * row, 6 * row + len(buildings) - 1]
        for seat, numbers in enumerate([*built, removed]):
            state.built[seat] = sum(1 << number for number in numbers)
            if seat < game.players:
                state.goods[seat * a.WIDTH + a.POINTS] = sum(game.points[number] for number in numbers)

    # Cards

    def _cards(self, state: HavanaState) -> None:
        game = self.game
        names = game.card_names
        nothing: list[object] = [[]] * game.players
        zones = {}
        for zone in ("discards", "open", "laid"):
            given = self.list_of(zone, self.document.get(zone, nothing), game.players)
            zones[zone] = [self.names(f"{zone}[{seat}]", value, names) for seat, value in enumerate(given)]
        covered = self.list_of("covered", self.document.get("covered", [None] * game.players), game.players)
        if self.faults:
            return
        elsewhere = [zones["discards"][s] + zones["open"][s] + zones["laid"][s] for s in range(game.players)]
        hands = [[card for card in range(a.CARDS) if card not in cards] for cards in elsewhere]
        if "hands" in self.document:
            given = self.list_of("hands", self.document["hands"], game.players)
            hands = [self.names(f"hands[{seat}]", value, names) for seat, value in enumerate(given)]
            if self.faults:
                return
        for seat in range(game.players):
            spread = seat * a.SPREAD
            count = Counter(hands[seat] + elsewhere[seat])
            for card in range(a.CARDS):
                if count[card] != 1:
                    self.fault(f"cards[{seat}].{names[card]}", "havana-fault-standing", got=count[card])
            pair = sorted(zones["open"][seat])
            if len(pair) not in (0, 2):
                self.fault(f"open[{seat}]", "havana-fault-length", expected="0 or 2", got=str(len(pair)))
                continue
            state.cards[spread + a.HAND] = _bits(hands[seat])
            state.cards[spread + a.PILE] = _bits(zones["discards"][seat])
            state.cards[spread + a.LAID] = _bits(zones["laid"][seat])
            if pair:
                state.cards[spread + a.LEFT : spread + a.RIGHT + 1] = pair
            if covered[seat] is not None:
                shown = [names[card] for card in pair]
                if covered[seat] in shown:
                    state.cards[spread + a.COVERED] = shown.index(str(covered[seat]))
                else:
                    self.fault(f"covered[{seat}]", "core-fault-unknown", expected=", ".join(shown) or "null")

    def _trails(self, state: HavanaState) -> None:
        """What is known of each seat's cards must fit where they are."""
        game = self.game
        known = [*game.card_names, UNKNOWN]
        sides = []
        for seat in range(game.players):
            spread = seat * a.SPREAD
            held = state.cards[spread + a.HAND] | state.cards[spread + a.LAID]
            sides.append(state.cards[spread + a.PILE] if game.fetched_unseen else held)
        state.trails = [numbers_in(side) for side in sides]
        if "trails" not in self.document:
            return
        for seat, value in enumerate(self.list_of("trails", self.document["trails"], game.players)):
            before = len(self.faults)
            trail = self.names(f"trails[{seat}]", value, known)
            cards = [token for token in trail if token != GAP]
            hidden = _bits(range(a.CARDS)) & ~_bits(
                card for card in state.cards[seat * a.SPREAD + a.LEFT :][:2] if card >= 0
            )
            fits = len(set(cards)) == len(cards) and _bits(cards) & ~hidden == 0 and sides[seat] & ~_bits(cards) == 0
            if len(self.faults) == before and not (fits and explains(trail, sides[seat])):
                self.fault(f"trails[{seat}]", "havana-fault-trail")
            state.trails[seat] = trail

    # What is going on

    def _course(self, state: HavanaState) -> None:
        game = self.game
        shown = [bool(open_cards(state, seat)) for seat in range(game.players)]
        if any(shown) != all(shown):
            self.fault("open", "havana-fault-length", expected="0 or 2", got="both")
            return
        if all(shown) and "order" not in self.document:
            state.order = state.turn_order(True)
        ending = self.document.get("ending", "")
        winner = [s for s in range(game.players) if state.goods[s * a.WIDTH + a.POINTS] >= game.target]
        if ending:
            if ending not in ENDINGS or (ending == "target") != bool(winner):
                self.fault("ending", "havana-fault-ending", expected=", ".join(ENDINGS), got=str(ending))
            state.over, state.player = str(ending), -1
            return
        if winner:
            self.fault(f"built[{winner[0]}]", "havana-fault-won", got=state.goods[winner[0] * a.WIDTH + a.POINTS])
        if state.box_size == 80 or not (any(rows_of(state)) or state.pile_size()):
            self.fault("box" if state.box_size == 80 else "rows", "havana-fault-exhausted")
        if not self.faults:
            self._step(state, all(shown))

    def _step(self, state: HavanaState, revealed: bool) -> None:
        step = self.document.get("step", "turn" if revealed else "choose")
        setup = ("choose", "exchange", "place")
        if step == "turn" and revealed:
            self._nobody_lays(state)
            state.step = a.TURN
            state.player = state.order[state.place]
            return
        if step not in a.STEPS or (step in setup) == revealed:
            expected = setup if not revealed else a.STEPS[len(setup) :]
            self.fault("step", "core-fault-unknown", expected=", ".join(expected))
            return
        state.step = a.STEPS.index(str(step))
        state.midst = int(bool(self.document.get("midway", False)))
        player = state.order[state.place]
        if state.step == a.CHOOSE or (state.step == a.LAY and self.game.all_lay_at_once):
            player = next((seat for seat in range(self.game.players) if state.owes(seat)), 0)
        elif state.step in (a.EXCHANGE, a.PLACE):
            player = state.ages[-1]
        state.player = self.number("player", player, 0, self.game.players - 1)
        self._registers(state)
        self._laying(state)
        if not self.faults:
            self._fitting(state, player)

    def _nobody_lays(self, state: HavanaState) -> None:
        for seat in range(self.game.players):
            if state.cards[seat * a.SPREAD + a.LAID] or state.cards[seat * a.SPREAD + a.COVERED] >= 0:
                self.fault(f"laid[{seat}]", "havana-fault-laid")

    def _laying(self, state: HavanaState) -> None:
        """Who has laid cards already: only where cards are laid, and in the right order."""
        if state.step not in (a.CHOOSE, a.LAY):
            self._nobody_lays(state)
            return
        at_once = self.game.all_lay_at_once
        done = 0
        for seat in range(self.game.players):
            cards = state.cards[seat * a.SPREAD :][: a.SPREAD]
            count = len(numbers_in(cards[a.LAID]))
            finished = cards[a.COVERED] >= 0
            done += finished
            if state.step == a.CHOOSE:
                fits = count <= 2 and not cards[a.PILE] and not (count == 1 and cards[a.LAID] == 1 << a.CARDS - 1)
            elif at_once:
                fits = count <= 1 and finished <= count
            else:
                before = state.order.index(seat) < state.place
                fits = (count == 1) if before else count <= (seat == state.player)
                fits = fits and finished == before
            if not fits:
                self.fault(f"laid[{seat}]", "havana-fault-laid")
        if state.step == a.LAY and at_once:
            state.place = done

    def _registers(self, state: HavanaState) -> None:
        todo = self.document.get("todo")
        if todo is not None:
            pair = open_cards(state, state.player)
            if todo in pair and state.step in CARD_STEPS:
                state.todo = self.game.card_names.index(str(todo))
            else:
                self.fault("todo", "core-fault-unknown", expected=", ".join(pair))
        given = self.document.get("pending", {})
        names = PENDING.get(state.step, ())
        if not isinstance(given, Mapping):
            self.fault("pending", "core-fault-type", expected=", ".join(names), got=str(given))
            return
        for name in given:
            if name not in names:
                self.fault(f"pending.{name}", "core-fault-unknown", expected=", ".join(names) or "nothing")
        most = {"subject": 35 if state.step == a.PLACE else 3, "due": 40, "least": a.GREY, "tally": 2**20 - 1}
        found = {name: self.checked(f"pending.{name}", given.get(name, 0), 0, most[name]) for name in names}
        state.subject = found.get("subject", 0)
        state.due = found.get("due", 0)
        state.least = found.get("least", 0)
        state.tally = found.get("tally", 0) if state.step != a.BUILD else state.within_reach(state.player)

    def _fitting(self, state: HavanaState, player: int) -> None:
        """Whether the player at this step has something to decide that the cards and goods allow."""
        at_once = state.step == a.CHOOSE or (state.step == a.LAY and self.game.all_lay_at_once)
        if not (state.owes(state.player) if at_once else state.player == player):
            self.fault("player", "core-fault-type", expected=str(player), got=str(state.player))
        elif not self._asked(state) or not state.legal_actions():
            self.fault("step", "havana-fault-step", step=a.STEPS[state.step])

    def _asked(self, state: HavanaState) -> bool:
        game = self.game
        step, who = state.step, state.player
        if step in (a.EXCHANGE, a.PLACE):
            low = any(game.points[state.end(k)] <= a.LOWEST for k in range(4))
            listed = step == a.EXCHANGE or state.subject in state.pile
            return game.num_actions > a.BUILDING and not low and listed
        if step in (a.CHOOSE, a.LAY):
            return state.owes(who)
        if who != state.order[state.place]:
            return False
        if step in CARD_STEPS and not state.shows(who, CARD_STEPS[step]):
            return False
        if step == a.ORDER:
            return all(game.effects[state.cards[who * a.SPREAD + side]] > a.SHIELD for side in (a.LEFT, a.RIGHT))
        if step == a.REMOVE:
            return not state.used & a.REMOVED
        if step == a.MARKET:
            return game.market_choice and state.bag_size > 0
        if step == a.TAX:
            later = state.order[state.place + 1 :]
            return state.subject in later and not state.shows(state.subject, a.SHIELD)
        if step == a.LOOT:
            return state.subject < game.players and state.subject != who and 1 <= state.due <= 2 and _drawn_fit(state)
        if step == a.SHARE:
            return state.due > 0 and _drawn_fit(state)
        if step == a.PAYMENT:
            return _payment_fits(state)
        return True


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _drawn_fit(state: HavanaState) -> bool:
    """Whether what was picked so far is there."""
    base = state.subject * a.WIDTH if state.step == a.LOOT else state.rules.centre
    return all(state.goods[base + m] >= state.tally >> 4 * m & 15 for m in range(a.KINDS))


def _payment_fits(state: HavanaState) -> bool:
    """Whether the payment so far can be completed."""
    who = state.player
    building = state.end(state.subject)
    if building < 0 or not state.payable(who, building):
        return False
    cost = state.rules.costs[building * a.WIDTH : (building + 1) * a.WIDTH]
    have = state.goods[who * a.WIDTH : (who + 1) * a.WIDTH]
    replaced = [state.tally >> 4 * m & 15 for m in range(a.KINDS)]
    needs = [*cost[: a.GREY], cost[a.HANDS]]
    owns = [*have[: a.GREY], have[a.HANDS]]
    enough = all(need - own <= instead <= need for need, own, instead in zip(needs, owns, replaced, strict=True))
    grey = cost[a.GREY] + 5 * sum(replaced[: a.GREY])
    return enough and grey <= have[a.GREY] and cost[a.PESOS] + 5 * replaced[a.GREY] <= have[a.PESOS]
