"""How to play: the walk through a game, on its own page and beside the board, with keys, with a finger, and for axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from caribe import how_to_play, library
from tests.browser.axe import violations
from tests.browser.player import PHONE, Player
from tests.browser.servers import SeededServer

DESK = (1366, 768)
BETWEEN = [DESK, (1024, 768), (768, 1024), (600, 900), PHONE]
WALKS = list(library.titles())


def open_walk(player: Player, game: str, query: str = "") -> Locator:
    """Go to the walk of a game; return its cards."""
    player.page.goto(f"{player.address}/how-to-play/{game}{query}")
    cards = player.page.locator("article[data-card]")
    cards.first.wait_for()
    return cards


def draw(card: Locator) -> None:
    """Bring a card into sight, and see that its picture shows all that it is about."""
    picture = card.get_by_test_id("picture")
    if picture.count() == 0:
        return
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_attribute("data-drawn", "true")
    expect(picture).to_have_attribute("data-missing", "")
    assert picture.get_attribute("aria-label")


def too_wide(player: Player) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return max(0, width)


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "de")], ids=["desk", "phone"])
@pytest.mark.parametrize("game", WALKS)
def test_every_card_is_drawn_and_can_be_read(
    chromium: Browser, server: SeededServer, game: str, size: tuple[int, int], locale: str
) -> None:
    player = Player(chromium, server, *size, locale=locale)
    cards = open_walk(player, game)
    walk = how_to_play.walk(game)
    assert walk is not None
    expect(cards).to_have_count(len(walk.cards))
    for number in range(cards.count()):
        draw(cards.nth(number))
    assert violations(player) == []
    player.page.emulate_media(color_scheme="dark")
    assert violations(player, colours_alone=True) == []
    for width, height in BETWEEN:
        player.page.set_viewport_size({"width": width, "height": height})
        assert too_wide(player) == 0, width
    assert player.faults == []


def test_rules_on_the_home_page_lead_to_the_walk_and_on_to_the_reference(
    chromium: Browser, server: SeededServer
) -> None:
    player = Player(chromium, server, *DESK)
    player.home()
    player.page.locator('article[data-game="cartagena"]').get_by_role("link", name="Rules").click()
    expect(player.page).to_have_url(f"{server.address}/how-to-play/cartagena")
    expect(player.page.get_by_role("heading", name="How to play Cartagena")).to_be_visible()
    player.page.get_by_test_id("all-rules").click()
    expect(player.page).to_have_url(f"{server.address}/rules/cartagena")
    # Where a picture says more than words, it stands beside its rule.
    picture = player.page.locator('[data-id="CAR-4.3"]').get_by_test_id("picture")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_attribute("data-drawn", "true")
    assert violations(player) == []
    assert player.faults == []


def test_one_card_at_a_time_by_button_by_key_and_by_link(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server, *DESK)
    page = player.page
    cards = open_walk(player, "cartagena")
    page.get_by_text("One at a time", exact=True).click()
    expect(cards).to_have_count(1)
    deck = page.get_by_test_id("deck")
    expect(deck).to_have_attribute("data-at", "0")
    page.get_by_test_id("card-next").click()
    expect(deck).to_have_attribute("data-at", "1")
    page.keyboard.press("ArrowRight")
    expect(deck).to_have_attribute("data-at", "2")
    # The focus stays where it was, and the new card is announced.
    expect(page.get_by_test_id("card-next")).to_be_focused()
    expect(page.get_by_role("group", name="Card 3 of 12")).to_contain_text("one or two actions")
    page.keyboard.press("End")
    expect(deck).to_have_attribute("data-at", "11")
    expect(page.get_by_test_id("card-next")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    page.get_by_test_id("card-back").focus()
    page.keyboard.press("Home")
    expect(deck).to_have_attribute("data-at", "0")
    assert violations(player) == []
    # A card has an address of its own.
    open_walk(player, "cartagena", "?card=back")
    expect(deck).to_have_attribute("data-at", "6")
    assert player.faults == []


SWIPE = """(deck, by) => {
  const box = deck.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  const at = (x) => new Touch({ identifier: 1, target: deck, clientX: x, clientY: y });
  deck.dispatchEvent(new TouchEvent('touchstart', { touches: [at(x)], changedTouches: [at(x)], bubbles: true }));
  deck.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [at(x + by)], bubbles: true }));
}"""


def test_a_finger_turns_the_cards(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server, *PHONE, touch=True)
    open_walk(player, "cartagena", "?card=goal")
    deck = player.page.get_by_test_id("deck")
    for by, place in ((-120, "1"), (-120, "2"), (120, "1"), (-20, "1")):
        deck.evaluate(SWIPE, by)
        expect(deck).to_have_attribute("data-at", place)
    assert too_wide(player) == 0
    assert violations(player) == []


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "de")], ids=["desk", "phone"])
@pytest.mark.parametrize("game", WALKS)
def test_the_walk_stands_beside_the_board_and_the_question_stays(
    chromium: Browser, server: SeededServer, game: str, size: tuple[int, int], locale: str
) -> None:
    player = Player(chromium, server, *size, locale=locale)
    player.arrive(game)
    page = player.page
    before = violations(player)
    page.keyboard.press("h")
    deck = page.get_by_test_id("side").get_by_test_id("deck")
    expect(deck).to_be_visible()
    page.get_by_test_id("card-next").click()
    expect(deck).to_have_attribute("data-at", "1")
    draw(deck.locator("article"))
    expect(page.get_by_test_id("prompt")).to_be_in_viewport()
    assert violations(player) == before
    # A picture cannot be played in, and the table still can.
    deck.get_by_test_id("picture").click()
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    player.take(player.best())
    player.ready()
    expect(deck).to_have_attribute("data-at", "1")
    # A rule of the card opens beside it, in the same panel.
    deck.locator(".rules a").first.click()
    expect(page.get_by_test_id("side").locator(".shown")).to_be_visible()
    assert player.faults == []


def test_the_player_aid_is_one_click_or_one_key_away(chromium: Browser, server: SeededServer) -> None:
    for size in (DESK, PHONE):
        player = Player(chromium, server, *size)
        player.arrive("havana")
        page = player.page
        page.get_by_test_id("aid-button").click()
        aid = page.get_by_role("dialog")
        expect(aid.get_by_test_id("aid")).to_be_visible()
        assert violations(player) == []
        page.keyboard.press("Escape")
        expect(aid).to_have_count(0)
        page.keyboard.press("?")
        expect(aid.get_by_test_id("aid")).to_be_visible()
        page.get_by_test_id("aid-learn").click()
        expect(aid).to_have_count(0)
        expect(page.get_by_test_id("side").locator('[data-tab="learn"][aria-selected="true"]')).to_be_visible()
        assert player.faults == []
        player.context.close()


def test_a_game_without_a_walk_shows_its_rules(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.page.goto(f"{server.address}/how-to-play/tavern")
    expect(player.page).to_have_url(f"{server.address}/rules/tavern")
    expect(player.page.get_by_test_id("rules")).to_contain_text("does not have the rules")
    assert player.faults == []
