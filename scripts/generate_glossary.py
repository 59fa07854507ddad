"""Write the tables of components in docs/glossary.md from docs/glossary.toml and the catalogues.

    make generate                                  write them
    python scripts/generate_glossary.py --check    say whether they are out of date, and end with exit code 1

A component is called as its message says it; what has no message of its own is named in the file. Beside the six
languages stands what each rulebook prints, and the reason where ours is another word.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))

from caribe import library  # noqa: E402
from caribe.core.message import Message  # noqa: E402
from caribe.words import Words  # noqa: E402

SOURCE = ROOT / "docs" / "glossary.toml"
TARGET = ROOT / "docs" / "glossary.md"
BEGIN, END = "<!-- generated from glossary.toml: make generate -->\n", "<!-- /generated -->\n"
LANGUAGES = {"en": "English", "de": "German", "es": "Spanish", "fr": "French", "nl": "Dutch", "pl": "Polish"}
SAMPLES: dict[str, dict[str, str | int | Message]] = {
    "cuba-statute-tax_pesos": {"number": 2},
    "cuba-statute-tax_buildings": {"number": 1},
    "cuba-statute-duty_ware": {"things": Message("cuba-amount-citrus", {"count": 1})},
    "cuba-statute-duty_materials": {"number": 2},
    "cuba-statute-duty_products": {"number": 2},
    "cuba-statute-subsidy_water": {"most": 7},
    "cuba-statute-subsidy_pesos": {"number": 3, "most": 7},
    "cuba-statute-market_down": {"number": 2},
    "cuba-statute-market_up": {"number": 2},
    "cuba-statute-building_law": {"number": 2},
}
"""What stands in the statutes that name an amount."""

EXPLAINED = re.compile(r"\s*\(.*\)$")
"""What a statute's name is followed by."""

ARTICLE = re.compile(r"^(?:the|el|het|de) ")
"""What a place is said with in a sentence."""


def tables() -> list[dict[str, Any]]:
    """Read the tables, with the rows of those that take all messages of a kind."""
    read: list[dict[str, Any]] = tomllib.loads(SOURCE.read_text("utf-8"))["table"]
    for table in read:
        if prefix := table.get("ids"):
            found = re.findall(rf"^({prefix}[\w-]+) =", library.texts("en"), re.MULTILINE)
            table["rows"] = [{"id": name} for name in found]
    return read


def name(row: dict[str, Any], language: str) -> str:
    """Return what a component is called in a language."""
    if "names" in row:
        return str(row["names"][list(LANGUAGES).index(language)])
    said = Words(language).say(Message(row["id"], SAMPLES.get(row["id"], {})))
    return ARTICLE.sub("", EXPLAINED.sub("", said)).replace("\u00a0", " ").replace("\u202f", " ")


def lines(table: dict[str, Any]) -> Iterator[str]:
    """Write a table: the six languages, what is printed, and why ours differs."""
    printed = table.get("printed", {})
    reasons = any("why" in row for row in table["rows"])
    heads = [
        *LANGUAGES.values(),
        *(f"printed ({book})" for book in printed.values()),
        *(["why ours differs"] * reasons),
    ]
    yield f"## {table['title']}\n\n"
    if "about" in table:
        yield f"{table['about']}\n\n"
    yield f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}\n"
    for row in table["rows"]:
        cells = [name(row, language) for language in LANGUAGES] + [row.get(language, "") for language in printed]
        cells += [row.get("why", "")] * reasons
        yield f"| {' | '.join(cells)} |\n".replace("|  |", "| |").replace("|  |", "| |")
    yield "\n"


def generated() -> str:
    """Return the glossary with its tables written again."""
    text = TARGET.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    body = "".join(line for table in tables() for line in lines(table))
    return f"{before}{BEGIN}\n{body}{END}{after}"


def main() -> int:
    """Write the glossary, or say that it is out of date."""
    wanted = generated()
    if "--check" in sys.argv:
        if wanted == TARGET.read_text("utf-8"):
            return 0
        print("docs/glossary.md is out of date: type make generate")
        return 1
    TARGET.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
