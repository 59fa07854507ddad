"""Dining: the winner buys the top dish or passes, and pays in goods or coins (TAV-5, TAV-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from caribe.core.choices import Choice, Effect, Trial
from caribe.core.message import Message
from caribe.core.reasons import Reason
from tests.testgame import events as happened
from tests.testgame.actions import BUY, DINE, GOODS, INSTEAD, PASS, PAY
from tests.testgame.cellar import next_cellar
from tests.testgame.chapter import Chapter
from tests.testgame.state import TavernTable
from tests.testgame.words import dish_name


class Dining(Chapter):
    """Buy or pass; buying begins a composite that `Paying` goes on with."""

    phase, rule = DINE, "TAV-5"
    kinds: tuple[str, ...] = ("dish", "pay")

    def legal_actions(self, table: TavernTable, seat: int) -> list[int]:
        return [BUY, PASS] if table.goods[seat][0] >= table.rules.rate * sum(missing(table, seat)) else [PASS]

    def take(self, table: TavernTable, action: int) -> None:
        seat = table.player
        dish = table.rules.dishes[table.top]
        if action == PASS:  # TAV-6
            table.tell(happened.Passed(seat, dish["name"]))
            table.bottom.append(table.top)
            turn_dish(table)
            next_cellar(table, seat)
            return
        lacking = missing(table, seat)  # TAV-5: first what is missing, so that nobody gets stuck on the way
        table.due = [dish["bread"] - lacking[0], dish["rum"] - lacking[1]]
        table.goods[seat][0] -= table.rules.rate * sum(lacking)
        table.phase = PAY
        serve_if_paid(table, seat)

    def describe(self, table: TavernTable, seat: int, trial: Trial) -> Choice:
        if trial.actions[0] == PASS:
            dish = dish_name(table.rules.dishes[table.top]["name"])
            return Choice(trial.actions, "pass", ("dish:pass",), Message("tavern-choice-pass", {"dish": dish}), "TAV-6")
        return purchase(table, seat, trial)

    def explain(self, table: TavernTable, seat: int, targets: Sequence[str]) -> Reason:
        picked = Counter(targets)
        if picked["dish:pass"]:
            return self.refusal("pass-alone", "TAV-6")
        dish = f"dish:{table.rules.dishes[table.top]['name']}"
        if picked[dish] > 1 or any(target.startswith("dish:") and target != dish for target in targets):
            return self.refusal("top-only", "TAV-6")
        return self.refusal("payment", count=table.rules.rate)

    def explain_action(self, table: TavernTable, seat: int, name: str) -> Reason:
        return self.refusal("payment", count=table.rules.rate)


class Paying(Dining):
    """What is due of one kind: all of it in goods, or one of it in coins."""

    phase, kinds = PAY, ("pay",)

    def legal_actions(self, table: TavernTable, seat: int) -> list[int]:
        return [GOODS, INSTEAD] if table.goods[seat][0] >= table.rules.rate else [GOODS]

    def take(self, table: TavernTable, action: int) -> None:
        seat = table.player
        kind = 0 if table.due[0] else 1
        if action == GOODS:
            table.goods[seat][1 + kind] -= table.due[kind]
            table.due[kind] = 0
        else:
            table.goods[seat][0] -= table.rules.rate
            table.due[kind] -= 1
        serve_if_paid(table, seat)

    def describe(self, table: TavernTable, seat: int, trial: Trial) -> Choice:
        return purchase(table, seat, trial)


def missing(table: TavernTable, seat: int) -> list[int]:
    """Return how much bread and rum a seat lacks for the top dish."""
    dish = table.rules.dishes[table.top]
    return [max(0, dish["bread"] - table.goods[seat][1]), max(0, dish["rum"] - table.goods[seat][2])]


def serve_if_paid(table: TavernTable, seat: int) -> None:
    """Serve the dish when nothing is due any more."""
    if any(table.due):
        return
    table.eaten[seat].append(table.top)
    table.tell(happened.Bought(seat, table.rules.dishes[table.top]["name"]))
    table.top = -1
    turn_dish(table)
    if table.top < 0:
        table.finish("sold_out")
    else:
        next_cellar(table, seat)


def turn_dish(table: TavernTable) -> None:
    """Turn the next dish over (TAV-2): an unknown one, or when these are used up one from under the pile (TAV-6)."""
    if table.hidden == 0:
        table.top = table.bottom.pop(0) if table.bottom else -1
    else:
        k = table.below(sum(table.unseen))
        table.top = 0
        while k >= table.unseen[table.top]:
            k -= table.unseen[table.top]
            table.top += 1
        table.unseen[table.top] -= 1
        table.hidden -= 1
    if table.top >= 0:
        table.tell(happened.Turned(table.rules.dishes[table.top]["name"]))


def purchase(table: TavernTable, seat: int, trial: Trial) -> Choice:
    """Describe a dish and all that is paid for it; what is left to pay, when some is paid already."""
    after = trial.after
    assert isinstance(after, TavernTable)
    coins, bread, rum = (had - has for had, has in zip(table.goods[seat], after.goods[seat], strict=True))
    dish = table.rules.dishes[table.top]
    targets = [f"dish:{dish['name']}"] if trial.actions[0] == BUY else []
    targets += ["pay:bread"] * bread + ["pay:rum"] * rum + ["pay:coin"] * coins
    args: dict[str, str | int | Message] = {"dish": dish_name(dish["name"]), "bread": bread, "rum": rum, "coins": coins}
    effects = [Effect("points", dish["points"])]
    effects += [Effect(thing, -paid) for thing, paid in (("bread", bread), ("rum", rum), ("coin", coins)) if paid]
    return Choice(trial.actions, "buy", tuple(targets), Message("tavern-choice-buy", args), "TAV-5", tuple(effects))
