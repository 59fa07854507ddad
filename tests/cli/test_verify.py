"""`caribe verify` and `caribe replay`: records from files."""

from __future__ import annotations

from pathlib import Path

import pytest

from caribe.core import documents
from tests.cli.shell import Caribe, Terminal, process
from tests.records.games import Document, Edit, cartagena_playthrough, document_of, fixture
from tests.records.make import FIXTURES

GOOD = FIXTURES / "cartagena" / "3-escaped-basic.json"


def saved(document: Document) -> str:
    Path("record.json").write_text(documents.write(document), "utf-8")
    return "record.json"


def test_a_good_record_is_told_to_hold_in_one_sentence(caribe: Caribe) -> None:
    said = caribe("verify", str(GOOD))
    actions = len(fixture()["actions"])
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        f"This record is valid: Cartagena for 3, {actions} legal actions, the committed seed and the right result: "
        "A whole crew is aboard.\n"
    )


def test_a_record_made_today_holds(caribe: Caribe) -> None:
    assert caribe("verify", saved(document_of(cartagena_playthrough()))).code == 0


BAD: dict[str, tuple[Edit, str]] = {
    "one action edited": (lambda d: d["actions"][2].__setitem__(1, 217), "actions[2]: "),
    "wrong result": (
        lambda d: d["result"].update(ending="turn_cap"),
        "result.ending: The game ends with escaped",
    ),
    "seed does not fit": (lambda d: d.update(seed="11" * 32), "seed: The seed does not match the commitment"),
    "unknown rules version": (lambda d: d.update(rules="0"), "rules: This game was played with version 0 of the rules"),
    "cut short": (lambda d: d["actions"].pop(), "actions: The record is cut short: after "),
    "unknown game": (lambda d: d.update(game="tortuga"), "game: Expected cartagena"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_record_is_refused_with_exactly_what_is_wrong(caribe: Caribe, what: str) -> None:
    edit, expected = BAD[what]
    document = fixture()
    edit(document)
    said = caribe("verify", saved(document))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(expected)
    assert said.err.count("\n") == 1


def test_a_file_cut_short_says_where_it_breaks_off(caribe: Caribe) -> None:
    text = GOOD.read_text("utf-8")
    Path("cut.json").write_text(text[: len(text) // 2], "utf-8")
    said = caribe("verify", "cut.json")
    assert said.code == 2
    assert said.err.startswith("The document is incomplete: it ends in line ")


def test_a_file_that_is_not_there_or_not_text_is_refused_in_one_sentence(caribe: Caribe) -> None:
    assert caribe("verify", "nowhere.json").err == "The file nowhere.json cannot be read: No such file or directory.\n"
    Path("noise.json").write_bytes(b"\xff\xfe\x00")
    assert caribe("verify", "noise.json").err == "The file noise.json is not UTF-8 text.\n"
    assert caribe("verify", ".").code == 2


def test_a_real_process_ends_with_the_right_exit_code_and_no_trace(tmp_path: Path) -> None:
    assert process("verify", str(GOOD)).code == 0
    bad = tmp_path / "bad.json"
    bad.write_text(GOOD.read_text("utf-8")[:-400], "utf-8")
    said = process("verify", str(bad))
    assert said.code == 2
    assert "Traceback" not in said.err
    assert said.err.count("\n") == 1


def test_replaying_into_a_pipe_tells_everything(caribe: Caribe) -> None:
    said = caribe("replay", str(GOOD))
    actions = len(fixture()["actions"])
    assert said.code == 0
    assert f"{actions}/{actions}" in said.out
    assert "has their whole crew aboard and wins." in said.out
    assert "draw: " not in said.out  # a spectator sees no faces of drawn cards


def test_replaying_through_the_eyes_of_a_seat_tells_what_that_seat_saw(caribe: Caribe) -> None:
    said = caribe("replay", str(GOOD), "--seat", "2")
    assert "You step back " in said.out
    assert " and draw: " in said.out
    assert "Ann plays a " in said.out
    assert "Ben plays a " not in said.out
    assert caribe("replay", str(GOOD), "--seat", "4").err == "--seat: Expected 1-3, got 4.\n"


def test_replaying_a_bad_record_tells_all_up_to_the_fault(caribe: Caribe) -> None:
    document = fixture()
    document["actions"][5][1] = 9999
    said = caribe("replay", saved(document))
    assert said.code == 2
    assert "5/5" in said.out
    assert said.err.startswith("actions[5]: ")


def test_replaying_at_a_terminal_goes_step_by_step() -> None:
    with Terminal("replay", str(GOOD)) as terminal:
        terminal.until("> ")
        for typed, shown in (("", " 1/"), ("n", " 2/"), ("7", " 7/"), ("b", " 6/"), ("x", "Enter or n goes on")):
            terminal.seen = ""
            terminal.type(typed)
            terminal.until(f"(?s){shown}.*> ")
        terminal.type("q")
        assert terminal.end() == 0


def test_what_a_stranger_wrote_cannot_steer_the_terminal(caribe: Caribe) -> None:
    document = fixture()
    document["seats"][0]["name"] = "A\x1b]0;owned\x07nn"
    document["data"]["text"] = {"en": {"cartagena-symbol-rum": "\x1b[2Jrum"}}
    said = caribe("replay", saved(document))
    assert "A?]0;owned?nn plays a" in said.out
    assert "\x1b" not in said.out
