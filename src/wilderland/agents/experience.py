"""What an expert has learnt by playing: how much more or less it leans to an answer than its rules tell it.

The rules reckon what an answer brings; how it goes on for rounds they cannot reckon. So many games were played with a
little chance in every answer, and what went better than it looked told which answers to lean to, and where
(`examples/learn_by_playing.py`). What came out are lessons: for a kind of question and a card a weight for each plain
fact of the situation, and for a kind of question weights for the numbers of a card. Where a scenario was not studied
there are none, and the rules stand alone.
"""

from __future__ import annotations

from wilderland.agents import choosing, timing, travelling
from wilderland.agents.board import Board
from wilderland.agents.lessons import Lessons
from wilderland.agents.planning import NEVER
from wilderland.agents.questing import Commitment
from wilderland.agents.stages import DUNGEONS, TOWER, free_treasures
from wilderland.agents.timing import timely
from wilderland.model.kinds import (
    ALLY,
    ATTACHMENT,
    ATTACK,
    CHARACTERS,
    DEFENSE,
    ENEMY,
    HANDS,
    HERO,
    HIT_POINTS,
    LOCATION,
    STAGING,
    THREAT,
    WILLPOWER,
)
from wilderland.model.records import Option

FAR = 6.0
"""How much less one leans, at most, to what the rules find worse."""
DISTANT = {"action": 7.0, "planning": 5.5, "mulligan": 4.0}
"""The same for some questions,"""
USUALLY = 5.5
"""and to any other answer where the rules do not say by how much it is worse."""
POINT = {"commit": 0.4, "planning": 0.4, "action": 0.28, "travel": 0.4, "choose": 0.4}
"""How many points make a difference of one in how much one leans to an answer."""
LEARNT = frozenset(
    {
        "action", "choose", "commit", "cost", "damage", "defend", "effect", "enemy-attack", "engage",
        "engagement", "mulligan", "planning", "player", "response", "travel",
    }
)  # fmt: skip
"""The questions that lessons are about."""
BY_SOURCE = frozenset({"choose", "cost", "effect", "player"})
"""Those that mean something else for every card that asks."""
UNTAUGHT = frozenset({"Wandering Took"})
"""Who may be used again and again: one who leans to that never ends."""
ANY = "any"
"""Stands for the card where it is its numbers that count."""


def situation(board: Board) -> list[float]:
    """The table in a few numbers between about -1 and 1, as the one who is asked sees it."""
    me, quest = board.me, board.quest
    others = [side for seat, side in board.sides.items() if seat != board.seat]
    elsewhere = sum([len(side.foes) for side in others]) if others else len(board.staged)
    return [
        1.0,
        1.0 if quest == TOWER else 0.0,
        1.0 if quest == DUNGEONS else 0.0,
        max(-0.5, (me.threat - 30) / 20),
        max(0, me.threat - 40) / 10,
        max(-1.2, min(1.2, board.headroom / 10)),
        min(10, board.round) / 10,
        min(3, len(me.foes)) / 3,
        min(10, sum([foe.attack for foe in me.foes])) / 10,
        min(15, board.staging_threat) / 10,
        1.0 if board.captive == board.seat else 0.0,
        1.0 if board.captive >= 0 else 0.0,
        len(board.claimed) / 3,
        len(free_treasures(board)) / 3,
        min(8, len(board.hand)) / 6,
        min(9, sum([hero.resources for hero in me.heroes])) / 6,
        min(5, len(me.characters) - len(me.heroes)) / 4,
        min(15, board.quest_left) / 15,
        1.0 if board.active else 0.0,
        min(3, elsewhere) / 3,
    ]


def numbers(board: Board, card: int) -> list[float]:
    """What tells a card from others of its kind; nothing if it has no numbers that could count."""
    if card < 0 or not board.sees(card):
        return []
    record = board.cards[card]
    kind = record.face.kind
    if record.zone in HANDS:
        cost = max(0, record.face.cost)
        left = max(0, board.purse(record.face) - cost)
        return [cost / 4, min(4.0, left / 4), float(kind == ALLY), float(kind == ATTACHMENT)]
    if kind not in CHARACTERS and kind != ENEMY:
        guards = float(card in board.guards)
        return (
            [board.stat(card, THREAT) / 3, board.explore(card) / 4, 0.0, 0.0, 0.0, guards] if kind == LOCATION else []
        )
    first = WILLPOWER if kind in CHARACTERS else THREAT
    found = [board.stat(card, which) / 3 for which in (first, ATTACK, DEFENSE)]
    found.append((board.stat(card, HIT_POINTS) - record.damage) / 4)
    if kind == ENEMY:
        return [*found, float(record.zone == STAGING), float(card in board.guards), len(record.attachments) / 2]
    mine = float(record.controller == board.seat)
    return [*found, float(kind == HERO), min(4, record.resources) / 4, len(record.attachments) / 2, mine]


class Leaning:
    """How much one leans to an answer: what the rules say, and what lessons about it could add."""

    __slots__ = ("key", "word", "numbers", "said", "verb")

    def __init__(self, key: str, said: float, verb: str, word: str, numbers: list[float]) -> None:
        self.key = key
        self.said = said
        """By the rules."""
        self.verb = verb
        """The question, and what is answered: lessons about the numbers of any card."""
        self.word = word
        """The same with the card: lessons about the situation."""
        self.numbers = numbers

    def by(self, lessons: Lessons, facts: list[float]) -> float:
        """With the lessons."""
        found: float = self.said
        weights = lessons.get(self.word)
        if weights is not None:
            for weight, fact in zip(weights, facts, strict=False):
                found += weight * fact
        weights = lessons.get(self.verb) if self.numbers else None
        if weights is not None:
            for weight, fact in zip(weights, self.numbers, strict=False):
                found += weight * fact
        return found


def words_for(board: Board, option: Option) -> tuple[str, str]:
    """What lessons about an answer are filed under: those about numbers, and those about its card."""
    kind, asks = board.decision.kind, board.decision.source
    if kind == "response":
        asks = option.about
    source = board.name(asks) if kind == "response" or kind in BY_SOURCE else ""
    name = board.name(option.card)
    if option.seat >= 0 and option.card < 0:
        name = "me" if option.seat == board.seat else "other"
    verb = option.key.partition(":")[0]
    return f"{kind}: {verb}: {ANY}", ": ".join([word for word in (kind, source, verb, name) if word])


def said(board: Board, options: list[Option], prior: Option) -> list[float]:
    """How much less than to their own answer the rules lean to each."""
    kind = board.decision.kind
    worth = points(board, options)
    if not worth:
        less = DISTANT.get(kind, USUALLY)
        return [0.0 if option.key == prior.key else -less for option in options]
    best, less = max(worth), DISTANT.get(kind, FAR)
    found: list[float] = []
    for option, value in zip(options, worth, strict=True):
        behind = max(-less, (value - best) / POINT[kind])
        found.append(0.0 if option.key == prior.key else min(-0.01, behind))
    return found


def points(board: Board, options: list[Option]) -> list[float]:
    """What the rules find each answer worth, in points; nothing where they do not say so."""
    kind = board.decision.kind
    if kind in ("planning", "action"):
        values = [timing.worth(board, option) if option.card >= 0 else 0.0 for option in options]
        return [-99.0 if value == NEVER else value for value in values]
    if kind == "travel":
        pulls = [travelling.pull(board, option.card) if option.card >= 0 else -99.0 for option in options]
        best = pulls.index(max(pulls))
        there = options[best].card
        stay = pulls[best] + 0.5 * board.explore(there) - travelling.gain(board, there)
        return [pull if option.card >= 0 else stay for pull, option in zip(pulls, options, strict=True)]
    if kind == "choose" and all([option.card >= 0 for option in options]):
        rule = choosing.rule_for(board)
        return [rule(board, option.card) for option in options]
    return []


def leanings(board: Board, prior: Option) -> list[Leaning]:
    """All answers to be weighed against that of the rules; none where lessons have nothing to say."""
    kind = board.decision.kind
    if kind not in LEARNT or board.name(prior.card) in UNTAUGHT:
        return []
    options = [option for option in board.options if option.key != "cancel" or option.key == prior.key]
    if kind in ("planning", "action"):
        options = [
            option for option in options if option.key == prior.key or option.card < 0 or sensible(board, option)
        ]
    if len(options) < 2:
        return []
    found: list[Leaning] = []
    for option, base in zip(options, said(board, options, prior), strict=True):
        verb, word = words_for(board, option)
        found.append(Leaning(option.key, base, verb, word, numbers(board, option.card)))
    return found


def sensible(board: Board, option: Option) -> bool:
    return timely(board, option) and board.name(option.card) not in UNTAUGHT


def favoured(board: Board, prior: Option, lessons: Lessons) -> Option:
    """The answer one leans to most."""
    weighed = leanings(board, prior)
    if not weighed:
        return prior
    facts = situation(board)
    best = max(weighed, key=lambda one: one.by(lessons, facts))
    return next(option for option in board.options if option.key == best.key)


class Company:
    """Who goes on the quest: for every character how much one leans to sending it, given who goes by the rules."""

    def __init__(self, board: Board) -> None:
        weigh = Commitment(board)
        self.plan = weigh.best()
        """Who goes by the rules."""
        self.facts = situation(board)
        going = [one.willpower for one in board.everyone if one.id in self.plan and not one.committed]
        spare = board.willpower + sum(going) - board.staging_threat - board.to_reveal
        self.facts[-2] = max(-1.2, min(1.2, spare / 8))
        """How far the plan's willpower reaches, instead of whether a location is active."""
        self.leanings: dict[int, Leaning] = {}
        for option in board.options:
            if option.card < 0:
                continue
            card = option.card
            gain = (weigh.worth(self.plan | {card}) - weigh.worth(self.plan - {card})) / POINT["commit"]
            base = min(FAR, max(0.01, gain)) if card in self.plan else max(-FAR, min(-0.01, gain))
            verb, word = words_for(board, option)
            self.leanings[card] = Leaning(option.key, base, verb, word, numbers(board, card))

    def sent(self, lessons: Lessons) -> frozenset[int]:
        """Who goes by the lessons."""
        others = [card for card in self.plan if card not in self.leanings]
        going = [card for card, one in self.leanings.items() if one.by(lessons, self.facts) > 0]
        return frozenset([*others, *going])
