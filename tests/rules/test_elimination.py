"""Elimination: when, what becomes of the cards, the first player, lent heroes (rules X)."""

from __future__ import annotations

import pytest

from wilderland.language import (
    ANYONE,
    ATTACKING_ENEMY,
    EACH_PLAYER,
    FIRST_PLAYER,
    IT,
    NEXT_PLAYER,
    OTHER_PLAYERS,
    SELF,
    THEM,
    YOU,
    action,
    after,
    choose,
    choose_player,
    claim,
    deal,
    each_player,
    eliminate,
    engage,
    forced,
    give_control,
    heroes,
    raise_threat,
    raise_your_threat,
    says,
    shadow,
    shuffle_into_deck,
    when_revealed,
)
from wilderland.model.kinds import ELIMINATION_LEVEL
from wilderland.testing import TestTable, made_up, player, table

QUITTER = made_up("Quitter", "ally", action(raise_threat(50, of=YOU)), hit_points=1)
"""An ally whose action eliminates its controller."""
SLAYER = made_up("Slayer", "ally", action(choose(heroes, deal(9, to=IT))), hit_points=1)
LENDER = made_up(
    "Lender", "ally", action(choose(heroes.yours, choose_player(give_control(IT), among=OTHER_PLAYERS))), hit_points=1
)
LOST = made_up("Lost Way", "ally", action(choose(heroes.yours, shuffle_into_deck(IT))), hit_points=1)
FOE = made_up("Foe", "enemy", attack=2, engagement=45, hit_points=9, threat=1)
GLOOM = made_up("Gloom", "treachery", when_revealed(raise_threat(30, of=FIRST_PLAYER)))
WORRY = made_up("Worry", "treachery", when_revealed(raise_threat(1, of=FIRST_PLAYER)))


def out(t: TestTable) -> list[int]:
    """Who has been eliminated."""
    return [one.seat for one in t.state.players if one.eliminated]


# -- X1 when a player is eliminated -------------------------------------------------------------
@pytest.mark.rule("X1")
@pytest.mark.parametrize(("amount", "eliminated"), [(9, []), (10, [0]), (11, [0])])
def test_a_player_is_out_at_once_when_the_threat_reaches_fifty(amount: int, eliminated: list[int]) -> None:
    fret = made_up("Fret", "ally", action(raise_threat(amount, of=YOU)), hit_points=1)
    t = table(player(heroes="Gimli", allies=fret, threat=40), player(heroes="Éowyn")).use(fret, seat=0)
    assert out(t) == eliminated
    assert t["Gimli"].place == ("discard:0" if eliminated else "play:0")


@pytest.mark.rule("X1")
def test_also_when_a_cost_raised_it() -> None:
    fret = made_up("Fret", "ally", action(deal(1, to=SELF), cost=raise_your_threat(1)), hit_points=3)
    t = table(player(heroes="Gimli", allies=fret, threat=49), player(heroes="Éowyn")).use(fret, seat=0)
    assert out(t) == [0]


@pytest.mark.rule("X1")
def test_an_effect_may_set_another_level() -> None:
    frail = made_up("Frailty", "ally", says(ELIMINATION_LEVEL, None, value=-10), hit_points=1)
    fret = made_up("Fret", "ally", action(raise_threat(1, of=EACH_PLAYER)), hit_points=1)
    seats = (player(heroes="Gimli", allies=[frail, fret], threat=38), player(heroes="Éowyn", threat=39))
    assert out(table(*seats).use(fret, seat=0)) == [1]


@pytest.mark.rule("X1")
def test_a_player_is_out_at_once_when_all_heroes_are_destroyed_and_not_before() -> None:
    seats = (player(heroes=["Gimli", "Thalin"], allies="Veteran Axehand"), player(heroes="Éowyn", allies=SLAYER))
    t = table(*seats, first=1).use(SLAYER, "Gimli", seat=1)
    assert out(t) == []
    t.use(SLAYER, "Thalin", seat=1)
    assert out(t) == [0] and t["Veteran Axehand"].place == "discard:0"


@pytest.mark.rule("X1")
def test_a_card_may_eliminate_a_player() -> None:
    exile = made_up("Exile", "ally", action(choose_player(eliminate(of=THEM))), hit_points=1)
    t = table(player(heroes="Gimli", allies=exile), player(heroes="Éowyn")).use(exile, "player:1", seat=0)
    assert out(t) == [1] and t["Éowyn"].place == "discard:1"


@pytest.mark.rule("X1", "G3")
def test_the_players_lose_when_all_are_eliminated() -> None:
    dread = made_up("Dread", "ally", action(raise_threat(50, of=EACH_PLAYER)), hit_points=1)
    t = table(player(heroes="Gimli", allies=dread), player(heroes="Éowyn")).use(dread, seat=0)
    assert t.won is False and out(t) == [0, 1]


# -- X2 what becomes of everything --------------------------------------------------------------
@pytest.mark.rule("X2")
@pytest.mark.parametrize(("edition", "deck"), [("original", "discard:0"), ("revised", "deck:0")])
def test_hand_and_controlled_cards_are_discarded_the_deck_in_the_original_only(edition: str, deck: str) -> None:
    loser = player(
        heroes=["Gimli", "Aragorn"],
        allies=QUITTER,
        attached={"Aragorn": "Steward of Gondor"},
        hand=["Feint", "Gandalf"],
        deck=["Beorn"],
    )
    t = table(loser, player(heroes="Éowyn"), edition=edition).use(QUITTER, seat=0)
    gone = ["Gimli", "Aragorn", "Quitter", "Steward of Gondor", "Feint", "Gandalf"]
    assert {t[name].place for name in gone} == {"discard:0"}
    assert t["Beorn"].place == deck


@pytest.mark.rule("X2")
def test_what_others_own_goes_to_their_piles_and_what_others_control_stays() -> None:
    loan = made_up("Loan", "ally", action(choose_player(give_control(SELF), among=OTHER_PLAYERS)), hit_points=1)
    seats = (
        player(heroes="Gimli", allies=[QUITTER, "Wandering Took"], threat=20),
        player(heroes="Éowyn", allies=loan),
    )
    t = table(*seats).to("quest.begin").use("Wandering Took", seat=0).use(loan, seat=1)
    assert (t["Wandering Took"].place, t[loan].place) == ("play:1", "play:0")
    t.use(QUITTER, seat=0)
    assert t[loan].place == "discard:1"
    assert t["Wandering Took"].place == "play:1"


@pytest.mark.rule("X2")
def test_an_attachment_given_to_another_players_hero_stays_there() -> None:
    seats = (player(heroes="Éowyn"), player(heroes="Aragorn", allies=QUITTER, hand="Steward of Gondor", resources=2))
    t = table(*seats, first=1).play("Steward of Gondor", "Éowyn", seat=1).use(QUITTER, seat=1)
    assert out(t) == [1]
    assert t["Steward of Gondor"].hosted_by == "Éowyn"


@pytest.mark.rule("X2")
def test_engaged_enemies_return_to_staging_with_their_damage_and_attachments() -> None:
    loser = player(heroes="Gimli", allies=QUITTER, engaged=FOE)
    t = table(loser, player(heroes="Beravor", attached={"Foe": "Forest Snare"}), damage={"Foe": 4})
    t.use(QUITTER, seat=0)
    assert t[FOE].place == "staging" and t[FOE].damage == 4
    assert t["Forest Snare"].hosted_by == "Foe"


@pytest.mark.rule("X2")
def test_their_own_attachments_on_those_enemies_stay_too() -> None:
    loser = player(heroes="Gimli", allies=QUITTER, engaged=FOE, attached={"Foe": "Forest Snare"})
    t = table(loser, player(heroes="Beravor")).use(QUITTER, seat=0)
    assert t[FOE].place == "staging" and t["Forest Snare"].hosted_by == "Foe"


@pytest.mark.rule("X2", "O2")
def test_a_claimed_objective_returns_to_staging() -> None:
    lamp = made_up("Lamp", "objective", action(choose(heroes.yours, claim(to=IT)), by=ANYONE))
    t = table(player(heroes="Gimli", allies=QUITTER), player(heroes="Éowyn"), staging=lamp)
    t.use(lamp, seat=0)
    assert t[lamp].hosted_by == "Gimli"
    t.use(QUITTER, seat=0)
    assert t[lamp].place == "staging" and t[lamp].controller == -1


@pytest.mark.rule("X2")
def test_encounter_cards_on_their_characters_go_to_the_encounter_discard() -> None:
    loser = player(heroes="Gimli", allies=QUITTER, attached={"Gimli": "Caught in a Web"})
    t = table(loser, player(heroes="Éowyn")).use(QUITTER, seat=0)
    assert t["Caught in a Web"].place == "encounter-discard"


@pytest.mark.rule("X2", "Q25")
def test_the_others_go_on_and_reveal_one_card_fewer_from_the_next_staging_on() -> None:
    seats = (player(heroes="Gimli", threat=25), player(heroes="Aragorn", threat=10))
    t = table(*seats, encounter=[GLOOM, *[WORRY] * 5], phase="quest", skip_empty_windows=False)
    t.to("quest.staging")
    assert out(t) == [0] and t.won is None
    assert len(t.log("log-reveal")) == 2
    t.to("refresh").to("quest.staging")
    assert len(t.log("log-reveal")) == 3


@pytest.mark.rule("X1", "X2", "P6.9")
def test_an_elimination_in_the_middle_of_an_attack_ends_it() -> None:
    curse = made_up("Curse", "treachery", shadow(raise_threat(40, of=YOU)))
    other = made_up("Other", "enemy", attack=2, engagement=30, hit_points=9, threat=1)
    seats = (player(heroes="Gimli", engaged=FOE), player(heroes="Aragorn", engaged=other))
    t = table(*seats, encounter=[curse], phase="combat", skip_empty_windows=False)
    t.to("defend").defend("Gimli")
    t.until(lambda t: t.state.step == "combat.end")
    assert out(t) == [0] and t[FOE].place == "staging"
    assert len(t.log("log-attack-damage")) == 1 and t["Aragorn"].damage == 2


@pytest.mark.rule("X1", "X2")
def test_an_elimination_in_the_middle_of_committing_takes_the_characters_off_the_quest() -> None:
    doomed = made_up(
        "Doomed One", "hero", forced(after.commits(SELF), raise_threat(50, of=YOU)), willpower=4, hit_points=3
    )
    seats = (player(heroes=[doomed, "Gimli"]), player(heroes="Aragorn"))
    t = table(*seats, phase="quest")
    t.choose(doomed, "Gimli", seat=0)
    assert out(t) == [0] and list(t.game.decisions) == [1]
    t.commit("Aragorn", seat=1).until(lambda t: bool(t.log("log-quest")))
    assert dict(t.log("log-quest")[0].args)["willpower"] == 2


# -- X3 the first player ------------------------------------------------------------------------
@pytest.mark.rule("X3", "F1.30")
def test_the_token_of_an_eliminated_first_player_passes_clockwise_at_once() -> None:
    seats = (player(heroes="Gimli", threat=25), player(heroes="Aragorn", threat=10), player(heroes="Éowyn", threat=10))
    t = table(*seats, encounter=[GLOOM, WORRY, WORRY, GLOOM], phase="quest", skip_empty_windows=False)
    t.to("quest.staging")
    assert out(t) == [0] and t.state.first == 1
    assert (t.threat(1), t.threat(2)) == (12, 10)


@pytest.mark.rule("X3", "F1.30")
def test_it_passes_over_those_already_out() -> None:
    seats = (player(heroes="Gimli"), player(heroes="Aragorn", allies=QUITTER), player(heroes="Éowyn", allies=QUITTER))
    t = table(*seats, first=1, skip_empty_windows=False)
    t.game.concede(2)
    t.use(QUITTER, seat=1)
    assert t.state.first == 0


@pytest.mark.rule("X3")
def test_the_token_stays_when_another_player_is_eliminated() -> None:
    seats = (player(heroes="Gimli"), player(heroes="Aragorn", allies=QUITTER), player(heroes="Éowyn"))
    t = table(*seats, skip_empty_windows=False).pass_(0).use(QUITTER, seat=1)
    assert out(t) == [1] and t.state.first == 0


# -- X4 heroes that are not destroyed -----------------------------------------------------------
@pytest.mark.rule("X4", "Q38")
def test_a_player_whose_last_hero_was_shuffled_into_the_deck_is_not_eliminated() -> None:
    t = table(player(heroes="Gimli", allies=LOST), player(heroes="Éowyn")).use(LOST, seat=0)
    assert t["Gimli"].place == "deck:0" and out(t) == []


@pytest.mark.rule("X4", "Q49")
def test_a_hero_lent_to_another_player_keeps_its_owner_in_the_game() -> None:
    seats = (player(heroes=["Gimli", "Thalin"], allies=LENDER), player(heroes="Éowyn", allies=SLAYER))
    t = table(*seats).use(LENDER, "Gimli", seat=0)
    assert t["Gimli"].place == "play:1"
    t.to("quest.begin").use(SLAYER, "Thalin", seat=1)
    assert out(t) == []
    t.use(SLAYER, "Gimli", seat=1)
    assert out(t) == [0] and t["Gimli"].place == "discard:0"


# -- X5 the next player -------------------------------------------------------------------------
PASSED_ON = made_up("Passed On", "treachery", shadow(each_player(engage(ATTACKING_ENEMY), among=NEXT_PLAYER)))
RUMOUR = made_up("Rumour", "treachery", when_revealed(raise_threat(5, of=NEXT_PLAYER)))


@pytest.mark.rule("X5", "F1.46")
def test_alone_there_is_no_next_player() -> None:
    deck = [RUMOUR, PASSED_ON]
    t = table(hero="Gimli", threat=10, encounter=deck, engaged=FOE, phase="quest", skip_empty_windows=False)
    t.to("quest.staging")
    assert t.threat() == 10
    t.to("combat.enemy.3")
    assert t[FOE].place == "engaged:0" and t.log("log-engage") == []


@pytest.mark.rule("X5")
@pytest.mark.parametrize(("gone", "raised"), [(None, 1), (1, 2)])
def test_with_others_it_is_the_next_still_in_the_game(gone: int | None, raised: int) -> None:
    seats = tuple(player(heroes=hero, threat=10) for hero in ("Gimli", "Aragorn", "Éowyn"))
    t = table(*seats, encounter=[RUMOUR, *["Forest Gate"] * 5], phase="planning", skip_empty_windows=False)
    if gone is not None:
        t.game.concede(gone)
    t.to("quest.staging")
    assert [seat for seat in (0, 1, 2) if t.threat(seat) == 15] == [raised]
