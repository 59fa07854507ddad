"""The command line. `caribe` without a command serves the page on this machine and opens it."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; if one of its packages is not installed, say how to install it."""
    try:
        from caribe.cli.app import run

        code = run()
    except ModuleNotFoundError as missing:
        if not missing.name or missing.name.partition(".")[0] == "caribe":
            raise
        from caribe.cli.terminal.preference import preferred_language
        from caribe.core.message import Message
        from caribe.words import Words

        words = Words(preferred_language(sys.argv[1:]))
        sys.exit(words.say(Message("core-module-missing", {"module": missing.name})))
    sys.exit(code)
