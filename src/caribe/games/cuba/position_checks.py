"""What must fit together in a position of Cuba: whose turn it is, the cards played, how far a decision has got."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from caribe.games.cuba import actions as a
from caribe.games.cuba.components import BUILDING_KINDS
from caribe.games.cuba.names import BUILDINGS, CARDS, STAGES

if TYPE_CHECKING:
    from caribe.games.cuba.position_reader import Reader

MOST_LEFT = {"materials": 2, "crops": 2, "harvest": 2, "give": 2, "laws": 2, "dues": 5}
STAGES_OF_CARD = {
    "worker": (a.FIGURE, a.IRRIGATE),
    "trader": (a.TRADE, a.TRADE),
    "architect": (a.BUILD, a.SITE),
    "foreman": (a.MODE, a.CALL),
    "mayor": (a.SHIP, a.LOAD),
}
FIRST_QUESTION = {"ware": "dock", "units": "dock", "swap_out": "swap_in"}


def asked_by(stage: str) -> list[str]:
    """Return the buildings that come to this decision point."""
    first = FIRST_QUESTION.get(stage, stage)
    return [kind.name for kind in BUILDING_KINDS if kind.asks == first and (stage != "units" or kind.most > 1)]


def check_flow(reader: Reader, voting: int, doing: Mapping[str, int]) -> None:
    """Who is to decide, and which cards are played, must fit how far the round has got."""
    players = reader.rules.players
    in_action = a.PLAY <= reader.stage <= a.LOAD
    if in_action and reader.turn == 4 * players:
        reader.fault("turn", "core-fault-type", expected=f"0-{4 * players - 1}", got=str(reader.turn))
    if a.LOAD < reader.stage < a.OVER and reader.turn != 4 * players:
        reader.fault("turn", "core-fault-type", expected=str(4 * players), got=str(reader.turn))
    if (reader.round == 0) != (reader.stage < a.PLAY):
        reader.fault(
            "round", "core-fault-type", expected="0" if reader.stage < a.PLAY else "1-6", got=str(reader.round)
        )
    if in_action and reader.player != (reader.start + reader.turn) % players:
        expected = (reader.start + reader.turn) % players
        reader.fault("player", "core-fault-type", expected=str(expected), got=str(reader.player))
    if reader.stage == a.BID or (reader.rules.together and reader.stage in (a.TAX, a.DUTY)):
        own = (reader.secrets[reader.player :] or [0])[0] if reader.player >= 0 else 0
        if own >= 0 or not voting >> reader.player & 1:
            reader.fault("player", "cuba-fault-decider")
    for seat in range(len(reader.secrets)):
        _check_cards(reader, seat)
    _check_stage(reader, doing)


def _check_stage(reader: Reader, doing: Mapping[str, int]) -> None:
    """How far a decision has got must fit the decision."""
    stage = STAGES[reader.stage]
    if stage in MOST_LEFT and not 1 <= doing["left"] <= MOST_LEFT[stage]:
        expected = f"1-{MOST_LEFT[stage]}"
        reader.fault("doing.left", "core-fault-type", expected=expected, got=str(doing["left"]))
    users = asked_by(stage)
    if users and BUILDINGS[doing["using"]] not in users:
        reader.fault("doing.using", "core-fault-type", expected=", ".join(users), got=BUILDINGS[doing["using"]])
    if a.USE <= reader.stage <= a.CALL and doing["mode"] not in (a.CROSS, a.SINGLE):
        reader.fault("doing.mode", "core-fault-type", expected=f"{a.CROSS}, {a.SINGLE}", got=str(doing["mode"]))
    if stage == "ship" and doing["step"]:
        reader.fault("doing.step", "core-fault-type", expected="0", got=str(doing["step"]))
    if stage in ("load", "ware", "units") and reader.docks[doing["dock"]] < 0:
        reader.fault("doing.dock", "core-fault-missing", expected="1-15")
    own = reader.values["land"][reader.player * 12 : reader.player * 12 + 12] if reader.player >= 0 else []
    for cell, what in enumerate(own):
        if doing["todo"] >> cell & 1 and what < a.LOT:
            reader.fault("doing.todo", "cuba-fault-todo", cell=cell)


def _check_cards(reader: Reader, seat: int) -> None:
    """A seat holds the cards it has not played, and the last it played fits the decision."""
    players = reader.rules.players
    place = (seat - reader.start) % players
    played = 0
    if a.PLAY <= reader.stage <= a.LOAD:
        played = (reader.turn + players - 1 - place) // players
        if seat == reader.player and reader.stage > a.PLAY:
            played += 1
    elif a.LOAD < reader.stage < a.OVER:
        played = 4
    hand, last = reader.values["hand"][seat], reader.values["last"][seat]
    count = hand.bit_count()
    if count != 5 - played:
        reader.fault(f"seats[{seat}].hand", "cuba-fault-hand", expected=5 - played, got=count)
    if (last < 0) != (played == 0) or (last >= 0 and hand >> last & 1):
        reader.fault(f"seats[{seat}].last", "cuba-fault-last")
    elif seat == reader.player and a.PLAY < reader.stage <= a.LOAD:
        low, high = STAGES_OF_CARD[CARDS[last]]
        if not low <= reader.stage <= high:
            reader.fault("stage", "cuba-fault-stage", card=CARDS[last])
