"""`caribe review`: review a finished game, as a summary, a web page or a JSON document."""

from __future__ import annotations

from pathlib import Path

import click

from caribe import packs
from caribe.cli.inputs.files import read_json, write_file
from caribe.cli.inputs.options import PATH, language_option, record_argument
from caribe.cli.reports.review_page import render_review
from caribe.cli.reports.review_text import print_review
from caribe.cli.terminal.console import say, stdout_console
from caribe.cli.terminal.language import current_words, set_language
from caribe.cli.terminal.progress import ProgressBar
from caribe.core import documents
from caribe.core.message import Message
from caribe.review import Review, Reviewer, reviewable


@click.command()
@record_argument
@click.option("--html", type=PATH, metavar="cli-shape-file", help="cli-help-html")
@click.option("--json", "as_json", is_flag=True, help="cli-help-review-json")
@click.option("--seed", type=int, default=1, help="cli-help-seed")
@click.option(
    "--budget",
    type=click.FloatRange(0.05, 100),
    default=1.0,
    metavar="cli-shape-decimal",
    help="cli-help-review-budget",
)
@language_option
def review(file: Path, html: Path | None, as_json: bool, seed: int, budget: float, language: str) -> None:
    """Review a finished game: who stood how well, what decided it, and which decisions cost most."""
    record = reviewable(read_json(file))
    reviewer = Reviewer(record, seed, budget)
    texts = packs.texts(reviewer.positions.game)
    set_language(language, texts)
    words = current_words([seat.name for seat in record.seats], None, texts)
    found = compute(reviewer)
    if html is not None:
        write_file(html, render_review(found, record, words))
        say(Message("cli-review-kept", {"path": str(html)}), words)
    if as_json:
        stdout_console().print(documents.write(found.to_json()), end="")
    elif html is None:
        print_review(found, words)


def compute(reviewer: Reviewer) -> Review:
    """Do all tasks of a review, with a progress bar."""
    tasks = reviewer.tasks()
    parts = []
    with ProgressBar() as bar:
        bar.start_task("", len(tasks))
        for number, task in enumerate(tasks, 1):
            parts.append(reviewer.run(task))
            if not bar.update(number):
                raise click.Abort
    return reviewer.merge(parts)
