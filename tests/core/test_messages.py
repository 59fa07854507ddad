"""Messages: words as data, said late, in whatever language, to whoever reads."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

from caribe.core.message import Message
from caribe.core.reasons import IllegalAction, Reason
from caribe.words import Words
from tests.support import ROOT, Speech, catalogue, word_faults

NESTED = Message("cartagena-why-no-card", {"symbol": Message("cartagena-symbol-lantern")})


def test_an_argument_that_is_a_message_is_said_first() -> None:
    assert str(NESTED) == "You have no lantern."
    assert NESTED.to_json() == {
        "id": "cartagena-why-no-card",
        "args": {"symbol": {"id": "cartagena-symbol-lantern", "args": {}}},
    }


def test_messages_with_the_same_content_are_equal_and_hash_alike() -> None:
    twin = Message("cartagena-why-no-card", {"symbol": Message("cartagena-symbol-lantern")})
    assert twin == NESTED
    assert hash(twin) == hash(NESTED)
    assert Message("a", {"x": 1, "y": 2}) == Message("a", {"y": 2, "x": 1})
    assert hash(Message("a", {"x": 1, "y": 2})) == hash(Message("a", {"y": 2, "x": 1}))
    assert Message("cartagena-why-no-card", {"symbol": Message("cartagena-symbol-rum")}) != NESTED


def test_messages_and_refusals_can_be_carried_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(NESTED)) == NESTED
    assert copy.deepcopy(NESTED) == NESTED
    refusal = pickle.loads(pickle.dumps(IllegalAction(Reason(NESTED, "CAR-4.1"))))
    assert refusal.reason == Reason(NESTED, "CAR-4.1")


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    assert str(IllegalAction(Reason(NESTED, "CAR-4.1"))) == "You have no lantern. (CAR-4.1)"
    assert str(Reason(NESTED)) == "You have no lantern."
    assert Reason(NESTED, "CAR-4.1").to_json() == {"text": NESTED.to_json(), "rule": "CAR-4.1"}


def test_seats_are_said_by_name_and_to_the_reader_as_you() -> None:
    turn = Message("cartagena-event-turn-began", {"seat": 1, "turn": 3})
    assert Words("en").say(turn) == "Turn 3: Seat 2."
    assert Words("en", ("Ann", "Bob")).say(turn) == "Turn 3: Bob."
    assert Words("en", ("Ann", "Bob"), reader=1).say(turn) == "Turn 3: you."


def test_what_no_catalogue_has_is_said_as_its_id() -> None:
    assert "no-such-words" in Words("en").say(Message("no-such-words", {"x": 1}))


def test_the_suite_hears_words_and_arguments_that_are_missing() -> None:
    """The ear of all tests of words: it must not be deaf itself."""
    assert not word_faults(NESTED)
    assert word_faults(Message("no-such-words")) == ["no-such-words is in no catalogue"]
    assert any("lacks $symbol" in fault for fault in word_faults(Message("cartagena-why-no-card")))
    assert word_faults(Message("cartagena-why-no-card", {"symbol": Message("cartagena-symbol-moon")}))
    assert any("lacks $seat" in fault for fault in word_faults(Message("cartagena-event-turn-began", {"turn": 3})))
    assert not word_faults(Message("tavern-event-laid-hidden", {"seat": 1}))
    assert Speech().say(Message("tavern-event-laid-hidden", {"seat": 1})) == "Bob lays a card."


def test_names_and_words_are_not_wrapped_in_invisible_signs() -> None:
    assert not [text for text in map(str, (NESTED,)) if "\u2068" in text or "\u2069" in text]
    assert len(catalogue()) > 100


def test_the_core_speaks_without_any_catalogue() -> None:
    """Core and games import no words; without them a message is said as its id."""
    code = "from caribe.core.message import Message, _speakers; _speakers.clear(); print(Message('a', {'x': 1}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "a {'x': 1}"


BARE = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"typer", "rich", "textual", "litestar", "msgspec", "uvicorn", "sqlalchemy"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
import caribe
print(caribe.Message("core-why-over"))
try:
    caribe.game("cartagena", players=9)
except caribe.BadOptions as bad:
    print(bad)
print(sorted(name for name in sys.modules if name.startswith(("caribe.cli", "caribe.server"))))
"""


def test_messages_are_spoken_without_any_extra_installed() -> None:
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["The game is over.", "players: Expected 2 to 5 players, got 9.", "[]"]
