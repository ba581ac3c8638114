"""The board shows what is on the table, as it is now, in any width, and nothing that is hidden."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.console import Console

import wilderland as wl
from wilderland import Setup
from wilderland.agents import SensiblePlayer
from wilderland.cli.board import Board
from wilderland.cli.describe import MenuView
from wilderland.cli.menu import Menu
from wilderland.testing import player, table
from wilderland.testing.table import TestTable
from wilderland.text.prose import Prose

DECKS = ["leadership", "tactics", "spirit", "lore"]


def drawn(game: wl.Game, width: int = 80, seats: list[int] | None = None) -> str:
    view = game.view(seats=range(len(game.state.players)) if seats is None else seats)
    menu = Menu(game)
    shown = MenuView(Prose(), view, menu)
    acting = [decision.seat for decision in menu.decisions]
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(Board(Prose(), view, shown.marks() if menu.items else {}, acting).draw(width))
        if menu.decisions:
            console.print(shown.draw())
    return capture.get()


def row(text: str, name: str) -> list[str]:
    """The words of the first line with this name, after it."""
    line = next(line for line in text.splitlines() if name in line)
    return line.partition(name)[2].split()


def test_heroes_show_resources_live_numbers_hit_points_and_what_they_do():
    t = table(
        hero=["Gimli", "Aragorn"],
        attached={"Aragorn": ["Celebrían's Stone"]},
        damage={"Gimli": 2},
        resources=3,
        exhausted="Gimli",
        phase="quest",
    )
    text = drawn(t.game)
    assert row(text, "Gimli") == ["3", "Ta", "2", "4↑", "2", "3/5", "exhausted"]
    assert row(text, "Aragorn")[:6] == ["3", "LeSp", "4↑", "3", "2", "5/5"]
    assert "+ Celebrían's Stone" in text


def test_staging_shows_threat_and_the_numbers_of_each_card():
    t = table(hero="Gimli", staging=["Forest Spider", "Old Forest Road"], progress={"Old Forest Road": 1})
    text = drawn(t.game)
    assert "Staging area: threat 3" in text
    assert row(text, "Forest Spider") == ["2", "25", "2", "1", "4/4"]
    assert row(text, "Old Forest Road") == ["1", "1/3"]


@pytest.mark.parametrize(
    ("committed", "says"),
    [(["Aragorn", "Théodred"], "1 progress"), ("Aragorn", "nothing happens"), ("Théodred", "threat rises by 1")],
)
def test_the_quest_phase_weighs_willpower_against_threat(committed: list[str], says: str):
    t = table(
        hero=["Aragorn", "Théodred"],
        committed=committed,
        staging="Forest Spider",
        phase="quest",
        skip_empty_windows=False,
    )
    t.to("quest.staging")
    assert says in drawn(t.game)


def test_before_staging_the_result_is_open():
    t = table(hero="Aragorn", staging="Forest Spider", phase="quest")
    t.to("commit")
    assert "against willpower 0 – staging is still to come" in drawn(t.game)


def test_engaged_enemies_show_their_shadow_cards_and_tokens():
    t = table(hero=["Gimli", "Legolas"], engaged=["Chieftan Ufthak"], phase="combat")
    t.to("defend")
    t.state.add_resources(t["Chieftan Ufthak"].id, 2)
    text = drawn(t.game)
    assert row(text, "Engaged")[:3] == ["att", "def", "HP"]
    assert "1 shadow 2 tokens" in text
    assert "Chieftan Ufthak attacks Player 1" in text
    assert "Quiet Moment" not in text


def test_the_quest_and_the_active_location_show_progress():
    t = table(hero="Gimli", active="Old Forest Road", progress={"Flies and Spiders": 3, "Old Forest Road": 1})
    assert "Quest 1B Flies and Spiders 3/8   Location Old Forest Road 1/3" in drawn(t.game)


def test_what_can_be_chosen_carries_its_number_on_the_board_too():
    t = table(hero=["Gimli", "Legolas"], phase="quest")
    t.to("commit")
    lines = [line.split()[:2] for line in drawn(t.game).splitlines()]
    assert lines.count(["1", "Gimli"]) == 2
    assert lines.count(["2", "Legolas"]) == 2


def test_a_card_that_was_looked_at_is_shown():
    t = table(hero="Denethor", encounter=["Forest Spider", "King Spider"], hand=["Gléowine"], resources=2)
    assert "Next card" not in drawn(t.game)
    t.use("Denethor")
    assert "Next card Forest Spider" in drawn(t.game)


def test_a_seat_does_not_see_the_hand_of_another():
    t = table(player(heroes="Gimli", hand=["Feint"]), player(heroes="Aragorn", hand=["Faramir"], resources=4))
    both, one = drawn(t.game, 140), drawn(t.game, 140, [0])
    assert "Feint (1)" in both and "Faramir (4)" in both
    assert "Feint (1)" in one and "Faramir (4)" not in one
    assert "a face-down card" in one


def test_an_objective_shows_what_guards_it():
    t = table(hero="Gimli", staging=["Gandalf's Map", "Forest Spider"])
    t.state.set_guard(t["Gandalf's Map"].id, t["Forest Spider"].id)
    assert "guard Forest Spider" in drawn(t.game)


def test_who_does_not_act_is_shown_briefly_in_a_narrow_terminal():
    seats = [player(heroes="Gimli"), player(heroes="Aragorn", engaged="Forest Spider", hand=["Faramir"])]
    t = table(*seats, phase="quest")
    t.to("commit")
    assert "Aragorn 5/5" in drawn(t.game) and "Engaged Forest Spider 4/4" in drawn(t.game)
    assert "Faramir (4)" not in drawn(t.game)
    assert "Faramir (4)" in drawn(t.game, 140)


def test_a_player_who_is_out_is_said_to_be():
    game = wl.new_game(decks=["leadership", "tactics"], seed=1)
    game.concede(1)
    assert "Player 2 is out of the game" in drawn(game)


def positions(players: int, seed: int) -> list[TestTable]:
    game = wl.new_game(decks=DECKS[:players], seed=seed)
    agent, found, number = SensiblePlayer(seed), [], 0
    while game.decision:
        if number % 12 == 0:
            found.append(TestTable(game.clone()))
        game.choose(agent.choose(game), game.decision.seat)
        number += 1
    return [*found, TestTable(game)]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("width", [80, 130])
def test_no_line_is_wider_than_the_terminal(players: int, width: int):
    for t in positions(players, seed=3):
        text = drawn(t.game, width)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        for card in t.state.cards:
            if card.zone in (2, 3) or (card.face.kind == 0 and t.state.in_play(card.id)):
                assert Prose().card(card.face.code) in text
        for place in t.game.view(seat=0)["staging"]:
            if place["type"] == "location":
                progress = f"{place.get('progress', 0)}/{place['stats']['quest_points'][0]}"
                assert any(place["name"] in line and progress in line for line in text.splitlines())


# -- the campaign ------------------------------------------------------------------------------------
def test_the_campaign_card_and_what_lies_beside_the_quest_are_shown():
    setup = Setup("journey-along-the-anduin", (wl.decks()["leadership"],), mode="campaign", seed=4)
    game = wl.Game(setup, setup.begin())
    game.choose("keep")
    text = drawn(game)
    assert "Campaign Journey Along the Anduin A" in text
    assert "Beside the quest Valor ×4, Scarred ×4" in text
    assert row(text, "Mendor ")[-1] == "boon"


def test_boons_and_burdens_say_what_they_are():
    t = table(hero="Gimli", attached={"Gimli": ["Valor", "Scarred"]}, staging=["Ungoliant's Swarm"], phase="planning")
    text = drawn(t.game)
    assert row(text, "+ Valor") == ["boon"]
    assert row(text, "+ Scarred") == ["burden"]
    assert row(text, "Ungoliant's Swarm")[-1] == "burden"


def test_a_usual_game_has_no_line_for_a_campaign():
    text = drawn(table(hero="Gimli").game)
    assert "Campaign" not in text and "Beside the quest" not in text
