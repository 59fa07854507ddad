"""The library: which games there are, and the files that come with them. Games themselves read no files."""

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
from caribe.core.faults import BadInput
from caribe.core.game import Game
from caribe.core.title import Title


class UnknownGame(BadInput, LookupError):
    """A name that no game has."""


@cache
def rooms() -> dict[str, str]:
    """Return the package of each title: folders under caribe.games, and what other distributions offer as the
    entry point `caribe.games`.
    """
    packages = [f"caribe.games.{room.name}" for room in pkgutil.iter_modules(caribe.games.__path__) if room.ispkg]
    packages += [point.value for point in entry_points(group="caribe.games")]
    return {title.name: package for package in packages for title in import_module(package).TITLES}


@cache
def titles() -> dict[str, Title]:
    """Return all games by name.

    >>> "cartagena" in titles()
    True
    """
    return {name: _title(package, name) for name, package in sorted(rooms().items())}


def _title(package: str, name: str) -> Title:
    found: dict[str, Title] = {title.name: title for title in import_module(package).TITLES}
    return found[name]


def title(name: str) -> Title:
    """Return the title of this name; refuse with `UnknownGame`."""
    if name not in titles():
        expected = ", ".join(titles())
        raise UnknownGame.of("game", "core-fault-type", expected=expected, got=str(name))
    return titles()[name]


@cache
def data(name: str) -> Mapping[str, object]:
    """Return the data a title comes with."""
    return tomllib.loads(source(name))


def source(name: str) -> str:
    """Return the file of the data a title comes with as text, comments included."""
    return (files(rooms()[title(name).name]) / "data" / title(name).data).read_text("utf-8")


def text(name: str, language: str) -> str:
    """Return the Fluent source of a title's own words in a language, "" where it has none."""
    return text_in(files(rooms()[title(name).name]), language)


def texts(language: str) -> str:
    """Return the Fluent source of all words in a language: of every folder of Caribe that has some, and of every game.

    Nothing is imported for it but the games: an installation without the extras speaks too.
    """
    parts = sorted((part for part in files("caribe").iterdir() if part.is_dir()), key=lambda part: part.name)
    folders = [*parts, *(files(package) for package in sorted(set(rooms().values())))]
    return "\n".join(text for folder in folders if (text := text_in(folder, language)))


def sentence(name: str, language: str) -> str:
    """Return a message that is one line of plain text, found without parsing the whole catalogue.

    >>> sentence("cartagena-name", "pl")
    'Cartagena'
    """
    found = re.search(rf"^{re.escape(name)} = ([^{{\n]+)$", texts(language), re.MULTILINE)
    if found is None:
        raise LookupError(name)
    return found[1]


def languages() -> list[str]:
    """Return the languages there are words in, English first.

    >>> languages()
    ['en', 'de', 'es', 'fr', 'nl', 'pl']
    """
    found = sorted(file.name.removesuffix(".ftl") for file in (files("caribe.core") / "text").iterdir())
    return ["en", *(language for language in found if language != "en")]


def text_in(folder: Traversable, language: str) -> str:
    """Return the Fluent source in the folder `text` of another, "" where there is none."""
    file = folder / "text" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def game(name: str, players: int | None = None, data: Mapping[str, object] | None = None, **options: object) -> Game:
    """Set up a game for this many players (by default as few as it takes), with table options and, if given, a data
    pack's content.

    >>> game("cartagena", players=3, mode="advanced").num_actions
    260
    """
    found = title(name)
    pack = globals()["data"](name) if data is None else data
    return found.game(found.least if players is None else players, options, pack)
