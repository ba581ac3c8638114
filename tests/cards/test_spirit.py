"""Spirit: heroes 7-9, cards 43-57."""

from __future__ import annotations

import pytest

from wilderland.cards.catalogue import catalogue
from wilderland.game import Game
from wilderland.kernel.run import run
from wilderland.language import (
    EACH_PLAYER,
    YOU,
    encounter_deck,
    first_of,
    raise_threat,
    reveal,
    setup_text,
    shadow,
    when_revealed,
)
from wilderland.model.kinds import SETUP
from wilderland.model.records import Scope
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.setup import lay_out
from wilderland.scenarios import scenario
from wilderland.testing import MadeUp, TestTable, made_up, player, table
from wilderland.testing.shorthand import asked_kind, to_response_or

DREAD = made_up("Dread", "treachery", when_revealed(raise_threat(5, of=EACH_PLAYER)))
"""Its "when revealed" is easy to see: every player's threat rises by 5."""

DOOM = made_up("Doom", "treachery", when_revealed(raise_threat(5, of=EACH_PLAYER)), keywords={"doomed": 2, "surge": 1})

PRICES = {
    "Wandering Took": 2,
    "Lórien Guide": 3,
    "Northern Tracker": 4,
    "The Galadhrim's Greeting": 3,
    "Will of the West": 1,
    "A Light in the Dark": 2,
    "Dwarven Tomb": 1,
    "Fortune or Fate": 5,
    "The Favor of the Lady": 2,
    "Power in the Earth": 1,
    "Unexpected Courage": 2,
}


def revealed(t: TestTable) -> list[str]:
    """The titles revealed so far, in order."""
    return [t.state.cards[dict(entry.args)["card"][0]].printed.name for entry in t.log("log-reveal")]


@pytest.mark.parametrize(
    ("name", "price"), [pytest.param(name, price, marks=pytest.mark.card(name)) for name, price in PRICES.items()]
)
def test_price_in_spirit_resources(name: str, price: int) -> None:
    def position(spirit: int) -> TestTable:
        return table(
            hero=["Éowyn", "Gimli"],
            hand=[name],
            discard=["Legolas", "Hasty Stroke"],
            engaged="Forest Spider",
            staging="Old Forest Road",
            resources={"Éowyn": spirit, "Gimli": 9},
            skip_empty_windows=False,
        )

    assert not position(price - 1).can(name)
    t = position(price).choose(name, kind="play")
    while t.decision is not None and t.decision.kind == "cost":
        t.choose(t.decision.options[0].key)
    assert t["Éowyn"].resources == 0
    assert t["Gimli"].resources == 9


# -- Éowyn ----------------------------------------------------------------------------------------
@pytest.mark.card("Éowyn")
def test_eowyn_gets_a_willpower_for_a_card_from_hand() -> None:
    t = table(hero="Éowyn", hand="Guard of the Citadel", phase="quest", skip_empty_windows=False)
    t.use("Éowyn")
    assert t["Éowyn"].willpower == 5
    assert t.names("hand:0") == []
    assert t.names("discard:0") == ["Guard of the Citadel"]


@pytest.mark.card("Éowyn")
def test_eowyn_lets_her_player_choose_the_card() -> None:
    t = table(hero="Éowyn", hand=["Guard of the Citadel", "Hasty Stroke"], phase="quest")
    t.use("Éowyn", "Hasty Stroke")
    assert t.names("hand:0") == ["Guard of the Citadel"]


@pytest.mark.card("Éowyn")
def test_eowyn_needs_a_card_to_discard() -> None:
    t = table(hero="Éowyn", phase="quest", skip_empty_windows=False)
    assert not t.can("Éowyn")


@pytest.mark.card("Éowyn")
def test_eowyn_keeps_it_only_until_the_end_of_the_phase() -> None:
    t = table(hero="Éowyn", hand="Guard of the Citadel", phase="quest", skip_empty_windows=False)
    t.use("Éowyn").to("quest.resolution")
    assert t["Éowyn"].willpower == 5
    t.to("travel")
    assert t["Éowyn"].willpower == 4


@pytest.mark.rule("G16")
@pytest.mark.card("Éowyn")
def test_eowyn_may_be_helped_once_a_round_by_each_player_from_their_own_hand() -> None:
    t = table(
        player(heroes="Éowyn", hand=["Guard of the Citadel", "Hasty Stroke"]),
        player(heroes="Gimli", hand=["Feint", "Faramir"]),
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Éowyn", "Hasty Stroke", seat=0)
    assert not t.can("Éowyn", seat=0)
    assert t.can("Éowyn", seat=1)
    t.use("Éowyn", "Feint", seat=1)
    assert not t.can("Éowyn", seat=1)
    assert t["Éowyn"].willpower == 6
    assert t.names("discard:1") == ["Feint"]
    t.to("travel")
    assert not t.can("Éowyn", seat=0), "a new phase is no new round"
    t.until(lambda now: now.state.round == 2)
    assert t.can("Éowyn", seat=0)
    assert t.can("Éowyn", seat=1)


@pytest.mark.card("Éowyn")
def test_eowyn_may_be_helped_in_any_phase() -> None:
    t = table(hero="Éowyn", hand="Guard of the Citadel", phase="combat", skip_empty_windows=False)
    t.use("Éowyn")
    assert t["Éowyn"].willpower == 5


@pytest.mark.card("Éowyn")
@pytest.mark.parametrize(
    ("phase", "committed", "timely"), [("quest", "Éowyn", True), ("quest", (), False), ("combat", "Éowyn", False)]
)
def test_eowyn_is_worth_thinking_of_while_she_quests(phase: str, committed: str, timely: bool) -> None:
    t = table(hero="Éowyn", hand="Guard of the Citadel", phase=phase, committed=committed, skip_empty_windows=False)
    assert t.decision is not None
    option = next(option for option in t.decision.options if option.card == t["Éowyn"].id)
    assert option.data.timely(t.state, Scope(option.card, 0)) is timely


# -- Eleanor --------------------------------------------------------------------------------------
def eleanor(*encounter: str | MadeUp, **more: object) -> TestTable:
    return table(
        hero="Eleanor",
        phase="quest",
        encounter=[*encounter, "Old Forest Road"],
        skip_empty_windows=False,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.card("Eleanor")
def test_eleanor_cancels_a_treachery_and_the_next_card_replaces_it() -> None:
    t = eleanor(DREAD, "Forest Spider").to("response")
    t.respond("Eleanor")
    assert t.threat() == 7
    assert t["Eleanor"].exhausted
    assert t["Dread"].place == "encounter-discard"
    assert t.names("staging") == ["Forest Spider"]
    assert t.order("encounter-deck") == ["Old Forest Road"]


@pytest.mark.card("Eleanor")
def test_eleanor_may_let_it_happen() -> None:
    t = eleanor(DREAD, "Forest Spider").to("response")
    t.pass_()
    assert t.threat() == 12
    assert not t["Eleanor"].exhausted
    assert t.names("staging") == []


@pytest.mark.card("Eleanor")
def test_eleanor_must_be_ready() -> None:
    t = to_response_or(eleanor(DREAD, committed="Eleanor"), "travel")
    assert asked_kind(t) != "response"
    assert t.threat() == 12


@pytest.mark.card("Eleanor")
def test_eleanor_does_not_cancel_what_an_enemy_does_when_revealed() -> None:
    t = to_response_or(eleanor("King Spider"), "travel")
    assert asked_kind(t) != "response"
    assert t["Eleanor"].exhausted, "by King Spider"


@pytest.mark.card("Eleanor")
def test_eleanor_has_nothing_to_cancel_on_a_treachery_without_when_revealed() -> None:
    plain = made_up("Plain Gloom", "treachery", keywords={"doomed": 1})
    t = to_response_or(eleanor(plain), "travel")
    assert asked_kind(t) != "response"
    assert t.threat() == 8


@pytest.mark.rule("Q22", "C8", "P3.3")
@pytest.mark.card("Eleanor")
def test_eleanor_leaves_doomed_and_surge_which_come_before_the_replacement() -> None:
    t = eleanor(DOOM, "Forest Spider").to("response")
    assert t.threat() == 9, "doomed comes before there is anything to cancel"
    t.respond("Eleanor")
    assert t.threat() == 9
    assert revealed(t) == ["Doom", "Forest Spider", "Old Forest Road"]
    surge = t.log("log-surge")[0].number
    first, second, third = (entry.number for entry in t.log("log-reveal"))
    assert first < surge < second < third
    assert sorted(t.names("staging")) == ["Forest Spider", "Old Forest Road"]


@pytest.mark.rule("C8", "K1")
@pytest.mark.card("Eleanor")
def test_eleanor_the_replacement_is_revealed_with_all_its_effects() -> None:
    t = eleanor(DREAD, DOOM, "Forest Spider").to("response")
    t.respond("Eleanor")
    assert t.threat() == 7 + 2 + 5
    assert revealed(t) == ["Dread", "Doom", "Forest Spider"]


@pytest.mark.card("Eleanor")
def test_eleanor_one_reveal_of_two_players_is_replaced_only_once() -> None:
    t = table(
        player(heroes="Eleanor"),
        player(heroes="Gimli"),
        phase="quest",
        encounter=[DREAD, "Forest Spider", "Old Forest Road", "King Spider"],
    )
    t.to("response").respond("Eleanor")
    assert revealed(t) == ["Dread", "Forest Spider", "Old Forest Road"]


@pytest.mark.rule("Q7", "S8", "F1.19")
@pytest.mark.card("Eleanor")
def test_eleanor_works_during_setup() -> None:
    dark_start = made_up(
        "Dark Start",
        "quest",
        setup_text(reveal(first_of(encounter_deck.titled("Dread")))),
        stage=1,
        quest_points=9,
    )
    cards = [DREAD, dark_start]
    faces = catalogue("revised").extended([card.facts for card in cards], [card.text for card in cards])
    rules = Table(faces, scenario("passage-through-mirkwood"), EDITIONS["revised"], MODES["standard"], False)
    state = State(rules, 1, streams(1))
    deck = [faces.find("Guard of the Citadel")] * 10
    encounter = [faces.find("Dread"), *[faces.find("Forest Spider")] * 3]
    lay_out(state, [([faces.find("Eleanor")], deck)], encounter, [faces.faces["made-up-dark-start"]], 0)
    run(state)
    t = TestTable(Game(None, state))
    t.choose("keep")
    assert t.state.phase == SETUP
    t.respond("Eleanor")
    assert t.threat() == 7
    assert t["Dread"].place == "encounter-discard"
    assert t.names("staging") == ["Forest Spider"]
    assert revealed(t) == ["Dread", "Forest Spider"]


# -- Dúnhere --------------------------------------------------------------------------------------
@pytest.mark.card("Dúnhere")
def test_dunhere_alone_attacks_an_enemy_in_staging_with_one_more_attack() -> None:
    t = table(hero="Dúnhere", staging="Hill Troll", phase="combat", skip_empty_windows=False)
    t.to("attack").attack("Hill Troll", "Dúnhere")
    assert t["Dúnhere"].attack == 3
    assert t["Dúnhere"].exhausted
    t.to("combat.player.2")
    assert t.state.attacks[-1].strength == 3
    t.to("combat.end")
    assert t["Dúnhere"].attack == 2
    assert t["Hill Troll"].place == "staging"


@pytest.mark.card("Dúnhere")
def test_dunhere_damages_the_enemy_in_staging() -> None:
    t = table(hero="Dúnhere", staging="Forest Spider", phase="combat", skip_empty_windows=False)
    t.to("attack").attack("Forest Spider", "Dúnhere").to("combat.end")
    assert t["Forest Spider"].damage == 2


@pytest.mark.card("Dúnhere")
def test_dunhere_takes_nobody_along_to_the_staging_area() -> None:
    t = table(
        player(heroes=["Dúnhere", "Éowyn"]),
        player(heroes="Legolas"),
        staging="Forest Spider",
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("attack").choose("Forest Spider", kind="attack")
    assert t.options() == ["attacker:Dúnhere", "cancel"]
    t.choose("Dúnhere", kind="attacker")
    assert t.decision is not None
    assert t.decision.step == "combat.player.1", "nobody else is asked to attack along"
    assert t.state.attacks[-1].characters == (t["Dúnhere"].id,)


@pytest.mark.card("Dúnhere")
def test_dunhere_once_exhausted_nobody_reaches_the_staging_area() -> None:
    t = table(hero=["Dúnhere", "Gimli"], staging="Forest Spider", exhausted="Dúnhere", phase="combat")
    t.until(lambda now: asked_kind(now) == "attack" or now.state.round == 2)
    assert t.state.round == 2


@pytest.mark.card("Dúnhere")
def test_dunhere_gets_no_bonus_against_an_engaged_enemy() -> None:
    t = table(hero="Dúnhere", engaged="Forest Spider", phase="combat", skip_empty_windows=False)
    t.to("attack").attack("Forest Spider", "Dúnhere")
    assert t["Dúnhere"].attack == 2


@pytest.mark.card("Dúnhere")
def test_dunhere_attacks_engaged_enemies_together_with_others() -> None:
    t = table(hero=["Dúnhere", "Éowyn"], engaged="Forest Spider", phase="combat", skip_empty_windows=False)
    t.to("attack").attack("Forest Spider", "Dúnhere", "Éowyn").to("combat.player.2")
    assert t.state.attacks[-1].strength == 3


@pytest.mark.card("Dúnhere")
def test_dunhere_may_strike_into_the_staging_area_by_quick_strike() -> None:
    t = table(
        hero=["Dúnhere", "Gimli"],
        hand="Quick Strike",
        resources=1,
        staging="Forest Spider",
        phase="quest",
        skip_empty_windows=False,
    )
    t.play("Quick Strike").until(lambda now: not now.state.attacks)
    assert not t["Gimli"].exhausted, "only Dúnhere could be chosen"
    assert t["Forest Spider"].damage == 2


# -- Wandering Took -------------------------------------------------------------------------------
def two_with_took(**more: object) -> TestTable:
    return table(
        player(heroes="Éowyn", allies="Wandering Took", threat=20),
        player(heroes="Gimli", threat=30),
        skip_empty_windows=False,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("G7")
@pytest.mark.card("Wandering Took")
def test_wandering_took_goes_to_another_player_with_three_threat() -> None:
    t = two_with_took()
    t.use("Wandering Took", seat=0)
    assert t["Wandering Took"].place == "play:1"
    assert t["Wandering Took"].controller == 1
    assert t["Wandering Took"].owner == 0
    assert (t.threat(0), t.threat(1)) == (17, 33)


@pytest.mark.card("Wandering Took")
def test_wandering_took_may_go_to_any_other_player_but_not_stay() -> None:
    t = table(
        player(heroes="Éowyn", allies="Wandering Took"),
        player(heroes="Gimli"),
        player(heroes="Beravor"),
        skip_empty_windows=False,
    )
    t.use("Wandering Took", seat=0)
    assert t.options() == ["player:1", "player:2"]
    t.choose("player:2")
    assert t["Wandering Took"].place == "play:2"
    assert [t.threat(seat) for seat in range(3)] == [6, 11, 13]


@pytest.mark.card("Wandering Took")
def test_wandering_took_is_used_by_his_controller_only() -> None:
    t = two_with_took(phase="quest")
    assert t.can("Wandering Took", seat=0)
    assert not t.can("Wandering Took", seat=1)


@pytest.mark.card("Wandering Took")
def test_wandering_took_stays_with_a_player_alone() -> None:
    t = table(hero="Éowyn", allies="Wandering Took", skip_empty_windows=False)
    assert not t.can("Wandering Took")


@pytest.mark.rule("P2.8")
@pytest.mark.card("Wandering Took")
@pytest.mark.parametrize(("threat", "enough"), [(2, False), (3, True)])
def test_wandering_took_needs_three_threat_to_reduce(threat: int, enough: bool) -> None:
    t = table(
        player(heroes="Éowyn", allies="Wandering Took", threat=threat),
        player(heroes="Gimli"),
        skip_empty_windows=False,
    )
    assert t.can("Wandering Took") is enough


@pytest.mark.rule("C43", "G16")
@pytest.mark.card("Wandering Took")
def test_wandering_took_changes_hands_once_a_round() -> None:
    t = two_with_took(phase="quest")
    t.use("Wandering Took", seat=0)
    assert not t.can("Wandering Took", seat=1)
    t.until(lambda now: now.state.round == 2)
    assert t.can("Wandering Took", seat=1)


@pytest.mark.rule("C43")
@pytest.mark.card("Wandering Took")
def test_wandering_took_of_the_original_edition_wanders_without_limit() -> None:
    t = two_with_took(phase="quest", edition="original")
    t.use("Wandering Took", seat=0).use("Wandering Took", seat=1).use("Wandering Took", seat=0)
    assert t["Wandering Took"].place == "play:1"
    assert (t.threat(0), t.threat(1)) == (17, 33)
    assert t.can("Wandering Took", seat=1)


@pytest.mark.card("Wandering Took")
def test_wandering_took_of_the_first_printing_wanders_without_limit() -> None:
    t = two_with_took(phase="quest", edition="first-printing")
    t.use("Wandering Took", seat=0).use("Wandering Took", seat=1)
    assert t["Wandering Took"].place == "play:0"


@pytest.mark.rule("G7", "F1.38")
@pytest.mark.card("Wandering Took")
def test_wandering_took_takes_his_attachments_and_damage_along() -> None:
    t = table(
        player(heroes="Beravor", allies="Wandering Took", attached={"Wandering Took": "Self Preservation"}),
        player(heroes="Gimli"),
        damage={"Wandering Took": 1},
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Wandering Took", seat=0)
    assert t["Wandering Took"].damage == 1
    assert t["Self Preservation"].controller == 1
    assert not t.can("Self Preservation", seat=0)
    t.use("Self Preservation", seat=1)
    assert t["Wandering Took"].damage == 0


@pytest.mark.rule("G7")
@pytest.mark.card("Wandering Took")
def test_wandering_took_goes_to_his_owners_discard_pile() -> None:
    t = table(
        player(heroes="Éowyn", allies="Wandering Took"),
        player(heroes="Gimli", threat=47),
        skip_empty_windows=False,
    )
    t.use("Wandering Took", seat=0)
    assert t.state.players[1].eliminated
    assert t["Wandering Took"].place == "discard:0"


@pytest.mark.rule("Q24", "P6.9")
@pytest.mark.card("Wandering Took")
def test_wandering_took_goes_on_defending_when_he_changes_hands() -> None:
    ambush = made_up("Ambush", "treachery", shadow(raise_threat(7, of=YOU)))
    t = table(
        player(heroes="Éowyn", allies="Wandering Took", engaged="Forest Spider", threat=20),
        player(heroes="Gimli", threat=30),
        encounter=[ambush],
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("defend").defend("Wandering Took")
    t.use("Wandering Took", seat=0)
    t.to("combat.enemy.4")
    assert (t.threat(0), t.threat(1)) == (20 - 3 + 7, 30 + 3), "the attacked player stays the same"
    assert t["Wandering Took"].place == "play:1"
    assert t["Wandering Took"].damage == 1
    assert t["Éowyn"].damage == 0


@pytest.mark.card("Wandering Took")
def test_wandering_took_stays_committed_when_he_changes_hands() -> None:
    t = two_with_took(phase="quest")
    t.to("commit").commit("Wandering Took").to("quest.commit")
    t.until(lambda now: asked_kind(now) == "action").use("Wandering Took", seat=0)
    assert t["Wandering Took"].committed
    t.to("travel")
    assert t["Flies and Spiders"].progress == 1


# -- Lórien Guide ---------------------------------------------------------------------------------
@pytest.mark.card("Lórien Guide")
def test_lorien_guide_places_a_progress_on_the_active_location() -> None:
    t = table(hero="Éowyn", allies="Lórien Guide", active="Old Forest Road", staging="Forest Gate", phase="quest")
    t.to("commit").commit("Lórien Guide").respond("Lórien Guide")
    assert t["Old Forest Road"].progress == 1
    assert t["Forest Gate"].progress == 0
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("P3.11")
@pytest.mark.card("Lórien Guide")
def test_lorien_guide_may_explore_the_location() -> None:
    t = table(
        hero="Éowyn",
        allies="Lórien Guide",
        active="Old Forest Road",
        progress={"Old Forest Road": 2},
        phase="quest",
    )
    t.to("commit").commit("Lórien Guide").respond("Lórien Guide")
    assert t["Old Forest Road"].place == "encounter-discard"


@pytest.mark.card("Lórien Guide")
def test_lorien_guide_needs_an_active_location() -> None:
    t = table(hero="Éowyn", allies="Lórien Guide", staging="Old Forest Road", phase="quest")
    t.to("commit").commit("Lórien Guide")
    assert asked_kind(to_response_or(t, "travel")) != "response"


@pytest.mark.card("Lórien Guide")
def test_lorien_guide_helps_only_when_committed() -> None:
    t = table(hero="Éowyn", allies="Lórien Guide", active="Old Forest Road", phase="quest")
    t.to("commit").commit("Éowyn")
    assert asked_kind(to_response_or(t, "travel")) != "response"


@pytest.mark.rule("P3.13")
@pytest.mark.card("Lórien Guide")
def test_lorien_guide_with_two_active_locations_the_first_player_picks() -> None:
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn", allies="Lórien Guide"),
        active=["Old Forest Road", "Forest Gate"],
        phase="quest",
    )
    t.to("commit").commit().commit("Lórien Guide", seat=1).respond("Lórien Guide", seat=1)
    assert t.decision is not None
    assert (t.decision.seat, t.decision.kind) == (0, "choose")
    t.choose("Forest Gate")
    assert (t["Old Forest Road"].progress, t["Forest Gate"].progress) == (0, 1)


# -- Northern Tracker -----------------------------------------------------------------------------
@pytest.mark.card("Northern Tracker")
def test_northern_tracker_places_a_progress_on_each_location_in_staging() -> None:
    t = table(
        hero="Éowyn",
        allies="Northern Tracker",
        staging=["Old Forest Road", "Forest Gate", "Forest Spider"],
        active="Great Forest Web",
        phase="quest",
    )
    t.to("commit").commit("Northern Tracker").respond("Northern Tracker")
    assert (t["Old Forest Road"].progress, t["Forest Gate"].progress) == (1, 1)
    assert t["Great Forest Web"].progress == 0
    assert t["Forest Spider"].progress == 0


@pytest.mark.rule("P3.11", "F1.18")
@pytest.mark.card("Northern Tracker")
def test_northern_tracker_explores_locations_in_staging() -> None:
    t = table(
        hero="Éowyn",
        allies=["Northern Tracker", "Northern Tracker"],
        staging=["Great Forest Web", "Forest Gate"],
        phase="quest",
    )
    t.to("commit").commit("Northern Tracker", "Northern Tracker")
    t.respond("Northern Tracker").respond("Northern Tracker")
    assert t["Great Forest Web"].place == "encounter-discard"
    assert t["Forest Gate"].progress == 2


@pytest.mark.card("Northern Tracker")
def test_northern_tracker_needs_a_location_in_staging() -> None:
    t = table(hero="Éowyn", allies="Northern Tracker", active="Forest Gate", phase="quest")
    t.to("commit").commit("Northern Tracker")
    assert asked_kind(to_response_or(t, "travel")) != "response"


@pytest.mark.card("Northern Tracker")
def test_northern_tracker_helps_only_when_committed() -> None:
    t = table(hero="Éowyn", allies="Northern Tracker", staging="Forest Gate", phase="quest")
    t.to("commit").commit("Éowyn")
    assert asked_kind(to_response_or(t, "travel")) != "response"


# -- The Galadhrim's Greeting ---------------------------------------------------------------------
def greeting(first: int = 20, second: int = 30) -> TestTable:
    return table(
        player(heroes="Éowyn", hand="The Galadhrim's Greeting", resources=3, threat=first),
        player(heroes="Gimli", threat=second),
    )


@pytest.mark.card("The Galadhrim's Greeting")
@pytest.mark.parametrize(("seat", "threats"), [(0, (14, 30)), (1, (20, 24))])
def test_the_galadhrims_greeting_takes_six_from_one_player(seat: int, threats: tuple[int, int]) -> None:
    t = greeting()
    t.play("The Galadhrim's Greeting", "effect:one_player", f"player:{seat}")
    assert (t.threat(0), t.threat(1)) == threats
    assert t["The Galadhrim's Greeting"].place == "discard:0"


@pytest.mark.card("The Galadhrim's Greeting")
def test_the_galadhrims_greeting_takes_two_from_each_player() -> None:
    t = greeting()
    t.play("The Galadhrim's Greeting", "effect:each_player")
    assert (t.threat(0), t.threat(1)) == (18, 28)


@pytest.mark.rule("Q85")
@pytest.mark.card("The Galadhrim's Greeting")
def test_the_galadhrims_greeting_stops_at_zero() -> None:
    t = greeting(first=4)
    t.play("The Galadhrim's Greeting", "effect:one_player", "player:0")
    assert t.threat(0) == 0


# -- Strength of Will -----------------------------------------------------------------------------
GLADE = made_up("Quiet Glade", "location", threat=1, quest_points=5)


@pytest.mark.card("Strength of Will")
def test_strength_of_will_places_two_progress_on_the_new_active_location() -> None:
    t = table(
        hero=["Éowyn", "Gimli"],
        hand="Strength of Will",
        staging=[GLADE, "Old Forest Road"],
        phase="travel",
        skip_empty_windows=False,
    )
    t.choose(GLADE).respond("Strength of Will")
    assert t[GLADE].progress == 2
    assert t["Old Forest Road"].progress == 0
    assert t["Éowyn"].exhausted
    assert not t["Gimli"].exhausted
    assert t["Strength of Will"].place == "discard:0"


@pytest.mark.card("Strength of Will")
def test_strength_of_will_is_paid_by_ones_own_spirit_hero_or_ally() -> None:
    t = table(
        player(heroes=["Éowyn", "Gimli"], allies=["Wandering Took", "Faramir"], hand="Strength of Will"),
        player(heroes="Eleanor", allies="Northern Tracker"),
        staging=GLADE,
        phase="travel",
    )
    t.choose(GLADE).respond("Strength of Will")
    assert t.options() == ["exhaust:Éowyn", "exhaust:Wandering Took", "cancel"]
    t.choose("Wandering Took")
    assert t["Wandering Took"].exhausted
    assert not t["Éowyn"].exhausted
    assert t[GLADE].progress == 2


@pytest.mark.card("Strength of Will")
def test_strength_of_will_needs_a_ready_spirit_character() -> None:
    t = table(hero=["Éowyn", "Gimli"], hand="Strength of Will", staging=GLADE, exhausted="Éowyn", phase="travel")
    t.choose(GLADE)
    assert t[GLADE].place == "active"
    assert asked_kind(t) != "response"


@pytest.mark.rule("P2.3")
@pytest.mark.card("Strength of Will")
def test_strength_of_will_is_free_but_needs_a_spirit_hero() -> None:
    t = table(hero="Gimli", allies="Wandering Took", hand="Strength of Will", staging=GLADE, phase="travel")
    t.choose(GLADE)
    assert t[GLADE].place == "active"
    assert asked_kind(t) != "response"


@pytest.mark.card("Strength of Will")
def test_strength_of_will_counts_a_hero_who_gained_the_spirit_icon() -> None:
    t = table(
        hero="Aragorn",
        attached={"Aragorn": "Celebrían's Stone"},
        hand="Strength of Will",
        staging=GLADE,
        phase="travel",
        skip_empty_windows=False,
    )
    t.choose(GLADE).respond("Strength of Will")
    assert t["Aragorn"].exhausted
    assert t[GLADE].progress == 2


@pytest.mark.card("Strength of Will")
def test_strength_of_will_may_be_played_by_any_player_as_all_travel() -> None:
    t = table(player(heroes="Gimli"), player(heroes="Éowyn", hand="Strength of Will"), staging=GLADE, phase="travel")
    t.choose(GLADE).respond("Strength of Will", seat=1)
    assert t[GLADE].progress == 2


@pytest.mark.card("Strength of Will")
def test_strength_of_will_answers_travelling_only() -> None:
    t = table(hero="Éowyn", hand="Strength of Will", staging=GLADE, phase="travel", skip_empty_windows=False)
    t.choose("stay")
    assert asked_kind(t) == "action"
    assert not t.can("Strength of Will")


# -- Hasty Stroke ---------------------------------------------------------------------------------
AMBUSH = made_up("Ambush", "treachery", shadow(raise_threat(7, of=YOU)))


def ambushed(resources: int = 1, **more: object) -> TestTable:
    """Forest Spider attacks Éowyn's player with a shadow effect that is easy to see."""
    return table(
        hero="Éowyn",
        hand="Hasty Stroke",
        engaged="Forest Spider",
        threat=20,
        resources=resources,
        phase="combat",
        skip_empty_windows=False,
        **{"encounter": [AMBUSH], **more},  # type: ignore[arg-type]
    )


@pytest.mark.card("Hasty Stroke")
def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    t = ambushed().to("response")
    t.respond("Hasty Stroke").to("combat.enemy.4")
    assert t.threat() == 20
    assert t["Éowyn"].damage == 2, "the attack goes on"
    assert t["Éowyn"].resources == 0
    assert t["Hasty Stroke"].place == "discard:0"


@pytest.mark.card("Hasty Stroke")
def test_hasty_stroke_may_be_kept() -> None:
    t = ambushed().to("response").pass_()
    assert t.threat() == 27
    assert t["Hasty Stroke"].place == "hand:0"


@pytest.mark.card("Hasty Stroke")
def test_hasty_stroke_costs_a_spirit_resource() -> None:
    t = to_response_or(ambushed(resources=0), "refresh")
    assert asked_kind(t) != "response"


@pytest.mark.card("Hasty Stroke")
def test_hasty_stroke_needs_a_shadow_effect() -> None:
    t = to_response_or(ambushed(encounter=["Mountains of Mirkwood"]), "refresh")
    assert asked_kind(t) != "response"


@pytest.mark.card("Hasty Stroke")
def test_hasty_stroke_does_not_answer_a_reveal() -> None:
    t = table(hero="Éowyn", hand="Hasty Stroke", resources=1, encounter=[DREAD], phase="quest")
    assert asked_kind(to_response_or(t, "travel")) != "response"


@pytest.mark.card("Hasty Stroke")
def test_hasty_stroke_protects_another_player() -> None:
    t = table(
        player(heroes="Gimli", engaged="Forest Spider", threat=20),
        player(heroes="Éowyn", hand="Hasty Stroke", resources=1),
        encounter=[AMBUSH],
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("response").respond("Hasty Stroke", seat=1).to("combat.enemy.4")
    assert t.threat(0) == 20


# -- Will of the West -----------------------------------------------------------------------------
def spent(edition: str = "revised") -> TestTable:
    return table(
        player(
            heroes=["Éowyn", "Gimli"],
            hand="Will of the West",
            resources={"Éowyn": 1},
            deck=["Guard of the Citadel"] * 3,
            discard=["Hasty Stroke", "Legolas", "Faramir"],
        ),
        player(heroes="Beravor", deck=["Guard of the Citadel"], discard=["Gléowine"]),
        edition=edition,
    )


@pytest.mark.rule("P6.13")
@pytest.mark.card("Will of the West")
def test_will_of_the_west_shuffles_the_discard_pile_into_the_deck_but_no_hero() -> None:
    t = spent().play("Will of the West", "player:0")
    assert sorted(t.order("deck:0")) == sorted(["Guard of the Citadel"] * 3 + ["Hasty Stroke", "Faramir"])
    assert t.order("discard:0") == ["Legolas"]
    assert t.names("discard:1") == ["Gléowine"]


@pytest.mark.card("Will of the West")
def test_will_of_the_west_may_help_another_player() -> None:
    t = spent().play("Will of the West", "player:1")
    assert sorted(t.order("deck:1")) == ["Gléowine", "Guard of the Citadel"]
    assert t.order("discard:1") == []
    assert t.order("discard:0") == ["Hasty Stroke", "Legolas", "Faramir"]


@pytest.mark.card("Will of the West")
def test_will_of_the_west_leaves_nobody_knowing_the_order() -> None:
    orders = set()
    for seed in range(1, 9):
        t = table(
            hero="Éowyn",
            hand="Will of the West",
            resources=1,
            deck=[],
            discard=["Feint", "Faramir", "Gléowine", "Hasty Stroke"],
            seed=seed,
        )
        t.play("Will of the West")
        assert t.game.view(0)["players"][0]["deck"] == [None] * 4
        orders.add(tuple(t.order("deck:0")))
    assert len(orders) > 1


@pytest.mark.rule("C49")
@pytest.mark.card("Will of the West")
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_will_of_the_west_is_removed_from_the_game(edition: str) -> None:
    t = spent(edition).play("Will of the West", "player:0")
    assert t["Will of the West"].place == "removed"


@pytest.mark.card("Will of the West")
def test_will_of_the_west_of_the_first_printing_is_discarded_like_any_event() -> None:
    t = spent("first-printing").play("Will of the West", "player:0")
    assert t["Will of the West"].place == "discard:0"
    assert sorted(t.order("deck:0")) == sorted(["Guard of the Citadel"] * 3 + ["Hasty Stroke", "Faramir"])


@pytest.mark.card("Will of the West")
def test_will_of_the_west_of_the_first_printing_may_help_another_player() -> None:
    t = spent("first-printing").play("Will of the West", "player:1")
    assert sorted(t.order("deck:1")) == ["Gléowine", "Guard of the Citadel"]


# -- A Test of Will -------------------------------------------------------------------------------
def trial(*encounter: str | MadeUp, resources: int = 1, **more: object) -> TestTable:
    return table(
        hero="Éowyn",
        hand="A Test of Will",
        resources=resources,
        encounter=[*encounter, "Old Forest Road"],
        phase="quest",
        skip_empty_windows=False,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.card("A Test of Will")
def test_a_test_of_will_cancels_a_treachery() -> None:
    t = trial(DREAD).to("response").respond("A Test of Will")
    assert t.threat() == 9
    assert t["Dread"].place == "encounter-discard"
    assert t["A Test of Will"].place == "discard:0"
    assert t["Éowyn"].resources == 0
    assert t.order("encounter-deck") == ["Old Forest Road"], "nothing is revealed in its place"


@pytest.mark.rule("F1.53", "P3.3")
@pytest.mark.card("A Test of Will")
def test_a_test_of_will_on_an_enemy_still_lets_it_enter_the_staging_area() -> None:
    t = trial("King Spider").to("response").respond("A Test of Will")
    assert not t["Éowyn"].exhausted
    assert t["King Spider"].place == "staging"


@pytest.mark.rule("F1.53", "K1", "K2")
@pytest.mark.card("A Test of Will")
def test_a_test_of_will_leaves_doomed_and_surge() -> None:
    t = trial(DOOM).to("response").respond("A Test of Will")
    assert t.threat() == 9 + 2
    assert revealed(t) == ["Doom", "Old Forest Road"]


@pytest.mark.card("A Test of Will")
def test_a_test_of_will_may_be_kept() -> None:
    t = trial(DREAD).to("response").pass_()
    assert t.threat() == 14
    assert t["A Test of Will"].place == "hand:0"


@pytest.mark.card("A Test of Will")
def test_a_test_of_will_costs_a_spirit_resource() -> None:
    t = to_response_or(trial(DREAD, resources=0), "travel")
    assert asked_kind(t) != "response"


@pytest.mark.card("A Test of Will")
def test_a_test_of_will_has_nothing_to_cancel_without_when_revealed() -> None:
    t = to_response_or(trial("Forest Spider"), "travel")
    assert asked_kind(t) != "response"


@pytest.mark.card("A Test of Will")
def test_a_test_of_will_may_be_played_by_any_player() -> None:
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn", hand="A Test of Will", resources=1),
        encounter=[DREAD, "Old Forest Road"],
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("response").respond("A Test of Will", seat=1)
    assert (t.threat(0), t.threat(1)) == (11, 9)


@pytest.mark.card("A Test of Will")
def test_a_test_of_will_does_not_cancel_what_a_quest_card_does_when_revealed() -> None:
    t = trial("Old Forest Road", quest="A Fork in the Road", stages=['"Don\'t Leave the Path!"'])
    t.to("commit").commit("Éowyn")
    to_response_or(t, "travel")
    assert t.names("quest") == ["A Chosen Path"], "the next stage has been revealed"
    assert asked_kind(t) != "response"


@pytest.mark.rule("E4")
@pytest.mark.card("A Test of Will")
def test_a_test_of_will_only_one_is_needed_for_one_effect() -> None:
    t = table(
        hero="Éowyn",
        hand=["A Test of Will", "A Test of Will"],
        resources=2,
        encounter=[DREAD, "Old Forest Road"],
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("response").respond("A Test of Will")
    assert asked_kind(t) != "response"
    assert t["Éowyn"].resources == 1


# -- Stand and Fight ------------------------------------------------------------------------------
def fallen(*allies: str, resources: int = 9, **more: object) -> TestTable:
    return table(
        hero=["Éowyn", "Gimli"],
        hand="Stand and Fight",
        discard=allies,
        resources={"Éowyn": resources, "Gimli": 9},
        skip_empty_windows=False,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_puts_an_ally_of_cost_x_into_play() -> None:
    t = fallen("Faramir", "Guard of the Citadel")
    t.play("Stand and Fight", "x:4")
    assert t["Faramir"].place == "play:0"
    assert not t["Faramir"].exhausted
    assert t.names("discard:0") == ["Stand and Fight", "Guard of the Citadel"]
    assert t["Éowyn"].resources == 5
    assert t["Gimli"].resources == 9


@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_offers_the_costs_of_fallen_allies_one_can_pay_with_spirit_resources() -> None:
    t = fallen("Faramir", "Guard of the Citadel", "Snowbourn Scout", "Brok Ironfist", resources=4)
    t.choose("Stand and Fight")
    assert t.options() == ["x:1", "x:2", "x:4", "cancel"]


@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_needs_the_resources() -> None:
    assert not fallen("Faramir", resources=3).can("Stand and Fight")
    assert fallen("Faramir", resources=4).can("Stand and Fight")


@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_chooses_among_allies_of_the_same_cost_of_any_sphere() -> None:
    t = fallen("Guard of the Citadel", "Gléowine", "Wandering Took", "Veteran Axehand")
    t.play("Stand and Fight")
    assert t.options() == [
        "choose:Guard of the Citadel",
        "choose:Gléowine",
        "choose:Wandering Took",
        "choose:Veteran Axehand",
    ]
    t.choose("Gléowine")
    assert t["Gléowine"].place == "play:0"
    assert t["Éowyn"].resources == 7


@pytest.mark.rule("C51")
@pytest.mark.card("Stand and Fight")
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_stand_and_fight_brings_no_neutral_ally_back(edition: str) -> None:
    assert not fallen("Gandalf", edition=edition).can("Stand and Fight")


@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_brings_only_allies_back() -> None:
    t = fallen("Legolas", "Unexpected Courage", "Hasty Stroke")
    assert not t.can("Stand and Fight")


@pytest.mark.rule("G6")
@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_brings_no_second_copy_of_a_unique_ally() -> None:
    t = table(
        player(heroes="Éowyn", hand="Stand and Fight", discard="Faramir", resources=9),
        player(heroes="Gimli", allies="Faramir"),
        skip_empty_windows=False,
    )
    assert not t.can("Stand and Fight")


@pytest.mark.rule("G7", "G21")
@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_takes_control_of_another_players_ally_who_still_belongs_to_them() -> None:
    t = table(
        player(heroes="Éowyn", hand="Stand and Fight", resources=2, engaged="Hill Troll"),
        player(heroes="Gimli", discard="Veteran Axehand"),
        phase="combat",
        skip_empty_windows=False,
    )
    t.play("Stand and Fight", seat=0)
    assert t["Veteran Axehand"].place == "play:0"
    assert (t["Veteran Axehand"].controller, t["Veteran Axehand"].owner) == (0, 1)
    t.to("defend").defend("Veteran Axehand", seat=0).to("combat.enemy.4")
    assert t["Veteran Axehand"].place == "discard:1"


@pytest.mark.rule("G13", "F1.16")
@pytest.mark.card("Stand and Fight")
def test_stand_and_fight_is_no_play_but_the_ally_enters_play() -> None:
    t = fallen("Erebor Hammersmith", "Unexpected Courage")
    t.play("Stand and Fight")
    assert t["Erebor Hammersmith"].place == "play:0"
    assert asked_kind(t) != "response"
    t = fallen("Snowbourn Scout", staging="Old Forest Road")
    t.play("Stand and Fight").respond("Snowbourn Scout")
    assert t["Old Forest Road"].progress == 1


# -- A Light in the Dark --------------------------------------------------------------------------
@pytest.mark.card("A Light in the Dark")
def test_a_light_in_the_dark_returns_an_engaged_enemy_to_staging() -> None:
    t = table(
        player(heroes="Éowyn", hand="A Light in the Dark", resources=2, engaged="Hill Troll"),
        player(heroes="Gimli", engaged="Forest Spider"),
        staging="King Spider",
        damage={"Forest Spider": 1},
        skip_empty_windows=False,
    )
    t.play("A Light in the Dark", seat=0)
    assert t.options() == ["choose:Hill Troll", "choose:Forest Spider"]
    t.choose("Forest Spider")
    assert t["Forest Spider"].place == "staging"
    assert t["Forest Spider"].damage == 1
    assert t["Hill Troll"].place == "engaged:0"


@pytest.mark.card("A Light in the Dark")
def test_a_light_in_the_dark_needs_an_engaged_enemy() -> None:
    t = table(hero="Éowyn", hand="A Light in the Dark", resources=2, staging="Forest Spider", skip_empty_windows=False)
    assert not t.can("A Light in the Dark")


@pytest.mark.rule("C52", "Q30")
@pytest.mark.card("A Light in the Dark")
def test_a_light_in_the_dark_before_the_enemy_is_chosen_prevents_its_attack() -> None:
    t = table(hero="Éowyn", hand="A Light in the Dark", resources=2, engaged="Forest Spider", phase="combat")
    t.to("combat.shadows").play("A Light in the Dark")
    t.until(lambda now: asked_kind(now) == "defend" or now.state.round == 2)
    assert t.log("log-enemy-attacks") == []
    assert t["Éowyn"].damage == 0


@pytest.mark.rule("C52", "Q30", "F1.32")
@pytest.mark.card("A Light in the Dark")
def test_a_light_in_the_dark_after_the_enemy_is_chosen_does_not_end_its_attack() -> None:
    t = table(
        hero="Éowyn",
        hand="A Light in the Dark",
        resources=2,
        engaged="Forest Spider",
        phase="combat",
        encounter=[AMBUSH],
        threat=20,
        skip_empty_windows=False,
    )
    t.to("combat.enemy.1").play("A Light in the Dark")
    assert t["Forest Spider"].place == "staging"
    t.to("defend").defend("Éowyn").to("combat.enemy.4")
    assert t["Éowyn"].damage == 1
    assert t.threat() == 27, "its shadow card resolves"
    assert t["Forest Spider"].place == "staging"


# -- Dwarven Tomb ---------------------------------------------------------------------------------
@pytest.mark.card("Dwarven Tomb")
def test_dwarven_tomb_returns_a_spirit_card_from_ones_own_discard_pile() -> None:
    t = table(
        player(
            heroes=["Éowyn", "Gimli"],
            hand="Dwarven Tomb",
            discard=["Hasty Stroke", "Gléowine", "Gandalf", "Dúnhere", "Wandering Took", "Unexpected Courage"],
            resources={"Éowyn": 1},
        ),
        player(heroes="Eleanor", discard="A Test of Will"),
        first=1,
        phase="quest",
    )
    t.play("Dwarven Tomb")
    assert t.options() == ["choose:Hasty Stroke", "choose:Wandering Took", "choose:Unexpected Courage"]
    t.choose("Wandering Took")
    assert t.names("hand:0") == ["Wandering Took"]
    assert t["Dwarven Tomb"].place == "discard:0"


@pytest.mark.card("Dwarven Tomb")
def test_dwarven_tomb_needs_a_spirit_card_and_does_not_return_itself() -> None:
    t = table(hero="Éowyn", hand="Dwarven Tomb", discard="Feint", resources=1, skip_empty_windows=False)
    assert not t.can("Dwarven Tomb")


@pytest.mark.card("Dwarven Tomb")
def test_dwarven_tomb_may_return_another_dwarven_tomb() -> None:
    t = table(hero="Éowyn", hand="Dwarven Tomb", discard="Dwarven Tomb", resources=1, skip_empty_windows=False)
    one, other = t.all("Dwarven Tomb")
    assert (one.place, other.place) == ("hand:0", "discard:0")
    t.play("Dwarven Tomb")
    assert (one.place, other.place) == ("discard:0", "hand:0")


# -- Fortune or Fate ------------------------------------------------------------------------------
@pytest.mark.card("Fortune or Fate")
def test_fortune_or_fate_puts_a_fallen_hero_into_play() -> None:
    t = table(hero="Éowyn", hand="Fortune or Fate", discard=["Faramir", "Gimli"], resources=5, skip_empty_windows=False)
    t.play("Fortune or Fate")
    assert t["Gimli"].place == "play:0"
    assert (t["Gimli"].damage, t["Gimli"].resources, t["Gimli"].exhausted) == (0, 0, False)
    assert t["Faramir"].place == "discard:0"
    assert t["Fortune or Fate"].place == "discard:0"


@pytest.mark.card("Fortune or Fate")
def test_fortune_or_fate_gives_a_hero_back_to_their_owner() -> None:
    t = table(
        player(heroes="Éowyn", hand="Fortune or Fate", discard="Legolas", resources=5),
        player(heroes="Beravor", discard="Gimli"),
    )
    t.play("Fortune or Fate")
    assert t.options() == ["choose:Legolas", "choose:Gimli"]
    t.choose("Gimli")
    assert t["Gimli"].place == "play:1"
    assert t["Gimli"].controller == 1


@pytest.mark.card("Fortune or Fate")
def test_fortune_or_fate_needs_a_fallen_hero() -> None:
    t = table(hero="Éowyn", hand="Fortune or Fate", discard="Faramir", resources=5, skip_empty_windows=False)
    assert not t.can("Fortune or Fate")


@pytest.mark.rule("G6")
@pytest.mark.card("Fortune or Fate")
def test_fortune_or_fate_brings_nobody_back_who_is_in_play() -> None:
    hero_again = made_up("Gimli", "ally", unique=True, hit_points=1)
    t = table(
        hero="Éowyn",
        hand="Fortune or Fate",
        allies=hero_again,
        discard="gimli",
        resources=5,
        skip_empty_windows=False,
    )
    assert not t.can("Fortune or Fate")


# -- The Favor of the Lady ------------------------------------------------------------------------
@pytest.mark.rule("P2.6")
@pytest.mark.card("The Favor of the Lady")
def test_the_favor_of_the_lady_gives_any_hero_a_willpower() -> None:
    t = table(
        player(heroes="Éowyn", allies="Faramir", hand="The Favor of the Lady", resources=2, engaged="Forest Spider"),
        player(heroes="Gimli", allies="Gléowine"),
        staging="Old Forest Road",
    )
    t.play("The Favor of the Lady")
    assert t.options() == ["host:Éowyn", "host:Gimli", "cancel"]
    t.choose("Gimli")
    assert t["The Favor of the Lady"].hosted_by == "Gimli"
    assert t["Gimli"].willpower == 3
    assert t["Éowyn"].willpower == 4


@pytest.mark.card("The Favor of the Lady")
def test_the_favor_of_the_lady_counts_in_questing_and_twice_if_there_are_two() -> None:
    t = table(
        hero="Gimli",
        attached={"Gimli": ["The Favor of the Lady", "The Favor of the Lady"]},
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("commit").commit("Gimli").to("quest.resolution")
    assert t["Flies and Spiders"].progress == 4


# -- Power in the Earth ---------------------------------------------------------------------------
@pytest.mark.card("Power in the Earth")
def test_power_in_the_earth_takes_a_threat_from_a_location() -> None:
    t = table(
        hero="Éowyn",
        allies="Faramir",
        hand="Power in the Earth",
        resources=1,
        staging=["Forest Gate", "Forest Spider"],
        active="Great Forest Web",
    )
    t.play("Power in the Earth")
    assert t.options() == ["host:Great Forest Web", "host:Forest Gate", "cancel"]
    t.choose("Forest Gate")
    assert t["Forest Gate"].threat == 1
    assert t["Great Forest Web"].threat == 2
    assert t.staging_threat == 3


@pytest.mark.rule("G9")
@pytest.mark.card("Power in the Earth")
def test_power_in_the_earth_leaves_no_negative_threat() -> None:
    t = table(
        hero="Éowyn",
        hand="Power in the Earth",
        resources=1,
        staging=["Old Forest Road", "Forest Gate"],
        skip_empty_windows=False,
    )
    t.play("Power in the Earth", "Old Forest Road")
    assert t["Old Forest Road"].threat == 0
    assert t.staging_threat == 2


@pytest.mark.rule("E10", "G21")
@pytest.mark.card("Power in the Earth")
def test_power_in_the_earth_is_discarded_with_its_location() -> None:
    t = table(
        player(heroes="Éowyn", hand="Power in the Earth", resources=1),
        player(heroes="Gimli"),
        active="Old Forest Road",
        skip_empty_windows=False,
    )
    t.play("Power in the Earth").to("commit").commit("Éowyn").to("travel")
    assert t["Old Forest Road"].place == "encounter-discard"
    assert t["Power in the Earth"].place == "discard:0"


# -- Unexpected Courage ---------------------------------------------------------------------------
@pytest.mark.card("Unexpected Courage")
def test_unexpected_courage_readies_its_hero() -> None:
    t = table(
        hero="Éowyn",
        attached={"Éowyn": "Unexpected Courage"},
        exhausted="Éowyn",
        phase="quest",
        skip_empty_windows=False,
    )
    t.use("Unexpected Courage")
    assert not t["Éowyn"].exhausted
    assert t["Unexpected Courage"].exhausted
    assert not t.can("Unexpected Courage")


@pytest.mark.rule("G7", "P2.6")
@pytest.mark.card("Unexpected Courage")
def test_unexpected_courage_on_another_players_hero_is_that_players_to_use() -> None:
    t = table(
        player(heroes="Éowyn", allies="Faramir", hand="Unexpected Courage", resources=2),
        player(heroes="Gimli", allies="Gléowine"),
        exhausted="Gimli",
        skip_empty_windows=False,
    )
    t.play("Unexpected Courage")
    assert t.options() == ["host:Éowyn", "host:Gimli", "cancel"]
    t.choose("Gimli")
    assert (t["Unexpected Courage"].controller, t["Unexpected Courage"].owner) == (1, 0)
    assert not t.can("Unexpected Courage", seat=0)
    t.pass_().use("Unexpected Courage", seat=1)
    assert not t["Gimli"].exhausted


@pytest.mark.rule("P7.1", "F1.12")
@pytest.mark.card("Unexpected Courage")
def test_unexpected_courage_may_be_used_again_in_the_next_round() -> None:
    t = table(hero="Éowyn", attached={"Éowyn": "Unexpected Courage"}, phase="combat", skip_empty_windows=False)
    t.use("Unexpected Courage").until(lambda now: now.state.round == 2)
    assert t.can("Unexpected Courage")


@pytest.mark.card("The Galadhrim's Greeting")
@pytest.mark.parametrize(
    ("step", "threat", "timely"),
    [
        ("quest.begin", 30, False),
        ("travel", 30, True),
        ("travel", 20, False),
        ("quest.begin", 42, True),
        ("refresh", 20, True),
    ],
)
def test_the_greeting_is_worth_thinking_of_where_the_dial_is_looked_at(step: str, threat: int, timely: bool) -> None:
    t = table(
        hero="Éowyn", hand="The Galadhrim's Greeting", resources=3, staging="Forest Spider", threat=threat,
        phase=step.partition(".")[0], skip_empty_windows=False,
    ).to(step)  # fmt: skip
    option = next(o for o in t.game.decisions[0].options if o.key.startswith("play"))
    assert option.data.timely(t.state, Scope(option.card, 0)) is timely


@pytest.mark.card("Unexpected Courage")
@pytest.mark.parametrize(("step", "timely"), [("travel", False), ("combat.shadows", True), ("refresh", False)])
def test_readying_is_worth_thinking_of_where_one_can_still_act(step: str, timely: bool) -> None:
    t = table(
        hero="Éowyn", attached={"Éowyn": "Unexpected Courage"}, engaged="Forest Spider",
        phase=step.partition(".")[0], skip_empty_windows=False,
    ).to(step)  # fmt: skip
    option = next(o for o in t.game.decisions[0].options if o.key.startswith("use"))
    t.state.exhaust(t["Éowyn"].id)
    assert option.data.timely(t.state, Scope(option.card, 0)) is timely
