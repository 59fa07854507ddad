"""How a game ends (section 5), and the cap on turns."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.games.cartagena.events import Advanced, GameOver, TurnEnded
from tests.games.cartagena.table import BOAT, BOAT36, CAMP, Table, dealt, position
from tests.support import rule


@rule("CAR-5.1", "CAR-5.2", "CAR-5.3", "CAR-5.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_whole_crew_wins_alone(seat: int) -> None:
    crews = [[30, BOAT, BOAT, BOAT] for _ in range(3)]
    table = position(crews, ["RK"] * 3, player=seat)
    events = table.forward("K", 30)
    assert events == [Advanced(seat, "key", 30, BOAT, True, False), GameOver((seat,), "escaped")]
    assert table.player == -1
    assert table.state.ending() == "escaped"
    assert table.state.returns() == [float(seat == s) for s in range(3)]
    assert table.state.legal_actions() == []


@rule("CAR-5.1")
@pytest.mark.parametrize(("advanced", "boat", "crew"), [(False, BOAT, 4), (True, BOAT36, 5)])
def test_the_whole_crew_must_be_aboard(advanced: bool, boat: int, crew: int) -> None:
    table = position([[boat - 1, boat - 1, *[boat] * (crew - 2)], [5]], ["RPK"], advanced=advanced)
    table.forward("P", boat - 1)
    assert not table.state.is_over
    assert table.state.returns() == [0.0, 0.0]
    table.forward("P" if "P" in table.hand(0) else "K", boat - 1)
    assert table.state.is_over


def capped(crews: list[list[int]], **options: Any) -> Table:
    """Seat 0 ends turn 12."""
    table = position(crews, ["RK"], action=1, turn=12, **options)
    table.end()
    return table


@rule("CAR-7.14")
def test_the_turn_with_the_number_of_the_cap_is_the_last() -> None:
    assert not capped([[5], [9]], turn_cap=13).state.is_over
    table = capped([[5], [9]], turn_cap=12)
    assert table.log == [TurnEnded(0, early=True), GameOver((1,), "turn_cap")]
    assert (table.player, table.state.ending()) == (-1, "turn_cap")


@rule("CAR-7.14")
@pytest.mark.parametrize(
    ("crews", "returns"),
    [
        ([[BOAT, BOAT], [BOAT, 30, 30, 30], [29, 29, 28, 28]], [1.0, 0.0, 0.0]),  # more aboard beats the longer way
        ([[BOAT, 9], [BOAT, 10], [30, 29]], [0.0, 1.0, 0.0]),
        ([[BOAT, 9], [BOAT, 5, 4], [30, 29]], [0.5, 0.5, 0.0]),  # as far: shared
        ([[9], [5, 4], [8, 1]], [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_at_the_cap_the_standing_decides(crews: list[list[int]], returns: list[float]) -> None:
    table = capped(crews, turn_cap=12)
    assert table.state.returns() == returns
    assert table.log[-1] == GameOver(tuple(s for s, share in enumerate(returns) if share), "turn_cap")


@rule("CAR-5.4")
def test_there_is_one_winner_and_no_second_place() -> None:
    assert capped([[9], [5, 4], [8, 2]], turn_cap=12).state.ranks() == [0, 0, 1]
    assert capped([[9], [8, 1], [5, 2]], turn_cap=12).state.ranks() == [1, 1, 0]


def test_more_aboard_is_ahead_of_a_longer_way() -> None:
    merits = position([[BOAT], [30, 30, 30, 29], [BOAT, 1]]).state.merits()
    assert merits[1] < merits[0] < merits[2]


@rule("CAR-7.14")
def test_the_cap_is_a_thousand_turns_unless_it_is_off() -> None:
    cases: list[tuple[int, dict[str, Any], bool]] = [
        (999, {}, False),
        (1000, {}, True),
        (1000, {"turn_cap": "off"}, False),
    ]
    for turn, options, over in cases:
        table = position([[5], [9]], ["RK"], action=1, turn=turn, **options)
        table.end()
        assert table.state.is_over is over


@rule("CAR-7.14")
def test_each_players_turn_counts_and_so_does_an_emergency() -> None:
    table = position([[], [], []], ["RK", "", "RK"], action=1, turn=1, turn_cap=2)
    table.end()
    assert table.state.is_over
    table = position([[], [], []], ["RK", "", "RK"], action=1, turn=1, turn_cap=3)
    table.end()
    assert (table.player, table.view()["turn"]) == (2, 3)


@rule("CAR-7.14")
def test_the_last_action_of_a_crew_still_wins_in_the_last_turn() -> None:
    table = position([[30, BOAT, BOAT, BOAT], [5]], ["RK"], turn=12, action=1, turn_cap=12)
    table.forward("R", 30)
    assert table.state.ending() == "escaped"


def test_scores_are_pirates_aboard_and_the_way_gone() -> None:
    table = position([[BOAT, 9], [5, 4]])
    assert table.state.scores() == [{"aboard": 1, "way": 40}, {"aboard": 0, "way": 9}]
    assert dealt(2).state.scores() == [{"aboard": 0, "way": 0}] * 2


def test_a_finished_game_tells_so() -> None:
    table = position([[30, BOAT, BOAT, BOAT], [CAMP]], ["RK"])
    table.forward("R", 30)
    assert str(table.state.prompt(0)) == "The game is over."
    assert str(table.state.why_not(0, ["card:rum"])) == "The game is over."
