"""The events of Havana and La Habana in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caribe.core.events import Event
from caribe.core.message import Message
from caribe.games.havana import events as happened
from caribe.games.havana import words

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.games.havana.game import Havana

Arguments = dict[str, str | int | Message]


def told(game: Game, event: Event) -> Message:
    """An event as one sentence, told from what the event itself holds."""
    table = cast("Havana", game)
    if isinstance(event, happened.GameOver):
        return _over(event)
    if isinstance(event, happened.RoundBegan):
        return Message("havana-event-round-began", {"round": event.round, "order": _seats(event.order)})
    args: Arguments = {}
    for name in ("seat", "other", "count", "pesos", "points", "turn"):
        if hasattr(event, name):
            args[name] = getattr(event, name)
    for name in ("card", "covers"):
        if getattr(event, name, None) is not None:
            args[name] = words.card(table, getattr(event, name))
    for name in ("building", "instead"):
        if hasattr(event, name):
            args[name] = words.building(table, getattr(event, name))
    suffix = _details(table, event, args)
    return Message(f"havana-event-{event.kind.replace('_', '-')}{suffix}", args)


def _details(game: Havana, event: Event, args: Arguments) -> str:
    """The arguments that only some events have; what is added to the id."""
    if isinstance(event, happened.Chose):
        if event.cards is None:
            return ""
        args["cards"] = words.listed([words.card(game, name) for name in event.cards])
        return "-seen"
    if isinstance(event, happened.Revealed):
        args["cards"] = words.listed([words.card(game, name) for name in event.cards])
        args["number"] = words.number(event.number)
    elif isinstance(event, happened.Gained | happened.Built):
        args["things"] = words.things(game, event.materials, event.pesos, event.workers)
    elif isinstance(event, happened.Burgled | happened.Supplied):
        pesos = event.pesos if isinstance(event, happened.Supplied) else 0
        args["things"] = words.things(game, event.materials, pesos)
    elif isinstance(event, happened.Taxed):
        args["thing"] = words.amount(game, event.thing, 1)
    elif isinstance(event, happened.Refilled):
        names = [words.building(game, number) for number in event.buildings]
        args["row"] = event.row + 1
        args["buildings"] = words.listed(names)
    elif isinstance(event, happened.Laid):
        if event.covers is None:
            return "-hidden"
        return "" if event.card is None else "-seen"
    elif isinstance(event, happened.Fetched | happened.Discarded):
        return "-hidden" if event.card is None else ""
    return ""


def _seats(seats: tuple[int, ...]) -> Message:
    return words.listed([Message("havana-seat", {"seat": seat}) for seat in seats])


def _over(event: happened.GameOver) -> Message:
    if len(event.winners) == 1:
        winner = event.winners[0]
        return Message(f"havana-event-over-{event.ending}", {"winner": winner, "seat": winner})
    return Message(f"havana-event-over-{event.ending}-shared", {"winners": _seats(event.winners)})
