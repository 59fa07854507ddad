"""Records: one game from the first decision to the last as a document that can be replayed anywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from caribe.core.draws import Draws
from caribe.core.faults import BadInput, Fault
from caribe.core.game import Game
from caribe.core.playthrough import Playthrough
from caribe.core.state import State
from caribe.core.title import Title
from caribe.core.validation import MOST, DocumentReader

FORMAT = "caribe-record-1"
ENTRIES = (
    "format",
    "game",
    "rules",
    "players",
    "options",
    "data",
    "seats",
    "started",
    "start",
    "commitment",
    "seed",
    "nonces",
    "actions",
    "result",
    "hints",
)

Find = Callable[[str], Title]
"""The title of a name; refuses an unknown one with `BadInput` (`caribe.library.title`)."""


class BadRecord(BadInput):
    """A document that is no record, or a record of a game that was never played like that."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sat in a seat: a name, and which bot it was ("" for a person)."""

    name: str
    bot: str = ""

    def to_json(self) -> dict[str, object]:
        """Return the seat as plain data."""
        return {"name": self.name, "bot": self.bot} if self.bot else {"name": self.name}


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: whose, which action, and how many milliseconds after the start of the game."""

    seat: int
    action: int
    at: int

    def to_json(self) -> list[int]:
        """Return the decision as plain data."""
        return [self.seat, self.action, self.at]


@dataclass(frozen=True, slots=True)
class HintMark:
    """A hint that a seat has used: after how many decisions, which seat, and how much it was told (1 to 3)."""

    decision: int
    seat: int
    step: int

    def to_json(self) -> list[int]:
        """Return the mark as plain data."""
        return [self.decision, self.seat, self.step]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: each seat's share of the win, its points by source, and the way it ended."""

    returns: tuple[float, ...]
    scores: tuple[Mapping[str, int], ...]
    ending: str

    @classmethod
    def of(cls, state: State) -> Result:
        """Return the result of a game that is over."""
        return cls(tuple(state.returns()), tuple(state.scores()), state.ending())

    def to_json(self) -> dict[str, object]:
        """Return the result as plain data."""
        return {
            "returns": list(self.returns),
            "scores": [dict(score) for score in self.scores],
            "ending": self.ending,
        }


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played. The seed is there when the game is over, or when its referee keeps the record.

    >>> import caribe
    >>> from caribe.core.playthrough import Playthrough
    >>> playthrough = Playthrough(caribe.game("cartagena", players=2, turn_cap=1, start_player=0), Draws(1))
    >>> while not playthrough.state.is_over:
    ...     playthrough.play(playthrough.state.legal_actions()[:1])
    >>> record = Record.of(playthrough, [Seat("Ann"), Seat("Ben", bot="random")])
    >>> record.to_json()["actions"], record.to_json()["result"]["ending"]
    ([[0, 0, 0], [0, 0, 0]], 'turn_cap')
    >>> Record.read(record.to_json()) == record
    True
    """

    game: str
    rules: str
    players: int
    options: Mapping[str, object]
    data: Mapping[str, object]
    seats: tuple[Seat, ...]
    started: str
    start: Mapping[str, object] | None
    commitment: str
    seed: bytes | None
    nonces: tuple[bytes, ...]
    decisions: tuple[Decision, ...]
    result: Result | None
    hints: tuple[HintMark, ...] = ()

    @classmethod
    def of(
        cls,
        playthrough: Playthrough,
        seats: Sequence[Seat],
        times: Sequence[int] = (),
        started: str = "",
        reveal: bool = False,
        hints: Sequence[HintMark] = (),
    ) -> Record:
        """Make the record of a playthrough. `times` are milliseconds since the start, one for each decision; `started`
        is its date and time. The seed of a game that is not over is left out, unless told to `reveal` it. `hints` are
        those that were used.
        """
        game, state = playthrough.game, playthrough.state
        moments = times or [0] * len(playthrough.actions)
        return cls(
            game.name,
            game.version,
            game.players,
            dict(game.options),
            dict(game.data),
            tuple(seats),
            started,
            playthrough.start,
            playthrough.draws.commitment,
            playthrough.draws.seed if state.is_over or reveal else None,
            playthrough.draws.nonces,
            tuple(Decision(*each) for each in zip(playthrough.seats, playthrough.actions, moments, strict=True)),
            Result.of(state) if state.is_over else None,
            tuple(hints),
        )

    def to_json(self) -> dict[str, object]:
        """The record as plain data; `caribe.core.documents.write` makes a readable text of it."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "data": dict(self.data),
            "seats": [seat.to_json() for seat in self.seats],
            "started": self.started,
            "start": self.start,
            "commitment": self.commitment,
            "seed": None if self.seed is None else self.seed.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            "actions": [decision.to_json() for decision in self.decisions],
            "result": None if self.result is None else self.result.to_json(),
            **({"hints": [hint.to_json() for hint in self.hints]} if self.hints else {}),
        }

    @classmethod
    def read(cls, document: object) -> Record:
        """Read the record a document holds; refuse with `BadRecord`, every fault of its form named by its path."""
        form = DocumentReader(document)
        given = form.document
        if not form.faults and given.get("format") != FORMAT:
            form.fault("format", "core-record-format", expected=FORMAT, got=str(given.get("format")))
        if not form.faults:
            form.only(given, ENTRIES)
        if form.faults:
            raise BadRecord(form.faults)
        players = form.number("players", given.get("players"))
        decisions = tuple(_decision(form, *row) for row in form.rows("actions", given.get("actions")))
        record = cls(
            form.text("game", given.get("game")),
            form.text("rules", given.get("rules")),
            players,
            form.table("options", given.get("options")),
            form.table("data", given.get("data")),
            tuple(_seat(form, *row) for row in form.rows("seats", given.get("seats"), players)),
            form.text("started", given.get("started", "")),
            None if given.get("start") is None else form.table("start", given["start"]),
            form.text("commitment", given.get("commitment")),
            None if given.get("seed") is None else form.octets("seed", given["seed"], 32),
            tuple(form.octets(*row) for row in form.rows("nonces", given.get("nonces", []))),
            decisions,
            None if given.get("result") is None else _result(form, given["result"], players),
            tuple(_hint(form, *row, players, len(decisions)) for row in form.rows("hints", given.get("hints", []))),
        )
        if form.faults:
            raise BadRecord(form.faults)
        return record

    def table(self, find: Find) -> Game:
        """Set up the game that was played; refuse with `BadRecord` what this Caribe does not have."""
        try:
            title = find(self.game)
        except BadInput as unknown:
            raise BadRecord(unknown.faults) from None
        if not title.plays(self.rules, self.options):
            raise BadRecord.of("rules", "core-record-rules", game=self.game, expected=title.version, got=self.rules)
        try:
            return title.game(self.players, self.options, self.data)
        except BadInput as bad:
            packed = not any(fault.path == "players" or fault.path.startswith("options.") for fault in bad.faults)
            raise BadRecord(under("data", bad.faults) if packed else bad.faults) from None

    def draws(self) -> Draws:
        """Return the draws of the game; refuse with `BadRecord` a seed that is missing or was not committed to."""
        if self.seed is None:
            raise BadRecord.of("seed", "core-record-no-seed")
        draws = Draws(self.seed, self.nonces)
        if draws.commitment != self.commitment:
            raise BadRecord.of("seed", "core-record-commitment", expected=self.commitment, got=draws.commitment)
        return draws

    def playthrough(self, find: Find) -> Playthrough:
        """Return the playthrough before its first decision; refuse with `BadRecord`."""
        game, draws = self.table(find), self.draws()
        try:
            return Playthrough(game, draws, (), self.start)
        except BadInput as bad:
            raise BadRecord(under("start", bad.faults)) from None


def under(path: str, faults: Sequence[Fault]) -> list[Fault]:
    """Return the same faults, found inside something else."""
    return [Fault(f"{path}.{fault.path}" if fault.path else path, fault.text) for fault in faults]


def _seat(form: DocumentReader, path: str, value: object) -> Seat:
    given = form.table(path, value)
    return Seat(form.text(f"{path}.name", given.get("name")), form.text(f"{path}.bot", given.get("bot", "")))


def _decision(form: DocumentReader, path: str, value: object) -> Decision:
    if isinstance(value, list) and len(value) == 3:
        return Decision(*(form.number(f"{path}[{i}]", part) for i, part in enumerate(value)))
    form.expect(path, "[seat, action, milliseconds]", value)
    return Decision(0, 0, 0)


def _hint(form: DocumentReader, path: str, value: object, players: int, decisions: int) -> HintMark:
    if isinstance(value, list) and len(value) == 3:
        bounds = ((0, decisions), (0, max(players - 1, 0)), (1, 3))
        read = (form.number(f"{path}[{i}]", part, *bounds[i]) for i, part in enumerate(value))
        return HintMark(*read)
    form.expect(path, "[decision, seat, step]", value)
    return HintMark(0, 0, 1)


def _result(form: DocumentReader, value: object, players: int) -> Result:
    """Read the result in the right form; `verify` checks whether it is true."""
    given = form.table("result", value)
    form.only(given, ("returns", "scores", "ending"), "result.")
    shares = tuple(form.real(*row) for row in form.rows("result.returns", given.get("returns"), players))
    scores = []
    for path, score in form.rows("result.scores", given.get("scores"), players):
        points = form.table(path, score)
        scores.append({name: form.number(f"{path}.{name}", count, -MOST) for name, count in points.items()})
    return Result(shares, tuple(scores), form.text("result.ending", given.get("ending")))
