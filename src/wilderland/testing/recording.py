"""Finds the courses anew: ``python -m wilderland.testing.recording [COURSE …]``, needed when the rules have changed.

It takes some minutes, and the choices it writes need no player any more.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, islice

from wilderland.campaign import Campaign, CampaignLog, Series
from wilderland.campaign.steward import successor
from wilderland.cards.catalogue import catalogue
from wilderland.game import Game
from wilderland.model.kinds import ATTACK, NONE, THREAT_COST
from wilderland.model.state import State
from wilderland.rules.carry import Carry
from wilderland.rules.editions import MODES
from wilderland.scenarios import scenarios
from wilderland.testing.courses import FOLDER, NAMES, Course, Leg, Step, following
from wilderland.testing.winning import cost, fallen, hurt, won_games

SEEDS, KEPT = 2000, 4
SIEVE = {"expert": (2, 5), "nightmare": (2,)}
"""How often the later scenarios are tried, to see what a seed promises."""
TRIES = (16, 64, 96)
"""How often the scenarios are tried with the same seed, in earnest."""
LATE = (31, 30)
"""The threat with which the second scenario of a nightmare begins, at about the best."""


def tell(words: str) -> None:
    print(words, flush=True)


# -- the hard campaign ----------------------------------------------------------------------------
def with_a_price(game: Game) -> bool:
    """One hero has fallen, and several are hurt."""
    return len(fallen(game.state)) == 1 and len(hurt(game.state)) >= 2


def with_a_mark(game: Game) -> bool:
    """Nobody has fallen, some are hurt, and a hero has earned something for good."""
    return not fallen(game.state) and bool(hurt(game.state)) and bool(marks(game.state))


def marks(state: State) -> list[str]:
    """The heroes with a Permanent card."""
    permanent = [card for card in state.cards if card.printed.keywords.get("permanent") and card.host != NONE]
    return [state.cards[card.host].printed.code for card in permanent]


def anyhow(game: Game) -> bool:
    return True


PRICES: tuple[Callable[[Game], bool], ...] = (with_a_price, with_a_mark, anyhow)
"""What each scenario must cost."""


def campaign(mode: str) -> Course | None:
    """Lost at first, then won with a fallen hero; a successor, a swap and a rest; won, and won."""
    course = Course(mode)
    one = course.campaign(["", ""])
    lost = next(won_games(beginning(one), range(SEEDS), won=False))
    one.record(lost)
    course.legs.append(Leg.of(lost))
    return onward(one, course)


def beginning(one: Campaign) -> Callable[[int], Game]:
    def begin(seed: int) -> Game:
        setup = following(one, seed)
        return Game(setup, setup.begin())

    return begin


def onward(one: Campaign, course: Course) -> Course | None:
    """The rest of the campaign, in one of the ways in which the next scenario is won."""
    if one.over:
        return course
    before = decided(one)
    seeds = [seed for seed in range(SEEDS) if not one.has_played(one.scenario or "", seed)]
    found = (game for game in won_games(beginning(one), seeds) if PRICES[one.log.won](game))
    for game in islice(found, KEPT):
        tell(f"{one.scenario}: won in round {game.state.round}, at a cost of {cost(game):.0f}")
        later = Campaign(CampaignLog.loads(one.log.dumps()))
        later.record(game)
        whole = onward(later, Course(course.mode, [*course.legs, Leg.of(game, before)]))
        if whole is not None:
            return whole
    return None


def decided(one: Campaign) -> list[Step]:
    """Successors for the fallen; after the first scenario another player swaps a hero, and somebody rests."""
    steps: list[Step] = []

    def take(*step: Step) -> None:
        for one_step in step:
            one_step.take(one)
            steps.append(one_step)

    for seat, hero in one.to_replace:
        take(Step("replace", seat, (hero, successor(one, hero))))
    if steps and one.log.won == 1:
        other = 1 - steps[0].seat
        old = min(one.log.players[other].heroes, key=lambda hero: catalogue("revised").faces[hero].stats[ATTACK])
        take(Step("swap", other, (old, fitting(one, other, old))))
        tired = [(seat, hero) for seat in (0, 1) for hero in one.log.players[seat].heroes if hero in one.log.damage]
        seat, hero = max(tired, key=lambda pair: one.log.damage[pair[1]])
        take(Step("heal", seat, (hero,)))
    return steps


def fitting(one: Campaign, seat: int, old: str) -> str:
    """Of the spheres of those who stay, so that the deck can be paid for, whoever costs the least threat."""
    known = catalogue("revised")
    spheres = {known.facts[hero]["sphere"] for hero in one.log.players[seat].heroes if hero != old}
    able = [hero for hero in one.available if known.facts[hero]["sphere"] in spheres]
    return min(able, key=lambda hero: known.faces[hero].stats[THREAT_COST])


# -- series ---------------------------------------------------------------------------------------
def series(mode: str) -> Course | None:
    """The three scenarios in a row, with a seed that promises well for all of them."""
    for seed in range(SEEDS):
        row = Series(Course(mode).decks, mode, seed=seed)
        if promises(row):
            tell(f"{mode}, seed {seed}")
            games = in_a_row(row)
            if games is not None:
                return Course(mode, [Leg.of(game) for game in games])
    return None


def promises(row: Series) -> bool:
    """Whether the later scenarios that must be won can be, each by itself, begun with about its threat."""
    carry = Carry(threat=LATE) if MODES[row.mode].carries_over else None
    for number, tries in enumerate(SIEVE[row.mode], 1):
        if next(wins(replace(row, scores=[0] * number, carry=carry), tries), None) is None:
            return False
    return True


def wins(row: Series, tries: int, won: bool = True) -> Iterator[Game]:
    """The ways in which the next game is won (or lost)."""
    return won_games(lambda seed: row.begin(), [row.seed], tries, won)


def in_a_row(row: Series) -> list[Game] | None:
    """The rest of the series; if it depends on the game before, what costs the least is tried first.

    The last scenario of a nightmare may be lost, if it cannot be helped.
    """
    if row.over:
        return []
    found = wins(row, TRIES[len(row.scores)])
    last, carries = len(row.scores) == len(scenarios()) - 1, MODES[row.mode].carries_over
    if last and carries:
        found = chain(found, wins(row, 1, won=False))
    for game in sorted(found, key=cost)[:KEPT] if carries and not last else islice(found, 1):
        tell(f"{row.scenario}: over in round {game.state.round}, at a cost of {cost(game):.0f}")
        later = replace(row, scores=list(row.scores))
        later.record(game)
        rest = in_a_row(later)
        if rest is not None:
            return [game, *rest]
    return None


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        course = campaign(name) if MODES[name].campaign else series(name)
        if course is None:
            raise SystemExit(f"{name}: nothing found, look further")
        course.write(FOLDER)
