"""The atomic actions of Havana and La Habana, and the steps they answer: small numbers, the same in both editions.

| actions | meaning |
|---|---|
| 0-12 | a card: one of the first two, the one to carry out first, to fetch, to discard, to take, to lay |
| 13-14 | cover the left or the right open card |
| 15-19 | a material: four colours, then grey |
| 20 | a worker (the tax collector takes him) |
| 21 | out of the bag unseen |
| 22-25 | a seat |
| 26-29 | the left or right end of the first row, of the second row |
| 30-33 | five grey instead of one more of this colour |
| 34 | five pesos instead of one more worker |
| 35 | pay the rest as printed |
| 36 | none, enough, end of the turn |
| 37-72 | a building of the pile, where the oldest player may exchange one at the start |
"""

from __future__ import annotations

from typing import Final, Literal, get_args

MATERIALS_IN_ALL: Final = 80  # HAV-1.1, HAV-1.2, LAH-1.1, LAH-1.2
CARDS: Final = 13  # HAV-1.5, LAH-1.3
KINDS: Final = 5  # of materials: four colours, then grey
BUILDINGS: Final = 36  # HAV-1.4, LAH-1.3
LOWEST: Final = 3  # the most a low building is worth
LOW_BUILDINGS: Final = 9  # enough for one to be in the pile when none lies at an end: 4 ends and 8 inner places

COVER: Final = 13
MATERIAL: Final = 15
WORKER: Final = 20
UNSEEN: Final = 21
SEAT: Final = 22
SITE: Final = 26
INSTEAD: Final = 30
PAY: Final = 35
NONE: Final = 36
BUILDING: Final = 37

# The steps at which a decision is awaited.
CHOOSE: Final = 0
EXCHANGE: Final = 1
PLACE: Final = 2
ORDER: Final = 3
FETCH: Final = 4
DISCARD: Final = 5
TAKE: Final = 6
REMOVE: Final = 7
TAX: Final = 8
ROB: Final = 9
BURGLE: Final = 10
LOOT: Final = 11
MARKET: Final = 12
SHARE: Final = 13
BUILD: Final = 14
PAYMENT: Final = 15
LAY: Final = 16
TURN: Final = 17  # a turn that is about to begin, in a position set up by hand
Step = Literal[
    "choose",
    "exchange",
    "place",
    "order",
    "fetch",
    "discard",
    "take",
    "remove",
    "tax",
    "rob",
    "burgle",
    "loot",
    "market",
    "share",
    "build",
    "payment",
    "lay",
    "turn",
]
STEPS: Final[tuple[Step, ...]] = get_args(Step)

# What a card does; the first two are never carried out.
IDLE: Final = 0
SHIELD: Final = 1
RENEWAL: Final = 2
SWAP: Final = 3
COIN: Final = 4
DEBRIS: Final = 5
REMOVAL: Final = 6
TAXES: Final = 7
HIRE: Final = 8
ARCHITECT: Final = 9
PESO_THIEF: Final = 10
MATERIAL_THIEF: Final = 11
BLACK_MARKET: Final = 12
PESO_SHARE: Final = 13
MATERIAL_SHARE: Final = 14

# Columns of a row of goods: materials 0-3 coloured, then
GREY: Final = 4
PESOS: Final = 5
WORKERS: Final = 6
POINTS: Final = 7
WIDTH: Final = 8

# Columns of a seat's cards: sets as bits, then the two open cards, what is laid face down, and what it covers
HAND: Final = 0
DISCARDS: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
LAID: Final = 4
COVERED: Final = 5
SPREAD: Final = 6

# Once a round, as bits
WORKER_BONUS: Final = 1
MARKET_BONUS: Final = 2
REMOVED: Final = 4
BUILT: Final = 8


def _cards_in() -> list[list[int]]:
    """For each set of cards (as bits) its cards, ascending."""
    return [[card for card in range(CARDS) if cards >> card & 1] for cards in range(1 << CARDS)]


CARDS_IN: Final = _cards_in()
BIT: Final = [2**number for number in range(BUILDINGS)]  # a literal 1 is shifted in 32 bits only when compiled
HIDDEN: Final = -1  # what others see of a card that is laid, fetched or discarded
