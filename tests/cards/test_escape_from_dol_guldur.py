"""Escape from Dol Guldur: cards 101-110 and the quest, 123-125, every ability of each."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

import wilderland as wl
from wilderland.cards.encounter.escape_from_dol_guldur import PRISONER
from wilderland.language import (
    IT,
    YOU,
    Players,
    action,
    after,
    an_enemy,
    choose,
    deal,
    deal_shadow_card,
    discard,
    draw,
    eliminate,
    encounter_deck,
    enemies,
    engage,
    heroes,
    place_progress_on_quest,
    put_aside,
    raise_threat,
    remember,
    response,
    seq,
    shadow,
    turn_down,
)
from wilderland.loading import load
from wilderland.model.kinds import OBJECTIVE, SET_ASIDE
from wilderland.model.records import Scope
from wilderland.testing import TestTable, made_up, player, table
from wilderland.testing.checks import redeal_looks_alike, redeals_vary, views_hide

QUIET = "Quiet Moment"
NAZGUL = "Nazgûl of Dol Guldur"
MAP, TORCH, KEY = "Gandalf's Map", "Dungeon Torch", "Shadow Key"
TREASURES = (MAP, TORCH, KEY)
TOWER, CAVERNS, OUT = "The Necromancer's Tower", "Through the Caverns", "Out of the Dungeons"
watched = partial(table, skip_empty_windows=False)
"""A position that stops in every window, so that it can be looked at."""
GLOOM = made_up("Gloom", "treachery", shadow(raise_threat(1, of=YOU)))
SCHOLAR = made_up("Scholar", "ally", action(draw(2)), hit_points=1)
MURDERER = made_up("Murderer", "ally", action(choose(heroes, deal(9, to=IT))), hit_points=1)
HUNTER = made_up("Hunter", "ally", action(choose(enemies, discard(IT))), hit_points=1)
SCOUT = made_up("Scout", "ally", action(place_progress_on_quest(1)), hit_points=1)


every_printing = pytest.mark.parametrize("edition", ["revised", "original", "first-printing"])


def each_of(*titles: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("title", [pytest.param(title, marks=pytest.mark.card(title)) for title in titles])


def held(name: str, *seats: Any, quest: str = CAVERNS, **more: Any) -> TestTable:
    """A position in which this hero is the prisoner, and the Nazgûl (if there is one) is set aside."""
    t = table(*seats, quest=quest, **more)
    return t.run(
        seq(
            put_aside(encounter_deck.titled(NAZGUL)),
            turn_down(heroes.titled(name), PRISONER),
            remember("captured"),
        )
    )


def prisoner(t: TestTable) -> str:
    """Whoever lies face down as a prisoner."""
    (name,) = [card.printed.name for card in t.state.cards if card.face is PRISONER]
    return name


def out(t: TestTable, seat: int) -> TestTable:
    """A player is eliminated by an effect."""
    return t.run(eliminate(of=Players(lambda state, scope: [seat])))


@pytest.mark.parametrize(
    ("name", "stats", "traits"),
    [
        pytest.param(name, stats, traits, marks=pytest.mark.card(name))
        for name, stats, traits in (
            (
                "Dungeon Jailor",
                {"engagement": 38, "threat": 1, "attack": 2, "defense": 3, "hit_points": 5},
                {"Dol Guldur", "Orc"},
            ),
            (NAZGUL, {"engagement": 40, "threat": 5, "attack": 4, "defense": 3, "hit_points": 9}, {"Nazgûl"}),
            (
                "Cavern Guardian",
                {"engagement": 8, "threat": 2, "attack": 2, "defense": 1, "hit_points": 2},
                {"Undead"},
            ),
            ("Endless Caverns", {"threat": 1, "quest_points": 3}, {"Dungeon"}),
            ("Tower Gate", {"threat": 2, "quest_points": 1}, {"Dungeon"}),
            (MAP, {"threat": 0}, {"Item"}),
            (TORCH, {"threat": 0}, {"Item"}),
            (KEY, {"threat": 0}, {"Item"}),
        )
    ],
)
def test_numbers_and_traits_in_the_staging_area(name: str, stats: dict[str, int], traits: set[str]) -> None:
    card = table(staging=name)[name]
    assert {stat: getattr(card, stat) for stat in stats} == stats
    assert set(card.printed.traits) == traits


@pytest.mark.parametrize(
    ("name", "points"),
    [
        pytest.param(name, points, marks=pytest.mark.card(name))
        for name, points in ((TOWER, 9), (CAVERNS, 15), (OUT, 7))
    ],
)
def test_the_quest_points_of_a_stage(name: str, points: int) -> None:
    assert table(quest=name)[name].quest_points == points


# -- Dungeon Jailor -----------------------------------------------------------------------------
@pytest.mark.card("Dungeon Jailor")
def test_after_a_failed_quest_the_jailor_takes_back_an_objective_of_the_first_players_choice() -> None:
    seats = (player(heroes="Gimli"), player(heroes="Éowyn"))
    t = watched(*seats, phase="quest", staging=["Dungeon Jailor", MAP, TORCH], first=1).to("choose")
    assert list(t.game.decisions) == [1] and t.options(1) == [f"choose:{MAP}", f"choose:{TORCH}"]
    assert t.threat(0) == 11 + 1
    t.choose(TORCH, seat=1)
    assert (t[TORCH].place, t[MAP].place, t["Dungeon Jailor"].place) == ("encounter-deck", "staging", "staging")
    assert t[TORCH].known == 0


@pytest.mark.card("Dungeon Jailor")
@pytest.mark.rule("C101", "Q6")
def test_the_jailor_takes_back_a_guarded_objective_too() -> None:
    t = watched(hero="Gimli", phase="quest", encounter=[MAP, "Dungeon Jailor", QUIET])
    t.to("quest.staging")
    assert t[MAP].guard == t["Dungeon Jailor"].id
    t.to("quest.resolution")
    assert (t[MAP].place, t[MAP].guard, t["Dungeon Jailor"].place) == ("encounter-deck", -1, "staging")


@pytest.mark.card("Dungeon Jailor")
@pytest.mark.rule("C101", "Q6")
def test_ruling_35_the_jailor_takes_back_an_objective_whose_guard_is_engaged() -> None:
    cards = [MAP, "Cavern Guardian", *[QUIET] * 4]
    t = watched(hero="Éowyn", phase="quest", staging="Dungeon Jailor", encounter=cards)
    t.to("commit").commit("Éowyn").to("engage").choose("Cavern Guardian").to("commit")
    assert (t["Cavern Guardian"].place, t[MAP].guard) == ("engaged:0", t["Cavern Guardian"].id)
    t.to("quest.resolution")
    assert (t["Cavern Guardian"].place, t[MAP].guard, t[MAP].place) == ("engaged:0", -1, "encounter-deck")


@pytest.mark.card("Dungeon Jailor")
def test_the_jailor_takes_back_no_claimed_objective() -> None:
    t = watched(hero="Gimli", phase="quest", staging=["Dungeon Jailor", TORCH]).use(TORCH)
    assert t.to("quest.resolution")[TORCH].hosted_by == "Gimli"


@pytest.mark.card("Dungeon Jailor")
def test_the_jailor_does_nothing_after_a_successful_or_an_even_quest() -> None:
    t = watched(hero="Éowyn", phase="quest", staging=["Dungeon Jailor", MAP])
    assert t.to("commit").commit("Éowyn").to("quest.resolution")[MAP].place == "staging"
    t = watched(hero="Legolas", phase="quest", staging=["Dungeon Jailor", MAP])
    assert t.to("commit").commit("Legolas").to("quest.resolution")[MAP].place == "staging"


@pytest.mark.card("Dungeon Jailor")
def test_the_jailor_does_nothing_while_engaged() -> None:
    t = watched(hero="Gimli", phase="quest", engaged="Dungeon Jailor", staging=[MAP, "Tower Gate"])
    assert t.to("quest.resolution")[MAP].place == "staging"


@pytest.mark.card("Dungeon Jailor")
@pytest.mark.rule("K7")
def test_a_defeated_jailor_is_worth_victory_points() -> None:
    t = table(hero="Gimli", allies=HUNTER, engaged="Dungeon Jailor").use(HUNTER)
    assert t.victory == ["Dungeon Jailor"] and t.game.score_sheet["victory"] == -5


# -- Nazgûl of Dol Guldur -----------------------------------------------------------------------
def under_attack(*shadows: Any, edition: str = "revised", **more: Any) -> TestTable:
    """The Nazgûl's attack is about to be defended."""
    t = watched(
        hero=["Gimli", "Legolas"],
        engaged=NAZGUL,
        encounter=list(shadows),
        phase="combat",
        edition=edition,
        threat=20,
        **more,
    )
    return t.to("defend")


@pytest.mark.card(NAZGUL)
@every_printing
def test_after_a_shadow_effect_of_the_nazgul_the_engaged_player_discards_a_character(edition: str) -> None:
    t = under_attack(GLOOM, edition=edition, allies="Gondorian Spearman").defend("Gimli").to("choose")
    assert t.threat() == 21
    assert t.options() == ["choose:Gimli", "choose:Legolas", "choose:Gondorian Spearman"]
    t.choose("Legolas")
    assert t["Legolas"].place == "discard:0" and t["Gimli"].place == "play:0"


@pytest.mark.card(NAZGUL)
@pytest.mark.rule("C102", "Q12", "E14")
def test_a_cancelled_shadow_effect_has_not_resolved() -> None:
    t = watched(
        hero=["Gimli", "Éowyn"],
        engaged=NAZGUL,
        encounter=[GLOOM],
        phase="combat",
        hand="Hasty Stroke",
        resources=1,
        threat=20,
    )
    t.to("defend").choose("undefended").to("response").respond("Hasty Stroke").to("damage")
    assert t.threat() == 20
    assert t.names("play:0") == ["Gimli", "Éowyn"]


@pytest.mark.card(NAZGUL)
def test_a_shadow_card_without_effect_costs_no_character() -> None:
    t = under_attack(QUIET).defend("Gimli").to("combat.end")
    assert t.names("play:0") == ["Gimli", "Legolas"]


@pytest.mark.card(NAZGUL)
def test_a_shadow_effect_dealt_to_another_enemy_costs_no_character() -> None:
    t = watched(hero="Gimli", engaged=["Forest Spider"], staging=NAZGUL, encounter=[GLOOM], phase="combat", threat=20)
    t.to("defend").defend("Gimli").to("combat.end")
    assert t.threat() == 21 and t["Gimli"].place == "play:0"


@pytest.mark.card(NAZGUL)
def test_two_shadow_effects_of_the_nazgul_cost_two_characters() -> None:
    t = under_attack(GLOOM, GLOOM, allies="Gondorian Spearman")
    t.run(deal_shadow_card(to=enemies))
    t.defend("Gimli").to("choose").choose("Legolas").to("choose").choose("Gondorian Spearman").to("combat.end")
    assert t.names("play:0") == ["Gimli"]


@pytest.mark.card(NAZGUL)
@pytest.mark.rule("C102")
@pytest.mark.parametrize(("edition", "may"), [("revised", False), ("original", False), ("first-printing", True)])
def test_no_attachment_is_played_on_the_nazgul_but_by_the_first_printing(edition: str, may: bool) -> None:
    t = table(hero="Denethor", engaged=NAZGUL, hand="Forest Snare", resources=3, edition=edition)
    assert t.can("Forest Snare") is may


@pytest.mark.card(NAZGUL, CAVERNS)
@pytest.mark.rule("E4", "G4")
@every_printing
def test_the_nazgul_comes_to_the_staging_area_when_the_prisoner_is_rescued(edition: str) -> None:
    t = held("Gimli", hero=["Gimli", "Éowyn"], allies=SCOUT, encounter=[NAZGUL, QUIET], edition=edition)
    assert t[NAZGUL].place == "aside" and t[NAZGUL].id in t.state.zones[SET_ASIDE]
    t.use(SCOUT).respond(CAVERNS)
    assert t[NAZGUL].place == "staging"


# -- Cavern Guardian ----------------------------------------------------------------------------
@pytest.mark.card("Cavern Guardian", "Endless Caverns")
@pytest.mark.rule("K1", "K2")
def test_doomed_and_surge() -> None:
    t = watched(hero="Éowyn", phase="quest", encounter=["Endless Caverns", "Cavern Guardian", QUIET, QUIET])
    t.to("commit").commit("Éowyn").to("quest.staging")
    assert t.order("staging") == ["Endless Caverns", "Cavern Guardian"]
    assert t.threat() == 9 + 2
    assert t.names("encounter-deck") == [QUIET, QUIET]


def guardian(**more: Any) -> TestTable:
    """An attack with Cavern Guardian as its shadow card; Gimli bears arms and a claimed map."""
    t = watched(
        player(
            heroes=["Gimli", "Legolas"],
            attached={"Gimli": ["Citadel Plate"], "Legolas": ["Blade of Gondolin"]},
            engaged="Forest Spider",
            threat=20,
        ),
        player(heroes="Éowyn", attached={"Éowyn": ["Unexpected Courage", "Caught in a Web"]}),
        staging=[MAP],
        encounter=["Cavern Guardian"],
        phase="combat",
        **more,
    )
    return t.use(MAP, "Legolas", seat=0).to("defend")


@pytest.mark.card("Cavern Guardian")
@pytest.mark.rule("O2")
def test_guardian_as_a_shadow_discards_an_attachment_of_the_attacked_player() -> None:
    t = guardian().defend("Gimli").to("choose")
    assert sorted(t.options()) == [f"choose:{name}" for name in ("Blade of Gondolin", "Citadel Plate", MAP)]
    t.choose("Citadel Plate")
    assert t["Citadel Plate"].place == "discard:0"
    assert t["Blade of Gondolin"].hosted_by == t[MAP].hosted_by == "Legolas"


@pytest.mark.card("Cavern Guardian", MAP)
@pytest.mark.rule("O2", "F1.17")
def test_an_objective_discarded_by_the_guardian_returns_to_staging_unclaimed() -> None:
    t = guardian().defend("Gimli").to("choose").choose(MAP)
    assert (t[MAP].place, t[MAP].hosted_by, t[MAP].controller) == ("staging", "", -1)
    assert t["Citadel Plate"].hosted_by == "Gimli"
    t.to("combat.end")
    assert t.can(MAP)


@pytest.mark.card("Cavern Guardian")
def test_guardian_in_an_undefended_attack_discards_all_attachments_of_that_player() -> None:
    t = guardian().choose("undefended").to("damage")
    assert sorted(t.names("discard:0")) == ["Blade of Gondolin", "Citadel Plate"] and t[MAP].place == "staging"
    assert t["Unexpected Courage"].hosted_by == t["Caught in a Web"].hosted_by == "Éowyn"


# -- Under the Shadow ---------------------------------------------------------------------------
@pytest.mark.card("Under the Shadow")
@pytest.mark.rule("E6")
def test_under_the_shadow_adds_the_number_of_players_to_the_staging_threat_for_the_phase() -> None:
    seats = [player(heroes=hero) for hero in ("Gimli", "Éowyn", "Denethor")]
    t = watched(*seats, phase="quest", encounter=["Under the Shadow", *[QUIET] * 5]).to("quest.staging")
    assert t.staging_threat == 3 and t["Under the Shadow"].place == "encounter-discard"
    out(t, 2)
    assert t.staging_threat == 2
    t.to("travel")
    assert t.staging_threat == 0
    assert t.threat(0) == 11 + 2


@pytest.mark.card("Under the Shadow")
def test_under_the_shadow_twice_counts_twice() -> None:
    t = watched(hero="Gimli", phase="quest", encounter=["Under the Shadow", "Under the Shadow", QUIET])
    t.to("quest.staging").reveal("Under the Shadow")
    assert t.staging_threat == 2


@pytest.mark.card("Under the Shadow")
@pytest.mark.parametrize(("enemies", "raise_"), [(["Forest Spider"], 1), (["Forest Spider", "Dol Guldur Orcs"], 2)])
def test_under_the_shadow_as_a_shadow_raises_threat_by_the_enemies_engaged(enemies: list[str], raise_: int) -> None:
    seats = (player(heroes="Gimli", engaged=enemies, threat=20), player(heroes="Éowyn", engaged="King Spider"))
    t = watched(*seats, phase="combat", encounter=["Under the Shadow"], staging="Tower Gate")
    t.to("combat.end")
    assert (t.threat(0), t.threat(1)) == (20 + raise_, 9)


# -- Iron Shackles ------------------------------------------------------------------------------
def shackled(*seats: Any, **more: Any) -> TestTable:
    """Iron Shackles have been revealed."""
    return watched(*seats, encounter=["Iron Shackles", QUIET, QUIET], **more).reveal("Iron Shackles")


def in_hand(t: TestTable, seat: int = 0) -> int:
    return len(t.names(f"hand:{seat}"))


@pytest.mark.card("Iron Shackles")
@pytest.mark.rule("E10")
def test_shackles_lie_on_the_first_players_deck_as_a_condition() -> None:
    t = shackled(player(heroes="Gimli"), player(heroes="Éowyn"), first=1)
    shackles = t["Iron Shackles"]
    assert shackles.place == "attached" and shackles.has_trait("Condition") and shackles.controller == -1
    views = [t.game.view(seat)["players"] for seat in (0, 1)]
    for seen in views:
        assert seen[0]["deck_attachments"] == []
        assert [card["name"] for card in seen[1]["deck_attachments"]] == ["Iron Shackles"]


@pytest.mark.card("Iron Shackles")
def test_shackles_replace_one_whole_draw() -> None:
    t = shackled(hero="Gimli", allies=SCHOLAR)
    t.use(SCHOLAR)
    assert in_hand(t) == 0 and t["Iron Shackles"].place == "encounter-discard"
    t.use(SCHOLAR)
    assert in_hand(t) == 2


@pytest.mark.card("Iron Shackles")
def test_shackles_replace_the_draw_of_the_resource_phase_of_that_player_alone() -> None:
    t = shackled(player(heroes="Gimli"), player(heroes="Éowyn"), first=1, phase="refresh")
    assert t.state.first == 0
    t.until(lambda t: t.state.round == 2 and t.state.step == "resource")
    assert (in_hand(t, 0), in_hand(t, 1)) == (0, 1)
    assert t["Iron Shackles"].place == "encounter-discard"


@pytest.mark.card("Iron Shackles")
def test_shackles_wait_for_a_draw_from_their_own_deck() -> None:
    seats = (player(heroes="Gimli"), player(heroes="Éowyn", allies=SCHOLAR))
    t = shackled(*seats, phase="quest").use(SCHOLAR, seat=1)
    assert in_hand(t, 1) == 2 and t["Iron Shackles"].place == "attached"


@pytest.mark.card("Iron Shackles")
def test_each_of_two_shackles_replaces_a_draw() -> None:
    t = watched(hero="Gimli", allies=SCHOLAR, encounter=["Iron Shackles", "Iron Shackles"])
    t.reveal("Iron Shackles").reveal("Iron Shackles")
    for left in (1, 0):
        t.use(SCHOLAR)
        if t.decision is not None and t.decision.kind == "order":
            t.choose("Iron Shackles")
        assert in_hand(t) == 0 and t.names("attached") == ["Iron Shackles"] * left
    t.use(SCHOLAR)
    assert in_hand(t) == 2


@pytest.mark.card("Iron Shackles")
def test_shackles_stay_when_nothing_would_be_drawn() -> None:
    t = shackled(hero="Gimli", allies=SCHOLAR, deck=[])
    assert t.use(SCHOLAR)["Iron Shackles"].place == "attached"
    t = shackled(hero="Gimli", allies=SCHOLAR, active="Enchanted Stream")
    t.use(SCHOLAR)
    assert in_hand(t) == 0 and t["Iron Shackles"].place == "attached"


@pytest.mark.card("Iron Shackles")
@pytest.mark.parametrize("defended", [True, False])
def test_shackles_as_a_shadow_lie_on_the_first_players_deck(defended: bool) -> None:
    seats = (player(heroes="Gimli", engaged="Forest Spider"), player(heroes="Éowyn", allies=SCHOLAR))
    t = watched(*seats, phase="combat", encounter=["Iron Shackles"], first=1).to("defend")
    t.choose("Gimli" if defended else "undefended").to("combat.end")
    assert t["Iron Shackles"].place == "attached"
    t.use(SCHOLAR, seat=1)
    assert in_hand(t, 1) == 0 and t["Iron Shackles"].place == "encounter-discard"


@pytest.mark.card("Iron Shackles", "Miner of the Iron Hills")
def test_a_miner_discards_shackles() -> None:
    t = shackled(hero="Denethor", hand="Miner of the Iron Hills", resources=2)
    t.play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert t["Iron Shackles"].place == "encounter-discard"


@pytest.mark.card("Iron Shackles")
@pytest.mark.rule("X2", "E10")
def test_shackles_go_with_the_deck_of_an_eliminated_player() -> None:
    t = out(shackled(player(heroes="Gimli"), player(heroes="Éowyn")), 0)
    assert t["Iron Shackles"].place == "encounter-discard"


@pytest.mark.card("Iron Shackles")
def test_shackles_on_a_deck_are_saved() -> None:
    t = shackled(hero="Gimli", allies=SCHOLAR)
    again = load(t.game.save(), t.state.table.catalogue)
    assert again.digest == t.game.digest
    assert TestTable(again).use(SCHOLAR)["Iron Shackles"].place == "encounter-discard"


# -- Tower Gate and Orc Guards ------------------------------------------------------------------
DECK = ["Longbeard Orc Slayer", "Gandalf", "Feint", "Beorn", "Steward of Gondor", "Faramir", "Ever Vigilant"]


def travelled(*seats: Any, **more: Any) -> TestTable:
    """The players have travelled to Tower Gate."""
    return watched(*seats, phase="travel", staging=["Tower Gate"], **more).to("travel").choose("Tower Gate")


@pytest.mark.card("Tower Gate")
@pytest.mark.rule("E13", "C107", "Q8")
def test_travelling_to_the_gate_gives_each_player_an_orc_guard_from_the_deck() -> None:
    t = travelled(player(heroes="Gimli", deck=DECK), player(heroes="Éowyn", deck=DECK))
    guards = t.all("Orc Guard")
    assert sorted((guard.place, guard.owner) for guard in guards) == [("engaged:0", 0), ("engaged:1", 1)]
    for seat, guard in enumerate(guards):
        assert (guard.attack, guard.defense, guard.hit_points, guard.threat) == (1, 1, 1, 0)
        assert not any(guard.has_trait(word) for word in ("Orc", "Dwarf", "Istari", "Dol Guldur"))
        assert not guard.face.unique and guard.face.abilities == () and guard.face.keywords == {}
        assert len(t.names(f"deck:{seat}")) == len(DECK) - 1
    assert t["Tower Gate"].place == "active"


@pytest.mark.card("Tower Gate")
def test_an_empty_deck_gives_no_guard() -> None:
    t = travelled(hero="Gimli", deck=[])
    assert t.names("engaged:0") == []


@pytest.mark.card("Tower Gate")
@pytest.mark.rule("Q66", "P5.3")
def test_an_orc_guard_has_engaged_its_player() -> None:
    watchman = made_up("Watchman", "ally", response(after.engages(an_enemy), raise_threat(3, of=YOU)), hit_points=1)
    t = travelled(hero="Gimli", allies=watchman, threat=20).to("response").respond(watchman)
    assert t.threat() == 23


@pytest.mark.card("Tower Gate", "Strength of Will")
@pytest.mark.rule("F1.09", "C107", "E4")
def test_the_guards_come_before_responses_to_travelling() -> None:
    t = travelled(hero="Éowyn", hand="Strength of Will")
    assert t.decision is not None and t.decision.kind == "response" and t.can("Strength of Will")
    assert t["Orc Guard"].place == "engaged:0"
    t.respond("Strength of Will")
    assert t["Tower Gate"].place == "encounter-discard"


@pytest.mark.card("Tower Gate")
@pytest.mark.rule("C125")
def test_a_destroyed_orc_guard_goes_to_its_owners_discard_pile() -> None:
    t = travelled(hero="Gimli", deck=["Feint", "Feint"]).to("attack").attack("Orc Guard", "Gimli").to("combat.end")
    assert t.names("discard:0") == ["Feint"] and t.names("engaged:0") == [] and t.victory == []
    assert [card.face.name for card in t.state.cards if card.printed.name == "Feint"] == ["Feint", "Feint"]


@pytest.mark.card("Tower Gate")
def test_an_orc_guard_attacks_and_has_a_shadow_card() -> None:
    t = travelled(hero="Gimli", encounter=[GLOOM], threat=20).to("defend").choose("undefended").to("combat.end")
    assert t["Gimli"].damage == 1 and t.threat() == 21


@pytest.mark.card("Tower Gate", OUT)
@pytest.mark.rule("C125")
def test_an_orc_guard_never_goes_to_the_staging_area() -> None:
    t = travelled(hero="Éowyn", deck=["Feint"], hand="A Light in the Dark", resources=2)
    t.play("A Light in the Dark")
    assert t.names("staging") == t.names("engaged:0") == []
    assert sorted(t.names("discard:0")) == ["A Light in the Dark", "Feint"]


@pytest.mark.card("Tower Gate")
@pytest.mark.rule("C125", "X2")
def test_the_orc_guard_of_an_eliminated_player_goes_to_its_owners_discard_pile() -> None:
    t = travelled(player(heroes="Gimli", deck=["Feint"]), player(heroes="Éowyn", deck=["Gandalf"]))
    out(t, 0)
    assert t["Feint"].place == "discard:0" and t["Gandalf"].place == "engaged:1"


@pytest.mark.card("Tower Gate")
@pytest.mark.rule("E13")
def test_nobody_sees_what_card_an_orc_guard_is() -> None:
    t = travelled(player(heroes="Gimli", deck=DECK), player(heroes="Éowyn", deck=DECK))
    for seat, view in views_hide(t.game).items():
        for one in view["players"]:
            (guard,) = one["engaged"]
            assert (guard["name"], guard["type"], guard["code"]) == ("Orc Guard", "enemy", "face-down-orc-guard")
            assert {stat: now for stat, (now, _) in guard["stats"].items()} == {
                "attack": 1,
                "defense": 1,
                "hit_points": 1,
            }
        text = json.dumps(view, ensure_ascii=False)
        assert not any(f'"{name}"' in text for name in DECK)
        redeal_looks_alike(t.game, seat, view)
    redeals_vary(t.game)
    dealt = {t.game.determinize({0}, rng).state.cards[t["Orc Guard"].id].printed.name for rng in range(30)}
    assert len(dealt) > 3


@pytest.mark.card("Tower Gate")
@pytest.mark.rule("E13")
def test_orc_guards_are_saved_face_down() -> None:
    t = travelled(hero="Gimli", deck=DECK)
    again = load(t.game.save(), t.state.table.catalogue)
    assert again.digest == t.game.digest
    assert TestTable(again)["Orc Guard"].place == "engaged:0"


# -- claiming -----------------------------------------------------------------------------------
@each_of(*TREASURES)
@pytest.mark.rule("O2", "G8", "F1.07")
def test_any_player_claims_a_free_objective_for_a_hero_at_the_price_of_two_threat(title: str) -> None:
    seats = (player(heroes="Gimli", threat=20), player(heroes=["Éowyn", "Dúnhere"], threat=20))
    t = watched(*seats, phase="quest", staging=[title]).to("action")
    assert t.can(title, seat=0) and t.can(title, seat=1)
    t.use(title, "Dúnhere", seat=1)
    assert t[title].hosted_by == "Dúnhere" and t[title].controller == 1
    assert (t.threat(0), t.threat(1)) == (20, 22)
    assert not t.can(title, seat=0) and not t.can(title, seat=1)


@each_of(*TREASURES)
@pytest.mark.rule("K5", "O2", "F1.17")
def test_a_revealed_objective_is_guarded_and_cannot_be_claimed_until_the_guard_has_left(title: str) -> None:
    t = watched(hero="Gimli", allies=HUNTER, encounter=[title, "Forest Spider", QUIET], phase="quest")
    t.to("quest.staging")
    assert t[title].guard == t["Forest Spider"].id and not t.can(title)
    t.run(engage(enemies), Scope(you=0))
    assert t["Forest Spider"].place == "engaged:0" and not t.can(title)
    t.use(HUNTER)
    assert t.can(title)
    assert t.use(title)[title].hosted_by == "Gimli"


@each_of(*TREASURES)
@pytest.mark.rule("K6", "O2")
def test_a_third_restricted_objective_goes_back_to_staging_unclaimed(title: str) -> None:
    arms = {"Gimli": ["Citadel Plate", "Dwarven Axe"]}
    t = table(hero="Gimli", attached=arms, staging=[title], threat=20).use(title)
    assert t.decision is not None and t.decision.kind == "discard"
    t.choose(title)
    assert (t[title].place, t[title].hosted_by, t[title].controller) == ("staging", "", -1)
    assert t.can(title) and t.threat() == 22
    t.use(title).choose("Citadel Plate")
    assert t[title].hosted_by == "Gimli" and t["Citadel Plate"].place == "discard:0"


@each_of(*TREASURES)
@pytest.mark.rule("O1", "E10", "F1.17")
def test_an_objective_whose_hero_falls_returns_to_staging_unclaimed(title: str) -> None:
    t = table(hero=["Gimli", "Legolas"], allies=MURDERER, staging=[title], threat=20)
    t.use(title, "Gimli").use(MURDERER, "Gimli")
    assert (t[title].place, t[title].controller, t[title].guard) == ("staging", -1, -1)
    assert t.use(title)[title].hosted_by == "Legolas" and t.threat() == 24


@each_of(*TREASURES)
@pytest.mark.rule("E13")
def test_the_prisoner_claims_nothing(title: str) -> None:
    t = held("Gimli", hero=["Gimli", "Legolas", "Thalin"], staging=[title], quest=TOWER)
    t.choose(title, kind="use")
    assert t.options() == ["choose:Legolas", "choose:Thalin"]


# -- what the objectives do ---------------------------------------------------------------------
@pytest.mark.card(MAP)
def test_the_bearer_of_the_map_neither_attacks_nor_defends() -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged="Forest Spider", staging=[MAP], phase="combat", encounter=[])
    t.to("action").use(MAP, "Gimli").to("defend")
    assert set(t.options()) == {"defend:Legolas", "undefended"}
    t.choose("undefended").to("damage").choose("Legolas").to("attack").choose("Forest Spider")
    assert not t.can("Gimli") and t["Legolas"].damage > 0


@pytest.mark.card(MAP)
def test_the_map_unclaimed_hinders_nobody() -> None:
    t = watched(hero=["Gimli", "Legolas"], engaged="Forest Spider", staging=[MAP], phase="combat", encounter=[])
    t.to("defend")
    assert t.can("Gimli") and t.can("Legolas")
    t.choose("undefended").to("damage").choose("Legolas").to("attack").choose("Forest Spider")
    assert t.can("Gimli") and t.can("Legolas")


def round_two(t: TestTable) -> TestTable:
    return t.until(lambda t: t.state.round == 2)


@pytest.mark.card(TORCH)
@pytest.mark.rule("C109", "Q13")
def test_the_torch_adds_two_to_the_threat_of_its_bearers_player_at_the_end_of_the_round() -> None:
    seats = (player(heroes="Gimli", threat=20), player(heroes="Éowyn", threat=20))
    t = watched(*seats, staging=[TORCH], phase="combat").to("action").use(TORCH, seat=1)
    round_two(t)
    assert (t.threat(0), t.threat(1)) == (20 + 1, 20 + 2 + 3)


@pytest.mark.card(TORCH, KEY)
def test_torch_and_key_unclaimed_do_nothing() -> None:
    t = round_two(watched(hero="Gimli", threat=20, staging=[TORCH, KEY], phase="combat"))
    assert t.threat() == 21 and t["Gimli"].damage == 0


@pytest.mark.card(KEY)
def test_the_key_hurts_its_bearer_at_the_end_of_the_round() -> None:
    t = watched(hero=["Gimli", "Legolas"], staging=[KEY], phase="combat").to("action").use(KEY, "Legolas")
    round_two(t)
    assert (t["Gimli"].damage, t["Legolas"].damage) == (0, 1)


@pytest.mark.card(KEY)
@pytest.mark.rule("F1.17")
def test_the_key_returns_when_it_kills_its_bearer() -> None:
    hurt = {"Legolas": 3}
    t = watched(hero=["Gimli", "Legolas"], staging=[KEY], phase="combat", damage=hurt).to("action").use(KEY, "Legolas")
    round_two(t)
    assert t["Legolas"].place == "discard:0" and t[KEY].place == "staging" and t["Gimli"].damage == 0


# -- stage 1: setup -----------------------------------------------------------------------------
def begun(*decks: str, seed: int = 1, **more: Any) -> wl.Game:
    """A game of the scenario in its first round."""
    game = wl.new_game("escape-from-dol-guldur", decks=decks or ("tactics",), seed=seed, **more)
    while game.decision is not None and game.state.round == 0:
        keys = [option.key for option in game.decision.options]
        game.choose("keep" if "keep" in keys else "pass" if "pass" in keys else keys[0])
    return game


@pytest.mark.card(TOWER)
@pytest.mark.rule("C123", "Q69", "K5")
@every_printing
def test_setup_puts_three_objectives_in_staging_each_with_at_most_one_guard(edition: str) -> None:
    for seed in range(1, 9):
        game = begun("tactics", "spirit", seed=seed, edition=edition)
        if game.outcome is not None:
            continue
        t = TestTable(game)
        staging = [card for card in t.state.cards if card.zone == t[MAP].zone]
        treasures = [card for card in staging if card.printed.kind == OBJECTIVE]
        assert {card.printed.name for card in treasures} == set(TREASURES)
        guards = [card.guard for card in treasures if card.guard >= 0]
        assert len(set(guards)) == len(guards) and all(t.state.cards[guard] in staging for guard in guards)
        revealed = [entry for entry in game.log if entry.message == "log-reveal" and entry.round == 0]
        surges = [entry for entry in game.log if entry.message == "log-surge" and entry.round == 0]
        assert len(revealed) == (3 if edition == "first-printing" else 6) + len(surges)
        assert t[NAZGUL].place == "aside" and not t.state.in_play(t[NAZGUL].id)
        assert game.view(0)["aside"][0]["name"] == NAZGUL


def tower(*deck: str, seed: int = 1, heroes: tuple[str, ...] = ("Gimli", "Legolas"), **more: Any) -> TestTable:
    """The Necromancer's Tower is set up with this encounter deck, besides what belongs there."""
    gate = made_up("The Way In", "quest", quest_points=1, stage=1)
    return table(
        hero=heroes,
        quest=gate,
        progress={"The Way In": 1},
        stages=[TOWER, CAVERNS, OUT],
        encounter=[*TREASURES, NAZGUL, *deck],
        seed=seed,
        **more,
    )


@pytest.mark.card(TOWER)
@pytest.mark.rule("C123", "Q69", "K5")
@every_printing
def test_each_objective_of_the_tower_has_exactly_one_guard(edition: str) -> None:
    t = tower(*["Forest Spider"] * 8, edition=edition)
    guards = [t[title].guard for title in TREASURES]
    assert len(set(guards)) == 3 and all(t.state.cards[guard].face.name == "Forest Spider" for guard in guards)
    assert sorted(t.names("staging")) == sorted([*TREASURES, *["Forest Spider"] * 3])
    assert len(t.names("encounter-deck")) == 5 and t[NAZGUL].place == "aside"
    assert not any(t.can(title) for title in TREASURES)


@pytest.mark.card(TOWER)
@pytest.mark.rule("C123", "K5")
@every_printing
def test_a_treachery_guards_nothing(edition: str) -> None:
    t = tower(*["Iron Shackles"] * 5, edition=edition)
    assert [t[title].guard for title in TREASURES] == [-1, -1, -1]
    assert t.names("attached") == ["Iron Shackles"] * 3
    assert all(t.can(title) for title in TREASURES)


@pytest.mark.card(TOWER)
@pytest.mark.rule("G18")
def test_the_rest_of_the_encounter_deck_is_shuffled() -> None:
    rest = ["Forest Spider", "King Spider", "Black Forest Bats", "Tower Gate", "Cavern Guardian", "Dol Guldur Orcs"]
    orders = {tuple(tower(*rest, seed=seed).order("encounter-deck")) for seed in range(1, 12)}
    assert len(orders) > 5


@pytest.mark.card(TOWER)
@pytest.mark.rule("C123", "E8")
def test_the_objectives_are_revealed_but_not_as_first_printed() -> None:
    for edition, reveals in (("revised", 6), ("original", 6), ("first-printing", 3)):
        assert len(tower(*["Forest Spider"] * 8, edition=edition).log("log-reveal")) == reveals


# -- the prisoner -------------------------------------------------------------------------------
@pytest.mark.card(TOWER)
@every_printing
def test_one_hero_of_all_is_taken_prisoner_at_random(edition: str) -> None:
    heroes = ("Gimli", "Legolas", "Thalin")
    taken = [prisoner(tower(*[QUIET] * 4, heroes=heroes, seed=seed, edition=edition)) for seed in range(1, 31)]
    assert set(taken) == set(heroes)


@pytest.mark.card(TOWER)
def test_the_prisoner_may_be_anybodys() -> None:
    owners = set()
    for seed in range(1, 13):
        captives = [card for card in begun("tactics", "spirit", seed=seed).state.cards if card.face is PRISONER]
        assert len(captives) == 1
        owners.add(captives[0].owner)
    assert owners == {0, 1}


@pytest.mark.card(TOWER)
@pytest.mark.rule("E13")
def test_the_prisoner_lies_face_down_for_everyone() -> None:
    t = held("Gimli", player(heroes=["Gimli", "Legolas"]), player(heroes="Éowyn"), quest=TOWER)
    for seat in (0, 1):
        shown = t.game.view(seat)["players"][0]["play"][0]
        assert (shown["code"], shown["name"], shown["type"]) == ("face-down-prisoner", "Prisoner", "face-down")
        assert shown["stats"] == {} and "icons" not in shown
    assert not t["Gimli"].has_trait("Dwarf")
    redeal_looks_alike(t.game, 1, t.game.view(1))


@pytest.mark.card(TOWER)
def test_the_prisoner_is_saved_as_one() -> None:
    t = tower(*[QUIET] * 6)
    again = load(t.game.save(), t.state.table.catalogue)
    assert again.digest == t.game.digest and prisoner(TestTable(again)) == prisoner(t)


@pytest.mark.card(TOWER)
@pytest.mark.rule("E13")
def test_the_prisoner_collects_nothing() -> None:
    t = held("Gimli", hero=["Gimli", "Legolas"], quest=TOWER, phase="refresh", skip_empty_windows=False)
    t.until(lambda t: t.state.round == 2 and t.state.step == "resource")
    assert (t["Gimli"].resources, t["Legolas"].resources) == (0, 1)


@pytest.mark.card(TOWER)
@pytest.mark.rule("E13")
def test_the_prisoner_pays_for_nothing_and_matches_nothing() -> None:
    purse = {"Gimli": 5, "Éowyn": 0}
    t = held("Gimli", hero=["Gimli", "Éowyn"], hand=["Gondorian Spearman", "Gandalf"], resources=purse, quest=TOWER)
    assert not t.can("Gondorian Spearman") and not t.can("Gandalf")


@pytest.mark.card(TOWER)
@pytest.mark.rule("E13")
def test_the_prisoners_abilities_are_lost() -> None:
    free = table(hero=["Beravor", "Gimli"], quest=TOWER)
    assert free.can("Beravor")
    assert not held("Beravor", hero=["Beravor", "Gimli"], quest=TOWER).can("Beravor")


@pytest.mark.card(TOWER)
@pytest.mark.rule("E13")
def test_the_prisoner_neither_quests_nor_fights_nor_is_damaged() -> None:
    seat = player(heroes=["Gimli", "Legolas", "Thalin"], engaged="Forest Spider")
    t = held("Gimli", seat, quest=TOWER, phase="quest", skip_empty_windows=False).to("commit")
    assert t.options() == ["commit:Legolas", "commit:Thalin", "done"]
    t.to("defend")
    assert set(t.options()) == {"defend:Legolas", "defend:Thalin", "undefended"}
    t.choose("undefended")
    assert t.to("damage").options() == ["damage:Legolas", "damage:Thalin"]
    t.choose("Legolas").to("attack").choose("Forest Spider")
    assert not t.can("Gimli") and t.can("Thalin")


@pytest.mark.card(TOWER)
def test_the_prisoner_is_no_target() -> None:
    t = held("Gimli", hero=["Gimli", "Legolas", "Thalin"], allies=MURDERER, quest=TOWER).choose(MURDERER, kind="use")
    assert t.options() == ["choose:Legolas", "choose:Thalin"]


@each_of(TOWER, CAVERNS)
@pytest.mark.rule("C124", "Q26")
@every_printing
def test_losing_all_heroes_but_the_prisoner_loses_the_game_for_all(title: str, edition: str) -> None:
    seats = (player(heroes=["Gimli", "Legolas"], allies=MURDERER), player(heroes="Éowyn"))
    t = held("Gimli", *seats, quest=title, edition=edition).choose(MURDERER, kind="use").choose("Legolas")
    assert t.won is False
    assert t.state.players[0].eliminated and not t.state.players[1].eliminated


@each_of(TOWER, CAVERNS)
@pytest.mark.rule("C124")
def test_losing_the_prisoner_by_threat_loses_the_game_but_losing_another_player_does_not(title: str) -> None:
    seats = (player(heroes=["Gimli", "Legolas"]), player(heroes=["Éowyn", "Dúnhere"]))
    assert out(held("Gimli", *seats, quest=title), 0).won is False
    assert out(held("Éowyn", *seats, quest=title), 0).won is None


@pytest.mark.card(TOWER)
@pytest.mark.rule("X1", "C124")
def test_a_player_whose_only_hero_is_held_is_not_out_because_another_player_lost_one() -> None:
    seats = (player(heroes=["Gimli", "Legolas"], allies=MURDERER), player(heroes="Éowyn"))
    t = held("Éowyn", *seats, quest=TOWER, edition="original").use(MURDERER, "Legolas")
    assert t.won is None and not t.state.players[1].eliminated


@pytest.mark.card(TOWER)
def test_with_another_hero_left_the_game_goes_on() -> None:
    t = held("Gimli", hero=["Gimli", "Legolas", "Thalin"], allies=MURDERER, quest=TOWER)
    assert t.use(MURDERER, "Legolas").won is None and prisoner(t) == "Gimli"


# -- one ally a round ---------------------------------------------------------------------------
@each_of(TOWER, CAVERNS)
@every_printing
def test_the_group_plays_one_ally_a_round(title: str, edition: str) -> None:
    seats = (
        player(heroes="Gimli", hand=["Gondorian Spearman", "Citadel Plate", "Veteran Axehand"], resources=9),
        player(heroes="Éowyn", hand=["Wandering Took"], resources=9),
    )
    t = watched(*seats, quest=title, edition=edition)
    assert t.can("Veteran Axehand", 0)
    t.play("Gondorian Spearman", seat=0)
    assert not t.can("Veteran Axehand", 0) and t.can("Citadel Plate", 0)
    t.to("planning.turn").until(lambda t: 1 in t.game.decisions and t.decision is not None and t.decision.seat == 1)
    assert not t.can("Wandering Took", 1)
    t.until(lambda t: t.state.round == 2 and t.state.step.startswith("planning"))
    assert t.can("Wandering Took", 1)


@each_of(TOWER, CAVERNS)
@pytest.mark.rule("F1.16", "G13")
def test_an_ally_put_into_play_does_not_count_and_is_not_stopped(title: str) -> None:
    hand = ["Snowbourn Scout", "Guard of the Citadel", "Sneak Attack", "Faramir"]
    t = table(hero="Aragorn", hand=hand, resources=9, quest=title)
    t.play("Sneak Attack", "Faramir")
    assert t["Faramir"].place == "play:0" and t.can("Snowbourn Scout")
    t = table(hero="Aragorn", hand=hand, resources=9, quest=title).play("Guard of the Citadel")
    assert not t.can("Snowbourn Scout")
    t.play("Sneak Attack", "Faramir")
    assert t["Faramir"].place == "play:0"


@pytest.mark.card(CAVERNS, "Stand and Fight")
@pytest.mark.rule("F1.16")
def test_stand_and_fight_passes_the_limit() -> None:
    t = table(hero="Éowyn", hand=["Wandering Took", "Stand and Fight"], discard="Gléowine", resources=9, quest=CAVERNS)
    t.play("Wandering Took").choose("Stand and Fight", kind="play")
    t.until(lambda t: t["Gléowine"].place != "discard:0", limit=20)
    assert t["Gléowine"].place == "play:0"


@pytest.mark.card(OUT)
def test_the_last_stage_has_no_such_limit() -> None:
    t = table(hero="Gimli", hand=["Gondorian Spearman", "Veteran Axehand"], resources=9, quest=OUT)
    assert t.play("Gondorian Spearman").can("Veteran Axehand")


# -- advancing and rescue -----------------------------------------------------------------------
@pytest.mark.card(TOWER)
@pytest.mark.rule("P3.10")
@every_printing
def test_stage_one_needs_an_objective_and_advances_as_soon_as_there_is_one(edition: str) -> None:
    t = table(hero="Gimli", staging=[TORCH], quest=TOWER, stages=[CAVERNS], progress={TOWER: 11}, edition=edition)
    assert t[TOWER].place == "quest"
    t.use(TORCH)
    assert t[CAVERNS].place == "quest" and t[CAVERNS].progress == 0


def at_the_end_of_the_caverns(claimed: int, **more: Any) -> TestTable:
    """Fifteen progress on stage 2, so many objectives claimed, Gimli held."""
    t = held(
        "Gimli",
        hero=["Gimli", "Legolas", "Thalin"],
        allies=SCOUT,
        staging=TREASURES,
        stages=[OUT],
        progress={CAVERNS: 15},
        threat=20,
        encounter=[NAZGUL, QUIET],
        **more,
    )
    for title, hero in list(zip(TREASURES, ("Legolas", "Legolas", "Thalin"), strict=True))[:claimed]:
        t.use(title, hero)
    return t


@pytest.mark.card(CAVERNS)
@pytest.mark.rule("P3.10")
def test_stage_two_needs_three_objectives_and_the_rescued_prisoner() -> None:
    t = at_the_end_of_the_caverns(3)
    assert t[CAVERNS].place == "quest"
    t.use(SCOUT).respond(CAVERNS)
    assert t[OUT].place == "quest" and t[NAZGUL].place == "staging" and t["Gimli"].damage == 1
    t = at_the_end_of_the_caverns(2).use(SCOUT).respond(CAVERNS)
    assert t[CAVERNS].place == "quest"
    t.use(KEY, "Thalin")
    assert t[OUT].place == "quest"


@pytest.mark.card(CAVERNS)
@pytest.mark.rule("E13")
def test_progress_on_stage_two_lets_the_first_player_rescue_the_prisoner() -> None:
    seats = (player(heroes=["Gimli", "Legolas"]), player(heroes="Éowyn"))
    t = held("Gimli", *seats, phase="quest", first=1, encounter=[NAZGUL, *[QUIET] * 6])
    t.to("commit").commit("Éowyn", seat=1).to("response")
    assert list(t.game.decisions) == [1] and t[CAVERNS].progress == 4
    t.respond(CAVERNS, seat=1)
    assert t["Gimli"].face.name == "Gimli" and t["Gimli"].damage == 1 and t["Gimli"].has_trait("Dwarf")
    assert t.won is None and t[NAZGUL].place == "staging"
    t.until(lambda t: t.state.round == 2 and t.state.step == "quest.commit" and t.can("Gimli"))
    assert t["Gimli"].resources == 1


@pytest.mark.card(CAVERNS)
def test_the_rescue_is_a_response_and_there_is_but_one() -> None:
    t = held("Gimli", hero=["Gimli", "Éowyn"], allies=SCOUT, encounter=[NAZGUL, QUIET]).use(SCOUT)
    assert t.decision is not None and t.decision.kind == "response"
    t.pass_()
    assert prisoner(t) == "Gimli" and t[NAZGUL].place == "aside"
    t.use(SCOUT).respond(CAVERNS).use(SCOUT)
    assert t["Gimli"].damage == 1
    assert t.decision is None or t.decision.kind != "response"


@pytest.mark.card(CAVERNS)
def test_progress_on_a_location_rescues_nobody() -> None:
    t = held("Gimli", hero=["Gimli", "Éowyn"], allies=SCOUT, active="Endless Caverns").use(SCOUT)
    assert t["Endless Caverns"].progress == 1 and prisoner(t) == "Gimli"
    assert t.decision is None or t.decision.kind != "response"


@pytest.mark.card(CAVERNS)
def test_a_rescued_prisoner_may_fall_without_losing_the_game() -> None:
    t = held("Gimli", hero=["Gimli", "Éowyn"], allies=[SCOUT, MURDERER], encounter=[NAZGUL, QUIET])
    t.use(SCOUT).respond(CAVERNS).use(MURDERER, "Gimli")
    assert t.won is None and t["Gimli"].place == "discard:0"


@pytest.mark.card(CAVERNS, NAZGUL)
def test_a_prisoner_who_dies_of_the_rescue_was_rescued() -> None:
    t = held("Gimli", hero=["Gimli", "Éowyn"], allies=SCOUT, encounter=[NAZGUL, QUIET], damage={"Gimli": 4})
    t.use(SCOUT).respond(CAVERNS)
    assert t["Gimli"].place == "discard:0" and t[NAZGUL].place == "staging" and t.won is None


# -- stage 3 ------------------------------------------------------------------------------------
@pytest.mark.card(OUT)
@pytest.mark.rule("C125", "Q8", "W9")
def test_each_quest_phase_begins_with_an_orc_guard_for_each_player() -> None:
    t = watched(player(heroes="Gimli"), player(heroes="Éowyn"), quest=OUT, phase="quest")
    guards = t.all("Orc Guard")
    assert sorted(guard.place for guard in guards) == ["engaged:0", "engaged:1"]
    assert t.state.step == "quest.begin" and not any(guard.has_trait("Orc") for guard in guards)
    assert [(guard.attack, guard.defense, guard.hit_points) for guard in guards] == [(1, 1, 1)] * 2
    t.until(lambda t: t.state.round == 2 and t.state.step == "quest.begin")
    assert len(t.all("Orc Guard")) == 4


@pytest.mark.card(OUT)
@pytest.mark.rule("P3.10", "G3")
def test_the_last_stage_is_won_only_without_the_nazgul_in_play() -> None:
    t = table(hero="Éowyn", allies=[SCOUT, HUNTER], quest=OUT, staging=[NAZGUL], progress={OUT: 6})
    t.use(SCOUT)
    assert t[OUT].progress == 7 and t.won is None
    t.use(HUNTER)
    assert t.won is True
    t = table(hero="Éowyn", allies=SCOUT, quest=OUT, progress={OUT: 6}).use(SCOUT)
    assert t.won is True


@pytest.mark.card(OUT)
def test_an_engaged_nazgul_is_in_play_too() -> None:
    t = table(hero="Éowyn", allies=SCOUT, quest=OUT, engaged=NAZGUL, progress={OUT: 6}).use(SCOUT)
    assert t.won is None
