"""S: decks and heroes, threat, the first player, hands, the quest deck, what happens during setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import wilderland as wl
from wilderland.cards.catalogue import catalogue
from wilderland.errors import IllegalChoice
from wilderland.game import Game
from wilderland.kernel.run import run
from wilderland.language import (
    EACH_PLAYER,
    YOU,
    characters,
    choose,
    encounter_deck,
    first_of,
    heroes,
    modify,
    raise_threat,
    reveal,
    seq,
    setup_text,
    until_end_of_round,
    when_revealed,
)
from wilderland.model.face import Face
from wilderland.model.kinds import (
    CANNOT_COMMIT,
    ENCOUNTER_DECK,
    END_OF_PHASE,
    END_OF_ROUND,
    HERO,
    OBJECTIVE,
    QUEST,
    RESOURCE,
    SETUP,
    zone_name,
)
from wilderland.model.rng import streams
from wilderland.model.state import State, Table
from wilderland.rules.editions import EDITIONS, MODES
from wilderland.rules.setup import lay_out
from wilderland.scenarios import scenario
from wilderland.testing import MadeUp, TestTable, made_up, table
from wilderland.testing.made_up import QUIET

DECKS = ["leadership", "tactics", "spirit", "lore"]


def begin(*decks: str, **more: object) -> TestTable:
    return TestTable(wl.new_game(decks=decks or ("leadership",), **more))  # type: ignore[arg-type]


def keep_all(t: TestTable) -> TestTable:
    while t.decision is not None and t.decision.kind == "mulligan":
        t.choose("keep")
    return t


def set_up(
    quests: Sequence[MadeUp | str],
    encounter: Sequence[MadeUp | str],
    *seats: Sequence[str],
    cards: Sequence[str] = ("Feint",) * 10,
    first: int = 0,
) -> TestTable:
    """A game of one's own quest and encounter cards, from its setup on; every player has these cards."""
    made = [card for card in (*quests, *encounter, QUIET) if isinstance(card, MadeUp)]
    known = catalogue("revised").extended(
        {card.name: card.facts for card in made}.values(), {card.name: card.text for card in made}.values()
    )

    def faces(names: Sequence[MadeUp | str]) -> list[Face]:
        found = [known.find(name if isinstance(name, str) else name.name) for name in names]
        return [known.faces[face.code.partition("+")[0]] for face in found]

    rules = Table(known, scenario("passage-through-mirkwood"), EDITIONS["revised"], MODES["standard"], False)
    state = State(rules, len(seats), streams(3))
    lay_out(state, [(faces(names), faces(cards)) for names in seats], faces(encounter), faces(quests), first)
    run(state)
    return TestTable(Game(None, state))


# -- S1 decks -----------------------------------------------------------------------------------
@pytest.mark.rule("S1")
def test_heroes_and_quest_cards_are_in_no_deck() -> None:
    t = begin("leadership", "tactics")
    for deck in ("deck:0", "deck:1", "encounter-deck"):
        kinds = {card.printed.kind for card in t.state.cards if zone_name(card.zone) == deck}
        assert kinds
        assert not kinds & {HERO, QUEST}


@pytest.mark.rule("S1")
@pytest.mark.parametrize("deck", ["deck:0", "deck:1", "encounter-deck"])
def test_every_deck_is_shuffled(deck: str) -> None:
    orders = {tuple(begin("leadership", "tactics", seed=seed).order(deck)) for seed in range(4)}
    assert len(orders) == 4
    contents = {tuple(sorted(order)) for order in orders}
    if deck == "encounter-deck":
        assert len(contents) == 1


@pytest.mark.rule("S1")
def test_decks_are_shuffled_each_by_itself() -> None:
    alone = begin("leadership", seed=5)
    together = begin("leadership", "tactics", "spirit", seed=5)
    assert alone.order("encounter-deck") == together.order("encounter-deck")
    assert alone.order("deck:0") == together.order("deck:0")


@pytest.mark.rule("S1")
def test_the_same_seed_gives_the_same_decks() -> None:
    assert begin(seed=9).order("deck:0") == begin(seed=9).order("deck:0")


@pytest.mark.rule("S1")
def test_objectives_are_shuffled_into_the_encounter_deck() -> None:
    lamp = made_up("Lamp", "objective")
    way = made_up("The Way", "quest", quest_points=5)
    t = set_up([way], [lamp] * 3 + [QUIET] * 9, ["Gimli"])
    deck = t.state.zones[ENCOUNTER_DECK]
    kinds = [t.state.cards[card].printed.kind for card in deck]
    assert kinds.count(OBJECTIVE) == 3
    assert [kind == OBJECTIVE for kind in kinds] != [True] * 3 + [False] * 9


# -- S2 heroes and threat -----------------------------------------------------------------------
@pytest.mark.rule("S2")
def test_heroes_are_in_play_and_threat_is_the_sum_of_their_costs() -> None:
    t = begin(*DECKS)
    assert t.names("play:0") == ["Aragorn", "Théodred", "Glóin"]
    assert t.names("play:2") == ["Éowyn", "Eleanor", "Dúnhere"]
    assert [t.threat(seat) for seat in range(4)] == [12 + 8 + 9, 11 + 9 + 9, 9 + 7 + 8, 8 + 12 + 10]


@pytest.mark.rule("S2")
def test_each_player_owns_and_controls_the_heroes_they_brought() -> None:
    t = begin("spirit", "lore")
    assert (t["Éowyn"].owner, t["Éowyn"].controller) == (0, 0)
    assert (t["Denethor"].owner, t["Denethor"].controller) == (1, 1)


# -- S3 tokens ----------------------------------------------------------------------------------
@pytest.mark.rule("S3")
def test_the_bank_never_runs_out() -> None:
    t = table(hero="Gimli", resources=5000, damage={"Gimli": 0}, attached={"Gimli": "Steward of Gondor"})
    t.use("Steward of Gondor")
    assert t["Gimli"].resources == 5002
    endless = made_up("Endless", "location", threat=0, quest_points=9999)
    giant = made_up("Giant", "enemy", hit_points=9999, engagement=50)
    t = table(hero="Gimli", active=endless, staging=giant, progress={"Endless": 4000}, damage={"Giant": 4000})
    assert (t[endless].progress, t[giant].damage) == (4000, 4000)
    assert (t[endless].place, t[giant].place) == ("active", "staging")


# -- S4 the first player ------------------------------------------------------------------------
@pytest.mark.rule("S4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_may_agree_on_the_first_player(seat: int) -> None:
    for seed in range(4):
        t = begin("leadership", "tactics", "spirit", first_player=seat, seed=seed)
        assert t.state.first == seat
        assert [entry.args["seat"] for entry in t.log("log-first-player")] == [seat]


@pytest.mark.rule("S4")
def test_else_the_first_player_is_chosen_at_random() -> None:
    chosen = Counter(begin("leadership", "tactics", "spirit", seed=seed).state.first for seed in range(40))
    assert set(chosen) == {0, 1, 2}
    assert max(chosen.values()) < 30


# -- S5 the opening hand ------------------------------------------------------------------------
@pytest.mark.rule("S5")
def test_every_player_draws_six_cards() -> None:
    t = begin("leadership", "tactics", "spirit")
    assert [len(t.names(f"hand:{seat}")) for seat in range(3)] == [6, 6, 6]
    assert len(t.names("deck:0")) == 47 - 6
    assert {card.owner for seat in range(3) for card in t.state.cards if zone_name(card.zone) == f"hand:{seat}"} == {
        0,
        1,
        2,
    }


@pytest.mark.rule("S5", "G19")
def test_what_a_player_draws_is_told_to_that_player_only() -> None:
    t = begin("leadership", "tactics")
    for seat in (0, 1):
        drawn = [entry.args["seat"] for entry in t.game.log_for([seat]) if entry.message == "log-draw-card"]
        assert drawn == [seat] * 6


@pytest.mark.rule("S5")
def test_the_six_cards_are_the_top_of_the_deck() -> None:
    way = made_up("The Way", "quest", quest_points=5)
    t = set_up([way], [QUIET], ["Gimli"], cards=["Feint", "Faramir", "Beorn", "Gandalf", "Dwarven Axe", "Hasty Stroke"])
    assert sorted(t.names("hand:0")) == ["Beorn", "Dwarven Axe", "Faramir", "Feint", "Gandalf", "Hasty Stroke"]
    assert t.names("deck:0") == []


@pytest.mark.rule("S5")
def test_players_keep_their_hands_in_player_order() -> None:
    t = begin("leadership", "tactics", "spirit", first_player=1)
    seats = []
    while t.decision is not None and t.decision.kind == "mulligan":
        seats.append(t.decision.seat)
        assert t.options() == ["keep", "mulligan"]
        t.choose("keep")
    assert seats == [1, 2, 0]


@pytest.mark.rule("S5")
def test_a_hand_that_is_kept_stays_the_same() -> None:
    t = begin()
    before, deck = t.order("hand:0"), t.order("deck:0")
    t.choose("keep")
    assert t.order("hand:0")[:6] == before
    assert deck[: len(deck)] == [*t.order("hand:0")[6:], *t.order("deck:0")]


@pytest.mark.rule("S5")
def test_a_mulligan_shuffles_all_six_back_and_draws_six_new() -> None:
    seen = set()
    for seed in range(6):
        t = begin("leadership", "tactics", seed=seed, first_player=0)
        hand, whole = t.order("hand:0"), sorted(t.names("hand:0") + t.names("deck:0"))
        other = t.order("hand:1")
        t.choose("mulligan")
        assert len(t.names("hand:0")) == 6
        assert sorted(t.names("hand:0") + t.names("deck:0")) == whole
        assert t.order("hand:1") == other
        seen.add(t.order("hand:0") != hand)
        assert len(t.log("log-mulligan")) == 1
    assert True in seen


@pytest.mark.rule("S5")
def test_the_old_hand_is_shuffled_into_the_whole_deck() -> None:
    places = []
    for seed in range(12):
        t = begin(seed=seed)
        old = {card.id for card in t.state.cards if zone_name(card.zone) == "hand:0"}
        t.choose("mulligan")
        deck = [i for seat_zone in t.state.zones for i in seat_zone if zone_name(t.state.cards[i].zone) == "deck:0"]
        places += [deck.index(card) for card in old if card in deck]
    assert min(places) < 10
    assert max(places) > 25


@pytest.mark.rule("S5")
def test_new_cards_must_be_kept() -> None:
    t = begin("leadership", "tactics", first_player=0)
    t.choose("mulligan")
    assert t.decision is not None and t.decision.seat == 1
    with pytest.raises(IllegalChoice):
        t.game.choose("mulligan", seat=0)
    t.choose("mulligan")
    assert t.decision is None or t.decision.kind != "mulligan"


@pytest.mark.rule("S5")
def test_nobody_knows_the_deck_after_a_mulligan() -> None:
    t = begin()
    t.choose("mulligan")
    view = t.game.view(seat=0)["players"][0]
    assert None not in view["hand"]
    assert set(map(type, view["deck"])) == {type(None)}


# -- S6 the quest deck --------------------------------------------------------------------------
@pytest.mark.rule("S6")
def test_the_quest_deck_is_in_stage_order_and_its_first_stage_becomes_current() -> None:
    t = begin()
    assert [t.state.cards[c].printed.stage for c in t.state.zones[5]] == [1, 2, 3, 3]
    assert t.names("quest") == []
    keep_all(t)
    assert t.names("quest") == ["Flies and Spiders"]
    assert t.order("quest-deck") == ["A Fork in the Road", "A Chosen Path", "A Chosen Path"]


@pytest.mark.rule("S6")
def test_later_stages_lie_with_side_a_up() -> None:
    t = keep_all(begin())
    later = [t.state.cards[card] for card in t.state.zones[5]]
    assert all(card.face is card.printed and card.face.side_b is not None for card in later)


# -- S7 stage 1 ---------------------------------------------------------------------------------
@pytest.mark.rule("S7")
def test_the_setup_text_of_the_first_stage_is_followed() -> None:
    t = begin()
    assert t.names("staging") == []
    keep_all(t)
    assert sorted(t.names("staging")) == ["Forest Spider", "Old Forest Road"]
    assert t.names("encounter-deck").count("Forest Spider") == 3
    assert t.names("encounter-deck").count("Old Forest Road") == 1


@pytest.mark.rule("S7")
def test_the_first_stage_is_flipped_to_side_b() -> None:
    t = keep_all(begin())
    quest = t["Flies and Spiders"]
    assert quest.place == "quest"
    assert quest.face is quest.printed.side_b
    assert quest.quest_points == 8


@pytest.mark.rule("S7", "P3.15")
def test_side_a_is_followed_before_side_b_resolves_its_when_revealed() -> None:
    road = made_up("Road", "location", threat=1, quest_points=9)
    way = made_up(
        "The Way",
        "quest",
        setup_text(wl.language.add_to_staging(first_of(encounter_deck.titled("Road")))),
        when_revealed(raise_threat(lambda state, scope: 3 * len(state.zones[2]), of=EACH_PLAYER)),
        quest_points=5,
    )
    t = keep_all(set_up([way], [QUIET, road], ["Gimli"]))
    assert t[road].place == "staging"
    assert t.threat() == 11 + 3


# -- S8 during setup ----------------------------------------------------------------------------
def revealing(card: MadeUp | str, *encounter: MadeUp | str, seats: Sequence[Sequence[str]] = (["Gimli"],)) -> TestTable:
    """A game whose setup reveals a card."""
    title = card if isinstance(card, str) else card.name
    way = made_up("The Way", "quest", setup_text(reveal(first_of(encounter_deck.titled(title)))), quest_points=9)
    return keep_all(set_up([way], [card, *encounter], *seats))


@pytest.mark.rule("S8", "F1.19")
def test_when_revealed_effects_resolve_in_setup() -> None:
    gloom = made_up("Gloom", "treachery", when_revealed(raise_threat(2, of=EACH_PLAYER)))
    t = revealing(gloom, QUIET, QUIET)
    assert t.threat() == 11 + 2
    assert t[gloom].place == "encounter-discard"
    assert t.state.round == 1


@pytest.mark.rule("S8", "F1.01")
def test_doomed_and_surge_resolve_in_setup() -> None:
    wolf = made_up("Wolf", "enemy", keywords={"doomed": 3, "surge": 1}, hit_points=2, engagement=50)
    t = revealing(wolf, "Forest Gate", seats=(["Gimli"], ["Éowyn"]))
    assert (t.threat(0), t.threat(1)) == (11 + 3, 9 + 3)
    assert sorted(t.names("staging")) == ["Forest Gate", "Wolf"]


@pytest.mark.rule("S8", "F1.01", "K5")
def test_guarded_resolves_in_setup() -> None:
    lamp = made_up("Lamp", "objective", keywords={"guarded": 1})
    t = revealing(lamp, "King Spider")
    assert (t[lamp].place, t["King Spider"].place) == ("staging", "staging")
    assert t[lamp].guard == t["King Spider"].id


@pytest.mark.rule("S8", "F1.19", "Q7")
def test_responses_may_be_used_in_setup() -> None:
    gloom = made_up("Gloom", "treachery", when_revealed(raise_threat(9, of=EACH_PLAYER)))
    t = revealing(gloom, QUIET, QUIET, seats=(["Eleanor"],))
    assert t.state.phase == SETUP
    t.respond("Eleanor")
    assert t["Eleanor"].exhausted is True
    assert t.threat() == 7


@pytest.mark.rule("S8", "F1.19")
def test_actions_may_not_be_used_in_setup() -> None:
    doubt = made_up("Doubt", "treachery", when_revealed(choose(heroes, raise_threat(1, of=YOU))))
    t = revealing(doubt, QUIET, QUIET, seats=(["Beravor", "Denethor"],))
    assert t.state.phase == SETUP
    assert t.options() == ["choose:Beravor", "choose:Denethor"]
    reason = t.game.why(f"use:{t['Beravor'].id}", seat=0)
    assert reason is not None
    t.choose("Beravor")
    assert t.decision is not None
    assert (t.state.phase, t.decision.step) == (RESOURCE, "resource")
    assert t.can("Beravor", kind="use")


@pytest.mark.rule("S8", "F1.19")
def test_until_the_end_of_the_phase_begun_in_setup_lasts_through_the_first_resource_phase() -> None:
    song = made_up("Song", "treachery", when_revealed(modify(characters, END_OF_PHASE, willpower=5)))
    t = revealing(song, QUIET)
    assert t.state.phase == RESOURCE
    assert t["Gimli"].willpower == 7
    t.to("planning.turn")
    assert t["Gimli"].willpower == 2


@pytest.mark.rule("S8", "F1.19")
def test_until_the_end_of_the_round_begun_in_setup_lasts_through_round_1() -> None:
    song = made_up(
        "Song",
        "treachery",
        when_revealed(
            seq(modify(characters, END_OF_ROUND, willpower=5), until_end_of_round(CANNOT_COMMIT, of=characters))
        ),
    )
    t = revealing(song, *[QUIET] * 9)
    t.to("refresh")
    assert (t.state.round, t["Gimli"].willpower) == (1, 7)
    t.until(lambda t: t.state.round == 2)
    assert t["Gimli"].willpower == 2
    t.to("commit")
    assert t.can("Gimli")


# -- S9 the scenarios ---------------------------------------------------------------------------
SETS = {
    "passage-through-mirkwood": (1, ["passage-through-mirkwood", "spiders-of-mirkwood", "dol-guldur-orcs"]),
    "journey-along-the-anduin": (
        4,
        ["journey-along-the-anduin", "saurons-reach", "dol-guldur-orcs", "wilderlands"],
    ),
    "escape-from-dol-guldur": (7, ["escape-from-dol-guldur", "spiders-of-mirkwood", "dol-guldur-orcs"]),
}
SIZES = {
    "passage-through-mirkwood": 10,
    "spiders-of-mirkwood": 12,
    "dol-guldur-orcs": 14,
    "journey-along-the-anduin": 9,
    "saurons-reach": 10,
    "wilderlands": 14,
    "escape-from-dol-guldur": 15,
}


@pytest.mark.rule("S9")
@pytest.mark.parametrize("code", SETS)
@pytest.mark.parametrize("edition", ["revised", "original"])
def test_an_encounter_deck_is_every_card_of_its_sets(code: str, edition: str) -> None:
    difficulty, sets = SETS[code]
    found = scenario(code)
    assert found.difficulty == difficulty
    cards = found.encounter_cards(catalogue(edition))
    assert Counter(face.set for face in cards) == {name: SIZES[name] for name in sets}


@pytest.mark.rule("S9")
def test_the_deck_of_the_first_scenario() -> None:
    t = begin()
    counted = Counter(t.names("encounter-deck"))
    assert counted == {
        "Forest Spider": 4,
        "East Bight Patrol": 1,
        "Black Forest Bats": 1,
        "Old Forest Road": 2,
        "Forest Gate": 2,
        "King Spider": 2,
        "Hummerhorns": 1,
        "Ungoliant's Spawn": 1,
        "Great Forest Web": 2,
        "Mountains of Mirkwood": 3,
        "Eyes of the Forest": 1,
        "Caught in a Web": 2,
        "Dol Guldur Orcs": 3,
        "Chieftan Ufthak": 1,
        "Dol Guldur Beastmaster": 2,
        "Driven by Shadow": 1,
        "The Necromancer's Reach": 3,
        "Necromancer's Pass": 2,
        "Enchanted Stream": 2,
    }
