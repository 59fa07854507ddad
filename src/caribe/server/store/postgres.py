"""PostgreSQL: for several server processes, on one host or many. Connections in threads, durable commits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Concatenate, cast

import psycopg
from sqlalchemy import URL, Connection, NullPool, QueuePool, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from caribe.core.message import Message
from caribe.server.store.database import P, StoreUnusable, T, Taken
from caribe.server.store.deadlines import Expired, Job
from caribe.server.store.errors import MaybeSaved, NotSaved, StoreError
from caribe.server.store.failures import AWAY, BROKEN, cause, driver_error, not_read, not_saved, refuse_bad_text
from caribe.server.store.listener import PostgresBus
from caribe.server.store.outcome import ABORTED, COMMITTED, LIFE, Fate, find_out
from caribe.server.store.readiness import Readiness
from caribe.server.store.upgrade import upgrade

CONNECTIONS = 8
"""How many pieces of work run at once; PostgreSQL commits those together that come together."""

DEADLINE = 8.0  # seconds for any piece of work, from the moment it is asked for
CONNECTING: dict[str, object] = {
    "connect_timeout": 4,
    # A line on which nothing is acknowledged is dead, and one on which nothing happens is asked whether it is.
    "tcp_user_timeout": 6000,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
# A commit is on the disk when it returns, whatever the server's own settings say; and nothing waits for ever.
DURABLE = "-c synchronous_commit=on"
IMPATIENT = f"{DURABLE} -c statement_timeout=6000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=20000"
TRIES = 3
UPGRADING = 0x0CA21BE  # the lock that only one process at a time holds while it changes the tables
AGAIN = ("40001", "40P01")  # two that wait for each other: one is told to try again

WRITE = "BEGIN; SELECT pg_current_xact_id()::text, pg_backend_pid()"
"""Begins a transaction and asks for its number, by which its fate is found out if the commit is not answered."""

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

Driver = psycopg.Connection[Any]

logger = logging.getLogger(__name__)


class PostgreSQL:
    """A PostgreSQL database (see `Database` for what each call does)."""

    shared = True

    def __init__(self, url: str, deadline: float = DEADLINE) -> None:
        try:
            place = make_url(url).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError) as failure:
            raise StoreUnusable(Message("server-store-no-url")) from failure
        _upgrade(place)
        self._deadline = deadline
        connecting = {**CONNECTING, "options": IMPATIENT}
        # Transactions are begun and ended here, by hand: only so is it known what became of each.
        self._engine = create_engine(
            place,
            poolclass=QueuePool,
            pool_size=CONNECTIONS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
            connect_args=connecting,
            hide_parameters=True,
        )
        event.listen(self._engine, "before_cursor_execute", _check)
        event.listen(self._engine, "connect", _remember_life)
        self._connect_arguments = {**self._engine.dialect.create_connect_args(self._engine.url)[1], **connecting}
        self._threads = ThreadPoolExecutor(CONNECTIONS, "caribe-database")
        self.readiness = Readiness()
        self.bus = PostgresBus(self._connect, self.write)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What this work finds, all of it at one moment."""

        def run(job: Job) -> T:
            try:
                with self._transaction(job, READ) as (connection, driver, _):
                    found = work(connection, *args, **more)
                    driver.execute("COMMIT", prepare=False)
                    return found
            except (*BROKEN, psycopg.Error, OverflowError) as failure:
                raise not_read(failure) from None

        return await self._run(run)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Do this work, all or nothing; returns when it is safe on the disk."""

        def run(job: Job) -> T:
            for attempt in range(1, TRIES + 1):
                try:
                    return self._commit(job, lambda connection: work(connection, *args, **more))
                except IntegrityError:
                    raise Taken from None
                except (*BROKEN, psycopg.Error, OverflowError) as failure:
                    if attempt == TRIES or getattr(driver_error(failure), "sqlstate", None) not in AGAIN:
                        raise not_saved(failure) from None
            raise AssertionError("unreachable")

        try:
            return await self._run(run)
        except StoreError as failure:
            self.readiness.note(failure)
            raise

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        await self.bus.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def _run(self, run: Callable[[Job], T]) -> T:
        """Run this in a thread, for as long as there is time."""
        job = Job()

        def start() -> T:
            job.started = True
            try:
                return run(job)
            except Expired:
                raise NotSaved(AWAY, "time is up") from None

        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._threads, start)

        def expire() -> None:
            job.expire()
            if not job.started:
                work.cancel()

        timer = loop.call_later(self._deadline, expire)
        try:
            return await work
        except asyncio.CancelledError:
            if job.expired and not job.started:
                raise NotSaved(AWAY, "no thread was free") from None
            raise
        finally:
            timer.cancel()

    def _commit(self, job: Job, work: Callable[[Connection], T]) -> T:
        """Do this work in a transaction; returns when it is known to be committed."""
        with self._transaction(job, WRITE) as (connection, driver, fate):
            assert fate is not None
            result = work(connection)
            try:
                said = driver.execute("COMMIT", prepare=False).statusmessage
            except psycopg.Error as failure:  # also when it says no: it may do so, crash, and recover with a yes
                self._settle(fate, failure)
            else:
                if said != "COMMIT":
                    raise NotSaved(AWAY, f"COMMIT was answered by {said}")
            return result

    def _settle(self, fate: Fate, failure: psycopg.Error) -> None:
        """Find out what became of a commit that was not answered: returns if it was committed."""
        logger.warning("A commit was not answered: %s.", cause(failure))
        found = find_out(self._connect, fate)
        if found == ABORTED:
            raise failure
        if found != COMMITTED:
            raise MaybeSaved(cause(failure)) from None

    @contextmanager
    def _transaction(self, job: Job, begin: str) -> Iterator[tuple[Connection, Driver, Fate | None]]:
        """A transaction on a connection of the pool; rolled back unless it was committed."""
        connection, driver, fate = self._begin(job, begin)
        try:
            yield connection, driver, fate
        finally:
            with contextlib.suppress(psycopg.Error):
                driver.rollback()  # says nothing when no transaction is open
            job.release()
            _give_back(connection, driver)

    def _begin(self, job: Job, begin: str) -> tuple[Connection, Driver, Fate | None]:
        """Begin a transaction. A connection of the pool that has died meanwhile is replaced."""
        for attempt in range(CONNECTIONS + 1):
            connection = self._engine.connect()
            driver = cast("Driver", connection.connection.driver_connection)
            try:
                job.use(driver)
                begun = driver.execute(begin, prepare=False)
                fate = None
                if begun.nextset():
                    number, pid = begun.fetchone() or ("", 0)
                    fate = Fate(str(number), int(pid), connection.info[LIFE])
                return connection, driver, fate
            except BaseException as failure:
                job.release()
                broken = driver.closed
                _give_back(connection, driver)
                if not isinstance(failure, psycopg.Error) or not broken or job.expired or attempt == CONNECTIONS:
                    raise
        raise AssertionError("unreachable")

    def _connect(self) -> Driver:
        """A connection beside the pool."""
        return psycopg.connect(**self._connect_arguments, autocommit=True)


def _give_back(connection: Connection, driver: Driver) -> None:
    """Give a connection back to the pool, unless it is dead."""
    with contextlib.suppress(DBAPIError):
        if driver.closed:
            connection.invalidate()
        connection.close()


def _upgrade(place: URL) -> None:
    """Bring the database to the present shape; no other process does so meanwhile. Refuses with `StoreUnusable`."""
    # It may take its time: there may be many tables to go through.
    connecting = {**CONNECTING, "options": DURABLE}
    engine = create_engine(place, poolclass=NullPool, connect_args=connecting, hide_parameters=True)
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADING})
            upgrade(connection)
    except DBAPIError as failure:
        why = " ".join(str(failure.orig).split())
        path = place.render_as_string(hide_password=True)
        raise StoreUnusable(Message("server-store-unreachable", {"path": path, "why": why})) from failure
    finally:
        engine.dispose()


def _remember_life(driver: Driver, record: ConnectionPoolEntry) -> None:
    """Note in which life of the database a connection was opened; it does not outlive that."""
    row = driver.execute(LIFE, prepare=False).fetchone()
    driver.rollback()  # a transaction that was begun for this
    record.info[LIFE] = row[0] if row else ""


def _check(
    connection: Connection, cursor: object, statement: str, parameters: object, context: object, many: bool
) -> None:
    """No text is kept that could not be."""
    refuse_bad_text(parameters)
