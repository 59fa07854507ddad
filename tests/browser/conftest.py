"""A real Chromium, and a server of its own for each test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Server

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def launched() -> Iterator[Browser]:
    """The Chromium that $CHROMIUM names, or Debian's."""
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One for all tests."""
    with launched() as browser:
        yield browser


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty store."""
    with Server(tmp_path / "caribe.db") as server:
        yield server
