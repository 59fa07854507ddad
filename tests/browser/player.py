"""A player who sees only the page: clicks or presses keys, and waits for what the page shows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

PATIENCE = 20_000  # milliseconds until something on the page has to have happened, on a machine that is busy
expect.set_options(timeout=PATIENCE)
BIG = (1440, 900)
PHONE = (390, 844)


class Player:
    """One person at one page. `state` and `table` are the last messages of these kinds that the page was sent."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        width: int = 1440,
        height: int = 900,
        scheme: Any = "light",
        locale: str = "en-GB",
        motion: Any = "reduce",
        touch: bool = False,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            reduced_motion=motion,
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.touch = touch
        self.faults: list[str] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        def received(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["kind"] == "state":
                self.state = message
            elif message["kind"] == "table":
                self.table = message

        socket.on("framereceived", received)

    # Arriving

    def home(self) -> None:
        """Open the first page."""
        self.page.goto(self.address)
        self.page.get_by_test_id("play-cartagena").wait_for()

    def arrive(self, game: str = "cartagena") -> None:
        """Open the home page and sit down at a game against bots with one click."""
        self.home()
        self.quick(game)
        self.page.get_by_test_id(f"play-{game}").click()
        self.ready()

    def quick(self, game: str) -> None:
        """Choose the quickest bot: it is enough for those who look at the page."""
        levels = self.page.locator(f'[data-game="{game}"] select').nth(1)
        if levels.count():
            levels.select_option("random")

    def sit(self, game: str, players: int) -> None:
        """Open a table of a game with bots that play anything."""
        self.page.goto(self.address)
        self.page.get_by_test_id(f"play-{game}").wait_for()
        made = self.call("/api/tables", game=game, players=players, options={}, bots=["random"] * (players - 1))
        self.visit(made["id"])

    def visit(self, table: str) -> None:
        """Go to a table where this player is awaited."""
        self.state = {}
        self.page.goto(f"{self.address}/table/{table}")
        self.ready()

    def call(self, path: str, **body: Any) -> Any:
        """Ask the server for something in this player's name, beside the page."""
        answer = self.page.request.post(f"{self.address}{path}", data=body)
        assert answer.ok, answer.text()
        return json.loads(answer.text() or "null")

    def invite(self, game: str) -> str:
        """Make a table for friends, and return its address."""
        self.home()
        self.page.get_by_test_id(f"friends-{game}").click()
        self.page.get_by_test_id("make").click()
        self.page.get_by_test_id("lobby").wait_for()
        return self.page.url

    def join(self, address: str) -> None:
        """Open the link to a table and take a free seat."""
        self.page.goto(address)
        self.page.get_by_test_id("sit").first.click()

    # Waiting

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds of what the page was sent."""
        for _ in range(PATIENCE // 20):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{what}: {str(self.state)[:400]}")

    def ready(self) -> None:
        """Wait until the page offers exactly the choices it was sent, or shows the end."""
        self.until(lambda: self.awaited or self.over, "nothing is awaited of this player")
        if self.over:
            expect(self.page.get_by_test_id("end")).to_be_visible()
        else:
            expect(self.page.locator("[data-choice]")).to_have_count(len(self.state["choices"]))

    def begun(self) -> bool:
        """Whether a position has been sent."""
        return bool(self.state)

    def playing(self) -> bool:
        """Whether a game has begun and goes on."""
        return self.begun() and not self.over

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.get("over") is not None

    @property
    def sealed(self) -> bool:
        """Whether the own secret choice is in."""
        return bool((self.state.get("sealed") or {}).get("mine"))

    @property
    def awaited(self) -> bool:
        """Whether this player owes a choice."""
        return bool(self.state.get("choices")) and not self.sealed

    # Playing

    def best(self) -> dict[str, Any]:
        """A hurried player's choice, so that a game does not take long: far ahead, or build, or pass."""
        choices: list[dict[str, Any]] = self.state["choices"]

        def gain(choice: dict[str, Any]) -> int:
            args = choice["args"]
            if choice["verb"] == "forward":
                return int(args["field"] - args["start"])
            if "start" in args:
                return int(args.get("count", -1)) - 9
            targets = " ".join(choice["targets"])
            return int("building:" in targets and ":none" not in targets) * 2 + int("step:" in targets)

        return max(choices, key=gain)

    def resign(self) -> None:
        """Give the game up, by the menu, and see its end."""
        self.page.get_by_test_id("table-menu").click()
        self.page.get_by_test_id("resign").click()
        self.page.get_by_test_id("resign-sure").click()
        self.page.get_by_test_id("end").wait_for()

    def target(self, name: str) -> Any:
        """The thing on the page that carries this target."""
        return self.page.locator(f'[data-target="{name}"]').first

    def moved(self, version: int, by: str = "a move") -> None:
        """Wait until the table has moved on, or the own choice lies sealed."""
        self.until(lambda: self.state["version"] > version or self.sealed, f"the table did not move on by {by}")

    def take(self, choice: dict[str, Any]) -> None:
        """Take a choice from the list."""
        self.ready()
        version = self.state["version"]
        index = self.state["choices"].index(choice)
        self.page.locator(f'[data-choice="{index}"]').evaluate("button => button.click()")
        self.moved(version)

    def click_through(self, choice: dict[str, Any]) -> None:
        """Take a choice by mouse or finger: its targets one after the other, until no other choice has them all."""
        version = self.state["version"]
        left = list(self.state["choices"])
        for clicks, target in enumerate(choice["targets"], 1):
            if self.touch:
                self.target(target).tap(force=True)
            else:
                self.target(target).click(force=True)
            left = [other for other in left if target in other["targets"]]
            if left == [choice] and clicks == 2:  # two clicks are enough, one only proposes
                break
        self.moved(version)
        self.ready()

    def click_on_board(self, choice: dict[str, Any]) -> None:
        """Take a choice on the board alone: whatever carries its targets, one or two of them at a time."""
        version = self.state["version"]
        choices = self.state["choices"]
        wanted = list(choice["targets"])
        picked: list[str] = []
        while wanted:
            both = " ".join(wanted[:2])
            self.seen(both).or_(self.seen(wanted[0])).first.wait_for()  # the part that shows them may just come forward
            at_once = len(wanted) > 1 and not picked and self.seen(both).count()
            names = wanted[:2] if at_once else wanted[:1]
            self.seen(" ".join(names)).first.click()
            picked += names
            del wanted[: len(names)]
            left = [other for other in choices if not Counter(picked) - Counter(other["targets"])]
            if len(left) == 1 and (len(picked) > 1 or not wanted):
                break
        self.moved(version, f"{choice['targets']}")
        self.ready()

    def seen(self, target: str) -> Locator:
        """What is seen of a target outside the list of choices."""
        return self.page.locator(f'[data-target="{target}"]:visible')

    def drawn(self) -> None:
        """Wait for two pictures: one for which sizes are measured, one in which they are drawn.

        A browser without a screen may stop drawing altogether; then nothing more will change.
        """
        self.page.evaluate(
            """() => new Promise(done => {
              requestAnimationFrame(() => requestAnimationFrame(done));
              setTimeout(done, 3000);
            })"""
        )

    def press_through(self, choice: dict[str, Any]) -> None:
        """Take a choice by keyboard: a digit or arrows to it in the list, then Enter."""
        version = self.state["version"]
        index = self.state["choices"].index(choice)
        self.page.keyboard.press(str(min(index, 8) + 1))
        for _ in range(index - 8):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.moved(version)
        self.ready()


def awaited_of(players: list[Player]) -> Player | None:
    """The player who is to choose next; None when the game is over for all."""
    for _ in range(PATIENCE // 10):
        for player in players:
            if player.awaited and not player.over:
                return player
        if all(player.over for player in players):
            return None
        players[0].page.wait_for_timeout(10)
    raise AssertionError("nobody is awaited, and the game is not over")
