"""The painter of Cartagena: the path piece by piece, the pirates, and the player's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from caribe.core.message import Message
from caribe.games.cartagena.components import SYMBOLS, Symbol
from caribe.games.cartagena.views import View
from caribe.painting.panels import FAINT, STRONG, Painter, Panel, Thing, lines

PIECE = 6  # fields in a row, as on a piece of the path
TONES = dict(zip(SYMBOLS, ("#d8a06a", "#ffd25a", "#c0c8cf", "#6fd0e0", "#ffb86b", "#cf9bff"), strict=True))


class GamePainter(Painter):
    """Draws Cartagena."""

    def headline(self, view: Mapping[str, object]) -> str:
        """Say the turn."""
        return self.say("page-turn", turn=cast(View, view)["turn"])

    def panels(self, view: Mapping[str, object]) -> list[Panel]:
        """Draw the path, the crews, and the cards."""
        seen = cast(View, view)
        return [
            Panel(self.say("page-cartagena-board"), self._path(seen), wide=True),
            Panel(self.say("page-players"), lines(self._crew(seen, seat) for seat in range(len(seen["pirates"])))),
            Panel(
                self.say("page-hand" if seen["hand"] is not None else "page-cartagena-draw"), lines(self._cards(seen))
            ),
        ]

    def things(self, view: Mapping[str, object]) -> list[Thing]:
        """List cards, the pile and the fields."""
        fields = cast(View, view)["fields"]
        found: list[Thing] = [(self.say(f"cartagena-symbol-{name}"), (f"card:{name}",)) for name in SYMBOLS]
        found.append((self.say("page-cartagena-draw"), ("pile:draw",)))
        found.append((self.say("cartagena-choice-end"), ("turn:end",)))
        found += [
            (self.say("cartagena-place-field", number=number), (f"field:{number}",))
            for number in range(1, len(fields) + 1)
        ]
        return [*found, (self.say("cartagena-place-boat"), (f"field:{len(fields) + 1}",))]

    def _path(self, view: View) -> Text:
        fields = view["fields"]
        rows = [self._place(view, 0, "page-cartagena-camp-label")]
        for start in range(0, len(fields), PIECE):
            piece = range(start + 1, min(start + PIECE, len(fields)) + 1)
            rows.append(Text("").join(self._symbol(fields[number - 1]) for number in piece))
            rows.append(Text("").join(self._field(view, number) for number in piece))
        return lines([*rows, self._place(view, len(fields) + 1, "page-cartagena-boat-label")])

    def _symbol(self, name: Symbol) -> Text:
        return Text(f"{self.say(f'page-cartagena-short-{name}'):<13}", TONES[name])

    def _field(self, view: View, number: int) -> Text:
        """Draw the number of a field and the pirates on it."""
        cell = Text.assemble((f"{number:>2} ", FAINT), self._crowd(view, number))
        cell.pad_right(13 - len(cell))
        return cell

    def _crowd(self, view: View, place: int) -> Text:
        crowd = Text("")
        for seat, pirates in enumerate(view["pirates"]):
            for _ in range(pirates.count(place)):
                crowd.append_text(self.badge(seat))
        return crowd

    def _place(self, view: View, place: int, label: str) -> Text:
        count = sum(pirates.count(place) for pirates in view["pirates"])
        return Text.assemble((self.say(label, count=count), STRONG), " ", self._crowd(view, place))

    def _crew(self, view: View, seat: int) -> Text:
        """Draw a seat with its cards and its pirates aboard."""
        pirates = view["pirates"][seat]
        aboard = self.say("page-cartagena-fact-aboard", count=pirates.count(len(view["fields"]) + 1), of=len(pirates))
        cards = self.say("page-cartagena-fact-cards", count=view["hand_sizes"][seat])
        mark = "► " if view["player"] == seat else "  "
        return Text.assemble(mark, self.badge(seat), " ", (self.name(seat), STRONG), f" · {cards}, {aboard}")

    def _cards(self, view: View) -> list[Text | str]:
        hand = view["hand"]
        held = (
            []
            if hand is None
            else [
                Text(
                    f"{hand.get(name, 0)} {self.say(f'page-cartagena-short-{name}')}",
                    STRONG if hand.get(name) else FAINT,
                )
                for name in SYMBOLS
            ]
        )
        top = view["top"]
        played = (
            self.say("page-cartagena-discard-empty")
            if top is None
            else self.say(
                "page-cartagena-discard-label", count=view["discard"], symbol=Message(f"cartagena-symbol-{top}")
            )
        )
        pile = self.say("page-cartagena-draw-label", count=view["pile"])
        return [*([Text(", ").join(held)] if held else []), pile, played, *self._discards(view)]

    def _discards(self, view: View) -> list[str]:
        """Draw the discards, where all may be seen."""
        known = {name: count for name, count in (view["discards"] or {}).items() if count}
        return [", ".join(f"{count} {self.say(f'page-cartagena-short-{name}')}" for name, count in known.items())]
