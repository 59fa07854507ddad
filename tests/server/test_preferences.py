"""What somebody has set for the page follows them."""

from __future__ import annotations

import pytest

from tests.server.players import Guest
from tests.server.test_accounts import log_in, registered

SET = {
    "theme": "dark",
    "motion": "slow",
    "volume": 35,
    "text": "large",
    "hand": "left",
    "level": "hard",
    "language": "pl",
    "changed": 1_700_000_000_000,
    "confirm": "final",
}


def test_settings_are_kept_and_follow_the_account(guest: Guest, address: str) -> None:
    assert guest.get("/api/me").json()["preferences"] is None
    assert guest.call("PUT", "/api/me/preferences", SET).status_code == 204
    assert guest.get("/api/me").json()["preferences"] == SET
    name, _ = registered(guest)
    other = Guest(address)
    log_in(other, name)
    assert other.get("/api/me").json()["preferences"] == SET
    later = SET | {"theme": "light", "changed": 1_700_000_000_001}
    assert other.call("PUT", "/api/me/preferences", later).status_code == 204
    assert other.get("/api/account/export").json()["preferences"] == later


@pytest.mark.parametrize("wrong", [{"volume": 101}, {"theme": "loud"}, {"hand": 1}, {"more": True}, {"confirm": "now"}])
def test_other_settings_are_refused(guest: Guest, wrong: dict[str, object]) -> None:
    assert guest.call("PUT", "/api/me/preferences", SET | wrong).status_code == 400
    assert guest.get("/api/me").json()["preferences"] is None
