"""The last edge cases of docs/rules/havana.md, section 8.4: the deal and whole rounds, one test for each row."""

from __future__ import annotations

from typing import Any

import pytest

import caribe
from tests.games.havana.table import A, B, C, Table, dealt, position, row
from tests.support import rule


def worths(ends: list[int], pile: int) -> list[dict[str, Any]]:
    """A deck in which the first 12 are worth what the rows need, then nine low ones."""
    points = [ends[0], 5, 5, 5, 5, ends[1], ends[2], 5, 5, 5, 5, ends[3]] + [pile] * 9 + [6] * 15
    return [{"name": f"{i}", "points": worth, "cost": {"pesos": 1 + i}} for i, worth in enumerate(points)]


def laid_out(seed: int, deck: list[dict[str, Any]]) -> list[int] | None:
    """The two rows as they were dealt, where no low building came to an end; None where one did."""
    game = caribe.game("havana", 2, data={"buildings": deck}, setup_exchange="oldest_chooses")
    table = Table(game.new(seed), "havana")
    return table.row(0) + table.row(1) if table.step in ("exchange", "place") else None


@rule("HAV-7.13", "LAH-7.9", "HAV-2.4", "LAH-2.5")
@pytest.mark.parametrize("edition", ["havana", "la-habana"])
def test_any_low_building_of_the_pile_goes_to_any_end_by_chance(edition: str) -> None:
    deck = worths([4, 5, 6, 4], 2)
    places, brought = set(), set()
    for seed in range(150):
        table = Table(caribe.game(edition, 2, data={"buildings": deck}).new(seed), edition)
        now, before = table.row(0) + table.row(1), laid_out(seed, deck)
        if before is None:
            continue
        ((place, building),) = [(i, new) for i, (new, old) in enumerate(zip(now, before, strict=True)) if new != old]
        assert deck[building]["points"] == 2
        assert building not in before
        assert before[place] in table.document["pile"] or before[place] == table.document["next"]
        places.add(place)
        brought.add(building)
    assert places == {0, 5, 6, 11}
    assert len(brought) > 5


@rule("LAH-7.9")
def test_or_all_buildings_are_shuffled_and_laid_out_again() -> None:
    deck = worths([4, 5, 6, 4], 2)
    game = caribe.game("la-habana", 2, data={"buildings": deck}, setup_exchange="reshuffle_all")
    changed = []
    for seed in range(60):
        table = Table(game.new(seed), "la-habana")
        before = laid_out(seed, deck)
        if before is not None:
            now = table.row(0) + table.row(1)
            changed.append(sum(new != old for new, old in zip(now, before, strict=True)))
    assert len(changed) > 5
    assert min(changed) > 5


@rule("HAV-2.4", "HAV-7.13")
def test_s101_a_low_building_comes_to_an_end() -> None:
    exchanged = 0
    for seed in range(120):
        table = Table(caribe.game("havana", 2, data={"buildings": worths([4, 5, 6, 4], 2)}).new(seed), "havana")
        points = {entry["building"]: entry["points"] for row in table.view()["rows"] for entry in row}
        assert any(points[end] <= 3 for end in table.view()["ends"])
        assert table.view()["pile"] == 24
        exchanged += sum(points[end] <= 3 for end in table.view()["ends"]) == 1
    assert exchanged > 20


@rule("HAV-2.4")
def test_s102_no_exchange_where_one_lies_there_already() -> None:
    game = caribe.game("havana", 2, setup_exchange="oldest_chooses")
    steps = set()
    for seed in range(60):
        view: Any = game.new(seed).view(None)
        points = {entry["building"]: entry["points"] for row in view["rows"] for entry in row}
        low = any(points[end] <= 3 for end in view["ends"])
        assert (view["step"] == "choose") == low
        steps.add(view["step"])
    assert steps == {"choose", "exchange"}


@rule("HAV-3.50", "HAV-3.12")
def test_s104_exactly_one_card_is_laid() -> None:
    table = position(cards=("", ""), order="AB").finish_turns()
    for targets in table.offers():
        assert [target.partition(":")[0] for target in targets] == ["card", "cover"]
    assert table.why_not("card:siesta", "card:mama").rule == "HAV-3.50"
    assert table.why_not("turn:end").rule == "HAV-3.50"


@rule("HAV-3.14")
def test_s105_no_building_in_anothers_turn_or_later() -> None:
    table = position(cards=("siesta protection", ""), rows=row("1: 1R"), goods=["1R", "1R"], order="AB")
    assert table.why_not("building:0", seat=B).text.id == "core-why-not-your-turn"
    table.do("turn:end").finish_turns()
    assert table.why_not("building:0").rule == "HAV-3.14"


@rule("HAV-3.33", "HAV-7.10", "HAV-3.30")
def test_s106_the_last_four_fill_one_row_only() -> None:
    told = ["1: 1R", "1: 1R", "1: 1R"]
    table = position(cards=("siesta protection", ""), rows=[told, told], pile=4, goods=["3R"], order="AB")
    table.do("building:0")
    assert len(table.row(0)) == 6
    assert table.view()["pile"] == 0
    table.do("building:3")
    assert table.row(1) == [4, 5]
    table.do("building:4")
    assert table.row(1) == [5]
    assert len(table.view()["ends"]) == 3


@rule("HAV-4.21", "HAV-4.20", "HAV-7.4")
def test_s108_protection_holds_after_the_own_turn_too() -> None:
    table = position(
        cards=("siesta protection", "siesta market", "siesta material_thief", ""),
        goods=["1R", "1Y", "", "1B"],
        order="ABDC",
        place=3,
    )
    assert table.touched("seat") == {"1", "3"}
    assert table.why_not("seat:0").rule == "HAV-4.20"


@rule("HAV-3.10", "HAV-4.41", "HAV-4.50")
@pytest.mark.parametrize(("first", "workers"), [("tax", 2), ("worker", 0)])
def test_s109_taxed_workers_can_be_hired(first: str, workers: int) -> None:
    table = position(cards=("tax worker", "", ""), goods=["W13", "W1", "W1"], order="ABC")
    table.do(f"first:{first}")
    assert table.view()["goods"][A]["workers"] == 13 + workers


@rule("HAV-4.70", "HAV-4.66", "HAV-4.72")
def test_s110_two_thieves_at_the_same_house() -> None:
    table = position(cards=("siesta material_thief", "siesta material_thief", ""), goods=["", "", "5R"], order="ABC")
    table.do("seat:2", "material:brick", "material:brick")
    stolen = [(event["other"], len(event["materials"])) for event in table.events("burgled")]
    assert stolen == [(C, 2), (C, 1)]
    assert table.goods(C) == "2R"


@rule("HAV-4.61", "HAV-4.70")
def test_s111_the_last_may_take_materials_from_the_first() -> None:
    table = position(cards=("", "", "siesta material_thief"), goods=["1R", "1G"], order="ABC", place=2)
    table.do("seat:0", "material:brick")
    assert table.events("burgled")[0]["materials"] == ["brick"]


@rule("HAV-3.54", "HAV-3.50", "HAV-3.51")
def test_s112_a_card_face_down_counts_too() -> None:
    table = position(cards=("", ""), order="AB").finish_turns()
    table.do("card:siesta", "cover:worker")
    view = table.view(B)
    counts = [view[size][A] for size in ("hand_sizes", "discard_sizes", "laid_sizes")]
    assert counts == [10, 0, 1]
    assert view["open"][A] == ["worker", "architect"]
    assert view["covered"][A] == "worker"


@rule("HAV-2.1", "HAV-2.2", "HAV-2.3", "HAV-2.5", "HAV-2.6", "HAV-2.7", "HAV-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s116_what_lies_where_after_setting_up(players: int) -> None:
    view = dealt(players=players).view(0)
    assert sum(view["bag"].values()) == 77 - players
    assert view["supply"] == {"pesos": 104 - players, "workers": 15}
    assert view["centre"]["pesos"] == 4
    assert sum(view["centre"].values()) == 4 + 3
    assert view["pile"] == 24
    assert [len(row) for row in view["rows"]] == [6, 6]
    assert len(view["hand"]) == 13
    for goods in view["goods"]:
        assert (goods["pesos"], goods["workers"], sum(goods.values())) == (1, 0, 2)


@rule("HAV-3.40", "HAV-3.1")
def test_s117_what_lies_in_the_centre_stays_there() -> None:
    table = position(cards=("", ""), centre="2R 1G $2", order="AB").finish_turns()
    centre = table.view()["centre"]
    assert centre["pesos"] == 5
    assert sum(centre.values()) == 5 + 6
    assert centre["brick"] >= 2
    assert centre["debris"] >= 1


@rule("HAV-4.2", "HAV-4.1", "HAV-4.3", "HAV-4.31")
def test_s118_what_is_once_a_round_is_there_again_in_the_next() -> None:
    table = position(cards=("conservation market", "worker market"), order="BA", place=1, used=["market"])
    table.do("first:conservation").do("building:0")
    assert [len(event["materials"]) for event in table.events("gained")] == [1]
    while table.step == "lay" and table.view()["round"] == 1:
        table.do("card:siesta", "cover:" + ("market" if table.player == A else "worker"))
    assert table.player == A
    table.do("building:none")
    assert [event["seat"] for event in table.events("idle")] == []
    drawn = [event for event in table.events("gained") if event["seat"] == B]
    assert [len(event["materials"]) for event in drawn] == [2]


@rule("HAV-5.1")
def test_s119_two_players_play_to_25() -> None:
    table = position(cards=("siesta protection", ""), rows=row("1: 1R"), goods=["1R"], points=[24], order="AB")
    table.do("building:0")
    assert table.state.is_over
    assert table.points(A) == 25


@rule("HAV-7.18")
@pytest.mark.parametrize("built", [False, True])
def test_s120_five_rounds_without_a_building_end_the_game(built: bool) -> None:
    box = "8R 10Y 10N 10B 40G"
    table = position(
        cards=("siesta protection", ""),
        goods=["2R", ""],
        points=[9, 12],
        rows=row("1: 1R"),
        box=box,
        stall=4,
        order="AB",
    )
    table.do("building:0" if built else "turn:end").finish_turns()
    while table.step == "lay" and not table.state.is_over and table.view()["round"] == 1:
        table.do("card:mama", "cover:" + ("siesta" if table.player == A else "worker"))
    if built:
        assert not table.state.is_over
        assert table.view()["stall"] == 0
    else:
        assert table.state.ending() == "stall"
        assert table.winners == [B]


@rule("HAV-7.7")
def test_s121_where_a_thief_must_gain_the_poor_are_left_alone() -> None:
    table = position(
        cards=("siesta peso_thief", "", ""),
        goods=["", "$1", "$4"],
        order="ABC",
        options={"thief_must_gain": "on"},
    )
    assert [event["other"] for event in table.events("robbed")] == [C]
