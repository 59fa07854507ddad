from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from caribe import build
from caribe_build import engine
from tests.builds import SOURCES, fault

INSTALLED = Path("/somewhere/site-packages/caribe")


def stamp(compiled: bool, source: str) -> build.Stamp:
    return {"compiled": compiled, "source": source, "page": False, "warning": ""}


@pytest.mark.parametrize("wanted", ["", "compiled"])
def test_a_fresh_compiled_build_is_accepted(wanted: str) -> None:
    assert fault(wanted, True, INSTALLED, stamp(True, "a"), "a") == ""


@pytest.mark.parametrize("wanted", ["", "interpreted"])
def test_the_sources_themselves_are_accepted(wanted: str) -> None:
    assert fault(wanted, False, SOURCES, None, "a") == ""


def test_the_wrong_kind_is_refused() -> None:
    assert "asks for the compiled engine" in fault("compiled", False, SOURCES, None, "a")
    assert "asks for the interpreted engine" in fault("interpreted", True, INSTALLED, stamp(True, "a"), "a")


def test_a_stale_build_is_refused() -> None:
    assert "built from other sources" in fault("", True, INSTALLED, stamp(True, "a"), "b")
    assert "built from other sources" in fault("interpreted", False, INSTALLED, stamp(False, "a"), "b")


def test_compiled_modules_left_in_the_sources_are_refused() -> None:
    assert "no build has stamped" in fault("", True, SOURCES, None, "a")


def test_a_copy_of_unknown_origin_is_refused() -> None:
    assert "neither this checkout nor a build of it" in fault("", False, INSTALLED, None, "a")


def test_an_unknown_kind_is_refused() -> None:
    assert "must be one of compiled, interpreted" in fault("quick", True, INSTALLED, stamp(True, "a"), "a")


def test_the_hash_sees_names_and_contents_and_nothing_that_a_build_adds(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("turn = 1\n")
    before = build.source_hash(tmp_path)
    (tmp_path / "_stamp.json").write_text("{}")
    (tmp_path / "server" / "static").mkdir(parents=True)
    (tmp_path / "server" / "static" / "index.html").write_text("<p>")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "rules.cpython-311.pyc").write_text("")
    assert build.source_hash(tmp_path) == before
    (tmp_path / "rules.py").write_text("turn = 2\n")
    edited = build.source_hash(tmp_path)
    (tmp_path / "rules.py").rename(tmp_path / "flow.py")
    assert len({before, edited, build.source_hash(tmp_path)}) == 3


def test_a_compiled_build_has_every_hot_module_compiled() -> None:
    if not build.compiled():
        pytest.skip("this is the interpreted build")
    names = [".".join(path.with_suffix("").parts[1:]) for path in engine.modules()]
    assert "caribe.core.state" in names
    plain = [name for name in names if not str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))]
    assert plain == []


def test_pytest_stops_with_one_sentence_when_the_build_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("from tests.builds import require_build\nrequire_build()\n")
    (tmp_path / "test_one.py").write_text("def test_one():\n    pass\n")
    wrong = "interpreted" if build.compiled() else "compiled"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)],
        env={
            **os.environ,
            "CARIBE_BUILD": wrong,
            "PYTHONPATH": os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(":"), "."]),
        },
        capture_output=True,
        text=True,
        check=False,
        cwd=SOURCES.parent.parent,
    )
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"asks for the {wrong} engine" in done.stdout + done.stderr
    assert "passed" not in done.stdout
