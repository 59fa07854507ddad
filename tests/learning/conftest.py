"""The command line for the tests of training."""

from __future__ import annotations

from tests.cli.shell import caribe as caribe
