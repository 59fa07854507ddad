"""Every table option does what docs/rules says it does, and is what it should be when nobody says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

import caribe
from caribe import BadOptions
from tests.games.havana.table import FILLER, A, B, C, Table, dealt, position
from tests.support import Chooser, rule

REST = [FILLER] * 6
DRY = "10Y 10N 10B 40G"  # in the box, with the red ones somewhere else


def played(edition: str, players: int, seed: int, **options: Any) -> Table:
    """A random game to its end."""
    table = dealt(edition, players, seed, **options)
    chooser = Chooser(seed)
    while not table.state.is_over:
        table.state.apply(chooser.pick(table.state.legal_actions()))
    return table


@rule("HAV-7.11", "LAH-7.13")
@pytest.mark.parametrize(("edition", "still", "pesos"), [("havana", "siesta", 108), ("la-habana", "zero", 60)])
def test_pesos_are_limited_unless_agreed_otherwise(edition: str, still: str, pesos: int) -> None:
    told: dict[str, Any] = {"cards": (f"{still} worker", ""), "goods": [f"${pesos}", ""], "order": "AB"}
    table = position(edition, **told).finish_turns()
    assert table.events("supplied")[0]["pesos"] == 0
    table = position(edition, options={"pesos": "unlimited"}, **told).finish_turns()
    assert table.events("supplied")[0]["pesos"] == 3
    assert table.view()["supply"]["pesos"] is None


@rule("HAV-7.12")
def test_discards_may_lie_open() -> None:
    told: dict[str, Any] = {"cards": ("siesta renewal", ""), "discards": [["mama", "tax"], []], "order": "AB"}
    hidden = position(**told).do("fetch:mama")
    assert hidden.view(B)["discards"] is None
    assert hidden.view(B)["trails"][A] == ["tax", "mama", "?"]
    shown = position(options={"discards": "open"}, **told).do("fetch:mama")
    assert shown.view(B)["discards"][A] == ["tax"]
    assert shown.view(B)["trails"][A] == ["tax"]
    seen = [shown.state.game.seen(event, B) for event in shown.log if event.kind == "fetched"]
    assert [event.to_json()["card"] for event in seen if event] == ["mama"]


@rule("HAV-7.20")
def test_a_thief_may_be_content_with_one() -> None:
    told: dict[str, Any] = {"cards": ("siesta material_thief", ""), "goods": ["", "4R"], "order": "AB"}
    assert position(**told).goods(A) == "2R"
    table = position(options={"thief_two": "up_to"}, **told)
    assert table.offers() == {
        ("material:brick", "seat:1", "take:enough"),
        ("material:brick", "material:brick", "seat:1"),
    }
    assert table.do("take:enough").goods(A) == "1R"


@rule("HAV-7.22", "LAH-7.18")
@pytest.mark.parametrize(("edition", "option"), [("havana", "phase3"), ("la-habana", "phase4")])
def test_cards_may_be_laid_by_all_at_once(edition: str, option: str) -> None:
    table = position(edition, cards=("", ""), order="BA", options={option: "simultaneous"}).finish_turns()
    assert table.state.deciders() == [A, B]
    focused = table.state.focus(B)
    for action in next(c for c in table.choices(B) if "card:market" in c.targets).actions:
        focused.apply(action)
    assert focused.deciders() == [A]
    view: Any = focused.view(A)
    assert view["covered"] == [None, None]
    assert view["finished"] == [False, True]
    assert focused.view(B)["covered"][B] is not None  # type: ignore[index]
    sequential = position(edition, cards=("", ""), order="BA").finish_turns()
    assert sequential.state.deciders() == [B]


@rule("HAV-7.13")
def test_the_oldest_player_may_choose_what_comes_to_an_end() -> None:
    game = caribe.game("havana", 3, setup_exchange="oldest_chooses", age_order="1,2,0")
    state = next(state for seed in range(100) if (state := game.new(seed)).view(None)["step"] == "exchange")
    table = Table(state, "havana")
    assert table.player == A
    before = table.view()
    assert not any(sum(goods.values()) for goods in before["goods"])  # nobody has drawn anything yet
    assert sum(before["centre"].values()) == 0
    assert sum(before["bag"].values()) == 80
    pile = table.document["pile"]
    choice = table.choices()[0]
    new, old = (int(target.partition(":")[2]) for target in choice.targets)
    assert new in pile
    for action in choice.actions:
        state.apply(action)
    assert new in table.view()["ends"]
    assert old in table.document["pile"]
    assert table.step == "choose"
    assert len(table.document["pile"]) == 24
    after = table.view()
    assert [(goods["pesos"], sum(goods.values())) for goods in after["goods"]] == [(1, 2)] * 3
    assert (after["centre"]["pesos"], sum(after["centre"].values())) == (4, 7)
    assert sum(after["bag"].values()) == 74
    assert after["supply"] == {"pesos": 101, "workers": 15}


@rule("HAV-7.13")
def test_what_is_dealt_after_the_exchange_is_drawn_then() -> None:
    game = caribe.game("havana", 2, setup_exchange="oldest_chooses")
    start = next(state for seed in range(100) if (state := game.new(seed)).view(None)["step"] == "exchange")
    dealt_goods = set()
    for key in range(20):
        state = start.clone()
        for action in state.choices(state.player)[0].actions:
            state.rekey(key * 7919)
            state.apply(action)
        dealt_goods.add(str(state.view(None)["goods"]))
    assert len(dealt_goods) > 5


@rule("HAV-7.14", "LAH-7.16")
@pytest.mark.parametrize("edition", ["havana", "la-habana"])
def test_ages_are_drawn_or_told(edition: str) -> None:
    drawn = {tuple(dealt(edition, 3, seed).view()["ages"]) for seed in range(60)}
    assert len(drawn) == 6
    assert dealt(edition, 3, age_order="seat").view()["ages"] == [0, 1, 2]
    assert dealt(edition, 3, age_order="2,0,1").view()["ages"] == [2, 0, 1]
    for wrong in ("0,1", "0,1,1", "0,1,3", "young"):
        with pytest.raises(BadOptions, match="age_order"):
            caribe.game(edition, 3, age_order=wrong)


@rule("HAV-7.17", "LAH-7.15")
@pytest.mark.parametrize(("edition", "box"), [("havana", "10Y 10N 10B 40G"), ("la-habana", "10H 10E 10N 40G")])
def test_an_empty_bag_may_end_the_game_with_the_round(edition: str, box: str) -> None:
    told: dict[str, Any] = {"cards": ("", ""), "goods": ["10R", ""], "points": [2, 5], "box": box, "order": "AB"}
    options = {"material_end": "bag_empty_end_of_round"}
    table = position(edition, options=options, **told).finish_turns()
    assert not table.state.is_over
    table.lay(["market", "market"], ["worker", "worker"])
    assert table.state.ending() == "bag"
    assert table.winners == [B]
    table = position(edition, **told).finish_turns().lay(["market", "market"], ["worker", "worker"])
    assert not table.state.is_over


@rule("HAV-7.18", "LAH-7.23")
@pytest.mark.parametrize(("edition", "box"), [("havana", "10Y 10N 10B 40G"), ("la-habana", "10H 10E 10N 40G")])
@pytest.mark.parametrize(("limit", "over"), [(2, True), (3, False), ("off", False)])
def test_the_stall_limit(edition: str, box: str, limit: int | str, over: bool) -> None:
    table = position(
        edition,
        cards=("", ""),
        goods=["10R", ""],
        points=[2, 5],
        box=box,
        stall=1,
        order="AB",
        options={"stall_limit": limit},
    )
    table.finish_turns().lay(["market", "market"], ["worker", "worker"])
    assert table.state.is_over == over
    if over:
        assert table.state.ending() == "stall"
        assert table.winners == [B]


@rule("LAH-7.4")
def test_chance_may_decide_what_is_stolen() -> None:
    stolen = set()
    for generator in range(40):
        table = position(
            "la-habana",
            cards=("zero brick_thief", "", ""),
            goods=["", "2R 2E 1G", "1R"],
            order="ABC",
            generator=generator * 7919,
            options={"stolen_brick": "random"},
        )
        assert table.offers() == {("seat:1",), ("seat:2",)}
        table.do("seat:1")
        stolen.add(table.goods(A))
    assert stolen == {"2R", "2E", "1R 1E", "1R 1G", "1E 1G"}


@rule("LAH-7.8")
def test_the_next_building_may_be_hidden() -> None:
    assert dealt("la-habana").view()["next"] is not None
    hidden = dealt("la-habana", next_building="hidden").view()
    assert hidden["next"] is None
    assert hidden["pile"] == dealt("la-habana").view()["pile"] == 24


@rule("HAV-7.3", "HAV-7.7")
def test_a_thief_who_must_gain_falls_back_on_anybody_when_there_is_nothing_to_get() -> None:
    table = position(
        cards=("siesta material_thief", "", ""), goods=["", "$9", "$9"], order="ABC", options={"thief_must_gain": "on"}
    )
    assert table.touched("seat") == {"1", "2"}


@rule("HAV-7.9", "LAH-7.11")
def test_a_tie_may_go_by_the_chain() -> None:
    box = "9R 10Y 10N 10B 40G"
    told: dict[str, Any] = {"cards": ("siesta tax", "", ""), "points": [3, 3, 3], "box": box, "order": "ABC"}
    goods = ["$4", "1R $2", "$2 W1"]
    assert position(goods=goods, **told).winners == [A, B, C]
    options = {"exhaustion_tie": "order_chain"}
    assert position(goods=goods, options=options, **told).winners == [B]
    assert position(goods=goods, **told).state.ranks() == [1, 1, 1]
    assert position(goods=goods, options=options, **told).state.ranks() == [3, 1, 2]


def test_a_thief_yields_and_games_end_under_every_option_alone() -> None:
    for edition, title in ((name, caribe.titles()[name]) for name in ("havana", "la-habana")):
        for option in title.options:
            for value in option.trials(2):
                assert played(edition, 2, 3, **{option.name: value}).state.ending()
