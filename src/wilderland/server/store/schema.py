"""What is stored, as tables. Migrations in `migrations/versions` make them; a test compares both."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

ID = String(32)
HASH = String(64)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
"""A person has a key for each device they moved to."""

links = Table(
    "links",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("touched", Float, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("log", Text, nullable=False),
    Column("touched", Float, nullable=False),
)

workers = Table(
    "workers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("seen", Float, nullable=False),
)
"""Servers that share this store, by their last sign of life."""

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", HASH, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("round", Integer, nullable=False, default=0),
    Column("body", Text, nullable=False),
    Column("setup", Text),
    Column("save", Text),
    Column("save_serial", Integer),
    Column("owner", ID, nullable=False, default=""),
    Column("epoch", Integer, nullable=False, default=0),
    Index("ix_tables_status_touched", "status", "touched"),
)
"""`body` is everything of the table but its game; `setup` with the choices is the game; `save` a shortcut to a point of
it. `owner` may write while `epoch` is what it was when the owner took the table."""

members = Table(
    "members",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("person", ID, index=True),
    Column("token", HASH, nullable=False),
    Column("kicked", Boolean, nullable=False, default=False),
)

choices = Table(
    "choices",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, primary_key=True, autoincrement=False),
    Column("member", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("lines", Text, nullable=False),
)
"""One row for everything that was accepted together: lines as saves have them, or `undo <rows kept>`."""

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ID, primary_key=True),
    Column("played", Float, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("record", Text, nullable=False),
)
"""Finished games, for everybody with a key who sat there; they outlive their tables."""

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("member", Integer, nullable=False),
    Column("serial", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
