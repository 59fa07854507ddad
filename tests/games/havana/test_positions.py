"""Positions set up by hand: what is left out is filled in, and a bad one is refused with every fault named."""

from __future__ import annotations

from typing import Any

import pytest

import caribe
from caribe import BadPosition
from tests.games.havana.table import A, B, dealt

ROWS = [list(range(6)), list(range(6, 12))]


def paths(document: Any, edition: str = "havana", players: int = 2, **options: Any) -> list[str]:
    """The paths of all faults of a document."""
    with pytest.raises(BadPosition) as refusal:
        caribe.game(edition, players, **options).from_json(document)
    assert all(str(fault) for fault in refusal.value.faults)
    return [fault.path for fault in refusal.value.faults]


def opened(**entries: Any) -> dict[str, Any]:
    """A round with open cards."""
    return {"rows": ROWS, "open": [["worker", "architect"]] * 2, **entries}


def test_what_is_left_out_is_filled_in() -> None:
    state = caribe.game("havana", 2).from_json(opened())
    view: Any = state.view(A)
    assert view["step"] == "order"
    assert view["pile"] == 24
    assert sum(view["bag"].values()) == 80
    assert view["supply"] == {"pesos": 108, "workers": 15}
    assert view["hand_sizes"] == [11, 11]


def test_a_document_that_is_none() -> None:
    assert paths([]) == [""]
    assert paths({"rows": ROWS, "colour": 1}) == ["colour"]
    assert paths({"rows": ROWS, "game": "la-habana", "version": "0"}) == ["game", "version"]


def test_goods_must_add_up() -> None:
    assert paths(opened(goods=[{"brick": 11}, {"pesos": 200}])) == ["brick", "pesos"]
    assert paths(opened(goods=[{"brick": -1}, {"gold": 2}])) == ["goods[0].brick", "goods[1].gold"]
    assert paths(opened(bag={"brick": 1})) == ["brick", "sandstone", "clay", "glass", "debris"]
    assert paths(opened(goods=[{}])) == ["goods"]
    assert paths(opened(centre="much")) == ["centre"]


def test_buildings_must_stand_in_one_place() -> None:
    assert paths(opened(built=[[3], []])) == ["buildings[3]"]
    assert paths(opened(built=[[40], []]))[0] == "built[0][0]"
    assert paths(opened(rows=[[0, 1], list(range(6, 12))], removed=[2, 3, 4, 5])) == ["rows[0]"]
    assert paths(opened(rows=[[*range(7)], [*range(7, 12)]])) == ["rows[0]"]
    assert paths(opened(next=20)) == ["next"]
    assert paths({"open": [["worker", "architect"]] * 2})[0] == "rows"


def test_cards_must_be_thirteen() -> None:
    twice = opened(discards=[["worker"], []])
    assert paths(twice) == ["cards[0].worker"]
    assert paths(opened(hands=[[], []]))[0] == "cards[0].siesta"
    assert paths({"rows": ROWS, "open": [["worker"], ["worker", "tax"]]}) == ["open[0]"]
    assert paths({"rows": ROWS, "open": [[], ["worker", "tax"]]}) == ["open"]
    assert paths(opened(discards=[["ace"], []])) == ["discards[0][0]"]
    assert paths(opened(covered=["mama", None])) == ["covered[0]"]


def test_what_was_seen_must_fit_the_cards() -> None:
    assert paths(opened(discards=[["mama"], []], trails=[[], []])) == ["trails[0]"]
    assert paths(opened(discards=[["mama"], []], trails=[["?", "mama"], []])) == ["trails[0]"]
    assert paths(opened(trails=[["mama"], []])) == ["trails[0]"]
    fitting = opened(discards=[["mama"], []], trails=[["mama", "tax", "?"], []])
    assert caribe.game("havana", 2).from_json(fitting).view(B)["trails"] == [["mama", "tax", "?"], []]


def test_the_course_must_fit_the_table() -> None:
    assert paths(opened(step="choose")) == ["step"]
    assert paths(opened(step="dance")) == ["step"]
    assert paths(opened(step="fetch")) == ["step"]
    assert paths(opened(step="market")) == ["step"]
    assert paths(opened(step="payment", pending={"subject": 0})) == ["step"]
    assert paths(opened(step="loot", pending={"subject": 1, "due": 1}))[0] == "step"
    assert paths(opened(step="tax", pending={"subject": 1})) == ["step"]
    assert paths(opened(step="lay", laid=[[], ["mama"]], order=[0, 1])) == ["laid[1]"]
    assert paths(opened(laid=[["mama"], []])) == ["laid[0]"]
    assert paths(opened(player=1, step="order", order=[0, 1])) == ["player"]
    assert paths(opened(order=[0, 0])) == ["order"]
    assert paths(opened(ages=[1])) == ["ages"]
    assert paths(opened(used=["tea"])) == ["used[0]"]
    assert paths(opened(step="order", pending={"due": 1})) == ["pending.due"]
    assert paths(opened(step="build", todo="worker")) == ["todo"]
    assert paths(opened(generator=-1, place=7, round="one")) == ["generator", "round", "place"]


def test_a_game_that_would_be_over_must_say_so() -> None:
    points = opened(built=[[34, 35, 31, 32], []])
    assert paths(points) == ["built[0]"]
    assert paths(opened(ending="target", player=-1)) == ["ending"]
    assert paths(opened(box={"brick": 10, "sandstone": 10, "clay": 10, "glass": 10, "debris": 40})) == ["box"]
    state = caribe.game("havana", 2).from_json({**points, "ending": "target", "player": -1})
    assert state.is_over
    assert state.returns() == [1.0, 0.0]


def test_a_building_in_sight_only_where_the_edition_shows_it() -> None:
    game = caribe.game("la-habana", 2)
    state: Any = game.from_json({"rows": ROWS})
    assert state.view(None)["next"]["building"] == 12
    assert state.view(None)["pile"] == 24
    hidden = caribe.game("la-habana", 2, next_building="hidden")
    assert hidden.from_json({"rows": ROWS}).view(None)["next"] is None
    assert paths({"rows": ROWS, "next": 12}, "la-habana", next_building="hidden") == ["next"]


def test_the_exchange_at_the_start_is_a_position_too() -> None:
    game = caribe.game("havana", 2, setup_exchange="oldest_chooses")
    state = next(s for seed in range(100) if (s := game.new(seed)).view(None)["step"] == "exchange")
    document = state.to_json()
    assert game.from_json(document).to_json() == document
    state.apply(state.legal_actions()[0])
    document = state.to_json()
    assert document["pending"] == {"subject": state.to_json()["pending"]["subject"]}  # type: ignore[index]
    assert game.from_json(document).to_json() == document
    assert paths(dealt("havana", 2).document | {"step": "exchange"}) == ["step"]
