"""The picture of Cuba: everybody's plantation, the market, parliament, the harbour and the buildings on display."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from caribe.core.game import Game
from caribe.core.message import Message
from caribe.games.cuba.names import CATEGORIES, MATERIALS, RESOURCES, WARES
from caribe.games.cuba.views import SeatView, ShipView, StatuteView, View
from caribe.painting.pictures import HEAD, BoardPicture
from caribe.painting.svg import Canvas, colour, page
from caribe.words import Words

COLUMNS = 4  # of a plantation
CELL, LINE = 58, 46
LAND = 262  # the height of a seat: its plantation and its goods
MIDDLE, SHIPS, HOUSES = 156, 112, 232
GROUNDS = {
    "forest": "#3c7a4e",
    "mountain": "#a58763",
    "lake": "#2f86c6",
    "citrus": "#cfc06a",
    "sugar": "#b9a562",
    "tobacco": "#7d5a38",
    "warehouse": "#dcc294",
}
YIELDS = {"forest": "wood", "mountain": "stone", "lake": "water", "warehouse": "crate"}
COLOURS = {"red": "#d9482b", "blue": "#1f6fb2", "green": "#2f7d4c", "yellow": "#b87a00", "purple": "#8a4fa3"}


class GamePicture(BoardPicture):
    """Draws Cuba."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.width = 960

    def headline(self, view: Mapping[str, object]) -> str:
        """Say the round."""
        number = cast(View, view)["round"]
        return self.say("cuba-round-of", round=number) if number else self.say("cuba-phase-begin")

    def height(self, view: Mapping[str, object]) -> float:
        """Return the height of the board and of the plantations, three in a row."""
        return MIDDLE + SHIPS + HOUSES + LAND * -(-len(cast(View, view)["seats"]) // 3) + 16

    def board(self, canvas: Canvas, view: Mapping[str, object]) -> None:
        """Draw the board, then the seats."""
        seen = cast(View, view)
        self._market(canvas, seen, HEAD)
        self._parliament(canvas, seen, HEAD)
        self._harbour(canvas, seen, HEAD + MIDDLE)
        self._display(canvas, seen, HEAD + MIDDLE + SHIPS)
        for seat in range(len(seen["seats"])):
            row, column = divmod(seat, 3)
            self._seat(canvas, seen, seat, 10 + 314 * column, HEAD + MIDDLE + SHIPS + HOUSES + LAND * row)

    def _glyph(self, canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
        canvas.glyph(str(page()["glyphs"][name]).replace("currentColor", colour("ink")), x, y, size)

    def _market(self, canvas: Canvas, view: View, top: float) -> None:
        canvas.panel(10, top, 386, MIDDLE - 8, self.say("cuba-board-market"))
        for place, ware in enumerate(WARES):
            row, y = view["market"][ware], top + 34 + 22 * place
            self._glyph(canvas, ware, 22, y, 18)
            canvas.text(48, y + 14, self.say(f"cuba-resource-{ware}"), 13, anchor="start", weight=700, room=100)
            for unit in range(max(row["units"], 0)):
                canvas.rect(156 + 11 * unit, y + 4, 8, 11, colour("car-wood"), 2)
            prices = (self.say("cuba-market-buy", price=row["buy"]), self.say("cuba-market-sell", price=row["sell"]))
            canvas.text(384, y + 14, " · ".join(prices), 12.5, colour("ink-2"), "end", room=130)

    def _parliament(self, canvas: Canvas, view: View, top: float) -> None:
        canvas.panel(404, top, 546, MIDDLE - 8, self.say("cuba-board-parliament"))
        for place, category in enumerate(CATEGORIES):
            y = top + 50 + 26 * place
            canvas.text(418, y, self.say(f"cuba-heading-{category}"), 13, anchor="start", weight=700)
            parts = []
            for name, card in (("proposal", view["proposals"][place]), ("force", view["laws"][place])):
                if card is not None:
                    parts.append(self.say(f"cuba-law-{name}", statute=self._short(view["statutes"][card])))
            canvas.text(500, y, "; ".join(parts) or self.say("cuba-law-empty"), 13, anchor="start", room=440)

    def _short(self, statute: StatuteView) -> Message:
        args: dict[str, str | int | Message] = {"number": statute["number"], "most": statute["most"]}
        if statute["resource"]:
            args["things"] = Message(f"cuba-amount-{statute['resource']}", {"count": 1})
        return Message(f"cuba-short-{statute['kind']}", args)

    def _harbour(self, canvas: Canvas, view: View, top: float) -> None:
        canvas.rect(10, top, self.width - 20, SHIPS - 8, colour("cuba-sky"), 12)
        canvas.rect(10, top + 56, self.width - 20, SHIPS - 64, colour("cuba-water"), 12)
        for place, ship in enumerate((*view["harbour"], view["sea"])):
            left = 20 + 234 * place
            if ship is not None:
                self._ship(canvas, ship, left, top, at_sea=place == len(view["harbour"]))

    def _ship(self, canvas: Canvas, ship: ShipView, left: float, top: float, at_sea: bool) -> None:
        self._glyph(canvas, "ship", left, top + 6, 52)
        told = self.say("cli-table-ship", ship=ship["ship"])
        canvas.text(left + 60, top + 30, told, 14, colour("cuba-quay"), "start", 700)
        place = 0
        for ware, count in ship["wares"].items():
            for unit in range(count):
                x = left + 6 + 30 * place
                full = unit < ship["cargo"][ware]
                canvas.rect(x, top + 62, 27, 30, "#ffffff" if full else "#ffffff66", 5, colour("cuba-quay"))
                markup = str(page()["glyphs"][ware])
                canvas.add(f'<g opacity="{1 if full or at_sea else 0.55}">')
                canvas.glyph(markup, x + 3.5, top + 67, 20)
                canvas.add("</g>")
                place += 1

    def _display(self, canvas: Canvas, view: View, top: float) -> None:
        canvas.panel(10, top, self.width - 20, HOUSES - 8, self.say("cuba-board-buildings"))
        houses = [(name, each) for name, each in view["display"].items() if each["left"]]
        for place, (name, each) in enumerate(houses):
            row, column = divmod(place, 6)
            x, y = 22 + 154 * column, top + 34 + 46 * row
            self._glyph(canvas, "house", x, y, 24)
            more = f" ×{each['left']}" if each["left"] > 1 else ""
            canvas.text(x + 30, y + 11, self.say(f"cuba-building-{name}") + more, 12, anchor="start", room=116)
            for number, material in enumerate(m for m in MATERIALS for _ in range(each["cost"][m])):
                self._glyph(canvas, material, x + 30 + 17 * number, y + 15, 15)

    def _seat(self, canvas: Canvas, view: View, seat: int, x: float, top: float) -> None:
        own = view["seats"][seat]
        lit = seat in view["deciders"]
        canvas.rect(x, top, 308, LAND - 10, colour("mango-soft" if lit else "paper"), 12, colour("ground-2"))
        canvas.circle(x + 20, top + 20, 10, COLOURS[own["colour"]], "#fff", 2)
        canvas.text(x + 38, top + 25, self.words.name(seat), 15, anchor="start", weight=700, room=110)
        self._glyph(canvas, "point", x + 176, top + 9, 20)
        canvas.text(x + 200, top + 25, own["points"], 16, anchor="start", weight=700)
        self._glyph(canvas, "peso", x + 240, top + 9, 20)
        canvas.text(x + 264, top + 25, "?" if own["money"] is None else own["money"], 16, anchor="start", weight=700)
        self._land(canvas, own, x + 10, top + 38)
        held = [(name, own["own"][name]) for name in RESOURCES if own["own"][name]]
        for place, (name, count) in enumerate(held):
            self._glyph(canvas, name, x + 10 + 37 * place, top + 184, 20)
            canvas.text(x + 31 + 37 * place, top + 200, count, 13, anchor="start", weight=700)
        for place, card in enumerate(own["hand"]):
            canvas.rect(x + 10 + 58 * place, top + 212, 54, 30, colour("card"), 7, COLOURS[own["colour"]])
            self._glyph(canvas, card, x + 14 + 58 * place, top + 217, 18)
            canvas.text(x + 34 + 58 * place, top + 231, self.say(f"cuba-title-{card}"), 9, anchor="start", room=27)

    def _land(self, canvas: Canvas, own: SeatView, left: float, top: float) -> None:
        """Draw the twelve cells of a plantation, its buildings, and the worker."""
        for cell, terrain in enumerate(own["fields"]):
            x, y = left + (CELL + 14) * (cell % COLUMNS), top + (LINE + 2) * (cell // COLUMNS)
            building = own["buildings"][cell]
            printed = terrain == "warehouse" and building in (None, "warehouse")
            ground = colour("car-sand") if building and not printed else GROUNDS[terrain]
            canvas.rect(x, y, CELL + 11, LINE, ground, 6, colour("coral") if building and not printed else "#00000022")
            if building and not printed:
                self._glyph(canvas, "house", x + 23, y + 3, 24)
                canvas.text(x + 34, y + 40, self.say(f"cuba-building-{building}"), 10, weight=700, room=64)
            else:
                self._glyph(canvas, YIELDS.get(terrain, terrain), x + 22, y + 11, 24)
            if cell == own["figure"]:
                canvas.path(f"M{x + 52:g} {y + 44:g}l4-22h6l4 22z", COLOURS[own["colour"]], colour("piece-edge"), 1.5)
                canvas.circle(x + 59, y + 18, 6, "#f2cfa6", colour("piece-edge"), 1.5)
