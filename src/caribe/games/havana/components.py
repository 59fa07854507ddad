"""The buildings of a box, out of plain data: the deck that comes with the game, or one that somebody typed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from caribe.core.faults import BadPack
from caribe.core.message import Message
from caribe.core.validation import DocumentReader
from caribe.games.havana.actions import BUILDINGS, LOW_BUILDINGS, LOWEST

ENTRIES = ("name", "points", "cost", "architect")
MOST_POINTS = 50
MOST_OF_A_COLOUR, MOST_GREY = 10, 40  # more is not in the box
MOST_OF_THE_REST = {"pesos": 60, "workers": 15}

# What the buildings of the two boxes are called: the ends of their ids in the catalogues, in the order of the data.
_HAVANA = """
kiosk street-lamp well bench statue fountain garden cigar-stall market-stalls street bus-stop bakery cafe pharmacy
barber school park bar warehouse cigar-factory library cinema post-office harbour-office distillery bank theatre hotel
railway-station university casino cathedral opera-house fortress capitol presidential-palace
"""
_LA_HABANA = """
bench lamp-post kerb statue fountain road flower-bed kiosk newsstand jetty balcony-house coffee-house grocery barber
garage park bar storehouse promenade cigar-factory library cinema post-office harbour-office distillery bank theatre
hotel railway-station university night-club cathedral grand-theatre fortress capitol palace
"""
BOXES = (tuple(_HAVANA.split()), tuple(_LA_HABANA.split()))


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

    @property
    def text(self) -> Message:
        """Return its name: that of each language for a building of the box, that of the pack for another."""
        return Message(self.message) if self.message else Message("havana-named", {"name": self.name})


def unpack(data: Mapping[str, object], materials: Sequence[str]) -> tuple[Building, ...]:
    """Return the buildings that plain data describes; refuse with `BadPack`, every fault named (HAV-1.11)."""
    reader = DocumentReader(data)
    reader.only(data, ("buildings", "text"))
    given = data.get("buildings")
    found = reader.rows("buildings", given if isinstance(given, list) else [])
    if len(found) != BUILDINGS:
        reader.fault("buildings", "havana-fault-buildings", expected=BUILDINGS, got=len(found))
    buildings = tuple(_building(reader, *row, materials) for row in found)
    low = sum(1 for building in buildings if 1 <= building.points <= LOWEST)
    if len(found) == BUILDINGS and low < LOW_BUILDINGS:
        reader.fault("buildings", "havana-fault-low", expected=LOW_BUILDINGS, got=low)
    if reader.faults:
        raise BadPack(reader.faults)
    messages = catalogued([building.name for building in buildings])
    return tuple(map(_called, buildings, messages)) if messages else buildings


def _called(building: Building, message: str) -> Building:
    return replace(building, message=message)


def _building(reader: DocumentReader, path: str, entry: object, materials: Sequence[str]) -> Building:
    if not isinstance(entry, Mapping):
        reader.expect(path, ", ".join(ENTRIES), entry)
        return Building("", 0, (0,) * 7, False)
    reader.only(entry, ENTRIES, f"{path}.")
    name = entry.get("name")
    if not isinstance(name, str) or not name.strip():
        reader.fault(f"{path}.name", "core-fault-missing", expected=Message("havana-fault-name"))
        name = ""
    architect = reader.flag(f"{path}.architect", entry.get("architect", False))
    points = reader.number(f"{path}.points", entry.get("points"), 1, MOST_POINTS)
    return Building(name, points, _cost(reader, f"{path}.cost", entry.get("cost"), materials), architect)


def _cost(reader: DocumentReader, path: str, given: object, materials: Sequence[str]) -> tuple[int, ...]:
    most = dict.fromkeys(materials, MOST_OF_A_COLOUR) | {materials[-1]: MOST_GREY} | MOST_OF_THE_REST
    cost = given if isinstance(given, Mapping) else {}
    before = len(reader.faults)
    reader.only(cost, tuple(most), f"{path}.")
    counts = tuple(reader.number(f"{path}.{name}", cost.get(name, 0), 0, high) for name, high in most.items())
    if not any(counts) and len(reader.faults) == before:  # HAV-7.26: nothing is free
        reader.fault(path, "havana-fault-free")
    return counts


def catalogued(names: Sequence[str]) -> tuple[str, ...]:
    """Return the messages that name these buildings when they are those of a box; none when a pack has named them.

    >>> catalogued(["My House"] * 36)
    ()
    """
    ids = tuple(name.lower().replace(" ", "-") for name in names)
    return tuple(f"havana-building-{name}" for name in ids) if ids in BOXES else ()
