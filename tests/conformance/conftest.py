"""Hands a table to each test that asks for one: `table` with every row of options, `seating` as the game comes."""

from __future__ import annotations

import pytest

from tests.conformance.tables import named, seatings, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Repeat tests for every table."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=named(tables()))
    if "seating" in metafunc.fixturenames:
        metafunc.parametrize("seating", seatings(), ids=named(seatings()))
