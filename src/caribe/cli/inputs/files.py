"""Reading JSON files, and writing files without overwriting what Caribe did not write."""

from __future__ import annotations

import os
from pathlib import Path

from caribe.cli.terminal.console import bad_input
from caribe.core import documents
from caribe.os_errors import explain_os_error

SIGNED = 400  # characters at the head of a file, in which Caribe says that it wrote it
LARGEST = 10_000_000  # bytes of a record or position


def read_json(path: Path) -> object:
    """Read a JSON document; raises `BadInput`."""
    try:
        if path.stat().st_size > LARGEST:
            raise bad_input("", "cli-file-large", path=str(path), most=LARGEST)
        return documents.parse(path.read_text("utf-8"))
    except OSError as failure:
        raise bad_input("", "cli-file-unreadable", path=str(path), why=explain_os_error(failure)) from None
    except UnicodeDecodeError:
        raise bad_input("", "cli-file-not-text", path=str(path)) from None


def check_overwrite(path: Path) -> None:
    """Raise `BadInput` if there is a file here that Caribe did not write."""
    try:
        if path.exists() and '"caribe-' not in path.read_text("utf-8", "replace")[:SIGNED]:
            raise bad_input("", "cli-file-foreign", path=str(path))
    except OSError as failure:
        raise bad_input("", "cli-file-unwritable", path=str(path), why=explain_os_error(failure)) from None


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all; raises `BadInput` rather than overwrite what Caribe did not write."""
    check_overwrite(path)
    try:
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as failure:
        raise bad_input("", "cli-file-unwritable", path=str(path), why=explain_os_error(failure)) from None


def check_output_folder(folder: Path, file: str) -> None:
    """Make the folder for results; raises `BadInput` if this file in it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_overwrite(folder / file)
    except OSError as failure:
        raise bad_input("--out", "cli-file-unwritable", path=str(folder), why=explain_os_error(failure)) from None
