"""The full-screen interface: board, choices and log at once; bots think in their own process."""

from __future__ import annotations

import time
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from caribe.bots import follow
from caribe.cli.interactive.bot_turns import bot_query
from caribe.cli.interactive.choice_filter import (
    NumberedChoice,
    exact_choice,
    filter_choices,
    indent,
    unavailable_things,
)
from caribe.cli.interactive.dialogs import HelpDialog, SaveDialog
from caribe.cli.interactive.session import GameSession
from caribe.cli.reports.final_scores import describe_ending, standings
from caribe.core.message import Message
from caribe.painting import TITLE, Panel, arrange, find_painter, render_text
from caribe.server.bots.pool import BotPool
from caribe.server.bots.runner import QUICK, BotRunner
from caribe.server.ops.metrics import Metrics

WIDE, HIGH = 110, 34  # columns and lines from which on all parts are seen at once
LEFT = 80  # columns of the table where all is seen at once
MARGIN = 3  # columns left free at its sides, one of them for the bar that shows how far one has scrolled
MOST = 200  # choices that are listed; what is typed narrows more than these
REASONS = 6  # things that cannot be chosen, listed with the reason
PAINT = 0.15  # seconds after which what quick bots did is shown, though others follow

STYLE = """
Screen { layout: vertical; }
#head, #keys { height: 1; background: $panel; color: $foreground; }
#main { height: 1fr; }
#board, #log, #past { padding: 0 1; height: 1fr; scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
#side { border-top: solid $primary; }
#prompt { text-style: bold; padding: 0 1; height: auto; }
#typed { border: none; height: 1; padding: 0 1; background: $surface; }
#choices { border: none; height: 1fr; padding: 0; background: $surface; scrollbar-size-vertical: 1; }
#about { height: auto; max-height: 8; padding: 0 1; color: $text-muted; }
#past { border-top: solid $primary; display: none; }
#log { display: none; }
.wide #main { layout: horizontal; }
.wide #left { width: 80; height: 1fr; }
.wide #side { width: 1fr; height: 1fr; border-top: none; border-left: solid $primary; }
.wide #past { display: block; height: 12; }
.narrow #main { layout: vertical; }
.narrow #left { height: 1fr; }
.narrow #side { height: 12; }
.narrow.past #board { display: none; }
.narrow.past #log { display: block; }
"""


class GameScreen(App[None]):
    """A game session on a full screen."""

    CSS = STYLE
    TITLE = "Caribe"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "quit", priority=True),
        Binding("ctrl+z", "undo", priority=True),
        Binding("ctrl+s", "save"),
        Binding("f1", "help"),
        Binding("tab", "turn_over", priority=True),
        Binding("escape", "clear"),
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("pageup", "scroll_table(-1)"),
        Binding("pagedown", "scroll_table(1)"),
    ]

    def __init__(self, session: GameSession, thinkers: BotRunner | None = None) -> None:
        super().__init__()
        self.session = session
        self.painter = find_painter(session.playthrough.game, session.words)
        self.thinkers = thinkers or BotPool(Metrics(), 1)
        self.offers: list[NumberedChoice] = []
        self.shown: list[NumberedChoice] = []
        self.wide = False
        self.pointed = False  # whether the player has marked a choice by an arrow since they typed

    def compose(self) -> ComposeResult:
        """Build the layout: board and log on one side, prompt and choices on the other."""
        yield Static(id="head", markup=False)
        with Container(id="main"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="drawn")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="logged")
            with Vertical(id="side"):
                yield Static(id="prompt", markup=False)
                yield Input(placeholder=self._say("cli-table-filter"), id="typed")
                choices = OptionList(id="choices", markup=False)
                choices.can_focus = False
                yield choices
                yield Static(id="about", markup=False)
                with VerticalScroll(id="past", can_focus=False):
                    yield Static(id="passed")
        yield Static(self._say("cli-table-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        """Start the bots and focus the input."""
        self.thinkers.prepare([seat.bot or None for seat in self.session.seats])
        self.query_one("#typed", Input).focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Choose the layout: everything at once, or board and log in turns on a small terminal."""
        self.wide = event.size.width >= WIDE and event.size.height >= HIGH
        self.screen.set_class(self.wide, "wide")
        self.screen.set_class(not self.wide, "narrow")
        self.paint()

    async def on_unmount(self) -> None:
        """End the bots' process."""
        await self.thinkers.close()

    # Playing

    def go_on(self) -> None:
        """Let the bots play until the player decides or the game is over."""
        self.run_worker(self._bots(), exclusive=True)

    async def _bots(self) -> None:
        session, painted = self.session, time.monotonic()
        while not session.is_over and not session.asked:
            if session.bot not in QUICK or time.monotonic() - painted > PAINT:
                self.paint()
                painted = time.monotonic()
            actions = await self.thinkers.turn(session.bot, *bot_query(session.playthrough))
            session.take(follow(session.playthrough.state, actions))
        self.paint()

    @on(Input.Submitted, "#typed")
    def submit(self) -> None:
        """Play the choice that is marked by hand, or that was typed; where several match, ask what tells them apart."""
        typed = self.query_one("#typed", Input).value
        marked = exact_choice(self.offers, typed) if typed.strip() and not self.pointed else self._marked()
        if marked is None and self.shown:
            self.notify(self._say("cli-table-several", count=len(filter_choices(self.offers, typed))))
        self.take(marked)

    def take(self, marked: NumberedChoice | None) -> None:
        """Play a choice."""
        if marked is not None and self.session.asked:
            self.session.choose(marked.choice)
            self.go_on()

    @on(OptionList.OptionSelected, "#choices")
    def take_clicked(self, event: OptionList.OptionSelected) -> None:
        """Play the clicked choice."""
        self.take(self._marked())

    def action_undo(self) -> None:
        """Undo the player's last choice."""
        if self.session.undo():
            self.notify(self._say("cli-play-undone"))
            self.go_on()
        else:
            self.notify(self._say("cli-play-nothing-to-undo"))

    # What is seen

    def paint(self) -> None:
        """Redraw everything."""
        session, view = self.session, self.session.view()
        choices = session.choices() if session.asked else []
        self.offers = [NumberedChoice(number, session.say(each.text), each) for number, each in enumerate(choices, 1)]
        game = self._say(f"{session.playthrough.game.name}-name")
        self._show("#head", " · ".join(part for part in (game, self.painter.headline(view)) if part))
        self._show(
            "#prompt",
            describe_ending(session.playthrough.state, session.words) if session.is_over else session.prompt(),
        )
        panels = self.painter.panels(view)
        width = (LEFT if self.wide else self.size.width) - MARGIN
        self._show("#drawn", render_text(arrange([self._result(), *panels] if session.is_over else panels), width))
        said = "\n".join(session.past()[-MOST:]) or self._say("page-log-empty")
        self._show("#passed" if self.wide else "#logged", Text.assemble((self._say("page-log"), TITLE), "\n", said))
        self.query_one("#past" if self.wide else "#log", VerticalScroll).scroll_end(animate=False)
        with self.prevent(Input.Changed):
            self.query_one("#typed", Input).value = ""
        self.list_choices("")

    def _result(self) -> Panel:
        """Build the panel with the final scores."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for place, column in enumerate(
            zip(*standings(self.session.playthrough.state, self.session.words), strict=True)
        ):
            table.add_row(*(Text(cell, "bold" if not place else "") for cell in column))
        return Panel(describe_ending(self.session.playthrough.state, self.session.words), table, wide=True)

    def _show(self, place: str, content: str | Text) -> None:
        shown = self.query_one(place, Static)
        if shown.content != content:
            shown.update(content)

    # What can be chosen

    @on(Input.Changed, "#typed")
    def typed(self, event: Input.Changed) -> None:
        """Filter the choices by what has been typed, and ask what still tells them apart."""
        self.list_choices(event.value)
        self._ask()

    def list_choices(self, typed: str) -> None:
        """List the matching choices, and reasons for matching things that cannot be chosen."""
        self.pointed = False
        fitting = filter_choices(self.offers, typed)
        self.shown = fitting[:MOST]
        width = self.size.width - (LEFT if self.wide else 0) - MARGIN
        options = [Option(indent(str(each.number), each.text, width)) for each in self.shown]
        if len(fitting) > MOST:
            options.append(Option(self._say("cli-table-more", count=len(fitting) - MOST), disabled=True))
        options += [Option(indent("✗", reason, width), disabled=True) for reason in self._reasons(typed)]
        if typed and not options:
            options.append(Option(self._say("cli-table-none", typed=typed), disabled=True))
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options(options)
        listed.highlighted = 0 if self.shown else None
        if not self.shown:
            self._tell_about()

    def _ask(self) -> None:
        """Show the open question in the middle of a choice, else the prompt."""
        left = [offer.choice for offer in self.shown]
        midway = 1 < len(left) < len(self.offers)
        question = self.session.question((), left) if midway and self.session.asked else ""
        if not self.session.is_over:
            self._show("#prompt", question or self.session.prompt())

    def _reasons(self, typed: str) -> list[str]:
        """Return the things that match but cannot be chosen, each with the reason."""
        if not self.session.asked:
            return []
        asked = list(unavailable_things(self.painter.things(self.session.view()), typed, self.offers))[:REASONS]
        choices = [offer.choice for offer in self.offers]
        told = [(name, self.session.why_not(targets, choices)) for name, targets in asked]
        return [self.painter.labelled(name, reason) for name, reason in told if reason]

    def _marked(self) -> NumberedChoice | None:
        place = self.query_one("#choices", OptionList).highlighted
        return self.shown[place] if place is not None and place < len(self.shown) else None

    @on(OptionList.OptionHighlighted, "#choices")
    def _tell_about(self) -> None:
        """Show details of the highlighted choice."""
        marked, told = self._marked(), ""
        if self.session.is_over:
            told = self._say("cli-table-over")
        elif marked is not None:
            about = self.painter.about(marked.choice.targets)
            told = " · ".join(part for part in (about, self._say("page-rule", rule=marked.choice.rule)) if part)
        self._show("#about", told)

    # Keys

    def action_move(self, step: int) -> None:
        """Highlight the choice above or below."""
        listed = self.query_one("#choices", OptionList)
        if self.shown:
            self.pointed = True
            listed.highlighted = ((listed.highlighted or 0) + step) % len(self.shown)

    def action_scroll_table(self, step: int) -> None:
        """Scroll the board or the log."""
        place = "#log" if self.screen.has_class("narrow") and self.screen.has_class("past") else "#board"
        shown = self.query_one(place, VerticalScroll)
        shown.scroll_relative(y=step * max(1, shown.size.height - 2), animate=False)

    def action_turn_over(self) -> None:
        """Toggle between board and log."""
        self.screen.toggle_class("past")
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def action_clear(self) -> None:
        """Clear the input."""
        self.query_one("#typed", Input).value = ""

    def action_help(self) -> None:
        """Show the keys."""
        self.push_screen(HelpDialog(self._say("page-shortcuts"), self._say("cli-table-help")))

    def action_save(self) -> None:
        """Ask for a file and save the game."""
        self.push_screen(SaveDialog(self.session))

    def _say(self, message: str, /, **args: str | int) -> str:
        return self.session.say(Message(message, args))
