"""The walks through the games: every picture can be played, every card has words, and nothing of a game is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from caribe import how_to_play, library
from caribe.core.faults import BadInput
from caribe.core.reasons import IllegalAction
from caribe.how_to_play import BadWalk, Card, Picture, Walk, find_choice, merge
from caribe.server.http.routes.learning import draw_card
from tests.support import ROOT, catalogue, rule_ids

TITLES = list(library.titles())
GAMES_PLAYED = 12
"""As many games with random choices show every decision there is."""


def walk_of(name: str) -> Walk:
    """The walk of one of our games, which all have one."""
    found = how_to_play.walk(name)
    assert found is not None
    return found


def cards() -> Iterator[tuple[str, Card]]:
    """Every card of every walk."""
    for name in TITLES:
        yield from ((name, card) for card in walk_of(name).cards)


@cache
def patterns(name: str, language: str) -> dict[str, ast.Pattern]:
    """The messages of a walk in a language."""
    entries = FluentParser().parse(how_to_play.words(name, language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}


@pytest.mark.parametrize("name", TITLES)
def test_a_walk_is_short_and_was_written_for_these_rules(name: str) -> None:
    walk = walk_of(name)
    assert 8 <= len(walk.cards) <= 15
    ids = [card.id for card in walk.cards]
    assert len(set(ids)) == len(ids)
    assert ids[0] == "goal"
    assert ids[-1] == "tips"
    # Who changes the rules reads the walk again, and then names their version here.
    assert walk.rules_version == library.title(name).version


@pytest.mark.parametrize(
    ("name", "card"), list(cards()), ids=lambda value: value if isinstance(value, str) else value.id
)
def test_a_card_shows_a_position_that_the_engine_has_set_up(name: str, card: Card) -> None:
    drawn = draw_card(name, card)
    if card.picture is None:
        return
    assert drawn.picture is not None
    position = card.picture.set_up(name).state
    assert drawn.picture.state.view == position.view(card.picture.seat)
    # It is a position like any other: written down and read again it is the same.
    assert position.game.from_json(json.loads(json.dumps(position.to_json()))) == position
    if card.picture.picked:
        assert drawn.picture.state.choices


@pytest.mark.parametrize("name", TITLES)
def test_the_rules_of_a_card_exist(name: str) -> None:
    known = rule_ids((ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8"))
    for card in walk_of(name).cards:
        assert card.rules, card.id
        assert not [rule for rule in card.rules if known.get(rule) != "rule"], card.id


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize("name", TITLES)
def test_every_card_has_words_in_every_language(name: str, language: str) -> None:
    wanted = {card.message(name) + end for card in walk_of(name).cards for end in ("", "-text")}
    found = set(patterns(name, language))
    assert wanted <= found
    assert not [each for each in found - wanted if each.startswith(f"{name}-learn-")]
    for each in sorted(wanted):
        elements = patterns(name, language)[each].elements
        assert all(isinstance(element, ast.TextElement) for element in elements), each
        if language != "en" and each.endswith("-text"):
            assert not patterns(name, language)[each].equals(patterns(name, "en")[each]), each


@pytest.mark.parametrize("name", TITLES)
def test_what_a_card_lists_has_words_of_the_game(name: str) -> None:
    for card in walk_of(name).cards:
        for title, text in card.entries:
            assert title in catalogue(), title
            assert text in catalogue(), text


@pytest.mark.parametrize("name", TITLES)
def test_every_decision_of_a_game_is_explained(name: str) -> None:
    met: set[str] = set()
    for seed in range(GAMES_PLAYED):
        state = library.game(name, players=3).new(seed)
        dice = seed
        while not state.is_over:
            seat = state.deciders()[0]
            met |= {choice.verb for choice in state.choices(seat)} if dice % 3 == 0 else set()
            dice = (dice * 1103515245 + 12345) % 2**31
            actions = state.legal_actions()
            state.apply(actions[(dice >> 8) % len(actions)])
    told = {verb for card in walk_of(name).cards for verb in card.decisions}
    assert met == told


@pytest.mark.parametrize("name", ["havana", "la-habana"])
def test_every_card_of_havana_is_explained(name: str) -> None:
    game = library.game(name, players=3)
    listed = {text for card in walk_of(name).cards for _, text in card.entries}
    assert {f"{name}-card-{each}-text" for each in game.card_names} <= listed  # type: ignore[attr-defined]


def test_every_card_and_building_of_cuba_is_explained() -> None:
    listed = {text for card in walk_of("cuba").cards for _, text in card.entries}
    assert {each for each in catalogue() if each.startswith("cuba-about-")} <= listed
    assert {card.id for card in walk_of("cuba").cards} >= {"worker", "trader", "architect", "foreman", "mayor"}


def test_a_game_without_a_walk_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import testgame

    monkeypatch.setattr(library, "title", lambda name: testgame.TITLES[0])
    monkeypatch.setattr(library, "rooms", lambda: {testgame.TITLES[0].name: "tests.testgame"})
    assert how_to_play.walk.__wrapped__("tavern") is None
    assert how_to_play.words("tavern", "en") == ""


def test_a_picture_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput):  # ninety cards, and not one more
        Picture(3, change={"pile": {"rum": 60}}).set_up("cartagena")
    with pytest.raises(BadWalk, match="No choice of seat 0 touches pirate:0:9"):
        Picture(3, options={"start_player": 0}, picked=["pirate:0:9"]).set_up("cartagena")
    with pytest.raises(BadWalk, match="0 choices for turn:end"):
        Picture(3, options={"start_player": 0}, play=["turn:end"]).set_up("cartagena")
    with pytest.raises((BadInput, IllegalAction)):
        Picture(9).set_up("cartagena")


def test_choices_in_a_picture_are_played_one_after_the_other() -> None:
    picture = Picture(3, options={"start_player": 0}, play=["card:rum pirate:0:0", "turn:end"])
    state = picture.set_up("cartagena").state
    assert state.player == 1
    with pytest.raises(BadWalk, match="choices for pirate:1:0"):
        find_choice(state.choices(1), ["pirate:1:0"])


def test_a_change_is_merged_into_tables_and_lists() -> None:
    assert merge({"a": [1, [2, 3]], "b": {"c": 1, "d": 2}}, {"a": {"1": {"0": 7}}, "b": {"d": 5}}) == {
        "a": [1, [7, 3]],
        "b": {"c": 1, "d": 5},
    }
