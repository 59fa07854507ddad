"""Goods, buildings and cards of a position, read from plain data with every fault named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from caribe.core.validation import DocumentReader
from caribe.games.havana import actions as a
from caribe.games.havana.knowledge import GAP, explains
from caribe.games.havana.position import UNKNOWN, numbers_in

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana
    from caribe.games.havana.state import HavanaState


MOST = 10**6  # of anything


def bits_of(numbers: Iterable[int]) -> int:
    """Numbers as a set of bits."""
    return sum(1 << number for number in numbers)


class PartsReader(DocumentReader):
    """Reads goods, buildings and cards of one document and collects their faults."""

    game: Havana

    def names(self, path: str, value: object, known: Sequence[str]) -> list[int]:
        """Return a list of names as their numbers."""
        return [self.name(*row, known) for row in self.rows(path, value)]

    def of_each_seat(self, entry: str, default: object) -> list[tuple[str, object]]:
        """Return an entry that has a part for every seat, each part with its path."""
        players = self.game.players
        return self.rows(entry, self.document.get(entry, [default] * players), players)

    def read_goods(self, state: HavanaState) -> None:
        """Read what everybody owns, and what lies in the centre, the bag, the supply and the box."""
        game = self.game
        materials = game.edition.materials
        columns = range(a.POINTS)
        totals = [state.goods[game.bag + kind] for kind in range(a.KINDS)] + [
            state.goods[game.supply + a.PESOS],
            state.goods[game.supply + a.WORKERS],
        ]
        rows: dict[int, list[int]] = {}
        for seat, row in enumerate(self.of_each_seat("goods", {})):
            rows[seat * a.WIDTH] = self.counts(*row, (*materials, "pesos", "workers"), MOST)
        rows[game.centre] = [*self.counts("centre", self.document.get("centre", {}), (*materials, "pesos"), MOST), 0]
        rows[game.box] = [*self.counts("box", self.document.get("box", {}), materials, MOST), 0, 0]
        rest = [totals[k] - sum(row[k] for row in rows.values()) for k in columns]
        for name, base, things, first in (
            ("bag", game.bag, materials, 0),
            ("supply", game.supply, ("pesos", "workers"), a.PESOS),
        ):
            found = rest[first : first + len(things)]
            if name in self.document:
                found = self.counts(name, self.document[name], things, MOST)
            rows[base] = [0] * first + found + [0] * (a.POINTS - first - len(found))
        for k, thing in enumerate((*materials, "pesos", "workers")):
            counts = [found[k] for found in rows.values()]
            if sum(counts) != totals[k] or min(counts) < 0:
                self.fault(thing, "havana-fault-total", expected=totals[k], got=sum(counts) - min(0, *counts))
        for base, found in rows.items():
            state.goods[base : base + a.POINTS] = found
        state.bag_size = sum(rows[game.bag])
        state.box_size = sum(rows[game.box])

    # Buildings

    def _numbers(self, path: str, value: object) -> list[int]:
        found = [self.number(*row, 0, a.BUILDINGS - 1) for row in self.rows(path, value)]
        self._standing.update(found)
        return found

    def read_buildings(self, state: HavanaState) -> None:
        """Read where each building stands."""
        game = self.game
        self._standing: Counter[int] = Counter()
        built = [self._numbers(*row) for row in self.of_each_seat("built", [])]
        removed = self._numbers("removed", self.document.get("removed", []))
        rows = [self._numbers(*row) for row in self.rows("rows", self.document.get("rows"), 2)]
        following = self.document.get("next")
        shown = [] if following is None else [self.number("next", following, 0, a.BUILDINGS - 1)]
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
        state.next_building = shown[0] if shown else -1
        if game.next_visible and not shown and pile:
            state.next_building = state.pile.pop(0)
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

    def read_cards(self, state: HavanaState) -> None:
        """Read where each card is."""
        game = self.game
        names = game.card_names
        zones = {
            zone: [self.names(*row, names) for row in self.of_each_seat(zone, [])]
            for zone in ("discards", "open", "laid")
        }
        covered = [card for _, card in self.of_each_seat("covered", None)]
        if self.faults:
            return
        elsewhere = [zones["discards"][s] + zones["open"][s] + zones["laid"][s] for s in range(game.players)]
        hands = [[card for card in range(a.CARDS) if card not in cards] for cards in elsewhere]
        if "hands" in self.document:
            hands = [self.names(*row, names) for row in self.of_each_seat("hands", [])]
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
            state.cards[spread + a.HAND] = bits_of(hands[seat])
            state.cards[spread + a.DISCARDS] = bits_of(zones["discards"][seat])
            state.cards[spread + a.LAID] = bits_of(zones["laid"][seat])
            if pair:
                state.cards[spread + a.LEFT : spread + a.RIGHT + 1] = pair
            if covered[seat] is not None:
                shown = [names[card] for card in pair]
                if covered[seat] in shown:
                    state.cards[spread + a.COVERED] = shown.index(str(covered[seat]))
                else:
                    self.fault(f"covered[{seat}]", "core-fault-unknown", expected=", ".join(shown) or "null")

    def read_trails(self, state: HavanaState) -> None:
        """Read what is known of each seat's cards; it must fit where they are."""
        game = self.game
        known = [*game.card_names, UNKNOWN]
        sides = []
        for seat in range(game.players):
            spread = seat * a.SPREAD
            held = state.cards[spread + a.HAND] | state.cards[spread + a.LAID]
            sides.append(state.cards[spread + a.DISCARDS] if game.fetched_unseen else held)
        state.trails = [numbers_in(side) for side in sides]
        if "trails" not in self.document:
            return
        for seat, (path, value) in enumerate(self.of_each_seat("trails", [])):
            before = len(self.faults)
            trail = self.names(path, value, known)
            cards = [token for token in trail if token != GAP]
            listed = bits_of(cards)
            hidden = bits_of(range(a.CARDS)) & ~bits_of(
                card for card in state.cards[seat * a.SPREAD + a.LEFT :][:2] if card >= 0
            )
            fits = len(set(cards)) == len(cards) and listed & ~hidden == 0 and sides[seat] & ~listed == 0
            if len(self.faults) == before and not (fits and explains(trail, sides[seat])):
                self.fault(path, "havana-fault-trail")
            state.trails[seat] = trail
