"""The page in every language, and in a made-up one: it must fit, and all its words must come from a catalogue."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Route

from caribe import library
from caribe.words import GUEST
from tests.browser.player import Player

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ODD = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
MASK = "nl"
"""The language that the made-up one comes in the place of, in the tests' browser alone."""
TEXTS = (Path(__file__).parent / "texts.js").read_text("utf-8")


class _Oddly(Visitor):
    """Writes all text with odd letters."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent's own name
        node.value = node.value.translate(str.maketrans(PLAIN, ODD))


@cache
def made_up() -> str:
    """English in odd letters and brackets: what is read without them did not come from a catalogue."""
    resource = FluentParser().parse(library.texts("en"))
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            _Oddly().visit(entry.value)
            entry.value.elements.insert(0, ast.TextElement("⟦"))
            entry.value.elements.append(ast.TextElement("⟧"))
    return FluentSerializer().serialize(resource)


PRODUCTS = ("Caribe", "Chrome", "Linux", "https://")
"""What is the same in every language: our name, what the tests' browser says of itself, how an address begins."""
DATELESS = """() => {
  window.dated = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
  window.joined = Object.getOwnPropertyDescriptor(Intl.ListFormat.prototype, 'format');
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: () => '1. 2. 2003', configurable: true });
  Object.defineProperty(Intl.ListFormat.prototype, 'format', { value: (all) => all.join(', '), configurable: true });
}"""
"""The browser writes days and joins names as a language wants it; a made-up one has no months and no word for “and”."""
DATED = """() => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', window.dated);
  Object.defineProperty(Intl.ListFormat.prototype, 'format', window.joined);
}"""

CHANGE = """stored => {
  localStorage.setItem('caribe-settings', stored);
  dispatchEvent(new StorageEvent('storage', { key: 'caribe-settings', newValue: stored }));
}"""
"""What a page hears when another tab has changed the settings; a real other tab would let this one go to sleep."""


SPEAKS = "language => document.documentElement.lang === language"
"""Whether the page speaks a language."""


class Voice:
    """Changes the language of a player's page, whatever it shows: as a second tab would."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def speak(self, language: str) -> None:
        """Let the page speak a language, and draw itself with it."""
        stored = json.dumps({"motion": "none", "language": language})
        page = self.player.page
        page.evaluate(CHANGE, stored)
        self.player.seen_at_once(SPEAKS, language, "the page does not speak the language")
        self.player.drawn()

    def foreign(self) -> list[Any]:
        """What the page shows, in the made-up language, that no catalogue said; English again afterwards."""

        def answer(route: Route) -> None:
            route.fulfill(body=made_up(), content_type="text/plain; charset=utf-8")

        place, page = f"**/api/words/{MASK}", self.player.page
        self.player.context.route(place, answer)
        page.evaluate(DATELESS)
        self.speak(MASK)
        names = sorted(self.given_names(), key=len, reverse=True)  # a name may be part of another one
        zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
        found: list[Any] = page.evaluate(TEXTS, [*PRODUCTS, zone, page.url, *names])
        self.player.context.unroute(place)
        page.evaluate(DATED)
        self.speak("en")
        return found

    def given_names(self) -> set[str]:
        """What people have named, as the page may show it; a guest whom nobody has named has no name of their own."""
        me = self.ask("me")
        names = {me["account"], me["name"], *self.player.table.get("names", [])}
        for table in me["tables"]:
            names |= {*table["opponents"], *(table["winners"] or ())}
        listed = [table for watch in ("false", "true") for table in self.ask(f"tables?watch={watch}")["tables"]]
        names |= {seat["name"] for table in listed for seat in table["seats"]}
        owned = ("tokens", "people/blocked", *(["packs"] if me["account"] else []))
        names |= {thing["name"] for kind in owned for thing in self.ask(kind)}
        return {name for name in names if name and not name.startswith(GUEST)}

    def ask(self, what: str) -> Any:
        """What the server says to this page."""
        answer = self.player.page.request.get(f"{self.player.address}/api/{what}")
        assert answer.ok, answer.text()
        return answer.json()
