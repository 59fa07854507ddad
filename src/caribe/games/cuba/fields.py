"""Every field of a position of Cuba, declared once.

Rows of eight numbers are resources (`actions.WOOD` ...), rows of five are wares. Seats follow each other in flat lists.
Below: what a seat has in a document, and how far a decision has got.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.codecs import Bits, Codec, Counts, Name, Number, Numbers
from caribe.core.fields import GENERATOR, PLAYER, copied, number, shared
from caribe.games.cuba import actions as a
from caribe.games.cuba.names import CARDS, MARKERS, PRODUCTS, RESOURCES, SOURCES, STAGES, WARES

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba

GAME = "Cuba"
MOST_MONEY = 9999  # in a position that is set up by hand, as many points, too


def _players(game: Cuba) -> int:
    return game.players


def _last_seat(game: Cuba) -> int:
    return game.players - 1


def _cards_played(game: Cuba) -> int:
    return 4 * game.players


def _market(game: Cuba) -> dict[str, int]:
    products, goods = game.box.start
    return {ware: products if ware in PRODUCTS else goods for ware in WARES}


FIELDS = (
    PLAYER,
    GENERATOR,
    shared("legal", "what `player` may do, found at the last transition"),
    number("stage", "the decision point", Name(STAGES, "play")),
    number("round", "from 1, 0 before the first", Number(0, a.ROUNDS)),
    number("turn", "cards played in this round, by all", Number(0, _cards_played)),
    number("start", "the start player", Number(0, _last_seat)),
    copied("own", "[seat * 8 + resource]: yard and store together, all of it always at hand (CUB-4.0.2)"),
    copied("store", "[seat * 3 + product]: what of it lies in the store"),
    copied("money", "pesos of each seat"),
    copied("points", "[seat * SOURCE_COUNT + source]"),
    shared("land", "[seat * 12 + cell]: the resource of an open field, or LOT + kind of building"),
    copied("figure", "the cell of each figure"),
    copied("hand", "cards in hand of each seat, as bits"),
    copied("last", "the card each seat played last, -1 for none"),
    copied("market", "units in each row", Counts(WARES, default=_market)),
    copied("supply", "by resource", Counts(RESOURCES)),
    shared("display", "buildings still on display, by kind"),
    copied("docks", "ships in docks 1 to 3 and at sea, -1 for none"),
    copied("cargo", "[dock * 5 + ware]"),
    number("stack", "ships in the stack whose order nobody knows, as bits; they lie on top"),
    shared("bottom", "ships under them, in known order"),
    number("unseen", "statutes not yet turned over, as bits", Bits(24)),
    shared("proposals", "by category, -1 for none"),
    shared("laws", "statutes in force by category, -1 for none"),
    number("enacted", "categories with a statute of this round, as bits", Bits(4)),
    number("markers", "black markers on the alternatives, as bits", Bits(MARKERS)),
    number("town_hall", "the seat with the votes of the town hall, -1 for none", Number(-1, _last_seat, -1)),
    number("veto", "the category vetoed in this round, -1 for none", Number(-1, 3, -1)),
    number("barred", "the category vetoed in the round before, which cannot be vetoed now", Number(-1, 3, -1)),
    number("church", "the seat that may still object before the vote, -1 for none", Number(-1, _last_seat, -1)),
    copied("bids", "of this ballot, -1 where none was made yet"),
    shared("first_bids", "the bids of the first ballot once there is a second", Numbers(-1, a.MOST_BID)),
    number("ballot", "of this parliament, 0 when none is on", Number(0, 2)),
    number("voting", "the seats that decide in secret together, as bits", Bits(_players)),
    shared("answers", "decided in secret: 1 to pay tax or duty, 0 not to, -1 nothing yet; empty when it is not asked"),
    number("paid", "the seats that paid their tax, as bits", Bits(_players)),
    number("asked", "the seats asked so far for the tax or the duty"),
    number("given", "units of a duty given so far: three bits for each"),
    number("left", "units still to choose"),
    number("low", "the lowest that may come next, in canonical order"),
    number("crops", "product fields still to be used: four bits for each product"),
    number("way", "what was last done with each ware in this action: two bits, 1 bought, 2 sold"),
    number("turns", "how often that changed: two bits for each ware"),
    number("todo", "cells whose buildings the foreman can still use, as bits"),
    number("mode", "CROSS or SINGLE, 0 for none"),
    number("cross_useful", "1 when a building in the row and column of the figure has an effect"),
    number("using", "the kind of building in use"),
    number("handed_in", "1 when the building in use was given a unit"),
    number("dock", "the dock being loaded"),
    number("loaded", "units loaded by the mayor in this action"),
    number("ware", "the ware being loaded or swapped"),
    number("begun", "1 when the decision before this one may have begun the same composite"),
    number("decided", "what decided the game, as in `names.DECIDED`; -1 while it goes on"),
)


SEAT_FIELDS: tuple[tuple[str, int, Codec], ...] = (  # name, numbers of a seat, form in its entry of the document
    ("own", 8, Counts(RESOURCES, default={})),
    ("store", 3, Counts(PRODUCTS, default={})),
    ("money", 1, Number(0, MOST_MONEY, 10)),
    ("points", 5, Counts(SOURCES, MOST_MONEY, default={})),
    ("figure", 1, Number(0, 11)),
    ("hand", 1, Bits(CARDS, CARDS)),
    ("last", 1, Name(CARDS, none=True)),
)

DOING = {  # the entries of `doing` in a document, with the highest number of each
    "step": 99,
    "left": 5,
    "low": 8,
    "crops": 8**5 - 1,
    "way": 1023,
    "turns": 1023,
    "todo": 4095,
    "mode": a.SINGLE,
    "using": a.KINDS - 1,
    "dock": 2,
    "ware": 4,
    "begun": 1,
}
