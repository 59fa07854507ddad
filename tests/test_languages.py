"""Every language says all that English says, with the same arguments, and nothing else."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caribe import library
from tests.support import ROOT

CATALOGUES = sorted((ROOT / "src" / "caribe").glob("**/text/en.ftl"))
LANGUAGES = [language for language in library.languages() if language != "en"]


class Arguments(Visitor):
    """The arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's own name
        self.found.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """The messages and terms of a catalogue, each with its arguments; refuses one that cannot be read."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            looked = Arguments()
            looked.visit(entry)
            found[entry.id.name] = frozenset(looked.found)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", CATALOGUES, ids=lambda path: path.parent.parent.name)
def test_a_language_has_the_messages_of_english_with_no_other_arguments(english: Path, language: str) -> None:
    theirs, ours = messages(english.with_name(f"{language}.ftl")), messages(english)
    assert theirs.keys() == ours.keys()
    assert {name: args - ours[name] for name, args in theirs.items() if args - ours[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(library.texts(language)))
    for english in CATALOGUES:
        for name, arguments in messages(english).items():
            pattern = bundle.get_message(name).value if bundle.has_message(name) else None
            if pattern is None:
                continue
            for count in (0, 1, 2, 5):
                said, faults = bundle.format_pattern(pattern, dict.fromkeys(arguments, count))
                assert not faults, (name, faults)
                assert str(said).strip() or not arguments, name


def test_there_are_the_six_languages() -> None:
    assert library.languages() == ["en", "de", "es", "fr", "nl", "pl"]
    names = {f"{name}.ftl" for name in library.languages()}
    assert {path.name for path in ROOT.glob("src/caribe/**/text/*.ftl")} == names
