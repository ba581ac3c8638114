"""What can be played: every scenario, edition, way to play and number of players, with what they bring.

Games in the middle of a series or a campaign begin with what earlier ones may have left: discard piles, wounds,
fallen heroes replaced, boons and burdens. All of it follows from the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wilderland.agents.dice import Dice
from wilderland.campaign import Campaign, CampaignLog, Series
from wilderland.campaign.log import PlayerLog
from wilderland.campaign.resolution import MENDOR, SUPPORT, SWARM, VENOM
from wilderland.cards.catalogue import Catalogue, catalogue
from wilderland.decks import Deck, starters
from wilderland.model.kinds import HIT_POINTS, MAX_SEATS
from wilderland.rules.carry import Carry, Earned
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.scenarios import copies, scenario, scenarios
from wilderland.setups import Setup

MIRKWOOD = "passage-through-mirkwood"
SIZES = tuple(range(1, MAX_SEATS + 1))


@dataclass(frozen=True)
class Setting:
    """What is played, and by how many."""

    players: int
    edition: str = "revised"
    scenario: str = MIRKWOOD
    mode: str = "standard"


def settings(
    players: Sequence[int] = SIZES,
    editions: Sequence[str] = tuple(EDITIONS),
    scenarios: Sequence[str] = tuple(scenarios()),
    modes: Sequence[str] = tuple(MODES),
) -> list[Setting]:
    """All there are of these."""
    return [
        Setting(size, edition, quest, mode)
        for mode in modes
        for edition in editions
        if EDITIONS[edition].revised or not MODES[mode].campaign
        for quest in scenarios
        for size in players
    ]


def some_setup(dice: Dice, setting: Setting, seed: int, skip_empty_windows: bool = True) -> Setup:
    """A game of this setting: decks, and what earlier games have left."""
    mode = MODES[setting.mode]
    if mode.campaign:
        decks = swapped(dice, some_decks(dice, setting.players, setting.edition))
        setup = Campaign(some_log(dice, setting, decks)).setup(decks, any_deck=True)
    elif mode.in_a_row:
        decks = some_decks(dice, setting.players, setting.edition)
        games = list(scenarios()).index(setting.scenario)
        left = some_left_over(dice, decks, catalogue(setting.edition)) if mode.carries_over and games else None
        setup = Series(tuple(decks), setting.mode, setting.edition, scores=[0] * games, carry=left).setup()
    else:
        decks = some_decks(dice, setting.players, setting.edition)
        setup = Setup(setting.scenario, tuple(decks), setting.edition, setting.mode)
    return replace(setup, seed=seed, skip_empty_windows=skip_empty_windows)


# -- decks ----------------------------------------------------------------------------------------
def some_decks(dice: Dice, players: int, edition: str) -> list[Deck]:
    """Starter decks for a table, no hero twice; where the edition allows it, now and then a hero stays at home."""
    printed = list(starters(EDITIONS[edition].quantities).values())
    chosen: list[Deck] = []
    for deck in dice.shuffled(printed):
        if len(chosen) < players and not any(set(deck.heroes) & set(other.heroes) for other in chosen):
            chosen.append(deck)
    if len(chosen) < players:
        # Two decks of two spheres may leave too few others: the four of one sphere always fit together.
        chosen = dice.shuffled([deck for deck in printed if "-" not in deck.name])[:players]
    return [fewer(dice, deck, EDITIONS[edition].fewest_heroes) for deck in chosen]


def fewer(dice: Dice, deck: Deck, fewest: int) -> Deck:
    """B1: a deck that one of six times has no more heroes than it must have."""
    if fewest == len(deck.heroes) or not dice.chance(1, 6):
        return deck
    return replace(deck, heroes=tuple(dice.shuffled(deck.heroes)[: dice.between(fewest, len(deck.heroes))]))


def swapped(dice: Dice, decks: Sequence[Deck]) -> list[Deck]:
    """M6, M11: in a campaign heroes fall and are swapped for others."""
    heroes = [hero for deck in starters("revised").values() for hero in deck.heroes]
    changed = list(decks)
    for seat, deck in enumerate(decks):
        free = sorted(set(heroes) - {hero for other in changed for hero in other.heroes})
        if free and dice.chance(1, 3):
            out = dice.below(len(deck.heroes))
            changed[seat] = replace(deck, heroes=(*deck.heroes[:out], dice.pick(free), *deck.heroes[out + 1 :]))
    return changed


# -- what earlier games have left -----------------------------------------------------------------
def wounds(dice: Dice, heroes: Sequence[str], known: Catalogue) -> dict[str, int]:
    """Damage on heroes, short of death."""
    damage = {hero: dice.below(known.faces[hero].stats[HIT_POINTS]) for hero in heroes if dice.chance(1, 2)}
    return {hero: amount for hero, amount in damage.items() if amount}


def some_left_over(dice: Dice, decks: Sequence[Deck], known: Catalogue) -> Carry:
    """M5: threat, discard piles (perhaps with a hero in them) and wounds."""
    piles, alive = [], []
    for deck in decks:
        fallen = dice.below(len(deck.heroes)) if dice.chance(1, 3) else 0
        heroes = dice.shuffled(deck.heroes)
        cards = dice.shuffled([card for card, count in deck.cards.items() for _ in range(count)])
        piles.append(tuple(dice.shuffled([*heroes[:fallen], *cards[: dice.below(15)]])))
        alive += heroes[fallen:]
    threat = tuple(dice.between(20, 47) for _ in decks)
    return Carry(threat, tuple(piles), wounds(dice, alive, known))


def some_log(dice: Dice, setting: Setting, decks: Sequence[Deck]) -> CampaignLog:
    """M6, M7: the log of a campaign that has come as far as this scenario."""
    games = list(scenarios()).index(setting.scenario)
    known = catalogue(setting.edition)
    heroes = [hero for deck in decks for hero in deck.heroes]
    log = CampaignLog(
        [PlayerLog(deck.name, list(deck.heroes), dice.below(2) if games else 0) for deck in decks],
        setting.mode,
        games,
        threat_penalty=dice.below(3) if games else 0,
    )
    if games or dice.chance(1, 4):  # M13: they are there from the first game on, if Mendor came along
        log.pool += [Earned(SUPPORT, seat=seat) for seat in range(setting.players)]
        log.pool += [Earned(MENDOR)] if dice.chance(1, 4) else []
    if games:
        log.pool.append(Earned(dice.pick([SWARM, VENOM])))
        log.damage = wounds(dice, heroes, known) if MODES[setting.mode].keeps_damage else {}
    if games == 2:
        before = scenario(list(scenarios())[1])
        for code in before.beside:
            if known.faces[code].keywords.get("permanent"):
                bearers = dice.shuffled(heroes)[: dice.below(copies(known.facts[code], known) + 1)]
                log.pool += [Earned(code, hero) for hero in bearers]
        log.prisoner = dice.pick(heroes)
    return log


__all__ = ["MIRKWOOD", "SIZES", "Setting", "some_decks", "some_setup", "settings"]
