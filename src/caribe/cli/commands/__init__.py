"""The commands, one module each, in the order in which help lists them."""

from __future__ import annotations

from caribe.cli.commands.admin import admin
from caribe.cli.commands.arena import arena
from caribe.cli.commands.bench import bench
from caribe.cli.commands.calibrate import calibrate
from caribe.cli.commands.games import games
from caribe.cli.commands.guided import guided_games
from caribe.cli.commands.lab import lab
from caribe.cli.commands.ladder import ladder
from caribe.cli.commands.pack import pack
from caribe.cli.commands.play import play
from caribe.cli.commands.puzzles import puzzles
from caribe.cli.commands.replay import replay
from caribe.cli.commands.review import review
from caribe.cli.commands.serve import serve
from caribe.cli.commands.sim import sim
from caribe.cli.commands.story import story
from caribe.cli.commands.strength import strength
from caribe.cli.commands.train import train
from caribe.cli.commands.tune import tune_weights
from caribe.cli.commands.verify import verify_record

COMMANDS = (
    serve,
    play,
    sim,
    arena,
    lab,
    games,
    strength,
    replay,
    review,
    story,
    verify_record,
    pack,
    guided_games,
    admin,
    bench,
    tune_weights,
    train,
    calibrate,
    ladder,
    puzzles,
)
