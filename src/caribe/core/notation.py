"""Notation: moves as short text that a person can read and type, the same in every language.

An action is a few words, such as `play lantern 5`; its game says which (`Presenter.notation`). The actions of one
composite decision follow each other with a space, and a comma stands before the next decision:
`play worker, figure r2c4 citrus tobacco`. `docs/guide/notation.md` has the grammar of each game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from caribe.core.faults import BadInput, Fault
from caribe.core.reasons import IllegalAction

if TYPE_CHECKING:
    from caribe.core.playthrough import Playthrough
    from caribe.core.state import State

HIDDEN = "?"
"""What others see of a word that names something secret."""
SHOWN = 12
"""How many candidates a refusal names; `BadNotation.candidates` has all of them."""
LONGEST = 100
"""The most words that are read at once: longer than every decision, and short enough to search."""


class BadNotation(BadInput):
    """A text that names no move here, or more than one; `candidates` are the moves it may have meant, likeliest first.

    >>> import caribe
    >>> state = caribe.game("cartagena", players=2, start_player=0).new(seed=1)
    >>> state.parse("play pisto camp")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    caribe.core.notation.BadNotation: “play pisto camp” is not a move here. Possible: play pistol camp, ...
    """

    def __init__(self, faults: Sequence[Fault], candidates: Sequence[str] = ()) -> None:
        super().__init__(faults)
        self.candidates = tuple(candidates)


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a game: the number of actions before it, whose it is, its actions, and its notation."""

    number: int
    seat: int
    actions: tuple[int, ...]
    text: str


def write_moves(state: State, actions: Sequence[int]) -> str:
    """Return the notation of actions that are taken one after the other from this position.

    An illegal one is refused with `IllegalAction`. The position does not change.
    """
    written = ""
    trial = state.clone()
    for action in actions:
        joint = "" if not written else " " if trial.midway() else ", "
        reason = None if trial.player >= 0 else trial.why_not_action(0, action)
        if reason is None and action not in trial.legal_actions():
            reason = trial.why_not_action(trial.player, action)
        if reason is not None:
            raise IllegalAction(reason)
        written += joint + trial.game.presenter.notation(trial, action)
        trial.advance(action)
    return written


def parse_moves(state: State, text: str, seat: int | None = None) -> list[int]:
    """Return the actions that a text names; refuse with `BadNotation`.

    The words of a composite decision may stand in any order, and only the first action needs its verb.
    """
    decides = state.player if seat is None else seat
    if decides not in state.deciders():
        reason = state.why_not_action(decides, 0)
        assert reason is not None
        raise IllegalAction(reason)
    start = state.focus(decides)
    words = tuple(text.lower().replace(",", " ").split())
    for search in (_InOrder(decides), _AnyOrder(decides)):
        found = search.find(start, words) if len(words) <= LONGEST else []
        if len(found) == 1:
            return list(found[0])
        if found:
            raise _refuse("ambiguous", text, [write_moves(start, actions) for actions in found])
    raise _refuse_unknown(start, decides, text, words)


class _InOrder:
    """Finds the actions that a text names word by word."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def find(self, state: State, words: tuple[str, ...], first: bool = True) -> list[tuple[int, ...]]:
        """Return all readings of these words."""
        if not words:
            return [] if first else [()]
        if state.player != self.seat:
            return []
        found: list[tuple[int, ...]] = []
        for action in state.legal_actions():
            for rest in self.matches(action_words(state, action), words, first, state.midway()):
                after = state.clone()
                after.advance(action)
                if after.rng != state.rng and rest:
                    continue  # what comes next depends on what was drawn
                found += [(action, *further) for further in self.find(after, rest, False)]
        return list(dict.fromkeys(found))

    def matches(
        self, wanted: tuple[str, ...], words: tuple[str, ...], first: bool, midway: bool
    ) -> Iterator[tuple[str, ...]]:
        """Yield the words that are left when an action is read, with its verb or, further on, without."""
        for form in (wanted, wanted[1:] if not first and not midway else ()):
            if form and words[: len(form)] == form:
                yield words[len(form) :]


class _AnyOrder(_InOrder):
    """Finds the actions of one decision whose words are in another order than the rules take them."""

    def matches(
        self, wanted: tuple[str, ...], words: tuple[str, ...], first: bool, midway: bool
    ) -> Iterator[tuple[str, ...]]:
        """Yield the words that are left when an action is read from anywhere in the text, the verb first of all."""
        form = wanted
        if first and not midway and len(wanted) > 1:
            if words[0] != wanted[0]:
                return
            words, form = words[1:], wanted[1:]
        for place in range(len(words) - len(form) + 1):
            if words[place : place + len(form)] == form:
                yield words[:place] + words[place + len(form) :]
                return


def action_words(state: State, action: int) -> tuple[str, ...]:
    """Return the words of an action of `player`."""
    return tuple(state.game.presenter.notation(state, action).split())


def _refuse(why: str, text: str, candidates: Sequence[str]) -> BadNotation:
    shown = ", ".join(candidates[:SHOWN]) + (", …" if len(candidates) > SHOWN else "")
    return BadNotation([Fault.of("", f"core-notation-{why}", text=text[:80], candidates=shown)], candidates)


def _refuse_unknown(start: State, seat: int, text: str, words: tuple[str, ...]) -> BadNotation:
    """Refuse what was understood only in part: name the moves that go on like this, else the likeliest."""
    state, read = start, 0
    said: list[int] = []
    search = _InOrder(seat)
    while state.player == seat:
        for action in state.legal_actions():
            rest = next(search.matches(action_words(state, action), words[read:], not said, state.midway()), None)
            if rest is not None:
                after = state.clone()
                after.advance(action)
                said.append(action)
                drawn = after.rng != state.rng
                state, read = after, len(words) - len(rest)
                if (drawn or state.player != seat) and rest:
                    return _refuse("beyond", " ".join(rest), [write_moves(start, said)])
                break
        else:
            break
    typed = words[read:]
    open_moves = [action_words(state, action) for action in state.legal_actions()] if state.player == seat else []
    begun = [move for move in open_moves if typed and move[: len(typed)] == typed]
    if begun:
        return _refuse("ambiguous", text, [" ".join((*words[:read], *move)) for move in begun])
    meant = " ".join(typed)
    likely = sorted(open_moves, key=lambda move: -SequenceMatcher(None, meant, " ".join(move)).ratio())
    return _refuse("unknown", text, [" ".join((*words[:read], *move)) for move in likely])


def moves_of(playthrough: Playthrough, seat: int | None = None, reveal: bool = False) -> list[Move]:
    """Return the decisions of a game so far as this seat (None: a spectator) sees them; with `reveal`, all of them.

    What others decided in secret is `?`.

    >>> import caribe
    >>> from caribe.core.draws import Draws
    >>> from caribe.core.playthrough import Playthrough
    >>> playthrough = Playthrough(caribe.game("cartagena", players=2, start_player=0), Draws(1))
    >>> playthrough.play(playthrough.state.parse("play pistol camp"))
    >>> [(move.seat, move.text) for move in moves_of(playthrough)]
    [(0, 'play pistol camp')]
    """
    found: list[Move] = []
    begun = playthrough.branch()
    begun.back_to(0)
    for number, action in enumerate(playthrough.actions):
        state = begun.state
        decides = state.player
        word = state.game.presenter.notation(state, action)
        if not reveal and is_masked(state, action, seat):
            word = mask(state, word)
        if state.midway() and found and found[-1].seat == decides:
            last = found.pop()
            found.append(Move(last.number, decides, (*last.actions, action), f"{last.text} {word}"))
        else:
            found.append(Move(number, decides, (action,), word))
        begun.play([action])
    return found


def is_masked(state: State, action: int, seat: int | None) -> bool:
    """Tell whether this seat (None: a spectator) does not see which action `player` takes."""
    if seat == state.player:
        return False
    others = [other for other in range(state.game.players) if other != state.player] if seat is None else [seat]
    return any(state.seen_as(action, other) != action for other in others)


def mask(state: State, text: str) -> str:
    """Return what is seen of a secret action: its verb."""
    verb, space, _ = text.partition(" ")
    return f"{verb} {HIDDEN}" if space and not state.midway() else HIDDEN
