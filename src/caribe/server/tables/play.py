"""One game as it is played: its committed history, the position it leads to, and the choices from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Any, TypeAlias, TypeVar

from msgspec import Raw
from msgspec.json import encode

from caribe.core.choices import Choice
from caribe.core.draws import Draws
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.narrowing import describe_slots
from caribe.core.playthrough import Playthrough
from caribe.core.reasons import Reason
from caribe.core.state import State
from caribe.server.protocol.socket import ViewChange
from caribe.server.store import Entry, Seat
from caribe.server.store.seals import Seal, latest
from caribe.server.tables.history import History, actions_of
from caribe.server.tables.patches import diff
from caribe.server.tables.seats import Seating

T = TypeVar("T")

EncodedView: TypeAlias = tuple[Raw, Mapping[str, object]]
"""A view as JSON and as plain data."""


class Play:
    """A game in progress. It does no I/O.

    A move is validated and played on a branch; the caller commits it, and only then is it applied here. So everything
    that readers find here is committed. Choices that several seats make at once are `seals`, outside of the position,
    until the last one is in.
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
        self.playthrough = Playthrough(game, draws, actions_of(self.history.steps), start)
        self.seals: list[Seal] = []
        self.keep_seals(seals)
        self._cache: dict[tuple[str, int | None], Any] = {}
        self._earlier: dict[int | None, EncodedView] = {}  # the last view of each seat before this position
        self.told: dict[tuple[int, ...], dict[str, object]] = {}  # lines of public events, for this position

    @property
    def version(self) -> int:
        """The number of entries; 0 before the deal."""
        return self.history.version

    @property
    def state(self) -> State:
        """The present position: the true one, which never leaves the server."""
        return self.playthrough.state

    def seating(self, seats: tuple[Seat, ...]) -> Seating:
        """Who plays each of these seats now."""
        return Seating(seats, self.history.resigned, self.history.away)

    def apply(self, entries: Iterable[Entry], branch: Playthrough | None = None) -> None:
        """Apply committed entries; `branch` is the playthrough on which their actions have been played already."""
        before = self.history.position_version
        for entry in entries:
            kept, actions = self.history.apply(entry)
            if branch is None:
                if kept < len(self.playthrough.actions):
                    self.playthrough.back_to(kept)
                self.playthrough.play(actions)
        if branch is not None:
            self.playthrough = branch
        if before != self.history.position_version:
            self._earlier |= {seat: view for (what, seat), view in self._cache.items() if what == "view"}
            self._cache.clear()
            self.told.clear()
            self.seals = []

    # Simultaneous choices

    def together(self) -> bool:
        """Tell whether several seats choose now at the same time, in secret."""
        return len(self.state.deciders()) > 1

    def keep_seals(self, seals: Iterable[Seal]) -> None:
        """Keep those of these seals that belong to the present position."""
        self.seals = [seal for seal in seals if seal.moment == self.history.position_version]

    def sealed(self) -> dict[int, Seal]:
        """The sealed choices by seat."""
        return latest(self.seals)

    def owing(self) -> list[int]:
        """The seats that owe a decision and have not sealed one."""
        sealed = self.sealed()
        return [seat for seat in self.state.deciders() if seat not in sealed]

    # Choices

    def choices(self, seat: int) -> list[Choice]:
        """The choices of this seat; empty while another seat decides."""
        return self._once("choices", seat, lambda: self.state.choices(seat))

    def encoded_choices(self, seat: int) -> Raw:
        """The choices of this seat as JSON."""
        return self._once("encoded", seat, lambda: Raw(encode([choice.to_json() for choice in self.choices(seat)])))

    def encoded_slots(self, seat: int) -> dict[str, Raw]:
        """The slots of this seat's decision and the names of its targets, each as JSON."""
        return self._once("slots", seat, lambda: self._encode_slots(seat))

    def _encode_slots(self, seat: int) -> dict[str, Raw]:
        described = describe_slots(self.state, seat, self.choices(seat))
        return {part: Raw(encode(value)) for part, value in described.items()}

    def encoded_view(self, seat: int | None) -> Raw:
        """The view of this seat (None: a spectator) as JSON."""
        return self._view(seat)[0]

    def view_changes(self, seat: int | None, base: Raw) -> list[ViewChange] | None:
        """How the view of this seat differs from an earlier one; None if that is not the one before it.

        `base` is what `encoded_view` returned then: the very object, so that nobody gets a patch for another view.
        """
        encoded, _ = self._view(seat)
        if base is encoded:
            return []
        earlier = self._earlier.get(seat)
        if earlier is None or earlier[0] is not base:
            return None
        return self._once("changes", seat, lambda: diff(earlier[1], self._view(seat)[1]))

    def _view(self, seat: int | None) -> EncodedView:
        return self._once("view", seat, lambda: _encode_view(self.state.view(seat)))

    def _once(self, what: str, seat: int | None, make: Callable[[], T]) -> T:
        """Cache a value per seat for the present position."""
        key = (what, seat)
        if key not in self._cache:
            self._cache[key] = make()
        made: T = self._cache[key]
        return made

    def why_not_choose(self, seat: int, actions: tuple[int, ...]) -> Reason | None:
        """Return None if these are exactly the actions of one of the seat's choices, else the reason why not."""
        if any(choice.actions == actions for choice in self.choices(seat)):
            return None
        unclear = Reason(Message("server-why-no-such-choice"))
        return self.state.why_not_action(seat, actions[0]) or unclear

    def open_seals(self, seals: Mapping[int, Seal]) -> tuple[list[Seal], Playthrough]:
        """Play sealed choices on a branch, in the order of the rules: that order, and the branch."""
        branch = self.playthrough.branch()
        order: list[Seal] = []
        while len(order) < len(seals):
            seal = seals[branch.state.player]
            branch.play(seal.actions or ())
            order.append(seal)
        return order, branch

    def bot_seeds(self, number: int, seat: int) -> tuple[int, int]:
        """Derive two seeds for a bot's decision: one to determinize the state, one for the bot itself."""
        place = (number * 64 + seat).to_bytes(8, "little")
        digest = blake2b(place, key=self.playthrough.draws.seed, digest_size=12, person=b"caribe-bot").digest()
        return int.from_bytes(digest[:6], "little"), int.from_bytes(digest[6:], "little")


def _encode_view(view: Mapping[str, object]) -> EncodedView:
    return Raw(encode(view)), view
