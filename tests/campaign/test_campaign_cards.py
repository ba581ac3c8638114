"""The campaign cards (M8): their setup, what they do during the game, and their resolutions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from wilderland import Game, Setup, load
from wilderland.campaign import CampaignLog
from wilderland.campaign.log import PlayerLog
from wilderland.campaign.resolution import RESOLUTIONS
from wilderland.cards.catalogue import catalogue
from wilderland.cards.encounter.escape_from_dol_guldur import objectives_claimed, prisoner
from wilderland.decks import starters
from wilderland.kernel.run import run
from wilderland.language import turn_up
from wilderland.model.kinds import ENCOUNTER_DECK, QUEST_AREA, REMOVED, STAGING
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.carry import Carry, Earned
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.setup import lay_out
from wilderland.scenarios import scenario
from wilderland.testing import made_up
from wilderland.testing.table import TestTable

MIRKWOOD, ANDUIN, DOL_GULDUR = "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"


def begin(code: str, seats: int = 2, carry: Carry | None = None, mode: str = "campaign", seed: int = 6) -> TestTable:
    """A campaign game after its opening hands were kept."""
    decks = tuple(starters("revised")[name] for name in ("leadership", "spirit", "tactics", "lore")[:seats])
    setup = Setup(code, decks, mode=mode, seed=seed, first_player=0, skip_empty_windows=False, carry=carry)
    t = TestTable(Game(setup, setup.begin()))
    while t.decision is not None and t.decision.kind == "mulligan":
        t.choose("keep")
    return t


def resolved(t: TestTable, pool: list[Earned] | None = None) -> CampaignLog:
    """What the resolution of a game's campaign card writes into an empty log."""
    log = CampaignLog([PlayerLog("A", []), PlayerLog("B", [])], pool=pool or [])
    RESOLUTIONS[t.state.table.scenario.code](log, t.state)
    return log


def bring(t: TestTable, name: str, place: str) -> int:
    """Put an encounter card where it is needed."""
    card = t[name].id
    t.game.adjust(card=card, zone=place)
    return card


# -- setup ------------------------------------------------------------------------------------------
@pytest.mark.rule("M8")
@pytest.mark.card("Passage Through Mirkwood")
@pytest.mark.parametrize("code", [MIRKWOOD, ANDUIN])
def test_the_campaign_card_lies_beside_the_quest_and_brings_mendor(code: str) -> None:
    t = begin(code)
    assert t.order("campaign") == [scenario(code).name]
    assert (t["Mendor"].place, t["Mendor"].controller) == ("play:0", 0)


@pytest.mark.rule("M8", "M9")
@pytest.mark.parametrize("code", [MIRKWOOD, ANDUIN, DOL_GULDUR])
def test_without_the_campaign_there_are_no_campaign_cards(code: str) -> None:
    t = begin(code, mode="standard")
    known = catalogue("revised").facts
    assert not [card for card in t.state.cards if known[card.printed.code]["number"] >= 129]


@pytest.mark.rule("M9")
def test_what_is_not_earned_is_not_used() -> None:
    t = begin(MIRKWOOD)
    facts = catalogue("revised").facts
    assert {c.printed.name for c in t.state.cards if facts[c.printed.code].get("subtype")} == {"Mendor"}


@pytest.mark.rule("M8")
@pytest.mark.card("Journey Along the Anduin")
def test_all_copies_of_valor_and_scarred_are_set_aside() -> None:
    t = begin(ANDUIN)
    assert sorted(t.names("aside")) == ["Scarred"] * 4 + ["Valor"] * 4


# -- Mendor is needed -----------------------------------------------------------------------------------
@pytest.mark.card("Passage Through Mirkwood")
@pytest.mark.card("Journey Along the Anduin")
@pytest.mark.parametrize("code", [MIRKWOOD, ANDUIN])
def test_the_players_lose_when_mendor_leaves_play(code: str) -> None:
    t = begin(code)
    assert t.won is None
    t.game.adjust(card=t["Mendor"].id, damage=3)
    assert t["Mendor"].place == "removed"
    assert t.won is False


@pytest.mark.card("Escape from Dol Guldur")
def test_in_dol_guldur_mendor_may_be_lost() -> None:
    t = begin(DOL_GULDUR).choose("Aragorn").to("planning")
    t.game.adjust(card=t["Mendor"].id, zone="removed")
    assert t.won is None


# -- Journey Along the Anduin -----------------------------------------------------------------------------
def troll_falls(t: TestTable) -> TestTable:
    bring(t, "Hill Troll", "staging")
    t.game.adjust(card=t["Hill Troll"].id, damage=9)
    return t


@pytest.mark.card("Journey Along the Anduin")
def test_after_a_hill_troll_is_defeated_each_player_may_give_valor_to_a_hero() -> None:
    t = troll_falls(begin(ANDUIN).to("planning"))
    t.respond("Journey Along the Anduin").choose("Aragorn", "Éowyn")
    assert sorted(card.hosted_by for card in t.all("Valor") if card.place == "attached") == ["Aragorn", "Éowyn"]
    assert [(card.owner, card.controller) for card in t.all("Valor")[:2]] == [(0, 0), (1, 1)]


@pytest.mark.card("Journey Along the Anduin")
@pytest.mark.card("Valor")
def test_a_hero_has_no_second_valor() -> None:
    t = troll_falls(begin(ANDUIN).to("planning"))
    t.respond("Journey Along the Anduin").choose("Aragorn", "Éowyn")
    other = next(card.id for card in t.all("Hill Troll") if card.place == "encounter-deck")
    t.game.adjust(card=other, zone="staging")
    t.game.adjust(card=other, damage=9)
    t.respond("Journey Along the Anduin")
    assert "choose:Aragorn" not in t.options()
    assert "choose:Théodred" in t.options()


@pytest.mark.card("Journey Along the Anduin")
@pytest.mark.card("Scarred")
def test_after_a_hill_troll_destroys_a_character_each_player_is_scarred_once_a_game() -> None:
    t = begin(ANDUIN).to("planning")
    troll = bring(t, "Hill Troll", "engaged:0")
    t.game.adjust(card=t["Théodred"].id, damage=3)
    t.to("defend").until(lambda t: t.can("Théodred", kind="defend"))
    t.defend("Théodred")
    t.until(lambda t: t.can("Aragorn", kind="choose"))
    t.choose("Aragorn", "Éowyn")
    scars = sorted(card.hosted_by for card in t.all("Scarred") if card.place == "attached")
    assert scars == ["Aragorn", "Éowyn"]
    assert t.state.cards[troll].printed.name == "Hill Troll"
    assert any(key.startswith("whole-game:") for key in t.state.limits)


# -- Escape from Dol Guldur -------------------------------------------------------------------------------
def captured(name: str = "Éowyn", **more: Any) -> TestTable:
    """Dol Guldur after the capture."""
    return begin(DOL_GULDUR, carry=Carry(prisoner=code(name), **more)).choose("Aragorn").to("planning")


@pytest.mark.card("Escape from Dol Guldur")
@pytest.mark.card("Appointed by Fate")
def test_the_first_player_chooses_who_is_appointed_by_fate() -> None:
    t = begin(DOL_GULDUR, carry=Carry(prisoner="aragorn"))
    assert t.decision is not None and t.decision.seat == 0
    assert "choose:Éowyn" in t.options()
    t.choose("Éowyn")
    assert (t["Appointed by Fate"].hosted_by, t["Appointed by Fate"].controller) == ("Éowyn", 1)


@pytest.mark.rule("M8")
@pytest.mark.card("Escape from Dol Guldur")
@pytest.mark.parametrize("hero", ["Éowyn", "Aragorn", "Glóin"])
def test_the_noted_prisoner_is_taken_and_mendor_lies_beside(hero: str) -> None:
    t = captured(hero)
    assert t[hero].face.name == "Prisoner"
    assert t["Mendor"].face.name == "Captive"
    assert t["Mendor"].place == t[hero].place
    assert t.won is None
    assert [card.face.name for card in t.state.cards].count("Prisoner") == 1


@pytest.mark.card("Escape from Dol Guldur")
def test_without_a_noted_prisoner_chance_decides() -> None:
    taken = set()
    for seed in range(6):
        t = begin(DOL_GULDUR, seed=seed).choose("Aragorn").to("planning")
        taken |= {card.printed.name for card in t.state.cards if card.face.name == "Prisoner"}
    assert len(taken) > 1


@pytest.mark.rule("M8", "M11")
@pytest.mark.card("Escape from Dol Guldur")
def test_a_noted_prisoner_who_is_away_is_replaced_by_chance() -> None:
    """Ruling 31: no hero of this table."""
    taken = set()
    for seed in range(6):
        t = begin(DOL_GULDUR, seed=seed, carry=Carry(prisoner="gimli")).choose("Aragorn").to("planning")
        taken |= {card.printed.name for card in t.state.cards if card.face.name == "Prisoner"}
    assert len(taken) > 1 and "Gimli" not in taken


@pytest.mark.rule("M8")
@pytest.mark.card("Escape from Dol Guldur")
def test_what_is_attached_to_the_prisoner_lies_face_down_until_the_rescue() -> None:
    t = captured("Aragorn")
    assert t["Appointed by Fate"].face.name == "Hidden card"
    t.run(turn_up(prisoner))
    assert t["Aragorn"].face.name == "Aragorn"
    assert t["Appointed by Fate"].face.name == "Appointed by Fate"


@pytest.mark.rule("M8")
@pytest.mark.card("Escape from Dol Guldur")
def test_the_campaign_card_is_turned_over_at_the_capture() -> None:
    t = captured()
    assert t.all("Escape from Dol Guldur")[0].face.code == "campaign-escape-from-dol-guldur+b"


@pytest.mark.rule("M8")
@pytest.mark.card("Escape from Dol Guldur")
def test_after_the_first_objective_is_claimed_mendor_comes_back_with_a_damage_for_the_first_player() -> None:
    t = captured()
    objective = t["Gandalf's Map"]
    t.state.set_guard(objective.id, -1)
    t.game.adjust(card=objective.id, zone="staging")
    t.until(lambda t: t.can("Gandalf's Map", seat=0, kind="use"))
    t.use("Gandalf's Map", "Aragorn", seat=0)
    t.respond("Escape from Dol Guldur")
    assert t["Mendor"].face.name == "Mendor"
    assert t["Mendor"].damage == 1
    assert t["Mendor"].controller == t.state.first


@pytest.mark.rule("M8")
@pytest.mark.card("Escape from Dol Guldur")
def test_only_the_first_objective_claimed_brings_mendor_back() -> None:
    """Ruling 30: also if the first one is in the staging area again, so that one is claimed once more."""
    t = captured()
    for title in ("Gandalf's Map", "Shadow Key"):
        t.state.set_guard(t[title].id, -1)
        t.game.adjust(card=t[title].id, zone="staging")
    t.until(lambda t: t.can("Gandalf's Map", seat=0, kind="use"))
    t.use("Gandalf's Map", "Aragorn", seat=0)
    assert t.decision is not None and t.decision.kind == "response"
    t.choose("pass")
    t.game.adjust(card=t["Gandalf's Map"].id, zone="staging")
    t.until(lambda t: t.can("Shadow Key", seat=0, kind="use"))
    t.use("Shadow Key", "Aragorn", seat=0)
    assert objectives_claimed(t.state) == 1
    assert t.decision is not None and t.decision.kind != "response"


@pytest.mark.rule("M8")
@pytest.mark.card("Escape from Dol Guldur")
@pytest.mark.card("Scarred")
def test_a_scar_is_no_claimed_objective() -> None:
    t = captured(pool=(Earned("scarred", "aragorn"),))
    assert t["Scarred"].hosted_by == "Aragorn"
    assert objectives_claimed(t.state) == 0


# -- resolutions ----------------------------------------------------------------------------------------
@pytest.mark.rule("M8", "M9")
@pytest.mark.card("Passage Through Mirkwood")
@pytest.mark.parametrize(
    ("stage", "burden"), [("beorns-path", "ungoliants-swarm"), ("dont-leave-the-path", "lingering-venom")]
)
@pytest.mark.parametrize("left", [False, True])
def test_the_way_through_mirkwood_decides_the_burden(stage: str, burden: str, left: bool) -> None:
    t = begin(MIRKWOOD)
    card = next(card.id for card in t.state.cards if card.printed.code == stage)
    for current in t.state.zones[QUEST_AREA]:
        t.state.move(current, REMOVED)
    t.state.move(card, QUEST_AREA)
    if left:
        t.state.move(card, REMOVED)
    log = resolved(t)
    assert log.pool == [Earned("mendors-support", seat=0), Earned("mendors-support", seat=1), Earned(burden)]


@pytest.mark.rule("M8")
@pytest.mark.card("Journey Along the Anduin")
def test_after_the_anduin_valor_is_noted_with_its_hero_and_the_most_damaged_will_be_prisoner() -> None:
    t = troll_falls(begin(ANDUIN).to("planning"))
    t.respond("Journey Along the Anduin").choose("Aragorn", "Éowyn")
    t.game.adjust(card=t["Glóin"].id, damage=2)
    log = resolved(t)
    assert log.pool == [Earned("valor", "aragorn"), Earned("valor", code("Éowyn"))]
    assert log.prisoner == code("Glóin")


def code(name: str) -> str:
    return catalogue("revised").find(name).code


@pytest.mark.rule("M8")
@pytest.mark.card("Journey Along the Anduin")
def test_of_heroes_tied_for_the_most_damage_chance_picks_the_prisoner() -> None:
    found = set()
    for seed in range(12):
        t = begin(ANDUIN, seed=seed)
        t.game.adjust(card=t["Glóin"].id, damage=1)
        t.game.adjust(card=t["Éowyn"].id, damage=1)
        found.add(resolved(t).prisoner)
    assert found == {code("Glóin"), code("Éowyn")}


@pytest.mark.rule("M8", "M13")
@pytest.mark.card("Escape from Dol Guldur")
@pytest.mark.parametrize("saved", [True, False])
def test_mendor_comes_into_the_pool_only_if_he_is_in_play_at_the_end(saved: bool) -> None:
    t = captured()
    if not saved:
        t.game.adjust(card=t["Mendor"].id, zone="removed")
    assert (Earned("mendor") in resolved(t).pool) is saved


# -- the pool in the next setup (M6, K8, K9) ----------------------------------------------------------------
def with_pool(*pool: Earned, code: str = ANDUIN, **more: Any) -> TestTable:
    return begin(code, carry=Carry(pool=pool, **more))


@pytest.mark.rule("K8", "M6")
def test_permanents_are_attached_to_the_heroes_noted_for_them() -> None:
    pool = Earned("valor", "aragorn"), Earned("scarred", code("Éowyn"))
    t = with_pool(*pool, code=DOL_GULDUR, prisoner=code("Glóin")).choose("Aragorn")
    assert (t["Valor"].hosted_by, t["Valor"].controller) == ("Aragorn", 0)
    assert t["Scarred"].hosted_by == "Éowyn"


@pytest.mark.rule("M11")
def test_a_permanent_of_a_hero_who_is_away_is_not_used() -> None:
    t = with_pool(Earned("valor", "gimli"), code=DOL_GULDUR)
    assert not [card for card in t.state.cards if card.printed.name == "Valor"]


@pytest.mark.rule("M6")
def test_support_is_shuffled_into_the_decks_and_burdens_into_the_encounter_deck() -> None:
    t = with_pool(Earned("mendors-support", seat=1), Earned("ungoliants-swarm"), Earned("lingering-venom"))
    support = t["Mendor's Support"]
    assert (support.owner, support.place) in [(1, "deck:1"), (1, "hand:1")]
    encounter = {"encounter-deck", "staging", "encounter-discard"}
    assert {t["Ungoliant's Swarm"].place, t["Lingering Venom"].place} <= encounter


@pytest.mark.rule("M6")
def test_mendor_in_the_pool_is_placed_by_the_campaign_card_and_comes_once() -> None:
    t = with_pool(Earned("mendor"))
    assert [card.place for card in t.all("Mendor")] == ["play:0"]


@pytest.mark.rule("M6", "M12")
def test_penalties_are_added_to_the_starting_threat() -> None:
    usual, t = begin(MIRKWOOD), begin(MIRKWOOD, carry=Carry(penalty=(2, 3)))
    assert (t.threat(0), t.threat(1)) == (usual.threat(0) + 2, usual.threat(1) + 3)


@pytest.mark.rule("M7")
def test_noted_damage_is_placed_again() -> None:
    t = begin(MIRKWOOD, carry=Carry(damage={"aragorn": 3}), mode="hard-campaign")
    assert t["Aragorn"].damage == 3


@pytest.mark.rule("K9")
def test_a_setup_card_begins_in_the_play_area() -> None:
    helper = made_up("Old Guide", "ally", willpower=1, hit_points=2, keywords={"setup": 1})
    threat = made_up("Long Shadow", "location", threat=1, quest_points=3, keywords={"setup": 1})
    later = made_up("Late Guide", "ally", willpower=1, hit_points=2)
    t = layed_out({"own": helper, "theirs": threat, "deck": later})
    assert (t["Old Guide"].place, t["Old Guide"].controller) == ("play:0", 0)
    assert t["Long Shadow"].place == "staging"
    assert t["Late Guide"].place in ("deck:0", "hand:0")


def layed_out(cards: Mapping[str, Any]) -> TestTable:
    known = catalogue("revised").extended([card.facts for card in cards.values()], [c.text for c in cards.values()])
    quest = scenario(MIRKWOOD)
    state = State(Table(known, quest, EDITIONS["revised"], MODES["campaign"], True), 1, streams(2))
    heroes, deck = starters("revised")["leadership"].faces(known)
    pool = [(known.find(card.name), Earned(known.find(card.name).code, seat=0)) for card in cards.values()]
    lay_out(state, [(heroes, deck)], quest.encounter_cards(known), quest.quest_cards(known), 0, pool=pool)
    run(state)
    assert state.zones[ENCOUNTER_DECK] and state.zones[STAGING]
    return TestTable(Game(None, state))


# -- saves ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", [MIRKWOOD, ANDUIN, DOL_GULDUR])
def test_a_campaign_game_is_saved_with_what_it_inherited(code: str) -> None:
    pool = (Earned("valor", "aragorn"), Earned("mendors-support", seat=0), Earned("ungoliants-swarm"))
    t = begin(code, carry=Carry(damage={"aragorn": 1}, penalty=(1, 0), pool=pool, prisoner="aragorn"))
    t.to("commit")
    assert load(t.game.save()).save() == t.game.save()
    assert t.game.replay.play().save() == t.game.save()
