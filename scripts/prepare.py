"""Set up .venv and what goes into it, as far as a goal needs it; where that fails, one sentence says what to type.

Everything is done once: a note in .venv/ or build/ holds the hash of what it was done from, and while that is the same
nothing is done again.

The wheel is built without pip's isolation, by the build tools in the same hashed lock as everything else: the same
sources then give the same engine and page anywhere, and nothing is fetched twice. (`pip install .` works too, in pip's
own isolated way.)
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
WHEELS = ROOT / "build" / "wheel"
LOG = VENV / "prepare.log"

GOALS = {
    # goal: the lock it needs, and whether Caribe itself is installed
    "play": ("play", True),
    "wheel": ("play", False),
    "test": ("test", True),
    "tools": ("test", False),
    "bench": ("bench", True),
    "lock": ("", False),
}

SUPERSETS = {"play": ("play", "test"), "test": ("test",), "bench": ("bench",)}
"""A lock is satisfied by any of these; they agree on every version."""


def main(goal: str) -> None:
    """Bring the project to where `make <goal>` can start."""
    os.chdir(ROOT)
    lock, installs = GOALS[goal]
    make_venv(goal)
    if lock:
        if lock == "bench":
            install_lock("play", goal)
        install_lock(lock, goal)
    if installs or goal == "wheel":
        wheel = build_wheel(goal)
        if installs:
            install_wheel(wheel, goal)


def make_venv(goal: str) -> None:
    """Create .venv with this Python, again when it was made by another one."""
    note = VENV / "caribe-python"
    this = f"{sys.version}\n{sys.base_prefix}\n{VENV}\n"
    if note.exists() and note.read_text("utf-8") == this and _works(BIN / "python"):
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        _stop(
            f"Python's venv module is missing: type `sudo apt-get install python3.{sys.version_info.minor}-venv` "
            f"(on Debian and Ubuntu), then `make {goal}` again."
        )
    if VENV.exists():
        print("Making .venv again, because it was made by another Python or in another place ...", flush=True)
        shutil.rmtree(VENV)
    done = subprocess.run(
        [sys.executable, "-m", "venv", str(VENV)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        _stop(f"Python could not make .venv, for the reason above: mend that and type `make {goal}` again.")
    note.write_text(this, "utf-8")


def install_lock(name: str, goal: str) -> None:
    """Install one of requirements/*.txt, every file checked against its hash."""
    for other in SUPERSETS[name]:
        note = VENV / f"caribe-{other}"
        if note.exists() and note.read_text("ascii") == _hash(ROOT / "requirements" / f"{other}.txt"):
            return
    lock = ROOT / "requirements" / f"{name}.txt"
    print(f"Installing what requirements/{name}.txt lists (a minute or so, once) ...", flush=True)
    # A lock names all that is needed, and leaves out what its packages require but we never use.
    _pip(goal, "install", "--require-hashes", "--no-deps", "--requirement", str(lock))
    (VENV / f"caribe-{name}").write_text(_hash(lock), "ascii")


def build_wheel(goal: str) -> Path:
    """Build the wheel, unless the last one was made from the very same things."""
    note = ROOT / "build" / "wheel.json"
    key = _key()
    if note.exists():
        last = json.loads(note.read_text("utf-8"))
        if last["key"] == key and (WHEELS / last["wheel"]).exists():
            return WHEELS / str(last["wheel"])
    print("Building Caribe: engine, page and documentation (two or three minutes, once) ...", flush=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    _pip(goal, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(WHEELS), str(ROOT))
    (wheel,) = WHEELS.glob("caribe_games-*.whl")
    note.write_text(json.dumps({"key": key, "wheel": wheel.name}), "utf-8")
    return wheel


def install_wheel(wheel: Path, goal: str) -> None:
    """Put Caribe itself into .venv, without looking anywhere else."""
    note = VENV / "caribe-wheel"
    if not (note.exists() and note.read_text("ascii") == _hash(wheel)):
        _pip(goal, "install", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
        note.write_text(_hash(wheel), "ascii")
    show = "import caribe.build as b; print((b.stamp() or {}).get('warning', ''))"
    warning = subprocess.run(
        [str(BIN / "python"), "-c", show], capture_output=True, text=True, check=False
    ).stdout.strip()
    if warning:
        print(f"WARNING: {warning}", file=sys.stderr, flush=True)


def _key() -> str:
    """Hash all that the wheel depends on."""
    sys.path.insert(0, str(ROOT / "build_backend"))
    from caribe_build import engine, page, site

    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    parts = [
        sys.version,
        compiler,
        str(shutil.which(compiler.split()[0])),
        str(Path(sysconfig.get_paths()["include"], "Python.h").exists()),
        engine.load(engine.PACKAGE / "build.py").source_hash(engine.PACKAGE),
        page.source_hash() if page.has_sources() else "",
        site.source_hash(),
        *(_hash(path) for path in sorted((ROOT / "build_backend").rglob("*.py"))),
        *(
            _hash(ROOT / name)
            for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "requirements/play.txt")
        ),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _pip(goal: str, *arguments: str) -> None:
    """Run the venv's pip; its words go into a log, and onto the screen only when they are needed."""
    command = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    with LOG.open("w+", encoding="utf-8") as log:
        code = subprocess.run(
            command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, check=False
        ).returncode
        log.seek(0)
        words = log.read()
    if not code:
        return
    offline = (
        "Temporary failure in name resolution",
        "Name or service not known",
        "Failed to establish a new connection",
        "Network is unreachable",
        "nodename nor servname",
        "getaddrinfo failed",
        "Cannot connect to proxy",
        "ProxyError",
        "Read timed out",
        "ConnectTimeoutError",
        "NewConnectionError",
        "Connection refused",
        "ENOTFOUND",
        "EAI_AGAIN",
        "ECONNREFUSED",
        "ETIMEDOUT",
        "(from versions: none)",
    )
    if any(sign in words for sign in offline):
        _stop(
            "Caribe could not fetch what it needs, because this machine does not reach the package registries: "
            f"check the network (or the proxy and index that pip and npm are set to), then type `make {goal}` again."
        )
    if "No space left on device" in words:
        _stop(f"The disk is full: make room, then type `make {goal}` again.")
    print(*words.splitlines()[-40:], sep="\n", file=sys.stderr)
    _stop(f"That failed for the reason above (all of it is in {LOG}): mend it and type `make {goal}` again.")


def _works(python: Path) -> bool:
    try:
        return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def _stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
