"""G: the golden rule, winning and losing, places, control, uniqueness, numbers, choices, order."""

from __future__ import annotations

import pytest

import wilderland as wl
from wilderland.errors import BadSetup
from wilderland.kernel.ability import AFTER, Limit
from wilderland.kernel.node import Node
from wilderland.language import (
    ANYONE,
    EACH_PLAYER,
    HOST,
    IT,
    SELF,
    YOU,
    Select,
    When,
    action,
    add_resources,
    after,
    allies,
    attach_to,
    by_itself,
    cancel,
    characters,
    choose,
    choose_one,
    claim,
    deal,
    discard,
    discard_at_random,
    discard_piles,
    draw,
    each_player,
    enemies,
    engage,
    exhaust,
    exhaust_self,
    first_of,
    forced,
    hand_of,
    heal,
    heroes,
    locations,
    modify,
    once_per_round,
    passive,
    place_progress,
    place_progress_on_quest,
    put_into_play,
    raise_threat,
    ready,
    reduce_threat,
    return_to_hand,
    says,
    seq,
    shuffle_into_deck,
    then,
    to,
    when_revealed,
)
from wilderland.model.kinds import (
    CANNOT_ATTACH,
    CANNOT_ATTACK,
    CANNOT_BE_DAMAGED,
    CANNOT_COLLECT,
    CANNOT_COMMIT,
    CANNOT_DEFEND,
    CANNOT_LEAVE_PLAY,
    CANNOT_PLAY,
    CANNOT_READY,
    CANNOT_TRAVEL,
    END_OF_PHASE,
    EXHAUSTS,
    HANDS,
    HAS_KEYWORD,
    LOSES,
    NO_EXHAUST_TO_ATTACK,
    NO_EXHAUST_TO_DEFEND,
    NO_EXHAUST_TO_QUEST,
    NOBODY,
    REMOVED,
    REVEALED,
    SET_ASIDE,
    VICTORY_DISPLAY,
    WINS,
)
from wilderland.model.records import Scope
from wilderland.testing import MadeUp, TestTable, made_up, player, table


def event(name: str, *parts: object, cost: int = 0) -> MadeUp:
    """A neutral event that costs nothing."""
    return made_up(name, "event", *parts, cost=cost)


def asked(t: TestTable) -> tuple[str, int]:
    """What is asked, and of whom."""
    assert t.decision is not None, t
    return t.decision.kind, t.decision.seat


# -- G1 the golden rule -------------------------------------------------------------------------
@pytest.mark.rule("G1", "F1.00", "Q3")
def test_a_card_and_a_rule_that_can_both_be_followed_are_both_followed() -> None:
    t = table(hero="Legolas", engaged="Black Forest Bats", active="Old Forest Road", phase="combat")
    t.to("attack").attack("Black Forest Bats", "Legolas").respond("Legolas")
    assert (t["Old Forest Road"].progress, t["Flies and Spiders"].progress) == (2, 0)


@pytest.mark.rule("G1")
def test_a_card_that_contradicts_a_rule_wins() -> None:
    shortcut = event("Shortcut", action(place_progress_on_quest(2, bypassing_location=True)))
    t = table(hero="Gimli", hand=[shortcut], active="Old Forest Road")
    t.play(shortcut)
    assert (t["Old Forest Road"].progress, t["Flies and Spiders"].progress) == (0, 2)


@pytest.mark.rule("G1")
def test_a_character_whose_text_allows_it_attacks_where_the_rules_would_not_let_it() -> None:
    t = table(hero=["Dúnhere", "Éowyn"], staging="King Spider", threat=10, phase="combat")
    t.to("attack").choose("King Spider")
    assert t.can("Dúnhere")
    assert not t.can("Éowyn")


# -- G2, G3 together; winning and losing --------------------------------------------------------
@pytest.mark.rule("G2")
def test_one_to_four_players() -> None:
    decks = ["leadership", "tactics", "spirit", "lore"]
    for count in range(1, 5):
        assert len(wl.new_game(decks=decks[:count], seed=1).state.players) == count
    with pytest.raises(BadSetup):
        wl.new_game(decks=[])
    with pytest.raises(BadSetup):
        wl.new_game(decks=[*decks, "leadership-spirit"])


@pytest.mark.rule("G2", "G3")
def test_an_eliminated_player_wins_with_the_others() -> None:
    t = table(
        player(heroes="Gimli", threat=50),
        player(heroes="Éowyn"),
        quest="Beorn's Path",
        progress={"Beorn's Path": 8},
        phase="quest",
    )
    t.to("commit")
    t.game.adjust(seat=0, threat=50)
    assert t.state.players[0].eliminated
    t.commit("Éowyn", seat=1).until(lambda t: t.won is not None)
    assert t.won is True


@pytest.mark.rule("G3")
def test_completing_the_last_stage_wins() -> None:
    t = table(hero="Éowyn", quest="Beorn's Path", progress={"Beorn's Path": 6}, phase="quest")
    t.to("commit").commit("Éowyn", seat=0)
    assert t.won is True
    assert t.game.outcome is not None and t.game.outcome.reason == "quest"


@pytest.mark.rule("G3")
def test_completing_a_stage_that_is_not_the_last_does_not_win() -> None:
    t = table(hero="Éowyn", progress={"Flies and Spiders": 7}, stages="A Fork in the Road", phase="quest")
    t.to("commit").commit("Éowyn", seat=0)
    assert t.won is None
    assert t["A Fork in the Road"].place == "quest"


@pytest.mark.rule("G3")
def test_the_players_lose_only_when_all_of_them_are_eliminated() -> None:
    t = table(player(heroes="Gimli", threat=48), player(heroes="Éowyn", threat=47), phase="refresh")
    t.until(lambda t: t.state.round == 2)
    assert t.won is None
    t.until(lambda t: t.state.players[0].eliminated)
    assert t.won is None
    assert not t.state.players[1].eliminated
    t.until(lambda t: t.state.players[1].eliminated)
    assert t.won is False


@pytest.mark.rule("G3")
@pytest.mark.parametrize(("mark", "won"), [(WINS, True), (LOSES, False)])
def test_a_card_may_say_that_the_game_is_won_or_lost(mark: int, won: bool) -> None:
    fate = made_up("Fate", "ally", says(mark, SELF), cost=0, hit_points=1)
    t = table(hero="Gimli", hand=[fate])
    assert t.won is None
    t.play(fate)
    assert t.won is won
    assert t.decision is None


@pytest.mark.rule("G3")
def test_a_card_may_win_the_game_at_a_moment_of_its_own() -> None:
    t = table(
        hero="Gimli",
        quest='"Don\'t Leave the Path!"',
        engaged="Ungoliant's Spawn",
        damage={"Ungoliant's Spawn": 8},
        phase="travel",
        skip_empty_windows=False,
    )
    assert t.won is None
    t.run(deal(1, to=enemies))
    assert t.won is True
    assert t.game.outcome is not None and t.game.outcome.reason == "card"


# -- G4 in play and out of play -----------------------------------------------------------------
WATCHER = passive(characters, willpower=10)


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("allies", "ally"),
        ("staging", "enemy"),
        ("staging", "location"),
        ("engaged", "enemy"),
        ("active", "location"),
        ("quest", "quest"),
        ("attached", "attachment"),
    ],
)
def test_the_text_of_a_card_in_play_counts(place: str, kind: str) -> None:
    card = made_up("Watcher", kind, *WATCHER, hit_points=5, quest_points=5, engagement=50)
    where = {place: {"Gimli": card} if place == "attached" else card}
    t = table(hero="Gimli", **where)  # type: ignore[arg-type]
    assert t["Gimli"].willpower == 2 + 10


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("hand", "ally"),
        ("deck", "ally"),
        ("discard", "ally"),
        ("discard", "hero"),
        ("discard", "attachment"),
        ("encounter", "enemy"),
        ("encounter_discard", "location"),
        ("stages", "quest"),
    ],
)
def test_the_text_of_a_card_out_of_play_does_not_count(place: str, kind: str) -> None:
    card = made_up("Watcher", kind, *WATCHER, hit_points=5, quest_points=5, engagement=50)
    t = table(hero="Gimli", **{place: card})  # type: ignore[arg-type]
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("G4")
def test_the_victory_display_is_out_of_play() -> None:
    beast = made_up("Watcher", "enemy", *WATCHER, hit_points=1, engagement=1, keywords={"victory": 3})
    t = table(hero="Gimli", engaged=beast, phase="combat")
    assert t["Gimli"].willpower == 12
    t.to("attack").attack(beast, "Gimli")
    assert t[beast].place == "victory"
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("G4")
@pytest.mark.parametrize("place", [REMOVED, SET_ASIDE, VICTORY_DISPLAY])
def test_set_aside_removed_and_victory_display_are_out_of_play(place: int) -> None:
    t = table(hero="Gimli", staging=made_up("Watcher", "enemy", *WATCHER, hit_points=5))
    t.state.move(t["Watcher"].id, place)
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("G4")
def test_a_card_that_leaves_play_takes_its_text_along() -> None:
    burn = event("Burn", action(discard(Select(lambda state, scope: state.cards[0].attachments))))
    t = table(hero="Gimli", hand=[burn], attached={"Gimli": "Celebrían's Stone"})
    assert t["Gimli"].willpower == 4
    t.play(burn)
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("G4")
def test_an_action_printed_on_a_card_in_hand_or_in_the_discard_pile_cannot_be_used() -> None:
    t = table(hero="Gimli", allies="Gléowine", hand=["Faramir"], discard=["Beorn"])
    assert t.can("Gléowine", kind="use")
    assert not t.can("Faramir")
    assert not t.can("Beorn")
    for card in ("Faramir", "Beorn"):
        reason = t.game.why(f"use:{t[card].id}", seat=0)
        assert reason is not None and reason.rule == "G4"


@pytest.mark.rule("G4")
def test_an_ability_that_says_so_works_from_hand() -> None:
    t = table(
        hero=["Glóin", "Éowyn"],
        hand=["Brok Ironfist"],
        damage={"Glóin": 3},
        exhausted="Glóin",
        encounter=["The Necromancer's Reach"],
        phase="quest",
    )
    t.to("response").respond("Brok Ironfist")
    assert t["Brok Ironfist"].place == "play:0"


@pytest.mark.rule("G4")
def test_an_effect_touches_only_cards_in_play() -> None:
    t = table(
        hero="Aragorn",
        hand=["Longbeard Orc Slayer"],
        resources=4,
        staging="Dol Guldur Orcs",
        engaged="East Bight Patrol",
        encounter=["Dol Guldur Orcs"],
        encounter_discard=["Chieftan Ufthak"],
    )
    t.play("Longbeard Orc Slayer").respond("Longbeard Orc Slayer")
    damage = {card.place: card.damage for name in ("Dol Guldur Orcs", "Chieftan Ufthak") for card in t.all(name)}
    assert damage == {"staging": 1, "encounter-deck": 0, "encounter-discard": 0}
    assert t["East Bight Patrol"].damage == 1


@pytest.mark.rule("G4")
def test_an_effect_that_names_a_place_out_of_play_reaches_there() -> None:
    t = table(hero="Éowyn", hand=["Dwarven Tomb"], discard=["Hasty Stroke"], resources=1)
    t.play("Dwarven Tomb")
    assert t["Hasty Stroke"].place == "hand:0"


# -- G5 characters ------------------------------------------------------------------------------
@pytest.mark.rule("G5", "F1.13")
def test_a_character_is_any_players_hero_or_ally_and_never_an_enemy() -> None:
    t = table(
        player(heroes="Gimli", hand=["Blade Mastery"], resources=1, engaged="King Spider"),
        player(heroes="Éowyn", allies="Gandalf"),
        staging="Forest Spider",
    )
    t.play("Blade Mastery")
    assert sorted(t.options()) == ["choose:Gandalf", "choose:Gimli", "choose:Éowyn"]


@pytest.mark.rule("G5")
def test_an_effect_on_each_character_reaches_those_of_all_players_and_no_enemy() -> None:
    t = table(
        player(heroes="Aragorn", hand=["For Gondor!"], resources=2, engaged="King Spider"),
        player(heroes="Éowyn", allies="Gandalf"),
        skip_empty_windows=False,
    )
    t.play("For Gondor!")
    attacks = {name: t[name].attack for name in ("Aragorn", "Éowyn", "Gandalf", "King Spider")}
    assert attacks == {"Aragorn": 4, "Éowyn": 2, "Gandalf": 5, "King Spider": 3}


@pytest.mark.rule("G5")
def test_a_text_that_says_whose_characters_means_only_those() -> None:
    t = table(player(heroes="Aragorn", allies="Faramir"), player(heroes="Éowyn"), skip_empty_windows=False)
    t.use("Faramir", "player:1")
    assert (t["Aragorn"].willpower, t["Faramir"].willpower, t["Éowyn"].willpower) == (2, 2, 5)


# -- G6 unique cards ----------------------------------------------------------------------------
@pytest.mark.rule("G6")
def test_a_second_copy_of_a_unique_card_in_play_may_not_be_played() -> None:
    t = table(hero="Aragorn", allies="Faramir", hand=["Faramir"], resources=4, skip_empty_windows=False)
    second = next(card for card in t.all("Faramir") if card.place == "hand:0")
    assert not t.can("Faramir", kind="play")
    reason = t.game.why(f"play:{second.id}", seat=0)
    assert reason is not None and reason.rule == "G6"
    assert second.place == "hand:0"


@pytest.mark.rule("G6")
def test_uniqueness_holds_across_players() -> None:
    t = table(
        player(heroes="Aragorn", hand=["Gandalf"], resources=5),
        player(heroes="Éowyn", allies="Gandalf"),
        skip_empty_windows=False,
    )
    assert not t.can("Gandalf", kind="play")


@pytest.mark.rule("G6")
def test_uniqueness_holds_for_attachments() -> None:
    t = table(
        hero=["Aragorn", "Glóin"],
        hand=["Steward of Gondor"],
        attached={"Glóin": "Steward of Gondor"},
        resources=2,
    )
    assert not t.can("Steward of Gondor", kind="play")


@pytest.mark.rule("G6")
def test_uniqueness_holds_across_hero_and_ally_versions() -> None:
    strider = made_up("Aragorn", "ally", unique=True, cost=0, hit_points=1)
    blocked = table(hero=["Aragorn", "Glóin"], hand=["made-up-aragorn"], cards=[strider], skip_empty_windows=False)
    assert not blocked.can("Aragorn", kind="play")
    free = table(hero="Glóin", hand=["made-up-aragorn"], cards=[strider], skip_empty_windows=False)
    assert free.can("Aragorn", kind="play")


@pytest.mark.rule("G6")
def test_a_unique_card_in_play_is_not_put_into_play_a_second_time_but_stays_where_it_was() -> None:
    call = event("Call", action(seq(draw(1), put_into_play(first_of(hand_of(YOU).titled("Faramir"))))))
    t = table(hero="Aragorn", allies="Faramir", hand=[call, "Faramir"])
    t.play(call)
    assert sorted(card.place for card in t.all("Faramir")) == ["hand:0", "play:0"]


@pytest.mark.rule("G6")
def test_an_effect_that_puts_a_card_into_play_does_not_offer_a_blocked_one() -> None:
    t = table(hero="Aragorn", allies="Faramir", hand=["Sneak Attack", "Faramir", "Gandalf"], resources=1)
    t.play("Sneak Attack")
    assert [card.place for card in t.all("Faramir")] == ["play:0", "hand:0"]
    assert t["Gandalf"].place == "play:0"


@pytest.mark.rule("G6")
def test_a_copy_in_a_discard_pile_does_not_block() -> None:
    t = table(hero="Aragorn", hand=["Faramir"], discard=["Faramir"], resources=4)
    t.play("Faramir")
    assert sorted(card.place for card in t.all("Faramir")) == ["discard:0", "play:0"]


@pytest.mark.rule("G6")
def test_of_a_card_that_is_not_unique_any_number_may_be_in_play() -> None:
    t = table(hero="Aragorn", allies=["Guard of the Citadel"] * 2, hand=["Guard of the Citadel"], deck=[], resources=2)
    t.play("Guard of the Citadel")
    assert [card.place for card in t.all("Guard of the Citadel")] == ["play:0"] * 3


# -- G7 owner and controller --------------------------------------------------------------------
def took_given(**more: object) -> TestTable:
    t = table(
        player(heroes="Éowyn", allies="Wandering Took", threat=20, **more),  # type: ignore[arg-type]
        player(heroes="Gimli", threat=20, engaged="Hill Troll"),
        phase="combat",
    )
    t.use("Wandering Took")
    return t


@pytest.mark.rule("G7")
def test_an_ally_that_changes_hands_moves_to_the_new_controllers_area() -> None:
    t = took_given()
    assert (t["Wandering Took"].place, t["Wandering Took"].controller) == ("play:1", 1)
    assert t["Wandering Took"].owner == 0
    t.to("defend")
    assert asked(t) == ("defend", 1)
    assert t.can("Wandering Took")


@pytest.mark.rule("G7", "G21")
def test_a_card_that_leaves_play_goes_to_its_owners_pile_whoever_controlled_it() -> None:
    t = took_given()
    t.to("defend").defend("Wandering Took").to("attack")
    assert t["Wandering Took"].place == "discard:0"
    assert t["Wandering Took"].controller == 0


@pytest.mark.rule("G7")
@pytest.mark.parametrize(
    ("effect", "place"),
    [(return_to_hand(allies), "hand:0"), (shuffle_into_deck(allies), "deck:0")],
)
def test_a_card_that_returns_goes_to_its_owners_hand_or_deck(effect: object, place: str) -> None:
    home = event("Home", action(effect))  # type: ignore[arg-type]
    t = table(
        player(heroes="Éowyn", allies="Wandering Took"),
        player(heroes="Gimli", hand=[home]),
        phase="travel",
    )
    t.use("Wandering Took", seat=0)
    t.play(home, seat=1)
    assert t["Wandering Took"].place == place


@pytest.mark.rule("G7")
def test_an_attachment_follows_the_controller_of_its_character() -> None:
    t = took_given(attached={"Wandering Took": "Self Preservation"})
    shield = t["Self Preservation"]
    assert (shield.hosted_by, shield.controller, shield.owner) == ("Wandering Took", 1, 0)
    assert t.can("Self Preservation", seat=1, kind="use")
    assert not t.can("Self Preservation", seat=0, kind="use")


@pytest.mark.rule("G7")
def test_an_ally_enters_under_the_control_of_the_player_who_played_it() -> None:
    t = table(player(heroes="Gimli"), player(heroes="Éowyn", hand=["Wandering Took"], resources=2))
    t.until(lambda t: t.can("Wandering Took", seat=1, kind="play"))
    t.play("Wandering Took", seat=1)
    assert (t["Wandering Took"].place, t["Wandering Took"].controller) == ("play:1", 1)


@pytest.mark.rule("G7")
def test_an_ally_taken_from_another_players_discard_pile_belongs_to_its_owner_still() -> None:
    t = table(
        player(heroes="Éowyn", hand=["Stand and Fight"], resources=2),
        player(heroes="Gimli", discard=["Veteran Axehand"]),
    )
    t.play("Stand and Fight")
    assert (t["Veteran Axehand"].place, t["Veteran Axehand"].owner) == ("play:0", 1)


@pytest.mark.rule("G7", "F1.38")
def test_an_attachment_on_another_players_character_is_that_players() -> None:
    t = table(
        player(heroes="Aragorn", hand=["Steward of Gondor"], resources=2),
        player(heroes="Gimli"),
    )
    t.play("Steward of Gondor", "Gimli").to("planning")
    assert (t["Steward of Gondor"].controller, t["Steward of Gondor"].owner) == (1, 0)
    assert t.can("Steward of Gondor", seat=1, kind="use")
    assert not t.can("Steward of Gondor", seat=0, kind="use")


@pytest.mark.rule("G7", "F1.38")
@pytest.mark.parametrize("host", ["King Spider", "Old Forest Road"])
def test_an_attachment_on_an_enemy_or_location_stays_with_the_player_who_played_it(host: str) -> None:
    snare = made_up(
        "Trap",
        "attachment",
        attach_to(Select(lambda s, c: (*enemies(s, c), *locations(s, c)))),
        action(draw(1), cost=exhaust_self),
        cost=0,
    )
    t = table(
        player(heroes="Aragorn", hand=[snare]),
        player(heroes="Gimli", engaged="King Spider"),
        staging="Old Forest Road",
    )
    t.play(snare, host)
    assert t[snare].hosted_by == host
    assert t[snare].controller == 0
    assert t.can(snare, seat=0, kind="use")


# -- G8 control of encounter cards --------------------------------------------------------------
@pytest.mark.rule("G8", "F1.06")
def test_nobody_controls_an_encounter_card_attached_to_a_character() -> None:
    t = table(
        hero="Gimli",
        engaged="King Spider",
        attached={"Gimli": ["Caught in a Web", "Dwarven Axe"]},
        encounter=["Forest Spider"],
        phase="combat",
    )
    assert t["Caught in a Web"].controller == NOBODY
    t.to("attack")  # the shadow effect: one of the attachments you control goes
    assert (t["Dwarven Axe"].place, t["Caught in a Web"].place) == ("discard:0", "attached")


@pytest.mark.rule("G8", "F1.06")
def test_a_treachery_attached_by_its_own_effect_is_controlled_by_nobody() -> None:
    t = table(hero="Gimli", encounter=["Caught in a Web"], phase="quest")
    t.until(lambda t: t["Caught in a Web"].place == "attached")
    assert t["Caught in a Web"].hosted_by == "Gimli"
    assert t["Caught in a Web"].controller == NOBODY


@pytest.mark.rule("G8", "F1.06")
def test_nor_does_the_next_controller_of_that_character() -> None:
    t = took_given(attached={"Wandering Took": "Caught in a Web"})
    assert t["Wandering Took"].controller == 1
    assert (t["Caught in a Web"].hosted_by, t["Caught in a Web"].controller) == ("Wandering Took", NOBODY)


@pytest.mark.rule("G8")
def test_enemies_and_locations_are_controlled_by_nobody_also_when_engaged_or_active() -> None:
    t = table(hero="Gimli", engaged="King Spider", staging="Forest Gate", active="Old Forest Road")
    assert {t[name].controller for name in ("King Spider", "Forest Gate", "Old Forest Road")} == {NOBODY}


@pytest.mark.rule("G8", "F1.07")
def test_a_claimed_objective_is_controlled_by_the_player_who_claims_it() -> None:
    lamp = made_up("Lamp", "objective", set="made-up")
    t = table(player(heroes="Gimli"), player(heroes="Éowyn"), staging=lamp)
    assert t[lamp].controller == NOBODY
    t.run(claim(SELF, to=heroes.titled("Éowyn")), Scope(t[lamp].id, 1))
    assert (t[lamp].hosted_by, t[lamp].controller) == ("Éowyn", 1)


# -- G9 never below 0 ---------------------------------------------------------------------------
@pytest.mark.rule("G9", "F1.43")
def test_a_stat_is_never_below_0() -> None:
    weaken = event("Weaken", action(modify(characters, END_OF_PHASE, willpower=-9, attack=-9, defense=-9)))
    t = table(hero="Gimli", hand=[weaken], skip_empty_windows=False)
    t.play(weaken)
    assert (t["Gimli"].willpower, t["Gimli"].attack, t["Gimli"].defense) == (0, 0, 0)


@pytest.mark.rule("G9", "F1.43")
def test_the_floor_is_put_under_the_sum_of_all_effects() -> None:
    weaken = event("Weaken", action(modify(characters, END_OF_PHASE, willpower=-4)))
    t = table(hero="Gimli", hand=[weaken], allies="Faramir", skip_empty_windows=False)
    t.play(weaken)
    t.use("Faramir")
    assert t["Gimli"].willpower == 0  # 2 - 4 + 1, not 0 + 1
    t.run(modify(characters, END_OF_PHASE, willpower=3))
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("G9", "Q85")
def test_threat_is_never_below_0() -> None:
    t = table(hero="Éowyn", hand=["The Galadhrim's Greeting"], threat=4, resources=3)
    t.play("The Galadhrim's Greeting", "effect:one_player")
    assert t.threat() == 0


@pytest.mark.rule("G9")
def test_the_threat_of_the_staging_area_is_never_below_0() -> None:
    calm = event("Calm", action(modify(enemies, END_OF_PHASE, threat=-9)))
    t = table(hero="Gimli", hand=[calm], staging=["King Spider", "Old Forest Road"], skip_empty_windows=False)
    t.play(calm)
    assert t["King Spider"].threat == 0
    assert t.staging_threat == 1


@pytest.mark.rule("G9", "F1.43")
def test_a_keyword_value_is_never_below_0() -> None:
    revealed = Select(lambda state, scope: state.zones[REVEALED])
    ward = made_up("Ward", "ally", says(HAS_KEYWORD, revealed, word="doomed", value=-3), hit_points=1)
    gloom = made_up("Gloom", "treachery", keywords={"doomed": 1})
    t = table(
        hero="Gimli", allies=ward, encounter=[gloom, "Quiet Moment"], threat=20, phase="quest", skip_empty_windows=False
    )
    t.until(lambda t: t[gloom].place == "encounter-discard")
    assert t.threat() == 20


@pytest.mark.rule("G9", "F1.43")
def test_a_cost_is_never_below_0() -> None:
    in_hand = Select(lambda state, scope: state.zones[HANDS[0]])
    friend = made_up("Friend", "ally", *passive(in_hand, cost=-3), hit_points=1)
    t = table(hero="Aragorn", allies=friend, hand=["Guard of the Citadel"], resources=1, skip_empty_windows=False)
    hand = next(card for card in t.all("Guard of the Citadel") if card.place == "hand:0")
    assert hand.cost == 0
    t.play("Guard of the Citadel")
    assert t["Aragorn"].resources == 1
    assert hand.place == "play:0"


# -- G10 the letter X ---------------------------------------------------------------------------
@pytest.mark.rule("G10", "F1.40")
def test_a_printed_x_that_nothing_sets_is_0() -> None:
    shade = made_up("Shade", "enemy", attack="X", defense="X", threat="X", hit_points=3, engagement=1)
    t = table(hero="Gimli", staging=shade)
    assert (t[shade].attack, t[shade].defense, t[shade].threat) == (0, 0, 0)
    assert t.staging_threat == 0


@pytest.mark.rule("G10", "F1.40")
def test_a_printed_x_is_what_an_effect_sets() -> None:
    shade = made_up(
        "Shade", "enemy", *passive(SELF, threat=lambda state, scope: len(state.order())), threat="X", hit_points=3
    )
    t = table(player(heroes="Gimli"), player(heroes="Éowyn"), staging=shade)
    assert t[shade].threat == 2


@pytest.mark.rule("G10", "F1.40")
def test_a_keyword_of_value_x_that_nothing_sets_is_0() -> None:
    gloom = made_up("Gloom", "treachery", keywords={"doomed": "X"})
    t = table(hero="Gimli", encounter=[gloom, "Quiet Moment"], threat=20, phase="quest", skip_empty_windows=False)
    t.until(lambda t: t[gloom].place == "encounter-discard")
    assert t.threat() == 20


@pytest.mark.rule("G10")
def test_x_is_what_the_player_chooses_to_pay() -> None:
    t = table(hero=["Denethor", "Beravor"], hand=["Gandalf's Search"], resources=2, deck=["Feint", "Faramir", "Beorn"])
    assert t["Gandalf's Search"].cost == 0
    t.choose("Gandalf's Search", kind="play")
    assert [word for word in t.options() if word.startswith("x:")] == ["x:1", "x:2", "x:3", "x:4"]
    t.choose("x:2").choose("pay:0", "pay:1")
    assert t.options() == ["choose:Feint", "choose:Faramir"]
    assert (t["Denethor"].resources, t["Beravor"].resources) == (1, 1)


# -- G11 cannot ---------------------------------------------------------------------------------
@pytest.mark.rule("G11", "F1.14")
def test_what_cannot_ready_does_not_ready_by_an_effect_either() -> None:
    stun = made_up("Stun", "attachment", attach_to(heroes), says(CANNOT_READY, HOST))
    t = table(
        hero=["Aragorn", "Gimli"],
        attached={"Aragorn": [stun, "Unexpected Courage"]},
        exhausted=["Aragorn", "Gimli"],
        hand=["Grim Resolve"],
        resources=5,
    )
    t.play("Grim Resolve")
    assert (t["Aragorn"].exhausted, t["Gimli"].exhausted) == (True, False)


@pytest.mark.rule("G11", "F1.14")
def test_what_cannot_ready_does_not_ready_in_the_refresh_phase_either() -> None:
    stun = made_up("Stun", "attachment", attach_to(heroes), says(CANNOT_READY, HOST))
    t = table(hero=["Aragorn", "Gimli"], attached={"Aragorn": stun}, exhausted=["Aragorn", "Gimli"], phase="refresh")
    t.until(lambda t: t.state.round == 2)
    assert (t["Aragorn"].exhausted, t["Gimli"].exhausted) == (True, False)


@pytest.mark.rule("G11", "F1.14")
def test_who_cannot_draw_does_not_draw_by_an_effect_either() -> None:
    t = table(hero="Beravor", active="Enchanted Stream", hand=["Feint"])
    t.use("Beravor")
    assert t.names("hand:0") == ["Feint"]


@pytest.mark.rule("G11", "F1.14")
def test_what_cannot_be_damaged_takes_no_damage_of_any_kind() -> None:
    ghost = made_up("Ghost", "enemy", says(CANNOT_BE_DAMAGED, SELF), attack=0, hit_points=2, engagement=50)
    strike = event("Bolt", action(choose(enemies, deal(5, to=IT))))
    t = table(hero="Gimli", engaged=ghost, hand=[strike], phase="combat")
    t.play(strike)
    t.to("attack").attack(ghost, "Gimli")
    assert (t[ghost].damage, t[ghost].place) == (0, "engaged:0")


@pytest.mark.rule("G11", "F1.14")
def test_what_cannot_attack_does_not_attack_by_an_effect_either() -> None:
    chain = made_up("Chain", "attachment", attach_to(heroes), says(CANNOT_ATTACK, HOST))
    t = table(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": chain},
        engaged="Hill Troll",
        hand=["Quick Strike"],
        resources=1,
        phase="combat",
    )
    t.choose("Quick Strike", kind="play")
    exhaustible = [word for word in t.options() if word.startswith("exhaust")]
    assert "exhaust:Gimli" not in exhaustible
    assert t["Gimli"].exhausted is False


@pytest.mark.rule("G11", "F1.14")
def test_what_cannot_attack_or_defend_is_not_offered_in_combat() -> None:
    chain = made_up("Chain", "attachment", attach_to(heroes), says(CANNOT_ATTACK, HOST), says(CANNOT_DEFEND, HOST))
    t = table(hero=["Gimli", "Legolas"], attached={"Gimli": chain}, engaged="Black Forest Bats", phase="combat")
    t.to("defend")
    assert t.options() == ["defend:Legolas", "undefended"]
    t.to("attack").choose("Black Forest Bats")
    assert t.can("Legolas")
    assert not t.can("Gimli")


@pytest.mark.rule("G11", "F1.14")
def test_what_cannot_leave_play_stays_whatever_happens_to_it() -> None:
    anchor = made_up("Anchor", "attachment", attach_to(allies), says(CANNOT_LEAVE_PLAY, HOST))
    strike = event("Bolt", action(seq(deal(9, to=allies), discard(allies), return_to_hand(allies))))
    t = table(hero="Aragorn", allies="Faramir", attached={"Faramir": anchor}, hand=[strike])
    t.play(strike)
    assert (t["Faramir"].place, t["Faramir"].damage) == ("play:0", 9)


@pytest.mark.rule("G11", "F1.14")
def test_where_nobody_can_travel_nobody_travels() -> None:
    marsh = made_up("Marsh", "location", says(CANNOT_TRAVEL, SELF), threat=1, quest_points=2)
    t = table(hero="Gimli", staging=[marsh, "Old Forest Road"], phase="travel")
    assert t.options() == ["travel:Old Forest Road", "stay"]


@pytest.mark.rule("G11", "F1.14", "Q21")
def test_who_cannot_commit_is_not_offered_but_one_committed_stays_so() -> None:
    doubt = made_up("Doubt", "enemy", says(CANNOT_COMMIT, heroes), threat=0, hit_points=3, engagement=50)
    t = table(hero=["Gimli", "Éowyn"], allies="Faramir", staging=doubt, phase="quest", skip_empty_windows=False)
    t.to("commit")
    assert t.options() == ["commit:Faramir", "done"]
    t = table(hero=["Gimli", "Éowyn"], encounter=[doubt], phase="quest", skip_empty_windows=False)
    t.to("commit").commit("Éowyn", seat=0).to("quest.staging")
    assert t[doubt].place == "staging"
    assert t["Éowyn"].committed is True


@pytest.mark.rule("G11", "F1.14")
def test_nothing_attaches_where_attachments_cannot_be() -> None:
    smooth = made_up("Smooth One", "enemy", says(CANNOT_ATTACH, SELF), hit_points=3, engagement=50)
    t = table(hero="Beravor", engaged=[smooth, "King Spider"], hand=["Forest Snare"], resources=3)
    t.play("Forest Snare")
    assert t["Forest Snare"].hosted_by == "King Spider"


@pytest.mark.rule("G11", "F1.14")
def test_what_cannot_be_played_is_not_even_if_it_costs_nothing() -> None:
    mine = Select(lambda state, scope: state.zones[HANDS[0]])
    hush = made_up("Hush", "location", says(CANNOT_PLAY, mine), threat=1, quest_points=5)
    friend = made_up("Friend", "ally", cost=0, hit_points=1)
    idea = event("Idea", action(draw(1)))
    t = table(hero="Gimli", hand=[friend, idea], active=hush, skip_empty_windows=False)
    assert t.options() == ["pass"]
    reason = t.game.why(f"play:{t[friend].id}", seat=0)
    assert reason is not None and reason.rule == "G11"


# -- G12 then -----------------------------------------------------------------------------------
@pytest.mark.rule("G12", "F1.15")
@pytest.mark.parametrize(("tired", "threat"), [(False, 22), (True, 20)])
def test_what_follows_then_needs_what_precedes_to_have_resolved(tired: bool, threat: int) -> None:
    toil = made_up("Toil", "treachery", when_revealed(then(exhaust(heroes), raise_threat(2, of=EACH_PLAYER))))
    t = table(
        hero="Gimli",
        encounter=[toil, "Quiet Moment"],
        threat=20,
        exhausted=("Gimli",) if tired else (),
        phase="quest",
        skip_empty_windows=False,
    )
    t.until(lambda t: t[toil].place == "encounter-discard")
    assert t.threat() == threat


@pytest.mark.rule("G12", "F1.15")
@pytest.mark.parametrize(("staging", "threat"), [("Old Forest Road", 23), ("King Spider", 20)])
def test_then_without_a_target_before_it_does_nothing(staging: str, threat: int) -> None:
    plan = event(
        "Plan", action(seq(draw(1), then(choose(locations, place_progress(1, on=IT)), raise_threat(3, of=YOU))))
    )
    t = table(hero="Gimli", hand=[plan], staging=staging, threat=20)
    t.play(plan)
    assert t.threat() == threat


HARDENED = made_up("Hardened", "attachment", attach_to(heroes), says(CANNOT_BE_DAMAGED, HOST))
BARREN = made_up("Barren", "attachment", attach_to(heroes), says(CANNOT_COLLECT, HOST))
FUTILE: dict[str, tuple[Node, dict[str, object]]] = {
    "draw from an empty deck": (draw(1), {"deck": []}),
    "draw where nobody can": (draw(1), {"active": "Enchanted Stream"}),
    "add resources where none can be collected": (add_resources(1, to=heroes), {"attached": {"Gimli": BARREN}}),
    "damage what cannot be damaged": (deal(1, to=heroes), {"attached": {"Gimli": HARDENED}}),
    "put a second unique card into play": (
        put_into_play(hand_of(YOU).titled("Faramir")),
        {"allies": "Faramir"},
    ),
    "ready what is ready": (ready(heroes), {}),
    "heal what is whole": (heal(1, on=heroes), {}),
    "discard nothing": (discard(allies), {}),
    "return nothing": (return_to_hand(allies), {}),
    "shuffle nothing in": (shuffle_into_deck(allies), {}),
    "engage nothing": (engage(enemies), {}),
    "progress nowhere": (place_progress(1, on=locations), {}),
    "discard from an empty hand": (discard_at_random(1), {}),
    "change nothing": (modify(allies, END_OF_PHASE, attack=1), {}),
}


@pytest.mark.rule("G12", "F1.15")
@pytest.mark.parametrize("what", FUTILE)
def test_then_does_not_follow_what_could_not_be_done(what: str) -> None:
    effect, position = FUTILE[what]
    hand = ["Faramir"] if "second unique" in what else []
    plan = event("Plan", action(seq(raise_threat(1, of=YOU), then(effect, raise_threat(5, of=YOU)))))
    t = table(hero="Gimli", hand=[plan, *hand], **position, threat=20, skip_empty_windows=False)  # type: ignore[arg-type]
    t.play(plan)
    assert t.threat() == 21


DONE: dict[str, tuple[Node, dict[str, object]]] = {
    "draw": (draw(1), {}),
    "add resources": (add_resources(1, to=heroes), {}),
    "damage": (deal(1, to=heroes), {}),
    "ready": (ready(heroes), {"exhausted": "Gimli"}),
    "heal": (heal(1, on=heroes), {"damage": {"Gimli": 1}}),
    "discard": (discard(allies), {"allies": "Faramir"}),
    "return": (return_to_hand(allies), {"allies": "Faramir"}),
    "shuffle in": (shuffle_into_deck(allies), {"allies": "Faramir"}),
    "engage": (engage(enemies), {"staging": "King Spider"}),
    "progress": (place_progress(1, on=locations), {"staging": "Old Forest Road"}),
    "change": (modify(heroes, END_OF_PHASE, attack=1), {}),
}


@pytest.mark.rule("G12", "F1.15")
@pytest.mark.parametrize("what", DONE)
def test_then_follows_what_was_done(what: str) -> None:
    effect, position = DONE[what]
    plan = event("Plan", action(then(effect, raise_threat(5, of=YOU))))
    t = table(hero="Gimli", hand=[plan], threat=20, skip_empty_windows=False, **position)  # type: ignore[arg-type]
    t.play(plan)
    assert t.threat() == 25


@pytest.mark.rule("G12", "Q65")
def test_without_then_each_sentence_stands_alone() -> None:
    toil = made_up("Toil", "treachery", when_revealed(seq(exhaust(heroes), raise_threat(2, of=EACH_PLAYER))))
    t = table(
        hero="Gimli",
        encounter=[toil, "Quiet Moment"],
        threat=20,
        exhausted="Gimli",
        phase="quest",
        skip_empty_windows=False,
    )
    t.until(lambda t: t[toil].place == "encounter-discard")
    assert t.threat() == 22


@pytest.mark.rule("G12", "Q65")
def test_a_sentence_without_target_does_not_stop_the_next_one() -> None:
    plan = event("Plan", action(seq(choose(locations, place_progress(1, on=IT)), raise_threat(3, of=YOU))))
    t = table(hero="Gimli", hand=[plan], threat=20)
    t.play(plan)
    assert t.threat() == 23


@pytest.mark.rule("G12", "F1.15")
def test_what_others_fail_to_do_in_between_does_not_undo_a_success() -> None:
    stoic = made_up(
        "Stoic",
        "hero",
        forced(after.suffers_damage(SELF), seq(reduce_threat(1, of=YOU), choose(locations, place_progress(1, on=IT)))),
        hit_points=5,
    )
    plan = event("Plan", action(then(deal(1, to=heroes), raise_threat(5, of=YOU))))
    t = table(hero=[stoic], hand=[plan], threat=20)
    t.play(plan)
    assert (t[stoic].damage, t.threat()) == (1, 24)


@pytest.mark.rule("G12", "F1.15")
def test_a_cancelled_effect_has_not_resolved_so_then_does_not_follow() -> None:
    calm = made_up("Calm One", "ally", by_itself(to.damage(None), cancel()), hit_points=1)
    plan = event("Plan", action(then(deal(1, to=heroes), raise_threat(5, of=YOU))))
    t = table(hero="Gimli", allies=calm, hand=[plan], threat=20)
    t.play(plan)
    assert (t["Gimli"].damage, t.threat()) == (0, 20)


# -- G13 put into play, play --------------------------------------------------------------------
@pytest.mark.rule("G13", "F1.16")
def test_put_into_play_costs_nothing_needs_no_match_and_is_not_playing() -> None:
    t = table(
        hero="Aragorn",
        hand=["Sneak Attack", "Erebor Hammersmith"],
        discard=["Dwarven Axe"],
        resources=1,
        skip_empty_windows=False,
    )
    t.play("Sneak Attack")
    assert t["Erebor Hammersmith"].place == "play:0"
    assert t["Aragorn"].resources == 0
    assert t["Dwarven Axe"].place == "discard:0"  # it answers being played only
    assert not t.can("Erebor Hammersmith", kind="respond")


@pytest.mark.rule("G13", "F1.16")
def test_put_into_play_is_entering_play() -> None:
    t = table(hero="Aragorn", hand=["Sneak Attack", "Son of Arnor"], staging="King Spider", resources=1)
    t.play("Sneak Attack").respond("Son of Arnor")
    assert t["King Spider"].place == "engaged:0"


@pytest.mark.rule("G13")
def test_playing_is_entering_play_and_playing() -> None:
    t = table(hero="Beravor", hand=["Erebor Hammersmith"], discard=["Dwarven Axe"], resources=2)
    t.play("Erebor Hammersmith").respond("Erebor Hammersmith")
    assert t["Dwarven Axe"].place == "hand:0"


ONE_ALLY = made_up(
    "Narrow Stairs",
    "quest",
    says(
        CANNOT_PLAY,
        Select(lambda state, scope: [c for seat in state.order() for c in state.zones[HANDS[seat]]]).of_kind_ally,
        lambda state, source: state.notes.get("allies-played", 0) >= 1,
    ),
    quest_points=20,
)


@pytest.mark.rule("G13", "F1.16")
def test_an_ally_put_into_play_does_not_count_against_a_limit_on_playing() -> None:
    t = table(
        hero=["Éowyn", "Aragorn"],
        hand=["Stand and Fight", "Snowbourn Scout", "Guard of the Citadel"],
        discard=["Wandering Took"],
        resources=5,
        quest=ONE_ALLY,
    )
    assert t.can("Guard of the Citadel", kind="play")
    t.play("Snowbourn Scout")
    assert not t.can("Guard of the Citadel", kind="play")
    t.play("Stand and Fight")
    assert t["Wandering Took"].place == "play:0"


@pytest.mark.rule("G13", "F1.16")
def test_putting_an_ally_into_play_leaves_the_limit_on_playing_untouched() -> None:
    t = table(
        hero=["Éowyn", "Aragorn"],
        hand=["Stand and Fight", "Guard of the Citadel"],
        discard=["Wandering Took"],
        resources=5,
        quest=ONE_ALLY,
    )
    t.play("Stand and Fight")
    assert t.can("Guard of the Citadel", kind="play")


@pytest.mark.rule("G13")
def test_playing_an_attachment_is_not_playing_an_ally() -> None:
    t = table(hero="Aragorn", hand=["Steward of Gondor", "Guard of the Citadel"], deck=[], resources=4, quest=ONE_ALLY)
    t.play("Steward of Gondor")
    assert t.can("Guard of the Citadel", kind="play")


@pytest.mark.rule("G13", "P2.3")
def test_cost_0_is_no_waiver_of_the_match() -> None:
    t = table(hero="Gimli", hand=["Common Cause"], resources=3, skip_empty_windows=False)
    assert not t.can("Common Cause")


# -- G14 a card that names itself ---------------------------------------------------------------
@pytest.mark.rule("G14", "F1.31", "Q33")
def test_a_card_that_names_itself_means_that_copy_only() -> None:
    t = table(hero="Beravor", allies=["Daughter of the Nimrodel"] * 2, damage={"Beravor": 3})
    one, other = t.all("Daughter of the Nimrodel")
    t.use("Daughter of the Nimrodel")
    assert sorted((one.exhausted, other.exhausted)) == [False, True]
    assert t.can("Daughter of the Nimrodel", kind="use")


@pytest.mark.rule("G14", "F1.31")
def test_entering_play_wakes_only_the_copy_that_entered() -> None:
    t = table(hero="Aragorn", allies="Son of Arnor", hand=["Son of Arnor"], deck=[], resources=3, staging="King Spider")
    entered = next(card for card in t.all("Son of Arnor") if card.place == "hand:0")
    t.play("Son of Arnor")
    assert t.decision is not None
    assert [option.key for option in t.decision.options] == [f"respond:{entered.id}", "pass"]


@pytest.mark.rule("G14", "F1.31")
def test_a_text_that_says_so_means_other_copies_too() -> None:
    pack = made_up("Pack", "enemy", *passive(enemies.titled("Pack"), attack=1), attack=1, hit_points=2, engagement=50)
    t = table(hero="Gimli", staging=[pack, pack, pack])
    assert [card.attack for card in t.all(pack)] == [4, 4, 4]


# -- G15 the first player decides ---------------------------------------------------------------
@pytest.mark.rule("G15", "F1.02")
@pytest.mark.parametrize(("first_effect", "place"), [(0, "hand:0"), (1, "deck:0")])
def test_the_first_player_orders_effects_that_conflict(first_effect: int, place: str) -> None:
    t = table(
        player(heroes="Aragorn", hand=["Sneak Attack", "Beorn"], resources=1),
        player(heroes="Éowyn"),
        first=1,
        phase="travel",
    )
    t.play("Sneak Attack", seat=0).use("Beorn", seat=0)
    t.to("order")
    assert asked(t) == ("order", 1)
    assert t.decision is not None
    t.game.choose(t.decision.options[first_effect])
    t.until(lambda t: t["Beorn"].place != "play:0")
    assert t["Beorn"].place == place


@pytest.mark.rule("G15", "F1.03")
@pytest.mark.parametrize("victim", [0, 1])
def test_of_several_eligible_players_the_first_player_chooses(victim: int) -> None:
    t = table(
        player(heroes="Gimli", threat=30),
        player(heroes="Éowyn", threat=30),
        player(heroes="Aragorn", threat=29),
        encounter=["Caught in a Web"],
        first=2,
        phase="quest",
    )
    t.to("player")
    assert asked(t) == ("player", 2)
    assert t.options() == ["player:0", "player:1"]
    t.choose(f"player:{victim}")
    assert t["Caught in a Web"].hosted_by == ("Gimli", "Éowyn")[victim]


@pytest.mark.rule("G15", "F1.03")
def test_of_several_eligible_cards_the_first_player_chooses() -> None:
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        encounter=["Dol Guldur Orcs"],
        first=1,
        phase="quest",
    )
    t.to("commit").commit("Éowyn", seat=1).commit("Gimli", seat=0).to("choose")
    assert asked(t) == ("choose", 1)
    t.choose("Gimli")
    assert (t["Gimli"].damage, t["Éowyn"].damage) == (2, 0)


@pytest.mark.rule("G15")
def test_effects_that_nobody_orders_for_happen_all() -> None:
    left = made_up(
        "Left", "enemy", forced(after.end_of_round(), raise_threat(1, of=EACH_PLAYER)), engagement=50, hit_points=1
    )
    right = made_up(
        "Right", "enemy", forced(after.end_of_round(), raise_threat(2, of=EACH_PLAYER)), engagement=50, hit_points=1
    )
    t = table(
        player(heroes="Gimli", threat=20), player(heroes="Éowyn", threat=20), staging=[left, right], phase="refresh"
    )
    t.to("order")
    assert asked(t) == ("order", 1)  # the token was passed in this phase
    t.choose("Right").until(lambda t: t.state.round == 2)
    assert (t.threat(0), t.threat(1)) == (24, 24)


# -- G16 limits ---------------------------------------------------------------------------------
@pytest.mark.rule("G16", "F1.51")
def test_a_limit_per_round_is_per_copy_of_the_card() -> None:
    bell = made_up("Bell", "ally", action(reduce_threat(1, of=YOU), limit=once_per_round), hit_points=1)
    t = table(hero="Gimli", allies=[bell, bell], threat=30, skip_empty_windows=False)
    t.use(bell).use(bell)
    assert t.threat() == 28
    assert not t.can(bell)


@pytest.mark.rule("G16", "F1.51")
def test_a_limit_per_round_begins_anew_each_round() -> None:
    bell = made_up("Bell", "ally", action(reduce_threat(1, of=YOU), limit=once_per_round), hit_points=1)
    t = table(hero="Gimli", allies=bell, threat=30, phase="refresh", skip_empty_windows=False)
    t.use(bell)
    assert not t.can(bell)
    t.until(lambda t: t.state.round == 2)
    assert t.can(bell)
    reason = t.use(bell).game.why(f"use:{t[bell].id}", seat=0)
    assert reason is not None and reason.rule == "G16"


@pytest.mark.rule("G16", "F1.51")
def test_a_limit_per_phase_is_per_copy_and_begins_anew_each_phase() -> None:
    hand = ["Feint"] * 9
    t = table(hero="Beravor", attached={"Beravor": ["Protector of Lórien"] * 2}, hand=hand, phase="quest")
    for _ in range(6):
        t.use("Protector of Lórien", "Feint", "effect:willpower")
    assert t["Beravor"].willpower == 8
    assert not t.can("Protector of Lórien")
    t.to("travel")
    assert t.can("Protector of Lórien")


@pytest.mark.rule("G16", "F1.51")
def test_a_limit_per_game_is_per_player() -> None:
    once = Limit(1, "game")
    horn = made_up("Horn", "ally", action(reduce_threat(1, of=YOU), limit=once, by=ANYONE), hit_points=1)
    t = table(
        player(heroes="Gimli", allies=[horn, horn], threat=30),
        player(heroes="Éowyn", threat=30),
        phase="travel",
        skip_empty_windows=False,
    )
    t.use(horn, seat=0)
    assert not t.can(horn, seat=0)  # nor the other copy
    t.use(horn, seat=1)
    assert not t.can(horn, seat=1)
    assert (t.threat(0), t.threat(1)) == (29, 29)
    t.until(lambda t: t.state.round == 3)
    assert "use:Horn" not in t.options(0) + t.options(1)


# -- G17 drawing, empty decks -------------------------------------------------------------------
@pytest.mark.rule("G17")
def test_drawing_is_from_the_top_of_ones_own_deck() -> None:
    t = table(player(heroes="Gimli", deck=["Feint", "Beorn"]), player(heroes="Beravor", deck=["Faramir", "Gandalf"]))
    t.to("planning.turn").until(lambda t: t.can("Beravor", seat=1, kind="use"))
    t.use("Beravor", "player:0", seat=1)
    assert (t.order("hand:0"), t.order("hand:1")) == (["Feint", "Beorn"], [])
    assert t.order("deck:1") == ["Faramir", "Gandalf"]


@pytest.mark.rule("G17", "P1.2")
def test_an_empty_player_deck_gives_no_card_is_not_reshuffled_and_loses_nothing() -> None:
    t = table(hero="Beravor", deck=["Feint"], discard=["Beorn", "Faramir"])
    t.use("Beravor")
    assert t.names("hand:0") == ["Feint"]
    assert t.names("discard:0") == ["Beorn", "Faramir"]
    t.until(lambda t: t.state.round == 3)
    assert t.won is None
    assert t.names("hand:0") == ["Feint"]


@pytest.mark.rule("G17")
def test_an_encounter_deck_emptied_outside_the_quest_phase_stays_empty_until_the_next_one() -> None:
    t = table(
        hero="Gimli",
        engaged=["Black Forest Bats", "King Spider"],
        encounter=["Quiet Moment"],
        encounter_discard=["Old Forest Road", "Forest Gate"],
        phase="combat",
        skip_empty_windows=False,
    )
    t.to("combat.shadows")
    assert t.names("encounter-deck") == []
    assert [len(t[name].shadows) for name in ("King Spider", "Black Forest Bats")] == [1, 0]
    t.to("planning.turn")
    assert t.names("encounter-deck") == []
    assert sorted(t.names("encounter-discard")) == ["Forest Gate", "Old Forest Road", "Quiet Moment"]
    t.to("quest.begin")
    assert sorted(t.names("encounter-deck")) == ["Forest Gate", "Old Forest Road", "Quiet Moment"]
    assert t.names("encounter-discard") == []


# -- G18 searching ------------------------------------------------------------------------------
SPIDERS = ["Quiet Moment", "Forest Gate", "King Spider", "Quiet Moment", "Old Forest Road", "Great Forest Web"]


@pytest.mark.rule("G18", "F1.21")
def test_a_searched_deck_is_shuffled_and_a_searched_discard_pile_is_left_as_it_was() -> None:
    def after_search(seed: int) -> TestTable:
        t = table(
            hero="Éowyn",
            progress={"A Fork in the Road": 1},
            quest="A Fork in the Road",
            stages='"Don\'t Leave the Path!"',
            encounter=["Quiet Moment", *SPIDERS],
            encounter_discard=["Forest Gate", "Forest Spider", "Driven by Shadow"],
            phase="quest",
            seed=seed,
        )
        return t.to("commit").commit("Éowyn", seat=0).choose("King Spider")

    orders = set()
    for seed in range(1, 9):
        t = after_search(seed)
        assert t["King Spider"].place == "staging"
        assert t.order("encounter-discard") == ["Forest Gate", "Forest Spider", "Driven by Shadow", "Quiet Moment"]
        left = t.order("encounter-deck")
        assert sorted(left) == sorted(name for name in SPIDERS if name != "King Spider")
        orders.add(tuple(left))
    assert len(orders) > 1


@pytest.mark.rule("G18")
def test_what_was_seen_in_a_search_is_forgotten_by_the_shuffle() -> None:
    t = table(
        hero="Éowyn",
        active="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2},
        deck=["Feint", "Faramir", "Beorn", "Gandalf", "Dwarven Axe", "Hasty Stroke"],
        phase="quest",
    )
    t.to("commit").commit("Éowyn", seat=0).respond("Mountains of Mirkwood", "accept")
    assert t.options() == [*(f"choose:{n}" for n in ("Feint", "Faramir", "Beorn", "Gandalf", "Dwarven Axe")), "decline"]
    assert None not in t.game.view(seat=0)["players"][0]["deck"][:5]
    t.choose("Beorn")
    assert t["Beorn"].place == "hand:0"
    assert t.game.view(seat=0)["players"][0]["deck"] == [None] * 5


@pytest.mark.rule("G18", "F1.21")
def test_taking_a_card_out_of_a_discard_pile_does_not_reorder_it() -> None:
    pile = ["Feint", "Hasty Stroke", "Beorn", "A Test of Will", "Faramir"]
    t = table(hero="Éowyn", hand=["Dwarven Tomb"], discard=pile, resources=1)
    t.play("Dwarven Tomb", "A Test of Will")
    assert t.order("discard:0") == ["Feint", "Hasty Stroke", "Beorn", "Faramir", "Dwarven Tomb"]


# -- G19 hidden cards ---------------------------------------------------------------------------
@pytest.mark.rule("G19")
def test_each_player_sees_only_their_own_hand_and_no_deck() -> None:
    t = table(
        player(heroes="Gimli", hand=["Feint"], deck=["Beorn"]),
        player(heroes="Éowyn", hand=["Hasty Stroke"], deck=["Gandalf"]),
        engaged=(),
    )
    mine = t.game.view(seat=0)
    assert [card["name"] for card in mine["players"][0]["hand"]] == ["Feint"]
    assert mine["players"][1]["hand"] == [None]
    assert mine["players"][0]["deck"] == [None]
    assert mine["encounter_deck"] == [None] * 10
    theirs = t.game.view(seat=1)
    assert theirs["players"][0]["hand"] == [None]
    assert [card["name"] for card in theirs["players"][1]["hand"]] == ["Hasty Stroke"]


@pytest.mark.rule("G19")
def test_what_an_effect_shows_to_one_player_is_not_shown_to_the_others() -> None:
    t = table(
        player(heroes="Beravor", allies="Henamarth Riversong"),
        player(heroes="Éowyn"),
        encounter=["King Spider", "Forest Gate"],
    )
    t.use("Henamarth Riversong", seat=0)
    assert t.game.view(seat=0)["encounter_deck"][0]["name"] == "King Spider"
    assert t.game.view(seat=0)["encounter_deck"][1] is None
    assert t.game.view(seat=1)["encounter_deck"] == [None, None]
    assert "log-look" in [entry.message for entry in t.game.log_for([0])]
    assert "log-look" not in [entry.message for entry in t.game.log_for([1])]


@pytest.mark.rule("G19")
def test_a_shadow_card_is_seen_by_nobody_before_it_is_turned_up() -> None:
    t = table(hero="Gimli", engaged="King Spider", encounter=["Forest Gate"], phase="combat", skip_empty_windows=False)
    t.to("combat.shadows")
    assert t.game.view(seat=0)["players"][0]["engaged"][0]["shadows"] == [None]
    t.to("combat.enemy.3")
    assert t.game.view(seat=0)["players"][0]["engaged"][0]["shadows"][0]["name"] == "Forest Gate"


@pytest.mark.rule("G19")
@pytest.mark.parametrize("word", ["use", "play", "respond"])
def test_asking_why_tells_nothing_of_hidden_cards(word: str) -> None:
    cards = ["Faramir", "Guard of the Citadel", "Feint", "Hasty Stroke", "Dwarven Axe"]
    t = table(
        player(heroes="Gimli", deck=cards),
        player(heroes="Éowyn", hand=cards),
        skip_empty_windows=False,
    )
    for place in ("deck:0", "hand:1"):
        hidden = [card.id for name in cards for card in t.all(name) if card.place == place]
        assert len(hidden) == len(cards)
        reasons = {str(t.game.why(f"{word}:{card}", seat=0)) for card in hidden}
        assert len(reasons) == 1


# -- G20 printed --------------------------------------------------------------------------------
@pytest.mark.rule("G20", "Q47")
def test_printed_is_what_stands_on_the_card_whatever_effects_give_or_take() -> None:
    fallen = discard_piles.of_kind_ally
    veil = made_up("Veil", "location", *passive(fallen, cost=2), threat=1, quest_points=9)
    t = table(hero="Éowyn", hand=["Stand and Fight"], discard=["Wandering Took"], resources=6, active=veil)
    assert t["Wandering Took"].cost == 4
    t.choose("Stand and Fight", kind="play")
    while t.decision is not None and t.decision.kind == "cost":
        t.choose(t.options()[0])
    assert t["Wandering Took"].place == "play:0"
    assert t["Éowyn"].resources == 6 - 2


@pytest.mark.rule("G20", "Q47")
def test_a_gained_icon_or_number_is_not_printed() -> None:
    t = table(hero=["Aragorn"], attached={"Aragorn": "Celebrían's Stone"})
    shown = t.game.view(seat=0)["players"][0]["play"][0]
    assert shown["stats"]["willpower"] == [4, 2]
    assert shown["icons"] == ["leadership", "spirit"]
    assert t["Aragorn"].printed.sphere == 1


# -- G21 discard piles --------------------------------------------------------------------------
@pytest.mark.rule("G21")
def test_an_event_goes_to_its_owners_discard_pile() -> None:
    t = table(
        player(heroes="Gimli"), player(heroes="Éowyn", hand=["The Galadhrim's Greeting"], resources=3), phase="travel"
    )
    t.play("The Galadhrim's Greeting", "effect:each_player", seat=1)
    assert t["The Galadhrim's Greeting"].place == "discard:1"


@pytest.mark.rule("G21")
def test_a_discarded_attachment_goes_to_its_owners_pile_whatever_it_was_attached_to() -> None:
    clear = event("Clear", action(discard(wl.language.attachments)))
    t = table(
        player(heroes="Beravor", hand=["Forest Snare", "Protector of Lórien", clear], resources=4),
        player(heroes="Gimli", engaged="King Spider"),
        attached=None,
    )
    t.play("Forest Snare").play("Protector of Lórien", "Gimli").play(clear)
    assert (t["Forest Snare"].place, t["Protector of Lórien"].place) == ("discard:0", "discard:0")


@pytest.mark.rule("G21")
def test_a_discarded_encounter_card_goes_to_the_encounter_discard_pile() -> None:
    t = table(
        hero="Beravor",
        hand=["Miner of the Iron Hills"],
        attached={"Beravor": "Caught in a Web"},
        resources=2,
    )
    t.play("Miner of the Iron Hills").respond("Miner of the Iron Hills")
    assert t["Caught in a Web"].place == "encounter-discard"


# -- G22 ready and exhausted --------------------------------------------------------------------
@pytest.mark.rule("G22")
def test_an_exhausted_card_takes_no_part_in_what_needs_exhausting() -> None:
    t = table(hero=["Gimli", "Éowyn"], allies="Faramir", exhausted=["Gimli", "Faramir"], phase="quest")
    reason = t.game.why(f"use:{t['Faramir'].id}", seat=0)
    assert reason is not None and reason.rule == "G22"
    t.to("commit")
    assert t.options() == ["commit:Éowyn", "done"]


@pytest.mark.rule("G22")
def test_an_exhausted_character_neither_defends_nor_attacks() -> None:
    t = table(hero=["Gimli", "Legolas"], exhausted="Gimli", engaged="Hill Troll", phase="combat")
    t.to("defend")
    assert t.options() == ["defend:Legolas", "undefended"]
    t.to("attack").choose("Hill Troll")
    assert not t.can("Gimli")


@pytest.mark.rule("G22")
def test_an_exhausted_card_is_not_exhausted_again_and_can_once_it_is_readied() -> None:
    t = table(hero="Beravor", attached={"Beravor": "Unexpected Courage"}, allies="Gléowine")
    t.use("Gléowine")
    assert not t.can("Gléowine", kind="use")
    t.run(ready(allies))
    assert t.can("Gléowine", kind="use")


@pytest.mark.rule("G22")
def test_what_is_exhausted_already_does_not_become_exhausted() -> None:
    sting = When(EXHAUSTS, AFTER, lambda state, me, event: event.card == state.cards[me].host)
    burden = made_up("Burden", "attachment", attach_to(heroes), forced(sting, raise_threat(3, of=YOU)))
    toil = event("Toil", action(seq(draw(1), exhaust(heroes))))
    t = table(hero="Gimli", attached={"Gimli": burden}, hand=[toil, toil], threat=20, skip_empty_windows=False)
    t.play(toil)
    assert (t["Gimli"].exhausted, t.threat()) == (True, 23)
    t.play(toil)
    assert (t["Gimli"].exhausted, t.threat()) == (True, 23)


TIRELESS = {
    "quest": NO_EXHAUST_TO_QUEST,
    "defend": NO_EXHAUST_TO_DEFEND,
    "attack": NO_EXHAUST_TO_ATTACK,
}


def tireless(word: str) -> MadeUp:
    return made_up("Tireless", "ally", says(TIRELESS[word], SELF), attack=1, hit_points=9, willpower=1)


@pytest.mark.rule("G22", "Q71", "P3.1")
@pytest.mark.parametrize("tired", [False, True])
def test_who_does_not_exhaust_to_quest_must_still_be_ready(tired: bool) -> None:
    friend = tireless("quest")
    t = table(hero="Gimli", allies=friend, exhausted=friend if tired else (), phase="quest", skip_empty_windows=False)
    t.to("commit")
    assert t.can(friend) is not tired
    if not tired:
        t.commit(friend, seat=0)
        assert (t[friend].committed, t[friend].exhausted) == (True, False)


@pytest.mark.rule("G22", "Q71")
@pytest.mark.parametrize("tired", [False, True])
def test_who_does_not_exhaust_to_defend_must_still_be_ready(tired: bool) -> None:
    friend = tireless("defend")
    t = table(hero="Gimli", allies=friend, exhausted=friend if tired else (), engaged="King Spider", phase="combat")
    t.to("defend")
    assert t.can(friend) is not tired
    if not tired:
        t.defend(friend)
        assert t[friend].exhausted is False


@pytest.mark.rule("G22", "Q71")
@pytest.mark.parametrize("tired", [False, True])
def test_who_does_not_exhaust_to_attack_must_still_be_ready(tired: bool) -> None:
    friend = tireless("attack")
    t = table(hero="Gimli", allies=friend, exhausted=friend if tired else (), engaged="King Spider", phase="combat")
    t.to("attack").choose("King Spider")
    assert t.can(friend) is not tired
    if not tired:
        t.choose(friend).choose("done")
        assert t[friend].exhausted is False


# -- G23 player order ---------------------------------------------------------------------------
def three(**more: object) -> TestTable:
    seats = [
        player(heroes="Gimli", threat=5, hand=["Feint"]),
        player(heroes="Éowyn", threat=5),
        player(heroes="Aragorn", threat=5),
    ]
    return table(*seats, first=1, skip_empty_windows=False, **more)  # type: ignore[arg-type]


@pytest.mark.rule("G23", "P3.1")
def test_players_commit_one_by_one_from_the_first_player_clockwise() -> None:
    t = three(phase="quest").to("commit")
    asked_seats = []
    while t.decision is not None and t.decision.kind == "commit":
        asked_seats.append(t.decision.seat)
        t.choose("done")
    assert asked_seats == [1, 2, 0]


@pytest.mark.rule("G23", "W2")
def test_players_plan_one_by_one_from_the_first_player_clockwise() -> None:
    t = three()
    turns = []
    while t.decision is not None and t.decision.step.startswith("planning"):
        if t.decision.kind == "planning":
            turns.append(t.decision.seat)
        t.pass_()
    assert turns == [1, 2, 0]


@pytest.mark.rule("G23")
def test_players_choose_enemies_one_by_one_from_the_first_player_clockwise() -> None:
    t = three(phase="encounter", staging=["King Spider", "Forest Spider"]).to("engage")
    turns = []
    while t.decision is not None and t.decision.kind == "engage":
        turns.append(t.decision.seat)
        t.pass_()
    assert turns == [1, 2, 0]


@pytest.mark.rule("G23")
def test_an_effect_on_each_player_goes_round_in_player_order() -> None:
    toll = made_up(
        "Toll",
        "treachery",
        when_revealed(each_player(choose_one(threat=raise_threat(1, of=YOU), wound=deal(1, to=heroes.yours)))),
    )
    t = three(encounter=[toll, "Quiet Moment", "Quiet Moment"], phase="quest").to("effect")
    turns = []
    while t.decision is not None and t.decision.kind == "effect":
        turns.append(t.decision.seat)
        t.choose("effect:threat")
    assert turns == [1, 2, 0]


@pytest.mark.rule("G23", "P7.3")
def test_the_order_moves_on_with_the_first_player_token() -> None:
    t = three(phase="refresh").to("commit")
    assert t.state.first == 2
    asked_seats = []
    while t.decision is not None and t.decision.kind == "commit":
        asked_seats.append(t.decision.seat)
        t.choose("done")
    assert asked_seats == [2, 0, 1]


# -- G24 traits ---------------------------------------------------------------------------------
@pytest.mark.rule("G24")
def test_a_trait_has_no_rules_of_its_own() -> None:
    loud = made_up(
        "Loud", "ally", traits=["Ranged", "Sentinel", "Restricted", "Unique"], cost=0, hit_points=1, attack=1
    )
    t = table(
        player(heroes="Gimli", allies=loud, hand=[loud]),
        player(heroes="Éowyn", engaged="Hill Troll"),
    )
    assert not any(t[loud].has_keyword(word) for word in ("ranged", "sentinel", "restricted"))
    t.play(loud)
    t.to("defend")
    assert asked(t) == ("defend", 1)
    t.choose("undefended")
    assert t.decision is None or t.decision.kind != "defend"


@pytest.mark.rule("G24")
def test_other_cards_refer_to_traits_printed_or_gained() -> None:
    t = table(hero="Aragorn", hand=["For Gondor!", "Steward of Gondor"], resources=4, allies="Guard of the Citadel")
    assert not t["Aragorn"].has_trait("Gondor")
    t.play("Steward of Gondor")
    assert t["Aragorn"].has_trait("Gondor")
    t.play("For Gondor!")
    assert t["Aragorn"].defense == 3
    assert next(c for c in t.all("Guard of the Citadel") if c.place == "play:0").defense == 1


@pytest.mark.rule("G24")
def test_a_card_that_refers_to_a_trait_leaves_others_alone() -> None:
    t = table(hero="Aragorn", hand=["Longbeard Orc Slayer"], resources=4, staging=["Dol Guldur Orcs", "King Spider"])
    t.play("Longbeard Orc Slayer").respond("Longbeard Orc Slayer")
    assert (t["Dol Guldur Orcs"].damage, t["King Spider"].damage) == (1, 0)
