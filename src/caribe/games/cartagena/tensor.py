"""Positions of Cartagena as rows of numbers."""

from __future__ import annotations

from mypy_extensions import i64

from caribe.core.state import State
from caribe.core.tensor import ONE_OF, Field, Tensor, add_number, add_numbers
from caribe.games.cartagena.rules import CartagenaState


class CartagenaTensor(Tensor):
    """What a seat knows of a game of Cartagena, as numbers."""

    def __init__(self, players: int, length: int) -> None:
        self.players: i64 = players
        self.length: i64 = length
        super().__init__(
            [
                Field("path", length * 6, "for each field from the meeting place on, its symbol: one of six"),
                Field(
                    "pirates",
                    players * (length + 2),
                    "for each seat, its pirates at the meeting place, on each field, in the boat",
                ),
                Field("hand", 6, "your own cards of each symbol"),
                Field("hand_sizes", players, "cards in each seat's hand"),
                Field("pile", 1, "cards in the draw pile"),
                Field("discards", 6, "cards of each symbol that were played since the last reshuffle"),
                Field("top", 6, "the symbol on top of the discards: one of six, or none"),
                Field("to_move", players, "whose turn it is: one of the seats, none when the game is over"),
                Field("action", 3, "which action of the turn comes next: one of three"),
                Field("turn", 1, "turns so far, at most 255"),
            ]
        )

    def write(self, state: State, seat: int) -> bytes:
        """The position as this seat knows it, a byte for each number."""
        assert isinstance(state, CartagenaState)
        row: list[bytes] = []
        players: i64 = self.players
        own: i64 = seat
        hands = state.hands
        k: i64
        place: i64
        first: i64
        symbols = ONE_OF[6]
        for symbol in state.path.symbols:
            row.append(symbols[symbol])
        for k in range(players):
            crew = [0] * (self.length + 2)
            other: i64 = (own + k) % players
            for spot in state.places[other]:
                crew[spot] = 1
            for spot in state.mates[other]:
                crew[spot] += 1
            crew[self.length + 1] = state.aboard[other]
            row.append(bytes(crew))
        add_numbers(row, hands, own * 6, 6)
        for k in range(players):
            held: i64 = 0
            first = (own + k) % players * 6
            for place in range(first, first + 6):
                held += hands[place]
            add_number(row, held)
        add_number(row, state.pile_size)
        add_numbers(row, state.discard, 0, 6)
        row.append(symbols[state.top])
        row.append(ONE_OF[players][(state.player - own) % players if state.player >= 0 else -1])
        row.append(ONE_OF[3][state.action])
        add_number(row, state.turn)
        return b"".join(row)
