"""The campaign between its games: the log, heroes, decks, penalties, replaying (M6–M13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from wilderland import Deck, Game
from wilderland.campaign import Campaign, CampaignLog
from wilderland.cards.catalogue import catalogue
from wilderland.decks import BadDeck, starters
from wilderland.errors import BadSetup
from wilderland.rules.carry import Earned
from wilderland.rules.defeat import lose, win
from wilderland.scenarios import scenarios

NAMES = ("leadership", "spirit", "tactics", "lore")
MENDOR = Earned("mendor")


def code(name: str) -> str:
    return catalogue("revised").find(name).code


def campaign(seats: int = 2, hard: bool = False) -> Campaign:
    heroes = [starters("revised")[name].heroes for name in NAMES[:seats]]
    return Campaign.begin([f"Player {seat}" for seat in range(seats)], heroes, hard)


def decks(one: Campaign) -> list[Deck]:
    """The starter decks with the heroes of the log."""
    return [
        replace(starters("revised")[name], heroes=tuple(player.heroes))
        for name, player in zip(NAMES, one.log.players, strict=False)
    ]


def next_game(one: Campaign) -> Game:
    setup = one.setup(decks(one), seed=1 + len(one.log.games))
    return Game(setup, setup.begin())


def end(game: Game, won: bool = True, fallen: Sequence[str] = (), damage: dict[str, int] | None = None) -> Game:
    """The game is over, with these heroes dead and this damage on others."""
    for card in list(game.state.cards):
        if card.printed.name in fallen:
            game.adjust(card=card.id, zone=f"discard:{card.owner}")
        elif card.printed.name in (damage or {}):
            game.adjust(card=card.id, damage=(damage or {})[card.printed.name])
    game.state.decisions = None
    (win if won else lose)(game.state, "card")
    return game


def played(one: Campaign, won: bool = True, fallen: Sequence[str] = (), damage: dict[str, int] | None = None) -> None:
    one.record(end(next_game(one), won, fallen, damage))


# -- M6 the order, M10 replaying ------------------------------------------------------------------------
@pytest.mark.rule("M6")
def test_the_scenarios_come_in_order_until_the_last_is_won() -> None:
    one = campaign()
    order = []
    while one.scenario is not None:
        order.append(one.scenario)
        played(one)
    assert order == list(scenarios())
    assert one.over
    with pytest.raises(BadSetup, match="over"):
        one.setup(decks(one))


@pytest.mark.rule("M10")
def test_a_lost_scenario_costs_nothing_and_is_played_again() -> None:
    one = campaign(hard=True)
    before = one.log.as_json()
    played(one, won=False, fallen=["Aragorn"], damage={"Glóin": 2})
    after = one.log.as_json()
    (lost,) = after.pop("games")
    assert (lost["scenario"], lost["won"], lost["score"]) == ("passage-through-mirkwood", False, None)
    before.pop("games")
    assert after == before
    assert one.scenario == "passage-through-mirkwood"


@pytest.mark.rule("M6")
def test_only_the_next_game_of_the_campaign_is_recorded() -> None:
    one, other = campaign(), campaign(hard=True)
    with pytest.raises(BadSetup, match="over"):
        one.record(next_game(one))
    with pytest.raises(BadSetup, match="next game"):
        one.record(end(next_game(other)))
    game = end(next_game(one))
    one.record(game)
    with pytest.raises(BadSetup, match="next game"):
        one.record(game)
    assert len(one.log.games) == 1


# -- M6 heroes ------------------------------------------------------------------------------------------
@pytest.mark.rule("M6", "M11")
def test_heroes_are_fixed_but_the_decks_are_free() -> None:
    one = campaign()
    others = [decks(one)[0], starters("revised")["lore"]]
    with pytest.raises(BadSetup, match="other heroes: Player 1"):
        one.setup(others)
    changed = replace(decks(one)[1], cards=starters("revised")["lore"].cards)
    assert one.setup([decks(one)[0], changed]).decks[1].cards == changed.cards


@pytest.mark.rule("M6")
def test_a_hero_in_a_discard_pile_at_the_end_of_a_won_game_has_fallen() -> None:
    one = campaign()
    played(one, fallen=["Aragorn"])
    assert one.log.fallen == ["aragorn"]
    assert one.to_replace == [(0, "aragorn")]
    with pytest.raises(BadSetup, match="fallen"):
        one.setup(decks(one))


@pytest.mark.rule("M6", "M12")
def test_a_new_hero_for_a_fallen_one_costs_every_player_one_threat() -> None:
    one = campaign()
    played(one, fallen=["Aragorn"])
    one.replace(0, "Aragorn", "Gimli")
    assert one.log.players[0].heroes == ["gimli", code("Théodred"), code("Glóin")]
    assert (one.log.threat_penalty, [player.penalty for player in one.log.players]) == (1, [0, 0])
    game = next_game(one)
    assert [player.threat for player in game.state.players] == [11 + 8 + 9 + 1, 9 + 7 + 8 + 1]


@pytest.mark.rule("M6")
def test_a_fallen_hero_is_barred_to_all_players() -> None:
    one = campaign()
    played(one, fallen=["Aragorn"])
    with pytest.raises(BadSetup, match="hero taken"):
        one.replace(0, "Aragorn", "Aragorn")
    with pytest.raises(BadSetup, match="hero taken"):
        one.swap(1, "Éowyn", "Aragorn")
    with pytest.raises(BadSetup, match="taken"):
        one.replace(0, "Aragorn", "Éowyn")


@pytest.mark.rule("M6", "M12")
def test_without_a_hero_to_choose_the_fallen_one_plays_on_at_the_cost_of_that_player() -> None:
    one = campaign(4)
    assert one.available == []
    played(one, fallen=["Aragorn"])
    one.play_on_with(0, "Aragorn")
    assert one.log.fallen == []
    assert (one.log.threat_penalty, [player.penalty for player in one.log.players]) == (0, [1, 0, 0, 0])
    threats = [player.threat for player in next_game(one).state.players]
    one.log.players[0].penalty = 0
    assert threats[0] == next_game(one).state.players[0].threat + 1


@pytest.mark.rule("M6")
def test_with_heroes_to_choose_nobody_plays_on_with_the_fallen() -> None:
    one = campaign()
    played(one, fallen=["Aragorn"])
    with pytest.raises(BadSetup, match="to choose"):
        one.play_on_with(0, "Aragorn")


@pytest.mark.rule("M11", "M12")
def test_a_swap_costs_every_player_one_threat_and_each_player_has_one() -> None:
    one = campaign()
    with pytest.raises(BadSetup, match="before first"):
        one.swap(0, "Aragorn", "Gimli")
    played(one)
    one.swap(0, "Aragorn", "Gimli")
    one.swap(1, "Éowyn", "Legolas")
    assert one.log.threat_penalty == 2
    with pytest.raises(BadSetup, match="already"):
        one.swap(0, "Glóin", "Aragorn")
    played(one, won=False)
    one.swap(0, "Glóin", "Aragorn")
    assert one.log.threat_penalty == 3


@pytest.mark.rule("M11")
@pytest.mark.parametrize(("old", "new"), [("Éowyn", "Gimli"), ("Aragorn", "Aragorn"), ("Aragorn", "Feint")])
def test_what_is_no_swap_is_refused_and_changes_nothing(old: str, new: str) -> None:
    one = campaign()
    played(one)
    before = one.log.as_json()
    with pytest.raises(BadSetup):
        one.swap(0, old, new)
    assert one.log.as_json() == before


# -- M7 hard mode ---------------------------------------------------------------------------------------
@pytest.mark.rule("M7")
def test_in_a_hard_campaign_damage_is_noted_and_placed_again() -> None:
    one = campaign(hard=True)
    played(one, damage={"Aragorn": 3, "Éowyn": 1})
    assert one.log.damage == {"aragorn": 3, code("Éowyn"): 1}
    game = next_game(one)
    assert {c.printed.name: c.damage for c in game.state.cards if c.damage} == {"Aragorn": 3, "Éowyn": 1}


@pytest.mark.rule("M7")
def test_in_the_usual_campaign_heroes_recover() -> None:
    one = campaign()
    played(one, damage={"Aragorn": 3})
    assert not [card for card in next_game(one).state.cards if card.damage]


@pytest.mark.rule("M7", "M12")
def test_healing_a_hero_costs_its_player_one_threat_for_good() -> None:
    one = campaign(hard=True)
    played(one, damage={"Aragorn": 3, "Éowyn": 1})
    one.heal(0, "Aragorn")
    assert one.log.damage == {code("Éowyn"): 1}
    assert (one.log.threat_penalty, [player.penalty for player in one.log.players]) == (0, [1, 0])
    with pytest.raises(BadSetup, match="damaged"):
        one.heal(0, "Aragorn")
    played(one)
    assert one.log.players[0].penalty == 1


# -- M8, M9 the pool -------------------------------------------------------------------------------------
@pytest.mark.rule("M9")
def test_earned_cards_are_written_into_the_pool_and_come_into_the_next_game() -> None:
    one = campaign()
    played(one)
    assert [Earned("mendors-support", seat=seat) for seat in range(2)] == one.log.pool[:2]
    game = next_game(one)
    owners = [card.owner for card in game.state.cards if card.printed.code == "mendors-support"]
    assert owners == [0, 1]


@pytest.mark.rule("M6")
def test_a_boon_may_be_left_out_a_burden_may_not() -> None:
    one = campaign()
    played(one)
    one.log.pool.append(Earned("ungoliants-swarm"))
    support = Earned("mendors-support", seat=1)
    carry = one.setup(decks(one), left_out=[support]).carry
    assert carry is not None and support not in carry.pool
    with pytest.raises(BadSetup, match="left out"):
        one.setup(decks(one), left_out=[Earned("ungoliants-swarm")])


@pytest.mark.rule("M6")
def test_permanents_of_a_fallen_hero_leave_the_pool() -> None:
    one = campaign()
    one.log.pool = [Earned("valor", "aragorn"), Earned("valor", code("Éowyn"))]
    played(one, fallen=["Aragorn"])
    assert [earned for earned in one.log.pool if earned.hero] == [Earned("valor", code("Éowyn"))]


@pytest.mark.rule("M6")
def test_a_hero_who_plays_on_has_lost_what_was_permanent() -> None:
    """Ruling 25: nobody is left to take the place."""
    one = campaign(4)
    one.log.pool = [Earned("valor", "aragorn")]
    played(one, fallen=["Aragorn"])
    one.play_on_with(0, "Aragorn")
    assert Earned("valor", "aragorn") not in one.log.pool
    assert next_game(one).state.cards[0].printed.code == "aragorn"


@pytest.mark.rule("M11")
def test_a_permanent_of_a_hero_swapped_out_stays_in_the_pool() -> None:
    one = campaign()
    played(one)
    one.log.pool.append(Earned("valor", "aragorn"))
    one.swap(0, "Aragorn", "Gimli")
    assert Earned("valor", "aragorn") in one.log.pool
    assert not [card for card in next_game(one).state.cards if card.printed.code == "valor" and card.owner >= 0]


@pytest.mark.rule("M13")
@pytest.mark.parametrize("saved", [True, False])
def test_only_mendor_comes_into_the_next_campaign(saved: bool) -> None:
    one = campaign()
    while not one.over:
        game = next_game(one)
        if one.scenario == "escape-from-dol-guldur":
            while game.decision is not None and game.state.round == 0:
                game.choose(0)
            mendor = next(card.id for card in game.state.cards if card.printed.code == "mendor")
            if not saved:
                game.adjust(card=mendor, zone="removed")
        else:
            while game.decision is not None and game.state.round == 0:
                game.choose(0)
        one.record(end(game))
    heroes = [player.heroes for player in one.log.players]
    following = Campaign.begin(["A", "B"], heroes, after=one.log)
    support = [Earned("mendors-support", seat=seat) for seat in range(2)]
    assert following.log.pool == ([MENDOR, *support] if saved else [])
    assert (following.log.threat_penalty, following.log.fallen, following.log.damage) == (0, [], {})


# -- decks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("B2", "B3", "M11")
def test_a_starter_deck_stays_legal_when_the_campaign_changes_its_heroes() -> None:
    """Ruling 29: but one whose cards were changed needs 50 of them."""
    one = campaign()
    played(one)
    one.swap(0, "Aragorn", "Gimli")
    first, second = decks(one)
    assert one.setup([first, second]).decks[0].heroes[0] == "gimli"
    changed = replace(first, cards={**first.cards, "gandalf": 1})
    with pytest.raises(BadDeck, match="too few: 46, 50 .B2"):
        one.setup([changed, second])
    assert one.setup([changed, second], any_deck=True).decks[0] == changed


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    "heroes", [[], [["gimli", "legolas"]], [["gimli", "legolas", "thalin"], ["eowyn", "aragorn", "Gimli"]]]
)
def test_a_campaign_begins_with_three_heroes_each_and_nobody_twice(heroes: list[list[str]]) -> None:
    with pytest.raises(BadSetup):
        Campaign.begin(["Anna", "Ben"][: len(heroes)], heroes)


def test_the_deck_of_a_player_is_kept_with_the_heroes_of_the_log() -> None:
    one = campaign()
    one.log.players[0].plays(starters("revised")["lore"])
    played(one)
    one.swap(0, "Aragorn", "Gimli")
    again = CampaignLog.loads(one.log.dumps())
    deck = again.players[0].deck
    assert deck is not None and deck.heroes == ("gimli", code("Théodred"), code("Glóin"))
    assert deck.cards == starters("revised")["lore"].cards
    assert again == one.log


@pytest.mark.rule("M10")
def test_a_game_that_was_recorded_is_awaited_no_more() -> None:
    one = campaign()
    game = end(next_game(one), won=False)
    assert one.awaits(game)
    one.record(game)
    assert not one.awaits(game)
    with pytest.raises(BadSetup, match="seed played"):
        one.setup(decks(one), game.setup.seed)  # type: ignore[union-attr]


def test_the_log_of_a_campaign_is_plain_to_read() -> None:
    one = campaign()
    played(one, fallen=["Aragorn"])
    text = one.log.dumps()
    assert CampaignLog.loads(text) == one.log
    for word in ('"Player 0"', '"aragorn"', '"mendors-support"', '"next": "journey-along-the-anduin"'):
        assert word in text
