"""Hints at a table: computed from what the seat knows, told as far as it was asked for and marked."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b

from caribe.server.errors import Refused
from caribe.server.learning.analyst import Analyst
from caribe.server.learning.worker import HintTask
from caribe.server.protocol.fields import JsonObject
from caribe.server.tables.snapshots import TableSnapshot

STEPS = ("idea", "candidates", "move")

KEPT = 200
"""How many hints are kept: whoever asks for the next step of one does not wait again."""


class Hints:
    """The hints of a server."""

    def __init__(self, analyst: Analyst) -> None:
        self._analyst = analyst
        self._kept: OrderedDict[tuple[str, int, int], JsonObject] = OrderedDict()

    async def tell(self, table: TableSnapshot, seat: int) -> JsonObject:
        """Return the hint for a seat, as far as it was asked for; refuses with `Refused`."""
        if reason := table.why_not_hint(seat):
            raise Refused(409, reason.text.id, reason.text.args)
        number = len(table.play.playthrough.actions)
        step = table.play.history.hint_step(number, seat)
        if not step:
            raise Refused(409, "server-why-hint-not-asked")
        key = (table.row.id, table.play.history.position_version, seat)
        if key not in self._kept:
            seed = hint_seed(number, seat)
            known = table.play.state.determinize(seat, seed)
            self._kept[key] = await self._analyst.run(HintTask(known, seat, seed))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return up_to(self._kept[key], step)


def hint_seed(number: int, seat: int) -> int:
    """The seed of a hint: of what everybody knows, for whatever is secret could show through the hint."""
    place = (number * 64 + seat).to_bytes(8, "little")
    return int.from_bytes(blake2b(place, digest_size=6, person=b"caribe-hint").digest(), "little")


def up_to(hint: JsonObject, step: int) -> JsonObject:
    """Return as much of a whole hint as its first steps tell.

    >>> up_to({"step": "move", "idea": [1], "candidates": [2], "move": 3, "reason": [4], "close": True}, 1)
    {'step': 'idea', 'idea': [1], 'candidates': [], 'move': None, 'reason': [], 'close': False}
    """
    hidden: JsonObject = {}
    if step < 2:
        hidden |= {"candidates": [], "close": False}
    if step < 3:
        hidden |= {"move": None, "reason": []}
    return {**hint, "step": STEPS[step - 1], **hidden}
