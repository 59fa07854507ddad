"""One game of a match, from the deal to the end, and the rule for bots that fail.

A bot that raises an exception, takes an illegal action, thinks longer than the limit before it says what it does or
takes its process down forfeits: the game ends, the bot gets nothing, and all others share the win.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import index
from time import perf_counter

from caribe.arena.entrants import entrant
from caribe.arena.match import Match
from caribe.arena.notes import Notes, Observer
from caribe.bots import Bot, follow
from caribe.core.draws import Draws
from caribe.core.faults import BadInput
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.reasons import IllegalAction

DEAL, THOUGHT = 1, 2  # parts of a match's draws
GUESS, MOVE = 1, 2  # parts of a game's thoughts

Watch = Callable[[int], None]
"""Told which seat begins to think, and that nobody does (-1) after it."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Who failed, and how: "exception", "illegal", "time" or "crash", with what there is to say about it."""

    seat: int
    bot: str
    why: str
    detail: str = ""

    def told(self, number: int) -> Message:
        """The forfeit of the game of this number in words."""
        return Message("cli-arena-forfeit", {"bot": self.bot, "number": number, "why": self.why, "detail": self.detail})

    def to_json(self) -> dict[str, object]:
        """The forfeit as plain data."""
        return {"seat": self.seat, "bot": self.bot, "why": self.why, "detail": self.detail}


@dataclass(frozen=True, slots=True)
class Played:
    """One game that is over: who sat where, and each seat's share of the win.

    `turns` and `seconds` say how many decisions each seat took and how long it thought; only `seconds` may differ when
    the game is played again.
    """

    number: int
    names: tuple[str, ...]
    returns: tuple[float, ...]
    decisions: int
    ending: str
    forfeit: Forfeit | None = None
    notes: Notes | None = None
    turns: tuple[int, ...] = field(default=(), compare=False)
    seconds: tuple[float, ...] = field(default=(), compare=False)


def unwatched(seat: int) -> None:
    """Nobody looks."""


def play(match: Match, number: int, watch: Watch = unwatched, game: Game | None = None) -> Played:
    """The game of this number; it depends on the match and the number alone.

    >>> import caribe
    >>> match = Match.of(caribe.game("cartagena", 2), ["random", "random"], seed=3)
    >>> played = play(match, 0)
    >>> sum(played.returns), played == play(match, 0), played == play(match, 2)
    (1.0, True, False)
    """
    sitting = _Sitting(match, number, watch, game or match.table())
    while not sitting.state.is_over and not sitting.forfeit:
        sitting.go_on()
    return sitting.played()


def forfeited(match: Match, number: int, forfeit: Forfeit) -> Played:
    """The game of this number, lost by the bot that failed."""
    share = 1 / (match.players - 1)
    returns = tuple(0.0 if seat == forfeit.seat else share for seat in range(match.players))
    return Played(number, match.names(number), returns, 0, "forfeit", forfeit)


class _Sitting:
    """One game while it is played."""

    def __init__(self, match: Match, number: int, watch: Watch, table: Game) -> None:
        self.match = match
        self.number = number
        self.watch = watch
        source = Draws(match.seed)
        self.thoughts = Draws(source.key(number, THOUGHT))
        self.thought = 0
        self.names = match.names(number)
        self.state = table.new(source.key(number // match.players, DEAL))  # the games of a round are dealt alike
        self.observer = Observer(self.state) if match.watched else None
        self.plans: dict[int, list[int]] = {}
        self.turns = [0] * match.players
        self.seconds = [0.0] * match.players
        self.forfeit: Forfeit | None = None
        self.bots = [self.seated(seat, name) for seat, name in enumerate(self.names)]

    def seated(self, seat: int, name: str) -> Bot:
        """A new bot for a seat; one that cannot be made has failed."""
        self.watch(seat)
        try:
            return entrant(name, self.match.scale)
        except BadInput as failure:
            self.fail(seat, "exception", str(failure))
            return Bot()
        finally:
            self.watch(-1)

    def go_on(self) -> None:
        """Ask whoever is to decide, and do what the next of them says. Who decides at once, decides knowing as much."""
        state = self.state
        for seat in state.deciders():
            if seat not in self.plans:
                self.think(seat)
            if self.forfeit:
                return
        seat = state.player
        for action in follow(state, self.plans.pop(seat)):
            try:
                state.apply(action)
            except (IllegalAction, OverflowError) as refusal:
                self.fail(seat, "illegal", f"{action}: {refusal}")
                return
            self.turns[seat] += 1
            if self.observer:
                self.observer.saw(seat, action)

    def think(self, seat: int) -> None:
        """Ask a bot what it does next."""
        guess = self.state.determinize(seat, self.thoughts.key(self.thought, GUESS))
        chance = self.thoughts.key(self.thought, MOVE)
        self.thought += 1
        self.watch(seat)
        start = perf_counter()
        try:
            actions = [index(action) for action in self.bots[seat].turn(guess, seat, chance)]
            self.plans[seat] = actions or [-1]
        except (Exception, SystemExit) as failure:
            self.fail(seat, "exception", f"{type(failure).__name__}: {failure}")
        took = perf_counter() - start
        self.watch(-1)
        self.seconds[seat] += took
        if took > self.match.limit:
            self.fail(seat, "time")

    def fail(self, seat: int, why: str, detail: str = "") -> None:
        """End the game: this seat has failed."""
        self.forfeit = Forfeit(seat, self.names[seat], why, detail[:200])

    def played(self) -> Played:
        """The game, when it is over."""
        if self.forfeit:
            return forfeited(self.match, self.number, self.forfeit)
        state = self.state
        notes = self.observer.notes() if self.observer else None
        returns, turns, seconds = tuple(state.returns()), tuple(self.turns), tuple(self.seconds)
        return Played(self.number, self.names, returns, sum(turns), state.ending(), None, notes, turns, seconds)
