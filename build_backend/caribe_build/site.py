"""Build the documentation in docs/ with Sphinx, to be served by the program itself below /docs."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

SOURCES = Path("docs")
BUILT = Path("build/docs")
WARNINGS = Path("build/docs-warnings.txt")
"""What Sphinx complained about in the last build; `make test` wants it empty."""
TREES = Path("build/doctrees")
MADE_OF = (SOURCES, Path("src/caribe"), Path("scripts/http_reference.py"), Path("pyproject.toml"))
"""The pages, the docstrings and endpoints that the references are made of, and the version."""

_STAMP = Path("build/docs.sha256")
_ENDINGS = (".md", ".py", ".css", ".js", ".toml", ".html")


def source_hash() -> str:
    """Hash all that the documentation is made from."""
    digest = hashlib.sha256()
    for part in MADE_OF:
        files = [part] if part.is_file() else sorted(path for path in part.rglob("*") if path.suffix in _ENDINGS)
        for path in files:
            content = path.read_bytes()
            digest.update(f"{path.as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def exists() -> bool:
    """Tell whether the documentation has been built."""
    return (BUILT / "index.html").exists()


def is_fresh() -> bool:
    """Tell whether the documentation that was built is that of the sources."""
    return exists() and _STAMP.exists() and _STAMP.read_text("ascii") == source_hash()


def requirements() -> list[str]:
    """List what building the documentation needs: Sphinx, and what the modules it documents import."""
    if not (SOURCES / "conf.py").exists():
        return []
    settings = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    project = settings["project"]
    extras = project["optional-dependencies"]
    return [*settings["dependency-groups"]["docs"], *project["dependencies"], *extras["cli"], *extras["server"]]


def build() -> None:
    """Build the documentation, unless that has been done; without Sphinx or its sources there is none."""
    if is_fresh() or not (SOURCES / "conf.py").exists():
        return
    if find_spec("sphinx") is None:
        print("Sphinx is not installed: this wheel will have no documentation.", flush=True)
        return
    _STAMP.unlink(missing_ok=True)
    made_from = source_hash()
    print("Building the documentation ...", flush=True)
    WARNINGS.parent.mkdir(exist_ok=True)
    WARNINGS.write_text("", "utf-8")
    options = ["-q", "-j", "1", "-w", str(WARNINGS), "-d", str(TREES)]
    command = [sys.executable, "-m", "sphinx", "-b", "html", *options, str(SOURCES), str(BUILT)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    if subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode:
        sys.exit("The documentation could not be built; the reason stands above.")
    if WARNINGS.read_text("utf-8"):
        shutil.rmtree(TREES)  # Sphinx warns of a page only when it reads it: read all of them the next time
    _STAMP.write_text(made_from, "ascii")
