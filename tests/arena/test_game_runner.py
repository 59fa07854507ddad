"""One game: pure, and lost by whoever fails."""

from __future__ import annotations

import pytest

from caribe import library
from caribe.arena.bot_loading import load_bot
from caribe.arena.game_runner import play_game
from caribe.arena.match import Match
from caribe.arena.report import game_row, parse_game
from caribe.bots import Bot
from caribe.core.faults import BadInput
from tests.arena.bots import KILL

HERE = "tests.arena.bots"


def match(*bots: str, game: str = "cartagena", limit: float = 60.0, **options: int) -> Match:
    return Match.of(library.game(game, len(bots), None, **options), list(bots), seed=5, limit=limit)


@pytest.mark.parametrize("game", list(library.titles()))
def test_a_game_depends_on_the_match_and_its_number_alone(game: str) -> None:
    table = match("random", f"{HERE}:First", game=game)
    games = [play_game(table, number) for number in range(4)]
    assert games == [play_game(table, number) for number in range(4)]
    assert len({(each.decisions, each.returns) for each in games}) > 1
    assert all(sum(each.returns) == pytest.approx(1) for each in games)


@pytest.mark.parametrize(
    ("bot", "why", "detail"),
    [
        ("Raises", "exception", "ValueError: out of ideas"),
        ("Illegal", "illegal", "There is no action"),
        ("Silent", "illegal", "There is no action"),
    ],
)
def test_a_bot_that_fails_loses_and_all_others_share_the_win(bot: str, why: str, detail: str) -> None:
    game = play_game(match("random", f"{HERE}:{bot}", "random", start_player=0), 0)
    assert game.forfeit
    assert (game.forfeit.seat, game.forfeit.bot, game.forfeit.why) == (1, f"{HERE}:{bot}", why)
    assert detail in game.forfeit.detail
    assert (game.returns, game.ending) == ((0.5, 0.0, 0.5), "forfeit")


def test_a_decision_over_the_limit_loses() -> None:
    game = play_game(match("random", "random", limit=0.0), 0)
    assert game.forfeit
    assert game.forfeit.why == "time"


def test_a_bot_that_cannot_be_made_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KILL, "unmade")
    game = play_game(match(f"{HERE}:Unmade", "random"), 0)
    assert game.forfeit
    assert "not today" in game.forfeit.detail


def test_those_who_choose_at_once_know_nothing_of_each_other() -> None:
    """Havana's first cards: the second seat is asked as if the first had not laid any yet."""
    table = match("tests.arena.test_game_runner:Peeks", "tests.arena.test_game_runner:Peeks", game="havana")
    Peeks.seen.clear()
    play_game(table, 0)
    assert Peeks.seen[:2] == [2, 2]


class Peeks:
    """Notes how many have yet to choose when it is asked."""

    seen: list[int] = []  # noqa: RUF012

    def choose(self, state: object, seat: int, seed: int) -> int:
        view = state.view(seat)  # type: ignore[attr-defined]
        self.seen.append(len(view["deciders"]))
        return int(state.legal_actions(seat)[0])  # type: ignore[attr-defined]


def test_a_row_of_the_document_tells_the_game() -> None:
    for bots in (("random", "random"), (f"{HERE}:Raises", "random")):
        table = match(*bots)
        for number in (0, 1):
            game = play_game(table, number)
            assert parse_game(game_row(game, table.bots), table.bots) == game


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nemo", "There is no bot nemo."),
        ("nowhere:Bot", "ModuleNotFoundError"),
        (f"{HERE}:Nobody", "has no attribute 'Nobody'"),
        (f"{HERE}:KILL", "TypeError: str"),
        ("caribe.arena.match:LIMIT", "TypeError: float"),
        ("fractions:Fraction", "has no method choose"),
    ],
)
def test_a_bot_that_is_none_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        load_bot(name)
    assert sentence in str(refused.value)


def test_a_bot_of_ones_own_gets_its_part_of_the_budget_if_it_knows_of_budgets() -> None:
    assert load_bot(f"{HERE}:Raises", 0.1).scale == 0.1
    assert isinstance(load_bot(f"{HERE}:First", 0.1), Bot)
