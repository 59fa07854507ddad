"""Settings of all tests: the right build, and the switch that writes the recorded hashes anew."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests import bounds
from tests.builds import require_build

settings.register_profile("caribe", derandomize=True, deadline=None, database=None)
settings.load_profile("caribe")

os.environ["LC_ALL"] = "C.UTF-8"  # what is said to tests is English, whatever this machine speaks


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test the wrong build, and let no test go on for ever."""
    require_build()
    config.pluginmanager.register(bounds)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer --regenerate."""
    parser.addoption(
        "--regenerate", action="store_true", help="write tests/fixtures/hashes.json again instead of comparing with it"
    )
