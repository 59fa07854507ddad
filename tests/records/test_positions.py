"""The documented form of positions is the true one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caribe import library
from caribe.core.records import ENTRIES

GUIDE = (Path(__file__).parent.parent.parent / "docs" / "guide" / "records.md").read_text("utf-8")


def entries(heading: str) -> list[str]:
    """The entries that the table below a heading names."""
    section = GUIDE.partition(f"# {heading}\n")[2].partition("\n#")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("name", library.titles())
def test_every_entry_of_a_position_is_documented_and_no_other(name: str) -> None:
    title = library.title(name)
    for players in range(title.least, title.most + 1):
        document = library.game(name, players).new(1).to_json()
        assert entries(f"Positions of {name}") == list(document)


def test_what_is_said_to_have_a_default_can_be_left_out() -> None:
    game = library.game("cartagena", 3)
    state = game.new(1)
    whole = state.to_json()
    section = GUIDE.partition("# Positions of cartagena\n")[2].partition("\n#")[0]
    optional = [
        re.findall(r"`([^`]+)`", row)[0] for row in section.splitlines() if re.match(r"\| `.*\| [^|]+ \|$", row)
    ]
    assert len(optional) > 5
    for name in optional:
        game.from_json({entry: value for entry, value in whole.items() if entry != name})
    for name in whole.keys() - optional:
        with pytest.raises(ValueError, match=name):
            game.from_json({entry: value for entry, value in whole.items() if entry != name})


def test_every_entry_of_a_record_is_documented_and_no_other() -> None:
    assert entries("Records") == list(ENTRIES)
