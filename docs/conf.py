"""Sphinx settings of the documentation: `make docs` builds it into build/docs/."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parent.parent
# The API reference reads the interpreted sources, which carry signatures.
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

import http_reference  # noqa: E402

project = "Caribe"
author = "Caribe contributors"
project_copyright = "Caribe contributors, MIT licence"
release = version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["screens", "bots/tuning"]
suppress_warnings = ["myst.header"]  # the rules number their headings by depth, the same in six languages
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
default_role = "code"  # `name` in a docstring is code
autodoc_use_legacy_class_based = False
autodoc_mock_imports = [
    name for name in ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "ray") if find_spec(name) is None
]
"""Extras that the machine which builds the documentation need not have."""

html_theme = "furo"
html_favicon = "../web/public/icon.svg"
html_title = f"Caribe {release}"
html_static_path = ["_static"]
html_css_files = ["caribe.css"]
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True}


def add_http_reference(app: Sphinx, docname: str, source: list[str]) -> None:
    """Append the calls of the server to their page."""
    if docname == "api/http":
        source[0] += "\n" + http_reference.reference()


def move_inline_code(app: Sphinx, error: Exception | None) -> None:
    """Move the theme's inline script and style into files: the server's content policy allows no inline code."""
    if error is not None or app.builder.name != "html":
        return
    parts = {"script": "", "style": ""}
    for path in Path(app.outdir).rglob("*.html"):
        depth = len(path.relative_to(app.outdir).parts) - 1
        static = "../" * depth + "_static/"
        page = path.read_text("utf-8")
        for tag, link in (
            ("script", f'<script src="{static}inline.js"></script>'),
            ("style", f'<link rel="stylesheet" href="{static}inline.css">'),
        ):
            found = re.search(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
            if found:
                parts[tag] = found[1]
                page = page.replace(found[0], link)
        page = re.sub(r' style="display: ?none;?"', " hidden", page)
        path.write_text(re.sub(r' style="[^"]*"', "", page), "utf-8")
    static_folder = Path(app.outdir) / "_static"
    for tag, name in (("script", "inline.js"), ("style", "inline.css")):
        if parts[tag]:
            (static_folder / name).write_text(parts[tag], "utf-8")


def setup(app: Sphinx) -> None:
    """Connect what this project adds to Sphinx."""
    app.connect("source-read", add_http_reference)
    app.connect("build-finished", move_inline_code)
