"""Advice: what to answer now and why, and after a game what it was worth to answer as one did."""

from wilderland.advice.hints import Advised, Hint, hint
from wilderland.advice.remarks import Remark
from wilderland.advice.reviews import Costly, Point, Review, Reviewer, review

__all__ = ["Advised", "Costly", "Hint", "Point", "Remark", "Review", "Reviewer", "hint", "review"]
