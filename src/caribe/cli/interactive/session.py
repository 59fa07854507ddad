"""A game of one person against bots, whatever displays it; it gives out only what that seat may know."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from caribe import packs
from caribe.cli.inputs.files import write_file
from caribe.cli.inputs.saved_games import position_document
from caribe.cli.terminal.language import current_words
from caribe.core import documents
from caribe.core.choices import Choice
from caribe.core.lines import Line, extend_line, join_lines, seen_events
from caribe.core.message import Message
from caribe.core.narrowing import ask
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import Reason
from caribe.core.records import Record, Seat
from caribe.words import sanitize


class GameSession:
    """A game against bots. `bots` names the bot of each seat, "" for the player."""

    def __init__(self, playthrough: Playthrough, times: list[int], seat: int, bots: list[str]) -> None:
        texts = packs.texts(playthrough.game)
        plain = current_words(texts=texts)
        self.seats = [
            Seat(plain.say(Message("cli-bot", {"bot": name, "number": i + 1})), name)
            if name
            else Seat(plain.say(Message("cli-person")))
            for i, name in enumerate(bots)
        ]
        self.words = current_words([seat.name for seat in self.seats], seat, texts)
        self.playthrough = playthrough
        self.times = times
        self.seat = seat
        self.marks = [
            i for i, decider in enumerate(playthrough.seats) if decider == seat
        ]  # decisions before each own choice
        self.told = len(playthrough.actions)
        self._past: list[tuple[Line, str]] = []  # all lines as far as they were read, for who can see them change
        self._read = 0
        self.started = datetime.now(UTC)
        self.clock = time.monotonic() - (times[-1] / 1000 if times else 0)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.playthrough.state.is_over

    @property
    def asked(self) -> bool:
        """Whether the player decides now."""
        return self.playthrough.state.player == self.seat

    @property
    def bot(self) -> str:
        """The bot that decides now."""
        return self.seats[self.playthrough.state.player].bot

    def prompt(self) -> str:
        """The prompt for the player."""
        return self.say(self.playthrough.state.prompt(self.seat))

    def choices(self) -> list[Choice]:
        """The player's choices."""
        return self.playthrough.state.choices(self.seat)

    def view(self) -> dict[str, object]:
        """The view of the player's seat."""
        return self.playthrough.state.view(self.seat)

    def news(self) -> list[str]:
        """Return the events since the last call, as the player's seat saw them."""
        said = self.story(self.told)
        self.told = len(self.playthrough.actions)
        return said

    def story(self, since: int = 0) -> list[str]:
        """Return what was done after this many decisions, a line for each thing, as the player's seat saw it."""
        game = self.playthrough.game
        lines = join_lines(game, seen_events(self.playthrough, self.seat, since))
        return [self.say(game.tell_line(line)) for line in lines]

    def past(self) -> list[str]:
        """Return the whole story so far; its last line may go on when it is asked for again."""
        game = self.playthrough.game
        for event in seen_events(self.playthrough, self.seat, self._read):
            line = extend_line(game, self._past[-1][0] if self._past else (), event)
            if len(line) > 1:
                self._past.pop()
            self._past.append((line, self.say(game.tell_line(line))))
        self._read = len(self.playthrough.actions)
        return [said for _, said in self._past]

    def choose(self, choice: Choice) -> None:
        """Play the player's choice."""
        self.marks.append(len(self.playthrough.actions))
        self.take(choice.actions)

    def take(self, actions: Iterable[int]) -> None:
        """Apply actions one after the other, and record their times."""
        for action in actions:
            self.playthrough.play((action,))
            self.times.append(round((time.monotonic() - self.clock) * 1000))

    def why_not(self, targets: Iterable[str], choices: Sequence[Choice]) -> str:
        """Explain why none of the player's choices has all these targets, with the rule; "" when one has."""
        reason = self.playthrough.state.why_not(self.seat, list(targets), choices)
        return "" if reason is None else self.reasoned(reason)

    def reasoned(self, reason: Reason) -> str:
        """Return a reason with its rule."""
        return self.say(reason.text) + (f" ({reason.rule})" if reason.rule else "")

    def question(self, targets: Iterable[str], choices: Sequence[Choice]) -> str:
        """Return what is still open after these targets of the seat's choices; "" when they leave one."""
        asked = ask(self.playthrough.state, self.seat, choices, list(targets))
        return "" if asked is None else self.say(asked)

    def undo(self) -> bool:
        """Undo the player's last choice and everything after it; False when there is none."""
        if not self.marks:
            return False
        count = self.marks.pop()
        self.playthrough.back_to(count)
        del self.times[count:]
        self.told = count
        self._past, self._read = [], 0
        return True

    def save(self, file: Path) -> None:
        """Save the record of the game, including its seed; raises `BadInput`."""
        started = self.started.isoformat(timespec="seconds")
        record = Record.of(self.playthrough, self.seats, self.times, started, reveal=True)
        write_file(file, documents.write(record.to_json()))

    def save_position(self, file: Path) -> None:
        """Save the position, hidden parts included; raises `BadInput`."""
        write_file(file, documents.write(position_document(self.playthrough.state)))

    def say(self, message: Message) -> str:
        """Say a message in the player's language."""
        return sanitize(self.words.say(message))
