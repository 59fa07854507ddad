"""Parliament for people: objections, bids, and the two statutes that are passed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from caribe.core.choices import Choice, Effect
from caribe.core.message import Message
from caribe.core.reasons import Reason
from caribe.games.cuba import actions as a
from caribe.games.cuba import parliament
from caribe.games.cuba.buildings_presenter import explain_veto
from caribe.games.cuba.chapter import Chapter, Step, units_left
from caribe.games.cuba.choice_builder import ChoiceBuilder
from caribe.games.cuba.events import BidMade, BidsOpened, Delegated, Enacted, Vetoed, VoteWon
from caribe.games.cuba.question import Question, refuse
from caribe.games.cuba.words import Args, by_seat, card_name, statute_name

if TYPE_CHECKING:
    from caribe.games.cuba.game import Cuba
    from caribe.games.cuba.rules import CubaState


def describe_objection(b: ChoiceBuilder) -> Choice:
    """Describe a veto before the vote, or none."""
    event = b.events[0] if b.events else None
    if b.first == a.DONE or not isinstance(event, Vetoed):
        return b.done()
    args: Args = {"statute": statute_name(b.state.rules.box.statutes[event.statute])}
    return b.choice("veto", (f"statute:{event.statute}",), "AMB-76", args)


def describe_bid(b: ChoiceBuilder) -> Choice:
    """Describe a bid."""
    bid = b.first - a.A_BID
    effects = [Effect("pesos", -bid), Effect("votes", bid)] if bid else []
    total = standing(b.state, b.seat) + bid
    against = max(standing(b.state, other) for other in _voting(b.state) if other != b.seat)
    votes = Message("cuba-votes-known", {"votes": total})
    args: Args = {"pesos": bid, "votes": votes, "total": total, "against": against}
    return b.choice("bid", (f"bid:{bid}",), "CUB-3.C.3", args, effects=effects)


def explain_bid(q: Question) -> Reason:
    """Explain a bid: one, within one's money and the cap."""
    if reason := q.several("bid", "CUB-3.C.3"):
        return reason
    if int(q.one("bid")) > q.money:
        return refuse("bid-money", "CUB-3.C.3", pesos=q.money)
    return refuse("bid-cap", "AMB-42", count=q.state.rules.bid_cap)


def describe_laws(b: ChoiceBuilder) -> Choice:
    """Describe the proposals that are passed."""
    cards = [event.statute for event in b.events if isinstance(event, Enacted)]
    names = [statute_name(b.state.rules.box.statutes[card]) for card in cards]
    args: Args = dict(zip(("first", "second"), names, strict=False))
    text = "enact-one" if len(names) == 1 else "enact"
    return b.choice("enact", [f"statute:{card}" for card in cards], "CUB-3.C.7", args, text, ())


def explain_laws(q: Question) -> Reason | None:
    """Explain the statutes to pass: different proposals that are still open."""
    for number in q["statute"]:
        if number == "gone" or int(number) not in q.state.proposals:
            return refuse("not-proposed", "CUB-3.C.7")
    if max(Counter(q["statute"]).values()) > 1 or len(q["statute"]) > q.state.left:
        return refuse("two-laws", "CUB-3.C.7", count=q.state.left)
    return None


def ballot(state: CubaState, seat: int) -> Args:
    """Tell which ballot it is and the votes of all sides before their bids, for a prompt."""
    numbers = {other: Message("cuba-target-count", {"count": standing(state, other)}) for other in _voting(state)}
    return {"ballot": state.ballot, "standing": by_seat(numbers)}


def standing(state: CubaState, seat: int) -> int:
    """Return the votes a seat has before it bids in this ballot."""
    earlier = state.first_bids[seat] if state.ballot == 2 and state.rules.cumulative else 0
    return parliament.votes(state, seat) + earlier


def _voting(state: CubaState) -> list[int]:
    """Return the seats that take part: all, and those who are tied in a second ballot."""
    return [seat for seat in range(state.game.players) if state.ballot < 2 or state.voting >> seat & 1]


def tell_cards(game: Cuba, event: Delegated, args: Args) -> str:
    """Tell the card everybody has kept."""
    args["cards"] = by_seat({seat: card_name(card) for seat, card in enumerate(event.cards)})
    return ""


def tell_bid(game: Cuba, event: BidMade, args: Args) -> str:
    """Tell that a bid was made, and its number to its seat."""
    return "" if event.bid is None else "-seen"


def tell_bids(game: Cuba, event: BidsOpened, args: Args) -> str:
    """Tell all bids."""
    shown = {seat: Message("cuba-pesos", {"count": bid}) for seat, bid in enumerate(event.bids) if bid >= 0}
    args["bids"] = by_seat(shown)
    return "-again" if event.ballot == 2 else ""


def tell_vote(game: Cuba, event: VoteWon, args: Args) -> str:
    """Tell who won the vote."""
    return "-tie" if event.tie else ""


def mask_bid(event: BidMade) -> BidMade:
    """Return a bid without its number."""
    return BidMade(event.seat, None)


CHAPTER = Chapter(
    steps=(
        Step("object", "CUB-4.6.29", ("statute", "step"), describe_objection, explain_veto, done_alone=True),
        Step("bid", "CUB-3.C.3", ("bid",), describe_bid, explain_bid, ballot),
        Step("laws", "CUB-3.C.7", ("statute",), describe_laws, explain_laws, units_left),
    ),
    told={Delegated: tell_cards, BidMade: tell_bid, BidsOpened: tell_bids, VoteWon: tell_vote},
    masked={BidMade: mask_bid},  # CUB-3.0.4
)
