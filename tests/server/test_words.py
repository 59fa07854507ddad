"""All that the server says is in its catalogue, and all of its catalogue is said."""

from __future__ import annotations

import re
from pathlib import Path

import caribe.server

FOLDER = Path(caribe.server.__file__).parent


def test_every_message_of_the_server_has_its_words_and_none_is_left_over() -> None:
    said = {
        found for path in FOLDER.rglob("*.py") for found in re.findall(r'"(server-[a-z-]+)"', path.read_text("utf-8"))
    }
    written = set(re.findall(r"^(server-[a-z-]+) =", (FOLDER / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE))
    assert said == written
