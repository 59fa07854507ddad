"""The command line speaks the language that is asked for, by an option of every command or by the environment."""

from __future__ import annotations

import pytest
import typer

from caribe import library
from caribe.cli.app import app
from caribe.cli.help import about
from caribe.core.message import Message
from caribe.words import Words
from tests.cli.shell import Caribe
from tests.support import catalogue

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


def paths() -> list[tuple[str, ...]]:
    """`caribe` itself, the commands that have commands below them, and every command."""
    return [(), *((group.name or "",) for group in app.registered_groups), *commands()]


def test_every_command_is_looked_at() -> None:
    assert {("play",), ("story",), ("admin", "ban"), ("pack", "check"), ("serve",)} <= set(commands())


@pytest.mark.parametrize(("number", "path"), list(enumerate(paths())))
def test_every_command_has_the_option_and_is_told_in_the_language(
    caribe: Caribe, number: int, path: tuple[str, ...]
) -> None:
    language = library.languages()[number % len(library.languages())]
    words = Words(language)
    said = caribe(*path, "--help", "--language", language).out
    assert "--language" in said
    assert "cli-" not in said
    flat = " ".join(word for word in said.split() if word not in "│╭╮╰╯─")
    for part in (about(list(path)), Message("cli-help-options"), Message("cli-help-help")):
        assert words.say(part) in flat


def test_every_command_is_told_and_no_other() -> None:
    told = {name for name in catalogue() if name.split("-")[:2] == ["cli", "command"]}
    assert told == {about(list(path)).id for path in paths()}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (("play",), "Es fehlt: SPIEL. Was es gibt, zeigt `caribe play --help`."),
        (("arena",), "Es fehlt: --game SPIEL. Was es gibt, zeigt `caribe arena --help`."),
        (
            ("serve", "--port", "99999"),
            "Nach --port steht GANZZAHL von 0 bis 65535. Was es gibt, zeigt `caribe serve --help`.",
        ),
        (("play", "x", "--sed"), "Es gibt keine Option --sed; meinst du --seat, --seed?"),
        (("play", "--zzz"), "Es gibt keine Option --zzz."),
        (("play", "x", "--seed"), "Nach --seed steht ein Wert."),
        (("play", "x", "--plain=1"), "--plain nimmt keinen Wert."),
        (("pack",), "Erwartet: einer dieser Befehle: new, check. Was es gibt, zeigt `caribe pack --help`."),
        (("verify", "a", "b"), "Da steht mehr, als angenommen wird. Was es gibt, zeigt `caribe verify --help`."),
    ],
)
def test_what_cannot_be_read_is_answered_in_the_language(caribe: Caribe, typed: tuple[str, ...], answer: str) -> None:
    said = caribe("--language", "de", *typed)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(answer)


def test_an_option_of_the_command_or_before_it_chooses_the_language(caribe: Caribe) -> None:
    german = "Die Datei fort.json ist nicht lesbar: Datei oder Ordner nicht gefunden.\n"
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
