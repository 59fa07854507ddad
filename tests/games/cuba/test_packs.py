"""Data packs: what a box may hold, and every fault of what it may not, by its path."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from caribe import library
from caribe.core.faults import BadPack
from tests.games.cuba.table import LAYOUT, data
from tests.support import rule


def box() -> dict[str, Any]:
    return deepcopy(dict(library.data("cuba")))


def faults(pack: dict[str, Any]) -> dict[str, str]:
    with pytest.raises(BadPack) as refusal:
        library.game("cuba", 2, pack)
    return {fault.path: str(fault.text) for fault in refusal.value.faults}


@rule("CUB-1.7", "CUB-2.8", "AMB-04", "CUB-4.5.2")
def test_a_ship_of_six_wares_and_a_plantation_with_three_lakes() -> None:
    pack = box()
    pack["ships"][2]["wares"] = ["rum"] * 6
    pack["plantations"]["red"] = [["warehouse", "lake", "lake", "lake"], *LAYOUT[1:]]
    found = faults(pack)
    assert found["ships[2].wares"] == "Expected 5 entries, got 6."
    assert found["plantations.red"].startswith("Expected")
    pack["plantations"]["red"] = [
        ["warehouse", "citrus", "sugar", "lake"],
        ["lake", "tobacco", "lake", "sugar"],
        ["citrus", "forest", "tobacco", "mountain"],
    ]
    with pytest.raises(BadPack) as refusal:
        library.game("cuba", 2, pack)
    assert [(fault.path, str(fault.text)) for fault in refusal.value.faults] == [
        ("plantations.red", "Expected 2 of forest, got 1."),
        ("plantations.red", "Expected 2 of mountain, got 1."),
        ("plantations.red", "Expected 1 of lake, got 3."),
        ("ships[2].wares", "Expected 5 entries, got 6."),
    ]


@rule("AMB-02", "CUB-4.2.6")
def test_longer_market_rows_are_played_at_once() -> None:
    pack = box()
    pack["market"] |= {"products": [9, 8, 7, 6, 5, 4], "empty": 10, "full_products": 2}
    state: Any = library.game("cuba", 2, pack).new(1)
    market = state.view(0)["market"]["citrus"]
    assert (market["buy"], market["sell"]) == (7, 6)


@rule("AMB-46", "CUB-1.8")
def test_statutes_are_data() -> None:
    pack = box()
    pack["statutes"][0]["pesos"] = 4
    state: Any = library.game("cuba", 2, pack).new(1)
    assert state.view(0)["statutes"][0]["number"] == 4
    pack["statutes"][6] = {"kind": "drought"}
    with pytest.raises(BadPack) as refusal:
        library.game("cuba", 2, pack)
    assert [str(fault.text) for fault in refusal.value.faults] == [
        "Expected 6 statutes of the category duty, got 5.",
        "Expected 6 statutes of the category other, got 7.",
    ]


@pytest.mark.parametrize(
    ("change", "path", "text"),
    [
        (lambda p: p["market"].update(goods=[4, 5]), "market.goods", "dearest to the cheapest"),
        (lambda p: p["market"].update(goods=[]), "market.goods", "1 to 9 prices"),
        (lambda p: p["market"].update(empty=-1), "market.empty", "0-20"),
        (lambda p: p["market"].update(start_goods=4), "market.start_goods", "0-3"),
        (lambda p: p["market"].update(colour=1), "market.colour", "no such entry"),
        (lambda p: p.pop("market"), "market", "missing"),
        (lambda p: p.update(mood=1), "mood", "no such entry"),
        (lambda p: p["buildings"].pop("inn"), "buildings.inn", "missing"),
        (lambda p: p["buildings"]["inn"].update(rum=1), "buildings.inn.rum", "no such entry"),
        (lambda p: p["buildings"]["inn"].update(wood=9), "buildings.inn.wood", "0-5"),
        (lambda p: p["plantations"].update(blue=[["lake"]]), "plantations.blue", "three rows of four"),
        (lambda p: p["plantations"]["blue"][1].__setitem__(2, "swamp"), "plantations.blue[1][2]", "swamp"),
        (lambda p: p["ships"].pop(), "ships", "Expected 15 entries, got 14"),
        (lambda p: p["ships"][3]["wares"].__setitem__(0, "wood"), "ships[3].wares[0]", "wood"),
        (lambda p: p["statutes"][6].update(resource="rum"), "statutes[6].resource", "rum"),
        (lambda p: p["statutes"][0].update(kind="gift"), "statutes[0].kind", "gift"),
        (lambda p: p["statutes"][10].update(count=0), "statutes[10].count", "1-5"),
        (lambda p: p["start"].update(tax={"kind": "drought"}), "start.tax.kind", "drought"),
        (lambda p: p["reconstructed"].update(ships="yes"), "reconstructed.ships", "yes"),
    ],
)
def test_each_fault_is_named(change: Any, path: str, text: str) -> None:
    pack = box()
    change(pack)
    assert text in faults(pack)[path]


@rule("AMB-04")
def test_what_is_reconstructed_says_so() -> None:
    state: Any = library.game("cuba", 2).new(1)
    assert state.view(0)["reconstructed"] == ["ships", "plantations", "market", "statutes"]
    pack = data() | {"reconstructed": {}}
    assert library.game("cuba", 2, pack).new(1).view(0)["reconstructed"] == []
