"""What holds after every action (section 5), and what follows from the rules, in whole games played at random."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.games.cartagena.events import Advanced, GameOver, Retreated
from tests.games.cartagena.table import NAMES, Table, dealt
from tests.support import Chooser, rule

GAMES = [(players, mode, seed) for mode in ("basic", "advanced") for players, seed in ((2, 1), (3, 2), (5, 3))]


def played(players: int, mode: str, seed: int) -> list[tuple[Table, dict[str, Any], dict[str, Any]]]:
    """The table of a random game, and the position before and after each decision."""
    table = dealt(players, seed, mode=mode)
    chooser = Chooser(seed)
    story = []
    before: dict[str, Any] = table.state.to_json()
    while not table.state.is_over:
        table.state.apply(chooser.pick(table.state.legal_actions()))
        after: dict[str, Any] = table.state.to_json()
        story.append((table, before, after))
        before = after
    return story


@rule("CAR-5.10", "CAR-5.11", "CAR-5.12", "CAR-5.13", "CAR-4.30", "CAR-1.5")
@pytest.mark.parametrize(("players", "mode", "seed"), GAMES)
def test_nothing_is_lost_or_made(players: int, mode: str, seed: int) -> None:
    crew, boat = (4, 31) if mode == "basic" else (5, 37)
    for _, before, after in played(players, mode, seed):
        for name in NAMES.values():
            cards = [after["pile"][name], after["discard"][name], *(hand[name] for hand in after["hands"])]
            assert sum(cards) == 15
            assert min(cards) >= 0
        assert [len(own) for own in after["pirates"]] == [crew] * players
        everyone = [place for own in after["pirates"] for place in own]
        assert all(0 <= place <= boat for place in everyone)
        assert all(everyone.count(field) <= 3 for field in range(1, boat))
        for own, then in zip(after["pirates"], before["pirates"], strict=True):
            assert own.count(0) <= then.count(0)


@rule("CAR-5.1", "CAR-5.3", "CAR-5.4")
@pytest.mark.parametrize(("players", "mode", "seed"), GAMES)
def test_a_game_ends_with_one_crew_aboard(players: int, mode: str, seed: int) -> None:
    crew, boat = (4, 31) if mode == "basic" else (5, 37)
    story = played(players, mode, seed)
    for _, _, after in story[:-1]:
        assert all(own.count(boat) < crew for own in after["pirates"])
    table, before, after = story[-1]
    assert [own.count(boat) == crew for own in after["pirates"]].count(True) == 1
    assert sorted(table.state.returns()) == [0.0] * (players - 1) + [1.0]
    assert isinstance(table.log[-1], GameOver)
    assert table.winners() == [table.log[-2].seat]  # type: ignore[attr-defined]
    assert before["ending"] == ""


@rule("CAR-4.8", "CAR-4.9", "CAR-4.27")
@pytest.mark.parametrize(("players", "mode", "seed"), GAMES)
def test_what_follows_from_the_moves_holds_in_whole_games(players: int, mode: str, seed: int) -> None:
    table = dealt(players, seed, mode=mode)
    boat = 31 if mode == "basic" else 37
    chooser = Chooser(seed + 100)
    for _ in range(150):
        places = set(table.pirates(table.player)) - {boat}
        held = set(table.hand(table.player))
        assert {move[:2] for move in table.forwards()} == {(symbol, place) for symbol in held for place in places}
        assert not {0, 1} & {move[0] for move in table.backs()}
        told = len(table.log)
        table.state.apply(chooser.pick(table.state.legal_actions()))
        last = [event for event in table.log[told:] if isinstance(event, Advanced | Retreated)][-1:]
        for event in last:
            if isinstance(event, Advanced):
                assert event.field == boat or table.on(event.field) == 1
            else:
                assert table.on(event.field) == event.company + 1
        if table.state.is_over:
            break
