"""Datasets of games: complete, the same when they are made again or in parts, and learned from."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import caribe
from caribe.arena import datasets
from caribe.arena.datasets import Plan, missing_shards, open_dataset, read_decisions, write_shard
from caribe.core.draws import Draws
from caribe.core.faults import BadInput
from tests.cli.shell import Caribe
from tests.cli.shell import caribe as command  # noqa: F401  (a fixture)
from tests.support import ROOT

np = pytest.importorskip("numpy")
pq = pytest.importorskip("pyarrow.parquet")


def make(folder: Path, games: int, seed: int = 1) -> Plan:
    """Make a small dataset in this process."""
    plan = Plan.of(caribe.game("cartagena", players=2, turn_cap=3), ["random", "greedy"], seed)
    open_dataset(plan, folder)
    for shard in missing_shards(plan, folder, games):
        write_shard(plan, folder, shard, games)
    return plan


def test_a_dataset_holds_the_games_and_every_decision(tmp_path: Path) -> None:
    plan = make(tmp_path, 5)
    game = plan.table()
    games = pq.read_table(tmp_path / "games-00000.parquet").to_pylist()
    assert [row["game"] for row in games] == [0, 1, 2, 3, 4]
    rows = [row for batch in read_decisions(tmp_path, batch=7) for row in zip(*batch.values(), strict=True)]
    assert len(rows) == sum(len(row["actions"]) for row in games)
    names = list(next(read_decisions(tmp_path, batch=7)))
    for played in games:
        state = game.new(Draws(plan.seed).key(played["game"], datasets.DEAL))
        decided = [dict(zip(names, row, strict=True)) for row in rows if row[names.index("game")] == played["game"]]
        for row, action, move in zip(decided, played["actions"], played["moves"].splitlines(), strict=True):
            assert row["observation"].tobytes() == game.tensor().write(state, state.player)
            assert np.flatnonzero(row["legal"]).tolist() == state.legal_actions()
            assert move == f"p{state.player + 1} {state.notation([action])}"
            assert row["share"] == np.float32(played["returns"][state.player])
            assert 0 <= row["evaluation"] <= 1
            state.apply(action)
        assert state.is_over
        assert state.returns() == pytest.approx(played["returns"])


def test_a_run_that_was_stopped_goes_on_and_the_result_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(datasets, "SHARD", 2)
    plan = make(tmp_path / "once", 5)
    make(tmp_path / "parts", 3)
    (tmp_path / "parts" / ".games-00002.parquet.1").write_bytes(b"half")
    assert missing_shards(plan, tmp_path / "parts", 5) == [1, 2]
    make(tmp_path / "parts", 5)
    for kind in ("games", "decisions"):
        once, parts = (
            [row for file in sorted((tmp_path / name).glob(f"{kind}-*")) for row in pq.read_table(file).to_pylist()]
            for name in ("once", "parts")
        )
        assert once == parts
    with pytest.raises(BadInput, match="another dataset"):
        make(tmp_path / "once", 5, seed=2)


def test_a_dataset_says_what_it_is(tmp_path: Path) -> None:
    make(tmp_path, 1)
    about = json.loads((tmp_path / "dataset.json").read_text("utf-8"))
    assert about["format"] == "caribe-games-1"
    assert set(about["decisions_columns"]) == set(pq.read_schema(tmp_path / "decisions-00000.parquet").names)
    assert set(about["games_columns"]) == set(pq.read_schema(tmp_path / "games-00000.parquet").names)
    card = (tmp_path / "README.md").read_text("utf-8")
    assert "cartagena" in card
    assert "random, greedy" in card


def test_the_commands_make_and_read(command: Caribe) -> None:  # noqa: F811
    made = command("games", "make", "havana", "-n", "3", "--bots", "random", "--out", "set", "--jobs", "1")
    assert made.code == 0, made.err
    assert "3 games are in set" in made.out
    shown = command("games", "read", "set")
    assert "Havana: 3 games" in shown.out
    assert "0: " in shown.out
    assert command("games", "read", "elsewhere").code == 2
    other = command("games", "make", "havana", "-n", "3", "--out", "set", "--seed", "9", "--bots", "random")
    assert other.code == 2
    assert "another dataset" in other.err


def test_a_policy_learns_by_imitation(tmp_path: Path) -> None:
    plan = Plan.of(caribe.game("cartagena", players=2), ["greedy", "greedy"], 1)
    open_dataset(plan, tmp_path)
    write_shard(plan, tmp_path, 0, 30)
    script = [sys.executable, str(ROOT / "examples" / "imitate.py"), str(tmp_path)]
    done = subprocess.run(script, capture_output=True, text=True, timeout=200, check=True)
    before, after = (float(part.rpartition(" ")[2].rstrip("%")) for part in done.stdout.strip().split(","))
    assert after > before + 5, done.stdout
