"""The commands beside `serve`, put into the command line."""

from __future__ import annotations

import typer

from caribe.cli import admin, pack
from caribe.cli.arena import arena
from caribe.cli.bench import bench
from caribe.cli.help import HelpfulCommand
from caribe.cli.lab import lab
from caribe.cli.play import play
from caribe.cli.replay import replay
from caribe.cli.sim import sim
from caribe.cli.story import story
from caribe.cli.strength import strength
from caribe.cli.tune import tune_weights
from caribe.cli.verify import verify_record


def add_to(app: typer.Typer) -> None:
    """Add every command of this folder."""
    app.command(cls=HelpfulCommand)(play)
    app.command(cls=HelpfulCommand)(sim)
    app.command(cls=HelpfulCommand)(arena)
    app.command(cls=HelpfulCommand)(lab)
    app.command(cls=HelpfulCommand)(strength)
    app.command(cls=HelpfulCommand)(replay)
    app.command(cls=HelpfulCommand)(story)
    app.command("verify", cls=HelpfulCommand)(verify_record)
    app.add_typer(pack.app, name="pack")
    app.add_typer(admin.app, name="admin")
    app.command(cls=HelpfulCommand)(bench)
    app.command("tune", cls=HelpfulCommand)(tune_weights)
