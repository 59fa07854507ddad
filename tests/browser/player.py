"""A player who sees only the page: clicks or presses keys, and waits for what the page shows."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

PATIENCE = 10_000  # milliseconds until something on the page has to have happened


class Player:
    """One person at one page. `state` is the last state message the page was sent."""

    def __init__(
        self, browser: Browser, address: str, width: int = 1440, height: int = 900, scheme: Any = "light"
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.faults: list[str] = []
        self.state: dict[str, Any] = {}
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        def received(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["kind"] == "state":
                self.state = message

        socket.on("framereceived", received)

    def arrive(self) -> None:
        """Open the home page and sit down at a game with one click."""
        self.page.goto(self.address)
        self.page.get_by_test_id("play-cartagena").click()
        self.ready()

    def sit(self, game: str, players: int) -> None:
        """Open a table of a game with bots that play anything."""
        self.page.goto(self.address)
        self.page.get_by_test_id(f"play-{game}").wait_for()
        table = {"game": game, "players": players, "options": {}, "bots": ["random"] * (players - 1)}
        answer = self.page.request.post(f"{self.address}/api/tables", data=table)
        assert answer.ok, answer.text()
        self.page.goto(f"{self.address}/table/{answer.json()['id']}")
        self.ready()

    def ready(self) -> None:
        """Wait until the page offers exactly the choices it was sent, or shows the end."""
        self.page.wait_for_function(
            "() => document.querySelector('[data-choice], [data-testid=end]') !== null", timeout=PATIENCE
        )
        if not self.over:
            expect(self.page.locator("[data-choice]")).to_have_count(len(self.state["choices"]), timeout=PATIENCE)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.get("over") is not None

    def best(self) -> dict[str, Any]:
        """The choice that goes farthest; a hurried player's, so that a game does not take long."""
        choices: list[dict[str, Any]] = self.state["choices"]

        def gain(choice: dict[str, Any]) -> int:
            args = choice["args"]
            return int(args["field"] - args["start"]) if choice["verb"] == "forward" else int(args.get("count", -1)) - 9

        return max(choices, key=gain)

    def target(self, name: str) -> Any:
        """The thing on the page that carries this target."""
        return self.page.locator(f'[data-target="{name}"]').first

    def moved(self, version: int, by: str = "a move") -> None:
        """Wait until the table has moved on and the page has caught up."""
        self.page.wait_for_function("() => true")
        deadline = 200
        while self.state["version"] <= version and deadline:
            self.page.wait_for_timeout(20)
            deadline -= 1
        assert self.state["version"] > version, f"the table did not move on by {by}"
        self.ready()

    def click_through(self, choice: dict[str, Any]) -> None:
        """Take a choice by mouse: its targets one after the other, until no other choice has them all."""
        version = self.state["version"]
        left = list(self.state["choices"])
        for clicks, target in enumerate(choice["targets"], 1):
            self.target(target).click(force=True)
            left = [other for other in left if target in other["targets"]]
            if left == [choice] and clicks == 2:  # two clicks are enough, one only proposes
                break
        self.moved(version)

    def click_on_board(self, choice: dict[str, Any]) -> None:
        """Take a choice on the board alone: whatever carries its targets, one or two of them at a time."""
        version = self.state["version"]
        choices = self.state["choices"]
        wanted = list(choice["targets"])
        picked: list[str] = []
        while wanted:
            both = " ".join(wanted[:2])
            at_once = len(wanted) > 1 and not picked and self.seen(both).count()
            names = wanted[:2] if at_once else wanted[:1]
            self.seen(" ".join(names)).first.click()
            picked += names
            del wanted[: len(names)]
            left = [other for other in choices if not Counter(picked) - Counter(other["targets"])]
            if len(left) == 1 and (len(picked) > 1 or not wanted):
                break
        self.moved(version, f"{choice['targets']}")

    def seen(self, target: str) -> Locator:
        """What is seen of a target outside the list of choices."""
        return self.page.locator(f'[data-target="{target}"]:visible')

    def press_through(self, choice: dict[str, Any]) -> None:
        """Take a choice by keyboard: a digit or arrows to it in the list, then Enter."""
        version = self.state["version"]
        index = self.state["choices"].index(choice)
        self.page.keyboard.press(str(min(index, 8) + 1))
        for _ in range(index - 8):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.moved(version)
