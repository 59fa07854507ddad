"""Model files: a trained network with its card, and the evaluator that uses it.

A model is one JSON file. Its card says which game it is for, how it was made, and what was measured. It only serves the
game it was trained for: the same title, number of players, rules version and data.
"""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from caribe.core import documents
from caribe.core.evaluation import Evaluator
from caribe.core.faults import BadInput, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.os_errors import explain_os_error
from caribe.search.network import LearnedEvaluator, Network

FORMAT = "caribe-model"
LARGEST = 200_000  # bytes of a file


def data_digest(data: Mapping[str, object]) -> str:
    """Return a short digest of a game's data: what a model was trained on."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Model:
    """A network and its card."""

    card: Mapping[str, object]
    network: Network = field(repr=False, compare=False)

    def fits(self, game: Game) -> bool:
        """Tell whether this model was trained for this game."""
        found = (game.name, game.players, game.version, data_digest(game.data))
        return found == tuple(self.card.get(key) for key in ("game", "players", "rules", "data"))

    def evaluator(self, game: Game) -> LearnedEvaluator:
        """Return the game's evaluator, corrected by the network; raises `BadInput` for another game."""
        if not self.fits(game):
            wanted = {"game": str(self.card.get("game")), "players": str(self.card.get("players"))}
            raise BadInput([Fault("--bots", Message("cli-model-other", wanted))])
        return LearnedEvaluator(game.evaluator(), game.tensor(), self.network)

    def to_text(self) -> str:
        """Return the content of the file."""
        network = self.network
        first, second, third = network.weights
        layers = {
            "sizes": network.sizes,
            "first": _packed("h", first),
            "second": _packed("i", second),
            "third": _packed("i", third),
            "biases": [_packed("q", biases) for biases in network.biases],
        }
        return documents.write({"format": f"{FORMAT}-1", "card": dict(self.card), "network": layers}) + "\n"


def load_model(path: Path) -> Model:
    """Read a model file; raises `BadInput`. A file that has not changed is read once."""
    try:
        found = path.stat()
    except OSError as failure:
        raise _refused("cli-file-unreadable", path=str(path), why=explain_os_error(failure)) from None
    return _load(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def _load(path: Path, changed: int, size: int) -> Model:
    if size > LARGEST:
        raise _refused("cli-file-large", path=str(path), most=LARGEST)
    try:
        return parse_model(path.read_text("utf-8"))
    except OSError as failure:
        raise _refused("cli-file-unreadable", path=str(path), why=explain_os_error(failure)) from None
    except (ValueError, KeyError, TypeError, struct.error, OverflowError, BadInput):
        raise _refused("cli-model-broken", path=str(path)) from None


def parse_model(text: str) -> Model:
    """Read the content of a model file; raises `ValueError`, `KeyError` or `TypeError` if it is not one."""
    document = json.loads(text)
    if not isinstance(document, dict) or document.get("format") != f"{FORMAT}-1":
        raise ValueError("not a model")
    layers = document["network"]
    weights = [_unpacked("h", layers["first"]), _unpacked("i", layers["second"]), _unpacked("i", layers["third"])]
    biases = [_unpacked("q", part) for part in layers["biases"]]
    sizes = [int(size) for size in layers["sizes"]]
    return Model(dict(document["card"]), Network(sizes, weights, biases))


class ModelCache:
    """The evaluator of a model for the game that is being played, made once."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._game: Game | None = None
        self._evaluator: Evaluator | None = None

    def evaluator(self, game: Game) -> Evaluator:
        """Return the evaluator for this game."""
        if self._evaluator is None or self._game is not game:
            self._game, self._evaluator = game, self.model.evaluator(game)
        return self._evaluator


def _packed(kind: str, numbers: list[int]) -> str:
    return base64.b64encode(struct.pack(f"<{len(numbers)}{kind}", *numbers)).decode()


def _unpacked(kind: str, text: str) -> list[int]:
    content = base64.b64decode(text, validate=True)
    return list(struct.unpack(f"<{len(content) // struct.calcsize('<' + kind)}{kind}", content))


def _refused(what: str, **args: str | int | Message) -> BadInput:
    return BadInput([Fault("--bots", Message(what, args))])
