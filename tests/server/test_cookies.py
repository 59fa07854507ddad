"""Signed cookies."""

from __future__ import annotations

import pytest

from caribe.server.http.cookies import guest_of, signed
from caribe.server.ids import new_id

SECRET = b"s" * 32


def test_what_was_signed_is_believed() -> None:
    guest = new_id()
    assert guest_of(signed(guest, SECRET), SECRET) == guest


def test_another_servers_signature_is_not_believed() -> None:
    assert guest_of(signed("ana", b"t" * 32), SECRET) is None


@pytest.mark.parametrize("place", range(len(signed("ana", SECRET))))
def test_a_changed_letter_is_not_believed(place: int) -> None:
    value = signed("ana", SECRET)
    other = "x" if value[place] != "x" else "y"
    assert guest_of(value[:place] + other + value[place + 1 :], SECRET) is None


@pytest.mark.parametrize("value", [None, "", ".", "ana", "ana.", ".abc", "ana.é", "é.abc", "\ud800.abc"])
def test_nonsense_is_not_believed(value: str | None) -> None:
    assert guest_of(value, SECRET) is None
