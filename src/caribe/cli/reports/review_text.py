"""A review in a few lines, for the terminal."""

from __future__ import annotations

from caribe.cli.terminal.console import stdout_console
from caribe.core.message import Message
from caribe.review import Decision, Estimate, Review, Summary, Term
from caribe.words import Words, sanitize


def print_review(review: Review, words: Words) -> None:
    """Print the summary of every seat, the turning point, and the decisions that cost most."""
    console = stdout_console()
    for line in (
        *(summary_line(each, words) for each in review.summary),
        words.say(Message("review-turning-point", {"number": review.turning_point + 1})),
        *mistakes(review, words),
    ):
        console.print(sanitize(line))


def mistakes(review: Review, words: Words) -> list[str]:
    """Return a line for each mistake, the worst first."""
    if not review.exercises:
        return [words.say(Message("review-no-mistakes"))]
    return [describe_mistake(review.decisions[number], number, words) for number in review.exercises]


def describe_mistake(decision: Decision, number: int, words: Words) -> str:
    """Return a decision that cost something as one line."""
    verdict = words.say(Message(f"review-verdict-{decision.verdict}"))
    parts = [
        f"{words.say(Message('review-move'))} {number + 1}, {words.name(decision.seat)}: {verdict}",
        f"{words.say(Message('review-cost'))}: {interval(decision.loss, words)}",
        f"{words.say(Message('review-played'))}: {words.say(decision.played.text)}",
    ]
    if decision.best is not None:
        parts.append(f"{words.say(Message('review-better'))}: {words.say(decision.best.text)}")
    if decision.reason:
        parts.append(
            f"{words.say(Message('review-why'))}: {', '.join(describe_term(t, words) for t in decision.reason)}"
        )
    return " · ".join(parts)


def describe_term(term: Term, words: Words) -> str:
    """Return a term with what it is worth."""
    return f"{words.say(term.text)} ({words.name(term.seat)}) {term.amount:+.1f}"


def interval(estimate: Estimate, words: Words) -> str:
    """Return an estimate with its interval."""
    shown = {"value": f"{estimate.value:.1f}", "low": f"{estimate.low:.1f}", "high": f"{estimate.high:.1f}"}
    return words.say(Message("review-between", dict(shown)))


def summary_line(summary: Summary, words: Words) -> str:
    """Return what a seat gave away, beside what bots give away."""
    args: dict[str, str | int | Message] = {
        "seat": summary.seat,
        "loss": f"{max(0.0, summary.loss.value):.0f} ± {1.96 * summary.loss.error:.0f}",
        "decisions": summary.decisions,
    }
    line = words.say(Message("review-summary-line", args))
    rungs = [
        words.say(
            Message("review-summary-rung", {"level": level_name(rung.level, words), "loss": f"{rung.loss.value:.0f}"})
        )
        for rung in summary.ladder
    ]
    return f"{line} {'; '.join(rungs)}" if rungs else line


def level_name(level: str, words: Words) -> str:
    """Return the name of a bot's level; one without a name is called what it is called in the code."""
    return level if level == "greedy" else words.say(Message(f"bot-level-{level}"))
