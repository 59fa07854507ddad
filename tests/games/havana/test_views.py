"""The typed view is what a view is: the same entries, and every name that the game knows."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from caribe.games.havana import fields, views
from caribe.games.havana.edition import HAVANA, LA_HABANA, Edition
from tests.games.havana.table import dealt
from tests.support import ROOT, rule_ids

EDITIONS = (HAVANA, LA_HABANA)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_a_view_has_the_entries_that_its_type_names(edition: Edition) -> None:
    view = dealt(edition.name).view(0)
    assert list(view) == list(get_type_hints(views.View))
    assert list(view["rows"][0][0]) == list(get_type_hints(views.Building))
    assert list(view["supply"]) == list(get_type_hints(views.Supply))


def test_the_closed_names_are_those_of_the_games() -> None:
    assert set(get_args(views.GameName)) == {edition.name for edition in EDITIONS}
    assert set(get_args(views.CardName)) == {card.name for edition in EDITIONS for card in edition.cards}
    assert set(get_args(views.Used)) == set(fields.USED)
    materials = {name for edition in EDITIONS for name in edition.materials}
    assert set(get_args(views.Thing)) == {*materials, "pesos", "workers"}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_the_cards_hold_every_rule_of_their_chapter_but_the_general_ones(edition: Edition) -> None:
    prefix, general = ("HAV-4.", {"HAV-4.1", "HAV-4.2", "HAV-4.3"}) if edition is HAVANA else ("LAH-4.", {"LAH-4.1"})
    written = rule_ids((ROOT / "docs" / "rules" / f"{edition.name}.md").read_text("utf-8"))
    chapter = {each for each, mark in written.items() if each.startswith(prefix) and mark == "rule"}
    assert {rule for card in edition.cards for rule in card.rules} == chapter - general
