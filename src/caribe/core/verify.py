"""Verify a record: replay it, and name the first thing that does not hold."""

from __future__ import annotations

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import IllegalAction
from caribe.core.records import Find, Record, Result


def verify(document: object, find: Find) -> list[Fault]:
    """Return what is wrong with the record of a finished game; nothing when it holds.

    The form of the document, the game, its rules version, options and data, the seed and its commitment, every
    decision in order, and the result: each step is looked at only when those before it hold.

    >>> from caribe import library
    >>> [str(fault) for fault in verify({"format": "caribe-record-0"}, library.title)]
    ['format: Expected a record of format caribe-record-1, got caribe-record-0.']
    """
    try:
        record = Record.read(document)
        playthrough = record.playthrough(find)
    except BadInput as bad:
        return list(bad.faults)
    fault = retrace(playthrough, record)
    if fault:
        return [fault]
    if not playthrough.state.is_over:
        args: dict[str, str | int | Message] = {"count": len(playthrough.actions), "other": playthrough.state.player}
        return [Fault("actions", Message("core-record-cut", args))]
    if record.result is None:
        return [Fault("result", Message("core-fault-missing", {"expected": "returns, scores, ending"}))]
    return _differences(Result.of(playthrough.state), record.result)


def retrace(playthrough: Playthrough, record: Record) -> Fault | None:
    """Take all decisions of a record; return the first one that cannot be taken, None when all can."""
    for i, decision in enumerate(record.decisions):
        state = playthrough.state
        args: dict[str, str | int | Message] = {"seat": decision.seat, "action": str(decision.action)}
        if state.is_over:
            return Fault(f"actions[{i}]", Message("core-record-after-end", {"count": i}))
        if decision.seat != state.player:
            several = decision.seat in state.deciders()
            args["other"] = state.player
            return Fault(f"actions[{i}]", Message("core-record-order" if several else "core-record-seat", args))
        try:
            playthrough.play([decision.action])
        except IllegalAction as illegal:
            args |= {"reason": illegal.reason.text, "rule": illegal.reason.rule or "none"}
            return Fault(f"actions[{i}]", Message("core-record-action", args))
    return None


def _differences(played: Result, recorded: Result) -> list[Fault]:
    faults = []
    for seat, (share, said) in enumerate(zip(played.returns, recorded.returns, strict=True)):
        if share != said:
            faults.append(_difference(f"result.returns[{seat}]", share, said))
    for seat, (score, noted) in enumerate(zip(played.scores, recorded.scores, strict=True)):
        for name in [*score, *(name for name in noted if name not in score)]:
            if score.get(name) != noted.get(name):
                faults.append(_difference(f"result.scores[{seat}].{name}", score.get(name), noted.get(name)))
    if played.ending != recorded.ending:
        faults.append(_difference("result.ending", played.ending, recorded.ending))
    return faults


def _difference(path: str, expected: object, got: object) -> Fault:
    return Fault(path, Message("core-record-result", {"expected": _shown(expected), "got": _shown(got)}))


def _shown(value: object) -> str:
    return "nothing" if value is None else f"{value:g}" if isinstance(value, float) else str(value)
