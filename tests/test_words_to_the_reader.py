"""Nobody reads their own name in a sentence: whoever reads is "you", whatever part they have in what is told."""

from __future__ import annotations

from functools import cache

import pytest

import caribe
from caribe import library
from caribe.core.message import Message
from caribe.words import Words
from tests.support import Chooser

NAMES = ("Aurelio", "Bernarda", "Casimiro", "Domitila", "Evaristo")
DECISIONS = 300
DONE_TO_OTHERS = {"havana-event-taxed", "havana-event-robbed", "havana-event-burgled", "havana-prompt-tax"}
LISTED = {"havana-event-round-began", "cuba-event-bids-opened", "cuba-event-delegated"}


@cache
def told() -> list[tuple[int, Message]]:
    """What is said to each seat while games are played: what happens, as far as it sees it, and what is awaited."""
    heard: dict[str, tuple[int, Message]] = {}

    def hear(seat: int, message: Message) -> None:
        heard[f"{seat} {message!r}"] = seat, message

    for title in library.titles().values():
        for players in (title.least, title.most):
            state = caribe.game(title.name, players).new(7)
            state.keep_log()
            chooser = Chooser(players)
            for _ in range(DECISIONS):
                if state.is_over:
                    break
                for seat in range(players):
                    hear(seat, state.prompt(seat))
                state.apply(chooser.pick(state.legal_actions()))
            for event in state.log or ():
                for seat in range(players):
                    if (seen := state.game.seen(event, seat)) is not None:
                        hear(seat, state.game.tell(seen))
    return list(heard.values())


@pytest.mark.parametrize("language", library.languages())
def test_the_reader_is_never_called_by_name(language: str) -> None:
    speakers = [Words(language, NAMES, seat) for seat in range(len(NAMES))]
    named = {message.id: text for seat, message in told() if NAMES[seat] in (text := speakers[seat].say(message))}
    assert named == {}


def test_readers_were_among_the_victims_and_in_the_lists() -> None:
    """What the test above listens to must hold what it is there for."""
    victims = {message.id for seat, message in told() if message.args.get("other") == seat}
    assert victims >= DONE_TO_OTHERS
    assert {message.id for _, message in told()} >= LISTED


def test_a_victim_is_spoken_to_in_the_form_that_the_language_wants() -> None:
    robbed = Message("havana-event-robbed", {"seat": 1, "other": 0, "pesos": 3})
    assert {language: Words(language, NAMES, 0).say(robbed) for language in library.languages()} == {
        "de": "Der Dieb von Bernarda stiehlt dir 3 Pesos.",
        "en": "Bernarda’s thief takes 3 pesos from you.",
        "es": "El ladrón de Bernarda te quita 3 pesos.",
        "fr": "Bernarda te vole 3 pesos.",
        "nl": "De dief van Bernarda steelt 3 peso’s van jou.",
        "pl": "Złodziej gracza Bernarda cię okrada. Łup: 3 peso.",
    }
    assert Words("en", NAMES, 2).say(robbed) == "Bernarda’s thief takes 3 pesos from Aurelio."
    assert Words("en", NAMES, 1).say(robbed) == "Your thief takes 3 pesos from Aurelio."
