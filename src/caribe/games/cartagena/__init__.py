"""Cartagena (2014): through the jungle to the boat. Rules: docs/rules/cartagena.md."""

from caribe.core.options import Option
from caribe.core.title import Title
from caribe.games.cartagena.game import VERSION, Cartagena
from caribe.games.cartagena.position import ENDINGS

OPTIONS = (
    Option("mode", "basic", ("basic", "advanced"), rule="CAR-2.1"),
    Option("board", "random", ("random", "shuffled"), rule="CAR-7.1"),
    Option("board_seed", "random", ("random",), low=0, high=2**31 - 1, samples=(7,), rule="CAR-7.1"),
    Option("backs", "on", ("on", "off"), rule="CAR-7.1"),
    Option("start_player", "random", ("random",), seats=True, rule="CAR-7.2"),
    Option("start_hand", "printed", ("printed", "level"), rule="CAR-7.21"),
    Option("emergency_draw", "first_only", ("first_only", "any_slot"), rule="CAR-7.3"),
    Option("discard_view", "top", ("top", "all"), rule="CAR-7.9"),
    Option("turn_cap", 1000, ("off",), low=1, high=1_000_000, samples=(60, 1000), rule="CAR-7.14"),
)

# CAR-1.7: 2 to 5 players
TITLES = (Title("cartagena", 2, 5, OPTIONS, VERSION, "box.toml", Cartagena, ENDINGS),)
