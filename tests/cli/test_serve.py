"""`caribe serve`: what its options and the environment choose, and that `caribe` alone serves."""

from __future__ import annotations

from typing import Any

import pytest

from caribe.cli.hosting import start
from tests.cli.shell import Caribe

Started = list[tuple[Any, ...]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """The servers that were started, each with its arguments; none really is."""
    found: Started = []

    def start_server(*arguments: Any) -> int:
        found.append(arguments)
        return 7

    monkeypatch.setattr(start, "start_server", start_server)
    return found


@pytest.mark.parametrize("typed", [(), ("serve",)])
def test_caribe_alone_serves_here_and_opens_the_page(caribe: Caribe, started: Started, typed: tuple[str, ...]) -> None:
    assert caribe(*typed).code == 7
    ((host, port, settings, open_page),) = started
    assert (host, port, open_page, settings.workers, settings.trusted_proxies) == ("127.0.0.1", 8000, True, 1, ())


def test_an_option_goes_before_the_environment(
    caribe: Caribe, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARIBE_PORT", "90")
    monkeypatch.setenv("CARIBE_HOST", "0.0.0.0")
    monkeypatch.setenv("CARIBE_TRUSTED_PROXY", "10.0.0.0/8 172.16.0.1")
    caribe("serve", "--port", "91", "--no-open", "--base-path", "/games/", "--log-format", "json")
    ((host, port, settings, open_page),) = started
    assert (host, port, open_page) == ("0.0.0.0", 91, False)
    assert (settings.base_path, settings.json_logs) == ("/games", True)
    assert settings.trusted_proxies == ("10.0.0.0/8", "172.16.0.1")
