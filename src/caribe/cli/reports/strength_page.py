"""The strength of the bots as a page of Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caribe.arena.strength import Pairing, StrengthResults, pairing_key
from caribe.core.message import Message
from caribe.words import Words

HEADS = ("pairing", "games", "share", "between", "goal")


def describe_pairing(pairing: Pairing, results: StrengthResults) -> Message:
    """The result of one pairing in a sentence."""
    entry = results.entries[pairing_key(pairing)]
    figures = {name: f"{float(str(entry[name])):.1%}" for name in ("share", "low", "high")}
    said = {"game": pairing.game, "bots": ", ".join(pairing.bots), "count": str(entry["games"])}
    return Message("cli-strength-step", {**said, **figures})


def render_page(results: StrengthResults, pairings: Sequence[Pairing], words: Words) -> str:
    """Render the page: how it was measured, then a table for each game."""
    args = {"seed": str(results.seed), "scale": f"{results.scale:g}"}
    lines = ['<!-- "caribe-strength-1" -->', "", words.say(Message("cli-strength-intro", args)), ""]
    for game in dict.fromkeys(pairing.game for pairing in pairings):
        lines += [f"## {words.say(Message(f'{game}-name'))}", ""]
        heads = [words.say(Message(f"cli-strength-{name}")) for name in HEADS]
        lines += [f"| {' | '.join(heads)} |", "|---|---:|---:|---:|---|"]
        lines += [line for pairing in pairings if pairing.game == game for line in _lines(results, pairing, words)]
        lines.append("")
    return "\n".join(lines)


def _lines(results: StrengthResults, pairing: Pairing, words: Words) -> Iterator[str]:
    entry = results.entries.get(pairing_key(pairing))
    others = pairing.bots[1:]
    args: dict[str, str | int | Message] = {"bot": pairing.bots[0], "other": others[0], "count": len(others)}
    name = words.say(Message("cli-strength-against", args))
    if entry is None:
        yield f"| {name} | 0 | – | – | {words.say(Message('cli-strength-not-yet'))} |"
        return
    low, high = (float(str(entry[end])) for end in ("low", "high"))
    goal = ""
    if pairing.goal is not None:
        verdict = "met" if low > pairing.goal else "missed" if high < pairing.goal else "open"
        goal = words.say(Message("cli-strength-verdict", {"goal": f"{pairing.goal:.0%}", "verdict": verdict}))
    if not entry["whole"]:
        goal = f"{goal} {words.say(Message('cli-strength-partly'))}".strip()
    yield f"| {name} | {entry['games']} | {float(str(entry['share'])):.1%} | {low:.1%} – {high:.1%} | {goal} |"
