"""`make mutants` does what it says: a fault is killed, a change that changes nothing survives."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

import mutants
from mutations import Mutation, find, rules_near

MODULE = "src/caribe/games/toy/chapter.py"
TOY = b'''"""A toy."""

LIMITS = (3, 5)


def may_take(count: int, left: int) -> bool:
    """Take what is there (CAR-4.1)."""
    # CAR-4.2: three at most
    if count > 3:
        return False
    return count <= left


def take(table: list[int], count: int) -> None:
    table[0] -= count
'''
TESTS = """from caribe.games.toy.chapter import may_take, take
from tests.support import rule


@rule("CAR-4.2")
def test_three_at_most():
    assert may_take(3, 9)
    assert not may_take(4, 9)


def test_no_more_than_there_is():
    assert may_take(2, 2)
    assert not may_take(3, 2)


def test_what_is_taken_is_gone():
    table = [5]
    take(table, 2)
    assert table == [3]
"""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> mutants.Workshop:
    """A copy of the project with a toy room."""
    made = mutants.Workshop(tmp_path_factory.mktemp("mutants") / "copy")
    room, tests = made.folder / "src/caribe/games/toy", made.folder / "tests/games/toy"
    room.mkdir()
    tests.mkdir()
    (room / "__init__.py").write_text("")
    (room / "chapter.py").write_bytes(TOY)
    (tests / "test_toy.py").write_text(TESTS)
    return made


def mutant(kind: str, line: int, place: int = 0) -> Mutation:
    """One of the mutants of the toy."""
    return [one for one in find(MODULE, TOY) if (one.kind, one.line) == (kind, line)][place]


def test_a_fault_is_killed_and_a_change_that_changes_nothing_survives(workshop: mutants.Workshop) -> None:
    bounds = mutant("comparison", 9)
    told_twice = Mutation(
        MODULE, 10, "equivalent", TOY.index(b"return False"), TOY.index(b"return False") + 12, "return 1 > 2"
    )
    forgotten = mutant("dropped", 15)
    table = mutant("swapped", 3)  # outside of any function: everything is imported again
    found = list(workshop.judge_all("toy", [bounds, told_twice, forgotten, table]))
    assert [verdict.how for verdict in found] == ["cited", "survived", "room", "survived"]
    assert found[0].test.endswith("test_three_at_most")
    assert found[2].test.endswith("test_what_is_taken_is_gone")
    assert (found[0].before, found[0].after) == ("if count > 3:", "if count >= 3:")
    assert (workshop.folder / MODULE).read_bytes() == TOY, "what was broken is mended"
    excused = mutants.excuse(found, {("toy/chapter.py", "return False", "return 1 > 2"): "it is False, too"})
    assert [verdict.how for verdict in excused] == ["cited", "equivalent", "room", "survived"]
    assert mutants.share(excused) == pytest.approx(2 / 3)
    assert "| toy | 4 | 1 | 1 | 1 | 0 | 0 | 0 | 1 | 66.7% |" in mutants.report({"toy": excused}, 1, 4)


def test_each_kind_of_fault_is_found_and_can_be_read() -> None:
    kinds = {mutation.kind for room in mutants.ROOMS for mutation in mutants.candidates(room)}
    assert kinds == {"comparison", "and, or", "condition", "sign", "constant", "dropped", "swapped"}
    for mutation in mutants.sample("cartagena", 60, 5):
        source = (mutants.ROOT / mutation.file).read_bytes()
        ast.parse(mutation.apply(source))
        before, after = mutation.shown(source)
        assert before != after


def test_the_sample_follows_from_the_seed() -> None:
    assert mutants.sample("havana", 20, 1) == mutants.sample("havana", 20, 1)
    assert mutants.sample("havana", 20, 1) != mutants.sample("havana", 20, 2)


def test_the_rules_of_a_line_are_found_beside_it_and_in_its_function() -> None:
    assert rules_near(TOY, 9) == (["CAR-4.2"], ["CAR-4.1", "CAR-4.2"])
    assert rules_near(TOY, 15) == ([], [])


def test_nothing_generated_and_no_type_is_broken() -> None:
    source = b"x: tuple[int, int] = 0\n# <generated: a>\ny = 1\n# </generated>\n"
    assert [(mutation.line, mutation.text) for mutation in find("a.py", source)] == [(1, "1")]


def test_known_mutants_name_modules_that_exist() -> None:
    known = tomllib.loads(mutants.KNOWN.read_text("utf-8"))
    for kind, needed in (("equivalent", "reason"), ("answered", "test")):
        for entry in known.get(kind, []):
            assert set(entry) == {"module", "before", "after", needed}
            assert Path(mutants.ROOT / mutants.GAMES / entry["module"]).exists()
