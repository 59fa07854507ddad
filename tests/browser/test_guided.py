"""The guided first games: played to their end with mouse, finger and keys, with what glows in sight, and for axe."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from caribe import guided
from caribe.guided import Moment
from caribe.server.http.routes.guided import describe
from tests.browser.axe import violations
from tests.browser.player import PHONE, Player
from tests.browser.servers import SeededServer

DESK = (1366, 768)
AT = {"desk": (DESK, "en-GB"), "phone": (PHONE, "de")}
COVERED = """() => [...document.querySelectorAll('main [data-coach]')].filter(thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const spots = [0.5, 0.15, 0.85].flatMap(x => [0.5, 0.15, 0.85].map(y => [left + width * x, top + height * y]));
  return !spots.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found && (thing.contains(found) || found.contains(thing));
  });
}).length"""
"""How many of the things with a ring nobody can see."""


class Learner(Player):
    """Somebody at a guided game, who knows where in the script they stand."""

    here: Moment

    def begin(self, game: str) -> None:
        """Open a guided game."""
        self.page.goto(f"{self.address}/guided/{game}")
        self.arrive_at(guided.moment(game, ""))

    def arrive_at(self, moment: Moment) -> None:
        """Wait until the page shows this moment."""
        self.here = moment
        self.page.locator(f'[data-testid=coach][data-step="{moment.step.id}"]').wait_for()
        self.page.locator("main.table[data-version]").wait_for()
        self.state = json.loads(msgspec.json.encode(describe(moment).state))
        self.drawn()

    def moved(self, version: int, by: str = "") -> None:
        """The next step is awaited instead."""

    def ready(self) -> None:
        """The next step is awaited instead."""

    def step(self) -> None:
        """Do what the step asks for, on the board."""
        step = self.here.step
        if step.lets:
            self.click_on_board(self.state["choices"][self.here.let_through[0]])
        else:
            if step.tries and self.touch:
                self.press_open_part(self.seen(step.tries).first)
            elif step.tries:  # also for those who do not find it on the board
                self.page.get_by_test_id("guided-try").click()
            self.page.get_by_test_id("guided-next").click()
        self.arrive_at(self.here.after("0"))


@pytest.mark.parametrize(
    ("game", "at"),
    [
        ("cartagena", "desk"),
        ("havana", "desk"),
        ("havana", "phone"),
        ("la-habana", "phone"),
        ("cuba", "desk"),
        ("cuba", "phone"),
    ],
)
def test_a_guided_game_is_played_to_its_end_and_on(chromium: Browser, server: SeededServer, game: str, at: str) -> None:
    size, locale = AT[at]
    learner = Learner(chromium, server, *size, locale=locale, touch=at == "phone")
    learner.begin(game)
    page, coach = learner.page, learner.page.get_by_test_id("coach")
    assert violations(learner) == []
    while not learner.here.is_last:
        expect(coach).to_have_attribute("data-missing", "")
        if len(learner.here.step.glow) == 1:
            learner.seen_at_once(f"() => ({COVERED})() === 0", None, f"{learner.here.step.id}: covered")
        if learner.here.step.tries:
            assert violations(learner) == []
        learner.step()
    expect(coach).to_have_attribute("data-missing", "")
    assert violations(learner) == []
    page.emulate_media(color_scheme="dark")
    assert violations(learner, colours_alone=True) == []
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    page.get_by_test_id("guided-play-on").click()
    page.wait_for_url("**/table/*")
    Player.ready(learner)
    assert learner.table["from_position"]
    assert set(learner.table["bots"]) == {None, "easy"}
    assert learner.faults == []


def test_a_newcomer_is_offered_it_answers_are_given_and_it_goes_on_after_a_reload(
    chromium: Browser, server: SeededServer
) -> None:
    learner = Learner(chromium, server, *DESK)
    page = learner.page
    learner.home()
    page.get_by_test_id("learn-cartagena").click()
    page.wait_for_url("**/guided/cartagena")
    learner.arrive_at(guided.moment("cartagena", ""))
    # By keyboard alone: the focus goes where one plays, and each step is said aloud.
    page.keyboard.press("Tab")
    page.get_by_test_id("guided-next").focus()
    for path in ("0", "00"):
        page.keyboard.press("Enter")
        learner.arrive_at(guided.moment("cartagena", path))
    expect(page.get_by_test_id("spoken")).to_contain_text("Play a rum bottle: click the card")
    expect(page.locator("[data-target]:focus")).to_be_visible()
    # What is legal but not asked for has an answer of the step, and what is not legal one of the rules.
    learner.seen("card:key").first.click()
    expect(page.get_by_test_id("reason")).to_contain_text("try the rum bottle first")
    learner.seen("turn:end").first.click()
    expect(page.get_by_test_id("reason")).to_contain_text("at least one action before you end the turn")
    learner.step()
    # Whoever leaves comes back to the same step; one step back is one step back.
    page.reload()
    learner.arrive_at(guided.moment("cartagena", "000"))
    page.get_by_test_id("guided-back").click()
    learner.arrive_at(guided.moment("cartagena", "00"))
    page.get_by_test_id("guided-restart").click()
    learner.arrive_at(guided.moment("cartagena", ""))
    # A rule of the step opens beside the board.
    page.get_by_test_id("coach").get_by_role("link", name="CAR-5.1").click()
    expect(page.get_by_test_id("side").locator(".shown")).to_be_visible()
    assert learner.faults == []
