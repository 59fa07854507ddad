"""The buildings of a box, out of plain data: the deck that comes with the game, or one that somebody typed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from caribe.core.faults import BadPack, Fault
from caribe.core.message import Message
from caribe.games.havana.actions import BUILDINGS, LOW_BUILDINGS, LOWEST
from caribe.games.havana.names import catalogued

ENTRIES = ("name", "points", "cost", "architect")
MOST_POINTS = 50
MOST_OF_A_COLOUR, MOST_GREY, MOST_PESOS, MOST_WORKERS = 10, 40, 60, 15  # more is not in the box


@dataclass(frozen=True, slots=True)
class Building:
    """A building: what it is called, what it is worth, and what it costs (four colours, grey, pesos, workers).

    `message` is its name in the catalogues, empty for a building that a pack has named.
    """

    name: str
    points: int
    cost: tuple[int, ...]
    architect: bool
    message: str = ""


def unpack(data: Mapping[str, object], materials: Sequence[str]) -> tuple[Building, ...]:
    """The buildings that plain data describes; refuses with `BadPack`, every fault named by its path (HAV-1.11)."""
    faults: list[Fault] = []
    for name in data:
        if name not in ("buildings", "text"):
            faults.append(Fault(str(name), Message("core-fault-unknown", {"expected": "buildings, text"})))
    given = data.get("buildings")
    found = given if isinstance(given, list) else []
    if len(found) != BUILDINGS:
        faults.append(Fault("buildings", Message("havana-fault-buildings", {"expected": BUILDINGS, "got": len(found)})))
    buildings = tuple(_building(entry, f"buildings[{i}]", materials, faults) for i, entry in enumerate(found))
    low = sum(1 for building in buildings if 1 <= building.points <= LOWEST)
    if len(found) == BUILDINGS and low < LOW_BUILDINGS:
        faults.append(Fault("buildings", Message("havana-fault-low", {"expected": LOW_BUILDINGS, "got": low})))
    if faults:
        raise BadPack(faults)
    messages = catalogued([building.name for building in buildings])
    return tuple(map(_called, buildings, messages)) if messages else buildings


def _called(building: Building, message: str) -> Building:
    return replace(building, message=message)


def _building(entry: object, path: str, materials: Sequence[str], faults: list[Fault]) -> Building:
    if not isinstance(entry, Mapping):
        expected = {"expected": ", ".join(ENTRIES), "got": str(entry)}
        faults.append(Fault(path, Message("core-fault-type", expected)))
        return Building("", 0, (0,) * 7, False)
    for name in entry:
        if name not in ENTRIES:
            faults.append(Fault(f"{path}.{name}", Message("core-fault-unknown", {"expected": ", ".join(ENTRIES)})))
    name = entry.get("name")
    if not isinstance(name, str) or not name.strip():
        faults.append(Fault(f"{path}.name", Message("core-fault-missing", {"expected": Message("havana-fault-name")})))
        name = ""
    architect = entry.get("architect", False)
    if not isinstance(architect, bool):
        expected = {"expected": "true, false", "got": str(architect)}
        faults.append(Fault(f"{path}.architect", Message("core-fault-type", expected)))
    points = _number(entry.get("points"), f"{path}.points", 1, MOST_POINTS, faults)
    return Building(name, points, _cost(entry.get("cost"), f"{path}.cost", materials, faults), bool(architect))


def _cost(given: object, path: str, materials: Sequence[str], faults: list[Fault]) -> tuple[int, ...]:
    things = (*materials, "pesos", "workers")
    most = (*(MOST_OF_A_COLOUR,) * 4, MOST_GREY, MOST_PESOS, MOST_WORKERS)
    cost = given if isinstance(given, Mapping) else {}
    before = len(faults)
    for name in cost:
        if name not in things:
            faults.append(Fault(f"{path}.{name}", Message("core-fault-unknown", {"expected": ", ".join(things)})))
    counts = tuple(
        _number(cost.get(thing, 0), f"{path}.{thing}", 0, high, faults)
        for thing, high in zip(things, most, strict=True)
    )
    if not any(counts) and len(faults) == before:  # HAV-7.26: nothing is free
        faults.append(Fault(path, Message("havana-fault-free")))
    return counts


def _number(value: object, path: str, low: int, high: int, faults: list[Fault]) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    faults.append(Fault(path, Message("core-fault-type", {"expected": f"{low}-{high}", "got": str(value)})))
    return low
