"""The journal: every finished game as a record, in the shape of a RingsDB quest log."""

from wilderland.journal.book import Book
from wilderland.journal.export import FORMATS, exported
from wilderland.journal.record import BadRecord, Record, Seat, record

__all__ = ["BadRecord", "Book", "FORMATS", "Record", "Seat", "exported", "record"]
