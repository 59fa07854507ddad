"""A state's fields are declared once: what is generated is up to date, and documents come from the declaration."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from caribe.core.codecs import Bits, Codec, Counts, Flag, Name, Number, Numbers, Rows, Text
from caribe.core.fields import GENERATOR, PLAYER, copied, number, part, read_fields, shared, text
from caribe.core.validation import DocumentReader
from tests.support import ROOT

SCRIPT = ROOT / "scripts" / "generate_states.py"


def test_what_is_generated_is_up_to_date() -> None:
    checked = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_class_gets_what_its_markers_ask_for() -> None:
    import generate_states

    fields = (PLAYER, GENERATOR, number("round", "how far"), copied("hands", "all"), part("memory", "m", type="Memory"))
    source = (
        "class Table(State):\n    # <generated: constructor, clone>\n    old = 1\n    # </generated>\n    after = 1\n"
    )
    made = generate_states.generated(source, "Tavern", fields)
    assert "old = 1" not in made
    assert made.endswith("    # </generated>\n    after = 1\n")
    assert "player: i64, rng: i64, round: i64, hands: list[int], memory: Memory | None,\n" in made
    assert "        super().__init__(game, player, rng)\n" in made
    assert "        self.round: i64 = round  # how far\n" in made
    assert "self.hands[:], None if memory is None else memory.clone(),\n" in made
    assert generate_states.generated(made, "Tavern", fields) == made


def test_clones_share_what_is_only_replaced() -> None:
    assert shared("land", "never changed").cloned.format("self.land") == "self.land"
    assert copied("hand", "changed").cloned.format("self.hand") == "self.hand[:]"


NAMES = ("rum", "key", "hook")
VALUES: list[tuple[Codec, Any, object]] = [
    (Number(-1, lambda game: game), 7, 7),
    (Flag(), 1, True),
    (Text(("", "escaped")), "escaped", "escaped"),
    (Name(NAMES), 2, "hook"),
    (Name(NAMES, none=True), -1, None),
    (Bits(NAMES), 0b101, ["rum", "hook"]),
    (Bits(4), 0b1010, [1, 3]),
    (Numbers(0, 9, length=3), [1, 2, 3], [1, 2, 3]),
    (Rows(0, 9, length=2), [[1], [2, 3]], [[1], [2, 3]]),
    (Counts(NAMES), [1, 0, 2], {"rum": 1, "key": 0, "hook": 2}),
]


@pytest.mark.parametrize(
    ("codec", "value", "plain"), VALUES, ids=[type(codec).__name__ + f"-{value}" for codec, value, _ in VALUES]
)
def test_a_value_is_read_as_it_was_written(codec: Codec, value: Any, plain: object) -> None:
    assert codec.write(7, value) == plain
    reader = DocumentReader({"entry": plain}, game=7)
    assert codec.read(reader, "entry", plain) == value
    assert not reader.faults


@pytest.mark.parametrize(
    ("codec", "value", "plain"), VALUES, ids=[type(codec).__name__ + f"-{value}" for codec, value, _ in VALUES]
)
def test_what_is_no_value_is_noted_with_its_path(codec: Codec, value: Any, plain: object) -> None:
    reader = DocumentReader({}, game=7)
    codec.read(reader, "entry", 3.5)
    assert [fault.path for fault in reader.faults] == ["entry"]


def test_a_set_names_each_member_once() -> None:
    reader = DocumentReader({})
    assert Bits(NAMES).read(reader, "used", ["key", "key"]) == 0b10
    assert [str(fault) for fault in reader.faults] == ["used: This list names something twice."]


def test_an_entry_that_is_left_out_gets_its_default() -> None:
    fields = (number("turn", "", Number(1, 9, default=1)), number("top", "", Name(NAMES, none=True)), text("over", ""))
    reader = DocumentReader({"top": "key"})
    assert read_fields(fields, reader) == {"turn": 1, "top": 1}
    assert not reader.faults
