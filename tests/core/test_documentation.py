"""Every public name says what it is, and every example in a docstring runs.

Read from the sources, for a compiled module has lost its docstrings; the examples run against whatever build is there.
"""

from __future__ import annotations

import ast
import doctest
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import caribe
from tests.support import ROOT

SOURCES = ROOT / "src"
Named = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> list[str]:
    """All modules of the package; `__main__` only runs, and migrations are run by a tool."""
    found = [module.name for module in pkgutil.walk_packages(caribe.__path__, "caribe.")]
    return ["caribe", *sorted(name for name in found if not name.endswith(".__main__") and ".migrations" not in name)]


@cache
def parsed(name: str) -> ast.Module:
    """The source of a module."""
    path = SOURCES.joinpath(*name.split("."))
    file = path / "__init__.py" if path.is_dir() else Path(f"{path}.py")
    return ast.parse(file.read_text("utf-8"))


def public_names(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, Named]]:
    """A module or class, the classes and functions in it, and the methods of these classes."""
    yield prefix, node
    for part in node.body:
        if isinstance(part, ast.ClassDef) and not part.name.startswith("_"):
            yield from public_names(part, f"{prefix}.{part.name}")
        elif isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and not part.name.startswith("_"):
            if not any(isinstance(mark, ast.Attribute) and mark.attr == "setter" for mark in part.decorator_list):
                yield f"{prefix}.{part.name}", part


@pytest.mark.parametrize("name", modules())
def test_every_public_name_has_a_docstring(name: str) -> None:
    bare = [part for part, node in public_names(parsed(name), name) if not (ast.get_docstring(node) or "").strip()]
    assert not bare, f"without a docstring: {', '.join(bare)}"


@pytest.mark.parametrize("name", modules())
def test_every_example_in_a_docstring_runs(name: str) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    names = vars(import_module(name))
    for part, node in public_names(parsed(name), name):
        text = ast.get_docstring(node) or ""
        said: list[str] = []
        runner.run(doctest.DocTestParser().get_doctest(text, dict(names), part, name, 0), out=said.append)
        assert not said, "".join(said)


def test_the_examples_are_found() -> None:
    """Guards the two tests above against looking at nothing."""
    found = dict(public_names(parsed("caribe.core.state"), "caribe.core.state"))
    assert {"caribe.core.state", "caribe.core.state.State", "caribe.core.state.State.apply"} <= set(found)
    assert (ast.get_docstring(found["caribe.core.state.State"]) or "").count(">>>") >= 3
    assert len(modules()) > 20
