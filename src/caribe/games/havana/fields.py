"""Every field of a position of Havana or La Habana, declared once.

Goods are rows of eight numbers (four colours, grey, pesos, workers, points). Sets of cards and of buildings are bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from caribe.core.codecs import Bits, Codec, Flag, Name, Number, Text
from caribe.core.fields import GENERATOR, PLAYER, copied, number, shared, text

if TYPE_CHECKING:
    from caribe.core.validation import DocumentReader
    from caribe.games.havana.game import Havana

GAME = "Havana"
ENDINGS = ("target", "buildings", "materials", "bag", "stall")
USED = ("worker", "market", "removal", "built")


def _players(game: Havana) -> int:
    return game.players


def _cards(game: Havana) -> Sequence[str]:
    return game.card_names


@dataclass(frozen=True, slots=True)
class Seats(Codec):
    """Every seat once, in some order."""

    def missing(self, game: Havana) -> list[int]:
        """Return the seats as they sit."""
        return list(range(game.players))

    def write(self, game: Havana, value: Sequence[int]) -> list[int]:
        """Return the seats."""
        return list(value)

    def read(self, reader: DocumentReader, path: str, given: object) -> list[int]:
        """Return the seats."""
        every = self.missing(reader.game)
        if isinstance(given, list) and all(type(seat) is int for seat in given) and sorted(given) == every:
            return list(given)
        reader.fault(path, "core-fault-type", expected=str(every), got=str(given))
        return every


FIELDS = (
    PLAYER,
    GENERATOR,
    number("step", "what is to be decided: one of the steps in `actions`"),
    replace(number("is_midway", "1 in the middle of a composite decision", Flag()), entry="midway"),
    number("round", "the number of this round, 0 before the first", Number(0, 10**6)),
    number("place", "in the order of this round: whose turn it is, or who lays a card", Number(0, _players)),
    number("todo", "the card still to be carried out in this turn, -1 when none is", Name(_cards, none=True)),
    number("used", "what happens once a round, as bits", Bits(USED)),
    number("stall", "rounds in a row with an empty bag and nothing built", Number(0, 10**6)),
    number("low_building", "the building that the oldest player brings to an end"),
    number("victim", "the player whom a thief or tax collector visits"),
    number("site", "the end of a row whose building is being paid for"),
    number("due", "materials that are still to be picked"),
    number("least", "the lowest kind that may be picked or replaced next: kinds ascend"),
    number("picked", "the materials picked so far, four bits a kind"),
    number("replaced", "what five others stand for in a payment, four bits a kind; workers last"),
    number("reach", "the ends whose buildings can be paid for, as bits"),
    number("bag_size", "materials in the bag"),
    number("box_size", "materials in the box"),
    number("next_building", "the building that lies open on the pile, -1 when none does"),
    copied("goods", "a row for each seat, then the centre, the bag, the supply and the box"),
    copied("cards", "[seat * 6 + column]: hand, discards, the two open cards, what is laid and what it covers"),
    copied("rows", "two rows of six places for buildings"),
    copied("ends", "the first and the last place taken in each row; an empty row ends before it begins"),
    copied("pile", "the buildings nobody has seen in the pile, ascending: their order is not fixed"),
    copied("built", "the buildings of each seat, then those removed"),
    copied("order", "the seats as they take their turns in this round", Seats()),
    shared("ages", "the seats from the youngest to the oldest", Seats()),
    copied("trails", "what is known of each seat's cards", of="list[int]"),
    replace(text("ended", 'how the game ended, "" while it goes on', Text(("", *ENDINGS))), entry="ending"),
)
