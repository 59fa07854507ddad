"""Resolve requirements/*.txt again: exact versions, hashes of all files for every platform, and no host."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "build_backend"))

from caribe_build import page  # noqa: E402

UV = "uv==0.13.7"

UNUSED = ("faker", "httpcore", "httpx", "litestar-htmx", "polyfactory", "rich-click")
"""What Litestar requires for its test client, examples and command line, which we do not use.

The lock for playing leaves them out (20 MB), so it is installed with `--no-deps`; tests/server/test_dependencies.py
runs the server without them.
"""


def main() -> None:
    """Resolve the largest set first; the smaller ones then take its versions."""
    os.chdir(ROOT)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", UV], check=True)
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    build = [*project["build-system"]["requires"], page.NODE]
    extras = project["project"]["optional-dependencies"]
    own = [*project["project"]["dependencies"], *extras["server"], *extras["cli"]]
    every = [wanted for extra in extras.values() for wanted in extra]
    groups = project["dependency-groups"]
    compile_lock("test", [*build, *own, *every, *groups["docs"], *groups["test"]])
    compile_lock("play", [*build, *own, *groups["docs"]], "test", UNUSED)
    compile_lock("bench", [*groups["bench"]], "test")


def compile_lock(name: str, wanted: list[str], same_as: str = "", without: Sequence[str] = ()) -> None:
    """Pin what is wanted, with the versions of another lock where both name a package, and without some packages."""
    target = Path("requirements") / f"{name}.txt"
    command = [
        str(Path(sys.executable).parent / "uv"),
        *("pip", "compile", "-", "--quiet", "--no-config"),
        *("--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade"),
        *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
        *(("--constraint", f"requirements/{same_as}.txt") if same_as else ()),
        *(option for package in without for option in ("--no-emit-package", package)),
    ]
    # From the public index alone, whatever mirrors and local files this machine's tools are set to.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("UV_", "PIP_"))}
    done = subprocess.run(
        command,
        input="\n".join(sorted(set(wanted))) + "\n",
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    if "://" in done.stdout:
        sys.exit(f"requirements/{name}.txt would name a host; it was left as it is.")
    target.write_text(f"# Made by `make lock` from pyproject.toml.\n{done.stdout}", "utf-8")
    print(f"{target}: {done.stdout.count('==')} packages")


if __name__ == "__main__":
    main()
