"""Deadlines for work on a database that may never answer: when the time is up, its connection is cut."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from typing import TYPE_CHECKING, Any

import psycopg

if TYPE_CHECKING:
    DriverConnection = psycopg.Connection[Any]


class Expired(Exception):
    """The time for a piece of work is up."""


class Job:
    """A piece of work in a thread, and the connection it uses."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._connection: DriverConnection | None = None
        self.started = False
        self.expired = False

    def use(self, connection: DriverConnection) -> None:
        """Use this connection from now on; refuses with `Expired` when time is up."""
        with self._lock:
            if self.expired:
                raise Expired
            self._connection = connection

    def release(self) -> None:
        """Stop using the connection: another job may use it next, so it is not cut any more."""
        with self._lock:
            self._connection = None

    def expire(self) -> None:
        """End the work wherever it is."""
        with self._lock:
            self.expired = True
            if self._connection is not None:
                cut(self._connection)


def cut(connection: DriverConnection) -> None:
    """Cut a connection from another thread: whoever waits for its answer gets an error."""
    with contextlib.suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)
