"""`caribe story`: tell a record as Markdown text."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import click

from caribe import library
from caribe.bots import bot_name
from caribe.cli.inputs.options import language_option, record_argument, viewpoint_option
from caribe.cli.reports.final_scores import describe_ending, standings
from caribe.cli.reports.recorded_game import RecordedGame, escape_markdown, open_record
from caribe.cli.terminal.console import report_faults, stdout_console
from caribe.cli.terminal.language import current_language
from caribe.core.lines import Line
from caribe.core.message import Message
from caribe.core.options import Option
from caribe.words import sanitize


@click.command()
@record_argument
@viewpoint_option
@language_option
def story(file: Path, seat: int | None, language: str) -> None:
    """Write a record as a Markdown text: who played, with which options, what happened and how it ended."""
    recorded = open_record(file, seat, language, markdown=True)
    stdout_console().print("\n\n".join(Story(recorded, file).parts()))
    if recorded.fault:
        raise report_faults([recorded.fault], recorded.words)


class Paragraph:
    """Sentences of one paragraph: the actions of one seat, or the same event of several seats."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.kind = ""
        self.seats: set[int] = set()

    def goes_on(self, line: Line) -> bool:
        """Return whether this line belongs to the same paragraph."""
        event = line[0]
        if self.kind.endswith("_began") and not self.seats:
            return False
        seat: int | None = getattr(event, "seat", None)
        alone = len(self.seats) < 2 and (seat is None or not self.seats or seat in self.seats)
        return alone or event.kind == self.kind

    def add(self, line: Line, said: str) -> None:
        """Add a line."""
        self.lines.append(said)
        self.kind = line[0].kind
        self.seats.update(event.seat for event in line if hasattr(event, "seat"))

    def __str__(self) -> str:
        return "\n".join(self.lines)


class Story:
    """A record as paragraphs of Markdown."""

    def __init__(self, recorded: RecordedGame, file: Path) -> None:
        self.recorded = recorded
        self.file = file

    def parts(self) -> Iterator[str]:
        """Yield the headings and paragraphs."""
        state = self.recorded.playthrough.state
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
            yield describe_ending(state, self.recorded.words)
            yield self._points()
        elif not self.recorded.fault:
            yield sanitize(self.recorded.words.say(state.prompt(self.recorded.seat)))

    def _command(self) -> str:
        eyes = [] if self.recorded.seat is None else ["--seat", str(self.recorded.seat + 1)]
        return shlex.join(["caribe", "story", str(self.file), *eyes, "--language", current_language()])

    def _players(self) -> Iterator[str]:
        for number, seat in enumerate(self.recorded.record.seats):
            name = sanitize(self.recorded.words.name(number))
            bot = seat.bot and (bot_name(seat.bot) or escape_markdown(seat.bot))
            yield self._say("cli-story-bot", name=name, bot=bot) if bot else name

    def _options(self) -> Iterator[str]:
        game = self.recorded.playthrough.game
        for option in library.title(game.name).options:
            about = Message(f"{game.name}-option-{option.name}")
            yield self._say("cli-story-option", option=about, value=self._value(option, game.options[option.name]))

    def _value(self, option: Option, value: str | int) -> str:
        """Return the value of an option in words; seats by their names."""
        words = self.recorded.words
        if value in option.values:
            return words.say(Message(f"{self.recorded.playthrough.game.name}-option-{option.name}-{value}"))
        if option.seats and isinstance(value, int):
            return words.name(value)
        if option.order and isinstance(value, str):
            return words.listed([words.name(int(seat)) for seat in value.split(",")])
        return str(value)

    def _paragraphs(self) -> Iterator[str]:
        """Yield the paragraphs of the game."""
        paragraph = Paragraph(f"**{self._say('page-log-start')}**")
        for line, said in self.recorded.lines():
            began = line[0].kind.endswith("_began")
            if began or not paragraph.goes_on(line):
                yield str(paragraph)
                paragraph = Paragraph()
            paragraph.add(line, f"**{said}**" if began else said)
        yield str(paragraph)

    def _points(self) -> str:
        heads, *rows = standings(self.recorded.playthrough.state, self.recorded.words)
        ruler = ["---", *["---:"] * (len(heads) - 1)]
        return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ruler, *rows))

    def _say(self, message: str, /, **args: str | int | Message) -> str:
        return sanitize(self.recorded.words.say(Message(message, args)))
