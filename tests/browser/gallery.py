"""Every screen of the page, in order, for whoever looks at all of them: pictures, boxes, accessibility.

One person walks through the page; at each screen the walk stops, and who asked looks at it in all sizes and colours.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from importlib import resources
from typing import Any

from playwright.sync_api import Browser

from caribe import library
from tests.browser.player import Player
from tests.browser.servers import SeededServer

SIZES = [(1440, 900), (820, 1180), (390, 844)]
SCHEMES = ("light", "dark")
CUBA = {"cuba-card": "play", "cuba-trade": "trade", "cuba-parliament": "bid"}
"""The moments of Cuba that are shown, and the decision each is."""
MIDDLE = 12
"""Choices until a game is in full swing."""
LONGEST = 200
"""Choices within which every moment of a game comes."""


def rooms(browser: Browser, server: SeededServer) -> Iterator[tuple[str, Player]]:
    """The screens around the games."""
    ana = Player(browser, server)
    ana.home()
    yield "home", ana
    ana.page.goto(f"{server.address}/rules/cartagena#CAR-3.3")
    ana.page.locator('[data-id="CAR-3.3"]').wait_for()
    yield "rules", ana
    ana.page.goto(f"{server.address}/nowhere")
    ana.page.get_by_role("heading").first.wait_for()
    yield "lost", ana
    ana.page.goto(f"{server.address}/new/havana?with=friends")
    ana.page.get_by_test_id("make").wait_for()
    yield "set-up", ana
    ana.page.get_by_test_id("make").click()
    ana.page.get_by_test_id("lobby").wait_for()
    yield "lobby", ana
    ana.page.goto(f"{server.address}/new/cartagena?with=hotseat")
    ana.page.get_by_test_id("make").click()
    ana.page.get_by_test_id("curtain").wait_for()
    yield "curtain", ana
    ana.context.close()


def papers(browser: Browser, server: SeededServer) -> Iterator[tuple[str, Player]]:
    """What somebody has here after a game or two: the replay, the tables, and their account."""
    ana, blas = Player(browser, server), Player(browser, server)
    ana.sit("la-habana", 3)
    for _ in range(MIDDLE):
        ana.take(ana.best())
        ana.ready()
    ana.resign()
    ana.page.get_by_test_id("replay").click()
    ana.page.get_by_test_id("replay-next-round").click()
    ana.page.locator("main[data-version]").wait_for()
    yield "replay", ana
    ana.page.goto(f"{server.address}/replay")
    ana.page.get_by_test_id("open-record").wait_for()
    yield "record", ana
    ana.page.goto(f"{server.address}/account")
    enter = ana.page.get_by_test_id("enter")
    enter.wait_for()
    yield "guest", ana
    enter.get_by_label("Name").fill("Inés")
    enter.get_by_label("Password", exact=True).fill("a long enough password")
    enter.get_by_role("button", name="Create the account").click()
    ana.page.get_by_test_id("secret").wait_for()
    yield "recovery", ana
    blas.home()
    friends = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    blas.call("/api/tables", game="havana", players=3, options={}, seats=friends, private=False)
    # The quickest bots: nobody is to wait here for a machine that has much to do.
    against_bots = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    pace = {"kind": "days", "days": 1}
    for game in ("cartagena", "cuba"):
        made = ana.call("/api/tables", game=game, players=3, options={}, seats=against_bots, rated=True, pace=pace)
        ana.visit(made["id"])
        if game == "cartagena":
            ana.resign()
    ana.page.goto(f"{server.address}/tables")
    ana.page.get_by_test_id("tables").wait_for()
    yield "tables", ana
    box = resources.files("caribe.games.cartagena") / "data" / "box.toml"
    ana.call("/api/packs", game="cartagena", name="A grey box", toml=box.read_text("utf-8"))
    ana.call("/api/tokens", name="My first bot")
    ana.call(f"/api/people/{blas.page.request.get(f'{server.address}/api/me').json()['id']}/block")
    ana.page.goto(f"{server.address}/account")
    for part in ("ratings", "sessions", "packs", "tokens", "blocks"):
        ana.page.get_by_test_id(part).get_by_role("listitem").first.wait_for()
    yield "account", ana
    ana.context.close()
    blas.context.close()


def moments(browser: Browser, server: SeededServer, game: str, choices: int = MIDDLE) -> Iterator[tuple[str, Player]]:
    """A game at its beginning, in the middle, and given up."""
    ana = Player(browser, server)
    ana.arrive(game)
    yield f"{game}-start", ana
    for _ in range(choices):
        ana.take(ana.best())
        ana.ready()
    ana.page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0) }")
    yield f"{game}-middle", ana
    ana.page.get_by_test_id("table-menu").click()
    yield f"{game}-menu", ana
    ana.page.keyboard.press("Escape")
    ana.resign()
    yield f"{game}-end", ana
    ana.context.close()


def cuba(browser: Browser, server: SeededServer) -> Iterator[tuple[str, Player]]:
    """A table of Cuba for four, at three moments from the second round on."""
    player = Player(browser, server)
    player.sit("cuba", 4)
    taste = random.Random(4)
    for name, stage in CUBA.items():
        for _ in range(LONGEST):
            if player.state["view"]["stage"] == stage and player.state["view"]["round"] >= 2:
                break
            player.take(busy(player, taste))
            player.ready()
        yield name, player
    player.context.close()


def busy(player: Player, taste: random.Random) -> dict[str, Any]:
    """A choice that does something, so that there is something to see."""
    choices: list[dict[str, Any]] = player.state["choices"]
    idle = ("done", "skip", "refrain", "decline")
    return taste.choice([choice for choice in choices if choice["verb"] not in idle] or choices)


def screens(browser: Browser, server: SeededServer, wanted: Collection[str] = ()) -> Iterator[tuple[str, Player]]:
    """All of them, or those named; a game of which none is wanted is not played."""
    walks = [rooms(browser, server), papers(browser, server)]
    if not wanted or set(wanted) & set(CUBA):
        walks.append(cuba(browser, server))
    for game in library.titles():
        if not wanted or any(name.startswith(f"{game}-") for name in wanted):
            walks.append(moments(browser, server, game))
    for walk in walks:
        for name, player in walk:
            if not wanted or name in wanted:
                yield name, player


def show(player: Player, size: tuple[int, int], scheme: str) -> None:
    """Let the page be seen in this size and these colours, and settle."""
    player.page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0) }")
    player.page.mouse.move(0, 0)  # words about a thing appear under the mouse
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    player.drawn()
