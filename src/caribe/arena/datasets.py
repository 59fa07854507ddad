"""Datasets: many games as Parquet files, written shard by shard, to learn from.

A shard is complete or not there, and a game depends on the seed and its number alone: a run that was stopped goes on
where it was, and the result is the same. Needs the extra `datasets` (pyarrow and NumPy).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from caribe import library
from caribe.bots import Bot, bot, follow
from caribe.core.draws import Draws
from caribe.core.faults import BadInput
from caribe.core.game import Game

FORMAT = "caribe-games-1"
SHARD = 250  # games in a file
GROUP = 25  # games that are written at once, so that memory does not grow
DEAL, THOUGHT = 1, 2  # parts of a dataset's draws
Row = dict[str, Any]

DECISIONS = {
    "game": "number of the game, as in the table of games",
    "ply": "number of the decision in its game, from 0 on",
    "seat": "who decided",
    "observation": "what this seat knew: the row of game.tensor(), one byte for each number",
    "legal": "the legal actions",
    "action": "the action that was taken",
    "evaluation": "the seat's expected share of the win before it, by the game's evaluator, from what the seat knew",
    "share": "the seat's share of the win at the end",
}
GAMES = {
    "game": "number of the game",
    "bots": "who sat in each seat",
    "returns": "each seat's share of the win",
    "ranks": "each seat's rank, 0 for none",
    "ending": "how it ended",
    "seats": "whose each decision was",
    "actions": "all actions in order",
    "moves": "the same in the notation, one in each line",
}


@dataclass(frozen=True, slots=True)
class Plan:
    """What a dataset is made of; plain data, so that it can be sent to processes and stored.

    >>> plan = Plan.of(library.game("cartagena", 2), ["random", "greedy"], seed=3)
    >>> plan.table().players, plan.shards(1000)
    (2, range(0, 4))
    """

    game: str
    rules: str
    players: int
    options: Mapping[str, object]
    data: Mapping[str, object] = field(repr=False)
    bots: tuple[str, ...]
    seed: int = 0

    @classmethod
    def of(cls, game: Game, bots: Sequence[str], seed: int = 0) -> Plan:
        """Plan games of these bots, one for each seat."""
        return cls(game.name, game.version, game.players, dict(game.options), dict(game.data), tuple(bots), seed)

    def table(self) -> Game:
        """Build the game."""
        return library.title(self.game).game(self.players, self.options, self.data)

    def shards(self, games: int) -> range:
        """Return the numbers of the shards that hold this many games."""
        return range(-(-games // SHARD))

    def to_json(self) -> dict[str, object]:
        """Return the plan as plain data."""
        return {**asdict(self), "options": dict(self.options), "data": dict(self.data), "bots": list(self.bots)}


def play_rows(game: Game, plan: Plan, number: int) -> tuple[Row, list[Row]]:
    """Play the game of this number; return its row, and a row for each decision.

    >>> plan = Plan.of(library.game("havana", 2), ["random", "random"])
    >>> played, decisions = play_rows(plan.table(), plan, 0)
    >>> len(decisions) == len(played["actions"]) == played["moves"].count(chr(10)) + 1
    True
    """
    source = Draws(plan.seed)
    state, thoughts = game.new(source.key(number, DEAL)), Draws(source.key(number, THOUGHT))
    evaluator, tensor = game.evaluator(), game.tensor()
    bots: list[Bot] = [bot(name) for name in plan.bots]
    rows: list[Row] = []
    moves: list[str] = []
    while not state.is_over:
        seat, ply = state.player, len(rows)
        guess = state.determinize(seat, thoughts.key(ply + 1, 1))
        for action in follow(state, bots[seat].turn(guess, seat, thoughts.key(ply + 1, 2))):
            known = state.determinize(seat, thoughts.key(len(rows) + 1, 3))
            rows.append(
                {
                    "game": number,
                    "ply": len(rows),
                    "seat": seat,
                    "observation": tensor.write(state, seat),
                    "legal": state.legal_actions(),
                    "action": action,
                    "evaluation": evaluator.evaluate(known)[seat],
                }
            )
            moves.append(f"p{seat + 1} {state.notation([action])}")
            state.apply(action)
    returns = state.returns()
    for row in rows:
        row["share"] = returns[row["seat"]]
    played: Row = {
        "game": number,
        "bots": list(plan.bots),
        "returns": returns,
        "ranks": state.ranks(),
        "ending": state.ending(),
        "seats": [row["seat"] for row in rows],
        "actions": [row["action"] for row in rows],
        "moves": "\n".join(moves),
    }
    return played, rows


def schemas(width: int) -> tuple[Any, Any]:
    """Return the Arrow schemas of games and decisions; `width` is the length of an observation."""
    import pyarrow as pa

    decisions = {
        "game": pa.int64(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "observation": pa.binary(width),
        "legal": pa.list_(pa.int32()),
        "action": pa.int32(),
        "evaluation": pa.float32(),
        "share": pa.float32(),
    }
    games = {
        "game": pa.int64(),
        "bots": pa.list_(pa.string()),
        "returns": pa.list_(pa.float32()),
        "ranks": pa.list_(pa.int8()),
        "ending": pa.string(),
        "seats": pa.list_(pa.int8()),
        "actions": pa.list_(pa.int32()),
        "moves": pa.string(),
    }
    return pa.schema(games), pa.schema(decisions)


def shard_files(folder: Path, shard: int) -> tuple[Path, Path]:
    """Return the files of a shard: its games, which come last, and its decisions."""
    return folder / f"games-{shard:05}.parquet", folder / f"decisions-{shard:05}.parquet"


def shard_writer(setup: tuple[Plan, str, int]) -> Callable[[int], int]:
    """Return the handler of a worker process (`caribe.workers`): its task is a shard, its result the games in it."""
    plan, folder, games = setup
    return lambda shard: write_shard(plan, Path(folder), shard, games)


def write_shard(plan: Plan, folder: Path, shard: int, games: int) -> int:
    """Write a shard whole or not at all; return how many games it has."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    game = plan.table()
    tables = schemas(int(game.tensor().size))
    files = shard_files(folder, shard)
    drafts = [file.with_name(f".{file.name}.{os.getpid()}") for file in files]
    numbers = range(shard * SHARD, min(games, (shard + 1) * SHARD))
    with pq.ParquetWriter(drafts[0], tables[0]) as played, pq.ParquetWriter(drafts[1], tables[1]) as decided:
        for start in range(numbers.start, numbers.stop, GROUP):
            group = [play_rows(game, plan, number) for number in numbers if start <= number < start + GROUP]
            played.write_table(pa.Table.from_pylist([row for row, _ in group], tables[0]))
            decided.write_table(pa.Table.from_pylist([row for _, rows in group for row in rows], tables[1]))
    for draft, file in zip(reversed(drafts), reversed(files), strict=True):
        draft.replace(file)
    return len(numbers)


def open_dataset(plan: Plan, folder: Path) -> None:
    """Write the schema and the card of a dataset, or check that the one in this folder is the same."""
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / "dataset.json"
    game = plan.table()
    document = {
        "format": FORMAT,
        **plan.to_json(),
        "actions": game.num_actions,
        "observation": [{"name": part.name, "size": part.size} for part in game.tensor().fields],
        "games_columns": GAMES,
        "decisions_columns": DECISIONS,
    }
    text = json.dumps(document, indent=1, default=list) + "\n"
    if about.exists():
        if json.loads(about.read_text("utf-8")) != json.loads(text):
            raise BadInput.of("--out", "cli-games-other", folder=str(folder))
        return
    (folder / "README.md").write_text(card(plan), "utf-8")
    about.write_text(text, "utf-8")


def missing_shards(plan: Plan, folder: Path, games: int) -> list[int]:
    """Return the shards that are not there yet, or hold fewer games than wanted now."""
    import pyarrow.parquet as pq

    found = []
    for shard in plan.shards(games):
        file = shard_files(folder, shard)[0]
        wanted = min(games, (shard + 1) * SHARD) - shard * SHARD
        if not file.exists() or pq.read_metadata(file).num_rows < wanted:
            found.append(shard)
    return found


def card(plan: Plan) -> str:
    """Return the card of a dataset: what it is, how it was made, and what its columns mean."""
    lines = [
        f"# Games of {plan.game}",
        "",
        f"Made by `caribe games make` ({FORMAT}) with our own bots; no person played.",
        "",
    ]
    lines += [f"- rules version {plan.rules}, {plan.players} players, bots by seat: {', '.join(plan.bots)}"]
    lines += [f"- options: {', '.join(f'{name}={value}' for name, value in plan.options.items())}"]
    lines += [f"- seed {plan.seed}; game *n* depends on the seed and *n* alone, so more games can be added later", ""]
    for title, columns in (("decisions-*.parquet", DECISIONS), ("games-*.parquet", GAMES)):
        lines += [f"## {title}", "", "| column | meaning |", "|---|---|"]
        lines += [f"| `{name}` | {meaning} |" for name, meaning in columns.items()] + [""]
    lines += ["The fields of an observation are in `dataset.json`. All games have the same bots in the same seats."]
    return "\n".join(lines) + "\n"


def read_decisions(folder: Path | str, batch: int = 4096) -> Iterator[dict[str, Any]]:
    """Yield the decisions of a dataset in batches, as NumPy arrays by column; never more than a batch is in memory.

    `observation` and `legal` (a mask) have a row for each decision. `torch.from_numpy` and `jax.numpy.asarray` take
    them.
    """
    import numpy as np
    import pyarrow.parquet as pq

    place = Path(folder)
    about = json.loads((place / "dataset.json").read_text("utf-8"))
    width = sum(part["size"] for part in about["observation"])
    for file in sorted(place.glob("decisions-*.parquet")):
        for rows in pq.ParquetFile(file).iter_batches(batch):
            found = {name: rows.column(name).to_numpy(zero_copy_only=False) for name in DECISIONS if name != "legal"}
            seen = b"".join(rows.column("observation").to_pylist())
            found["observation"] = np.frombuffer(seen, np.uint8).reshape(len(rows), width)
            legal = np.zeros((len(rows), about["actions"]), np.bool_)
            lists = rows.column("legal")
            counts = np.diff(lists.offsets.to_numpy())
            legal[np.repeat(np.arange(len(rows)), counts), lists.flatten().to_numpy()] = True
            found["legal"] = legal
            yield found
