"""The tavern for people: joins its chapters, and tells its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Trial
from caribe.core.events import Event
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.narrowing import Slot
from caribe.core.presenter import Presenter
from caribe.core.reasons import Reason
from tests.testgame import events as happened
from tests.testgame.actions import MOST_BID, PHASES, meaning
from tests.testgame.position import write
from tests.testgame.rules import CHAPTERS
from tests.testgame.views import build_view
from tests.testgame.words import dish_name

if TYPE_CHECKING:
    from tests.testgame.rules import TavernState


class TavernPresenter(Presenter["TavernState"]):
    """Present the tavern to people."""

    def view(self, state: TavernState, seat: int | None) -> dict[str, object]:
        return dict(build_view(state, seat))

    def describe(self, state: TavernState, seat: int, trial: Trial) -> Choice:
        return CHAPTERS[state.phase].describe(state, seat, trial)

    def explain(self, state: TavernState, seat: int, targets: Sequence[str]) -> Reason:
        chapter = CHAPTERS[state.phase]
        known = all_targets(state)
        for target in targets:
            if target not in known:
                return Reason(Message("core-why-no-such-target", {"target": target}))
        if any(target.partition(":")[0] not in chapter.kinds for target in targets):
            return chapter.not_now()
        return chapter.explain(state, seat, targets)

    def explain_action(self, state: TavernState, seat: int, action: int) -> Reason:
        chapter = CHAPTERS[state.phase]
        phase, name = meaning(action)
        return chapter.explain_action(state, seat, name) if phase == state.phase else chapter.not_now()

    def prompt(self, state: TavernState, seat: int | None) -> Message:
        deciders = state.deciders()
        if seat in deciders:
            return Message(f"tavern-prompt-{PHASES[state.phase]}")
        return Message("tavern-prompt-wait", {"seat": deciders[0], "count": len(deciders)})

    def slots(self, state: TavernState, seat: int) -> Sequence[Slot]:
        return [Slot(tuple(CHAPTERS[state.phase].kinds), Message("tavern-which"))]

    def name(self, state: TavernState, seat: int, target: str) -> Message:
        return Message("tavern-target", {"name": target.partition(":")[2]})

    def seen(self, game: Game, event: Event, seat: int | None) -> Event | None:
        if isinstance(event, happened.Laid | happened.BidMade | happened.Cellared) and seat != event.seat:
            return type(event)(event.seat, None)
        return event

    def tell(self, game: Game, event: Event) -> Message:
        args: dict[str, str | int | Message] = {}
        for name, value in event.to_json().items():
            if name == "dish":
                args[name] = dish_name(str(value))
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


PRESENTER = TavernPresenter()


def all_targets(state: TavernState) -> set[str]:
    """Return every target there can be at this table."""
    return {
        *(f"card:{card}" for card in range(state.rules.cards)),
        *(f"bid:{bid}" for bid in range(MOST_BID + 1)),
        *(f"dish:{dish['name']}" for dish in state.rules.dishes),
        *(f"fetch:{card}" for card in range(state.rules.cards)),
        *("dish:pass", "pay:bread", "pay:rum", "pay:coin", "fetch:none"),
    }
