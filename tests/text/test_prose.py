"""The engine's ids and arguments in words: names, card texts, prompts and options, and the chronicle."""

from __future__ import annotations

import random

import pytest

import wilderland as wl
from wilderland.testing import made_up, player, table
from wilderland.text.chronicle import Line, chronicle
from wilderland.text.prose import Prose


def told(game: wl.Game, *seats: int) -> list[Line]:
    return list(chronicle(Prose(), game.log_for(seats), seats))


def texts(game: wl.Game, *seats: int) -> list[str]:
    return [line.text for line in told(game, *seats)]


def test_players_have_the_names_they_were_given_or_numbers():
    prose = Prose(names=["Anna"])
    assert (prose.player(0), prose.player(1), prose.player(-1)) == ("Anna", "Player 2", "Nobody")


@pytest.mark.parametrize(
    ("names", "text"), [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")]
)
def test_lists_of_names(names: list[str], text: str):
    assert Prose().listed(names) == text


def test_a_quest_card_has_two_sides_with_texts_of_their_own():
    prose = Prose()
    assert prose.card("beorns-path") != prose.card("beorns-path+b") == "Beorn's Path"
    assert prose.text("flies-and-spiders").startswith("Setup:")
    assert prose.text("flies-and-spiders+b") == ""


def test_the_text_of_a_card_follows_the_edition():
    assert "that player" in Prose(edition="revised").text("feint")
    assert "that player" not in Prose(edition="first-printing").text("feint")
    assert "once per round" in Prose(edition="revised").text("wandering-took")
    assert "once per round" not in Prose(edition="original").text("wandering-took")


def test_a_made_up_card_goes_by_its_own_title():
    stone = made_up("Stone Beast", "enemy", attack=3, defense=1, hit_points=4, threat=1, engagement=20)
    game = table(hero="Gimli", engaged=[stone], phase="combat").game
    prose = Prose()
    prose.cards = game.state.table.catalogue
    assert "Stone Beast attacks Player 1." in [prose.entry(entry) for entry in game.log]
    assert prose.text(stone.facts["code"]) == prose.shadow(stone.facts["code"]) == ""


def test_a_card_one_cannot_see_has_no_name():
    game = table(player(heroes="Gimli"), player(heroes="Legolas", hand="Feint")).game
    card = next(card.id for card in game.state.cards if card.face.name == "Feint")
    assert Prose().named(game.view(seat=0), card) == "a face-down card"
    assert Prose().named(game.view(seat=1), card) == Prose().named(game.state, card) == "Feint"


@pytest.mark.parametrize("seed", range(6))
def test_everything_a_game_says_renders_from_the_view_as_from_the_state(seed: int):
    dice = random.Random(seed)
    seats = range(seed % 4 + 1)
    edition = ("revised", "original", "first-printing")[seed % 3]
    game = wl.new_game(decks=["leadership", "tactics", "spirit", "lore"][: len(seats)], edition=edition, seed=seed)
    prose = Prose(edition=edition)
    asked = 0
    while game.decision:
        view = game.view(seats=seats)
        for decision in game.decisions.values():
            assert prose.prompt(view, decision) == prose.prompt(game.state, decision)
            labels = [prose.option(view, option) for option in decision.options]
            assert labels == [prose.option(game.state, option) for option in decision.options]
            assert not any("face-down" in label for label in labels)
            asked += 1
        game.choose(dice.choice(game.decision.options))
    assert asked
    lines = [prose.entry(entry) for entry in game.log]
    assert all(lines) and "lost" in lines[-1]


def test_options_and_prompts_of_a_view_read_like_those_of_the_game():
    game = wl.new_game(decks=["leadership"], seed=1)
    view = game.view(seat=0)
    assert game.decision is not None
    prose = Prose()
    (asked,) = view["decisions"]
    assert prose.prompt(view, asked) == prose.prompt(view, game.decision) == "Player 1: keep this hand?"
    assert [prose.option(view, option) for option in asked["options"]] == ["Keep this hand", "Draw six new cards"]


def test_a_title_that_ends_a_sentence_needs_no_full_stop():
    t = table(hero="Aragorn", hand=["For Gondor!"], resources=2)
    t.play("For Gondor!")
    assert "Player 1 plays For Gondor!" in texts(t.game, 0)


def test_lines_of_a_kind_become_one():
    game = wl.new_game(decks=["leadership"], seed=4)
    drawn = [text for text in texts(game, 0) if "draws" in text]
    assert len(drawn) == 1
    assert drawn[0].count(",") == 4 and " and " in drawn[0]


def test_what_others_read_of_a_draw_is_left_out_for_whom_it_concerns():
    game = wl.new_game(decks=["leadership", "tactics"], seed=4)
    game.choose("keep")
    game.choose("keep")
    assert "Player 1 draws a card." not in texts(game, 0)
    assert "Player 2 draws a card." in texts(game, 0)
    assert not [text for text in texts(game, 0, 1) if "draws a card" in text]
    assert not [text for text in texts(game, 0) if text.startswith("Player 2 draws") and "a card" not in text]


def test_effects_stand_below_what_caused_them():
    t = table(hero="Aragorn", hand=["Ever Vigilant"], allies=["Faramir"], exhausted=["Faramir"], resources=1)
    t.play("Ever Vigilant", "Faramir")
    depths = {line.text: line.depth for line in told(t.game, 0)}
    assert depths["Player 1 plays Ever Vigilant."] == 0
    assert depths["Faramir readies."] == 1


def test_the_damage_of_an_attack_is_told_once():
    t = table(hero="Gimli", engaged="Forest Spider", phase="combat")
    t.to("attack")
    lines = texts(t.game, 0)
    assert "Forest Spider strikes Gimli for 2." in lines
    assert not [text for text in lines if text.startswith("Gimli takes")]
