"""The picture of Havana and La Habana: the two streets, the centre, and everybody's open cards and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from caribe.core.game import Game
from caribe.games.havana.game import Havana
from caribe.games.havana.views import Building, Goods, View
from caribe.games.havana.words import building
from caribe.painting.pictures import HEAD, BoardPicture
from caribe.painting.svg import Canvas, colour, page
from caribe.words import Words

STREET, SQUARE, SEAT = 172, 84, 62
FACADES = ("#e9b9a0", "#f0d48a", "#a9cfc4", "#bcc9e6", "#e6b7c6", "#cfe0a4")  # walls, taken in turn


class GamePicture(BoardPicture):
    """Draws both editions."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.table = cast(Havana, game)

    def headline(self, view: Mapping[str, object]) -> str:
        """Say the round."""
        return self.say("page-round", round=max(1, cast(View, view)["round"]))

    def height(self, view: Mapping[str, object]) -> float:
        """Return the height of the streets, the centre, the seats and the hand."""
        seen = cast(View, view)
        hand = 46 * -(-len(seen["hand"] or ()) // 7)
        return 2 * STREET + SQUARE + SEAT * len(seen["goods"]) + hand + 24

    def board(self, canvas: Canvas, view: Mapping[str, object]) -> None:
        """Draw the streets, the centre, the seats in turn order, and the hand."""
        seen = cast(View, view)
        for number, row in enumerate(seen["rows"]):
            self._street(canvas, seen, row, HEAD + STREET * number)
        top = HEAD + 2 * STREET
        self._square(canvas, seen, top)
        top += SQUARE + 4
        for place, seat in enumerate(seen["order"] or range(len(seen["goods"]))):
            self._seat(canvas, seen, seat, top + SEAT * place)
        if seen["hand"] is not None:
            self._hand(canvas, seen["hand"], top + SEAT * len(seen["goods"]) + 8)

    def _street(self, canvas: Canvas, view: View, row: list[Building], top: float) -> None:
        canvas.rect(10, top, self.width - 20, STREET - 8, colour("hav-sky"), 12)
        canvas.rect(10, top + STREET - 34, self.width - 20, 26, colour("hav-pavement"), 12)
        width = min(150.0, (self.width - 40) / max(1, len(row)))
        left = (self.width - width * len(row)) / 2
        for place, each in enumerate(row):
            self._house(canvas, each, left + width * place + 4, top + 10, width - 8, each["building"] in view["ends"])

    def _house(self, canvas: Canvas, each: Building, x: float, y: float, width: float, end: bool) -> None:
        """Draw a building: the facade, its points, and a plate with its name and cost."""
        wall = FACADES[each["building"] % len(FACADES)]
        canvas.rect(x, y + 18, width, 66, wall, 3, colour("mango") if end else "#00000030")
        canvas.path(f"M{x - 2:g} {y + 20:g}h{width + 4:g}l-8-12h{-width + 12:g}z", colour("coral"))
        for window in range(3):
            canvas.rect(x + width * (0.16 + 0.27 * window), y + 32, width * 0.13, 20, colour("sea-deep"), 3)
        canvas.rect(x + width * 0.42, y + 60, width * 0.16, 24, colour("car-wood-dark"), 3)
        canvas.circle(x + width - 13, y + 30, 13, colour("hibiscus"), "#fff", 2)
        canvas.text(x + width - 13, y + 35, each["points"], 14, "#fff", weight=700)
        canvas.rect(x, y + 86, width, 56, colour("paper"), 8, colour("mango") if end else colour("ground-2"))
        name = self.say(building(self.table, each["building"]))
        canvas.text(x + width / 2, y + 103, name, 12.5, weight=700, room=width - 10)
        self._goods(canvas, each["cost"], x + 6, y + 112, 20, width - 12, each["architect"])

    def _goods(
        self, canvas: Canvas, goods: Goods, x: float, y: float, size: float, room: float, architect: bool = False
    ) -> None:
        """Draw goods with their counts, and the architect's compasses, as large as fits."""
        held = [(name, count) for name, count in goods.items() if count]
        step = min(size * 1.95, room / max(1, len(held) + architect))
        size = min(size, step / 1.7)
        for place, (name, count) in enumerate(held):
            self._good(canvas, name, x + step * place, y, size)
            canvas.text(x + step * place + size + 2, y + size * 0.75, count, size * 0.68, anchor="start", weight=700)
        if architect:
            glyph = str(page()["glyphs"]["architect"]).replace("currentColor", colour("hav-worker"))
            canvas.glyph(glyph, x + step * len(held), y, size)

    def _good(self, canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
        markup = page()["goods"].get(name) or page()["glyphs"]["peso"]
        canvas.glyph(str(markup), x, y, size)

    def _square(self, canvas: Canvas, view: View, top: float) -> None:
        half = (self.width - 30) / 2
        canvas.panel(10, top, half, SQUARE - 6, self.say("page-havana-centre"))
        self._goods(canvas, view["centre"], 24, top + 36, 28, half - 30)
        supply = self.say("page-havana-pile")
        canvas.panel(20 + half, top, half, SQUARE - 6, f"{self.say('page-havana-bag')} · {supply}: {view['pile']}")
        self._goods(canvas, view["bag"], 34 + half, top + 36, 28, half - 30)

    def _seat(self, canvas: Canvas, view: View, seat: int, y: float) -> None:
        lit = seat in view["deciders"]
        canvas.rect(10, y, self.width - 20, SEAT - 6, colour("mango-soft" if lit else "paper"), 12, colour("ground-2"))
        canvas.mark(seat, 36, y + 28, 14)
        canvas.text(60, y + 24, self.words.name(seat), 15, anchor="start", weight=700, room=110)
        points = self.say("page-havana-fact-points", count=view["points"][seat], target=view["target"])
        canvas.text(60, y + 44, points, 13, colour("ink-2"), "start", room=130)
        number = view["numbers"][seat]
        if number is not None:
            canvas.text(208, y + 38, f"{number:02}", 22, colour("title"), weight=700)
        for place, name in enumerate(view["open"][seat]):
            self._card(canvas, name, 232 + 130 * place, y + 8)
        counts = self.say("cli-table-cards", hand=view["hand_sizes"][seat], discard=view["discard_sizes"][seat])
        canvas.text(self.width - 26, y + 33, counts, 12, colour("ink-2"), "end", room=190)
        self._goods(canvas, view["goods"][seat], 504, y + 16, 24, 240)

    def _card(self, canvas: Canvas, name: str, x: float, y: float, width: float = 124) -> None:
        canvas.rect(x, y, width, 40, colour("card"), 9, page()["tones"][name])
        digit = self.table.digits[self.table.card_names.index(name)]
        canvas.rect(x, y, 26, 40, page()["tones"][name], 9)
        canvas.text(x + 13, y + 27, digit, 18, "#fff", weight=700)
        said = self.say(f"{self.game.name}-card-{name}")
        canvas.text(x + 26 + (width - 26) / 2, y + 25, said, 13, weight=700, room=width - 34)

    def _hand(self, canvas: Canvas, hand: Sequence[str], top: float) -> None:
        for place, name in enumerate(hand):
            self._card(canvas, name, 12 + 134 * (place % 7), top + 46 * (place // 7))
