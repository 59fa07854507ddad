"""Table options: what can be agreed before a game, and what it is when nobody says otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from caribe.core.faults import Fault
from caribe.core.message import Message

OptionValue = str | int


@dataclass(frozen=True, slots=True)
class Option:
    """One table option: named values, or whole numbers from `low` to `high`, or both.

    `seats` stands for "any seat of this table": the numbers then go from 0 to players - 1. `samples` are numbers
    worth trying in tests. `order` allows every seat once, in any order, as text: "2,0,1".
    """

    name: str
    default: OptionValue
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    seats: bool = False
    samples: tuple[int, ...] = ()
    order: bool = False
    rule: str = ""

    def fault(self, value: object, players: int) -> Message | None:
        """Return what is wrong with this value, or None."""
        low, high = (0, players - 1) if self.seats else (self.low, self.high)
        if isinstance(value, str) and value in self.values:
            return None
        numeric = low is not None and high is not None
        if numeric and isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:  # type: ignore[operator]
            return None
        in_turn = ",".join(str(seat) for seat in range(players))
        if self.order and isinstance(value, str) and sorted(value.split(",")) == in_turn.split(","):
            return None
        expected = list(self.values)
        if numeric:
            expected.append(f"{low}-{high}")
        if self.order:
            expected.append(in_turn)
        return Message("core-fault-option", {"expected": ", ".join(expected), "got": str(value)})

    def trials(self, players: int) -> list[OptionValue]:
        """Return values worth testing: every named one, and sample numbers."""
        numbers = range(players) if self.seats else self.samples
        orders = [",".join(str(seat) for seat in reversed(range(players)))] if self.order else []
        return [*self.values, *numbers, *orders]

    def to_json(self) -> dict[str, object]:
        """Return the option as plain data, for a form."""
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "low": self.low,
            "high": self.high,
            "seats": self.seats,
            "order": self.order,
            "rule": self.rule,
        }


def resolve_options(
    options: Sequence[Option], given: Mapping[str, object], players: int
) -> tuple[dict[str, OptionValue], list[Fault]]:
    """Return all options with their values, defaults filled in, and every fault of those that were given."""
    known = {option.name: option for option in options}
    faults = []
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known)
            faults.append(Fault(f"options.{name}", Message("core-fault-unknown-option", {"expected": names})))
        elif text := known[name].fault(value, players):
            faults.append(Fault(f"options.{name}", text))
    settled: dict[str, OptionValue] = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        settled[name] = value if isinstance(value, str | int) else option.default
    return settled, faults
