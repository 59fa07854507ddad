"""Decode what comes from outside into typed models, or refuse it with every fault and its path."""

from __future__ import annotations

import re
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from caribe.core.faults import BadInput, Fault
from caribe.core.message import Message

LARGEST = 16 * 1024
"""The largest message, in bytes."""

LARGEST_RECORD = 256 * 1024
"""The largest request that may hold a record, in bytes."""

LARGEST_FRAME = 4 * LARGEST
"""The largest socket message that gets an answer; a larger one closes the connection with code 1009."""

DEEPEST = 32
"""How many levels of lists and objects are read: more than our documents have, far fewer than Python can bear."""

MOST_FAULTS = 100
"""How many faults a refusal names."""

_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_CONTROL_ESCAPE = re.compile(rb"\\[uUbf]|\x7f|\xc2[\x80-\x9f]")

SHOWN = 40  # characters of a wrong value that a fault repeats


class Unreadable(BadInput):
    """The input does not fit the model; `text` says so in a sentence, `faults` name every place."""

    def __init__(self, text: Message, faults: list[Fault] | None = None) -> None:
        super().__init__(faults or [])
        self.text = text


class TooLarge(Unreadable):
    """The input is larger than allowed."""


def decode(raw: str | bytes, model: Any, most: int = LARGEST) -> Any:
    """Decode bytes into a model; refuses with `Unreadable`.

    >>> from caribe.server.protocol.socket import Undo
    >>> try:
    ...     decode('{"kind": "undo", "version": "new"}', Undo)
    ... except Unreadable as refusal:
    ...     print(refusal)
    move_id: This is missing; expected a UUID.
    version: Expected a version number, got "new".
    """
    size = len(raw) if isinstance(raw, bytes) else len(raw.encode("utf-8", "surrogatepass"))
    if size > most:
        raise TooLarge(Message("server-error-too-large", {"most": most}))
    try:
        message = _decoder(model).decode(raw)
        if _may_be_deep(raw) and _is_deep(msgspec.to_builtins(message)):
            raise Unreadable(Message("server-error-too-deep", {"most": DEEPEST}))
        if _may_hold_controls(raw) and (faults := _control_faults(msgspec.to_builtins(message), "")):
            raise Unreadable(Message("server-error-unreadable"), faults[:MOST_FAULTS])
        return message
    except msgspec.ValidationError as failure:
        misfit: Exception = failure
    except (msgspec.DecodeError, RecursionError, UnicodeError) as failure:
        raise Unreadable(Message("server-error-not-json")) from failure
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as failure:
        raise Unreadable(Message("server-error-not-json")) from failure
    raise Unreadable(Message("server-error-unreadable"), _faults(document, model, "")[:MOST_FAULTS]) from misfit


def _may_be_deep(raw: str | bytes) -> bool:
    """Tell quickly whether a JSON text has enough brackets to be nested too deeply."""
    brackets = raw.count("[") + raw.count("{") if isinstance(raw, str) else raw.count(b"[") + raw.count(b"{")
    return brackets > DEEPEST


def _is_deep(value: object) -> bool:
    """Tell whether lists and objects are nested too deeply, level by level.

    >>> _is_deep([[[]] * 50]), _is_deep([{"a": 0}] * 50)
    (False, False)
    >>> value: list[object] = []
    >>> for _ in range(DEEPEST):
    ...     value = [value]
    >>> _is_deep(value), _is_deep(value[0])
    (True, False)
    """
    level = [value]
    for _ in range(DEEPEST):
        level = [
            part
            for each in level
            if isinstance(each, list | dict)
            for part in (each.values() if isinstance(each, dict) else each)
            if isinstance(part, list | dict)
        ]
        if not level:
            return False
    return True


def _may_hold_controls(raw: str | bytes) -> bool:
    r"""Tell quickly whether a JSON text may contain control characters: escaped ones, or those above 126.

    >>> _may_hold_controls('{"text": "Ana"}'), _may_hold_controls(b'{"text": "a\u0000"}')
    (False, True)
    """
    return _CONTROL_ESCAPE.search(raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw) is not None


def _control_faults(value: object, path: str) -> list[Fault]:
    """List the strings with control characters; line breaks and tabs are allowed."""
    if isinstance(value, str):
        return [Fault(path, Message("server-fault-control"))] if _CONTROL.search(value) else []
    if isinstance(value, dict):
        keys = [Fault(path, Message("server-fault-control")) for key in value if _CONTROL.search(str(key))]
        return keys + [
            fault for key, item in value.items() for fault in _control_faults(item, _under(path, str(key)[:SHOWN]))
        ]
    if isinstance(value, list):
        return [fault for place, item in enumerate(value) for fault in _control_faults(item, f"{path}[{place}]")]
    return []


@cache
def _decoder(model: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(model)


def _faults(value: object, hint: Any, path: str) -> list[Fault]:
    """List every fault of a value: those of its parts, or else that of the whole."""
    given = [option for option in _options(_bare(hint)[0]) if option is not NoneType]
    if value is not None and len(given) == 1:
        hint = given[0] if get_origin(hint) is not Annotated else hint
    plain, expected = _bare(hint)
    structs = [kind for kind in _options(plain) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    if structs:
        return _struct_faults(value, structs, path)
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        inner: list[Fault] = []
        if isinstance(value, list) and get_origin(plain) is list:
            (part,) = get_args(plain)
            inner = [fault for place, item in enumerate(value) for fault in _faults(item, part, f"{path}[{place}]")]
        elif isinstance(value, dict) and get_origin(plain) is dict:
            _, part = get_args(plain)
            inner = [fault for name, item in value.items() for fault in _faults(item, part, f"{path}.{name[:SHOWN]}")]
        return inner or [Fault(path, Message("core-fault-type", {"expected": Message(expected), "got": _shown(value)}))]
    return []


def _struct_faults(value: object, structs: list[type[msgspec.Struct]], path: str) -> list[Fault]:
    if not isinstance(value, dict):
        expected = Message("server-expected-object")
        return [Fault(path, Message("core-fault-type", {"expected": expected, "got": _shown(value)}))]
    tag_field = structs[0].__struct_config__.tag_field
    if tag_field is not None:
        kinds = {struct.__struct_config__.tag: struct for struct in structs}
        named = ", ".join(str(kind) for kind in kinds)
        kind = value.get(tag_field)
        if tag_field not in value:
            return [Fault(_under(path, tag_field), Message("core-fault-missing", {"expected": named}))]
        if not isinstance(kind, str) or kind not in kinds:
            text = Message("core-fault-type", {"expected": named, "got": _shown(kind)})
            return [Fault(_under(path, tag_field), text)]
        return _field_faults(value, kinds[kind], path, tag_field)
    return _field_faults(value, structs[0], path, None)


def _field_faults(value: dict[str, Any], struct: type[msgspec.Struct], path: str, tag: str | None) -> list[Fault]:
    faults = []
    fields = get_type_hints(struct, include_extras=True)
    needed = struct.__struct_fields__[: len(struct.__struct_fields__) - len(struct.__struct_defaults__)]
    for name in struct.__struct_fields__:
        if name in value:
            faults += _faults(value[name], fields[name], _under(path, name))
        elif name in needed:
            expected = Message(_bare(fields[name])[1])
            faults.append(Fault(_under(path, name), Message("core-fault-missing", {"expected": expected})))
    known = [tag, *struct.__struct_fields__] if tag else list(struct.__struct_fields__)
    for name in value:
        if name not in known:
            text = Message("core-fault-unknown", {"expected": ", ".join(known)})
            faults.append(Fault(_under(path, name[:SHOWN]), text))
    return faults


def _bare(hint: Any) -> tuple[Any, str]:
    """A type without its annotation, and the id of the message that says what is expected."""
    if get_origin(hint) is not Annotated:
        return hint, "server-expected-object"
    plain, *notes = get_args(hint)
    extras = [note.extra for note in notes if isinstance(note, msgspec.Meta) and note.extra]
    return plain, str(extras[-1]["expected"]) if extras else "server-expected-object"


def _options(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _under(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _shown(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
