"""Every difference between the editions, seen in play: each probe gives another answer if the edition is ignored.

The marks [O] and [R] of the rules, the errata a first printing does not have, and the cards the revised edition words
anew. What an edition says and no game can show (who may talk at the table, how heroes are shared out) is not here.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from wilderland import Deck, new_game
from wilderland.decks import starters
from wilderland.decks.legality import check
from wilderland.errors import BadSetup
from wilderland.language.card import WRITTEN
from wilderland.rules.editions import EDITIONS, MODES, Edition
from wilderland.setups import Setup
from wilderland.testing import player, table
from wilderland.testing.table import TestTable

Probe = Callable[[str], Any]


# -- rules ----------------------------------------------------------------------------------------
def deck_of_an_eliminated_player(edition: str) -> str:
    """X2 [O]: it is discarded too."""
    t = table(player(heroes="Gimli", deck=["Beorn"]), player(heroes="Éowyn"), edition=edition)
    t.game.concede(0)
    return t["Beorn"].place


def ranged_alone(edition: str) -> bool:
    """K3 [O]: ranged characters reach others' enemies in their own player's attacks."""
    t = table(
        player(heroes="Gimli", engaged="King Spider"),
        player(heroes="Legolas"),
        edition=edition,
        phase="combat",
        exhausted="Gimli",
    )
    return t.to("attack").can("King Spider", seat=1)


def heroes_a_deck_may_have(edition: str) -> list[int]:
    """B1: one to three heroes [O], three [R]."""

    def begins(heroes: tuple[str, ...]) -> bool:
        try:
            Setup("passage-through-mirkwood", (Deck("few", heroes, {"gandalf": 3}),), edition).begin()
        except BadSetup:
            return False
        return True

    three = ("gimli", "legolas", "thalin")
    return [number for number in (1, 2, 3) if begins(three[:number])]


def cards_of_starter_decks(edition: str) -> set[int]:
    """B3: 30 cards [O], 47 [R]."""
    t = TestTable(new_game(decks=["leadership", "tactics", "spirit", "lore"], edition=edition))
    return {len(t.order(f"hand:{seat}")) + len(t.order(f"deck:{seat}")) for seat in range(4)}


def decks_of_two_spheres(edition: str) -> int:
    """B4 [R]: there are two."""
    return sum("-" in name for name in starters(EDITIONS[edition].quantities))


def a_starter_is_legal_as_it_is(edition: str) -> bool:
    """B3: a starter deck below 50 cards is only for the introductory game [O], or for all games [R]."""
    deck = starters(EDITIONS[edition].quantities)["lore"]
    return not check(deck, edition)


def score_of_two_rounds(edition: str) -> int:
    """SC3: ten points a round, but not in the first printing."""
    t = table(hero="Gimli", edition=edition, threat=20, phase="refresh")
    t.until(lambda now: now.state.round == 3)
    return sum(t.game.score_sheet.values()) - t.threat(0)


def campaigns(edition: str) -> list[str]:
    """M6, M7 [R]: the campaign is part of the revised edition."""

    def known(mode: str) -> bool:
        try:
            Setup("passage-through-mirkwood", (), edition, mode).table()
        except BadSetup:
            return False
        return True

    return [mode for mode in MODES if MODES[mode].campaign and known(mode)]


# -- cards ----------------------------------------------------------------------------------------
def beravor_readied(edition: str) -> bool:
    """C12: once a round."""
    t = table(
        hero=["Beravor", "Éowyn"], attached={"Beravor": "Unexpected Courage"}, edition=edition, phase="quest"
    )
    t.use("Beravor").use("Unexpected Courage")
    return t.can("Beravor", kind="use")


def attackers(edition: str, event: str, heroes: list[str]) -> list[str]:
    """Who attacks after an enemy has been stopped and then engages another player."""
    t = table(
        player(heroes=heroes, hand=event, resources=1, engaged="Hill Troll"),
        player(heroes="Aragorn", hand=["Sneak Attack", "Son of Arnor"], resources=1),
        edition=edition,
        phase="combat",
    )
    t.play(event, *["player:0"][: event != "Feint"], seat=0).play("Sneak Attack", seat=1)
    t.respond("Son of Arnor", seat=1).end_phase()
    return [t.state.cards[dict(entry.args)["card"][0]].face.name for entry in t.log("log-enemy-attacks")]


def feint(edition: str) -> list[str]:
    """C34: that enemy cannot attack that player."""
    return attackers(edition, "Feint", ["Gimli"])


def thicket_of_spears(edition: str) -> list[str]:
    """C36: those enemies cannot attack that player."""
    return attackers(edition, "Thicket of Spears", ["Gimli", "Legolas", "Thalin"])


def horn_of_gondor(edition: str) -> bool:
    """C42: destroyed, not only gone."""
    t = table(
        hero=["Gimli", "Aragorn"],
        attached={"Gimli": "Horn of Gondor"},
        hand=["Sneak Attack", "Faramir"],
        resources={"Aragorn": 1},
        edition=edition,
        phase="quest",
    )
    t.play("Sneak Attack").until(lambda now: now["Faramir"].place == "hand:0")
    return t.can("Horn of Gondor", kind="respond")


def wandering_took(edition: str) -> bool:
    """C43 [R]: once a round."""
    t = table(
        player(heroes="Beravor", allies="Wandering Took", threat=20),
        player(heroes="Gimli", threat=20),
        edition=edition,
        phase="quest",
    )
    return t.use("Wandering Took", seat=0).can("Wandering Took", seat=1)


def will_of_the_west(edition: str) -> str:
    """C49: removed from the game."""
    t = table(hero="Éowyn", hand="Will of the West", resources=1, discard=["Feint"], edition=edition)
    return t.play("Will of the West")["Will of the West"].place


def protector_of_lorien(edition: str) -> int:
    """C70: three times a phase."""
    t = table(
        hero="Denethor",
        attached={"Denethor": "Protector of Lórien"},
        hand=["Feint"] * 6,
        edition=edition,
        phase="quest",
    )
    for _ in range(5):
        if t.can("Protector of Lórien"):
            t.use("Protector of Lórien", "Feint", "effect:willpower")
    return len(t.names("discard:0"))


def beastmaster(edition: str) -> int:
    """C91: its second shadow card comes when it attacks, not after."""
    t = table(hero="Gimli", engaged="Dol Guldur Beastmaster", edition=edition, phase="combat")
    return len(t.to("defend")["Dol Guldur Beastmaster"].shadows)


def attachments_on_the_nazgul(edition: str) -> bool:
    """C102: none."""
    t = table(hero="Denethor", engaged="Nazgûl of Dol Guldur", hand="Forest Snare", resources=3, edition=edition)
    return t.can("Forest Snare")


def tower_objectives(edition: str) -> int:
    """C123: the three objectives are revealed, each with its guard; first printed, only the guards are."""
    treasures = ["Gandalf's Map", "Dungeon Torch", "Shadow Key"]
    game = new_game("escape-from-dol-guldur", ["leadership"], edition, seed=1)
    while game.decision is not None and game.state.round == 0:
        game.choose(0)
    revealed = [dict(entry.args)["card"][0] for entry in game.log if entry.message == "log-reveal"]
    return sum(game.state.cards[card].printed.name in treasures for card in revealed)


DIFFERENCES: list[tuple[Probe, Any, Any, Any, pytest.MarkDecorator]] = [
    # the probe, and its answer in the revised edition, the original with errata, the first printing
    (deck_of_an_eliminated_player, "deck:0", "discard:0", "discard:0", pytest.mark.rule("X2")),
    (ranged_alone, False, True, True, pytest.mark.rule("K3")),
    (heroes_a_deck_may_have, [3], [1, 2, 3], [1, 2, 3], pytest.mark.rule("B1")),
    (cards_of_starter_decks, {47}, {30}, {30}, pytest.mark.rule("B3")),
    (a_starter_is_legal_as_it_is, True, False, False, pytest.mark.rule("B3")),
    (decks_of_two_spheres, 2, 0, 0, pytest.mark.rule("B4")),
    (score_of_two_rounds, 20, 20, 0, pytest.mark.rule("SC3")),
    (campaigns, ["campaign", "hard-campaign"], [], [], pytest.mark.rule("M6", "M7")),
    (beravor_readied, False, False, True, pytest.mark.card("Beravor")),
    (feint, ["Hill Troll"], ["Hill Troll"], [], pytest.mark.card("Feint")),
    (thicket_of_spears, ["Hill Troll"], ["Hill Troll"], [], pytest.mark.card("Thicket of Spears")),
    (horn_of_gondor, False, False, True, pytest.mark.card("Horn of Gondor")),
    (wandering_took, False, True, True, pytest.mark.card("Wandering Took")),
    (will_of_the_west, "removed", "removed", "discard:0", pytest.mark.card("Will of the West")),
    (protector_of_lorien, 3, 3, 5, pytest.mark.card("Protector of Lórien")),
    (beastmaster, 2, 2, 1, pytest.mark.card("Dol Guldur Beastmaster")),
    (attachments_on_the_nazgul, False, False, True, pytest.mark.card("Nazgûl of Dol Guldur")),
    (tower_objectives, 3, 3, 0, pytest.mark.card("The Necromancer's Tower")),
]


@pytest.mark.parametrize(
    ("probe", "revised", "original", "first"),
    [pytest.param(*difference[:4], marks=difference[4], id=difference[0].__name__) for difference in DIFFERENCES],
)
def test_each_edition_answers_for_itself(probe: Probe, revised: Any, original: Any, first: Any) -> None:
    found = [probe(edition) for edition in ("revised", "original", "first-printing")]
    assert found == [revised, original, first]


def test_every_card_that_is_worded_in_several_ways_is_among_them() -> None:
    worded = {title for title, text in WRITTEN.items() if text.original is not None or text.first is not None}
    assert worded == {name for *_, mark in DIFFERENCES if mark.name == "card" for name in mark.args}


def test_every_switch_of_an_edition_is_among_them() -> None:
    """The revised edition differs from the original in these; the first printing in two more."""
    editions = [EDITIONS[code] for code in ("revised", "original", "first-printing")]

    def differ(one: Edition, other: Edition) -> set[str]:
        names = [field.name for field in dataclasses.fields(Edition)]
        return {name for name in names if getattr(one, name) != getattr(other, name)}

    assert differ(editions[0], editions[1]) == {
        "code", "quantities", "revised", "discards_deck_of_eliminated", "fewest_heroes", "ranged_attacks_alone",
    }  # fmt: skip
    assert differ(editions[1], editions[2]) == {"code", "errata", "scores_rounds"}
