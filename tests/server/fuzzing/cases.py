"""The cases: each follows from the seed, its number, and what its person knows (tables, versions, choices)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any
from urllib.parse import quote
from uuid import UUID

from caribe import library
from caribe.core.draws import Draws
from caribe.core.game import Game
from tests.server.fuzzing.mutating import ODD_TEXTS, broken, broken_text, odd_value, written
from tests.support import TESTS

KINDS = {"socket": 60, "http": 32, "pack": 2, "record": 3, "position": 3}
"""Of a hundred cases, how many are of each kind."""

VALID = 0.35
"""The share of cases that are sent as they should be: play must go on, or nothing is ever reached."""

ROOMS = ("cartagena", "havana", "la-habana", "cuba")
PASSWORD = "correct horse battery"


@dataclass
class Known:
    """What a person knows: for messages that mean something."""

    table: str = "0" * 16
    tables: list[str] = field(default_factory=list)
    state: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""
    person: str = "0" * 16
    others: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Case:
    """A message for the socket (`method` is empty), or a call."""

    number: int
    kind: str
    body: bytes | None
    method: str = ""
    path: str = ""
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def is_text(self) -> bool:
        """Whether a socket takes this as text: bytes that are no text go as they are."""
        try:
            (self.body or b"").decode()
        except UnicodeDecodeError:
            return False
        return True


def make(seed: int, number: int, known: Known) -> Case:
    """Return the case of this number."""
    chance = Random(f"{seed} {number}")
    kind = chance.choices(list(KINDS), list(KINDS.values()))[0]
    return MAKERS[kind](number, chance, known)


def _maybe_broken(value: object, chance: Random) -> bytes:
    if chance.random() < VALID:
        return json.dumps(value).encode()
    return written(broken(value, chance), chance)


# Messages


def _message(number: int, chance: Random, known: Known) -> Case:
    return Case(number, "socket", _maybe_broken(_valid_message(chance, known), chance))


def _valid_message(chance: Random, known: Known) -> dict[str, object]:
    state = known.state
    move = {"move_id": str(UUID(int=chance.getrandbits(128))), "version": state.get("version", 1)}
    choices = state.get("choices") or [{"actions": [0], "targets": []}]
    choice = chance.choice(choices)
    seat = chance.randrange(3)
    kinds: dict[str, tuple[int, Callable[[], dict[str, object]]]] = {
        "choose": (24, lambda: {**move, "actions": choice["actions"]}),
        "why_not": (10, lambda: {"ask": chance.randrange(100), "targets": _targets(choice["targets"], chance)}),
        "hello": (2, lambda: {"version": chance.choice((None, 0, move["version"]))}),
        "sit": (1, lambda: {"seat": seat}),
        "undo": (4, lambda: move),
        "redo": (2, lambda: move),
        "restart": (2, lambda: move),
        "unseal": (1, lambda: move),
        "ask_undo": (1, lambda: move),
        "answer_undo": (1, lambda: {**move, "agree": chance.random() < 0.5}),
        "hint": (1, lambda: {**move, "step": chance.randrange(1, 4)}),
        "leave": (1, lambda: {"move_id": move["move_id"]}),
        "back": (1, lambda: {"move_id": move["move_id"]}),
        "remind": (1, lambda: {"move_id": move["move_id"], "seat": seat}),
        "propose_bot": (1, lambda: {"move_id": move["move_id"], "seat": seat}),
        "answer_bot": (1, lambda: {"move_id": move["move_id"], "seat": seat, "agree": chance.random() < 0.5}),
        "chat": (1, lambda: {"text": chance.choice(("hello", *ODD_TEXTS))}),
        "ping": (1, dict),
        "resign": (0, lambda: move),  # below: a game that is over has nothing to reach
    }
    kind = chance.choices(list(kinds), [weight for weight, _ in kinds.values()])[0]
    if chance.randrange(400) == 0:
        kind = "resign"
    return {"kind": kind, **kinds[kind][1]()}


def _targets(targets: list[str], chance: Random) -> list[str]:
    some = [target for target in targets if chance.random() < 0.7]
    return [*some, str(chance.choice(ODD_TEXTS))] if chance.random() < 0.2 else some


# Calls


def _new_table(chance: Random) -> dict[str, object]:
    game = chance.choice(ROOMS)
    title = library.titles()[game]
    players = chance.randint(title.least, title.most)
    options = {
        option.name: chance.choice(list(option.trials(players))) for option in title.options if chance.random() < 0.2
    }
    table: dict[str, object] = {"game": game, "players": players, "options": options}
    if chance.random() < 0.3:
        table["bots"] = ["random"] * (players - 1)
    else:
        others = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "me", "name": "B"}]
        table["seats"] = [{"kind": "me"}, *(chance.choice(others) for _ in range(players - 1))]
    paces = (
        *({"kind": "none"}, {"kind": "move", "seconds": 600}),
        *({"kind": "clock", "base": 600, "increment": 1}, {"kind": "days", "days": 3}),
    )
    if chance.random() < 0.3:
        table |= {"pace": chance.choice(paces), "private": chance.random() < 0.5, "timeout": "bot"}
    if chance.random() < 0.2:
        table |= {"rated": chance.random() < 0.5, "auto_start": chance.random() < 0.5}
    return table


PREFERENCES = {
    "theme": "dark",
    "motion": "fast",
    "volume": 30,
    "text": "large",
    "hand": "left",
    "level": "easy",
    "language": "pl",
    "changed": 1,
    "confirm": "final",
}


def _calls(chance: Random, known: Known) -> tuple[str, str, object]:
    """A valid call: its method, path and body."""
    table = chance.choice([known.table, *known.tables])
    person = chance.choice([known.person, *known.others])
    here = f"/api/tables/{table}"
    calls: tuple[tuple[str, str, object], ...] = (
        ("GET", "/api/me", None),
        ("GET", "/api/addresses", None),
        ("PATCH", "/api/me", {"name": "Ana"}),
        ("PUT", "/api/me/preferences", PREFERENCES),
        ("POST", "/api/tables", _new_table(chance)),
        ("GET", f"/api/tables?watch={chance.choice(('true', 'false'))}", None),
        ("GET", here, None),
        ("POST", f"{here}/seat", {"seat": chance.randrange(4), "name": "Ana"}),
        ("DELETE", f"{here}/seat", None),
        ("POST", f"{here}/swap", {"a": 0, "b": 1}),
        ("POST", f"{here}/seats/{chance.randrange(4)}", {"kind": "bot", "bot": "random"}),
        ("POST", f"{here}/seats/{chance.randrange(4)}", {"kind": "open"}),
        ("POST", f"{here}/start", None),
        ("POST", f"{here}/close", None),
        ("POST", f"{here}/rematch", None),
        ("POST", f"{here}/report", {"at": chance.randrange(9), "text": "odd"}),
        ("GET", f"{here}/record", None),
        ("GET", f"{here}/replay?seat={chance.randrange(4)}", None),
        ("GET", f"{here}/replay/{chance.randrange(20)}", None),
        ("GET", f"{here}/hint?seat={chance.randrange(4)}", None),
        ("POST", f"{here}/review", None),
        ("GET", f"/api/reviews/{table}", None),
        ("GET", f"/api/reviews/{table}/record", None),
        ("POST", "/api/reviews", {"record": {"format": "caribe-record-1"}}),
        ("GET", f"/api/practice?game={chance.choice((*ROOMS, 'x'))}", None),
        ("GET", f"/api/exercises/{table}.{chance.randrange(9)}", None),
        ("POST", f"/api/exercises/{table}.0/attempt", {"actions": [chance.randrange(9)]}),
        ("POST", f"/api/exercises/{table}.0/why-not", {"targets": ["turn:end"]}),
        ("POST", f"/api/exercises/{table}.0/table", {"bot": "random", "world": chance.randrange(4)}),
        ("GET", "/api/games", None),
        ("GET", f"/api/how-to-play/{chance.choice((*ROOMS, 'x'))}/{chance.choice(('en', 'xx'))}", None),
        ("GET", f"/api/guided/{chance.choice(ROOMS)}/script/{chance.choice(('en', 'pl', 'xx'))}", None),
        ("GET", f"/api/guided/{chance.choice((*ROOMS, 'x'))}/moment?path={'0' * chance.randrange(40)}", None),
        ("GET", f"/api/guided/{chance.choice(ROOMS)}/why-not?path=00&targets={chance.choice(('turn:end', 'x'))}", None),
        ("POST", f"/api/guided/{chance.choice(ROOMS)}/play-on?path={'0' * chance.randrange(20)}", None),
        ("GET", f"/api/words/{chance.choice(('en', 'de', 'pl', 'xx'))}", None),
        ("GET", "/healthz", None),
        ("GET", "/readyz", None),
        ("GET", "/metrics", None),
        ("GET", "/api/schema", None),
        ("GET", f"/table/{table}", None),
        ("GET", f"/table/{table}/replay", None),
        ("GET", "/docs", None),
        ("GET", "/", None),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions/none", None),
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"name": "a program"}),
        ("DELETE", "/api/tokens/none", None),
        ("GET", "/api/people/blocked", None),
        ("POST", f"/api/people/{person}/block", None),
        ("DELETE", f"/api/people/{person}/block", None),
        ("POST", f"/api/people/{person}/report", {"text": "rude"}),
        ("GET", "/api/notices", None),
        ("PUT", "/api/notices", {"language": "de", "zone": "Europe/Berlin", "quiet": {"begin": 1320, "end": 420}}),
        ("POST", "/api/notices/webhooks", {"url": "http://127.0.0.1:9/hook", "table": chance.choice((table, None))}),
        ("POST", "/api/notices/mail", {"address": "ana@example.org"}),
        ("POST", "/api/notices/push", {"endpoint": "https://127.0.0.1:9/", "p256dh": "BA", "auth": "AA"}),
        ("POST", "/api/notices/channels/none/try", None),
        ("DELETE", "/api/notices/channels/none", None),
        ("POST", "/api/notices/confirm/none.x", None),
        ("POST", "/api/notices/stop/none.x", None),
        ("POST", "/api/notices/feeds", None),
        ("POST", "/api/notices/feeds/try", None),
        ("DELETE", "/api/notices/feeds", None),
        ("GET", "/api/feeds/none/turns.ics", None),
        ("GET", "/api/feeds/none/turns.atom", None),
        ("GET", "/api/packs", None),
        ("DELETE", "/api/packs/none", None),
        ("GET", f"/api/ratings/{chance.choice(ROOMS)}?players={chance.randrange(6)}", None),
        ("GET", "/api/me/ratings", None),
    )
    if chance.randrange(60) == 0:  # what costs much
        dear: tuple[tuple[str, str, object], ...] = (
            ("POST", "/api/session", {"name": known.name, "password": chance.choice((PASSWORD, "wrong" * 3))}),
            ("DELETE", "/api/session", None),
            ("POST", "/api/account", {"name": f"P{chance.getrandbits(40):x}", "password": PASSWORD}),
            ("POST", "/api/account/recover", {"name": known.name, "recovery": "x", "password": PASSWORD}),
            ("DELETE", "/api/account", {"password": "wrong" * 3}),
            ("GET", "/api/account/export", None),
        )
        return chance.choice(dear)
    return chance.choice(calls)


METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
HEADERS = (
    *(("origin", "http://evil.example"), ("origin", "null"), ("origin", "\xff"), ("content-type", "text/plain")),
    *(("content-type", "application/json; charset=utf-16"), ("content-encoding", "gzip"), ("accept", "\xe9")),
    *(("accept-encoding", "gzip;q=x, *;q=-1"), ("accept-language", "xx;q=2,*"), ("range", "bytes=5-2")),
    *(("if-none-match", '"' * 50), ("authorization", "Bearer " + "x" * 300), ("authorization", "Bearer \xff")),
    *(("authorization", "Basic Og=="), ("cookie", "caribe_guest=\xff; caribe_session=;;="), ("x-forwarded-for", "::")),
    *(("cookie", "caribe_guest=" + "A" * 400), ("user-agent", "\xfe" * 300), ("upgrade", "h2c"), ("expect", "x")),
)


def _call(number: int, chance: Random, known: Known) -> Case:
    method, path, body = _calls(chance, known)
    headers: tuple[tuple[str, str], ...] = ()
    raw = None if body is None else _maybe_broken(body, chance)
    if chance.random() > VALID:
        kind = chance.randrange(6)
        if kind == 0:
            method = chance.choice(METHODS)
        elif kind in (1, 2):
            path = _broken_path(path, chance)
        elif kind == 3:
            headers = (chance.choice(HEADERS),)
        elif kind == 4:
            raw = written(odd_value(chance), chance)
    return Case(number, "http", raw, method, path, headers)


def _broken_path(path: str, chance: Random) -> str:
    """Another part in a path, or another query."""
    where, mark, query = path.partition("?")
    odd = quote(str(odd_value(chance))[:300].encode("utf-8", "surrogatepass"), safe=chance.choice(("", "/:@")))
    parts = where.split("/")
    parts[chance.randrange(1, len(parts))] = chance.choice((odd, "", ".", "..", "%2F", "%00", "%ff", "a" * 3000))
    kind = chance.randrange(4)
    if kind == 0:
        return "/".join(parts) + mark + query
    if kind == 1:
        return f"{where}?{query or 'seat'}={odd}&{query}"
    return f"{where}?{chance.choice(('seat', 'players', 'watch', 'x'))}={odd}" if kind == 2 else where + "/" + odd


# Documents


@cache
def _packs() -> list[tuple[str, str]]:
    folder = TESTS.parent / "src" / "caribe" / "games"
    return [(path.stem, path.read_text("utf-8")) for path in sorted(folder.glob("*/data/*.toml"))]


def _pack(number: int, chance: Random, known: Known) -> Case:
    stem, text = chance.choice(_packs())
    games = {"box": chance.choice(("cartagena", "cuba"))}
    toml = text if chance.random() < 0.1 else broken_text(text, chance)
    body: object = {"game": games.get(stem, stem), "name": "Mine", "toml": toml}
    raw = json.dumps(body).encode() if chance.random() < 0.8 else written(broken(body, chance), chance)
    return Case(number, "pack", raw, "POST", "/api/packs")


@cache
def _records() -> list[Any]:
    files = sorted((TESTS / "fixtures" / "records").glob("*/*.json"))
    return [json.loads(path.read_text("utf-8")) for path in files]


def _record(number: int, chance: Random, known: Known) -> Case:
    record: Any = chance.choice(_records())
    if chance.random() > VALID:
        record = broken(record, chance)
    return _with_record(number, "record", record, chance)


def _with_record(number: int, kind: str, record: Any, chance: Random) -> Case:
    if chance.random() < 0.7:
        body: dict[str, object] = {"record": record, "n": chance.randrange(200), "seat": chance.choice((None, 0, 1))}
        return Case(number, kind, _rarely_broken(body, chance), "POST", "/api/replay")
    table = _new_table(chance)
    if isinstance(record, dict):
        table |= {"game": record.get("game"), "players": record.get("players")}
    body = {**table, "options": {}, "record": record, "at": chance.choice((None, 0, 5, 10**6))}
    return Case(number, kind, _rarely_broken(body, chance), "POST", "/api/tables")


def _rarely_broken(body: object, chance: Random) -> bytes:
    return json.dumps(body).encode("utf-8", "surrogatepass") if chance.random() < 0.9 else written(body, chance)


@cache
def _positions() -> list[tuple[Game, dict[str, object]]]:
    """Positions of games of each kind, some decisions after the deal."""
    found = []
    for game in ROOMS:
        for players in (2, 3, 4):
            table = library.game(game, players)
            state = table.new(Draws(players))
            chance = Random(players)
            for step in range(90):
                if state.is_over:
                    break
                if step % 30 == 15:
                    found.append((table, dict(state.to_json())))
                state.apply(chance.choice(state.legal_actions()))
    return found


def _position(number: int, chance: Random, known: Known) -> Case:
    """A record that begins in a position set up by hand."""
    game, position = chance.choice(_positions())
    start = position if chance.random() < VALID else broken(position, chance)
    template = next(record for record in _records() if (record["game"], record["players"]) == (game.name, game.players))
    options = {"options": dict(game.options), "data": dict(game.data), "rules": game.version}
    record = {**template, **options, "actions": [], "result": None, "start": start}
    return _with_record(number, "position", record, chance)


def warm_up() -> None:
    """Make what is made once, so that nobody waits for it later."""
    _packs()
    _records()
    _positions()


MAKERS: dict[str, Callable[[int, Random, Known], Case]] = {
    "socket": _message,
    "http": _call,
    "pack": _pack,
    "record": _record,
    "position": _position,
}
