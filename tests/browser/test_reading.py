"""Games played by somebody who sees nothing: every decision is made from the accessibility tree alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.ends import ENDS, near_the_end
from tests.browser.listener import Listener
from tests.browser.player import Player
from tests.browser.servers import SeededServer


def far(offers: list[str]) -> str:
    """A hurried pirate: the card that leads farthest, else the step back that draws the most."""

    def gain(offer: str) -> int:
        places = [int(number) for number in re.findall(r"field (\d+)", offer.replace("the boat", "field 37"))]
        if offer.startswith("Play"):
            return places[-1] - (places[0] if len(places) > 1 else 0)
        return -100 + offer.count("2 cards") if offer.startswith("Step back") else -200

    return max(offers, key=gain)


def rich(offers: list[str]) -> str:
    """A builder: the building with the most points, else what comes first."""

    def points(offer: str) -> int:
        found = re.search(r"\((\d+) points?", offer)
        return int(found[1]) if found and offer.startswith("Build") else 0

    return max(offers, key=points)


def test_a_whole_game_of_cartagena(chromium: Browser, server: SeededServer) -> None:
    player = Player(chromium, server)
    player.home()
    player.quick("cartagena")
    listener = Listener(player.page)
    home = listener.until(lambda tree: tree.all("heading", "Cartagena"), "no game is offered")
    card = next(article for article in home.all("article") if article.all("heading", "Cartagena"))
    (play,) = card.all("button", "Play")
    listener.press(play)
    end = listener.play(far, 400)
    assert "aboard" in end
    assert player.faults == []
    player.context.close()


def bare(text: str) -> str:
    """Letters and digits alone: pictures within a sentence leave spaces in what is read out."""
    return re.sub(r"\W+", "", text)


@pytest.mark.parametrize("game", ENDS)
def test_the_end_of_a_game(chromium: Browser, server: SeededServer, game: str) -> None:
    player = Player(chromium, server)
    player.page.goto(f"{server.address}/table/{near_the_end(player, game).table}")
    listener = Listener(player.page)
    listener.until(lambda tree: tree.offers, "nothing is offered")
    mine, whole, others = (listener.ask(key) for key in "gto")
    assert len({mine, whole, others}) == 3
    assert min(map(len, (mine, whole, others))) > 20
    offers = [offer.name for offer in listener.listen().offers]
    said = listener.ask("c")
    assert all(bare(offer) in bare(said) for offer in offers)
    end = listener.play(rich, 120)
    assert "points" in end.lower()
    assert player.faults == []
    player.context.close()
