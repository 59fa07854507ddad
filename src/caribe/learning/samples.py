"""Self-play for training: positions that were explored, and how their games ended.

A player that knows the evaluator plays all seats. Now and then a stretch of random actions is inserted, as a rollout of
the search would play them, and the position after it is kept: the network is to judge what the search asks about, not
only what good players reach. The rest of the game is played well, so its end tells what the position was worth.

A chunk of games depends on its number and the settings alone: it can be played anywhere, at any time, and again.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from caribe import library
from caribe.core.draws import Draws
from caribe.core.evaluation import Evaluator
from caribe.core.game import Game
from caribe.core.state import State
from caribe.search import TreeSearch, one_ply_values

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

DEAL, CHANCE, ROLL, MOVE, WORLD, STRETCH = 1, 2, 3, 4, 5, 16  # what a key is for
MASK = (1 << 48) - 1


@dataclass(frozen=True, slots=True)
class Settings:
    """What is played: plain data, so that it can be sent to processes and stored.

    `explored` decisions of a hundred are the start of a random stretch; `iterations` is the size of the search that
    judges each position that is kept (0: none), whose result is part of what the network learns.
    """

    game: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    data: Mapping[str, object] | None = field(default=None, repr=False)
    seed: int = 1
    chunk: int = 250
    explored: int = 6
    iterations: int = 0

    def table(self) -> Game:
        """Build the game that is played."""
        data = library.data(self.game) if self.data is None else self.data
        return library.title(self.game).game(self.players, self.options, data)


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions, one a row: the inputs of the network, and for each seat, from the one that decides on, three shares of
    the win: as the evaluator sees it, as the game ended, and as a search found it (the end again where none was run).
    """

    rows: Bytes
    base: Floats
    ends: Floats
    searched: Floats

    @classmethod
    def join(cls, parts: list[Samples]) -> Samples:
        """Put several together."""
        return cls(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.base for part in parts]),
            np.concatenate([part.ends for part in parts]),
            np.concatenate([part.searched for part in parts]),
        )

    def to_bytes(self) -> bytes:
        """Return the content of a file, compressed."""
        file = io.BytesIO()
        np.savez_compressed(file, rows=self.rows, base=self.base, ends=self.ends, searched=self.searched)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, content: bytes) -> Samples:
        """Read the content of a file; raises `ValueError` or `OSError` if it is not one."""
        with np.load(io.BytesIO(content), allow_pickle=False) as found:
            return cls(found["rows"], found["base"], found["ends"], found["searched"])


def play_chunk(settings: Settings, number: int) -> Samples:
    """Play the games of one chunk.

    >>> found = play_chunk(Settings("cartagena", 2, chunk=2), 0)
    >>> found.rows.shape[1], bool((abs(found.ends.sum(axis=1) - 1) < 1e-6).all())
    (271, True)
    """
    game = settings.table()
    collector = _Collector(game, settings)
    for k in range(number * settings.chunk, (number + 1) * settings.chunk):
        collector.play(k)
    return collector.samples()


class _Collector:
    """Plays games and keeps positions."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self.evaluator: Evaluator = game.evaluator()
        self.tensor = game.tensor()
        self.draws = Draws(settings.seed)
        self.rows: list[bytes] = []
        self.shares: list[list[list[float]]] = [[], [], []]

    def play(self, number: int) -> None:
        """Play the game of this number."""
        chance = Draws(self.draws.key(number, CHANCE))
        state = self.game.new(self.draws.key(number, DEAL))
        kept: list[int] = []
        decisions = 0
        while not state.is_over:
            decisions += 1
            state.rekey(chance.key(decisions, CHANCE))
            roll = chance.key(decisions, ROLL)
            if roll % 100 < self.settings.explored:
                self._explore(state, chance, decisions, roll // 100)
                if not state.is_over:
                    kept.append(self._keep(state, chance.key(decisions, WORLD)))
            else:
                state.advance(choose(state, self.evaluator, chance.key(decisions, MOVE)))
        returns = state.returns()
        for seat in kept:
            turned = returns[seat:] + returns[:seat]
            self.shares[1].append(turned)
            if not self.settings.iterations:
                self.shares[2].append(turned)

    def _explore(self, state: State, chance: Draws, decisions: int, roll: int) -> None:
        """Play at random, as far as a rollout would go at most; one action of four as likely as any other."""
        for step in range(1 + roll % (max(0, self.evaluator.horizon) + 1)):
            if state.is_over:
                return
            dice = chance.key(decisions, STRETCH + step)
            anything = dice % 4 == 0 or step == 0
            state.advance(
                state.any_action(dice & MASK) if anything else self.evaluator.rollout_action(state, dice & MASK)
            )

    def _keep(self, state: State, key: int) -> int:
        """Keep a position as the seat that decides knows it, with the hidden rest drawn again; return the seat."""
        seat = state.player
        world = state.determinize(seat, key)
        self.rows.append(self.tensor.write(world, seat))
        shares = self.evaluator.evaluate(world)
        self.shares[0].append(shares[seat:] + shares[:seat])
        if self.settings.iterations:
            result = TreeSearch(world, seat, key, self.evaluator).run(self.settings.iterations)
            means = [
                sum(visits * found[k] for visits, found in zip(result.visits, result.shares, strict=True))
                / max(1, result.iterations)
                for k in range(self.game.players)
            ]
            self.shares[2].append(means[seat:] + means[:seat])
        return seat

    def samples(self) -> Samples:
        """Return what has been kept."""
        rows = np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), self.tensor.size)
        base, ends, searched = (
            np.array(part, np.float32).reshape(len(part), self.game.players) for part in self.shares
        )
        return Samples(rows, base, ends, searched)


def choose(state: State, evaluator: Evaluator, seed: int) -> int:
    """Return the action that one ply of the evaluator prefers, with one determinization."""
    actions = evaluator.candidates(state)
    if len(actions) == 1:
        return actions[0]
    found = one_ply_values(state, state.player, actions, seed, evaluator, 1)
    return actions[found.index(max(found))]
