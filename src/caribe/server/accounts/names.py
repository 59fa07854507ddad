"""Names of people: validation, default names for guests, and public ids."""

from __future__ import annotations

import unicodedata
from hashlib import blake2b

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.library import languages
from caribe.server.accounts.lookalikes import is_one_script, is_visible
from caribe.words import GUEST, Words

LONGEST_NAME = 24


def clean_name(name: str, path: str = "name") -> str:
    r"""Strip, normalize and check a name; refuses with `BadInput` one that is too long, invisible or in mixed scripts.

    >>> clean_name("  Ana María ")
    'Ana María'
    >>> clean_name("a\x00b")
    Traceback (most recent call last):
    ...
    caribe.core.faults.BadInput: name: Expected a name of 1 to 24 visible characters, got "a b".
    """
    clean = unicodedata.normalize("NFKC", name).strip()
    if not 0 < len(clean) <= LONGEST_NAME or not clean.isprintable() or not is_visible(clean):
        seen = "".join(letter if letter.isprintable() else " " for letter in clean[: LONGEST_NAME + 1])
        args: dict[str, str | int | Message] = {"expected": Message("server-expected-shown-name"), "got": f'"{seen}"'}
        raise BadInput([Fault(path, Message("core-fault-type", args))])
    if not is_one_script(clean):
        raise BadInput([Fault(path, Message("server-fault-name-scripts"))])
    return clean


def guest_name(guest: str) -> str:
    """The default name of a guest, always the same for the same guest.

    It is stored and sent like this in every language; readers see their own `core-guest` (`caribe.words`).

    >>> guest_name("ana") == guest_name("ana")
    True
    """
    number = int.from_bytes(blake2b(guest.encode(), digest_size=4).digest(), "little") % 9000 + 1000
    return f"{GUEST}{number}"


def is_guest_name(name: str) -> bool:
    """Tell whether a name is one that guests get by themselves, in whatever language.

    >>> is_guest_name("gast 4711"), is_guest_name("Guest of Honour 4711")
    (True, False)
    """
    number = name[-4:]
    if not (number.isascii() and number.isdigit()):
        return False
    given = Message("core-guest", {"number": number})
    return name.casefold() in {Words(language).say(given).casefold() for language in languages()}


def public_id(guest: str) -> str:
    """The public id of a person: it identifies them, but gives no access.

    >>> len(public_id("ana"))
    12
    """
    return blake2b(guest.encode(), digest_size=6, person=b"caribe-public").hexdigest()
