"""A short seeded run of the fuzzer (`make fuzz` is the long one), and what it is made of."""

from __future__ import annotations

import json
from random import Random

from tests.server.fuzzing import cases
from tests.server.fuzzing.mutating import broken, nested, places, written
from tests.server.fuzzing.run import fuzz

SHORT = 1500


def test_nothing_is_found_in_a_short_run(database: str) -> None:
    report = fuzz(database, seed=15, messages=SHORT, people=6)
    assert report.messages == SHORT
    assert set(report.kinds) == set(cases.KINDS)
    assert {"200", "201", "400", "accepted", "refused", "error", "reason", "state"} <= set(report.answers)
    assert [failure for failure in report.failures if "probes waited" not in failure] == [], report.text()


def test_a_case_follows_from_the_seed_and_its_number() -> None:
    known = cases.Known()
    first = [cases.make(3, number, known) for number in range(200)]
    assert first == [cases.make(3, number, known) for number in range(200)]
    assert first != [cases.make(4, number, known) for number in range(200)]
    assert {case.kind for case in first} == set(cases.KINDS)


def test_documents_are_broken_and_left_as_they_were() -> None:
    document = {"a": [1, {"b": "c"}], "d": None}
    before = json.dumps(document)
    changed = {json.dumps(broken(document, Random(seed))) for seed in range(100)}
    assert json.dumps(document) == before
    assert len(changed) > 70
    assert len(places([document])) == 6
    assert len({written(document, Random(seed)) for seed in range(200)}) > 10
    assert str(nested(3, as_list=True)) == "[[[0]]]"
