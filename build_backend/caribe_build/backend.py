"""Build Caribe: setuptools' own backend, plus an engine compiled by mypyc, a page built by Vite, and the documentation.

Only a wheel is compiled: metadata and editable installs get by with the plain sources. What was made lies under
build/ and is used again as long as it fits, so that the second build is quick.
"""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py

from caribe_build import engine, page, site

__all__ = [
    "arguments",
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

_arguments: dict[str, Any] = {"options": {"egg_info": {"egg_base": "build"}}}


def arguments() -> dict[str, Any]:
    """Return what setup.py passes to setuptools; only a wheel gets more than a place for notes outside src/."""
    Path("build").mkdir(exist_ok=True)
    return _arguments


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Ask for node only when there is a page to build, and for Sphinx when there is documentation to build."""
    requires: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if not page.is_fresh():
        requires.append(page.NODE)
    return requires if site.is_fresh() else [*requires, *site.requirements()]


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """Build the wheel: compiled where there is a C compiler, plain Python with a warning where there is none."""
    warning = engine.why_not()
    if warning:
        print(f"\nWARNING: {warning}\n", flush=True)
    with ThreadPoolExecutor(1) as beside:  # node makes the page while mypyc translates the engine
        made = beside.submit(page.build)
        extensions = [] if warning else engine.extensions()
        made.result()
    site.build()
    engine.sweep(extensions)
    _arguments.update(ext_modules=extensions, cmdclass={"build_py": _build_py(warning)})
    wheel: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return wheel


def _build_py(warning: str) -> type[build_py]:
    """Make the command that lays the page and the stamp beside the Python files."""
    package = engine.PACKAGE
    caribe = engine.load(package / "build.py")

    class BuildPackage(build_py):  # type: ignore[misc, unused-ignore]  # setuptools has types in some places only
        """Copy the Python files, then what was built."""

        def run(self) -> None:
            """Copy all."""
            super().run()
            target = Path(self.build_lib) / "caribe"
            if page.exists():
                copytree(page.BUILT, target / caribe.PAGE, dirs_exist_ok=True)
            if site.exists():
                copytree(site.BUILT, target / caribe.DOCS, dirs_exist_ok=True, ignore=ignore_patterns(".buildinfo"))
            stamp = {
                "compiled": not warning,
                "source": caribe.source_hash(package),
                "page": page.exists(),
                "warning": warning,
            }
            (target / caribe.STAMP).write_text(json.dumps(stamp, indent=2) + "\n", "utf-8")

    return BuildPackage
