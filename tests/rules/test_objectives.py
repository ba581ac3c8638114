"""Objectives: revealed, guarded, claimed, returned (rules K5, O1 and O2)."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.language import (
    ANYONE,
    HOST,
    IT,
    SELF,
    YOU,
    action,
    add_to_staging,
    allies,
    attach,
    choose,
    claim,
    deal,
    discard,
    encounter_deck,
    enemies,
    exhaust_a,
    first_of,
    heroes,
    locations,
    passive,
    place_progress,
    raise_threat,
    raise_your_threat,
    reveal_top_card,
    when_revealed,
)
from wilderland.model.kinds import OBJECTIVE
from wilderland.testing import MadeUp, TestTable, made_up, player, table


def treasure(name: str, *parts: object, guarded: bool = True, cost: int = 2) -> MadeUp:
    """An objective that a player claims by raising their threat, for one of their heroes."""
    take = action(choose(heroes.yours, claim(to=IT)), cost=raise_your_threat(cost), by=ANYONE)
    return made_up(name, "objective", take, *parts, keywords={"guarded": 1} if guarded else {})


def enemy(name: str, **facts: Any) -> MadeUp:
    return made_up(name, "enemy", **{"engagement": 20, "attack": 0, "hit_points": 3, "threat": 2, **facts})


MAP = treasure("Old Map")
KEY = treasure("Old Key")
LAMP = treasure("Lamp", passive(HOST, willpower=2), guarded=False)
GUARD, SECOND = enemy("Guard"), enemy("Second Guard")
CAVE = made_up("Cave", "location", threat=3, quest_points=2)
SEER = made_up("Seer", "ally", action(reveal_top_card()), hit_points=1)
THIEF = made_up("Thief", "ally", action(choose(enemies, discard(IT))), hit_points=1)


def guards(t: TestTable) -> dict[str, str]:
    """Which objective is guarded by what."""
    cards = t.state.cards
    return {card.face.name: cards[card.guard].face.name for card in cards if card.guard >= 0}


def revealed(*deck: str | MadeUp, **more: Any) -> TestTable:
    """After the first card of this encounter deck was revealed in a planning phase."""
    t = table(hero="Gimli", threat=20, allies=[SEER, THIEF], encounter=[*deck, "Old Forest Road"], **more)
    return t.use(SEER)


# -- revealing objectives -----------------------------------------------------------------------
@pytest.mark.rule("O1", "F1.39")
def test_a_revealed_objective_goes_to_the_staging_area() -> None:
    t = table(hero="Gimli", encounter=[LAMP, GUARD], phase="quest", skip_empty_windows=False).to("quest.staging")
    assert t[LAMP].place == "staging" and t[LAMP].controller == -1
    assert t.staging_threat == 0 and guards(t) == {}


@pytest.mark.rule("O1")
def test_unless_it_says_otherwise() -> None:
    burden = made_up("Burden", "objective", when_revealed(choose(heroes, attach(SELF, to=IT))))
    t = revealed(burden)
    assert t[burden].hosted_by == "Gimli"


# -- guarded ------------------------------------------------------------------------------------
@pytest.mark.rule("K5", "O1")
def test_the_next_card_is_revealed_and_guards_the_objective_both_in_staging() -> None:
    t = revealed(MAP, GUARD)
    assert t[MAP].place == t[GUARD].place == "staging"
    assert guards(t) == {"Old Map": "Guard"}
    assert len(t.log("log-reveal")) == 2


@pytest.mark.rule("K5")
def test_a_guard_in_staging_still_adds_its_threat() -> None:
    assert revealed(MAP, GUARD).staging_threat == 2
    assert revealed(MAP, CAVE).staging_threat == 3


@pytest.mark.rule("K5")
def test_the_guards_own_keywords_and_effects_apply() -> None:
    lord = made_up(
        "Lord",
        "enemy",
        when_revealed(raise_threat(1, of=YOU)),
        threat=1,
        hit_points=3,
        engagement=20,
        keywords={"doomed": 4, "surge": 1},
    )
    t = revealed(MAP, lord, SECOND)
    assert t.threat() == 20 + 4 + 1
    assert t[SECOND].place == "staging"
    assert guards(t) == {"Old Map": "Lord"}


@pytest.mark.rule("K5", "F1.17")
def test_an_enemy_guard_stays_attached_when_it_engages_until_it_is_defeated() -> None:
    deck: list[str | MadeUp] = [MAP, GUARD, *["Old Forest Road"] * 5]
    t = table(hero="Legolas", encounter=deck, phase="quest", skip_empty_windows=False)
    t.to("engage").choose(GUARD)
    assert t[GUARD].place == "engaged:0" and guards(t) == {"Old Map": "Guard"}
    t.to("attack").attack(GUARD, "Legolas").to("combat.end")
    assert t[GUARD].place == "encounter-discard"
    assert guards(t) == {} and t[MAP].place == "staging"


@pytest.mark.rule("K5", "F1.17")
def test_a_location_guard_stays_attached_when_travelled_to_until_it_is_explored() -> None:
    mapper = made_up("Mapper", "ally", action(choose(locations.where(is_cave), place_progress(2, on=IT))), hit_points=1)
    t = table(hero="Gimli", allies=mapper, encounter=[MAP, CAVE, *["Forest Gate"] * 5], phase="quest")
    t.to("travel").choose(CAVE)
    assert t[CAVE].place == "active" and guards(t) == {"Old Map": "Cave"}
    t.use(mapper)
    assert t[CAVE].place == "encounter-discard"
    assert guards(t) == {} and t[MAP].place == "staging"


def is_cave(state: Any, scope: Any, card: Any) -> bool:
    return bool(card.face.name == "Cave")


@pytest.mark.rule("K5", "F1.17")
def test_an_effect_that_takes_the_guard_away_frees_the_objective() -> None:
    t = revealed(MAP, GUARD).use(THIEF)
    assert t[GUARD].place == "encounter-discard"
    assert guards(t) == {} and t[MAP].place == "staging"


@pytest.mark.rule("K5")
def test_a_treachery_resolves_and_guards_nothing() -> None:
    curse = made_up("Curse", "treachery", when_revealed(raise_threat(3, of=YOU)))
    t = revealed(MAP, curse, GUARD)
    assert t.threat() == 23 and t[curse].place == "encounter-discard"
    assert t[MAP].place == "staging" and guards(t) == {}
    assert t[GUARD].place == "encounter-deck"


@pytest.mark.rule("K5")
def test_a_cancelled_treachery_guards_nothing_either() -> None:
    curse = made_up("Curse", "treachery", when_revealed(raise_threat(3, of=YOU)))
    t = table(hero="Éowyn", threat=20, allies=SEER, hand="A Test of Will", resources=1, encounter=[MAP, curse, GUARD])
    t.use(SEER).respond("A Test of Will")
    assert t.threat() == 20 and t[curse].place == "encounter-discard"
    assert guards(t) == {} and t[GUARD].place == "encounter-deck"


@pytest.mark.rule("K5")
def test_another_guarded_objective_is_placed_and_the_next_cards_guard_both_in_turn() -> None:
    t = revealed(MAP, KEY, GUARD, SECOND)
    assert t[MAP].place == t[KEY].place == "staging"
    assert guards(t) == {"Old Map": "Guard", "Old Key": "Second Guard"}


@pytest.mark.rule("K5")
def test_another_objective_without_guard_is_placed_and_the_next_card_guards_the_first() -> None:
    t = revealed(MAP, LAMP, GUARD)
    assert t[LAMP].place == "staging"
    assert guards(t) == {"Old Map": "Guard"}


@pytest.mark.rule("K5", "Q77")
def test_an_objective_that_is_only_added_is_not_guarded() -> None:
    finder = made_up("Finder", "ally", action(add_to_staging(first_of(encounter_deck))), hit_points=1)
    t = table(hero="Gimli", allies=finder, encounter=[MAP, GUARD]).use(finder)
    assert t[MAP].place == "staging" and guards(t) == {}
    assert t[GUARD].place == "encounter-deck"


# -- claiming -----------------------------------------------------------------------------------
@pytest.mark.rule("O2", "K5")
def test_a_guarded_objective_cannot_be_claimed() -> None:
    t = revealed(MAP, GUARD)
    assert not t.can(MAP)
    t.use(THIEF)
    assert t.can(MAP)


@pytest.mark.rule("O2", "K5")
def test_nor_while_its_guard_is_engaged() -> None:
    t = table(
        hero="Gimli", threat=10, encounter=[MAP, GUARD, *["Forest Gate"] * 5], phase="quest", skip_empty_windows=False
    )
    t.to("engage").choose(GUARD)
    assert t[GUARD].place == "engaged:0" and not t.can(MAP)


@pytest.mark.rule("O1", "O2", "G8")
def test_the_claiming_player_pays_and_controls_it() -> None:
    seats = (player(heroes="Gimli", threat=20), player(heroes=["Éowyn", "Eleanor"], threat=30))
    t = table(*seats, staging=LAMP, skip_empty_windows=False).to("quest.begin").use(LAMP, "Eleanor", seat=1)
    assert (t.threat(0), t.threat(1)) == (20, 32)
    assert t[LAMP].hosted_by == "Eleanor" and t[LAMP].controller == 1
    assert t["Eleanor"].willpower == 3
    assert t.names("staging") == []


@pytest.mark.rule("O2")
def test_a_claimed_objective_cannot_be_claimed_again() -> None:
    seats = (player(heroes="Gimli", threat=20), player(heroes="Éowyn", threat=30))
    t = table(*seats, staging=LAMP, skip_empty_windows=False).to("quest.begin").use(LAMP, seat=0)
    assert t[LAMP].hosted_by == "Gimli"
    assert not t.can(LAMP, seat=0) and not t.can(LAMP, seat=1)


@pytest.mark.rule("O1", "O2", "E10")
def test_when_its_bearer_leaves_play_it_returns_to_staging_unclaimed() -> None:
    killer = made_up("Killer", "ally", action(choose(heroes, deal(9, to=IT))), hit_points=1)
    t = table(hero=["Gimli", "Thalin"], threat=20, allies=killer, staging=LAMP).use(LAMP, "Gimli").use(killer, "Gimli")
    assert t["Gimli"].place == "discard:0"
    assert t[LAMP].place == "staging" and t[LAMP].controller == -1
    t.use(LAMP)
    assert t[LAMP].hosted_by == "Thalin" and t.threat() == 24


@pytest.mark.rule("O1", "O2", "F1.17")
def test_detached_by_an_effect_it_returns_to_staging_unclaimed() -> None:
    seats = (player(heroes="Gimli", threat=20), player(heroes="Éowyn", threat=30, allies=DROPPER))
    t = table(*seats, staging=LAMP, skip_empty_windows=False).to("quest.begin").use(LAMP, seat=0).use(DROPPER, seat=1)
    assert t[LAMP].place == "staging" and t[LAMP].controller == -1
    t.use(LAMP, seat=1)
    assert t[LAMP].hosted_by == "Éowyn" and t[LAMP].controller == 1


def carried(state: Any, scope: Any) -> list[int]:
    """The objectives that heroes bear."""
    found = [card for hero in heroes(state, scope) for card in state.cards[hero].attachments]
    return [card for card in found if state.cards[card].printed.kind == OBJECTIVE]


DROPPER = made_up("Dropper", "ally", action(discard(carried)), hit_points=1)


@pytest.mark.rule("O2")
def test_an_objective_is_taken_as_its_own_text_says() -> None:
    banner = made_up("Banner", "objective", action(claim(to=IT), cost=exhaust_a(allies.yours), by=ANYONE))
    t = table(hero="Gimli", allies=["Veteran Axehand", "Horseback Archer"], exhausted="Veteran Axehand", staging=banner)
    t.use(banner)
    assert t[banner].hosted_by == "Horseback Archer" and t["Horseback Archer"].exhausted
