"""One game of a match, from the deal to the end, and the rule for bots that fail.

A bot that raises an exception, takes an illegal action, thinks longer than the limit before it says what it does or
takes its process down forfeits, and so does a program that takes too much memory or does not speak the protocol: the
game ends, the bot gets nothing, and all others share the win.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import index
from time import perf_counter

from caribe.arena.bot_loading import load_bot
from caribe.arena.command_bot import BotFailure
from caribe.arena.game_stats import GameStats, StatsCollector
from caribe.arena.match import Match
from caribe.bots import Bot, follow
from caribe.core.draws import Draws
from caribe.core.faults import BadInput
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.reasons import IllegalAction

DEAL, THOUGHT = 1, 2  # parts of a match's draws
GUESS, MOVE = 1, 2  # parts of a game's thoughts

OnThinking = Callable[[int], None]
"""Called with the seat that begins to think, and with -1 when it is done."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Which bot failed, and why: "exception", "illegal", "time", "memory", "protocol" or "crash", with details."""

    seat: int
    bot: str
    why: str
    detail: str = ""

    def describe(self, number: int) -> Message:
        """Describe the forfeit of the game of this number."""
        return Message("cli-arena-forfeit", {"bot": self.bot, "number": number, "why": self.why, "detail": self.detail})

    def to_json(self) -> dict[str, object]:
        """The forfeit as plain data."""
        return {"seat": self.seat, "bot": self.bot, "why": self.why, "detail": self.detail}


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game: which bot had which seat, and each seat's share of the win.

    `turns` and `seconds` say how many decisions each seat took and how long it thought; only `seconds` may differ when
    the game is played again. `moves` are its moves in the notation, if the match keeps a log.
    """

    number: int
    names: tuple[str, ...]
    returns: tuple[float, ...]
    decisions: int
    ending: str
    forfeit: Forfeit | None = None
    stats: GameStats | None = None
    turns: tuple[int, ...] = field(default=(), compare=False)
    seconds: tuple[float, ...] = field(default=(), compare=False)
    moves: tuple[str, ...] = field(default=(), compare=False)


def ignore_thinking(seat: int) -> None:
    """Do nothing."""


def play_game(
    match: Match, number: int, on_thinking: OnThinking = ignore_thinking, game: Game | None = None
) -> GameResult:
    """Play the game of this number; it depends on the match and the number alone.

    >>> import caribe
    >>> match = Match.of(caribe.game("cartagena", 2), ["random", "random"], seed=3)
    >>> played = play_game(match, 0)
    >>> sum(played.returns), played == play_game(match, 0), played == play_game(match, 2)
    (1.0, True, False)
    """
    runner = _GameRunner(match, number, on_thinking, game or match.table())
    try:
        while not runner.state.is_over and not runner.forfeit:
            runner.go_on()
        return runner.played()
    finally:
        runner.close()


def forfeit_game(match: Match, number: int, forfeit: Forfeit, moves: tuple[str, ...] = ()) -> GameResult:
    """Return the result of a game that a bot forfeited."""
    share = 1 / (match.players - 1)
    returns = tuple(0.0 if seat == forfeit.seat else share for seat in range(match.players))
    return GameResult(number, match.names(number), returns, 0, "forfeit", forfeit, moves=moves)


class _GameRunner:
    """Plays one game."""

    def __init__(self, match: Match, number: int, on_thinking: OnThinking, table: Game) -> None:
        self.match = match
        self.number = number
        self.on_thinking = on_thinking
        source = Draws(match.seed)
        self.thoughts = Draws(source.key(number, THOUGHT))
        self.thought = 0
        self.names = match.names(number)
        self.state = table.new(source.key(number // match.players, DEAL))  # the games of a round are dealt alike
        self.collector = StatsCollector(self.state) if match.collect_stats else None
        self.plans: dict[int, list[int]] = {}
        self.turns = [0] * match.players
        self.seconds = [0.0] * match.players
        self.forfeit: Forfeit | None = None
        self.moves: list[str] = []
        self.bots = [self.seated(seat, name) for seat, name in enumerate(self.names)]

    def seated(self, seat: int, name: str) -> Bot:
        """Make the bot of a seat; one that cannot be made forfeits."""
        self.on_thinking(seat)
        try:
            return load_bot(name, self.match.scale, self.match.limit, self.match.memory)
        except BadInput as failure:
            self.fail(seat, "exception", str(failure))
            return Bot()
        finally:
            self.on_thinking(-1)

    def go_on(self) -> None:
        """Ask all deciders before applying the next one's actions: simultaneous decisions know the same."""
        state = self.state
        for seat in state.deciders():
            if seat not in self.plans:
                self.think(seat)
            if self.forfeit:
                return
        seat = state.player
        for action in follow(state, self.plans.pop(seat)):
            said = self.write_move(seat, action)
            try:
                state.apply(action)
            except (IllegalAction, OverflowError) as refusal:
                self.fail(seat, "illegal", f"{action}: {refusal}")
                return
            self.turns[seat] += 1
            self.moves += said
            if self.collector:
                self.collector.record(seat, action)

    def write_move(self, seat: int, action: int) -> list[str]:
        """Return an action in the notation for the log, if there is one."""
        if not self.match.log or action not in self.state.legal_actions():
            return []
        return [f"p{seat + 1} {self.state.notation([action])}"]

    def close(self) -> None:
        """End the programs of bots that are some."""
        for bot in self.bots:
            close = getattr(bot, "close", None)
            if callable(close):
                close()

    def think(self, seat: int) -> None:
        """Ask a bot for its next actions."""
        guess = self.state.determinize(seat, self.thoughts.key(self.thought, GUESS))
        chance = self.thoughts.key(self.thought, MOVE)
        self.thought += 1
        self.on_thinking(seat)
        start = perf_counter()
        try:
            actions = [index(action) for action in self.bots[seat].turn(guess, seat, chance)]
            self.plans[seat] = actions or [-1]
        except BotFailure as failure:
            self.fail(seat, failure.why, failure.detail)
        except (Exception, SystemExit) as failure:
            self.fail(seat, "exception", f"{type(failure).__name__}: {failure}")
        took = perf_counter() - start
        self.on_thinking(-1)
        self.seconds[seat] += took
        if took > self.match.limit and not self.forfeit:
            self.fail(seat, "time")

    def fail(self, seat: int, why: str, detail: str = "") -> None:
        """End the game by a forfeit of this seat."""
        self.forfeit = Forfeit(seat, self.names[seat], why, detail[:200])

    def played(self) -> GameResult:
        """Return the result of the finished game."""
        if self.forfeit:
            return forfeit_game(self.match, self.number, self.forfeit, tuple(self.moves))
        state = self.state
        stats = self.collector.collect() if self.collector else None
        returns, turns, seconds = tuple(state.returns()), tuple(self.turns), tuple(self.seconds)
        told = (None, stats, turns, seconds, tuple(self.moves))
        return GameResult(self.number, self.names, returns, sum(turns), state.ending(), *told)
