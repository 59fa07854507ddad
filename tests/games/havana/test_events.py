"""Events say where everything went: a page that only follows them shows what the view says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caribe import State, library
from tests.support import Chooser

GAMES = [(name, players) for name in ("havana", "la-habana") for players in (2, 4)]


def goods_of(view: dict[str, Any]) -> dict[str, dict[str, int]]:
    """Everything that can be owned or lie somewhere, by its place."""
    places = {place: dict(view[place]) for place in ("centre", "bag", "box", "supply")}
    return places | {f"seat {seat}": dict(goods) for seat, goods in enumerate(view["goods"])}


def spoils(event: dict[str, Any], *kinds: str) -> Counter[str]:
    """What an event moves, by name."""
    found = Counter(event.get("materials", ()) if "materials" in kinds else ())
    return found + Counter({kind: event.get(kind, 0) for kind in kinds if kind != "materials"})


def moves(event: dict[str, Any]) -> list[tuple[str, str, Counter[str]]]:
    """From where, to where and what."""
    own, other = f"seat {event.get('seat')}", f"seat {event.get('other')}"
    every = spoils(event, "materials", "pesos", "workers")
    match event["kind"]:
        case "gained":
            return [(event["source"], own, every)]
        case "robbed" | "burgled":
            return [(other, own, every)]
        case "taxed":
            return [(other, event["to"], Counter(["workers" if event["thing"] == "worker" else event["thing"]]))]
        case "built":
            materials, rest = spoils(event, "materials"), spoils(event, "pesos", "workers")
            return [(own, event["materials_to"], materials), (own, event["rest_to"], rest)]
        case "supplied":
            return [("bag", "centre", spoils(event, "materials")), ("supply", "centre", spoils(event, "pesos"))]
    return []


def follow(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Change a view as an event says."""
    goods = goods_of(view)
    for source, goal, what in moves(event):
        for thing, count in what.items():
            goods[source][thing] -= count
            goods[goal][thing] = goods[goal].get(thing, 0) + count
    view |= {place: goods[place] for place in ("centre", "bag", "box", "supply")}
    view["goods"] = [goods[f"seat {seat}"] for seat in range(len(view["goods"]))]
    if event["kind"] in ("built", "removed"):
        view["rows"] = [[each for each in row if each["building"] != event["building"]] for row in view["rows"]]
    if event["kind"] == "refilled":
        row = view["rows"][event["row"]]
        row[event["at"] : event["at"]] = event["buildings"]
    if event["kind"] in ("built", "removed", "refilled"):
        view["ends"] = event["ends"]
    if event["kind"] == "revealed":
        view["open"][event["seat"]] = event["cards"]
        view["discard_sizes"][event["seat"]] += event["discarded"] is not None
    if event["kind"] == "took_back":
        view["discard_sizes"][event["seat"]] -= event["count"]
    if event["kind"] in ("fetched", "took", "discarded"):
        view["discard_sizes"][event["seat"]] += 1 if event["kind"] == "discarded" else -1


def view_of(state: State) -> dict[str, Any]:
    """What is followed of a view."""
    view: Any = state.view(None)
    followed = ("centre", "bag", "box", "supply", "goods", "rows", "ends", "open", "discard_sizes")
    return {name: view[name] for name in followed}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_who_follows_the_events_sees_what_the_view_shows(name: str, players: int) -> None:
    chooser = Chooser(players)
    state = library.game(name, players).new(players)
    state.keep_log()
    assert state.log is not None
    told = view_of(state)
    while not state.is_over:
        before = len(state.log)
        state.apply(chooser.pick(state.legal_actions()))
        for event in state.log[before:]:
            follow(told, event.to_json())
        assert told == view_of(state)
