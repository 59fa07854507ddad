"""The foreman for people: the way to work, and which building is worked next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caribe.core.choices import Choice
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba import foreman
from caribe.games.cuba.buildings_presenter import describe_service, explain_service
from caribe.games.cuba.chapter import Chapter, Step
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.components import BuildingKind, building_kind
from caribe.games.cuba.events import ModeChosen
from caribe.games.cuba.names import BUILDINGS, MATERIALS
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, building_name

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba

ASKED = ("building", "count", "ware", "material", "ship", "take", "statute", "step")


def describe_work(b: ChoiceBuilder) -> Choice:
    """Describe a way to work, a building with all it is asked, or enough."""
    if b.first == a.CROSS:
        return b.choice("cross", ("mode:cross",), "CUB-4.4.1")
    if b.state.stage == a.USE and b.first == a.DONE:
        return b.done("CUB-4.4.6")
    name = BUILDINGS[_worked(b)]
    targets = ["mode:single"] if b.first == a.SINGLE else []
    return describe_service(b, name, [*targets, f"building:{name}"])


def _worked(b: ChoiceBuilder) -> int:
    """Return the kind of building that is worked: the one that was named, else the only one that could be."""
    for action in b.actions[:2]:
        if a.A_BUILDING <= action <= a.A_COUNT:
            return action - a.A_BUILDING
    return foreman.useful(b.state, b.seat)[0] - a.A_BUILDING


def explain_work(q: Question) -> Reason | None:
    """Explain the foreman's work: a building of the seat's, in reach, each once."""
    single = q.state.stage == a.MODE or q.state.mode == a.SINGLE
    if reason := q.several("mode", "CUB-4.4.1") or q.several("building", "CUB-4.4.2" if single else "CUB-4.4.1"):
        return reason
    if q.one("mode") == "cross":
        return refuse("cross-first", "CUB-4.4.1") if len(q.targets) > 1 else refuse("cross-idle", "AMB-72")
    if q["building"]:
        return _explain_building(q, q.one("building"))
    if q.one("step") == "done":
        return refuse("single-owed", "CUB-4.4.2") if single else refuse("done-alone", "CUB-4.4.1")
    named = [kind for kind in ("statute", "take", "material", "ship", "count", "ware") if q[kind]]
    takers = [name for name in _callable(q) if named and all(_takes(building_kind(name), kind) for kind in named)]
    return explain_service(q, takers[0]) if len(takers) == 1 else refuse("which-building", "CUB-4.4.1")


def _callable(q: Question) -> list[str]:
    """Return the buildings the foreman can still work, in the order of their kinds."""
    names = {q.building(cell) for cell in range(12) if q.state.todo >> cell & 1}
    return [name for name in BUILDINGS if name in names]


def _takes(kind: BuildingKind, target: str) -> bool:
    """Whether a building takes targets of a kind."""
    if target == "material":
        return kind.asks == "give" and kind.takes == MATERIALS
    if target == "count":
        return kind.asks == "count" or (kind.asks == "dock" and kind.most > 1)
    asks = {"statute": ("veto",), "take": ("swap_in",), "ship": ("dock", "call"), "ware": ("give", "dock", "swap_in")}
    return kind.asks in asks[target]


def _explain_building(q: Question, name: str) -> Reason | None:
    building = building_name(name)
    if name not in (q.building(cell) for cell in range(12)):
        return refuse("not-your-building", "CUB-4.3.6", building=building)
    if q.stage == "use" and name not in _callable(q):
        if name not in (q.building(cell) for cell in q.state.rules.cross[q.state.figure[q.seat]]):
            return refuse("not-in-cross", "CUB-4.4.1", building=building)
        return refuse("used-already", "CUB-4.4.5", building=building)
    return explain_service(q, name)


def tell_mode(game: Cuba, event: ModeChosen, args: Args) -> str:
    """Tell the way to work."""
    return f"-{event.mode}"


CHAPTER = Chapter(
    steps=(
        Step("mode", "CUB-4.4.1", ("mode", *ASKED), describe_work, explain_work),
        Step("use", "CUB-4.4.1", ASKED, describe_work, explain_work),
    ),
    told={ModeChosen: tell_mode},
)
