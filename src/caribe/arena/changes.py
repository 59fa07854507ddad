"""Changes of a game's data, each by the path to one place in it: `buildings.cathedral.points=5`."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from caribe.core.faults import BadPack, Fault
from caribe.core.message import Message

Data = dict[str, object]


@dataclass(frozen=True, slots=True)
class Change:
    """What was changed: where, from what, to what."""

    path: str
    before: object
    after: object


def changed(data: Mapping[str, object], path: str, text: str) -> tuple[Data, Change]:
    """The data with another value in one place; refuses with `BadPack` a path that leads nowhere, and names near ones.

    A thing in a list is found by its name or by its number; the value is written as in TOML.

    >>> data = {"buildings": [{"name": "Opera House", "points": 6}]}
    >>> changed(data, "buildings.opera_house.points", "5")
    ({'buildings': [{'name': 'Opera House', 'points': 5}]}, Change(path='buildings.opera_house.points', ...))
    >>> changed(data, "buildings.opera.points", "5")
    Traceback (most recent call last):
    ...
    caribe.core.faults.BadPack: buildings.opera.points: There is nothing there. Near it: buildings.opera_house...
    """
    whole: Data = copy.deepcopy(dict(data))
    steps = [step for step in re.split(r"[.\[\]]+", path) if step]
    place: object = whole
    for step in steps[:-1]:
        place = _inside(place, step)
    last = _key(place, steps[-1]) if steps else None
    if isinstance(place, dict) and last is None and steps and place:
        last = steps[-1]  # something new in a table that is there, as a cost; the game says whether it makes sense
    if last is None or not isinstance(place, dict | list):
        raise BadPack([_nothing(data, path)])
    before = place.get(last) if isinstance(place, dict) else place[int(last)]
    after = value_of(text)
    place[last] = after  # type: ignore[index]
    return whole, Change(path, before, after)


def value_of(text: str) -> object:
    """What is typed as a value: as TOML writes it, or else a text.

    >>> value_of("5"), value_of("[1, 2]"), value_of("{ brick = 2 }"), value_of("common")
    (5, [1, 2], {'brick': 2}, 'common')
    """
    try:
        read = tomllib.loads(f"value = {text}")
    except (tomllib.TOMLDecodeError, RecursionError):
        return text
    return read["value"] if list(read) == ["value"] else text


def near(data: Mapping[str, object], path: str) -> list[str]:
    """The paths that are most like this one."""
    every = list(paths(data))
    return get_close_matches(path, every, 4, 0.3) or every[:4]


def paths(data: object, prefix: str = "") -> Iterator[str]:
    """Every place in the data by its path.

    >>> list(paths({"cards": {"copies": 15}, "pieces": [{"front": 1}]}))
    ['cards', 'cards.copies', 'pieces', 'pieces.0', 'pieces.0.front']
    """
    if isinstance(data, Mapping):
        parts = [(str(name), part) for name, part in data.items()]
    elif isinstance(data, list):
        parts = [(_name(part) or str(number), part) for number, part in enumerate(data)]
    else:
        return
    for name, part in parts:
        yield prefix + name
        yield from paths(part, f"{prefix}{name}.")


def _inside(place: object, step: str) -> object:
    key = _key(place, step)
    if isinstance(place, dict):
        return place.get(key)
    return place[int(key)] if isinstance(place, list) and key is not None else None


def _key(place: object, step: str) -> str | int | None:
    """The key or number of what a step leads to, or None."""
    if isinstance(place, dict):
        return step if step in place else None
    if isinstance(place, list):
        named = [number for number, part in enumerate(place) if _name(part) == _slug(step)]
        if len(named) == 1:
            return named[0]
        if step.isdecimal() and int(step) < len(place):
            return int(step)
    return None


def _name(part: object) -> str:
    return _slug(str(part["name"])) if isinstance(part, Mapping) and "name" in part else ""


def _slug(text: str) -> str:
    return re.sub(r"[\W_]+", "_", text.lower()).strip("_")


def _nothing(data: Mapping[str, object], path: str) -> Fault:
    return Fault(path, Message("cli-lab-nowhere", {"near": ", ".join(near(data, path))}))
