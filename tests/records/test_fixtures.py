"""Every game has a recorded game for each way of ending and each number of players, and every build replays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from caribe import library
from caribe.core import documents
from caribe.core.records import Record
from caribe.core.verify import verify
from tests.records.make import FIXTURES, ROUTES, played, wanted

FILES = sorted(FIXTURES.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_recorded_game_holds(file: Path) -> None:
    document = documents.parse(file.read_text("utf-8"))
    assert verify(document, library.title) == []
    record = Record.read(document)
    assert record.game == file.parent.name
    assert record.result is not None
    assert file.stem.startswith(f"{record.players}-{record.result.ending}-")
    assert documents.write(record.to_json()) == file.read_text("utf-8")


def test_every_ending_of_every_game_is_recorded_for_every_number_of_players() -> None:
    missing = [
        f"{title.name}/{players}-{ending}-{label}.json"
        for title, players, ending in wanted()
        for label in ROUTES.get(title.name, {}).get(ending, {"…": {}})
        if not (FIXTURES / title.name / f"{players}-{ending}-{label}.json").exists()
    ]
    assert missing == []


def test_every_game_names_its_endings() -> None:
    assert [title.name for title in library.titles().values() if not title.endings] == []


def test_the_fixtures_are_what_the_documented_command_makes() -> None:
    record = Record.read(documents.parse((FIXTURES / "cartagena" / "2-turn_cap-advanced.json").read_text("utf-8")))
    assert record.seed is not None
    seed = int.from_bytes(record.seed, "little")
    again = played(library.title("cartagena"), 2, ROUTES["cartagena"]["turn_cap"]["advanced"], seed, True)
    assert again == record
