"""Turns and decisions (section 3), the emergency draw (4C) and the options that touch them."""

from __future__ import annotations

import pytest

from caribe import IllegalAction
from caribe.games.cartagena.events import Advanced, Drew, Retreated, TurnBegan, TurnEnded
from tests.games.cartagena.table import BOAT, CAMP, Table, dealt, position
from tests.support import rule


@rule("CAR-3.1", "CAR-7.16")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_turns_go_round_in_the_order_of_the_seats(players: int) -> None:
    table = position([[] for _ in range(players)], ["RKPH"] * players, player=1)
    seats = []
    for _ in range(players + 1):
        seats.append(table.player)
        table.state.apply(table.state.legal_actions()[0])
        table.end()
    assert seats == [(1 + i) % players for i in range(players + 1)]


@rule("CAR-3.2", "CAR-3.5")
@pytest.mark.parametrize(("advanced", "most"), [(False, 2), (True, 3)])
def test_a_turn_has_one_action_to_the_most(advanced: bool, most: int) -> None:
    hand = "RKPH"
    for count in range(1, most + 1):
        table = position([[], []], [hand], advanced=advanced)
        for symbol in hand[:count]:
            assert table.player == 0
            table.forward(symbol, CAMP)
        if count < most:
            assert table.player == 0
            table.end()
        assert (table.player, table.done(), table.held[0]) == (1, 0, 4 - count)


@rule("CAR-3.3", "CAR-7.17", "CAR-7.13")
@pytest.mark.parametrize(
    ("first", "second", "crew"),
    [
        (("R", 20), ("K", 28), [CAMP, 10, 15, BOAT]),
        (("R", 20), ("K", 10), [CAMP, 14, 15, 28]),
        (("R", 20), (28,), [CAMP, 10, 15, 15]),
        (("R", 20), (15,), [CAMP, 10, 10, 28]),
        ((20,), ("R", 15), [CAMP, 10, 15, 17]),
        ((20,), ("R", 10), [CAMP, 15, 15, 17]),
        ((20,), (15,), [CAMP, 10, 10, 15]),
        ((20,), (10,), [CAMP, 5, 15, 15]),
    ],
)
def test_actions_mix_in_any_order_with_the_same_pirate_or_another(
    first: tuple[str, int] | tuple[int], second: tuple[str, int] | tuple[int], crew: list[int]
) -> None:
    table = position([[20, 15, 10], [5]], ["RK"])
    for step in (first, second):
        table.forward(*step) if len(step) == 2 else table.back(*step)
    assert table.pirates(0) == crew
    assert table.player == 1


@rule("CAR-3.3")
def test_only_own_pirates_move() -> None:
    table = position([[10], [20, 5]], ["RK"])
    assert {move[-2] for move in table.moves()} == {CAMP, 10}
    assert table.why_not("pirate:1:20").rule == "CAR-3.3"
    before = table.pirates(1)
    table.forward("R", 10)
    table.back(17)
    assert table.pirates(1) == before


@rule("CAR-3.4", "CAR-D1", "CAR-3.2")
@pytest.mark.parametrize("advanced", [False, True])
def test_a_turn_cannot_end_before_its_first_action(advanced: bool) -> None:
    table = position([[10], [5]], ["RKP"], advanced=advanced)
    assert "end" not in table.moves()
    with pytest.raises(IllegalAction, match="at least one action") as refusal:
        table.state.apply(table.state.game.num_actions - 1)
    assert refusal.value.reason.rule == "CAR-3.4"
    assert (table.player, table.log) == (0, [])
    table.forward("R", CAMP)
    assert "end" in table.moves()


@rule("CAR-7.8", "CAR-7.19", "CAR-3.4")
def test_whether_to_go_on_is_decided_after_each_action() -> None:
    table = position([[], []], ["RKPH"], advanced=True)
    for symbol, left in (("R", "KPH"), ("K", "PH")):
        table.forward(symbol, CAMP)
        assert {move[0] for move in table.moves() if move != "end"} == set(left) | {move[0] for move in table.backs()}
        assert "end" in table.moves()
    assert table.end() == [TurnEnded(0, early=True), TurnBegan(1, 2)]


@rule("CAR-3.5")
def test_a_turn_ends_by_itself_when_no_action_is_left() -> None:
    table = position([[], []], ["P"], advanced=True)
    assert table.forward("P", CAMP)[1:] == [TurnEnded(0, early=False), TurnBegan(1, 2)]


@rule("CAR-3.6")
def test_a_card_drawn_can_be_played_in_the_same_turn() -> None:
    table = position([[10], [5]], [""], pile="SSS")
    table.back(10)
    assert table.hand(0) == "S"
    table.forward("S", 5)
    assert table.pirates(0) == [0, 0, 0, 6]


@rule("CAR-3.7")
def test_the_landing_is_no_choice() -> None:
    table = position([[20, 15, 10], [5]], ["RKP"])
    moves = table.moves()
    assert len({move[:-1] for move in moves}) == len(moves)
    assert {move for move in moves if move[0] == 20} == {(20, 15)}
    assert {move for move in moves if move[:2] == ("R", 15)} == {("R", 15, 17)}


@rule("CAR-3.8")
def test_pirates_in_one_place_are_one_option() -> None:
    table = position([[10, 10], [5]], ["R"])
    assert table.moves() == {("R", CAMP, 1), ("R", 10, 17), (10, 5)}
    assert len(table.state.legal_actions()) == 3


@rule("CAR-3.9")
def test_cards_with_one_symbol_are_one_option() -> None:
    table = position([[10], [5]], ["RRRR"])
    assert table.moves() == {("R", CAMP, 1), ("R", 10, 17), (10, 5)}
    assert len(table.state.legal_actions()) == 3


@rule("CAR-D1")
def test_what_is_offered_is_forward_back_and_later_the_end() -> None:
    table = position([[10, BOAT], [5, 20]], ["RP"])
    offered = {("R", CAMP, 1), ("R", 10, 17), ("P", CAMP, 3), ("P", 10, 12), (10, 5), (BOAT, 20)}
    assert table.moves() == offered
    table = position([[10, BOAT], [5, 20]], ["RP"], action=1)
    assert table.moves() == {*offered, "end"}


@rule("CAR-3.16")
def test_a_decision_with_one_option_is_taken_at_once_and_told_as_forced() -> None:
    table = position([[], []], ["RK", "RR"], action=1)
    events = table.end()
    assert events == [
        TurnEnded(0, early=True),
        TurnBegan(1, 2),
        Advanced(1, "rum", CAMP, 1, aboard=False, forced=True),
    ]
    assert (table.player, table.done(), table.held[1]) == (1, 1, 1)
    assert table.moves() == {("R", CAMP, 9), ("R", 1, 9), "end"}


@rule("CAR-3.16")
def test_a_forced_step_back_is_told_too() -> None:
    table = position([[5], [10]], ["RK", ""], action=1)
    events = table.end()
    assert Retreated(1, 10, 5, 1, forced=True) in events
    assert (table.player, table.done(), table.held[1]) == (1, 1, 1)


@rule("CAR-3.16")
def test_several_options_are_never_taken_by_the_engine() -> None:
    table = position([[5], [10]], ["RK", "R"], action=1)
    assert table.end() == [TurnEnded(0, early=True), TurnBegan(1, 2)]
    assert table.moves() == {("R", CAMP, 1), ("R", 10, 17), (10, 5)}
    events = table.forward("R", CAMP)
    assert [event.forced for event in events if isinstance(event, Advanced)] == [False]


# The emergency draw


def stuck(mine: list[int], theirs: list[int], hand: str) -> Table:
    """Seat 1 has moved and ends the turn; seat 0 is next."""
    table = position([mine, theirs], [hand, "RK"], player=1, action=1)
    table.end()
    return table


@rule("CAR-4.40", "CAR-4.45")
@pytest.mark.parametrize(
    ("mine", "theirs", "hand", "drawn"),
    [
        ([], [5], "", 1),  # nothing in the hand, nobody behind
        ([1], [5], "", 1),
        ([5, 5], [5], "", 1),
        ([5, 5, BOAT], [5], "", 1),  # the only field with pirates is full
        ([BOAT], [5], "", 0),  # out of the boat, back to 5: by force, and a card is drawn for that
        ([9, 6], [5], "", 0),  # behind 6 and 9 there is somebody: two steps back
        ([], [5], "RK", 0),  # cards in the hand
        ([], [5], "R", 0),  # one card: it is played by force, and nothing is drawn for it
    ],
)
def test_an_empty_hand_and_no_way_back_make_an_emergency(
    mine: list[int], theirs: list[int], hand: str, drawn: int
) -> None:
    table = stuck(mine, theirs, hand)
    found = [event for event in table.log if isinstance(event, Drew) and event.emergency]
    assert [event.count for event in found] == [1] * drawn


@rule("CAR-4.41", "CAR-4.42", "CAR-4.44", "CAR-D2", "CAR-7.4")
def test_an_emergency_draw_brings_one_card_and_ends_the_turn() -> None:
    table = position([[7], [], []], ["", "RK", "RK"], player=2, action=1, pile="SS")
    assert table.end() == [
        TurnEnded(2, early=True),
        TurnBegan(0, 2),
        Drew(0, 1, True, ("spyglass",)),
        TurnEnded(0, early=False),
        TurnBegan(1, 3),
    ]
    assert (table.player, table.hand(0), table.pirates(0), table.pile) == (1, "S", [0, 0, 0, 7], 1)


@rule("CAR-4.45")
def test_who_can_step_back_steps_back_and_draws_for_that() -> None:
    table = stuck([10], [5], "")
    assert not any(event.emergency for event in table.log if isinstance(event, Drew))
    assert table.pirates(0) == [0, 0, 0, 5]
    table = stuck([10, 7], [5], "")
    assert table.moves() == {(10, 7), (7, 5)}


@rule("CAR-4.43", "CAR-7.3")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(("option", "held"), [("first_only", 0), ("any_slot", 1)])
def test_the_emergency_draw_after_an_action_is_an_option(option: str, held: int, advanced: bool) -> None:
    table = position([[], []], ["P"], advanced=advanced, emergency_draw=option)
    table.forward("P", CAMP)
    assert (table.held[0], table.player, table.done()) == (held, 1, 0)
    assert table.kinds == ["advanced", *["drew"] * held, "turn_ended", "turn_began"]


@rule("CAR-7.3")
@pytest.mark.parametrize(("option", "done", "held"), [("first_only", 0, 1), ("first_only", 1, 0), ("any_slot", 1, 1)])
def test_a_position_by_hand_in_which_nothing_can_be_done_is_passed_on(option: str, done: int, held: int) -> None:
    table = position([[], []], [""], action=done, emergency_draw=option)
    assert (table.player, table.done(), table.held[0]) == (1, 0, held)


@rule("CAR-7.3")
def test_first_only_is_what_holds_when_nothing_is_said() -> None:
    assert dealt(2).state.game.options["emergency_draw"] == "first_only"


@rule("CAR-7.20")
def test_an_empty_hand_after_the_first_action_leaves_back_or_end() -> None:
    table = position([[10], [5]], ["P"], emergency_draw="any_slot")
    table.forward("P", CAMP)
    assert table.held[0] == 0
    assert table.moves() == {(10, 5), "end"}
    table.end()
    assert (table.player, table.held[0]) == (1, 0)
