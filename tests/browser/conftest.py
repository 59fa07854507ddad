"""A real Chromium, and servers whose games are the same every time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.seeded_serve import PATIENCE
from tests.browser.servers import SeededServer

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters as wide as in a window: the headless shell would round each of them
    "--renderer-process-limit=1",  # a window of its own process costs a fifth more, and shows nothing else
)


@contextmanager
def launched() -> Iterator[Browser]:
    """The Chromium that $CHROMIUM names, or Debian's: the one without windows where it is installed."""
    with sync_playwright() as playwright, _running(playwright, _usual()) as browser:
        yield browser


def _usual() -> str:
    return os.environ.get("CHROMIUM") or which("chromium-headless-shell") or "/usr/bin/chromium"


@contextmanager
def _running(playwright: Playwright, path: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
    try:
        yield browser
    finally:
        browser.close()


@pytest.fixture(scope="session")
def playwright_of_all() -> Iterator[Playwright]:
    """The driver of all browsers of a worker: there can be only one."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser_of_all(playwright_of_all: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    with _running(playwright_of_all, _usual()) as browser:
        yield browser


@pytest.fixture
def whole_chromium(playwright_of_all: Playwright) -> Iterator[Browser]:
    """A Chromium with all its parts: the one without windows shows no notifications."""
    with _running(playwright_of_all, which("chromium") or _usual()) as browser:
        yield browser


@pytest.fixture
def chromium(browser_of_all: Browser) -> Iterator[Browser]:
    """The browser, all of whose windows are closed after the test."""
    yield browser_of_all
    for context in browser_of_all.contexts:
        context.close()


@pytest.fixture(scope="session")
def server_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    """One server for all tests of a worker that do not mind what others leave there."""
    with SeededServer(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(server_of_all: SeededServer, request: pytest.FixtureRequest) -> Iterator[SeededServer]:
    """A server on which others have played, with the test's own seed."""
    before = server_of_all.complaints()
    server_of_all.seed(request.node.nodeid)
    yield server_of_all
    assert server_of_all.complaints() == before


@pytest.fixture
def hasty_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[SeededServer]:
    """A server with an empty store whose tables have little patience with those who are away."""
    (tmp_path / PATIENCE).write_text("1000", "utf-8")
    with SeededServer(tmp_path) as server:
        server.seed(request.node.nodeid)
        yield server


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[SeededServer]:
    """A server with an empty store, which the test may end, with the test's own seed."""
    with SeededServer(tmp_path) as server:
        server.seed(request.node.nodeid)
        yield server
