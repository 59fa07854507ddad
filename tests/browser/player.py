"""A player who sees only the page: clicks or presses keys, and waits for what the page shows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from caribe.core.choices import Choice
from caribe.core.message import Message
from caribe.core.narrowing import Slot, given_targets, narrow, open_question, pick
from tests.browser.servers import SeededServer
from tests.patching import apply_patch

PATIENCE = 60_000  # milliseconds until something on the page has to have happened, on a machine that is busy
expect.set_options(timeout=PATIENCE)
OFTEN = 20  # milliseconds between two looks at a page
MOMENT = 200  # milliseconds after which something is looked at again though the page was sent nothing
FLAT = 12
"""Up to this many choices stand in one list; more are grouped by the open question."""
BIG = (1440, 900)
PHONE = (390, 844)


OFFERED = "count => document.querySelector('[data-testid=choices]')?.dataset.count === String(count)"
"""Tells whether the page offers this number of choices."""

OPEN_PART = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.1, 0.9])
    for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const [x, y] = [width * across, height * down];
      if (document.elementFromPoint(left + x, top + y)?.closest('[data-target]') === thing) return { x, y };
    }
  return null;
}"""
"""A place on a thing, from its edge, where it is the thing itself that answers; none when all of it is covered."""


class Player:
    """One person at one page. `state` and `table` are the last messages of these kinds that the page was sent."""

    def __init__(
        self,
        browser: Browser,
        server: SeededServer,
        width: int = 1440,
        height: int = 900,
        scheme: Any = "light",
        locale: str = "en-GB",
        motion: Any = "reduce",
        touch: bool = False,
        workers: Any = "block",
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            reduced_motion=motion,
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            service_workers=workers,  # those of another test's build would answer for the server
        )
        self.page: Page = self.context.new_page()
        self.context.set_default_timeout(PATIENCE)  # of calls beside the page, too
        self.address = server.address
        self.touch = touch
        self.faults: list[str] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self._socket: WebSocket | None = None
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self._socket = socket

        def received(frame: str | bytes) -> None:
            if socket is not self._socket:
                return  # a late word from a table that the page has left
            message = json.loads(frame)
            if message["kind"] == "state":
                self.state = message
            elif message["kind"] == "patch":
                self.state = apply_patch(self.state, message)
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
        self._socket, self.state = None, {}
        self.page.goto(f"{self.address}/table/{table}")
        self.ready()

    def call(self, path: str, **body: Any) -> Any:
        """Ask the server for something in this player's name, beside the page."""
        answer = self.page.request.post(f"{self.address}{path}", data=body)
        assert answer.ok, answer.text()
        return json.loads(answer.text() or "null")

    def invite(self, game: str, auto_start: bool = True) -> str:
        """Make a table for friends, which starts by itself unless it shall not, and return its address."""
        self.home()
        self.page.get_by_test_id(f"friends-{game}").click()
        self.page.get_by_test_id("auto-start").set_checked(auto_start)
        self.page.get_by_test_id("make").click()
        self.page.get_by_test_id("lobby").wait_for()
        return self.page.url

    def join(self, address: str, name: str = "Blas") -> None:
        """Open the link to a table, say one's name if that is asked, and take a free seat."""
        self.page.goto(address)
        self.page.locator("[data-testid=name-and-sit], [data-testid=sit]").first.wait_for()
        if self.page.get_by_test_id("ask-name").count():
            self.page.get_by_test_id("ask-name").locator("input").fill(name)
            self.page.get_by_test_id("name-and-sit").click()
        else:
            self.page.get_by_test_id("sit").first.click()

    def rename(self, name: str) -> None:
        """Take a name, on the first page."""
        self.home()
        answer = self.page.request.patch(f"{self.address}/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def register(self, name: str) -> None:
        """Make an account of this name for this browser."""
        self.home()
        self.call("/api/account", name=name, password="a long password")

    # Waiting

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds of what the page was sent; bots stand back behind all else on a busy machine."""
        end = monotonic() + 2 * PATIENCE / 1000
        while not holds():
            assert monotonic() < end, f"{what}: {str(self.state)[:400]}"
            self.wait_for_news()

    def wait_for_news(self) -> None:
        """Wait until the page is sent something; to ask again and again costs as much as the page itself."""
        if self._socket is None or self._socket.is_closed():
            self.page.wait_for_timeout(OFTEN)
            return
        try:
            self._socket.wait_for_event("framereceived", timeout=MOMENT)
        except PlaywrightTimeout:
            return  # it may be something else that is waited for
        except PlaywrightError:
            self.page.wait_for_timeout(OFTEN)  # the line was closed, and the page opens another

    def ready(self) -> None:
        """Wait until the page offers exactly the choices it was sent, or shows the end."""
        self.until(lambda: self.awaited or self.over, "nothing is awaited of this player")
        if self.over:
            expect(self.page.get_by_test_id("end")).to_be_visible()
        else:
            self.seen_at_once(OFFERED, len(self.state["choices"]), "other choices are offered than were sent")

    def seen_at_once(self, holds: str, argument: object, what: str) -> None:
        """Wait until the page itself says that something holds; Playwright's `expect` looks again after 100 ms, then
        250, 500 and 1000, which is most of the time of a move.
        """
        try:
            self.page.wait_for_function(holds, arg=argument, polling=OFTEN)
        except PlaywrightTimeout:
            raise AssertionError(f"{what}: {argument!r}, {str(self.state)[:400]}") from None

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
        for group in self.groups_to(choice):
            self.page.locator(f'[data-group="{group}"]').evaluate("button => button.click()")
        shown = self.page.locator(f'[data-actions="{_key(choice)}"]')
        if len(self.state["choices"]) > 1:  # the only one is shown from the start
            shown.evaluate("button => button.click()")
        expect(shown).to_have_attribute("aria-pressed", "true")  # the first click shows it, the second takes it
        shown.evaluate("button => button.click()")
        self.moved(version)

    def groups_to(self, choice: dict[str, Any]) -> list[str]:
        """The entries of the list that are opened on the way to a choice: answers that leave many more than one."""
        choices = [as_choice(each) for each in self.state["choices"]]
        slots = [Slot(tuple(slot["kinds"]), Message(slot["text"]["id"])) for slot in self.state["slots"]]
        picked: list[str] = []
        opened: list[str] = []
        while len(narrow(choices, picked)) > FLAT and (question := open_question(slots, choices, picked)):
            given = given_targets(choices, picked)
            fitting = [each for each in question.options if choice["targets"].count(each) > given[each]]
            if not fitting or len(narrow(choices, further := pick(choices, picked, fitting[0]))) == 1:
                break
            opened.append(fitting[0])
            picked = further
        return opened

    def click_through(self, choice: dict[str, Any]) -> None:
        """Take a choice by mouse or finger: its targets one after the other until it is proposed, then confirm it."""
        version = self.state["version"]
        left = list(self.state["choices"])
        for target in choice["targets"]:
            if left == [choice]:
                break
            if self.touch:
                self.target(target).tap(force=True)
            else:
                self.target(target).click(force=True)
            left = [other for other in left if target in other["targets"]]
        self.confirm(choice)
        self.moved(version)
        self.ready()

    def confirm(self, choice: dict[str, Any]) -> None:
        """Confirm what is proposed."""
        button = self.page.get_by_test_id("confirm")
        if self.touch:
            button.tap()
        else:
            button.click()

    def click_on_board(self, choice: dict[str, Any]) -> None:
        """Take a choice on the board alone: whatever carries its targets, one or two of them at a time."""
        version = self.state["version"]
        choices = self.state["choices"]
        wanted = list(choice["targets"]) if len(choices) > 1 else []  # the only one is shown from the start
        picked: list[str] = []
        while wanted:
            both = " ".join(wanted[:2])
            self.seen(both).or_(self.seen(wanted[0])).first.wait_for()  # the part that shows them may just come forward
            at_once = len(wanted) > 1 and not picked and self.seen(both).count()
            names = wanted[:2] if at_once else wanted[:1]
            self.press_open_part(self.seen(" ".join(names)).first)
            picked += names
            del wanted[: len(names)]
            left = [other for other in choices if not Counter(picked) - Counter(other["targets"])]
            if len(left) == 1:
                break
        self.confirm(choice)
        self.moved(version, f"{choice['targets']}")
        self.ready()

    def press_open_part(self, thing: Locator) -> None:
        """Click a thing where nothing lies on it: the goods on a ship are targets of their own."""
        thing.scroll_into_view_if_needed()
        thing.click(position=thing.evaluate(OPEN_PART))

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
        """Take a choice by keyboard: digits and arrows to it in the list, through its groups, then Enter."""
        version = self.state["version"]
        for group in self.groups_to(choice):
            self.press_entry(self.page.locator(f'[data-group="{group}"]'))
        self.press_entry(self.page.locator(f'[data-actions="{_key(choice)}"]'))
        if len(self.state["choices"]) > 1:  # the only one is shown from the start
            self.page.get_by_test_id("confirm").wait_for()
            self.page.keyboard.press("Enter")
        self.moved(version)
        self.ready()

    def press_entry(self, entry: Locator) -> None:
        """Go to an entry of the list by a digit and the arrows, and press Enter."""
        index = int(entry.get_attribute("data-choice") or 0)
        self.page.keyboard.press(str(min(index, 8) + 1))
        for _ in range(index - 8):
            self.page.keyboard.press("ArrowDown")
        expect(entry).to_be_focused()
        self.page.keyboard.press("Enter")


def _key(choice: dict[str, Any]) -> str:
    return ",".join(map(str, choice["actions"]))


def as_choice(told: dict[str, Any]) -> Choice:
    """A choice as the page was told it, with what narrowing looks at."""
    return Choice(
        tuple(told["actions"]), told["verb"], tuple(told["targets"]), Message(told["text"]["id"]), told["rule"]
    )


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
