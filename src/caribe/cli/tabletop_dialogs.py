"""What may stand before the table for a moment: the keys, and the question where to save."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from caribe.cli.sitting import Sitting
from caribe.core.faults import BadInput
from caribe.core.message import Message

STYLE = """
Help, Saving { align: center middle; }
.sheet { width: 72; max-width: 96%; height: auto; max-height: 96%; background: $panel; padding: 1 2; }
.sheet .title { text-style: bold; }
"""


class Help(ModalScreen[None]):
    """The keys, until any of them is pressed."""

    CSS = STYLE
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,q,space", "dismiss")]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.about = (title, text)

    def compose(self) -> ComposeResult:
        """A sheet with a title."""
        title, text = self.about
        with VerticalScroll(classes="sheet"):
            yield Static(title, classes="title", markup=False)
            yield Static(text, markup=False)


class Saving(ModalScreen[None]):
    """Asks for a file, and keeps the game in it."""

    CSS = STYLE
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss")]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        """The question, and what was wrong with the answer."""
        with Vertical(classes="sheet"):
            yield Static(self.sitting.say(Message("cli-table-save")), classes="title", markup=False)
            yield Input(value=f"{self.sitting.line.game.name}.json", id="file")
            yield Static(id="wrong", markup=False)

    @on(Input.Submitted, "#file")
    def save(self, event: Input.Submitted) -> None:
        """Keep the game, or say why that is not possible."""
        if not event.value.strip():
            return
        try:
            self.sitting.save(Path(event.value))
        except BadInput as bad:
            self.query_one("#wrong", Static).update("\n".join(self.sitting.say(fault.text) for fault in bad.faults))
            return
        self.app.notify(self.sitting.say(Message("cli-play-saved", {"file": event.value})))
        self.dismiss()
