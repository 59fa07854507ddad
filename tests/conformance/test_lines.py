"""One line for one thing done: told the same from the start or from the middle, and to each only what they may know."""

from __future__ import annotations

import json

import pytest

from caribe import library
from caribe.core.draws import Draws
from caribe.core.lines import Line, extend_line, join_lines, open_line, seen_events
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record
from caribe.server.tables.views import events
from caribe.words import Words
from tests.cli.stories import STORIES
from tests.conformance.tables import Table, walk
from tests.support import word_faults


def played(table: Table) -> Playthrough:
    """A game at this table, as its walk goes; nothing is drawn as it was there."""
    playthrough = Playthrough(table.game(), Draws(3))
    for action in walk(table).actions:
        if playthrough.state.is_over:
            break
        legal = playthrough.state.legal_actions()
        playthrough.play((action if action in legal else legal[action % len(legal)],))
    return playthrough


def test_lines_have_words_and_hold_every_event_once(table: Table) -> None:
    playthrough = played(table)
    for seat in (None, 0, 1):
        seen = seen_events(playthrough, seat, 0)
        lines = list(join_lines(playthrough.game, seen))
        assert [event for line in lines for event in line] == seen
        assert [fault for line in lines[:300] for fault in word_faults(playthrough.game.tell_line(line))] == []


def test_a_line_is_the_same_for_those_who_come_in_its_middle(table: Table) -> None:
    playthrough = played(table)
    for seat in (None, 0):
        line: Line = ()
        for number in range(min(120, len(playthrough.actions))):
            assert open_line(playthrough, seat, number) == line
            for event in seen_events(playthrough, seat, number, number + 1):
                line = extend_line(playthrough.game, line, event)


def test_a_line_that_was_told_to_one_tells_another_no_more(table: Table) -> None:
    playthrough = played(table)
    told: dict[tuple[int, ...], dict[str, object]] = {}
    for seat in (0, 1, None):
        assert events(playthrough, seat, 0, told=told) == events(playthrough, seat, 0)


STORY = {
    "cartagena": ["Bruno steps back from field 4 to field 3 and draws a card."],
    "cuba": [
        "Carla starts with 2 water and 2 citrus.",
        "Carla harvests 1 wood, 1 stone, 2 sugar cane and 2 tobacco, paying 2 water.",
        "Carla loads 1 citrus, 1 sugar cane and 2 tobacco onto ship 6 in dock 2: 8 points.",
        "Bruno buys 1 rum and 1 cigar for 10 pesos.",
        "Ana, Bruno and Carla have bid.",
    ],
    "havana": ["Bruno’s tax collector takes 1 debris from Ana and 1 brick from Carla."],
    "la-habana": ["Ana, Bruno and Carla have laid two cards."],
}


@pytest.mark.parametrize("name", STORY)
def test_one_thing_done_is_one_line(name: str) -> None:
    record = Record.read(json.loads((STORIES / f"{name}.json").read_text("utf-8")))
    playthrough = record.playthrough(library.title)
    playthrough.play([decision.action for decision in record.decisions])
    words = Words("en", [seat.name for seat in record.seats])
    lines = join_lines(playthrough.game, seen_events(playthrough, None, 0))
    said = [words.say(playthrough.game.tell_line(line)) for line in lines]
    assert [line for line in STORY[name] if line not in said] == []
    assert not [line for line in said if line == "The turn is over."]
