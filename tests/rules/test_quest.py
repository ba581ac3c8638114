"""P3: committing, staging, resolving the quest; progress, advancing, the encounter deck running out."""

from __future__ import annotations

import pytest

from wilderland.language import (
    EACH_PLAYER,
    EVENT_CARD,
    FIRST_PLAYER,
    HOST,
    QUEST,
    SELF,
    Select,
    When,
    action,
    add_to_staging,
    after,
    amount_of_event,
    an_enemy,
    attach_to,
    cancel,
    characters,
    deal,
    discard,
    encounter_deck,
    enemies,
    engage,
    exhaust_self,
    first_of,
    forced,
    heroes,
    locations,
    modify,
    passive,
    place_progress,
    place_progress_on_quest,
    raise_threat,
    response,
    reveal_top_card,
    says,
    setup_text,
    to,
    when_revealed,
)
from wilderland.model.kinds import (
    ACTIVE,
    CANNOT_ADVANCE,
    ENCOUNTER_DISCARD,
    END_OF_ROUND,
    MORE_REVEALS,
    PHASES,
    QUEST_AREA,
    QUESTING,
    SKIP_STAGING,
    STAGING,
)
from wilderland.testing import MadeUp, TestTable, made_up, player, table

QUIET = "Quiet Moment"


def questing(**more: object) -> TestTable:
    """A position at the beginning of the quest phase in which every window opens."""
    return table(phase="quest", skip_empty_windows=False, **more)  # type: ignore[arg-type]


def enemy(name: str, *parts: object, **facts: object) -> MadeUp:
    return made_up(name, "enemy", *parts, **{"hit_points": 5, "engagement": 50, **facts})


def place(name: str, *parts: object, **facts: object) -> MadeUp:
    return made_up(name, "location", *parts, **{"quest_points": 9, **facts})


def treachery(name: str, *parts: object, **facts: object) -> MadeUp:
    return made_up(name, "treachery", *parts, **facts)


def told(t: TestTable, *messages: str) -> list[str]:
    """These messages of the chronicle, in order, with the title of the card they speak of."""
    lines = []
    for entry in t.game.log:
        if entry.message in messages:
            card = entry.args.get("card")
            title = t.state.cards[card[0]].printed.name if card else str(entry.args.get("amount"))
            lines.append(f"{entry.message.removeprefix('log-')} {title}")
    return lines


def resolve(t: TestTable, *names: str) -> TestTable:
    """One player's whole quest: commit these, then on to the window after the resolution."""
    return t.to("commit").commit(*names, seat=0).to("quest.resolution")


# -- P3.1 committing ----------------------------------------------------------------------------
@pytest.mark.rule("P3.1", "G22")
def test_a_player_exhausts_any_number_of_characters_to_commit_them() -> None:
    t = questing(hero=["Gimli", "Éowyn", "Aragorn"], allies="Faramir")
    t.to("commit").commit("Gimli", "Faramir", seat=0)
    state = {name: (t[name].committed, t[name].exhausted) for name in ("Gimli", "Éowyn", "Aragorn", "Faramir")}
    yes, no = (True, True), (False, False)
    assert state == {"Gimli": yes, "Éowyn": no, "Aragorn": no, "Faramir": yes}


@pytest.mark.rule("P3.1")
def test_only_ready_characters_of_ones_own_may_be_committed() -> None:
    t = questing(hero=["Gimli", "Éowyn"], allies=["Faramir", "Gandalf"], exhausted=["Gimli", "Gandalf"])
    t.to("commit")
    assert t.options() == ["commit:Éowyn", "commit:Faramir", "done"]
    t = table(player(heroes="Gimli"), player(heroes="Éowyn"), phase="quest", skip_empty_windows=False)
    assert t.to("commit").options() == ["commit:Gimli", "done"]


@pytest.mark.rule("P3.1")
def test_nobody_has_to_commit() -> None:
    t = questing(hero=["Gimli", "Éowyn"])
    t.to("commit").commit(seat=0)
    assert not t["Gimli"].committed
    assert t.decision is not None and t.decision.step == "quest.commit"


@pytest.mark.rule("P3.1")
def test_nobody_is_committed_twice() -> None:
    t = questing(hero=["Gimli", "Éowyn", "Aragorn"])
    t.to("commit").choose("Éowyn")
    assert t.options() == ["commit:Aragorn", "done"]
    t.choose("done")
    assert [t[name].committed for name in ("Gimli", "Éowyn", "Aragorn")] == [False, True, False]
    assert len(t.log("log-commit")) == 1


@pytest.mark.rule("P3.1")
def test_a_commitment_overruled_while_it_is_picked_begins_anew() -> None:
    t = questing(hero=["Gimli", "Éowyn", "Aragorn"])
    t.to("commit").choose("Éowyn")
    t.game.adjust(card=t["Éowyn"].id, zone="discard:0")
    assert t.options() == ["commit:Gimli", "commit:Aragorn", "done"]
    t.commit("Gimli", seat=0)
    assert [t[name].committed for name in ("Gimli", "Éowyn", "Aragorn")] == [True, False, False]


@pytest.mark.rule("P3.1", "Q2")
def test_a_player_commits_all_at_once_and_nothing_is_exhausted_before() -> None:
    t = questing(hero=["Aragorn", "Théodred"], resources={"Aragorn": 1})
    t.to("commit").choose("Aragorn")
    assert (t["Aragorn"].committed, t["Aragorn"].exhausted) == (False, False)
    assert t.options() == ["commit:Théodred", "done"]


@pytest.mark.rule("P3.1", "Q2")
def test_responses_to_committing_follow_the_whole_commitment_in_the_order_the_player_likes() -> None:
    t = questing(hero=["Aragorn", "Théodred"])
    t.to("commit").commit("Aragorn", "Théodred", seat=0)
    assert t.options() == ["respond:Théodred", "pass"]  # Aragorn has nothing to pay with yet
    t.respond("Théodred", "Aragorn")
    assert t.options() == ["respond:Aragorn", "pass"]
    t.respond("Aragorn")
    assert (t["Aragorn"].committed, t["Aragorn"].exhausted, t["Aragorn"].resources) == (True, False, 0)
    rich = questing(hero=["Aragorn", "Théodred"], resources={"Aragorn": 1})
    rich.to("commit").commit("Aragorn", "Théodred", seat=0)
    assert rich.options() == ["respond:Aragorn", "respond:Théodred", "pass"]


@pytest.mark.rule("P3.1", "Q2")
def test_one_players_responses_come_before_the_next_player_commits() -> None:
    t = table(
        player(heroes=["Aragorn"], resources=1),
        player(heroes=["Éowyn"]),
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("commit").commit("Aragorn", seat=0)
    assert list(t.game.decisions) == [0]
    t.respond("Aragorn")
    assert t.options(1) == ["commit:Éowyn", "done"]


# -- P3.2 staging -------------------------------------------------------------------------------
@pytest.mark.rule("P3.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_card_is_revealed_for_each_player(players: int) -> None:
    seats = [player(heroes=hero, threat=1) for hero in ("Gimli", "Éowyn", "Aragorn", "Beravor")]
    t = table(*seats[:players], phase="quest", skip_empty_windows=False)
    t.to("quest.commit")
    assert t.log("log-reveal") == []
    t.to("quest.staging")
    assert len(t.log("log-reveal")) == players
    assert len(t.names("encounter-deck")) == 10 - players


@pytest.mark.rule("P3.2")
def test_cards_are_revealed_even_if_nobody_committed() -> None:
    t = questing(hero="Gimli", encounter=["Forest Gate", QUIET])
    t.to("commit").choose("done").to("quest.staging")
    assert t["Forest Gate"].place == "staging"


@pytest.mark.rule("P3.2")
def test_each_card_is_fully_resolved_before_the_next_is_revealed() -> None:
    first = treachery("First", when_revealed(raise_threat(1, of=EACH_PLAYER)))
    second = enemy("Second", when_revealed(raise_threat(2, of=EACH_PLAYER)))
    t = table(
        player(heroes="Gimli"),
        player(heroes="Éowyn"),
        encounter=[first, second, QUIET],
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("quest.staging")
    assert told(t, "log-reveal", "log-threat", "log-staging") == [
        "reveal First",
        "threat 1",
        "threat 1",
        "reveal Second",
        "threat 2",
        "threat 2",
        "staging Second",
    ]


@pytest.mark.rule("P3.2", "Q25")
def test_an_elimination_during_staging_does_not_change_the_number_of_cards() -> None:
    doom = treachery("Doom", keywords={"doomed": 5})
    t = table(
        player(heroes="Gimli", threat=46),
        player(heroes="Éowyn", threat=10),
        encounter=[doom, "Forest Gate", "Old Forest Road", QUIET],
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("quest.staging")
    assert t.state.players[0].eliminated
    assert t.names("staging") == ["Forest Gate"]
    t.until(lambda t: t.state.round == 2).to("quest.staging")
    assert t["Old Forest Road"].place == "staging"
    assert t[doom].place == "encounter-discard"  # only one card for the player who is left
    assert len(t.log("log-reveal")) == 3


@pytest.mark.rule("P3.2")
def test_an_effect_may_add_cards_to_the_staging_step_or_skip_it() -> None:
    more = made_up("More", "quest", says(MORE_REVEALS, SELF, value=2), quest_points=20)
    t = questing(hero="Gimli", quest=more, threat=1).to("quest.staging")
    assert len(t.log("log-reveal")) == 3
    calm = made_up("Calm", "quest", says(SKIP_STAGING, SELF), quest_points=20)
    t = questing(hero="Gimli", quest=calm, threat=1).to("quest.staging")
    assert t.log("log-reveal") == []


# -- P3.3 revealing one card --------------------------------------------------------------------
@pytest.mark.rule("P3.3", "C6", "K2")
def test_the_order_in_which_a_revealed_card_resolves() -> None:
    beast = enemy("Beast", when_revealed(raise_threat(7, of=EACH_PLAYER)), keywords={"doomed": 2, "surge": 1}, threat=1)
    t = questing(hero="Thalin", encounter=[beast, "Forest Gate", QUIET], threat=10)
    t.to("commit").commit("Thalin", seat=0).to("quest.staging")
    assert told(t, "log-reveal", "log-damage", "log-threat", "log-staging", "log-surge") == [
        "reveal Beast",
        "damage Beast",
        "threat 2",
        "threat 7",
        "staging Beast",
        "surge Beast",
        "reveal Forest Gate",
        "staging Forest Gate",
    ]
    assert (t["Beast"].damage, t["Beast"].place) == (1, "staging")


@pytest.mark.rule("P3.3", "Q50", "C6")
def test_an_enemy_that_dies_as_it_is_revealed_resolves_nothing_more() -> None:
    crow = enemy(
        "Crow", when_revealed(raise_threat(7, of=EACH_PLAYER)), hit_points=1, keywords={"doomed": 2, "surge": 1}
    )
    t = questing(hero="Thalin", encounter=[crow, "Forest Gate", QUIET], threat=10)
    t.to("commit").commit("Thalin", seat=0).to("quest.staging")
    assert (t.threat(), t.names("staging")) == (10, [])
    assert t[crow].place == "encounter-discard"
    assert t["Forest Gate"].place == "encounter-deck"


@pytest.mark.rule("P3.3")
def test_responses_to_the_reveal_come_before_anything_the_card_does() -> None:
    archer = made_up(
        "Archer", "ally", response(to.revealed(an_enemy), deal(5, to=EVENT_CARD), cost=exhaust_self), hit_points=1
    )
    beast = enemy("Beast", when_revealed(raise_threat(7, of=EACH_PLAYER)), keywords={"doomed": 2})
    t = questing(hero="Gimli", allies=archer, encounter=[beast, QUIET], threat=10)
    t.to("response")
    assert t.threat() == 10
    t.respond(archer)
    assert (t.threat(), t[beast].place) == (10, "encounter-discard")


@pytest.mark.rule("P3.3", "K1")
def test_doomed_raises_the_threat_of_every_player() -> None:
    doom = treachery("Doom", keywords={"doomed": 3})
    t = table(
        player(heroes="Gimli", threat=10),
        player(heroes="Éowyn", threat=20),
        encounter=[doom, QUIET, QUIET],
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("quest.staging")
    assert (t.threat(0), t.threat(1)) == (13, 23)


@pytest.mark.rule("P3.3", "Q64")
def test_an_enemy_enters_the_staging_area_after_its_when_revealed() -> None:
    count = when_revealed(raise_threat(lambda state, scope: len(state.zones[STAGING]), of=EACH_PLAYER))
    beast = enemy("Beast", count)
    t = questing(hero="Gimli", staging=["Forest Gate", "Old Forest Road"], encounter=[beast, QUIET], threat=10)
    t.to("quest.staging")
    assert t.threat() == 12
    assert t[beast].place == "staging"


@pytest.mark.rule("P3.3", "O1")
@pytest.mark.parametrize("kind", ["enemy", "location", "objective"])
def test_enemies_locations_and_objectives_go_to_the_staging_area(kind: str) -> None:
    card = made_up("Card", kind, hit_points=3, quest_points=3, engagement=50)
    t = questing(hero="Gimli", encounter=[card, QUIET]).to("quest.staging")
    assert t[card].place == "staging"


@pytest.mark.rule("P3.3")
def test_a_treachery_is_discarded_when_all_of_it_has_resolved() -> None:
    count = when_revealed(raise_threat(lambda state, scope: len(state.zones[ENCOUNTER_DISCARD]), of=EACH_PLAYER))
    doom = treachery("Doom", count)
    t = questing(hero="Gimli", encounter=[doom, QUIET], encounter_discard=["Forest Gate"], threat=10)
    t.to("quest.staging")
    assert t.threat() == 11
    assert t.order("encounter-discard") == ["Forest Gate", "Doom"]


@pytest.mark.rule("P3.3")
def test_a_treachery_that_says_otherwise_is_not_discarded() -> None:
    t = questing(hero="Gimli", encounter=["Caught in a Web", QUIET]).to("quest.staging")
    assert t["Caught in a Web"].place == "attached"
    assert t.names("encounter-discard") == []


@pytest.mark.rule("P3.3", "G1")
def test_an_enemy_whose_own_effect_takes_it_elsewhere_does_not_enter_the_staging_area() -> None:
    bully = enemy("Bully", when_revealed(engage(SELF, by=FIRST_PLAYER)))
    t = questing(hero="Gimli", encounter=[bully, QUIET]).to("quest.staging")
    assert t[bully].place == "engaged:0"
    assert t.log("log-staging") == []


@pytest.mark.rule("P3.3", "K2")
def test_surge_reveals_one_more_after_the_card_was_placed() -> None:
    count = when_revealed(raise_threat(lambda state, scope: len(state.zones[STAGING]), of=EACH_PLAYER))
    wolf = enemy("Wolf", keywords={"surge": 1})
    gloom = treachery("Gloom", count)
    t = questing(hero="Gimli", encounter=[wolf, gloom, QUIET], threat=10).to("quest.staging")
    assert t.threat() == 11
    assert t.names("encounter-deck") == [QUIET]


@pytest.mark.rule("P3.3", "K5")
def test_guarded_resolves_as_the_objective_enters_the_staging_area() -> None:
    lamp = made_up("Lamp", "objective", keywords={"guarded": 1})
    beast = enemy("Beast", when_revealed(raise_threat(4, of=EACH_PLAYER)), keywords={"doomed": 1}, threat=3)
    t = questing(hero="Gimli", encounter=[lamp, beast, QUIET], threat=10).to("quest.staging")
    assert t.threat() == 15
    assert (t[lamp].place, t[beast].place) == ("staging", "staging")
    assert t[lamp].guard == t[beast].id
    assert t.staging_threat == 3
    assert t.names("encounter-deck") == [QUIET]


@pytest.mark.rule("P3.3", "K5")
def test_a_treachery_guards_nothing() -> None:
    lamp = made_up("Lamp", "objective", keywords={"guarded": 1})
    gloom = treachery("Gloom", when_revealed(raise_threat(2, of=EACH_PLAYER)))
    t = questing(hero="Gimli", encounter=[lamp, gloom, QUIET], threat=10).to("quest.staging")
    assert (t.threat(), t[lamp].guard) == (12, -1)
    assert t[gloom].place == "encounter-discard"


@pytest.mark.rule("P3.3", "K5")
def test_of_two_guarded_objectives_each_gets_a_guard() -> None:
    lamp = made_up("Lamp", "objective", keywords={"guarded": 1})
    book = made_up("Book", "objective", keywords={"guarded": 1})
    t = questing(hero="Gimli", encounter=[lamp, book, "King Spider", "Forest Gate", QUIET], threat=10)
    t.to("quest.staging")
    assert t[lamp].guard == t["King Spider"].id
    assert t[book].guard == t["Forest Gate"].id


@pytest.mark.rule("P3.3", "K5")
def test_an_objective_revealed_as_a_guard_leaves_the_guarding_to_the_next_card() -> None:
    lamp = made_up("Lamp", "objective", keywords={"guarded": 1})
    book = made_up("Book", "objective")
    t = questing(hero="Gimli", encounter=[lamp, book, "King Spider", QUIET], threat=10).to("quest.staging")
    assert (t[lamp].guard, t[book].guard) == (t["King Spider"].id, -1)
    assert t[book].place == "staging"
    assert t.names("encounter-deck") == [QUIET]


@pytest.mark.rule("P3.3", "F1.53")
def test_a_cancelled_when_revealed_leaves_the_rest_of_the_card_and_its_keywords_in_force() -> None:
    beast = enemy("Beast", when_revealed(raise_threat(9, of=EACH_PLAYER)), keywords={"doomed": 2, "surge": 1})
    t = questing(hero="Éowyn", hand=["A Test of Will"], resources=1, encounter=[beast, "Forest Gate", QUIET], threat=10)
    t.to("response").respond("A Test of Will").to("quest.staging")
    assert t.threat() == 12
    assert (t[beast].place, t["Forest Gate"].place) == ("staging", "staging")


@pytest.mark.rule("P3.3", "F1.53")
def test_a_when_revealed_that_is_not_cancelled_resolves() -> None:
    beast = enemy("Beast", when_revealed(raise_threat(9, of=EACH_PLAYER)))
    t = questing(hero="Éowyn", hand=["A Test of Will"], resources=1, encounter=[beast, QUIET], threat=10)
    t.to("response").pass_().to("quest.staging")
    assert t.threat() == 19


SHUT = made_up("Shut Door", "ally", response(to.revealed(None), cancel(), cost=exhaust_self), hit_points=1)


@pytest.mark.rule("P3.3", "F1.54")
def test_a_cancelled_card_does_nothing_at_all_but_counts_as_the_reveal() -> None:
    beast = enemy("Beast", when_revealed(raise_threat(9, of=EACH_PLAYER)), keywords={"doomed": 2, "surge": 1})
    t = questing(hero="Gimli", allies=SHUT, encounter=[beast, "Forest Gate", QUIET], threat=10)
    t.to("response").respond(SHUT)
    assert t.decision is not None and t.decision.step == "quest.staging"
    assert (t.threat(), t.names("staging")) == (10, [])
    assert t[beast].place == "encounter-discard"
    assert t["Forest Gate"].place == "encounter-deck"


@pytest.mark.rule("P3.3", "F1.54")
def test_a_card_that_was_not_cancelled_goes_on() -> None:
    beast = enemy("Beast", when_revealed(raise_threat(9, of=EACH_PLAYER)))
    t = questing(hero="Gimli", allies=SHUT, encounter=[beast, QUIET], threat=10)
    t.to("response").pass_().to("quest.staging")
    assert (t.threat(), t[beast].place) == (19, "staging")


@pytest.mark.rule("P3.3", "C8", "Q22")
def test_a_replaced_treachery_keeps_its_keywords_and_they_come_before_the_replacement() -> None:
    gloom = treachery("Gloom", when_revealed(raise_threat(9, of=EACH_PLAYER)), keywords={"doomed": 2, "surge": 1})
    t = questing(hero="Eleanor", encounter=[gloom, "Forest Gate", "Old Forest Road", QUIET], threat=10)
    t.to("response").respond("Eleanor").to("quest.staging")
    assert t.threat() == 12
    assert told(t, "log-reveal", "log-surge") == [
        "reveal Gloom",
        "surge Gloom",
        "reveal Forest Gate",
        "reveal Old Forest Road",
    ]
    assert t.names("encounter-deck") == [QUIET]


# -- P3.4 to P3.8 resolving ---------------------------------------------------------------------
@pytest.mark.rule("P3.4", "P3.5", "P3.7")
def test_the_rule_books_example_of_questing() -> None:
    t = table(
        player(heroes="Éowyn", hand=["Dwarven Tomb"], threat=20),
        player(heroes="Aragorn", allies="Guard of the Citadel", threat=20, deck=[]),
        staging="Gladden Fields",
        encounter=["East Bight Patrol", "Hummerhorns", QUIET],
        phase="quest",
        skip_empty_windows=False,
    )
    tie = t.to("commit").commit("Éowyn", seat=0).commit("Aragorn", "Guard of the Citadel", seat=1).to("quest.staging")
    view = t.game.view(seat=0)
    assert (view["willpower"], view["threat"], t.staging_threat) == (7, 7, 7)
    twin = TestTable(tie.game.clone())
    t.use("Éowyn", seat=0).to("quest.resolution")
    assert t["Flies and Spiders"].progress == 1
    assert t["Dwarven Tomb"].place == "discard:0"
    twin.to("quest.resolution")
    assert twin["Flies and Spiders"].progress == 0
    assert (twin.threat(0), twin.threat(1)) == (20, 20)


@pytest.mark.rule("P3.4", "F1.20")
def test_engaged_enemies_and_the_active_location_do_not_count() -> None:
    t = questing(
        hero="Éowyn",
        engaged="Ungoliant's Spawn",
        active="Necromancer's Pass",
        staging=["King Spider", "Old Forest Road"],
        threat=20,
    )
    assert t.staging_threat == 2 + 1
    resolve(t, "Éowyn")
    assert t["Necromancer's Pass"].progress == 1


@pytest.mark.rule("P3.4")
def test_an_objective_has_no_threat_but_its_guard_counts() -> None:
    lamp = made_up("Lamp", "objective", keywords={"guarded": 1})
    t = questing(hero="Éowyn", encounter=[lamp, "King Spider", QUIET], threat=20)
    resolve(t, "Éowyn")
    assert t["Flies and Spiders"].progress == 4 - 2


@pytest.mark.rule("P3.4")
def test_only_committed_characters_bring_their_willpower_of_all_players() -> None:
    t = table(
        player(heroes=["Éowyn", "Gimli"]),
        player(heroes="Aragorn", allies="Faramir"),
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("commit").commit("Éowyn", seat=0).commit("Faramir", seat=1).to("quest.resolution")
    assert t["Flies and Spiders"].progress == 4 + 2


@pytest.mark.rule("P3.4", "P3.5")
def test_the_comparison_counts_what_numbers_are_at_that_moment() -> None:
    t = questing(hero=["Éowyn", "Beravor"], hand=["Radagast's Cunning"], resources=1, staging="King Spider")
    t.to("commit").commit("Éowyn", seat=0).to("quest.staging")
    t.play("Radagast's Cunning").to("quest.resolution")
    assert t["Flies and Spiders"].progress == 4


@pytest.mark.rule("P3.5")
def test_more_willpower_than_threat_makes_progress_by_the_difference() -> None:
    t = questing(hero=["Éowyn", "Gimli"], staging="Forest Gate", threat=20)
    resolve(t, "Éowyn", "Gimli")
    assert t["Flies and Spiders"].progress == 6 - 2
    assert t.threat() == 20


@pytest.mark.rule("P3.5")
def test_the_rule_books_example_of_an_active_location() -> None:
    t = questing(hero=["Éowyn"], active="Enchanted Stream", staging="Old Forest Road")
    resolve(t, "Éowyn")
    assert t["Enchanted Stream"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 1


@pytest.mark.rule("P3.5", "P3.11")
def test_the_active_location_takes_only_what_it_still_needs() -> None:
    t = questing(hero="Éowyn", active="Old Forest Road", progress={"Old Forest Road": 2})
    resolve(t, "Éowyn")
    assert t["Old Forest Road"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 3


@pytest.mark.rule("P3.5")
def test_progress_that_does_not_fill_the_active_location_stays_there() -> None:
    t = questing(hero="Beravor", active="Old Forest Road")
    resolve(t, "Beravor")
    assert (t["Old Forest Road"].progress, t["Old Forest Road"].place) == (2, "active")
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("P3.5", "F1.24")
def test_what_follows_success_resolves_before_the_progress_is_placed() -> None:
    hunt = made_up(
        "Hunt",
        "quest",
        forced(after.quests_successfully(), deal(1, to=characters.committed)),
        quest_points=3,
    )
    t = questing(hero="Éowyn", quest=hunt, stages="A Fork in the Road")
    resolve(t, "Éowyn")
    assert t["Éowyn"].damage == 1
    assert told(t, "log-damage", "log-progress", "log-stage-defeated") == [
        "damage Éowyn",
        "progress Hunt",
        "stage-defeated Hunt",
    ]


@pytest.mark.rule("P3.5", "F1.24")
def test_responses_to_success_come_before_the_progress_too() -> None:
    scout = made_up(
        "Scout", "ally", response(after.quests_successfully(), place_progress(1, on=locations.in_staging)), hit_points=1
    )
    t = questing(hero="Éowyn", allies=scout, staging="Old Forest Road")
    t.to("commit").commit("Éowyn", seat=0).to("response")
    assert t["Flies and Spiders"].progress == 0
    t.respond(scout)
    assert (t["Old Forest Road"].progress, t["Flies and Spiders"].progress) == (1, 3)


@pytest.mark.rule("P3.6")
def test_more_threat_than_willpower_raises_every_players_threat_by_the_difference() -> None:
    t = table(
        player(heroes="Gimli", threat=20),
        player(heroes="Éowyn", threat=10),
        staging=["Ungoliant's Spawn", "Necromancer's Pass"],
        active="Old Forest Road",
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("commit").commit("Gimli", seat=0).choose("done", seat=1).to("quest.resolution")
    assert (t.threat(0), t.threat(1)) == (20 + 4, 10 + 4)
    assert (t["Flies and Spiders"].progress, t["Old Forest Road"].progress) == (0, 0)


@pytest.mark.rule("P3.6")
def test_failing_may_eliminate_a_player() -> None:
    t = questing(hero="Gimli", staging=["Ungoliant's Spawn"], threat=48)
    t.to("commit").commit(seat=0).until(lambda t: t.won is not None)
    assert t.won is False


@pytest.mark.rule("P3.6")
def test_effects_may_answer_a_failed_quest() -> None:
    trap = enemy("Trap", forced(after.quests_unsuccessfully(), deal(1, to=characters.committed)), threat=5)
    t = questing(hero="Éowyn", staging=trap, threat=20)
    resolve(t, "Éowyn")
    assert (t.threat(), t["Éowyn"].damage) == (21, 1)


@pytest.mark.rule("P3.5", "P3.6")
@pytest.mark.parametrize(("threat", "moment"), [(1, after.quests_successfully()), (7, after.quests_unsuccessfully())])
def test_what_answers_the_quest_knows_by_how_much(threat: int, moment: When) -> None:
    scale = enemy("Scale", forced(moment, deal(amount_of_event, to=heroes.titled("Gimli"))), threat=threat)
    t = questing(hero=["Éowyn", "Gimli"], staging=scale, threat=20)
    resolve(t, "Éowyn")
    assert t["Gimli"].damage == 3


@pytest.mark.rule("P3.7")
def test_a_tie_does_nothing() -> None:
    answer = enemy(
        "Judge",
        forced(after.quests_successfully(), raise_threat(9, of=EACH_PLAYER)),
        forced(after.quests_unsuccessfully(), raise_threat(9, of=EACH_PLAYER)),
        threat=4,
    )
    t = questing(hero="Éowyn", staging=answer, active="Old Forest Road", threat=20)
    resolve(t, "Éowyn")
    assert t.threat() == 20
    assert (t["Flies and Spiders"].progress, t["Old Forest Road"].progress) == (0, 0)


@pytest.mark.rule("P3.8", "Q1")
def test_with_nobody_committed_willpower_counts_as_0() -> None:
    t = questing(hero="Éowyn", staging=["King Spider", "Old Forest Road"], threat=20)
    t.to("commit").commit(seat=0).to("quest.resolution")
    assert t.threat() == 20 + 3


@pytest.mark.rule("P3.8", "P3.7")
def test_nobody_against_nothing_is_a_tie() -> None:
    t = questing(hero="Éowyn", threat=20)
    t.to("commit").commit(seat=0).to("quest.resolution")
    assert (t.threat(), t["Flies and Spiders"].progress) == (20, 0)


# -- P3.9 how long one is committed -------------------------------------------------------------
@pytest.mark.rule("P3.9")
def test_characters_stay_committed_until_the_end_of_the_phase_and_exhausted_beyond() -> None:
    t = questing(hero="Éowyn")
    resolve(t, "Éowyn")
    assert t["Éowyn"].committed is True
    t.to("travel")
    assert (t["Éowyn"].committed, t["Éowyn"].exhausted) == (False, True)


@pytest.mark.rule("P3.9")
def test_readying_does_not_take_a_character_out_of_the_quest() -> None:
    t = questing(hero="Éowyn", attached={"Éowyn": "Unexpected Courage"})
    t.to("commit").commit("Éowyn", seat=0).use("Unexpected Courage").to("quest.resolution")
    assert (t["Éowyn"].committed, t["Éowyn"].exhausted) == (True, False)
    assert t["Flies and Spiders"].progress == 4


@pytest.mark.rule("P3.9")
def test_a_character_removed_from_the_quest_counts_no_more() -> None:
    t = questing(hero=["Éowyn", "Gimli"], encounter=["Black Forest Bats", QUIET], threat=20)
    t.to("commit").commit("Éowyn", "Gimli", seat=0).to("choose").choose("Éowyn")
    assert (t["Éowyn"].committed, t["Éowyn"].exhausted) == (False, True)
    t.to("quest.resolution")
    assert t["Flies and Spiders"].progress == 2 - 1


@pytest.mark.rule("P3.9")
def test_a_character_that_leaves_play_counts_no_more() -> None:
    bolt = treachery("Bolt", when_revealed(deal(9, to=characters.committed)))
    t = questing(hero=["Éowyn", "Gimli"], staging="King Spider", encounter=[bolt, QUIET], threat=20)
    resolve(t, "Éowyn")
    assert t["Éowyn"].place == "discard:0"
    assert t.threat() == 22


@pytest.mark.rule("P3.9", "W9")
def test_at_the_end_of_the_quest_phase_they_are_still_committed() -> None:
    bard = made_up(
        "Bard",
        "ally",
        forced(after.end_of_phase(QUESTING), modify(characters.committed, END_OF_ROUND, willpower=5)),
        hit_points=1,
    )
    t = questing(hero=["Éowyn", "Gimli"], allies=bard)
    resolve(t, "Éowyn")
    t.to("travel")
    assert (t["Éowyn"].willpower, t["Gimli"].willpower) == (9, 2)


# -- P3.10 advancing ----------------------------------------------------------------------------
@pytest.mark.rule("P3.10")
def test_enough_progress_advances_and_the_rest_is_lost() -> None:
    t = questing(
        hero=["Éowyn", "Gimli"], progress={"Flies and Spiders": 7}, stages=["A Fork in the Road", "Beorn's Path"]
    )
    resolve(t, "Éowyn", "Gimli")
    assert t["A Fork in the Road"].place == "quest"
    assert t["A Fork in the Road"].progress == 0
    assert (t["Flies and Spiders"].place, t["Flies and Spiders"].progress) == ("removed", 0)
    assert [t.state.cards[c].face.name for c in t.state.zones[QUEST_AREA]] == ["A Fork in the Road"]


@pytest.mark.rule("P3.10")
def test_exactly_enough_advances_and_one_less_does_not() -> None:
    t = questing(hero="Éowyn", progress={"Flies and Spiders": 4}, stages="A Fork in the Road")
    assert resolve(t, "Éowyn")["A Fork in the Road"].place == "quest"
    t = questing(hero="Éowyn", progress={"Flies and Spiders": 3}, stages="A Fork in the Road")
    assert resolve(t, "Éowyn")["A Fork in the Road"].place == "quest-deck"
    assert t["Flies and Spiders"].progress == 7


@pytest.mark.rule("P3.10")
def test_advancing_happens_at_once_in_any_phase() -> None:
    t = table(
        hero="Legolas",
        engaged="Black Forest Bats",
        progress={"Flies and Spiders": 6},
        stages="A Fork in the Road",
        phase="combat",
    )
    t.to("attack").attack("Black Forest Bats", "Legolas").respond("Legolas")
    assert t["A Fork in the Road"].place == "quest"


@pytest.mark.rule("P3.10")
def test_advancing_changes_nothing_else() -> None:
    t = questing(
        hero=["Éowyn", "Gimli"],
        engaged="Forest Spider",
        staging=["Old Forest Road", "King Spider"],
        stages="A Fork in the Road",
        progress={"Flies and Spiders": 7, "Old Forest Road": 1},
        damage={"Gimli": 2, "Forest Spider": 1},
        exhausted="Gimli",
        resources=2,
        threat=20,
    )
    t.to("commit").commit("Éowyn", seat=0)
    t.to("quest.resolution")
    assert t["A Fork in the Road"].place == "quest"
    assert (t["Forest Spider"].place, t["Forest Spider"].damage) == ("engaged:0", 1)
    assert (t["Old Forest Road"].place, t["Old Forest Road"].progress) == ("staging", 1)
    assert t["King Spider"].place == "staging"
    assert (t["Gimli"].damage, t["Gimli"].exhausted, t["Gimli"].resources) == (2, True, 2)
    assert (t["Éowyn"].committed, t["Éowyn"].exhausted) == (True, True)
    assert t.threat() == 20
    t.to("travel")
    assert PHASES[t.state.phase] == "travel"  # the round goes on where it was
    assert t.state.round == 1


BAN = made_up("Ban", "ally", says(CANNOT_ADVANCE, Select(lambda state, scope: state.zones[QUEST_AREA])), hit_points=1)


@pytest.mark.rule("P3.10", "Q17")
def test_while_advancing_is_forbidden_progress_accumulates_and_the_stage_advances_when_the_ban_ends() -> None:
    t = questing(
        hero="Éowyn",
        quest="Beorn's Path",
        engaged="Ungoliant's Spawn",
        progress={"Beorn's Path": 9},
        damage={"Ungoliant's Spawn": 8},
        threat=1,
    )
    resolve(t, "Éowyn")
    assert t["Beorn's Path"].progress == 13
    assert t.won is None
    t.run(deal(1, to=enemies))
    assert t.won is True


@pytest.mark.rule("P3.10", "Q17")
def test_a_stage_that_was_banned_advances_once_with_its_overflow_lost() -> None:
    t = questing(
        hero="Éowyn",
        allies=BAN,
        progress={"Flies and Spiders": 20},
        stages=["A Fork in the Road", "Beorn's Path"],
    )
    assert t["Flies and Spiders"].place == "quest"
    t.run(discard(characters.titled("Ban")))
    assert t["Flies and Spiders"].place == "removed"
    assert (t["A Fork in the Road"].place, t["A Fork in the Road"].progress) == ("quest", 0)


@pytest.mark.rule("P3.10")
def test_where_the_next_stage_is_one_of_several_one_is_taken_at_random() -> None:
    chosen = set()
    for seed in range(8):
        t = questing(
            hero="Éowyn",
            quest="A Fork in the Road",
            progress={"A Fork in the Road": 1},
            stages=['"Don\'t Leave the Path!"', "Beorn's Path"],
            seed=seed,
        )
        t.to("commit").commit("Éowyn", seat=0).to("quest.resolution")
        assert t.names("quest-deck") == []
        assert sorted(card.place for card in t.all("A Chosen Path")) == ["quest", "removed"]
        chosen.add(t.state.cards[t.state.zones[QUEST_AREA][0]].face.name)
    assert chosen == {'"Don\'t Leave the Path!"', "Beorn's Path"}


# -- P3.11 exploring ----------------------------------------------------------------------------
@pytest.mark.rule("P3.11", "F1.18")
@pytest.mark.parametrize("where", ["staging", "active"])
def test_a_location_with_enough_progress_is_explored_at_once_wherever_it_is(where: str) -> None:
    t = table(
        hero="Aragorn",
        hand=["Snowbourn Scout"],
        resources=1,
        progress={"Old Forest Road": 2},
        **{where: "Old Forest Road"},  # type: ignore[arg-type]
    )
    t.play("Snowbourn Scout").respond("Snowbourn Scout")
    assert t["Old Forest Road"].place == "encounter-discard"


@pytest.mark.rule("P3.11", "F1.18")
def test_several_locations_are_explored_together() -> None:
    t = questing(
        hero="Gimli",
        allies="Northern Tracker",
        staging=["Old Forest Road", "Forest Gate", "Enchanted Stream"],
        progress={"Old Forest Road": 2, "Forest Gate": 1, "Enchanted Stream": 1},
    )
    t.to("commit").commit("Northern Tracker", seat=0).respond("Northern Tracker")
    assert t.names("staging") == ["Forest Gate"]
    assert t["Forest Gate"].progress == 2


@pytest.mark.rule("P3.11")
def test_lowering_the_quest_points_may_explore_a_location() -> None:
    shortcut = made_up("Shortcut", "attachment", attach_to(locations), *passive(HOST, quest_points=-1), cost=0)
    t = table(hero="Gimli", hand=[shortcut], staging="Old Forest Road", progress={"Old Forest Road": 2})
    t.play(shortcut)
    assert t["Old Forest Road"].place == "encounter-discard"
    assert t[shortcut].place == "discard:0"


@pytest.mark.rule("P3.11")
def test_also_when_another_cards_passive_lowers_them() -> None:
    guide = made_up("Guide", "ally", *passive(locations, quest_points=-1), cost=0, hit_points=1)
    t = table(hero="Gimli", hand=[guide], staging="Old Forest Road", progress={"Old Forest Road": 2})
    t.play(guide)
    assert t["Old Forest Road"].place == "encounter-discard"


# -- P3.12 progress by effects ------------------------------------------------------------------
@pytest.mark.rule("P3.12", "F1.27")
def test_progress_on_the_current_quest_goes_to_the_active_location_first() -> None:
    push = made_up("Push", "event", action(place_progress_on_quest(5)), cost=0)
    t = table(hero="Gimli", hand=[push], active="Old Forest Road")
    t.play(push)
    assert t["Old Forest Road"].place == "encounter-discard"
    assert t["Flies and Spiders"].progress == 2


@pytest.mark.rule("P3.12", "F1.27")
def test_only_bypassing_passes_the_active_location_by() -> None:
    push = made_up("Push", "event", action(place_progress_on_quest(5, bypassing_location=True)), cost=0)
    t = table(hero="Gimli", hand=[push], active="Old Forest Road")
    t.play(push)
    assert (t["Old Forest Road"].progress, t["Flies and Spiders"].progress) == (0, 5)


@pytest.mark.rule("P3.12")
def test_locations_in_the_staging_area_take_nothing_of_it() -> None:
    push = made_up("Push", "event", action(place_progress_on_quest(5)), cost=0)
    t = table(hero="Gimli", hand=[push], staging="Old Forest Road")
    t.play(push)
    assert (t["Old Forest Road"].progress, t["Flies and Spiders"].progress) == (0, 5)


@pytest.mark.rule("P3.12", "F1.05")
def test_removing_progress_from_the_quest_never_touches_locations() -> None:
    loss = treachery("Loss", when_revealed(place_progress(-3, on=QUEST)))
    t = questing(
        hero="Gimli",
        active="Old Forest Road",
        progress={"Old Forest Road": 2, "Flies and Spiders": 2},
        encounter=[loss, QUIET],
    )
    t.to("quest.staging")
    assert (t["Old Forest Road"].progress, t["Flies and Spiders"].progress) == (2, 0)


# -- P3.13 two active locations -----------------------------------------------------------------
@pytest.mark.rule("P3.13", "F1.34")
@pytest.mark.parametrize("share", [0, 1, 2, 3])
def test_progress_is_split_freely_between_two_active_locations_by_the_first_player(share: int) -> None:
    t = table(
        player(heroes="Éowyn"),
        player(heroes="Gimli"),
        active=["Old Forest Road", "Forest Gate"],
        first=1,
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("commit").choose("done", seat=1).commit("Éowyn", seat=0).to("split")
    assert t.decision is not None and t.decision.seat == 1
    assert [option.data for option in t.decision.options] == [0, 1, 2, 3]
    t.choose(f"amount:{share}")
    left = {card.printed.name: card.progress for card in t.state.cards if card.zone == ACTIVE}
    assert left.get("Old Forest Road", 3) == share
    assert left.get("Forest Gate", 4) == 4 - share
    assert t["Flies and Spiders"].progress == 0


@pytest.mark.rule("P3.13", "F1.34")
def test_both_active_locations_shield_the_quest() -> None:
    push = made_up("Push", "event", action(place_progress_on_quest(9)), cost=0)
    t = table(hero="Gimli", hand=[push], active=["Old Forest Road", "Forest Gate"])
    t.play(push)
    assert sorted(t.names("encounter-discard")) == ["Forest Gate", "Old Forest Road"]
    assert t["Flies and Spiders"].progress == 2


@pytest.mark.rule("P3.13", "F1.34")
@pytest.mark.parametrize("picked", ["Old Forest Road", "Forest Gate"])
def test_a_card_that_means_the_active_location_hits_the_one_the_first_player_picks(picked: str) -> None:
    t = table(
        player(heroes="Éowyn", allies="Lórien Guide"),
        player(heroes="Gimli"),
        active=["Old Forest Road", "Forest Gate"],
        first=1,
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("commit").choose("done", seat=1).commit("Lórien Guide", seat=0)
    t.respond("Lórien Guide", seat=0)
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("choose", 1)
    t.choose(picked)
    assert {name: t[name].progress for name in ("Old Forest Road", "Forest Gate")} == {
        "Old Forest Road": int(picked == "Old Forest Road"),
        "Forest Gate": int(picked == "Forest Gate"),
    }


# -- P3.14 the encounter deck runs out ----------------------------------------------------------
@pytest.mark.rule("P3.14", "G17")
def test_a_deck_emptied_by_the_last_reveal_is_refilled_once_that_card_has_resolved() -> None:
    count = when_revealed(raise_threat(lambda state, scope: len(state.zones[ENCOUNTER_DISCARD]), of=EACH_PLAYER))
    last = treachery("Last", count)
    t = questing(hero="Gimli", encounter=[last], encounter_discard=["Forest Gate", "King Spider"], threat=10)
    t.to("quest.staging")
    assert t.threat() == 12  # the pile was still there while it resolved
    assert sorted(t.names("encounter-deck")) == ["Forest Gate", "King Spider", "Last"]
    assert t.names("encounter-discard") == []


@pytest.mark.rule("P3.14")
def test_the_refilled_deck_is_shuffled() -> None:
    pile = ["Forest Gate", "King Spider", "Old Forest Road", "Driven by Shadow", "Enchanted Stream"]
    orders = set()
    for seed in range(6):
        t = questing(hero="Gimli", encounter=[QUIET], encounter_discard=pile, seed=seed).to("quest.staging")
        assert sorted(t.names("encounter-deck")) == sorted([*pile, QUIET])
        orders.add(tuple(t.order("encounter-deck")))
    assert len(orders) > 3


@pytest.mark.rule("P3.14", "Q73")
def test_a_last_card_that_needs_the_deck_is_finished_with_a_refilled_one() -> None:
    last = treachery("Last", when_revealed(reveal_top_card()))
    t = questing(hero="Gimli", encounter=[last], encounter_discard=["Forest Gate"], threat=10)
    t.to("quest.staging")
    assert t["Forest Gate"].place == "staging"
    assert told(t, "log-reveal") == ["reveal Last", "reveal Forest Gate"]


@pytest.mark.rule("P3.14", "Q73")
def test_a_last_card_with_surge_reveals_from_a_refilled_deck() -> None:
    wolf = enemy("Wolf", keywords={"surge": 1})
    t = questing(hero="Gimli", encounter=[wolf], encounter_discard=["Forest Gate"]).to("quest.staging")
    assert sorted(t.names("staging")) == ["Forest Gate", "Wolf"]


@pytest.mark.rule("P3.14", "Q73", "K5")
def test_a_guard_is_taken_from_a_refilled_deck() -> None:
    lamp = made_up("Lamp", "objective", keywords={"guarded": 1})
    t = questing(hero="Gimli", encounter=[lamp], encounter_discard=["Forest Gate"]).to("quest.staging")
    assert t[lamp].guard == t["Forest Gate"].id


@pytest.mark.rule("P3.14")
def test_a_deck_left_empty_by_an_earlier_phase_is_refilled_as_the_quest_phase_begins() -> None:
    t = questing(hero="Gimli", encounter=[], encounter_discard=["Forest Gate", "King Spider"])
    assert t.decision is not None and t.decision.step == "quest.begin"
    assert sorted(t.names("encounter-deck")) == ["Forest Gate", "King Spider"]


@pytest.mark.rule("P3.14", "P6.1")
def test_combat_finds_a_refilled_deck_after_the_last_card_was_revealed() -> None:
    t = questing(hero="Gimli", engaged="King Spider", encounter=[QUIET], encounter_discard=["Forest Gate"], threat=1)
    t.to("combat.shadows")
    assert len(t["King Spider"].shadows) == 1


@pytest.mark.rule("P3.14")
@pytest.mark.parametrize("step", ["quest.begin", "quest.commit", "quest.staging", "quest.resolution"])
def test_a_deck_emptied_by_an_effect_in_the_quest_phase_is_refilled_too(step: str) -> None:
    mill = made_up("Mill", "event", action(discard(encounter_deck)), cost=0)
    t = questing(hero="Gimli", hand=[mill], encounter=[QUIET, QUIET, QUIET], encounter_discard=["Forest Gate"])
    t.to(step)
    if t.decision is not None and t.decision.kind == "commit":
        t.choose("done")
    t.play(mill)
    assert t.names("encounter-discard") == []
    assert len(t.names("encounter-deck")) == 4


@pytest.mark.rule("P3.14", "G17")
def test_in_another_phase_it_is_not() -> None:
    mill = made_up("Mill", "event", action(discard(encounter_deck)), cost=0)
    t = table(hero="Gimli", hand=[mill], encounter_discard=["Forest Gate"], phase="travel", skip_empty_windows=False)
    t.play(mill)
    assert t.names("encounter-deck") == []
    assert len(t.names("encounter-discard")) == 11


@pytest.mark.rule("P3.14")
def test_with_neither_deck_nor_pile_nothing_is_revealed() -> None:
    t = questing(hero="Gimli", encounter=[]).to("quest.staging")
    assert t.log("log-reveal") == []


# -- P3.15 the next stage -----------------------------------------------------------------------
@pytest.mark.rule("P3.15", "P3.10")
def test_the_next_stage_is_followed_on_side_a_then_flipped_and_revealed() -> None:
    second = made_up(
        "Second",
        "quest",
        setup_text(add_to_staging(first_of(encounter_deck.titled("King Spider")))),
        when_revealed(raise_threat(lambda state, scope: 5 * len(state.zones[STAGING]), of=EACH_PLAYER)),
        quest_points=7,
        stage=2,
    )
    t = questing(
        hero="Éowyn",
        progress={"Flies and Spiders": 7},
        stages=[second],
        encounter=[QUIET, QUIET, "King Spider"],
        threat=20,
    )
    resolve(t, "Éowyn")
    assert t["King Spider"].place == "staging"
    assert t.threat() == 25
    assert t[second].face is t[second].printed.side_b
    assert t[second].quest_points == 7


@pytest.mark.rule("P3.15")
def test_side_bs_text_counts_while_it_is_the_current_quest_card_and_no_longer() -> None:
    first = made_up("First", "quest", *passive(heroes, attack=3), quest_points=1, stage=1)
    second = made_up("Second", "quest", *passive(heroes, defense=3), quest_points=9, stage=2)
    t = questing(hero="Éowyn", quest=first, stages=[second])
    assert (t["Éowyn"].attack, t["Éowyn"].defense) == (4, 1)
    resolve(t, "Éowyn")
    assert t[second].place == "quest"
    assert (t["Éowyn"].attack, t["Éowyn"].defense) == (1, 4)


@pytest.mark.rule("P3.15")
def test_a_stage_may_be_passed_on_the_way_by_its_own_when_revealed() -> None:
    second = made_up("Second", "quest", when_revealed(place_progress(2, on=QUEST)), quest_points=2, stage=2)
    third = made_up("Third", "quest", quest_points=9, stage=3)
    t = questing(hero="Éowyn", progress={"Flies and Spiders": 7}, stages=[second, third])
    resolve(t, "Éowyn")
    assert (t[second].place, t[third].place) == ("removed", "quest")
    assert t[third].progress == 0
