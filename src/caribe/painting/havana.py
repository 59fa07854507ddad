"""The painter of Havana and La Habana: the two rows, the centre, everybody's open cards, and the player's hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group
from rich.table import Table
from rich.text import Text

from caribe.core.game import Game
from caribe.games.havana.game import Havana
from caribe.games.havana.views import Building, Goods, View
from caribe.games.havana.words import building
from caribe.painting.panels import FAINT, STRONG, Painter, Panel, Thing, assign_letters, columns, lines
from caribe.words import Words

TONES = ("#ff7a6b", "#ffd25a", "#d8a06a", "#6fd0e0", "#a8b0b5")  # of the materials, in the order of the edition
MONEY, HANDS = "#ffe08a", "#8fd694"


class GamePainter(Painter):
    """Draws both editions. Materials, workers and pesos are letters, with a legend."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.table = cast(Havana, game)
        self.materials = self.table.edition.materials
        names = {name: self.say(f"{game.name}-material-{name}") for name in self.materials}
        names["workers"] = self._amount("workers", 1).partition(" ")[2]
        self.names = names
        self.signs = assign_letters(names) | {"pesos": "$"}
        self.tones = dict(zip(self.materials, TONES, strict=True)) | {"pesos": MONEY, "workers": HANDS}

    def headline(self, view: Mapping[str, object]) -> str:
        """Say the round; the first begins with the first two cards."""
        return self.say("page-round", round=max(1, cast(View, view)["round"]))

    def panels(self, view: Mapping[str, object]) -> list[Panel]:
        """Draw the rows, the legend, the centre, the players in turn order, and the player's cards."""
        seen = cast(View, view)
        rows = [
            Panel(self.say("page-havana-row", row=number + 1), self._street(seen, row))
            for number, row in enumerate(seen["rows"])
        ]
        order = seen["order"] or list(range(len(seen["goods"])))
        players = lines(line for seat in order for line in self._player(seen, seat))
        return [
            *rows,
            Panel(self.say("page-havana-centre"), self._square(seen), wide=True),
            Panel(self.say("page-havana-order"), players, wide=True),
            *([Panel(self.say("page-hand"), lines(self._cards(seen)), wide=True)] if seen["hand"] is not None else []),
        ]

    def things(self, view: Mapping[str, object]) -> list[Thing]:
        """List cards, buildings, players, materials, and the end of the turn."""
        seen = cast(View, view)
        found: list[Thing] = [(self._card(name), (f"card:{name}",)) for name in self.table.card_names]
        found += [(self._building(each), (f"building:{each['building']}",)) for row in seen["rows"] for each in row]
        found += [(self.name(seat), (f"seat:{seat}",)) for seat in range(self.game.players)]
        found += [(self.names[name], (f"material:{name}",)) for name in self.materials]
        return [*found, (self.say("havana-choice-end"), ("turn:end",))]

    def about(self, targets: Sequence[str]) -> str:
        """Explain the cards."""
        kinds = ("card", "first", "fetch")
        cards = [name for kind, _, name in (target.partition(":") for target in targets) if kind in kinds]
        known = [name for name in dict.fromkeys(cards) if name in self.table.card_names]
        return " ".join(
            self.labelled(self._card(name), self.say(f"{self.game.name}-card-{name}-text")) for name in known
        )

    def _street(self, view: View, row: list[Building]) -> Table | Text:
        """Draw a row of buildings, one below the other; those at its ends can be bought."""
        if not row:
            return Text(self.say("page-havana-row-empty"), FAINT)
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(width=1)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        for each in row:
            end = each["building"] in view["ends"]
            style = STRONG if end else FAINT
            star = "*" if each["architect"] else ""
            name = Text(self._building(each) + star, style)
            grid.add_row("►" if end else "", name, Text(str(each["points"]), style), self._coded(each["cost"]))
        return grid

    def _square(self, view: View) -> Group:
        """Draw the centre, the bag, the supply and the legend."""
        legend = [Text.assemble(self._sign(name), f" {said}") for name, said in self.names.items()]
        legend += [
            Text.assemble(self._sign("pesos"), f" {self._amount('pesos', 2).partition(' ')[2]}"),
            Text(f"* {self._card('architect')}"),
        ]
        shown = [Text(self._amounts(view["centre"]), STRONG)]
        supply: Goods = {"pesos": view["supply"]["pesos"] or 0, "workers": view["supply"]["workers"]}
        shown.append(Text(self.labelled(self.say("page-havana-bag"), self._amounts(view["bag"]))))
        shown.append(Text(self.labelled(self.say("page-havana-supply"), self._amounts(supply))))
        pile = Text(self.labelled(self.say("page-havana-pile"), str(view["pile"])))
        after = view["next"]
        if after is not None:
            told = self.labelled(f"; {self.say('page-havana-next')}", f"{self._building(after)} ({after['points']}) ")
            pile = Text.assemble(pile, told, self._coded(after["cost"]))
        return Group(lines([*shown, pile]), columns(legend, 4))

    def _player(self, view: View, seat: int) -> list[Text]:
        """Draw a seat: points and number, open cards, goods, and counts of cards."""
        number = view["numbers"][seat]
        facts = [self.say("page-havana-fact-points", count=view["points"][seat], target=view["target"])]
        if number is not None:
            facts.append(self.say("page-havana-fact-number", number=f"{number:02}"))
        cards = " + ".join(self._card(name) for name in view["open"][seat])
        mark = "► " if seat in view["deciders"] else "  "
        counts = self.say("cli-table-cards", hand=view["hand_sizes"][seat], discard=view["discard_sizes"][seat])
        return [
            Text.assemble(
                mark, self.badge(seat), " ", (self.name(seat), STRONG), f" · {', '.join(facts)}", (f"  {cards}", STRONG)
            ),
            Text.assemble("    ", self._coded(view["goods"][seat]) or Text("–"), f"  {counts}"),
        ]

    def _cards(self, view: View) -> list[Text | str]:
        """Draw the player's hand and discards."""
        shown: list[Text | str] = [Text(", ".join(map(self._numbered, view["hand"] or [])), STRONG)]
        for label, cards in (("laid", view["laid"]), ("discards", view["discard"])):
            if cards:
                shown.append(
                    Text(self.labelled(self.say(f"cli-table-{label}"), ", ".join(map(self._numbered, cards))), FAINT)
                )
        return shown

    def _numbered(self, name: str) -> str:
        return f"{self.table.digits[self.table.card_names.index(name)]} {self._card(name)}"

    def _building(self, each: Building) -> str:
        return self.say(building(self.table, each["building"]))

    def _card(self, name: str) -> str:
        return self.say(f"{self.game.name}-card-{name}")

    def _amount(self, name: str, count: int) -> str:
        kind = {"pesos": "havana-amount-peso", "workers": "havana-amount-worker"}
        return self.say(kind.get(name, f"{self.game.name}-amount-{name}"), count=count)

    def _amounts(self, counts: Goods) -> str:
        return ", ".join(self._amount(name, count) for name, count in counts.items() if count) or "–"

    def _coded(self, counts: Goods) -> Text:
        """Draw a cost or a stock in letters: 2B 1$."""
        parts = [Text.assemble(str(count), self._sign(name)) for name, count in counts.items() if count]
        return Text(" ").join(parts)

    def _sign(self, name: str) -> Text:
        return Text(self.signs[name], f"bold {self.tones[name]}")
