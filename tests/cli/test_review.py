"""`caribe review`: a summary, a page in the reader's language, a document; and a plain answer to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caribe import library
from caribe.core import documents
from caribe.review import Review
from tests.cli.shell import Caribe
from tests.review.test_review import record

CHEAP = ("--budget", "0.05", "--seed", "3")


def saved() -> str:
    Path("game.json").write_text(documents.write(record(turns=3).to_json()), "utf-8")
    return "game.json"


def test_a_review_is_told_in_some_lines(caribe: Caribe) -> None:
    said = caribe("review", saved(), *CHEAP)
    assert said.code == 0, said.err
    assert "gave away" in said.out
    assert "Turning point: move" in said.out


def test_a_review_is_a_document(caribe: Caribe) -> None:
    said = caribe("review", saved(), "--json", *CHEAP)
    assert Review.read(json.loads(said.out)).game == "cartagena"


@pytest.mark.parametrize("language", library.languages())
def test_a_review_is_a_page_that_needs_nothing_else(caribe: Caribe, language: str) -> None:
    said = caribe("review", saved(), "--html", "page.html", "--language", language, *CHEAP)
    assert said.code == 0, said.err
    page = Path("page.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert "<svg" in page
    assert "http" not in page
    assert "review-" not in page.replace("caribe-review-page", "")


def test_a_record_that_does_not_hold_is_refused(caribe: Caribe) -> None:
    document = json.loads(json.dumps(record(turns=3).to_json()))
    document["actions"][0][1] = 217  # nobody ends a turn before the first action
    Path("bad.json").write_text(json.dumps(document), "utf-8")
    said = caribe("review", "bad.json")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("actions[0]: ")
