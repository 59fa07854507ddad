"""The test game has what it is there for; each of these would be missed by the suite if it were gone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from caribe.core.faults import BadPosition
from caribe.core.state import State
from tests.conformance.tables import SHELVES
from tests.support import rule
from tests.testgame.actions import ACTION_BID, ACTION_CELLAR, ACTION_FETCH, BUY, GOODS, INSTEAD, LEAVE, PASS


def new(edition: str = "tavern", players: int = 2, **options: Any) -> State:
    return SHELVES[edition].game(players, options).new(1)


def standing(base: State, **entries: Any) -> State:
    """The position with other entries."""
    return base.game.from_json({**base.to_json(), **entries})


def play(state: State, *actions: int) -> State:
    state = state.clone()
    for action in actions:
        state.apply(action)
    return state


def bidding(state: State, *bids: int) -> State:
    return play(state, *(ACTION_BID + bid for bid in bids))


LAID = (0, 1, 2, 3)  # both seats lay two cards: the first 0 and 1, the second 2 and 3


@rule("TAV-1")
@pytest.mark.parametrize(("edition", "cards"), [("tavern", 6), ("tavern-late", 7)])
def test_an_edition_has_cards_of_its_own(edition: str, cards: int) -> None:
    document: Any = new(edition).to_json()
    assert document["hands"] == [list(range(cards))] * 2
    assert document["goods"] == [[3, 1, 1]] * 2


@rule("TAV-2")
@pytest.mark.parametrize(("menu", "hidden"), [("short", 1), ("long", 5)])
def test_the_top_of_the_pile_is_known_and_the_rest_is_not(menu: str, hidden: int) -> None:
    document: Any = new(menu=menu).to_json()
    assert document["hidden"] == hidden < sum(document["unseen"])
    assert new(menu=menu).view(None)["top"] is not None


@rule("TAV-3")
def test_all_lay_two_cards_at_once_and_each_pair_is_one_choice() -> None:
    state = new(players=3)
    assert state.deciders() == [0, 1, 2]
    for seat in range(3):
        assert [choice.actions for choice in state.choices(seat)] == list(combinations(range(6), 2))
    state = play(state, 1)
    assert state.midway()
    assert state.legal_actions() == [2, 3, 4, 5]
    assert state.deciders() == [0, 1, 2]
    state = play(state, 4)
    assert state.deciders() == [1, 2]
    assert state.view(1)["laid"] == [2, 0, 0]


@rule("TAV-3")
def test_laid_cards_are_turned_over_together_and_bring_what_they_bring() -> None:
    before = play(new(), 0, 1, 2)
    assert before.view(1)["open"] == [[], []]
    state = play(before, 3)
    assert state.view(None)["open"] == [[0, 1], [2, 3]]
    assert state.view(None)["goods"] == [[5, 2, 1], [4, 2, 2]]
    assert state.view(None)["strength"] == [1, 5]


@rule("TAV-4")
def test_a_bid_is_asked_even_when_there_is_only_one_way_to_make_it() -> None:
    state = standing(play(new(), *LAID), goods=[[0, 0, 0], [2, 0, 0]])
    assert state.deciders() == [0, 1]
    assert state.legal_actions(0) == [ACTION_BID]
    assert state.legal_actions(1) == [ACTION_BID, ACTION_BID + 1, ACTION_BID + 2]
    assert state.seen_as(ACTION_BID, 1) < 0
    state = play(state, ACTION_BID)
    assert state.view(1)["bids"] == [None, -1]
    assert state.view(0)["own"] != state.view(1)["own"]


@rule("TAV-4")
@pytest.mark.parametrize(("bids", "winner", "purse"), [((2, 1), 0, [3, 4]), ((1, 2), 1, [5, 2]), ((2, 2), 1, [5, 2])])
def test_the_highest_bid_wins_then_the_stronger_seat_and_only_the_winner_pays(
    bids: tuple[int, int], winner: int, purse: list[int]
) -> None:
    dear = standing(play(new(), *LAID), top=3)  # a feast, which nobody wants to buy at once
    document: Any = bidding(dear, *bids).to_json()
    assert document["winner"] == winner
    assert [goods[0] for goods in document["goods"]] == purse


ROAST = "dish:roast"


@rule("TAV-5")
@pytest.mark.parametrize(
    ("edition", "goods", "payments"),
    [
        ("tavern", [0, 2, 1], ["bread bread rum"]),
        ("tavern", [3, 2, 1], ["bread bread rum", "bread rum coin coin", "bread bread coin coin"]),
        ("tavern", [2, 0, 1], []),
        ("tavern", [4, 0, 1], ["rum coin coin coin coin"]),
        ("tavern", [5, 1, 0], ["bread coin coin coin coin"]),
        (
            "tavern-late",
            [3, 1, 1],
            ["bread rum coin", "rum coin coin", "bread coin coin", "coin coin coin"],
        ),
    ],
)
def test_every_way_to_pay_is_one_choice_and_what_is_missing_is_replaced_first(
    edition: str, goods: list[int], payments: list[str]
) -> None:
    strong = standing(play(new(edition), *LAID), top=2, goods=[goods, [0, 0, 0]], strength=[9, 0])
    after = bidding(strong, 0, 0)
    if not payments:
        assert after.to_json()["bottom"] == [2], "who cannot pay passes without being asked"
        return
    found = sorted(choice.targets for choice in after.choices(0) if choice.verb == "buy")
    wanted = sorted((ROAST, *(f"pay:{thing}" for thing in payment.split())) for payment in payments)
    assert found == [tuple(targets) for targets in wanted]


@rule("TAV-6")
def test_an_unwanted_dish_goes_under_the_pile_and_comes_up_when_the_unknown_ones_are_gone() -> None:
    rich = standing(play(new(), *LAID), top=0, goods=[[9, 9, 9], [9, 9, 9]], hidden=0, bottom=[1])
    document: Any = bidding(rich, 1, 0).to_json()
    state = rich.game.from_json(document)
    assert state.legal_actions() == [BUY, PASS]
    document = play(state, PASS).to_json()
    assert (document["top"], document["bottom"]) == (1, [0])
    document = play(rich.game.from_json({**state.to_json(), "hidden": 1}), PASS).to_json()
    assert document["bottom"] == [1, 0]


def tidying(**entries: Any) -> State:
    """Seat 1 is to put a card into its cellar."""
    state = standing(play(new(), *LAID), top=3, goods=[[0, 0, 0], [0, 0, 0]], strength=[9, 0])
    return standing(bidding(state, 0, 0), **entries)


@rule("TAV-7")
def test_a_card_goes_into_the_cellar_unseen_and_one_is_fetched_for_all_to_see() -> None:
    state = tidying()
    assert state.player == 1
    assert state.legal_actions() == [ACTION_CELLAR + card for card in (0, 1, 4, 5)]
    assert state.seen_as(ACTION_CELLAR, 0) < 0
    after = play(state, ACTION_CELLAR + 4)
    assert after.view(0) == play(state, ACTION_CELLAR + 0).view(0)
    assert after.legal_actions() == [ACTION_FETCH + card for card in (2, 3, 4)] + [LEAVE]
    shown = play(after, ACTION_FETCH + 4)
    assert shown.seen_as(ACTION_FETCH, 0) == ACTION_FETCH
    document: Any = shown.determinize(0, 1).to_json()
    assert document["cellars"][1] == []


@rule("TAV-7")
def test_a_card_that_was_shown_after_the_cellar_was_filled_is_never_imagined_there() -> None:
    state = play(tidying(), ACTION_CELLAR + 4, ACTION_FETCH + 2)
    cellars = {str(state.determinize(0, seed).to_json()["cellars"]) for seed in range(200)}
    assert cellars == {f"[[], [{card}]]" for card in (0, 1, 4, 5)}


@rule("TAV-8")
def test_who_holds_few_cards_takes_back_the_open_ones() -> None:
    state = standing(tidying(), hands=[[2, 3, 4, 5], [0]], open=[[0, 1], [1, 2, 3, 4, 5]])
    document: Any = play(state, ACTION_CELLAR, LEAVE).to_json()
    assert document["hands"] == [[2, 3, 4, 5], [1, 2, 3, 4, 5]]
    assert document["open"] == [[0, 1], []]


@rule("TAV-9")
@pytest.mark.parametrize(
    ("tie", "coins", "returns"),
    [("shared", [1, 2], [0.5, 0.5]), ("coins", [1, 2], [0.0, 1.0]), ("coins", [2, 2], [0.5, 0.5])],
)
def test_equals_share_the_win_or_coins_decide(tie: str, coins: list[int], returns: list[float]) -> None:
    goods = [[coins[0], 0, 0], [coins[1], 0, 0]]
    base = standing(play(new(rounds=1, tie=tie), *LAID), top=3, strength=[9, 0], goods=[[0, 0, 0], [0, 0, 0]])
    state = play(standing(bidding(base, 0, 0), goods=goods, eaten=[[0], [1]]), ACTION_CELLAR, LEAVE)
    assert state.ending() == "last_round"
    assert state.returns() == returns


@rule("TAV-9")
def test_the_game_ends_at_once_when_the_last_dish_is_sold() -> None:
    last = standing(play(new(), *LAID), top=0, goods=[[2, 1, 0], [0, 0, 0]], hidden=0, strength=[9, 0])
    state = play(bidding(last, 0, 0), BUY)
    assert state.legal_actions() == [GOODS, INSTEAD]
    for action in (GOODS, INSTEAD):
        over = play(state, action)
        assert over.ending() == "sold_out"
        assert over.returns() == [1.0, 0.0]


def test_a_position_with_a_card_twice_is_refused_with_every_fault() -> None:
    document: Any = new().to_json()
    with pytest.raises(BadPosition) as refusal:
        new().game.from_json({**document, "hands": [[0, 0], [7]], "player": 5})
    assert [fault.path for fault in refusal.value.faults] == ["hands[0]", "hands[1][0]", "player"]
    with pytest.raises(BadPosition) as refusal:
        new().game.from_json({**document, "hands": [[0], [1]], "player": -1})
    assert [fault.path for fault in refusal.value.faults] == ["cards[0]", "cards[1]", "player"]
