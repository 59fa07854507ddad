"""The picture of Cartagena: the path through the jungle, the camp, the boat, and everybody's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from caribe.games.cartagena.components import SYMBOLS, Symbol
from caribe.games.cartagena.views import View
from caribe.painting.pictures import HEAD, BoardPicture
from caribe.painting.svg import Canvas, colour, page, seat_colour

ROW = 6  # fields in a row, as on a piece of the path
STEP, RISE, RADIUS = 112, 96, 33
LEFT, TOP = 190, HEAD + 66


class GamePicture(BoardPicture):
    """Draws Cartagena; the path winds in rows, a piece in each."""

    def headline(self, view: Mapping[str, object]) -> str:
        """Say the turn."""
        return self.say("page-turn", turn=cast(View, view)["turn"])

    def height(self, view: Mapping[str, object]) -> float:
        """Return the height of the path and the seats."""
        seen = cast(View, view)
        return self._rows(seen) * RISE + 50 + 34 * len(seen["pirates"]) + (60 if seen["hand"] is not None else 10)

    def _rows(self, view: View) -> int:
        return -(-len(view["fields"]) // ROW)

    def board(self, canvas: Canvas, view: Mapping[str, object]) -> None:
        """Draw the jungle, the path with its pirates, and the seats."""
        seen = cast(View, view)
        bottom = HEAD + self._rows(seen) * RISE + 30
        canvas.rect(10, HEAD, self.width - 20, bottom - HEAD, colour("car-jungle"), 14)
        if self._rows(seen) % 2:
            canvas.rect(self.width - 150, HEAD, 140, bottom - HEAD, colour("car-sea"), 14)
        else:  # the path ends on the left, where it began
            canvas.rect(10, HEAD + 2 * RISE, 140, bottom - HEAD - 2 * RISE, colour("car-sea"), 14)
        places = [self._place(number, seen) for number in range(len(seen["fields"]) + 2)]
        way = "M" + "L".join(f"{x:g} {y:g}" for x, y in places)
        canvas.path(way, stroke=colour("car-edge"), width=2 * RADIUS + 16)
        canvas.path(way, stroke=colour("car-slab"), width=2 * RADIUS + 10)
        canvas.circle(*places[0], 52, colour("car-sand"), colour("car-tent"), 5)
        x, y = places[-1]
        canvas.path(
            f"M{x - 55:g} {y + 8:g}h110q-10 34-34 34h-42q-24 0-34-34z", colour("car-wood"), colour("car-wood-dark"), 2
        )
        canvas.path(f"M{x + 3:g} {y + 4:g}v-52q34 20 38 52z", colour("car-sail"), colour("car-edge"), 1)
        for number, symbol in enumerate(seen["fields"], 1):
            self._field(canvas, *places[number], number, page()["symbols"][symbol])
        for number, place in enumerate(places):
            self._crowd(canvas, seen, number, *place)
        self._seats(canvas, seen, bottom + 12)

    def _place(self, number: int, view: View) -> tuple[float, float]:
        """Return where a field lies; 0 is the camp, the last the boat."""
        count = len(view["fields"])
        if number == 0:
            return 80, TOP
        if number > count:
            return self.width - 80 if self._rows(view) % 2 else 80, self._place(count, view)[1]
        row, column = divmod(number - 1, ROW)
        if row % 2:
            column = ROW - 1 - column
        return LEFT + column * STEP, TOP + row * RISE

    def _field(self, canvas: Canvas, x: float, y: float, number: int, symbol: str) -> None:
        canvas.circle(x, y, RADIUS, colour("car-disc"), colour("car-rim"))
        canvas.glyph(symbol, x - 18, y - 18, 36, 32)
        canvas.circle(x + 24, y + 24, 10.5, colour("car-edge"))
        canvas.text(x + 24, y + 28, number, 12, "#fff", weight=700)

    def _crowd(self, canvas: Canvas, view: View, number: int, x: float, y: float) -> None:
        """Draw the pirates on a place; many of one seat as one with a number."""
        crews = [(seat, pirates.count(number)) for seat, pirates in enumerate(view["pirates"]) if number in pirates]
        open_field = 0 < number <= len(view["fields"])
        standing = [(seat, 1) for seat, count in crews for _ in range(count)] if open_field else crews
        for place, (seat, count) in enumerate(standing):
            across = x + (place - (len(standing) - 1) / 2) * 21
            figure = str(page()["pirates"][seat]).replace("SEAT", seat_colour(seat)).replace("DARK", seat_colour(seat))
            canvas.add(f'<g transform="translate({across:g} {y + 14:g}) scale(.85)">{figure}</g>')
            if count > 1:
                canvas.circle(across, y + 22, 9, colour("car-badge"), "#fff", 1.5)
                canvas.text(across, y + 26, count, 11.5, "#fff", weight=700)

    def _seats(self, canvas: Canvas, view: View, top: float) -> None:
        boat = len(view["fields"]) + 1
        for seat, pirates in enumerate(view["pirates"]):
            y = top + 34 * seat + 14
            if seat == view["player"]:
                canvas.rect(14, y - 15, 610, 30, colour("mango-soft"), 10)
            canvas.mark(seat, 34, y, 11)
            canvas.text(54, y + 5, self.words.name(seat), 15, anchor="start", weight=700)
            cards = self.say("page-cartagena-fact-cards", count=view["hand_sizes"][seat])
            aboard = self.say("page-cartagena-fact-aboard", count=pirates.count(boat), of=len(pirates))
            canvas.text(190, y + 5, f"{cards}, {aboard}", 14, colour("ink-2"), "start")
        pile = self.say("page-cartagena-draw-label", count=view["pile"])
        canvas.text(self.width - 20, top + 19, pile, 13, colour("ink-2"), "end", room=320)
        if view["top"]:
            played = self.say(f"cartagena-symbol-{view['top']}")
            canvas.text(self.width - 56, top + 53, f"{view['discard']} · {played}", 13, colour("ink-2"), "end")
            canvas.glyph(page()["symbols"][view["top"]], self.width - 48, top + 34, 28, 32)
        if view["hand"] is not None:
            self._hand(canvas, view["hand"], top + 34 * len(view["pirates"]) + 10)

    def _hand(self, canvas: Canvas, hand: Mapping[Symbol, int], top: float) -> None:
        for place, symbol in enumerate(SYMBOLS):
            x = 20 + 120 * place
            canvas.rect(x, top, 108, 42, colour("card"), 10, colour("car-rim"))
            canvas.glyph(page()["symbols"][symbol], x + 12, top + 5, 32, 32)
            canvas.text(x + 82, top + 28, f"× {hand.get(symbol, 0)}", 16, weight=700)
