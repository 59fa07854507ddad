"""What each seat sees (section 3) and is told: views and events, for the owner, the others and a spectator."""

from __future__ import annotations

from typing import Any

import pytest

from caribe import Effect, Event, Words
from caribe.games.cartagena.events import Advanced, Drew, GameOver, Reshuffled, Retreated, TurnBegan, TurnEnded
from tests.games.cartagena.table import BOAT, BOAT36, CAMP, dealt, position
from tests.support import rule

PIRATES = [[10, BOAT], [5, 20], [3]]


@rule("CAR-3.10", "CAR-3.13")
def test_views_do_not_change_with_what_is_hidden() -> None:
    one = position(PIRATES, ["RP", "KKK", "SSH"], generator=1)
    other = position(PIRATES, ["RP", "HLS", "RRR"], generator=2)
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


@rule("CAR-3.10", "CAR-3.13", "CAR-3.14", "CAR-3.11")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_holds_just_what_is_open_and_the_own_hand(seat: int | None) -> None:
    table = position(PIRATES, ["RP", "KKK", "SSH"], discard="LLLH", top="L", turn=4, action=1)
    view = table.view(seat)
    own: list[Any] = [
        {"rum": 1, "key": 0, "pistol": 1, "hook": 0, "lantern": 0, "spyglass": 0},
        {"rum": 0, "key": 3, "pistol": 0, "hook": 0, "lantern": 0, "spyglass": 0},
    ]
    path = view.pop("path")
    assert [symbol for piece in path for symbol in piece["symbols"]] == view["fields"]
    assert view == {
        "game": "cartagena",
        "mode": "basic",
        "seat": seat,
        "player": 0,
        "turn": 4,
        "action": 1,
        "actions": 2,
        "fields": table.state.to_json()["fields"],
        "pirates": [[0, 0, 10, BOAT], [0, 0, 5, 20], [0, 0, 0, 3]],
        "hand": None if seat is None else own[seat],
        "hand_sizes": [2, 3, 3],
        "pile": 78,
        "discard": 4,
        "top": "lantern",
        "discards": None,
        "memory": None,
    }


@rule("CAR-7.9", "CAR-3.15")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_discards_below_the_top_show_only_with_the_option(seat: int | None) -> None:
    hidden = position(PIRATES, discard="LLHS", top="H").view(seat)
    assert (hidden["top"], hidden["discard"], hidden["discards"]) == ("hook", 4, None)
    shown = position(PIRATES, discard="LLHS", top="H", discard_view="all").view(seat)
    assert shown["discards"] == {"rum": 0, "key": 0, "pistol": 0, "hook": 1, "lantern": 2, "spyglass": 1}
    assert (shown["top"], shown["discard"]) == ("hook", 4)


@rule("CAR-3.12")
@pytest.mark.parametrize("emergency", [False, True])
def test_others_see_how_many_cards_are_drawn_but_not_which(emergency: bool) -> None:
    if emergency:
        table = position([[], []], ["", "RK"], player=1, action=1, pile="SSS")
        table.end()
    else:
        table = position([[10], [5]], ["P"], pile="SSS")
        table.back(10)
    (drew,) = [event for event in table.log if isinstance(event, Drew)]
    assert drew == Drew(0, 1, emergency, ("spyglass",))
    seen = table.state.game.seen
    assert seen(drew, 0) == drew
    assert seen(drew, 1) == seen(drew, None) == Drew(0, 1, emergency, None)


@rule("CAR-3.15", "CAR-3.14")
def test_all_else_that_happens_is_open_to_all() -> None:
    table = position([[10, 30, BOAT, BOAT], [5]], ["PR"], pile="SSS")
    table.forward("P", 10)
    table.back(30)
    for event in table.log:
        if not isinstance(event, Drew):
            assert [table.state.game.seen(event, seat) for seat in (0, 1, None)] == [event] * 3
    assert table.log[0] == Advanced(0, "pistol", 10, 12, False, False)
    assert table.log[1] == Retreated(0, 30, 12, 1, False)


@rule("CAR-3.12")
def test_a_reshuffle_does_not_tell_which_cards_were_drawn() -> None:
    views, hands = [], set()
    for generator in range(16):
        table = position([[10], [5, 5], []], ["P"], pile="R", discard="LHS", generator=generator * 2**44)
        table.back(10)
        assert table.pile == 2
        views.append(table.view(1))
        hands.add(table.hand(0))
    assert hands == {"RPL", "RPH", "RPS"}
    assert all(view == views[0] for view in views)


@rule("CAR-3.14", "CAR-3.11")
def test_sizes_follow_the_cards() -> None:
    table = dealt(2, start_player=0)
    assert (table.view(1)["hand_sizes"], table.view(1)["pile"], table.view(1)["discard"]) == ([6, 5], 79, 0)
    table.forward(table.hand(0)[0], CAMP)
    assert (table.view(1)["hand_sizes"], table.view(1)["pile"], table.view(1)["discard"]) == ([5, 5], 79, 1)


TOLD: list[tuple[Event, str, str]] = [
    (TurnBegan(0, 3), "Turn 3: you.", "Turn 3: Ann."),
    (
        Advanced(0, "lantern", 12, 28, False, False),
        "You play a lantern: from field 12 to field 28.",
        "Ann plays a lantern: from field 12 to field 28.",
    ),
    (
        Advanced(0, "rum", CAMP, BOAT, True, True),
        "You play a rum bottle: from the meeting place straight into the boat!",
        "Ann plays a rum bottle: from the meeting place straight into the boat!",
    ),
    (
        Retreated(0, BOAT, 9, 2, False),
        "You step back from the boat to field 9.",
        "Ann steps back from the boat to field 9.",
    ),
    (Drew(0, 2, False, ("rum", "key")), "You draw: rum bottle and key ring.", "Ann draws 2 cards."),
    (Drew(0, 1, False, ("hook",)), "You draw: grappling hook.", "Ann draws a card."),
    (Drew(0, 0, False, ()), "You draw nothing: no card is left.", "Ann draws nothing: no card is left."),
    (
        Drew(0, 1, True, ("hook",)),
        "You can do nothing else and draw: grappling hook.",
        "Ann can do nothing else and draws a card.",
    ),
    (
        Drew(0, 0, True, ()),
        "You can do nothing, and no card is left to draw.",
        "Ann can do nothing, and no card is left to draw.",
    ),
    (Reshuffled(1), "The pile is used up: the one card played becomes the new pile.", ""),
    (Reshuffled(40), "The pile is used up: the 40 cards played become the new pile.", ""),
    (TurnEnded(0, False), "The turn is over.", ""),
    (TurnEnded(0, True), "You end your turn.", "Ann ends their turn."),
    (
        GameOver((0,), "escaped"),
        "Your whole crew is aboard: you win!",
        "Ann has their whole crew aboard and wins.",
    ),
    (
        GameOver((0,), "turn_cap"),
        "The last turn is played, and you are ahead: you win!",
        "The last turn is played, and Ann is ahead and wins.",
    ),
    (GameOver((0, 1), "turn_cap"), "The last turn is played, and 2 crews share the win.", ""),
]


@pytest.mark.parametrize(("event", "own", "other"), TOLD, ids=[f"{i}-{told[0].kind}" for i, told in enumerate(TOLD)])
def test_events_are_told_in_words_to_the_owner_and_to_others(event: Event, own: str, other: str) -> None:
    game = dealt(2).state.game
    for reader, expected in ((0, own), (1, other or own)):
        seen = game.seen(event, reader)
        assert seen is not None
        assert Words("en", ["Ann", "Bob"], reader).say(game.tell(seen)) == expected


def test_the_boat_of_the_advanced_game_is_told_as_the_boat() -> None:
    game = dealt(2, mode="advanced").state.game
    event = Retreated(0, BOAT36, 31, 1, False)
    assert Words("en", ["Ann", "Bob"], 1).say(game.tell(event)) == "Ann steps back from the boat to field 31."


def test_choices_are_told_in_words_with_their_rule() -> None:
    table = position([[10, 28], [5, 20, 29]], ["L"], action=1, pile="", discard="")
    told = {choice.targets: (str(choice.text), choice.rule) for choice in table.choices()}
    assert told == {
        ("card:lantern", "pirate:0:0", "field:18"): ("Play a lantern: from the meeting place to field 18", "CAR-4.2"),
        ("card:lantern", "pirate:0:10", "field:18"): ("Play a lantern: from field 10 to field 18", "CAR-4.2"),
        ("card:lantern", "pirate:0:28", "field:31"): ("Play a lantern: from field 28 to the boat", "CAR-4.5"),
        ("pile:draw", "pirate:0:10", "field:5"): (
            "Step back from field 10 to field 5 and draw nothing: no card is left",
            "CAR-4.24",
        ),
        ("pile:draw", "pirate:0:28", "field:20"): (
            "Step back from field 28 to field 20 and draw nothing: no card is left",
            "CAR-4.24",
        ),
        ("turn:end",): ("End the turn", "CAR-3.4"),
    }


def test_choices_tell_their_certain_effects() -> None:
    table = position([[10], [5, 5]], ["L"], action=1)
    effects = {choice.targets: choice.effects for choice in table.choices()}
    assert effects == {
        ("card:lantern", "pirate:0:0", "field:18"): (Effect("pirate:0:0", 0, "field:18"), Effect("card", -1)),
        ("card:lantern", "pirate:0:10", "field:18"): (Effect("pirate:0:10", 0, "field:18"), Effect("card", -1)),
        ("pile:draw", "pirate:0:10", "field:5"): (Effect("pirate:0:10", 0, "field:5"), Effect("card", 2)),
        ("turn:end",): (),
    }


def test_the_prompt_says_what_is_awaited_and_of_whom() -> None:
    def read(hand: str, action: int, reader: int) -> str:
        prompt = position([[10], [5]], [hand], action=action).state.prompt(reader)
        return Words("en", ["Ann", "Bob"], reader).say(prompt)

    assert read("RK", 0, 0) == "Play a card, or step back for new cards (action 1 of 2)."
    assert read("RK", 1, 0) == "Play a card, step back, or end your turn (action 2 of 2)."
    assert read("", 0, 0) == "You have no cards: step back with a pirate to draw some (action 1 of 2)."
    assert read("RK", 0, 1) == "Ann is moving (action 1 of 2)."
