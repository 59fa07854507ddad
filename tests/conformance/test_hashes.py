"""Whole games, recorded as hashes: the interpreted and the compiled build, today's and tomorrow's, play the same.

`sha256` covers every decision and position, `events` what is told of them. After a change that is meant to change
games, and a new rules version for it, or one of the events alone, which records do not hold:

    PYTHONPATH=src python -m pytest tests/conformance/test_hashes.py --regenerate
"""

from __future__ import annotations

import json
from hashlib import sha256
from zlib import crc32

import pytest

from tests.conformance.tables import Table, companion, seatings, tables
from tests.support import TESTS, Chooser

FILE = TESTS / "fixtures" / "hashes.json"
Record = dict[str, str | int]


def recorded() -> dict[str, Record]:
    """What was recorded."""
    found: dict[str, Record] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def play(table: Table) -> Record:
    """A game by a fixed generator: the hashes of every decision and position, and of all events."""
    chooser = Chooser(crc32(str(table).encode()))
    state = table.game().new(chooser.below(2**31))
    state.keep_log()
    digest = sha256()
    decisions = 0
    while True:
        digest.update(json.dumps(state.to_json(), sort_keys=True).encode())
        if state.is_over:
            break
        action = chooser.pick(state.legal_actions())
        digest.update(f"{state.player}:{action};".encode())
        state.apply(action)
        decisions += 1
    events = sha256(json.dumps([event.to_json() for event in state.log or []]).encode())
    return {
        "decisions": decisions,
        "ending": state.ending(),
        "sha256": digest.hexdigest(),
        "events": events.hexdigest(),
    }


@pytest.fixture(scope="session")
def _regenerated(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--regenerate"):
        found = {str(table): play(table) for table in tables()}
        lines = [f"{json.dumps(name)}: {json.dumps(record)}" for name, record in sorted(found.items())]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


@pytest.mark.usefixtures("_regenerated")
def test_a_game_is_played_as_it_was_recorded(table: Table) -> None:
    records = recorded()
    assert str(table) in records, f"no hash for {table}: run this file with --regenerate"
    assert play(table) == records[str(table)]


@pytest.mark.usefixtures("_regenerated")
def test_no_hash_is_left_over() -> None:
    assert set(recorded()) == {str(table) for table in tables()}


@pytest.mark.usefixtures("_regenerated")
def test_every_way_to_end_is_recorded_for_every_number_of_players() -> None:
    endings: dict[tuple[str, int], set[str | int]] = {}
    for table in tables():
        endings.setdefault((table.name, table.players), set()).add(recorded()[str(table)]["ending"])
    for seating in seatings():
        told = companion(seating, "invariants")
        found = endings[seating.name, seating.players] | set(getattr(told, "RECORDED_APART", ()))
        assert found == set(told.ENDINGS), str(seating)
