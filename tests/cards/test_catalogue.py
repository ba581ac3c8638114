"""The catalogue: printed facts and written texts joined, the wording of each edition, the starter decks."""

from __future__ import annotations

from collections import Counter

import pytest

from wilderland.cards.catalogue import Catalogue, UnknownCard, catalogue, read
from wilderland.decks import starters
from wilderland.kernel.ability import Use
from wilderland.kernel.node import Node
from wilderland.language.card import WRITTEN, text
from wilderland.model.face import Face
from wilderland.model.kinds import ALLY, ATTACHMENT, EVENT, HERO, LORE, QUEST, STATS, TREACHERY, X_COST
from wilderland.rules.editions import EDITIONS
from wilderland.testing import made_up, table

FACT_WORDS = {
    *("code", "number", "name", "name_b", "type", "subtype", "sphere", "unique", "traits", "keywords", "quantity"),
    *("set", "burden_set", "scenario", "stage", "easy_removed", *STATS),
}
ENCOUNTER_SETS = {
    "spiders-of-mirkwood": (range(74, 81), 12),
    "wilderlands": (range(81, 89), 14),
    "dol-guldur-orcs": (range(89, 96), 14),
    "passage-through-mirkwood": (range(96, 101), 10),
    "escape-from-dol-guldur": (range(101, 111), 15),
    "journey-along-the-anduin": (range(111, 115), 9),
    "saurons-reach": (range(115, 119), 10),
}
PLAYABLE = [*range(1, 81), *range(89, 101), *range(119, 123)]
REWORDED = {
    *("Beravor", "Feint", "Thicket of Spears", "Horn of Gondor", "Will of the West", "Protector of Lórien"),
    *("Dol Guldur Beastmaster", "Wandering Took", "Nazgûl of Dol Guldur", "The Necromancer's Tower"),
}
"""The cards whose revised wording differs from their first printing."""


@pytest.fixture(params=list(EDITIONS))
def known(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


def stats(face: Face, *words: str) -> list[int]:
    return [face.stats[STATS.index(word)] for word in words]


def nodes(face: Face) -> list[Node]:
    """The roots of everything a face can do."""
    found = [face.reveal, face.shadow, face.travel, face.setup, face.host, *face.abilities]
    return [node for node in found if isinstance(node, Node)]


# -- facts --------------------------------------------------------------------------------------
def test_every_card_has_a_number_and_a_code_of_its_own() -> None:
    entries = read("core.json")
    assert [entry["number"] for entry in entries] == list(range(1, 139))
    assert len({entry["code"] for entry in entries}) == len(entries)


def test_facts_hold_numbers_and_names_but_no_card_text() -> None:
    for entry in read("core.json"):
        assert set(entry) <= FACT_WORDS, entry["code"]


@pytest.mark.parametrize(("edition", "total"), [("original", 226), ("revised", 313)])
def test_the_box_of_an_edition_holds_so_many_cards(edition: str, total: int) -> None:
    counts: Counter[str] = Counter()
    for entry in read("core.json"):
        counts[entry["type"]] += entry["quantity"].get(edition, 0)
    assert sum(counts.values()) == total
    assert (counts["hero"], counts["quest"]) == (12, 10)


@pytest.mark.parametrize("name", ENCOUNTER_SETS)
def test_an_encounter_set_has_its_numbers_and_so_many_cards_in_both_editions(name: str) -> None:
    numbers, total = ENCOUNTER_SETS[name]
    entries = [entry for entry in read("core.json") if entry.get("set") == name]
    assert [entry["number"] for entry in entries] == list(numbers)
    assert sum(entry["quantity"]["original"] for entry in entries) == total
    assert sum(entry["quantity"]["revised"] for entry in entries) == total


def test_every_deck_and_scenario_names_only_cards_that_exist(known: Catalogue) -> None:
    for entry in read("decks.json"):
        assert {*entry["heroes"], *entry["cards"]} <= set(known.facts), entry["code"]
    sets = {entry["set"] for entry in known.facts.values() if "set" in entry}
    for entry in read("scenarios.json"):
        assert set(entry["quests"]) <= set(known.facts), entry["code"]
        assert set(entry["sets"]) <= sets, entry["code"]


# -- facts and texts joined ---------------------------------------------------------------------
def test_every_written_title_is_a_card(known: Catalogue) -> None:
    assert set(WRITTEN) <= set(known.titles)


@pytest.mark.parametrize("number", PLAYABLE)
def test_every_card_of_the_first_scenario_and_every_player_card_is_written(number: int) -> None:
    known = catalogue("revised")
    code = next(code for code, entry in known.facts.items() if entry["number"] == number)
    assert known.written(code)


def test_a_card_that_is_not_written_yet_says_so() -> None:
    known = catalogue("revised")
    bare = known.extended([made_up("Blank Page", "ally").facts], [])
    assert not bare.written("made-up-blank-page")
    assert bare.extended([], [text("Blank Page")]).written("made-up-blank-page")


def test_a_hero_is_joined_from_facts_and_text(known: Catalogue) -> None:
    face = known.find("Beravor")
    assert (face.code, face.kind, face.sphere, face.unique) == ("beravor", HERO, LORE, True)
    assert stats(face, "threat_cost", "willpower", "attack", "defense", "hit_points") == [10, 2, 2, 2, 4]
    assert face.traits == {"Dúnedain", "Ranger"}
    assert len(face.abilities) == 1


def test_keywords_costs_and_x_are_joined(known: Catalogue) -> None:
    assert known.find("Legolas").keywords == {"ranged": 1}
    assert known.find("Hummerhorns").keywords == {"victory": 5}
    assert known.find("Steward of Gondor").cost == 2
    assert known.find("Stand and Fight").cost == X_COST


def test_an_encounter_card_is_joined_with_what_it_does_where() -> None:
    known = catalogue("revised")
    king, mountains = known.find("King Spider"), known.find("Mountains of Mirkwood")
    assert king.reveal is not None and king.shadow is not None and king.travel is None
    assert mountains.travel is not None and mountains.reveal is None and len(mountains.abilities) == 1
    assert (king.set, mountains.set) == ("spiders-of-mirkwood", "spiders-of-mirkwood")


def test_a_treachery_that_becomes_an_attachment_has_a_face_for_it() -> None:
    web = catalogue("revised").find("Caught in a Web")
    assert web.kind == TREACHERY and web.attached is not None
    assert (web.attached.kind, web.attached.code) == (ATTACHMENT, "caught-in-a-web+attached")
    assert web.attached.traits == {"Condition"}


def test_a_quest_has_two_sides_with_setup_on_the_front_and_the_points_on_the_back(known: Catalogue) -> None:
    front = known.find("Flies and Spiders")
    back = front.side_b
    assert back is not None and front.kind == back.kind == QUEST
    assert (front.setup is not None, back.setup) == (True, None)
    assert (stats(front, "quest_points"), stats(back, "quest_points")) == ([0], [8])
    assert (front.stage, back.stage) == (1, 1)


def test_both_last_stages_look_alike_from_the_front() -> None:
    known = catalogue("revised")
    backs = ['"Don\'t Leave the Path!"', "Beorn's Path"]
    fronts = [known.find(title) for title in backs]
    assert [front.name for front in fronts] == ["A Chosen Path"] * 2
    assert [front.side_b.name for front in fronts if front.side_b] == backs
    assert fronts[0].traits == fronts[1].traits and fronts[0].stats == fronts[1].stats


def test_every_node_is_filed_under_its_own_id_below_its_card(known: Catalogue) -> None:
    for face in known.faces.values():
        code = face.code.partition("+")[0]
        for node in nodes(face):
            assert known.program[node.id] is node
            assert node.id.startswith((f"cards/{code}/", f"cards/{code}@")), node.id


# -- finding ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["Éowyn", "eowyn", "éOWYN"])
def test_a_card_is_found_by_title_by_code_and_whatever_its_case(name: str) -> None:
    assert catalogue("revised").find(name).code == "eowyn"


def test_an_unknown_card_is_refused_with_the_nearest_titles() -> None:
    with pytest.raises(UnknownCard, match="Gimly.*did you mean Gimli"):
        catalogue("revised").find("Gimly")


def test_an_unknown_card_like_nothing_else_is_refused_without_a_hint() -> None:
    with pytest.raises(UnknownCard) as refusal:
        catalogue("revised").find("zzzzzz")
    assert str(refusal.value) == "unknown card 'zzzzzz'"


# -- editions -----------------------------------------------------------------------------------
def test_a_catalogue_is_made_once_and_each_edition_has_its_own() -> None:
    assert catalogue("revised") is catalogue("revised")
    assert len({catalogue(edition).fingerprint for edition in EDITIONS}) == len(EDITIONS)


def test_just_the_cards_of_the_errata_have_another_wording() -> None:
    differing = {title for title, written in WRITTEN.items() if written.first or written.original}
    assert differing == REWORDED & set(WRITTEN)


def test_the_wording_of_an_edition_is_the_newest_it_knows() -> None:
    new, old, oldest = made_up("New", "event"), made_up("Old", "event"), made_up("Oldest", "event")
    parts = (new, old, oldest)
    three = text("Three", new, original=(old,), first=(oldest,))
    assert [three.worded(e.errata, e.revised)[1] for e in EDITIONS.values()] == [(part,) for part in parts]
    two = text("Two", new, first=(oldest,))
    assert [two.worded(e.errata, e.revised)[1] for e in EDITIONS.values()] == [(new,), (new,), (oldest,)]
    one = text("One", new)
    assert [one.worded(e.errata, e.revised)[1] for e in EDITIONS.values()] == [(new,)] * 3
    later = text("Later", new, original=(old,))
    assert [later.worded(e.errata, e.revised)[1] for e in EDITIONS.values()] == [(new,), (old,), (old,)]


def limited(title: str, edition: str) -> bool:
    """Whether the card's ability has a limit."""
    return any(isinstance(part, Use) and part.limit is not None for part in catalogue(edition).find(title).abilities)


@pytest.mark.rule("C12", "C70")
@pytest.mark.parametrize("title", ["Beravor", "Protector of Lórien"])
def test_a_limit_that_came_by_erratum_holds_for_all_but_the_first_printing(title: str) -> None:
    assert [limited(title, edition) for edition in ("revised", "original", "first-printing")] == [True, True, False]


@pytest.mark.rule("C43")
def test_a_limit_of_the_revised_edition_holds_there_alone() -> None:
    wordings = [limited("Wandering Took", edition) for edition in ("revised", "original", "first-printing")]
    assert wordings == [True, False, False]


@pytest.mark.rule("C91")
def test_a_position_is_played_by_the_wording_of_its_edition() -> None:
    shadows = {}
    for edition in EDITIONS:
        t = table(engaged="Dol Guldur Beastmaster", phase="combat", edition=edition, skip_empty_windows=False)
        shadows[edition] = len(t.to("combat.enemy.1")["Dol Guldur Beastmaster"].shadows)
    assert shadows == {"revised": 2, "original": 2, "first-printing": 1}


# -- more cards ---------------------------------------------------------------------------------
def test_an_extended_catalogue_knows_more_and_leaves_the_first_one_alone() -> None:
    base = catalogue("revised")
    before = base.fingerprint
    stone = made_up("Stone Beast", "enemy", attack=3)
    more = base.extended([stone.facts], [stone.text])
    assert stats(more.find("Stone Beast"), "attack") == [3]
    assert "Stone Beast" not in base.titles and base.fingerprint == before
    assert more.find("King Spider").code == "king-spider"


# -- starter decks ------------------------------------------------------------------------------
SIZES = {
    "original": {"leadership": 30, "tactics": 30, "spirit": 30, "lore": 30},
    "revised": {"leadership": 47, "tactics": 47, "spirit": 47, "lore": 47, "leadership-spirit": 50, "lore-tactics": 50},
}
THREATS = {"leadership": 29, "tactics": 29, "spirit": 24, "lore": 30, "leadership-spirit": 29, "lore-tactics": 27}
TWO_SPHERES = {
    "leadership-spirit": (
        ["Aragorn", "Théodred", "Éowyn"],
        {
            **dict.fromkeys(("Gandalf", "Guard of the Citadel", "Snowbourn Scout", "Wandering Took"), 3),
            **dict.fromkeys(("Faramir", "Longbeard Orc Slayer", "Silverlode Archer", "Son of Arnor"), 2),
            **dict.fromkeys(("Lórien Guide", "Northern Tracker"), 2),
            **dict.fromkeys(("Sneak Attack", "Valiant Sacrifice", "A Test of Will"), 3),
            **dict.fromkeys(("Grim Resolve", "Dwarven Tomb", "Stand and Fight", "The Galadhrim's Greeting"), 2),
            **dict.fromkeys(("Celebrían's Stone", "Steward of Gondor", "Unexpected Courage"), 3),
        },
    ),
    "lore-tactics": (
        ["Beravor", "Denethor", "Legolas"],
        {
            **dict.fromkeys(("Gandalf", "Gléowine", "Henamarth Riversong", "Daughter of the Nimrodel"), 3),
            **dict.fromkeys(("Erebor Hammersmith", "Miner of the Iron Hills", "Gondorian Spearman"), 3),
            **dict.fromkeys(("Veteran Axehand", "Radagast's Cunning", "Secret Paths", "Blade Mastery"), 3),
            **dict.fromkeys(("Feint", "Quick Strike", "Protector of Lórien", "Horn of Gondor", "Blade of Gondolin"), 3),
            "Forest Snare": 2,
        },
    ),
}


@pytest.mark.rule("B3", "B4")
@pytest.mark.parametrize("edition", SIZES)
def test_an_edition_has_these_starter_decks_of_this_size(edition: str) -> None:
    assert {code: sum(deck.cards.values()) for code, deck in starters(edition).items()} == SIZES[edition]


@pytest.mark.rule("B3", "S2")
@pytest.mark.parametrize("edition", SIZES)
def test_a_starter_deck_has_three_heroes_of_this_threat_and_cards_for_a_deck(edition: str) -> None:
    for code, deck in starters(edition).items():
        heroes, cards = deck.faces(catalogue(edition))
        assert len(heroes) == 3
        assert sum(stats(face, "threat_cost")[0] for face in heroes) == THREATS[code]
        assert all(face.kind in (ALLY, ATTACHMENT, EVENT) for face in cards)
        assert max(Counter(face.name for face in cards).values()) <= 3


@pytest.mark.rule("B4")
@pytest.mark.parametrize("code", TWO_SPHERES)
def test_a_two_sphere_deck_holds_these_heroes_and_cards(code: str) -> None:
    names, contents = TWO_SPHERES[code]
    heroes, cards = starters("revised")[code].faces(catalogue("revised"))
    assert [face.name for face in heroes] == names
    assert Counter(face.name for face in cards) == contents


@pytest.mark.parametrize("edition", SIZES)
def test_the_starter_decks_of_one_sphere_can_be_built_from_one_box(edition: str) -> None:
    used: Counter[str] = Counter()
    for code in ("leadership", "tactics", "spirit", "lore"):
        used.update(starters(edition)[code].cards)
    facts = catalogue(edition).facts
    assert all(count <= facts[code]["quantity"][edition] for code, count in used.items())
