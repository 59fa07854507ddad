"""The page speaks the language of the browser, and another one as soon as it is asked to."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from caribe import library
from tests.browser.servers import SeededServer


def test_the_page_speaks_as_the_browser_wishes_and_changes_at_any_moment(
    chromium: Browser, server: SeededServer
) -> None:
    context = chromium.new_context(locale="pl-PL", reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Język").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_label("Sprache")).to_have_value("de")
    page.reload()
    expect(page.get_by_role("button", name="Einstellungen")).to_be_visible()
    context.close()


def test_what_is_read_without_any_catalogue_is_in_the_language_too(chromium: Browser, server: SeededServer) -> None:
    context = chromium.new_context(locale="fr-FR")
    context.route("**/api/words/**", lambda route: route.abort())
    page = context.new_page()
    page.goto(server.address)
    told = page.locator("#unreachable p").filter(visible=True)
    expect(told).to_have_text("Caribe est injoignable pour le moment. Réessayer")
    context.close()
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.address)
    for language in library.languages():
        expect(page.locator(f"noscript p[lang={language}]")).to_be_visible()
    context.close()
