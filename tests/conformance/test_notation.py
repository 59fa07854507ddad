"""Moves have a notation that is read back as it was written, and what is not clear is refused with candidates."""

from __future__ import annotations

from zlib import crc32

import pytest

import caribe
from caribe.core.draws import Draws
from caribe.core.notation import BadNotation, moves_of
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import IllegalAction
from tests.conformance.notation import round_trip
from tests.conformance.tables import Table, walk
from tests.support import Chooser


def test_every_choice_is_read_back_as_it_was_written(table: Table) -> None:
    for position in walk(table).positions[:: 2 if table.options else 1]:
        for seat in position.deciders()[:2]:
            choices = position.choices(seat)
            written = [position.notation(choice.actions, seat) for choice in choices]
            assert len(set(written)) == len(written)
            for choice, text in zip(choices[:25], written, strict=False):
                assert position.parse(text, seat) == list(choice.actions)
                assert position.parse(text.upper(), seat) == list(choice.actions)


def test_the_moves_of_a_whole_game_are_read_back(seating: Table) -> None:
    assert round_trip(seating, crc32(str(seating).encode())).total() > 5


def test_the_words_of_a_decision_may_stand_in_any_order(seating: Table) -> None:
    chooser = Chooser(3)
    for position in walk(seating).positions:
        for choice in [each for each in position.choices(position.player) if len(each.actions) > 1][:20]:
            text = position.notation(choice.actions)
            verb, *words = text.split()
            if position.midway():
                verb, words = "", text.split()
            shuffled = " ".join([verb, *sorted(words, key=lambda word: chooser.pick(range(100)))])
            try:
                read = position.parse(shuffled)
                in_order = position.notation(read) == " ".join(shuffled.split())  # a move of its own, in this order
                assert in_order or read == list(choice.actions), f"{shuffled} for {text}"
            except BadNotation as unclear:  # as where a card is laid on a card: each may be the one on top
                if len(unclear.candidates) < 2:
                    raise


def test_what_is_no_move_is_refused_with_the_likeliest_first() -> None:
    state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    with pytest.raises(BadNotation, match="is not a move here") as refused:
        state.parse("play pistl camp")
    assert refused.value.candidates[0] == "play pistol camp"
    assert len(refused.value.candidates) == len(state.legal_actions())
    for empty in ("", " , "):
        with pytest.raises(BadNotation):
            state.parse(empty)
    with pytest.raises(BadNotation):
        state.parse("play pistol camp " * 1000)


def test_what_may_be_several_moves_is_refused_with_all_of_them() -> None:
    state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    with pytest.raises(BadNotation, match="is not clear") as refused:
        state.parse("play")
    assert len(refused.value.candidates) == len(state.legal_actions())


def test_several_decisions_are_read_at_once_until_chance_or_another_seat_decides() -> None:
    state = caribe.game("cuba", players=2).new(seed=1)
    while not state.is_over and state.notation(state.legal_actions()[:1]) != "play worker":
        state.apply(state.legal_actions()[0])
    actions = state.parse("play worker r2c2")
    assert state.notation(actions) == "play worker, figure r2c2"
    state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    assert len(state.parse("play pistol camp, play key camp")) == 2
    with pytest.raises(BadNotation, match="cannot be read yet: after “play pistol camp, play key camp”"):
        state.parse("play pistol camp, play key camp, play rum camp")


def test_only_who_has_to_decide_has_moves() -> None:
    state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    with pytest.raises(IllegalAction, match="not your turn"):
        state.parse("play pistol camp", seat=1)
    with pytest.raises(IllegalAction):
        state.notation([217])


def test_what_others_decide_in_secret_is_a_question_mark() -> None:
    playthrough = Playthrough(caribe.game("havana", players=2), Draws(1))
    playthrough.play(playthrough.state.parse("choose siesta renewal"))
    playthrough.play(playthrough.state.parse("choose pesos mama"))
    for eyes, seen in (
        (None, ["choose ? ?", "choose ? ?"]),
        (0, ["choose siesta renewal", "choose ? ?"]),
        (1, ["choose ? ?", "choose pesos mama"]),
    ):
        assert [move.text for move in moves_of(playthrough, eyes)] == seen
    revealed = moves_of(playthrough, reveal=True)
    assert [(move.number, move.seat, move.text) for move in revealed] == [
        (0, 0, "choose siesta renewal"),
        (2, 1, "choose pesos mama"),
    ]


def test_history_and_outcome_are_those_of_a_list_and_a_value(seating: Table) -> None:
    state, chooser = seating.game().new(5), Chooser(5)
    taken = []
    while not state.is_over:
        assert state.outcome() is None
        action = chooser.pick(state.legal_actions())
        taken.append((state.player, action))
        state.apply(action)
    assert state.history == taken
    assert state.copy().history == taken
    assert state.copy() == state
    assert state.copy().key() == state.key()
    assert state.clone().history == []
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat, share in enumerate(state.returns()) if share)
    assert outcome.ending == state.ending()
    assert "over" in repr(state)
