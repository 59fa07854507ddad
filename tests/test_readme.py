"""The README's example runs, the links of all documents lead somewhere, and CONTRIBUTING stays short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    said = capsys.readouterr().out
    assert "escaped" in said
    assert "(CAR-3.4)" in said


def anchors(document: Path) -> set[str]:
    """The names under which the headings of a document can be linked to."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(document: Path) -> None:
    dead = []
    for path, anchor in LINK.findall(document.read_text("utf-8")):
        target = document.parent / path if path else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(f"{path}#{anchor}")
    assert dead == []


def test_contributing_fits_on_two_screens() -> None:
    lines = (ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()
    assert len(lines) <= 100
    assert max(map(len, lines)) <= 104


@pytest.mark.parametrize("command", re.findall(r"```\n(make \w+)\n```", README))
def test_a_command_is_in_the_makefile(command: str) -> None:
    assert f"\n{command.removeprefix('make ')}:" in (ROOT / "Makefile").read_text("utf-8")
