"""The balance lab: changes by their path, the same seeds on both sides, and figures that add up."""

from __future__ import annotations

import pytest

from caribe import library
from caribe.arena.data_overrides import apply_override, closest_paths, iter_paths
from caribe.arena.game_runner import play_game
from caribe.arena.game_stats import decode_message
from caribe.arena.lab import Comparison, compare, run_experiment
from caribe.arena.local import Local
from caribe.arena.match import Match
from caribe.core.faults import BadPack
from caribe.words import Words
from tests.support import word_faults


def match(game: str, players: int = 2, data: object = None, **options: object) -> Match:
    pack = data if isinstance(data, dict) else None
    return Match.of(library.game(game, players, pack, **options), ["random"] * players, 3, collect_stats=True)


def run_comparison(base: Match, variant: Match, games: int = 12) -> Comparison:
    numbers = range(0, games * base.players, base.players)
    return compare(base, variant, [(play_game(base, number), play_game(variant, number)) for number in numbers], games)


@pytest.mark.parametrize("game", list(library.titles()))
def test_nothing_changed_changes_nothing(game: str) -> None:
    table = match(game, 3)
    found = run_comparison(table, table, 6)
    figures = [found.length, *found.places, *found.endings.values(), *found.scores.values()]
    figures += [figure for kind in found.uses.values() for figure, _ in kind.values()]
    assert all(figure.base == figure.variant and figure.difference == (0.0, 0.0, 0.0) for figure in figures)
    assert sum(place.base[0] for place in found.places) == pytest.approx(1)
    assert sum(ending.base[0] for ending in found.endings.values()) == pytest.approx(1)
    assert sum(sum(wins.counts) for wins in found.choices.values()) == 2 * 6 * 3
    assert found.uses
    for label, things in found.uses.items():
        assert Words().bundle.has_message(label)
        assert things
        for thing in things:
            assert not word_faults(decode_message(thing))
    for choice in found.choices:
        assert not word_faults(decode_message(choice))


def test_uses_are_those_of_the_events() -> None:
    table = match("havana")
    found = run_comparison(table, table, 3)
    built = removed = 0
    for number in (0, 2, 4):
        notes = play_game(table, number).stats
        assert notes
        for uses in notes.uses:
            built += sum(count for (label, _), count in uses.items() if label == "havana-use-built-building")
            removed += sum(count for (label, _), count in uses.items() if label == "havana-use-removed-building")
    for label, count in (("built", built), ("removed", removed)):
        figures = found.uses[f"havana-use-{label}-building"].values()
        assert sum(figure.base[0] for figure, _ in figures) == pytest.approx(count / 3)


def test_a_change_shows_where_it_was_made_and_the_deals_are_the_same() -> None:
    data, _ = apply_override(library.data("cuba"), "buildings.hotel.wood", "5")
    base, variant = match("cuba", 3), match("cuba", 3, data)
    found = run_comparison(base, variant, 30)
    hotels = {
        str(decode_message(thing)): figure for thing, (figure, _) in found.uses["cuba-use-built-building"].items()
    }["hotel"]
    assert hotels.base[0] > hotels.variant[0]
    for wins in found.choices.values():
        assert wins.counts[0] == wins.counts[1], "the first choices come before any hotel"


def test_the_lab_runs_on_an_engine_and_can_be_stopped() -> None:
    base, variant = match("cartagena", turn_cap=6), match("cartagena", turn_cap=9)
    found = run_experiment(Local(2), base, variant, 6)
    assert (found.pairs, found.asked) == (6, 6)
    assert found == run_comparison(base, variant, 6)
    assert found.length.significant
    assert run_experiment(Local(1), base, variant, 400, lambda done: done < 3).pairs < 400


def test_a_pair_with_a_forfeit_does_not_count() -> None:
    table = match("cartagena", turn_cap=6)
    failing = Match.of(table.table(), ["tests.arena.bots:Raises"] * 2, 3, collect_stats=True)
    found = compare(table, failing, [(play_game(table, 0), play_game(failing, 0))], 1)
    assert (found.pairs, len(found.forfeits)) == (0, 1)


def test_a_thing_in_a_list_is_found_by_its_name_or_its_number() -> None:
    own = library.data("havana")
    by_name, change = apply_override(own, "buildings.opera_house.points", "2")
    number = next(i for i, each in enumerate(own["buildings"]) if each["name"] == "Opera House")  # type: ignore[arg-type,var-annotated]
    assert by_name == apply_override(own, f"buildings[{number}].points", "2")[0]
    assert change.after == 2
    assert own == library.data("havana") != by_name
    assert apply_override(own, "buildings.kiosk.cost", "{ pesos = 3 }")[1].after == {"pesos": 3}
    assert apply_override(own, "buildings.kiosk.cost.glass", "1")[1].before is None


@pytest.mark.parametrize("path", ["buildings.cathedrl.points", "", "building.cathedral.points", "buildings.99"])
def test_a_path_that_leads_nowhere_is_refused_and_near_ones_are_named(path: str) -> None:
    with pytest.raises(BadPack) as refused:
        apply_override(library.data("havana"), path, "5")
    (fault,) = refused.value.faults
    assert fault.path == path
    assert "buildings" in str(fault.text)


def test_near_paths_are_like_what_was_typed() -> None:
    assert closest_paths(library.data("havana"), "buildings.cathedrl.points")[0] == "buildings.cathedral.points"
    assert closest_paths(library.data("cuba"), "bildings.hotel")[0] == "buildings.hotel"
    assert "cards.copies" in list(iter_paths(library.data("cartagena")))
