"""Every reason a player can meet: what is said, and the rule it rests on."""

from __future__ import annotations

import re
from typing import Any

import pytest

import caribe
from caribe.games.havana import actions as a
from tests.games.havana.table import FILLER, A, B, Table, dealt, position
from tests.support import ROOT, catalogue

REST = [FILLER] * 6
SITE = ["3: 2R 1G $2", "1: 1R", *REST[2:]]


def building(goods: str = "5R 5G $9", cards: str = "siesta protection", **told: Any) -> Table:
    """A table at which A may build."""
    told.setdefault("rows", [SITE, ["4: 1R arch", *REST[2:], "1: 1G"]])
    return position(cards=(cards, ""), goods=[goods], order="AB", **told)


def thief(card: str = "peso_thief", **told: Any) -> Table:
    """A table of four at which A chooses a victim; B is protected."""
    told.setdefault("goods", ["", "$4 1R", "$4 1R 1G", "$4 1R"])
    return position(cards=(f"siesta {card}", "protection market", "", ""), order="ABCD", **told)


def oldest() -> Table:
    """A table at which the oldest player brings a low building to an end."""
    game = caribe.game("havana", 2, setup_exchange="oldest_chooses")
    return Table(next(s for seed in range(100) if (s := game.new(seed)).view(None)["step"] == "exchange"), "havana")


def taxing() -> Table:
    """A table at which the tax collector asks what B gives up."""
    return position(cards=("siesta tax", ""), goods=["", "1R 1G"], order="AB")


def laying() -> Table:
    return position(cards=("siesta worker", ""), discards=[["mama"], []], order="AB").finish_turns()


CASES: list[tuple[Table, tuple[str, ...], str, str]] = [
    (building(), ("building:2",), "not-an-end", "HAV-3.20"),
    (building(), ("building:30",), "not-on-offer", "HAV-3.20"),
    (building(), ("building:6",), "no-architect", "HAV-3.23"),
    (building(), ("building:5",), "cannot-pay", "HAV-3.27"),
    (building(), ("building:0", "turn:end"), "end-alone", "HAV-3.21"),
    (building(), ("building:0", "building:0"), "one-building", "HAV-3.20"),
    (building(), ("building:0", "pay:brick", "pay:brick", "pay:brick"), "other-payment", "HAV-3.27"),
    (building(), ("pay:glass",), "pays-nothing", "HAV-3.27"),
    (building(), ("pay:peso*5",), "no-exchange", "HAV-3.24"),
    (building(), ("card:mama",), "not-now", "HAV-3.22"),
    (thief(), ("seat:1",), "protected", "HAV-4.20"),
    (thief(), ("seat:0",), "yourself", "HAV-4.60"),
    (thief("material_thief"), ("material:glass",), "nobody-has", "HAV-4.73"),
    (thief("material_thief"), ("take:enough",), "not-enough", "HAV-4.72"),
    (thief("material_thief"), ("material:brick", "material:debris"), "too-many-materials", "HAV-4.72"),
    (laying(), ("card:worker",), "card-open", "HAV-3.50"),
    (laying(), ("card:mama",), "card-discarded", "HAV-3.50"),
    (laying(), ("cover:mama",), "not-open", "HAV-3.50"),
    (laying(), ("building:0",), "own-turn", "HAV-3.14"),
    (laying(), ("card:tax", "card:market"), "not-together", "HAV-3.50"),
    (dealt("havana", 2), ("card:tax", "card:tax"), "not-together", "HAV-2.8"),
    (dealt("havana", 2), ("turn:end",), "not-now", "HAV-2.8"),
    (position(cards=("tax worker", "")), ("turn:end",), "must-carry-out", "HAV-3.11"),
    (position(cards=("tax worker", "")), ("building:0",), "after-actions", "HAV-3.13"),
    (position(cards=("tax worker", "")), ("first:mama",), "not-open", "HAV-3.10"),
    (position(cards=("siesta conservation", "")), ("building:0", "building:5"), "one-removal", "HAV-4.31"),
    (position(cards=("siesta mama", ""), centre="2R 2Y 2G"), ("material:debris",), "grey-by-itself", "HAV-4.90"),
    (position(cards=("siesta mama", ""), centre="2R 2Y 2G"), ("material:glass",), "centre-lacks", "HAV-4.91"),
    (taxing(), ("worker:one",), "no-worker", "HAV-4.42"),
    (taxing(), ("seat:0",), "yourself", "HAV-4.60"),
    (taxing(), ("material:glass",), "victim-lacks", "HAV-4.73"),
    (oldest(), ("building:none",), "not-now", "HAV-2.4"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "targets", "why", "rule"), CASES, ids=[f"{c[2]}-{i}" for i, c in enumerate(CASES)])
def test_a_reason_names_what_is_missing_and_its_rule(
    table: Table, targets: tuple[str, ...], why: str, rule: str
) -> None:
    reason = table.why_not(*targets)
    assert (reason.text.id, reason.rule) == (f"havana-why-{why}", rule)


def test_what_is_missing_to_pay_is_told() -> None:
    assert "2 bricks" in str(building("$9 3G").why_not("building:0"))
    table = position(
        cards=("siesta protection", ""),
        rows=[["2: W1 $3", "1: 1R", *REST[2:]], ["1: 1R", *REST[1:]]],
        goods=["1R $1"],
        order="AB",
    )
    reason = str(table.why_not("building:0"))
    assert "1 worker" in reason
    assert "2 pesos" in reason


def test_an_earlier_player_is_out_of_reach() -> None:
    table = position(cards=("siesta peso_thief", "", "", ""), goods=["", "$4", "$4", "$4"], order="DABC", place=1)
    reason = table.why_not("seat:3")
    assert (reason.text.id, reason.rule) == ("havana-why-earlier", "HAV-4.63")


def test_nothing_to_get_where_others_have_something() -> None:
    options = {"thief_must_gain": "on"}
    table = position(
        cards=("siesta peso_thief", "", "", ""), goods=["", "$1", "$4", "$4"], order="ABCD", options=options
    )
    assert table.why_not("seat:1").rule == "HAV-4.65"


def test_single_actions_are_refused_with_reasons_of_their_own() -> None:
    few = position(cards=("siesta protection", ""), rows=[["1: 1R"], REST], pile=0, goods=["1R"], order="AB")
    cases = [
        (few, a.SITE + 1, "no-end"),
        (thief(), a.SEAT + 1, "protected"),
        (position(cards=("siesta peso_thief", "", ""), order="ABC"), a.SEAT + 3, "no-seat"),
        (dealt("havana", 2), 12, "lower-first"),
        (laying(), a.COVER, "card-first"),
        (oldest(), a.BUILDING + 35, "not-low"),
    ]
    for table, action, why in cases:
        reason = table.state.why_not_action(table.player, action)
        assert reason is not None
        assert reason.text.id == f"havana-why-{why}", str(reason)
    table = dealt("havana", 2)
    table.state.apply(5)
    reason = table.state.why_not_action(A, 3)
    assert reason is not None
    assert reason.text.id == "havana-why-higher"


def test_who_is_not_to_decide_is_told_who_is() -> None:
    reason = building().why_not("building:0", seat=B)
    assert reason.text.id == "core-why-not-your-turn"


def test_every_reason_in_the_catalogue_is_given_somewhere() -> None:
    room = ROOT / "src" / "caribe" / "games" / "havana"
    sources = "\n".join(path.read_text("utf-8") for path in [*room.glob("*_presenter.py"), room / "chapter.py"])
    given = set(re.findall(r'question\.no\(\s*"([\w-]+)"', sources))
    for one, other in re.findall(r'question\.no\(\s*"([\w-]+)" if .* else "([\w-]+)"', sources):
        given |= {one, other}
    written = {name.removeprefix("havana-why-") for name in catalogue() if name.startswith("havana-why-")}
    assert written <= given
