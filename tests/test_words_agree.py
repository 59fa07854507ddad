"""The page and Python say the same message with the same words, in every language."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest

import caribe
from caribe import library
from caribe.core.message import Message
from caribe.words import SEATS, Words
from caribe_build import page
from tests.support import ROOT, Chooser, arguments, catalogue

NAMES = ("Ana", "Blas", "Cruz", "Dario", "Elena")
COUNTS = (0, 1, 2, 5, 21)
DECISIONS = 150


@cache
def inner_messages() -> dict[tuple[str, str], list[Message]]:
    """What stands for an argument in a game, by game and name of the argument, met by playing."""
    found: dict[tuple[str, str], dict[str, Message]] = {}

    def note(game: str, message: Message) -> None:
        for name, part in message.args.items():
            if isinstance(part, Message):
                found.setdefault((game, name), {}).setdefault(str(part.to_json()), part)
                note(game, part)

    for title in library.titles().values():
        state = caribe.game(title.name, title.most).new(7)
        state.keep_log()
        chooser = Chooser(7)
        for _ in range(DECISIONS):
            if state.is_over:
                break
            for seat in state.deciders():
                for choice in chooser.some(state.choices(seat), 12):
                    note(title.name, choice.text)
            state.apply(chooser.pick(state.legal_actions()))
        for event in state.log or ():
            note(title.name, state.game.tell(event))
    return {place: list(parts.values()) for place, parts in found.items()}


def samples(name: str) -> Iterator[Message]:
    """A message with all that can stand inside it: each inner message and each number once."""
    needed = arguments(name)
    wanted = sorted(needed - {"who", "whom"} if needed & set(SEATS) else needed)
    games = [game for game in library.titles() if name.startswith(f"{game}-")] or list(library.titles())
    parts: list[list[str | int | Message]] = []
    for argument in wanted:
        inner = [part for game in games for part in inner_messages().get((game, argument), [])]
        parts.append([0] if argument in SEATS else [*inner, *COUNTS])
    for row in zip_longest(*parts):
        yield Message(name, {each: part if part is not None else 2 for each, part in zip(wanted, row, strict=True)})


def said_by_page(messages: list[Message]) -> dict[str, list[str]]:
    """What the page says, by language."""
    order = {
        "sources": {language: library.texts(language) for language in library.languages()},
        "reader": {"seat": 1, "names": NAMES},
        "messages": [message.to_json() for message in messages],
    }
    node = page.command()[0]
    done = subprocess.run(
        [node, "--no-warnings", "tools/say.ts"],
        cwd=ROOT / page.WEB,
        input=json.dumps(order),
        capture_output=True,
        text=True,
        check=True,
    )
    said: dict[str, list[str]] = json.loads(done.stdout)
    return said


def test_the_page_and_python_say_the_same() -> None:
    messages = [sample for name in catalogue() if not name.startswith("tavern-") for sample in samples(name)]
    assert sum(any(isinstance(part, Message) for part in message.args.values()) for message in messages) > 1000
    by_page = said_by_page(messages)
    assert list(by_page) == library.languages()
    for language, said in by_page.items():
        words = Words(language, NAMES, 1)
        differing = [
            (message.id, ours, theirs)
            for message, theirs in zip(messages, said, strict=True)
            if (ours := words.say(message)) != theirs
        ]
        assert differing == [], (language, differing[:5])
