"""A notice: what people are told, in their language."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from caribe.core.message import Message
from caribe.server.store import TableRow
from caribe.words import Words


@dataclass(frozen=True, slots=True)
class Notice:
    """That it is somebody's turn: nothing that a stranger who knows the table's address could not see.

    `own` if the player reads it; else it goes to the webhook of a table. Without a game it is a trial.
    """

    id: str
    link: str
    game: str = ""
    player: str = ""
    opponents: tuple[str, ...] = ()
    deadline: int | None = None
    own: bool = True

    @property
    def is_trial(self) -> bool:
        """Whether somebody only wants to see what a notice looks like."""
        return not self.game


OWN_TURN = "server-notice-turn", "server-notice-turn-text"
TURN_OF_ANOTHER = "server-notice-turn-of", "server-notice-turn-of-text"


class NoticeText(NamedTuple):
    """A notice in a language: title and sentence."""

    title: str
    text: str


def turn_notice(
    notice_id: str, row: TableRow, person: str, origin: str, deadline: int | None = None, own: bool = True
) -> Notice:
    """The notice of somebody's turn at a table."""
    others = tuple(seat.shown for seat in row.seats if seat.person != person and seat.shown)
    mine = next((seat.shown for seat in row.seats if seat.person == person), None)
    return Notice(notice_id, f"{origin}/table/{row.id}", row.game, mine or "", others, deadline, own)


def say_notice(notice: Notice, language: str) -> NoticeText:
    """Say a notice in a language.

    >>> say_notice(Notice("n", "", "cuba", "Ana", ("Blas", "Guest 4711")), "en")
    NoticeText(title='Cuba: your turn', text='It is your turn in Cuba, with Blas and Guest 4711.')
    >>> say_notice(Notice("n", "", "cuba", "Ana", ("Blas",), own=False), "en").text
    'It is the turn of Ana in Cuba, with Blas.'
    >>> say_notice(Notice("n", ""), "en").title
    'Caribe: test message'
    """
    words = Words(language)
    if notice.is_trial:
        return NoticeText(words.say(Message("server-notice-trial")), words.say(Message("server-notice-trial-text")))
    args = {
        "game": words.say(Message(f"{notice.game}-name")),
        "player": words.called(notice.player),
        "opponents": say_names(notice.opponents, words),
    }
    title, text = OWN_TURN if notice.own else TURN_OF_ANOTHER
    return NoticeText(words.say(Message(title, args)), words.say(Message(text, args)))


def say_names(names: Collection[str], words: Words) -> str:
    """Join the names of players to a list."""
    return words.listed([words.called(name) for name in names])
