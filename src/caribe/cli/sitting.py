"""One person at a table of bots, however that is shown; what comes out of it is what that person's seat may know."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from caribe import packs
from caribe.cli.inputs import keep
from caribe.cli.language import spoken
from caribe.cli.saved import position_document
from caribe.cli.terminal import clean
from caribe.core import documents
from caribe.core.choices import Choice
from caribe.core.line import Line
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.core.records import Record, Seat


class Sitting:
    """A game between a person and bots. `bots` names who sits in each seat, "" for the person."""

    def __init__(self, line: Line, times: list[int], seat: int, bots: list[str]) -> None:
        texts = packs.texts(line.game)
        plain = spoken(texts=texts)
        self.seats = [
            Seat(plain.say(Message("cli-bot", {"bot": name, "number": i + 1})), name)
            if name
            else Seat(plain.say(Message("cli-person")))
            for i, name in enumerate(bots)
        ]
        self.words = spoken([seat.name for seat in self.seats], seat, texts)
        self.line = line
        self.times = times
        self.seat = seat
        self.marks = [i for i, decider in enumerate(line.seats) if decider == seat]  # decisions before each own choice
        self.told = len(line.actions)
        self.started = datetime.now(UTC)
        self.clock = time.monotonic() - (times[-1] / 1000 if times else 0)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.line.state.is_over

    @property
    def asked(self) -> bool:
        """Whether the person is to decide."""
        return self.line.state.player == self.seat

    @property
    def bot(self) -> str:
        """The bot that is to decide."""
        return self.seats[self.line.state.player].bot

    def prompt(self) -> str:
        """What is awaited, and of whom."""
        return self.say(self.line.state.prompt(self.seat))

    def choices(self) -> list[Choice]:
        """What the person can do now."""
        return self.line.state.choices(self.seat)

    def view(self) -> dict[str, object]:
        """All that the person may know."""
        return self.line.state.view(self.seat)

    def news(self) -> list[str]:
        """What happened since this was asked last, as far as the person saw it."""
        said = self.story(self.told)
        self.told = len(self.line.actions)
        return said

    def story(self, since: int = 0) -> list[str]:
        """What happened after so many decisions, as far as the person saw it."""
        game = self.line.game
        seen = [game.seen(event, self.seat) for event in self.line.events(since)]
        return [self.say(game.tell(event)) for event in seen if event is not None]

    def choose(self, choice: Choice) -> None:
        """Do what the person has chosen."""
        self.marks.append(len(self.line.actions))
        self.take(choice.actions)

    def take(self, actions: Iterable[int]) -> None:
        """Take decisions one after the other, and note the time."""
        for action in actions:
            self.line.play((action,))
            self.times.append(round((time.monotonic() - self.clock) * 1000))

    def why_not(self, targets: Iterable[str]) -> str:
        """Why no choice has all these targets, with the rule; "" when one has."""
        reason = self.line.state.why_not(self.seat, list(targets))
        return "" if reason is None else self.reasoned(reason)

    def reasoned(self, reason: Reason) -> str:
        """A reason with its rule."""
        return self.say(reason.text) + (f" ({reason.rule})" if reason.rule else "")

    def undo(self) -> bool:
        """Take the person's last choice back, and all that came after it; False when there is none."""
        if not self.marks:
            return False
        count = self.marks.pop()
        self.line.back_to(count)
        del self.times[count:]
        self.told = count
        return True

    def save(self, file: Path) -> None:
        """Keep the record of the game so far, its seed too; refuses with `BadInput`."""
        started = self.started.isoformat(timespec="seconds")
        record = Record.of(self.line, self.seats, self.times, started, reveal=True)
        keep(file, documents.write(record.to_json()))

    def save_position(self, file: Path) -> None:
        """Keep the position, hidden things too; refuses with `BadInput`."""
        keep(file, documents.write(position_document(self.line.state)))

    def say(self, message: Message) -> str:
        """A message in the person's language."""
        return clean(self.words.say(message))
