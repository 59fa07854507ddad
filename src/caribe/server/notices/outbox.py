"""The outbox: finds turns that people do not know of, and sends notices until they are taken or given up.

Sending stands apart from moves: a move never waits for it. Each notice is a row, claimed by one process at a time and
tried again when it fails or when its process ends, so that none is lost and none is sent by two.
"""

from __future__ import annotations

import asyncio
import json
import logging

from caribe.core.message import Message
from caribe.server.ids import new_id
from caribe.server.notices.notice import Notice, say_notice, turn_notice
from caribe.server.notices.outbound import Undelivered
from caribe.server.notices.quiet_hours import quiet_until
from caribe.server.notices.senders import Senders
from caribe.server.notices.turns import find_turns, is_slow, is_still_open
from caribe.server.store import Database, StoreError
from caribe.server.store.channels import Channel, end_channel, notice_settings_of, set_problem
from caribe.server.store.tables import table_with_standing
from caribe.server.store.turns import (
    GIVEN_UP,
    LAPSED,
    SENT,
    OutboxNotice,
    claim_notices,
    finish_notice,
    is_any_due,
    listeners,
    mark_seen,
    open_turns,
    postpone_notice,
)
from caribe.server.tables.registry import Tables

INTERVAL = 2.0
"""Seconds between two sweeps."""

AT_ONCE = 20
"""Notices that a process sends at the same time."""

MINUTE = 60_000
RETRIES = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 480 * MINUTE)
"""Milliseconds until a notice that failed is tried again; after the last try it is given up."""

logger = logging.getLogger(__name__)


class Outbox:
    """Looks after the notices of a server; each process has one."""

    def __init__(self, db: Database, tables: Tables, senders: Senders, delay: int) -> None:
        self._db = db
        self._tables = tables
        self._now = tables.context.now
        self._senders = senders
        self._delay = delay * 1000
        self._seen: dict[tuple[str, str], int] = {}

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.sweep()
            except StoreError as failure:
                logger.warning("Notices could not be looked after: %s", failure)
            except Exception:
                logger.exception("Notices could not be looked after.")

    async def sweep(self) -> None:
        """Find new turns, then send what is due."""
        people, tables = await self._db.read(listeners)
        if people or tables:
            await self._note_seen(people, tables)
            if await self._db.read(open_turns, self._now() - self._delay, 1):
                await self._db.write(find_turns, self._now(), self._delay)
        if await self._db.read(is_any_due, self._now()):
            claimed = await self._db.write(claim_notices, self._now(), AT_ONCE)
            await asyncio.gather(*(self._deliver(notice) for notice in claimed))

    async def _deliver(self, notice: OutboxNotice) -> None:
        """Send a notice that this process has claimed; what fails for whatever reason is tried again."""
        try:
            await self._deliver_open(notice)
        except Undelivered as failure:
            await self._note_failure(notice, failure)
        except StoreError:
            raise
        except Exception:
            logger.exception("A notice by %s could not be sent.", notice.channel.kind)
            await self._note_failure(notice, Undelivered(Message("server-notice-problem-unreachable")))

    async def _note_seen(self, people: set[str], tables: set[str]) -> None:
        """Note who is at their tables here: they need no notice."""
        seen = {
            (table_id, person): version
            for table_id, person, version in self._tables.attended(is_slow)
            if person in people or table_id in tables
        }
        fresh = [(*key, version) for key, version in seen.items() if self._seen.get(key) != version]
        if fresh:
            await self._db.write(mark_seen, fresh)
        self._seen = seen

    async def _deliver_open(self, notice: OutboxNotice) -> None:
        """Send a notice if it is still true and the hour is not quiet; refuses with `Undelivered`."""
        to = notice.channel
        settings = await self._db.read(notice_settings_of, to.person)
        if not await self._db.read(is_still_open, notice.table_id, notice.person, notice.version):
            await self._db.write(finish_notice, notice.id, LAPSED)
            return
        quiet = quiet_until(settings, self._now()) if to.table_id is None else None
        if quiet is not None:
            await self._db.write(postpone_notice, notice.id, quiet, False)
            return
        told = await self._compose(notice)
        if told is None:
            await self._db.write(finish_notice, notice.id, LAPSED)
            return
        await self._send(told, to, settings.language)
        await self._db.write(finish_notice, notice.id, SENT)
        if to.problem is not None:
            await self._db.write(set_problem, to.id, None)

    async def _compose(self, notice: OutboxNotice) -> Notice | None:
        found = await self._db.read(table_with_standing, notice.table_id)
        if found is None:
            return None
        row, standing = found
        deadline = standing.due if row.pace["kind"] != "none" else None
        to = notice.channel
        return turn_notice(notice.id, row, notice.person, self._senders.origin(to), deadline, to.table_id is None)

    async def _note_failure(self, notice: OutboxNotice, failure: Undelivered) -> None:
        to = notice.channel
        if failure.gone:
            await self._db.write(end_channel, to.id)
            return
        await self._db.write(set_problem, to.id, json.dumps(failure.problem.to_json()))
        if notice.attempts > len(RETRIES):
            await self._db.write(finish_notice, notice.id, GIVEN_UP)
            logger.warning("A notice by %s was given up: %s", to.kind, failure)
            return
        again = self._now() + RETRIES[notice.attempts - 1]
        await self._db.write(postpone_notice, notice.id, again, True)

    async def try_out(self, channel: Channel, language: str) -> None:
        """Send a trial at once; refuses with `Undelivered`."""
        link = f"{self._senders.origin(channel)}/"
        await self._send(Notice(new_id(), link, own=channel.table_id is None), channel, language)
        if channel.problem is not None:
            await self._db.write(set_problem, channel.id, None)

    async def _send(self, notice: Notice, channel: Channel, language: str) -> None:
        # The first sentence in a language reads its whole catalogue: not on the event loop.
        said = await asyncio.to_thread(say_notice, notice, language)
        await self._senders.send(notice, said, channel, language)
