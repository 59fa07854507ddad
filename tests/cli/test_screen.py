"""The table in the terminal: whole games by keyboard in small and large windows, several languages, and a clean end."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable, Iterable
from html import unescape
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from caribe import library
from caribe.bots import bot
from caribe.cli.interactive.choice_filter import NumberedChoice, exact_choice, filter_choices
from caribe.cli.interactive.screen import GameScreen
from caribe.cli.interactive.session import GameSession
from caribe.cli.terminal.language import use_language
from caribe.core.choices import Choice
from caribe.core.draws import Draws
from caribe.core.message import Message
from caribe.core.playthrough import Playthrough
from caribe.core.records import Seat
from caribe.core.state import State
from caribe.server.bots.fair_queue import Payer
from caribe.server.bots.pool import BotPool
from caribe.server.bots.runner import NOBODY
from tests.cli.shell import Terminal
from tests.support import catalogue

SMALL, LARGE = (80, 24), (120, 40)
PERSON = bot("greedy")  # what a person might do, so that games end soon
TABLE = ("play", "cartagena", "--seed", "4", "--option", "start_player=0")

Table = Pilot[None]


def game_screen(
    game: str, language: str = "en", players: int = 2, seed: int = 3, start: int | None = None
) -> GameScreen:
    """A table with the person in the first seat."""
    with use_language(language):
        options = {} if start is None else {"start_player": start}
        playthrough = Playthrough(library.title(game).game(players, options, library.data(game)), Draws(seed))
        return GameScreen(GameSession(playthrough, [], 0, ["", *["random"] * (players - 1)]))


def at(app: GameScreen, size: tuple[int, int], do: Callable[[Table], Awaitable[None]]) -> None:
    """Sit down at the table in a window of this size, and do something there."""

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await do(pilot)

    asyncio.run(sit())


async def settled(pilot: Table) -> None:
    """Wait until the bots have played and everything is shown."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def shown(app: GameScreen) -> str:
    """All that stands on the screen, line by line."""
    rows: dict[float, str] = {}
    for y, text in re.findall(r'<text[^>]* y="([\d.]+)"[^>]*>(.*?)</text>', app.export_screenshot(), re.S):
        rows[float(y)] = rows.get(float(y), "") + unescape(text).replace("\xa0", " ")
    return "\n".join(rows[y] for y in sorted(rows))


def assert_readable(app: GameScreen) -> None:
    """No id, no mark, and nothing cut off that is needed to decide."""
    text = shown(app)
    assert not [name for name in re.findall(r"[a-z]+(?:-[a-z_]+){2,}", text) if name in catalogue()]
    assert not re.search(r"\{|\}|[\u2066-\u2069\ue000-\uf8ff]|\bNone\b", text)
    assert not [part for part in app.query("#board, #log, #past, #choices") if part.display and part.max_scroll_x]
    for name in ("#prompt", "#about"):
        part = app.query_one(name, Static)
        wanted = part.get_content_height(app.size, app.size, part.content_size.width)
        assert wanted <= part.content_size.height, f"{name} is cut off: {part.content}"
    assert app.query_one("#choices", OptionList).size.height >= 4


async def decide(app: GameScreen, pilot: Table, number: int) -> None:
    """Find a choice by its number and take it; the first one is marked already."""
    await pilot.press(*(str(number) if number > 1 else ""), "enter")
    await settled(pilot)


WHOLE = [
    ("cartagena", "de", SMALL),
    ("cartagena", "en", LARGE),
    ("havana", "fr", SMALL),
    ("havana", "pl", LARGE),
    ("la-habana", "es", SMALL),
    ("la-habana", "de", LARGE),
    ("cuba", "nl", SMALL),
    ("cuba", "es", LARGE),
]


@pytest.mark.parametrize(("game", "language", "size"), WHOLE, ids=lambda part: str(part))
def test_a_whole_game_is_played_by_keyboard(game: str, language: str, size: tuple[int, int]) -> None:
    app = game_screen(game, language)
    session = app.session

    async def play(pilot: Table) -> None:
        decisions = 0
        while not session.is_over:
            assert session.asked
            wish = PERSON.choose(session.playthrough.state.determinize(0, decisions), 0, decisions)
            offer = next(each for each in app.offers if each.choice.actions[0] == wish)
            if decisions % 12 == 0:
                assert_readable(app)
            before = len(session.playthrough.actions)
            await decide(app, pilot, offer.number)
            assert len(session.playthrough.actions) > before
            decisions += 1
        assert decisions > 5
        assert_readable(app)
        assert session.words.name(0) in shown(app)

    at(app, size, play)
    assert sum(session.playthrough.state.returns()) == pytest.approx(1)


def test_what_is_typed_narrows_the_list_and_the_marked_choice_is_taken() -> None:
    app = game_screen("cartagena", start=0)

    async def narrow(pilot: Table) -> None:
        every = len(app.offers)
        last = app.offers[-1].text
        await pilot.press(*"play hook")
        assert 0 < len(app.shown) < every
        assert all("hook" in offer.text for offer in app.shown)
        await pilot.press("escape")
        assert len(app.shown) == every
        await pilot.press("up")
        assert app.shown[app.query_one("#choices", OptionList).highlighted or 0].text == last
        await pilot.press("enter")
        await settled(pilot)
        assert app.session.playthrough.actions

    at(app, SMALL, narrow)


def test_enter_takes_only_what_was_typed_or_marked() -> None:
    app = game_screen("cartagena", start=0)

    async def type_words(pilot: Table) -> None:
        await pilot.press(*"play", "enter")
        assert len(app.shown) > 1
        assert app.session.playthrough.actions == []
        await pilot.press("down")
        wanted = app.shown[1].choice.actions
        await pilot.press("enter")
        await settled(pilot)
        assert tuple(app.session.playthrough.actions[: len(wanted)]) == wanted

    at(app, SMALL, type_words)


def test_in_the_middle_of_a_choice_the_open_question_is_shown() -> None:
    app = game_screen("cuba")

    async def narrow(pilot: Table) -> None:
        await settled(pilot)
        assert "Setup" in str(app.query_one("#head", Static).content)
        whole = app.session.prompt()
        assert str(app.query_one("#prompt", Static).content) == whole
        await pilot.press(*"2 water")
        assert 1 < len(app.shown) < len(app.offers)
        asked = str(app.query_one("#prompt", Static).content)
        assert asked == app.session.question((), [offer.choice for offer in app.shown]) != whole
        await pilot.press("escape")
        assert str(app.query_one("#prompt", Static).content) == whole

    at(app, LARGE, narrow)


CELLS = [
    NumberedChoice(
        number, f"Worker to row {row}, column {column}: {number} wood", Choice((number,), "", (), Message(""), "")
    )
    for number, (row, column) in enumerate(((row, column) for row in (1, 2, 3) for column in (1, 2, 3, 4)), 1)
]


def test_numbers_in_words_are_found_as_they_stand() -> None:
    assert [offer.text for offer in filter_choices(CELLS, "row 2 col 4")] == ["Worker to row 2, column 4: 8 wood"]
    assert exact_choice(CELLS, "row 2 col 4") == CELLS[7]
    assert exact_choice(CELLS, "1") == CELLS[0]  # though 10, 11 and 12 begin with it
    assert exact_choice(CELLS, "row 2") is None
    assert exact_choice(CELLS, CELLS[4].text) == CELLS[4]


def test_what_cannot_be_chosen_is_listed_with_its_reason() -> None:
    app = game_screen("cartagena", start=0)

    async def ask(pilot: Table) -> None:
        await pilot.press(*"end the turn")
        assert app.shown == []
        assert "You must take at least one action before you end the turn. (CAR-3.4)" in re.sub(r"\s+", " ", shown(app))
        await pilot.press("enter")
        assert app.session.playthrough.actions == []
        await pilot.press("escape", *"zebra")
        assert "No choice has “zebra” in it." in shown(app)

    at(app, SMALL, ask)


def test_a_choice_is_taken_back() -> None:
    app = game_screen("havana")

    async def undo(pilot: Table) -> None:
        await pilot.press("ctrl+z")
        assert app.session.playthrough.actions == []
        before = [offer.text for offer in app.offers]
        await decide(app, pilot, 3)
        assert app.session.playthrough.actions
        await pilot.press("ctrl+z")
        await settled(pilot)
        assert [offer.text for offer in app.offers] == before

    at(app, LARGE, undo)


def test_log_and_table_take_turns_in_a_small_window_and_stand_together_in_a_large_one() -> None:
    app = game_screen("cartagena", start=0)

    async def look(pilot: Table) -> None:
        await decide(app, pilot, 1)
        told = app.session.past()[0]
        assert told not in shown(app)
        await pilot.press("tab")
        assert told in shown(app)
        assert "Field" not in shown(app).partition("What happened")[0]
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert told[:30] in shown(app)
        assert "Meeting place, " in shown(app)
        await pilot.resize_terminal(60, 18)
        await pilot.press("tab")
        await settled(pilot)
        assert "Meeting place, " in shown(app)
        await decide(app, pilot, 1)
        assert app.query_one("#typed", Input).has_focus

    at(app, SMALL, look)


@pytest.mark.parametrize("game", library.titles())
def test_the_whole_table_for_three_is_seen_at_once_in_a_large_window(game: str) -> None:
    app = game_screen(game, players=3)

    async def look(pilot: Table) -> None:
        assert app.query_one("#board").max_scroll_y == 0

    at(app, LARGE, look)


def test_help_and_saving_stand_before_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = game_screen("la-habana", "en")
    Path("letter.txt").write_text("Dear Ann", "utf-8")

    async def save(pilot: Table) -> None:
        await pilot.press("f1")
        assert "undo your last choice" in shown(app)
        await pilot.press("escape", "ctrl+s", "ctrl+u", *"letter.txt", "enter")
        assert "was not written by Caribe" in re.sub(r"\s+", " ", shown(app))
        await pilot.press("ctrl+u", *"mine.json", "enter")
        await pilot.pause()
        assert Path("mine.json").exists()

    at(app, SMALL, save)
    assert Path("letter.txt").read_text("utf-8") == "Dear Ann"


class Ponderer:
    """Thinks until it is told that this is enough."""

    def __init__(self) -> None:
        self.enough = asyncio.Event()

    async def turn(
        self, kind: str, state: State, seat: int, seed: int, until: float | None = None, payer: Payer = NOBODY
    ) -> list[int]:
        """What anybody would do, but late."""
        await self.enough.wait()
        return bot("random").turn(state, seat, seed)

    def prepare(self, kinds: Iterable[str | None]) -> None:
        """Nothing is to be prepared."""

    async def close(self) -> None:
        """Think no more."""


def test_a_bot_that_thinks_leaves_the_screen_alive() -> None:
    app = game_screen("cartagena", start=1)
    app.session.seats[1] = Seat("hard-2", "hard")
    app.thinkers = ponderer = Ponderer()

    async def wait() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert "random-2 is moving" in shown(app)
            await pilot.press("f1")
            assert "undo your last choice" in shown(app)
            await pilot.press("escape", *"pistol", "enter")
            assert app.query_one("#typed", Input).value == "pistol"
            assert app.session.playthrough.actions == []
            ponderer.enough.set()
            await settled(pilot)
            assert app.session.asked
            assert app.offers

    asyncio.run(wait())


def test_bots_think_in_a_process_that_ends_with_the_table() -> None:
    app = game_screen("cartagena", start=0)
    app.session.seats[1] = Seat("easy-2", "easy")
    pool = app.thinkers
    assert isinstance(pool, BotPool)

    async def sit() -> list[int]:
        async with app.run_test(size=SMALL) as pilot:
            while not (pool.processes and app.shown):
                await pilot.pause(0.01)
            await pilot.pause()
            return pool.processes

    (process,) = asyncio.run(sit())
    assert pool.processes == []
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_terminal_shows_the_table_and_is_left_clean() -> None:
    with Terminal(*TABLE) as terminal:
        terminal.until(r"\x1b\[\?1049h(?s:.)*Cartagena")
        terminal.press("\x11")
        assert terminal.end() == 0
        assert "\x1b[?1049l" in terminal.seen
        assert "\x1b[?25h" in terminal.seen
        assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("way", ["--plain", "TERM"])
def test_a_terminal_that_cannot_draw_has_a_prompt(way: str) -> None:
    arguments = (*TABLE, "--plain") if way == "--plain" else TABLE
    with Terminal(*arguments, environment={"TERM": "dumb"} if way == "TERM" else {}) as terminal:
        terminal.until(r"type the number of a choice(?s:.)*> ")
        assert "\x1b[?1049h" not in terminal.seen
        terminal.type("q")
        assert terminal.end() == 0
