"""Overrides of a game's data, each by a path: `buildings.cathedral.points=5`."""

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
class Override:
    """One changed value: its path, the value before and the value after."""

    path: str
    before: object
    after: object


def apply_override(data: Mapping[str, object], path: str, text: str) -> tuple[Data, Override]:
    """Copy the data with another value at a path; raises `BadPack` for an unknown path, naming the closest ones.

    A thing in a list is found by its name or by its number; the value is written as in TOML.

    >>> data = {"buildings": [{"name": "Opera House", "points": 6}]}
    >>> apply_override(data, "buildings.opera_house.points", "5")
    ({'buildings': [{'name': 'Opera House', 'points': 5}]}, Override(path='buildings.opera_house.points', ...))
    >>> apply_override(data, "buildings.opera.points", "5")
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
    after = parse_value(text)
    place[last] = after  # type: ignore[index]
    return whole, Override(path, before, after)


def parse_value(text: str) -> object:
    """Parse a value as TOML, or else take it as text.

    >>> parse_value("5"), parse_value("[1, 2]"), parse_value("{ brick = 2 }"), parse_value("common")
    (5, [1, 2], {'brick': 2}, 'common')
    """
    try:
        read = tomllib.loads(f"value = {text}")
    except (tomllib.TOMLDecodeError, RecursionError):
        return text
    return read["value"] if list(read) == ["value"] else text


def closest_paths(data: Mapping[str, object], path: str) -> list[str]:
    """Return the known paths most similar to this one."""
    every = list(iter_paths(data))
    return get_close_matches(path, every, 4, 0.3) or every[:4]


def iter_paths(data: object, prefix: str = "") -> Iterator[str]:
    """Yield the path of every value in the data.

    >>> list(iter_paths({"cards": {"copies": 15}, "pieces": [{"front": 1}]}))
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
        yield from iter_paths(part, f"{prefix}{name}.")


def _inside(place: object, step: str) -> object:
    key = _key(place, step)
    if isinstance(place, dict):
        return place.get(key)
    return place[int(key)] if isinstance(place, list) and key is not None else None


def _key(place: object, step: str) -> str | int | None:
    """Return the key or index that a step of a path means, or None."""
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
    return Fault(path, Message("cli-lab-nowhere", {"near": ", ".join(closest_paths(data, path))}))
