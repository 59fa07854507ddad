"""Every game of a browser test follows from a seed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.seeded_serve import SEED
from tests.browser.servers import SeededServer


def first_moves(browser: Browser, server: SeededServer, seed: str) -> object:
    """What a player sees after the first choice at a table that comes from a seed."""
    server.seed(seed)
    player = Player(browser, server)
    player.sit("cartagena", 2)
    player.take(player.best())
    player.ready()
    return player.state["view"], player.table["names"]


def test_the_same_seed_gives_the_same_games_and_guests(
    chromium: Browser, server: SeededServer, own_server: SeededServer
) -> None:
    seen = first_moves(chromium, server, "a seed")
    assert first_moves(chromium, own_server, "a seed") == seen
    assert first_moves(chromium, own_server, "another seed") != seen


def test_without_a_seed_there_is_no_table(chromium: Browser, own_server: SeededServer) -> None:
    request = chromium.new_context().request
    assert request.get(f"{own_server.address}/api/me").ok
    (own_server.folder / SEED).unlink()
    asked = {"game": "cartagena", "players": 2, "options": {}, "bots": ["random"]}
    assert request.post(f"{own_server.address}/api/tables", data=asked).status == 500
    _, complaints = own_server.stop()
    assert "without a seed" in complaints


def test_browser_tests_start_seeded_servers_alone() -> None:
    here = Path(__file__).parent
    others = [path.name for path in here.glob("*.py") if "tests.server.serving" in path.read_text("utf-8")]
    assert sorted(others) == ["servers.py", Path(__file__).name]
