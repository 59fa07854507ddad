"""Every preview shows all that is certain: a choice says what its seat will have more or less of."""

from __future__ import annotations

from tests.conformance.tables import Table, walk
from tests.effects import changes


def test_a_choice_says_all_that_it_is_certain_to_change(table: Table) -> None:
    for position in walk(table).positions:
        for seat in position.deciders():
            for choice in position.choices(seat)[:40]:
                said: dict[str, int] = {}
                for effect in choice.effects:
                    if not effect.place and effect.change:
                        said[effect.thing] = said.get(effect.thing, 0) + effect.change
                for thing, change in changes(position, seat, choice).items():
                    assert said.get(thing) == change, f"{thing}: {choice.text}"
