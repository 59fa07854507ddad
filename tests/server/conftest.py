"""Servers for the tests of this folder: one process on SQLite, and two processes on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.databases import KINDS, fresh_in, postgres_server
from tests.server.players import Guest
from tests.server.serving import Server, Servers


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "caribe.db")
    else:
        with fresh_in(request.getfixturevalue("postgres_url")) as url:
            yield url


@pytest.fixture(scope="session", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """The servers for all tests that do not end them; `address` names one after the other."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            database, count = str(tmp_path_factory.mktemp("server") / "caribe.db"), 1
        else:
            database, count = stack.enter_context(fresh_in(request.getfixturevalue("postgres_url"))), 2
        yield Servers([stack.enter_context(Server(database)) for _ in range(count)])


@pytest.fixture
def address(server: Servers) -> str:
    return server.address


@pytest.fixture
def guest(server: Servers) -> Guest:
    """Somebody whose calls and lines go to one server after the other."""
    return Guest(server.address, others=server.addresses)
