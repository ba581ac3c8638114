"""Learning Passage Through Mirkwood: masked PPO with nothing but NumPy, in minutes on one core.

    python examples/learn_mirkwood.py --games 3000 --seed 1

The policy is a softmax over the legal actions only. An action is told by what it is (verb and kind of question), by its
card, and by that card's numbers; so what is learnt of one ally helps with the next. Games at random are never won, so
while learning what has been reached counts besides: progress, low threat, the hearts of one's characters. Judged is by
wins and by how far it came, on seeds that nobody has learnt from.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import wilderland.envs  # noqa: F401 - registers the ids
from wilderland.envs.alphabet import VERBS, Alphabet
from wilderland.envs.seeing import CARD, KINDS, TABLE, Observation
from wilderland.lab.chance import Rate
from wilderland.model.kinds import PLAY_ZONES, QUEST_AREA

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

COLUMNS = {word: number for number, word in enumerate(CARD)}
FACTS = {word: number for number, word in enumerate(TABLE)}
SCALE = np.array([1 / 30, 1, 1, 1, 1 / 4, 1 / 8, 1 / 4, 1, 0, 0, 1 / 3, 1 / 3, 1 / 3, 1 / 4, 1 / 3, 1 / 40, 1 / 8])
"""What makes the numbers of a card small."""
LAST_STAGE = 4.0
"""How far a game came that was won."""
UNSEEN = 1_000_000
"""Where the seeds for judging begin."""


@dataclass
class Moment:
    """A decision: every legal action by its parts, and the table in a few numbers."""

    actions: Ints
    kinds: Ints
    """Which (question, verb) an action is."""
    cards: Ints
    """Which (verb, card) it is."""
    verbs: Ints
    numbers: Floats
    """The card's numbers and the table's, for each action."""
    table: Floats


class Reader:
    """Makes moments of observations."""

    def __init__(self, letters: Alphabet) -> None:
        self.slots = letters.slots
        self.plain = len(letters.plain)
        self.words = self.plain + len(VERBS)
        self.code = np.arange(letters.slots)
        for code, first in letters.first.items():
            self.code[first : first + letters.copies[code]] = first
        self.width = len(CARD) + 5
        self.cancel = letters.plain["cancel"]

    def table(self, seen: Observation) -> Floats:
        table, cards = seen["table"].astype(float), seen["cards"].astype(float)
        mine = cards[cards[:, COLUMNS["place"]] == PLAY_ZONES[0] + 1]
        willpower = float(mine[:, COLUMNS["willpower"]] @ (1 - mine[:, COLUMNS["exhausted"]]))
        threat = float(seen["players"][0][1])
        margin = (table[FACTS["willpower"]] + willpower - table[FACTS["threat"]]) / 8
        return np.array([1.0, threat / 50, margin, len(mine) / 8, potential(seen)])

    def moment(self, seen: Observation) -> Moment:
        actions = np.flatnonzero(seen["action_mask"])
        if len(actions) > 1:  # whoever may begin and call off for ever never loses
            actions = actions[actions != self.cancel]
        verbs = np.where(actions < self.plain, actions, self.plain + (actions - self.plain) // self.slots)
        slots = np.where(actions < self.plain, -1, (actions - self.plain) % self.slots)
        rows = np.where(slots[:, None] < 0, 0.0, seen["cards"][slots] * SCALE)
        table = self.table(seen)
        numbers = np.concatenate([rows, np.broadcast_to(table, (len(actions), len(table)))], 1)
        kinds = int(seen["table"][FACTS["asked"]]) * self.words + verbs
        cards = np.where(slots < 0, 0, verbs * self.slots + self.code[slots])
        return Moment(actions, kinds, cards, verbs, numbers, table)


def progress(seen: Observation) -> float:
    """The stage, and a tenth for each point of progress on it."""
    cards = seen["cards"]
    quest = cards[cards[:, COLUMNS["place"]] == QUEST_AREA + 1]
    return float(seen["table"][FACTS["stage"]]) + float(quest[:, COLUMNS["progress"]].sum()) / 10


def potential(seen: Observation) -> float:
    """How well it stands, roughly: stages and progress, threat, and the hearts that are left."""
    cards = seen["cards"].astype(float)
    mine = cards[cards[:, COLUMNS["place"]] == PLAY_ZONES[0] + 1]
    left = float((mine[:, COLUMNS["hit_points"]] - mine[:, COLUMNS["damage"]]).sum())
    return progress(seen) + 0.05 * left - 0.02 * float(seen["players"][0][1])


class Policy:
    """A softmax over the legal actions, linear in their parts, and a linear guess of what is to come."""

    def __init__(self, reader: Reader) -> None:
        kinds = (len(KINDS) + 1) * reader.words
        shapes = {"kinds": (kinds,), "cards": (reader.words * reader.slots,), "numbers": (reader.words, reader.width)}
        self.weights: dict[str, Floats] = {word: np.zeros(shape) for word, shape in shapes.items()}
        self.weights["value"] = np.zeros(5)
        self.first = {word: np.zeros_like(weight) for word, weight in self.weights.items()}
        self.second = {word: np.zeros_like(weight) for word, weight in self.weights.items()}
        self.steps = 0

    def logits(self, moment: Moment) -> Floats:
        w = self.weights
        numbers = np.einsum("kd,kd->k", w["numbers"][moment.verbs], moment.numbers)
        return np.asarray(w["kinds"][moment.kinds] + w["cards"][moment.cards] + numbers)

    def chances(self, moment: Moment) -> Floats:
        logits = self.logits(moment)
        shares = np.exp(logits - logits.max())
        return np.asarray(shares / shares.sum())

    def climb(self, gradients: dict[str, Floats], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for word, gradient in gradients.items():
            self.first[word] += 0.1 * (gradient - self.first[word])
            self.second[word] += 0.01 * (gradient**2 - self.second[word])
            mean = self.first[word] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[word] / (1 - 0.99**self.steps))
            self.weights[word] += rate * mean / (spread + 1e-6)


@dataclass
class Batch:
    """Decisions of several games, with what was done and how much better it went than thought."""

    moments: list[Moment] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    advantages: list[float] = field(default_factory=list)


@dataclass
class Settings:
    """What a learner may be told."""

    games_in_batch: int = 20
    epochs: int = 4
    clip: float = 0.2
    rate: float = 0.06
    entropy: float = 0.01
    discount: float = 0.997
    trace: float = 0.95


class Learner:
    """Plays and learns."""

    def __init__(self, seed: int = 0, settings: Settings | None = None, **setup: Any) -> None:
        self.env = gymnasium.make("Wilderland/Mirkwood-v0", **setup).unwrapped
        self.reader = Reader(self.env.play.letters)  # type: ignore[attr-defined]
        self.policy = Policy(self.reader)
        self.rng = np.random.default_rng(seed)
        self.settings = settings or Settings()
        self.far = 0.0
        """How far the last game came: its stage, and a tenth for each point of progress on it."""
        self.learnt = 0
        """How many games it has learnt from."""

    def play(self, seed: int, policy: Policy | None, batch: Batch | None = None) -> float:
        """One game; without a policy at random. Its reward: 1 for a win, -1 for a loss."""
        seen, _ = self.env.reset(seed=seed)
        rewards: list[float] = []
        moments: list[Moment] = []
        while True:
            moment = self.reader.moment(seen)
            many = len(moment.actions)
            chances = np.full(many, 1 / many) if policy is None else policy.chances(moment)
            place = int(self.rng.choice(many, p=chances))
            before = moment.table[-1]
            seen, reward, over, broken_off, _ = self.env.step(np.int64(moment.actions[place]))
            end = over or broken_off
            if batch is not None and many > 1:
                batch.moments.append(moment)
                batch.taken.append(place)
                batch.chances.append(float(chances[place]))
                moments.append(moment)
                rewards.append(0.0)
            if rewards:
                rewards[-1] += float(reward) + potential(seen) - before
            if end:
                self.far = LAST_STAGE if float(reward) > 0 else progress(seen)
                if batch is not None:
                    self.credit(batch, moments, rewards)
                return float(reward)

    def credit(self, batch: Batch, moments: list[Moment], rewards: list[float]) -> None:
        """What came after each decision, against what was thought (generalised advantages)."""
        rule = self.settings
        values = [float(moment.table @ self.policy.weights["value"]) for moment in moments]
        ahead, advantages = 0.0, []
        for number in reversed(range(len(moments))):
            next_value = values[number + 1] if number + 1 < len(values) else 0.0
            surprise = rewards[number] + rule.discount * next_value - values[number]
            ahead = surprise + rule.discount * rule.trace * ahead
            advantages.append(ahead)
        advantages.reverse()
        batch.advantages += advantages
        batch.returns += [one + value for one, value in zip(advantages, values, strict=True)]

    def improve(self, batch: Batch) -> None:
        """Some rounds of clipped policy gradients over a batch."""
        rule, policy = self.settings, self.policy
        wins = np.array(batch.advantages)
        wins = (wins - wins.mean()) / (wins.std() + 1e-8)
        tables = np.array([moment.table for moment in batch.moments])
        counts = [len(moment.actions) for moment in batch.moments]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(int)
        whole = Moment(*(np.concatenate([getattr(m, word) for m in batch.moments]) for word in Moment.__annotations__))
        owner = np.repeat(np.arange(len(counts)), counts)
        chosen = starts + np.array(batch.taken)
        old = np.array(batch.chances)
        for _ in range(rule.epochs):
            logits = policy.logits(whole)
            shares = np.exp(logits - np.maximum.reduceat(logits, starts)[owner])
            shares /= np.add.reduceat(shares, starts)[owner]
            ratio = shares[chosen] / old
            held = ((ratio > 1 + rule.clip) & (wins > 0)) | ((ratio < 1 - rule.clip) & (wins < 0))
            push = np.where(held, 0.0, ratio * wins)
            logs = np.log(shares + 1e-12)
            mixed = np.add.reduceat(shares * logs, starts)[owner]
            slope = -shares * push[owner] - rule.entropy * shares * (logs - mixed)
            slope[chosen] += push
            slope /= len(counts)
            gradients = {word: np.zeros_like(weight) for word, weight in policy.weights.items()}
            np.add.at(gradients["kinds"], whole.kinds, slope)
            np.add.at(gradients["cards"], whole.cards, slope)
            np.add.at(gradients["numbers"], whole.verbs, slope[:, None] * whole.numbers)
            error = np.array(batch.returns) - tables @ policy.weights["value"]
            gradients["value"] = tables.T @ error / len(counts)
            policy.climb(gradients, rule.rate)

    def learn(self, games: int) -> list[Rate]:
        """Learn from so many games; how often each batch was won."""
        found, last = [], self.learnt + games
        while self.learnt < last:
            batch = Batch()
            seeds = range(self.learnt, min(last, self.learnt + self.settings.games_in_batch))
            won = sum(self.play(seed, self.policy, batch) > 0 for seed in seeds)
            self.improve(batch)
            self.learnt += len(seeds)
            found.append(Rate(won, len(seeds)))
        return found

    def judge(self, games: int, policy: Policy | None) -> tuple[Rate, float]:
        """How often a policy wins, and how far it comes on average, on seeds nobody has learnt from."""
        won, far = 0, 0.0
        for seed in range(games):
            won += self.play(UNSEEN + seed, policy) > 0
            far += self.far
        return Rate(won, games), far / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000, help="games to learn from")
    parser.add_argument("--judged", type=int, default=300, help="games to judge by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", default="standard", help="standard or easy")
    parser.add_argument("--deck", default="leadership")
    wanted = parser.parse_args()
    learner = Learner(wanted.seed, mode=wanted.mode, deck=wanted.deck)
    print(f"at random: {shown(*learner.judge(wanted.judged, None))}", flush=True)
    begin, part = time.monotonic(), max(1, wanted.games // 10)
    for number in range(0, wanted.games, part):
        learner.learn(min(part, wanted.games - number))
        told = shown(*learner.judge(wanted.judged // 10, learner.policy))
        print(f"{learner.learnt:6} games, {time.monotonic() - begin:5.0f} s: {told}", flush=True)
    print(f"learnt: {shown(*learner.judge(wanted.judged, learner.policy))}")


def shown(rate: Rate, far: float) -> str:
    interval = f"{100 * rate.low:.1f}–{100 * rate.high:.1f}"
    return f"stage {far:.2f} on average, {100 * rate.rate:.1f} % of {rate.games} won ({interval})"


if __name__ == "__main__":
    main()
