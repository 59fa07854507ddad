"""Cartagena for people: views, choices in words, and what each seat sees of an event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.people import People
from caribe.core.reasons import Reason
from caribe.games.cartagena.box import SYMBOLS
from caribe.games.cartagena.events import Advanced, Drew, GameOver, Reshuffled, Retreated, TurnBegan, TurnEnded
from caribe.games.cartagena.position import cards, path_of, write
from caribe.games.cartagena.whynot import action_refused, place, refused, symbol_name

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.games.cartagena.rules import CartagenaState


class CartagenaPeople(People["CartagenaState"]):
    """The human side of Cartagena."""

    def view(self, state: CartagenaState, seat: int | None) -> dict[str, object]:
        """All that this seat may know: the board, all counts, its own hand, the top of the discards."""
        game = state.rules
        own = None if seat is None else cards(state.hands, seat * 6)
        open_discards = game.options["discard_view"] == "all"
        return {
            "game": "cartagena",
            "mode": game.options["mode"],
            "seat": seat,
            "player": state.player,
            "turn": state.turn,
            "action": state.slot,
            "actions": game.actions,
            "path": path_of(state),
            "fields": [SYMBOLS[symbol] for symbol in state.path.symbols],
            "pirates": [state.pirates(other) for other in range(state.game.players)],
            "hand": own,
            "hand_sizes": [state.held(other) for other in range(state.game.players)],
            "pile": state.pile_size,
            "discard": sum(state.discard),
            "top": SYMBOLS[state.top] if state.top >= 0 else None,
            "discards": cards(state.discard, 0) if open_discards else None,
            "memory": _memory(state, seat),
        }

    def describe(
        self, state: CartagenaState, seat: int, actions: tuple[int, ...], after: CartagenaState | None
    ) -> Choice:
        """One action is one choice; its targets are the card or the pile, the pirate, and where it will stand."""
        (action,) = actions
        game = state.rules
        boat = game.length + 1
        if action == game.end:
            return Choice(actions, "end", ("turn:end",), Message("cartagena-choice-end"), "CAR-3.4")
        start = game.moves.starts[action]
        symbol = action - 7 * start
        if symbol >= 0:
            field = state.landing_ahead(symbol, start)
            name = SYMBOLS[symbol]
            args: Mapping[str, str | int | Message] = {
                "symbol": symbol_name(name),
                "start": place(start, boat),
                "field": place(field, boat),
            }
            return Choice(
                actions,
                "forward",
                (f"card:{name}", f"pirate:{seat}:{start}", f"field:{field}"),
                Message("cartagena-choice-forward", args),
                "CAR-4.5" if field == boat else "CAR-4.2",
                (Effect(f"pirate:{seat}:{start}", 0, f"field:{field}"), Effect("card", -1)),
                {"symbol": name, "start": start, "field": field},
            )
        field = state.landing_back(start)
        count = min(state.crowd[field], state.pile_size + sum(state.discard))
        return Choice(
            actions,
            "back",
            ("pile:draw", f"pirate:{seat}:{start}", f"field:{field}"),
            Message(
                "cartagena-choice-back", {"start": place(start, boat), "field": place(field, boat), "count": count}
            ),
            "CAR-4.24",
            (Effect(f"pirate:{seat}:{start}", 0, f"field:{field}"), Effect("card", count)),
            {"start": start, "field": field, "count": count},
        )

    def why_not(self, state: CartagenaState, seat: int, targets: Sequence[str]) -> Reason | None:
        """Why no choice has all these targets; None when one has."""
        return refused(state, seat, targets)

    def why_not_action(self, state: CartagenaState, seat: int, action: int) -> Reason | None:
        """Why the seat to move cannot take this action; None when it can."""
        return action_refused(state, seat, action)

    def prompt(self, state: CartagenaState, seat: int | None) -> Message:
        """Whose turn it is, and the number of the action."""
        args: dict[str, str | int | Message] = {
            "seat": state.player,
            "action": state.slot + 1,
            "actions": state.rules.actions,
        }
        if state.held(state.player) == 0:
            return Message("cartagena-prompt-back", args)
        return Message("cartagena-prompt" if state.slot == 0 else "cartagena-prompt-more", args)

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """The faces of drawn cards are for their owner alone; all else is public."""
        if isinstance(event, Drew):
            return Drew(event.seat, event.count, event.emergency, event.cards if seat == event.seat else None)
        return event

    def tell(self, game: Game, event: Event) -> Message:
        """The event in words."""
        boat = 37 if game.options["mode"] == "advanced" else 31
        args: dict[str, str | int | Message] = {}
        if isinstance(event, Advanced):
            args = {"symbol": symbol_name(event.symbol), "field": place(event.field, boat)}
        if isinstance(event, Advanced | Retreated):
            args |= {"seat": event.seat, "start": place(event.start, boat), "field": place(event.field, boat)}
        elif isinstance(event, Drew):
            args = {"seat": event.seat, "count": event.count}
            if event.cards:
                args["cards"] = _listed(event.cards)
            suffix = "-emergency" if event.emergency else ""
            shown = "-seen" if event.cards else ""
            return Message(f"cartagena-event-drew{suffix}{shown}", args)
        elif isinstance(event, Reshuffled):
            args = {"count": event.count}
        elif isinstance(event, TurnBegan):
            args = {"seat": event.seat, "turn": event.turn}
        elif isinstance(event, TurnEnded):
            return Message(
                "cartagena-event-turn-ended" if not event.early else "cartagena-event-turn-ended-early",
                {"seat": event.seat},
            )
        elif isinstance(event, GameOver):
            return _told_over(event)
        suffix = "-aboard" if isinstance(event, Advanced) and event.aboard else ""
        return Message(f"cartagena-event-{event.kind.replace('_', '-')}{suffix}", args)

    def to_json(self, state: CartagenaState) -> dict[str, object]:
        """The whole position as plain data."""
        return write(state)


PEOPLE = CartagenaPeople()


def _listed(names: Sequence[str]) -> Message:
    if len(names) == 1:
        return symbol_name(names[0])
    return Message("cartagena-two-symbols", {"first": symbol_name(names[0]), "second": symbol_name(names[1])})


def _told_over(event: GameOver) -> Message:
    if event.ending == "escaped":
        return Message("cartagena-event-escaped", {"winner": event.winners[0], "seat": event.winners[0]})
    if len(event.winners) == 1:
        return Message("cartagena-event-capped", {"winner": event.winners[0], "seat": event.winners[0]})
    return Message("cartagena-event-capped-shared", {"count": len(event.winners)})


def _memory(state: CartagenaState, seat: int | None) -> dict[str, object] | None:
    """What is known since the last reshuffle: all hands together, the pile, plays and draws, the seat's own part."""
    memory = state.memory
    if memory is None:
        return None
    return {
        "held": [sum(memory.old[symbol::6]) for symbol in range(6)],
        "sizes": [sum(memory.old[other * 6 : other * 6 + 6]) for other in range(state.game.players)],
        "pool": list(memory.pool),
        "trail": memory.trail[: memory.length],
        "own": None if seat is None else [memory.old[seat * 6 :][:6], memory.drawn[seat * 6 :][:6]],
    }
