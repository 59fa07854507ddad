"""Worker processes: tasks are answered whatever happens to a process, and none outlives whoever started it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from caribe.workers import TaskFailed, WorkerLost, WorkerPool, WorkerProcess, worker_command

COMMAND = worker_command("tests.workers.handlers:odd")


def wait_for(wanted: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < until
        time.sleep(0.01)


def ended(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].startswith("Z")
    except OSError:
        return True


def test_a_task_that_fails_says_so_and_the_worker_goes_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    worker = WorkerProcess(COMMAND, str(tmp_path))
    try:
        with pytest.raises(TaskFailed, match="ValueError\\('as asked'\\)"):
            worker.call("fail")
        assert worker.call("rum") == "RUM"
    finally:
        worker.close()
    assert "this is no reply" in capfd.readouterr().err
    assert not worker.alive


def test_a_call_that_hangs_ends_when_its_worker_is_killed(tmp_path: Path) -> None:
    worker = WorkerProcess(COMMAND, str(tmp_path))
    lost: list[Exception] = []

    def call() -> None:
        try:
            worker.call("hang")
        except WorkerLost as failure:
            lost.append(failure)

    thread = threading.Thread(target=call)
    thread.start()
    wait_for((tmp_path / "hangs").exists)
    worker.kill()
    thread.join(60)
    worker.close()
    assert len(lost) == 1


def test_the_pool_runs_a_task_again_whose_worker_died_but_not_for_ever(tmp_path: Path) -> None:
    with WorkerPool(2, COMMAND, str(tmp_path)) as pool:
        assert pool.submit("die once").result(60) == "DIE ONCE"
        assert (tmp_path / "died").exists()
        with pytest.raises(WorkerLost):
            pool.submit("die").result(60)
        assert [pool.submit(word).result(60) for word in ("a", "b")] == ["A", "B"]


def test_a_worker_ends_with_the_process_that_started_it_even_in_the_middle_of_a_task(tmp_path: Path) -> None:
    program = (
        "import sys; from caribe.workers import *\n"
        f"worker = WorkerProcess(worker_command('tests.workers.handlers:odd'), {str(tmp_path)!r})\n"
        "worker.wait_ready(); print(worker.pid, flush=True); worker.call('hang')"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    wait_for((tmp_path / "hangs").exists)
    parent.kill()
    parent.communicate(timeout=60)
    wait_for(lambda: ended(pid))
    with pytest.raises(ProcessLookupError):
        os.kill(parent.pid, 0)
