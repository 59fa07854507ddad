"""Where something is missing on a machine, one sentence says what to type."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import chromium
import debian
import postgres
import prepare
from caribe_build import engine, page


def test_without_a_compiler_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler")
    assert engine.why_not().startswith("There is no C compiler")


def test_a_missing_python_is_told_with_one_that_would_do(tmp_path: Path) -> None:
    (tmp_path / "python3.11").symlink_to(sys.executable)
    done = subprocess.run(
        ["/bin/sh", "scripts/python.sh", "python9"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Caribe needs Python 3.11 or newer, and there is no python9 here; type `make play")


def test_an_old_python_is_told_by_its_version(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\ncase "$2" in *exit*) exit 1;; *print*) echo "Python 3.9";; esac\n')
    old.chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", "scripts/python.sh", "python3"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "python3 is Python 3.9" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_missing_venv_module_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "VENV", tmp_path / "venv")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        prepare.make_venv("play")
    assert f"sudo apt-get install python3.{sys.version_info.minor}-venv" in capsys.readouterr().err


def test_no_network_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "LOG", tmp_path / "log")
    monkeypatch.setattr(prepare, "BIN", Path(sys.executable).parent)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    nowhere = ("--index-url", "http://127.0.0.1:9/", "--retries", "0", "--dest", str(tmp_path))
    with pytest.raises(SystemExit):
        prepare._pip("play", "download", *nowhere, "caribe-is-not-there")
    assert capsys.readouterr().err.startswith("Caribe could not fetch what it needs")


def test_a_chromium_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    with pytest.raises(chromium.NoChromium, match="does not start"):
        chromium.find()


def test_a_missing_chromium_is_told_where_it_may_not_be_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "PLACES", ())
    (tmp_path / "apt-get").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(chromium.NoChromium, match="sudo apt-get install chromium-headless-shell"):
        chromium.find_or_install()


def test_a_folder_without_postgresql_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("POSTGRES", str(tmp_path))
    with pytest.raises(postgres.NoPostgres, match="without initdb and postgres"):
        postgres.find()


def test_a_missing_postgresql_is_told_where_it_may_not_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POSTGRES", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(postgres, "PLACES", ())
    assert not debian.may_install()
    with pytest.raises(postgres.NoPostgres, match="sudo apt-get install postgresql"):
        postgres.find_or_install()


def test_the_page_is_built_again_only_when_its_sources_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert page.is_fresh(), "without sources there is nothing to build"
    for name in ("package.json", "package-lock.json", "index.html"):
        (tmp_path / "web").mkdir(exist_ok=True)
        (tmp_path / "web" / name).write_text("{}")
    assert not page.is_fresh()
    page.BUILT.mkdir(parents=True)
    (page.BUILT / "index.html").write_text("<p>")
    page._STAMP.write_text(page.source_hash())
    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "web" / "node_modules" / "other.js").write_text("1")
    assert page.is_fresh()
    (tmp_path / "web" / "index.html").write_text("<p>")
    assert not page.is_fresh()
