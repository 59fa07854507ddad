"""`caribe play`: a whole game by numbers, from a pipe as from a keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from caribe import library
from caribe.bots import BOTS
from caribe.core import documents
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record
from caribe.core.verify import retrace
from tests.cli.shell import Caribe, Said, process

NO_NUMBER = "Error: Invalid value for '--seed': 'x' is not a valid number."
TABLE = ("play", "cartagena", "--players", "3", "--seed", "4", "--option", "start_player=0")


def record(file: str) -> Record:
    return Record.read(documents.parse(Path(file).read_text("utf-8")))


def choices(said: Said) -> list[str]:
    """The texts of the choices that were last offered."""
    blocks = [re.findall(r"^ +\d+  (.*)$", block, flags=re.M) for block in re.split(r"^> ", said.out, flags=re.M)]
    return [block for block in blocks if block][-1]


def test_a_whole_game_can_be_played_by_numbers_and_its_record_holds(caribe: Caribe) -> None:
    said = caribe(*TABLE, "--option", "turn_cap=9", typed=("1",) * 20)
    assert said.code == 0
    assert "The game is over. The last turn was played." in said.out
    assert "Pirates aboard" in said.out
    assert "Traceback" not in said.err


def test_the_same_seed_and_choices_give_the_same_game(caribe: Caribe) -> None:
    typed = ("1", "2", "1", "1", "3", "1")
    assert caribe(*TABLE, typed=typed).out == caribe(*TABLE, typed=typed).out


def test_a_game_is_left_with_q_and_when_nothing_more_is_typed(caribe: Caribe) -> None:
    for typed in (("q",), ()):
        said = caribe(*TABLE, typed=typed)
        assert said.code == 0
        assert said.out.endswith("You left the game.\n")


def test_why_not_is_answered_with_the_rule(caribe: Caribe) -> None:
    said = caribe(*TABLE, typed=("? field:0", "? turn:end", "? pirate:0:0", "? pirate:9:9", "?"))
    assert "Nobody goes back to the meeting place. (CAR-4.25)" in said.out
    assert "You must take at least one action before you end the turn. (CAR-3.4)" in said.out
    assert re.search(r"You can do that: choice 1, 2, .*\d\.", said.out)
    assert "There is nothing called “pirate:9:9” at this table." in said.out
    assert "What the choices touch now: card:" in said.out
    assert re.search(r": choice 1, 2, .*\d\.\n(How: |Which card, or a step back\?)", said.out)  # the open question


def test_what_is_no_choice_is_answered_with_help(caribe: Caribe) -> None:
    for typed in ("0", "99", "-1", "hello", "s", "", "1 2"):
        said = caribe(*TABLE, typed=(typed,))
        assert "? THINGS say why not, as in: ? card:" in said.out, typed


def test_undo_takes_the_last_own_choice_back_and_all_that_followed(caribe: Caribe) -> None:
    once = caribe(*TABLE, typed=("1", "1", "q"))
    again = caribe(*TABLE, typed=("1", "1", "u", "u", "1", "1", "q"))
    assert again.out.count("Your last choice was undone.") == 2
    assert choices(once) == choices(again)
    assert once.out.splitlines()[-20:] == again.out.splitlines()[-20:]
    assert "Nothing to undo." in caribe(*TABLE, typed=("u",)).out


def test_a_saved_game_goes_on_where_it_was(caribe: Caribe) -> None:
    before = caribe(*TABLE, typed=("2", "1", "s game.json", "q"))
    assert "Saved in game.json." in before.out
    after = caribe("play", "cartagena", "--from", "game.json", typed=("q",))
    assert choices(before) == choices(after)
    assert record("game.json").seats[1].bot == "random"
    playthrough = record("game.json").playthrough(library.title)
    assert retrace(playthrough, record("game.json")) is None
    assert caribe("verify", "game.json").err.startswith("actions: The record is cut short: after ")


def test_a_game_that_was_saved_and_finished_has_one_record_that_holds(caribe: Caribe) -> None:
    caribe(*TABLE, "--option", "turn_cap=9", typed=("1", "1", "s game.json", "q"))
    found = record("game.json")
    playthrough = found.playthrough(library.title)
    retrace(playthrough, found)
    while not playthrough.state.is_over:
        playthrough.play(playthrough.state.legal_actions()[-1:])
    text = documents.write(Record.of(playthrough, found.seats, started=found.started).to_json())
    Path("done.json").write_text(text, "utf-8")
    assert caribe("verify", "done.json").code == 0


def test_a_saved_position_is_set_up_again(caribe: Caribe) -> None:
    before = caribe(*TABLE, "--option", "mode=advanced", typed=("2", "p here.json", "q"))
    after = caribe("play", "cartagena", "--from", "here.json", typed=("q",))
    assert choices(before) == choices(after)
    bare = json.loads(Path("here.json").read_text("utf-8"))["position"]
    Path("bare.json").write_text(json.dumps(bare), "utf-8")
    set_up = caribe("play", "cartagena", "-p", "3", "-o", "mode=advanced", "--from", "bare.json", typed=("q",))
    assert choices(before) == choices(set_up)
    wrong = caribe("play", "cartagena", "--from", "bare.json")
    assert wrong.code == 2
    assert "pirates: Expected 2 entries, got 3." in wrong.err


def test_a_game_from_a_position_has_a_record_that_starts_there(caribe: Caribe) -> None:
    caribe(*TABLE, typed=("2", "p here.json", "q"))
    caribe("play", "cartagena", "--from", "here.json", "--seed", "3", typed=("1", "s game.json", "q"))
    found = record("game.json")
    assert found.start is not None
    playthrough: Playthrough = found.playthrough(library.title)
    assert retrace(playthrough, found) is None


def test_nothing_is_written_over_that_caribe_did_not_write(caribe: Caribe) -> None:
    Path("letter.txt").write_text("Dear Ann", "utf-8")
    said = caribe(*TABLE, typed=("s letter.txt", "s nowhere/x.json", "s a.json", "s a.json", "q"))
    assert said.code == 0
    assert "The file letter.txt was not written by Caribe" in said.err
    assert "The file nowhere/x.json cannot be written" in said.err
    assert Path("letter.txt").read_text("utf-8") == "Dear Ann"
    assert said.out.count("Saved in a.json.") == 2


def test_what_the_seat_cannot_tell_apart_looks_the_same(caribe: Caribe) -> None:
    """Whatever the others hold: as long as the seat cannot know it, not one sign of what is said changes."""
    for seed in range(3):
        state = library.game("cartagena", 3).new(seed)
        for _ in range(40 * seed):
            state.apply(state.legal_actions()[-1])
        said = set()
        for position in (state, state.determinize(state.player, 1), state.determinize(state.player, 2)):
            Path("bare.json").write_text(json.dumps(position.to_json()), "utf-8")
            table = ("play", "cartagena", "-p", "3", "--seat", str(state.player + 1), "--from", "bare.json")
            said.add(caribe(*table, typed=("v", "?", "? card:rum pirate:0:0", "q")).out)
        assert len(said) == 1


def test_the_faces_of_cards_that_others_draw_are_not_said(caribe: Caribe) -> None:
    said = caribe(*TABLE, typed=("1",) * 30)
    drawn = [text for text in said.out.splitlines() if " draws " in text]
    assert drawn
    assert all(re.fullmatch(r"random-\d .*draws (a card|\d cards|nothing: no card is left)\.", text) for text in drawn)
    assert all(text.startswith("You ") for text in said.out.splitlines() if " draw: " in text)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("tortuga",), "game: Expected cartagena, cuba, havana, la-habana, got tortuga."),
        (("cartagena", "-p", "6"), "players: Expected 2 to 5 players, got 6."),
        (("cartagena", "-o", "mode"), "--option: Expected NAME=VALUE, got mode."),
        (("cartagena", "-o", "mode=calm"), "options.mode: Expected one of: basic, advanced; got calm."),
        (("cartagena", "--seat", "3"), "--seat: Expected 1-2, got 3."),
        (("cartagena", "--bots", "clever"), f"bot: Expected {', '.join(BOTS)}, got clever."),
        (
            ("cartagena", "--bots", "random,random"),
            "--bots: Expected one bot for all or 1 bots separated by commas, got 2.",
        ),
        (("cartagena", "--language", "xx"), "--language: Expected en, de, es, fr, nl, pl, got xx."),
        (("cartagena", "--language", "../en"), "--language: Expected en, de, es, fr, nl, pl, got ../en."),
        (("cartagena", "--from", "gone.json"), "The file gone.json cannot be read: No such file or directory."),
        (("cartagena", "--pack", "gone.toml"), "The file gone.toml cannot be read: No such file or directory."),
        (
            ("cartagena", "--seed", "x"),
            NO_NUMBER,
        ),
    ],
)
def test_wrong_input_is_answered_with_one_sentence(caribe: Caribe, arguments: tuple[str, ...], sentence: str) -> None:
    said = caribe("play", *arguments)
    assert said.code == 2
    assert said.err.splitlines()[-1] == sentence


def test_a_real_process_plays_what_is_piped_in() -> None:
    said = process(*TABLE, "--option", "turn_cap=6", typed="1\n" * 12)
    assert (said.code, said.err) == (0, "")
    assert "The game is over. The last turn was played." in said.out
