"""Breaks valid documents: a value somewhere in the tree, a key, or the bytes they are written in."""

from __future__ import annotations

import json
from random import Random
from typing import Any

ODD_NUMBERS: tuple[int | float, ...] = (
    *(-1, 0, 1, 2, 7, 20, 21, 99, 100, 255, 256, 500, 501, 1000, 2**15, 2**31 - 1, 2**31, -(2**31) - 1),
    *(2**53, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 10**30, 10**400, 0.5, -0.0, 1e308, 5e-324),
)
ODD_TEXTS = (
    *("", " ", "\0", "a\0b", "\x1b[31m", "\x7f", "\u0085", "\u2028", "\u202e", "\ud800", "a\udfff", "\ufeff", "\uffff"),
    *(
        "null",
        "true",
        "-1",
        "0",
        "1e9",
        "NaN",
        "١",
        "Ⅳ",
        "𝟙",
        "ß" * 40,
        "é" * 100,
        "e\u0301" * 60,
        "👩‍👩‍👧‍👦",
        "x" * 101,
    ),
    *("x" * 501, "x" * 5000, "../../etc/passwd", "%00", "%2e%2e%2f", "' OR 1=1 --", "{}", "[]", "${x}", "{0}", "%s"),
    *("<script>", "a:b:c", "card:", ":", "\r\nX: y", "\t\n", "constructor", "__proto__", "id", "kind"),
)
MOST = 4
"""Faults in one document at most."""


def odd_value(chance: Random) -> object:
    """A value that nobody would send."""
    kind = chance.randrange(12)
    if kind < 4:
        return chance.choice(ODD_NUMBERS)
    if kind < 8:
        return chance.choice(ODD_TEXTS)
    simple: tuple[object, ...] = (None, True, False, [], {}, [[]], {"": {}}, [None] * 101, {"kind": "ping"})
    if kind < 11:
        return chance.choice(simple)
    return nested(chance.choice((5, 50, 500)), chance.random() < 0.5)


def nested(depth: int, as_list: bool) -> object:
    """Lists in lists, or objects in objects."""
    value: object = 0
    for _ in range(depth):
        value = [value] if as_list else {"a": value}
    return value


def places(value: object) -> list[tuple[Any, Any]]:
    """Every place in a tree: what holds it, and under which key or number."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting and len(found) < 3000:
        holder: Any = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else ()
        for key in keys:
            found.append((holder, key))
            waiting.append(holder[key])
    return found


def copied(value: Any) -> Any:
    """A copy of plain data."""
    if isinstance(value, dict):
        return {key: copied(part) for key, part in value.items()}
    return [copied(part) for part in value] if isinstance(value, list) else value


def broken(value: object, chance: Random) -> object:
    """The same document with some faults in it."""
    tree: list[Any] = [copied(value)]
    for _ in range(chance.randint(1, MOST)):
        holder, key = chance.choice(places(tree) or [(tree, 0)])
        _break(holder, key, chance)
        if not tree:
            tree = [None]
    return tree[0]


def _break(holder: Any, key: Any, chance: Random) -> None:
    """Put one fault at a place."""
    old = holder[key]
    kind = chance.randrange(8)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(old, int) and not isinstance(old, bool):
        holder[key] = old + chance.choice((-1, 1, 2, -old, 2**31, 10**18))
    elif kind == 2 and isinstance(old, str):
        at = chance.randint(0, len(old))
        holder[key] = old[:at] + str(chance.choice(ODD_TEXTS)) + old[at:]
    elif kind == 3 and isinstance(holder, dict):
        holder[str(chance.choice(ODD_TEXTS))] = old
    elif kind == 4 and isinstance(holder, list):
        holder.insert(key, old)
    elif kind == 5 and isinstance(old, list):
        holder[key] = old * chance.choice((0, 2, 50))
    elif kind == 6 and isinstance(holder, dict) and len(holder) > 1:
        other = chance.choice(list(holder))
        holder[key], holder[other] = holder[other], old
    else:
        holder[key] = odd_value(chance)


def written(value: object, chance: Random) -> bytes:
    """A document as JSON, now and then in bytes that are broken themselves."""
    ascii_only = chance.random() < 0.5
    try:
        text = json.dumps(value, ensure_ascii=ascii_only)
    except RecursionError:  # nested within nested: deeper than Python writes
        text = "[" * 2000 + "]" * 2000
    raw = text.encode("utf-8", "surrogatepass")
    kind = chance.randrange(40)
    if kind == 0:
        return raw[: chance.randint(0, len(raw))]
    if kind == 1 and raw:
        at = chance.randrange(len(raw))
        return raw[:at] + bytes([raw[at] ^ (1 << chance.randrange(8))]) + raw[at + 1 :]
    if kind == 2:
        at = chance.randint(0, len(raw))
        return raw[:at] + chance.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\0", b"\xef\xbb\xbf")) + raw[at:]
    if kind == 3 and raw[:1] == b"{" and len(raw) > 2:
        return b"{" + raw[1:-1] + b"," + raw[1:]  # every key twice
    if kind == 4:
        return chance.choice((b"[" * 2000, b'{"a":' * 2000, b"NaN", b"-Infinity", b"1" * 5000, b'"', b"", b"  {} x"))
    return raw


def broken_text(text: str, chance: Random) -> str:
    """A text (a TOML file) with lines dropped, doubled, swapped or changed."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, MOST)):
        at = chance.randrange(len(lines))
        kind = chance.randrange(7)
        if kind == 0 and len(lines) > 1:
            del lines[at]
        elif kind == 1:
            lines.insert(at, lines[chance.randrange(len(lines))])
        elif kind == 2:
            name, _, _ = lines[at].partition("=")
            lines[at] = (
                f"{name}= {chance.choice((*map(str, ODD_NUMBERS), *map(json.dumps, ODD_TEXTS), '[[', '{a.b=1}'))}"
            )
        elif kind == 3:
            lines[at] = lines[at][: chance.randint(0, len(lines[at]))]
        elif kind == 4:
            lines[at] += str(chance.choice(ODD_TEXTS))
        elif kind == 5:
            lines.insert(at, chance.choice(("[a.b.c]", "[[buildings]]", "a.b.c.d.e = 1", "x = 1979-05-27", '"" = 0')))
        else:
            digits = [place for place, letter in enumerate(lines[at]) if letter.isdigit()]
            if digits:
                place = chance.choice(digits)
                lines[at] = lines[at][:place] + str(chance.randrange(100)) + lines[at][place + 1 :]
    return "\n".join(lines)
