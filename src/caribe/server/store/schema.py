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

blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("blocked", Text, ForeignKey("people.id"), primary_key=True),
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
    Column("data", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("packs_by_person", "person"),
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
    Column("data_hash", Text),
    Column("data", Text),
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
    Column("winners", Text),  # None while the game goes on, and where it ended before this was kept
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
