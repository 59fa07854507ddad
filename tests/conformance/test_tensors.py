"""Positions as rows of numbers: always as long as they say, and of nothing that their seat cannot know."""

from __future__ import annotations

from caribe.core.state import State
from tests.conformance.tables import Table, walk


def positions(table: Table) -> tuple[State, ...]:
    return (*walk(table).positions, walk(table).end)


def test_every_row_has_the_length_of_its_fields(table: Table) -> None:
    tensor = table.game().tensor()
    assert sum(field.size for field in tensor.fields) == tensor.size
    for position in positions(table):
        assert {len(tensor.write(position, seat)) for seat in range(table.players)} == {tensor.size}


def test_a_row_holds_only_what_its_seat_knows(table: Table) -> None:
    tensor = table.game().tensor()
    for position in positions(table):
        for seat in range(table.players):
            imagined = position.determinize(seat, 21)
            assert tensor.write(imagined, seat) == tensor.write(position, seat)


def test_the_fields_have_names_of_their_own_and_say_what_they_mean(seating: Table) -> None:
    fields = seating.game().tensor().fields
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning and field.size > 0 for field in fields)


def test_a_game_moves_its_numbers(seating: Table) -> None:
    tensor = seating.game().tensor()
    rows = [tensor.write(position, 0) for position in positions(seating)]
    assert len(set(rows)) > len(rows) // 2
