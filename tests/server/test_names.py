"""Names that nobody can see, or that pass for somebody else's."""

from __future__ import annotations

from secrets import token_hex

import pytest

from caribe.core.faults import BadInput
from caribe.server.accounts.names import clean_name
from tests.server.players import Guest
from tests.server.serving import Servers
from tests.server.test_accounts import registered


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "a\u200bb",
        "a\u202eb",
        "\u115f",
        "a\ufe0f",
        "\u0301",
        "Z" + "\u0335" * 8,
        "\u00ad",
        "\U000e0041",
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        clean_name(name)
    assert refused.value.faults[0].text.id == "core-fault-type"


@pytest.mark.parametrize("name", ["Аna", "Ana\u03bf", "p\u0430ypal"])
def test_a_name_in_mixed_scripts_is_refused(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        clean_name(name)
    assert refused.value.faults[0].text.id == "server-fault-name-scripts"


def test_names_of_all_people_are_allowed_and_kept_in_one_form() -> None:
    for name in (
        "José Ñandú",
        "Zoë",
        "Łukasz",
        "Анна",
        "Ἀθηνᾶ",
        "أمل",
        "東京 Ana",
        "김민수",
        "ひらがなカタカナ",
        "O'Brien-3",
        "Nguyễn",
    ):
        assert clean_name(name) == name
    assert clean_name("Jose\u0301") == "José"
    assert clean_name("\uff21\uff4e\uff41") == "Ana", "wide letters are the same letters"


def test_nobody_is_called_like_another_persons_account(server: Servers, guest: Guest) -> None:
    name, _ = registered(guest, f"coco{token_hex(6).translate(str.maketrans('0123456789', 'ghijkmnpqr'))}")
    other = Guest(server.address)
    likenesses = {name: "taken", name.upper(): "taken", name.replace("o", "0", 1): "lookalike"}
    for likeness, fault in likenesses.items():
        renamed = other.call("PATCH", "/api/me", {"name": likeness})
        assert renamed.status_code == 400, likeness
        assert renamed.json()["faults"][0]["text"]["id"] == f"server-fault-name-{fault}"
        made = other.call("POST", "/api/account", {"name": likeness, "password": "sugar and rum"})
        assert made.json()["faults"][0]["path"] == "name"
    assert guest.call("PATCH", "/api/me", {"name": name.upper()}).status_code == 200, "one's own name in other letters"
    assert other.call("PATCH", "/api/me", {"name": f"{name}s"}).status_code == 200


def test_somebody_with_an_account_is_never_called_a_guest(server: Servers, guest: Guest) -> None:
    name, _ = registered(guest)
    table = guest.make(game="cartagena", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    with guest.connect(table) as socket:
        assert socket.greet()["names"] == [name, None], "not even where the table was just made"
    answer = guest.call("PATCH", "/api/me", {"name": "Gast 4711"})
    assert answer.json()["faults"][0]["text"]["id"] == "server-fault-name-guest"
    other = Guest(server.address)
    taken = other.call("POST", "/api/account", {"name": "Guest 4711", "password": "long enough"})
    assert taken.json()["faults"][0]["text"]["id"] == "server-fault-name-guest"
