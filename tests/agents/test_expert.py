"""The expert: what it does in plain positions, and that it never looks where it may not."""

from __future__ import annotations

import pytest

from wilderland.agents import ExpertPlayer
from wilderland.agents.battlecraft import sending_back
from wilderland.agents.board import Board
from wilderland.agents.fighting import undefended_cost
from wilderland.agents.judging import hurt, raised, spare
from wilderland.agents.knowledge import TREASURES
from wilderland.agents.prices import USUAL
from wilderland.agents.questing import Commitment, bonus
from wilderland.agents.responding import severity
from wilderland.agents.stages import LAST_STRETCH, progress
from wilderland.decks import Deck
from wilderland.game import Game, new_game
from wilderland.lab.favourites import ALONE
from wilderland.model.kinds import HANDS
from wilderland.model.records import Option
from wilderland.testing import made_up, player, table
from wilderland.testing.table import TestTable as Table

SCENARIOS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")


def answer(t: Table, seat: int | None = None) -> Option:
    return ExpertPlayer().choose(t.game, seat)


def card_of(t: Table, option: Option) -> str:
    return t.game.state.cards[option.card].face.name if option.card >= 0 else option.key


def finish(game: Game) -> Game:
    agents = [ExpertPlayer(seat) for seat in range(len(game.state.players))]
    for _ in range(5000):
        if game.decision is None:
            return game
        seat = game.decision.seat
        option = agents[seat].choose(game, seat)
        assert option.key != "cancel"  # who calls off what he began may begin it again, for ever
        game.choose(option, seat)
    raise AssertionError("the game does not end")


# -- the opening hand -----------------------------------------------------------------------------
def opening(scenario: str, deck: Deck | str, seed: int) -> tuple[set[str], str]:
    """The names of an opening hand, and what the expert says to it."""
    game = new_game(scenario, (deck,), edition="revised", seed=seed)
    names = {game.state.cards[card].face.name for card in game.state.zones[HANDS[0]]}
    return names, ExpertPlayer().choose(game).key


def test_alone_on_the_river_it_looks_for_what_lowers_its_threat() -> None:
    river = "journey-along-the-anduin"
    best = {"The Galadhrim's Greeting", "Gandalf"}
    good = best | {"Steward of Gondor", "Faramir", "Northern Tracker"}
    hands = [opening(river, ALONE[river], seed) for seed in range(60)]
    assert {said for names, said in hands if best <= names} == {"keep"}
    assert {said for names, said in hands if not good & names} == {"mulligan"}


def test_a_hand_is_kept_if_another_would_be_no_better() -> None:
    """Kept out of a deck that has nothing better, thrown back where something is to be hoped for."""
    leadership = "grim-resolve common-cause for-gondor ever-vigilant"
    lore = "lore-of-imladris gandalfs-search beorns-hospitality dark-knowledge secret-paths"
    tactics = "stand-together rain-of-arrows thicket-of-spears swift-strike quick-strike"
    useless = {code: 3 for code in f"{leadership} {lore} {tactics} fortune-or-fate will-of-the-west".split()}
    heroes = ("aragorn", "theodred", "gloin")
    poor = Deck("nothing to hope for", heroes, {**useless, "strength-of-will": 2})
    rich = Deck("three stewards", heroes, {**useless, "steward-of-gondor": 3})
    assert {opening(SCENARIOS[0], poor, seed)[1] for seed in range(20)} == {"keep"}
    hands = [opening(SCENARIOS[0], rich, seed) for seed in range(40)]
    assert {said for names, said in hands if "Steward of Gondor" in names} == {"keep"}
    assert {said for names, said in hands if "Steward of Gondor" not in names} == {"mulligan"}


# -- whole games ----------------------------------------------------------------------------------
def test_equal_views_give_equal_answers_whatever_was_asked_before() -> None:
    game, other = new_game(seed=3), new_game(seed=3)
    kept = ExpertPlayer(1)
    while game.decision is not None:
        seat = game.decision.seat
        chosen = kept.choose(game, seat)
        assert ExpertPlayer(1).choose(other, seat).key == chosen.key
        game.choose(chosen, seat)
        other.choose(chosen.key, seat)
    assert game.digest == other.digest


def test_looking_changes_nothing() -> None:
    game = new_game(decks=("lore", "tactics"), seed=5)
    before = game.digest
    ExpertPlayer().choose(game)
    assert game.digest == before


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("edition", ["revised", "original"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_every_scenario_to_its_end(scenario: str, edition: str, seats: int) -> None:
    decks = ("leadership", "spirit", "tactics", "lore")[:seats]
    assert finish(new_game(scenario, decks, edition, seed=seats)).outcome is not None


@pytest.mark.parametrize("mode", ["easy", "basic", "nightmare"])
def test_it_plays_every_mode_to_its_end(mode: str) -> None:
    assert finish(new_game(mode=mode, seed=2)).outcome is not None


def test_two_starters_win_the_first_scenario_often() -> None:
    games = [finish(new_game(decks=("leadership", "spirit"), seed=seed)) for seed in range(10)]
    assert sum(game.outcome is not None and game.outcome.won for game in games) >= 4


# -- judgement ------------------------------------------------------------------------------------
def test_threat_weighs_more_the_higher_it_is() -> None:
    game = new_game(seed=1)
    assert game.decision is not None
    board = Board(game, game.decision)
    assert raised(board, 29, 1) < raised(board, 44, 1) < raised(board, 49, 1)


# -- fighting -------------------------------------------------------------------------------------
def test_feint_goes_to_the_attacker_that_would_hurt_most() -> None:
    t = table(
        hero=["Gimli", "Legolas"], engaged=["Black Forest Bats", "Hill Troll"], hand=["Feint"], resources=2,
        phase="combat",
    )  # fmt: skip
    t.to("action")
    assert card_of(t, answer(t)) == "Feint"
    t.game.choose(answer(t))
    while t.game.decision is not None and t.game.decision.kind == "cost":
        t.game.choose(answer(t))
    assert t.game.decision is not None and t.game.decision.kind == "choose"
    assert card_of(t, answer(t)) == "Hill Troll"


def test_feint_is_kept_when_there_is_nothing_to_fear() -> None:
    t = table(hero=["Gimli", "Legolas"], engaged="Black Forest Bats", hand=["Feint"], resources=2, phase="combat")
    t.to("action")
    assert answer(t).key == "pass"


def test_a_strong_hero_defends_what_cannot_hurt_him() -> None:
    t = table(hero=["Aragorn", "Théodred"], engaged="Black Forest Bats", phase="combat")
    t.to("defend")
    assert card_of(t, answer(t)) in ("Aragorn", "Théodred")


def test_a_cheap_ally_dies_in_place_of_a_hero() -> None:
    t = table(hero=["Éowyn", "Eleanor"], allies="Snowbourn Scout", engaged="Marsh Adder", phase="combat")
    t.to("defend")
    assert card_of(t, answer(t)) == "Snowbourn Scout"


def test_damage_goes_where_nobody_dies_of_it() -> None:
    t = table(hero=["Aragorn", "Théodred"], engaged="Wargs", phase="combat")
    t.game.adjust(card=t["Théodred"].id, damage=2)
    t.to("defend")
    t.game.choose("undefended")
    t.to("damage")
    assert card_of(t, answer(t)) == "Aragorn"


def test_attackers_are_no_more_than_it_takes() -> None:
    t = table(hero=["Legolas", "Gimli", "Thalin"], engaged="Goblin Sniper", phase="combat")
    t.to("attack")
    t.game.choose(answer(t))
    picked = []
    while t.game.decision is not None and t.game.decision.kind == "attackers":
        option = answer(t)
        picked.append(card_of(t, option))
        t.game.choose(option)
    assert len([name for name in picked if name != "done"]) == 1
    assert t["Goblin Sniper"].place == "encounter-discard"


def test_whom_it_attacked_already_is_no_part_of_the_plan() -> None:
    """It declared an attack for those left to it and called it off again, without end: they were meant for another."""
    brute = made_up("Brute", "enemy", attack=6, defense=1, hit_points=3, engagement=45, threat=2)
    wretch = made_up("Wretch", "enemy", attack=2, defense=0, hit_points=2, engagement=45, threat=2)
    t = table(
        player(heroes=["Gimli", "Aragorn"], allies=["Snowbourn Scout", "Faramir"], engaged=[brute, wretch]),
        player(heroes=["Legolas"]),
        edition="original", phase="combat",
    )  # fmt: skip
    for name in ("Snowbourn Scout", "Faramir"):
        t.to("defend")
        t.game.choose(f"defend:{t[name].id}", 0)
    t.to("attack")
    t.game.choose(f"attack:{t[brute].id}", 0)
    t.game.choose(f"attacker:{t['Gimli'].id}", 0)
    t.game.choose("done", 0)
    t.to("attack")
    assert t[brute].place == "engaged:0" and answer(t).card == t[wretch].id
    t.game.choose(answer(t), 0)
    assert card_of(t, answer(t)) == "Aragorn"


def test_an_attack_out_of_turn_is_on_whom_it_can_kill() -> None:
    """Quick Strike asks for an enemy while no turn of attacks is under way."""
    wretch = made_up("Wretch", "enemy", attack=2, defense=0, hit_points=2, engagement=45, threat=2)
    brute = made_up("Brute", "enemy", attack=6, defense=3, hit_points=9, engagement=45, threat=2)
    t = table(hero=["Gimli", "Legolas"], engaged=[brute, wretch], hand="Quick Strike", resources=2, phase="combat")
    t.game.choose(f"play:{t['Quick Strike'].id}")
    while t[wretch].place == "engaged:0":
        t.game.choose(answer(t))
        assert t.game.decision is not None and t.game.decision.kind != "defend"
    assert t[wretch].place == "encounter-discard" and t[brute].damage == 0


# -- questing, travelling -------------------------------------------------------------------------
def test_nobody_stays_at_home_when_nothing_threatens() -> None:
    t = table(hero=["Éowyn", "Eleanor"], staging=["Great Forest Web", "Great Forest Web"], phase="quest")
    t.to("commit")
    assert card_of(t, answer(t)) == "Éowyn"


def test_who_does_not_help_the_quest_stays_ready() -> None:
    t = table(hero=["Éowyn"], allies="Veteran Axehand", staging=["Old Forest Road"], engaged="Wargs", phase="quest")
    t.to("commit")
    plan = []
    while t.game.decision is not None and t.game.decision.kind == "commit":
        option = answer(t)
        plan.append(card_of(t, option))
        t.game.choose(option)
    assert "Veteran Axehand" not in plan


def plan_of(t: Table) -> list[str]:
    """Who is committed, one after the other."""
    t.to("commit")
    plan = []
    while t.game.decision is not None and t.game.decision.kind == "commit":
        option = answer(t)
        plan.append(card_of(t, option))
        t.game.choose(option)
    return plan


def test_an_ally_who_leaves_at_the_end_of_the_phase_quests_whatever_waits_in_combat() -> None:
    t = table(
        hero=["Aragorn", "Théodred"], hand=["Sneak Attack", "Gandalf"], deck=["Feint"] * 9, resources=1,
        engaged="Hill Troll", staging=["Great Forest Web"], phase="quest",
    )  # fmt: skip
    t.to("action")
    while t.game.decision is not None and t.game.decision.kind != "commit":
        t.game.choose(answer(t))
    assert "Gandalf" in plan_of(t)


def test_a_quest_is_not_failed_so_that_enemies_come() -> None:
    """Weak enemies just above one's threat are no reason to stay at home."""
    t = table(
        hero=["Aragorn", "Théodred", "Glóin"], staging=["Eastern Crows", "Old Forest Road"], threat=27,
        encounter=["The Brown Lands"] * 9, phase="quest",
    )  # fmt: skip
    assert len([name for name in plan_of(t) if name != "done"]) >= 2


def test_fighters_stay_at_home_when_leaving_the_stage_may_bring_the_spiders() -> None:
    def staying(quest: str) -> int:
        t = table(
            hero=["Aragorn", "Théodred", "Éowyn"], quest=quest, threat=34, phase="quest",
            encounter=["Ungoliant's Spawn", *["Old Forest Road"] * 5],
        )  # fmt: skip
        return 3 - len([name for name in plan_of(t) if name != "done"])

    assert staying("A Fork in the Road") > staying("Flies and Spiders")


def test_one_travels_where_the_threat_is() -> None:
    t = table(hero="Aragorn", staging=["Old Forest Road", "The Brown Lands"], phase="travel")
    t.to("travel")
    assert card_of(t, answer(t)) == "The Brown Lands"


# -- cards ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("threat", "word"), [(45, "effect:calm"), (25, "effect:draw_three")])
def test_gandalf_calms_when_threat_is_high_and_draws_when_all_is_well(threat: int, word: str) -> None:
    t = table(hero="Aragorn", hand=["Gandalf"], deck=["Feint"] * 9, resources=5, threat=threat, phase="planning")
    t.to("planning")
    t.game.choose(answer(t))
    t.to("response")
    t.game.choose(answer(t))
    assert answer(t).key == word


@pytest.mark.parametrize(("wounds", "word"), [(6, "effect:strike"), (0, "effect:draw_three")])
def test_gandalf_strikes_the_dangerous_whom_he_kills_and_nobody_else(wounds: int, word: str) -> None:
    t = table(
        hero="Aragorn", hand=["Gandalf"], deck=["Feint"] * 9, resources=5, threat=20, engaged="Hill Troll",
        damage={"Hill Troll": wounds}, phase="planning",
    )  # fmt: skip
    t.to("planning")
    t.game.choose(answer(t))
    t.to("response")
    t.game.choose(answer(t))
    assert answer(t).key == word


@pytest.mark.parametrize(("treachery", "cancelled"), [("Caught in a Web", False), ("The Necromancer's Reach", True)])
def test_eleanor_stands_up_against_the_very_worst_only(treachery: str, cancelled: bool) -> None:
    """Another card comes in place of the one cancelled: a web is borne, a hero's death is not."""
    t = table(hero=["Glóin", "Eleanor"], damage={"Glóin": 3}, encounter=[treachery] * 5, phase="quest")
    t.to("commit")
    t.game.choose(f"commit:{t['Glóin'].id}")
    t.to("response")
    assert (card_of(t, answer(t)) == "Eleanor") is cancelled


@pytest.mark.parametrize(("resources", "worth"), [(1, 1.0), (3, 0.0)])
def test_theodred_quests_for_a_resource_only_where_it_is_wanted(resources: int, worth: float) -> None:
    t = table(hero=["Aragorn", "Théodred"], resources=resources, phase="quest")
    t.to("commit")
    board = Board(t.game, t.game.decisions[0])
    assert bonus(board, board.character(t["Théodred"].id)) == worth


def test_sneak_attack_brings_gandalf_to_the_quest() -> None:
    t = table(
        hero="Aragorn", hand=["Sneak Attack", "Gandalf"], resources=1, staging=["Great Forest Web"], phase="quest"
    )
    t.to("action")
    assert card_of(t, answer(t)) == "Sneak Attack"


@pytest.mark.parametrize(("threat", "first"), [(24, "Northern Tracker"), (46, "The Galadhrim's Greeting")])
def test_the_greeting_waits_for_an_ally_unless_threat_is_high(threat: int, first: str) -> None:
    hand = ["The Galadhrim's Greeting", "Northern Tracker"]
    t = table(hero="Éowyn", hand=hand, resources=4, threat=threat, phase="planning")
    t.to("planning")
    assert card_of(t, answer(t)) == first


def test_the_greeting_keeps_the_troll_away() -> None:
    t = table(
        hero="Éowyn", hand=["The Galadhrim's Greeting"], resources=3, threat=29, staging="Hill Troll", phase="planning"
    )
    t.to("planning")
    assert card_of(t, answer(t)) == "The Galadhrim's Greeting"


def test_another_gandalf_is_no_card_to_throw_away() -> None:
    t = table(hero="Éowyn", allies="Gandalf", hand=["Gandalf", "Will of the West"], phase="quest")
    assert t.game.decision is not None
    board = Board(t.game, t.game.decision)
    gandalf, junk = board.hand
    assert board.name(gandalf) == "Gandalf" and spare(board, gandalf) < spare(board, junk)


def test_an_objective_is_not_claimed_for_fear_of_the_jailor_while_the_quest_can_still_be_won() -> None:
    def claims(allies: list[str]) -> bool:
        t = table(
            hero=["Aragorn", "Théodred", "Glóin"], allies=allies, quest="The Necromancer's Tower", phase="quest",
            staging=["Dungeon Jailor", "Gandalf's Map", "Enchanted Stream"], encounter=["Necromancer's Pass"] * 9,
            resources=0,
        )  # fmt: skip
        t.to("commit")
        while t.game.decision is not None and t.game.decision.kind == "commit":
            heroes = [one for one in t.game.decision.options if card_of(t, one) not in ("Faramir", "done")]
            t.game.choose(heroes[0] if heroes else "done")
        t.to("quest.staging")
        return card_of(t, answer(t)) == "Gandalf's Map"

    assert claims([]) and not claims(["Faramir"])


def test_steward_of_gondor_comes_before_an_ally() -> None:
    t = table(hero="Aragorn", hand=["Guard of the Citadel", "Steward of Gondor"], resources=2, phase="planning")
    t.to("planning")
    assert card_of(t, answer(t)) == "Steward of Gondor"


def test_wounds_are_healed_once_everything_else_is_paid_for() -> None:
    t = table(hero=["Glorfindel", "Denethor"], resources=2, phase="planning")
    t.game.adjust(card=t["Denethor"].id, damage=2)
    t.to("planning")
    assert answer(t).key == "pass"
    t.to("quest.begin")
    assert card_of(t, answer(t)) == "Glorfindel"


def test_the_greeting_goes_to_whoever_is_nearest_the_limit() -> None:
    t = table(
        player(heroes=["Éowyn"], hand=["The Galadhrim's Greeting"], resources=3, threat=20),
        player(heroes=["Aragorn"], threat=47),
        phase="planning",
    )
    t.to("planning")
    while t.game.decision is not None and t.game.decision.kind != "player":
        t.game.choose(answer(t))
    assert answer(t).seat == 1


# -- what a person would not overlook -------------------------------------------------------------
def seen(t: Table) -> Board:
    assert t.game.decision is not None
    return Board(t.game, t.game.decision)


def test_heroes_are_spared_less_where_time_is_what_is_lacking() -> None:
    """Who escapes from the Necromancer cannot wait until everybody is whole; on the river one waits a little."""

    def price(quest: str) -> float:
        t = table(hero=["Aragorn", "Théodred", "Glóin"], quest=quest, phase="planning")
        board = seen(t)
        return hurt(board, board.me.heroes[0], 4)

    assert 0 < price("The Necromancer's Tower") < price("To the River...") < price("Flies and Spiders")
    assert price("The Necromancer's Tower") < price("Flies and Spiders") / 2


def test_on_the_river_nobody_holds_back_for_the_unforeseen() -> None:
    def brings(quest: str) -> float:
        t = table(hero=["Aragorn", "Glóin"], quest=quest, phase="quest").to("commit")
        return Commitment(seen(t)).bonus[t["Glóin"].id]

    assert brings("To the River...") == brings("Anduin Passage") == brings("Flies and Spiders") + USUAL.tired


@pytest.mark.parametrize(("quest", "played"), [("Flies and Spiders", False), ("The Necromancer's Tower", True)])
def test_nothing_is_kept_back_where_one_ally_a_round_is_all(quest: str, played: bool) -> None:
    """Elsewhere the last resource waits for the wizard's surprise."""
    hand = ["Guard of the Citadel", "Sneak Attack", "Gandalf"]
    t = table(hero="Aragorn", hand=hand, resources=2, quest=quest, phase="planning").to("planning")
    assert (card_of(t, answer(t)) == "Guard of the Citadel") is played


@pytest.mark.parametrize(("fallen", "played"), [([], False), (["Gandalf"], False), (["Snowbourn Scout"], True)])
def test_stand_and_fight_brings_back_whoever_is_worth_a_card(fallen: list[str], played: bool) -> None:
    t = table(hero="Éowyn", hand=["Stand and Fight"], discard=fallen, resources=2, phase="planning")
    t.to("planning")
    assert (card_of(t, answer(t)) == "Stand and Fight") is played


@pytest.mark.parametrize(("jailor", "given"), [("Dungeon Jailor", True), ("Endless Caverns", False)])
def test_eowyn_gives_a_good_card_for_an_objective_but_not_for_a_little_threat(jailor: str, given: bool) -> None:
    t = table(
        hero="Éowyn", hand=["Northern Tracker"], quest="The Necromancer's Tower", phase="quest",
        staging=[jailor, "Gandalf's Map", "Endless Caverns"], encounter=["Necromancer's Pass"] * 9,
    ).to("commit")  # fmt: skip
    t.game.choose(f"commit:{t['Éowyn'].id}")
    t.to("quest.staging")
    board = seen(t)
    assert board.willpower == board.staging_threat - 1
    assert (card_of(t, answer(t)) == "Éowyn") is given


def test_eowyn_gives_not_even_a_useless_card_for_one_more_progress() -> None:
    t = table(
        hero="Éowyn", hand=["Will of the West"], quest="Flies and Spiders", phase="quest",
        encounter=["Necromancer's Pass"] * 9,
    ).to("commit")  # fmt: skip
    t.game.choose(f"commit:{t['Éowyn'].id}")
    t.to("quest.staging")
    assert seen(t).willpower > seen(t).staging_threat
    assert answer(t).key == "pass"


def test_a_fallen_hero_bears_no_second_attack() -> None:
    t = table(hero=["Éowyn", "Aragorn"], engaged="Wargs", phase="combat")
    t.to("defend")
    board = seen(t)
    side, foe = board.me, board.me.foes[0]
    fallen = {hero.id: hero.left for hero in side.heroes if hero.name == "Éowyn"}
    assert undefended_cost(board, foe, side, fallen) >= undefended_cost(board, foe, side, {}) > 0
    assert undefended_cost(board, foe, side, {hero.id: hero.left for hero in side.heroes}) >= USUAL.nobody_left


def test_an_enemy_about_to_fall_is_not_sent_back() -> None:
    def gain(damage: int, exhausted: list[str]) -> float:
        t = table(
            hero=["Éowyn", "Legolas", "Gimli"], allies="Snowbourn Scout", engaged="Hill Troll", resources=2,
            hand=["A Light in the Dark"], exhausted=exhausted, damage={"Hill Troll": damage}, phase="combat",
        )  # fmt: skip
        t.to("action")
        return sending_back(seen(t))[t["Hill Troll"].id]

    assert gain(7, []) < 0 < gain(0, ["Legolas", "Gimli", "Snowbourn Scout"])


def test_a_sentinel_whose_blow_is_needed_at_home_does_not_defend_others() -> None:
    def defends(damage: int) -> bool:
        t = table(
            player(heroes=["Éowyn", "Eleanor"], engaged="Eastern Crows"),
            player(heroes=["Aragorn", "Théodred"], allies="Snowbourn Scout", engaged="Hill Troll"), phase="combat",
            exhausted=["Éowyn", "Eleanor"], damage={"Hill Troll": damage},
        )  # fmt: skip
        t.to("defend")
        while t.game.decision is not None and t.game.decision.seat == 0:
            t.game.choose("undefended")
        return card_of(t, answer(t, 1)) == "Aragorn"

    assert not defends(7)


def test_who_quests_beside_theodred_may_fight_as_well() -> None:
    t = table(hero=["Aragorn", "Théodred"], resources=0, engaged="Wargs", staging="Wargs", threat=25, phase="quest")
    t.to("commit")
    quest = Commitment(seen(t))
    both = frozenset({t["Aragorn"].id, t["Théodred"].id})
    quest.theodred = -1
    alone = Commitment.worth(quest, both)
    assert Commitment(seen(t)).worth(both) > alone


@pytest.mark.rule("P3.10")
@pytest.mark.parametrize(("done", "wins"), [(15, True), (14, False)])
def test_treasures_claimed_in_the_finished_caverns_win_with_the_last_stretch(done: int, wins: bool) -> None:
    """Claimed before the quest is resolved, they bring it to the last stage; what finishes a stage is lost beyond."""
    t = table(
        hero=["Éowyn", "Aragorn", "Legolas"], allies=["Faramir", "Gandalf"], quest="Through the Caverns", threat=20,
        stages=["Out of the Dungeons"], staging=[*TREASURES], progress={"Through the Caverns": done}, phase="quest",
        encounter=["Enchanted Stream"] * 9,
    ).to("commit")  # fmt: skip
    t.state.notes.update(captured=1, rescued=1)
    board = seen(t)
    enough = board.quest_left + LAST_STRETCH
    assert (progress(board, enough) >= progress(board, enough - 1) + USUAL.game) is wins
    while t.won is None and t.state.round == 1:
        t.game.choose(answer(t))
    assert (t.won is True) is wins


def test_damage_on_whoever_quests_is_as_bad_as_what_it_does() -> None:
    def bad(committed: str) -> float:
        t = table(hero=["Éowyn", "Aragorn"], committed=committed, damage={"Éowyn": 1}, phase="quest")
        t.to("commit")
        return severity(seen(t), "Dol Guldur Orcs")

    assert bad("Éowyn") > bad("Aragorn") > 0


@pytest.mark.rule("P2.2")
def test_who_needs_a_resource_of_his_own_does_not_pay_the_last_one() -> None:
    """What was promised a pick ago still lies in the pool, and is not there to be spent."""
    t = table(hero=["Aragorn", "Théodred"], hand=["Faramir"], deck=["Feint"] * 9, resources=2, phase="planning")
    t.state.add_resources(t["Aragorn"].id, 2)
    expert = ExpertPlayer()
    t.choose("Faramir", kind="play")
    while t.game.decision is not None and t.game.decision.kind == "cost":
        t.game.choose(expert.choose(t.game))
    assert [t[name].resources for name in ("Aragorn", "Théodred")] == [1, 1]


@pytest.mark.parametrize(("location", "goes"), [("Tower Gate", "stay"), ("Endless Caverns", "Endless Caverns")])
def test_nobody_travels_to_the_gate_whose_guards_come_upon_everybody(location: str, goes: str) -> None:
    t = table(
        player(heroes=["Aragorn", "Glóin"]), player(heroes=["Éowyn", "Dúnhere"]), staging=location, phase="travel",
        quest="The Necromancer's Tower",
    )  # fmt: skip
    t.to("travel")
    assert card_of(t, answer(t)) == goes


@pytest.mark.parametrize(("ally", "played"), [("Lórien Guide", False), ("Northern Tracker", True)])
def test_a_small_ally_does_not_take_the_one_place_from_somebody_who_can_pay_for_a_great_one(
    ally: str, played: bool
) -> None:
    """The players together may play one a round in Dol Guldur."""
    t = table(
        player(heroes=["Éowyn", "Dúnhere", "Eleanor"], hand=ally, resources=3), player(heroes="Aragorn", resources=4),
        quest="The Necromancer's Tower", phase="planning",
    )  # fmt: skip
    t.to("planning")
    assert (card_of(t, answer(t)) == ally) is played


def test_with_courage_a_hero_gets_up_before_one_chooses_whom_to_engage() -> None:
    t = table(
        hero="Gimli", attached={"Gimli": "Unexpected Courage"}, staging="Black Forest Bats", phase="travel", threat=1,
    )  # fmt: skip
    t.state.exhaust(t["Gimli"].id)
    t.until(lambda now: now.can("Unexpected Courage"))
    assert card_of(t, answer(t)) == "Unexpected Courage"
