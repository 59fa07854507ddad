"""Play by a line prompt, also in a pipe: events are printed, and choices are typed by number."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from caribe.cli.interactive.bot_turns import bot_actions
from caribe.cli.interactive.session import GameSession
from caribe.cli.reports.final_scores import print_final_scores
from caribe.cli.terminal.console import read_line, report_faults, say, stdout_console
from caribe.core.choices import Choice
from caribe.core.faults import BadInput
from caribe.core.message import Message
from caribe.painting import arrange, find_painter


class GamePrompt:
    """A game session played by a line prompt."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.words = session.words

    def run(self) -> None:
        """Play until the game is over or the player quits."""
        session, game = self.session, self.session.playthrough.game
        args: dict[str, str | int | Message] = {"game": Message(f"{game.name}-name"), "players": game.players}
        say(Message("cli-play-welcome", args), self.words)
        while not session.is_over:
            self.tell()
            if not session.asked:
                session.take(bot_actions(session.playthrough, session.bot))
            elif not self.ask():
                say(Message("cli-play-left"), self.words)
                return
        self.tell()
        print_final_scores(session.playthrough.state, self.words)

    def tell(self) -> None:
        """Print the events since the last time."""
        for said in self.session.news():
            stdout_console().print(said)

    def ask(self) -> bool:
        """Let the player choose; return False when they quit."""
        choices = self.session.choices()
        self.list_choices(choices)
        while True:
            typed = read_line()
            if typed is None or typed == "q":
                return False
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                self.session.choose(choices[int(typed) - 1])
                return True
            if typed == "u" and self.session.undo():
                say(Message("cli-play-undone"), self.words)
                return True
            try:
                self.answer(typed, choices)
            except BadInput as bad:
                report_faults(bad.faults, self.words)

    def list_choices(self, choices: list[Choice]) -> None:
        """Print the prompt, and every choice with its number."""
        stdout_console().print(self.session.prompt())
        for number, choice in enumerate(choices, 1):
            stdout_console().print(f"{number:>4}  {self.session.say(choice.text)}")

    def answer(self, typed: str, choices: list[Choice]) -> None:
        """Run a command that is not a choice."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed.startswith("?"):
            self.why_not(typed[1:].split(), choices)
        elif command == "v":
            panels = find_painter(self.session.playthrough.game, self.words).panels(self.session.view())
            stdout_console().print(arrange(panels))
        elif command == "l":
            self.list_choices(choices)
        elif command in ("s", "p") and rest:
            keep = self.session.save if command == "s" else self.session.save_position
            keep(Path(rest))
            say(Message("cli-play-saved", {"file": rest}), self.words)
        elif typed == "u":
            say(Message("cli-play-nothing-to-undo"), self.words)
        else:
            self.help(choices)

    def help(self, choices: list[Choice]) -> None:
        """Print the commands."""
        example = " ".join(choices[0].targets[:2])
        say(Message("cli-play-help", {"count": len(choices), "example": example}), self.words)

    def why_not(self, targets: list[str], choices: list[Choice]) -> None:
        """Print why no choice has all these targets, or which have; without targets, list them."""
        if not targets:
            offered = sorted({target for choice in choices for target in choice.targets})
            self.help(choices)
            say(Message("cli-play-targets", {"targets": ", ".join(offered)}), self.words)
            return
        reason = self.session.why_not(targets, choices)
        if reason:
            stdout_console().print(reason)
            return
        fitting = [str(number) for number, choice in enumerate(choices, 1) if choice.touches(Counter(targets))]
        say(Message("cli-play-possible", {"numbers": ", ".join(fitting)}), self.words)
        if question := self.session.question(targets, choices):
            stdout_console().print(question)
