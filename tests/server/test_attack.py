"""One address does its worst for some seconds, and somebody at another plays on: `tests/server/attack.py`, in short."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.attack import attack


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has more than one address of its own without set-up")
def test_somebody_plays_on_while_another_address_attacks(tmp_path: Path) -> None:
    found = attack(tmp_path / "caribe.db", seconds=6, seed=1, size=0.1)
    assert found.moves, "moves were acknowledged; each of them was accepted"
    assert "Traceback" not in found.complaints, found.complaints
    statuses = {status for counts in found.answers.values() for status in counts if status.isdigit()}
    assert statuses, "the attackers were answered"
    assert not {status for status in statuses if status.startswith("5")}
