"""Arguments and options that several commands share. Help texts and metavars are message ids (`localize`)."""

from __future__ import annotations

from pathlib import Path

import click

PATH: click.Path = click.Path(path_type=Path)

game_argument = click.argument("game", metavar="cli-shape-game", help="cli-help-game")
record_argument = click.argument("file", type=PATH, metavar="cli-shape-file", help="cli-help-record")
language_option = click.option(
    "--language",
    default="",
    metavar="cli-shape-code",
    help="cli-help-language",
    show_default="cli-help-language-default",
)
"""For a command that plays with data packs, which may bring languages of their own: it calls `set_language`."""
players_option = click.option("--players", "-p", type=int, help="cli-help-players")
table_option = click.option(
    "--option", "-o", "options", multiple=True, metavar="cli-shape-option", help="cli-help-option"
)
pack_option = click.option("--pack", type=PATH, metavar="cli-shape-file", help="cli-help-pack")
viewpoint_option = click.option("--seat", type=int, help="cli-help-eyes")
scale_option = click.option(
    "--scale",
    type=click.FloatRange(0.0001, 1000),
    default=1.0,
    metavar="cli-shape-decimal",
    help="cli-help-scale",
)
limit_option = click.option(
    "--limit", type=click.FloatRange(0.01), default=60.0, metavar="cli-shape-decimal", help="cli-help-limit"
)
engine_option = click.option("--engine", default="local", metavar="local|ray", help="cli-help-engine")
ray_address_option = click.option("--ray-address", default="", metavar="cli-shape-address", help="cli-help-ray-address")
jobs_option = click.option("--jobs", type=click.IntRange(0), default=0, help="cli-help-jobs")
database_option = click.option(
    "--db",
    envvar="CARIBE_DB",
    default="",
    metavar="cli-shape-url",
    help="cli-help-db",
    show_default="cli-help-db-default",
)
