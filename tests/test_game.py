"""The game as an object: asking, answering, overruling, taking back, giving up, explaining, refusing."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

import wilderland as wl
from wilderland.adjusting import NEVER_IN_DECKS, TURNED_DOWN
from wilderland.agents import Dice, RandomPlayer
from wilderland.cards.catalogue import UnknownCard
from wilderland.model.kinds import DECKS, ENCOUNTER_DECK, FACE_DOWN, HANDS
from wilderland.model.records import EVERYONE
from wilderland.testing import player, table
from wilderland.testing.checks import at_every_decision
from wilderland.testing.positions import late_position
from wilderland.text.rules import rule

STARTERS = ["leadership", "tactics", "spirit", "lore"]


def begun(*decks: str, seed: int = 5, **more: object) -> wl.Game:
    """A game after its mulligans."""
    game = wl.new_game(decks=decks or ("leadership",), seed=seed, **more)  # type: ignore[arg-type]
    while game.decision and game.decision.kind == "mulligan":
        game.choose("keep")
    return game


def questing(*decks: str, seed: int = 5) -> wl.Game:
    """A game at its first commitment."""
    game = begun(*decks, seed=seed)
    while game.decision and game.decision.kind != "commit":
        game.choose("pass")
    return game


def staged(game: wl.Game) -> int:
    """The threat in the staging area."""
    return int(game.view()["threat"])


# -- asking and answering -------------------------------------------------------------------------
def test_a_choice_may_be_an_option_its_key_or_its_index() -> None:
    one, two, three = (wl.new_game(seed=3) for _ in range(3))
    assert one.decision is not None
    one.choose(one.decision.options[1])
    two.choose("mulligan")
    three.choose(1)
    assert one.digest == two.digest == three.digest
    assert one.choices == ((0, "mulligan"),)


def test_the_shortest_program_plays_a_whole_game() -> None:
    game = wl.new_game(seed=7)
    while game.decision:
        game.choose(game.decision.options[0])
    assert game.outcome is not None
    assert game.decisions == {}
    with pytest.raises(wl.IllegalChoice):
        game.choose("pass")


def test_a_window_is_open_to_several_seats_and_any_of_them_may_answer() -> None:
    t = table(
        player(heroes=["Aragorn"], hand=["For Gondor!"], resources=2),
        player(heroes=["Éowyn"], hand=["The Galadhrim's Greeting"], resources=3),
        phase="resource",
    )
    assert list(t.game.decisions) == [0, 1]
    assert t.game.decision is t.game.decisions[0]
    t.game.choose("pass", seat=1)
    assert list(t.game.decisions) == [0]
    assert t.game.choices == ((1, "pass"),)


def test_an_action_asks_those_again_who_had_passed() -> None:
    t = table(
        player(heroes=["Aragorn"], hand=["For Gondor!", "For Gondor!"], resources=4),
        player(heroes=["Éowyn"], hand=["The Galadhrim's Greeting"], resources=3),
        phase="resource",
    )
    t.game.choose("pass", seat=1)
    t.play("For Gondor!", seat=0)
    assert list(t.game.decisions) == [0, 1]


@pytest.mark.parametrize(
    "choice",
    ["", "commit", "commit:999", "commit:-1", "use:0.x", "use:²", "play:²", "play:0.0.0", "undo", "use:", 99, -1],
)
def test_an_illegal_choice_is_refused_with_a_reason_and_changes_nothing(choice: str | int) -> None:
    game = questing("leadership", "spirit")
    before, choices = game.digest, game.choices
    with pytest.raises(wl.IllegalChoice) as refused:
        game.choose(choice)
    assert refused.value.reason.rule and refused.value.offered == [o.key for o in game.decision.options]  # type: ignore[union-attr]
    assert (game.digest, game.choices) == (before, choices)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    game = questing("leadership", "spirit")
    asked = next(iter(game.decisions))
    before = game.digest
    for seat in {0, 1, 7, -1} - {asked}:
        with pytest.raises(wl.IllegalChoice):
            game.choose("done", seat=seat)
    assert game.digest == before


def test_an_option_of_an_earlier_decision_counts_only_while_its_key_is_offered() -> None:
    game = questing("leadership")
    assert game.decision is not None
    first = game.decision.options[0]
    game.choose(first)
    with pytest.raises(wl.IllegalChoice):
        game.choose(first)


# -- gestures -------------------------------------------------------------------------------------
def test_a_gesture_is_all_or_nothing() -> None:
    game = questing("leadership")
    before = (game.digest, game.choices)
    with pytest.raises(wl.IllegalChoice):
        game.choose(["commit:0", "commit:1", "commit:0", "done"])
    assert (game.digest, game.choices) == before
    game.choose(["commit:0", "commit:1", "done"])
    assert [game.state.cards[card].committed for card in (0, 1, 2)] == [True, True, False]


def test_a_gesture_is_the_same_as_its_parts() -> None:
    whole, parts = questing("leadership"), questing("leadership")
    whole.choose(["commit:0", "commit:1", "done"])
    for key in ("commit:0", "commit:1", "done"):
        parts.choose(key)
    assert whole.digest == parts.digest
    assert whole.choices == parts.choices


def test_a_gesture_is_one_step_to_take_back() -> None:
    game = questing("leadership")
    before = game.digest
    game.choose(["commit:0", "commit:1", "done"])
    game.undo()
    assert game.digest == before


def test_a_gesture_is_one_step_to_take_back_after_a_load_too() -> None:
    game = questing("leadership")
    before = game.digest
    game.choose(["commit:0", "commit:1", "done"])
    again = wl.load(game.save())
    again.undo()
    assert again.digest == before


# -- taking back ----------------------------------------------------------------------------------
def test_undo_goes_back_step_by_step_through_chance_and_hidden_cards() -> None:
    game = wl.new_game(decks=["leadership", "lore"], seed=11)
    agent = RandomPlayer(4)
    digests = [game.digest]
    for _ in range(60):
        if game.decision is None:
            break
        game.choose(agent.choose(game))
        digests.append(game.digest)
    while len(digests) > 1:
        digests.pop()
        game.undo()
        assert game.digest == digests[-1]
    with pytest.raises(wl.NothingToUndo):
        game.undo()


def test_undo_takes_several_steps_at_once_or_none() -> None:
    game = begun("leadership")
    game.choose("pass")
    game.choose("pass")
    before = game.digest
    with pytest.raises(wl.NothingToUndo):
        game.undo(len(game.choices) + 1)
    assert game.digest == before
    game.undo(len(game.choices))
    assert game.choices == ()


def test_what_is_chosen_again_after_undo_happens_again() -> None:
    game = questing("leadership")
    game.choose(["commit:0", "done"])
    after = game.digest
    game.undo()
    game.choose(["commit:0", "done"])
    assert game.digest == after


def test_undo_reopens_a_game_that_is_over() -> None:
    game = begun("leadership")
    before = game.digest
    game.concede()
    assert game.outcome is not None and game.decision is None
    game.undo()
    assert game.outcome is None
    assert game.digest == before


# -- overruling -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "read"),
    [
        ({"damage": 2}, lambda card: card.damage == 2),
        ({"progress": 3}, lambda card: card.progress == 3),
        ({"resources": 9}, lambda card: card.resources == 9),
        ({"exhausted": True}, lambda card: card.exhausted),
        ({"committed": True}, lambda card: card.committed),
        ({"damage": 1, "exhausted": True}, lambda card: card.damage == 1 and card.exhausted),
    ],
)
def test_tokens_and_flags_of_a_card_can_be_set(words: dict[str, object], read: object) -> None:
    game = begun("leadership")
    game.adjust(card=0, **words)
    assert read(game.state.cards[0])  # type: ignore[operator]
    assert game.state.adjusted
    at_every_decision(game)


def test_threat_can_be_set_and_has_its_consequences() -> None:
    game = begun("leadership", "lore")
    game.adjust(seat=0, threat=31)
    assert game.state.players[0].threat == 31
    game.adjust(seat=0, threat=50)
    assert game.state.players[0].eliminated
    assert game.outcome is None


def test_damage_that_kills_kills() -> None:
    t = table(hero=["Gimli", "Legolas"], allies=["Veteran Axehand"], hand=["Citadel Plate"], resources=5)
    t.game.adjust(card=t["Veteran Axehand"].id, damage=9)
    assert t["Veteran Axehand"].place == "discard:0"


@pytest.mark.parametrize("place", ["hand:0", "discard:0", "deck:0", "play:0", "removed", "victory", "aside"])
def test_a_card_can_be_put_in_any_place(place: str) -> None:
    t = table(hero=["Gimli", "Legolas"], allies=["Veteran Axehand"], hand=["Citadel Plate"], resources=5)
    card = t["Veteran Axehand"].id
    t.game.adjust(card=card, zone=place)
    assert t["Veteran Axehand"].place == place
    at_every_decision(t.game)


def test_a_card_put_elsewhere_leaves_what_hangs_on_it_behind() -> None:
    t = table(
        hero=["Gimli", "Legolas"],
        attached={"Gimli": ["Citadel Plate"]},
        hand=["Dwarven Axe"],
        resources=5,
        engaged="Forest Spider",
    )
    t.game.adjust(card=t["Gimli"].id, zone="removed")
    assert t["Citadel Plate"].place == "discard:0"
    t.game.adjust(card=t["Forest Spider"].id, zone="staging")
    assert t["Forest Spider"].place == "staging"
    at_every_decision(t.game)


def test_a_card_can_be_turned_into_another_face() -> None:
    t = table(hero=["Gimli", "Legolas"], hand=["Dwarven Axe"], resources=5)
    t.game.adjust(card=t["Gimli"].id, face="thalin")
    assert t.state.cards[0].face.name == "Thalin"
    assert t.state.cards[0].printed.name == "Gimli"


def test_a_card_turned_face_down_counts_as_nothing_until_it_is_turned_up() -> None:
    t = table(
        hero=["Gimli", "Legolas"],
        allies=["Veteran Axehand"],
        attached={"Gimli": ["Citadel Plate"]},
        staging="Forest Spider",
        hand=["Dwarven Axe"],
        resources=5,
    )
    assert staged(t.game) == 2
    for name in ("Forest Spider", "Veteran Axehand", "Citadel Plate"):
        card = t[name].id
        t.game.adjust(card=card, side="down")
        shown = t.game.view(seats=[0])
        assert name not in str([shown["staging"], shown["players"][0]["play"]])
        assert t.state.cards[card].printed.name == name
        at_every_decision(t.game)
    assert staged(t.game) == 0
    assert t.state.cards[t["Gimli"].id].attachments
    t.game.adjust(card=t["Forest Spider"].id, side="up")
    assert staged(t.game) == 2
    again = t.game.clone()
    again.undo()
    assert staged(again) == 0


def test_a_face_down_card_put_elsewhere_is_itself_again() -> None:
    t = table(hero=["Gimli", "Legolas"], staging="Forest Spider", hand=["Dwarven Axe"], resources=5)
    spider = t["Forest Spider"].id
    t.game.adjust(card=spider, side="down")
    t.game.adjust(card=spider, zone="engaged:0")
    assert t.state.cards[spider].face.name == "Forest Spider"
    at_every_decision(t.game)


def test_shadow_cards_can_be_turned_up_for_all_to_see() -> None:
    t = table(
        hero=["Gimli", "Legolas"],
        engaged="Forest Spider",
        encounter=["Driven by Shadow", "Driven by Shadow"],
        hand=["Quick Strike"],
        resources=5,
        phase="combat",
    )
    spider = t["Forest Spider"].id
    while not t.state.cards[spider].shadows:
        t.game.choose("pass")
    [shadow] = t.state.cards[spider].shadows
    with pytest.raises(wl.BadAdjustment):
        t.game.adjust(card=shadow, side="down")
    t.game.adjust(card=spider, side="up")
    assert t.state.cards[shadow].known == EVERYONE
    with pytest.raises(wl.BadAdjustment):
        t.game.adjust(card=spider, side="up")
    at_every_decision(t.game)


@pytest.mark.parametrize("seat", [0, -1])
def test_decks_are_shuffled_by_the_games_own_chance(seat: int) -> None:
    game = begun("leadership", "lore")
    place = DECKS[0] if seat == 0 else ENCOUNTER_DECK
    before, others = game.state.zones[place], game.state.zones[DECKS[1]]
    top = before[0]
    game.state.learn(top, 1)
    game.adjust(seat=seat, deck="shuffled")
    after = game.state.zones[place]
    assert after != before and sorted(after) == sorted(before)
    assert game.state.cards[top].known == 0
    assert game.state.zones[DECKS[1]] == others
    assert game.state.adjusted
    assert game.replay.play().digest == game.digest
    game.undo()
    game.adjust(seat=seat, deck="shuffled")
    assert game.state.zones[place] == after
    at_every_decision(game)


def test_a_card_can_be_drawn_by_hand() -> None:
    game = begun("leadership", "lore")
    top, hand = game.state.zones[DECKS[1]][0], game.state.zones[HANDS[1]]
    game.adjust(seat=1, draw=1)
    assert game.state.zones[HANDS[1]] == (*hand, top)
    assert game.state.cards[top].known == 2
    at_every_decision(game)


def test_a_card_can_be_shuffled_into_its_deck() -> None:
    t = table(
        hero=["Gimli", "Legolas"], allies=["Veteran Axehand"], attached={"Gimli": ["Citadel Plate"]},
        staging="Forest Spider", hand=["Dwarven Axe"], deck=["Feint", "Quick Strike", "Blade Mastery"], resources=5,
    )  # fmt: skip
    places = {"Veteran Axehand": "deck:0", "Citadel Plate": "deck:0", "Forest Spider": "encounter-deck"}
    for name, place in places.items():
        t.game.adjust(card=t[name].id, deck="shuffled")
        assert t[name].place == place
        assert t.state.cards[t[name].id].known == 0
    at_every_decision(t.game)


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"card": 0},
        {"card": 0, "side": "up"},
        {"card": 0, "side": "left"},
        {"card": 0, "deck": "shuffled"},
        {"card": 0, "deck": "cut"},
        {"seat": -1, "threat": 3},
        {"seat": -1, "draw": 1},
        {"seat": 0, "draw": 40},
        {"seat": -2, "deck": "shuffled"},
        {"seat": 1, "deck": "shuffled"},
        {"seat": 0},
        {"damage": 1},
        {"card": 0, "damage": -1},
        {"card": 0, "damage": "many"},
        {"card": 0, "damage": "²"},
        {"card": 0, "damage": 1.5},
        {"card": 0, "exhausted": "perhaps"},
        {"card": 0, "courage": 3},
        {"card": 0, "zone": "the shire"},
        {"card": 0, "zone": "hand:3"},
        {"card": 0, "zone": "attached"},
        {"card": 0, "face": "no-such-card"},
        {"card": 9999, "damage": 1},
        {"card": -1, "damage": 1},
        {"card": "Aragorn", "damage": 1},
        {"card": 0, "damage": 1, "courage": 3},
        {"seat": 4, "threat": 30},
        {"seat": -1, "threat": 30},
        {"seat": 0, "threat": -1},
        {"seat": 0, "threat": 1.5},
        {"seat": 0, "damage": 3},
    ],
)
def test_an_override_that_makes_no_sense_is_refused_and_changes_nothing(words: dict[str, object]) -> None:
    game = begun("leadership")
    before = game.digest
    with pytest.raises(wl.BadAdjustment):
        game.adjust(**words)
    assert game.digest == before
    assert not game.state.adjusted


def test_overrides_are_part_of_the_replay_and_mark_the_outcome() -> None:
    game = begun("leadership")
    game.adjust(card=1, resources=5)
    game.adjust(seat=0, threat=44)
    again = game.replay.play()
    assert again.digest == game.digest
    game.concede()
    assert game.outcome is not None and game.outcome.adjusted


def test_an_override_is_one_step_to_take_back() -> None:
    game = begun("leadership")
    before = game.digest
    game.adjust(card=1, resources=5, exhausted=True)
    game.undo()
    assert game.digest == before
    assert not game.state.adjusted


def test_a_finished_game_is_not_overruled() -> None:
    game = begun("leadership")
    game.concede()
    with pytest.raises(wl.IllegalChoice):
        game.adjust(seat=0, threat=1)


def test_a_picked_character_may_be_exhausted_by_an_override_before_it_commits() -> None:
    game = questing("leadership")
    game.choose("commit:0")
    game.adjust(card=0, exhausted=True)
    at_every_decision(game)


@pytest.mark.parametrize("seed", range(12))
def test_overrides_at_any_moment_leave_a_game_that_can_be_played_on(seed: int) -> None:
    dice = Dice(seed, 77)
    game = late_position(seed, 1 + seed % 4)
    agent = RandomPlayer(seed)
    for _ in range(12):
        for _ in range(dice.below(12)):
            if game.decision is not None:
                game.choose(agent.choose(game))
        if game.decision is None:
            return
        card = dice.pick([c for c in game.state.cards if not c.printed.is_quest])
        foes = ("staging", "engaged:0", "encounter-deck", "encounter-discard")
        mine = tuple(f"{word}:{card.owner}" for word in ("hand", "deck", "discard"))
        words: list[dict[str, object]] = [
            {"card": card.id, "damage": dice.below(4)},
            {"card": card.id, "exhausted": dice.chance(1, 2)},
            {"card": card.id, "zone": dice.pick(foes if card.owner < 0 else mine)},
            {"seat": 0, "threat": dice.below(49)},
            {"seat": dice.below(2) - 1, "deck": "shuffled"},
        ]
        if card.face.kind == FACE_DOWN:
            words.append({"card": card.id, "side": "up"})
        elif card.zone in TURNED_DOWN and not card.face.hidden:
            words.append({"card": card.id, "side": "down"})
        if card.printed.kind not in NEVER_IN_DECKS:
            words.append({"card": card.id, "deck": "shuffled"})
        game.adjust(**dice.pick(words))
        at_every_decision(game)


# -- giving up ------------------------------------------------------------------------------------
def test_the_table_may_give_up() -> None:
    game = begun("leadership", "lore")
    game.concede()
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.reason, game.outcome.score) == (False, "conceded", None)
    assert game.replay.play().outcome is not None
    with pytest.raises(wl.IllegalChoice):
        game.concede()


def test_one_player_may_leave_and_the_others_play_on() -> None:
    game = begun("leadership", "lore")
    game.concede(0)
    assert game.outcome is None
    assert game.state.players[0].eliminated
    assert list(game.decisions) == [1]
    with pytest.raises(wl.IllegalChoice):
        game.concede(0)
    with pytest.raises(wl.IllegalChoice):
        game.concede(4)
    assert game.replay.play().digest == game.digest
    game.concede(1)
    assert game.outcome is not None and not game.outcome.won


def test_the_last_player_leaving_ends_the_game() -> None:
    game = begun("leadership")
    game.concede(0)
    assert game.outcome is not None and not game.outcome.won


@pytest.mark.parametrize("seed", range(24))
def test_a_player_may_leave_at_any_moment(seed: int) -> None:
    dice = Dice(seed, 78)
    game = late_position(seed, 2 + seed % 3, "original" if seed % 2 else "revised")
    agent = RandomPlayer(seed)
    for _ in range(dice.below(60)):
        if game.decision is not None:
            game.choose(agent.choose(game))
    staying = [one.seat for one in game.state.players if not one.eliminated]
    if game.outcome is None and len(staying) > 1:
        game.concede(dice.pick(staying))
        at_every_decision(game)
        for _ in range(40):
            if game.decision is not None:
                game.choose(agent.choose(game))
        at_every_decision(game)


# -- explaining -----------------------------------------------------------------------------------
def test_what_may_be_done_needs_no_explanation() -> None:
    game = begun("leadership")
    assert game.decision is not None
    assert [game.why(option.key) for option in game.decision.options] == [None] * len(game.decision.options)


def test_every_no_has_a_rule_that_exists() -> None:
    hand = ["Feint", "Gandalf", "Citadel Plate", "Grim Resolve", "Dwarven Axe"]
    t = table(
        player(heroes=["Gimli"], hand=hand, resources=3),
        player(heroes=["Éowyn"], hand=["Northern Tracker"], resources=1),
    )
    keys = [f"{word}:{card}" for word in ("play", "use", "respond", "commit") for card in range(len(t.state.cards))]
    for seat in (0, 1):
        for key in keys:
            reason = t.game.why(key, seat)
            if reason is not None:
                assert rule(reason.rule).id == reason.rule


@pytest.mark.parametrize(
    ("name", "rule_id"),
    [
        ("Feint", "W8"),
        ("Gandalf", "P2.2"),
        ("Grim Resolve", "P2.2"),
        ("Will of the West", "P2.2"),
        ("Common Cause", "P2.3"),
    ],
)
def test_why_a_card_cannot_be_played(name: str, rule_id: str) -> None:
    t = table(hero="Gimli", hand=[name, "Dwarven Axe"], resources=3)
    reason = t.game.why(f"play:{t[name].id}")
    assert reason is not None and reason.rule == rule_id


def test_why_names_uniqueness_limits_and_the_missing_target() -> None:
    t = table(
        hero=["Beravor", "Gimli"],
        allies=["Gandalf"],
        hand=["Gandalf", "Forest Snare", "Dwarven Axe"],
        resources=5,
    )
    in_hand = next(card for card in t.all("Gandalf") if card.place == "hand:0")
    assert t.game.why(f"play:{in_hand.id}").rule == "G6"  # type: ignore[union-attr]
    assert t.game.why(f"play:{t['Forest Snare'].id}").rule == "P2.6"  # type: ignore[union-attr]
    t.use("Beravor")
    assert t.game.why(f"use:{t['Beravor'].id}").rule == "G16"  # type: ignore[union-attr]


def test_why_says_nothing_of_hidden_cards() -> None:
    game = begun("leadership", "lore")
    hidden = [card.id for card in game.state.cards if not card.known & 1]
    reasons = {str(game.why(f"{word}:{card}", 0)) for word in ("play", "use") for card in hidden}
    assert len(hidden) > 100
    assert len(reasons) == 1


def test_a_choice_of_an_eliminated_player_says_so() -> None:
    game = begun("leadership", "lore")
    game.concede(1)
    assert game.why("pass", 1).rule == "X1"  # type: ignore[union-attr]


def test_nothing_may_be_done_after_the_end() -> None:
    game = begun("leadership")
    game.concede()
    assert game.why("pass") is not None


# -- copies ---------------------------------------------------------------------------------------
def test_equal_games_are_equal() -> None:
    game = begun("leadership")
    other = game.clone()
    assert other == game
    other.choose("pass")
    assert other != game


def test_a_game_can_be_pickled() -> None:
    game = questing("leadership", "spirit")
    game.choose(0)
    again = pickle.loads(pickle.dumps(game))
    assert again.digest == game.digest
    assert again.choices == game.choices
    again.choose("done")
    game.choose("done")
    assert again.digest == game.digest


def test_clones_go_separate_ways() -> None:
    game = begun("leadership")
    before = game.digest
    other = game.clone()
    other.choose("pass")
    other.adjust(card=0, damage=1)
    assert game.digest == before
    assert len(other.choices) == len(game.choices) + 2


# -- setting up -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "setup",
    [
        {"scenario": "there-and-back-again"},
        {"scenario": ["passage-through-mirkwood"]},
        {"edition": "pocket"},
        {"mode": "lenient"},
        {"decks": ["no-such-deck"]},
        {"decks": []},
        {"decks": [*STARTERS, "leadership"]},
        {"decks": ["leadership", "leadership"]},
        {"decks": ["leadership", "leadership-spirit"]},
        {"decks": [wl.Deck("empty", ())]},
        {"decks": [wl.Deck("four", ("gimli", "legolas", "thalin", "aragorn"))]},
        {"decks": [wl.Deck("strangers", ("gimli",), {"no-such-card": 3})]},
        {"decks": [wl.Deck("no-hero", ("feint",))]},
        {"decks": [wl.Deck("hero-in-deck", ("gimli",), {"legolas": 1})]},
        {"decks": [wl.Deck("foe", ("gimli",), {"forest-spider": 3})]},
        {"seed": "seven"},
        {"seed": 1.5},
        {"first_player": 1},
        {"first_player": -1},
    ],
)
def test_a_setup_that_cannot_be_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(wl.BadSetup):
        wl.new_game(**setup)  # type: ignore[arg-type]


def test_a_deck_may_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    deck = wl.decks()["tactics"]
    path.write_text(json.dumps(deck.as_json()), "utf-8")
    assert wl.new_game(decks=[path], seed=2).digest == wl.new_game(decks=["tactics"], seed=2).digest


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"heroes": "gimli", "cards": {}}', '{"heroes": ["gimli"], "cards": []}']
)
def test_a_file_that_is_no_deck_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, "utf-8")
    with pytest.raises(wl.BadSetup):
        wl.new_game(decks=[path])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "original", "first-printing"])
def test_tables_of_all_sizes_begin(players: int, edition: str) -> None:
    game = wl.new_game(decks=STARTERS[:players], edition=edition)
    assert len(game.view(0)["players"]) == players
    assert len(game.decisions) == 1


def test_seeds_make_different_games_and_the_same_seed_the_same() -> None:
    assert len({wl.new_game(seed=seed).digest for seed in range(20)}) == 20
    assert wl.new_game(seed=8).digest == wl.new_game(seed=8).digest


def test_an_unknown_card_is_named_with_what_is_close() -> None:
    with pytest.raises(UnknownCard, match="Gimli"):
        wl.cards("Gmili")
    assert wl.cards("Gimli")[0]["code"] == wl.cards("gimli")[0]["code"] == "gimli"


@pytest.mark.parametrize("seat", [-1, 1, 9])
def test_a_seat_that_is_not_at_the_table_has_no_view(seat: int) -> None:
    with pytest.raises(ValueError):
        begun("leadership").view(seat)
