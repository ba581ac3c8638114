"""What the back of each campaign card makes of a won game (M8)."""

from __future__ import annotations

from collections.abc import Callable

from wilderland.campaign.log import CampaignLog
from wilderland.cards.catalogue import Catalogue
from wilderland.model.kinds import ATTACHED, HERO, QUEST_AREA
from wilderland.model.rng import OTHER_STREAM, below
from wilderland.model.state import State
from wilderland.rules.carry import Earned
from wilderland.scenarios import copies

SUPPORT = "mendors-support"
SWARM, VENOM, MENDOR = "ungoliants-swarm", "lingering-venom", "mendor"


def earn(log: CampaignLog, state: State, earned: Earned) -> None:
    """M9: write a card into the pool, if the box still has a copy."""
    known: Catalogue = state.table.catalogue
    if sum(1 for other in log.pool if other.card == earned.card) < copies(known.facts[earned.card], known):
        log.pool.append(earned)


def was_played(state: State, stage: str) -> bool:
    """Whether a quest card has been the current one."""
    return any(
        card.printed.code == stage and (card.zone == QUEST_AREA or card.incarnation > 0) for card in state.cards
    )


def after_mirkwood(log: CampaignLog, state: State) -> None:
    """Support for every player; a burden for the way they took."""
    for player in state.players:
        earn(log, state, Earned(SUPPORT, seat=player.seat))
    if was_played(state, "beorns-path"):
        earn(log, state, Earned(SWARM))
    if was_played(state, "dont-leave-the-path"):
        earn(log, state, Earned(VENOM))


def after_anduin(log: CampaignLog, state: State) -> None:
    """Valor and Scarred stay with their heroes; the hero with the most damage will be the prisoner."""
    for card in state.zones[ATTACHED]:
        record = state.cards[card]
        if record.printed.keywords.get("permanent"):
            earned = Earned(record.printed.code, state.cards[record.host].printed.code)
            if earned not in log.pool:
                earn(log, state, earned)
    heroes = [card for card in state.cards if card.printed.kind == HERO and state.in_play(card.id)]
    most = max(hero.damage for hero in heroes)
    tied = [hero.printed.code for hero in heroes if hero.damage == most]
    log.prisoner = tied[below(state.rng[OTHER_STREAM], len(tied))[0]]


def after_dol_guldur(log: CampaignLog, state: State) -> None:
    """Mendor, if he has come through, helps in the next campaign (M13)."""
    if any(card.printed.code == MENDOR and state.in_play(card.id) for card in state.cards):
        if Earned(MENDOR) not in log.pool:
            earn(log, state, Earned(MENDOR))


RESOLUTIONS: dict[str, Callable[[CampaignLog, State], None]] = {
    "passage-through-mirkwood": after_mirkwood,
    "journey-along-the-anduin": after_anduin,
    "escape-from-dol-guldur": after_dol_guldur,
}
