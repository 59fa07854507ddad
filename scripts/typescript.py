"""Write Python declarations as TypeScript: msgspec structs, TypedDicts, dataclasses, and aliases of unions.

A `dict` by names (a Literal) has all of them, a `Mapping` some.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from itertools import accumulate, chain
from textwrap import wrap
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)
from uuid import UUID

import msgspec
from msgspec.structs import fields as struct_fields

WIDTH = 120
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    bool: "boolean",
    str: "string",
    UUID: "string",
    NoneType: "null",
    None: "null",
    Any: "unknown",
    object: "unknown",
    dict: "Record<string, unknown>",
}
LISTS = {list, tuple, Sequence, frozenset, set}
RECORDS = {dict, Mapping}


class Writer:
    """Collect declarations, each under the name it has in Python. `imported` are declared elsewhere, in these files."""

    def __init__(self, imported: Mapping[str, str] | None = None) -> None:
        self._imported = dict(imported or {})
        self._aliases: dict[str, object] = {}
        self._docs: dict[str, dict[str, str]] = {}
        self._written: dict[str, str] = {}
        self._modules: dict[str, str] = {}
        self._refers: dict[str, set[str]] = {}
        self._current: set[str] = set()

    @staticmethod
    def declares(module: ModuleType) -> bool:
        """Tell whether something in this module goes over the wire."""
        return any(_declared(found) and found.__module__ == module.__name__ for found in vars(module).values())

    def learn_aliases(self, module: ModuleType) -> None:
        """Take note of the unions, literals and documents that have a name here."""
        for name, value in vars(module).items():
            if not name.startswith("_") and (_is_union(value) or _is_literal(value) or _document(value)):
                self._aliases.setdefault(name, value)
                if name in _assigned(module):
                    self._modules[name] = module.__name__

    def add_module(self, module: ModuleType) -> None:
        """Declare all that a module declares."""
        self._docs |= _docs_in(module)
        for name, value in list(vars(module).items()):
            if _declared(value) and value.__module__ == module.__name__:
                if not _is_base(value):
                    self._add_class(value)
            elif name in self._aliases:
                self._add_alias(name)

    def add_events(self, kinds: Sequence[type], union: str) -> None:
        """Declare the events of a game, and their union."""
        if kinds:
            self._docs |= _docs_in(inspect.getmodule(kinds[0]))
        for kind in kinds:
            name = f"{kind.__name__}Event"
            hints = get_type_hints(kind, include_extras=True)
            with self._referring(name):
                self._current.add("EventHead")
                lines = [f"kind: '{getattr(kind, 'kind', '')}';"]
                lines += [f"{field}: {self.convert(hints[field])};" for field, _, _ in _fields(kind)]
            self._write_interface(name, kind, lines, " extends EventHead")
        self._written[union] = _declaration(union, [f"{kind.__name__}Event" for kind in kinds])

    def modules(self) -> dict[str, list[str]]:
        """Return the names that were declared, by the module they come from."""
        found: dict[str, list[str]] = {}
        for name in self._written:
            found.setdefault(self._modules.get(name, ""), []).append(name)
        return found

    def text(self, names: Sequence[str] | None = None, elsewhere: Mapping[str, str] | None = None) -> str:
        """Return these declarations (all unless said), with the imports they need from files `elsewhere`."""
        chosen = list(self._written) if names is None else names
        places = self._imported | dict(elsewhere or {})
        needed = set().union(*(self._refers.get(name, set()) for name in chosen)) - set(chosen)
        imports: dict[str, list[str]] = {}
        for name in sorted(needed):
            imports.setdefault(places[name], []).append(name)
        lines = [_import(names, place) for place, names in sorted(imports.items())]
        return "\n".join(["\n".join([*lines, ""])] * bool(lines) + [self._written[name] for name in chosen])

    @contextmanager
    def _referring(self, name: str) -> Iterator[None]:
        """Note what is named meanwhile as what this declaration refers to."""
        before, self._current = self._current, set()
        yield
        self._refers[name] = self._current - {name}
        self._current = before

    def convert(self, hint: Any) -> str:
        """Return the TypeScript for a Python type, declaring what it names."""
        alias = next((name for name, value in self._aliases.items() if value == hint), None)
        if alias is not None:
            return self._add_alias(alias)
        return self._unnamed(hint)

    def _unnamed(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        document = _document(hint)
        if document is not None:
            inner = self.convert(document["document"])
            return f"{inner} & Record<string, unknown>" if document.get("more") else inner
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated or origin in (NotRequired, Required):
            return self.convert(args[0])
        if _is_union(hint):
            return " | ".join(dict.fromkeys(self.convert(part) for part in args))
        if _is_literal(hint):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in args)
        if origin is tuple and Ellipsis not in args:
            return f"[{', '.join(self.convert(part) for part in args)}]"
        if origin in LISTS:
            part = self.convert(args[0])
            return f"({part})[]" if _is_compound(part) else f"{part}[]"
        if origin in RECORDS:
            record = f"Record<{self.convert(args[0])}, {self.convert(args[1])}>"
            return f"Partial<{record}>" if origin is Mapping and args[0] is not str else record
        if _declared(hint):
            return self._add_class(hint)
        raise TypeError(f"There is no TypeScript for {hint}: teach it to scripts/typescript.py.")

    def _add_alias(self, name: str) -> str:
        value = self._aliases[name]
        document = _document(value)
        if document and not document.get("more") and document["document"] is not dict:
            return self.convert(document["document"])
        self._current.add(name)
        if name not in self._written:
            with self._referring(name):
                text = self._unnamed(value)
            self._written[name] = _declaration(name, text.split(" | "), _comment(self._docs.get("", {}).get(name, "")))
        return name

    def _add_class(self, declared: type) -> str:
        name = declared.__name__
        self._current.add(name)
        if name in self._imported or name in self._written:
            return name
        self._written[name] = ""  # before its fields: a class may refer to itself
        hints = get_type_hints(declared, include_extras=True)
        docs = self._docs.get(name, {})
        lines: list[str] = []
        with self._referring(name):
            for field, key, optional in _fields(declared):
                lines += _comment(docs.get(field, ""))
                lines.append(f"{key}{'?' if optional else ''}: {self.convert(hints[field])};")
        tag = _tag(declared)
        self._write_interface(name, declared, [f"{tag[0]}: '{tag[1]}';", *lines] if tag else lines)
        return name

    def _write_interface(self, name: str, declared: type, lines: list[str], extends: str = "") -> None:
        self._written.pop(name, None)  # what its fields name stands above it
        head = _comment(_summary(declared))
        body = "".join(f"  {line}\n" for line in lines)
        text = f"export interface {name}{extends} {{\n{body}}}" if lines else f"export type {name} = object;"
        self._written[name] = "\n".join([*head, text, ""])
        self._modules[name] = declared.__module__


def _declared(found: Any) -> bool:
    """Tell whether this is a class whose instances go over the wire."""
    if not isinstance(found, type):
        return False
    return (
        (issubclass(found, msgspec.Struct) and found is not msgspec.Struct)
        or is_typeddict(found)
        or is_dataclass(found)
    )


def _is_base(found: type) -> bool:
    """Tell whether this is only the common part of tagged structs."""
    config = getattr(found, "__struct_config__", None)
    return config is not None and config.tag_field is not None and bool(found.__subclasses__())


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def _is_literal(hint: Any) -> bool:
    return get_origin(hint) is Literal


def _document(hint: Any) -> dict[str, Any] | None:
    """Return what plain data is told to be in its annotation, None where nothing is told."""
    metas = getattr(hint, "__metadata__", ()) if get_origin(hint) is Annotated else ()
    return next((meta.extra for meta in metas if getattr(meta, "extra", None) and "document" in meta.extra), None)


def _tag(declared: type) -> tuple[str, str] | None:
    config = getattr(declared, "__struct_config__", None)
    return (config.tag_field, config.tag) if config is not None and config.tag_field is not None else None


def _fields(declared: type) -> list[tuple[str, str, bool]]:
    """Return each field as Python and as JSON name it, and whether it may be left out."""
    if issubclass(declared, msgspec.Struct):
        asked = declared.__struct_config__.forbid_unknown_fields  # what comes in; what goes out is always whole
        return [(field.name, field.encode_name, asked and not field.required) for field in struct_fields(declared)]
    if is_typeddict(declared):
        missing: frozenset[str] = getattr(declared, "__optional_keys__", frozenset())
        hints = get_type_hints(declared, include_extras=True)
        return [(name, name, name in missing or get_origin(hint) is NotRequired) for name, hint in hints.items()]
    plain: Any = declared
    return [(field.name, field.name, False) for field in dataclass_fields(plain)]


def _summary(declared: type) -> str:
    return inspect.cleandoc(declared.__doc__ or "").split("\n\n")[0]


def _is_compound(text: str) -> bool:
    """Tell whether a type must be put in brackets before `[]` can follow it."""
    depths = accumulate((char in "<[({") - (char in ">])}") for char in text)
    return any(char in "|&" and depth == 0 for char, depth in zip(text, depths, strict=True))


def _comment(text: str) -> list[str]:
    """Return a text as a comment, in as many lines as it needs."""
    words = " ".join(text.split())
    if not words:
        return []
    if len(words) <= WIDTH - 9:
        return [f"/** {words} */"]
    return ["/**", *(f" * {line}" for line in wrap(words, WIDTH - 5)), " */"]


def _declaration(name: str, members: Sequence[str], comment: Sequence[str] = ()) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"
    return "\n".join([*comment, line, ""])


def _import(names: Sequence[str], place: str) -> str:
    line = f"import type {{ {', '.join(names)} }} from '{place}';"
    if len(line) <= WIDTH:
        return line
    return "import type {\n" + "".join(f"  {name},\n" for name in names) + f"}} from '{place}';"


def _assigned(module: ModuleType) -> set[str]:
    """Return the names that a module itself gives to something, imports aside."""
    found = [each.target for each in ast.parse(inspect.getsource(module)).body if isinstance(each, ast.AnnAssign)]
    return {target.id for target in found if isinstance(target, ast.Name)}


def _docs_in(module: ModuleType | None) -> dict[str, dict[str, str]]:
    """Return the strings under fields and aliases: by class ("" for the module), then by name."""
    found: dict[str, dict[str, str]] = {}
    tree = ast.parse(inspect.getsource(module)) if module else ast.Module([], [])
    places: list[tuple[str, list[ast.stmt]]] = [("", tree.body)]
    places += [(node.name, node.body) for node in tree.body if isinstance(node, ast.ClassDef)]
    for name, body in places:
        for statement, after in zip(body, chain(body[1:], [None]), strict=False):
            text = after.value if isinstance(after, ast.Expr) else None
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    found.setdefault(name, {})[statement.target.id] = text.value
    return found
