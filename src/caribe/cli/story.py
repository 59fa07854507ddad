"""`caribe story`: a game told as a text, from a record, in any of the languages."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

from caribe import library
from caribe.cli.language import Language, chosen
from caribe.cli.recorded import Recorded, escaped, opened
from caribe.cli.replay import Eyes
from caribe.cli.result import ending, standings
from caribe.cli.terminal import clean, refuse, refusing, screen
from caribe.cli.verify import RecordFile
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.options import Option


@refusing
def story(file: RecordFile, seat: Eyes = None, language: Language = "") -> None:
    """Tell a record as a text in Markdown: who played, by which options, what happened, and how it ended."""
    recorded = opened(file, seat, language, markdown=True)
    screen().print("\n\n".join(Story(recorded, file).parts()))
    if recorded.fault:
        raise refuse([recorded.fault], recorded.words)


class Paragraph:
    """Sentences that belong together: what one seat does, or the same thing of several seats."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.kind = ""
        self.seats: set[int] = set()

    def goes_on(self, event: Event) -> bool:
        """Whether this event is told in the same paragraph."""
        if self.kind.endswith("_began") and not self.seats:
            return False
        seat: int | None = getattr(event, "seat", None)
        alone = len(self.seats) < 2 and (seat is None or not self.seats or seat in self.seats)
        return alone or event.kind == self.kind

    def add(self, event: Event, said: str) -> None:
        """Tell an event."""
        self.lines.append(said)
        self.kind = event.kind
        if hasattr(event, "seat"):
            self.seats.add(event.seat)

    def __str__(self) -> str:
        return "\n".join(self.lines)


class Story:
    """A record in sentences, as paragraphs of Markdown."""

    def __init__(self, recorded: Recorded, file: Path) -> None:
        self.recorded = recorded
        self.file = file

    def parts(self) -> Iterator[str]:
        """The whole story, one paragraph or heading after the other."""
        state = self.recorded.line.state
        yield f"# {self._say(f'{state.game.name}-name')}"
        yield f"*{self._say('cli-story-command', command=self._command())}*"
        yield f"## {self._say('cli-story-players')}"
        yield "\n".join(f"- {player}" for player in self._players())
        yield f"## {self._say('cli-story-options')}"
        yield "\n".join(f"- {option}" for option in self._options())
        yield f"## {self._say('cli-story-game')}"
        yield from self._paragraphs()
        if state.is_over:
            yield f"## {self._say('cli-story-end')}"
            yield ending(state, self.recorded.words)
            yield self._points()
        elif not self.recorded.fault:
            yield clean(self.recorded.words.say(state.prompt(self.recorded.seat)))

    def _command(self) -> str:
        eyes = [] if self.recorded.seat is None else ["--seat", str(self.recorded.seat + 1)]
        return shlex.join(["caribe", "story", str(self.file), *eyes, "--language", chosen()])

    def _players(self) -> Iterator[str]:
        for number, seat in enumerate(self.recorded.record.seats):
            name = clean(self.recorded.words.name(number))
            yield self._say("cli-story-bot", name=name, bot=escaped(seat.bot)) if seat.bot else name

    def _options(self) -> Iterator[str]:
        game = self.recorded.line.game
        for option in library.title(game.name).options:
            about = Message(f"{game.name}-option-{option.name}")
            yield self._say("cli-story-option", option=about, value=self._value(option, game.options[option.name]))

    def _value(self, option: Option, value: str | int) -> str:
        """What was agreed, in words; seats by their names."""
        words = self.recorded.words
        if value in option.values:
            return words.say(Message(f"{self.recorded.line.game.name}-option-{option.name}-{value}"))
        if option.seats and isinstance(value, int):
            return words.name(value)
        if option.order and isinstance(value, str):
            return words.listed([words.name(int(seat)) for seat in value.split(",")])
        return str(value)

    def _paragraphs(self) -> Iterator[str]:
        """What happened, in paragraphs."""
        paragraph = Paragraph(f"**{self._say('page-log-start')}**")
        for number in range(1, len(self.recorded.line.actions) + 1):
            for event, said in self.recorded.scene(number):
                began = event.kind.endswith("_began")
                if began or not paragraph.goes_on(event):
                    yield str(paragraph)
                    paragraph = Paragraph()
                paragraph.add(event, f"**{said}**" if began else said)
        yield str(paragraph)

    def _points(self) -> str:
        heads, *rows = standings(self.recorded.line.state, self.recorded.words)
        ruler = ["---", *["---:"] * (len(heads) - 1)]
        return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ruler, *rows))

    def _say(self, message: str, /, **args: str | int | Message) -> str:
        return clean(self.recorded.words.say(Message(message, args)))
