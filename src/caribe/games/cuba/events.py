"""What happens in Cuba, as typed events. Things are named as in `names`; cells and ships by number, docks from 1."""

from __future__ import annotations

from caribe.core.events import Event
from caribe.games.cuba.names import Building, Card, Category, Material, Resource, Ware


class Picked(Event):
    """A seat took a material or product to begin with."""

    seat: int
    resource: Resource


class RoundBegan(Event):
    """A round begins; `proposals` are the numbers of the four statutes turned over."""

    round: int
    start: int
    proposals: tuple[int, ...]


class Played(Event):
    """A seat played a card."""

    seat: int
    card: Card


class Placed(Event):
    """A seat's figure went to a cell."""

    seat: int
    cell: int


class Harvested(Event):
    """Fields gave something, one unit each of `cells`; `water` units of water were paid for it."""

    seat: int
    resource: Resource
    cells: tuple[int, ...]
    water: int


class Bought(Event):
    """A ware was bought, from the market or (`supply`) from the supply."""

    seat: int
    ware: Ware
    pesos: int
    supply: bool


class Sold(Event):
    """A ware was sold, to the market or (`supply`) to the supply."""

    seat: int
    ware: Ware
    pesos: int
    supply: bool


class Took(Event):
    """The trader brought one resource instead of trading."""

    seat: int
    resource: Resource


class Built(Event):
    """A building was put on a cell; `gave` were paid for it, and `pesos` besides."""

    seat: int
    building: Building
    cell: int
    gave: tuple[Material, ...]
    pesos: int


class Refrained(Event):
    """The architect did not build, or the mayor loaded no ship, and what that brought."""

    seat: int
    card: Card
    points: int
    pesos: int


class ModeChosen(Event):
    """The foreman calls on the row and column of the figure (`cross`) or on one building (`single`)."""

    seat: int
    mode: str


class Used(Event):
    """A building did something: `gave` went to the supply, `got` came from it, or points, pesos or votes."""

    seat: int
    building: Building
    gave: tuple[Resource, ...]
    got: tuple[Resource, ...]
    points: int
    pesos: int


class Skipped(Event):
    """A building was called on and left unused."""

    seat: int
    building: Building


class Loaded(Event):
    """Wares went onto a ship."""

    seat: int
    ship: int
    dock: int
    ware: Ware
    count: int
    points: int


class ShipLeft(Event):
    """A ship left the harbour; it goes under the stack and its cargo to the supply."""

    ship: int
    dock: int


class Harbour(Event):
    """The ships as they lie now: docks 1 to 3 (-1: none), and the one at sea."""

    docks: tuple[int, ...]
    sea: int


class Called(Event):
    """The lighthouse called a ship out of the stack to sea, in place of another."""

    seat: int
    ship: int
    before: int


class Vetoed(Event):
    """A proposal was vetoed and leaves the game."""

    seat: int
    statute: int


class StartPassed(Event):
    """The action phase is over and a start player found."""

    seat: int


class Delegated(Event):
    """Everybody's fifth card is shown, and the votes it stands for with those of the town hall."""

    cards: tuple[Card, ...]
    votes: tuple[int, ...]


class BidMade(Event):
    """A seat took money into its fist; how much only that seat knows."""

    seat: int
    bid: int | None


class BidsOpened(Event):
    """All bids are shown and paid; -1 stands for a seat that does not vote again."""

    ballot: int
    bids: tuple[int, ...]
    totals: tuple[int, ...]


class VoteWon(Event):
    """A seat won the vote in parliament; `against` is the most votes of any other, `tie` when table order decided."""

    seat: int
    votes: int
    against: int
    tie: bool


class Enacted(Event):
    """A proposal became a statute."""

    seat: int
    statute: int


class Sealed(Event):
    """A seat has decided in secret whether to pay."""

    seat: int
    category: Category
    pays: bool | None


class TaxPaid(Event):
    """A seat paid its tax."""

    seat: int
    pesos: int
    points: int


class DutyPaid(Event):
    """A seat gave its duty; a point more when it paid its tax, too."""

    seat: int
    gave: tuple[Resource, ...]
    points: int


class Declined(Event):
    """A seat does not pay."""

    seat: int
    category: Category


class CouldNotPay(Event):
    """A seat has not enough for its tax or duty and is not asked."""

    seat: int
    category: Category


class Subsidised(Event):
    """A subsidy brought points."""

    seat: int
    statute: int
    points: int


class MarketMoved(Event):
    """A statute changed the rows of the market; for each product how much."""

    changes: tuple[int, ...]


class Spoiled(Event):
    """Products left in the yard are lost."""

    seat: int
    citrus: int
    sugar: int
    tobacco: int


class FinalScored(Event):
    """Points for buildings at the end."""

    seat: int
    buildings: int
    points: int


class GameOver(Event):
    """The game is over; `decided` says by what."""

    winners: tuple[int, ...]
    ending: str
    decided: str
