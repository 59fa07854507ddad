"""The tavern for people: views, choices in words, and what each seat sees of an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.people import People
from caribe.core.reasons import Reason
from tests.testgame import events as happened
from tests.testgame.actions import ACTION_BID, ACTION_CELLAR, ACTION_FETCH, BID, BUY, INSTEAD, LEAVE, PASS, PHASES
from tests.testgame.position import flagged, write
from tests.testgame.whynot import action_refused, refused

if TYPE_CHECKING:
    from tests.testgame.rules import TavernState

Arguments = dict[str, "str | int | Message"]


class TavernPeople(People["TavernState"]):
    """The human side of the tavern."""

    def view(self, state: TavernState, seat: int | None) -> dict[str, object]:
        dishes = state.rules.dishes
        own: dict[str, object] = {}
        if seat is not None:
            own = {
                "hand": flagged(state.hands[seat]),
                "cellar": flagged(state.cellars[seat]),
                "laid": list(state.laid[seat]),
                "bid": state.bids[seat],
            }
        return {
            "game": state.game.name,
            "seat": seat,
            "player": state.player,
            "deciders": state.deciders(),
            "phase": PHASES[state.phase],
            "round": state.round,
            "own": own,
            "hands": [sum(hand) for hand in state.hands],
            "open": [flagged(cards) for cards in state.opened],
            "cellars": [sum(cellar) for cellar in state.cellars],
            "laid": [len(cards) for cards in state.laid],
            "bids": [None if state.phase == BID and bid >= 0 else bid for bid in state.bids],
            "strength": list(state.strength),
            "goods": [list(goods) for goods in state.goods],
            "eaten": [[dishes[dish]["name"] for dish in eaten] for eaten in state.eaten],
            "pile": state.hidden,
            "unseen": list(state.unseen),
            "top": dishes[state.top]["name"] if state.top >= 0 else None,
            "bottom": [dishes[dish]["name"] for dish in state.bottom],
            "due": list(state.due),
            "winner": state.winner,
            "known": {
                "slots": [list(s) for s in state.slots],
                "shown": [list(s) for s in state.shown],
                "clock": state.clock,
            },
        }

    def describe(self, state: TavernState, seat: int, actions: tuple[int, ...], after: TavernState | None) -> Choice:
        action = actions[0]
        if action < ACTION_BID:
            cards = actions if len(actions) == 2 else (state.laid[seat][0], action)
            text = Message("tavern-choice-lay", {"first": cards[0], "second": cards[1]})
            return Choice(actions, "lay", tuple(f"card:{card}" for card in actions), text, "TAV-3")
        if action < BUY:
            bid = action - ACTION_BID
            return Choice(actions, "bid", (f"bid:{bid}",), Message("tavern-choice-bid", {"count": bid}), "TAV-4")
        dish = state.rules.dishes[state.top]["name"]
        if action == PASS:
            return Choice(
                actions, "pass", ("dish:pass",), Message("tavern-choice-pass", {"dish": named(dish)}), "TAV-6"
            )
        if action <= INSTEAD:
            return _purchase(state, seat, actions)
        if action < ACTION_FETCH:
            card = action - ACTION_CELLAR
            return Choice(
                actions, "cellar", (f"card:{card}",), Message("tavern-choice-cellar", {"card": card}), "TAV-7"
            )
        if action == LEAVE:
            return Choice(actions, "leave", ("fetch:none",), Message("tavern-choice-leave"), "TAV-7")
        card = action - ACTION_FETCH
        return Choice(actions, "fetch", (f"fetch:{card}",), Message("tavern-choice-fetch", {"card": card}), "TAV-7")

    def why_not(self, state: TavernState, seat: int, targets: Sequence[str]) -> Reason | None:
        return refused(state, seat, targets)

    def why_not_action(self, state: TavernState, seat: int, action: int) -> Reason | None:
        return action_refused(state, seat, action)

    def prompt(self, state: TavernState, seat: int | None) -> Message:
        deciders = state.deciders()
        phase = PHASES[state.phase]
        if seat in deciders:
            return Message(f"tavern-prompt-{phase}")
        return Message("tavern-prompt-wait", {"seat": deciders[0], "count": len(deciders)})

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        if isinstance(event, happened.Laid):
            return happened.Laid(event.seat, event.card if seat == event.seat else None)
        if isinstance(event, happened.BidMade):
            return happened.BidMade(event.seat, event.bid if seat == event.seat else None)
        if isinstance(event, happened.Cellared):
            return happened.Cellared(event.seat, event.card if seat == event.seat else None)
        return event

    def tell(self, game: Game, event: Event) -> Message:
        args: Arguments = {}
        for name, value in event.to_json().items():
            if name == "dish":
                args[name] = named(str(value))
            elif isinstance(value, list):
                args[name] = ", ".join(map(str, value))
            elif value is not None and name != "kind":
                args[name] = value if isinstance(value, int) else str(value)
        if isinstance(event, happened.GameOver):
            args["ending"] = Message(f"{game.name}-ending-{event.ending}")
        if isinstance(event, happened.BidsOpened):
            args["seat"] = event.winner
        hidden = "-hidden" if None in event.to_json().values() else ""
        return Message(f"tavern-event-{event.kind.replace('_', '-')}{hidden}", args)

    def to_json(self, state: TavernState) -> dict[str, object]:
        return write(state)


PEOPLE = TavernPeople()


def named(dish: str) -> Message:
    """A dish in words."""
    return Message(f"tavern-dish-{dish}")


def _purchase(state: TavernState, seat: int, actions: tuple[int, ...]) -> Choice:
    """A dish and all that is paid for it; what is left to pay, when some is paid already."""
    then = state.clone()
    before = then.goods[seat][:]
    for action in actions:
        then.advance(action)
    coins, bread, rum = (had - has for had, has in zip(before, then.goods[seat], strict=True))
    dish = state.rules.dishes[state.top]
    targets = [f"dish:{dish['name']}"] if actions[0] == BUY else []
    targets += ["pay:bread"] * bread + ["pay:rum"] * rum + ["pay:coin"] * coins
    args: Arguments = {"dish": named(dish["name"]), "bread": bread, "rum": rum, "coins": coins}
    effects = [Effect("points", dish["points"])]
    effects += [Effect(thing, -paid) for thing, paid in (("bread", bread), ("rum", rum), ("coin", coins)) if paid]
    return Choice(actions, "buy", tuple(targets), Message("tavern-choice-buy", args), "TAV-5", tuple(effects))
