"""What the buildings in the two boxes are called: the ends of their ids in the catalogues, in the order of the data."""

from __future__ import annotations

from collections.abc import Sequence

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


def catalogued(names: Sequence[str]) -> tuple[str, ...]:
    """The messages that name these buildings, when they are those of a box; none when somebody has named them anew.

    >>> catalogued(["My House"] * 36)
    ()
    """
    ids = tuple(name.lower().replace(" ", "-") for name in names)
    return tuple(f"havana-building-{name}" for name in ids) if ids in BOXES else ()
