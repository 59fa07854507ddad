"""Nothing that was acknowledged is lost, whichever write, sync or allocation of SQLite fails, and when the power does.

Each fault is tried at every point, not at some. `CARIBE_FAULTS=all` does it at full length for memory too.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.faults.shim import compiled, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the fault layer is a library for Linux")

MEMORY = Path("/dev/shm")  # where a sync costs nothing; it is what is asked for that counts


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The fault layer."""
    return compiled(tmp_path_factory.mktemp("shim"))


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=MEMORY) as place:
        yield Path(place)


def outcome(shim: Path, *words: str) -> dict[str, int]:
    ended = run(shim, *words)
    assert ended.returncode == 0, ended.stderr[-3000:]
    found: dict[str, int] = json.loads(ended.stdout)
    return found


@pytest.mark.parametrize("how", ["once", "for_good"])
@pytest.mark.parametrize("kind", ["full", "io", "memory"])
def test_a_fault_at_any_point_loses_nothing_acknowledged_and_breaks_no_table(
    shim: Path, folder: Path, kind: str, how: str
) -> None:
    small = ["small"] if kind == "memory" and os.environ.get("CARIBE_FAULTS") != "all" else []
    found = outcome(shim, "tests.server.faults.enumerate_faults", kind, how, str(folder), *small)
    assert found["points"] > 50
    if how == "once":  # everybody gets a second chance, alone
        assert "refused" not in found
    else:
        assert found["refused"] > found["points"] / 2


def test_a_database_that_may_not_grow_loses_only_what_it_refuses(shim: Path, folder: Path) -> None:
    found = outcome(shim, "tests.server.faults.enumerate_faults", "pages", "once", str(folder))
    assert found["refused"] > 0


def test_when_the_power_fails_at_any_moment_what_was_acknowledged_is_there(shim: Path, folder: Path) -> None:
    found = outcome(shim, "tests.server.faults.power_loss", str(folder))
    assert found["moments"] > 50
    assert found["acknowledged"] == 9
