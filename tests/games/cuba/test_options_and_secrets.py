"""What is hidden, what a seat may imagine, and options of the table that no other file looks at."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.cuba.table import HARBOUR, P1, P2, game, laws, parliament, position, seat
from tests.support import Chooser, rule

STACK: dict[str, Any] = {"docks": [1, 2, 3], "sea": 4, "stack": [5, 6, 7], "bottom": [9, 8, *range(10, 16)]}


@rule("CUB-3.0.4", "AMB-36")
@pytest.mark.parametrize("shuffle", ["on", "off"])
def test_the_lighthouse_and_what_is_known_of_the_stack(shuffle: str) -> None:
    def call(ship: int) -> dict[str, Any]:
        table = position(seat(at="r2c3", lighthouse="r2c1"), **STACK, options={"lighthouse_shuffle": shuffle})
        table.play("foreman")
        table.do("mode:single", f"ship:{ship}")
        assert table.docks[3] == ship
        return table.document

    if shuffle == "on":
        assert call(8)["bottom"] == []
        assert sorted(call(8)["stack"]) == [4, 5, 6, 7, 9, *range(10, 16)]
    else:
        assert call(8)["bottom"] == [9, 4, *range(10, 16)]
        assert call(8)["stack"] == [5, 6, 7]
        assert call(6)["stack"] == [4, 5, 7]
        assert call(6)["bottom"] == [9, 8, *range(10, 16)]


@rule("CUB-3.0.4")
def test_a_seat_imagines_every_ship_of_unknown_order_and_none_of_the_known() -> None:
    full = [{"citrus": 2, "sugar": 2}, {}, {}]
    table = position(seat("tobacco"), **STACK, cargo=full, laws=laws(HARBOUR))
    seen: Counter[int] = Counter()
    for seed in range(300):
        state = table.state.determinize(P2, seed)
        state.apply(4)
        state.apply(81)
        document: Any = state.to_json()
        seen[document["sea"]] += 1
    assert set(seen) == {5, 6, 7}
    assert min(seen.values()) > 60
    ordered = STACK | {"stack": [], "bottom": [9, 8, 5, 6, 7, *range(10, 16)]}
    known = position(seat("tobacco"), **ordered, cargo=full, laws=laws(HARBOUR))
    for seed in range(10):
        state = known.state.determinize(P2, seed)
        state.apply(4)
        state.apply(81)
        assert state.to_json()["sea"] == 9


@rule("CUB-3.0.4", "CUB-2.4")
def test_a_seat_imagines_every_statute_that_was_not_seen() -> None:
    state: Any = game(2).new(1)
    while state.view(0)["round"] == 0:
        last = state
        state = state.clone()
        state.apply(state.legal_actions()[0])
    seen: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(200):
        imagined = last.determinize(0, seed)
        imagined.apply(imagined.legal_actions()[0])
        for category, card in enumerate(imagined.view(0)["proposals"]):
            seen[category].add(card)
    assert seen == [set(range(6 * category, 6 * category + 6)) for category in range(4)]


@rule("CUB-3.0.4", "AMB-73", "CUB-3.0.6")
def test_a_seat_imagines_every_bid_another_could_have_made() -> None:
    table = parliament(("mayor", "architect", "trader"), money=(3, 10, 10))
    table.do("bid:2")

    def imagined(seat_: int, seed: int) -> int:
        document: Any = table.state.determinize(seat_, seed).to_json()
        return int(document["seats"][P1]["bid"])

    drawn = Counter(imagined(P2, seed) for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 60
    assert {imagined(P1, seed) for seed in range(9)} == {2}


@rule("AMB-69", "CUB-3.0.6")
def test_money_lies_open_or_is_hidden_from_the_others() -> None:
    table = position(seat(money=7))
    shown: Any = table.state.view(P2)["seats"]
    assert [one["money"] for one in shown] == [7, 10, 10]
    table = position(seat(money=7), options={"open_money": "off"})
    views: Any = [table.state.view(number) for number in (P1, P2, None)]
    money = [[one["money"] for one in view["seats"]] for view in views]
    assert money == [[7, None, None], [None, 10, None], [None] * 3]


@rule("CUB-3.0.1", "CUB-3.0.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_asked_that_has_one_answer(players: int) -> None:
    chooser = Chooser(players)
    state = game(players).new(players)
    while not state.is_over:
        actions = state.legal_actions()
        assert len(actions) > 1 or state.view(None)["stage"] == "bid"
        state.apply(chooser.pick(actions))


BOUNDS = {"worker": 8, "trader": 337, "architect": 2, "foreman": 26, "mayor": 6}


@rule("CUB-1.8", "CUB-3.B.1", "CUB-3.F.1", "CUB-3.E.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_after_six_rounds_within_the_bounds(players: int, seed: int) -> None:
    chooser = Chooser(seed * 10 + players)
    state = game(players).new(seed)
    state.keep_log()
    row = 0
    while not state.is_over:
        stage = state.view(None)["stage"]
        row = 0 if stage in ("play", "bid", "laws", "tax") else row + 1
        last: Any = state.view(None)
        card = last["seats"][state.player]["last"]
        if card in BOUNDS and stage not in ("play", "object", "bid", "laws", "tax", "duty", "dues"):
            assert row <= BOUNDS[card]
        state.apply(chooser.pick(state.legal_actions()))
    rounds: Any = [event for event in state.log or [] if event.kind == "round_began"]
    assert [event.round for event in rounds] == [1, 2, 3, 4, 5, 6]
    assert sorted(card for event in rounds for card in event.proposals) == list(range(24))
    assert len([event for event in state.log or [] if event.kind == "played"]) == 6 * 4 * players
    assert len([event for event in state.log or [] if event.kind == "enacted"]) == 12
