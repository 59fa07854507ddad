"""What the tests of the command line share."""

from tests.cli.shell import caribe

__all__ = ["caribe"]
