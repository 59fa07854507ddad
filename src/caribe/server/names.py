"""Names that people choose: short, on one line, and nothing that cannot be seen."""

from __future__ import annotations

from hashlib import blake2b

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message
from caribe.words import GUEST

LONGEST_NAME = 24


def clean_name(name: str, path: str = "name") -> str:
    r"""The name without space around it; refuses with `BadInput` one that nobody could read.

    >>> clean_name("  Ana María ")
    'Ana María'
    >>> clean_name("a\x00b")
    Traceback (most recent call last):
    ...
    caribe.core.faults.BadInput: name: Expected a name of 1 to 24 characters that can be seen, got "a b".
    """
    clean = name.strip()
    if 0 < len(clean) <= LONGEST_NAME and clean.isprintable():
        return clean
    seen = "".join(letter if letter.isprintable() else " " for letter in clean[: LONGEST_NAME + 1])
    args: dict[str, str | int | Message] = {"expected": Message("server-expected-shown-name"), "got": f'"{seen}"'}
    raise BadInput([Fault(path, Message("core-fault-type", args))])


def guest_name(guest: str) -> str:
    """What a guest is called who has not said a name: always the same for the same guest.

    Kept and sent so, whatever the language; who reads it reads `core-guest` of their own (`caribe.words`).

    >>> guest_name("ana") == guest_name("ana")
    True
    """
    number = int.from_bytes(blake2b(guest.encode(), digest_size=4).digest(), "little") % 9000 + 1000
    return f"{GUEST}{number}"


def public_id(guest: str) -> str:
    """A short id of somebody that everybody may know: nothing can be done with it in their name.

    >>> len(public_id("ana"))
    12
    """
    return blake2b(guest.encode(), digest_size=6, person=b"caribe-public").hexdigest()
