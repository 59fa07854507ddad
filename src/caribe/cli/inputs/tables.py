"""Games and bots from what was typed; each refusal says what was expected."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from caribe import library, packs
from caribe.bots import bot
from caribe.cli.terminal.console import bad_input
from caribe.core.game import Game


def build_game(name: str, players: int | None, options: Sequence[str] | None, pack: Path | None) -> Game:
    """Build the game that was asked for; raises `BadInput`."""
    title = library.title(name)
    data = library.data(name) if pack is None else packs.load(pack, name).data
    return title.game(title.least if players is None else players, parse_options(options or ()), data)


def parse_options(options: Sequence[str]) -> dict[str, str | int]:
    """Parse table options: names and values.

    >>> parse_options(["mode=advanced", "turn_cap=60"])
    {'mode': 'advanced', 'turn_cap': 60}
    """
    found: dict[str, str | int] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise bad_input("--option", "cli-option-form", got=option)
        found[name] = int(value) if re.fullmatch(r"-?[0-9]{1,18}", value) else value
    return found


def parse_bot_names(text: str, count: int) -> list[str]:
    """Parse the names of this many bots: one for all, or one for each, separated by commas.

    >>> parse_bot_names("random", 3)
    ['random', 'random', 'random']
    """
    names = [name.strip() for name in text.split(",")]
    if len(names) not in (1, count):
        raise bad_input("--bots", "cli-bots-count", expected=count, got=len(names))
    for name in names:
        bot(name)
    return names * count if len(names) == 1 else names
