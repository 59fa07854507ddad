"""What things cost and bring stands on their faces, whether they can be had now or not."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.servers import SeededServer
from tests.browser.test_layout import at_moment


def test_a_bid_says_how_many_votes_it_makes(chromium: Browser, server: SeededServer) -> None:
    player = at_moment(chromium, server, "cuba-vote")
    view = player.state["view"]
    own = view["seats"][view["seat"]]["votes"]
    others = [seat["votes"] for number, seat in enumerate(view["seats"]) if number != view["seat"]]
    for bid in range(len(player.state["choices"])):
        button = player.page.locator(f'.tray [data-target="bid:{bid}"]')
        expect(button.locator(".vote")).to_have_text(str(own + bid))
        expect(button.locator(".vote.leads")).to_have_count(int(own + bid > max(others)))
        assert f"against {max(others)} so far" in (button.get_attribute("aria-label") or "")


def test_what_is_lacking_for_a_building_is_marked_on_every_one(chromium: Browser, server: SeededServer) -> None:
    for moment in ("cuba-busiest", "cuba-cards"):  # while somebody builds, and while nobody can
        player = at_moment(chromium, server, moment)
        view = player.state["view"]
        own = view["seats"][view["seat"]]["own"]
        marked = {}
        for name in view["display"]:
            marked[name] = player.page.locator(f'[data-place="display:{name}"] .lacking').count()
        assert marked == {
            name: sum(max(0, count - own[material]) for material, count in offer["cost"].items())
            for name, offer in view["display"].items()
        }
        assert any(marked.values())


def test_cards_and_statutes_say_what_they_bring(chromium: Browser, server: SeededServer) -> None:
    player = at_moment(chromium, server, "cuba-cards")
    expect(player.page.locator('[data-target="card:trader"]')).to_contain_text("buy and sell")
    for place in ("law:0", "law:1", "proposal:0", "proposal:1"):
        expect(player.page.locator(f'[data-place="{place}"] .gain')).to_have_text("→ 2")


def test_a_payment_says_what_it_costs_and_brings(chromium: Browser, server: SeededServer) -> None:
    player = at_moment(chromium, server, "cuba-tax")
    pay = next(choice for choice in player.state["choices"] if choice["verb"] == "pay")
    button = player.page.locator('.tray [data-target="tax:pay"]')
    costs = {effect["thing"]: effect["change"] for effect in pay["effects"]}
    expect(button.locator(".gain").first).to_have_text(f"−{-costs['pesos']}")
    expect(button.locator(".gain").last).to_have_text(f"+{costs['points']}")
