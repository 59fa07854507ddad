"""The stories in docs/stories: type `PYTHONPATH=src python -m tests.cli.stories` when words have changed.

That renders the stories of the recorded games. `--again` plays and records new games: do that only when
a change of the rules makes the old ones invalid.
"""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path
from unittest import mock

from caribe import library
from caribe.cli.app import run
from caribe.cli.interactive.bot_turns import bot_actions
from caribe.core import documents
from caribe.core.draws import Draws
from caribe.core.playthrough import Playthrough
from caribe.core.records import Record, Seat
from tests.support import ROOT

STORIES = ROOT / "docs" / "stories"
NAMES = ("Ana", "Bruno", "Carla")
LEVEL = "medium"


def story(game: str, language: str) -> str:
    """What the command says that the head of a story names."""
    command = ["caribe", "story", f"docs/stories/{game}.json", "--language", language]
    asked = mock.patch.object(sys, "argv", command)
    with contextlib.chdir(ROOT), asked, contextlib.redirect_stdout(io.StringIO()) as said:
        assert run() == 0
    return said.getvalue()


def place(game: str, language: str) -> Path:
    """Where a story is kept."""
    return STORIES / language / f"{game}.md"


def played(game: str, seed: int = 7) -> Record:
    """A game between bots that know what they do; the same seed gives the same game."""
    playthrough = Playthrough(library.game(game, len(NAMES)), Draws(seed))
    while not playthrough.state.is_over:
        for action in bot_actions(playthrough, LEVEL):
            playthrough.play((action,))
    times = [20_000 * number for number in range(1, len(playthrough.actions) + 1)]
    return Record.of(playthrough, [Seat(name, LEVEL) for name in NAMES], times, "2026-01-01T12:00:00+00:00")


def main(again: bool) -> None:
    """Write every story, and before that the records that are missing, or all of them."""
    for game in library.titles():
        record = STORIES / f"{game}.json"
        if again or not record.exists():
            record.parent.mkdir(parents=True, exist_ok=True)
            record.write_text(documents.write(played(game).to_json()), "utf-8")
        for language in library.languages():
            place(game, language).parent.mkdir(parents=True, exist_ok=True)
            place(game, language).write_text(story(game, language), "utf-8")


if __name__ == "__main__":
    main("--again" in sys.argv)
