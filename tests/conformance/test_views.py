"""A view is what the game's `views.py` declares: the page's types are generated from there."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tests.conformance.tables import Table, walk
from tests.support import ROOT, TESTS


@cache
def views(room: str) -> ModuleType | None:
    """The room's `views.py` from the sources: a compiled one has no annotations to read."""
    folder = TESTS / "testgame" if room == "tavern" else ROOT / "src" / "caribe" / "games" / room
    return _load(f"views_of_{room}", folder / "views.py") if (folder / "views.py").exists() else None


def _load(name: str, file: Path) -> ModuleType:
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_view_is_as_declared(table: Table) -> None:
    declared = views(table.shelf.room)
    if declared is None:
        pytest.skip("declares no view")
    for position in (*walk(table).positions, walk(table).end):
        for seat in (None, *range(table.players)):
            view = msgspec.to_builtins(position.view(seat))
            # What is not declared is left out here, so that it shows.
            assert msgspec.convert(view, declared.View, strict=True) == view
