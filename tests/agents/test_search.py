"""Players that think ahead: they find what wins, keep to their budget, and play equally for equal seeds."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from wilderland.agents import (
    Agent,
    Budget,
    ExpertPlayer,
    FlatPlayer,
    RandomPlayer,
    SearchPlayer,
    TreePlayer,
    agent,
    rollouts,
)
from wilderland.agents.board import Board
from wilderland.agents.knowledge import TREASURES
from wilderland.agents.outlook import ASTRAY, REVEALED, chance, facts, weights
from wilderland.agents.rollouts import FEW, TO_THE_END, Arm, Table, most_picks, play_on, race, surely_better
from wilderland.agents.roster import ROSTER, THINKERS, best, known
from wilderland.agents.search import promising
from wilderland.agents.timing import heeded
from wilderland.agents.worthwhile import HOMEWARD, WIDEST, commitments, options_worth_a_thought, rounds_ahead
from wilderland.decks import named_decks
from wilderland.effects.numbers import heroes
from wilderland.game import Game, new_game
from wilderland.lab.plan import Arm as LabArm
from wilderland.lab.results import play
from wilderland.model.kinds import ACTIVE, ENCOUNTER_DECK, PLANNING
from wilderland.rules.editions import EDITIONS
from wilderland.testing import player, table
from wilderland.testing.table import TestTable as Position

SCENARIOS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")
every_thinker = pytest.mark.parametrize("name", THINKERS)


def last_blow() -> Position:
    """Ungoliant's Spawn with one hit point left, in the stage that is won by killing it."""
    return table(
        hero=["Legolas", "Gimli"], allies="Horseback Archer", engaged="Ungoliant's Spawn",
        damage={"Ungoliant's Spawn": 8}, quest='"Don\'t Leave the Path!"', threat=48, phase="combat",
    )  # fmt: skip


def some_game(choices: int, seed: int = 4) -> Game:
    game = new_game(decks=("leadership", "spirit"), seed=seed)
    expert = ExpertPlayer()
    for _ in range(choices):
        game.choose(expert.choose(game))
    return game


# -- every player who thinks ----------------------------------------------------------------------
@every_thinker
def test_the_blow_that_wins_is_struck(name: str) -> None:
    t = last_blow()
    t.to("attack")
    game, player = t.game, agent(f"{name}:8", 1)
    for _ in range(12):
        if game.decision is None:
            break
        game.choose(player.choose(game))
    assert game.outcome is not None and game.outcome.won


@every_thinker
def test_equal_seeds_play_equally_and_looking_changes_nothing(name: str) -> None:
    game = some_game(40)
    before = game.digest
    assert agent(f"{name}:8", 3).choose(game).key == agent(f"{name}:8", 3).choose(game).key
    assert game.digest == before


@every_thinker
def test_they_play_a_whole_round(name: str) -> None:
    game = some_game(30)
    players, begun = [agent(f"{name}:2", seat) for seat in (0, 1)], game.state.round
    for _ in range(200):
        if game.decision is None or game.state.round > begun:
            break
        seat = game.decision.seat
        game.choose(players[seat].choose(game, seat), seat)
    assert game.outcome is not None or game.state.round == begun + 1


@every_thinker
def test_the_time_allowed_is_kept(name: str) -> None:
    """Processor time, beyond what one playout of every answer takes."""
    game = some_game(0)
    player = agent(f"{name}:1000000", 1, seconds=0.05)
    begin = time.process_time()
    player.choose(game)
    assert time.process_time() - begin < 3


def test_the_time_allowed_is_kept_where_a_second_look_follows() -> None:
    game = new_game("escape-from-dol-guldur", ("leadership", "spirit"), seed=4)
    expert, player = ExpertPlayer(), agent("two-handed:1000000", 1, seconds=0.4)
    while game.decisions and next(iter(game.decisions.values())).kind != "commit":
        game.choose(expert.choose(game))
    begin = time.process_time()
    player.choose(game)
    assert time.process_time() - begin < 3


def test_a_redeal_that_time_cuts_short_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three answers and time for four playouts: all three are judged by the one redeal that all have seen."""
    game = some_game(0)
    assert game.decision is not None
    seat, key = game.decision.seat, game.decision.options[0].key
    thought = Table(game, seat, [seat], 1, 1)
    monkeypatch.setattr(time, "monotonic", lambda: float(thought.playouts))
    arms = [Arm((key,)) for _ in range(3)]
    race(thought, arms, Budget(1000, 4.0).begin())
    assert thought.playouts == 4
    assert [len(arm.values) for arm in arms] == [1, 1, 1]
    thought.playouts = 0
    beaten, one, other = (Arm((key,), values) for values in ([0.0] * 4, [1.0, 0.8, 1.0, 0.8], [0.8, 1.0, 0.8, 1.0]))
    race(thought, [beaten, one, other], Budget(1000, 6.0).begin())
    assert thought.playouts == 6, "three, two after the first is beaten, and one in vain"
    assert [len(arm.values) for arm in (beaten, one, other)] == [5, 6, 6]


def test_in_a_stage_not_won_by_progress_a_playout_goes_on_to_the_end() -> None:
    """There the outlook is blind: what counts is who wins."""
    t = last_blow()
    t.to("attack")
    game = some_game(0)
    assert t.game.decision is not None and game.decision is not None
    assert rounds_ahead(Board(t.game, t.game.decision)) == TO_THE_END
    assert rounds_ahead(Board(game, game.decision), 2) == 2


COMING = ["Enchanted Stream", "Cavern Guardian", "Dol Guldur Orcs", "Driven by Shadow", "King Spider", "Forest Spider"]


def homeward(quest: str = "Through the Caverns", staging: tuple[str, ...] = TREASURES) -> Position:
    """Weary, hunted and close to the end: the prisoner is free, and so are the treasures."""
    t = table(
        hero=["Éowyn", "Aragorn", "Théodred"], allies=["Faramir", "Northern Tracker", "Guard of the Citadel"],
        damage={"Éowyn": 2, "Aragorn": 3, "Théodred": 2}, engaged=["Dol Guldur Beastmaster"], threat=40,
        quest=quest, stages=["Out of the Dungeons"], staging=[*staging],
        progress={quest: 10 if quest == "Through the Caverns" else 0},
        phase="quest", encounter=COMING * 4, deck=["Feint"] * 19,
    ).to("commit")  # fmt: skip
    t.state.notes.update(captured=1, rescued=1)
    return t


@pytest.mark.parametrize(
    ("position", "rounds"),
    [
        (homeward, HOMEWARD),
        (lambda: homeward(staging=TREASURES[1:]), 1),
        (lambda: homeward(staging=(*TREASURES, "Nazgûl of Dol Guldur")), 1),
        (lambda: homeward("Out of the Dungeons", staging=()), HOMEWARD),
        (lambda: homeward("Out of the Dungeons", staging=("Nazgûl of Dol Guldur",)), 1),
        (lambda: homeward("The Necromancer's Tower"), 1),
    ],
)
def test_where_only_progress_is_missing_a_playout_goes_on_for_rounds(
    position: Callable[[], Position], rounds: int
) -> None:
    t = position()
    assert t.game.decision is not None
    board = Board(t.game, t.game.decision)
    assert rounds_ahead(board) == rounds
    assert rounds_ahead(board, 9) == 9


@pytest.mark.parametrize("seed", [1, 2])
def test_who_sees_the_way_out_takes_it_before_threat_ends_the_game(seed: int) -> None:
    """One round ahead a quest looks like any other: both games were lost to threat in the fifth round."""
    t, player = homeward(), SearchPlayer(seed, Budget(24))
    while (decision := t.game.decision) is not None:
        t.game.choose(player.choose(t.game, decision.seat), decision.seat)
    assert t.won is True


@pytest.mark.parametrize(
    ("quest", "thought"),
    [
        ("The Necromancer's Tower", True),
        ("Through the Caverns", True),
        ("Out of the Dungeons", True),
        ("Flies and Spiders", False),
    ],
)
def test_what_pays_later_than_a_playout_goes_on_stays_with_the_expert_where_no_second_look_follows(
    quest: str, thought: bool
) -> None:
    t = table(
        hero=["Aragorn", "Éowyn"], hand=["Guard of the Citadel"], resources=3, staging=["Old Forest Road"],
        quest=quest, phase="planning",
    )  # fmt: skip
    player = SearchPlayer(1)
    for kind in ("planning", "travel"):
        t.to(kind)
        assert t.game.decision is not None and t.game.decision.kind == kind
        assert player.thinks(Board(t.game, t.game.decision)) is thought


def journey(quest: str) -> tuple[Game, list[tuple[str, ...]], int]:
    """Where to travel to: two places or none; and the round it is."""
    t = table(
        hero=["Aragorn", "Éowyn"], staging=["Old Forest Road", "Mountains of Mirkwood"], quest=quest, phase="travel",
        deck=["Feint"] * 20, encounter=COMING * 4,
    ).to("travel")  # fmt: skip
    assert t.game.decision is not None
    return t.game, [(option.key,) for option in t.game.decision.options], t.state.round


def looking(monkeypatch: pytest.MonkeyPatch, begun: int, shines: Callable[[Game, int], bool]) -> set[int]:
    """Let tables shine so many rounds ahead, or not; which rounds are looked at."""
    seen: set[int] = set()

    def looks(game: Game, last: int, player: Agent) -> float:
        seen.add(last - begun)
        return 0.6 if shines(game, last - begun) else 0.5

    monkeypatch.setattr(rollouts, "play_on", looks)
    return seen


def gone_to(game: Game, answer: tuple[str, ...]) -> tuple[int, ...]:
    """What is the active location after an answer."""
    trial = game.clone()
    trial.choose(answer[0])
    return trial.state.zones[ACTIVE]


@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_looks_better_after_a_round_is_looked_at_farther_in_dol_guldur(
    monkeypatch: pytest.MonkeyPatch, place: int, lasting: bool
) -> None:
    """An answer that shines after a round is taken only if it still does four rounds ahead."""
    game, found, begun = journey("Through the Caverns")
    first, shining = found[place], found[(place + 1) % 3]
    there = gone_to(game, shining)
    seen = looking(
        monkeypatch, begun, lambda game, ahead: game.state.zones[ACTIVE] == there and (lasting or ahead == 1)
    )
    found = [first, *(answer for answer in found if answer != first)]
    best = SearchPlayer(1, Budget(24)).best(game, 0, found)
    assert best == (shining if lasting else first)
    assert seen == {1, 4}


def test_nothing_that_looks_no_better_is_looked_at_farther(monkeypatch: pytest.MonkeyPatch) -> None:
    game, found, begun = journey("Through the Caverns")
    seen = looking(monkeypatch, begun, lambda game, ahead: False)
    assert SearchPlayer(1, Budget(24)).best(game, 0, found) == found[0]
    assert seen == {1}


def test_elsewhere_one_round_is_all(monkeypatch: pytest.MonkeyPatch) -> None:
    game, found, begun = journey("Flies and Spiders")
    there = gone_to(game, found[1])
    seen = looking(monkeypatch, begun, lambda game, ahead: game.state.zones[ACTIVE] == there)
    assert SearchPlayer(1, Budget(24)).best(game, 0, found) == found[1]
    assert seen == {1}


def test_only_a_few_that_look_better_are_looked_at_again() -> None:
    """The best of them, by the redeals they have seen together with the first answer."""
    first = Arm(("first",), [0.5, 0.5, 0.1])
    others = [Arm((str(gain),), [0.5 + gain / 100] * 2) for gain in (0, 2, -1, 1, 4, 3)]
    assert [arm.answer[0] for arm in promising([first, *others])] == ["first", "4", "3", "2"]


def test_a_second_look_has_playouts_for_each_answer_and_most_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 10.0)
    budget = Budget(25, 2.0)
    assert (budget.glance(3).left, budget.second_look(3).left) == (75, 39)
    assert (budget.glance().end, budget.second_look(3).end) == (10.5, 11.5)
    assert (Budget(24).glance().end, Budget(24).second_look(2).end) == (None, None)


def test_who_pays_is_thought_over() -> None:
    t = table(
        hero=["Aragorn", "Théodred"], hand=["Guard of the Citadel"], deck=["Feint"] * 9, resources=3, phase="planning"
    )
    t.choose("Guard of the Citadel", kind="play")
    assert t.game.decision is not None and t.game.decision.kind == "cost"
    assert SearchPlayer(1).thinks(Board(t.game, t.game.decision))


# -- names and budgets ----------------------------------------------------------------------------
def test_the_best_for_so_many_seats_is_somebody_there_is() -> None:
    assert all(known(best(players)) for players in range(1, 5))
    assert isinstance(two := agent(best(2)), SearchPlayer) and two.open_hands


def test_names_with_budgets() -> None:
    assert all(known(name) for name in (*ROSTER, "search:100", "tree:0.5s", "two-handed:2s"))
    assert not any(known(name) for name in ("nobody", "expert:10", "search:", "search:x", "search:-1s", "flat:0"))
    player = agent("search:100", seconds=1.5)
    assert isinstance(player, SearchPlayer) and player.budget == Budget(100, 1.5)
    slow = agent("search:9s", seconds=1.5)
    assert isinstance(slow, SearchPlayer) and slow.budget.seconds == 1.5


# -- comparing answers ----------------------------------------------------------------------------
@pytest.mark.parametrize("allowed", [2, 9, 40])
def test_no_more_playouts_than_allowed(allowed: int) -> None:
    game = some_game(0)
    seat = next(iter(game.decisions))
    thinking = Table(game, seat, [seat], 1, 1)
    race(thinking, [Arm(("keep",)), Arm(("mulligan",))], Budget(allowed).begin())
    assert 2 <= thinking.playouts <= allowed


def test_a_commitment_may_be_thought_about_for_as_long_as_its_picks_one_by_one() -> None:
    game = some_game(0)
    assert game.decision is not None
    assert most_picks([("keep",), ("mulligan",)]) == 1
    to_commitment(game)
    expert = ExpertPlayer()
    expert.choose(game)
    found = commitments(Board(game, game.decision), expert.questing)
    able = [option for option in game.decision.options if option.card >= 0]
    assert most_picks(found) == len(able) + 1 > 2
    assert Budget(3).begin(5).allows(15) and not Budget(3).begin(5).allows(16)


def test_all_answers_are_played_on_the_same_redeals_and_what_makes_no_difference_is_dropped() -> None:
    game = some_game(0)
    seat = next(iter(game.decisions))
    one, other = Arm(("keep",)), Arm(("keep",))
    assert race(Table(game, seat, [seat], 1, 1), [one, other], Budget(12).begin()) == [one]
    assert one.values == other.values and len(set(one.values)) > 1 and len(one.values) == FEW


def test_an_answer_must_be_better_beyond_doubt() -> None:
    expert = [0.4, 0.6, 0.5, 0.5]
    assert surely_better([0.5, 0.7, 0.6, 0.6], expert, 2.0)
    assert not surely_better([0.1, 1.0, 0.9, 0.2], expert, 2.0)
    assert not surely_better(expert, expert, 0.0)


def test_playing_on_ends_with_the_game_or_the_horizon() -> None:
    game = some_game(20)
    short, long = game.determinize([0], 1), game.determinize([0], 1)
    assert 0 < play_on(short, game.state.round + 1, ExpertPlayer()) < 1
    assert short.outcome is None and short.state.round == game.state.round + 1
    assert play_on(long, TO_THE_END, ExpertPlayer()) in (0.0, 1.0)
    assert long.outcome is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_its_head_the_expert_looks_for_the_actions_of_the_moment_only_and_plays_the_same_game(scenario: str) -> None:
    played = []
    for heeds in (None, heeded):
        game, expert, questions = new_game(scenario, ("leadership", "spirit"), seed=3), ExpertPlayer(), 0
        game.state.heeded = heeds
        while game.decision is not None:
            game.choose(expert.choose(game))
            questions += 1
        played.append((questions, game.state.zones, game.state.round, [one.threat for one in game.state.players]))
    assert played[0][1:] == played[1][1:]
    assert played[1][0] < played[0][0], "and is asked less"


@pytest.mark.parametrize(("player", "heeds"), [(ExpertPlayer(), heeded), (RandomPlayer(), None)])
def test_who_plays_by_other_rules_is_asked_about_all_actions(player: Agent, heeds: object) -> None:
    game = some_game(40).clone()
    play_on(game, game.state.round + 1, player)
    assert game.state.heeded is heeds


def test_an_answer_that_ends_the_round_is_looked_at_at_the_same_moment_as_one_that_does_not() -> None:
    game = new_game(decks=["leadership"], seed=310000)
    expert = ExpertPlayer()
    while game.decision is None or game.decision.step != "refresh":
        game.choose(expert.choose(game))
    thinking, seen = Table(game, 0, [0], 1, 1), []
    decision = game.decision
    assert decision is not None and len(decision.options) > 1
    for option in decision.options:
        playing = thinking.redeal(0).clone()
        playing.choose(option.key, 0)
        play_on(playing, thinking.last, expert)
        seen.append((playing.state.round, playing.state.phase))
    assert set(seen) == {(game.state.round + 1, PLANNING)}


def to_commitment(game: Game) -> None:
    expert = ExpertPlayer()
    while game.decision is not None and game.decision.kind != "commit":
        game.choose(expert.choose(game))


def test_commitments_are_compared_whole_the_experts_first() -> None:
    game = some_game(0)
    to_commitment(game)
    decision = game.decision
    assert decision is not None
    expert = ExpertPlayer()
    expert.choose(game)
    found = commitments(Board(game, decision), expert.questing)
    assert 2 < len(found) == len(set(found)) <= WIDEST
    assert all(answer[-1] == "done" for answer in found) and ("done",) in found
    keys = {option.key for option in decision.options}
    assert {key for key in found[0] if key in keys} == {
        option.key for option in decision.options if option.card in expert.questing
    } | {"done"} & keys


@pytest.mark.parametrize("thinker", [SearchPlayer, TreePlayer, FlatPlayer])
def test_a_commitment_is_thought_about_once_and_then_picked_to_its_end(
    thinker: type[SearchPlayer | TreePlayer | FlatPlayer],
) -> None:
    game = some_game(0)
    to_commitment(game)
    assert game.decision is not None
    seat, player = game.decision.seat, thinker(1, Budget(8))
    player.choose(game, seat)
    plan, picked = player.picks.answer, []
    while seat in game.decisions and game.decisions[seat].kind == "commit":
        option = player.choose(game, seat)
        assert option.key in plan
        picked.append(option.key)
        game.choose(option, seat)
    assert tuple(sorted(picked)) == tuple(sorted(plan)) or tuple(sorted((*picked, "done"))) == tuple(sorted(plan))


# -- strength: a small match, every time ----------------------------------------------------------
def test_a_little_thinking_beats_chance_on_the_same_seeds() -> None:
    decks = tuple(named_decks("leadership", EDITIONS["revised"].quantities))

    def wins(name: str) -> int:
        return sum(play(LabArm(SCENARIOS[0], decks, agent=name), 0, seed).won for seed in range(200_001, 200_004))

    assert wins("random") < wins("search:4")


# -- the outlook ----------------------------------------------------------------------------------
@pytest.mark.parametrize("decks", [("leadership",), ("leadership", "spirit")])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_threat_darkens_the_outlook_and_allies_brighten_it(scenario: str, decks: tuple[str, ...]) -> None:
    game = new_game(scenario, decks, seed=2)
    expert = ExpertPlayer()
    while game.state.round < 1:
        game.choose(expert.choose(game))
    before = chance(game.state)
    worse, better = game.clone(), game.clone()
    worse.adjust(seat=0, threat=46)
    ally = next(card.id for card in better.state.cards if card.face.name == "Guard of the Citadel")
    better.adjust(card=ally, zone="play:0")
    assert chance(worse.state) < before < chance(better.state)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_several_players_are_judged_by_weights_of_their_own(scenario: str) -> None:
    assert weights(scenario, several=True) != weights(scenario, several=False)
    assert weights("no such scenario", several=True) == weights(SCENARIOS[0], several=False)


def test_a_prisoner_darkens_the_outlook_for_as_long_as_he_is_one() -> None:
    game = new_game("escape-from-dol-guldur", ("leadership", "spirit"), seed=3)
    expert = ExpertPlayer()
    while game.state.phase != PLANNING:
        game.choose(expert.choose(game))
    assert facts(game.state)["captive"] == 1.0
    assert weights("escape-from-dol-guldur", several=True)["captive"] < 0
    elsewhere = some_game(20)
    assert facts(elsewhere.state)["captive"] == 0.0


@pytest.mark.rule("C101")
def test_an_objective_back_in_the_deck_darkens_the_outlook_and_so_does_a_jailor_who_may_take_one() -> None:
    game = new_game("escape-from-dol-guldur", ("leadership",), seed=3)
    expert = ExpertPlayer()
    while game.state.phase != PLANNING:
        game.choose(expert.choose(game))
    cards = game.state.cards
    key = next(card.id for card in cards if card.face.name == "Shadow Key")
    jailor = next(card.id for card in cards if card.printed.name == "Dungeon Jailor" and card.zone == ENCOUNTER_DECK)
    before = facts(game.state)
    assert (before["adrift"], before["jailors"]) == (0, 0)
    taken, waiting = game.clone(), game.clone()
    taken.adjust(card=key, zone="encounter-deck")
    waiting.adjust(card=jailor, zone="staging")
    assert facts(taken.state) == {**before, "adrift": 1} and facts(waiting.state)["jailors"] == 1
    assert chance(taken.state) == pytest.approx(ASTRAY * chance(game.state)), "of a good table as of a bad one"
    assert weights("escape-from-dol-guldur", several=True)["jailors"] < 0


def test_who_stands_by_the_prisoner_counts() -> None:
    game = new_game("escape-from-dol-guldur", ("leadership", "spirit"), seed=3)
    expert = ExpertPlayer()
    while game.state.phase != PLANNING:
        game.choose(expert.choose(game))
    jailed = next(card.controller for card in game.state.cards if card.face.hidden and card.face.name == "Prisoner")
    assert facts(game.state)["bereft"] == 0
    game.adjust(card=heroes(game.state, jailed)[0], zone=f"discard:{jailed}")
    assert facts(game.state)["bereft"] == 1


def test_an_engaged_enemy_keeps_somebody_busy_and_hurts() -> None:
    """Legolas and Gimli quest, the archer stays; of all Gimli defends best, and the Spawn hits harder by three."""
    found = facts(last_blow().game.state)
    assert (found["busy"], found["pain"]) == (1, 3)
    assert found["push"] == 1 + 2 - REVEALED
    assert (found["late"], found["last"]) == (8, 4)


def test_the_outlook_of_a_finished_game_is_its_outcome() -> None:
    t = last_blow()
    t.to("attack")
    expert = ExpertPlayer()
    while t.game.decision is not None:
        t.game.choose(expert.choose(t.game))
    assert t.game.outcome is not None and t.game.outcome.won
    assert chance(t.game.state) == 1.0


# -- to and fro -----------------------------------------------------------------------------------
def test_what_another_has_undone_is_not_done_again() -> None:
    """Two searchers each found that the other should have the Took, who may wander without limit as first printed."""
    t = table(
        player(heroes=["Éowyn"], allies="Wandering Took", threat=30), player(heroes=["Gimli"], threat=30),
        edition="original", phase="planning",
    )  # fmt: skip
    hand_over = f"use:{t['Wandering Took'].id}"

    def worth_a_thought(seat: int) -> bool:
        decision = t.game.decisions[seat]
        prior = decision.options[-1]
        return any(option.key == hand_over for option in options_worth_a_thought(Board(t.game, decision), prior))

    for seat in (0, 1):
        assert worth_a_thought(seat)
        t.game.choose(hand_over, seat)
    assert not worth_a_thought(0)
