"""What a program decides between two games of a campaign."""

from __future__ import annotations

from wilderland.campaign.campaign import EDITION, Campaign
from wilderland.cards.catalogue import catalogue
from wilderland.game import Game
from wilderland.model.kinds import HIT_POINTS, THREAT_COST

NEAR_DEATH = 2
"""Whoever has no more hit points than this left rests before the next game (M7)."""


def see_to(campaign: Campaign) -> None:
    """Successors for the fallen (M6) and rest for those near death (M7); nobody is swapped."""
    faces = catalogue(EDITION).faces
    for seat, fallen in campaign.to_replace:
        if campaign.available:
            campaign.replace(seat, fallen, successor(campaign, fallen))
        else:
            campaign.play_on_with(seat, fallen)
    for seat, player in enumerate(campaign.log.players):
        for hero in player.heroes:
            damage = campaign.log.damage.get(hero, 0)
            if damage and faces[hero].stats[HIT_POINTS] - damage <= NEAR_DEATH:
                campaign.heal(seat, hero)


def successor(campaign: Campaign, fallen: str) -> str:
    """Of the same sphere, so that the deck can still be paid for; of these the one with the least threat."""
    known = catalogue(EDITION)
    sphere = known.facts[fallen]["sphere"]

    def strangeness(hero: str) -> tuple[bool, int]:
        return known.facts[hero]["sphere"] != sphere, known.faces[hero].stats[THREAT_COST]

    return min(campaign.available, key=strangeness)


def next_game(campaign: Campaign, seed: int) -> Game:
    """The next game as programs prepare it, with the decks of the log and all boons; each try has its own seed."""
    see_to(campaign)
    decks = [deck for player in campaign.log.players if (deck := player.deck) is not None]
    setup = campaign.setup(decks, seed + len(campaign.log.games), any_deck=True)
    return Game(setup, setup.begin())
