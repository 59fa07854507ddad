"""The command line speaks the language that is asked for, by an option of every command or by the environment."""

from __future__ import annotations

import ast
from pathlib import Path

import click
import pytest

from caribe import library
from caribe.cli import app
from caribe.cli.terminal.language import use_language
from caribe.cli.terminal.translation import click_message, command_message, say_help
from caribe.core.message import Message
from caribe.words import Words
from tests.cli.shell import Caribe
from tests.support import catalogue

SAME = {("es", "Error:")}  # texts that read the same in English
KNOWN = "Expected en, de, es, fr, nl, pl, got xx."


def paths(command: click.Command = app.caribe, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """`caribe` itself and every command below it, as they are typed."""
    below = command.commands if isinstance(command, click.Group) else {}
    return [path, *(found for name, each in below.items() for found in paths(each, (*path, name)))]


def test_every_command_is_looked_at() -> None:
    assert {("play",), ("story",), ("admin", "ban"), ("pack", "check"), ("serve",)} <= set(paths())


@pytest.mark.parametrize(("number", "path"), list(enumerate(paths())))
def test_every_command_has_the_option_and_is_told_in_the_language(
    caribe: Caribe, number: int, path: tuple[str, ...]
) -> None:
    language = library.languages()[number % len(library.languages())]
    words = Words(language)
    said = caribe(*path, "--help", "--language", language).out
    assert "--language" in said
    assert "cli-" not in said

    def flat(text: str) -> str:
        return " ".join(text.split())

    with use_language(language):
        assert flat(say_help(command_message(path))) in flat(said)
    for part in ("cli-click-usage", "cli-click-options", "cli-click-show-this-message-and-exit"):
        assert flat(words.say(Message(part))) in flat(said)


def test_every_command_is_told_and_no_other() -> None:
    told = {name for name in catalogue() if name.split("-")[:2] == ["cli", "command"]}
    assert told == {command_message(path) for path in paths()}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (("play",), "Es fehlt das Argument 'SPIEL'."),
        (("arena",), "Es fehlt die Option '--game' / '-g'."),
        (("serve", "--port", "99999"), "Ungültiger Wert für '--port': 99999 liegt nicht im Bereich 0<=x<=65535."),
        (("serve", "--port", "x"), "Ungültiger Wert für '--port': 'x' ist keine gültige Zahl."),
        (
            ("serve", "--log-format", "x"),
            "Ungültiger Wert für '--log-format': 'x' ist keiner der Werte 'plain', 'json'.",
        ),
        (("play", "x", "--sed"), "Es gibt keine Option '--sed'. Meinst du '--seat', '--seed'?"),
        (("play", "--zzz"), "Es gibt keine Option '--zzz'."),
        (("play", "x", "--seed"), "Die Option '--seed' braucht einen Wert."),
        (("play", "x", "--plain=1"), "Die Option '--plain' nimmt keinen Wert."),
        (("nichts",), "Es gibt keinen Befehl 'nichts'."),
        (("pack", "--language", "de"), "Es fehlt ein Befehl."),
        (("verify", "a", "b"), "Zu viele Argumente: b"),
    ],
)
def test_what_cannot_be_read_is_answered_in_the_language(caribe: Caribe, typed: tuple[str, ...], answer: str) -> None:
    said = caribe("--language", "de", *typed)
    assert (said.code, said.out) == (2, "")
    assert said.err.endswith(f"Fehler: {answer}\n")


def test_an_error_shows_the_usage_and_where_help_is(caribe: Caribe) -> None:
    usage, hint, _, error = caribe("--language", "de", "play").err.splitlines()
    assert usage == "Aufruf: caribe play [OPTIONEN] SPIEL"
    assert hint == "Hilfe zeigt `caribe play --help`."
    assert error.startswith("Fehler: ")


def test_a_group_of_commands_alone_shows_its_help(caribe: Caribe) -> None:
    said = caribe("pack", "--language", "fr")
    assert said.code == 2
    assert "caribe pack [OPTIONS] COMMANDE" in said.err


@pytest.mark.parametrize("language", library.languages())
def test_no_text_of_click_stays_english(caribe: Caribe, language: str) -> None:
    said = caribe("arena", "--help", "--language", language).out + caribe("--language", language, "arena", "--lo").err
    english = ("Usage:", "Options:", "Show this", "required", "Error:", "Try `", "There is no", "Did you", "default:")
    expected = [each for each in english if language == "en" or (language, each) in SAME]
    assert [each for each in english if each in said] == expected


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


def test_every_translated_text_of_click_is_one_that_click_says() -> None:
    """Where a new version of click says something in other words, a translation is left over here."""
    sources = [path.read_text("utf-8") for path in Path(click.__file__).parent.glob("*.py")]
    constants = [
        node.value for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)
    ]
    short = [value for value in constants if isinstance(value, str) and len(value) < 80 and "\n" not in value]
    said = {click_message(text).id for text in short if text.count("{") == text.count("}") and "%" not in text}
    assert {name for name in catalogue() if name.startswith("cli-click-")} <= said
