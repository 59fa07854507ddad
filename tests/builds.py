"""Refuse to test the wrong build: a stale compiled module would pass for the edited file that it shadows."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from caribe import build

SOURCES = Path(__file__).resolve().parent.parent / "src" / "caribe"

KINDS = ("compiled", "interpreted")


def require_build() -> None:
    """End pytest at once when what is imported is not what CARIBE_BUILD promises, or was made from other sources."""
    found = fault(
        os.environ.get("CARIBE_BUILD", ""),
        build.compiled(),
        Path(build.__file__).parent,
        build.stamp(),
        build.source_hash(SOURCES),
    )
    if found:
        pytest.exit(found, returncode=pytest.ExitCode.USAGE_ERROR)


def fault(wanted: str, compiled: bool, package: Path, stamp: build.Stamp | None, source: str) -> str:
    """Say in one sentence why these tests would prove nothing; the empty string when they may run.

    `wanted` is "compiled", "interpreted" or empty (either); `source` is the hash of the checkout.
    """
    if wanted and wanted not in KINDS:
        return f"CARIBE_BUILD is {wanted!r}, and must be one of {', '.join(KINDS)}."
    kind = KINDS[0] if compiled else KINDS[1]
    if wanted and wanted != kind:
        return f"CARIBE_BUILD asks for the {wanted} engine, but {package} holds the {kind} one: type `make test`."
    if stamp is None:
        if compiled:
            return f"{package} holds compiled modules that no build has stamped: delete them and type `make test`."
        if package != SOURCES:
            return f"{package} is neither this checkout nor a build of it: type `make test`."
        return ""
    if stamp["source"] != source:
        return f"The Caribe in {package} was built from other sources than {SOURCES}: type `make test`."
    return ""
