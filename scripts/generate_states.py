"""Write the constructor, `fields()` and `clone` of every state class from the declaration in its room's fields.py.

    make generate                                  write them into the sources
    python scripts/generate_states.py --check      say which are out of date, and end with exit code 1

A room is a folder with a fields.py that holds `GAME`, the name of the class of its game, and `FIELDS`. What is
generated stands between two markers inside a class of the room; the first says what to write there:

    # <generated: constructor, fields, clone>
    # </generated>

They need not stand in one class: Cuba's table has the fields, and the state that is derived from it the clone.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ROOMS = (("src", "caribe/games/*"), (".", "tests/testgame"))
BLOCK = re.compile(r"( +)# <generated: ([a-z, ]+)>\n.*?^ +# </generated>\n", re.MULTILINE | re.DOTALL)
WIDTH = 120


def rooms() -> Iterator[tuple[Path, ModuleType]]:
    """Find the folder of every room that declares its fields, and load the declaration."""
    for root, pattern in ROOMS:
        for folder in sorted((ROOT / root).glob(pattern)):
            if (folder / "fields.py").exists():
                yield folder, declaration(folder, (ROOT / root).resolve())


def declaration(folder: Path, root: Path) -> ModuleType:
    """Load a room's fields.py without the package around it, which needs what is to be generated."""
    parts = folder.relative_to(root).parts
    for size in range(1, len(parts) + 1):
        stand_in(".".join(parts[:size]), root.joinpath(*parts[:size]))
    stand_in("caribe", ROOT / "src" / "caribe")
    stand_in("caribe.core", ROOT / "src" / "caribe" / "core")
    return import_module(".".join((*parts, "fields")))


def stand_in(name: str, folder: Path) -> None:
    """Put an empty package in the place of one whose __init__.py is not to be run."""
    if name not in sys.modules:
        package = ModuleType(name)
        package.__path__ = [str(folder)]
        sys.modules[name] = package


def generated(source: str, game: str, fields: tuple[Any, ...]) -> str:
    """Fill in every marked block of a source."""

    def fill(block: re.Match[str]) -> str:
        kind = re.findall(r"^class (\w+)", source[: block.start()], re.MULTILINE)[-1]
        writers = {
            "constructor": lambda: constructor(game, fields),
            "fields": lambda: fields_method(fields),
            "clone": lambda: clone(kind, fields),
        }
        wanted = [name.strip() for name in block[2].split(",")]
        body = "\n\n".join("\n".join(writers[name]()) for name in wanted)
        indent = block[1]
        lines = [f"# <generated: {block[2]}>", "# fmt: off", "", *body.split("\n"), "", "# fmt: on", "# </generated>"]
        return "".join(f"{indent}{line}\n" if line else "\n" for line in lines)

    return BLOCK.sub(fill, source)


def constructor(game: str, fields: tuple[Any, ...]) -> list[str]:
    """Write the constructor, each field with its meaning."""
    parameters = ["self", f"game: {game}", *(f"{field.name}: {field.type}" for field in fields)]
    lines = ["def __init__(", *filled(parameters)]
    inherited = ", ".join(field.name for field in fields if field.inherited)
    lines += [") -> None:", f"    super().__init__(game, {inherited})", "    self.rules = game"]
    for field in fields:
        if not field.inherited:
            lines += assignment(field)
    return lines


def assignment(field: Any) -> list[str]:
    """Write what sets one field; a meaning that does not fit behind it stands above."""
    typed = f": {field.type}" if field.type == "i64" else ""
    line = f"    self.{field.name}{typed} = {field.name}"
    if len(line) + len(field.meaning) + 8 <= WIDTH:
        return [f"{line}  # {field.meaning}"]
    return [*(f"    # {part}" for part in textwrap.wrap(field.meaning, WIDTH - 12)), line]


def fields_method(fields: tuple[Any, ...]) -> list[str]:
    """Write `fields()`."""
    return [
        "def fields(self) -> tuple[Any, ...]:",
        '    """Return the constructor\'s arguments."""',
        "    return (",
        *filled(["self.game", *(f"self.{field.name}" for field in fields)], 8),
        "    )",
    ]


def filled(parts: list[str], indent: int = 4) -> list[str]:
    """Write parts with commas between them, as many on a line as fit."""
    text = ", ".join(part.replace(" ", "\0") for part in parts) + ","
    lines = textwrap.wrap(text, WIDTH - indent - 4, break_long_words=False, break_on_hyphens=False)
    return [" " * indent + line.replace("\0", " ") for line in lines]


def clone(kind: str, fields: tuple[Any, ...]) -> list[str]:
    """Write `clone`."""
    lines = [f"def clone(self) -> {kind}:", '    """Return an independent copy without the log."""']
    arguments = []
    for field in fields:
        value = f"self.{field.name}"
        if field.cloned.count("{") > 1:  # mypyc knows that a local is not None, and of an attribute not
            lines.append(f"    {field.name} = {value}")
            value = field.name
        arguments.append(field.cloned.format(value))
    return [*lines, f"    return {kind}(", *filled(["self.rules", *arguments], 8), "    )"]


def main(arguments: list[str]) -> int:
    """Write or check all rooms."""
    stale = []
    for folder, declared in rooms():
        for path in sorted(folder.glob("*.py")):
            source = path.read_text("utf-8")
            fresh = generated(source, declared.GAME, declared.FIELDS)
            if fresh != source:
                stale.append(path.relative_to(ROOT).as_posix())
                if "--check" not in arguments:
                    path.write_text(fresh, "utf-8")
    for name in stale:
        print(f"{name} is out of date: run make generate" if "--check" in arguments else f"wrote {name}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
