"""The command line speaks the language that is asked for, by an option of every command or by the environment."""

from __future__ import annotations

import pytest
import typer

from caribe.cli.app import app
from tests.cli.shell import Caribe

KNOWN = "Expected en, de, es, fr, nl, pl, got xx."


def commands() -> list[tuple[str, ...]]:
    """Every command, as it is typed."""
    groups = [((), app), *(((group.name or "",), group.typer_instance) for group in app.registered_groups)]
    found = []
    for path, group in groups:
        assert isinstance(group, typer.Typer)
        names = [each.name or (each.callback.__name__ if each.callback else "") for each in group.registered_commands]
        found += [(*path, name) for name in names]
    return found


def test_every_command_is_looked_at() -> None:
    assert {("play",), ("story",), ("admin", "ban"), ("pack", "check"), ("serve",)} <= set(commands())


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_has_the_option(caribe: Caribe, command: tuple[str, ...]) -> None:
    assert "--language" in caribe(*command, "--help").out


def test_an_option_of_the_command_or_before_it_chooses_the_language(caribe: Caribe) -> None:
    german = "Die Datei fort.json ist nicht lesbar: No such file or directory.\n"
    assert caribe("verify", "fort.json", "--language", "de").err == german
    assert caribe("--language", "de", "verify", "fort.json").err == german
    assert caribe("--language", "fr", "verify", "fort.json", "--language", "de").err == german
    assert "moteur" in caribe("--version", "--language", "fr").out
    assert "Partien" in caribe("sim", "cartagena", "-n", "2", "--jobs", "1", "--language", "de").out


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_chooses_where_nothing_else_is_said(
    caribe: Caribe, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert "engine" in caribe("--version").out
    monkeypatch.setenv(variable, "pl_PL.UTF-8")
    assert "silnik" in caribe("--version").out
    assert "motor" in caribe("--version", "--language", "es").out
    monkeypatch.setenv(variable, "fi_FI.UTF-8")
    assert "engine" in caribe("--version").out


def test_the_language_of_one_call_is_not_that_of_the_next(caribe: Caribe) -> None:
    assert "Spielkern" in caribe("--version", "--language", "de").out
    assert "engine" in caribe("--version").out


@pytest.mark.parametrize(
    "command", [("bench", "cartagena"), ("sim", "cartagena"), ("--version",), ("pack", "check", "x")]
)
def test_a_language_without_words_is_refused(caribe: Caribe, command: tuple[str, ...]) -> None:
    said = caribe(*command, "--language", "xx")
    assert (said.code, said.out, said.err) == (2, "", f"--language: {KNOWN}\n")
