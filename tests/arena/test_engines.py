"""Equal seeds give equal games in this process, in others and on a cluster, whatever happens to those who play them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from caribe import library
from caribe.arena.cluster import Cluster
from caribe.arena.game_runner import GameResult, play_game
from caribe.arena.local import Local, WorkerFailure
from caribe.arena.match import Match
from caribe.arena.statistics import Sprt
from caribe.arena.tasks import Engine
from caribe.arena.tournament import run_match
from tests.arena.bots import KILL

HERE = "tests.arena.bots"


def match(*bots: str, limit: float = 60.0, turn_cap: int = 8) -> Match:
    return Match.of(library.game("cartagena", 2, turn_cap=turn_cap), list(bots), seed=5, limit=limit)


def games(engine: Engine, table: Match, count: int) -> list[GameResult]:
    tasks = [(0, number) for number in range(count)]
    found = [done for done in engine.games([table], tasks) if done]
    assert sorted(task for task, _ in found) == tasks, "each game once"
    return [game for _, game in sorted(found, key=lambda done: done[0])]


def test_processes_play_the_same_games_as_this_one() -> None:
    table = match("random", f"{HERE}:First")
    assert games(Local(2), table, 12) == [play_game(table, number) for number in range(12)]


def test_a_killed_process_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KILL, str(tmp_path / "killed"))
    found = games(Local(2), match(f"{HERE}:KillsItself", "random"), 8)
    assert (tmp_path / "killed").exists()
    expected = [play_game(match(f"{HERE}:First", "random"), number) for number in range(8)]
    assert [game.returns for game in found] == [game.returns for game in expected]
    assert not any(game.forfeit for game in found)


@pytest.mark.parametrize(("bot", "why"), [("Crashes", "crash"), ("Hangs", "time")])
def test_a_bot_that_hangs_or_takes_its_process_down_forfeits_and_the_rest_goes_on(bot: str, why: str) -> None:
    found = games(Local(2), match(f"{HERE}:{bot}", "random", f"{HERE}:First", limit=0.3), 4)
    for game in found:
        if f"{HERE}:{bot}" in game.names:
            assert game.forfeit
            assert (game.forfeit.bot, game.forfeit.why) == (f"{HERE}:{bot}", why)
            assert game.returns[game.forfeit.seat] == 0.0
        else:
            assert not game.forfeit


def test_processes_that_cannot_start_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(WorkerFailure):
        games(Local(1), match("random", "random"), 2)


def test_whoever_stops_listening_leaves_no_process_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    from caribe.arena import local

    class Noted(local.Worker):
        def __init__(self, matches: list[Match]) -> None:
            super().__init__(matches)
            started.append(self.pid)

    monkeypatch.setattr(local, "Worker", Noted)
    source = Local(2).games([match(f"{HERE}:Hangs", "random")], [(0, 0), (0, 1)])
    while len(started) < 2:
        next(source)
    source.close()  # type: ignore[attr-defined]
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_match_can_be_stopped_and_gone_on_with() -> None:
    table = match("random", f"{HERE}:First")
    whole = run_match(Local(1), table, 12)
    part = run_match(Local(1), table, 12, progress=lambda done: done < 5)
    assert not part.whole
    assert len(part.games) % 2 == 0
    assert 4 <= len(part.games) < 12
    assert part.games == whole.games[: len(part.games)]
    assert run_match(Local(1), table, 12, known=part.games) == whole
    assert run_match(Local(1), table, len(part.games)).games == part.games


def test_where_the_test_stops_does_not_depend_on_who_was_quicker() -> None:
    """A bot that always loses by forfeit: the answer is there after a certain game, however many play ahead."""
    table, test = match(f"{HERE}:Raises", "random"), Sprt(0.5, 0.6)
    stopped = [run_match(Local(jobs), table, 400, test) for jobs in (1, 2)]
    assert stopped[0] == stopped[1]
    assert stopped[0].answer == "low"
    lost = len(stopped[0].games)
    assert test.answer(0, lost) == "low"
    assert test.answer(0, lost - 2) == ""
    assert stopped[0].share(f"{HERE}:Raises")[0] == 0.0


def test_a_cluster_plays_the_same_games_and_a_killed_worker_costs_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, for a cluster takes seconds to start. A bot kills the real Ray worker that its game was given to."""
    ray = pytest.importorskip("ray", reason="Ray has no wheel for this Python")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv(KILL, str(tmp_path / "killed"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["."] + [os.environ.get("PYTHONPATH", "")]))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        table = match(f"{HERE}:KillsItsKeeper", "random")
        found = games(Cluster(), table, 6)
    finally:
        ray.shutdown()
    killed = int((tmp_path / "killed").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(killed, 0)
    assert found == [play_game(table, number) for number in range(6)]  # nobody is left here to be killed
    assert not any(game.forfeit for game in found)
