"""Lore: heroes 10-12, cards 58-72."""

from __future__ import annotations

from typing import Any

import pytest

from wilderland.model.kinds import PHASES
from wilderland.testing import TestTable, player, table
from wilderland.testing.shorthand import asked_kind

PRICES = {
    "Daughter of the Nimrodel": 3,
    "Erebor Hammersmith": 2,
    "Henamarth Riversong": 1,
    "Miner of the Iron Hills": 2,
    "Gléowine": 2,
    "Lore of Imladris": 2,
    "Lórien's Wealth": 3,
    "Beorn's Hospitality": 5,
    "Forest Snare": 3,
    "Protector of Lórien": 1,
    "Dark Knowledge": 1,
    "Self Preservation": 3,
}

QUEST_PRICES = {"Radagast's Cunning": 1, "Secret Paths": 1}


def seen_by(t: TestTable, seat: int, place: str = "encounter_deck", of: int | None = None) -> list[str | None]:
    """The titles of a place as a seat sees it: None for a card it does not know."""
    view: dict[str, Any] = t.game.view(seat)
    cards = view[place] if of is None else view["players"][of][place]
    return [card["name"] if card is not None else None for card in cards]


def shadows_seen_by(t: TestTable, seat: int, of: int) -> list[str | None]:
    """The shadow cards of a player's enemies as a seat sees them."""
    view: dict[str, Any] = t.game.view(seat)
    return [
        card["name"] if card is not None else None
        for enemy in view["players"][of]["engaged"]
        for card in enemy.get("shadows", ())
    ]


def told_to(t: TestTable, seat: int) -> set[str]:
    """The codes of all cards named in the chronicle of a seat."""
    codes = set()
    for entry in t.game.log_for([seat]):
        codes |= {value[1] for value in dict(entry.args).values() if isinstance(value, tuple)}
    return codes


@pytest.mark.parametrize(
    ("name", "price", "phase"),
    [
        pytest.param(name, price, phase, marks=pytest.mark.card(name))
        for prices, phase in ((PRICES, "planning"), (QUEST_PRICES, "quest"))
        for name, price in prices.items()
    ],
)
def test_price_in_lore_resources(name: str, price: int, phase: str) -> None:
    def position(lore: int) -> TestTable:
        return table(
            hero=["Denethor", "Gimli"],
            hand=[name],
            engaged="Forest Spider",
            staging=["Old Forest Road", "King Spider"],
            resources={"Denethor": lore, "Gimli": 9},
            phase=phase,
            skip_empty_windows=False,
        )

    assert not position(price - 1).can(name)
    t = position(price).choose(name, kind="play")
    while t.decision is not None and t.decision.kind == "cost":
        t.choose(t.decision.options[0].key)
    assert t["Denethor"].resources == 0
    assert t["Gimli"].resources == 9


# -- Denethor -------------------------------------------------------------------------------------
def denethor(**more: Any) -> TestTable:
    return table(
        player(heroes="Denethor"),
        player(heroes="Gimli"),
        **{"encounter": ["Forest Spider", "Old Forest Road", "King Spider"], "phase": "quest", **more},
        skip_empty_windows=False,
    )


@pytest.mark.rule("G19")
@pytest.mark.card("Denethor")
def test_denethor_alone_sees_the_top_card_of_the_encounter_deck() -> None:
    t = denethor()
    before = seen_by(t, 1)
    t.use("Denethor", seat=0)
    assert t["Denethor"].exhausted
    assert seen_by(t, 0) == ["Forest Spider", None, None]
    assert seen_by(t, 1) == before == [None, None, None]
    assert "forest-spider" in told_to(t, 0)
    assert "forest-spider" not in told_to(t, 1)


@pytest.mark.card("Denethor")
def test_denethor_may_leave_the_card_where_it_is() -> None:
    t = denethor().use("Denethor", "decline", seat=0)
    assert t.order("encounter-deck") == ["Forest Spider", "Old Forest Road", "King Spider"]
    assert seen_by(t, 0) == ["Forest Spider", None, None]


@pytest.mark.card("Denethor")
def test_denethor_may_move_the_card_to_the_bottom_and_still_knows_it() -> None:
    t = denethor().use("Denethor", "accept", seat=0)
    assert t.order("encounter-deck") == ["Old Forest Road", "King Spider", "Forest Spider"]
    assert seen_by(t, 0) == [None, None, "Forest Spider"]
    assert seen_by(t, 1) == [None, None, None]
    assert "forest-spider" not in told_to(t, 1)


@pytest.mark.rule("G19", "P6.1")
@pytest.mark.card("Denethor")
def test_denethor_knows_a_shadow_card_he_saw_on_top_of_the_deck() -> None:
    t = table(
        player(heroes="Denethor", engaged="Hill Troll"),
        player(heroes="Gimli"),
        encounter=["Forest Spider", "Old Forest Road"],
        phase="encounter",
        skip_empty_windows=False,
    )
    t.use("Denethor", "decline", seat=0).to("combat.shadows")
    assert shadows_seen_by(t, 0, of=0) == ["Forest Spider"]
    assert shadows_seen_by(t, 1, of=0) == [None]


@pytest.mark.card("Denethor")
def test_denethor_must_be_ready() -> None:
    t = denethor(exhausted="Denethor")
    assert not t.can("Denethor", seat=0)


@pytest.mark.card("Denethor")
def test_denethor_needs_a_card_to_look_at() -> None:
    t = denethor(encounter=[], phase="travel")
    assert not t.can("Denethor", seat=0)


@pytest.mark.card("Denethor")
def test_denethor_looks_for_his_controller_only() -> None:
    t = denethor()
    assert t.can("Denethor", seat=0)
    assert not t.can("Denethor", seat=1)


# -- Glorfindel -----------------------------------------------------------------------------------
def glorfindel(own: int = 2) -> TestTable:
    return table(
        player(heroes=["Glorfindel", "Denethor"], allies="Faramir", resources={"Glorfindel": own, "Denethor": 5}),
        player(heroes="Gimli", allies="Beorn", engaged="Forest Spider"),
        damage={"Gimli": 2, "Beorn": 2, "Glorfindel": 1},
        phase="quest",
        skip_empty_windows=False,
    )


@pytest.mark.rule("P2.5")
@pytest.mark.card("Glorfindel")
def test_glorfindel_heals_a_damage_from_any_character_for_his_own_resource() -> None:
    t = glorfindel().use("Glorfindel", seat=0)
    assert t.options() == [f"choose:{name}" for name in ("Glorfindel", "Denethor", "Faramir", "Gimli", "Beorn")]
    t.choose("Beorn")
    assert t["Beorn"].damage == 1
    assert (t["Gimli"].damage, t["Glorfindel"].damage) == (2, 1)
    assert (t["Glorfindel"].resources, t["Denethor"].resources) == (1, 5)


@pytest.mark.rule("P2.5")
@pytest.mark.card("Glorfindel")
def test_glorfindel_pays_from_no_other_pool() -> None:
    assert not glorfindel(own=0).can("Glorfindel", seat=0)


@pytest.mark.rule("G16")
@pytest.mark.card("Glorfindel")
def test_glorfindel_heals_once_a_round() -> None:
    t = glorfindel().use("Glorfindel", "Gimli", seat=0)
    assert not t.can("Glorfindel", seat=0)
    t.to("travel")
    assert not t.can("Glorfindel", seat=0)
    t.until(lambda now: now.state.round == 2)
    assert t.can("Glorfindel", seat=0)


# -- Beravor --------------------------------------------------------------------------------------
def beravor(edition: str = "revised") -> TestTable:
    return table(
        player(heroes="Beravor", attached={"Beravor": "Unexpected Courage"}),
        player(heroes="Gimli"),
        phase="quest",
        edition=edition,
        skip_empty_windows=False,
    )


@pytest.mark.card("Beravor")
@pytest.mark.parametrize("edition", ["revised", "original", "first-printing"])
@pytest.mark.parametrize("seat", [0, 1])
def test_beravor_exhausts_and_a_player_draws_two_cards(edition: str, seat: int) -> None:
    t = beravor(edition).use("Beravor", f"player:{seat}", seat=0)
    assert t["Beravor"].exhausted
    assert len(t.names(f"hand:{seat}")) == 2
    assert t.names(f"hand:{1 - seat}") == []
    assert not t.can("Beravor", seat=0)


@pytest.mark.rule("C12", "G16")
@pytest.mark.card("Beravor")
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_beravor_helps_once_a_round_even_if_readied(edition: str) -> None:
    t = beravor(edition).use("Beravor", "player:0", seat=0).use("Unexpected Courage", seat=0)
    assert not t["Beravor"].exhausted
    assert not t.can("Beravor", seat=0)
    t.until(lambda now: now.state.round == 2)
    assert t.can("Beravor", seat=0)


@pytest.mark.card("Beravor")
def test_beravor_of_the_first_printing_has_no_limit() -> None:
    t = beravor("first-printing").use("Beravor", "player:0", seat=0).use("Unexpected Courage", seat=0)
    t.use("Beravor", "player:0", seat=0)
    assert len(t.names("hand:0")) == 4


# -- Daughter of the Nimrodel ---------------------------------------------------------------------
@pytest.mark.card("Daughter of the Nimrodel")
def test_daughter_of_the_nimrodel_heals_two_damage_from_any_hero() -> None:
    t = table(
        player(heroes="Denethor", allies=["Daughter of the Nimrodel", "Faramir"]),
        player(heroes="Gimli"),
        damage={"Gimli": 3, "Faramir": 1, "Denethor": 1},
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Daughter of the Nimrodel", seat=0)
    assert t.options() == ["choose:Denethor", "choose:Gimli"]
    t.choose("Gimli")
    assert t["Gimli"].damage == 1
    assert t["Denethor"].damage == 1
    assert t["Daughter of the Nimrodel"].exhausted
    assert not t.can("Daughter of the Nimrodel", seat=0)


@pytest.mark.card("Daughter of the Nimrodel")
def test_daughter_of_the_nimrodel_heals_up_to_two() -> None:
    t = table(
        hero="Denethor",
        allies="Daughter of the Nimrodel",
        damage={"Denethor": 1},
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Daughter of the Nimrodel")
    assert t["Denethor"].damage == 0


# -- Erebor Hammersmith ---------------------------------------------------------------------------
@pytest.mark.card("Erebor Hammersmith")
def test_erebor_hammersmith_returns_the_topmost_attachment() -> None:
    t = table(
        hero="Denethor",
        hand="Erebor Hammersmith",
        discard=["Citadel Plate", "Dwarven Axe", "Feint", "Faramir"],
        resources=2,
        skip_empty_windows=False,
    )
    t.play("Erebor Hammersmith").respond("Erebor Hammersmith")
    assert t.names("hand:0") == ["Dwarven Axe"]
    assert t.order("discard:0") == ["Citadel Plate", "Feint", "Faramir"]


@pytest.mark.card("Erebor Hammersmith")
def test_erebor_hammersmith_knows_what_was_discarded_last() -> None:
    t = table(
        hero="Denethor",
        hand=["Erebor Hammersmith", "Citadel Plate"],
        discard="Dwarven Axe",
        attached={"Denethor": "Protector of Lórien"},
        resources=2,
        skip_empty_windows=False,
    )
    t.use("Protector of Lórien", "Citadel Plate", "effect:willpower")
    t.play("Erebor Hammersmith").respond("Erebor Hammersmith")
    assert t.names("hand:0") == ["Citadel Plate"]


@pytest.mark.card("Erebor Hammersmith")
def test_erebor_hammersmith_may_return_another_players_topmost_attachment_to_its_owner() -> None:
    t = table(
        player(heroes="Denethor", hand="Erebor Hammersmith", discard=["Self Preservation"], resources=2),
        player(heroes="Gimli", discard=["Citadel Plate", "Dwarven Axe"]),
        skip_empty_windows=False,
    )
    t.play("Erebor Hammersmith").respond("Erebor Hammersmith")
    assert t.options() == ["choose:Self Preservation", "choose:Dwarven Axe"]
    t.choose("Dwarven Axe")
    assert t.names("hand:1") == ["Dwarven Axe"]
    assert t.names("hand:0") == []


@pytest.mark.card("Erebor Hammersmith")
def test_erebor_hammersmith_may_decline() -> None:
    t = table(hero="Denethor", hand="Erebor Hammersmith", discard="Dwarven Axe", resources=2, skip_empty_windows=False)
    t.play("Erebor Hammersmith").pass_()
    assert t["Dwarven Axe"].place == "discard:0"


@pytest.mark.card("Erebor Hammersmith")
def test_erebor_hammersmith_needs_a_discarded_attachment() -> None:
    t = table(hero="Denethor", hand="Erebor Hammersmith", discard="Feint", resources=2, skip_empty_windows=False)
    t.play("Erebor Hammersmith")
    assert t["Erebor Hammersmith"].place == "play:0"
    assert asked_kind(t) != "response"


@pytest.mark.rule("G13")
@pytest.mark.card("Erebor Hammersmith")
def test_erebor_hammersmith_put_into_play_was_not_played() -> None:
    t = table(
        hero="Aragorn",
        hand=["Sneak Attack", "Erebor Hammersmith"],
        discard="Dwarven Axe",
        resources=1,
        skip_empty_windows=False,
    )
    t.play("Sneak Attack")
    assert t["Erebor Hammersmith"].place == "play:0"
    assert asked_kind(t) != "response"


@pytest.mark.card("Erebor Hammersmith")
def test_erebor_hammersmith_does_not_answer_other_cards() -> None:
    t = table(
        hero="Denethor",
        allies="Erebor Hammersmith",
        hand="Gléowine",
        discard="Dwarven Axe",
        resources=2,
        skip_empty_windows=False,
    )
    t.play("Gléowine")
    assert asked_kind(t) != "response"


# -- Henamarth Riversong --------------------------------------------------------------------------
@pytest.mark.rule("G19")
@pytest.mark.card("Henamarth Riversong")
def test_henamarth_riversong_shows_his_player_the_top_of_the_encounter_deck() -> None:
    t = table(
        player(heroes="Denethor", allies="Henamarth Riversong"),
        player(heroes="Gimli"),
        encounter=["Forest Spider", "Old Forest Road"],
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Henamarth Riversong", seat=0)
    assert t["Henamarth Riversong"].exhausted
    assert seen_by(t, 0) == ["Forest Spider", None]
    assert seen_by(t, 1) == [None, None]
    assert asked_kind(t) == "action", "the card stays where it is"
    assert not t.can("Henamarth Riversong", seat=0)


@pytest.mark.rule("G6")
@pytest.mark.card("Henamarth Riversong")
def test_henamarth_riversong_is_unique() -> None:
    t = table(
        player(heroes="Denethor", hand="Henamarth Riversong", resources=1),
        player(heroes="Gimli", allies="Henamarth Riversong"),
        skip_empty_windows=False,
    )
    assert not t.can("Henamarth Riversong", seat=0)


# -- Miner of the Iron Hills ----------------------------------------------------------------------
@pytest.mark.card("Miner of the Iron Hills")
def test_miner_of_the_iron_hills_discards_a_condition_wherever_it_is() -> None:
    t = table(
        player(heroes="Denethor", hand="Miner of the Iron Hills", resources=2, attached={"Denethor": "Dark Knowledge"}),
        player(heroes="Gimli", attached={"Gimli": ["Unexpected Courage", "Citadel Plate"]}),
        skip_empty_windows=False,
    )
    t.play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert t.options() == ["choose:Dark Knowledge", "choose:Unexpected Courage"]
    t.choose("Unexpected Courage")
    assert t["Unexpected Courage"].place == "discard:1"
    assert t["Dark Knowledge"].hosted_by == "Denethor"


@pytest.mark.rule("G8", "G21", "E10")
@pytest.mark.card("Miner of the Iron Hills")
def test_miner_of_the_iron_hills_frees_a_hero_from_caught_in_a_web() -> None:
    t = table(
        hero="Denethor",
        hand="Miner of the Iron Hills",
        resources=2,
        attached={"Denethor": "Caught in a Web"},
        skip_empty_windows=False,
    )
    t.play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert t["Caught in a Web"].place == "encounter-discard"
    t.to("commit").commit("Denethor").until(lambda now: now.state.round == 2)
    assert not t["Denethor"].exhausted


@pytest.mark.card("Miner of the Iron Hills")
def test_miner_of_the_iron_hills_finds_nothing_without_a_condition() -> None:
    t = table(
        hero="Denethor",
        hand="Miner of the Iron Hills",
        resources=2,
        attached={"Denethor": "Citadel Plate"},
        skip_empty_windows=False,
    )
    t.play("Miner of the Iron Hills")
    assert t["Miner of the Iron Hills"].place == "play:0"
    assert asked_kind(t) != "response"


@pytest.mark.rule("G13")
@pytest.mark.card("Miner of the Iron Hills")
def test_miner_of_the_iron_hills_works_when_put_into_play() -> None:
    t = table(
        hero="Aragorn",
        hand=["Sneak Attack", "Miner of the Iron Hills"],
        resources=1,
        attached={"Aragorn": "Caught in a Web"},
        phase="quest",
        skip_empty_windows=False,
    )
    t.play("Sneak Attack").respond("Miner of the Iron Hills")
    assert t["Caught in a Web"].place == "encounter-discard"


@pytest.mark.card("Miner of the Iron Hills")
def test_miner_of_the_iron_hills_may_leave_it_be_and_answers_only_his_own_arrival() -> None:
    t = table(
        hero="Denethor",
        hand=["Miner of the Iron Hills", "Gléowine"],
        resources=4,
        attached={"Denethor": "Dark Knowledge"},
        skip_empty_windows=False,
    )
    t.play("Miner of the Iron Hills").pass_()
    assert t["Dark Knowledge"].hosted_by == "Denethor"
    t.play("Gléowine")
    assert asked_kind(t) != "response"


# -- Gléowine -------------------------------------------------------------------------------------
@pytest.mark.card("Gléowine")
@pytest.mark.parametrize("seat", [0, 1])
def test_gleowine_exhausts_and_a_player_draws_a_card(seat: int) -> None:
    t = table(
        player(heroes="Denethor", allies="Gléowine"), player(heroes="Gimli"), phase="quest", skip_empty_windows=False
    )
    t.use("Gléowine", f"player:{seat}", seat=0)
    assert t["Gléowine"].exhausted
    assert len(t.names(f"hand:{seat}")) == 1
    assert t.names(f"hand:{1 - seat}") == []
    assert not t.can("Gléowine", seat=0)


@pytest.mark.rule("G6")
@pytest.mark.card("Gléowine")
def test_gleowine_is_unique() -> None:
    t = table(hero="Denethor", allies="Gléowine", hand="Gléowine", resources=2, skip_empty_windows=False)
    assert not t.can("Gléowine", kind="play")


# -- Lore of Imladris -----------------------------------------------------------------------------
@pytest.mark.card("Lore of Imladris")
@pytest.mark.parametrize("name", ["Denethor", "Beorn", "Gimli"])
def test_lore_of_imladris_heals_all_damage_from_a_character(name: str) -> None:
    wounds = {"Denethor": 2, "Beorn": 5, "Gimli": 4, "Forest Spider": 1}
    t = table(
        player(heroes="Denethor", hand="Lore of Imladris", resources=2, engaged="Forest Spider"),
        player(heroes="Gimli", allies="Beorn"),
        damage=wounds,
    )
    t.play("Lore of Imladris")
    assert t.options() == ["choose:Denethor", "choose:Gimli", "choose:Beorn"]
    t.choose(name)
    assert {card: t[card].damage for card in wounds} == {**wounds, name: 0}
    assert t["Lore of Imladris"].place == "discard:0"


# -- Lórien's Wealth ------------------------------------------------------------------------------
@pytest.mark.card("Lórien's Wealth")
@pytest.mark.parametrize("seat", [0, 1])
def test_loriens_wealth_lets_a_player_draw_three_cards(seat: int) -> None:
    t = table(
        player(heroes="Denethor", hand="Lórien's Wealth", resources=3), player(heroes="Gimli"), skip_empty_windows=False
    )
    t.play("Lórien's Wealth", f"player:{seat}")
    assert len(t.names(f"hand:{seat}")) == 3
    assert t.names(f"hand:{1 - seat}") == []


@pytest.mark.rule("G17")
@pytest.mark.card("Lórien's Wealth")
def test_loriens_wealth_draws_what_there_is() -> None:
    t = table(hero="Denethor", hand="Lórien's Wealth", resources=3, deck=["Feint", "Faramir"], skip_empty_windows=False)
    t.play("Lórien's Wealth")
    assert sorted(t.names("hand:0")) == ["Faramir", "Feint"]


# -- Radagast's Cunning and Secret Paths ----------------------------------------------------------
def staged(hand: str, phase: str = "quest") -> TestTable:
    return table(
        hero="Denethor",
        hand=hand,
        resources=1,
        staging=["Forest Spider", "King Spider", "Forest Gate", "Old Forest Road"],
        engaged="Hill Troll",
        active="Great Forest Web",
        phase=phase,
        skip_empty_windows=False,
    )


@pytest.mark.card("Radagast's Cunning")
def test_radagasts_cunning_makes_an_enemy_in_staging_count_nothing_for_the_phase() -> None:
    t = staged("Radagast's Cunning").play("Radagast's Cunning")
    assert t.options() == ["choose:Forest Spider", "choose:King Spider"]
    assert t.staging_threat == 2 + 2 + 2 + 1
    t.choose("King Spider")
    assert t.staging_threat == 2 + 2 + 1
    t.to("quest.resolution")
    assert t.threat() == 8 + 5
    t.to("travel")
    assert t.staging_threat == 2 + 2 + 2 + 1


@pytest.mark.rule("W8")
@pytest.mark.card("Radagast's Cunning")
@pytest.mark.parametrize("phase", ["planning", "travel", "encounter", "combat"])
def test_radagasts_cunning_is_for_the_quest_phase(phase: str) -> None:
    t = staged("Radagast's Cunning", phase).until(lambda now: asked_kind(now) in ("action", "planning"))
    assert PHASES[t.state.phase] == phase
    assert not t.can("Radagast's Cunning")


@pytest.mark.card("Radagast's Cunning")
def test_radagasts_cunning_needs_an_enemy_in_staging() -> None:
    t = table(
        hero="Denethor",
        hand="Radagast's Cunning",
        resources=1,
        staging="Forest Gate",
        engaged="Hill Troll",
        phase="quest",
        skip_empty_windows=False,
    )
    assert not t.can("Radagast's Cunning")


@pytest.mark.card("Secret Paths")
def test_secret_paths_makes_a_location_in_staging_count_nothing_for_the_phase() -> None:
    t = staged("Secret Paths").play("Secret Paths")
    assert t.options() == ["choose:Forest Gate", "choose:Old Forest Road"]
    t.choose("Forest Gate")
    assert t.staging_threat == 2 + 2 + 1
    t.to("quest.resolution")
    assert t.threat() == 8 + 5
    t.to("travel")
    assert t.staging_threat == 2 + 2 + 2 + 1


@pytest.mark.rule("W8")
@pytest.mark.card("Secret Paths")
@pytest.mark.parametrize("phase", ["planning", "travel", "encounter", "combat"])
def test_secret_paths_is_for_the_quest_phase(phase: str) -> None:
    t = staged("Secret Paths", phase).until(lambda now: asked_kind(now) in ("action", "planning"))
    assert PHASES[t.state.phase] == phase
    assert not t.can("Secret Paths")


@pytest.mark.card("Secret Paths")
def test_secret_paths_needs_a_location_in_staging() -> None:
    t = table(
        hero="Denethor",
        hand="Secret Paths",
        resources=1,
        staging="Forest Spider",
        active="Forest Gate",
        phase="quest",
        skip_empty_windows=False,
    )
    assert not t.can("Secret Paths")


# -- Gandalf's Search -----------------------------------------------------------------------------
DECK = ["Faramir", "Feint", "Gléowine", "Hasty Stroke", "Beorn"]


def seeker(resources: int = 3, **more: Any) -> TestTable:
    return table(
        player(
            heroes=["Denethor", "Éowyn"],
            hand="Gandalf's Search",
            deck=DECK,
            resources={"Denethor": resources, "Éowyn": 5},
        ),
        player(heroes="Gimli", deck=["Dwarven Axe", "Citadel Plate", "Swift Strike", "Horn of Gondor"]),
        player(heroes="Aragorn"),
        skip_empty_windows=False,
        **more,
    )


@pytest.mark.card("Gandalf's Search")
def test_gandalfs_search_takes_one_of_the_top_x_and_returns_the_rest_in_any_order() -> None:
    t = seeker().play("Gandalf's Search", "x:3", "player:0")
    assert t.options() == ["choose:Faramir", "choose:Feint", "choose:Gléowine"]
    t.choose("Feint")
    assert asked_kind(t) == "arrange"
    t.choose("Gléowine")
    assert t.names("hand:0") == ["Feint"]
    assert t.order("deck:0") == ["Gléowine", "Faramir", "Hasty Stroke", "Beorn"]
    assert t["Denethor"].resources == 0
    assert t["Éowyn"].resources == 5
    assert t["Gandalf's Search"].place == "discard:0"


@pytest.mark.rule("G19")
@pytest.mark.card("Gandalf's Search")
def test_gandalfs_search_leaves_its_player_knowing_the_top_cards() -> None:
    t = seeker().play("Gandalf's Search", "x:3", "player:0", "Feint", "Gléowine")
    assert seen_by(t, 0, "deck", 0) == ["Gléowine", "Faramir", None, None]
    assert seen_by(t, 1, "deck", 0) == [None] * 4
    assert seen_by(t, 1, "hand", 0) == [None]
    assert not told_to(t, 1) & {"faramir", "feint", "gleowine"}


@pytest.mark.rule("G19", "G7")
@pytest.mark.card("Gandalf's Search")
def test_gandalfs_search_on_another_players_deck_is_seen_by_the_searcher_only() -> None:
    t = seeker().play("Gandalf's Search", "x:3", "player:1", "Swift Strike", "Citadel Plate")
    assert t.names("hand:1") == ["Swift Strike"]
    assert t.names("hand:0") == []
    assert t.order("deck:1") == ["Citadel Plate", "Dwarven Axe", "Horn of Gondor"]
    assert seen_by(t, 0, "deck", 1) == ["Citadel Plate", "Dwarven Axe", None]
    assert seen_by(t, 1, "deck", 1) == [None, None, None]
    assert seen_by(t, 0, "hand", 1) == ["Swift Strike"]
    assert seen_by(t, 1, "hand", 1) == ["Swift Strike"]
    assert seen_by(t, 2, "hand", 1) == [None]
    assert not told_to(t, 2) & {"swift-strike", "citadel-plate", "dwarven-axe"}


@pytest.mark.rule("P2.2")
@pytest.mark.card("Gandalf's Search")
def test_gandalfs_search_x_is_what_the_lore_heroes_can_pay() -> None:
    t = seeker(resources=4).play("Gandalf's Search")
    assert t.options() == ["x:1", "x:2", "x:3", "x:4", "cancel"]
    assert not seeker(resources=0).can("Gandalf's Search")


@pytest.mark.card("Gandalf's Search")
def test_gandalfs_search_for_one_takes_the_top_card() -> None:
    t = seeker(resources=1).play("Gandalf's Search", "player:0")
    assert t.names("hand:0") == ["Faramir"]
    assert t.order("deck:0") == DECK[1:]
    assert seen_by(t, 0, "deck", 0) == [None] * 4


@pytest.mark.card("Gandalf's Search")
def test_gandalfs_search_looks_at_no_more_cards_than_there_are() -> None:
    t = table(
        hero="Denethor",
        hand="Gandalf's Search",
        deck=["Faramir", "Feint"],
        resources=5,
        skip_empty_windows=False,
    )
    t.play("Gandalf's Search", "x:5", "Feint")
    assert t.names("hand:0") == ["Feint"]
    assert t.order("deck:0") == ["Faramir"]


@pytest.mark.card("Gandalf's Search")
def test_gandalfs_search_is_no_draw_so_enchanted_stream_does_not_stop_it() -> None:
    t = seeker(active="Enchanted Stream").play("Gandalf's Search", "x:2", "player:0", "Feint")
    assert t.names("hand:0") == ["Feint"]
    assert t.order("deck:0")[0] == "Faramir"


# -- Beorn's Hospitality --------------------------------------------------------------------------
@pytest.mark.card("Beorn's Hospitality")
@pytest.mark.parametrize("seat", [0, 1])
def test_beorns_hospitality_heals_all_damage_on_each_hero_of_a_player(seat: int) -> None:
    heroes = [["Denethor", "Glorfindel"], ["Gimli", "Legolas"]]
    wounds = {"Denethor": 2, "Glorfindel": 4, "Gimli": 3, "Legolas": 1, "Faramir": 1, "Beorn": 2}
    t = table(
        player(heroes=heroes[0], allies="Faramir", hand="Beorn's Hospitality", resources=5),
        player(heroes=heroes[1], allies="Beorn"),
        damage=wounds,
    )
    t.play("Beorn's Hospitality", f"player:{seat}")
    assert {card: t[card].damage for card in wounds} == {**wounds, **dict.fromkeys(heroes[seat], 0)}


# -- Forest Snare ---------------------------------------------------------------------------------
@pytest.mark.rule("P2.6", "G7")
@pytest.mark.card("Forest Snare")
def test_forest_snare_is_attached_to_an_enemy_engaged_with_any_player() -> None:
    t = table(
        player(heroes="Denethor", hand="Forest Snare", resources=3, engaged="Hill Troll"),
        player(heroes="Gimli", allies="Faramir", engaged="Forest Spider"),
        staging=["King Spider", "Old Forest Road"],
        skip_empty_windows=False,
    )
    t.play("Forest Snare")
    assert t.options() == ["host:Hill Troll", "host:Forest Spider", "cancel"]
    t.choose("Forest Spider")
    assert t["Forest Snare"].hosted_by == "Forest Spider"
    assert t["Forest Snare"].controller == 0, "on an enemy it stays with the player who played it"


@pytest.mark.card("Forest Snare")
def test_forest_snare_is_for_no_enemy_in_staging() -> None:
    t = table(hero="Denethor", hand="Forest Snare", resources=3, staging="Forest Spider", skip_empty_windows=False)
    assert not t.can("Forest Snare")


@pytest.mark.rule("G11")
@pytest.mark.card("Forest Snare")
def test_forest_snare_keeps_its_enemy_from_attacking() -> None:
    t = table(
        hero="Denethor",
        engaged=["Hill Troll", "Forest Spider"],
        attached={"Hill Troll": "Forest Snare"},
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("combat.end")
    attackers = [dict(entry.args)["card"][1] for entry in t.log("log-enemy-attacks")]
    assert attackers == ["forest-spider"]
    assert t["Denethor"].damage == 2
    assert t["Hill Troll"].place == "engaged:0"


@pytest.mark.rule("Q36", "F1.23")
@pytest.mark.card("Forest Snare")
def test_forest_snare_stays_on_an_enemy_that_returns_to_staging() -> None:
    t = table(
        hero=["Denethor", "Éowyn"],
        engaged="Forest Spider",
        hand=["Forest Snare", "A Light in the Dark"],
        resources={"Denethor": 3, "Éowyn": 2},
        threat=30,
        skip_empty_windows=False,
    )
    t.play("Forest Snare").play("A Light in the Dark")
    assert t["Forest Spider"].place == "staging"
    assert t["Forest Snare"].hosted_by == "Forest Spider"
    t.to("combat.end")
    assert t["Forest Spider"].place == "engaged:0"
    assert t.log("log-enemy-attacks") == []


@pytest.mark.rule("E10", "G21")
@pytest.mark.card("Forest Snare")
def test_forest_snare_goes_to_its_owners_discard_pile_with_the_enemy() -> None:
    t = table(
        player(heroes="Gimli", engaged="Forest Spider"),
        player(heroes="Denethor", attached={"Forest Spider": "Forest Snare"}),
        damage={"Forest Spider": 3},
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("attack").attack("Forest Spider", "Gimli").to("combat.end")
    assert t["Forest Spider"].place == "encounter-discard"
    assert t["Forest Snare"].place == "discard:1"


# -- Protector of Lórien --------------------------------------------------------------------------
def protector(cards: int = 6, edition: str = "revised", phase: str = "quest") -> TestTable:
    return table(
        hero=["Denethor", "Gimli"],
        attached={"Denethor": "Protector of Lórien"},
        hand=["Feint"] * cards,
        edition=edition,
        phase=phase,
        skip_empty_windows=False,
    )


@pytest.mark.card("Protector of Lórien")
@pytest.mark.parametrize("edition", ["revised", "original", "first-printing"])
def test_protector_of_lorien_gives_defense_or_willpower_for_a_card(edition: str) -> None:
    t = protector(edition=edition)
    t.use("Protector of Lórien", "Feint", "effect:defense")
    assert (t["Denethor"].defense, t["Denethor"].willpower) == (4, 1)
    t.use("Protector of Lórien", "Feint", "effect:willpower")
    assert (t["Denethor"].defense, t["Denethor"].willpower) == (4, 2)
    assert (t["Gimli"].defense, t["Gimli"].willpower) == (2, 2)
    assert len(t.names("hand:0")) == 4
    assert len(t.names("discard:0")) == 2
    t.to("travel")
    assert (t["Denethor"].defense, t["Denethor"].willpower) == (3, 1)


@pytest.mark.card("Protector of Lórien")
@pytest.mark.parametrize("edition", ["revised", "first-printing"])
def test_protector_of_lorien_needs_a_card_to_discard(edition: str) -> None:
    assert not protector(cards=0, edition=edition).can("Protector of Lórien")


@pytest.mark.rule("C70", "F1.10", "G16")
@pytest.mark.card("Protector of Lórien")
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_protector_of_lorien_works_three_times_a_phase(edition: str) -> None:
    t = protector(edition=edition)
    for _ in range(3):
        assert t.can("Protector of Lórien")
        t.use("Protector of Lórien", "Feint", "effect:willpower")
    assert t["Denethor"].willpower == 4
    assert not t.can("Protector of Lórien")
    t.until(lambda now: PHASES[now.state.phase] == "travel" and asked_kind(now) == "action")
    assert t.can("Protector of Lórien")


@pytest.mark.card("Protector of Lórien")
def test_protector_of_lorien_of_the_first_printing_has_no_limit() -> None:
    t = protector(edition="first-printing")
    for _ in range(5):
        t.use("Protector of Lórien", "Feint", "effect:defense")
    assert t["Denethor"].defense == 8


@pytest.mark.rule("G16")
@pytest.mark.card("Protector of Lórien")
def test_protector_of_lorien_each_copy_has_its_own_limit() -> None:
    t = table(
        hero="Denethor",
        attached={"Denethor": ["Protector of Lórien", "Protector of Lórien"]},
        hand=["Feint"] * 8,
        phase="quest",
        skip_empty_windows=False,
    )
    for _ in range(6):
        t.use("Protector of Lórien", "Feint", "effect:willpower")
    assert t["Denethor"].willpower == 7
    assert not t.can("Protector of Lórien")


@pytest.mark.rule("P2.6", "G7")
@pytest.mark.card("Protector of Lórien")
@pytest.mark.parametrize("edition", ["revised", "first-printing"])
def test_protector_of_lorien_goes_on_any_hero_and_is_that_players_to_use(edition: str) -> None:
    t = table(
        player(heroes="Denethor", allies="Faramir", hand=["Protector of Lórien", "Feint"], resources=1),
        player(heroes="Gimli", allies="Beorn", hand="Swift Strike", engaged="Forest Spider"),
        staging="Old Forest Road",
        edition=edition,
        skip_empty_windows=False,
    )
    t.play("Protector of Lórien")
    assert t.options() == ["host:Denethor", "host:Gimli", "cancel"]
    t.choose("Gimli")
    assert not t.can("Protector of Lórien", seat=0)
    t.pass_().use("Protector of Lórien", "effect:defense", seat=1)
    assert t["Gimli"].defense == 3
    assert t.names("discard:1") == ["Swift Strike"]
    assert t.names("hand:0") == ["Feint"]


# -- Dark Knowledge -------------------------------------------------------------------------------
def knowing(**more: Any) -> TestTable:
    return table(
        player(heroes="Denethor", attached={"Denethor": "Dark Knowledge"}, engaged="Forest Spider"),
        player(heroes="Gimli", engaged="King Spider"),
        **{"encounter": ["Old Forest Road", "Forest Gate", "Hummerhorns"], "phase": "combat", **more},
        skip_empty_windows=False,
    )


@pytest.mark.rule("P2.6")
@pytest.mark.card("Dark Knowledge")
def test_dark_knowledge_takes_a_willpower_from_its_hero() -> None:
    t = table(
        player(heroes=["Denethor", "Glorfindel"], allies="Faramir", hand="Dark Knowledge", resources={"Denethor": 1}),
        player(heroes="Gimli", engaged="Forest Spider"),
        skip_empty_windows=False,
    )
    t.play("Dark Knowledge")
    assert t.options() == ["host:Denethor", "host:Glorfindel", "host:Gimli", "cancel"]
    t.choose("Glorfindel")
    assert t["Glorfindel"].willpower == 2
    assert t["Denethor"].willpower == 1


@pytest.mark.rule("G19")
@pytest.mark.card("Dark Knowledge")
def test_dark_knowledge_shows_a_shadow_card_just_dealt_to_an_enemy_of_that_player() -> None:
    t = knowing()
    assert asked_kind(t) == "response"
    assert t.options() == ["respond:Dark Knowledge", "pass"]
    t.respond("Dark Knowledge", seat=0)
    assert t["Dark Knowledge"].exhausted
    assert shadows_seen_by(t, 0, of=0) == ["Old Forest Road"]
    assert shadows_seen_by(t, 0, of=1) == [None]
    assert shadows_seen_by(t, 1, of=0) == [None]
    assert "old-forest-road" not in told_to(t, 1)
    assert "old-forest-road" in told_to(t, 0)


@pytest.mark.card("Dark Knowledge")
def test_dark_knowledge_may_be_left_unused() -> None:
    t = knowing().pass_(seat=0)
    assert shadows_seen_by(t, 0, of=0) == [None]
    assert not t["Dark Knowledge"].exhausted


@pytest.mark.card("Dark Knowledge")
def test_dark_knowledge_must_be_ready() -> None:
    t = knowing(exhausted="Dark Knowledge")
    assert asked_kind(t) != "response"


@pytest.mark.card("Dark Knowledge")
def test_dark_knowledge_does_not_reach_enemies_of_others() -> None:
    t = table(
        player(heroes="Denethor", attached={"Denethor": "Dark Knowledge"}),
        player(heroes="Gimli", engaged="King Spider"),
        phase="combat",
        skip_empty_windows=False,
    )
    assert t["King Spider"].shadows
    assert asked_kind(t) != "response"


@pytest.mark.card("Dark Knowledge")
def test_dark_knowledge_shows_one_of_two_shadow_cards() -> None:
    t = table(
        hero="Denethor",
        attached={"Denethor": "Dark Knowledge"},
        engaged=["Hill Troll", "Forest Spider"],
        encounter=["Old Forest Road", "Forest Gate"],
        phase="combat",
        skip_empty_windows=False,
    )
    assert t.options() == ["respond:Dark Knowledge", "respond:Dark Knowledge", "pass"]
    spider = t["Forest Spider"].id
    assert t.decision is not None
    key = next(option.key for option in t.decision.options if option.about == spider)
    t.choose(key)
    assert shadows_seen_by(t, 0, of=0) == [None, "Forest Gate"]
    assert asked_kind(t) != "response"


@pytest.mark.card("Dark Knowledge")
def test_dark_knowledge_answers_a_shadow_card_dealt_later_too() -> None:
    t = table(
        hero="Denethor",
        attached={"Denethor": "Dark Knowledge"},
        engaged="Dol Guldur Beastmaster",
        encounter=["Old Forest Road", "Forest Gate"],
        phase="combat",
        skip_empty_windows=False,
    )
    t.pass_().to("response").respond("Dark Knowledge")
    assert shadows_seen_by(t, 0, of=0) == [None, "Forest Gate"]


# -- Self Preservation ----------------------------------------------------------------------------
@pytest.mark.card("Self Preservation")
def test_self_preservation_may_be_attached_to_any_character() -> None:
    t = table(
        player(heroes="Denethor", allies="Faramir", hand="Self Preservation", resources=3),
        player(heroes="Gimli", allies="Beorn", engaged="Forest Spider"),
        staging="Old Forest Road",
    )
    t.play("Self Preservation")
    assert t.options() == ["host:Denethor", "host:Faramir", "host:Gimli", "host:Beorn", "cancel"]
    t.choose("Beorn")
    assert t["Self Preservation"].hosted_by == "Beorn"
    assert t["Self Preservation"].controller == 1


@pytest.mark.card("Self Preservation")
@pytest.mark.parametrize("name", ["Denethor", "Faramir"])
def test_self_preservation_heals_two_damage_from_its_hero_or_ally(name: str) -> None:
    t = table(
        hero="Denethor",
        allies="Faramir",
        attached={name: "Self Preservation"},
        damage={"Denethor": 2, "Faramir": 2},
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Self Preservation")
    other = "Faramir" if name == "Denethor" else "Denethor"
    assert (t[name].damage, t[other].damage) == (0, 2)
    assert t["Self Preservation"].exhausted
    assert not t.can("Self Preservation")


@pytest.mark.card("Self Preservation")
def test_self_preservation_heals_no_more_than_two() -> None:
    t = table(
        hero="Glorfindel",
        attached={"Glorfindel": "Self Preservation"},
        damage={"Glorfindel": 4},
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Self Preservation")
    assert t["Glorfindel"].damage == 2
