"""Training: repeatable self-play, a fit that learns, and a run that survives being killed."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import time
from pathlib import Path

import numpy as np
import pytest

from caribe.bots.models import LARGEST, load_model
from caribe.learning.fitting import Fit, log_loss
from caribe.learning.samples import Samples, Settings, play_chunk
from tests.cli.shell import COMMAND, WIDE, Caribe

SMALL = ("train", "cartagena", "-o", "turn_cap=6", "--games", "20", "--epochs", "2", "--jobs", "1", "--gate", "0")


def test_a_chunk_depends_on_its_number_and_the_settings() -> None:
    settings = Settings("cartagena", 2, chunk=1)
    one, again, other = play_chunk(settings, 3), play_chunk(settings, 3), play_chunk(settings, 4)
    assert one.rows.tobytes() == again.rows.tobytes()
    assert np.array_equal(one.ends, again.ends)
    assert one.rows.tobytes() != other.rows.tobytes()
    read = Samples.from_bytes(one.to_bytes())
    assert np.array_equal(read.rows, one.rows)
    assert np.array_equal(read.base, one.base)


def test_a_search_judges_the_positions_if_asked() -> None:
    found = play_chunk(Settings("cartagena", 2, chunk=1, iterations=8), 0)
    assert np.allclose(found.searched.sum(axis=1), 1, atol=1e-5)
    assert not np.array_equal(found.searched, found.ends)


def test_a_fit_learns_what_the_evaluator_does_not_know() -> None:
    """Who has the first input wins, and the evaluator thinks that all are equal."""
    dice = np.random.default_rng(1)
    rows = dice.integers(0, 2, (3000, 6)).astype(np.uint8)
    ends = np.stack([rows[:, 0], 1 - rows[:, 0]], axis=1).astype(np.float32)
    samples = Samples(rows, np.full((3000, 2), 0.5, np.float32), ends, ends)
    fit = Fit(6, 2, (8, 4), 1, 0.0)
    fit.scale_inputs(samples)
    for _ in range(60):
        found = fit.run_epoch(samples, samples, 60)
    assert found.evaluator == pytest.approx(np.log(2), abs=1e-4)
    assert found.unseen < 0.1
    network = fit.network()
    assert network.corrections(bytes([1, 0, 0, 0, 0, 0]))[0] > 1
    close = fit.outputs(rows[:50])[1]
    assert np.allclose([network.corrections(bytes(row)) for row in rows[:50]], close, atol=0.02)
    assert log_loss(samples.base, ends) == pytest.approx(found.evaluator)


def test_a_run_that_is_killed_twice_ends_like_one_that_is_not(caribe: Caribe, tmp_path: Path) -> None:
    assert caribe(*SMALL, "--out", "whole").code == 0
    for count in (1, 2):
        kill_after(tmp_path / "killed", count)
    said = caribe(*SMALL, "--out", "killed")
    assert said.code == 0
    assert "The model is in killed/model.json" in said.out
    whole, killed = (load_model(tmp_path / name / "model.json") for name in ("whole", "killed"))
    assert whole.card == killed.card
    assert whole.network.weights == killed.network.weights
    assert whole.network.biases == killed.network.biases
    assert (tmp_path / "whole" / "model.json").stat().st_size < LARGEST
    assert "<polyline" in (tmp_path / "killed" / "curves.html").read_text("utf-8")
    other = caribe(*SMALL, "--seed", "2", "--out", "killed")
    assert (other.code, "other settings" in other.err) == (2, True)


def kill_after(folder: Path, count: int) -> None:
    """Start the run and kill it when this many chunks are there."""
    process = subprocess.Popen(
        [*COMMAND, *SMALL, "--out", str(folder)], env=WIDE, stdout=subprocess.DEVNULL, start_new_session=True
    )
    until = time.monotonic() + 120
    while len(list(folder.glob("samples/0*.npz"))) < count and process.poll() is None:
        assert time.monotonic() < until
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(timeout=60)


def test_the_gate_plays_the_evaluator_and_writes_its_figures(caribe: Caribe, tmp_path: Path) -> None:
    said = caribe(*SMALL[:-1], "2", "--seconds", "0.001", "--out", "run")
    assert said.code == 0
    assert "greedy with the network won" in said.out
    card = load_model(tmp_path / "run" / "model.json").card
    gate = card["gate"]
    assert isinstance(gate, list)
    assert [(trial["bot"], trial["games"], trial["fair"]) for trial in gate] == [("greedy", 2, 0.5), ("timed", 2, 0.5)]
    kept = json.loads((tmp_path / "run" / "gate.json").read_text("utf-8"))
    assert [len(games) for games in kept["trials"].values()] == [2, 2]


def test_a_disk_that_takes_no_more_ends_with_a_sentence(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk: writing fails in the same place."""
    done = subprocess.run(
        [*COMMAND, *SMALL, "--out", str(tmp_path / "run")],
        env=WIDE,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500)),
    )
    assert done.returncode == 2
    assert "cannot be written: File too large" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bad_pack_is_refused_before_anything_is_played(caribe: Caribe, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "cartagena"\nnonsense = 1\n', "utf-8")
    said = caribe("train", "cartagena", "--pack", "mine.toml")
    assert said.code == 2
    assert said.err
    assert not list(tmp_path.glob("train-*"))
