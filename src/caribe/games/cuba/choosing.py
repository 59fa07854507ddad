"""Choices of Cuba in words: what they touch, what they are certain to do, and the rule they rest on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.cuba import actions as a
from caribe.games.cuba import events as happened
from caribe.games.cuba.names import BUILDINGS, CARDS, MATERIALS, RESOURCES, STAGES, STATUTES, rule_of, thing
from caribe.games.cuba.words import building_name, card_name, counted, resource_name, statute_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.rules import CubaState

TWO_UNITS = ("monastery", "builders_yard")


def described(state: CubaState, seat: int, actions: tuple[int, ...]) -> Choice:
    """The choice these actions make, from what the table would see happen."""
    trial = Trial(state, seat, actions)
    stage = STAGES[state.stage]
    if stage in ("materials", "crops"):
        return trial.pick()
    if stage == "play":
        return trial.play()
    if stage in ("figure", "harvest"):
        return trial.harvest()
    if stage in ("build", "site"):
        return trial.build()
    if stage in ("ship", "load"):
        return trial.load()
    if stage in ("water", "trade"):
        return trial.trade() if stage == "trade" else trial.irrigate()
    if stage in ("bid", "laws", "object"):
        return trial.vote()
    if stage in ("tax", "duty", "dues"):
        return trial.pay()
    return trial.use()


class Trial:
    """The actions tried out on a copy, and what of it is certain: the events of this seat's own action."""

    def __init__(self, state: CubaState, seat: int, actions: tuple[int, ...]) -> None:
        self.state = state
        self.seat = seat
        self.actions = actions
        self.first = actions[0]
        copy = state.clone()
        copy.keep_log()
        copy.advance(actions[0])
        self.called = copy.using if a.COUNT <= copy.stage <= a.CALL else -1  # the building in use after one step
        for action in actions[1:]:
            copy.advance(action)
        self.events = self._own(copy.log or [])

    def _own(self, log: Sequence[Event]) -> list[Event]:
        """The events of this seat up to the end of its action; ships that sail in between are nobody's."""
        found = []
        for event in log:
            if isinstance(event, happened.ShipLeft | happened.Harbour):
                continue
            if getattr(event, "seat", -1) != self.seat or isinstance(event, happened.StartPassed):
                break
            found.append(event)
        return found

    def choice(
        self,
        verb: str,
        targets: Sequence[str],
        rule: str,
        args: dict[str, str | int | Message] | None = None,
        text: str = "",
        more: Sequence[Effect] = (),
    ) -> Choice:
        """The choice, with the effects its events have."""
        plain = {name: arg for name, arg in (args or {}).items() if isinstance(arg, str | int)}
        effects = (*self.effects(), *more)
        message = Message(f"cuba-choice-{text or verb}", args or {})
        return Choice(self.actions, verb, tuple(targets), message, rule, effects, plain)

    def effects(self) -> list[Effect]:
        """What is certain: points, pesos, resources, and where pieces will stand."""
        sums: Counter[str] = Counter()
        places: list[Effect] = []
        for event in self.events:
            sums.update(_changes(self.state, event))
            if isinstance(event, happened.Placed):
                places.append(Effect(f"figure:{self.seat}", 0, f"cell:{event.cell}"))
            if isinstance(event, happened.Built):
                places.append(Effect(f"building:{event.building}", 0, f"cell:{event.cell}"))
            if isinstance(event, happened.Called):
                places.append(Effect(f"ship:{event.ship}", 0, "dock:sea"))
        order = ["points", "pesos", "votes", *(thing(i) for i in range(8))]
        return [Effect(name, sums[name]) for name in order if sums[name]] + places

    def done(self) -> Choice:
        """Enough."""
        return self.choice("done", ("step:done",), "CUB-3.0.2")

    def pick(self) -> Choice:
        """Things to begin with."""
        names = [event.resource for event in self.events if isinstance(event, happened.Picked)]
        targets = [thing(RESOURCES.index(name)) for name in names]
        return self.choice("pick", targets, "CUB-2.10", {"things": counted(Counter(names))})

    def play(self) -> Choice:
        """A card."""
        name = CARDS[self.first]
        return self.choice("play", (f"card:{name}",), "CUB-3.B.1", {"card": card_name(name)}, f"play-{name}")

    def harvest(self) -> Choice:
        """A cell, and products where there is a choice."""
        taken = [e.resource for e in self.events if isinstance(e, happened.Harvested) and e.resource not in MATERIALS]
        picks = [thing(RESOURCES.index(name)) for name in taken]
        all_of_it: Counter[str] = Counter()
        for event in self.events:
            if isinstance(event, happened.Harvested):
                all_of_it[event.resource] += event.count
        if self.state.stage == a.HARVEST:
            return self.choice("harvest", picks, "CUB-4.1.4", {"things": counted(all_of_it)}, "harvest-more")
        cell = self.first - a.A_CELL
        targets = [f"cell:{cell}", *picks]
        args: dict[str, str | int | Message] = {
            "row": cell // 4 + 1,
            "column": cell % 4 + 1,
            "things": counted(all_of_it),
        }
        return self.choice("harvest", targets, "CUB-4.1.1", args)

    def irrigate(self) -> Choice:
        """One more field for water."""
        if self.first == a.DONE:
            return self.done()
        name = RESOURCES[self.first - a.A_TAKE]
        return self.choice("irrigate", (f"ware:{name}",), "CUB-4.1.6", {"things": units(1, name)})

    def trade(self) -> Choice:
        """Buying, selling, or one thing instead."""
        if self.first == a.DONE:
            return self.done()
        event = self.events[0]
        if isinstance(event, happened.Took):
            i = RESOURCES.index(event.resource)
            rule = "CUB-4.2.8" if i < 3 else "CUB-4.2.9"
            return self.choice("take", ("trade:take", thing(i)), rule, {"things": units(1, event.resource)})
        assert isinstance(event, happened.Bought | happened.Sold)
        verb = "buy" if isinstance(event, happened.Bought) else "sell"
        rule = {"buy": ("CUB-4.2.2", "CUB-4.2.3"), "sell": ("CUB-4.2.4", "CUB-4.2.5")}[verb][event.supply]
        args: dict[str, str | int | Message] = {"resource": resource_name(event.ware), "price": event.pesos}
        return self.choice(
            verb, (f"trade:{verb}", f"ware:{event.ware}"), rule, args, verb + ("-supply" if event.supply else "")
        )

    def build(self) -> Choice:
        """A building on a cell, or none."""
        event = self.events[0]
        if isinstance(event, happened.Refrained):
            return self.choice("refrain", ("build:none",), "CUB-4.3.7", {"points": event.points}, "no-building")
        assert isinstance(event, happened.Built)
        targets = [f"building:{event.building}", f"cell:{event.cell}"]
        if self.state.stage == a.SITE:
            targets.pop(0)
        args: dict[str, str | int | Message] = {
            "building": building_name(event.building),
            "row": event.cell // 4 + 1,
            "column": event.cell % 4 + 1,
            "pesos": event.pesos,
        }
        return self.choice("build", targets, "CUB-4.3.1", args)

    def load(self) -> Choice:
        """A ship and a ware, none, or enough."""
        if self.first == a.DONE:
            return self.done()
        event = self.events[0]
        if isinstance(event, happened.Refrained):
            return self.choice("refrain", ("ship:none",), "CUB-4.5.5", {"pesos": event.pesos}, "no-ship")
        assert isinstance(event, happened.Loaded)
        return self.choice("load", (f"ship:{event.ship}", f"ware:{event.ware}"), "CUB-4.5.1", self._loaded(event))

    def _loaded(self, event: happened.Loaded) -> dict[str, str | int | Message]:
        return {
            "ship": event.ship,
            "dock": event.dock,
            "points": event.points,
            "things": units(event.count, event.ware),
        }

    def use(self) -> Choice:
        """The foreman: a way to work, a building with all it is asked, or enough."""
        if self.first == a.CROSS:
            return self.choice("cross", ("mode:cross",), "CUB-4.4.1")
        if self.state.stage == a.USE and self.first == a.DONE:
            return self.choice("done", ("step:done",), "CUB-4.4.6")
        kind = self._building()
        targets = ["mode:single"] if self.first == a.SINGLE else []
        if self.state.stage in (a.MODE, a.USE):
            targets.append(f"building:{BUILDINGS[kind]}")
        return self._service(BUILDINGS[kind], targets)

    def _building(self) -> int:
        """The kind of building that is used."""
        for action in self.actions[:2]:
            if a.A_BUILDING <= action <= a.A_COUNT:
                return action - a.A_BUILDING
        if self.state.stage not in (a.MODE, a.USE):
            return self.state.using
        if self.called >= 0:
            return self.called
        used = next(event for event in self.events if isinstance(event, happened.Used))
        return BUILDINGS.index(used.building)

    def _service(self, name: str, targets: list[str]) -> Choice:
        rule = rule_of(name)
        args: dict[str, str | int | Message] = {"building": building_name(name)}
        used = [e for e in self.events if isinstance(e, happened.Used) and e.building == name]
        for event in self.events:
            if isinstance(event, happened.Skipped):
                return self.choice("skip", [*targets, "step:skip"], "AMB-71", args)
            if isinstance(event, happened.Loaded):
                ship = self.state.stage in (a.MODE, a.USE, a.DOCK)
                ware = self.state.stage != a.UNITS
                targets += [f"ship:{event.ship}"] if ship else []
                targets += [f"ware:{event.ware}"] if ware else []
                targets += [f"count:{event.count}"] if name == "large_office" else []
                return self.choice("use", targets, rule, args | self._loaded(event), "use-office")
            if isinstance(event, happened.Vetoed):
                args["statute"] = statute_name(self.state.rules.box.statutes[event.statute])
                return self.choice("use", [*targets, f"statute:{event.statute}"], rule, args, "use-church")
            if isinstance(event, happened.Called):
                args |= {"ship": event.ship, "other_ship": event.before}
                return self.choice("use", [*targets, f"ship:{event.ship}"], rule, args, "use-lighthouse")
        given = [unit for event in used for unit in event.gave]
        got = [unit for event in used for unit in event.got]
        args["gave"] = counted(Counter(given))
        args["got"] = counted(Counter(got))
        args["points"] = sum(event.points for event in used)
        args["pesos"] = sum(event.pesos for event in used)
        if name == "black_market":
            targets += [] if self.state.stage == a.SWAP_OUT else [f"ware:{given[0]}"]
            return self.choice("use", [*targets, f"take:{got[0]}"], rule, args, "use-exchange")
        if name in ("cigar_factory", "distillery"):
            return self.choice("use", [*targets, f"count:{len(given)}"], rule, args, "use-exchange")
        if not given:
            ended = self.first == a.DONE
            return self.done() if ended else self.choice("use", targets, rule, args, f"use-{_gift(name)}")
        if name in TWO_UNITS or name in ("department_store", "farm_shop"):
            targets += [thing(RESOURCES.index(unit)) for unit in given]
            most = self.state.left if self.state.stage == a.GIVE else 2 if name in TWO_UNITS else 1
            targets += ["step:enough"] if len(given) < most else []
        else:
            targets.append(f"count:{len(given)}")
        return self.choice("use", targets, rule, args, "use-points" if args["points"] else "use-pesos")

    def vote(self) -> Choice:
        """A bid, a veto, or the two statutes."""
        if self.state.stage == a.BID:
            bid = self.first - a.A_BID
            return self.choice(
                "bid", (f"bid:{bid}",), "CUB-3.C.3", {"pesos": bid}, more=[Effect("pesos", -bid)] if bid else []
            )
        if self.first == a.DONE:
            return self.done()
        statutes = self.state.rules.box.statutes
        for event in self.events:
            if isinstance(event, happened.Vetoed):
                args: dict[str, str | int | Message] = {"statute": statute_name(statutes[event.statute])}
                return self.choice("veto", (f"statute:{event.statute}",), "AMB-76", args)
        cards = [event.statute for event in self.events if isinstance(event, happened.Enacted)]
        names = [statute_name(statutes[card]) for card in cards]
        targets = [f"statute:{card}" for card in cards]
        self.events = []
        if len(names) == 1:
            return self.choice("enact", targets, "CUB-3.C.7", {"first": names[0]}, "enact-one")
        return self.choice("enact", targets, "CUB-3.C.7", {"first": names[0], "second": names[1]})

    def pay(self) -> Choice:
        """Tax or duty: pay or not."""
        kind = "tax" if self.state.stage == a.TAX else "duty"
        if self.first == a.DECLINE:
            self.events = []
            return self.choice("decline", (f"{kind}:decline",), "CUB-4.7.7", None, f"decline-{kind}")
        if kind == "tax":
            return self._pay_tax()
        given = [unit for e in self.events[:1] if isinstance(e, happened.DutyPaid) for unit in e.gave]
        both = self.state.paid >> self.seat & 1
        points = 3 if both else 2
        law = self.state.rules.box.statutes[self.state.laws[1]]
        targets = [] if self.state.stage == a.DUES else ["duty:pay"]
        self.events = self.events[:1]
        rule = "CUB-4.7.14" if both else "CUB-3.D.3"
        if self.state.stage == a.DUTY and STATUTES[law.kind] == "duty_ware":
            self.events = []
            name = RESOURCES[law.resource]
            more = [Effect("points", points), Effect(thing(law.resource), -1)]
            return self.choice("pay", targets, rule, {"things": units(1, name), "points": points}, "pay-duty", more)
        if not given:  # decided together: what it is paid with comes later
            self.events = []
            return self.choice("pay", targets, rule, {"points": points}, "pay-duty-later", [Effect("points", points)])
        given = given[-self.state.left :] if self.state.stage == a.DUES else given
        targets += [thing(RESOURCES.index(unit)) for unit in given]
        self.events = []
        more = [Effect("points", points), *(Effect(thing(RESOURCES.index(n)), -c) for n, c in Counter(given).items())]
        return self.choice(
            "pay", targets, rule, {"things": counted(Counter(given)), "points": points}, "pay-duty", more
        )

    def _pay_tax(self) -> Choice:
        law = self.state.rules.box.statutes[self.state.laws[0]]
        pesos = law.number * (self.state.buildings(self.seat) if STATUTES[law.kind] == "tax_buildings" else 1)
        self.events = []
        more = [Effect("points", 2), Effect("pesos", -pesos)]
        return self.choice("pay", ("tax:pay",), "CUB-3.D.3", {"pesos": pesos, "points": 2}, "pay-tax", more)


def _gift(name: str) -> str:
    if name in ("hotel", "inn"):
        return "gift-points"
    if name in ("small_bank", "large_bank"):
        return "gift-pesos"
    return "church-later" if name == "church" else name


def _changes(state: CubaState, event: Event) -> Counter[str]:
    """What an event changes for its seat."""
    sums: Counter[str] = Counter()
    for name in ("points", "pesos"):
        sums[name] += getattr(event, name, 0)
    if isinstance(event, happened.Bought):
        sums["pesos"] = -event.pesos
        sums[f"ware:{event.ware}"] += 1
    elif isinstance(event, happened.Sold):
        sums[f"ware:{event.ware}"] -= 1
    elif isinstance(event, happened.Picked | happened.Took):
        sums[thing(RESOURCES.index(event.resource))] += 1
    elif isinstance(event, happened.Harvested):
        sums[thing(RESOURCES.index(event.resource))] += event.count
        sums["material:water"] -= event.water
    elif isinstance(event, happened.Loaded):
        sums[f"ware:{event.ware}"] -= event.count
    elif isinstance(event, happened.Used):
        for unit in event.gave:
            sums[thing(RESOURCES.index(unit))] -= 1
        for unit in event.got:
            sums[thing(RESOURCES.index(unit))] += 1
        if event.building == "town_hall":
            sums["votes"] += 2
    elif isinstance(event, happened.Built):
        cost = state.rules.box.costs[BUILDINGS.index(event.building)]
        sums["pesos"] = -event.pesos
        for i, count in enumerate(cost):
            sums[thing(i)] -= count
    return sums
