"""`caribe pack`: a box of one's own, checked and played with."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from caribe import library, packs
from caribe.core import documents
from caribe.core.message import Message
from caribe.words import Words
from tests.cli.shell import Caribe
from tests.records.games import fixture

RENAMED = """
[text.en]
cartagena-symbol-rum = "barrel of grog"

[text.pl]
cartagena-symbol-rum = "beczka grogu"
cartagena-event-drew = \"\"\"
{ $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}.\"\"\"
"""


def written(text: str, file: str = "my.toml") -> str:
    Path(file).write_text(text, "utf-8")
    return file


def test_a_new_pack_is_the_game_s_own_box_with_comments_and_is_good(caribe: Caribe) -> None:
    said = caribe("pack", "new", "cartagena", "my.toml")
    assert (said.code, said.err) == (0, "")
    text = Path("my.toml").read_text("utf-8")
    assert text.count("#") > 10
    assert tomllib.loads(text) == {"game": "cartagena", **library.data("cartagena")}
    assert caribe("pack", "check", "my.toml").out == "my.toml is a valid pack for cartagena.\n"


@pytest.mark.parametrize("name", library.titles())
def test_every_game_has_a_template_that_is_good_as_it_is_and_with_its_names_uncommented(
    name: str, tmp_path: Path
) -> None:
    text = packs.template(name)
    before, heading, names = text.rpartition("# [text.en]\n")
    bare = before + heading[2:] + "\n".join(line.removeprefix("# ") for line in names.splitlines())
    for content in (text, bare):
        file = tmp_path / "pack.toml"
        file.write_text(content, "utf-8")
        assert packs.load(file).game == name
    assert len(tomllib.loads(bare)["text"]["en"]) > 3


def test_an_existing_file_is_not_written_over(caribe: Caribe) -> None:
    written("precious")
    said = caribe("pack", "new", "cartagena", "my.toml")
    assert said.code == 2
    assert said.err.startswith("The file my.toml already exists")
    assert Path("my.toml").read_text("utf-8") == "precious"


def test_every_fault_is_listed_by_its_path(caribe: Caribe) -> None:
    text = (
        packs.template("cartagena")
        .replace("copies = 15", "copies = 2", 1)
        .replace('"rum", "pistol"', '"rum", "rum"', 1)
    )
    text += '\n[text.en]\ncartagena-symbol-rum = "{ $colour } rum"\ncore-you = "Thou"\ncartagena-name = "{"\n[text.e]\n'
    said = caribe("pack", "check", written(text))
    assert (said.code, said.out) == (2, "")
    assert said.err.splitlines() == [
        "cards.copies: Expected 5-60, got 2.",
        "pieces[0].front: Expected each of these once: rum, key, pistol, hook, lantern, spyglass.",
        "text.en.cartagena-symbol-rum: This text has the variables —, not $colour.",
        "text.en.core-you: A pack may change only the texts of its own game, whose names begin with: cartagena-….",
        "text.en.cartagena-name: This is not a text in Fluent’s syntax: {",
        "text.e: Expected the code of a language, such as en or pl; got e.",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = [", "This is not TOML: "),
        ("[cards]", "game: This is missing; expected cartagena"),
        ('game = "tortuga"', "game: Expected cartagena, cuba, havana, la-habana, got tortuga."),
        ('game = "cartagena"\nday = 2026-01-01', "day: A pack may contain texts, numbers, true and false"),
        ('game = "cartagena"\ntext = 3', "text: Expected [text.en], got 3."),
        ('game = "cartagena"\n[cards]\ncopies = nan', "cards.copies: A pack may contain texts"),
    ],
)
def test_what_is_no_pack_is_refused(caribe: Caribe, text: str, sentence: str) -> None:
    said = caribe("pack", "check", written(text))
    assert said.code == 2
    assert sentence in said.err
    assert "Traceback" not in said.err


def test_the_game_can_be_told_where_the_pack_does_not_tell_it(caribe: Caribe) -> None:
    bare = packs.template("cartagena").replace('game = "cartagena"\n', "")
    assert caribe("pack", "check", written(bare)).code == 2
    assert caribe("pack", "check", written(bare), "--game", "cartagena").code == 0
    other = bare.replace("[cards]", 'game = "havana"\n[cards]', 1)
    assert caribe("pack", "check", written(other), "--game", "cartagena").err == (
        "game: This pack is for havana, not for cartagena.\n"
    )


def test_a_pack_is_played_with_and_its_names_are_said(caribe: Caribe) -> None:
    written(packs.template("cartagena").replace("copies = 15", "copies = 40", 1) + RENAMED)
    table = ("play", "cartagena", "--pack", "my.toml", "--seed", "5", "-p", "3", "-o", "start_player=0")
    said = caribe(*table, typed=("v", "s game.json", "q"))
    assert said.code == 0
    assert "Play a barrel of grog: from the meeting place" in said.out
    assert "rum bottle" not in said.out
    replayed = caribe("replay", "game.json")
    assert replayed.code == 0
    assert "beczka grogu" in caribe(*table, "--language", "pl", typed=("q",)).out


def test_the_record_of_a_game_with_a_pack_replays_where_the_pack_is_not(caribe: Caribe) -> None:
    written(packs.template("cartagena").replace("copies = 15", "copies = 7", 1) + RENAMED)
    table = ("play", "cartagena", "--pack", "my.toml", "--seed", "5", "-o", "turn_cap=400", "-o", "start_player=0")
    caribe(*table, typed=("1", "1", "1", "1", "s game.json", "q"))
    Path("my.toml").unlink()
    told = caribe("replay", "game.json")
    assert told.code == 0
    assert told.out.strip()
    assert '"copies": 7' in Path("game.json").read_text("utf-8")


def test_a_language_has_its_own_plurals_and_lacks_are_said_in_english() -> None:
    texts = tomllib.loads(RENAMED)["text"]
    polish = Words("pl", ["Anna"], texts=texts)
    for count, said in ((1, "kartę"), (3, "3 karty"), (5, "5 kart")):
        assert polish.say(Message("cartagena-event-drew", {"seat": 0, "count": count})) == f"Anna dobiera {said}."
    assert polish.say(Message("core-why-over")) == "Gra się skończyła."
    assert Words("pt", texts=texts).say(Message("core-why-over")) == "The game is over."
    assert Words("de", texts=texts).say(Message("cartagena-symbol-rum")) == "barrel of grog"
    assert Words("en").say(Message("cartagena-symbol-rum")) == "rum bottle"


def test_a_text_that_could_run_in_circles_is_refused(caribe: Caribe) -> None:
    written(packs.template("cartagena") + '\n[text.en]\ncartagena-symbol-rum = "{ cartagena-symbol-rum }"\n')
    assert caribe("play", "cartagena", "--pack", "my.toml").err == (
        "text.en.cartagena-symbol-rum: A text in a pack may contain words and variables, but no references; "
        "got cartagena-symbol-rum.\n"
    )


def test_a_text_whose_id_is_misspelt_is_refused_with_the_one_that_was_meant(caribe: Caribe) -> None:
    wrong = ("cartagena-symbl-rum", "cartagena-symbol-parrot", "cartagena-xyz")
    texts = "".join(f'{name} = "grog"\n' for name in ("cartagena-symbol-rum", *wrong))
    said = caribe("pack", "check", written(f"{packs.template('cartagena')}\n[text.en]\n{texts}"))
    assert said.code == 2
    lines = said.err.splitlines()
    meant = "This game has no text with this name; did you mean"
    assert lines[0] == f"text.en.cartagena-symbl-rum: {meant} cartagena-symbol-rum?"
    assert lines[1].startswith(f"text.en.cartagena-symbol-parrot: {meant} cartagena-symbol-")
    assert lines[2:] == ["text.en.cartagena-xyz: This game has no text with this name."]


@pytest.mark.parametrize("name", ["havana", "la-habana"])
def test_a_new_thing_of_a_pack_may_have_a_text_of_its_own(name: str) -> None:
    data: dict[str, Any] = {**library.data(name)}
    data["buildings"] = [{**building} for building in data["buildings"]]
    data["buildings"][0]["name"] = "Jazz Club"
    data["text"] = {"pl": {"havana-building-jazz-club": "klub jazzowy", f"{name}-card-jazz_club": "klub"}}
    assert packs.check(packs.Pack(name, data)) == []
    data["text"]["pl"] |= {"havana-buildin-jazz-club": "klub", f"{name}-jazz-club": "klub"}
    paths = [fault.path for fault in packs.check(packs.Pack(name, data))]
    assert paths == ["text.pl.havana-buildin-jazz-club", f"text.pl.{name}-jazz-club"]


def test_a_record_with_a_text_that_nobody_reads_is_replayed_all_the_same(caribe: Caribe) -> None:
    document = fixture()
    document["data"]["text"] = {"en": {"cartagena-symbl-rum": "grog"}}
    Path("record.json").write_text(documents.write(document), "utf-8")
    assert caribe("replay", "record.json").code == 0


def test_a_record_with_such_a_text_is_refused_too(caribe: Caribe) -> None:
    document = fixture()
    document["data"]["text"] = {"en": {"cartagena-symbol-rum": "{ cartagena-symbol-rum }"}}
    Path("record.json").write_text(documents.write(document), "utf-8")
    for command in ("verify", "replay"):
        said = caribe(command, "record.json")
        assert said.code == 2
        assert said.err.startswith("text.en.cartagena-symbol-rum: ")


def test_a_pack_is_simulated_with(caribe: Caribe) -> None:
    written(packs.template("cartagena").replace("copies = 15", "copies = 1", 1))
    said = caribe("sim", "cartagena", "-n", "5", "--pack", "my.toml")
    assert (said.code, said.err) == (2, "cards.copies: Expected 5-60, got 1.\n")
