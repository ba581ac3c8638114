"""What is kept: people, decks, tables, every choice, the journal."""

from wilderland.server.store.store import Store

__all__ = ["Store"]
