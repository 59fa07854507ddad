"""The painter of Cuba: the player's plantation, market, parliament, harbour, buildings on display, and all players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group
from rich.table import Table
from rich.text import Text

from caribe.core.game import Game
from caribe.core.message import Message
from caribe.games.cuba.names import CARDS, CATEGORIES, MATERIALS, RESOURCES, WARES, Material, Resource, Ware
from caribe.games.cuba.views import SeatView, ShipView, StatuteView, View
from caribe.painting.panels import (
    COLOURS,
    FAINT,
    LETTERS,
    STRONG,
    Painter,
    Panel,
    Thing,
    assign_letters,
    columns,
    lines,
)
from caribe.words import Words

COLUMNS = 4  # of a plantation
SCARCE = 4  # the supply of a ware that is shown as short
TONES = {"red": COLOURS[0], "blue": COLOURS[1], "green": COLOURS[2], "yellow": COLOURS[3], "purple": COLOURS[4]}
STAGES = ("object", "bid", "laws")  # of parliament, when votes are counted


class GamePainter(Painter):
    """Draws Cuba. Materials are letters, with a legend."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.signs = assign_letters({name: self._resource(name) for name in MATERIALS})

    def headline(self, view: Mapping[str, object]) -> str:
        """Say the round; before the first it is the setup."""
        number = cast(View, view)["round"]
        return self.say("cuba-round-of", round=number) if number else self.say("cuba-phase-begin")

    def panels(self, view: Mapping[str, object]) -> list[Panel]:
        """Draw the parts of the board, the player's plantation first."""
        seen = cast(View, view)
        order = range(len(seen["seats"]))
        return [
            *self._plantations(seen),
            Panel(self._part("market"), self._market(seen)),
            Panel(self._part("parliament"), lines(self._parliament(seen))),
            Panel(self._part("harbour"), lines(self._harbour(seen)), wide=True),
            Panel(self._part("buildings"), self._display(seen), wide=True),
            Panel(
                self.say("page-players"), lines(line for seat in order for line in self._player(seen, seat)), wide=True
            ),
        ]

    def things(self, view: Mapping[str, object]) -> list[Thing]:
        """List cards, buildings, wares and materials, ships and proposals."""
        seen = cast(View, view)
        found: list[Thing] = [(self.say(f"cuba-title-{card}"), (f"card:{card}",)) for card in CARDS]
        found += [(self._building(name), (f"building:{name}",)) for name in seen["display"]]
        found += [
            (self._resource(name), (f"material:{name}" if name in MATERIALS else f"ware:{name}",)) for name in RESOURCES
        ]
        ships = [ship for ship in (*seen["harbour"], seen["sea"]) if ship]
        found += [(self.say("cli-table-ship", ship=ship["ship"]), (f"ship:{ship['ship']}",)) for ship in ships]
        proposed = [card for card in seen["proposals"] if card is not None]
        return [*found, *((self._statute(seen["statutes"][card]), (f"statute:{card}",)) for card in proposed)]

    def about(self, targets: Sequence[str]) -> str:
        """Explain the buildings."""
        names = [target.removeprefix("building:") for target in targets if target.startswith("building:")]
        return " ".join(self.say(f"cuba-about-{name}") for name in dict.fromkeys(names) if name != "none")

    def badge(self, seat: int) -> Text:
        """Return the mark of a seat: a letter on the colour it plays."""
        colours = getattr(self.game, "colours", ())
        return Text(LETTERS[seat], f"bold black on {TONES[colours[seat]]}")

    def _part(self, name: str) -> str:
        return self.say(f"cuba-board-{name}")

    def _plantations(self, view: View) -> list[Panel]:
        """Draw the player's plantation, or everybody's for a spectator."""
        if view["seat"] is not None:
            return [Panel(self._part("plantation"), self._plantation(view["seats"][view["seat"]]), wide=True)]
        return [
            Panel(f"{self._part('plantation')} · {self.name(seat)}", self._plantation(each), wide=True)
            for seat, each in enumerate(view["seats"])
        ]

    def _plantation(self, own: SeatView) -> Table:
        """Draw the twelve cells: what grows or stands there, and the worker."""
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(width=1, style=FAINT)
        for _ in range(COLUMNS):
            grid.add_column(ratio=1)
        grid.add_row("", *(Text(str(column + 1), FAINT) for column in range(COLUMNS)))
        for start in range(0, len(own["fields"]), COLUMNS):
            grid.add_row(str(start // COLUMNS + 1), *(self._cell(own, start + column) for column in range(COLUMNS)))
        return grid

    def _cell(self, own: SeatView, cell: int) -> Text:
        building = own["buildings"][cell]
        what = self._building(building) if building else self.say(f"cuba-terrain-{own['fields'][cell]}")
        if cell == own["figure"]:
            return Text(f"☻ {what}", f"{STRONG} reverse")
        return Text(what, STRONG if building else "")

    def _market(self, view: View) -> Table:
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(ratio=1)
        for _ in range(3):
            grid.add_column(justify="right", no_wrap=True)
        for name in WARES:
            row = view["market"][name]
            buy, sell = self.say("cuba-market-buy", price=row["buy"]), self.say("cuba-market-sell", price=row["sell"])
            grid.add_row(Text(self._resource(name), STRONG), f"×{row['units']}", buy, sell)
        return grid

    def _parliament(self, view: View) -> list[Text]:
        """Draw the proposal and the statute in force of each category, and the votes when they count."""
        shown = []
        for place, category in enumerate(CATEGORIES):
            parts = []
            for name, card in (("proposal", view["proposals"][place]), ("force", view["laws"][place])):
                if card is not None:
                    parts.append(self.say(f"cuba-law-{name}", statute=self._short(view["statutes"][card])))
            told = "; ".join(parts) or self.say("cuba-law-empty")
            shown.append(Text.assemble((f"{self.say(f'cuba-heading-{category}')} ", STRONG), told))
        if view["stage"] in STAGES:
            shown += [self._votes(view, seat) for seat in range(len(view["seats"]))]
        return shown

    def _votes(self, view: View, seat: int) -> Text:
        votes, bid = view["seats"][seat]["votes"], view["bids"][seat]
        if votes is None:
            told = self.say("cuba-votes-waiting")
        else:
            kind = "sealed" if bid is None else "bid" if bid >= 0 else "known"
            told = self.say(f"cuba-votes-{kind}", votes=votes, bid=bid or 0)
        return Text.assemble(self.badge(seat), f" {told}")

    def _harbour(self, view: View) -> list[Text]:
        shown = []
        for dock, ship in enumerate(view["harbour"], 1):
            label = self.say("cuba-dock-short", dock=dock)
            shown.append(Text.assemble((label, STRONG), f" · {self._loaded(ship)}" if ship else ""))
        sea = view["sea"]
        return [*shown, *([Text(self._loaded(sea, at_sea=True), FAINT)] if sea else [])]

    def _loaded(self, ship: ShipView, at_sea: bool = False) -> str:
        """Draw a ship and how many of its places are taken."""
        places = [
            f"{ship['cargo'][name]}/{count} {self._resource(name)}" for name, count in ship["wares"].items() if count
        ]
        name = self.say("cuba-ship-sea-label" if at_sea else "cli-table-ship", ship=ship["ship"])
        return self.labelled(name, ", ".join(places))

    def _display(self, view: View) -> Group:
        """Draw the buildings on display with their costs, and the supply of materials and scarce wares."""
        cells = []
        for name, offer in view["display"].items():
            if offer["left"]:
                cost = " ".join(f"{count}{self.signs[thing]}" for thing, count in offer["cost"].items() if count)
                more = f" ×{offer['left']}" if offer["left"] > 1 else ""
                cells.append(Text.assemble(self._building(name) + more, (f" {cost}", STRONG)))
        legend = ", ".join(f"{self.signs[name]} {self._resource(name)}" for name in MATERIALS)
        short = {name: left for name, left in view["supply"].items() if name in MATERIALS or left <= SCARCE}
        supply = self.labelled(self.say("cuba-market-supply"), self._units(short))
        return Group(columns(cells, 3), Text(f"{legend} · {supply}", FAINT))

    def _player(self, view: View, seat: int) -> list[Text]:
        """Draw a seat: points and money, goods, buildings, and the cards left."""
        known = view["seats"][seat]
        money = known["money"]
        pesos = self.say("cuba-fact-pesos-hidden") if money is None else self.say("cuba-fact-pesos", count=money)
        points = self.say("cuba-fact-points", count=known["points"])
        start = f" · {self.say('cuba-start-player', seat=seat)}" if view["start"] == seat else ""
        mark = "► " if seat in view["deciders"] else "  "
        built = ", ".join(self._building(name) for name in known["buildings"] if name)
        hand = ", ".join(self.say(f"cuba-title-{card}") for card in known["hand"]) or "–"
        cards = self.say("cuba-cards-left", cards=hand)
        own = view["seat"] == seat
        more = [f"{self._units(known['own'])}", *([] if own else [built] if built else []), cards]
        return [
            Text.assemble(mark, self.badge(seat), " ", (self.name(seat), STRONG), f" · {points}, {pesos}{start}"),
            Text(f"    {' · '.join(more)}"),
        ]

    def _units(self, counts: Mapping[Resource, int] | Mapping[Ware, int] | Mapping[Material, int]) -> str:
        parts = [self.say(f"cuba-amount-{name}", count=count) for name, count in counts.items() if count]
        return ", ".join(parts) or "–"

    def _short(self, statute: StatuteView) -> Message:
        return self._law("cuba-short", statute)

    def _statute(self, statute: StatuteView) -> str:
        return self.say(self._law("cuba-statute", statute))

    def _law(self, kind: str, statute: StatuteView) -> Message:
        args: dict[str, str | int | Message] = {"number": statute["number"], "most": statute["most"]}
        if statute["resource"]:
            args["things"] = Message(f"cuba-amount-{statute['resource']}", {"count": 1})
        return Message(f"{kind}-{statute['kind']}", args)

    def _building(self, name: str) -> str:
        return self.say(f"cuba-building-{name}")

    def _resource(self, name: str) -> str:
        return self.say(f"cuba-resource-{name}")
