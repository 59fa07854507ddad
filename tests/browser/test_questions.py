"""Every kind of decision, asked and answered on the page: its longest choice, by mouse at a desk and by finger.

At each step the headline asks what the engine asks, everything that glows narrows, and what glows is enough. What is
proposed in the end says in its preview exactly what the engine then does.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from caribe import library
from caribe.core.message import Message
from caribe.core.narrowing import ask, given_targets, narrow, pick, telling_targets
from caribe.core.state import State
from caribe.words import Words
from tests.browser.crowded import Crowd, open_table
from tests.browser.player import BIG, PHONE, Player
from tests.browser.servers import SeededServer
from tests.effects import changes

GAMES = 40
"""Games that are looked through for decisions."""

TITLES: dict[str, tuple[int, dict[str, str | int]]] = {
    "cartagena": (3, {}),
    "havana": (3, {}),
    "la-habana": (4, {}),
    "cuba": (3, {}),
}
GLOWING = """() => [...document.querySelectorAll('[data-target]')]
  .filter(thing => thing.matches('.lit, .glow-1, .glow-2') && thing.checkVisibility())
  .map(thing => thing.dataset.target)"""


@cache
def decisions(game: str) -> dict[str, tuple[State, int]]:
    """For each kind of decision the position with the longest choice, in games played at random from fixed seeds."""
    players, options = TITLES[game]
    found: dict[str, tuple[int, State, int]] = {}
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = library.title(game).game(players, options, library.data(game)).new(seed)
        while not state.is_over:
            seat = state.player
            kind = state.prompt(seat).id
            if not state.midway() and len(state.legal_actions()) > 1:
                choices = state.choices(seat)
                size = max(len(choice.targets) for choice in choices) * 1000 + len(choices)
                if size > found.get(kind, (0,))[0]:
                    found[kind] = (size, state.clone(), seat)
            state.apply(chance.choice(state.legal_actions()))
    return {kind: (state, seat) for kind, (_, state, seat) in found.items()}


@pytest.mark.parametrize("size", [BIG, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_decision_is_asked_narrowed_and_shown_before_it_is_made(
    chromium: Browser, server: SeededServer, game: str, size: tuple[int, int]
) -> None:
    player = Player(chromium, server, *size, touch=size == PHONE)
    player.home()
    players, options = TITLES[game]
    for position, seat in decisions(game).values():
        crowd = Crowd(game, options, position.to_json(), players, seat, frozenset(), 0)
        open_table(player, crowd)
        Asked(player, position, seat).go_through()
    assert player.faults == []


class Asked:
    """A decision on the page, and the same decision in the engine."""

    def __init__(self, player: Player, position: State, seat: int) -> None:
        self.player, self.position, self.seat = player, position, seat
        self.choices = position.choices(seat)
        self.wanted = max(self.choices, key=lambda choice: len(choice.targets))
        names = [str(name) for name in player.table["names"]]
        self.words = Words("en", names, seat)
        self.picked: list[str] = []

    @property
    def where(self) -> str:
        """What is being looked at, for who reads that it failed."""
        return f"{self.position.prompt(self.seat).id} {self.wanted.targets} after {self.picked}"

    def go_through(self) -> None:
        """Pick what glows until the choice is proposed, and make it."""
        self.expect_headline(self.position.prompt(self.seat))
        while len(narrow(self.choices, self.picked)) > 1:
            self.check_glow()
            self.click(self.next_target())
            question = ask(self.position, self.seat, self.choices, self.picked)
            self.expect_headline(self.wanted.text if question is None else question)
        self.check_preview()
        version = self.player.state["version"]
        self.player.confirm({})
        self.player.moved(version)

    def expect_headline(self, message: Message) -> None:
        """The first line says this."""
        said = self.words.say(message)
        expect(self.player.page.get_by_test_id("prompt").locator(".first"), self.where).to_have_text(said)

    def check_glow(self) -> None:
        """Everything that glows narrows."""
        telling = set(telling_targets(self.choices, self.picked))
        left = len(narrow(self.choices, self.picked))
        for target in self.player.page.evaluate(GLOWING):
            parts = target.split()
            if len(parts) == 1:
                assert target in telling, f"{target} glows and tells nothing apart: {self.where}"
            else:
                together = [*self.picked, *(part for part in parts if part not in self.picked)]
                fewer = 0 < len(narrow(self.choices, together)) < left
                assert fewer, f"{target} glows and does not narrow: {self.where}"

    def next_target(self) -> str:
        """Something of the wanted choice that glows, alone or with another."""
        given, wanted = given_targets(self.choices, self.picked), Counter(self.wanted.targets)
        telling = [target for target in telling_targets(self.choices, self.picked) if wanted[target] > given[target]]
        glowing = self.player.page.evaluate(GLOWING)
        alone = [target for target in telling if target in glowing]
        both = [each for each in glowing if " " in each and all(wanted[part] for part in each.split())]
        if not alone and not both:
            self.bring_forward(telling)
            glowing = self.player.page.evaluate(GLOWING)
            alone = [target for target in telling if target in glowing]
        assert alone or both, f"nothing that glows leads on: {self.where}, {telling}, {glowing}"
        return (alone or both)[0]

    def bring_forward(self, targets: list[str]) -> None:
        """Turn to the part of the board with one of these, where the parts lie behind tabs."""
        for tab in self.player.page.locator("[data-tab]").all():
            if tab.is_visible():
                tab.click()
                if any(self.player.seen(target).count() for target in targets):
                    return

    def click(self, target: str) -> None:
        """Click it, and pick the same in the engine."""
        self.player.press_open_part(self.player.seen(target).first)
        parts = target.split()
        if len(parts) == 1:
            self.picked = pick(self.choices, self.picked, target)
        else:
            self.picked += [part for part in parts if part not in self.picked]

    def check_preview(self) -> None:
        """What the proposal says of gains and costs is what its effects are, and what then happens."""
        choice = self.wanted
        shown = [text.strip() for text in self.player.page.get_by_test_id("prompt").locator(".gain").all_inner_texts()]
        certain = [effect for effect in choice.effects if not effect.place and effect.change]
        numbers = [effect.change for effect in certain if not effect.thing.startswith("building:")]
        assert [int(text.split()[0].replace("−", "-")) for text in shown] == numbers, self.where
        happened = changes(self.position, self.seat, choice)
        for effect in certain:
            if effect.thing in happened:
                assert effect.change == happened[effect.thing], f"{effect}: {self.where}"
                del happened[effect.thing]
        assert not happened, f"{happened} is not in the preview: {self.where}"
