"""Every bot has every seat equally often, and sits beside everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from caribe import library
from caribe.arena.game_runner import play_game
from caribe.arena.match import Match
from caribe.arena.seat_rotation import cycle_length, round_up_to_cycles, seat_order

TABLES = [(bots, players) for bots in range(1, 6) for players in range(2, 6)]


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_in_a_cycle_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    length = cycle_length(bots, players)
    for cycle in range(3):
        seated = Counter(
            (seat, bot)
            for number in range(cycle * length, (cycle + 1) * length)
            for seat, bot in enumerate(seat_order(bots, players, number))
        )
        assert len(set(seated.values())) == 1
        assert len(seated) == bots * players


@pytest.mark.parametrize(("bots", "players"), [(3, 3), (4, 4), (4, 3)])
def test_over_the_cycles_everybody_sits_left_of_everybody(bots: int, players: int) -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    orders = {3: 2, 4: 6}[players]
    for number in range(orders * cycle_length(bots, players)):
        seats = seat_order(bots, players, number)
        pairs.update((seats[i], seats[(i + 1) % players]) for i in range(players))
    assert len(pairs) == bots * (bots - 1)
    assert len(set(pairs.values())) == 1


def test_the_number_of_games_is_made_whole() -> None:
    assert [round_up_to_cycles(3, 2, games) for games in (1, 6, 7, 400)] == [6, 6, 12, 402]


def test_the_games_of_a_round_are_dealt_alike_and_no_others() -> None:
    """With a bot that always does the same, equal deals give equal games."""
    match = Match.of(library.game("cartagena", 2, turn_cap=6, start_player=0), ["tests.arena.bots:First"] * 2)
    games = [play_game(match, number) for number in range(8)]
    told = [(game.returns, game.decisions, game.ending) for game in games]
    assert told[0::2] == told[1::2]
    assert len({str(match.table().new(number).to_json()) for number in range(4)}) == 4
