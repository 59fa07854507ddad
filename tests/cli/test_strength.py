"""`caribe strength`: one command that measures the ladder, keeps what it has, and goes on from there."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pytest

from caribe import library
from caribe.arena.game_runner import play_game
from caribe.arena.local import Local
from caribe.arena.strength import ANCHOR, Pairing, StrengthResults, ladder, pairing_key, unfinished
from caribe.arena.tournament import run_match
from caribe.bots import OPPONENTS
from caribe.core.faults import BadInput
from tests.cli.shell import Caribe, Terminal

SMALL = ("cartagena", "-n", "2", "--among", "3", "--scale", "0.001", "--jobs", "1")


@pytest.mark.parametrize("game", list(library.titles()))
def test_the_ladder_has_every_step_of_a_game(game: str) -> None:
    pairings = ladder([game])
    assert {name for pairing in pairings for name in pairing.bots} == {ANCHOR, *OPPONENTS}
    goals = {pairing.bots: pairing.goal for pairing in pairings if len(pairing.bots) == 2}
    assert goals["greedy", "random"] == 0.9
    assert goals["easy", "greedy"] == 0.6
    assert [goals[pair] for pair in (("medium", "easy"), ("hard", "medium"), ("expert", "hard"))] == [0.5] * 3
    for players in range(3, library.title(game).most + 1):
        among = {pairing.bots[0] for pairing in pairings if len(pairing.bots) == players}
        assert among == {"greedy", "easy"}


def test_a_book_holds_the_games_and_goes_on_with_them() -> None:
    pairing = Pairing("cartagena", ("random", "greedy"), 8)
    match = pairing.match(3, 0.5)
    whole = run_match(Local(1), match, 8)
    book = StrengthResults(3, 0.5)
    assert unfinished(book, [pairing]) == [pairing]
    book.record(pairing, run_match(Local(1), match, 8, known=[play_game(match, number) for number in range(4)]))
    assert unfinished(book, [pairing]) == []
    read = StrengthResults.read(json.loads(json.dumps(book.to_json())), 3, 0.5)
    assert tuple(read.games_so_far(pairing)) == whole.games
    assert StrengthResults.read(book.to_json(), 4, 0.5).entries == {}
    read.record(pairing, run_match(Local(1), match, 4))
    assert unfinished(read, [pairing]) == [pairing]


def test_all_is_measured_and_nothing_twice(caribe: Caribe, tmp_path: Path) -> None:
    said = caribe("strength", *SMALL, "--out", "kept")
    assert (said.code, said.err) == (0, "")
    assert "cartagena: greedy, random: " in said.out
    assert said.out.endswith("Everything is measured, and kept in kept.\n")
    page = (tmp_path / "kept" / "strength.md").read_text("utf-8")
    assert re.search(r"\| greedy against random \| 2 \| [\d.]+% \| [\d.]+% – [\d.]+% \| more than 90%: \w+ \|", page)
    assert "| easy among 4 × random | 5 |" in page
    before = (tmp_path / "kept" / "strength.json").read_text("utf-8")
    assert caribe("strength", *SMALL, "--out", "kept").out == "Everything is measured, and kept in kept.\n"
    assert (tmp_path / "kept" / "strength.json").read_text("utf-8") == before
    other = caribe("strength", *SMALL, "--seed", "9", "--out", "kept")
    assert other.code == 2
    assert other.err.startswith("The file kept/strength.json was not made with seed 9 and scale 0.001")


def test_ctrl_c_leaves_a_book_to_go_on_with(tmp_path: Path) -> None:
    out = tmp_path / "kept"
    with Terminal("strength", "cartagena", "-n", "100000", "--jobs", "2", "--out", str(out)) as terminal:
        terminal.until(r"greedy, random .* [1-9]\d*/100000")
        os.killpg(terminal.process.pid, signal.SIGINT)
        assert terminal.end() == 0
    assert "12 pairings are left: type the same command again to go on." in terminal.seen.replace("\r\n", " ")
    (entry,) = json.loads((out / "strength.json").read_text("utf-8"))["pairings"].values()
    assert (entry["whole"], entry["answer"]) == (False, "")
    assert entry["games"] == len(entry["results"])
    assert "(not finished)" in (out / "strength.md").read_text("utf-8")


def test_a_broken_book_is_refused(caribe: Caribe, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "strength.json").write_text('{"format": "caribe-strength-1", ', "utf-8")
    said = caribe("strength", *SMALL, "--out", "kept")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith("The document is incomplete")
    pairing = Pairing("cartagena", ("greedy", "random"), 8)
    book = StrengthResults(1, 1.0)
    book.entries[pairing_key(pairing)] = {"results": [[0, [7, 0], [1.0, 0.0], 3, "escaped"]]}
    with pytest.raises(BadInput):
        book.games_so_far(pairing)
