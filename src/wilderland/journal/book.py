"""The journal on disk: one record a line, added at the end, never rewritten."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from wilderland.journal.record import BadRecord, Record


class Book:
    """A file of records, the oldest first."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, record: Record, again: bool = False) -> None:
        """Write one more line; a line that was cut short before it stays alone.

        `again`: it may have been written before, and is not if the last line tells of it.
        """
        if again and self.ends_with(record):
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps(record.as_json(), ensure_ascii=False) + "\n"
        with self.path.open("ab+") as file:
            end = file.seek(0, 2)
            if end:
                file.seek(end - 1)
                if file.read(1) != b"\n":
                    line = "\n" + line
            file.write(line.encode())

    def lines(self) -> Iterator[tuple[int, Record | BadRecord]]:
        """Every line that has something on it, with its number: a record, or why it is none."""
        if not self.path.is_file():
            return
        for number, line in enumerate(self.path.read_bytes().split(b"\n"), 1):
            if not line.strip():
                continue
            try:
                yield number, Record.from_json(json.loads(line.decode()))
            except BadRecord as error:
                yield number, error
            except (ValueError, RecursionError) as error:
                yield number, BadRecord("error-record-damaged", why=type(error).__name__)

    def ends_with(self, record: Record) -> bool:
        """Whether the last line tells of the same game, choice by choice."""
        if not self.path.is_file():
            return False
        line = self.path.read_bytes().rstrip(b"\n").rpartition(b"\n")[2]
        try:
            return bool(record.replay) and Record.from_json(json.loads(line)).replay == record.replay
        except (BadRecord, ValueError, RecursionError):
            return False

    def records(self) -> list[Record]:
        return [found for _, found in self.lines() if isinstance(found, Record)]

    def torn(self) -> list[tuple[int, BadRecord]]:
        """The lines that cannot be read, and why."""
        return [(number, found) for number, found in self.lines() if isinstance(found, BadRecord)]
