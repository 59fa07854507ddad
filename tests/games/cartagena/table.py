"""A table of Cartagena for tests: any position in one line, moves by their names, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import caribe
from caribe import Choice, Event, Reason, State

NAMES = {"R": "rum", "K": "key", "P": "pistol", "H": "hook", "L": "lantern", "S": "spyglass"}
LETTERS = {name: letter for letter, name in NAMES.items()}

T = "RKPHLSKSRLHPHKPSRLRPSLKHKSPRLH"
T36 = T + "SLHPKR"
CAMP = 0
BOAT = 31
BOAT36 = 37

BLACK, GREY, VIOLET, GREEN = range(4)
EXAMPLE = ([17, 18, 24, 29], [13, 22, 27, BOAT], [20, 21, 22, 30], [20, 22, 30, CAMP])
"""Situation E: the printed examples, on board T."""

Move = tuple[str, int, int] | tuple[int, int] | str
"""A forward as (letter, start, landing), a step back as (start, landing), or "end"."""


def counted(letters: str) -> dict[str, int]:
    """Cards as a table by symbol: "RRP" is two rum and a pistol."""
    found = Counter(letters)
    return {name: found[letter] for letter, name in NAMES.items()}


def document(
    pirates: Sequence[Sequence[int]],
    hands: Sequence[str] = (),
    *,
    player: int = 0,
    action: int = 0,
    turn: int = 1,
    pile: str | None = None,
    discard: str | None = None,
    top: str = "",
    advanced: bool = False,
    generator: int = 1,
) -> dict[str, Any]:
    """A position as plain data, all 90 cards in it.

    Pirates that are left out are in the camp. Hands that are left out hold a rum and a key, so that nobody is forced.
    The other cards make up the pile; the discards where the pile is told; the last seat's hand where both are.
    """
    crew = 5 if advanced else 4
    held = [*hands, *["RK"] * (len(pirates) - len(hands))]
    rest = Counter(dict.fromkeys(NAMES, 15))
    rest.subtract("".join(held) + (pile or "") + (discard or ""))
    others = "".join(letter * count for letter, count in rest.items())
    if pile is not None and discard is not None:
        held[-1] += others
    elif pile is not None:
        discard = others
    else:
        pile, discard = others, discard or ""
    top = top or discard[-1:]
    return {
        "fields": [NAMES[letter] for letter in (T36 if advanced else T)],
        "player": player,
        "turn": turn,
        "action": action,
        "pirates": [[*own, *[CAMP] * (crew - len(own))] for own in pirates],
        "hands": [counted(hand) for hand in held],
        "pile": counted(pile),
        "discard": counted(discard),
        "top": NAMES[top] if top else None,
        "generator": generator,
    }


def position(
    pirates: Sequence[Sequence[int]],
    hands: Sequence[str] = (),
    *,
    player: int = 0,
    action: int = 0,
    turn: int = 1,
    pile: str | None = None,
    discard: str | None = None,
    top: str = "",
    advanced: bool = False,
    generator: int = 1,
    **options: Any,
) -> Table:
    """A table in this position, on board T or T36; the rest as in `document`."""
    doc = document(
        pirates,
        hands,
        player=player,
        action=action,
        turn=turn,
        pile=pile,
        discard=discard,
        top=top,
        advanced=advanced,
        generator=generator,
    )
    game = caribe.game("cartagena", len(pirates), mode="advanced" if advanced else "basic", **options)
    return Table(game.from_json(doc))


def dealt(players: int, seed: int = 1, **options: Any) -> Table:
    """A table as it is dealt."""
    return Table(caribe.game("cartagena", players, **options).new(seed))


class Table:
    """A state with a log, moved by name and read through what it shows to its seats."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.keep_log()

    @property
    def player(self) -> int:
        """Who is to move."""
        return self.state.player

    @property
    def log(self) -> list[Event]:
        """All events since the table was made."""
        return self.state.log or []

    @property
    def kinds(self) -> list[str]:
        """The kinds of all events since the table was made."""
        return [event.kind for event in self.log]

    def choices(self) -> list[Choice]:
        """What the player to move can do."""
        return self.state.choices(self.state.player)

    def moves(self) -> set[Move]:
        """What the player to move can do, in short; nothing of it twice."""
        found = [short(choice) for choice in self.choices()]
        assert len(set(found)) == len(found)
        assert len(self.state.legal_actions()) == len(found)
        return set(found)

    def forwards(self) -> set[Move]:
        """The moves forward."""
        return {move for move in self.moves() if len(move) == 3 and move != "end"}

    def backs(self) -> set[Move]:
        """The steps back."""
        return {move for move in self.moves() if len(move) == 2}

    def forward(self, letter: str, start: int) -> list[Event]:
        """Play this card with the pirate there; what happened."""
        return self._do("forward", symbol=NAMES[letter], start=start)

    def back(self, start: int) -> list[Event]:
        """Step back with the pirate there; what happened."""
        return self._do("back", start=start)

    def end(self) -> list[Event]:
        """End the turn; what happened."""
        return self._do("end")

    def _do(self, verb: str, **args: str | int) -> list[Event]:
        wanted = [c for c in self.choices() if c.verb == verb and args.items() <= dict(c.args).items()]
        assert len(wanted) == 1, f"{verb} {args} is not among {sorted(map(str, self.moves()))}"
        before = len(self.log)
        for action in wanted[0].actions:
            self.state.apply(action)
        return self.log[before:]

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        """What a seat sees."""
        return self.state.view(seat)

    def pirates(self, seat: int) -> list[int]:
        """Where this crew is."""
        own = self.view(None)["pirates"][seat]
        return sorted(own)

    def on(self, field: int) -> int:
        """How many pirates are there."""
        return sum(crew.count(field) for crew in self.view(None)["pirates"])

    def hand(self, seat: int) -> str:
        """The cards this seat holds, as letters in the order of `NAMES`."""
        return lettered(self.view(seat)["hand"])

    @property
    def held(self) -> list[int]:
        """How many cards each seat holds."""
        return list(self.view(None)["hand_sizes"])

    @property
    def pile(self) -> int:
        """How many cards are in the draw pile."""
        return int(self.view(None)["pile"])

    @property
    def discards(self) -> int:
        """How many cards are discarded."""
        return int(self.view(None)["discard"])

    @property
    def top(self) -> str | None:
        """The letter on top of the discards."""
        top = self.view(None)["top"]
        return None if top is None else LETTERS[top]

    def done(self) -> int:
        """The actions done in this turn."""
        return int(self.view(None)["action"])

    def why_not(self, *targets: str) -> Reason:
        """Why the player to move cannot do this."""
        reason = self.state.why_not(self.state.player, targets)
        assert reason is not None
        return reason

    def winners(self) -> list[int]:
        """Who has a share of the win."""
        return [seat for seat, share in enumerate(self.state.returns()) if share > 0]


def short(choice: Choice) -> Move:
    """A choice as a move."""
    args: Mapping[str, Any] = choice.args
    if choice.verb == "forward":
        return LETTERS[args["symbol"]], args["start"], args["field"]
    return (args["start"], args["field"]) if choice.verb == "back" else choice.verb


def lettered(cards: Mapping[str, int]) -> str:
    """A table of cards by symbol as letters."""
    return "".join(letter * cards[name] for letter, name in NAMES.items())
