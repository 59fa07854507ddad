"""One game as it is played: what was committed, the line it leads to, and what may come next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

from msgspec import Raw
from msgspec.json import encode

from caribe.core.choices import Choice
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.line import Line
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.server.history import History, actions_of
from caribe.server.seating import Seating
from caribe.server.store import Entry, Seat
from caribe.server.store.seals import Seal, latest

T = TypeVar("T")


class Play:
    """A game under way: its history, the line of play, and what may come next. It never waits and writes nothing.

    A move is judged (`why_not_…`), committed by the caller, and taken only then: what is seen here was committed.
    Choices that several seats make at once are `seals` until the last is in, and no part of the position.
    """

    def __init__(
        self,
        game: Game,
        draws: Draws,
        entries: Iterable[Entry],
        seals: Iterable[Seal] = (),
        start: Mapping[str, object] | None = None,
    ) -> None:
        self.history = History(entries)
        self.line = Line(game, draws, actions_of(self.history.steps), start)
        self.seals: list[Seal] = []
        self.keep_seals(seals)
        self._cache: dict[tuple[str, int | None], Any] = {}
        self.told: dict[int, dict[str, object]] = {}  # events in words, until the table moves on

    @property
    def version(self) -> int:
        """The number of entries; 0 before the deal."""
        return self.history.version

    @property
    def state(self) -> State:
        """The present position: the true one, which never leaves the server."""
        return self.line.state

    def seating(self, seats: tuple[Seat, ...]) -> Seating:
        """Who plays each of these seats now."""
        return Seating(seats, self.history.resigned, self.history.away)

    def take(self, entry: Entry) -> None:
        """Take an entry that was committed."""
        moment = self.history.moment
        kept, actions = self.history.take(entry)
        if kept < len(self.line.actions):
            self.line.back_to(kept)
        self.line.play(actions)
        if moment != self.history.moment:
            self._cache.clear()
            self.told.clear()
            self.seals = []

    # Several at once

    def together(self) -> bool:
        """Whether several seats choose now at once, in secret."""
        return len(self.state.deciders()) > 1

    def keep_seals(self, seals: Iterable[Seal]) -> None:
        """Know these seals, as far as they are of now."""
        self.seals = [seal for seal in seals if seal.moment == self.history.moment]

    def sealed(self) -> dict[int, Seal]:
        """The choices that are in, by seat."""
        return latest(self.seals)

    def owing(self) -> list[int]:
        """The seats that owe a decision now and have not sealed one."""
        sealed = self.sealed()
        return [seat for seat in self.state.deciders() if seat not in sealed]

    # What may come next

    def choices(self, seat: int) -> list[Choice]:
        """What this seat can do now, in whole choices; empty when another's decision comes first."""
        return self._once("choices", seat, lambda: self.state.choices(seat))

    def written_choices(self, seat: int) -> Raw:
        """The same as it goes over the line."""
        return self._once("written", seat, lambda: Raw(encode([choice.to_json() for choice in self.choices(seat)])))

    def written_view(self, seat: int | None) -> Raw:
        """All that this seat (None: a spectator) may know, as it goes over the line."""
        return self._once("view", seat, lambda: Raw(encode(self.state.view(seat))))

    def _once(self, what: str, seat: int | None, make: Callable[[], T]) -> T:
        """What is asked for, made once for each seat and position."""
        key = (what, seat)
        if key not in self._cache:
            self._cache[key] = make()
        made: T = self._cache[key]
        return made

    def why_not_choose(self, seat: int, actions: tuple[int, ...]) -> Reason | None:
        """None when these are exactly the actions of one of the seat's choices, else what stands against it."""
        if any(choice.actions == actions for choice in self.choices(seat)):
            return None
        unclear = Reason(Message("server-why-no-such-choice"))
        return self.state.why_not_action(seat, actions[0]) or unclear

    def after(self, actions: Sequence[int]) -> State:
        """The position these legal actions would lead to, drawn as it will be drawn; the line stays where it is."""
        return self.line.ahead(self.state.clone(), len(self.line.actions), actions)

    def opened(self, seals: Mapping[int, Seal]) -> tuple[list[Seal], State]:
        """Sealed choices in the order in which they are carried out, and the position they lead to."""
        state, number = self.state.clone(), len(self.line.actions)
        order: list[Seal] = []
        while len(order) < len(seals):
            seal = seals[state.player]
            self.line.ahead(state, number, seal.actions or ())
            number += len(seal.actions or ())
            order.append(seal)
        return order, state

    def bot_seeds(self, number: int, seat: int) -> tuple[int, int]:
        """Two seeds for the bot that decides after so many decisions: for what it cannot know, for its own chance."""
        place = (number * 64 + seat).to_bytes(8, "little")
        digest = blake2b(place, key=self.line.draws.seed, digest_size=12, person=b"caribe-bot").digest()
        return int.from_bytes(digest[:6], "little"), int.from_bytes(digest[6:], "little")
