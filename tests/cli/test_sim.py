"""`caribe sim` and `caribe bench`: many games, counted."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

from caribe import library
from caribe.arena.statistics import wilson_interval
from caribe.cli.measurements.simulation import SimulationResult, simulate
from tests.cli.shell import Caribe, Terminal, process


def test_a_table_of_all_seats_is_shown() -> None:
    said = process("sim", "cartagena", "-n", "40", "--players", "4", "--jobs", "2", "-o", "turn_cap=12")
    assert (said.code, said.err) == (0, "")
    assert "Cartagena: 40 games" in said.out
    rows = re.findall(r"│ +(\d) │ random │ +([\d.]+)% │ +([\d.]+)% - +([\d.]+)% │", said.out)
    assert [row[0] for row in rows] == ["1", "2", "3", "4"]
    rates = [[float(part) for part in row[1:]] for row in rows]
    assert sum(rate for rate, _, _ in rates) == pytest.approx(100, abs=0.05)
    assert all(low <= rate <= high for rate, low, high in rates)
    assert re.search(r"Decisions in a game: [\d.]+ on average, from \d+ to \d+\.", said.out)
    assert "100.00% ended like this: The last turn was played (40)." in said.out
    assert re.search(r"[\d,]+ games and [\d,]+ decisions a second", said.out)


def test_the_games_depend_on_the_seed_and_not_on_how_they_are_divided() -> None:
    tables = [process("sim", "cartagena", "-n", "30", "--jobs", jobs).out.splitlines()[:-1] for jobs in ("1", "2")]
    assert tables[0] == tables[1]
    game = library.game("cartagena", 2)
    assert simulate(game, ["random"] * 2, 0, range(30)) == simulate(game, ["random"] * 2, 0, range(30))
    assert simulate(game, ["random"] * 2, 0, range(30)) != simulate(game, ["random"] * 2, 1, range(30))


def test_ctrl_c_shows_what_there_is_by_then() -> None:
    with Terminal("sim", "cartagena", "-n", "100000", "--jobs", "2") as terminal:
        terminal.until(r"Cartagena .* [1-9]\d*/100000")
        os.killpg(terminal.process.pid, signal.SIGINT)  # as a terminal does: to all processes at once
        assert terminal.end() == 0
    games = re.search(r"Stopped after ([\d,]+) of 100,000 games\.", terminal.seen)
    assert games
    assert f"Cartagena: {games.group(1)} games" in terminal.seen
    shares = re.findall(r"│ random │ +([\d.]+)% │", terminal.seen)
    assert sum(map(float, shares)) == pytest.approx(100, abs=0.05)
    assert "Traceback" not in terminal.seen


def test_no_process_is_left_behind() -> None:
    with Terminal("sim", "cartagena", "-n", "100000", "--jobs", "2") as terminal:
        terminal.until("/100000")
        os.kill(terminal.process.pid, signal.SIGINT)  # to the parent alone
        assert terminal.end() == 0
        with pytest.raises(ProcessLookupError):
            os.killpg(terminal.process.pid, 0)


def test_two_tallies_add_up_to_one() -> None:
    game = library.game("cartagena", 3, turn_cap=40)
    bots = ["random"] * 3
    whole, parts = simulate(game, bots, 9, range(30)), SimulationResult(3)
    for first in range(0, 30, 7):
        parts.add(simulate(game, bots, 9, range(first, min(first + 7, 30))))
    assert parts == whole


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    game = library.game("cartagena", 2, turn_cap=4)
    truth = wilson_interval(*_wins(simulate(game, ["random"] * 2, 1, range(2000))))[0]
    trials = [wilson_interval(*_wins(simulate(game, ["random"] * 2, 2, range(n, n + 40)))) for n in range(0, 2000, 40)]
    assert 0.88 <= sum(low <= truth <= high for _, low, high in trials) / len(trials) <= 1.0


def _wins(played: SimulationResult) -> tuple[float, int]:
    return played.wins[0], played.games


def test_wrong_input_is_answered_with_one_sentence(caribe: Caribe) -> None:
    for arguments, sentence in (
        (("tortuga",), "game: Expected cartagena, cuba, havana, la-habana, got tortuga.\n"),
        (
            ("cartagena", "--bots", "random,random,random"),
            "--bots: Expected one bot for all or 2 bots separated by commas, got 3.\n",
        ),
        (("cartagena", "-o", "turn_cap=0"), "options.turn_cap: Expected one of: off, 1-1000000; got 0.\n"),
    ):
        said = caribe("sim", *arguments)
        assert (said.code, said.err) == (2, sentence)
    assert caribe("sim", "cartagena", "-n", "0").code == 2


def test_the_engine_is_measured_in_a_moment(caribe: Caribe, tmp_path: Path) -> None:
    said = caribe("bench", "cartagena", "--seconds", "0.001")
    assert (said.code, said.err) == (0, "")
    for figure in (
        "decisions, driven",
        "games inside playouts",
        "cloned",
        "determinize",
        "views",
        "choices",
        "to JSON",
    ):
        assert figure in said.out
    assert re.search(r"A position takes [\d,]+ bytes of memory, [\d,]+ pickled\.", said.out)
    assert caribe("bench", "tortuga").err == "game: Expected cartagena, cuba, havana, la-habana, got tortuga.\n"


def test_the_version_says_which_engine_this_is(caribe: Caribe) -> None:
    assert re.fullmatch(r"Caribe \S+, (compiled|interpreted) engine\n", caribe("--version").out)


def test_an_unknown_command_is_answered_with_one_sentence(caribe: Caribe) -> None:
    said = caribe("tournament")
    assert said.code == 2
    assert said.err.endswith("\nError: There is no command 'tournament'.\n")
