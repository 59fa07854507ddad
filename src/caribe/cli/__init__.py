"""The command line: `caribe` alone plays, that is, serves the page on this machine and opens it."""

from caribe.cli.app import main

__all__ = ["main"]
