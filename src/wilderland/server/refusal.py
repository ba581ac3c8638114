"""A "no" of the server: what a client is told, and what is logged."""

from __future__ import annotations

import math
from collections.abc import Iterable

from wilderland.errors import Problem, WilderlandError
from wilderland.server.shown import Argument, DeckProblem, Said
from wilderland.server.words import Code

STATUS: dict[str, int] = {
    "bad-message": 422,
    "busy": 503,
    "closed": 409,
    "forbidden": 403,
    "full": 409,
    "illegal": 422,
    "kicked": 403,
    "lost": 503,
    "not-found": 404,
    "not-playing": 409,
    "not-yours": 403,
    "origin": 403,
    "over": 409,
    "restart": 503,
    "sealed": 409,
    "stale": 409,
    "too-big": 413,
    "too-many": 429,
    "unknown": 401,
}


class Refusal(Exception):
    """Refused; nothing has changed. The message is `refused-<code>` unless another is given."""

    def __init__(
        self,
        code: Code,
        message: str = "",
        /,
        rule: str = "",
        offered: tuple[str, ...] = (),
        problems: tuple[DeckProblem, ...] = (),
        retry: float = 0.0,
        **args: Argument,
    ) -> None:
        super().__init__(f"{code}: {message or code}")
        self.code: Code = code
        if code == "bad-message" and not message:
            args = {"why": "?", **args}
        self.said = Said(message or f"refused-{code}", dict(args))
        self.rule = rule
        self.offered = offered
        self.problems = problems
        self.retry = retry
        """In how many seconds it may be otherwise."""

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    @property
    def headers(self) -> dict[str, str]:
        """What HTTP says beside it."""
        if self.status == 401:
            return {"WWW-Authenticate": "Bearer"}
        return {"Retry-After": str(max(1, math.ceil(self.retry)))} if self.status in (429, 503) else {}


def told(problems: Iterable[Problem]) -> tuple[DeckProblem, ...]:
    """What the engine has to say, as it goes over the wire."""
    return tuple(
        DeckProblem(
            Said(one.message, {word: _written(value) for word, value in one.args.items()}),
            one.rule,
            one.line,
            one.source,
            one.fatal,
        )
        for one in problems
    )


def _written(value: object) -> Argument:
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value)
    return value if isinstance(value, int) else str(value)


def because(error: WilderlandError, code: Code = "illegal") -> Refusal:
    """The engine says no, and why."""
    problems = told(error.problems)
    first = problems[0]
    refusal = Refusal(code, first.said.message, rule=first.rule, problems=problems)
    refusal.said = first.said
    return refusal
