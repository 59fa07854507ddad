"""Caribe speaks plain words: no text, document or docstring has a phrase that a reader would stumble over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import ROOT

PHRASES = (
    r"leav(?:e|es|ing) it at that",
    r"leave the sea as it is",
    r"on the move",
    r"anything goes",
    r"always goes",
    r"goes only once",
    r"all as usual",
    r"has? the say|have the say|had the say|the say is|have its say",
    r"(?:does|do) not belong together",
    r"(?:does|do) not go together",
    r"\banew\b",
    r"\bso many (?!that)",
    r"what is awaited",
    r"\bawaited\b",
    r"that is all\b(?! that)",
    r"what stands outside",
    r"may be asked for some times",
    r"the own hand",
    r"(?:can|could|may) be had\b",
    r"is worth a line",
    r"beyond all measure",
    r"as chance will have it",
    r"who only looks",
    r"nothing was taken back",
    r"by lot\b",
    r"\bto and fro\b",
    r"the path it lives below|(?:page|calls|sockets) lives? below",
    r"is counted and written down|(?:request|it) is written down",
    r"costs much",
    r"can be guessed at",
    r"may be asked for\b",
    r"the row that marks it",
    r"bring something instead",
    r"\bthe own\b",
    r"who plays with others",
    r"whoever lets",
    r"nobody looks from a seat",
    r"is a full triangle",
    r"applies it as far as it holds",
    r"is told when one of them",
    r"what holds (?:it|this|them)\b",
    r"\bof late\b",
    r"brought along",
    r"unless (?:it is |otherwise )?said\b",
    r"if not said|where it is not said",
    r"halves of characters",
    r"sign of life",
    r"so says the log",
    r"\bslips? of the pen\b",
)
"""What the language of the project avoids, as regular expressions."""

CALQUES = {
    "fr": (
        r"pourquoi pas\b",
        r"si rien n’est dit",
        r"(?:[;.] |, ou )qui (?:a|en a|l’ouvre|le fait)\b",
        r"ne (?:va|vont) (?:pas ensemble|avec rien)",
        r"cartes? ouvertes?\b",
        r"paquets? de données",
        r"première page",
        r"\bl’hôte de ce serveur",
        r"vient? avec toi|viennent avec toi",
        r"dis d’abord",
    ),
    "es": (
        r"¿por qué no\?",
        r"si no se dice",
        r"(?:hasta|vuelve|di|elige|decide|toma|juega) antes (?:qué|una|las|los|cuánto|sobre|tus)\b",
        r"nombres propios",
        r"no (?:se combina con nada|van juntas|va junto)",
        r"cartas? abiertas?\b",
        r"primera página",
        r"(?:te conoce|vienen? contigo|te siguen?)\.",
        r"va detrás de ti",
        r"líneas? de órdenes",
    ),
    "de": (
        r"das sagen (?:hat|haben)",
        r"\bsag zuerst\b",
        r"geradewegs",
        r"die meisten punkte gewinnen|gewinnen die meisten",
        r"tun, ist nicht, was\b",
        r"der diesen server betreibt",
        r"heißt nichts\b|\bniemand heißt\b",
        r"bleibt, wie sie ist",
        r"\bAntrag\b",
        r"(?:bist|ist) (?:[^.:|]* )?am Zug\b",
        r"(?:Karten?|Handkarte) abwerfen|wirf [^.]* ab\b",
        r"was bis dahin da ist",
    ),
    "nl": (
        r"voor het zeggen",
        r"\bzeg eerst\b",
        r"\bzak\b|\bkamp,|\bboot,|tollenaar|monumentenzorg",
        r"\b(?:aan|af)(?:melden|gemeld)\b|meld je (?:aan|af)",
        r"laag gebouw",
        r"waarom niet\?",
        r"eerste pagina",
        r"blijft zoals het is",
        r"heet niets\b|\bniemand heet\b",
        r"\bzoektocht\b",
        r"voor niets bouwen",
    ),
    "pl": (
        r"dlaczego nie\?",
        r"pad(?:a|asz) ofiarą",
        r"najpierw powiedz",
        r"idzie w\sparze",
        r"\bgospodarz",
        r"nisk\w+ (?:skrajn\w+ )?budyn",
        r"pakiet(?:em)? danych",
        r"zobowiązani",
        r"pierwszej stronie",
        r"\bbez podania\b",
        r"gra poszła dalej",
    ),
}
"""Words put one for one from English that a native speaker would not say, and second names for the same thing."""

WRONG = re.compile("|".join(f"(?:{phrase})" for phrase in PHRASES), re.IGNORECASE)
DOCUMENTS = ("*.md", ".github/**/*.md", "docs/*.md", "docs/*/*.md")
MESSAGE = re.compile(r"^-?[a-z][\w-]* =")
PLACEABLE = re.compile(r"\{[^{}]*\}")


def catalogues(language: str) -> Iterator[tuple[Path, str]]:
    """The catalogues of a language without their ids, comments and placeables."""
    for path in sorted(ROOT.glob(f"src/caribe/**/text/{language}.ftl")):
        lines = (line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))
        yield path, "\n".join(PLACEABLE.sub("…", MESSAGE.sub("", line)) for line in lines)


def found_in(language: str, wrong: str) -> list[str]:
    """What a regular expression finds in the catalogues of a language, with the words around it."""
    return [
        f"{path.relative_to(ROOT)}: …{text[max(0, hit.start() - 40) : hit.end() + 20]}…".replace("\n", " ")
        for path, text in catalogues(language)
        for hit in re.finditer(wrong, text, re.IGNORECASE)
    ]


def texts() -> Iterator[tuple[Path, str]]:
    """The English catalogues, the documents, and the docstrings of the package."""
    yield from catalogues("en")
    for pattern in DOCUMENTS:
        for path in sorted(ROOT.glob(pattern)):
            yield path, path.read_text("utf-8")
    for path in sorted(ROOT.glob("src/caribe/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield path, node.value.value


def test_no_text_has_a_phrase_that_nobody_would_say() -> None:
    found = [
        f"{path.relative_to(ROOT)}: …{text[max(0, hit.start() - 40) : hit.end() + 20]}…".replace("\n", " ")
        for path, text in texts()
        for hit in WRONG.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", CALQUES)
def test_no_translation_has_a_phrase_that_only_english_would_use(language: str) -> None:
    wrong = "|".join(f"(?:{phrase})" for phrase in CALQUES[language])
    assert found_in(language, wrong) == []
    rules = sorted((ROOT / "docs" / "rules" / language).glob("*.md"))
    assert [(path.name, hit[0]) for path in rules for hit in re.finditer(wrong, path.read_text("utf-8"), re.I)] == []


def test_french_keeps_its_marks_with_their_words() -> None:
    assert found_in("fr", r"[^\s:;?!][ \u00a0](?=[:;?!»%](?!\w))|[^\W\d][;?!»]|« ") == []


def test_spanish_opens_what_it_asks_and_exclaims() -> None:
    assert found_in("es", r"(?:^|\?)[^¿?]*[\w…})]\?|(?:^|!)[^¡!]*[\w…})]!") == []


def test_polish_keeps_words_of_one_letter_with_the_next() -> None:
    left = found_in("pl", r"(?<![\w…-])[aiouwz] (?=\S)")
    assert [where for where in left if "/cli/" not in where] == []


def test_the_phrases_are_noticed() -> None:
    for phrase in (
        "Buy, or leave it at that.",
        "choose anew",
        "You have the say",
        "anything goes",
        "is on the move",
        "the own hand",
        "a fair share, if not said",
    ):
        assert WRONG.search(phrase), phrase
    assert sum(1 for _ in texts()) > 1000
