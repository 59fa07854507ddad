"""No message is left over: each is said somewhere, by its id or by a pattern of ids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.support import ROOT, _references, catalogue

PACKAGE = ROOT / "src" / "caribe"
PAGE = ROOT / "web" / "src"
GAP = "[A-Za-z0-9_-]+"
TEMPLATE = re.compile(r"(?:[\w-]|\$\{[^{}`]*\})*\$\{[^{}`]*\}(?:[\w-]|\$\{[^{}`]*\})*")
LITERAL = re.compile(r"""['"`]([a-z]+(?:-[A-Za-z0-9_]+)+)['"`]""")


def pattern(parts: list[str]) -> str:
    """A regular expression for ids with gaps; nothing for what is too open to say anything."""
    if parts[-1].endswith("-"):
        parts = [*parts, ""]
    if any(re.search(r"-[a-z]{2,}", part) for part in parts):
        return GAP.join(map(re.escape, parts))
    # One name after one prefix, and no more: `cuba-{kind}`.
    return rf"{re.escape(parts[0])}\w+" if len(parts) == 2 and parts[0].endswith("-") and not parts[1] else ""


def from_python(source: str) -> Iterator[str]:
    """The ids in a module: its strings, and its f-strings with gaps."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            parts = [""]
            for value in node.values:
                if isinstance(value, ast.Constant):
                    parts[-1] += str(value.value)
                else:
                    parts.append("")
            yield pattern(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(GAP, node.value):
                yield re.escape(node.value)


def from_page(source: str) -> Iterator[str]:
    """The ids in a file of the page: quoted, or in a template with gaps."""
    yield from (re.escape(found) for found in LITERAL.findall(source))
    for template in TEMPLATE.findall(source):
        yield pattern(re.split(r"\$\{[^{}`]*\}", template))


def sources(folder: Path, *kinds: str) -> Iterator[str]:
    """The files of these kinds."""
    for kind in kinds:
        for path in sorted(folder.rglob(f"*.{kind}")):
            yield path.read_text("utf-8")


def test_every_message_is_said_somewhere() -> None:
    said = {found for source in sources(PACKAGE, "py") for found in from_python(source)}
    said |= {found for source in sources(PAGE, "ts", "svelte") for found in from_page(source)}
    everything = re.compile("|".join(sorted(said)))
    referred = {name for entry in catalogue().values() for kind, name in _references(entry.value) if kind == "message"}
    ours = [name for name in catalogue() if not name.startswith("tavern-")]
    assert [name for name in ours if name not in referred and not everything.fullmatch(name)] == []
