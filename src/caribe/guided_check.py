"""Check a guided game: play it to its end in every way and language, and list what is wrong in plain sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from fluent.syntax import FluentParser, ast

from caribe import guided, library
from caribe.core.faults import BadInput
from caribe.core.message import Message
from caribe.core.reasons import IllegalAction
from caribe.guided import DIGITS, BadScript, Moment, Script
from caribe.how_to_play import BadWalk
from caribe.words import Words


def faults(name: str, rules: Collection[str] | None = None) -> list[str]:
    """List what is wrong with the guided game of a title; `rules` are the ids of its rules, if they are at hand.

    >>> faults("cartagena")
    []
    """
    try:
        script = guided.script(name)
    except (BadScript, TypeError) as bad:
        return [str(bad)]
    if script is None:
        return []
    if not script.steps:
        return ["It has no steps."]
    return [*_script_faults(script, rules), *_word_faults(script), *_way_faults(script)]


def spoken(name: str) -> list[str]:
    """Return the languages that a title speaks."""
    return [language for language in library.languages() if library.text(name, language)]


def patterns(name: str, language: str) -> Mapping[str, ast.Pattern]:
    """Return the messages of a script in a language; refuse with `BadScript` what cannot be read."""
    entries = FluentParser().parse(guided.words(name, language)).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            raise BadScript(f"{language}: not a message: {(entry.content or '').strip()[:60]}")
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}


def _script_faults(script: Script, rules: Collection[str] | None) -> Iterator[str]:
    version = library.title(script.game).version
    if script.rules_version != version:
        yield f"It was written for version {script.rules_version} of the rules; these are {version}. Play it again."
    ids = [step.id for step in script.steps]
    yield from (f"Two steps are called {each}." for each in sorted({each for each in ids if ids.count(each) > 1}))
    for step in script.steps:
        if step.lets and step.tries:
            yield f"{step.id}: it has both lets and tries."
        if len(set(step.rules)) < len(step.rules):
            yield f"{step.id}: it names a rule twice."
        if rules is not None:
            yield from (f"{step.id}: there is no rule {rule}." for rule in step.rules if rule not in rules)
    if script.steps[-1].lets or script.steps[-1].tries:
        yield f"{script.steps[-1].id}: the last step can only be read."


def _word_faults(script: Script) -> Iterator[str]:
    wanted = {step.message(script.game) for step in script.steps}
    wanted |= {f"{step.message(script.game)}-other" for step in script.steps if step.other}
    for language in spoken(script.game):
        try:
            found = patterns(script.game, language)
        except BadScript as bad:
            yield str(bad)
            continue
        yield from (f"{language}: {each} has no words." for each in sorted(wanted - set(found)))
        own = {each for each in found if each.startswith(f"{script.game}-guided-")}
        yield from (f"{language}: no step says {each}." for each in sorted(own - wanted))
        for each in sorted(wanted & set(found)):
            if not all(isinstance(element, ast.TextElement) for element in found[each].elements):
                yield f"{language}: {each} is not plain text."


def _way_faults(script: Script) -> Iterator[str]:
    languages = [Words(language, reader=script.seat) for language in spoken(script.game)]
    last = ""
    try:
        for moment in guided.all_moments(script):
            last = moment.step.id
            yield from _moment_faults(moment, languages)
    except (BadScript, BadWalk, BadInput, IllegalAction) as bad:
        yield f"after {last or 'the deal'}: {bad}"


def _moment_faults(moment: Moment, languages: list[Words]) -> Iterator[str]:
    step, state, seat = moment.step, moment.state, moment.script.seat
    where = f"{step.id} ({moment.path or 'start'})"
    said = [Message("core-prompt-over") if state.is_over else state.prompt(seat)]
    for targets in step.lets:
        if not any(moment.choices[n].touches(_counted(targets)) for n in moment.let_through):
            yield f"{where}: no choice contains {targets}."
    if len(moment.let_through) > len(DIGITS):
        yield f"{where}: it lets {len(moment.let_through)} choices through; at most {len(DIGITS)} can be told apart."
    if step.tries:
        reason = state.why_not(seat, step.tries.split(), moment.choices)
        if reason is None:
            yield f"{where}: {step.tries} is allowed, so nobody says why it is not."
        else:
            said.append(reason.text)
            if reason.rule not in step.rules:
                yield f"{where}: {step.tries} is refused by {reason.rule or 'no rule'}, which the step does not name."
    if moment.is_last and state.is_over:
        yield f"{where}: the game is over, so nobody can play on."
    said += [moment.choices[n].text for n in moment.let_through]
    said += [state.game.tell(event) for event in moment.playthrough.events(moment.before)]
    for words in languages:
        yield from (f"{words.language}: {where}: {each} has no words." for each in _missing(words, said))


def _counted(targets: str) -> Mapping[str, int]:
    parts = targets.split()
    return {target: parts.count(target) for target in parts}


def _missing(words: Words, messages: list[Message]) -> list[str]:
    """The messages, and parts of messages, that a language lacks."""
    found: dict[str, None] = {}
    for message in messages:
        if not words.bundle.has_message(message.id):
            found[message.id] = None
        found.update(dict.fromkeys(_missing(words, [arg for arg in message.args.values() if isinstance(arg, Message)])))
    return list(found)
