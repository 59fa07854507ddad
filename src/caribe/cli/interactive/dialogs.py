"""Modal dialogs: help with the keys, and saving to a file."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from caribe.cli.interactive.session import GameSession
from caribe.core.faults import BadInput
from caribe.core.message import Message

STYLE = """
Help, Saving { align: center middle; }
.sheet { width: 72; max-width: 96%; height: auto; max-height: 96%; background: $panel; padding: 1 2; }
.sheet .title { text-style: bold; }
"""


class HelpDialog(ModalScreen[None]):
    """Shows the keys until one is pressed."""

    CSS = STYLE
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,q,space", "dismiss")]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.about = (title, text)

    def compose(self) -> ComposeResult:
        """Build a sheet with a title."""
        title, text = self.about
        with VerticalScroll(classes="sheet"):
            yield Static(title, classes="title", markup=False)
            yield Static(text, markup=False)


class SaveDialog(ModalScreen[None]):
    """Asks for a file name and saves the game."""

    CSS = STYLE
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss")]

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        """Build the input and a line for errors."""
        with Vertical(classes="sheet"):
            yield Static(self.session.say(Message("cli-table-save")), classes="title", markup=False)
            yield Input(value=f"{self.session.playthrough.game.name}.json", id="file")
            yield Static(id="wrong", markup=False)

    @on(Input.Submitted, "#file")
    def save(self, event: Input.Submitted) -> None:
        """Save the game, or show why that failed."""
        if not event.value.strip():
            return
        try:
            self.session.save(Path(event.value))
        except BadInput as bad:
            self.query_one("#wrong", Static).update("\n".join(self.session.say(fault.text) for fault in bad.faults))
            return
        self.app.notify(self.session.say(Message("cli-play-saved", {"file": event.value})))
        self.dismiss()
