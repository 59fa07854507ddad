"""`caribe arena` and `caribe lab` at the command line."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pytest

from caribe import library
from caribe.arena.game_runner import play_game
from caribe.arena.match import Match
from caribe.arena.report import game_row
from tests.cli.shell import Caribe, Terminal

FIRST = "tests.arena.bots:First"
SHORT = ("--set", "turn_cap=6", "--jobs", "2")


def test_the_arena_shows_shares_intervals_ratings_and_keeps_them(caribe: Caribe, tmp_path: Path) -> None:
    bots = f"random,{FIRST}"
    arguments = ("arena", "--game", "cartagena", "--bots", bots, "-n", "9", "--players", "2,3", "--seed", "4", *SHORT)
    said = caribe(*arguments, "--out", "kept")
    assert (said.code, said.err) == (0, "")
    assert "Cartagena for 2: 10 games" in said.out
    assert "Cartagena for 3: 12 games" in said.out
    assert re.search(r"random +│ +10 │ +[\d.]+% │ +[\d.]+% - +[\d.]+% │ +[\d.-]+ │ +±[\d.]+ │", said.out)
    kept = json.loads((tmp_path / "kept" / "arena.json").read_text("utf-8"))
    assert (kept["format"], kept["bots"], kept["seed"]) == ("caribe-arena-1", bots.split(","), 4)
    two, three = kept["tables"]
    match = Match.of(library.game("cartagena", 2, turn_cap=6), bots.split(","), 4)
    assert two["results"] == [game_row(play_game(match, number), match.bots) for number in range(10)]
    assert sum(bot["share"] for bot in two["bots"]) == pytest.approx(1, abs=1e-5)
    assert all(bot["low"] <= bot["share"] <= bot["high"] for table in (two, three) for bot in table["bots"])
    for players in (2, 3):
        plot = (tmp_path / "kept" / f"arena-{players}.svg").read_text("utf-8")
        assert plot.count("<circle") == 2
        assert "Cartagena" in plot
    before = {key: kept[key] for key in kept if key != "run"}
    assert caribe(*arguments, "--out", "kept").code == 0, "it writes over what it wrote"
    again = json.loads((tmp_path / "kept" / "arena.json").read_text("utf-8"))
    assert {key: again[key] for key in again if key != "run"} == before


def test_a_bot_that_fails_is_named(caribe: Caribe) -> None:
    bots = "tests.arena.bots:Raises,random"
    said = caribe("arena", "--game", "cartagena", "--bots", bots, "-n", "12", "--sprt", *SHORT)
    assert said.code == 0
    assert "tests.arena.bots:Raises forfeits game 0: it raised ValueError: out of ideas" in said.out
    assert "12 games were forfeited in all." in said.out
    assert "it is still open whether" in said.out


def test_the_test_stops_the_arena_early(caribe: Caribe) -> None:
    bots = "random,tests.arena.bots:Raises"
    said = caribe("arena", "--game", "cartagena", "--bots", bots, "-n", "400", "--sprt", *SHORT)
    assert "After 26 games the test says: the share of random is 60.0% rather than 50.0%." in said.out
    assert "Stopped after" not in said.out


def test_ctrl_c_leaves_a_valid_result(tmp_path: Path) -> None:
    with Terminal(
        *("arena", "--game", "cartagena", "--bots", "random,random", "-n", "100000", "--jobs", "2"),
        *("--out", str(tmp_path / "kept")),
    ) as terminal:
        terminal.until(r"cartagena 2 .* [1-9]\d*/100000")
        os.killpg(terminal.process.pid, signal.SIGINT)  # as a terminal does: to all processes at once
        assert terminal.end() == 0
    assert re.search(r"Stopped after [\d,]+ of 100,000 games\.", terminal.seen)
    assert "Traceback" not in terminal.seen
    (table,) = json.loads((tmp_path / "kept" / "arena.json").read_text("utf-8"))["tables"]
    assert (table["whole"], table["asked"]) == (False, 100000)
    assert [result[0] for result in table["results"]] == list(range(table["games"]))
    assert table["games"] % 2 == 0


def test_wrong_input_to_the_arena_is_answered_with_one_sentence(caribe: Caribe, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine", "utf-8")
    bots = ("--bots", "random,random")
    for arguments, sentence in (
        (("--game", "tortuga", *bots), "game: Expected cartagena, cuba, havana, la-habana, got tortuga."),
        (("--game", "cuba", "--bots", "nemo"), "--bots: There is no bot nemo. Expected random, "),
        (("--game", "cuba", "--bots", "a:b"), "--bots: The bot a:b cannot be loaded: ModuleNotFoundError"),
        (("--game", "cuba", *bots, "--players", "many"), "--players: Expected 2,3,4, got many."),
        (("--game", "cuba", *bots, "--players", "9"), "players: Expected 2 to 5 players, got 9."),
        (("--game", "cuba", *bots, "--engine", "abacus"), "--engine: Expected local, ray, got abacus."),
        (("--game", "cuba", *bots, "--sprt", "--low", "0.9", "--high", "0.5"), "--low: Expected 0 < low < high < 1"),
        (("--game", "cuba", *bots, "--set", "mood=calm"), "options.mood: There is no such option;"),
        (("--game", "cuba", *bots, "--out", "taken"), "--out: The file taken cannot be written: "),
    ):
        said = caribe("arena", *arguments)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(sentence), said.err
        assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("cartagena", ("--option", "turn_cap=9")),
        ("havana", ("--set", "buildings.cathedral.points=5")),
        ("la-habana", ("--set", "buildings.cathedral.points=5", "--set", "buildings[0].points=2")),
        ("cuba", ("--set", "buildings.hotel.wood=1")),
    ],
)
def test_the_lab_tells_what_a_change_does_in_words_and_on_a_page(
    caribe: Caribe, tmp_path: Path, game: str, change: tuple[str, ...]
) -> None:
    base = ("--base", "turn_cap=6") if game == "cartagena" else ()
    said = caribe("lab", game, *change, *base, "-n", "3", "--bot", "random", "--jobs", "1")
    assert (said.code, said.err) == (0, "")
    assert "3 pairs of games, 2 players, all of them random, seed 0." in said.out
    assert "→" in said.out.splitlines()[0]
    page = (tmp_path / "lab.html").read_text("utf-8")
    for title in ("Length", "Wins in the order of play", "How games end", "Wins by first choice", "Cards "):
        assert title in said.out
        assert title in page
    assert "cli-" not in page
    assert f"{game}-" not in page
    assert not re.search(r"(src|href)=|@import|url\(", page), "the page needs nothing from anywhere"
    assert page.count("<svg") > 10


def test_the_lab_takes_a_pack(caribe: Caribe, tmp_path: Path) -> None:
    assert caribe("pack", "new", "cartagena", "my.toml").code == 0
    pack = tmp_path / "my.toml"
    pack.write_text(pack.read_text("utf-8").replace("copies = 15", "copies = 6"), "utf-8")
    said = caribe(
        "lab", "cartagena", "--pack", "my.toml", "-n", "2", "--bot", "random", "--jobs", "1", "--base", "turn_cap=4"
    )
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("pack my.toml\n")


def test_wrong_input_to_the_lab_is_answered_in_sentences(caribe: Caribe, tmp_path: Path) -> None:
    (tmp_path / "lab.html").write_text("my own page", "utf-8")
    for arguments, sentences in (
        ((), ["--set: Say what to change: --set PATH=VALUE, --option NAME=VALUE or --pack FILE."]),
        (("--set", "buildings"), ["--set: Expected PATH=VALUE, as in buildings.cathedral.points=5, got buildings."]),
        (
            ("--set", "buildings.cathedrl.points=5", "--set", "rows=1"),
            [
                "buildings.cathedrl.points: There is nothing there. Near it: buildings.cathedral.points, ",
                "rows: There is nothing there. Near it: ",
            ],
        ),
        (("--set", "buildings.cathedral.points=99"), ["buildings[31].points: Expected 1-50, got 99."]),
        (
            ("--set", "buildings.cathedral.point=5"),
            ["buildings.cathedral.point: There is nothing there. Near it: buildings.cathedral.points", "buildings[31]"],
        ),
        (("--option", "mood=calm"), ["options.mood: There is no such option;"]),
        (("--option", "stall_limit=2"), ["The file lab.html was not written by Caribe and is not changed:"]),
    ):
        said = caribe("lab", "havana", *arguments, "-n", "2", "--bot", "random")
        assert (said.code, said.out) == (2, "")
        lines = said.err.splitlines()
        assert len(lines) == len(sentences), said.err
        assert all(any(line.startswith(sentence) for line in lines) for sentence in sentences), said.err
    assert (tmp_path / "lab.html").read_text("utf-8") == "my own page"
