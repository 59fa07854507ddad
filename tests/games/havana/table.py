"""A table of Havana or La Habana for tests: any position in a few words, choices by what they touch."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import caribe
from caribe import Choice, Event, Reason, State
from caribe.games.havana.game import Havana
from caribe.games.havana.position_reader import read

LETTERS = {
    "havana": {"R": "brick", "Y": "sandstone", "N": "clay", "B": "glass", "G": "debris"},
    "la-habana": {"R": "red", "H": "white", "E": "green", "N": "brown", "G": "rubble"},
}
WAITING = ("worker", "architect")  # two cards that are asked about, so that play stops at their owner's turn
A, B, C, D = range(4)
FILLER = "1: $60"
REST = [FILLER] * 6


def row(*ends: str) -> list[list[str]]:
    """These buildings at the left of the first row, fillers elsewhere."""
    return [[*ends, *[FILLER] * (6 - len(ends))], REST]


def stock(edition: str, words: str) -> dict[str, int]:
    """Goods in short: "2R 1G $3 W1"."""
    found: Counter[str] = Counter()
    for word in words.split():
        if match := re.fullmatch(r"\$(\d+)", word):
            found["pesos"] += int(match[1])
        elif match := re.fullmatch(r"W(\d+)", word):
            found["workers"] += int(match[1])
        else:
            number, letter = re.fullmatch(r"(\d*)([A-Z])", word).groups()  # type: ignore[union-attr]
            found[LETTERS[edition][letter]] += int(number or 1)
    return dict(found)


def building(edition: str, words: str) -> dict[str, Any]:
    """A building in short: "2: 1R $2", with "arch" where the architect is needed."""
    points, _, cost = words.partition(":")
    parts = cost.split()
    priced = [part for part in parts if part != "arch"]
    return {
        "name": f"<{words}>",
        "points": int(points),
        "cost": stock(edition, " ".join(priced)),
        "architect": "arch" in parts,
    }


def position(
    edition: str = "havana",
    *,
    cards: Sequence[str] = ("", "", ""),
    goods: Sequence[str] = (),
    points: Sequence[int] = (),
    rows: Sequence[Sequence[str]] = ((FILLER,) * 6, (FILLER,) * 6),
    pile: Sequence[str] | int | None = None,
    order: str | None = None,
    options: Mapping[str, Any] | None = None,
    **entries: Any,
) -> Table:
    """A table whose next turn begins, everything not told being where it does not matter.

    `cards` are the open cards of each seat; who has none told gets two and is asked for their order. `points` are
    reached by one building each. `rows` and `pile` are buildings in short; the pile is filled up to 24, or
    to the number given. Other entries go into the document as they are.
    """
    players = len(cards)
    wanted = [spec for row in rows for spec in row]
    piled = [] if pile is None or isinstance(pile, int) else list(pile)
    owned = [f"{count}: $60" for count in points if count]
    specs = [*wanted, *piled, *owned]
    specs += [FILLER] * (36 - len(specs))
    data = {"buildings": [building(edition, spec) | {"name": f"{spec} #{i}"} for i, spec in enumerate(specs)]}
    numbers = iter(range(36))
    document: dict[str, Any] = {"rows": [[next(numbers) for _ in row] for row in rows]}
    drawn = [next(numbers) for _ in piled]
    document["built"] = [[next(numbers)] if count else [] for count in (*points, *[0] * (players - len(points)))]
    rest = list(numbers)
    keep = 24 if pile is None else pile if isinstance(pile, int) else len(piled)
    fill = rest[: max(0, keep - len(drawn))]
    document["pile"] = drawn + fill
    document["removed"] = [number for number in rest if number not in fill]
    document["open"] = [list(pair.split()) or list(WAITING) for pair in cards]
    document["goods"] = [stock(edition, own) for own in (*goods, *[""] * (players - len(goods)))]
    if order is not None:
        document["order"] = ["ABCD".index(letter) for letter in order]
    for name, value in entries.items():
        document[name] = stock(edition, value) if name in ("centre", "bag", "box", "supply") else value
    game = caribe.game(edition, players, data=data, **(options or {}))
    if edition == "la-habana" and game.options["next_building"] == "visible" and document["pile"]:
        document["next"] = document["pile"].pop(0)
    assert isinstance(game, Havana)
    state = read(game, document)
    state.keep_log()
    state.resume()
    return Table(state, edition)


def dealt(edition: str = "havana", players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table as it is dealt."""
    return Table(caribe.game(edition, players, **options).new(seed), edition)


class Table:
    """A state with a log, played by what is touched and read through what it shows."""

    def __init__(self, state: State, edition: str) -> None:
        self.state = state
        self.edition = edition
        state.keep_log()

    # Reading

    @property
    def player(self) -> int:
        """Who is to decide."""
        return self.state.player

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees."""
        return self.state.view(seat)

    @property
    def step(self) -> str:
        """What is to be decided."""
        return str(self.view()["step"])

    @property
    def document(self) -> dict[str, Any]:
        """The whole position."""
        return self.state.to_json()

    @property
    def log(self) -> list[Event]:
        """All events since the table was made."""
        return self.state.log or []

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The events of one kind."""
        return [event.to_json() for event in self.log if event.kind == kind]

    def short(self, row: Mapping[str, int]) -> str:
        """A row of goods in short."""
        letters = {name: letter for letter, name in LETTERS[self.edition].items()}
        words = [f"{count}{letters[name]}" for name, count in row.items() if name in letters and count]
        words += [f"{sign}{row[name]}" for name, sign in (("pesos", "$"), ("workers", "W")) if row.get(name)]
        return " ".join(words)

    def goods(self, seat: int) -> str:
        """What a seat owns, in short."""
        return self.short(self.view()["goods"][seat])

    def lies(self, where: str) -> str:
        """What is in the centre, the bag, the box or the supply, in short."""
        return self.short(self.view()[where])

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return int(self.view()["points"][seat])

    def row(self, number: int) -> list[int]:
        """The buildings of a row."""
        return [entry["building"] for entry in self.view()["rows"][number]]

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return [seat for seat, share in enumerate(self.state.returns()) if share]

    # Deciding

    def choices(self, seat: int | None = None) -> list[Choice]:
        """What a seat can do, the one to decide if none is told."""
        return self.state.choices(self.player if seat is None else seat)

    def offers(self, verb: str = "") -> set[tuple[str, ...]]:
        """What each choice touches."""
        return {tuple(sorted(choice.targets)) for choice in self.choices() if verb in ("", choice.verb)}

    def touched(self, kind: str) -> set[str]:
        """All things of one kind that any choice touches: touched("seat") -> {"0", "2"}."""
        found = (target.partition(":") for choice in self.choices() for target in choice.targets)
        return {name for prefix, _, name in found if prefix == kind}

    def find(self, *targets: str) -> Choice:
        """The one choice that touches all of these; of several, the one with the plainest payment."""
        asked = Counter(targets)
        fitting = [choice for choice in self.choices() if asked <= Counter(choice.targets)]
        plain = [choice for choice in fitting if not any("*" in target for target in choice.targets)]
        fitting = plain if len(fitting) > 1 and len(plain) == 1 else fitting
        assert len(fitting) == 1, f"{targets} is not one of {self.offers()}"
        return fitting[0]

    def do(self, *targets: str) -> Table:
        """Make the choice that touches all of these."""
        for action in self.find(*targets).actions:
            self.state.apply(action)
        return self

    def finish_turns(self) -> Table:
        """Go on without building, fetching or removing, until cards are laid."""
        while self.step != "lay" and self.player >= 0:
            self.state.apply(self.state.legal_actions()[-1])
        return self

    def lay(self, cards: Sequence[str], covers: Sequence[str]) -> Table:
        """Everybody lays a card, told by seat."""
        for _ in cards:
            assert self.step == "lay"
            seat = self.player
            self.do(f"card:{cards[seat]}", f"cover:{covers[seat]}")
        return self

    def why_not(self, *targets: str, seat: int | None = None) -> Reason:
        """Why this cannot be done."""
        reason = self.state.why_not(self.player if seat is None else seat, targets)
        assert reason is not None
        return reason


def cards_of(edition: str) -> list[str]:
    """The names of the 13 cards."""
    return list(dealt(edition).view(0)["hand"])
