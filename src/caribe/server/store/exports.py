"""All that is kept of somebody, for themselves."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, select

from caribe.server.accounts.names import public_id
from caribe.server.store.accounts import account_of, sessions_of, tokens_of
from caribe.server.store.channels import channels_of, notice_settings_of
from caribe.server.store.exercises import exercises_of
from caribe.server.store.moderation import blocked_by
from caribe.server.store.packs import packs_of
from caribe.server.store.people import person
from caribe.server.store.preferences import preferences_of
from caribe.server.store.ratings import all_ratings_of
from caribe.server.store.schema import chats, events
from caribe.server.store.tables import tables_of

EVERY = 1_000_000


def exported(connection: Connection, who: str) -> dict[str, Any]:
    """Everything that is kept of somebody, as plain data; nothing that others keep secret."""
    known, account = person(connection, who), account_of(connection, who)
    said = select(chats.c.table_id, chats.c.text, chats.c.time).where(chats.c.person == who).order_by(chats.c.time)
    return {
        "person": {
            "id": public_id(who),
            "name": known.name if known else None,
            "created": known.created if known else None,
            "account": account.login if account else None,
        },
        "preferences": json.loads(preferences_of(connection, who) or "null"),
        "notices": _notices(connection, who),
        "sessions": [
            {"created": kept.created, "seen": kept.seen, "agent": kept.agent} for kept in sessions_of(connection, who)
        ],
        "tokens": [{"name": token.name, "created": token.created} for token in tokens_of(connection, who)],
        "ratings": [
            {"game": game, "players": players, "mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
            for game, players, rating in all_ratings_of(connection, who)
        ],
        "packs": [
            {key: value for key, value in asdict(pack).items() if key != "person"} for pack in packs_of(connection, who)
        ],
        "blocked": [{"id": public_id(other)} for other in blocked_by(connection, who)],
        "tables": [
            {
                "id": summary.table.id,
                "game": summary.table.game,
                "seats": list(summary.mine),
                "status": summary.table.status,
                "created": summary.table.created,
                "moves": _moves(connection, summary.table.id, summary.mine),
            }
            for summary in tables_of(connection, who, EVERY)
        ],
        "exercises": [asdict(exercise) for exercise in exercises_of(connection, who)],
        "chat": [dict(row) for row in connection.execute(said).mappings()],
    }


def _notices(connection: Connection, who: str) -> dict[str, Any]:
    """How somebody is told of their turns; secrets aside."""
    settings = notice_settings_of(connection, who)
    return {
        "language": settings.language,
        "zone": settings.zone,
        "quiet": [settings.quiet_from, settings.quiet_to],
        "feeds": settings.feed is not None,
        "channels": [
            {"kind": kept.kind, "target": kept.target, "table": kept.table_id, "created": kept.created}
            for kept in channels_of(connection, who)
        ],
    }


def _moves(connection: Connection, table_id: str, mine: tuple[int, ...]) -> list[dict[str, Any]]:
    """What somebody has done at a table: their own choices and nobody else's."""
    query = select(events).where(events.c.table_id == table_id).order_by(events.c.seq)
    found = [(row.seq, row.kind, row.time, json.loads(row.body)) for row in connection.execute(query)]
    return [
        {"seq": seq, "kind": kind, "time": time, **body} for seq, kind, time, body in found if body.get("seat") in mine
    ]
