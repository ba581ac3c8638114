"""Views and redeals: each seat sees what it may, hidden cards are nowhere, and what cannot be known is dealt anew."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

import wilderland as wl
from wilderland.agents import RandomPlayer, SensiblePlayer
from wilderland.game import Game
from wilderland.model.kinds import DECKS, ENCOUNTER_DECK, HANDS, SHADOWS
from wilderland.testing import TestTable, player, table
from wilderland.testing.checks import named_in, unseen
from wilderland.testing.positions import late_position


def shown(cards: Iterable[dict[str, Any] | None]) -> list[str | None]:
    """The titles of a place, None where a card is hidden."""
    return [card["name"] if card is not None else None for card in cards]


def known_ids(game: Game, *seats: int) -> set[int]:
    return set(named_in(game.view(seats=seats)))


def two_players(**more: Any) -> TestTable:
    return table(
        player(heroes=["Denethor", "Gimli"], hand=["Feint", "Gandalf"], deck=["Beorn", "Faramir", "Blade Mastery"]),
        player(heroes=["Éowyn", "Eleanor"], hand=["Hasty Stroke"], deck=["Northern Tracker", "Dwarven Tomb"]),
        **more,
    )


# -- what is shown --------------------------------------------------------------------------------
def test_a_hand_is_shown_to_its_own_seat_only() -> None:
    game = two_players(phase="quest").game
    assert shown(game.view(0)["players"][0]["hand"]) == ["Feint", "Gandalf"]
    assert shown(game.view(0)["players"][1]["hand"]) == [None]
    assert shown(game.view(1)["players"][0]["hand"]) == [None, None]
    assert shown(game.view(1)["players"][1]["hand"]) == ["Hasty Stroke"]


def test_decks_are_shown_as_so_many_hidden_cards() -> None:
    t = two_players(phase="quest")
    for seat in (0, 1):
        view = t.game.view(seat)
        assert shown(view["players"][0]["deck"]) == [None] * 3
        assert shown(view["encounter_deck"]) == [None] * len(t.state.zones[ENCOUNTER_DECK])


def test_discard_piles_and_everything_in_play_are_open() -> None:
    t = table(
        player(heroes=["Gimli"], allies=["Beorn"], discard=["Feint"], attached={"Gimli": ["Citadel Plate"]}),
        player(heroes=["Éowyn"], engaged=["Forest Spider"]),
        staging=["King Spider"],
        active=["Old Forest Road"],
        encounter_discard=["Eyes of the Forest"],
        phase="quest",
    )
    for seat in (0, 1):
        view = t.game.view(seat)
        one, two = view["players"]
        assert shown(one["play"]) == ["Gimli", "Beorn"]
        assert shown(one["play"][0]["attachments"]) == ["Citadel Plate"]
        assert shown(one["discard"]) == ["Feint"]
        assert shown(two["engaged"]) == ["Forest Spider"]
        assert shown(view["staging"]) == ["King Spider"]
        assert shown(view["active"]) == ["Old Forest Road"]
        assert shown(view["encounter_discard"]) == ["Eyes of the Forest"]
        assert shown(view["quest"]) == ["Flies and Spiders"]


def test_numbers_are_shown_as_they_are_now_and_as_printed() -> None:
    t = table(hero="Gimli", attached={"Gimli": ["Citadel Plate"]}, damage={"Gimli": 2}, phase="quest", resources=3)
    gimli = t.game.view(0)["players"][0]["play"][0]
    assert gimli["stats"]["attack"] == [4, 2]
    assert gimli["stats"]["hit_points"] == [9, 5]
    assert (gimli["damage"], gimli["resources"]) == (2, 3)


def test_two_hands_of_one_person_are_shown_together() -> None:
    game = two_players(phase="quest").game
    view = game.view(seats={0, 1})
    assert shown(view["players"][0]["hand"]) == ["Feint", "Gandalf"]
    assert shown(view["players"][1]["hand"]) == ["Hasty Stroke"]
    assert view["seats"] == [0, 1]


def test_a_spectator_sees_no_hand_and_no_decision() -> None:
    game = two_players(phase="quest").game
    view = game.view()
    assert shown(view["players"][0]["hand"]) == [None, None]
    assert view["decisions"] == []


def test_a_decision_is_shown_to_the_seat_that_is_asked() -> None:
    game = two_players(phase="quest").to("commit").game
    assert game.decision is not None
    seat = game.decision.seat
    assert [one["seat"] for one in game.view(seat)["decisions"]] == [seat]
    assert game.view(1 - seat)["decisions"] == []
    keys = [option["key"] for option in game.view(seat)["decisions"][0]["options"]]
    assert keys == [option.key for option in game.decision.options]


def test_a_shadow_card_is_hidden_until_it_is_turned_up() -> None:
    t = table(
        player(heroes=["Gimli"], engaged=["Forest Spider"]),
        player(heroes=["Éowyn"]),
        encounter=["Black Forest Bats", "King Spider"],
        phase="encounter",
    ).to("defend")
    for seat in (0, 1):
        assert t.game.view(seat)["players"][0]["engaged"][0]["shadows"] == [None]
    card = t.state.zones[SHADOWS][0]
    t.choose("undefended").until(lambda t: bool(t.log("log-shadow")))
    assert card in known_ids(t.game, 0) & known_ids(t.game, 1)


@pytest.mark.card("Dark Knowledge")
def test_a_shadow_card_somebody_looked_at_is_shown_to_that_seat_only() -> None:
    t = table(
        player(heroes=["Beravor"], attached={"Beravor": ["Dark Knowledge"]}, engaged=["Forest Spider"]),
        player(heroes=["Éowyn"]),
        encounter=["Black Forest Bats", "King Spider"],
        phase="encounter",
    ).to("response")
    t.respond("Dark Knowledge")
    assert shown(t.game.view(0)["players"][0]["engaged"][0]["shadows"]) == ["Black Forest Bats"]
    assert shown(t.game.view(1)["players"][0]["engaged"][0]["shadows"]) == [None]


@pytest.mark.card("Denethor")
def test_a_peek_is_for_the_seat_that_peeked_until_the_deck_is_shuffled() -> None:
    t = two_players(encounter=["King Spider", "Hummerhorns", "Eyes of the Forest"], phase="resource")
    t.use("Denethor", "accept")
    assert shown(t.game.view(0)["encounter_deck"]) == [None, None, "King Spider"]
    assert shown(t.game.view(1)["encounter_deck"]) == [None, None, None]
    t.state.shuffle(ENCOUNTER_DECK)
    assert shown(t.game.view(0)["encounter_deck"]) == [None, None, None]


def test_a_card_returned_to_hand_in_the_open_stays_known_to_all() -> None:
    t = table(
        player(heroes=["Éowyn"], hand=["Dwarven Tomb", "Will of the West"], discard=["Hasty Stroke"], resources=2),
        player(heroes=["Gimli"]),
    )
    t.play("Dwarven Tomb")
    assert t["Hasty Stroke"].place == "hand:0"
    assert shown(t.game.view(1)["players"][0]["hand"]) == [None, "Hasty Stroke"]


def test_the_order_of_stages_to_come_is_not_shown() -> None:
    game = wl.new_game(seed=1)
    assert game.view(0)["quest_deck"] == 4


@pytest.mark.parametrize("seed", range(8))
def test_ids_of_hidden_cards_are_nowhere_in_a_view(seed: int) -> None:
    players = 1 + seed % 4
    game = late_position(seed, players)
    agent = RandomPlayer(seed)
    for _ in range(40):
        for seats in [(seat,) for seat in range(players)] + [tuple(range(players)), ()]:
            assert not known_ids(game, *seats) & unseen(game.state, seats)
        if game.decision is None:
            break
        game.choose(agent.choose(game))


def test_a_view_is_plain_json_and_names_hidden_cards_in_no_way() -> None:
    game = wl.new_game(decks=["leadership", "lore"], seed=6)
    text = json.dumps(game.view(0))
    hand = {game.state.cards[card].printed.code for card in game.state.zones[HANDS[0]]}
    for code in {"gleowine", "denethors-secret", "king-spider", "faramir"} - hand:
        assert f'"{code}"' not in text
    for word in ("seed", "rng", "stack", "history", "replay"):
        assert f'"{word}"' not in text


# -- the chronicle --------------------------------------------------------------------------------
def test_a_draw_is_told_to_its_player_by_name_and_to_the_others_by_number() -> None:
    game = wl.new_game(decks=["leadership", "lore"], seed=6)
    while game.state.round == 0:
        game.choose("keep")
    for seat in (0, 1):
        mine = [dict(e.args)["seat"] for e in game.log_for([seat]) if e.message == "log-draw-card"]
        others = [dict(e.args)["seat"] for e in game.log_for([seat]) if e.message == "log-draw"]
        assert mine == [seat] * 7
        assert others == [1 - seat]


def test_a_peek_is_told_to_the_others_without_the_card() -> None:
    t = two_players(encounter=["King Spider", "Hummerhorns"], phase="resource")
    t.use("Denethor")
    assert [e.message for e in t.game.log_for([0]) if e.message.startswith("log-look")] == ["log-look"]
    assert [e.message for e in t.game.log_for([1]) if e.message.startswith("log-look")] == ["log-looks"]


def test_the_chronicle_of_two_seats_is_the_union() -> None:
    game = wl.new_game(decks=["leadership", "lore"], seed=6)
    both = [entry.number for entry in game.log_for([0, 1])]
    alone = {entry.number for seat in (0, 1) for entry in game.log_for([seat])}
    assert both == sorted(alone)
    assert len(game.log_for([0])) < len(both)


def test_the_chronicle_can_be_read_on_from_where_one_was() -> None:
    game = wl.new_game(seed=6)
    seen = game.log_for([0])
    game.choose("keep")
    assert game.log_for([0])[: len(seen)] == seen
    assert [e.number for e in game.log_for([0], after=seen[-1].number)] == [
        e.number for e in game.log_for([0])[len(seen) :]
    ]


# -- redeals --------------------------------------------------------------------------------------
def hidden_codes(game: Game, place: int) -> list[str]:
    return [game.state.cards[card].printed.code for card in game.state.zones[place]]


def midway(players: int = 3, seed: int = 5, choices: int = 60) -> Game:
    game = wl.new_game(decks=["leadership", "spirit", "lore", "tactics"][:players], seed=seed)
    agent = SensiblePlayer(seed)
    for _ in range(choices):
        game.choose(agent.choose(game))
    return game


@pytest.mark.parametrize("seats", [{0}, {1}, {0, 2}, {0, 1, 2}])
def test_a_redeal_looks_the_same_to_its_seats(seats: set[int]) -> None:
    game = midway()
    for rng in range(5):
        dealt = game.determinize(seats, rng)
        assert dealt.view(seats=seats) == game.view(seats=seats)
        for seat in seats:
            assert dealt.view(seat) == game.view(seat)


def test_a_redeal_leaves_the_real_game_alone() -> None:
    game = midway()
    before = game.digest
    dealt = game.determinize({0}, 1)
    while dealt.decision is not None:
        dealt.choose(dealt.decision.options[0])
    assert game.digest == before


@pytest.mark.parametrize("seats", [{0}, {1, 2}])
def test_equal_chance_deals_equally_whatever_the_truth_was(seats: set[int]) -> None:
    game = midway()
    dealt = game.determinize(seats, 7)
    for rng in range(5):
        assert game.determinize(seats, rng).determinize(seats, 7).digest == dealt.digest


def test_a_redeal_does_not_depend_on_the_order_of_a_deck() -> None:
    game = midway()
    other = game.clone()
    other.state.reorder(ENCOUNTER_DECK, tuple(reversed(other.state.zones[ENCOUNTER_DECK])))
    assert other.view(0) == game.view(0)
    one, two = game.determinize({0}, 3), other.determinize({0}, 3)
    assert hidden_codes(one, ENCOUNTER_DECK) == hidden_codes(two, ENCOUNTER_DECK)
    assert hidden_codes(one, HANDS[1]) == hidden_codes(two, HANDS[1])
    assert one.state.rng == two.state.rng


def test_a_redeal_has_chance_of_its_own() -> None:
    game = midway()
    assert game.determinize({0}, 3).state.rng != game.state.rng
    assert game.determinize({0}, 3).state.rng != game.determinize({0}, 4).state.rng


def test_turned_on_card_by_card_a_redeal_puts_each_card_once_in_each_place() -> None:
    t = two_players(encounter=["King Spider", "Hummerhorns", "Eyes of the Forest", "Forest Spider", "Great Forest Web"])
    around = len(t.state.zones[ENCOUNTER_DECK])
    turns = [hidden_codes(t.game.determinize({0}, 5, turn), ENCOUNTER_DECK) for turn in range(2 * around)]
    for lap in (turns[:around], turns[around:]):
        assert all(len(set(place)) == around for place in zip(*lap, strict=True))
    assert turns[0] != turns[around], "after all turns another shuffle"
    words = [tuple(t.game.determinize({0}, 5, turn).state.rng) for turn in range(around)]
    assert len(set(words)) == around, "with chance of its own for every turn"


def test_known_cards_never_move() -> None:
    t = two_players(encounter=["King Spider", "Hummerhorns", "Eyes of the Forest", "Forest Spider"])
    t.use("Denethor", "accept")
    t.state.learn(t.state.zones[DECKS[1]][0], 0b01)
    for rng in range(20):
        dealt = t.game.determinize({0}, rng)
        assert hidden_codes(dealt, HANDS[0]) == ["feint", "gandalf"]
        assert hidden_codes(dealt, ENCOUNTER_DECK)[-1] == "king-spider"
        assert hidden_codes(dealt, DECKS[1])[0] == "northern-tracker"


def test_every_unknown_card_turns_up_in_every_unknown_place() -> None:
    t = table(
        player(heroes=["Gimli"], engaged=["Forest Spider"], deck=["Beorn", "Feint", "Blade Mastery"]),
        player(heroes=["Éowyn"], hand=["Hasty Stroke", "Dwarven Tomb"], deck=["Northern Tracker", "Will of the West"]),
        encounter=["King Spider", "Hummerhorns", "Eyes of the Forest", "Great Forest Web"],
        phase="encounter",
    ).to("defend")
    foes = {"king-spider", "hummerhorns", "eyes-of-the-forest", "great-forest-web"}
    theirs = {"hasty-stroke", "dwarven-tomb", "northern-tracker", "will-of-the-west"}
    places: dict[tuple[int, int], set[str]] = {}
    for rng in range(200):
        dealt = t.game.determinize({0}, rng)
        for place in (ENCOUNTER_DECK, SHADOWS, DECKS[0], DECKS[1], HANDS[1]):
            for number, code in enumerate(hidden_codes(dealt, place)):
                places.setdefault((place, number), set()).add(code)
    assert len(t.state.zones[SHADOWS]) == 1
    for (place, _), codes in places.items():
        if place in (ENCOUNTER_DECK, SHADOWS):
            assert codes == foes
        elif place == DECKS[0]:
            assert codes == {"beorn", "feint", "blade-mastery"}
        else:
            assert codes == theirs


def test_cards_are_dealt_among_those_of_their_own_owner() -> None:
    game = midway()
    for rng in range(5):
        dealt = game.determinize({0}, rng)
        for owner in (-1, 0, 1, 2):
            old, new = (
                sorted(card.printed.code for card in one.state.cards if card.owner == owner) for one in (game, dealt)
            )
            assert old == new


def test_a_redeal_while_another_seat_pays_for_a_card_can_be_played() -> None:
    t = table(
        player(heroes=["Gimli"]),
        player(heroes=["Aragorn", "Théodred"], hand=["Faramir", "Ever Vigilant"], resources=3),
        first=1,
    )
    t.choose("Faramir").choose("pay")
    assert t.decision is not None and t.decision.kind == "cost"
    for rng in range(30):
        dealt = t.game.determinize({0}, rng)
        assert dealt.view(0) == t.game.view(0)
        agent = RandomPlayer(rng)
        for _ in range(10):
            if dealt.decision is not None:
                dealt.choose(agent.choose(dealt))


@pytest.mark.card("Valiant Sacrifice")
def test_a_card_that_left_for_a_deck_is_named_no_more_and_still_answered_in_a_redeal() -> None:
    t = table(
        hero=["Aragorn", "Gimli"], allies=["Beorn"], hand=["Valiant Sacrifice"], resources=5, deck=["Feint"] * 6
    )
    t.use("Beorn").until(lambda t: t.decision is not None and t.decision.kind == "response")
    assert t["Beorn"].place == "deck:0"
    assert not known_ids(t.game, 0) & unseen(t.state, [0])
    for rng in range(20):
        dealt = t.game.determinize({0}, rng)
        assert dealt.view(0) == t.game.view(0)
        dealt.choose(dealt.decision.options[0])  # type: ignore[union-attr]


def test_a_redealt_game_has_no_replay_and_tells_nothing_of_the_real_one() -> None:
    dealt = midway().determinize({0}, 1)
    with pytest.raises(wl.BadSave):
        _ = dealt.replay
    assert dealt.choices == ()
