"""Quiet hours: when nobody is told anything, in their own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from caribe.server.store.channels import NoticeSettings

DAY = 24 * 60  # minutes


def zone_of(name: str) -> tzinfo:
    """The time zone of this name; UTC where the system does not know it."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return UTC


def quiet_until(settings: NoticeSettings, now: int) -> int | None:
    """When the quiet hours end that are now (milliseconds since 1970); None outside of them.

    >>> night = NoticeSettings(zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
    >>> at = lambda *time: int(datetime(*time, tzinfo=zone_of("Europe/Berlin")).timestamp() * 1000)
    >>> quiet_until(night, at(2026, 7, 1, 23, 30)) == quiet_until(night, at(2026, 7, 2, 6, 59)) == at(2026, 7, 2, 7)
    True
    >>> quiet_until(night, at(2026, 7, 2, 7)), quiet_until(NoticeSettings(), at(2026, 7, 2, 3))
    (None, None)
    """
    begin, end = settings.quiet_from, settings.quiet_to
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(now / 1000, zone_of(settings.zone))
    minute = local.hour * 60 + local.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    # By the wall clock, also in the night in which the clocks are changed.
    day = local.date() + timedelta(days=1 if minute >= end else 0)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo)
    return int(over.timestamp() * 1000)


def is_zone(name: str) -> bool:
    """Tell whether there is a time zone of this name.

    >>> is_zone("Europe/Berlin"), is_zone("UTC"), is_zone("Atlantis"), is_zone("../x")
    (True, True, False, False)
    """
    return name == "UTC" or zone_of(name) is not UTC
