"""The documentation tells the truth: every code block of every page is run or checked, with fewer games."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import caribe
from caribe.cli.app import caribe as command_line
from caribe.games.cuba.notation import VERBS as CUBA_VERBS
from caribe.games.havana.notation import VERBS as HAVANA_VERBS
from tests.support import ROOT

PAGES = [
    path
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if not {"rules", "stories"} & set(path.parts)
]
RECORD = ROOT / "tests" / "fixtures" / "records" / "cartagena" / "2-escaped-basic.json"

NOT_RUN = {
    "make ": ("builds in this folder: only that the target exists is checked", "Makefile"),
    "caribe serve": ("serves until it is stopped", "tests/server"),
    "/opt/caribe/bin/caribe serve": ("the same", "tests/server"),
    "/opt/caribe/bin/pip install": ("installs the wheel that is tested elsewhere", "scripts/try_wheel.py"),
    "pip install": ("changes the environment of the tests", "scripts/prepare.py"),
    "python3 -m venv": ("writes outside of this folder", "scripts/prepare.py"),
    ". .venv/bin/activate": ("changes the shell", "scripts/prepare.py"),
    "caribe games ": ("needs pyarrow", "tests/arena/test_datasets.py"),
    "gcc -O2": ("compiles a program", "tests/arena/test_command_bot.py"),
    'caribe arena --game havana --bots "command:': ("needs that program, or node", "tests/arena/test_command_bot.py"),
    "caribe strength --out docs/bots": ("takes hours; the next line is run", "tests/cli/test_strength.py"),
    "caribe arena --game cuba --bots hard,medium -n 2000 --engine ray": (
        "needs a cluster",
        "tests/arena/test_engines.py",
    ),
}
"""How a command begins that no test of this module runs, why, and the part of the project that tests or does it."""

LESS = {
    "caribe arena": "-n 2 --scale 0.005",
    "caribe calibrate": "-n 2 --levels greedy",
    "caribe lab": "-n 2",
    "caribe review": "--budget 0.05",
    "caribe strength": "-n 2 --among 2 --scale 0.001",
    "caribe train": "-n 20 --epochs 1 --gate 0",
    "caribe tune": "-n 2 --most 2",
}
"""What is added to a command so that it takes seconds."""

CHECKED = {
    ("docs/guide/datasets.md", "text"),
    ("docs/guide/extending.md", "toml"),
    ("docs/guide/line-bots.md", "text"),
    ("docs/guide/notation.md", "text"),
    ("docs/guide/packs.md", "toml"),
    ("docs/protocol.md", "json"),
}
"""Blocks that are neither Python nor commands; each has its own test below."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: Path, *languages: str) -> list[str]:
    """The code blocks of a page in these languages, also those inside lists."""
    found = re.findall(r"^ *```([\w{}-]*)\n(.*?)^ *```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [text for language, text in found if language in languages]


def lines(page: Path) -> Iterator[str]:
    """The lines of shell commands of a page, without comments."""
    for block in blocks(page, "", "console"):
        if "─" not in block and not block.startswith("src/caribe/"):
            for line in block.splitlines():
                command = re.split(r"\s{2,}#", line.strip().removeprefix("$ "))[0].strip()
                if command:
                    yield command


def skipped(command: str) -> bool:
    return command.startswith(tuple(NOT_RUN))


def test_every_block_has_a_language_that_is_run_or_checked() -> None:
    run = {"python", "console", "{toctree}", "{eval-rst}"}
    found = {
        (name(page), language)
        for page in PAGES
        for language in re.findall(r"^ *```([\w{}-]+)$", page.read_text("utf-8"), re.MULTILINE)
    }
    assert {(page, language) for page, language in found if language not in run} == CHECKED


def test_what_is_not_run_is_little_and_tested_elsewhere() -> None:
    everything = [command for page in PAGES for command in lines(page)]
    for start, (_, place) in NOT_RUN.items():
        assert any(command.startswith(start) for command in everything), f"{start} stands nowhere"
        assert (ROOT / place).exists()
    run = [command for command in everything if not skipped(command)]
    assert all(command.startswith(("caribe ", "python examples/")) for command in run)
    assert len(run) > 25


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name)
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(blocks(page, "python"), 1):
        exec(compile(block, f"{name(page)}, block {number}", "exec"), namespace)


@pytest.mark.parametrize(
    ("page", "command"), [(page, command) for page in PAGES for command in lines(page)], ids=lambda value: str(value)
)
def test_every_command_and_option_exists(page: Path, command: str) -> None:
    words = shlex.split(command.removeprefix("/opt/caribe/bin/"))
    if words[0] == "make":
        assert f"\n{words[1]}:" in (ROOT / "Makefile").read_text("utf-8")
    elif words[0] == "caribe":
        found: click.Command = command_line
        rest = words[1:]
        while isinstance(found, click.Group) and rest and not rest[0].startswith("-"):
            nested = found.get_command(click.Context(found), rest[0])
            assert nested is not None, f"there is no command {rest[0]}"
            found, rest = nested, rest[1:]
        known = {option for parameter in found.params for option in [*parameter.opts, *parameter.secondary_opts]}
        options = {word.partition("=")[0] for word in rest if re.match(r"--?[a-z]", word)}
        assert options <= known | {"--help"}


def shorten(command: str) -> str:
    """A command that takes seconds, with a real file and a real game."""
    command = command.replace("FILE", "game.json").replace("GAME", "cartagena")
    command = command.replace("docs/bots/tuning/", "")
    return command + next((f" {less}" for start, less in LESS.items() if command.startswith(start)), "")


def prepare(page: Path, folder: Path) -> None:
    """What a reader has at this place of the page: saved files, a record, a pack, bots."""
    saved = re.search(r"Save this as `([\w.]+)`", page.read_text("utf-8"))
    if saved:
        parts = [block for block in blocks(page, "python") if "class " in block]
        text = "\n\n".join(parts).replace("iterations=4000", "iterations=20")
        (folder / saved[1]).write_text(text, "utf-8")
    bot = (ROOT / "examples" / "my_bot.py").read_text("utf-8")
    (folder / "my_bot.py").write_text(bot, "utf-8")
    (folder / "mybots.py").write_text(bot.replace("Hopeful", "Clever"), "utf-8")
    (folder / "game.json").write_text(RECORD.read_text("utf-8"), "utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")


@pytest.mark.parametrize("page", [page for page in PAGES if any(not skipped(line) for line in lines(page))], ids=name)
def test_the_commands_of_a_page_work_as_typed(page: Path, tmp_path: Path) -> None:
    prepare(page, tmp_path)
    commands = [shorten(command) for command in lines(page) if not skipped(command)]
    pack = re.compile(r"caribe (?:lab|play) ([\w-]+) --pack my\.toml")
    if not any("pack new" in command for command in commands) and (wanted := pack.search("\n".join(commands))):
        commands.insert(0, f"caribe pack new {wanted[1]} my.toml")
    for command in commands:
        program, *arguments = shlex.split(command)
        start = [sys.executable, *(["-m", "caribe.cli"] if program == "caribe" else [])]
        done = subprocess.run(
            [*start, *arguments], cwd=tmp_path, input="q\n", capture_output=True, text=True, timeout=300, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


def test_the_texts_of_the_guide_to_packs_are_valid(tmp_path: Path) -> None:
    (texts,) = blocks(ROOT / "docs" / "guide" / "packs.md", "toml")
    pack = tmp_path / "my.toml"
    run = [sys.executable, "-m", "caribe.cli", "pack"]
    subprocess.run([*run, "new", "cartagena", str(pack)], check=True, capture_output=True)
    pack.write_text(pack.read_text("utf-8") + "\n" + texts, "utf-8")
    done = subprocess.run([*run, "check", str(pack)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_grammar_of_the_notation_has_every_verb() -> None:
    quoted = set(re.findall(r'"(\w+)"', "\n".join(blocks(ROOT / "docs" / "guide" / "notation.md", "text"))))
    verbs = {"play", "back", "end", "buy", "sell", "done", *HAVANA_VERBS.values(), *CUBA_VERBS.values()}
    assert verbs <= quoted


def test_the_entry_point_of_the_guide_is_one() -> None:
    (block,) = blocks(ROOT / "docs" / "guide" / "extending.md", "toml")
    assert tomllib.loads(block) == {"project": {"entry-points": {"caribe.games": {"tavern": "tavern"}}}}


def test_the_view_of_the_protocol_has_the_entries_of_a_view() -> None:
    (block,) = blocks(ROOT / "docs" / "protocol.md", "json")
    view = caribe.game("cartagena", players=2).new(seed=1).view(0)
    assert set(json.loads(block)) <= set(view)


@pytest.mark.parametrize("page", [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md"], ids=name)
def test_the_folders_of_a_tree_exist(page: Path) -> None:
    (tree,) = [block for block in blocks(page, "") if block.startswith("src/caribe/")]
    inside = ROOT
    for line in tree.splitlines():
        if folder := re.match(r"(?: {2})?([\w/]+/|\w+\.py) ", line):
            inside = ROOT / "src" / "caribe" if line.startswith("  ") else ROOT
            assert (inside / folder[1]).exists(), line
