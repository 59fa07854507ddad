"""What happened in Cuba, in words: each event as a message, from what the event itself holds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.cuba import events as happened
from caribe.games.cuba.names import PRODUCTS
from caribe.games.cuba.words import building_name, card_name, counted, listed, resource_name, statute_name, units

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.games.cuba.game import Cuba

Args = dict[str, "str | int | Message"]


def told(game: Game, event: Event) -> Message:
    """The event in words."""
    args: Args = {}
    for name, value in event.to_json().items():
        if name in ("ware", "resource"):
            args[name] = resource_name(str(value))
        elif name == "building":
            args[name] = building_name(str(value))
        elif name == "card":
            args[name] = card_name(str(value))
        elif name == "statute" and isinstance(value, int):
            args[name] = statute_name(cast("Cuba", game).box.statutes[value])
        elif name == "cell" and isinstance(value, int):
            args |= {"row": value // 4 + 1, "column": value % 4 + 1}
        elif isinstance(value, int) and not isinstance(value, bool):
            args[name] = value
    return Message(f"cuba-event-{event.kind.replace('_', '-')}{_variant(game, event, args)}", args)


def _variant(game: Game, event: Event, args: Args) -> str:
    """The way an event is told, and what it needs besides its numbers."""
    if isinstance(event, happened.RoundBegan):
        statutes = cast("Cuba", game).box.statutes
        args["proposals"] = listed([statute_name(statutes[card]) for card in event.proposals if card >= 0])
        args["seat"] = event.start
    elif isinstance(event, happened.Harvested):
        args["things"] = units(event.count, event.resource)
        return "-water" if event.water else ""
    elif isinstance(event, happened.Bought | happened.Sold):
        return "-supply" if event.supply else ""
    elif isinstance(event, happened.Built):
        return "-pesos" if event.pesos else ""
    elif isinstance(event, happened.Refrained):
        return f"-{event.card}" if event.points or event.pesos else "-nothing"
    elif isinstance(event, happened.ModeChosen):
        return f"-{event.mode}"
    elif isinstance(event, happened.Used):
        return _used(event, args)
    elif isinstance(event, happened.Loaded):
        args["things"] = units(event.count, event.ware)
    elif isinstance(event, happened.Harbour):
        docks = [_ship(i + 1, ship) for i, ship in enumerate(event.docks) if ship > 0]
        args["docks"] = listed(docks)
    elif isinstance(event, happened.Delegated):
        args["cards"] = _by_seat([card_name(card) for card in event.cards])
    elif isinstance(event, happened.BidMade):
        return "" if event.bid is None else "-seen"
    elif isinstance(event, happened.BidsOpened):
        shown = {seat: Message("cuba-pesos", {"count": bid}) for seat, bid in enumerate(event.bids) if bid >= 0}
        args["bids"] = listed([_of(seat, text) for seat, text in shown.items()])
        return "-again" if event.ballot == 2 else ""
    elif isinstance(event, happened.VoteWon):
        return "-tie" if event.tie else ""
    elif isinstance(event, happened.Sealed):
        return "" if event.pays is None else "-pays" if event.pays else "-keeps"
    elif isinstance(event, happened.Declined):
        return f"-{event.category}"
    elif isinstance(event, happened.DutyPaid):
        args["things"] = counted(Counter(event.gave))
    elif isinstance(event, happened.MarketMoved):
        down = any(change < 0 for change in event.changes)
        changes = Counter({name: abs(change) for name, change in zip(PRODUCTS, event.changes, strict=True)})
        args["things"] = counted(changes)
        return "" if not +changes else "-down" if down else "-up"
    elif isinstance(event, happened.Spoiled):
        args["things"] = counted({"citrus": event.citrus, "sugar": event.sugar, "tobacco": event.tobacco})
    elif isinstance(event, happened.GameOver):
        return _over(event, args)
    return ""


def _used(event: happened.Used, args: Args) -> str:
    args["gave"] = counted(Counter(event.gave))
    args["got"] = counted(Counter(event.got))
    if event.gave and event.got:
        return "-exchange"
    if event.got:
        return "-got"
    if event.points:
        return "-points" if event.gave else "-gift-points"
    if event.pesos:
        return "-pesos" if event.gave else "-gift-pesos"
    return f"-{event.building}"


def _over(event: happened.GameOver, args: Args) -> str:
    args["winner"] = event.winners[0]
    args["seat"] = event.winners[0]
    args["count"] = len(event.winners)
    return f"-{event.decided}"


def _ship(dock: int, ship: int) -> Message:
    return Message("cuba-ship-in-dock", {"ship": ship, "dock": dock})


def _of(seat: int, text: Message) -> Message:
    return Message("cuba-of-seat", {"other": seat, "thing": text})


def _by_seat(texts: list[Message]) -> Message:
    return listed([_of(seat, text) for seat, text in enumerate(texts)])
