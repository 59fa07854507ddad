"""Hands a table to each test that asks for one: `table` with every row of options, `seating` as the game comes."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.tables import Table, seatings, tables


def named(sat_at: list[Table]) -> list[str]:
    """A short name for each table: title, players, row of options."""
    rows: Counter[str] = Counter()
    names = []
    for table in sat_at:
        seating = f"{table.name}-{table.players}"
        names.append(f"{seating}-row{rows[seating]}" if table.options else seating)
        rows[seating] += 1
    return names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Repeat tests for every table."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=named(tables()))
    if "seating" in metafunc.fixturenames:
        metafunc.parametrize("seating", seatings(), ids=named(seatings()))
