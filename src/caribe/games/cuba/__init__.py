"""Cuba (2007): plantations, a market, a harbour and a parliament. Rules: docs/rules/cuba.md."""

from caribe.core.options import Option
from caribe.core.title import Title
from caribe.games.cuba.game import VERSION, Cuba
from caribe.games.cuba.names import ENDING

OPTIONS = (
    Option("plantation_side", "common", ("common", "coloured"), rule="CUB-2.9"),
    Option("colours", "in_order", ("in_order",), low=0, high=119, samples=(77,), rule="AMB-07"),
    Option("first_start", "random", ("random",), seats=True, rule="AMB-06"),
    Option("ship_any_ware", "off", ("off", "on"), rule="AMB-03"),
    Option("water_scope", "cross", ("cross", "plantation"), rule="AMB-11"),
    Option("lighthouse_shuffle", "on", ("on", "off"), rule="AMB-36"),
    Option("veto_timing", "action", ("action", "parliament"), rule="AMB-37"),
    Option("revote", "fresh", ("fresh", "cumulative"), rule="AMB-39"),
    Option("bid_cap", 99, low=0, high=99, samples=(0, 3, 99), rule="AMB-42"),
    Option("statutes_simultaneous", "off", ("off", "on"), rule="AMB-43"),
    Option("taxb_zero_scores", "on", ("on", "off"), rule="AMB-44"),
    Option("subb_counts_printed", "off", ("off", "on"), rule="AMB-48"),
    Option("market_law", "each_round", ("each_round", "once"), rule="AMB-51"),
    Option("final_tie", "shared", ("shared", "clockwise"), rule="AMB-58"),
    Option("open_money", "on", ("on", "off"), rule="AMB-69"),
)

TITLES = (Title("cuba", 2, 5, OPTIONS, VERSION, "box.toml", Cuba, (ENDING,)),)
