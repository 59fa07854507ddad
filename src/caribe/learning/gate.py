"""The gate: a model plays the evaluator it corrects, at one ply and in a search with equal CPU time."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from caribe.arena.game_runner import GameResult
from caribe.arena.match import Match
from caribe.arena.report import game_row, interval_fields, parse_game
from caribe.arena.tasks import Engine
from caribe.arena.tournament import MatchResult, run_match
from caribe.core import documents
from caribe.learning.run import TrainingRun, write_whole

SAVE = 10.0  # seconds between two saves


@dataclass(frozen=True, slots=True)
class Trial:
    """One match of the gate: the kind of bot, its games, and the scale of its budget."""

    kind: str
    games: int
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a trial found: the model's share of the wins with its interval, and the share that would be fair."""

    trial: Trial
    games: int
    share: float
    low: float
    high: float
    fair: float

    @property
    def passed(self) -> bool:
        """Whether the model is better than the evaluator alone, outside the 95 % interval."""
        return self.low > self.fair

    def to_json(self) -> dict[str, object]:
        """Return the figures for the card."""
        interval = interval_fields((self.share, self.low, self.high))
        return {
            "bot": self.trial.kind,
            "scale": self.trial.scale,
            "games": self.games,
            "fair": round(self.fair, 4),
            **interval,
        }


class Gate:
    """Plays the trials of a run; games that were played are kept in `gate.json`."""

    def __init__(self, run: TrainingRun, trials: Sequence[Trial]) -> None:
        self.run = run
        self.trials = trials
        self.file = run.folder / "gate.json"
        self.kept: dict[str, list[object]] = {}
        if self.file.exists():
            found = json.loads(self.file.read_text("utf-8"))
            self.kept = dict(found["trials"]) if found.get("network") == self._stamp() else {}

    def play(
        self, engine: Engine, start: Callable[[Trial], None], progress: Callable[[int], bool]
    ) -> Iterator[Verdict]:
        """Play what is left of each trial; a trial that was stopped yields nothing."""
        for trial in self.trials:
            match = self._match(trial)
            start(trial)
            outcome = run_match(
                engine, match, trial.games, None, self._known(trial, match), progress, self._saver(trial, match)
            )
            self._keep(trial, match, outcome.games)
            if outcome.whole:
                yield verdict(trial, outcome)

    def _match(self, trial: Trial) -> Match:
        game = self.run.game
        bots = [f"{trial.kind}@{self.run.network_file.resolve()}", *[trial.kind] * (game.players - 1)]
        return Match.of(game, bots, self.run.settings.seed + 1, trial.scale)

    def _known(self, trial: Trial, match: Match) -> list[GameResult]:
        rows = self.kept.get(_key(trial), [])
        return [parse_game(row, match.bots) for row in rows if isinstance(row, list)]

    def _saver(self, trial: Trial, match: Match) -> Callable[[Sequence[GameResult]], None]:
        saved = time.monotonic()

        def save(counted: Sequence[GameResult]) -> None:
            nonlocal saved
            if time.monotonic() - saved > SAVE:
                saved = time.monotonic()
                self._keep(trial, match, counted)

        return save

    def _keep(self, trial: Trial, match: Match, games: Sequence[GameResult]) -> None:
        self.kept[_key(trial)] = [game_row(game, match.bots) for game in games]
        document: Mapping[str, object] = {
            "format": "caribe-gate-1",
            "network": self._stamp(),
            "trials": self.kept,
        }
        write_whole(self.file, documents.write(document).encode())

    def _stamp(self) -> str:
        """Return what tells this network from another one in the same folder."""
        return str(hash_of(self.run.network_file))


def verdict(trial: Trial, outcome: MatchResult) -> Verdict:
    """Return the figures of a match that is over."""
    share, low, high = outcome.share(outcome.match.bots[0])
    return Verdict(trial, len(outcome.games), share, low, high, 1 / outcome.match.players)


def hash_of(path: Path) -> str:
    """Return a digest of a file."""
    from hashlib import sha256

    return sha256(path.read_bytes()).hexdigest()[:16]


def _key(trial: Trial) -> str:
    return f"{trial.kind} {trial.scale:g}"
