"""A chapter: one decision of the tavern, with all that belongs to it in one place."""

from __future__ import annotations

from collections.abc import Sequence

from caribe.core.choices import Choice, Trial
from caribe.core.message import Message
from caribe.core.reasons import Reason
from tests.testgame.actions import PHASES
from tests.testgame.state import TavernTable


class Chapter:
    """What may be done, what it does, how it is offered and why it is refused."""

    phase: int
    rule: str
    kinds: tuple[str, ...]  # the kinds of targets that its choices touch

    def deciders(self, table: TavernTable) -> list[int]:
        """Return the seats that owe this decision."""
        return [table.player]

    def legal_actions(self, table: TavernTable, seat: int) -> list[int]:
        """Return what a seat that owes this decision may do."""
        raise NotImplementedError

    def take(self, table: TavernTable, action: int) -> None:
        """Take an action of `player`."""
        raise NotImplementedError

    def describe(self, table: TavernTable, seat: int, trial: Trial) -> Choice:
        """Describe a choice that begins with an action of this chapter."""
        raise NotImplementedError

    def explain(self, table: TavernTable, seat: int, targets: Sequence[str]) -> Reason:
        """Explain why no choice has all these targets: all of them exist and are of a kind of this chapter."""
        most = self.most_targets(table, seat)
        if len(targets) > most:
            return self.refusal("too-many", count=most)
        if len(set(targets)) < len(targets):
            return self.refusal("twice")
        names = [target.partition(":")[2] for target in targets]
        return next(reason for name in names if (reason := self.explain_one(table, seat, name)))

    def explain_action(self, table: TavernTable, seat: int, name: str) -> Reason:
        """Explain why an action of this chapter, which names a card or a bid, is not legal."""
        reason = self.explain_one(table, seat, name)
        assert reason is not None
        return reason

    def most_targets(self, table: TavernTable, seat: int) -> int:
        """Return how many targets a choice has at most."""
        return 1

    def explain_one(self, table: TavernTable, seat: int, name: str) -> Reason | None:
        """Explain why what a target names cannot be part of any choice; None when it can."""
        raise NotImplementedError

    def refusal(self, why: str, rule: str = "", **args: str | int | Message) -> Reason:
        """Make a reason."""
        return Reason(Message(f"tavern-why-{why}", args), rule or self.rule)

    def not_now(self) -> Reason:
        """Say that something else is to be decided."""
        return self.refusal("not-now", phase=Message(f"tavern-phase-{PHASES[self.phase]}"))
