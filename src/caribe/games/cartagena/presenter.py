"""Cartagena for people: joins its chapters, and adds what belongs to the turn as a whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caribe.core.choices import Choice, Trial
from caribe.core.events import Event
from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.core.presenter import Presenter
from caribe.core.reasons import Reason
from caribe.games.cartagena import back_presenter, drawing_presenter, forward_presenter, lines
from caribe.games.cartagena.components import SYMBOLS
from caribe.games.cartagena.events import Advanced, Drew, GameOver, Reshuffled, Retreated, TurnBegan, TurnEnded
from caribe.games.cartagena.notation import write_action
from caribe.games.cartagena.position import write
from caribe.games.cartagena.slots import SLOTS, target_name
from caribe.games.cartagena.views import build_view
from caribe.games.cartagena.words import at, place, refusal

if TYPE_CHECKING:
    from caribe.core.game import Game
    from caribe.games.cartagena.rules import CartagenaState


class CartagenaPresenter(Presenter["CartagenaState"]):
    """Present Cartagena to people."""

    def view(self, state: CartagenaState, seat: int | None) -> dict[str, object]:
        """Return all that this seat may know."""
        return dict(build_view(state, seat))

    def describe(self, state: CartagenaState, seat: int, trial: Trial) -> Choice:
        """Describe one action, which is one choice (CAR-7.8)."""
        (action,) = trial.actions
        if action == state.rules.end:
            return Choice(trial.actions, "end", ("turn:end",), Message("cartagena-choice-end"), "CAR-3.4")
        if action >= 7 * state.rules.space.starts[action]:
            return forward_presenter.describe(state, seat, trial)
        return back_presenter.describe(state, seat, trial)

    def explain(self, state: CartagenaState, seat: int, targets: Sequence[str]) -> Reason:
        """Explain why no choice has all these targets."""
        picked: dict[str, list[str]] = {"card": [], "pirate": [], "field": [], "pile": [], "turn": []}
        for target in targets:
            kind, _, name = target.partition(":")
            if not _exists(state, kind, name):
                return Reason(Message("core-why-no-such-target", {"target": target}))
            picked[kind].append(name)
        if reason := _not_together(state, seat, picked):
            return reason
        start = int(picked["pirate"][0].partition(":")[2]) if picked["pirate"] else None
        field = int(picked["field"][0]) if picked["field"] else None
        if picked["card"]:
            return forward_presenter.explain(state, seat, picked["card"][0], start, field)
        if picked["pile"]:
            return back_presenter.explain(state, seat, start, field)
        return _explain_either(state, seat, start, field)

    def explain_action(self, state: CartagenaState, seat: int, action: int) -> Reason:
        """Explain why the seat cannot take this action."""
        game = state.rules
        if action == game.end:
            return refusal("end-owed", "CAR-3.4")
        start = game.space.starts[action]
        if start not in state.pirates(seat):
            return refusal("no-pirate", "CAR-3.3", start=at(start, game.length + 1))
        if action >= 7 * start:
            return forward_presenter.explain(state, seat, SYMBOLS[action - 7 * start], start, None)
        return back_presenter.explain(state, seat, start, None)

    def prompt(self, state: CartagenaState, seat: int | None) -> Message:
        """Say whose turn it is, and the number of the action."""
        args: dict[str, str | int | Message] = {
            "seat": state.player,
            "action": state.action + 1,
            "actions": state.rules.actions,
        }
        if state.held(state.player) == 0:
            return Message("cartagena-prompt-back", args)
        return Message("cartagena-prompt" if state.action == 0 else "cartagena-prompt-more", args)

    def slots(self, state: CartagenaState, seat: int) -> Sequence[Slot]:
        """Ask for a card or a step back, the pirate, and where it goes."""
        return SLOTS

    def name(self, state: CartagenaState, seat: int, target: str) -> Message:
        """Name a target."""
        return target_name(state, target)

    def notation(self, state: CartagenaState, action: int) -> str:
        """Return the words of an action."""
        return write_action(state, action)

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        """Show everything but the faces of cards that others drew."""
        return drawing_presenter.seen(event, seat) if isinstance(event, Drew) else event

    def tell(self, game: Game, event: Event) -> Message:
        """Tell the event in words."""
        boat = 37 if game.options["mode"] == "advanced" else 31
        return TOLD[type(event)](event, boat)

    def joins(self, before: Event, event: Event) -> bool:
        """Tell whether both events are one thing done."""
        return lines.joins(before, event)

    def tell_line(self, game: Game, events: Sequence[Event]) -> Message:
        """Tell one thing done in words."""
        return lines.tell_line(events, lambda event: self.tell(game, event))

    def to_json(self, state: CartagenaState) -> dict[str, object]:
        """Return the whole position as plain data."""
        return write(state)


PRESENTER = CartagenaPresenter()


def _exists(state: CartagenaState, kind: str, name: str) -> bool:
    """Whether there is such a thing on the table."""
    if kind == "card":
        return name in SYMBOLS
    if kind == "pirate":
        return name in {f"{seat}:{place}" for seat in range(state.game.players) for place in state.pirates(seat)}
    if kind == "field":
        return name in {str(position) for position in range(state.rules.length + 2)}
    return (kind, name) in {("pile", "draw"), ("pile", "discard"), ("turn", "end")}


def _not_together(state: CartagenaState, seat: int, picked: Mapping[str, list[str]]) -> Reason | None:
    """Explain what never goes together, whatever stands where; None when it might."""
    if "discard" in picked["pile"]:
        return refusal("discards", "CAR-4.50")
    foreign = [name for name in picked["pirate"] if not name.startswith(f"{seat}:")]
    if foreign:
        return refusal("foreign-pirate", "CAR-3.3", other=int(foreign[0].partition(":")[0]))
    if picked["turn"]:
        return refusal("end-owed" if state.action == 0 else "end-alone", "CAR-3.4")
    for kind in ("card", "pirate", "field", "pile"):
        if len(picked[kind]) > 1:
            return refusal(f"one-{kind}", "CAR-4.20" if kind == "pile" else "CAR-4.1")
    if picked["card"] and picked["pile"]:
        return refusal("card-or-back", "CAR-3.3")
    return None


def _explain_either(state: CartagenaState, seat: int, start: int | None, field: int | None) -> Reason:
    """Explain a pirate, a field, or both, with neither a card nor the pile picked yet."""
    boat = state.rules.length + 1
    if field == 0:
        return refusal("camp", "CAR-4.25")
    back = set(back_presenter.landings(state, seat, start).values())
    if back or forward_presenter.landings(state, seat, start):
        return refusal("unreachable", "CAR-4.2", field=place(field or 0, boat))
    return refusal("boat-stays", "CAR-4.29") if start == boat else refusal("no-cards-no-back", "CAR-4.26")


def _tell_turn_end(event: TurnEnded) -> Message:
    return Message(
        "cartagena-event-turn-ended-early" if event.early else "cartagena-event-turn-ended", {"seat": event.seat}
    )


def _tell_game_over(event: GameOver) -> Message:
    if len(event.winners) > 1:
        return Message("cartagena-event-capped-shared", {"count": len(event.winners)})
    ending = "escaped" if event.ending == "escaped" else "capped"
    return Message(f"cartagena-event-{ending}", {"winner": event.winners[0], "seat": event.winners[0]})


TOLD: Mapping[type[Event], Callable[[Any, int], Message]] = {
    Advanced: forward_presenter.tell,
    Retreated: back_presenter.tell,
    Drew: lambda event, _: drawing_presenter.tell(event),
    Reshuffled: lambda event, _: drawing_presenter.tell_reshuffle(event),
    TurnBegan: lambda event, _: Message("cartagena-event-turn-began", {"seat": event.seat, "turn": event.turn}),
    TurnEnded: lambda event, _: _tell_turn_end(event),
    GameOver: lambda event, _: _tell_game_over(event),
}
"""How each kind of event is told, with the position of the boat."""
