"""Advice in words, for the terminal and for pages."""

from __future__ import annotations

from wilderland.advice.hints import Advised
from wilderland.advice.reviews import Costly, Review
from wilderland.agents.rollouts import Answer
from wilderland.game import Replay
from wilderland.model.records import Decision
from wilderland.text.prose import Prose, Table


def percent(prose: Prose, chance: float) -> str:
    return prose.say("counsel-chance", chance=f"{100 * chance:.0f}")


def named(keys: Answer) -> list[str]:
    """The keys of an answer that are worth naming: that it is done need not be said."""
    return [key for key in keys if key != "done" or len(keys) == 1]


def answer(prose: Prose, table: Table, decision: Decision, keys: Answer) -> str:
    """An answer in words."""
    offered = {option.key: option for option in decision.options}
    return prose.listed([prose.option(table, offered[key]) for key in named(keys) if key in offered])


def because(prose: Prose, advised: Advised) -> str:
    """What speaks for an answer, or against it."""
    return "; ".join(remark.said(prose) for remark in advised.remarks)


def outcome(prose: Prose, review: Review) -> str:
    last = review.points[-1].round
    if review.won:
        return prose.say("review-won", round=last)
    return prose.say("review-lost", round=last, why=prose.say("log-lost", reason=review.reason))


def place(prose: Prose, costly: Costly) -> str:
    return prose.say("review-when", round=costly.round, phase=prose.phase(costly.phase))


def cost(prose: Prose, costly: Costly) -> str:
    return prose.say("review-points", cost=f"{100 * costly.cost:.0f}")


def both(prose: Prose, replay: Replay, costly: Costly) -> tuple[str, str]:
    """What was answered, and what would have been better."""
    game = replay.play(costly.at)
    decision = game.decisions[costly.seat]
    made, better = (answer(prose, game.state, decision, one.keys) for one in (costly.made, costly.better))
    return made, better
