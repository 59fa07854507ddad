"""A training run: a folder in which every step leaves a file, so that it can be stopped at any moment and resumed.

`run.json` says what is trained, `samples/` has one file for each chunk of games, `fit.npz` the network after the last
epoch, `network.json` the network in whole numbers, `gate.json` the games of the gate, `model.json` the result and
`curves.html` the page about it. Files are written beside their place and renamed: a file that is there is whole.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from caribe.arena.tasks import Engine
from caribe.bots.models import Model, data_digest
from caribe.core import documents
from caribe.learning.fitting import Epoch, Fit, calibration, corrected, log_loss
from caribe.learning.samples import Samples, Settings
from caribe.learning.worker import play_chunks

FORMAT = "caribe-training-1"
UNSEEN = 10  # every tenth chunk is not fitted: it shows what the network makes of games that it has not seen
CHECKED = 2000  # unseen positions on which whole numbers are compared with the fitted ones


class OtherRun(Exception):
    """The folder holds a run with other settings."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How long a run plays and fits: games in all, epochs, sizes of the hidden layers, and the part of the target that
    comes from the search.
    """

    games: int = 40_000
    epochs: int = 12
    hidden: tuple[int, int] = (32, 16)
    mix: float = 0.0


class TrainingRun:
    """One run in its folder; raises `OtherRun` if the folder has another one, `OSError` if a file cannot be written."""

    def __init__(self, folder: Path, settings: Settings, plan: Plan) -> None:
        self.folder = folder
        self.settings = settings
        self.plan = plan
        self.game = settings.table()
        self.history: list[Epoch] = []
        (folder / "samples").mkdir(parents=True, exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        """Write down what is trained here, or check that it is the same."""
        about = json.loads(json.dumps(self.about()))
        file = self.folder / "run.json"
        if file.exists():
            if json.loads(file.read_text("utf-8")) != about:
                raise OtherRun
        else:
            write_whole(file, documents.write(about).encode())

    def about(self) -> dict[str, object]:
        """Return everything that the result depends on."""
        settings, game = self.settings, self.game
        played = {"chunk": settings.chunk, "explored": settings.explored, "iterations": settings.iterations}
        return {
            "format": FORMAT,
            "game": game.name,
            "players": game.players,
            "rules": game.version,
            "options": dict(game.options),
            "data": data_digest(game.data),
            "weights": dict(game.evaluator().weights),
            "seed": settings.seed,
            **played,
            **asdict(self.plan),
        }

    # Self-play

    def chunks(self) -> int:
        """Return the number of chunks."""
        return max(2, -(-self.plan.games // self.settings.chunk))

    def missing(self) -> list[int]:
        """Return the chunks that have not been played."""
        return [number for number in range(self.chunks()) if not self._chunk_file(number).exists()]

    def play(self, engine: Engine) -> Iterator[int]:
        """Play the chunks that are missing; yield how many there are, after each."""
        missing = self.missing()
        done = self.chunks() - len(missing)
        for number, content in play_chunks(engine, self.settings, missing):
            write_whole(self._chunk_file(number), content)
            done += 1
            yield done

    def _chunk_file(self, number: int) -> Path:
        return self.folder / "samples" / f"{number:06}.npz"

    def samples(self) -> tuple[Samples, Samples]:
        """Return the samples to fit, and those to check with."""
        parts: tuple[list[Samples], list[Samples]] = ([], [])
        for number in range(self.chunks()):
            parts[number % UNSEEN == 0].append(Samples.from_bytes(self._chunk_file(number).read_bytes()))
        return Samples.join(parts[0]), Samples.join(parts[1])

    # Fitting

    def fit(self, stopped: Callable[[], bool] = lambda: False) -> Iterator[Epoch]:
        """Fit the network, from the last epoch on that was finished; yield each epoch."""
        samples, unseen = self.samples()
        fit = self._start(samples)
        while fit.epochs < self.plan.epochs and not stopped():
            self.history.append(fit.run_epoch(samples, unseen, self.plan.epochs))
            self._save(fit)
            yield self.history[-1]
        if fit.epochs >= self.plan.epochs:
            self._export(fit, len(samples.rows) + len(unseen.rows), unseen)

    def _start(self, samples: Samples) -> Fit:
        """Return a new fit, or the one that was stopped."""
        fit = Fit(samples.rows.shape[1], self.game.players, self.plan.hidden, self.settings.seed, self.plan.mix)
        fit.scale_inputs(samples)
        file = self.folder / "fit.npz"
        if file.exists():
            with np.load(file, allow_pickle=False) as found:
                count = len(fit.layers)
                fit.layers = [found[f"layer{k}"] for k in range(count)]
                fit.best = [found[f"best{k}"] for k in range(count)]
                fit.least = float(found["least"])
                fit.moments = [found[f"moment{k}"] for k in range(2 * count)]
                fit.steps, fit.epochs = (int(number) for number in found["progress"])
                self.history = [Epoch(int(row[0]), *map(float, row[1:])) for row in found["history"]]
        return fit

    def _save(self, fit: Fit) -> None:
        arrays = {f"layer{k}": layer for k, layer in enumerate(fit.layers)}
        arrays |= {f"moment{k}": moment for k, moment in enumerate(fit.moments)}
        arrays |= {f"best{k}": layer for k, layer in enumerate(fit.best)}
        arrays["least"] = np.array(fit.least)
        arrays["progress"] = np.array([fit.steps, fit.epochs])
        arrays["history"] = np.array([[each.number, each.evaluator, each.fitted, each.unseen] for each in self.history])
        file = io.BytesIO()
        np.savez(file, **arrays)  # type: ignore[arg-type]
        write_whole(self.folder / "fit.npz", file.getvalue())

    def _export(self, fit: Fit, positions: int, unseen: Samples) -> None:
        """Write the network in whole numbers, and what its rounding costs."""
        fit.take_best()
        network = fit.network()
        some = unseen.rows[:CHECKED]
        rounded = np.array([network.corrections(bytes(row)) for row in some], np.float32)
        losses = {
            "evaluator": self.history[-1].evaluator,
            "unseen": fit.least,
            "rounded": log_loss(corrected(unseen.base[:CHECKED], rounded), unseen.ends[:CHECKED]),
            "not rounded": log_loss(corrected(unseen.base[:CHECKED], fit.outputs(some)[1]), unseen.ends[:CHECKED]),
        }
        card = {
            **self.about(),
            "positions": positions,
            "losses": {name: round(value, 4) for name, value in losses.items()},
            "history": [[each.number, round(each.fitted, 4), round(each.unseen, 4)] for each in self.history],
            "calibration": calibration(corrected(unseen.base, fit.outputs(unseen.rows)[1]), unseen.ends),
            "licence": "MIT",
        }
        del card["format"]
        write_whole(self.network_file, Model(card, network).to_text().encode())

    @property
    def network_file(self) -> Path:
        """The network, before it has passed the gate."""
        return self.folder / "network.json"

    @property
    def model_file(self) -> Path:
        """The model, with what the gate measured."""
        return self.folder / "model.json"

    def finish(self, measured: Sequence[Mapping[str, object]]) -> Model:
        """Write the model with the figures of the gate in its card, and return it."""
        from caribe.bots.models import load_model

        draft = load_model(self.network_file)
        model = Model({**draft.card, "gate": [dict(each) for each in measured]}, draft.network)
        write_whole(self.model_file, model.to_text().encode())
        return model


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
