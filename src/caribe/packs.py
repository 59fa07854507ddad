"""Data packs: replace the content of a game's box; read them and check them with every fault named."""

from __future__ import annotations

import datetime as dt
import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caribe import library
from caribe.core.faults import BadInput, BadPack, Fault
from caribe.core.game import Game
from caribe.core.message import Message
from caribe.core.title import Title
from caribe.os_errors import explain_os_error
from caribe.words import fluent

LARGEST = 1_000_000  # bytes of a file; the largest box there is takes a fiftieth of that
GUESSES = 20  # unknown texts for which the nearest known one is sought: a long list of them is no slip of the hand
ALIKE = 0.8  # from 0 to 1: how alike a known text must be; all of a game begin alike
SENTENCES = ("why", "fault", "option", "prompt", "event", "choice")  # messages that are no names


@dataclass(frozen=True, slots=True)
class Pack:
    """The content of a pack, and the game it is for."""

    game: str
    data: Mapping[str, object]


def load(path: Path, game: str = "") -> Pack:
    """Read and check the pack in a file; refuse with `BadInput`, every fault named by its path.

    `game` is only needed where the pack itself does not say which game it is for.
    """
    pack = read(path, game)
    faults = check(pack)
    if faults:
        raise BadPack(faults)
    return pack


def read(path: Path, game: str = "") -> Pack:
    """Read the pack in a file without checking it; refuse a file that is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadPack.of("", "pack-large", most=LARGEST)
        source = path.read_text("utf-8")
    except OSError as failure:
        raise BadPack.of("", "pack-unreadable", path=str(path), why=explain_os_error(failure)) from None
    except UnicodeDecodeError:
        raise BadPack.of("", "pack-not-text", path=str(path)) from None
    return parse(source, game)


def parse(source: str, game: str = "") -> Pack:
    """Read the pack in a TOML text without checking it; refuse a text that is none."""
    try:
        document = tomllib.loads(source)
    except (tomllib.TOMLDecodeError, RecursionError) as failure:
        raise BadPack.of("", "pack-not-toml", why=str(failure)) from None
    named = document.pop("game", game)
    if game and named != game:
        raise BadPack.of("game", "pack-other-game", expected=game, got=str(named))
    if not named:
        raise BadPack.of("game", "core-fault-missing", expected=", ".join(library.titles()))
    return Pack(library.title(str(named)).name, document)


def check(pack: Pack) -> list[Fault]:
    """Return everything that is wrong with a pack, each by its path.

    >>> data = dict(library.data("cartagena")) | {"cards": {"copies": 1}}
    >>> [str(fault) for fault in check(Pack("cartagena", data))]
    ['cards.copies: Expected 5-60, got 1.']
    """
    faults = list(_not_json("", pack.data))
    if not faults:
        title = library.title(pack.game)
        for players in range(title.least, title.most + 1):
            try:
                title.game(players, {}, pack.data)
            except BadInput as bad:
                faults += [fault for fault in bad.faults if fault not in faults]
    title = library.title(pack.game)
    return [*faults, *_wrong_texts(title, pack.data.get("text", {})), *_lost_texts(title, pack.data)]


def texts(game: Game) -> Mapping[str, object]:
    """Return the words in a game's data, for `Words`; refuse bad ones, since a record may come from anybody."""
    given = game.data.get("text", {})
    faults = list(_wrong_texts(library.title(game.name), given))
    if faults or not isinstance(given, Mapping):
        raise BadPack(faults)
    return given


def template(game: str, file: str = "my.toml") -> str:
    """Write a pack to start from: the data of the game's own box with its comments, and the names a pack can change.

    >>> print(template("cartagena").splitlines()[2])
    game = "cartagena"
    """
    title = library.title(game)
    opening = _comment(Message("pack-template-opening", {"file": file, "game": game}))
    closing = _comment(Message("pack-template-text"))
    names = "\n".join(f"# {name} = {_quoted(text)}" for name, text in _names(title))
    return f'{opening}\ngame = "{game}"\n\n{library.source(game).rstrip()}\n\n{closing}\n# [text.en]\n{names}\n'


def _names(title: Title) -> Iterator[tuple[str, str]]:
    """The plain names in the words of a game: no sentences, nothing with a variable."""
    for name, message in _known(title.name).items():
        parts = message.value.elements if message.value else []
        kind = name.removeprefix(f"{title.name}-").partition("-")[0]
        if len(parts) == 1 and isinstance(parts[0], ast.TextElement) and kind not in SENTENCES:
            yield name, parts[0].value


def _comment(message: Message) -> str:
    return "\n".join(f"# {line}".rstrip() for line in str(message).splitlines())


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _not_json(path: str, value: object) -> Iterator[Fault]:
    """Find values of TOML that JSON cannot hold."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            yield from _not_json(f"{path}.{name}" if path else name, part)
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from _not_json(f"{path}[{i}]", part)
    elif isinstance(value, dt.date | dt.time) or (isinstance(value, float) and not math.isfinite(value)):
        yield Fault.of(path, "pack-unspeakable", got=str(value))


def _wrong_texts(title: Title, text: object) -> Iterator[Fault]:
    """Find faults in the words of a pack: `[text.<language>]`, message ids with patterns in Fluent's syntax."""
    if not isinstance(text, Mapping):
        yield Fault.of("text", "core-fault-type", expected="[text.en]", got=str(text))
        return
    known, family = _known(title.name), _family(title.name)
    for language, patterns in text.items():
        path = f"text.{language}"
        if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", str(language)):
            yield Fault.of(path, "pack-language", got=str(language))
        elif not isinstance(patterns, Mapping):
            yield Fault.of(path, "core-fault-type", expected=f"[{path}]", got=str(patterns))
        else:
            for name, pattern in patterns.items():
                yield from _wrong_text(f"{path}.{name}", str(name), pattern, known, family)


def _wrong_text(
    path: str, name: str, pattern: object, known: Mapping[str, ast.Message], family: tuple[str, ...]
) -> Iterator[Fault]:
    if name not in known and not name.startswith(family):
        yield Fault.of(path, "pack-foreign-text", expected=", ".join(f"{prefix}…" for prefix in family))
    elif not isinstance(pattern, str):
        yield Fault.of(path, "core-fault-type", expected='"…"', got=str(pattern))
    else:
        body = FluentParser().parse(fluent(name, pattern)).body
        if len(body) != 1 or not isinstance(body[0], ast.Message) or body[0].value is None:
            yield Fault.of(path, "pack-not-fluent", got=pattern)
        elif _parts(body[0]).elsewhere:
            yield Fault.of(path, "pack-reference", got=", ".join(sorted(_parts(body[0]).elsewhere)))
        elif name in known:
            mine, theirs = _parts(body[0]).variables, _parts(known[name]).variables
            for variable in sorted(mine - theirs):
                has = ", ".join(f"${each}" for each in sorted(theirs)) or "—"
                yield Fault.of(path, "pack-no-variable", got=f"${variable}", expected=has)


def _lost_texts(title: Title, data: Mapping[str, object]) -> Iterator[Fault]:
    """Find texts that would never be shown: neither the game has their id, nor a new thing of the pack.

    Only a pack that is brought is asked for them: a record that holds one replays all the same.
    """
    text, known, family = data.get("text"), _known(title.name), _family(title.name)
    kinds = {_slug(name[: dash.start()]) for name in known for dash in re.finditer("-", name)}
    kinds -= {_slug(prefix) for prefix in family}
    new = _things(data) - _things(library.data(title.name))
    guesses = GUESSES
    for language, patterns in text.items() if isinstance(text, Mapping) else ():
        for name in map(str, patterns if isinstance(patterns, Mapping) else ()):
            if name.startswith(family) and name not in known and not _names_one(_slug(name), kinds, new):
                near = get_close_matches(name, known, 1, ALIKE) if guesses > 0 else []
                guesses -= 1
                yield Fault.of(f"text.{language}.{name}", "pack-unknown-text", near=near[0] if near else "none")


def _names_one(slug: str, kinds: set[str], things: set[str]) -> bool:
    """Whether an id is that of a thing: its kind, a dash, its name."""
    longest = max(map(len, kinds), default=0)
    dashes = (dash.start() for dash in re.finditer("-", slug[: longest + 1]))
    return any(slug[:dash] in kinds and slug[dash + 1 :] in things for dash in dashes)


def _things(value: object) -> set[str]:
    """Return all names in the data of a box, its texts left aside."""
    if isinstance(value, Mapping):
        named = {name: part for name, part in value.items() if name != "text"}
        return {_slug(str(name)) for name in named}.union(*map(_things, named.values()))
    if isinstance(value, list):
        return set().union(*map(_things, value))
    return {_slug(value)} if isinstance(value, str) else set()


def _slug(text: str) -> str:
    """Return a name as it stands in a message id."""
    return re.sub(r"[\W_]+", "-", text.lower()).strip("-")


def _family(game: str) -> tuple[str, ...]:
    """Return how the message ids of a game and its other editions begin."""
    return tuple(f"{name}-" for name, room in library.rooms().items() if room == library.rooms()[game])


@cache
def _known(game: str) -> Mapping[str, ast.Message]:
    """Return the messages in the words of a game."""
    body = FluentParser().parse(library.text(game, "en")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message) and entry.value is not None}


def _parts(message: ast.Message) -> _Parts:
    parts = _Parts()
    parts.visit(message)
    return parts


class _Parts(Visitor):
    """What a message is made of besides text: variables, and what would lead elsewhere, perhaps in a circle."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.elsewhere: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.elsewhere.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.elsewhere.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.elsewhere.add(f"{node.id.name}()")
