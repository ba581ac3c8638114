"""Tactics: heroes 4-6, cards 28-42."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.language import SELF, YOU, add_to_staging, encounter_discard, raise_threat, reveal, says, when_revealed
from wilderland.model.kinds import CONSIDERED_ENGAGED, IMMUNE
from wilderland.testing import made_up, player, table
from wilderland.testing.shorthand import asked_kind, laid, numbers, pays_for, told, unique_hero
from wilderland.testing.table import TestTable

PASSAGE = ["A Fork in the Road", "Beorn's Path"]
EDITIONS = ["revised", "original", "first-printing"]
ATTACHMENTS = ("Blade of Gondolin", "Citadel Plate", "Dwarven Axe", "Horn of Gondor")


def traits(t: TestTable, name: str) -> set[str]:
    known = "Archer Armor Artifact Beorning Dwarf Gondor Item Noble Rohan Silvan Warrior Weapon".split()
    return {trait for trait in known if t[name].has_trait(trait)}


def costs(name: str, amount: int, *then: str, **position: Any) -> bool:
    """Whether that many Tactics resources pay for the card, no fewer, and none of another sphere."""

    def at(hero: str, resources: int) -> TestTable:
        return table(hero=hero, hand=name, resources=resources, **position)

    if not at("Legolas", amount + 1).can(name, kind="play"):
        return False
    paid = at("Legolas", amount + 1).play(name, *then)["Legolas"].resources == 1
    poor = amount > 0 and at("Legolas", amount - 1).can(name, kind="play")
    return paid and not poor and not at("Éowyn", 9).can(name, kind="play")


def unique_in_play(name: str) -> bool:
    """Whether a copy in another player's play keeps this one out."""
    t = table(
        player(heroes="Gimli", hand=name, resources=9),
        player(heroes="Éowyn", **({"attached": {"Éowyn": name}} if name in ATTACHMENTS else {"allies": name})),
    )
    return not t.can(name, kind="play")


def hosts(name: str) -> list[str]:
    """What an attachment may be attached to, among two heroes and two allies of two players."""
    t = table(
        player(heroes="Gimli", allies="Veteran Axehand", hand=name, resources=9),
        player(heroes="Éowyn", allies="Northern Tracker"),
    )
    return t.choose(name, seat=0).options(0)


def is_restricted(name: str) -> bool:
    """Whether one of three must go when this joins two restricted attachments."""
    t = table(hero="Gimli", hand=name, resources=9, attached={"Gimli": ["Celebrían's Stone", "Dwarven Axe"]})
    t.play(name)
    return asked_kind(t) == "discard" and len(t.options()) == 3


# -- Gimli --------------------------------------------------------------------------------------
@pytest.mark.card("Gimli")
def test_gimli_is_a_unique_tactics_hero_of_threat_eleven() -> None:
    t = table(hero="Gimli")
    assert t.threat() == 11
    assert numbers(t, "Gimli") == (2, 2, 2, 5)
    assert traits(t, "Gimli") == {"Dwarf", "Noble", "Warrior"}
    assert unique_hero("Gimli")
    assert pays_for("Gimli", "Veteran Axehand")
    assert not pays_for("Gimli", "Guard of the Citadel")


@pytest.mark.card("Gimli")
@pytest.mark.parametrize("damage", [1, 4])
def test_gimli_gets_an_attack_for_each_damage_on_him(damage: int) -> None:
    t = table(hero=["Gimli", "Legolas"], damage={"Gimli": damage, "Legolas": 1})
    assert numbers(t, "Gimli") == (2, 2 + damage, 2, 5)
    assert t["Legolas"].attack == 3


@pytest.mark.card("Gimli")
def test_gimli_hits_harder_for_the_wound_he_has_just_received() -> None:
    t = laid(hero="Gimli", engaged="Hill Troll", phase="combat")
    t.to("defend").defend("Gimli").to("combat.enemy.4")
    assert t["Gimli"].damage == 4
    assert t["Gimli"].attack == 6


@pytest.mark.card("Gimli")
def test_gimli_loses_the_attack_with_the_wounds() -> None:
    t = table(hero=["Gimli", "Denethor"], hand="Lore of Imladris", resources=2, damage={"Gimli": 3})
    assert t["Gimli"].attack == 5
    t.play("Lore of Imladris", "Gimli")
    assert t["Gimli"].attack == 2


# -- Legolas ------------------------------------------------------------------------------------
@pytest.mark.card("Legolas")
def test_legolas_is_a_unique_tactics_hero_of_threat_nine() -> None:
    t = table(hero="Legolas")
    assert t.threat() == 9
    assert numbers(t, "Legolas") == (1, 3, 1, 4)
    assert traits(t, "Legolas") == {"Noble", "Silvan", "Warrior"}
    assert unique_hero("Legolas")
    assert pays_for("Legolas", "Veteran Axehand")
    assert not pays_for("Legolas", "Guard of the Citadel")


@pytest.mark.card("Legolas")
def test_legolas_places_two_progress_when_his_attack_destroys_an_enemy() -> None:
    t = table(hero="Legolas", engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Legolas")
    assert t["Black Forest Bats"].place == "encounter-discard"
    t.respond("Legolas")
    assert t["Flies and Spiders"].progress == 2


@pytest.mark.card("Legolas")
@pytest.mark.rule("F1.00", "Q3")
def test_legolas_places_progress_on_the_active_location_first() -> None:
    t = table(
        hero="Legolas",
        engaged="Black Forest Bats",
        active="Old Forest Road",
        progress={"Old Forest Road": 2},
        phase="combat",
    )
    t.to("attack").attack("Black Forest Bats", "Legolas").respond("Legolas")
    assert t["Old Forest Road"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 1


@pytest.mark.card("Legolas")
def test_legolas_responds_to_an_attack_he_only_took_part_in() -> None:
    t = table(hero=["Gimli", "Legolas"], engaged="Forest Spider", phase="combat")
    t.to("attack").attack("Forest Spider", "Gimli", "Legolas").respond("Legolas")
    assert t["Flies and Spiders"].progress == 2


@pytest.mark.card("Legolas")
@pytest.mark.rule("Q20", "K3")
def test_legolas_is_ranged_and_responds_to_an_attack_he_joined() -> None:
    t = table(player(heroes=["Legolas", "Thalin"]), player(heroes="Gimli", engaged="Forest Spider"), phase="combat")
    t.to("attack").attack("Forest Spider", "Gimli", seat=1)
    assert t.options(0) == ["join:Legolas", "done"]
    t.choose("Legolas", seat=0).to("response").respond("Legolas", seat=0)
    assert t["Forest Spider"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 2


@pytest.mark.card("Legolas")
def test_legolas_is_silent_when_others_destroy_the_enemy() -> None:
    t = table(hero=["Gimli", "Legolas"], engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Gimli")
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert asked_kind(t) != "response"


@pytest.mark.card("Legolas")
def test_legolas_is_silent_when_the_enemy_survives() -> None:
    t = laid(hero="Legolas", engaged="Forest Spider", phase="combat")
    t.to("attack").attack("Forest Spider", "Legolas").to("combat.player.3")
    assert asked_kind(t) == "action"
    assert t["Forest Spider"].damage == 2
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.card("Legolas")
@pytest.mark.rule("Q52")
def test_legolas_is_silent_when_an_effect_destroys_the_enemy() -> None:
    t = laid(
        hero="Legolas",
        hand="Rain of Arrows",
        resources=1,
        engaged="Black Forest Bats",
        damage={"Black Forest Bats": 1},
        phase="combat",
    )
    t.play("Rain of Arrows")
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert asked_kind(t) == "action"


@pytest.mark.card("Legolas")
@pytest.mark.rule("E5")
def test_legolas_need_not_respond() -> None:
    t = laid(hero="Legolas", engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Legolas").to("response").choose("pass")
    assert t["Flies and Spiders"].progress == 0


# -- Thalin -------------------------------------------------------------------------------------
def staged(t: TestTable) -> TestTable:
    """Thalin quests, and the encounter cards are revealed."""
    return t.to("commit").commit("Thalin").to("quest.staging")


@pytest.mark.card("Thalin")
def test_thalin_is_a_unique_tactics_hero_of_threat_nine() -> None:
    t = table(hero="Thalin")
    assert t.threat() == 9
    assert numbers(t, "Thalin") == (1, 2, 2, 4)
    assert traits(t, "Thalin") == {"Dwarf", "Warrior"}
    assert unique_hero("Thalin")
    assert pays_for("Thalin", "Veteran Axehand")
    assert not pays_for("Thalin", "Guard of the Citadel")


@pytest.mark.card("Thalin")
@pytest.mark.rule("C6")
def test_thalin_hurts_every_enemy_revealed_while_he_quests() -> None:
    t = laid(
        player(heroes="Thalin"),
        player(heroes="Éowyn"),
        encounter=["Forest Spider", "Hill Troll", "Quiet Moment"],
        staging="King Spider",
        phase="quest",
    )
    staged(t)
    assert (t["Forest Spider"].place, t["Forest Spider"].damage) == ("staging", 1)
    assert (t["Hill Troll"].place, t["Hill Troll"].damage) == ("staging", 1)
    assert t["King Spider"].damage == 0


@pytest.mark.card("Thalin")
def test_thalin_does_nothing_unless_he_is_committed() -> None:
    t = laid(hero=["Thalin", "Gimli"], encounter=["Forest Spider", "Quiet Moment"], phase="quest")
    t.to("commit").commit("Gimli").to("quest.staging")
    assert t["Forest Spider"].damage == 0


@pytest.mark.card("Thalin")
@pytest.mark.rule("C6", "Q50")
def test_thalin_kills_an_enemy_before_its_surge() -> None:
    t = laid(hero="Thalin", encounter=["Eastern Crows", "Forest Spider", "Quiet Moment"], phase="quest")
    staged(t)
    assert t["Eastern Crows"].place == "encounter-discard"
    assert t["Forest Spider"].place == "encounter-deck"


@pytest.mark.card("Thalin")
@pytest.mark.rule("C6", "Q50")
def test_thalin_kills_an_enemy_before_doomed_and_when_revealed() -> None:
    herald = made_up(
        "Frail Herald", "enemy", when_revealed(raise_threat(4, of=YOU)), hit_points=1, keywords={"doomed": 2}
    )
    with_thalin = laid(hero="Thalin", encounter=[herald, "Quiet Moment"], phase="quest", threat=20)
    without = laid(hero="Legolas", encounter=[herald, "Quiet Moment"], phase="quest", threat=20)
    staged(with_thalin)
    without.to("quest.staging")
    assert with_thalin.threat() == 20
    assert with_thalin[herald].place == "encounter-discard"
    assert without.threat() == 26


@pytest.mark.card("Thalin")
@pytest.mark.rule("C6")
def test_thalin_strikes_before_the_keywords_of_an_enemy_that_survives() -> None:
    t = laid(hero="Thalin", encounter=["Cavern Guardian", "Quiet Moment"], phase="quest")
    staged(t)
    words = [entry.message for entry in t.game.log if entry.message in ("log-damage", "log-threat")]
    assert words == ["log-damage", "log-threat"]
    assert t.threat() == 10


@pytest.mark.card("Thalin")
@pytest.mark.rule("Q70", "C6")
def test_thalin_hurts_an_enemy_an_encounter_card_brings_by_revealing_it() -> None:
    horn = made_up("Calling Horn", "treachery", when_revealed(reveal(encounter_discard.titled("Forest Spider"))))
    t = laid(hero="Thalin", encounter=[horn, "Quiet Moment"], encounter_discard="Forest Spider", phase="quest")
    staged(t)
    assert (t["Forest Spider"].place, t["Forest Spider"].damage) == ("staging", 1)


@pytest.mark.card("Thalin")
@pytest.mark.rule("F1.22", "Q35")
def test_thalin_does_not_hurt_an_enemy_that_is_added_not_revealed() -> None:
    lair = made_up("Old Lair", "treachery", when_revealed(add_to_staging(encounter_discard.titled("Forest Spider"))))
    t = laid(hero="Thalin", encounter=[lair, "Quiet Moment"], encounter_discard="Forest Spider", phase="quest")
    staged(t)
    assert (t["Forest Spider"].place, t["Forest Spider"].damage) == ("staging", 0)


@pytest.mark.card("Thalin")
@pytest.mark.rule("Q45")
def test_thalin_hurts_an_immune_enemy_that_is_not_yet_in_play() -> None:
    beast = made_up("Stone Beast", "enemy", says(IMMUNE, SELF), hit_points=3, threat=1, engagement=40)
    t = laid(hero="Thalin", encounter=[beast, "Quiet Moment"], phase="quest")
    staged(t)
    assert (t[beast].place, t[beast].damage) == ("staging", 1)


@pytest.mark.card("Thalin")
def test_thalin_leaves_locations_alone() -> None:
    t = laid(hero="Thalin", encounter=["Forest Gate", "Quiet Moment"], phase="quest")
    staged(t)
    assert (t["Forest Gate"].place, t["Forest Gate"].damage) == ("staging", 0)
    assert t.log("log-damage") == []


# -- Veteran Axehand ----------------------------------------------------------------------------
@pytest.mark.card("Veteran Axehand")
def test_veteran_axehand_is_a_plain_ally_for_two() -> None:
    t = table(hero="Gimli", allies="Veteran Axehand")
    assert numbers(t, "Veteran Axehand") == (0, 2, 1, 2)
    assert traits(t, "Veteran Axehand") == {"Dwarf", "Warrior"}
    assert costs("Veteran Axehand", 2)
    assert not unique_in_play("Veteran Axehand")


# -- Gondorian Spearman -------------------------------------------------------------------------
@pytest.mark.card("Gondorian Spearman")
def test_gondorian_spearman_is_an_ally_for_two() -> None:
    t = table(hero="Gimli", allies="Gondorian Spearman")
    assert numbers(t, "Gondorian Spearman") == (0, 1, 1, 1)
    assert traits(t, "Gondorian Spearman") == {"Gondor", "Warrior"}
    assert costs("Gondorian Spearman", 2)
    assert not unique_in_play("Gondorian Spearman")


@pytest.mark.card("Gondorian Spearman")
@pytest.mark.rule("P6.4")
def test_gondorian_spearman_hurts_the_enemy_he_defends_against() -> None:
    t = laid(hero="Gimli", allies="Gondorian Spearman", engaged=["Hill Troll", "Forest Spider"], phase="combat")
    t.to("enemy-attack").choose("Hill Troll").to("defend").defend("Gondorian Spearman").respond("Gondorian Spearman")
    assert t["Hill Troll"].damage == 1
    assert t["Forest Spider"].damage == 0


@pytest.mark.card("Gondorian Spearman")
@pytest.mark.rule("P6.9", "Q55")
def test_gondorian_spearman_ends_the_attack_by_killing_the_attacker() -> None:
    t = laid(
        hero="Gimli", allies="Gondorian Spearman", engaged="Forest Spider", damage={"Forest Spider": 3}, phase="combat"
    )
    t.to("defend").defend("Gondorian Spearman").respond("Gondorian Spearman").to("combat.end")
    assert t["Forest Spider"].place == "encounter-discard"
    assert t["Gondorian Spearman"].place == "play:0"
    assert t["Gondorian Spearman"].damage == 0


@pytest.mark.card("Gondorian Spearman")
def test_gondorian_spearman_is_silent_when_another_defends() -> None:
    t = laid(hero="Gimli", allies="Gondorian Spearman", engaged="Hill Troll", phase="combat")
    t.to("defend").defend("Gimli")
    assert asked_kind(t) == "action"


@pytest.mark.card("Gondorian Spearman")
@pytest.mark.rule("K4", "Q84")
def test_gondorian_spearman_is_a_sentinel_and_responds_for_another_player_too() -> None:
    t = laid(
        player(heroes="Gimli", allies=["Gondorian Spearman", "Veteran Axehand"]),
        player(heroes="Éowyn", engaged="Hill Troll"),
        phase="combat",
    )
    t.to("defend").choose("undefended", seat=1)
    assert t.options(0) == ["defend:Gondorian Spearman", "undefended"]
    t.defend("Gondorian Spearman", seat=0).respond("Gondorian Spearman", seat=0)
    assert t["Hill Troll"].damage == 1
    t.to("combat.enemy.4")
    assert t["Gondorian Spearman"].place == "discard:0"
    assert t["Éowyn"].damage == 0


# -- Horseback Archer ---------------------------------------------------------------------------
@pytest.mark.card("Horseback Archer")
def test_horseback_archer_is_an_ally_for_three() -> None:
    t = table(hero="Gimli", allies="Horseback Archer")
    assert numbers(t, "Horseback Archer") == (0, 2, 1, 2)
    assert traits(t, "Horseback Archer") == {"Archer", "Rohan"}
    assert costs("Horseback Archer", 3)
    assert not unique_in_play("Horseback Archer")


@pytest.mark.card("Horseback Archer")
@pytest.mark.rule("K3")
def test_horseback_archer_is_ranged_and_joins_another_players_attack() -> None:
    t = laid(
        player(heroes="Gimli", allies=["Horseback Archer", "Veteran Axehand"]),
        player(heroes="Aragorn", engaged="Dol Guldur Beastmaster"),
        phase="combat",
    )
    t.to("attack").attack("Dol Guldur Beastmaster", "Aragorn", seat=1)
    assert t.options(0) == ["join:Horseback Archer", "done"]
    t.choose("Horseback Archer", seat=0)
    assert t["Horseback Archer"].exhausted
    t.to("combat.player.3")
    assert t["Dol Guldur Beastmaster"].damage == 4


@pytest.mark.card("Horseback Archer")
@pytest.mark.rule("K3", "F1.11")
def test_horseback_archer_attacks_another_players_enemy_alone_in_the_original_edition() -> None:
    def attacker(edition: str) -> TestTable:
        return laid(
            player(heroes="Gimli", allies="Horseback Archer"),
            player(heroes="Aragorn", engaged="King Spider"),
            edition=edition,
            phase="combat",
        ).to("attack")

    t = attacker("original")
    assert t.decision is not None and t.decision.seat == 0
    t.attack("King Spider", "Horseback Archer", seat=0).to("combat.player.3")
    assert t["King Spider"].damage == 1
    revised = attacker("revised")
    assert revised.decision is not None and revised.decision.seat == 1


# -- Beorn --------------------------------------------------------------------------------------
@pytest.mark.card("Beorn")
def test_beorn_is_a_unique_ally_for_six() -> None:
    t = table(hero="Gimli", allies="Beorn")
    assert numbers(t, "Beorn") == (1, 3, 3, 6)
    assert traits(t, "Beorn") == {"Beorning", "Warrior"}
    assert costs("Beorn", 6)
    assert unique_in_play("Beorn")


@pytest.mark.card("Beorn")
def test_beorn_gains_five_attack_and_goes_into_the_deck_at_the_end_of_the_phase() -> None:
    t = laid(hero="Gimli", allies=["Beorn", "Veteran Axehand"], engaged="Forest Spider", phase="combat")
    t.use("Beorn")
    assert numbers(t, "Beorn") == (1, 8, 3, 6)
    assert t["Veteran Axehand"].attack == 2
    assert not t["Beorn"].exhausted
    t.to("combat.end")
    assert t["Beorn"].place == "play:0"
    t.end_phase()
    assert t["Beorn"].place == "deck:0"
    assert len(t.log("log-shuffle-in")) == 1


@pytest.mark.card("Beorn")
def test_beorn_stays_in_play_while_his_rage_is_not_used() -> None:
    t = laid(hero="Gimli", allies="Beorn", phase="combat").end_phase()
    assert t["Beorn"].place == "play:0"


@pytest.mark.card("Beorn")
@pytest.mark.rule("G16")
def test_beorn_may_rage_only_once_a_round() -> None:
    t = laid(hero="Gimli", allies="Beorn", phase="combat").use("Beorn")
    assert not t.can("Beorn", kind="use")
    assert t["Beorn"].attack == 8


@pytest.mark.card("Beorn")
def test_beorn_who_died_meanwhile_is_not_shuffled_into_the_deck() -> None:
    t = laid(hero="Gimli", allies="Beorn", engaged="Hill Troll", damage={"Beorn": 3}, phase="combat")
    t.use("Beorn").to("defend").defend("Beorn").end_phase()
    assert t["Beorn"].place == "discard:0"


# -- Blade Mastery ------------------------------------------------------------------------------
@pytest.mark.card("Blade Mastery")
def test_blade_mastery_is_an_event_for_one() -> None:
    assert costs("Blade Mastery", 1, phase="quest")


@pytest.mark.card("Blade Mastery")
def test_blade_mastery_gives_one_character_of_any_player_attack_and_defense() -> None:
    t = table(
        player(heroes="Gimli", hand="Blade Mastery", resources=1),
        player(heroes="Éowyn", allies="Northern Tracker", engaged="Forest Spider"),
        phase="combat",
    )
    t.play("Blade Mastery", seat=0)
    assert t.options(0) == ["choose:Gimli", "choose:Éowyn", "choose:Northern Tracker"]
    t.choose("Northern Tracker")
    assert numbers(t, "Northern Tracker") == (1, 3, 3, 3)
    assert numbers(t, "Gimli") == (2, 2, 2, 5)


@pytest.mark.card("Blade Mastery")
@pytest.mark.rule("W9")
def test_blade_mastery_lasts_until_the_end_of_the_phase() -> None:
    t = laid(hero="Legolas", hand="Blade Mastery", resources=1, phase="quest")
    t.play("Blade Mastery").to("quest.resolution")
    assert numbers(t, "Legolas") == (1, 4, 2, 4)
    t.end_phase()
    assert numbers(t, "Legolas") == (1, 3, 1, 4)


# -- Rain of Arrows -----------------------------------------------------------------------------
@pytest.mark.card("Rain of Arrows")
def test_rain_of_arrows_is_an_event_for_one() -> None:
    assert costs("Rain of Arrows", 1, "Legolas", engaged="Hill Troll", allies="Horseback Archer", phase="combat")


@pytest.mark.card("Rain of Arrows")
def test_rain_of_arrows_hurts_each_enemy_engaged_with_the_chosen_player() -> None:
    t = laid(
        player(heroes="Legolas", hand="Rain of Arrows", resources=1, engaged="King Spider"),
        player(heroes="Éowyn", engaged=["Forest Spider", "Hill Troll"]),
        staging="Dol Guldur Orcs",
        phase="encounter",
    )
    t.to("action").play("Rain of Arrows", "player:1", seat=0)
    assert t["Legolas"].exhausted
    assert [t[name].damage for name in ("Forest Spider", "Hill Troll")] == [1, 1]
    assert [t[name].damage for name in ("King Spider", "Dol Guldur Orcs")] == [0, 0]


@pytest.mark.card("Rain of Arrows")
@pytest.mark.rule("P2.8")
def test_rain_of_arrows_is_paid_with_a_ready_ranged_character_of_ones_own() -> None:
    t = laid(
        player(
            heroes=["Gimli", "Legolas"],
            allies=["Horseback Archer", "Veteran Axehand"],
            hand="Rain of Arrows",
            resources={"Gimli": 1},
            engaged="Hill Troll",
        ),
        player(heroes="Aragorn", allies="Silverlode Archer"),
        phase="combat",
    )
    t.choose("Rain of Arrows", seat=0)
    assert t.options(0) == ["exhaust:Legolas", "exhaust:Horseback Archer", "cancel"]
    t.choose("Horseback Archer", "player:0", seat=0)
    assert t["Horseback Archer"].exhausted
    assert not t["Legolas"].exhausted
    assert t["Hill Troll"].damage == 1


@pytest.mark.card("Rain of Arrows")
def test_rain_of_arrows_cannot_be_played_without_a_ready_ranged_character() -> None:
    def can(hero: str, exhausted: Any = ()) -> bool:
        t = table(
            player(heroes=hero, hand="Rain of Arrows", resources=1, engaged="Hill Troll"),
            player(heroes="Aragorn", allies="Silverlode Archer"),
            exhausted=exhausted,
            phase="combat",
        )
        return t.can("Rain of Arrows", seat=0)

    assert can("Legolas")
    assert not can("Legolas", exhausted="Legolas")
    assert not can("Gimli")


# -- Feint --------------------------------------------------------------------------------------
@pytest.mark.card("Feint")
def test_feint_is_an_event_for_one() -> None:
    assert costs("Feint", 1, engaged="Hill Troll", phase="combat")


@pytest.mark.card("Feint")
@pytest.mark.rule("C34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_feint_keeps_one_engaged_enemy_from_attacking(edition: str) -> None:
    t = laid(
        hero="Gimli",
        hand="Feint",
        resources=1,
        engaged=["Forest Spider", "Hill Troll"],
        staging="King Spider",
        edition=edition,
        phase="combat",
    )
    t.play("Feint")
    assert t.options() == ["choose:Forest Spider", "choose:Hill Troll"]
    t.choose("Hill Troll").end_phase()
    assert told(t, "log-enemy-attacks") == ["Forest Spider"]
    assert t["Gimli"].damage == 2


@pytest.mark.card("Feint")
@pytest.mark.rule("W8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_feint_is_a_combat_action(edition: str) -> None:
    def can(phase: str) -> bool:
        t = laid(hero="Gimli", hand="Feint", resources=1, engaged="Hill Troll", edition=edition, phase=phase)
        return t.can("Feint")

    assert can("combat")
    assert not any(can(phase) for phase in ("planning", "quest", "encounter", "refresh"))


@pytest.mark.card("Feint")
def test_feint_protects_another_player() -> None:
    t = laid(
        player(heroes="Gimli", hand="Feint", resources=1), player(heroes="Éowyn", engaged="Hill Troll"), phase="combat"
    )
    t.play("Feint", seat=0).end_phase()
    assert told(t, "log-enemy-attacks") == []


@pytest.mark.card("Feint")
def test_feint_holds_for_one_phase() -> None:
    t = laid(hero="Gimli", hand="Feint", resources=1, engaged="Forest Spider", phase="combat").play("Feint")
    t.until(lambda at: at.state.round == 2)
    assert told(t, "log-enemy-attacks") == []
    t.to("defend")
    assert told(t, "log-enemy-attacks") == ["Forest Spider"]


@pytest.mark.card("Feint")
@pytest.mark.rule("Q9", "C34")
def test_feint_comes_too_late_once_the_enemy_is_chosen() -> None:
    t = laid(hero="Gimli", hand="Feint", resources=1, engaged="Forest Spider", phase="combat")
    t.to("combat.enemy.1").play("Feint").to("combat.enemy.4")
    assert t["Gimli"].damage == 2


@pytest.mark.card("Feint")
@pytest.mark.rule("C34")
@pytest.mark.parametrize(
    "edition, attacking", [("revised", ["Hill Troll"]), ("original", ["Hill Troll"]), ("first-printing", [])]
)
def test_feint_stops_attacks_on_that_player_only_but_all_in_the_first_printing(
    edition: str, attacking: list[str]
) -> None:
    t = laid(
        player(heroes="Gimli", hand="Feint", resources=1, engaged="Hill Troll"),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1),
        edition=edition,
        phase="combat",
    )
    t.play("Feint", seat=0).play("Sneak Attack", seat=1).respond("Son of Arnor", seat=1)
    assert t["Hill Troll"].place == "engaged:1"
    t.end_phase()
    assert told(t, "log-enemy-attacks") == attacking


@pytest.mark.card("Feint")
@pytest.mark.rule("F1.50", "P5.4")
def test_feint_may_choose_an_enemy_considered_engaged() -> None:
    lurker = made_up("Lurker", "enemy", says(CONSIDERED_ENGAGED, SELF), attack=2, hit_points=3, engagement=50)
    t = table(hero="Gimli", hand="Feint", resources=1, staging=[lurker, "Hill Troll"], phase="combat")
    assert t.can("Feint")
    t.play("Feint")
    assert t["Feint"].place == "discard:0"


@pytest.mark.card("Feint")
@pytest.mark.rule("E7")
def test_feint_cannot_choose_an_immune_enemy() -> None:
    beast = made_up("Stone Beast", "enemy", says(IMMUNE, SELF), attack=1, hit_points=3, engagement=40)
    assert not table(hero="Gimli", hand="Feint", resources=1, engaged=beast, phase="combat").can("Feint")


# -- Quick Strike -------------------------------------------------------------------------------
@pytest.mark.card("Quick Strike")
def test_quick_strike_is_an_event_for_one() -> None:
    assert costs("Quick Strike", 1, "Legolas", engaged="Hill Troll", allies="Veteran Axehand", phase="quest")


@pytest.mark.card("Quick Strike")
def test_quick_strike_attacks_at_once_outside_combat() -> None:
    t = laid(hero="Gimli", hand="Quick Strike", resources=1, engaged="Forest Spider")
    t.play("Quick Strike").to("combat.player.3")
    assert t["Gimli"].exhausted
    assert t["Forest Spider"].damage == 1
    t.to("planning.turn")
    assert t["Quick Strike"].place == "discard:0"


@pytest.mark.card("Quick Strike")
def test_quick_strike_comes_before_the_enemy_attacks() -> None:
    t = laid(hero="Legolas", hand="Quick Strike", resources=1, engaged="Black Forest Bats", phase="combat")
    t.play("Quick Strike").to("response").respond("Legolas").end_phase()
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 2
    assert told(t, "log-enemy-attacks") == []


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("Q18", "C35")
def test_quick_strike_is_the_exhausted_characters_attack_alone() -> None:
    t = laid(
        player(heroes=["Gimli", "Thalin"], hand="Quick Strike", resources=1, engaged="Hill Troll"),
        player(heroes="Legolas"),
        damage={"Gimli": 3},
        phase="quest",
    )
    t.play("Quick Strike", "Gimli", seat=0)
    assert asked_kind(t) == "action"
    t.to("combat.player.3")
    assert t["Hill Troll"].damage == 2
    assert t["Gimli"].exhausted
    assert not t["Thalin"].exhausted
    assert not t["Legolas"].exhausted


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("P2.8")
def test_quick_strike_needs_a_ready_character_of_ones_own() -> None:
    t = laid(
        player(
            heroes=["Gimli", "Thalin"], allies="Veteran Axehand", hand="Quick Strike", resources=1, engaged="Hill Troll"
        ),
        player(heroes="Legolas"),
        exhausted="Thalin",
        phase="quest",
    )
    t.choose("Quick Strike", seat=0).choose("pay", seat=0)
    assert t.options(0) == ["exhaust:Gimli", "exhaust:Veteran Axehand", "cancel"]


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("P6.11")
def test_quick_strike_needs_an_enemy_the_character_may_attack() -> None:
    t = laid(
        player(heroes="Gimli", hand="Quick Strike", resources=1),
        player(heroes="Thalin", engaged="Hill Troll"),
        staging="Forest Spider",
        phase="quest",
    )
    assert not t.can("Quick Strike", seat=0)


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("P6.11")
def test_quick_strike_chooses_among_the_enemies_engaged_with_its_player() -> None:
    t = laid(
        player(heroes="Gimli", hand="Quick Strike", resources=1, engaged=["Hill Troll", "King Spider"]),
        player(heroes="Thalin", engaged="Black Forest Bats"),
        staging="Forest Spider",
        phase="quest",
    )
    t.play("Quick Strike", seat=0)
    assert t.options(0) == ["attack:Hill Troll", "attack:King Spider"]
    t.choose("King Spider").to("combat.player.3")
    assert t["King Spider"].damage == 1


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("K3")
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_quick_strike_with_a_ranged_character_reaches_another_players_enemy(edition: str) -> None:
    t = laid(
        player(heroes="Gimli", allies=["Horseback Archer", "Veteran Axehand"], hand="Quick Strike", resources=1),
        player(heroes="Éowyn", engaged="King Spider"),
        edition=edition,
        phase="quest",
    )
    t.play("Quick Strike", seat=0).to("combat.player.3")
    assert t["Horseback Archer"].exhausted
    assert t["King Spider"].damage == 1


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("Q82")
def test_quick_strike_with_a_ranged_character_does_not_reach_staging() -> None:
    t = laid(hero="Legolas", hand="Quick Strike", resources=1, staging="Forest Spider", phase="quest")
    assert not t.can("Quick Strike")


@pytest.mark.card("Quick Strike")
def test_quick_strike_with_dúnhere_reaches_staging() -> None:
    t = laid(
        hero=["Gimli", "Dúnhere"], hand="Quick Strike", resources={"Gimli": 1}, staging="Dol Guldur Orcs", phase="quest"
    )
    t.play("Quick Strike").to("combat.player.3")
    assert t["Dúnhere"].exhausted
    assert t["Dol Guldur Orcs"].place == "encounter-discard"


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("Q60", "F1.47")
def test_quick_strike_may_be_declared_against_an_immune_enemy() -> None:
    beast = made_up("Stone Beast", "enemy", says(IMMUNE, SELF), attack=1, defense=1, hit_points=4, engagement=40)
    t = laid(hero="Gimli", hand="Quick Strike", resources=1, engaged=beast, phase="quest")
    t.play("Quick Strike").to("combat.player.3")
    assert t[beast].damage == 1


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("P6.11")
def test_quick_strike_is_an_attack_besides_the_usual_one() -> None:
    t = laid(hero=["Gimli", "Thalin"], hand="Quick Strike", resources=1, engaged="Hill Troll", phase="combat")
    t.play("Quick Strike", "Gimli").to("attack").attack("Hill Troll", "Thalin")
    assert t["Thalin"].exhausted


@pytest.mark.card("Quick Strike")
@pytest.mark.rule("Q55", "P6.9")
def test_quick_strike_in_the_middle_of_an_enemys_attack_ends_it_by_killing_the_attacker() -> None:
    t = laid(
        hero=["Gimli", "Thalin"],
        hand="Quick Strike",
        resources=1,
        engaged="Forest Spider",
        damage={"Forest Spider": 3},
        phase="combat",
    )
    t.to("defend").defend("Gimli").to("combat.enemy.2").play("Quick Strike").to("combat.end")
    assert t["Forest Spider"].place == "encounter-discard"
    assert t["Thalin"].exhausted
    assert (t["Gimli"].damage, t["Thalin"].damage) == (0, 0)


# -- Thicket of Spears --------------------------------------------------------------------------
THREE = ["Gimli", "Legolas", "Thalin"]


@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("P2.2")
def test_thicket_of_spears_takes_one_resource_from_each_of_three_pools() -> None:
    t = table(hero=THREE, hand="Thicket of Spears", resources=3, engaged="Hill Troll", phase="combat")
    t.play("Thicket of Spears")
    assert [t[name].resources for name in THREE] == [2, 2, 2]
    assert t["Thicket of Spears"].place == "discard:0"


@pytest.mark.card("Thicket of Spears")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "resources, playable",
    [
        ({"Gimli": 1, "Legolas": 1, "Thalin": 1}, True),
        ({"Gimli": 3}, False),
        ({"Gimli": 2, "Legolas": 1}, False),
        ({"Gimli": 9, "Legolas": 9}, False),
    ],
)
def test_thicket_of_spears_needs_three_different_heroes_pools(
    resources: dict[str, int], playable: bool, edition: str
) -> None:
    t = table(
        hero=THREE, hand="Thicket of Spears", resources=resources, engaged="Hill Troll", edition=edition, phase="combat"
    )
    assert t.can("Thicket of Spears") is playable


@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("P2.2")
def test_thicket_of_spears_needs_three_heroes_of_tactics() -> None:
    heroes = ["Gimli", "Legolas", "Aragorn"]
    t = table(hero=heroes, hand="Thicket of Spears", resources=3, engaged="Hill Troll", phase="combat")
    assert not t.can("Thicket of Spears")


def behind_spears(chosen: str, edition: str = "revised") -> TestTable:
    return laid(
        player(heroes=THREE, hand="Thicket of Spears", resources=1, engaged=["Hill Troll", "King Spider"]),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1, engaged="Forest Spider"),
        staging="Black Forest Bats",
        edition=edition,
        phase="combat",
    ).play("Thicket of Spears", chosen, seat=0)


@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("C36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_thicket_of_spears_stops_all_enemies_of_the_chosen_player(edition: str) -> None:
    assert told(behind_spears("player:0", edition).end_phase(), "log-enemy-attacks") == ["Forest Spider"]


@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("C36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_thicket_of_spears_may_protect_another_player(edition: str) -> None:
    t = behind_spears("player:1", edition).end_phase()
    assert sorted(told(t, "log-enemy-attacks")) == ["Hill Troll", "King Spider"]


@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("W8", "W9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_thicket_of_spears_may_be_played_in_any_phase_and_holds_for_that_phase(edition: str) -> None:
    t = laid(
        hero=THREE, hand="Thicket of Spears", resources=1, engaged="Forest Spider", edition=edition, phase="quest"
    )
    t.play("Thicket of Spears").to("defend")
    assert t.state.round == 1
    assert told(t, "log-enemy-attacks") == ["Forest Spider"]


@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("C36")
@pytest.mark.parametrize("edition, attacking", [("revised", True), ("original", True), ("first-printing", False)])
def test_thicket_of_spears_lets_its_enemies_attack_another_player_but_not_in_the_first_printing(
    edition: str, attacking: bool
) -> None:
    t = behind_spears("player:0", edition).play("Sneak Attack", seat=1).respond("Son of Arnor", "Hill Troll", seat=1)
    assert t["Hill Troll"].place == "engaged:1"
    t.end_phase()
    assert ("Hill Troll" in told(t, "log-enemy-attacks")) is attacking
    assert "King Spider" not in told(t, "log-enemy-attacks")


@pytest.mark.card("Thicket of Spears")
@pytest.mark.rule("E6")
def test_thicket_of_spears_does_not_stop_an_enemy_that_engages_later() -> None:
    t = behind_spears("player:1").play("Sneak Attack", seat=1).respond("Son of Arnor", "Black Forest Bats", seat=1)
    t.end_phase()
    assert "Black Forest Bats" in told(t, "log-enemy-attacks")
    assert "Forest Spider" not in told(t, "log-enemy-attacks")


# -- Swift Strike -------------------------------------------------------------------------------
@pytest.mark.card("Swift Strike")
@pytest.mark.parametrize("hero, resources, playable", [("Gimli", 2, True), ("Gimli", 1, False), ("Éowyn", 9, False)])
def test_swift_strike_is_an_event_for_two(hero: str, resources: int, playable: bool) -> None:
    t = laid(hero=hero, hand="Swift Strike", resources=resources, engaged="Hill Troll", phase="combat")
    t.to("defend").defend(hero)
    assert t.can("Swift Strike") is playable
    if playable:
        t.respond("Swift Strike")
        assert t[hero].resources == 0
        assert t["Swift Strike"].place == "discard:0"


@pytest.mark.card("Swift Strike")
@pytest.mark.rule("P6.4")
def test_swift_strike_deals_two_damage_to_the_attacker() -> None:
    t = laid(hero="Gimli", hand="Swift Strike", resources=2, engaged=["Hill Troll", "Forest Spider"], phase="combat")
    t.to("enemy-attack").choose("Hill Troll").to("defend").defend("Gimli").respond("Swift Strike")
    assert t["Hill Troll"].damage == 2
    assert t["Forest Spider"].damage == 0


@pytest.mark.card("Swift Strike")
def test_swift_strike_answers_any_players_defender_also_an_ally() -> None:
    t = laid(
        player(heroes="Gimli", hand="Swift Strike", resources=2),
        player(heroes="Éowyn", allies="Northern Tracker", engaged="Hill Troll"),
        phase="combat",
    )
    t.to("defend").defend("Northern Tracker", seat=1).respond("Swift Strike", seat=0)
    assert t["Hill Troll"].damage == 2


@pytest.mark.card("Swift Strike")
@pytest.mark.rule("P6.9", "Q55")
def test_swift_strike_ends_the_attack_by_killing_the_attacker() -> None:
    t = laid(hero="Gimli", hand="Swift Strike", resources=2, engaged="East Bight Patrol", phase="combat")
    t.to("defend").defend("Gimli").respond("Swift Strike").to("combat.end")
    assert t["East Bight Patrol"].place == "encounter-discard"
    assert t["Gimli"].damage == 0


@pytest.mark.card("Swift Strike")
def test_swift_strike_needs_a_defender() -> None:
    t = laid(hero="Gimli", hand="Swift Strike", resources=2, engaged="Forest Spider", phase="combat")
    t.to("defend").choose("undefended")
    assert asked_kind(t) == "action"
    assert not t.can("Swift Strike")


# -- Stand Together -----------------------------------------------------------------------------
@pytest.mark.card("Stand Together")
@pytest.mark.rule("P2.3")
def test_stand_together_is_free_but_needs_a_tactics_hero() -> None:
    assert costs("Stand Together", 0, engaged="Hill Troll", phase="combat")


@pytest.mark.card("Stand Together")
@pytest.mark.rule("F1.04", "P6.6")
def test_stand_together_lets_several_defend_and_one_of_them_take_the_damage() -> None:
    t = laid(hero=["Gimli", "Thalin", "Legolas"], hand="Stand Together", engaged="Hill Troll", phase="combat")
    t.play("Stand Together").to("defend").choose("Gimli", "Thalin", "done", kind="defend")
    t.to("damage")
    assert t.options() == ["damage:Gimli", "damage:Thalin"]
    t.choose("Thalin").to("combat.enemy.4")
    assert [t[name].damage for name in ("Gimli", "Thalin", "Legolas")] == [0, 2, 0]
    assert [t[name].exhausted for name in ("Gimli", "Thalin", "Legolas")] == [True, True, False]


@pytest.mark.card("Stand Together")
def test_stand_together_counts_against_each_enemy_of_the_phase() -> None:
    t = laid(
        hero=["Gimli", "Thalin"],
        allies=["Veteran Axehand", "Horseback Archer"],
        hand="Stand Together",
        engaged=["Hill Troll", "King Spider"],
        phase="combat",
    )
    t.play("Stand Together").to("enemy-attack").choose("Hill Troll").to("defend")
    t.choose("Gimli", "Thalin", "done", kind="defend").to("damage").choose("Gimli")
    t.to("defend").choose("Veteran Axehand", "Horseback Archer", kind="defend").to("combat.enemy.4")
    assert t["Veteran Axehand"].exhausted
    assert t["Horseback Archer"].exhausted


@pytest.mark.card("Stand Together")
@pytest.mark.rule("P6.2")
def test_stand_together_helps_only_the_chosen_player() -> None:
    def second_defender(chosen: str) -> bool:
        t = laid(
            player(heroes="Gimli", hand="Stand Together"),
            player(heroes=["Éowyn", "Dúnhere"], engaged="Hill Troll"),
            phase="combat",
        )
        t.play("Stand Together", chosen, seat=0).to("defend").defend("Éowyn", seat=1)
        return t.can("Dúnhere", seat=1, kind="defend")

    assert second_defender("player:1")
    assert not second_defender("player:0")


@pytest.mark.card("Stand Together")
@pytest.mark.rule("W9")
def test_stand_together_holds_for_one_phase() -> None:
    t = laid(hero=["Gimli", "Thalin"], hand="Stand Together", engaged="Forest Spider", phase="quest")
    t.play("Stand Together").to("defend").defend("Gimli")
    assert t.state.round == 1
    assert not t.can("Thalin", kind="defend")


@pytest.mark.card("Stand Together")
def test_stand_together_does_not_force_several_defenders() -> None:
    t = laid(hero=["Gimli", "Thalin"], hand="Stand Together", engaged="Hill Troll", phase="combat")
    t.play("Stand Together").to("defend").choose("Gimli", "done", kind="defend").to("combat.enemy.4")
    assert t["Gimli"].damage == 4
    assert not t["Thalin"].exhausted


# -- Blade of Gondolin --------------------------------------------------------------------------
BLADE = {"Gimli": "Blade of Gondolin"}


@pytest.mark.card("Blade of Gondolin")
def test_blade_of_gondolin_is_a_restricted_attachment_for_one() -> None:
    t = table(hero="Gimli", attached=BLADE)
    assert traits(t, "Blade of Gondolin") == {"Item", "Weapon"}
    assert costs("Blade of Gondolin", 1)
    assert not unique_in_play("Blade of Gondolin")
    assert is_restricted("Blade of Gondolin")


@pytest.mark.card("Blade of Gondolin")
@pytest.mark.rule("P2.6")
def test_blade_of_gondolin_attaches_to_a_hero() -> None:
    assert hosts("Blade of Gondolin") == ["host:Gimli", "host:Éowyn", "cancel"]


@pytest.mark.card("Blade of Gondolin")
def test_blade_of_gondolin_gives_an_attack_against_orcs_only() -> None:
    t = laid(hero=["Thalin", "Gimli"], attached=BLADE, engaged="Dol Guldur Beastmaster", phase="combat").to("attack")
    assert t["Gimli"].attack == 2
    t.attack("Dol Guldur Beastmaster", "Gimli").to("combat.player.1")
    assert t["Gimli"].attack == 3
    t.to("combat.player.3")
    assert t["Dol Guldur Beastmaster"].damage == 2
    other = laid(hero=["Thalin", "Gimli"], attached=BLADE, engaged="King Spider", phase="combat").to("attack")
    other.attack("King Spider", "Gimli").to("combat.player.3")
    assert other["King Spider"].damage == 1


@pytest.mark.card("Blade of Gondolin")
def test_blade_of_gondolin_does_nothing_in_another_heros_attack() -> None:
    t = laid(hero=["Thalin", "Gimli"], attached=BLADE, engaged="Dol Guldur Beastmaster", phase="combat")
    t.to("attack").attack("Dol Guldur Beastmaster", "Thalin").to("combat.player.1")
    assert t["Gimli"].attack == 2
    assert t["Thalin"].attack == 2


@pytest.mark.card("Blade of Gondolin")
def test_blade_of_gondolin_places_one_progress_when_its_bearer_destroys_an_enemy() -> None:
    t = table(hero=["Gimli", "Thalin"], attached=BLADE, engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Gimli").respond("Blade of Gondolin")
    assert t["Flies and Spiders"].progress == 1


@pytest.mark.card("Blade of Gondolin")
def test_blade_of_gondolin_is_silent_when_another_destroys_the_enemy() -> None:
    t = table(hero=["Gimli", "Thalin"], attached=BLADE, engaged="Black Forest Bats", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Thalin")
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert asked_kind(t) != "response"


@pytest.mark.card("Blade of Gondolin")
@pytest.mark.rule("Q52")
def test_blade_of_gondolin_is_silent_when_an_effect_destroys_the_enemy() -> None:
    t = laid(
        hero="Gimli", attached=BLADE, hand="Swift Strike", resources=2, engaged="Black Forest Bats", phase="combat"
    )
    t.to("defend").defend("Gimli").respond("Swift Strike")
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert asked_kind(t) == "action"


def blade_and_legolas(progress: int) -> TestTable:
    """Legolas has destroyed an enemy with the blade on a quest with so much progress."""
    t = laid(
        hero="Legolas",
        attached={"Legolas": "Blade of Gondolin"},
        engaged="Black Forest Bats",
        stages=PASSAGE,
        progress={"Flies and Spiders": progress},
        phase="combat",
    )
    return t.to("attack").attack("Black Forest Bats", "Legolas").to("response")


@pytest.mark.card("Blade of Gondolin")
@pytest.mark.rule("Q14", "C39", "P3.10")
def test_blade_of_gondolin_and_legolas_both_respond_across_a_stage_change() -> None:
    t = blade_and_legolas(7)
    assert sorted(t.options()) == ["pass", "respond:Blade of Gondolin", "respond:Legolas"]
    t.respond("Legolas")
    assert t["A Fork in the Road"].place == "quest"
    assert t["A Fork in the Road"].progress == 0
    t.respond("Blade of Gondolin")
    assert t["A Fork in the Road"].progress == 1


@pytest.mark.card("Legolas")
@pytest.mark.rule("Q14", "C39")
def test_legolas_and_blade_of_gondolin_respond_in_the_order_their_player_likes() -> None:
    t = blade_and_legolas(7)
    t.respond("Blade of Gondolin")
    assert t["A Fork in the Road"].place == "quest"
    t.respond("Legolas")
    assert t["Beorn's Path"].place == "quest"
    assert t["Beorn's Path"].progress == 0


# -- Citadel Plate ------------------------------------------------------------------------------
@pytest.mark.card("Citadel Plate")
def test_citadel_plate_is_a_restricted_attachment_for_four() -> None:
    t = table(hero="Gimli", attached={"Gimli": "Citadel Plate"})
    assert traits(t, "Citadel Plate") == {"Item", "Armor"}
    assert costs("Citadel Plate", 4)
    assert not unique_in_play("Citadel Plate")
    assert is_restricted("Citadel Plate")


@pytest.mark.card("Citadel Plate")
@pytest.mark.rule("P2.6")
def test_citadel_plate_attaches_to_a_hero() -> None:
    assert hosts("Citadel Plate") == ["host:Gimli", "host:Éowyn", "cancel"]


@pytest.mark.card("Citadel Plate")
def test_citadel_plate_gives_four_hit_points() -> None:
    t = laid(hero=["Legolas", "Gimli"], attached={"Legolas": "Citadel Plate"}, engaged="Hill Troll", phase="combat")
    assert numbers(t, "Legolas") == (1, 3, 1, 8)
    assert t["Gimli"].hit_points == 5
    t.to("damage").choose("Legolas").to("combat.enemy.4")
    assert t["Legolas"].place == "play:0"
    assert t["Legolas"].damage == 6


@pytest.mark.card("Citadel Plate")
@pytest.mark.rule("P6.13")
def test_citadel_plate_takes_its_hit_points_along() -> None:
    t = laid(
        hero=["Legolas", "Gimli"],
        attached={"Legolas": "Citadel Plate"},
        damage={"Legolas": 5},
        engaged="Black Forest Bats",
        encounter=["Forest Spider"],
        phase="combat",
    )
    t.to("combat.enemy.3")
    assert t["Citadel Plate"].place == "discard:0"
    assert t["Legolas"].place == "discard:0"


# -- Dwarven Axe --------------------------------------------------------------------------------
@pytest.mark.card("Dwarven Axe")
def test_dwarven_axe_is_a_restricted_attachment_for_two() -> None:
    t = table(hero="Gimli", attached={"Gimli": "Dwarven Axe"})
    assert traits(t, "Dwarven Axe") == {"Item", "Weapon"}
    assert costs("Dwarven Axe", 2)
    assert not unique_in_play("Dwarven Axe")
    assert is_restricted("Dwarven Axe")


@pytest.mark.card("Dwarven Axe")
@pytest.mark.rule("P2.6")
def test_dwarven_axe_attaches_to_a_hero() -> None:
    assert hosts("Dwarven Axe") == ["host:Gimli", "host:Éowyn", "cancel"]


@pytest.mark.card("Dwarven Axe")
def test_dwarven_axe_gives_one_attack_and_a_dwarf_two() -> None:
    t = table(hero=["Legolas", "Gimli", "Thalin"], attached={"Legolas": "Dwarven Axe", "Gimli": "Dwarven Axe"})
    assert numbers(t, "Legolas") == (1, 4, 1, 4)
    assert numbers(t, "Gimli") == (2, 4, 2, 5)
    assert t["Thalin"].attack == 2


@pytest.mark.card("Dwarven Axe")
@pytest.mark.rule("K6", "G21")
def test_dwarven_axe_as_a_third_restricted_card_sends_one_to_its_owners_discard_pile() -> None:
    t = table(
        player(heroes="Gimli", attached={"Gimli": ["Blade of Gondolin", "Citadel Plate"]}),
        player(heroes="Legolas", hand="Dwarven Axe", resources=2),
    )
    t.play("Dwarven Axe", "Gimli", seat=1)
    assert t.options() == ["discard:Blade of Gondolin", "discard:Citadel Plate", "discard:Dwarven Axe"]
    t.choose("Dwarven Axe")
    assert t["Dwarven Axe"].place == "discard:1"
    assert len(t["Gimli"].attachments) == 2


# -- Horn of Gondor -----------------------------------------------------------------------------
HORN = {"Gimli": "Horn of Gondor"}


@pytest.mark.card("Horn of Gondor")
def test_horn_of_gondor_is_a_unique_restricted_attachment_for_one() -> None:
    t = table(hero="Gimli", attached=HORN)
    assert traits(t, "Horn of Gondor") == {"Item", "Artifact"}
    assert costs("Horn of Gondor", 1)
    assert unique_in_play("Horn of Gondor")
    assert is_restricted("Horn of Gondor")


@pytest.mark.card("Horn of Gondor")
@pytest.mark.rule("P2.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_horn_of_gondor_attaches_to_a_hero(edition: str) -> None:
    t = table(
        player(heroes="Gimli", allies="Veteran Axehand", hand="Horn of Gondor", resources=1),
        player(heroes="Éowyn"),
        edition=edition,
    )
    assert t.choose("Horn of Gondor", seat=0).options(0) == ["host:Gimli", "host:Éowyn", "cancel"]


@pytest.mark.card("Horn of Gondor")
@pytest.mark.rule("C42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_horn_of_gondor_gives_its_bearer_a_resource_for_any_players_destroyed_character(edition: str) -> None:
    t = laid(
        player(heroes=["Gimli", "Legolas"], attached=HORN),
        player(heroes="Éowyn", allies="Northern Tracker", engaged="Hill Troll"),
        edition=edition,
        phase="combat",
    )
    t.to("defend").defend("Northern Tracker", seat=1).to("response").respond("Horn of Gondor", seat=0)
    assert t["Northern Tracker"].place == "discard:1"
    assert (t["Gimli"].resources, t["Legolas"].resources) == (1, 0)


@pytest.mark.card("Horn of Gondor")
@pytest.mark.parametrize("edition", EDITIONS)
def test_horn_of_gondor_answers_the_death_of_a_hero_too(edition: str) -> None:
    t = laid(hero=["Gimli", "Legolas"], attached=HORN, engaged="Hill Troll", edition=edition, phase="combat")
    t.to("damage").choose("Legolas").respond("Horn of Gondor")
    assert t["Gimli"].resources == 1


@pytest.mark.card("Horn of Gondor")
@pytest.mark.rule("E4")
def test_horn_of_gondor_answers_each_of_two_characters_destroyed_at_once() -> None:
    t = laid(
        hero="Gimli",
        attached=HORN,
        allies=["Snowbourn Scout", "Gondorian Spearman"],
        committed=["Snowbourn Scout", "Gondorian Spearman"],
        encounter=["The Necromancer's Reach", "Quiet Moment"],
        phase="quest",
    )
    t.to("response").respond("Horn of Gondor").respond("Horn of Gondor")
    assert t["Gimli"].resources == 2
    assert asked_kind(t) != "response"


@pytest.mark.card("Horn of Gondor")
@pytest.mark.parametrize("edition", EDITIONS)
def test_horn_of_gondor_does_not_answer_the_death_of_an_enemy(edition: str) -> None:
    t = laid(hero="Gimli", attached=HORN, engaged="Black Forest Bats", edition=edition, phase="combat")
    t.to("attack").attack("Black Forest Bats", "Gimli").to("combat.end")
    assert t["Black Forest Bats"].place == "encounter-discard"
    assert t.log("log-respond") == []
    assert t["Gimli"].resources == 0


@pytest.mark.card("Horn of Gondor")
@pytest.mark.rule("C42")
@pytest.mark.parametrize("edition, gained", [("revised", 0), ("original", 0), ("first-printing", 1)])
def test_horn_of_gondor_answers_a_character_that_only_leaves_play_in_the_first_printing(
    edition: str, gained: int
) -> None:
    t = laid(
        hero=["Gimli", "Aragorn"],
        attached=HORN,
        hand=["Sneak Attack", "Faramir"],
        resources={"Aragorn": 1},
        edition=edition,
        phase="quest",
    )
    t.play("Sneak Attack").until(lambda at: at["Faramir"].place == "hand:0")
    assert t.can("Horn of Gondor", kind="respond") is bool(gained)
    if gained:
        t.respond("Horn of Gondor")
    assert t["Gimli"].resources == gained
