"""Feeds behind a secret address: the turns of a person as Atom, and as a calendar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from xml.etree import ElementTree as ET

from sqlalchemy import Connection

from caribe.core.message import Message
from caribe.server.notices.notice import Notice, say_notice, turn_notice
from caribe.server.notices.turns import is_slow
from caribe.server.store.channels import NoticeSettings
from caribe.server.store.tables import PLAYING, tables_of
from caribe.server.store.turns import last_times
from caribe.server.timestamps import iso_time
from caribe.words import Words

ATOM = "http://www.w3.org/2005/Atom"
SHOWN = 100
HOUR = 3_600_000  # milliseconds
TRIAL = 24 * HOUR
"""Milliseconds for which a trial stays in the feeds."""

FOLDED = 74
"""Bytes of a line in a calendar, before the line goes on in the next one."""


class Turn(NamedTuple):
    """A turn in a feed: its notice, and since when it is open."""

    notice: Notice
    since: int


def turns_of(connection: Connection, person: str, origin: str, settings: NoticeSettings, now: int) -> list[Turn]:
    """The open turns of somebody in slow games, and a trial if they have asked for one lately; the latest first."""
    found = [
        each
        for each in tables_of(connection, person, SHOWN)
        if each.waits and each.table.status == PLAYING and is_slow(each.table.pace, each.table.people)
    ]
    times = last_times(connection, [each.table.id for each in found])
    turns = []
    for each in found:
        table = each.table
        deadline = each.standing.due if table.pace["kind"] != "none" else None
        since = times.get(table.id, table.created)
        turns.append(Turn(turn_notice(f"{table.id}-{since}", table, person, origin, deadline), since))
    tried = settings.feed_tried
    if tried is not None and now - tried < TRIAL:
        turns.append(Turn(Notice(f"trial-{tried}", f"{origin}/", deadline=tried + HOUR), tried))
    return sorted(turns, key=lambda turn: -turn.since)


def write_atom(turns: Sequence[Turn], origin: str, language: str) -> bytes:
    """Write turns as an Atom feed."""
    ET.register_namespace("", ATOM)
    feed = ET.Element(f"{{{ATOM}}}feed")

    def add(to: ET.Element, name: str, text: str = "", **attributes: str) -> ET.Element:
        element = ET.SubElement(to, f"{{{ATOM}}}{name}", attributes)
        element.text = text or None
        return element

    add(feed, "title", Words(language).say(Message("server-feed-title")))
    add(feed, "id", f"{origin}/")
    add(feed, "link", href=f"{origin}/")
    add(feed, "updated", iso_time(max((turn.since for turn in turns), default=0)))
    add(add(feed, "author"), "name", "Caribe")
    for turn in turns:
        said = say_notice(turn.notice, language)
        entry = add(feed, "entry")
        add(entry, "title", said.title)
        add(entry, "id", f"{origin}/#{turn.notice.id}")
        add(entry, "link", href=turn.notice.link)
        add(entry, "updated", iso_time(turn.since))
        add(entry, "summary", said.text)
    document: bytes = ET.tostring(feed, "utf-8", xml_declaration=True)
    return document


def write_calendar(turns: Sequence[Turn], origin: str, language: str) -> bytes:
    """Write turns as a calendar: the last hour before a deadline, or the day on which a turn without one began."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Caribe//Turns//EN", "METHOD:PUBLISH"]
    lines.append(f"X-WR-CALNAME:{_escaped(Words(language).say(Message('server-feed-title')))}")
    for turn in turns:
        said = say_notice(turn.notice, language)
        lines += ["BEGIN:VEVENT", f"UID:{turn.notice.id}@caribe", f"DTSTAMP:{_instant(turn.since)}"]
        if turn.notice.deadline is None:
            lines.append(f"DTSTART;VALUE=DATE:{_instant(turn.since)[:8]}")
        else:
            lines += [f"DTSTART:{_instant(turn.notice.deadline - HOUR)}", f"DTEND:{_instant(turn.notice.deadline)}"]
        lines += [f"SUMMARY:{_escaped(said.title)}", f"DESCRIPTION:{_escaped(f'{said.text} {turn.notice.link}')}"]
        lines += [f"URL:{turn.notice.link}", "END:VEVENT"]
    lines.append("END:VCALENDAR")
    return b"".join(part + b"\r\n" for line in lines for part in _folded(line.encode()))


def _instant(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    r"""Escape what separates values in a calendar.

    >>> print(_escaped("Ana, Blas; C\\D"))
    Ana\, Blas\; C\\D
    """
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text


def _folded(line: bytes) -> Iterator[bytes]:
    r"""Fold a line at the length that calendars allow, never inside of a character.

    >>> list(_folded(b"a" * 70 + "ñandú".encode()))
    [b'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\xc3\xb1an', b' d\xc3\xba']
    """
    while len(line) > FOLDED:
        cut = FOLDED
        while line[cut] & 0xC0 == 0x80:
            cut -= 1
        yield line[:cut]
        line = b" " + line[cut:]
    yield line
