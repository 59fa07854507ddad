"""Hands a table to each test that asks for one: `table` with every row of options, `seating` as the game comes.

The rows of a seating are one test to pytest, which spends as much on each of thousands of tests as the rules do. The
test is called once for each row; every table at which it fails is named.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.conformance.tables import Table, named, seatings, tables


@dataclass(frozen=True)
class Rows:
    """The tables of a title and number of players: the game as it comes, and with every row of options."""

    tables: tuple[Table, ...]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Repeat tests for every table."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", all_rows(), ids=named(seatings()))
    if "seating" in metafunc.fixturenames:
        metafunc.parametrize("seating", seatings(), ids=named(seatings()))


def all_rows() -> list[Rows]:
    """Every table, those of a seating together."""
    found: dict[tuple[str, int], list[Table]] = {(seating.name, seating.players): [] for seating in seatings()}
    for table in tables():
        found[table.name, table.players].append(table)
    return [Rows(tuple(rows)) for rows in found.values()]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Call a test once for each of its tables, and fail with all that failed."""
    rows = pyfuncitem.funcargs.get("table")
    if not isinstance(rows, Rows):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    given = {name: pyfuncitem.funcargs[name] for name in names}
    failures: list[Exception] = []
    for table in rows.tables:
        try:
            pyfuncitem.obj(**given | {"table": table})
        except Exception as failure:
            failure.add_note(f"at the table {table}")
            failures.append(failure)
    if len(failures) == 1:
        raise failures[0]
    if failures:
        raise ExceptionGroup(f"{len(failures)} of {len(rows.tables)} tables", failures)
    return True
