"""The action space of Cuba and the decision points it is used at: numbers only.

One space of 210 actions; what an action means is fixed by the decision point (`stage`) it is taken at.

| range | n | action | taken at |
|---|---|---|---|
| 0-4 | 5 | play a card (worker, trader, architect, foreman, mayor) | PLAY |
| 5-16 | 12 | a cell of the own plantation, row by row | FIGURE, SITE |
| 17-24 | 8 | take a resource | MATERIALS, CROPS, HARVEST, WATER, TRADE (her alternatives), SWAP_OUT |
| 25-32 | 8 | give a resource | LOAD, WARE, DUES, GIVE, SWAP_IN |
| 33-37 | 5 | buy a ware | TRADE |
| 38-42 | 5 | sell a ware | TRADE |
| 43-65 | 23 | a kind of building | BUILD, USE |
| 66-80 | 15 | a count of 1 to 15 | COUNT, UNITS |
| 81-83 | 3 | the ship in dock 1 to 3 | SHIP, DOCK |
| 84-98 | 15 | a ship card out of the stack | CALL |
| 99-102 | 4 | the proposal of category I to IV | LAWS, VETO, OBJECT |
| 103-109 | 7 | done, pay, decline, cross, single, no building, no ship | all over |
| 110-209 | 100 | a bid of 0 to 99 pesos | BID |

Composite decisions come in canonical order (equal or higher each time: starting picks, harvest, units of a duty or of a
building, the two statutes), and only what can still be completed is offered.
"""

from __future__ import annotations

from typing import Final

A_PLAY: Final = 0
A_CELL: Final = 5
A_TAKE: Final = 17
A_GIVE: Final = 25
A_BUY: Final = 33
A_SELL: Final = 38
A_BUILDING: Final = 43
A_COUNT: Final = 65  # + the count, from 1
A_DOCK: Final = 81
A_SHIP: Final = 84
A_LAW: Final = 99
DONE: Final = 103
PAY: Final = 104
DECLINE: Final = 105
CROSS: Final = 106
SINGLE: Final = 107
NO_BUILD: Final = 108
NO_SHIP: Final = 109
A_BID: Final = 110
ACTIONS: Final = 210
MOST_BID: Final = 99

# Decision points
MATERIALS: Final = 0
CROPS: Final = 1
PLAY: Final = 2
FIGURE: Final = 3
HARVEST: Final = 4
WATER: Final = 5
TRADE: Final = 6
BUILD: Final = 7
SITE: Final = 8
MODE: Final = 9
USE: Final = 10
COUNT: Final = 11
GIVE: Final = 12
DOCK: Final = 13
WARE: Final = 14
UNITS: Final = 15
SWAP_IN: Final = 16
SWAP_OUT: Final = 17
VETO: Final = 18
CALL: Final = 19
SHIP: Final = 20
LOAD: Final = 21
OBJECT: Final = 22
BID: Final = 23
LAWS: Final = 24
TAX: Final = 25
DUTY: Final = 26
DUES: Final = 27
OVER: Final = 28

# Resources: three materials, three products, two goods; the last five are the wares
WOOD: Final = 0
STONE: Final = 1
RAIN: Final = 2  # water
CITRUS: Final = 3
SUGAR: Final = 4
TOBACCO: Final = 5
RUM: Final = 6
CIGARS: Final = 7
NOTHING: Final = 8  # what the printed warehouse would yield; from here on land[] holds buildings, LOT + kind
LOT: Final = 8

# Cards, in the order of their votes
WORKER: Final = 0
TRADER: Final = 1
ARCHITECT: Final = 2
FOREMAN: Final = 3
MAYOR: Final = 4

# Kinds of buildings
CEMENT_WORKS: Final = 0
SAWMILL: Final = 1
GOLF_COURSE: Final = 2
MONASTERY: Final = 3
RUM_CAFE: Final = 4
CIGAR_CAFE: Final = 5
SMALL_OFFICE: Final = 6
LARGE_OFFICE: Final = 7
HOTEL: Final = 8
INN: Final = 9
DEPARTMENT_STORE: Final = 10
FARM_SHOP: Final = 11
BUILDERS_YARD: Final = 12
SMALL_BANK: Final = 13
LARGE_BANK: Final = 14
CIGAR_FACTORY: Final = 15
DISTILLERY: Final = 16
BLACK_MARKET: Final = 17
CHURCH: Final = 18
TOWN_HALL: Final = 19
DAM: Final = 20
LIGHTHOUSE: Final = 21
WAREHOUSE: Final = 22
KINDS: Final = 23

# Sources of points
BY_SHIPS: Final = 0
BY_BUILDINGS: Final = 1
BY_STATUTES: Final = 2
BY_ALTERNATIVES: Final = 3
AT_THE_END: Final = 4
SOURCES: Final = 5

# Kinds of statutes
TAX_PESOS: Final = 0
TAX_BUILDINGS: Final = 1
DUTY_WARE: Final = 2
DUTY_MATERIALS: Final = 3
DUTY_PRODUCTS: Final = 4
SUBSIDY_BUILDINGS: Final = 5
SUBSIDY_MATERIALS: Final = 6
SUBSIDY_PRODUCTS: Final = 7
SUBSIDY_WATER: Final = 8
SUBSIDY_VOTES: Final = 9
SUBSIDY_PESOS: Final = 10
MARKET_DOWN: Final = 11
MARKET_UP: Final = 12
DROUGHT: Final = 13
BUILDING_LAW: Final = 14
HARBOUR_LAW: Final = 15
ANTI_CORRUPTION: Final = 16

# Markers on the six alternatives of a round, as bits
MARK_MATERIAL: Final = 1
MARK_PRODUCT: Final = 2
MARK_ARCHITECT_1: Final = 4
MARK_ARCHITECT_2: Final = 8
MARK_MAYOR_1: Final = 16
MARK_MAYOR_2: Final = 32

ROUNDS: Final = 6
CARDS_PLAYED: Final = 4  # of five in a round
FIRST_TAX: Final = 24  # the statutes printed on the board, behind the 24 cards
FIRST_DUTY: Final = 25
