"""Which modules are compiled, and how."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

PACKAGE = Path("src/caribe")

COMPILED = (
    "core/generator.py",
    "core/game.py",
    "core/evaluation.py",
    "core/state.py",
    "core/tensor.py",
    "games/*/game.py",
    "games/*/evaluation.py",
    "games/*/rules.py",
    "games/*/state.py",
    "games/*/table.py",
    "games/*/knowledge.py",
    "games/*/tensor.py",
    "games/cartagena/actions.py",
    "games/cartagena/back.py",
    "games/cartagena/circulation.py",
    "games/cartagena/drawing.py",
    "games/cartagena/forward.py",
    "games/cartagena/path.py",
    "games/cuba/actions.py",
    "games/cuba/buildings.py",
    "games/cuba/evaluation_*.py",
    "games/cuba/foreman.py",
    "games/cuba/harbour.py",
    "games/cuba/market.py",
    "games/cuba/parliament.py",
    "games/cuba/plantation.py",
    "games/cuba/scoring.py",
    "games/cuba/statutes.py",
    "games/havana/actions.py",
    "games/havana/building.py",
    "games/havana/cards.py",
    "games/havana/choosing.py",
    "games/havana/ending.py",
    "games/havana/evaluation_*.py",
    "games/havana/picks.py",
    "games/havana/setup.py",
    "games/havana/supply.py",
    "games/havana/taxes.py",
    "games/havana/thieves.py",
    "games/havana/turn_order.py",
    "envs/stepping.py",
    "search/*.py",
)
"""The hot modules, as patterns inside the package. This is the only list of them."""

FLAGS = (
    "-ffp-contract=off",  # a fused multiply and add rounds once: an evaluator would give other values than interpreted
    "-fvisibility=hidden",  # what nobody outside can call may be inlined: a tenth of a playout
    "-fno-plt",
)

SLOWER = "so the engine runs as plain Python: all works, several times slower"


def modules() -> list[Path]:
    """Return the files to compile."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    return sorted(found)


def extensions() -> list[Any]:
    """Compile the hot modules to C, as one group, and return what setuptools has to build from it."""
    from mypyc.build import mypycify

    paths = modules()
    if not paths:
        return []
    for path in paths:
        for folder in path.relative_to(PACKAGE.parent).parents[:-1]:
            if not (PACKAGE.parent / folder / "__init__.py").exists():
                sys.exit(f"{PACKAGE.parent / folder} needs an __init__.py, because {path} is compiled.")
    # Faults in modules that are only imported are for `make types`: what those need may not be installed here.
    options = ["--strict", "--follow-imports=silent"]
    made: list[Any] = mypycify(
        [*options, *map(str, paths)], opt_level="3", target_dir="build/mypyc", group_name="caribe"
    )
    for extension in made:
        extension.extra_compile_args += FLAGS
    return made


def why_not() -> str:
    """Say in one sentence why nothing can be compiled here; the empty string when it can."""
    if not _compiles("int main(void) { return 0; }\n"):
        return (
            f"There is no C compiler, {SLOWER}. For the fast engine, install one "
            "(Debian and Ubuntu: sudo apt-get install build-essential python3-dev) and build Caribe again."
        )
    if not _compiles("#include <Python.h>\nint main(void) { return 0; }\n"):
        return (
            f"Python's header files are missing, {SLOWER}. For the fast engine, install them "
            f"(Debian and Ubuntu: sudo apt-get install python3.{sys.version_info.minor}-dev) and build Caribe again."
        )
    return ""


def sweep(keep: Iterable[Any]) -> None:
    """Empty setuptools' working folders, so that no file deleted from the sources gets into the wheel.

    Compiled modules stay: setuptools compiles them again when their C code has changed.
    """
    names = {f"{extension.name.replace('.', '/')}{suffix}" for extension in keep for suffix in EXTENSION_SUFFIXES}
    for folder in Path("build").glob("lib*"):
        for path in folder.rglob("*"):
            if path.is_file() and path.relative_to(folder).as_posix() not in names:
                path.unlink()


def load(path: Path) -> Any:
    """Run one file of the package by itself, without importing the package."""
    spec = importlib.util.spec_from_file_location("caribe_" + path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _compiles(code: str) -> bool:
    """Try the C compiler that setuptools will use."""
    from setuptools._distutils.ccompiler import new_compiler  # its public name left Python with 3.12
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.c"
        source.write_text(code, "utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True
