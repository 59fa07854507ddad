"""Every field of a position of Cartagena, declared once. Positions: 0 the camp, 1 to N the fields, N + 1 the boat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.codecs import Counts, Name, Number
from caribe.core.fields import GENERATOR, PLAYER, copied, number, part, shared, text
from caribe.games.cartagena.components import SYMBOLS

if TYPE_CHECKING:
    from caribe.games.cartagena.game import Cartagena

GAME = "Cartagena"


def _copies(game: Cartagena) -> int:
    return game.box.copies


def _last_turn(game: Cartagena) -> int:
    return game.turn_cap or 2**31


def _actions(game: Cartagena) -> int:
    return game.actions


FIELDS = (
    PLAYER,
    GENERATOR,
    shared("path", "the pieces as they lie, and the next field of each symbol", type="Path"),
    copied("aboard", "how many pirates of each seat are in the boat"),
    copied("places", "where each seat has pirates outside the boat, each place once, sorted", of="list[int]"),
    copied("mates", "where its others stand: those that share a place with one of their own", of="list[int]"),
    copied("crowd", "pirates on each position; nobody is counted in the camp and in the boat"),
    copied("hands", "[seat * 6 + symbol]"),
    copied("kinds", "the symbols each seat holds, as bits"),
    number("rear", "the hindmost field with one or two pirates, else the boat: who is ahead of it can step back"),
    copied("pile", "cards of each symbol in the draw pile", Counts(SYMBOLS, _copies)),
    number("pile_size", "cards in the draw pile"),
    copied("discard", "cards of each symbol in the discard pile", Counts(SYMBOLS, _copies)),
    number("top", "the symbol on top of the discard pile, -1 when there is none", Name(SYMBOLS, none=True)),
    number("action", "actions done in this turn", Number(0, _actions)),
    number("turn", "the number of this turn, from 1 on", Number(1, _last_turn, default=1)),
    part("memory", "what all have seen since the last reshuffle, None before the first", type="Memory"),
    text("over", "how the game ended, empty while it goes on"),
)
