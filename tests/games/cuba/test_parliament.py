"""Start player, votes, bids and the statutes that are passed (docs/rules/cuba.md, sections 3.B and 3.C)."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.core.reasons import IllegalAction
from caribe.words import Words
from tests.games.cuba.table import (
    ANTICORR,
    CARDS,
    DROUGHT,
    HARBOUR,
    P1,
    P2,
    P3,
    TAX5,
    Table,
    game,
    laws,
    parliament,
    position,
    seat,
)
from tests.support import rule


def bids(table: Table, *pesos: int) -> None:
    """All bid, lowest seat first."""
    for count in pesos:
        table.do(f"bid:{count}")


def last_turn(fourth: tuple[str, str, str], start: int = 0) -> Table:
    """A table before the last card of a round; the seats' fourth cards are told, the last one still to be played."""
    final = (start - 1) % 3
    seats = []
    for number, card in enumerate(fourth):
        kept = "worker" if card != "worker" else "trader"
        if number == final:
            seats.append(seat(hand=[kept, card], last=next(c for c in CARDS if c not in (kept, card))))
        else:
            seats.append(seat(hand=[kept], last=card))
    table = position(*seats, start=start, turn=11, player=final)
    table.play(fourth[final])
    while table.stage in ("trade", "figure", "water"):
        table.do("step:done") if table.stage != "figure" else table.state.apply(5)
    return table


@rule("CUB-3.B.3", "AMB-62")
@pytest.mark.parametrize(
    ("fourth", "start", "found"),
    [
        pytest.param(("architect", "mayor", "mayor"), 0, P3, id="t140"),
        pytest.param(("foreman", "worker", "architect"), 0, P1, id="t141"),
        pytest.param(("mayor", "mayor", "worker"), 1, P1, id="t142"),
    ],
)
def test_t140_the_new_start_player(fourth: tuple[str, str, str], start: int, found: int) -> None:
    table = last_turn(fourth, start)
    assert table.view["start"] == found
    assert table.stage == "bid"


@rule("CUB-3.C.1", "CUB-3.C.3", "CUB-3.C.4")
def test_t144_everybody_pays_and_the_most_votes_win() -> None:
    table = parliament(("mayor", "architect", "trader"))
    bids(table, 0, 1, 4)
    assert (table.stage, table.player) == ("laws", P3)
    assert [table.money(number) for number in range(3)] == [10, 9, 6]


@rule("CUB-3.C.2", "CUB-4.6.22", "CUB-4.6.30")
def test_t145_the_town_hall() -> None:
    table = parliament(("architect", "trader", "worker"), town_hall=P2)
    bids(table, 0, 0, 0)
    assert table.player == P2


@rule("CUB-3.C.10", "CUB-4.6.30")
def test_the_town_hall_counts_in_one_parliament_only() -> None:
    table = parliament(("architect", "trader", "worker"), town_hall=P2, proposals=[0, 6, 12, 18])
    bids(table, 0, 0, 0)
    table.do("statute:0", "statute:6")
    assert table.view["town_hall"] == -1


@rule("CUB-3.C.5", "AMB-39")
@pytest.mark.parametrize(("revote", "winner"), [("fresh", P1), ("cumulative", P2)])
def test_t146_the_second_ballot(revote: str, winner: int) -> None:
    table = parliament(("mayor", "trader", "worker"), options={"revote": revote})
    bids(table, 0, 3, 0)
    assert (table.stage, table.state.deciders()) == ("bid", [P1, P2])
    bids(table, 0, 1)
    assert (table.stage, table.player) == ("laws", winner)
    assert [table.money(number) for number in range(3)] == [10, 6, 10]


@rule("CUB-3.C.5", "AMB-41", "AMB-62")
@pytest.mark.parametrize("revote", ["fresh", "cumulative"])
def test_t148_still_tied_and_the_start_player_decides(revote: str) -> None:
    table = parliament(("architect", "architect", "architect"), start=P3, options={"revote": revote})
    bids(table, 2, 2, 2)
    bids(table, 1, 2, 2)
    assert (table.stage, table.player) == ("laws", P3)
    assert [table.money(number) for number in range(3)] == [7, 6, 6]


@rule("CUB-3.C.5")
def test_still_tied_and_the_start_player_is_not_among_them() -> None:
    table = parliament(("architect", "architect", "worker"), start=P3)
    bids(table, 0, 0, 0)
    bids(table, 0, 0)
    assert table.player == P1


@rule("CUB-3.C.5")
def test_t149_who_is_not_tied_makes_no_second_bid() -> None:
    table = parliament(("mayor", "trader", "worker"))
    bids(table, 0, 3, 0)
    assert P3 not in table.state.deciders()
    assert table.state.legal_actions(P3) == []


@rule("CUB-3.C.6", "CUB-4.7.28")
def test_t150_no_bids_under_anti_corruption() -> None:
    seats = [
        seat(hand=["foreman"], last="mayor"),
        seat(hand=["architect"], last="mayor"),
        seat(hand=["trader", "worker"], last="mayor"),
    ]
    table = position(*seats, turn=11, player=P3, town_hall=P2, laws=laws(ANTICORR))
    table.play("worker")
    table.state.apply(5)
    while table.stage == "harvest":
        table.state.apply(table.state.legal_actions()[0])
    assert (table.stage, table.player) == ("laws", P2)
    assert [table.money(number) for number in range(3)] == [10, 10, 10]


@rule("CUB-3.C.6", "AMB-40")
def test_a_tie_under_anti_corruption_goes_by_the_table() -> None:
    seats = [
        seat(hand=["mayor"], last="worker"),
        seat(hand=["mayor"], last="worker"),
        seat(hand=["worker", "trader"], last="mayor"),
    ]
    table = position(*seats, turn=11, player=P3, laws=laws(ANTICORR))
    table.play("trader")
    table.do("step:done")
    assert (table.stage, table.view["start"], table.player) == ("laws", P3, P1)


@rule("AMB-73", "CUB-3.0.1", "CUB-3.C.3")
def test_t152_who_has_nothing_still_bids_nothing() -> None:
    table = parliament(("mayor", "mayor", "mayor"), money=(0, 3, 0))
    assert table.state.legal_actions(P1) == [110]
    assert table.state.deciders() == [P1, P2, P3]
    assert table.why_not("bid:1").rule == "CUB-3.C.3"
    bids(table, 0)
    assert table.player == P2


@rule("CUB-4.7.28", "CUB-3.C.6")
def test_t153_anti_corruption_begins_with_the_next_round() -> None:
    table = parliament(("mayor", "architect", "trader"), proposals=[0, 6, 12, ANTICORR])
    bids(table, 0, 1, 9)
    assert table.money(P3) == 1
    table.do("statute:12", f"statute:{ANTICORR}")
    assert table.law[3] == ANTICORR


@rule("CUB-3.C.7", "CUB-3.C.8", "CUB-3.C.9", "AMB-61")
def test_t154_two_are_passed_and_the_others_are_gone() -> None:
    table = parliament(("mayor", "architect", "trader"), proposals=[TAX5, 6, 12, DROUGHT])
    bids(table, 0, 0, 0)
    table.do(f"statute:{TAX5}", f"statute:{DROUGHT}")
    assert table.law == [TAX5, 25, None, DROUGHT]
    assert table.view["proposals"] == [None] * 4
    assert not {6, 12} & set(table.document["unseen"])


@rule("CUB-3.C.7", "AMB-66")
def test_exactly_two_of_those_still_open() -> None:
    table = parliament(("mayor", "architect", "trader"), proposals=[0, 6, None, 18])
    bids(table, 0, 0, 0)
    assert {tuple(choice.targets) for choice in table.choices()} == {
        ("statute:0", "statute:6"),
        ("statute:0", "statute:18"),
        ("statute:6", "statute:18"),
    }
    assert table.why_not("statute:0", "statute:6", "statute:18").rule == "CUB-3.C.7"
    assert table.why_not("statute:12").rule == "CUB-3.C.7"
    assert table.why_not("statute:0", "statute:0").rule == "CUB-3.C.7"


@rule("CUB-3.C.7")
def test_t156_a_new_tax_counts_at_once() -> None:
    table = parliament(("mayor", "architect", "trader"), proposals=[TAX5, 6, 12, HARBOUR])
    bids(table, 0, 0, 0)
    table.do(f"statute:{TAX5}", f"statute:{HARBOUR}")
    assert table.stage == "tax"
    assert table.effects("tax:pay") == {"points": 2, "pesos": -5}


@rule("CUB-1.8", "CUB-3.A.1")
def test_t157_all_statutes_are_seen_in_six_rounds() -> None:
    state = game(3).new(5)
    state.keep_log()
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    shown = [
        card for event in state.log or [] if event.kind == "round_began" for card in getattr(event, "proposals", ())
    ]
    assert sorted(shown) == list(range(24))


@rule("CUB-3.C.2", "CUB-3.C.5")
def test_t212_the_town_hall_counts_again() -> None:
    table = parliament(("architect", "mayor", "worker"), town_hall=P1, start=P2)
    bids(table, 0, 0, 0)
    assert table.state.deciders() == [P1, P2]
    bids(table, 0, 0)
    assert table.player == P2  # still tied at five: the start player


@rule("CUB-3.C.5", "CUB-3.C.3")
def test_t213_the_second_bid_is_what_is_left() -> None:
    table = parliament(("mayor", "mayor", "worker"))
    bids(table, 7, 7, 0)
    assert table.state.legal_actions(P1) == [110, 111, 112, 113]
    assert table.why_not("bid:4").rule == "CUB-3.C.3"


@rule("AMB-42")
def test_a_cap_on_bids() -> None:
    table = parliament(("mayor", "mayor", "worker"), options={"bid_cap": 3})
    assert table.state.legal_actions() == [110, 111, 112, 113]
    assert table.why_not("bid:5").rule == "AMB-42"
    table = parliament(("mayor", "mayor", "worker"), money=(500, 10, 10))
    assert table.state.legal_actions()[-1] == 209


@rule("AMB-73", "CUB-3.0.4", "CUB-3.C.3")
def test_bids_are_secret_until_all_are_made() -> None:
    table = parliament(("mayor", "architect", "trader"))
    later = table.state.focus(P2)
    assert later.player == P2
    bids(table, 4)
    state = table.state
    assert state.view(P1)["bids"] == [4, -1, -1]
    assert state.view(P2)["bids"] == state.view(None)["bids"] == [None, -1, -1]
    assert table.money(P1) == 10
    event = table.log[-1]
    assert getattr(state.game.seen(event, P1), "bid", 0) == 4
    assert getattr(state.game.seen(event, P2), "bid", 0) is None
    assert state.seen_as(115, P1) == -1
    assert state.seen_as(115, P2) == 115
    bids(table, 0, 0)
    assert table.view["bids"] == [4, 0, 0]


@rule("AMB-76", "AMB-37")
def test_the_church_before_the_vote() -> None:
    kept = [seat(hand=["trader", "foreman"], last="worker", at="r2c3", church="r2c1")]
    kept = [seat(hand=["mayor"], last="worker"), seat(hand=["mayor"], last="worker"), *kept]
    table = position(*kept, turn=11, player=P3, proposals=[0, 6, 12, 18], options={"veto_timing": "parliament"})
    table.play("foreman")
    table.do("mode:single")
    assert (table.stage, table.player) == ("object", P3)
    assert table.view["proposals"] == [0, 6, 12, 18]
    table.do("statute:6")
    assert (table.stage, table.view["proposals"]) == ("bid", [0, None, 12, 18])
    assert table.view["veto"] == 1


@rule("CUB-3.B.1", "CUB-3.B.2")
def test_each_card_once_in_a_round_and_open_for_all() -> None:
    table = position()
    table.play("architect")
    table.play("architect")
    table.play("architect")
    assert table.why_not("card:architect").rule == "CUB-3.B.1"
    assert table.why_not("card:worker", "card:mayor").rule == "CUB-3.B.1"
    assert table.seat(P2)["last"] == "architect"
    assert "architect" not in table.seat(P2)["hand"]
    with pytest.raises(IllegalAction):
        table.state.apply(2)


@rule("CUB-3.B.1")
def test_four_cards_each_clockwise_from_the_start_player() -> None:
    order: list[int] = []
    state = game(3, first_start=1).new(4)
    while state.view(None)["stage"] in ("materials", "crops"):
        state.apply(state.legal_actions()[0])
    state.keep_log()
    while state.view(None)["round"] == 1 and not any(event.kind == "start_passed" for event in state.log or []):
        state.apply(state.legal_actions()[-1])
    for event in state.log or []:
        if event.kind == "played":
            told: Any = event
            order.append(told.seat)
    assert order == [1, 2, 0] * 4


@rule("CUB-3.C.4")
def test_the_winner_is_told_with_the_votes_of_the_runner_up() -> None:
    table = parliament(("mayor", "architect", "trader"))
    table.state.keep_log()
    bids(table, 0, 1, 0)
    assert table.state.log is not None
    told = table.state.game.tell(table.state.log[-1])
    winner, loser = Words("en", ("Ana", "Bo", "Cruz"), P1), Words("en", ("Ana", "Bo", "Cruz"), P2)
    assert (winner.say(told), loser.say(told)) == ("You win the vote 5 to 4.", "Ana wins the vote 5 to 4.")
