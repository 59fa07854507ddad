"""Every field of a position of the tavern, declared once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from caribe.core.codecs import Codec, Name, Number, Numbers, Rows, Text
from caribe.core.fields import GENERATOR, PLAYER, Field, copied, nested, number, text
from tests.testgame.actions import CARDS, MOST_BID, PHASES

if TYPE_CHECKING:
    from caribe.core.validation import DocumentReader
    from tests.testgame.game import Tavern

GAME = "Tavern"
ENDINGS = ("last_round", "sold_out")
MOST = 10**6


def _players(game: Tavern) -> int:
    return game.players


def _last_seat(game: Tavern) -> int:
    return game.players - 1


def _dishes(game: Tavern) -> int:
    return len(game.dishes)


def _last_dish(game: Tavern) -> int:
    return len(game.dishes) - 1


def flagged(flags: list[bool]) -> list[int]:
    """Return the cards of a set."""
    return [card for card, there in enumerate(flags) if there]


@dataclass(frozen=True, slots=True)
class CardSets(Codec):
    """A set of cards for each seat, written as lists of numbers: a codec of this game's own."""

    def write(self, game: Any, value: Any) -> object:
        return [flagged(cards) for cards in value]

    def read(self, reader: DocumentReader, path: str, given: object) -> list[list[bool]]:
        sets = [reader.bits(*row, CARDS) for row in reader.rows(path, given, _players(reader.game))]
        return [[bool(cards >> card & 1) for card in range(CARDS)] for cards in sets]


FIELDS: tuple[Field, ...] = (
    PLAYER,
    GENERATOR,
    number("phase", "what is to be decided", Name(PHASES)),
    number("round", "the number of this round", Number(1, 9)),
    nested("hands", "each seat's hand, as flags", CardSets(), of="bool"),
    nested("open", "the cards that lie open before each seat, as flags", CardSets(), of="bool"),
    nested("cellars", "the cards that lie in each cellar, as flags", CardSets(), of="bool"),
    nested("laid", "the cards each seat has laid face down", Rows(0, CARDS - 1, _players)),
    copied("bids", "of this round, -1 where none was made", Numbers(-1, MOST_BID, _players)),
    copied("strength", "the sum of the cards each seat laid in this round", Numbers(0, MOST, _players)),
    nested("goods", "coins, bread and rum of each seat", Rows(0, MOST, _players)),
    nested("eaten", "the dishes each seat has bought", Rows(0, _last_dish, _players)),
    copied("unseen", "how many of each dish nobody has seen yet", Numbers(0, MOST, _dishes)),
    number("hidden", "how many of the unseen dishes lie in the pile", Number(0, MOST)),
    number("top", "the dish that is for sale, -1 for none", Number(-1, _last_dish)),
    copied("bottom", "the dishes under the pile, in order", Numbers(0, _last_dish)),
    copied("due", "bread and rum still to pay", Numbers(0, MOST, 2)),
    number("winner", "who won the bid, -1 for nobody yet", Number(-1, _last_seat)),
    nested("slots", "knowledge: when each card of a cellar was put there", Rows(0, MOST, _players)),
    nested("shown", "knowledge: when each card was last seen in a hand", Rows(0, MOST, _players)),
    number("clock", "the time of both: cards put into cellars so far", Number(0, MOST)),
    text("over", "how the game ended, empty while it goes on", Text(("", *ENDINGS)), entry="ending"),
)
