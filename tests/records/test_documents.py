"""Documents are readable, and one that breaks off says where."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caribe.core import documents
from caribe.core.documents import BadDocument
from tests.records.games import document_of, fixture, tavern_playthrough

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
)


@given(plain)
def test_what_is_written_reads_back(document: object) -> None:
    assert documents.parse(documents.write(document)) == document


def test_a_record_has_one_line_for_each_action() -> None:
    line = tavern_playthrough()
    text = documents.write(document_of(line))
    rows = [row for row in text.splitlines() if row.startswith("    [")]
    assert [json.loads(row.rstrip(","))[:2] for row in rows] == [
        [seat, action] for seat, action in zip(line.seats, line.actions, strict=True)
    ]
    assert max(map(len, text.splitlines())) <= 120


def test_a_document_cut_anywhere_is_said_to_be_cut_short() -> None:
    whole = documents.write(fixture("2-turn_cap-basic") | {"started": "ä\u2028\n\\", "start": {"x": -1.5e-7}}).rstrip()
    for length in range(1, len(whole)):
        with pytest.raises(BadDocument) as refused:
            documents.parse(whole[:length])
        (fault,) = refused.value.faults
        assert fault.text.id == "core-document-cut", whole[:length][-30:]
        assert fault.text.args["line"] == whole[:length].rstrip().count("\n") + 1


def test_a_document_broken_in_the_middle_says_where() -> None:
    with pytest.raises(BadDocument, match=r"This is not JSON: line 2, column \d+ cannot be read\."):
        documents.parse('{"a": 1,\n "b": oops, "c": 3}')


@pytest.mark.parametrize("text", ['{"a": NaN}', "[" * 100_000, "9" * 5000])
def test_a_monstrous_document_is_refused(text: str) -> None:
    with pytest.raises(BadDocument):
        documents.parse(text)
