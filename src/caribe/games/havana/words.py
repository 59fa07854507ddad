"""How things of Havana and La Habana are called: messages for cards, materials, buildings and amounts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from caribe.core.message import Message

if TYPE_CHECKING:
    from caribe.games.havana.game import Havana


def card(game: Havana, name: str) -> Message:
    """Return a card."""
    return Message(f"{game.name}-card-{name}")


def material(game: Havana, name: str) -> Message:
    """Return a material, without a number."""
    return Message(f"{game.name}-material-{name}")


def amount(game: Havana, thing: str, count: int) -> Message:
    """Return a number of materials, pesos or workers in words."""
    edition = "havana" if thing in ("peso", "worker") else game.name
    return Message(f"{edition}-amount-{thing}", {"count": count})


def building(game: Havana, number: int) -> Message:
    """Return a building."""
    return game.deck[number].text


def listed(parts: Sequence[Message]) -> Message:
    """Return one thing, two with an *and* between them, or a row of them."""
    if not parts:
        return Message("havana-nothing")
    said = parts[-1]
    for i, part in enumerate(reversed(parts[:-1])):
        said = Message("havana-list-and" if i == 0 else "havana-list-comma", {"first": part, "rest": said})
    return said


def things(game: Havana, materials: Iterable[str], pesos: int = 0, workers: int = 0) -> Message:
    """Materials, pesos and workers as one phrase."""
    counts = Counter(materials)
    parts = [amount(game, name, counts[name]) for name in game.edition.materials if counts[name]]
    parts += [amount(game, name, count) for name, count in (("peso", pesos), ("worker", workers)) if count]
    return listed(parts)


def number(value: int) -> str:
    """Return the number of two cards, always with two digits."""
    return f"{value:02}"


def seats(found: Iterable[int]) -> Message:
    """Players by their seats."""
    return listed([Message("havana-seat", {"seat": seat}) for seat in found])
