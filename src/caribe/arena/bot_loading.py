"""Load bots: ours by name, with a trained model as `name@file`, your own as `module:Class`, or as `command:./bot`."""

from __future__ import annotations

import inspect
import os
import sys
from importlib import import_module
from typing import Protocol

from caribe.arena.command_bot import PREFIX, CommandBot
from caribe.arena.match import LIMIT
from caribe.bots import BOTS, Bot, bot
from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.core.state import State


class Chooser(Protocol):
    """What a bot of your own must have."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return one of the seat's legal actions."""
        ...


def load_bot(name: str, scale: float = 1.0, limit: float = LIMIT, memory: int = 0) -> Bot:
    """Make a new bot of this name, its budget multiplied by `scale`; raises `BadInput`.

    `limit` (seconds for a decision) and `memory` (megabytes) are for a program, which is killed if it takes more.

    >>> load_bot("random").name, load_bot("caribe.bots.random:RandomBot").name
    ('random', 'random')
    >>> load_bot("nemo")
    Traceback (most recent call last):
    ...
    caribe.core.faults.BadInput: --bots: There is no bot nemo. Expected random, ..., or command:PROGRAM.
    """
    if name.partition("@")[0] in BOTS:
        return bot(name, scale)
    if name.startswith(PREFIX):
        try:
            return CommandBot(name.removeprefix(PREFIX), limit, memory)
        except ValueError as failure:
            raise _refused("cli-bot-unloadable", got=name, why=str(failure)) from None
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        raise _refused("cli-bot-unknown", got=name, expected=", ".join(BOTS))
    return _create(name, _import_attribute(name, module, attribute), scale)


class BotAdapter(Bot):
    """Makes a `Bot` of an object that only has `choose`."""

    def __init__(self, maker: Chooser) -> None:
        super().__init__()
        self._maker = maker

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Return what the wrapped bot chooses."""
        return self._maker.choose(state, seat, seed)


def _import_attribute(name: str, module: str, attribute: str) -> object:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # at the end, so that no file in this folder hides a module of Python
    try:
        return getattr(import_module(module), attribute)
    except (Exception, SystemExit) as failure:
        raise _refused("cli-bot-unloadable", got=name, why=_why(failure)) from None


def _create(name: str, found: object, scale: float) -> Bot:
    """Instantiate a bot of your own, which need not be a `Bot` nor take a `scale`."""
    try:
        if not callable(found):
            raise TypeError(type(found).__name__)
        made = found(scale=scale) if "scale" in inspect.signature(found).parameters else found()
    except (Exception, SystemExit) as failure:
        raise _refused("cli-bot-unloadable", got=name, why=_why(failure)) from None
    if not callable(getattr(made, "choose", None)):
        raise _refused("cli-bot-no-choose", got=name)
    return made if isinstance(made, Bot) else BotAdapter(made)


def _why(failure: BaseException) -> str:
    return f"{type(failure).__name__}: {failure}"[:200]


def _refused(what: str, **args: str | int) -> BadInput:
    return BadInput([Fault("--bots", Message(what, args))])
