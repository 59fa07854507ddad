"""The library: which games there are, and the files that come with them. Above the games, for they read no files."""

from __future__ import annotations

import pkgutil
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

import caribe.games
from caribe.core.faults import BadInput, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.title import Title


class UnknownGame(BadInput, LookupError):
    """A name that no game has."""


@cache
def rooms() -> dict[str, str]:
    """The package each title lives in: folders under caribe.games, and what other distributions offer as
    `caribe.games`.
    """
    packages = [f"caribe.games.{room.name}" for room in pkgutil.iter_modules(caribe.games.__path__) if room.ispkg]
    packages += [point.value for point in entry_points(group="caribe.games")]
    return {title.name: package for package in packages for title in import_module(package).TITLES}


@cache
def titles() -> dict[str, Title]:
    """All games by name.

    >>> "cartagena" in titles()
    True
    """
    return {name: _title(package, name) for name, package in sorted(rooms().items())}


def _title(package: str, name: str) -> Title:
    found: dict[str, Title] = {title.name: title for title in import_module(package).TITLES}
    return found[name]


def title(name: str) -> Title:
    """The title of this name; refuses with `UnknownGame`."""
    if name not in titles():
        expected = ", ".join(titles())
        raise UnknownGame([Fault("game", Message("core-fault-type", {"expected": expected, "got": str(name)}))])
    return titles()[name]


@cache
def data(name: str) -> Mapping[str, object]:
    """The data a title comes with."""
    return tomllib.loads(source(name))


def source(name: str) -> str:
    """The file of the data a title comes with, as it is written, comments and all."""
    return (files(rooms()[title(name).name]) / "data" / title(name).data).read_text("utf-8")


def text(name: str, language: str) -> str:
    """The Fluent source of a title's own words in a language, "" where it has none."""
    return _text(files(rooms()[title(name).name]), language)


def texts(language: str) -> str:
    """The Fluent source of all words in a language: of the core, of the server where it is installed, of every game."""
    packages = ["caribe.core", "caribe.server", "caribe.cli", *sorted(set(rooms().values()))]
    found = [_text(files(package), language) for package in packages if _has(package)]
    return "\n".join(text for text in found if text)


def sentence(name: str, language: str) -> str:
    """A message that is one line of plain text, found without reading the whole catalogue.

    >>> sentence("cartagena-name", "pl")
    'Cartagena'
    """
    found = re.search(rf"^{re.escape(name)} = ([^{{\n]+)$", texts(language), re.MULTILINE)
    if found is None:
        raise LookupError(name)
    return found[1]


def languages() -> list[str]:
    """The languages there are words in, English first.

    >>> languages()
    ['en', 'de', 'es', 'fr', 'nl', 'pl']
    """
    found = sorted(file.name.removesuffix(".ftl") for file in (files("caribe.core") / "text").iterdir())
    return ["en", *(language for language in found if language != "en")]


def _has(package: str) -> bool:
    parent, _, name = package.rpartition(".")
    return any(module.name == name for module in pkgutil.iter_modules(import_module(parent).__path__))


def _text(folder: Traversable, language: str) -> str:
    file = folder / "text" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def game(name: str, players: int | None = None, data: Mapping[str, object] | None = None, **options: object) -> Game:
    """A game for this many players (as few as it takes when not said), with table options and, if given, a data
    pack's content.

    >>> game("cartagena", players=3, mode="advanced").num_actions
    260
    """
    found = title(name)
    pack = globals()["data"](name) if data is None else data
    return found.game(found.least if players is None else players, options, pack)
