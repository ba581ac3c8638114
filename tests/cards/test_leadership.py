"""Leadership: heroes 1-3, cards 13-27."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.language import IT, SELF, after, characters, choose, deal, forced, says
from wilderland.model.kinds import CANNOT_ENGAGE, IMMUNE
from wilderland.model.records import Scope
from wilderland.testing import made_up, player, table
from wilderland.testing.shorthand import asked_kind, laid, numbers, pays_for, unique_hero
from wilderland.testing.table import TestTable


def traits(t: TestTable, name: str) -> set[str]:
    known = "Archer Artifact Dwarf Dúnedain Gondor Item Noble Ranger Rohan Scout Silvan Title Warrior".split()
    return {trait for trait in known if t[name].has_trait(trait)}


def costs(name: str, amount: int, **position: Any) -> bool:
    """Whether that many Leadership resources pay for the card, no fewer, and none of another sphere."""
    others = [*([position["hero"]] if isinstance(position.get("hero"), str) else position.pop("hero", []))]
    position.pop("hero", None)
    rich = table(hero=["Aragorn", *others], hand=name, resources={"Aragorn": amount}, **position)
    offered = rich.can(name, kind="play")
    if offered:
        rich.play(name)
    paid = offered and rich["Aragorn"].resources == 0
    poor = amount > 0 and table(
        hero=["Aragorn", *others], hand=name, resources={"Aragorn": amount - 1}, **position
    ).can(name, kind="play")
    stranger = table(hero=["Éowyn", *others], hand=name, resources={"Éowyn": 9}, **position).can(name, kind="play")
    return paid and not poor and not stranger


def unique_in_play(name: str) -> bool:
    """Whether a copy in another player's play keeps this one out."""
    t = table(
        player(heroes="Aragorn", hand=name, resources=9),
        player(heroes="Éowyn", **({"attached": {"Éowyn": name}} if name in ATTACHMENTS else {"allies": name})),
    )
    return not t.can(name, kind="play")


ATTACHMENTS = ("Steward of Gondor", "Celebrían's Stone")


# -- Aragorn ------------------------------------------------------------------------------------
@pytest.mark.card("Aragorn")
def test_aragorn_is_a_unique_leadership_hero_of_threat_twelve() -> None:
    t = table(hero="Aragorn")
    assert t.threat() == 12
    assert numbers(t, "Aragorn") == (2, 3, 2, 5)
    assert traits(t, "Aragorn") == {"Dúnedain", "Noble", "Ranger"}
    assert unique_hero("Aragorn")
    assert pays_for("Aragorn", "Guard of the Citadel")
    assert not pays_for("Aragorn", "Veteran Axehand")


@pytest.mark.card("Aragorn")
@pytest.mark.rule("K4")
def test_aragorn_is_a_sentinel_and_defends_for_another_player() -> None:
    t = table(player(heroes="Aragorn"), player(heroes="Éowyn", engaged="Hill Troll"), phase="combat")
    t.to("defend").choose("undefended", seat=1)
    assert t.can("Aragorn", seat=0, kind="defend")
    t.defend("Aragorn", seat=0)
    assert t["Aragorn"].exhausted
    assert t["Aragorn"].damage == 4
    assert t["Éowyn"].damage == 0


@pytest.mark.card("Aragorn")
def test_aragorn_pays_one_resource_to_ready_after_he_commits_and_stays_committed() -> None:
    t = laid(hero="Aragorn", resources=2, phase="quest").to("commit")
    t.commit("Aragorn")
    assert asked_kind(t) == "response"
    assert t["Aragorn"].exhausted
    t.respond("Aragorn")
    assert not t["Aragorn"].exhausted
    assert t["Aragorn"].committed
    assert t["Aragorn"].resources == 1


@pytest.mark.card("Aragorn")
@pytest.mark.rule("E4")
def test_aragorn_readies_only_once_for_one_commitment() -> None:
    t = laid(hero="Aragorn", resources=5, phase="quest")
    t.to("commit").commit("Aragorn").respond("Aragorn")
    assert asked_kind(t) == "action"
    assert t["Aragorn"].resources == 4


@pytest.mark.card("Aragorn")
@pytest.mark.rule("E5")
def test_aragorn_need_not_ready() -> None:
    t = laid(hero="Aragorn", resources=1, phase="quest")
    t.to("commit").commit("Aragorn").choose("pass")
    assert t["Aragorn"].exhausted
    assert t["Aragorn"].resources == 1


@pytest.mark.card("Aragorn")
@pytest.mark.rule("P2.5")
def test_aragorn_pays_from_his_own_pool_only() -> None:
    t = laid(hero=["Aragorn", "Théodred"], resources={"Théodred": 3}, phase="quest")
    t.to("commit").commit("Aragorn")
    assert asked_kind(t) == "action"
    assert t["Aragorn"].exhausted


@pytest.mark.card("Aragorn")
def test_aragorn_does_not_ready_when_another_commits() -> None:
    t = laid(hero=["Aragorn", "Glóin"], resources=3, phase="quest", exhausted="Aragorn")
    t.to("commit").commit("Glóin")
    assert asked_kind(t) == "action"
    assert t["Aragorn"].exhausted


# -- Théodred -----------------------------------------------------------------------------------
@pytest.mark.card("Théodred")
def test_théodred_is_a_unique_leadership_hero_of_threat_eight() -> None:
    t = table(hero="Théodred")
    assert t.threat() == 8
    assert numbers(t, "Théodred") == (1, 2, 1, 4)
    assert traits(t, "Théodred") == {"Noble", "Rohan", "Warrior"}
    assert unique_hero("Théodred")
    assert pays_for("Théodred", "Guard of the Citadel")
    assert not pays_for("Théodred", "Veteran Axehand")


@pytest.mark.card("Théodred")
def test_théodred_gives_a_resource_to_a_committed_hero() -> None:
    t = table(hero=["Aragorn", "Théodred", "Glóin"], phase="quest")
    t.commit("Aragorn", "Théodred").respond("Théodred")
    assert t.can("Aragorn") and t.can("Théodred")
    assert not t.can("Glóin")
    t.choose("Aragorn")
    assert t["Aragorn"].resources == 1
    assert t["Théodred"].resources == 0


@pytest.mark.card("Théodred")
def test_théodred_may_give_the_resource_to_himself() -> None:
    t = laid(hero=["Aragorn", "Théodred"], phase="quest")
    t.to("commit").commit("Aragorn", "Théodred").respond("Théodred", "Théodred")
    assert t["Théodred"].resources == 1


@pytest.mark.card("Théodred")
@pytest.mark.rule("Q2")
def test_théodred_reaches_a_hero_another_player_committed_before() -> None:
    t = laid(player(heroes="Aragorn"), player(heroes="Théodred"), phase="quest")
    t.to("commit").commit("Aragorn", seat=0).commit("Théodred", seat=1)
    t.respond("Théodred", "Aragorn", seat=1)
    assert t["Aragorn"].resources == 1


@pytest.mark.card("Théodred")
@pytest.mark.rule("Q2")
def test_théodred_does_not_reach_a_player_who_commits_later() -> None:
    t = laid(player(heroes="Théodred"), player(heroes="Aragorn"), phase="quest")
    t.to("commit").commit("Théodred", seat=0).respond("Théodred", seat=0)
    assert t["Théodred"].resources == 1


@pytest.mark.card("Théodred")
def test_théodred_gives_nothing_to_allies() -> None:
    t = table(hero=["Théodred", "Glóin"], allies="Faramir", phase="quest")
    t.to("commit").commit("Théodred", "Glóin", "Faramir").respond("Théodred")
    assert not t.can("Faramir")


@pytest.mark.card("Théodred")
@pytest.mark.rule("F1.08")
def test_théodred_responds_only_once_to_his_commitment() -> None:
    t = laid(hero=["Aragorn", "Théodred"], phase="quest")
    t.to("commit").commit("Aragorn", "Théodred").respond("Théodred", "Théodred")
    assert asked_kind(t) == "action"


@pytest.mark.card("Théodred")
def test_théodred_is_silent_when_only_another_commits() -> None:
    t = laid(hero=["Glóin", "Théodred"], phase="quest")
    t.to("commit").commit("Glóin")
    assert asked_kind(t) == "action"


@pytest.mark.card("Théodred")
@pytest.mark.rule("Q2")
def test_théodred_pays_for_aragorn_when_he_responds_first() -> None:
    t = laid(hero=["Aragorn", "Théodred"], phase="quest")
    t.to("commit").commit("Aragorn", "Théodred")
    assert not t.can("Aragorn", kind="respond")
    t.respond("Théodred", "Aragorn").respond("Aragorn")
    assert not t["Aragorn"].exhausted
    assert t["Aragorn"].resources == 0


# -- Glóin --------------------------------------------------------------------------------------
@pytest.mark.card("Glóin")
def test_glóin_is_a_unique_leadership_hero_of_threat_nine() -> None:
    t = table(hero="Glóin")
    assert t.threat() == 9
    assert numbers(t, "Glóin") == (2, 2, 1, 4)
    assert traits(t, "Glóin") == {"Dwarf", "Noble"}
    assert unique_hero("Glóin")
    assert pays_for("Glóin", "Guard of the Citadel")
    assert not pays_for("Glóin", "Veteran Axehand")


@pytest.mark.card("Glóin")
def test_glóin_gains_a_resource_for_each_damage_of_an_attack() -> None:
    t = table(hero="Glóin", engaged="Dol Guldur Beastmaster", phase="combat", resources=1)
    t.to("response").respond("Glóin")
    assert t["Glóin"].damage == 3
    assert t["Glóin"].resources == 4


@pytest.mark.card("Glóin")
def test_glóin_gains_only_what_got_through_his_defense() -> None:
    t = laid(hero="Glóin", engaged="Dol Guldur Beastmaster", phase="combat")
    t.to("defend").defend("Glóin").to("response").respond("Glóin")
    assert t["Glóin"].damage == 2
    assert t["Glóin"].resources == 2


@pytest.mark.card("Glóin")
def test_glóin_gains_from_damage_by_effects_too() -> None:
    t = laid(hero="Glóin", phase="quest", encounter=["The Necromancer's Reach", "Quiet Moment"], damage={"Glóin": 2})
    t.to("commit").commit("Glóin").to("response").respond("Glóin")
    assert t["Glóin"].damage == 3
    assert t["Glóin"].resources == 1


@pytest.mark.card("Glóin")
def test_glóin_gains_each_time_he_suffers_damage() -> None:
    t = table(hero="Glóin", engaged=["Forest Spider", "Black Forest Bats"], phase="combat")
    t.to("response").respond("Glóin").to("response").respond("Glóin")
    assert t["Glóin"].damage == 3
    assert t["Glóin"].resources == 3


@pytest.mark.card("Glóin")
@pytest.mark.rule("E5")
def test_glóin_gains_nothing_unless_he_responds() -> None:
    t = table(hero="Glóin", engaged="Forest Spider", phase="combat")
    t.to("response").choose("pass")
    assert t["Glóin"].damage == 2
    assert t["Glóin"].resources == 0


@pytest.mark.card("Glóin")
def test_glóin_does_not_gain_from_damage_to_another() -> None:
    t = table(hero=["Glóin", "Aragorn"], engaged="Forest Spider", phase="combat")
    t.to("damage").choose("Aragorn")
    assert asked_kind(t) != "response"
    assert t["Glóin"].resources == 0


@pytest.mark.card("Glóin")
def test_glóin_does_not_respond_to_the_damage_that_kills_him() -> None:
    t = table(hero=["Glóin", "Aragorn"], engaged="Forest Spider", phase="combat", damage={"Glóin": 2})
    t.to("damage").choose("Glóin")
    assert asked_kind(t) != "response"
    assert t["Glóin"].place == "discard:0"


@pytest.mark.card("Glóin")
def test_glóin_suffers_nothing_from_an_attack_his_defense_stops() -> None:
    t = laid(hero="Glóin", engaged="Black Forest Bats", phase="combat")
    t.to("defend").defend("Glóin").to("combat.enemy.4")
    assert asked_kind(t) == "action"
    assert t["Glóin"].resources == 0


# -- Guard of the Citadel -----------------------------------------------------------------------
@pytest.mark.card("Guard of the Citadel")
def test_guard_of_the_citadel_is_a_plain_ally_for_two() -> None:
    t = table(hero="Aragorn", allies="Guard of the Citadel")
    assert numbers(t, "Guard of the Citadel") == (1, 1, 0, 2)
    assert traits(t, "Guard of the Citadel") == {"Gondor", "Warrior"}
    assert costs("Guard of the Citadel", 2)


@pytest.mark.card("Guard of the Citadel")
@pytest.mark.rule("G6")
def test_guard_of_the_citadel_is_not_unique() -> None:
    assert not unique_in_play("Guard of the Citadel")


# -- Faramir ------------------------------------------------------------------------------------
@pytest.mark.card("Faramir")
def test_faramir_is_a_unique_ally_for_four() -> None:
    t = table(hero="Aragorn", allies="Faramir")
    assert numbers(t, "Faramir") == (2, 1, 2, 3)
    assert traits(t, "Faramir") == {"Gondor", "Noble", "Ranger"}
    assert costs("Faramir", 4)
    assert unique_in_play("Faramir")


@pytest.mark.card("Faramir")
def test_faramir_exhausts_to_give_a_players_characters_willpower() -> None:
    t = table(
        player(heroes="Aragorn", allies="Faramir"), player(heroes="Éowyn", allies="Guard of the Citadel"), phase="quest"
    )
    t.use("Faramir", "player:1")
    assert t["Faramir"].exhausted
    assert (t["Éowyn"].willpower, t["Guard of the Citadel"].willpower) == (5, 2)
    assert (t["Aragorn"].willpower, t["Faramir"].willpower) == (2, 2)
    assert numbers(t, "Guard of the Citadel")[1:] == (1, 0, 2)


@pytest.mark.card("Faramir")
def test_faramir_may_choose_his_own_player_and_counts_himself() -> None:
    t = table(player(heroes="Aragorn", allies="Faramir"), player(heroes="Éowyn"), phase="quest")
    t.use("Faramir", "player:0")
    assert (t["Aragorn"].willpower, t["Faramir"].willpower) == (3, 3)
    assert t["Éowyn"].willpower == 4


@pytest.mark.card("Faramir")
@pytest.mark.rule("W9")
def test_faramir_helps_until_the_end_of_the_phase() -> None:
    t = table(hero="Aragorn", allies="Faramir", phase="quest")
    t.use("Faramir").to("commit")
    assert t["Aragorn"].willpower == 3
    t.end_phase()
    assert t["Aragorn"].willpower == 2


@pytest.mark.card("Faramir")
@pytest.mark.rule("G22")
def test_faramir_cannot_act_while_exhausted() -> None:
    assert table(hero="Aragorn", allies="Faramir", phase="quest").can("Faramir", kind="use")
    assert not table(hero="Aragorn", allies="Faramir", phase="quest", exhausted="Faramir").can("Faramir", kind="use")


@pytest.mark.card("Faramir")
@pytest.mark.rule("E6")
def test_faramir_does_not_help_a_character_that_arrives_later() -> None:
    t = table(
        hero="Aragorn", allies="Faramir", hand=["Sneak Attack", "Guard of the Citadel"], resources=1, phase="quest"
    )
    t.use("Faramir").play("Sneak Attack")
    assert t["Aragorn"].willpower == 3
    assert t["Guard of the Citadel"].willpower == 1


# -- Son of Arnor -------------------------------------------------------------------------------
@pytest.mark.card("Son of Arnor")
def test_son_of_arnor_is_an_ally_for_three() -> None:
    t = table(hero="Aragorn", allies="Son of Arnor")
    assert numbers(t, "Son of Arnor") == (0, 2, 0, 2)
    assert traits(t, "Son of Arnor") == {"Dúnedain"}
    assert costs("Son of Arnor", 3)
    assert not unique_in_play("Son of Arnor")


@pytest.mark.card("Son of Arnor")
def test_son_of_arnor_engages_an_enemy_in_staging() -> None:
    t = table(hero="Aragorn", hand="Son of Arnor", resources=3, staging=["Forest Spider", "King Spider"])
    t.play("Son of Arnor").respond("Son of Arnor", "King Spider")
    assert t["King Spider"].place == "engaged:0"
    assert t["Forest Spider"].place == "staging"


@pytest.mark.card("Son of Arnor")
def test_son_of_arnor_takes_an_enemy_off_another_player() -> None:
    t = table(
        player(heroes="Aragorn", hand="Son of Arnor", resources=3, engaged="King Spider"),
        player(heroes="Éowyn", engaged=["Forest Spider", "Hill Troll"]),
    )
    t.play("Son of Arnor").respond("Son of Arnor")
    assert t.can("Hill Troll")
    assert not t.can("King Spider")
    t.choose("Forest Spider")
    assert t["Forest Spider"].place == "engaged:0"
    assert t["Hill Troll"].place == "engaged:1"


@pytest.mark.card("Son of Arnor")
@pytest.mark.rule("P5.3")
def test_son_of_arnor_sets_off_what_happens_on_engaging() -> None:
    t = table(hero="Aragorn", hand="Son of Arnor", resources=3, staging="Forest Spider")
    t.play("Son of Arnor").respond("Son of Arnor")
    assert t["Forest Spider"].attack == 3


@pytest.mark.card("Son of Arnor")
@pytest.mark.rule("C15", "Q31")
def test_son_of_arnor_engages_an_enemy_that_cannot_be_engaged_optionally() -> None:
    sniper = made_up("Far Archer", "enemy", says(CANNOT_ENGAGE, SELF), attack=1, hit_points=2, engagement=48)
    t = table(hero="Aragorn", hand="Son of Arnor", resources=3, staging=sniper)
    t.play("Son of Arnor").respond("Son of Arnor")
    assert t[sniper].place == "engaged:0"


@pytest.mark.card("Son of Arnor")
@pytest.mark.rule("E7")
def test_son_of_arnor_cannot_choose_an_immune_enemy() -> None:
    beast = made_up("Stone Beast", "enemy", says(IMMUNE, SELF), attack=1, hit_points=2, engagement=48)
    t = table(hero="Aragorn", hand="Son of Arnor", resources=3, staging=beast)
    t.play("Son of Arnor")
    assert asked_kind(t) != "response"


@pytest.mark.card("Son of Arnor")
def test_son_of_arnor_responds_only_to_his_own_arrival() -> None:
    t = table(hero="Aragorn", allies="Son of Arnor", hand="Guard of the Citadel", resources=2, staging="Forest Spider")
    t.play("Guard of the Citadel")
    assert asked_kind(t) != "response"
    assert t["Forest Spider"].place == "staging"


# -- Snowbourn Scout ----------------------------------------------------------------------------
@pytest.mark.card("Snowbourn Scout")
def test_snowbourn_scout_is_an_ally_for_one() -> None:
    t = table(hero="Aragorn", allies="Snowbourn Scout")
    assert numbers(t, "Snowbourn Scout") == (0, 0, 1, 1)
    assert traits(t, "Snowbourn Scout") == {"Rohan", "Scout"}
    assert costs("Snowbourn Scout", 1)
    assert not unique_in_play("Snowbourn Scout")


@pytest.mark.card("Snowbourn Scout")
def test_snowbourn_scout_places_progress_on_a_location_in_staging() -> None:
    t = table(
        hero="Aragorn",
        hand="Snowbourn Scout",
        resources=1,
        staging=["Forest Gate", "Forest Spider"],
        active="Old Forest Road",
    )
    t.play("Snowbourn Scout").respond("Snowbourn Scout")
    assert t.can("Old Forest Road")
    assert not t.can("Forest Spider")
    t.choose("Forest Gate")
    assert t["Forest Gate"].progress == 1
    assert t["Old Forest Road"].progress == 0


@pytest.mark.card("Snowbourn Scout")
def test_snowbourn_scout_places_progress_on_the_active_location() -> None:
    t = table(hero="Aragorn", hand="Snowbourn Scout", resources=1, active="Old Forest Road")
    t.play("Snowbourn Scout").respond("Snowbourn Scout")
    assert t["Old Forest Road"].progress == 1
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.card("Snowbourn Scout")
@pytest.mark.rule("F1.18")
def test_snowbourn_scout_explores_a_location_in_staging() -> None:
    t = table(hero="Aragorn", hand="Snowbourn Scout", resources=1, staging="Forest Gate", progress={"Forest Gate": 3})
    t.play("Snowbourn Scout").respond("Snowbourn Scout")
    assert t["Forest Gate"].place == "encounter-discard"


@pytest.mark.card("Snowbourn Scout")
def test_snowbourn_scout_responds_only_to_his_own_arrival() -> None:
    t = table(hero="Aragorn", allies="Snowbourn Scout", hand="Guard of the Citadel", resources=2, staging="Forest Gate")
    t.play("Guard of the Citadel")
    assert asked_kind(t) != "response"


# -- Silverlode Archer --------------------------------------------------------------------------
@pytest.mark.card("Silverlode Archer")
def test_silverlode_archer_is_an_ally_for_three() -> None:
    t = table(hero="Aragorn", allies="Silverlode Archer")
    assert numbers(t, "Silverlode Archer") == (1, 2, 0, 1)
    assert traits(t, "Silverlode Archer") == {"Archer", "Silvan"}
    assert costs("Silverlode Archer", 3)
    assert not unique_in_play("Silverlode Archer")


@pytest.mark.card("Silverlode Archer")
@pytest.mark.rule("K3")
def test_silverlode_archer_is_ranged_and_joins_another_players_attack() -> None:
    t = table(
        player(heroes="Glóin", allies=["Silverlode Archer", "Guard of the Citadel"]),
        player(heroes="Legolas", engaged="King Spider"),
        phase="combat",
    )
    t.to("attack").attack("King Spider", "Legolas", seat=1)
    assert t.can("Silverlode Archer", seat=0, kind="join")
    assert not t.can("Guard of the Citadel", seat=0, kind="join")
    t.choose("Silverlode Archer", seat=0, kind="join")
    assert t["Silverlode Archer"].exhausted
    t.until(lambda at: at["King Spider"].damage > 0 or at["King Spider"].place != "engaged:1")
    assert t["King Spider"].place == "encounter-discard"


# -- Longbeard Orc Slayer -----------------------------------------------------------------------
@pytest.mark.card("Longbeard Orc Slayer")
def test_longbeard_orc_slayer_is_an_ally_for_four() -> None:
    t = table(hero="Aragorn", allies="Longbeard Orc Slayer")
    assert numbers(t, "Longbeard Orc Slayer") == (0, 2, 1, 3)
    assert traits(t, "Longbeard Orc Slayer") == {"Dwarf", "Warrior"}
    assert costs("Longbeard Orc Slayer", 4)
    assert not unique_in_play("Longbeard Orc Slayer")


@pytest.mark.card("Longbeard Orc Slayer")
@pytest.mark.rule("P6.4")
def test_longbeard_orc_slayer_hurts_every_orc_in_play() -> None:
    t = table(
        player(heroes="Aragorn", hand="Longbeard Orc Slayer", resources=4, engaged="Dol Guldur Orcs"),
        player(heroes="Éowyn", engaged=["Dol Guldur Beastmaster", "Forest Spider"]),
        staging=["Chieftan Ufthak", "King Spider"],
    )
    t.play("Longbeard Orc Slayer").respond("Longbeard Orc Slayer")
    orcs = ("Dol Guldur Orcs", "Dol Guldur Beastmaster", "Chieftan Ufthak")
    assert [t[name].damage for name in orcs] == [1, 1, 1]
    assert [t[name].damage for name in ("Forest Spider", "King Spider")] == [0, 0]


@pytest.mark.card("Longbeard Orc Slayer")
def test_longbeard_orc_slayer_kills_an_orc_with_one_hit_point_left() -> None:
    t = table(
        hero="Aragorn",
        hand="Longbeard Orc Slayer",
        resources=4,
        staging="Dol Guldur Orcs",
        damage={"Dol Guldur Orcs": 2},
    )
    t.play("Longbeard Orc Slayer").respond("Longbeard Orc Slayer")
    assert t["Dol Guldur Orcs"].place == "encounter-discard"


@pytest.mark.card("Longbeard Orc Slayer")
def test_longbeard_orc_slayer_responds_only_to_his_own_arrival() -> None:
    t = table(
        hero="Aragorn",
        allies="Longbeard Orc Slayer",
        hand="Guard of the Citadel",
        resources=2,
        staging="Dol Guldur Orcs",
    )
    t.play("Guard of the Citadel")
    assert asked_kind(t) != "response"


# -- Brok Ironfist ------------------------------------------------------------------------------
@pytest.mark.card("Brok Ironfist")
def test_brok_ironfist_is_a_unique_ally_for_six() -> None:
    t = table(hero="Aragorn", allies="Brok Ironfist")
    assert numbers(t, "Brok Ironfist") == (2, 2, 1, 4)
    assert traits(t, "Brok Ironfist") == {"Dwarf", "Warrior"}
    assert costs("Brok Ironfist", 6)
    assert unique_in_play("Brok Ironfist")


@pytest.mark.card("Brok Ironfist")
@pytest.mark.rule("G13")
def test_brok_ironfist_comes_from_hand_when_a_dwarf_hero_falls() -> None:
    t = table(
        hero=["Gimli", "Aragorn"], hand="Brok Ironfist", engaged="Forest Spider", damage={"Gimli": 4}, phase="combat"
    )
    t.to("damage").choose("Gimli")
    assert t["Gimli"].place == "discard:0"
    t.respond("Brok Ironfist")
    assert t["Brok Ironfist"].place == "play:0"
    assert not t["Brok Ironfist"].exhausted


@pytest.mark.card("Brok Ironfist")
@pytest.mark.rule("E5")
def test_brok_ironfist_may_stay_in_hand() -> None:
    t = table(
        hero=["Gimli", "Aragorn"], hand="Brok Ironfist", engaged="Forest Spider", damage={"Gimli": 4}, phase="combat"
    )
    t.to("damage").choose("Gimli").choose("pass")
    assert t["Brok Ironfist"].place == "hand:0"


@pytest.mark.card("Brok Ironfist")
def test_brok_ironfist_does_not_come_for_a_hero_who_is_no_dwarf() -> None:
    t = table(
        hero=["Gimli", "Aragorn"], hand="Brok Ironfist", engaged="Forest Spider", damage={"Aragorn": 4}, phase="combat"
    )
    t.to("damage").choose("Aragorn")
    assert t["Aragorn"].place == "discard:0"
    assert asked_kind(t) != "response"


@pytest.mark.card("Brok Ironfist")
def test_brok_ironfist_does_not_come_for_a_dwarf_ally() -> None:
    t = table(hero="Aragorn", allies="Veteran Axehand", hand="Brok Ironfist", engaged="Hill Troll", phase="combat")
    t.to("defend").defend("Veteran Axehand")
    assert t["Veteran Axehand"].place == "discard:0"
    assert asked_kind(t) != "response"


@pytest.mark.card("Brok Ironfist")
def test_brok_ironfist_does_not_come_for_another_players_dwarf() -> None:
    t = table(
        player(heroes="Aragorn", hand="Brok Ironfist"),
        player(heroes=["Gimli", "Éowyn"], engaged="Forest Spider"),
        damage={"Gimli": 4},
        phase="combat",
    )
    t.to("damage").choose("Gimli")
    assert t["Gimli"].place == "discard:1"
    assert asked_kind(t) != "response"


@pytest.mark.card("Brok Ironfist")
@pytest.mark.rule("G6")
def test_brok_ironfist_stays_in_hand_while_another_copy_is_in_play() -> None:
    t = table(
        player(heroes=["Gimli", "Aragorn"], hand="Brok Ironfist", engaged="Forest Spider"),
        player(heroes="Éowyn", allies="Brok Ironfist"),
        damage={"Gimli": 4},
        phase="combat",
    )
    t.to("damage").choose("Gimli")
    assert asked_kind(t) != "response"
    assert t.names("hand:0") == ["Brok Ironfist"]


@pytest.mark.card("Brok Ironfist")
@pytest.mark.rule("X1")
def test_brok_ironfist_cannot_save_a_player_who_lost_the_last_hero() -> None:
    t = table(
        player(heroes="Gimli", hand="Brok Ironfist", engaged="Forest Spider"),
        player(heroes="Éowyn"),
        damage={"Gimli": 4},
        phase="combat",
    )
    t.until(lambda at: at["Gimli"].place != "play:0")
    assert asked_kind(t) != "response"
    assert t["Brok Ironfist"].place == "discard:0"


# -- Ever Vigilant ------------------------------------------------------------------------------
@pytest.mark.card("Ever Vigilant")
@pytest.mark.rule("P2.9")
def test_ever_vigilant_is_an_event_for_one() -> None:
    assert costs("Ever Vigilant", 1, allies="Faramir", exhausted="Faramir")
    t = table(hero="Aragorn", allies="Faramir", hand="Ever Vigilant", resources=1).play("Ever Vigilant")
    assert t["Ever Vigilant"].place == "discard:0"


@pytest.mark.card("Ever Vigilant")
def test_ever_vigilant_readies_one_ally_of_any_player() -> None:
    t = table(
        player(heroes="Aragorn", allies="Faramir", hand="Ever Vigilant", resources=1),
        player(heroes="Éowyn", allies="Northern Tracker"),
        exhausted=["Aragorn", "Faramir", "Northern Tracker"],
    )
    t.play("Ever Vigilant")
    assert t.can("Faramir")
    assert not t.can("Aragorn")
    t.choose("Northern Tracker")
    assert not t["Northern Tracker"].exhausted
    assert t["Faramir"].exhausted


@pytest.mark.card("Ever Vigilant")
def test_ever_vigilant_needs_an_ally() -> None:
    assert not table(hero="Aragorn", hand="Ever Vigilant", resources=1, exhausted="Aragorn").can("Ever Vigilant")


# -- Common Cause -------------------------------------------------------------------------------
@pytest.mark.card("Common Cause")
@pytest.mark.rule("P2.3")
def test_common_cause_is_free_but_needs_a_leadership_hero() -> None:
    assert costs("Common Cause", 0, hero=["Denethor"], exhausted="Denethor")


@pytest.mark.card("Common Cause")
def test_common_cause_exhausts_a_hero_of_yours_to_ready_another() -> None:
    t = table(
        hero=["Aragorn", "Glóin", "Théodred"],
        allies="Faramir",
        hand="Common Cause",
        exhausted=["Glóin", "Théodred", "Faramir"],
        phase="quest",
    )
    t.play("Common Cause")
    assert t.options() == ["choose:Glóin", "choose:Théodred"]
    t.choose("Théodred")
    assert t["Aragorn"].exhausted
    assert not t["Théodred"].exhausted
    assert t["Glóin"].exhausted


@pytest.mark.card("Common Cause")
def test_common_cause_may_be_paid_with_any_ready_hero_of_yours() -> None:
    t = table(
        player(heroes=["Aragorn", "Glóin"], allies="Faramir", hand="Common Cause"),
        player(heroes="Éowyn"),
        exhausted="Éowyn",
        phase="quest",
    )
    t.play("Common Cause")
    assert t.options() == ["exhaust:Aragorn", "exhaust:Glóin", "cancel"]
    t.choose("Glóin", "Éowyn")
    assert t["Glóin"].exhausted
    assert not t["Éowyn"].exhausted


@pytest.mark.card("Common Cause")
@pytest.mark.rule("P2.8")
def test_common_cause_cannot_be_paid_by_another_players_hero() -> None:
    t = table(player(heroes="Aragorn", hand="Common Cause"), player(heroes="Éowyn"), exhausted="Aragorn", phase="quest")
    assert not t.can("Common Cause", seat=0)


@pytest.mark.card("Common Cause")
def test_common_cause_needs_a_different_hero() -> None:
    assert not table(hero="Aragorn", hand="Common Cause", phase="quest").can("Common Cause")


# -- For Gondor! --------------------------------------------------------------------------------
@pytest.mark.card("For Gondor!")
def test_for_gondor_is_an_event_for_two() -> None:
    assert costs("For Gondor!", 2)


@pytest.mark.card("For Gondor!")
def test_for_gondor_gives_all_characters_attack_and_those_of_gondor_defense() -> None:
    t = table(
        player(heroes="Aragorn", allies="Guard of the Citadel", hand="For Gondor!", resources=2),
        player(heroes=["Éowyn", "Denethor"], allies=["Faramir", "Northern Tracker"], engaged="Forest Spider"),
        phase="combat",
    )
    t.play("For Gondor!")
    assert numbers(t, "Guard of the Citadel") == (1, 2, 1, 2)
    assert numbers(t, "Faramir") == (2, 2, 3, 3)
    assert numbers(t, "Aragorn") == (2, 4, 2, 5)
    assert numbers(t, "Éowyn") == (4, 2, 1, 3)
    assert numbers(t, "Denethor") == (1, 2, 4, 3)
    assert numbers(t, "Northern Tracker") == (1, 3, 2, 3)
    assert (t["Forest Spider"].attack, t["Forest Spider"].defense) == (2, 1)


@pytest.mark.card("For Gondor!")
@pytest.mark.rule("W9")
def test_for_gondor_lasts_until_the_end_of_the_phase() -> None:
    t = table(hero="Aragorn", allies="Guard of the Citadel", hand="For Gondor!", resources=2, phase="quest")
    t.play("For Gondor!").to("commit")
    assert (t["Guard of the Citadel"].attack, t["Guard of the Citadel"].defense) == (2, 1)
    t.end_phase()
    assert (t["Guard of the Citadel"].attack, t["Guard of the Citadel"].defense) == (1, 0)


@pytest.mark.card("For Gondor!")
@pytest.mark.rule("E6")
def test_for_gondor_is_frozen_for_characters_that_arrive_later() -> None:
    t = table(hero="Aragorn", hand=["For Gondor!", "Sneak Attack", "Guard of the Citadel"], resources=3, phase="quest")
    t.play("For Gondor!").play("Sneak Attack")
    assert t["Aragorn"].attack == 4
    assert (t["Guard of the Citadel"].attack, t["Guard of the Citadel"].defense) == (1, 0)


# -- Sneak Attack -------------------------------------------------------------------------------
@pytest.mark.card("Sneak Attack")
def test_sneak_attack_is_an_event_for_one() -> None:
    t = table(hero="Aragorn", hand=["Sneak Attack", "Beorn"], resources=2, phase="quest").play("Sneak Attack")
    assert t["Aragorn"].resources == 1
    assert not table(hero="Aragorn", hand=["Sneak Attack", "Beorn"], phase="quest").can("Sneak Attack")
    assert not table(hero="Éowyn", hand=["Sneak Attack", "Beorn"], resources=9, phase="quest").can("Sneak Attack")


@pytest.mark.card("Sneak Attack")
@pytest.mark.rule("G13")
def test_sneak_attack_puts_an_ally_of_any_sphere_into_play_and_takes_it_back() -> None:
    t = table(
        hero="Aragorn", hand=["Sneak Attack", "Beorn", "Feint", "Dwarven Axe", "Faramir"], resources=1, phase="quest"
    )
    t.play("Sneak Attack")
    assert t.options() == ["choose:Beorn", "choose:Faramir"]
    t.choose("Beorn")
    assert t["Beorn"].place == "play:0"
    assert not t["Beorn"].exhausted
    t.to("commit")
    assert t["Beorn"].place == "play:0"
    t.end_phase()
    assert t["Beorn"].place == "hand:0"


@pytest.mark.card("Sneak Attack")
def test_sneak_attack_returns_the_ally_at_the_end_of_this_phase_only_if_still_in_play() -> None:
    t = table(
        hero="Aragorn", hand=["Sneak Attack", "Guard of the Citadel"], resources=1, engaged="Hill Troll", phase="combat"
    )
    t.play("Sneak Attack").to("defend").defend("Guard of the Citadel").to("refresh")
    assert t.all("Guard of the Citadel")[-1].place != "hand:0"
    assert "Guard of the Citadel" in t.names("discard:0")


@pytest.mark.card("Sneak Attack")
def test_sneak_attack_lets_the_ally_respond_to_entering_play() -> None:
    t = table(
        hero="Aragorn",
        hand=["Sneak Attack", "Longbeard Orc Slayer"],
        resources=1,
        engaged="Dol Guldur Orcs",
        phase="combat",
    )
    t.play("Sneak Attack").respond("Longbeard Orc Slayer")
    assert t["Dol Guldur Orcs"].damage == 1
    t.until(lambda at: at["Longbeard Orc Slayer"].place != "play:0")
    assert t["Longbeard Orc Slayer"].place == "hand:0"


@pytest.mark.card("Sneak Attack")
def test_sneak_attack_takes_back_only_an_ally_that_stayed_in_play_all_along() -> None:
    wasp = made_up(
        "Stinging Wasp",
        "enemy",
        forced(after.engages(SELF), choose(characters.yours, deal(2, to=IT))),
        attack=1,
        hit_points=2,
        engagement=48,
    )
    t = table(hero="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1, staging=wasp, phase="quest")
    t.play("Sneak Attack").respond("Son of Arnor", "Son of Arnor")
    assert t["Son of Arnor"].place == "discard:0"
    t.end_phase()
    assert t["Son of Arnor"].place == "discard:0"


@pytest.mark.card("Sneak Attack")
@pytest.mark.rule("G6")
def test_sneak_attack_cannot_choose_a_unique_ally_that_is_in_play() -> None:
    t = table(
        player(heroes="Aragorn", hand=["Sneak Attack", "Faramir"], resources=1),
        player(heroes="Éowyn", allies="Faramir"),
        phase="quest",
    )
    assert not t.can("Sneak Attack", seat=0)


@pytest.mark.card("Sneak Attack")
@pytest.mark.rule("F1.02", "G15")
@pytest.mark.parametrize("chosen, place", [("Sneak Attack", "hand:0"), ("Beorn", "deck:0")])
def test_sneak_attack_and_beorn_end_in_the_order_the_first_player_chooses(chosen: str, place: str) -> None:
    t = table(
        player(heroes="Aragorn", hand=["Sneak Attack", "Beorn"], resources=1),
        player(heroes="Éowyn"),
        first=1,
        phase="quest",
    )
    t.play("Sneak Attack", seat=0).use("Beorn", seat=0).to("order")
    assert t.decision is not None
    assert t.decision.seat == 1
    assert sorted(t.options()) == ["resolve:Beorn", "resolve:Sneak Attack"]
    t.choose(chosen).end_phase()
    assert t["Beorn"].place == place


# -- Valiant Sacrifice --------------------------------------------------------------------------
def ally_dies(**seat: Any) -> TestTable:
    """Guard of the Citadel dies defending against a troll."""
    t = table(
        hero="Aragorn",
        allies="Guard of the Citadel",
        hand="Valiant Sacrifice",
        engaged="Hill Troll",
        phase="combat",
        deck=["Feint"] * 5,
        **seat,
    )
    return t.to("defend").defend("Guard of the Citadel")


@pytest.mark.card("Valiant Sacrifice")
def test_valiant_sacrifice_draws_two_cards_after_an_ally_left_play() -> None:
    t = ally_dies(resources=1)
    assert t["Guard of the Citadel"].place == "discard:0"
    t.respond("Valiant Sacrifice")
    assert t.names("hand:0") == ["Feint", "Feint"]
    assert t["Valiant Sacrifice"].place == "discard:0"


@pytest.mark.card("Valiant Sacrifice")
def test_valiant_sacrifice_is_an_event_for_one() -> None:
    assert ally_dies(resources=2).respond("Valiant Sacrifice")["Aragorn"].resources == 1
    assert not ally_dies(resources=0).can("Valiant Sacrifice")


@pytest.mark.card("Valiant Sacrifice")
@pytest.mark.rule("P2.2")
def test_valiant_sacrifice_needs_a_leadership_hero() -> None:
    t = table(
        hero="Thalin",
        allies="Guard of the Citadel",
        hand="Valiant Sacrifice",
        engaged="Hill Troll",
        phase="combat",
        resources=5,
    )
    t.to("defend").defend("Guard of the Citadel")
    assert t["Guard of the Citadel"].place == "discard:0"
    assert not t.can("Valiant Sacrifice")


@pytest.mark.card("Valiant Sacrifice")
def test_valiant_sacrifice_lets_the_controller_of_the_ally_draw() -> None:
    t = table(
        player(heroes="Aragorn", hand="Valiant Sacrifice", resources=1),
        player(heroes="Éowyn", allies="Guard of the Citadel", deck=["Feint"] * 5, engaged="Hill Troll"),
        phase="combat",
    )
    t.to("defend").defend("Guard of the Citadel", seat=1)
    t.to("response").respond("Valiant Sacrifice", seat=0)
    assert t.names("hand:1") == ["Feint", "Feint"]
    assert t.names("hand:0") == []


@pytest.mark.card("Valiant Sacrifice")
@pytest.mark.rule("G7")
def test_valiant_sacrifice_asks_who_controlled_the_ally_not_who_owns_it() -> None:
    t = table(
        player(heroes=["Aragorn", "Éowyn"], allies="Wandering Took", hand="Valiant Sacrifice", resources=1, threat=30),
        player(heroes="Denethor", deck=["Feint"] * 5, engaged="Hill Troll", threat=20),
        phase="combat",
    )
    t.use("Wandering Took", seat=0).to("defend").defend("Wandering Took", seat=1).to("response")
    assert t["Wandering Took"].place == "discard:0"
    t.respond("Valiant Sacrifice", seat=0)
    assert t.names("hand:1") == ["Feint", "Feint"]
    assert t.names("hand:0") == []


@pytest.mark.card("Valiant Sacrifice")
def test_valiant_sacrifice_does_not_answer_the_death_of_a_hero() -> None:
    t = table(hero=["Aragorn", "Glóin"], hand="Valiant Sacrifice", engaged="Hill Troll", phase="combat", resources=1)
    t.to("damage").choose("Glóin")
    assert t["Glóin"].place == "discard:0"
    assert not t.can("Valiant Sacrifice")


@pytest.mark.card("Valiant Sacrifice")
def test_valiant_sacrifice_answers_an_ally_that_returns_to_hand() -> None:
    t = laid(
        hero="Aragorn",
        hand=["Sneak Attack", "Valiant Sacrifice", "Beorn"],
        resources=2,
        phase="quest",
        deck=["Feint"] * 5,
    )
    t.play("Sneak Attack").to("response").respond("Valiant Sacrifice")
    assert sorted(t.names("hand:0")) == ["Beorn", "Feint", "Feint"]


@pytest.mark.card("Valiant Sacrifice")
def test_valiant_sacrifice_does_not_answer_an_ally_card_discarded_from_hand() -> None:
    t = table(hero=["Aragorn", "Éowyn"], hand=["Valiant Sacrifice", "Faramir"], resources=1, phase="quest")
    t.use("Éowyn", "Faramir")
    assert t["Faramir"].place == "discard:0"
    assert not t.can("Valiant Sacrifice", kind="respond")


# -- Grim Resolve -------------------------------------------------------------------------------
@pytest.mark.card("Grim Resolve")
def test_grim_resolve_is_an_event_for_five() -> None:
    assert costs("Grim Resolve", 5)


@pytest.mark.card("Grim Resolve")
def test_grim_resolve_readies_every_character_in_play() -> None:
    everyone = ["Aragorn", "Faramir", "Éowyn", "Northern Tracker"]
    t = table(
        player(
            heroes="Aragorn",
            allies="Faramir",
            hand="Grim Resolve",
            resources=5,
            attached={"Aragorn": "Steward of Gondor"},
        ),
        player(heroes="Éowyn", allies="Northern Tracker"),
        exhausted=[*everyone, "Steward of Gondor"],
        phase="quest",
    )
    t.play("Grim Resolve")
    assert [t[name].exhausted for name in everyone] == [False] * 4
    assert t["Steward of Gondor"].exhausted


# -- Steward of Gondor --------------------------------------------------------------------------
@pytest.mark.card("Steward of Gondor")
def test_steward_of_gondor_is_a_unique_attachment_for_two() -> None:
    t = table(hero="Aragorn", attached={"Aragorn": "Steward of Gondor"})
    assert traits(t, "Steward of Gondor") == {"Gondor", "Title"}
    assert costs("Steward of Gondor", 2)
    assert unique_in_play("Steward of Gondor")


@pytest.mark.card("Steward of Gondor")
@pytest.mark.rule("P2.6")
def test_steward_of_gondor_attaches_to_any_players_hero_but_to_no_ally() -> None:
    t = table(
        player(heroes="Aragorn", allies="Faramir", hand="Steward of Gondor", resources=2),
        player(heroes="Éowyn", allies="Northern Tracker"),
    )
    t.choose("Steward of Gondor", seat=0)
    assert t.options(0) == ["host:Aragorn", "host:Éowyn", "cancel"]
    t.choose("Éowyn", seat=0)
    assert t["Steward of Gondor"].hosted_by == "Éowyn"


@pytest.mark.card("Steward of Gondor")
def test_steward_of_gondor_is_not_restricted() -> None:
    t = table(
        hero="Aragorn", hand="Steward of Gondor", resources=2, attached={"Aragorn": ["Dwarven Axe", "Citadel Plate"]}
    )
    t.play("Steward of Gondor")
    assert len(t["Aragorn"].attachments) == 3


@pytest.mark.card("Steward of Gondor")
@pytest.mark.rule("F1.12")
def test_steward_of_gondor_exhausts_for_two_resources_even_while_its_bearer_is_exhausted() -> None:
    t = table(hero=["Aragorn", "Glóin"], attached={"Glóin": "Steward of Gondor"}, resources=1, exhausted="Glóin")
    t.use("Steward of Gondor")
    assert t["Glóin"].resources == 3
    assert t["Aragorn"].resources == 1
    assert t["Steward of Gondor"].exhausted
    assert not t.can("Steward of Gondor")


@pytest.mark.card("Steward of Gondor")
@pytest.mark.rule("G7")
def test_steward_of_gondor_is_used_by_the_player_whose_hero_bears_it() -> None:
    t = table(
        player(heroes="Aragorn", hand="Steward of Gondor", resources=2),
        player(heroes="Éowyn"),
        skip_empty_windows=False,
    )
    t.play("Steward of Gondor", "Éowyn", seat=0)
    assert not t.can("Steward of Gondor", seat=0)
    t.choose("pass", seat=0)
    t.until(lambda at: at.can("Steward of Gondor", seat=1)).use("Steward of Gondor", seat=1)
    assert t["Éowyn"].resources == 2


@pytest.mark.card("Steward of Gondor")
def test_steward_of_gondor_makes_its_bearer_one_of_gondor() -> None:
    t = table(
        hero=["Aragorn", "Glóin"],
        attached={"Glóin": "Steward of Gondor"},
        hand="For Gondor!",
        resources=2,
        phase="quest",
    )
    assert t["Glóin"].has_trait("Gondor")
    assert not t["Aragorn"].has_trait("Gondor")
    t.play("For Gondor!", pay=["Aragorn", "Aragorn"])
    assert t["Glóin"].defense == 2
    assert t["Aragorn"].defense == 2


# -- Celebrían's Stone --------------------------------------------------------------------------
@pytest.mark.card("Celebrían's Stone")
def test_celebríans_stone_is_a_unique_attachment_for_two() -> None:
    t = table(hero="Aragorn", attached={"Aragorn": "Celebrían's Stone"})
    assert traits(t, "Celebrían's Stone") == {"Artifact", "Item"}
    assert costs("Celebrían's Stone", 2)
    assert unique_in_play("Celebrían's Stone")


@pytest.mark.card("Celebrían's Stone")
@pytest.mark.rule("P2.6")
def test_celebríans_stone_attaches_to_any_players_hero_but_to_no_ally() -> None:
    t = table(player(heroes="Aragorn", allies="Faramir", hand="Celebrían's Stone", resources=2), player(heroes="Éowyn"))
    t.choose("Celebrían's Stone", seat=0)
    assert t.options(0) == ["host:Aragorn", "host:Éowyn", "cancel"]


@pytest.mark.card("Celebrían's Stone")
def test_celebríans_stone_gives_its_bearer_two_willpower() -> None:
    t = table(hero=["Aragorn", "Glóin"], hand="Celebrían's Stone", resources=1)
    t.play("Celebrían's Stone", "Glóin")
    assert numbers(t, "Glóin") == (4, 2, 1, 4)
    assert t["Aragorn"].willpower == 2


@pytest.mark.card("Celebrían's Stone")
@pytest.mark.rule("K6")
def test_celebríans_stone_is_restricted() -> None:
    t = table(
        hero="Aragorn", hand="Celebrían's Stone", resources=2, attached={"Aragorn": ["Dwarven Axe", "Citadel Plate"]}
    )
    t.play("Celebrían's Stone")
    assert t.options() == ["discard:Dwarven Axe", "discard:Citadel Plate", "discard:Celebrían's Stone"]
    t.choose("Citadel Plate")
    assert t["Citadel Plate"].place == "discard:0"
    assert t["Aragorn"].willpower == 4


@pytest.mark.card("Celebrían's Stone")
def test_celebríans_stone_gives_aragorn_a_spirit_icon() -> None:
    stone = {"Aragorn": "Celebrían's Stone"}
    with_stone = table(hero="Aragorn", hand="Northern Tracker", attached=stone, resources=4)
    without = table(hero="Aragorn", hand="Northern Tracker", resources=4)
    assert with_stone.can("Northern Tracker")
    assert not without.can("Northern Tracker")
    with_stone.play("Northern Tracker")
    assert with_stone["Aragorn"].resources == 0


@pytest.mark.card("Celebrían's Stone")
def test_celebríans_stone_leaves_aragorn_his_leadership_icon_and_gives_no_third() -> None:
    t = table(
        hero="Aragorn",
        hand=["Guard of the Citadel", "Veteran Axehand"],
        attached={"Aragorn": "Celebrían's Stone"},
        resources=4,
    )
    assert t.can("Guard of the Citadel")
    assert not t.can("Veteran Axehand")


@pytest.mark.card("Celebrían's Stone")
def test_celebríans_stone_gives_no_icon_to_another_hero() -> None:
    t = table(hero=["Glóin", "Aragorn"], hand="Northern Tracker", attached={"Glóin": "Celebrían's Stone"}, resources=4)
    assert not t.can("Northern Tracker")


@pytest.mark.card("Sneak Attack")
@pytest.mark.parametrize(("step", "timely"), [("quest.begin", True), ("travel", False), ("combat.shadows", True)])
def test_sneak_attack_is_worth_thinking_of_where_the_ally_can_act(step: str, timely: bool) -> None:
    hand = ["Sneak Attack", "Gandalf"]
    t = laid(hero="Aragorn", hand=hand, resources=1, engaged="Forest Spider", phase=step.partition(".")[0]).to(step)
    option = next(o for o in t.game.decisions[0].options if o.key.startswith("play"))
    assert option.data.timely(t.state, Scope(option.card, 0)) is timely
