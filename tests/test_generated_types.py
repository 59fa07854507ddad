"""The page's types are generated from the Python declarations, and are fresh."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from caribe.core.choices import Choice, Effect
from caribe.core.faults import Fault
from caribe.core.message import Message
from caribe.core.reasons import Reason
from tests.support import ROOT
from typescript import Writer

MESSAGE = Message("core-why-over", {"seat": 1, "thing": Message("core-guest")})
DOCUMENTS = [
    MESSAGE,
    Effect("card", -1),
    Choice((1, 2), "lay", ("card:rum",), MESSAGE, "CAR-4.2", (Effect("card", -1),), {"symbol": "rum"}),
    Reason(MESSAGE, "CAR-4.2"),
    Fault("options.mode", MESSAGE),
]


def test_the_types_of_the_page_are_fresh() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "generate_protocol.py"), "--check"]
    done = subprocess.run(script, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: type(document).__name__)
def test_what_the_core_writes_has_the_fields_it_declares(document: Any) -> None:
    assert sorted(document.to_json()) == sorted(field.name for field in fields(document))


class Part(TypedDict):
    """A part."""

    name: str
    more: NotRequired[list[int]]


class Whole(msgspec.Struct, tag="whole", tag_field="kind", rename={"inside": "in"}):
    """All there is."""

    part: Part | None
    counts: dict[Literal["rum", "key"], int]
    some: Mapping[Literal["rum", "key"], int]
    pairs: list[tuple[int, str]]
    inside: list[int | None]
    free: Annotated[dict[str, Any], msgspec.Meta(extra={"document": Part, "more": True})]


@dataclass(frozen=True)
class Tree:
    """Something that holds its own kind."""

    children: tuple[Tree, ...]


def test_a_struct_is_written_with_all_that_it_names() -> None:
    writer = Writer()
    writer.convert(Whole)
    assert writer.text() == (
        "/** A part. */\n"
        "export interface Part {\n"
        "  name: string;\n"
        "  more?: number[];\n"
        "}\n"
        "\n"
        "/** All there is. */\n"
        "export interface Whole {\n"
        "  kind: 'whole';\n"
        "  part: Part | null;\n"
        "  counts: Record<'rum' | 'key', number>;\n"
        "  some: Partial<Record<'rum' | 'key', number>>;\n"
        "  pairs: [number, string][];\n"
        "  in: (number | null)[];\n"
        "  free: Part & Record<string, unknown>;\n"
        "}\n"
    )


def test_a_class_may_hold_its_own_kind() -> None:
    writer = Writer()
    assert writer.convert(Tree) == "Tree"
    assert "children: Tree[];" in writer.text()


def test_the_view_of_a_game_is_written_from_its_declaration() -> None:
    from tests.testgame import views

    writer = Writer()
    writer.add_module(views)
    text = writer.text()
    view = text[text.index("export interface View {") :]
    for line in ("seat: number | null;", "deciders: number[];", "own: OwnView;", "bids: (number | null)[];"):
        assert f"  {line}\n" in view
    assert text.index("interface OwnView") < text.index("interface View")


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match=r"teach it to scripts/typescript\.py"):
        Writer().convert(complex)
