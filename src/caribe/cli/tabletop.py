"""The table in a terminal that can draw: board, choices and log at once; the bots think in a process of their own."""

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
from caribe.cli.matching import Offer, indented, narrowed, refused
from caribe.cli.opponents import question
from caribe.cli.painting import TITLE, Panel, arranged, flat, painter
from caribe.cli.result import ending, standings
from caribe.cli.sitting import Sitting
from caribe.cli.tabletop_dialogs import Help, Saving
from caribe.core.message import Message
from caribe.server.metrics import Metrics
from caribe.server.pool import Pool
from caribe.server.thinkers import QUICK, Thinkers

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


class Tabletop(App[None]):
    """One person at a table of bots, at a screen."""

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

    def __init__(self, sitting: Sitting, thinkers: Thinkers | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        self.painter = painter(sitting.line.game, sitting.words)
        self.thinkers = thinkers or Pool(Metrics(), 1)
        self.past = sitting.story()
        self.offers: list[Offer] = []
        self.shown: list[Offer] = []
        self.wide = False

    def compose(self) -> ComposeResult:
        """Board and log on one side, what is asked on the other."""
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
        """Begin, or go on."""
        self.thinkers.prepare([seat.bot or None for seat in self.sitting.seats])
        self.query_one("#typed", Input).focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """All parts at once where there is room, else table and log in turns."""
        self.wide = event.size.width >= WIDE and event.size.height >= HIGH
        self.screen.set_class(self.wide, "wide")
        self.screen.set_class(not self.wide, "narrow")
        self.paint()

    async def on_unmount(self) -> None:
        """The bots go home."""
        await self.thinkers.close()

    # Playing

    def go_on(self) -> None:
        """Let the bots play until the person is asked or the game is over."""
        self.run_worker(self._bots(), exclusive=True)

    async def _bots(self) -> None:
        sitting, painted = self.sitting, time.monotonic()
        while not sitting.is_over and not sitting.asked:
            if sitting.bot not in QUICK or time.monotonic() - painted > PAINT:
                self.paint()
                painted = time.monotonic()
            actions = await self.thinkers.turn(sitting.bot, *question(sitting.line))
            sitting.take(follow(sitting.line.state, actions))
        self.paint()

    @on(Input.Submitted, "#typed")
    def take(self) -> None:
        """Do what is marked in the list."""
        marked = self._marked()
        if marked is not None and self.sitting.asked:
            self.sitting.choose(marked.choice)
            self.go_on()

    @on(OptionList.OptionSelected, "#choices")
    def take_clicked(self, event: OptionList.OptionSelected) -> None:
        """Do what was clicked."""
        self.take()

    def action_undo(self) -> None:
        """Take the person's last choice back."""
        if self.sitting.undo():
            self.past = self.sitting.story()
            self.notify(self._say("cli-play-undone"))
            self.go_on()
        else:
            self.notify(self._say("cli-play-nothing-to-undo"))

    # What is seen

    def paint(self) -> None:
        """Show everything as it is now."""
        sitting, view = self.sitting, self.sitting.view()
        choices = sitting.choices() if sitting.asked else []
        self.offers = [Offer(number, sitting.say(each.text), each) for number, each in enumerate(choices, 1)]
        game = self._say(f"{sitting.line.game.name}-name")
        self._show("#head", " · ".join(part for part in (game, self.painter.headline(view)) if part))
        self._show("#prompt", ending(sitting.line.state, sitting.words) if sitting.is_over else sitting.prompt())
        panels = self.painter.panels(view)
        width = (LEFT if self.wide else self.size.width) - MARGIN
        self._show("#drawn", flat(arranged([self._result(), *panels] if sitting.is_over else panels), width))
        self.past += sitting.news()
        said = "\n".join(self.past[-MOST:]) or self._say("page-log-empty")
        self._show("#passed" if self.wide else "#logged", Text.assemble((self._say("page-log"), TITLE), "\n", said))
        self.query_one("#past" if self.wide else "#log", VerticalScroll).scroll_end(animate=False)
        with self.prevent(Input.Changed):
            self.query_one("#typed", Input).value = ""
        self.list_choices("")

    def _result(self) -> Panel:
        """Who has won, and by what."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for place, column in enumerate(zip(*standings(self.sitting.line.state, self.sitting.words), strict=True)):
            table.add_row(*(Text(cell, "bold" if not place else "") for cell in column))
        return Panel(ending(self.sitting.line.state, self.sitting.words), table, wide=True)

    def _show(self, place: str, content: str | Text) -> None:
        shown = self.query_one(place, Static)
        if shown.content != content:
            shown.update(content)

    # What can be chosen

    @on(Input.Changed, "#typed")
    def typed(self, event: Input.Changed) -> None:
        """Narrow the list by what has been typed."""
        self.list_choices(event.value)

    def list_choices(self, typed: str) -> None:
        """List what fits, and why other things that were typed do not."""
        fitting = narrowed(self.offers, typed)
        self.shown = fitting[:MOST]
        width = self.size.width - (LEFT if self.wide else 0) - MARGIN
        options = [Option(indented(str(each.number), each.text, width)) for each in self.shown]
        if len(fitting) > MOST:
            options.append(Option(self._say("cli-table-more", count=len(fitting) - MOST), disabled=True))
        options += [Option(indented("✗", reason, width), disabled=True) for reason in self._reasons(typed)]
        if typed and not options:
            options.append(Option(self._say("cli-table-none", typed=typed), disabled=True))
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options(options)
        listed.highlighted = 0 if self.shown else None
        if not self.shown:
            self._tell_about()

    def _reasons(self, typed: str) -> list[str]:
        """What was typed, lies on the table, and cannot be chosen: with the reason."""
        if not self.sitting.asked:
            return []
        asked = list(refused(self.painter.things(self.sitting.view()), typed, self.offers))[:REASONS]
        told = [(name, self.sitting.why_not(targets)) for name, targets in asked]
        return [self.painter.labelled(name, reason) for name, reason in told if reason]

    def _marked(self) -> Offer | None:
        place = self.query_one("#choices", OptionList).highlighted
        return self.shown[place] if place is not None and place < len(self.shown) else None

    @on(OptionList.OptionHighlighted, "#choices")
    def _tell_about(self) -> None:
        """What there is to know about the marked choice."""
        marked, told = self._marked(), ""
        if self.sitting.is_over:
            told = self._say("cli-table-over")
        elif marked is not None:
            about = self.painter.about(marked.choice.targets)
            told = " · ".join(part for part in (about, self._say("page-rule", rule=marked.choice.rule)) if part)
        self._show("#about", told)

    # Keys

    def action_move(self, step: int) -> None:
        """Mark the choice above or below."""
        listed = self.query_one("#choices", OptionList)
        if self.shown:
            listed.highlighted = ((listed.highlighted or 0) + step) % len(self.shown)

    def action_scroll_table(self, step: int) -> None:
        """Show what lies above or below on the table, or in the log."""
        place = "#log" if self.screen.has_class("narrow") and self.screen.has_class("past") else "#board"
        shown = self.query_one(place, VerticalScroll)
        shown.scroll_relative(y=step * max(1, shown.size.height - 2), animate=False)

    def action_turn_over(self) -> None:
        """Show the log in the place of the table, or the table again."""
        self.screen.toggle_class("past")
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def action_clear(self) -> None:
        """Forget what was typed."""
        self.query_one("#typed", Input).value = ""

    def action_help(self) -> None:
        """Show the keys."""
        self.push_screen(Help(self._say("page-shortcuts"), self._say("cli-table-help")))

    def action_save(self) -> None:
        """Keep the game in a file."""
        self.push_screen(Saving(self.sitting))

    def _say(self, message: str, /, **args: str | int) -> str:
        return self.sitting.say(Message(message, args))
