"""What stands against a choice, decision by decision, in words and with the rule it rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba.board import CONVERTERS, GIFTS, OFFICES, SHOPS, Board
from caribe.games.cuba.names import BUILDINGS, CARDS, CATEGORIES, MATERIALS, PRODUCTS, WARES, rule_of
from caribe.games.cuba.picked import RULES, Picked, no
from caribe.games.cuba.words import building_name, card_name, counted, resource_name, units


def _single(p: Picked, kind: str, rule: str) -> Reason | None:
    return no(f"one-{kind}", rule) if len(p[kind]) > 1 else None


def _start(b: Board, p: Picked) -> Reason | None:
    if len(p["material"]) > b.state.left and b.stage == "materials":
        return no("start-materials", "CUB-2.10", count=b.state.left)
    return no("start-products", "CUB-2.10", count=b.state.left if b.stage == "crops" else 2)


def _play(b: Board, p: Picked) -> Reason | None:
    for name in p["card"]:
        if not b.state.hand[b.seat] >> CARDS.index(name) & 1:
            return no("card-played", "CUB-3.B.1", card=card_name(name))
    return _single(p, "card", "CUB-3.B.1")


def _figure(b: Board, p: Picked) -> Reason | None:
    if reason := _single(p, "cell", "CUB-4.1.1"):
        return reason
    limit = b.limit()
    rule = "CUB-4.1.8" if limit == 1 else "CUB-4.1.4"
    if len(p["ware"]) > limit:
        return no("harvest-limit", rule, count=limit)
    for name in p["ware"]:
        if name not in PRODUCTS:
            return no("no-field", "CUB-4.1.4", resource=resource_name(name))
        if not b.supply[name]:
            return no("supply-out", "CUB-4.1.9", resource=resource_name(name))
    if p["cell"]:
        crop = b.crop(int(p.one("cell")))
        for name, count in Counter(p["ware"]).items():
            if count > crop[name]:
                return no("no-open-field", "CUB-4.1.5", resource=resource_name(name))
    return None


def _harvest(b: Board, p: Picked) -> Reason | None:
    if len(p["ware"]) > b.state.left:
        return no("harvest-limit", "CUB-4.1.8" if b.limit() == 1 else "CUB-4.1.4", count=b.state.left)
    return _field_missing(b, p)


def _field_missing(b: Board, p: Picked) -> Reason | None:
    for name in p["ware"]:
        if name not in PRODUCTS:
            return no("no-field", "CUB-4.1.4", resource=resource_name(name))
        if not b.crops[name]:
            return no("no-open-field", "CUB-4.1.6", resource=resource_name(name))
        if not b.supply[name]:
            return no("supply-out", "CUB-4.1.9", resource=resource_name(name))
    return None


def _water(b: Board, p: Picked) -> Reason | None:
    if p["step"] and p.one("step") == "skip":
        return no("awaits-water", "CUB-4.1.6")
    return _field_missing(b, p) or _single(p, "ware", "CUB-4.1.6")


def _trade(b: Board, p: Picked) -> Reason | None:
    if p.one("step") == "skip":
        return no("awaits-trade", "CUB-4.2.1")
    if len(p.resources) > 1 or len(p["trade"]) > 1:
        return no("one-trade", "CUB-4.2.1")
    way, name = p.one("trade"), (p.resources or [""])[0]
    if way == "take" or (p["material"] and not way):
        return _taking(b, name)
    if p["material"]:
        return no("material-trade", "CUB-4.2.1")
    if way == "buy":
        return _buying(b, name)
    if way == "sell":
        return _selling(b, name)
    return _buying(b, name)


def _taking(b: Board, name: str) -> Reason | None:
    if b.state.way:
        return no("traded-already", "CUB-4.2.10")
    if name in ("rum", "cigars"):
        return no("take-goods", "CUB-4.2.9")
    material, product = b.marked(a.MARK_MATERIAL), b.marked(a.MARK_PRODUCT)
    if (name in MATERIALS and material) or (not name and material and product):
        return no("marker-material", "CUB-4.2.8")
    if name in PRODUCTS and product:
        return no("marker-product", "CUB-4.2.9")
    if name in PRODUCTS and name not in b.cheapest():
        return no("not-cheapest", "CUB-4.2.9", resource=resource_name(name))
    if name:
        return no("supply-out", "AMB-75" if name in MATERIALS else "AMB-16", resource=resource_name(name))
    return no("nothing-to-take", "CUB-4.0.4")


def _buying(b: Board, name: str) -> Reason | None:
    if not name:
        return no("buy-nothing", "CUB-4.2.7", pesos=b.money)
    if not b.market[name] and not b.supply[name]:
        return no("sold-out", "CUB-4.2.3", resource=resource_name(name))
    if b.tired(name, 1):
        return no("to-and-fro", "CUB-3.F.1", resource=resource_name(name))
    if b.money < b.price(name):
        return no("too-dear", "CUB-4.2.7", resource=resource_name(name), price=b.price(name), pesos=b.money)
    return None


def _selling(b: Board, name: str) -> Reason | None:
    if not name:
        return no("sell-nothing", "CUB-4.2.4")
    if not b.own[name]:
        return no("not-owned", "CUB-4.2.4", resource=resource_name(name))
    if b.tired(name, 2):
        return no("to-and-fro", "CUB-3.F.1", resource=resource_name(name))
    return None


def _build(b: Board, p: Picked) -> Reason | None:
    if p["build"]:
        return no("no-building-alone", "CUB-4.3.7")
    if reason := _single(p, "building", "CUB-4.3.1") or _single(p, "cell", "CUB-4.3.1"):
        return reason
    for name in p["building"]:
        if not b.state.stock[BUILDINGS.index(name)]:
            return no("building-gone", "CUB-4.3.8", building=building_name(name))
        missing = b.cost(name) - b.own
        if missing:
            return no("cost", "CUB-4.3.3", building=building_name(name), missing=counted(missing))
        if b.money < b.surcharge():
            return no("surcharge", "CUB-4.3.4", price=b.surcharge(), pesos=b.money)
    if reason := _cell_taken(b, p):
        return reason
    if not any(b.affordable(building) for building in BUILDINGS):
        return no("nothing-affordable", "CUB-4.3.3")
    return None


def _cell_taken(b: Board, p: Picked) -> Reason | None:
    for cell in map(int, p["cell"]):
        if b.game.plantation(b.seat)[cell] == 6:
            return no("cell-warehouse", "CUB-4.3.2")
        if b.built(cell):
            return no("cell-built", "CUB-4.3.2", building=building_name(b.built(cell)))
    return _single(p, "cell", "CUB-4.3.1")


def _use(b: Board, p: Picked) -> Reason | None:
    single = b.stage == "mode" or b.state.mode == a.SINGLE
    if reason := _single(p, "mode", "CUB-4.4.1") or _single(p, "building", "CUB-4.4.2" if single else "CUB-4.4.1"):
        return reason
    if p.one("mode") == "cross":
        if p.all.total() > 1:
            return no("cross-first", "CUB-4.4.1")
        return no("cross-idle", "AMB-72")
    if not p["building"]:
        if p.one("step") == "done":
            return no("single-owed" if single else "done-alone", "CUB-4.4.2" if single else "CUB-4.4.1")
        takers = _takers(b, p)
        return _service(b, p, takers[0]) if len(takers) == 1 else no("which-building", "CUB-4.4.1")
    name = p.one("building")
    standing = [b.built(cell) for cell in range(12)]
    if name not in standing:
        return no("not-your-building", "CUB-4.3.6", building=building_name(name))
    if b.stage == "use" and name not in b.callable():
        if name not in b.in_cross():
            return no("not-in-cross", "CUB-4.4.1", building=building_name(name))
        return no("used-already", "CUB-4.4.5", building=building_name(name))
    return _service(b, p, name)


def _takers(b: Board, p: Picked) -> list[str]:
    """The buildings that can be called on and would take such things."""
    fits = {
        "statute": ("church",),
        "take": ("black_market",),
        "material": ("builders_yard",),
        "ship": (*OFFICES, "lighthouse"),
        "count": (*CONVERTERS, "large_office"),
        "ware": (*SHOPS, *OFFICES, "black_market"),
    }
    wanted = [kinds for kind, kinds in fits.items() if p[kind]]
    return [name for name in b.callable() if wanted and all(name in kinds for kinds in wanted)]


def _service(b: Board, p: Picked, name: str) -> Reason | None:
    """Why a building that stands ready cannot do this."""
    rule = rule_of(name)
    building = building_name(name)
    if not b.services(name):
        return _idle(b, name)
    if p["step"] and p.one("step") == "skip":
        if name in GIFTS:
            return no("gift-skip", "CUB-4.4.6", building=building)
        return no("skip-alone", "AMB-71")
    if name in GIFTS or (name == "church" and not b.asks(name)):
        return no("gift-asks-nothing", rule, building=building)
    if name in CONVERTERS:
        return _converting(b, p, name, rule)
    if name in SHOPS:
        return _handing_in(b, p, name, rule)
    if name in OFFICES:
        return _loading(b, p, OFFICES[name], rule)
    if name == "black_market":
        return _swapping(b, p)
    if name == "church":
        return _vetoing(b, p)
    return _calling(b, p)


def _idle(b: Board, name: str) -> Reason:
    """Why a building has no effect now."""
    rule, building = rule_of(name), building_name(name)
    if name in CONVERTERS:
        taken, _, made, _ = CONVERTERS[name]
        if b.own[taken]:
            return no("supply-out", "CUB-4.6.27", resource=resource_name(made))
        return no("nothing-for", rule, building=building, things=resource_name(taken))
    if name in SHOPS:
        kind = {"monastery": "products", "farm_shop": "products", "department_store": "goods"}.get(name, "materials")
        return no("nothing-for", rule, building=building, things=Message(f"cuba-{kind}"))
    if name in OFFICES:
        return no("no-ship-fits", "CUB-4.6.28")
    if name == "black_market":
        return no("no-swap", rule)
    if name == "church":
        return no("no-veto", "CUB-4.6.29")
    if name == "dam":
        return no("supply-out", "AMB-65", resource=resource_name("water"))
    return no("yard-empty", "CUB-4.4.4")


def _too_few(b: Board, name: str, rule: str) -> Reason:
    if not b.own[name]:
        return no("not-owned", rule, resource=resource_name(name))
    return no("own-fewer", rule, things=units(b.own[name], name))


def _converting(b: Board, p: Picked, name: str, rule: str) -> Reason | None:
    taken, most, made, _ = CONVERTERS[name]
    if p.resources or p["ship"] or p["take"] or p["statute"]:
        return no("only-count", rule, building=building_name(name), resource=resource_name(taken))
    if reason := _single(p, "count", rule):
        return reason
    count = int(p.one("count") or 0)
    if count > most:
        return no("count-most", rule, building=building_name(name), count=most)
    if count > b.own[taken]:
        return _too_few(b, taken, rule)
    if made and not b.supply[made]:
        return no("supply-out", "CUB-4.6.27", resource=resource_name(made))
    if made and count > b.supply[made]:
        return no("supply-fewer", "CUB-4.6.27", things=units(b.supply[made], made))
    return None


def _handing_in(b: Board, p: Picked, name: str, rule: str) -> Reason | None:
    kinds, most, _, _ = SHOPS[name]
    left = b.state.left if b.stage == "give" else most
    for resource in p.resources:
        if resource not in kinds:
            return no("not-taken", rule, building=building_name(name), resource=resource_name(resource))
    for resource, count in Counter(p.resources).items():
        if count > b.own[resource]:
            return _too_few(b, resource, rule)
    if len(p.resources) > left:
        return no("count-most", rule, building=building_name(name), count=most)
    return None


def _loading(b: Board, p: Picked, most: int, rule: str) -> Reason | None:
    """Ships, wares and counts, for the mayor and for an office."""
    if reason := _single(p, "ship", "CUB-4.5.1") or _single(p, "count", rule):
        return reason
    if p.one("ship") == "none":
        return no("no-ship-alone", "CUB-4.5.5")
    if p.one("ship") == "empty":
        return no("dock-empty", "CUB-4.5.1")
    if p["material"]:
        return no("material-ship", "CUB-4.5.1")
    ships = b.in_dock()
    if p["ship"]:
        ship = int(p.one("ship")) - 1
        if ship == b.state.docks[3]:
            return no("ship-at-sea", "CUB-4.5.3", ship=ship + 1)
        if ship not in ships:
            return no("ship-away", "CUB-4.5.1", ship=ship + 1)
        if b.stage == "load" and ship != b.state.docks[b.state.dock]:
            return no("other-ship", "CUB-4.5.1")
        ships = [ship]
    elif b.stage in ("load", "ware"):
        ships = [b.state.docks[b.state.dock]]
    if reason := _single(p, "ware", "CUB-4.5.1" if most < 2 else rule):
        return reason
    for ware in p["ware"]:
        if not b.own[ware]:
            return no("not-owned", "CUB-4.5.1", resource=resource_name(ware))
        if not any(b.places(ship)[ware] > 0 for ship in ships):
            return no("no-place", "CUB-4.5.2", resource=resource_name(ware))
    if not any(b.fits(ship) for ship in ships):
        return no("nothing-fits", "CUB-4.5.2")
    count = int(p.one("count") or 0)
    if count > most:
        return no("office-most", rule, count=most)
    for ware in p["ware"]:
        if count > b.own[ware]:
            return _too_few(b, ware, rule)
        if count:
            return no("no-place", "CUB-4.5.2", resource=resource_name(ware))
    return None


def _swapping(b: Board, p: Picked) -> Reason | None:
    rule = "CUB-4.6.20"
    if reason := _single(p, "ware", rule) or _single(p, "take", rule):
        return reason
    if p["material"] or p["ship"] or p["count"] or p["statute"]:
        return no("swap-wares", rule)
    given = WARES[b.state.ware] if b.stage == "swap_out" else p.one("ware")
    got = p.one("take")
    if given and not b.own[given]:
        return no("not-owned", rule, resource=resource_name(given))
    if got and not b.supply[got]:
        return no("supply-out", rule, resource=resource_name(got))
    if given == got or (got and not given):
        return no("swap-same", "AMB-31")
    return no("no-swap", rule)


def _vetoing(b: Board, p: Picked) -> Reason | None:
    if reason := _single(p, "statute", "CUB-4.6.29"):
        return reason
    for number in p["statute"]:
        if number == "gone" or int(number) not in b.proposals():
            return no("not-proposed", "CUB-4.6.29")
        if int(number) // 6 == b.state.ban:
            return no("veto-barred", "CUB-4.6.29", category=Message(f"cuba-category-{CATEGORIES[b.state.ban]}"))
    return no("skip-alone", "AMB-71") if p["step"] else None


def _calling(b: Board, p: Picked) -> Reason | None:
    if reason := _single(p, "ship", "CUB-4.6.24"):
        return reason
    for number in p["ship"]:
        if number in ("none", "empty") or int(number) - 1 not in b.stack():
            return no("not-in-stack", "AMB-36")
    return no("skip-alone", "AMB-71") if p["step"] else None


def _asked(b: Board, p: Picked) -> Reason | None:
    """A building in use asks something."""
    if p["step"] and b.stage != "give":
        if p.all.total() > 1:
            return no("skip-alone", "AMB-71")
        return no(f"awaits-{b.stage.replace('_', '-')}", RULES[b.stage])
    name = b.using
    if name in CONVERTERS:
        return _converting(b, p, name, rule_of(name))
    if name in SHOPS:
        return _handing_in(b, p, name, rule_of(name))
    return _swapping(b, p) if name == "black_market" else _loading(b, p, OFFICES[name], rule_of(name))


def _ship(b: Board, p: Picked) -> Reason | None:
    if p.one("ship") == "none" and b.stage == "load":
        return no("other-ship", "CUB-4.5.1")
    if p.one("step"):
        return no("load-first", "AMB-63") if not b.state.step else None
    if len(p["ware"]) > 1:
        return no("one-ware", "CUB-4.5.1")
    return _loading(b, p, 1, "CUB-4.5.1")


def _bid(b: Board, p: Picked) -> Reason | None:
    if reason := _single(p, "bid", "CUB-3.C.3"):
        return reason
    if int(p.one("bid")) > b.money:
        return no("bid-money", "CUB-3.C.3", pesos=b.money)
    return no("bid-cap", "AMB-42", count=b.game.bid_cap)


def _laws(b: Board, p: Picked) -> Reason | None:
    for number in p["statute"]:
        if number == "gone" or int(number) not in b.proposals():
            return no("not-proposed", "CUB-3.C.7")
    if max(Counter(p["statute"]).values()) > 1 or len(p["statute"]) > b.state.left:
        return no("two-laws", "CUB-3.C.7", count=b.state.left)
    return None


def _tax(b: Board, p: Picked) -> Reason | None:
    return no("pay-or-not", "CUB-3.D.3")


def _duty(b: Board, p: Picked) -> Reason | None:
    if len(p["duty"]) > 1 or (p.one("duty") == "decline" and p.all.total() > 1):
        return no("pay-or-not", "CUB-3.D.3")
    law = b.law(1)
    kinds = b.duty_kinds()
    left = b.state.left if b.stage == "dues" else law.number if law is not None and len(kinds) > 1 else 0
    if p.resources and not left:
        return no("duty-fixed", "CUB-4.7.8")
    for resource in p.resources:
        if resource not in kinds:
            return no("duty-kind", "CUB-4.7.15", resource=resource_name(resource))
    for resource, count in Counter(p.resources).items():
        if count > b.own[resource]:
            return _too_few(b, resource, "CUB-3.D.3")
    return no("duty-count", "CUB-3.D.3", count=left) if len(p.resources) > left else None


EXPLAINED: dict[str, Callable[[Board, Picked], Reason | None]] = {
    "materials": _start,
    "crops": _start,
    "play": _play,
    "figure": _figure,
    "harvest": _harvest,
    "water": _water,
    "trade": _trade,
    "build": _build,
    "site": _cell_taken,
    "mode": _use,
    "use": _use,
    "count": _asked,
    "give": _asked,
    "dock": _asked,
    "ware": _asked,
    "units": _asked,
    "swap_in": _asked,
    "swap_out": _asked,
    "veto": _vetoing,
    "object": _vetoing,
    "call": _calling,
    "ship": _ship,
    "load": _ship,
    "bid": _bid,
    "laws": _laws,
    "tax": _tax,
    "duty": _duty,
    "dues": _duty,
}
