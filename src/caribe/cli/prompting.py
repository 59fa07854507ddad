"""A game at a plain terminal, or in a pipe: what happens is printed, and choices are typed by number."""

from __future__ import annotations

from pathlib import Path

from caribe.cli.opponents import decision
from caribe.cli.painting import arranged, painter
from caribe.cli.result import show_result
from caribe.cli.sitting import Sitting
from caribe.cli.terminal import listen, refuse, say, screen
from caribe.core.choices import Choice
from caribe.core.faults import BadInput
from caribe.core.message import Message


class Prompting:
    """One person at a table of bots, asked by a prompt."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.words = sitting.words

    def run(self) -> None:
        """Play until the game is over or the person has had enough."""
        sitting, game = self.sitting, self.sitting.line.game
        args: dict[str, str | int | Message] = {"game": Message(f"{game.name}-name"), "players": game.players}
        say(Message("cli-play-welcome", args), self.words)
        while not sitting.is_over:
            self.tell()
            if not sitting.asked:
                sitting.take(decision(sitting.line, sitting.bot))
            elif not self.ask():
                say(Message("cli-play-left"), self.words)
                return
        self.tell()
        show_result(sitting.line.state, self.words)

    def tell(self) -> None:
        """Say what happened since the last time."""
        for said in self.sitting.news():
            screen().print(said)

    def ask(self) -> bool:
        """Let the person decide; False when they leave."""
        choices = self.sitting.choices()
        self.list_choices(choices)
        while True:
            typed = listen()
            if typed is None or typed == "q":
                return False
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                self.sitting.choose(choices[int(typed) - 1])
                return True
            if typed == "u" and self.sitting.undo():
                say(Message("cli-play-undone"), self.words)
                return True
            try:
                self.answer(typed, choices)
            except BadInput as bad:
                refuse(bad.faults, self.words)

    def list_choices(self, choices: list[Choice]) -> None:
        """What is awaited, and every choice with its number."""
        screen().print(self.sitting.prompt())
        for number, choice in enumerate(choices, 1):
            screen().print(f"{number:>4}  {self.sitting.say(choice.text)}")

    def answer(self, typed: str, choices: list[Choice]) -> None:
        """Do what was typed, when it is no decision."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed.startswith("?"):
            self.why_not(typed[1:].split(), choices)
        elif command == "v":
            panels = painter(self.sitting.line.game, self.words).panels(self.sitting.view())
            screen().print(arranged(panels))
        elif command == "l":
            self.list_choices(choices)
        elif command in ("s", "p") and rest:
            keep = self.sitting.save if command == "s" else self.sitting.save_position
            keep(Path(rest))
            say(Message("cli-play-saved", {"file": rest}), self.words)
        elif typed == "u":
            say(Message("cli-play-nothing-to-undo"), self.words)
        else:
            self.help(choices)

    def help(self, choices: list[Choice]) -> None:
        """Say what can be typed."""
        example = " ".join(choices[0].targets[:2])
        say(Message("cli-play-help", {"count": len(choices), "example": example}), self.words)

    def why_not(self, targets: list[str], choices: list[Choice]) -> None:
        """Say why no choice has all these targets, or which have; without any, which targets there are."""
        if not targets:
            offered = sorted({target for choice in choices for target in choice.targets})
            self.help(choices)
            say(Message("cli-play-targets", {"targets": ", ".join(offered)}), self.words)
            return
        reason = self.sitting.why_not(targets)
        if reason:
            screen().print(reason)
            return
        fitting = [str(number) for number, choice in enumerate(choices, 1) if _holds(choice, targets)]
        say(Message("cli-play-possible", {"numbers": ", ".join(fitting)}), self.words)


def _holds(choice: Choice, targets: list[str]) -> bool:
    return all(choice.targets.count(target) >= targets.count(target) for target in targets)
