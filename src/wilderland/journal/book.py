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

    def add(self, record: Record) -> None:
        """Write one more line; a line that was cut short before it stays alone."""
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
                yield number, BadRecord(f"not the record of a game: {type(error).__name__}")

    def records(self) -> list[Record]:
        return [found for _, found in self.lines() if isinstance(found, Record)]

    def torn(self) -> list[tuple[int, str]]:
        """The lines that cannot be read, and why."""
        return [(number, str(found)) for number, found in self.lines() if isinstance(found, BadRecord)]
