"""One server for all tests of this folder that do not end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.players import Guest
from tests.server.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "caribe.db") as server:
        yield server


@pytest.fixture
def address(server: Server) -> str:
    return server.address


@pytest.fixture
def guest(address: str) -> Guest:
    return Guest(address)
