"""Taking back, overruling, giving up: free where it harms nobody, by consent otherwise; counted and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from wilderland.campaign import Series
from wilderland.decks import starters
from wilderland.server import laying
from wilderland.server.asks import Adjust, Answer, Arrange, Concede, Leave, Say, Stop, Undo, Why
from wilderland.server.client import Player, Refusal
from wilderland.server.doc import SeatDoc, TableDoc
from wilderland.server.http.box import STEPS
from wilderland.server.playing import by_hand
from wilderland.server.shown import CardRef
from wilderland.server.tells import Because, Whole
from wilderland.server.trial import Running, close, gather
from wilderland.server.words import Stops
from wilderland.testing import table

SPIRIT = starters("revised")["spirit"]


async def refused(player: Player, code: str, kind: type, /, **words: object) -> None:
    with pytest.raises(Refusal) as no:
        await player.ask(kind, **words)
    assert no.value.code == code


async def level(*people: Player) -> None:
    """Everybody has seen the same."""
    latest = max(player.serial for player in people)
    for player in people:
        await player.reached(latest)


async def keep_hands(*people: Player) -> None:
    for _ in people:
        await level(*people)
        player = next(one for one in people if one.view and one.view.decisions)
        await player.choose("keep")
    await level(*people)


async def test_alone_undo_is_free_and_chance_stays(server: Running) -> None:
    [anna] = await gather(server, 1)
    before = anna.view
    await anna.choose("mulligan")
    await anna.until(lambda: anna.view != before)
    after, log = anna.view, list(anna.log)
    await anna.ask(Undo, serial=anna.serial, steps=1)
    await anna.until(lambda: anna.view == before)
    assert anna.table.undos == 1
    assert len(anna.log) < len(log)
    await anna.choose("mulligan")
    await anna.until(lambda: anna.view == after)  # the same six cards: undo cannot fish
    assert anna.log == log
    await refused(anna, "stale", Undo, serial=0, steps=1)
    await refused(anna, "illegal", Undo, serial=anna.serial, steps=9)
    await close(anna)


async def test_what_showed_cards_is_taken_back_by_consent(server: Running) -> None:
    people = await gather(server, 2)
    first = next(player for player in people if player.view and player.view.decisions)
    other = next(player for player in people if player is not first)
    before = other.view
    await first.choose("mulligan")
    await other.until(lambda: other.view != before)
    await first.ask(Undo, serial=first.serial, steps=1)
    await other.until(lambda: bool(other.table.proposals))
    [proposal] = other.table.proposals
    assert (proposal.kind, proposal.by, proposal.waiting) == ("undo", first.you, (other.you,))
    assert any(line.number >= proposal.log_from for line in other.log)
    await refused(first, "not-yours", Answer, proposal=proposal.proposal, yes=True)
    await other.ask(Answer, proposal=proposal.proposal, yes=False)
    await first.until(lambda: not first.table.proposals)
    assert first.chat[-1].said is not None and first.chat[-1].said.message == "table-undo-declined"
    await first.ask(Undo, serial=first.serial, steps=1)
    await other.until(lambda: bool(other.table.proposals))
    await other.ask(Answer, proposal=other.table.proposals[0].proposal, yes=True)
    await other.until(lambda: other.view == before)
    assert other.table.undos == 1 and other.chat[-1].said is not None
    assert other.chat[-1].said.message == "table-undone"
    await close(*people)


async def test_ones_own_latest_quiet_gesture_is_free(server: Running) -> None:
    """Keeping a hand shows nobody anything, until somebody else acts."""
    people = await gather(server, 2)
    first = next(player for player in people if player.view and player.view.decisions)
    other = next(player for player in people if player is not first)
    await first.choose("keep")
    await level(*people)
    await first.ask(Undo, serial=first.serial, steps=1)
    await first.until(lambda: bool(first.view and first.view.decisions))
    assert not first.table.proposals
    await first.choose("keep")
    await level(*people)
    await other.choose("keep")
    await level(*people)
    await first.ask(Undo, serial=first.serial, steps=1)
    await other.until(lambda: bool(other.table.proposals))  # somebody acted since
    await close(*people)


async def test_the_hosts_word_is_enough_where_the_table_says_so(server: Running) -> None:
    people = await gather(server, 3)
    await people[0].ask(Arrange, undo="host")
    await keep_hands(*people)
    asker = people[2]
    await asker.ask(Undo, serial=asker.serial, steps=1)
    await people[0].until(lambda: bool(people[0].table.proposals))
    [proposal] = people[0].table.proposals
    assert proposal.waiting == (0,)
    await refused(people[1], "not-yours", Answer, proposal=proposal.proposal, yes=True)
    await people[0].ask(Answer, proposal=proposal.proposal, yes=True)
    await asker.until(lambda: asker.table.undos == 1)
    await level(*people)
    await people[0].ask(Undo, serial=people[0].serial, steps=1)  # what others did, too
    await asker.until(lambda: asker.table.undos == 2)
    await close(*people)


async def test_who_leaves_is_not_waited_for(server: Running) -> None:
    people = await gather(server, 3)
    await keep_hands(*people)
    await people[0].ask(Undo, serial=people[0].serial, steps=1)
    await people[1].until(lambda: bool(people[1].table.proposals))
    await people[2].ask(Leave, seat=2)
    await people[1].until(lambda: not people[1].table.proposals)
    await people[0].ask(Undo, serial=people[0].serial, steps=1)
    await people[1].until(lambda: bool(people[1].table.proposals))
    assert people[1].table.proposals[0].waiting == (1,)
    await close(*people)


async def test_a_proposal_is_void_when_the_game_goes_on(server: Running) -> None:
    people = await gather(server, 2)
    first = next(player for player in people if player.view and player.view.decisions)
    other = next(player for player in people if player is not first)
    await first.choose("mulligan")
    await level(*people)
    await first.ask(Undo, serial=first.serial, steps=1)
    await other.until(lambda: bool(other.table.proposals))
    number = other.table.proposals[0].proposal
    await other.choose("keep")
    await other.until(lambda: not other.table.proposals)
    await refused(other, "stale", Answer, proposal=number, yes=True)
    await close(*people)


async def test_overruling_the_engine_needs_consent_and_marks_the_game(server: Running) -> None:
    people = await gather(server, 2)
    await keep_hands(*people)
    assert people[0].view is not None
    hero = people[0].view.players[0].play[0]
    hidden = people[0].view.players[0].hand[0]
    serial = people[0].serial
    for words in (
        {"card": hidden, "changes": {"damage": "1"}},
        {"card": hero, "changes": {"face": "gandalf"}},
        {"card": hero, "changes": {"damage": "1,zone=hand:0"}},
        {"card": hero, "changes": {"damage": "-1"}},
        {"card": 10_000, "changes": {"damage": "1"}},
        {"card": hero, "player": 0, "changes": {"damage": "1"}},
        {"player": 1, "changes": {"damage": "1"}},
        {"player": 3, "changes": {"threat": "1"}},
        {"player": 3, "changes": {"deck": "shuffled"}},
        {"changes": {"threat": "1"}},
        {"changes": {"deck": "cut"}},
        {"card": hidden, "changes": {"deck": "shuffled"}},
    ):
        await refused(people[0], "illegal", Adjust, serial=serial, **words)
    await people[0].ask(Adjust, serial=serial, card=hero, changes={"damage": "2", "exhausted": "True"})
    await people[1].until(lambda: bool(people[1].table.proposals))
    [proposal] = people[1].table.proposals
    assert proposal.change == f"card:{hero}:damage=2,exhausted=True"
    assert [line.said.message for line in proposal.lines] == ["log-adjust-tokens", "log-adjust-card"]
    assert people[1].view is not None and not people[1].view.adjusted
    await people[1].ask(Answer, proposal=proposal.proposal, yes=True)
    for player in people:
        await player.until(lambda player=player: bool(player.view and player.view.adjusted))  # type: ignore[misc]
        assert player.view is not None and player.view.cards[hero].damage == 2
        assert player.view.cards[hero].exhausted
    await close(*people)


def test_a_proposal_to_turn_a_shadow_card_up_does_not_tell_which_it_is() -> None:
    t = table(hero=["Gimli", "Legolas"], engaged="Forest Spider", encounter=["Driven by Shadow"], phase="combat")
    spider = t["Forest Spider"].id
    while not t.state.cards[spider].shadows:
        t.game.choose("pass")
    after = t.game.clone()
    after.adjust(card=spider, side="up")
    told = [line.said.args["card"] for line in by_hand(t.game, after)]
    assert told == [CardRef(spider, "forest-spider")]
    down = t.game.clone()
    down.adjust(card=t["Gimli"].id, side="down")
    assert by_hand(t.game, down)
    up = down.clone()
    up.adjust(card=t["Gimli"].id, side="up")
    assert "gimli" not in str(by_hand(down, up)) and by_hand(down, up)


async def test_shuffling_the_encounter_deck_by_hand_needs_consent_and_tells_nothing(server: Running) -> None:
    people = await gather(server, 2)
    await keep_hands(*people)
    await people[0].ask(Adjust, serial=people[0].serial, changes={"deck": "shuffled"})
    await people[1].until(lambda: bool(people[1].table.proposals))
    [proposal] = people[1].table.proposals
    assert proposal.change == "seat:-1:deck=shuffled"
    await people[1].ask(Answer, proposal=proposal.proposal, yes=True)
    for player in people:
        await player.until(lambda player=player: bool(player.view and player.view.adjusted))  # type: ignore[misc]
        assert player.view is not None and player.view.encounter_deck.known == ()
    await close(*people)


async def test_one_leaves_the_game_alone_and_the_table_gives_up_together(server: Running) -> None:
    people = await gather(server, 2)
    await keep_hands(*people)
    await refused(people[0], "not-yours", Concede, serial=people[0].serial, seat=1)
    await people[0].ask(Concede, serial=people[0].serial, seat=0)
    await level(*people)
    await people[1].until(lambda: bool(people[1].view and people[1].view.players[0].eliminated))
    await people[1].ask(Concede, serial=people[1].serial)
    await people[0].until(lambda: bool(people[0].table.proposals))
    await people[0].ask(Answer, proposal=people[0].table.proposals[0].proposal, yes=True)
    for player in people:
        await player.until(lambda player=player: player.over)  # type: ignore[misc]
    await people[0].until(lambda: people[0].table.status == "finished")
    await refused(people[0], "over", Undo, serial=people[0].serial, steps=1)
    await close(*people)


async def test_why_not(server: Running) -> None:
    [anna] = await gather(server, 1)
    assert anna.view is not None
    card = anna.view.players[0].hand[0]
    because = await anna.ask(Why, seat=0, key=f"play:{card}")
    assert isinstance(because, Because) and because.said is not None and because.rule
    because = await anna.ask(Why, seat=0, key="keep")
    assert isinstance(because, Because) and because.said is None
    await close(anna)


async def test_stops_are_kept_and_passes_made(server: Running) -> None:
    """With every step skipped the server passes all windows: only what is no window is asked."""
    [anna] = await gather(server, 1)
    await anna.ask(Stop, seat=0, stops=Stops(stop="always", skips=STEPS))
    kinds = set()
    for _ in range(60):
        await anna.until(lambda: anna.over or bool(anna.view and anna.view.decisions))
        if anna.over:
            break
        assert anna.view is not None
        [decision] = anna.view.decisions
        kinds.add(decision.kind)
        key = next((o.key for o in decision.options if o.key in ("keep", "done", "pass")), decision.options[0].key)
        await anna.choose(key)
    assert kinds and not kinds & {"action", "planning"}
    again = await Player(server.address, anna.table_id, anna.token).open()
    [stops] = [notice.stops for notice in again.notices if hasattr(notice, "stops")]
    assert stops[0].skips == STEPS
    await close(again, anna)


async def test_a_way_that_has_ended_stays_ended_when_the_server_dies(tmp_path: Path) -> None:
    """What the seat stopped at is not passed for it by the server that comes after."""
    with Running(tmp_path) as server:
        [anna] = await gather(server, 1, all_windows=True)
        await anna.choose("keep")
        await anna.ask(Stop, seat=0, stops=Stops(stop="always", run_to="quest.commit"))
        await anna.until(lambda: bool(anna.view and anna.view.decisions))
        for _ in range(8):  # what is no window is asked on the way
            assert anna.view is not None
            [decision] = anna.view.decisions
            if decision.step == "quest.commit" and decision.kind == "action":
                break
            keys = {one.key for one in decision.options}
            await anna.choose(min(keys & {"done", "pass"} or keys))
            await anna.until(lambda: bool(anna.view and anna.view.decisions))
        assert anna.view is not None and anna.view.decisions[0].step == "quest.commit"
        serial = anna.serial
        server.kill()
        server.start()
        async with Player(server.address, anna.table_id, anna.token) as again:
            assert again.serial == serial and again.view == anna.view
    assert server.mistakes() == []


async def test_a_call_ends_the_way_of_others_and_they_see_it(server: Running) -> None:
    people = await gather(server, 2)
    await people[1].ask(Stop, seat=1, stops=Stops(run_to="refresh"))
    await people[0].ask(Say, phrase="phrase-wait")
    await people[1].until(lambda: any(isinstance(one, Whole) and not one.stops[1].run_to for one in people[1].notices))
    await close(*people)


def test_no_game_tells_the_seed_of_the_next() -> None:
    """Of scenarios in a row the first is over, and its replay is anybody's, when the second is played."""
    seeds = set()
    for _ in range(8):
        doc = TableDoc("passage-through-mirkwood", "revised", "expert", [SeatDoc(deck=dict(SPIRIT.as_json()))])
        first = laying.setup(doc, None)
        series = Series.loads(doc.series)
        series.scores = [100]
        doc.series = series.dumps()
        second = laying.setup(doc, None)
        assert Series.loads(doc.series).setup() == second
        assert 0 <= first.seed < 2**53 and abs(second.seed) < 2**53
        seeds |= {second.seed - first.seed}
    assert len(seeds) == 8
