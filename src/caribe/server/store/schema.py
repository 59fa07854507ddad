"""The tables of the database, in words that SQLite and PostgreSQL both understand; migrations/ makes them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("public", Text, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Index("people_by_public", "public"),
)

# An account makes somebody known by a name and a password, on any device. `login` is the name in small letters.
accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("recovery", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Only hashes of what a browser or a program shows: whoever reads the database cannot be anybody.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),
    Index("sessions_by_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_by_person", "person"),
)

# What was ended a moment ago, for every process to end its connections; no credential: all of them.
revocations = Table(
    "revocations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("credential", Text),
    Column("time", BigInteger, nullable=False),
    Index("revocations_by_time", "time"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("blocked", Text, ForeignKey("people.id"), primary_key=True),
)

# JSON, as the page sends it.
preferences = Table(
    "preferences",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# `who` is somebody's id or `bot:` and a kind.
ratings = Table(
    "ratings",
    metadata,
    Column("who", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_game", "game", "players"),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)

packs = Table(
    "packs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("data_hash", Text),
    Column("created", BigInteger, nullable=False),
    Index("packs_by_person", "person"),
)

# Contents of packs, once for all packs and tables that have them; `used` is when one was last referred to.
documents = Table(
    "documents",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("data", Text, nullable=False),
    Column("used", BigInteger, nullable=False),
)

# What people want the host to look at: somebody, or a position.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("about", Text, ForeignKey("people.id")),
    Column("table_id", Text),
    Column("decision", Integer),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)

# Documents are JSON as text: the same bytes everywhere, and nothing in them is ever searched.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("data_hash", Text),  # of the document it is played with, None for the standard data
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("finished", BigInteger),
    Column("status", Text, nullable=False),
    Column("owner", Text),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("timeout", Text, nullable=False),
    Column("due", BigInteger),
    Column("started", BigInteger),
    Column("rematch", Text),
    Column("start", Text),
    Column("auto_start", Boolean, nullable=False),
    Column("pack", Text),  # what the pack that it is played with is called
    Column("winners", Text),  # None while the game goes on, and where it ended before this was kept
    Column("version", Integer, nullable=False),  # how many entries there are
    Column("hash", LargeBinary),  # of the columns that never change (see chain.py)
    Index("tables_by_due", "due"),
    Index("tables_by_status", "status", "private"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text),
    Column("name", Text, nullable=False),  # "" for a person who is called as always
    Index("seats_by_person", "person"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("move_id", Text),
    Column("time", BigInteger, nullable=False),
    Column("hash", LargeBinary),  # of this entry and the hash before it; None after a hole that an old server left
    UniqueConstraint("table_id", "move_id", name="events_move_id"),
)

# Choices of a simultaneous moment that are not opened yet, each change a row more; the last of a seat counts.
seals = Table(
    "seals",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("moment", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("actions", Text),
    Column("move_id", Text),
    Column("version", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("hash", LargeBinary),  # of this seal and the last entry's hash
    UniqueConstraint("table_id", "move_id", name="seals_move_id"),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)

# When the last server was seen alive, and the times in which none was: they count against nobody.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

# Written to find out whether anything can be written.
probes = Table(
    "probes",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
)

# Where somebody is told that it is their turn: a webhook, an e-mail address, a browser's push subscription. With a
# table it is a webhook of that table, told of everybody's turn there. `origin` is the address the page was opened at.
channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("problem", Text),  # why the last notice was given up, as JSON; None if it arrived
    Index("channels_by_person", "person"),
    Index("channels_by_table", "table_id"),
)

# Quiet hours are minutes after midnight in the person's time zone; of the feeds' address only the hash is kept.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("feed", Text),
    Column("feed_tried", BigInteger),
    Index("notice_settings_by_feed", "feed"),
)

# The last version of a table that was looked at for somebody, and whether they know of their turn then.
noticed_turns = Table(
    "noticed_turns",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("noticed", Boolean, nullable=False),
)

# Notices to be sent; `result` is None until one was sent, was given up, or was no longer true.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    Column("channel", Text, ForeignKey("channels.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("result", Text),
    UniqueConstraint("channel", "table_id", "person", "version", name="outbox_once"),
    Index("outbox_by_due", "result", "due"),
)

# Reviews of finished games, each worked off task by task; `claimed` is until when one process has it. `record` is the
# game, `body` the review as JSON when it is ready, `problem` why there is none.
reviews = Table(
    "reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
    Column("total", Float),  # how much work there is, None before it was looked at
    Column("done", Float, nullable=False),
    Column("claimed", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("finished", BigInteger),
    Column("body", Text),
    Column("problem", Text),
    Index("reviews_by_table", "table_id", unique=True),
    Index("reviews_by_finished", "finished"),
    Index("reviews_by_person", "person"),
)

# What the tasks of an unfinished review have found; written by our own workers and read by them.
review_tasks = Table(
    "review_tasks",
    metadata,
    Column("review", Text, ForeignKey("reviews.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("result", Text, nullable=False),
)

# What somebody practises: a decision of their own (review, decision) or a puzzle; when next, and how it went so far.
exercises = Table(
    "exercises",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("days", Float, nullable=False),
    Column("ease", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("seen", BigInteger),
    Index("exercises_by_due", "person", "due"),
)

# `who` is somebody's id or `puzzle:` and its id.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("who", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)
