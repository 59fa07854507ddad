"""Havana and La Habana for people: views, choices in words, and what each seat sees of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.people import People
from caribe.core.reasons import Reason
from caribe.games.havana import actions as a
from caribe.games.havana import events as happened
from caribe.games.havana import words
from caribe.games.havana.position import (
    covered_card,
    names_in,
    numbers_in,
    open_cards,
    pending,
    rows_of,
    stock,
    trail_of,
    used_in,
    write,
)
from caribe.games.havana.telling import told
from caribe.games.havana.whynot import action_refused, refused

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.games.havana.game import Havana
    from caribe.games.havana.rules import HavanaState

Arguments = dict[str, str | int | Message]


class HavanaPeople(People["HavanaState"]):
    """The human side of both editions."""

    def view(self, state: HavanaState, seat: int | None) -> dict[str, object]:
        """All that this seat may know: what lies open, all counts, its own cards, and what was seen of all others."""
        game = state.rules
        seats = range(game.players)
        cards, goods = state.cards, state.goods
        own = None if seat is None else cards[seat * a.SPREAD : (seat + 1) * a.SPREAD]
        begun = state.round > 0
        visible = [not game.all_lay_at_once or other == seat for other in seats]
        return {
            "game": game.name,
            "seat": seat,
            "player": state.player,
            "deciders": state.deciders(),
            "step": a.STEPS[state.step] if state.player >= 0 else "over",
            "midway": state.midst != 0,
            "pending": pending(state),
            "round": state.round,
            "target": game.target,
            "order": list(state.order) if begun else None,
            "place": state.place,
            "numbers": [state.number(other) if begun else None for other in seats],
            "ages": list(state.ages),
            "todo": game.card_names[state.todo] if state.todo >= 0 and state.player >= 0 else None,
            "used": used_in(state),
            "stall": state.stall,
            "goods": [_holdings(state, other) for other in seats],
            "points": [goods[other * a.WIDTH + a.POINTS] for other in seats],
            "built": [[_building(game, number) for number in numbers_in(state.built[other])] for other in seats],
            "removed": [_brief(game, number) for number in numbers_in(state.built[game.players])],
            "rows": [[_building(game, number) for number in row] for row in rows_of(state)],
            "ends": [state.end(k) for k in range(4) if state.end(k) >= 0],
            "pile": state.pile_size(),
            "next": _building(game, state.top) if state.top >= 0 else None,
            "centre": stock(game, goods, game.centre) | {"pesos": goods[game.centre + a.PESOS]},
            "bag": stock(game, goods, game.bag),
            "box": stock(game, goods, game.box),
            "supply": {
                "pesos": None if game.options["pesos"] == "unlimited" else goods[game.supply + a.PESOS],
                "workers": goods[game.supply + a.HANDS],
            },
            "open": [open_cards(state, other) for other in seats],
            "hand": None if own is None else names_in(game, own[a.HAND]),
            "discard": None if own is None else names_in(game, own[a.PILE]),
            "laid": None if own is None else names_in(game, own[a.LAID]),
            "hand_sizes": [len(numbers_in(cards[other * a.SPREAD + a.HAND])) for other in seats],
            "discard_sizes": [len(numbers_in(cards[other * a.SPREAD + a.PILE])) for other in seats],
            "laid_sizes": [len(numbers_in(cards[other * a.SPREAD + a.LAID])) for other in seats],
            "covered": [covered_card(state, other) if visible[other] else None for other in seats],
            "finished": [cards[other * a.SPREAD + a.COVERED] >= 0 for other in seats],
            "discards": [names_in(game, cards[other * a.SPREAD + a.PILE]) for other in seats]
            if game.open_discards
            else None,
            "trails": [trail_of(game, trail) for trail in state.trails],
        }

    def describe(self, state: HavanaState, seat: int, actions: tuple[int, ...], after: HavanaState | None) -> Choice:
        """The whole composite; what it brings and costs is read from the events it would make."""
        return DESCRIBERS[state.step](state, seat, actions)

    def why_not(self, state: HavanaState, seat: int, targets: Sequence[str]) -> Reason | None:
        """Why no choice has all these targets; None when one has."""
        return refused(state, seat, targets)

    def why_not_action(self, state: HavanaState, seat: int, action: int) -> Reason | None:
        """Why the seat to decide cannot take this action; None when it can."""
        return action_refused(state, seat, action)

    def prompt(self, state: HavanaState, seat: int | None) -> Message:
        """What is awaited, and of whom."""
        deciders = state.deciders()
        asked = seat if seat is not None and seat in deciders else deciders[0]
        if len(deciders) > 1 and asked != seat:
            return Message("havana-prompt-wait", {"count": len(deciders)})
        args: Arguments = {"seat": asked, "round": state.round}
        if state.step == a.TAX:
            args["other"] = state.subject
        if state.step in (a.LOOT, a.SHARE):
            args["count"] = state.due
        if state.step == a.LOOT:
            args["other"] = state.subject
        if state.step == a.PAYMENT:
            args["building"] = words.building(state.rules, state.end(state.subject))
        return Message(f"havana-prompt-{a.STEPS[state.step]}", args)

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """Cards that are laid, fetched or discarded show their faces to their owner alone."""
        if isinstance(event, happened.Chose):
            return happened.Chose(event.seat, event.cards if seat == event.seat else None)
        if isinstance(event, happened.Laid) and seat != event.seat:
            return happened.Laid(event.seat, None, None if event.at_once else event.covers, event.at_once)
        if isinstance(event, happened.Fetched) and seat != event.seat and not event.shown:
            return happened.Fetched(event.seat, None, event.shown)
        if isinstance(event, happened.Discarded) and seat != event.seat:
            return happened.Discarded(event.seat, None)
        return event

    def tell(self, game: Game, event: Event) -> Message:
        """The event in words."""
        return told(game, event)

    def to_json(self, state: HavanaState) -> dict[str, object]:
        """The whole position as plain data."""
        return write(state)


PEOPLE = HavanaPeople()


def _holdings(state: HavanaState, seat: int) -> dict[str, int]:
    base = seat * a.WIDTH
    return stock(state.rules, state.goods, base) | {
        "pesos": state.goods[base + a.PESOS],
        "workers": state.goods[base + a.HANDS],
    }


def _brief(game: Havana, number: int) -> dict[str, object]:
    building = game.deck[number]
    text = words.building(game, number).to_json()
    return {"building": number, "name": building.name, "text": text, "points": building.points}


def _building(game: Havana, number: int) -> dict[str, object]:
    building = game.deck[number]
    return {
        "building": number,
        "name": building.name,
        "text": words.building(game, number).to_json(),
        "points": building.points,
        "cost": dict(_cost(game.edition.materials, building.cost)),
        "architect": building.architect,
    }


@cache
def _cost(materials: tuple[str, ...], cost: tuple[int, ...]) -> dict[str, int]:
    """What a building costs by name: asked for with every view, so found out once."""
    return {thing: count for thing, count in zip((*materials, "pesos", "workers"), cost, strict=True) if count}


# Choices, one describer for each step


def _outcome(state: HavanaState, actions: tuple[int, ...], kind: type[Event]) -> Event | None:
    """The first event of a kind that these actions make."""
    then = state.clone()
    then.keep_log()
    for action in actions:
        then.advance(action)
    return next((event for event in then.log or () if isinstance(event, kind)), None)


def _choice(
    state: HavanaState,
    actions: tuple[int, ...],
    verb: str,
    targets: Sequence[str],
    topic: str,
    args: Arguments,
    effects: Sequence[Effect] = (),
    text: str = "",
) -> Choice:
    plain = {name: arg for name, arg in args.items() if not isinstance(arg, Message)}
    message = Message(f"havana-choice-{text or verb}", args)
    return Choice(actions, verb, tuple(targets), message, state.rules.edition.rules[topic], tuple(effects), plain)


def _gains(things: Counter[str], sign: int, place: str = "") -> list[Effect]:
    return [Effect(thing, sign * count, place) for thing, count in things.items() if count]


def _choose(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    pair = sorted([*numbers_in(state.cards[seat * a.SPREAD + a.LAID]), *actions])
    names = [game.card_names[card] for card in pair]
    value = 10 * game.digits[pair[0]] + game.digits[pair[1]]
    args: Arguments = {
        "first": words.card(game, names[0]),
        "second": words.card(game, names[1]),
        "number": words.number(value),
    }
    return _choice(state, actions, "choose", [f"card:{name}" for name in names], "choose", args)


def _exchange(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    building = state.subject if state.step == a.PLACE else actions[0] - a.BUILDING
    instead = state.end(actions[-1] - a.SITE)
    args: Arguments = {"building": words.building(game, building), "instead": words.building(game, instead)}
    targets = (f"building:{building}", f"building:{instead}")
    return _choice(state, actions, "exchange", targets, "exchange", args)


def _order(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    first = game.card_names[actions[0]]
    (second,) = [name for name in open_cards(state, seat) if name != first]
    args: Arguments = {"first": words.card(game, first), "second": words.card(game, second)}
    return _choice(state, actions, "order", (f"first:{first}",), "order", args)


def _fetch(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    if actions[0] == a.NONE:
        return _choice(state, actions, "decline", ("fetch:none",), "renewal", {}, text="fetch-none")
    name = state.rules.card_names[actions[0]]
    args: Arguments = {"card": words.card(state.rules, name)}
    return _choice(state, actions, "fetch", (f"fetch:{name}",), "renewal", args, [Effect("card", 1)])


def _swap(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    names = [game.card_names[action] for action in actions]
    taken = words.card(game, names[-1])
    if state.step == a.TAKE:
        return _choice(state, actions, "take", (f"fetch:{names[0]}",), "swap", {"taken": taken})
    targets = (f"card:{names[0]}", f"fetch:{names[-1]}")
    same = "swap-same" if names[0] == names[-1] else ""
    return _choice(
        state, actions, "swap", targets, "swap", {"card": words.card(game, names[0]), "taken": taken}, text=same
    )


def _remove(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    if actions[0] == a.NONE:
        return _choice(state, actions, "decline", ("building:none",), "removal", {}, text="remove-none")
    building = state.end(actions[0] - a.SITE)
    args: Arguments = {"building": words.building(state.rules, building)}
    effects = [Effect(f"building:{building}", -1)]
    return _choice(state, actions, "remove", (f"building:{building}",), "removal", args, effects)


def _tax(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    victim = state.subject
    thing = game.thing(actions[0] - a.MATERIAL)
    target = "worker:one" if actions[0] == a.WORKER else f"material:{thing}"
    args: Arguments = {"other": victim, "thing": words.amount(game, thing, 1)}
    effects = [Effect(thing, -1, f"seat:{victim}")]
    return _choice(state, actions, "tax", (f"seat:{victim}", target), "tax", args, effects)


def _rob(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    victim = actions[0] - a.SEAT
    count = game.stolen(state.goods[victim * a.WIDTH + a.PESOS])
    args: Arguments = {"other": victim, "count": count}
    effects = [Effect("peso", count), Effect("peso", -count, f"seat:{victim}")] if count else []
    return _choice(state, actions, "rob", (f"seat:{victim}",), "rob", args, effects)


def _burgle(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    victim = state.subject if state.step == a.LOOT else actions[0] - a.SEAT
    base = victim * a.WIDTH
    coloured = sum(state.goods[base : base + a.GREY])
    due = 2 if coloured > 3 else 1
    args: Arguments = {"other": victim, "count": min(due, coloured + state.goods[base + a.GREY])}
    if not args["count"] or game.random_loot:
        text = "burgle-random" if args["count"] else "burgle-nothing"
        return _choice(state, actions, "burgle", (f"seat:{victim}",), "burgle", args, text=text)
    event = _outcome(state, actions, happened.Burgled)
    taken = event.materials if isinstance(event, happened.Burgled) else ()
    args["things"] = words.things(game, taken)
    targets = [f"seat:{victim}", *(f"material:{name}" for name in taken)]
    if len(taken) < due:
        targets.append("take:enough")
    effects = _gains(Counter(taken), 1) + _gains(Counter(taken), -1, f"seat:{victim}")
    return _choice(state, actions, "burgle", targets, "burgle", args, effects)


def _market(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    if actions[0] == a.UNSEEN:
        count = min(2, state.bag_size)
        return _choice(state, actions, "draw", ("bag:random",), "market", {"count": count})
    name = game.edition.materials[actions[0] - a.MATERIAL]
    args: Arguments = {"thing": words.amount(game, name, 1)}
    return _choice(state, actions, "pick", (f"material:{name}",), "market", args, [Effect(name, 1)])


def _share(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    event = _outcome(state, actions, happened.Gained)
    taken = event.materials if isinstance(event, happened.Gained) else ()
    grey = game.edition.materials[a.GREY]
    targets = [f"material:{name}" for name in taken if name != grey]
    args: Arguments = {"things": words.things(game, taken)}
    return _choice(state, actions, "share", targets, "share_choice", args, _gains(Counter(taken), 1))


def _build(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    if actions[0] == a.NONE:
        return _choice(state, actions, "end", ("turn:end",), "voluntary", {})
    k = state.subject if state.step == a.PAYMENT else actions[0] - a.SITE
    number = state.end(k)
    building = game.deck[number]
    event = _outcome(state, actions, happened.Built)
    assert isinstance(event, happened.Built)
    names = game.edition.materials
    cost = building.cost
    paid = Counter(event.materials)
    replaced = sum(cost[: a.GREY]) - sum(paid[name] for name in names[: a.GREY])
    hired = cost[a.HANDS] - event.workers
    targets = [f"building:{number}"]
    targets += [f"pay:{name}" for name in names[: a.GREY] for _ in range(paid[name])]
    targets += [f"pay:{names[a.GREY]}"] * cost[a.GREY] + [f"pay:{names[a.GREY]}*5"] * replaced
    targets += ["pay:peso"] * cost[a.PESOS] + ["pay:peso*5"] * hired + ["pay:worker"] * event.workers
    effects = [Effect("points", building.points), *_gains(paid, -1)]
    effects += _gains(Counter({"peso": event.pesos, "worker": event.workers}), -1)
    args: Arguments = {
        "building": words.building(game, number),
        "points": building.points,
        "things": words.things(game, event.materials, event.pesos, event.workers),
    }
    topic = "instead" if replaced or hired else "cost"
    return _choice(state, actions, "build", targets, topic, args, effects)


def _lay(state: HavanaState, seat: int, actions: tuple[int, ...]) -> Choice:
    game = state.rules
    laid = numbers_in(state.cards[seat * a.SPREAD + a.LAID])
    card = laid[0] if laid else actions[0]
    pair = state.cards[seat * a.SPREAD + a.LEFT : seat * a.SPREAD + a.RIGHT + 1]
    covered, kept = pair[actions[-1] - a.COVER], pair[1 - (actions[-1] - a.COVER)]
    low, high = sorted((game.digits[card], game.digits[kept]))
    args: Arguments = {
        "card": words.card(game, game.card_names[card]),
        "covered": words.card(game, game.card_names[covered]),
        "number": words.number(10 * low + high),
    }
    targets = (f"card:{game.card_names[card]}", f"cover:{game.card_names[covered]}")
    return _choice(state, actions, "lay", targets, "lay", args)


DESCRIBERS = {
    a.CHOOSE: _choose,
    a.EXCHANGE: _exchange,
    a.PLACE: _exchange,
    a.ORDER: _order,
    a.FETCH: _fetch,
    a.DISCARD: _swap,
    a.TAKE: _swap,
    a.REMOVE: _remove,
    a.TAX: _tax,
    a.ROB: _rob,
    a.BURGLE: _burgle,
    a.LOOT: _burgle,
    a.MARKET: _market,
    a.SHARE: _share,
    a.BUILD: _build,
    a.PAYMENT: _build,
    a.LAY: _lay,
}
