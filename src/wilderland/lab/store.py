"""Where a plan and its results are kept: one SQLite file, safe against being killed at any moment."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wilderland.errors import WilderlandError
from wilderland.lab.plan import Plan
from wilderland.lab.results import Moment, Result

FORMAT = 1
SCHEMA = """
create table if not exists plan (format integer not null, body text not null);
create table if not exists results (
    arm integer not null, seed integer not null, won integer not null, reason text not null, rounds integer not null,
    score integer, decisions integer not null, seconds real not null, details text not null, replay text not null,
    primary key (arm, seed)
) without rowid;
"""
COLUMNS = ("arm", "seed", "won", "reason", "rounds", "score", "decisions", "seconds", "details", "replay")


class OtherPlan(WilderlandError):
    """The file holds the results of another plan."""


class Store:
    """The results of one plan."""

    def __init__(self, path: Path, plan: Plan | None = None) -> None:
        """Open a file, or begin one for a plan. A plan that only asks for more games of the same goes on."""
        self.path = path
        if plan is None and not path.exists():
            raise OtherPlan("lab-no-such-file", path=path.name)
        try:
            self.file = sqlite3.connect(path, isolation_level=None)
            self.file.execute("pragma journal_mode = wal")
            self.file.executescript(SCHEMA)
            found = self.file.execute("select format, body from plan").fetchone()
        except sqlite3.DatabaseError as error:
            raise OtherPlan("lab-not-a-lab-file", path=path.name) from error
        if found is None and plan is None:
            raise OtherPlan("lab-not-a-lab-file", path=path.name)
        if found is not None:
            kept = Plan.from_json(json.loads(found[1]))
            if plan is None:
                plan = kept
            elif (kept.arms, kept.seed) != (plan.arms, plan.seed):
                raise OtherPlan("lab-other-plan", path=path.name)
        assert plan is not None
        self.plan = plan
        with self.file:
            self.file.execute("begin immediate")
            self.file.execute("delete from plan")
            self.file.execute("insert into plan values (?, ?)", (FORMAT, json.dumps(plan.as_json())))
            self.file.execute("commit")

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def missing(self) -> list[tuple[int, int]]:
        """The games that have still to be played."""
        done = set(self.file.execute("select arm, seed from results"))
        return [trial for trial in self.plan.trials if trial not in done]

    def keep(self, result: Result) -> None:
        """Keep a result; it is on the disk when this returns."""
        details = json.dumps(result.details(), ensure_ascii=False, separators=(",", ":"))
        row = (*(getattr(result, word) for word in COLUMNS[:8]), details, result.replay)
        self.file.execute(f"insert or replace into results values ({','.join('?' * len(COLUMNS))})", row)

    def results(self, arm: int | None = None) -> Iterator[Result]:
        """The results of an arm, or of all, by seed."""
        where = "" if arm is None else " where arm = ?"
        for row in self.file.execute(
            f"select * from results{where} order by seed, arm", () if arm is None else (arm,)
        ):
            yield read(dict(zip(COLUMNS, row, strict=True)))

    def parquet(self, path: Path) -> None:
        """All figures as a Parquet file (needs `pyarrow`)."""
        import pyarrow
        from pyarrow import parquet

        rows = [
            {**{word: getattr(result, word) for word in COLUMNS[:8]}, "label": self.plan.arms[result.arm].label}
            for result in self.results()
        ]
        parquet.write_table(pyarrow.Table.from_pylist(rows), path)


def read(row: dict[str, Any]) -> Result:
    """A result as it was kept."""
    details = json.loads(row.pop("details"))
    moments = tuple(Moment(**{**one, "threat": tuple(one["threat"])}) for one in details["moments"])
    row["won"] = bool(row["won"])
    return Result(**row, moments=moments, drawn=tuple(details["drawn"]), played=tuple(details["played"]))
