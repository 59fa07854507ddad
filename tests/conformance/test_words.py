"""Everything that a person reads has words, with all that they need to be said, and rests on a rule that exists."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from caribe.core.message import Message
from tests.conformance.tables import SHELVES, Table, companion, tables, walk
from tests.support import RULE_ID, Chooser, catalogue, rule_ids, word_faults


@cache
def defined(rules: Path) -> frozenset[str] | None:
    """The ids that a rules file defines, None while there is none."""
    return frozenset(rule_ids(rules.read_text("utf-8"))) if rules.exists() else None


def rule_faults(rule: str, table: Table) -> list[str]:
    """What is wrong with a rule that is cited at this table."""
    if not RULE_ID.fullmatch(rule):
        return [f"{rule!r} is no rule id"]
    known = defined(table.shelf.rules)
    return [] if known is None or rule in known else [f"{rule} is not in {table.shelf.rules.name}"]


def test_choices_and_prompts_have_words_and_rules(table: Table) -> None:
    for position in walk(table).positions:
        faults = word_faults(position.prompt(None))
        for seat in range(table.players):
            faults += word_faults(position.prompt(seat))
            for choice in position.choices(seat):
                faults += word_faults(choice.text) + rule_faults(choice.rule, table)
        assert not faults


def test_no_two_choices_read_the_same(seating: Table) -> None:
    for position in walk(seating).positions:
        for seat in position.deciders():
            texts = [str(choice.text.to_json()) for choice in position.choices(seat)]
            assert len(set(texts)) == len(texts)


def test_reasons_have_words_and_rules(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            for action in range(position.game.num_actions):
                reason = position.why_not_action(seat, action)
                if reason is not None:
                    assert not word_faults(reason.text)
                    assert reason.text.id.startswith("core-") or not rule_faults(reason.rule, table)


def test_events_have_words_for_all_who_see_them(table: Table) -> None:
    game = table.game()
    state = game.new(table.players)
    state.keep_log()
    for action in walk(table).actions:
        state.apply(action)
    assert state.log
    for event in Chooser(4).some(state.log, 200):
        for seat in (None, 0, 1):
            seen = game.seen(event, seat)
            if seen is not None:
                assert seen.kind == event.kind
                assert not word_faults(game.tell(seen))


@pytest.mark.parametrize("name", SHELVES)
def test_a_title_its_options_scores_and_endings_have_words(name: str) -> None:
    table = next(table for table in tables() if table.name == name)
    wanted = [f"{name}-name", f"{name}-summary"]
    for option in table.shelf.title.options:
        wanted.append(f"{name}-option-{option.name}")
        wanted += [f"{name}-option-{option.name}-{value}" for value in option.values]
        assert not rule_faults(option.rule, table)
    wanted += [f"{name}-ending-{ending}" for ending in companion(table, "invariants").ENDINGS]
    wanted += [f"{name}-score-{source}" for source in walk(table).end.scores()[0]]
    assert not [text for text in wanted if word_faults(Message(text))]


def test_every_message_of_the_catalogues_is_there_once() -> None:
    from tests.support import _source

    ids = [line.partition(" =")[0] for line in _source().splitlines() if line[:1].isalpha() and " =" in line]
    assert sorted(ids) == sorted(catalogue())
    assert len(set(ids)) == len(ids)
