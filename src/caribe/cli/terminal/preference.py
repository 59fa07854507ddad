"""The language that the user wants, known before anything else is parsed and without the extra packages."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from caribe import library


def environment_language(variables: Mapping[str, str] = os.environ) -> str:
    """Return the language of the locale if there is a catalogue for it; else English.

    >>> environment_language({"LANG": "de_AT.UTF-8"}), environment_language({"LANG": "de_AT", "LC_MESSAGES": "pl_PL"})
    ('de', 'pl')
    >>> environment_language({"LANG": "C.UTF-8"}), environment_language({})
    ('en', 'en')
    """
    locale = next((variables[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if variables.get(name)), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    return language if language in library.languages() else "en"


def language_argument(arguments: Sequence[str]) -> str:
    """Return the language that these arguments ask for, "" if none or unknown, before anything else is parsed.

    >>> language_argument(["--language", "fr", "play", "--language=de", "--help"])
    'de'
    >>> language_argument(["play", "--language", "xx"])
    ''
    """
    found = ""
    for name, following in pairwise([*arguments, ""]):
        if name == "--language":
            found = following
        elif name.startswith("--language="):
            found = name.partition("=")[2]
    return found if found in library.languages() else ""


def preferred_language(arguments: Sequence[str]) -> str:
    """Return the language that the arguments ask for, or else that of the environment."""
    return language_argument(arguments) or environment_language()
