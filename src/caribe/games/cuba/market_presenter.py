"""The market for people: what the trader buys, sells, or brings instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba import market
from caribe.games.cuba.chapter import Chapter, Step
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.events import Bought, Sold, Took
from caribe.games.cuba.names import GOODS, MATERIALS, PRODUCTS, WARES, resource_target
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, resource_name, units

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba


def describe_trade(b: ChoiceBuilder) -> Choice:
    """Describe buying, selling, or one thing instead."""
    if b.first == a.DONE:
        return b.done()
    event = b.events[0]
    if isinstance(event, Took):
        rule = "CUB-4.2.8" if event.resource in MATERIALS else "CUB-4.2.9"
        targets = ("trade:take", resource_target(event.resource))
        return b.choice("take", targets, rule, {"things": units(1, event.resource)})
    assert isinstance(event, Bought | Sold)
    if isinstance(event, Bought):
        verb, rule = "buy", "CUB-4.2.3" if event.supply else "CUB-4.2.2"
    else:
        verb, rule = "sell", "CUB-4.2.5" if event.supply else "CUB-4.2.4"
    args: Args = {"resource": resource_name(event.ware), "price": event.pesos}
    text = f"{verb}-supply" if event.supply else verb
    return b.choice(verb, (f"trade:{verb}", f"ware:{event.ware}"), rule, args, text)


def explain_trade(q: Question) -> Reason | None:
    """Explain a trade: one ware at a time, bought or sold, or one resource instead."""
    if q.one("step") == "skip":
        return q.awaits("CUB-4.2.1")
    if len(q.resources) > 1 or len(q["trade"]) > 1:
        return refuse("one-trade", "CUB-4.2.1")
    way, name = q.one("trade"), (q.resources or [""])[0]
    if way == "take" or (q["material"] and not way):
        return _explain_take(q, name)
    if q["material"]:
        return refuse("material-trade", "CUB-4.2.1")
    return _explain_sale(q, name) if way == "sell" else _explain_purchase(q, name)


def _explain_take(q: Question, name: str) -> Reason:
    if q.state.way:
        return refuse("traded-already", "CUB-4.2.10")
    if name in GOODS:
        return refuse("take-goods", "CUB-4.2.9")
    material, product = q.state.markers & a.MARK_MATERIAL, q.state.markers & a.MARK_PRODUCT
    if (name in MATERIALS and material) or (not name and material and product):
        return refuse("marker-material", "CUB-4.2.8")
    if name in PRODUCTS:
        if product:
            return refuse("marker-product", "CUB-4.2.9")
        if market.buy_price(q.state, WARES.index(name)) > market.lowest_price(q.state):
            return refuse("not-cheapest", "CUB-4.2.9", resource=resource_name(name))
    if name:
        return refuse("supply-out", "AMB-75" if name in MATERIALS else "AMB-16", resource=resource_name(name))
    return refuse("nothing-to-take", "CUB-4.0.4")


def _explain_purchase(q: Question, name: str) -> Reason | None:
    if not name:
        return refuse("buy-nothing", "CUB-4.2.7", pesos=q.money)
    ware = WARES.index(name)
    if not q.state.market[ware] and not q.supply(name):
        return refuse("sold-out", "CUB-4.2.3", resource=resource_name(name))
    if market.worn_out(q.state, ware, market.BOUGHT):
        return refuse("to-and-fro", "CUB-3.F.1", resource=resource_name(name))
    price = market.buy_price(q.state, ware)
    if q.money < price:
        return refuse("too-dear", "CUB-4.2.7", resource=resource_name(name), price=price, pesos=q.money)
    return None


def _explain_sale(q: Question, name: str) -> Reason | None:
    if not name:
        return refuse("sell-nothing", "CUB-4.2.4")
    if not q.own[name]:
        return refuse("not-owned", "CUB-4.2.4", resource=resource_name(name))
    if market.worn_out(q.state, WARES.index(name), market.SOLD):
        return refuse("to-and-fro", "CUB-3.F.1", resource=resource_name(name))
    return None


def tell_trade(game: Cuba, event: Bought | Sold, args: Args) -> str:
    """Tell whether a ware went to or came from the market or the supply."""
    args["things"] = units(1, event.ware)
    return "-supply" if event.supply else ""


CHAPTER = Chapter(
    steps=(
        Step(
            "trade",
            "CUB-4.2.1",
            ("trade", "ware", "material", "step"),
            describe_trade,
            explain_trade,
            done_alone=True,
        ),
    ),
    told={Bought: tell_trade, Sold: tell_trade},
)
