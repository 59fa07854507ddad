"""The HTTP reference of the documentation, written from the server's own OpenAPI document."""

from __future__ import annotations

from typing import Any


def reference() -> str:
    """Return one section for each call: what it does, what it takes, what it answers.

    >>> "### `POST /api/tables`" in reference()
    True
    """
    from litestar import Litestar

    from caribe.server.http.openapi import documented, openapi_config
    from caribe.server.http.routes import ROUTES

    app = Litestar(list(documented(ROUTES)), openapi_config=openapi_config(""), logging_config=None)
    document = app.openapi_schema.to_schema()
    schemas = document.get("components", {}).get("schemas", {})
    parts = ["## Calls\n"]
    for path, calls in sorted(document["paths"].items()):
        parts += [_call(method, path, call) for method, call in calls.items() if isinstance(call, dict)]
    parts.append("## Objects\n")
    parts += [_object(name, schema) for name, schema in sorted(schemas.items())]
    return "\n".join(parts)


def _call(method: str, path: str, call: dict[str, Any]) -> str:
    lines = [f"### `{method.upper()} {path}`\n", call.get("description") or call.get("summary") or "", ""]
    for parameter in call.get("parameters", ()):
        need = "" if parameter.get("required") else ", optional"
        lines.append(f"- `{parameter['name']}` ({parameter['in']}{need}): {_type(parameter.get('schema', {}))}")
    for content in call.get("requestBody", {}).get("content", {}).values():
        lines.append(f"- body: {_type(content.get('schema', {}))}")
    for status, answer in call.get("responses", {}).items():
        if status.startswith("2"):
            kinds = [_type(content.get("schema", {})) for content in answer.get("content", {}).values()]
            lines.append(f"- {status}: {', '.join(kinds) or 'nothing'}")
    return "\n".join(lines) + "\n"


def _object(name: str, schema: dict[str, Any]) -> str:
    lines = [f"### {name}\n", *([schema["description"], ""] if schema.get("description") else [])]
    required = set(schema.get("required", ()))
    for field, kind in schema.get("properties", {}).items():
        need = "" if field in required else ", optional"
        lines.append(f"- `{field}`: {_type(kind)}{need}")
    return "\n".join(lines) + "\n"


def _type(schema: dict[str, Any]) -> str:
    """Say a schema in a few words.

    >>> _type({"type": "array", "items": {"$ref": "#/components/schemas/Seat"}})
    'list of [Seat](#seat)'
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(_type(part) for part in schema.get("oneOf") or schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return "one of " + ", ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
