"""The foreman (docs/rules/cuba.md, section 4.4)."""

from __future__ import annotations

from tests.games.cuba.table import P1, P2, foreman, position, seat
from tests.support import rule

# The foreman


@rule("CUB-4.4.4", "CUB-4.4.3", "CUB-3.E.1")
def test_t070_the_printed_warehouse_in_the_first_round() -> None:
    table = position(seat("citrus tobacco"), round=1, docks=[1, 2, None])
    table.play("foreman")
    table.do("mode:cross")
    assert (table.yard(P1), table.store(P1)) == ("", "citrus tobacco")


@rule("CUB-4.4.2", "AMB-26", "AMB-27", "AMB-72", "CUB-3.0.1")
def test_t071_the_warehouse_alone_and_far_away() -> None:
    table = foreman("sugar 2", at="r3c4")  # the only building, the only way: it happens by itself
    assert table.store(P1) == "sugar 2"
    assert table.player == P2


@rule("CUB-4.4.1", "CUB-4.6.9")
def test_t072_only_the_row_and_the_column() -> None:
    table = foreman(hotel="r2c1", inn="r3c2")
    table.do("mode:cross")
    assert table.points(P1) == 2
    assert table.player == P2


@rule("CUB-4.4.1", "CUB-4.6.18", "CUB-4.6.5")
def test_t074_what_one_building_makes_feeds_the_next() -> None:
    table = foreman("sugar 3", distillery="r2c1", rum_cafe="r2c2")
    table.do("mode:cross")
    table.do("building:distillery", "count:3")
    assert table.own(P1) == "rum 3"
    table.do("building:rum_cafe", "count:3")
    assert (table.own(P1), table.points(P1)) == ("", 6)


@rule("CUB-4.4.1", "CUB-4.4.5", "AMB-25")
def test_t075_a_building_without_effect_is_not_offered() -> None:
    table = foreman("sugar 3", distillery="r2c1", rum_cafe="r2c2")
    table.do("mode:cross")
    assert table.why_not("building:rum_cafe").rule == "CUB-4.6.5"
    table.do("building:distillery", "count:3")
    assert table.why_not("building:distillery").rule == "CUB-4.4.5"
    table.do("step:done")
    assert (table.own(P1), table.points(P1)) == ("rum 3", 0)


@rule("CUB-4.4.2")
def test_t076_a_single_building() -> None:
    table = foreman("sugar 3", distillery="r2c1", rum_cafe="r2c2")
    table.do("mode:single", "building:distillery", "count:3")
    assert table.own(P1) == "rum 3"
    assert table.player == P2


@rule("CUB-4.4.1")
def test_t078_the_foreman_needs_no_worker() -> None:
    table = foreman(at="r2c3", hotel="r2c1")
    table.do("mode:cross")
    assert "worker" in table.seat(P1)["hand"]
    assert table.points(P1) == 2


@rule("CUB-4.4.6", "AMB-25")
def test_gifts_come_at_the_end_at_the_latest() -> None:
    table = foreman("stone 2", hotel="r2c1", cement_works="r2c2", small_bank="r1c3")
    table.do("mode:cross")
    table.do("step:done")
    assert (table.points(P1), table.money(P1), table.own(P1)) == (2, 12, "stone 2")


@rule("CUB-4.4.6")
def test_gifts_come_at_once_when_nothing_else_is_left() -> None:
    table = foreman("stone 2", hotel="r2c1", cement_works="r2c2")
    table.do("mode:cross")
    table.do("building:cement_works", "count:1")
    assert (table.points(P1), table.player) == (3, P2)


@rule("AMB-72", "CUB-4.0.6")
def test_a_foreman_without_any_effect() -> None:
    table = foreman()
    assert table.player == P2
    table = foreman("rum", rum_cafe="r1c2")  # not in the cross of r2c3
    assert "mode:cross" not in table.offers()
    assert table.why_not("mode:cross").rule in ("AMB-72", "CUB-4.6.27", "CUB-4.4.1")


@rule("AMB-71")
def test_a_building_can_be_left_at_its_first_question() -> None:
    table = foreman("stone 2 rum", cement_works="r2c1", rum_cafe="r2c2")
    table.do("mode:cross")
    table.do("building:cement_works", "step:skip")
    assert table.why_not("building:cement_works").rule == "CUB-4.4.5"
    table.do("building:rum_cafe", "count:1")
    assert (table.points(P1), table.own(P1)) == (2, "stone 2")


@rule("CUB-4.4.1", "CUB-4.4.2", "CUB-4.3.6", "CUB-4.4.6")
def test_why_the_foreman_cannot() -> None:
    table = foreman("stone rum", cement_works="r2c1", rum_cafe="r1c2", hotel="r2c2")
    assert table.why_not("building:inn").rule == "CUB-4.3.6"
    assert table.why_not("mode:cross", "building:hotel").rule == "CUB-4.4.1"
    assert table.why_not("mode:single", "building:hotel", "building:rum_cafe").rule == "CUB-4.4.2"
    table.do("mode:cross")
    assert table.why_not("building:rum_cafe").rule == "CUB-4.4.1"
    assert table.why_not("building:hotel", "step:skip").rule == "CUB-4.4.6"
    assert table.why_not("building:cement_works", "count:2").rule == "CUB-4.6.1"
