"""The action space of Cuba and the decision points it is used at: numbers only.

One space of 210 actions; what an action means is fixed by the decision point (`stage`) it is taken at.

| range | n | action | taken at |
|---|---|---|---|
| 0-4 | 5 | play a card (worker, trader, architect, foreman, mayor) | PLAY |
| 5-16 | 12 | a cell of one's plantation, row by row | FIGURE, SITE |
| 17-24 | 8 | take a resource | START_MATERIALS, START_PRODUCTS, HARVEST, IRRIGATE, TRADE (her alternatives), SWAP_OUT |
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
KINDS: Final = 23  # of buildings, as in the table of `components`
A_COUNT: Final = A_BUILDING + KINDS - 1  # + the count, from 1
A_DOCK: Final = A_COUNT + 16
A_SHIP: Final = A_DOCK + 3
A_LAW: Final = A_SHIP + 15
DONE: Final = A_LAW + 4
PAY: Final = DONE + 1
DECLINE: Final = DONE + 2
CROSS: Final = DONE + 3
SINGLE: Final = DONE + 4
NO_BUILD: Final = DONE + 5
NO_SHIP: Final = DONE + 6
A_BID: Final = DONE + 7
MOST_BID: Final = 99  # AMB-42
ACTIONS: Final = A_BID + MOST_BID + 1

# Decision points
START_MATERIALS: Final = 0
START_PRODUCTS: Final = 1
PLAY: Final = 2
FIGURE: Final = 3
HARVEST: Final = 4
IRRIGATE: Final = 5
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
WATER: Final = 2
CITRUS: Final = 3
SUGAR: Final = 4
TOBACCO: Final = 5
RUM: Final = 6
CIGARS: Final = 7
NOTHING: Final = 8  # what the printed warehouse yields
LOT: Final = 8  # land[] from here on is a building: LOT + kind

# Cards, in the order of their votes (CUB-1.9)
WORKER: Final = 0
TRADER: Final = 1
ARCHITECT: Final = 2
FOREMAN: Final = 3
MAYOR: Final = 4

WAREHOUSE: Final = 22  # as a kind of building; one is printed on every plantation
PRINTED_WAREHOUSE: Final = 6  # as a terrain, behind the six that yield something

# Sources of points
BY_SHIPS: Final = 0
BY_BUILDINGS: Final = 1
BY_STATUTES: Final = 2
BY_ALTERNATIVES: Final = 3
AT_THE_END: Final = 4
SOURCE_COUNT: Final = 5

# Kinds of statutes, in the order of the table of `components`
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

# Markers on the six alternatives of a round, as bits (CUB-1.10, CUB-4.0.4; worker and foreman have none: CUB-4.0.5)
MARK_MATERIAL: Final = 1
MARK_PRODUCT: Final = 2
MARK_ARCHITECT_1: Final = 4
MARK_ARCHITECT_2: Final = 8
MARK_MAYOR_1: Final = 16
MARK_MAYOR_2: Final = 32
NO_BUILDING_POINTS: Final = (2, 1)  # CUB-4.3.7: for the first and the second of a round
NO_SHIP_PESOS: Final = (4, 2)  # CUB-4.5.5

ROUNDS: Final = 6
CARDS_PLAYED: Final = 4  # of five in a round
FIRST_TAX: Final = 24  # the statutes printed on the board, behind the 24 cards
FIRST_DUTY: Final = 25
