"""What happens in Cuba, as typed events. Things are named as in `names`; cells and ships by number, docks from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from caribe.core.events import Event


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A seat took a material or product to begin with."""

    kind: ClassVar[str] = "picked"
    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; `proposals` are the numbers of the four statutes turned over."""

    kind: ClassVar[str] = "round_began"
    round: int
    start: int
    proposals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card."""

    kind: ClassVar[str] = "played"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat's figure went to a cell."""

    kind: ClassVar[str] = "placed"
    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    """Fields gave something; `water` units of water were paid for it."""

    kind: ClassVar[str] = "harvested"
    seat: int
    resource: str
    count: int
    water: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A ware was bought, from the market or (`supply`) from the supply."""

    kind: ClassVar[str] = "bought"
    seat: int
    ware: str
    pesos: int
    supply: bool


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A ware was sold, to the market or (`supply`) to the supply."""

    kind: ClassVar[str] = "sold"
    seat: int
    ware: str
    pesos: int
    supply: bool


@dataclass(frozen=True, slots=True)
class Took(Event):
    """The trader brought one resource instead of trading."""

    kind: ClassVar[str] = "took"
    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A building was put on a cell; `pesos` were paid besides the materials."""

    kind: ClassVar[str] = "built"
    seat: int
    building: str
    cell: int
    pesos: int


@dataclass(frozen=True, slots=True)
class Refrained(Event):
    """The architect did not build, or the mayor loaded no ship, and what that brought."""

    kind: ClassVar[str] = "refrained"
    seat: int
    card: str
    points: int
    pesos: int


@dataclass(frozen=True, slots=True)
class ModeChosen(Event):
    """The foreman calls on the row and column of the figure (`cross`) or on one building (`single`)."""

    kind: ClassVar[str] = "mode_chosen"
    seat: int
    mode: str


@dataclass(frozen=True, slots=True)
class Used(Event):
    """A building did something: `gave` went to the supply, `got` came from it, or points, pesos or votes."""

    kind: ClassVar[str] = "used"
    seat: int
    building: str
    gave: tuple[str, ...]
    got: tuple[str, ...]
    points: int
    pesos: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A building was called on and left unused."""

    kind: ClassVar[str] = "skipped"
    seat: int
    building: str


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """Wares went onto a ship."""

    kind: ClassVar[str] = "loaded"
    seat: int
    ship: int
    dock: int
    ware: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class ShipLeft(Event):
    """A ship left the harbour; it goes under the stack and its cargo to the supply."""

    kind: ClassVar[str] = "ship_left"
    ship: int
    dock: int


@dataclass(frozen=True, slots=True)
class Harbour(Event):
    """The ships as they lie now: docks 1 to 3 (-1: none), and the one at sea."""

    kind: ClassVar[str] = "harbour"
    docks: tuple[int, ...]
    sea: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """The lighthouse called a ship out of the stack to sea, in place of another."""

    kind: ClassVar[str] = "called"
    seat: int
    ship: int
    before: int


@dataclass(frozen=True, slots=True)
class Vetoed(Event):
    """A proposal was vetoed and leaves the game."""

    kind: ClassVar[str] = "vetoed"
    seat: int
    statute: int


@dataclass(frozen=True, slots=True)
class StartPassed(Event):
    """The action phase is over and a start player found."""

    kind: ClassVar[str] = "start_passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Delegated(Event):
    """Everybody's fifth card is shown, and the votes it stands for with those of the town hall."""

    kind: ClassVar[str] = "delegated"
    cards: tuple[str, ...]
    votes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat took money into its fist; how much only that seat knows."""

    kind: ClassVar[str] = "bid_made"
    seat: int
    bid: int | None


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """All bids are shown and paid; -1 stands for a seat that does not vote again."""

    kind: ClassVar[str] = "bids_opened"
    ballot: int
    bids: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VoteWon(Event):
    """A seat has the say in parliament; `tie` when the order at the table decided."""

    kind: ClassVar[str] = "vote_won"
    seat: int
    votes: int
    tie: bool


@dataclass(frozen=True, slots=True)
class Enacted(Event):
    """A proposal became a statute."""

    kind: ClassVar[str] = "enacted"
    seat: int
    statute: int


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """A seat has decided in secret whether to pay."""

    kind: ClassVar[str] = "sealed"
    seat: int
    category: str
    pays: bool | None


@dataclass(frozen=True, slots=True)
class TaxPaid(Event):
    """A seat paid its tax."""

    kind: ClassVar[str] = "tax_paid"
    seat: int
    pesos: int
    points: int


@dataclass(frozen=True, slots=True)
class DutyPaid(Event):
    """A seat gave its duty; a point more when it paid its tax, too."""

    kind: ClassVar[str] = "duty_paid"
    seat: int
    gave: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat does not pay."""

    kind: ClassVar[str] = "declined"
    seat: int
    category: str


@dataclass(frozen=True, slots=True)
class Subsidised(Event):
    """A subsidy brought points."""

    kind: ClassVar[str] = "subsidised"
    seat: int
    statute: int
    points: int


@dataclass(frozen=True, slots=True)
class MarketMoved(Event):
    """A statute changed the rows of the market; for each product how much."""

    kind: ClassVar[str] = "market_moved"
    changes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spoiled(Event):
    """Products left in the yard are lost."""

    kind: ClassVar[str] = "spoiled"
    seat: int
    citrus: int
    sugar: int
    tobacco: int


@dataclass(frozen=True, slots=True)
class FinalScored(Event):
    """Points for buildings at the end."""

    kind: ClassVar[str] = "final_scored"
    seat: int
    buildings: int
    points: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over; `decided` says by what."""

    kind: ClassVar[str] = "game_over"
    winners: tuple[int, ...]
    ending: str
    decided: str
