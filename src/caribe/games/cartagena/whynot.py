"""Cartagena's answers to *why not?*: the rules told a second time, from the board alone, apart from `legal_actions`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cartagena.box import SYMBOLS

if TYPE_CHECKING:
    from caribe.games.cartagena.rules import CartagenaState


def symbol_name(name: str) -> Message:
    """A symbol in words."""
    return Message(f"cartagena-symbol-{name}")


def place(position: int, boat: int) -> Message:
    """A position in words."""
    if position == 0:
        return Message("cartagena-place-camp")
    return (
        Message("cartagena-place-boat") if position == boat else Message("cartagena-place-field", {"number": position})
    )


def at(position: int, boat: int) -> Message:
    """Where somebody stands, in words."""
    if position == 0:
        return Message("cartagena-at-camp")
    return Message("cartagena-at-boat") if position == boat else Message("cartagena-at-field", {"number": position})


def _no(why: str, rule: str, **args: str | int | Message) -> Reason:
    return Reason(Message(f"cartagena-why-{why}", args), rule)


@dataclass(frozen=True, slots=True)
class Board:
    """The table as the rulebook describes it to one player: who stands where, what the fields show, what is in the
    hand.
    """

    seat: int
    symbols: list[str]  # of field 1, field 2, ...
    own: list[int]
    all: list[list[int]]
    hand: list[str]
    done: int

    @property
    def boat(self) -> int:
        """The place behind the last field."""
        return len(self.symbols) + 1

    def company(self, field: int) -> int:
        """How many pirates stand on a field."""
        return sum(pirates.count(field) for pirates in self.all)

    def ahead(self, symbol: str, start: int) -> int:
        """CAR-4.2, CAR-4.3, CAR-4.5: the first free field of this symbol ahead, else the boat."""
        free = (
            field
            for field, shown in enumerate(self.symbols, 1)
            if field > start and shown == symbol and not self.company(field)
        )
        return next(free, self.boat)

    def behind(self, start: int) -> int | None:
        """CAR-4.20, CAR-4.22, CAR-4.25: the nearest field behind with one or two pirates; never the camp."""
        fitting = [field for field in range(1, min(start, self.boat)) if self.company(field) in (1, 2)]
        return max(fitting, default=None)

    def forward_moves(self) -> Iterator[tuple[str, int, int]]:
        """Every (symbol, start, field) that a card of the hand allows."""
        for symbol in set(self.hand):
            for start in set(self.own) - {self.boat}:
                yield symbol, start, self.ahead(symbol, start)

    def back_moves(self) -> Iterator[tuple[int, int]]:
        """Every (start, field) of a step back."""
        for start in set(self.own):
            if field := self.behind(start):
                yield start, field


def _board(state: CartagenaState, seat: int) -> Board:
    everyone = [state.pirates(other) for other in range(state.game.players)]
    hand = [name for i, name in enumerate(SYMBOLS) for _ in range(state.hands[seat * 6 + i])]
    return Board(seat, [SYMBOLS[s] for s in state.path.symbols], everyone[seat], everyone, hand, state.slot)


def refused(state: CartagenaState, seat: int, targets: Sequence[str]) -> Reason | None:
    """Why no choice contains all these targets; None when one does."""
    board = _board(state, seat)
    picked: dict[str, list[str]] = {"card": [], "pirate": [], "field": [], "pile": [], "turn": []}
    for target in targets:
        kind, _, name = target.partition(":")
        if not _exists(board, kind, name):
            return Reason(Message("core-why-no-such-target", {"target": target}))
        picked[kind].append(name)
    if "discard" in picked["pile"]:
        return _no("discards", "CAR-4.50")
    foreign = [name for name in picked["pirate"] if not name.startswith(f"{seat}:")]
    if foreign:
        return _no("foreign-pirate", "CAR-3.3", other=int(foreign[0].partition(":")[0]))
    if picked["turn"]:
        return _ending_refused(board, targets)
    for kind in ("card", "pirate", "field", "pile"):
        if len(picked[kind]) > 1:
            return _no(f"one-{kind}", "CAR-4.20" if kind == "pile" else "CAR-4.1")
    if picked["card"] and picked["pile"]:
        return _no("card-or-back", "CAR-3.3")
    start = int(picked["pirate"][0].partition(":")[2]) if picked["pirate"] else None
    field = int(picked["field"][0]) if picked["field"] else None
    if picked["card"]:
        return _forward_refused(board, picked["card"][0], start, field)
    if picked["pile"]:
        return _back_refused(board, start, field)
    return _either_refused(board, start, field)


def _exists(board: Board, kind: str, name: str) -> bool:
    if kind == "card":
        return name in SYMBOLS
    if kind == "pirate":
        seat, _, position = name.partition(":")
        places = {f"{s}:{p}" for s, pirates in enumerate(board.all) for p in pirates}
        return f"{seat}:{position}" in places
    if kind == "field":
        return name in {str(position) for position in range(board.boat + 1)}
    return (kind, name) in {("pile", "draw"), ("pile", "discard"), ("turn", "end")}


def _ending_refused(board: Board, targets: Sequence[str]) -> Reason | None:
    if board.done == 0:
        return _no("end-owed", "CAR-3.4")
    return _no("end-alone", "CAR-3.4") if len(targets) > 1 else None


def _forward_refused(board: Board, symbol: str, start: int | None, field: int | None) -> Reason | None:
    if symbol not in board.hand:
        return _no("no-card", "CAR-4.1", symbol=symbol_name(symbol))
    if start == board.boat:
        return _no("aboard", "CAR-4.6")
    moves = [move for move in board.forward_moves() if move[0] == symbol and start in (None, move[1])]
    if field is None or any(move[2] == field for move in moves):
        return None
    if field == 0:
        return _no("camp", "CAR-4.25")
    if start is not None:
        landing = board.ahead(symbol, start)
        if landing == board.boat:
            return _no("lands-aboard", "CAR-4.5", symbol=symbol_name(symbol), start=at(start, board.boat))
        return _no("other-landing", "CAR-4.2", symbol=symbol_name(symbol), start=at(start, board.boat), field=landing)
    if field == board.boat:
        return _no("boat-blocked", "CAR-4.5", symbol=symbol_name(symbol))
    if board.symbols[field - 1] != symbol:
        shown = symbol_name(board.symbols[field - 1])
        return _no("other-symbol", "CAR-4.2", field=field, shown=shown, symbol=symbol_name(symbol))
    if board.company(field):
        return _no("occupied", "CAR-4.3", field=field)
    return _no("nobody-lands", "CAR-4.2", symbol=symbol_name(symbol), field=field)


def _back_refused(board: Board, start: int | None, field: int | None) -> Reason | None:
    moves = [move for move in board.back_moves() if start in (None, move[0])]
    if moves and (field is None or any(move[1] == field for move in moves)):
        return None
    if field == 0:
        return _no("camp", "CAR-4.25")
    if not moves and start is None:
        return _no("nobody-back", "CAR-4.26")
    if not moves and start is not None:
        return _stuck(start, board)
    if start is not None:
        goal = place(moves[0][1], board.boat)
        return _no("other-back", "CAR-4.23", start=place(start, board.boat), field=goal)
    if field == board.boat:
        return _no("boat-is-ahead", "CAR-4.20")
    company = board.company(field or 0)
    if company == 0:
        return _no("empty-field", "CAR-4.22", field=field or 0)
    if company == 3:
        return _no("full-field", "CAR-4.22", field=field or 0)
    return _no("nobody-steps", "CAR-4.23", field=field or 0)


def _stuck(start: int, board: Board) -> Reason:
    if start == 0:
        return _no("back-from-camp", "CAR-4.27")
    return _no("nothing-behind", "CAR-4.26", start=place(start, board.boat))


def _either_refused(board: Board, start: int | None, field: int | None) -> Reason | None:
    """Neither card nor pile picked yet: a pirate, a field, or both."""
    forward = [move for move in board.forward_moves() if start in (None, move[1])]
    back = [move for move in board.back_moves() if start in (None, move[0])]
    reachable = {move[2] for move in forward} | {move[1] for move in back}
    if reachable and (field is None or field in reachable):
        return None
    if field == 0:
        return _no("camp", "CAR-4.25")
    if not reachable:
        if start == board.boat:
            return _no("boat-stays", "CAR-4.29")
        return _no("no-cards-no-back", "CAR-4.26")
    return _no("unreachable", "CAR-4.2", field=place(field or 0, board.boat))


def action_refused(state: CartagenaState, seat: int, action: int) -> Reason | None:
    """Why this seat cannot take this action of the space; None when it can."""
    board = _board(state, seat)
    boat = board.boat
    if action == 7 * boat:
        return _ending_refused(board, ("turn:end",))
    start, column = divmod(action + 1, 7)  # a step back, then a column for each symbol
    if start not in board.own:
        return _no("no-pirate", "CAR-3.3", start=at(start, boat))
    if column:
        return _forward_refused(board, SYMBOLS[column - 1], start, None)
    return _back_refused(board, start, None)


def overcrowded(pirates: Sequence[Sequence[int]], boat: int) -> list[int]:
    """The fields that hold more than three pirates (CAR-4.30)."""
    crowd = Counter(position for own in pirates for position in own if 0 < position < boat)
    return sorted(field for field, count in crowd.items() if count > 3)
