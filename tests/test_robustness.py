"""What nobody should do, done all the same: odd keys, damaged saves, overrides and farewells in mid-payment."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wilderland as wl
from wilderland.agents import RandomPlayer
from wilderland.language import IT, action, characters, choose_some, exhaust
from wilderland.testing import TestTable, made_up, player, table
from wilderland.testing.checks import at_every_decision, named_in


def played(choices: int, seed: int = 5) -> wl.Game:
    """A game of two after so many choices at random."""
    game = wl.new_game(decks=["leadership", "lore"], seed=seed)
    agent = RandomPlayer(seed)
    while game.decision is not None and len(game.choices) < choices:
        game.choose(agent.choose(game))
    return game


def plays_on(game: wl.Game, choices: int = 30) -> None:
    """The game is whole and goes on."""
    agent = RandomPlayer(1)
    at_every_decision(game)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(agent.choose(game))
    at_every_decision(game)


# -- odd keys -------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["", "use", "use:", "use:3.x", "use:²", "use:0.999", "play:²", "play:-1", "play:9999"])
def test_why_has_an_answer_to_any_key(key: str) -> None:
    game = played(4)
    before = game.digest
    for seat in (0, 1):
        assert isinstance(game.why(key, seat), wl.Reason)
    assert game.digest == before


def test_a_refusal_says_nothing_of_hidden_cards() -> None:
    game = wl.new_game(decks=["leadership", "lore"], seed=5)
    game.choose(["keep", "keep"])
    asked = next(iter(game.decisions))
    hidden = [card.id for card in game.state.cards if not card.known >> asked & 1]
    reasons = set()
    for card in hidden:
        for word in ("play", "use"):
            with pytest.raises(wl.IllegalChoice) as refused:
                game.choose(f"{word}:{card}", seat=asked)
            reasons.add(str(refused.value.reason))
    assert len(hidden) > 50
    assert len(reasons) == 1


# -- seats that are not there ---------------------------------------------------------------------
@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_at_the_table_gets_no_redeal_and_no_chronicle(seat: int) -> None:
    game = played(4)
    with pytest.raises(ValueError, match=str(seat)):
        game.determinize({0, seat}, 1)
    with pytest.raises(ValueError, match=str(seat)):
        game.log_for([seat])
    with pytest.raises(ValueError, match=str(seat)):
        game.view(seat)


# -- damaged saves --------------------------------------------------------------------------------
def test_a_save_with_one_token_changed_is_refused() -> None:
    data = json.loads(played(10).save())
    text = json.dumps(data["state"]["players"])
    data["state"]["players"] = json.loads(text.replace(str(played(10).state.players[0].threat), "1", 1))
    assert json.dumps(data["state"]["players"]) != text
    with pytest.raises(wl.BadSave, match="damaged"):
        wl.load(json.dumps(data))


@pytest.mark.parametrize("value", [None, 7, -1, "x", [], {}, [None], [[]], {"a": 1}, 2**70])
def test_nonsense_in_an_unsealed_save_is_refused_or_played_again(value: Any) -> None:
    game = played(12)
    for word in json.loads(game.save())["state"]:
        data = json.loads(game.save())
        del data["digest"]
        data["state"][word] = value
        try:
            again = wl.load(json.dumps(data))
        except wl.BadSave:
            continue
        assert not again.loaded_short or again.digest == game.digest
        assert again.choices == game.choices


@pytest.mark.parametrize("key", ["adjust:card:999:damage=1", "adjust:seat:0:courage=1", "concede:7"])
def test_a_save_of_another_version_stands_at_the_last_override_that_can_be_made(key: str) -> None:
    game = played(30)
    data = json.loads(game.save())
    del data["digest"]
    data["state"]["stack"][-1][0] = "rules/of-another-version"
    data["choices"][20] = f"0 {key}"
    again = wl.load(json.dumps(data))
    assert again.loaded_short is not None and again.loaded_short.args["number"] == 20
    assert again.choices == game.choices[:20]


# -- in the middle of picks -----------------------------------------------------------------------
WEARINESS = made_up("Weariness", "event", action(choose_some(characters.ready, exhaust(IT), least=2, most=2)), cost=0)


def test_a_card_picked_among_several_may_be_taken_away_before_the_others_are_picked() -> None:
    t = table(hero=["Gimli", "Legolas", "Thalin"], hand=WEARINESS).play(WEARINESS, "Gimli")
    assert t.decision is not None and t.decision.kind == "choose-some"
    t.game.adjust(card=t["Gimli"].id, exhausted=True)
    t.until(lambda t: t.decision is None or t.decision.kind != "choose-some")
    assert [line.args["card"][1] for line in t.log("log-exhaust")] == ["legolas", "thalin"]
    at_every_decision(t.game)


def test_a_card_looked_at_may_be_taken_away_and_no_other_is_shown_in_its_place() -> None:
    deck = ["Feint", "Quick Strike", "Gandalf", "Swift Strike", "Blade Mastery"]
    seats = (player(heroes="Beravor", hand="Gandalf's Search", resources=4), player(heroes="Gimli", deck=deck))
    t = table(*seats).play("Gandalf's Search", "x:4", "player:1")
    t.game.adjust(card=t["Gandalf"].id, zone="discard:1")
    assert t.options() == ["choose:Feint", "choose:Quick Strike", "choose:Swift Strike"]
    at_every_decision(t.game)


def test_a_card_put_back_first_may_be_taken_away_before_the_others_are_put_back() -> None:
    deck = ["Feint", "Quick Strike", "Gandalf", "Swift Strike", "Blade Mastery"]
    seats = (player(heroes="Beravor", hand="Gandalf's Search", resources=4), player(heroes="Gimli", deck=deck))
    t = table(*seats).play("Gandalf's Search", "x:4", "player:1").choose("Quick Strike", "Gandalf")
    t.game.adjust(card=t["Gandalf"].id, zone="discard:1")
    assert t.options() == ["next:Feint", "next:Swift Strike"]
    t.choose("Swift Strike")
    assert t.order("deck:1") == ["Swift Strike", "Feint", "Blade Mastery"]
    assert t["Gandalf"].place == "discard:1"


def test_a_character_that_joined_an_attack_may_be_exhausted_before_another_joins() -> None:
    seats = (
        player(heroes="Gimli", engaged="Forest Spider"),
        player(heroes=["Legolas", "Aragorn"], allies="Silverlode Archer"),
    )
    t = table(*seats, phase="combat").to("attack").attack("Forest Spider", "Gimli").choose("Legolas")
    t.game.adjust(card=t["Legolas"].id, exhausted=True)
    plays_on(t.game)


# -- in the middle of a payment -------------------------------------------------------------------
def paying() -> TestTable:
    """Seat 0 has paid one of four resources for an ally."""
    seats = (
        player(heroes=["Aragorn", "Théodred"], hand=["Faramir", "Ever Vigilant"], resources=3),
        player(heroes="Gimli", hand="Dwarven Axe", resources=3),
    )
    t = table(*seats).choose("Faramir").choose("pay")
    assert t.decision is not None and t.decision.kind == "cost"
    return t


def test_a_player_may_leave_while_paying() -> None:
    t = paying()
    t.game.concede(0)
    assert t["Faramir"].place == "discard:0"
    assert list(t.game.decisions) == [1]
    plays_on(t.game)


def test_another_player_may_leave_while_one_is_paying() -> None:
    t = paying()
    t.game.concede(1)
    assert t["Faramir"].place == "hand:0"
    assert (t["Aragorn"].resources, t["Théodred"].resources) == (3, 3)
    plays_on(t.game)


def test_pools_may_be_emptied_while_a_player_is_paying() -> None:
    t = paying()
    for hero in ("Aragorn", "Théodred"):
        t.game.adjust(card=t[hero].id, resources=0)
    assert t["Faramir"].place == "hand:0"
    assert not t.can("Faramir")
    plays_on(t.game)


@pytest.mark.parametrize("place", ["discard:0", "deck:0", "removed", "play:0", "hand:1"])
def test_a_card_may_be_taken_away_while_it_is_being_paid_for(place: str) -> None:
    t = paying()
    t.game.adjust(card=t["Faramir"].id, zone=place)
    assert t["Faramir"].place == place
    assert (t["Aragorn"].resources, t["Théodred"].resources) == (3, 3)
    plays_on(t.game)


def test_a_play_called_off_by_an_override_can_be_taken_back_and_gone_on_with() -> None:
    t = paying()
    before = t.game.digest
    t.game.adjust(card=t["Gimli"].id, damage=1)
    t.game.undo()
    assert t.game.digest == before
    t.until(lambda t: t.decision is None or t.decision.kind != "cost")
    assert t["Faramir"].place == "play:0"


# -- responses to what has gone into hiding ---------------------------------------------------------
def test_a_response_to_a_card_gone_into_a_deck_does_not_name_it() -> None:
    t = table(
        hero=["Aragorn", "Gimli"], allies="Beorn", hand=["Valiant Sacrifice"] * 2, resources=5, deck=["Feint"] * 6
    )
    t.use("Beorn").until(lambda t: t.decision is not None and t.decision.kind == "response")
    beorn = t["Beorn"].id
    assert t["Beorn"].place == "deck:0"
    shown = t.game.view(0)["decisions"][0]
    assert shown["source"] == -1
    assert beorn not in [option["card"] for option in shown["options"]]
    assert beorn not in set(named_in(t.game.view(0)))
