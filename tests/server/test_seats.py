"""Sitting at a table: seats, decks, ready, hosts, guests, several seats, spectators, the next game."""

from __future__ import annotations

import asyncio
import random

import pytest

from wilderland.server.asks import (
    Again,
    Answer,
    Arrange,
    Bring,
    Concede,
    Delegate,
    Invite,
    Kick,
    Leave,
    Point,
    Ready,
    Say,
    Show,
    Take,
)
from wilderland.server.client import Gone, Player, Refusal, Visitor
from wilderland.server.resources import DeckBody, Decks, SeatWish, StoredDeck, Tables, TableSummary
from wilderland.server.shown import HIDDEN
from wilderland.server.tells import Invited
from wilderland.server.trial import DECKS, Running, close, gather, lay, play_on, wish


async def refused(player: Player, code: str, kind: type, /, **words: object) -> None:
    with pytest.raises(Refusal) as no:
        await player.ask(kind, **words)
    assert no.value.code == code


async def guest(server: Running, host: Player, invite: str, name: str = "Bert") -> Player:
    async with Visitor(server.address) as visitor:
        joined = await visitor.join(host.table_id, invite, name)
    return await Player(server.address, host.table_id, joined.token).open()


async def test_a_link_seats_a_guest_without_an_account(server: Running) -> None:
    laid = await lay(server, 2)
    async with Visitor(server.address) as visitor:
        with pytest.raises(Refusal) as no:
            await visitor.join(laid.table, "guessed", "Bert")
        assert no.value.code == "not-found"
        joined = await visitor.join(laid.table, laid.invite, "Bert")
    async with Player(server.address, laid.table, joined.token) as bert:
        await bert.take(1)
        await bert.until(lambda: bert.table.seats[1].member == bert.you)
        assert [member.name for member in bert.table.members] == ["Anna", "Bert"]


async def test_a_seat_is_taken_once_and_left_again(server: Running) -> None:
    people = await gather(server, 2, begin=False)
    await refused(people[1], "full", Take, seat=0)
    await refused(people[1], "not-yours", Leave, seat=0)
    await refused(people[0], "not-found", Take, seat=3)
    await people[0].ask(Leave, seat=0)
    await people[1].take(0)
    await people[1].until(lambda: [seat.member for seat in people[1].table.seats] == [1, 1])
    await close(*people)


async def test_the_game_begins_when_all_are_ready(server: Running) -> None:
    people = await gather(server, 2, begin=False)
    await people[0].ready()
    assert people[0].table.status == "lobby" and people[0].view is None
    await people[0].ask(Ready, ready=False)
    await people[1].ready()
    assert people[1].view is None
    await people[0].ready()
    for seat, player in enumerate(people):
        view = await player.begun()
        assert view.seats == (seat,)
    await refused(people[0], "closed", Ready, ready=True)
    await close(*people)


async def test_a_seat_needs_a_deck_that_fits_the_table(server: Running) -> None:
    laid = await lay(server, 1, seats=(SeatWish(mine=True), SeatWish(starter="tactics", mine=True)))
    async with Player(server.address, laid.table, laid.token) as anna:
        await refused(anna, "illegal", Ready, ready=True)
        await refused(anna, "not-found", Bring, seat=0, starter="nonsense")
        await refused(anna, "illegal", Bring, seat=0, starter="tactics")  # the same heroes twice (B1)
        await refused(anna, "not-found", Bring, seat=0, deck="somebody-elses")
        await anna.ask(Bring, seat=0, starter="lore")
        await anna.ready()
        assert (await anna.begun()).seats == (0, 1)


async def test_people_bring_their_own_decks(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        await visitor.become("Anna")
        spirit = next(d for d in await printed(visitor) if d.deck == "spirit")
        body = DeckBody("Mine", spirit.heroes, spirit.cards)
        kept = await visitor.ask("POST", "/api/me/decks", StoredDeck, body)
        laid = await visitor.lay(wish(1, seats=(SeatWish(deck=kept.deck, mine=True),)))
    async with Player(server.address, laid.table, laid.token) as anna:
        assert anna.table.seats[0].deck == "Mine"
        await anna.ask(Bring, seat=0, deck=kept.deck)
        await anna.ready()
        await anna.begun()


async def printed(visitor: Visitor) -> tuple[StoredDeck, ...]:
    return (await visitor.ask("GET", "/api/decks", Decks)).decks


async def test_one_person_holds_several_seats(server: Running) -> None:
    laid = await lay(server, 2, seats=tuple(SeatWish(starter=deck, mine=True) for deck in DECKS[:2]))
    async with Player(server.address, laid.table, laid.token) as anna:
        await anna.ready()
        view = await anna.begun()
        assert view.seats == (0, 1)
        for player in view.players:
            assert HIDDEN not in player.hand and len(player.hand) == 6
        await play_on(anna, random.Random(3))
        assert anna.over


async def test_spectators_see_hands_by_consent_only(server: Running) -> None:
    laid = await lay(server, 1, public=True)
    async with Player(server.address, laid.table, laid.token) as anna:
        await anna.take(0)
        await anna.ready()
        await anna.begun()
        watcher = await guest(server, anna, "", "Wendy")
        assert watcher.view is not None and watcher.view.seats == ()
        assert set(watcher.view.players[0].hand) == {HIDDEN}
        assert not any(line.private and line.said.message == "log-draw-card" for line in watcher.log)
        await refused(watcher, "not-yours", Show, seat=0, to="spectators")
        await anna.ask(Show, seat=0, to="spectators")
        await watcher.until(lambda: watcher.view is not None and watcher.view.seats == (0,))
        assert watcher.view.players[0].hand == anna.view.players[0].hand  # type: ignore[union-attr]
        assert watcher.view.decisions == anna.view.decisions  # type: ignore[union-attr]
        await refused(watcher, "not-yours", Concede, serial=watcher.serial, seat=0)
        await anna.ask(Show, seat=0, to="nobody")
        await watcher.until(lambda: watcher.view is not None and watcher.view.seats == ())
        await watcher.close()


async def test_at_a_running_public_table_strangers_get_no_seat(server: Running) -> None:
    """They would see its hand, and could give up for it."""
    laid = await lay(server, 2, public=True)
    async with Player(server.address, laid.table, laid.token) as anna:
        await anna.take(0)
        await anna.ask(Delegate, seat=1, to="expert")
        await anna.ready()
        await anna.begun()
        stranger = await guest(server, anna, "", "Wendy")
        await refused(stranger, "not-yours", Take, seat=1)
        await anna.ask(Arrange, public=False)
        await stranger.take(1)
        assert stranger.view is not None
        await stranger.ask(Show, seat=1, to="spectators")
        await stranger.ask(Leave, seat=1)
        await anna.until(lambda: anna.table.seats[1].member == -1 and anna.table.seats[1].shown == "nobody")
        await stranger.close()


async def test_the_host_sends_somebody_away_for_good(server: Running) -> None:
    people = await gather(server, 2)
    await refused(people[1], "not-yours", Kick, member=0)
    await refused(people[0], "illegal", Kick, member=0)
    await people[0].ask(Kick, member=1)
    with pytest.raises(Gone):
        await people[1].until(lambda: False)
    assert people[1].bye is not None and people[1].bye.code == "kicked"
    with pytest.raises(Gone) as gone:
        await people[1].open()
    assert gone.value.bye is not None and gone.value.bye.code == "kicked"
    await people[0].until(lambda: people[0].table.seats[1].member == -1)
    await close(*people)


async def test_a_new_link_closes_the_old_one(server: Running) -> None:
    laid = await lay(server, 2)
    async with Player(server.address, laid.table, laid.token) as anna, Visitor(server.address) as visitor:
        invited = await anna.ask(Invite)
        assert isinstance(invited, Invited)
        with pytest.raises(Refusal):
            await visitor.join(laid.table, laid.invite, "Bert")
        joined = await visitor.join(laid.table, invited.invite, "Bert")
        async with Player(server.address, laid.table, joined.token) as bert:
            await refused(bert, "not-yours", Invite)
        await anna.ask(Kick, member=joined.member)
        with pytest.raises(Refusal):
            await visitor.join(laid.table, invited.invite, "Bert again")


async def test_another_host(server: Running) -> None:
    people = await gather(server, 2, begin=False, away_after=5)
    await refused(people[1], "not-yours", Arrange, host=1)
    await refused(people[1], "not-yours", Arrange, public=True)
    await people[0].close()
    await people[1].until(lambda: not people[1].table.members[0].connected)
    await refused(people[1], "not-yours", Arrange, host=1)  # a moment only
    await asyncio.sleep(5)
    await people[1].ask(Arrange, host=1)
    await refused(people[1], "illegal", Kick, member=0)  # whose table it was can always come back
    await people[1].ask(Arrange, public=True, undo="host", away="pass", away_after=60)
    await people[1].until(lambda: people[1].table.away == "pass")
    table = people[1].table
    assert (table.host, table.public, table.undo, table.away_after) == (1, True, "host", 60)
    await close(people[1])


async def test_chat_phrases_and_pointing(server: Running) -> None:
    people = await gather(server, 2)
    await people[0].ask(Say, text="  Shall\u0007 we?\n ")
    await people[0].ask(Say, phrase="phrase-thanks")
    await people[1].until(lambda: len(people[1].chat) == 2)
    assert [(line.member, line.text) for line in people[1].chat] == [(0, "Shall we?"), (0, "")]
    assert people[1].chat[1].said is not None and people[1].chat[1].said.message == "phrase-thanks"
    await refused(people[0], "illegal", Say, text="")
    await refused(people[0], "illegal", Say, phrase="phrase-nonsense")
    assert people[0].view is not None
    own = people[0].view.players[0].hand[0]
    await refused(people[0], "illegal", Say, phrase="phrase-this-card", card=own)  # it does not lie open
    hero = people[0].view.players[1].play[0]
    await people[0].send(Point(card=hero))
    await people[1].until(lambda: any(getattr(notice, "card", -1) == hero for notice in people[1].notices))
    again = await Player(server.address, people[1].table_id, people[1].token).open()
    assert again.chat == people[1].chat
    await close(again, *people)


async def test_rematch_and_next_scenario_keep_the_seats(server: Running) -> None:
    people = await gather(server, 2)
    await refused(people[0], "not-playing", Again)
    await finish(people)
    await refused(people[1], "not-yours", Again)
    await people[0].ask(Again, next=True)
    for player in people:
        await player.until(lambda player=player: bool(player.moved))  # type: ignore[misc]
    following = [await Player(server.address, player.moved, player.token).open() for player in people]
    table = following[0].table
    assert (table.status, table.scenario) == ("lobby", "journey-along-the-anduin")
    assert [(seat.member, seat.deck) for seat in table.seats] == [(0, "leadership"), (1, "tactics")]
    for player in following:
        await player.ready()
    for player in following:
        await player.begun()
    await close(*people, *following)


async def finish(people: list[Player]) -> None:
    """The table gives up, by everybody's consent."""
    await people[0].ask(Concede, serial=people[0].serial)
    for player in people[1:]:
        await player.until(lambda player=player: bool(player.table.proposals))  # type: ignore[misc]
        await player.ask(Answer, proposal=player.table.proposals[0].proposal, yes=True)
    for player in people:
        await player.until(lambda player=player: player.table.status == "finished")  # type: ignore[misc]


async def test_companions_hold_seats_and_play_to_the_end(server: Running) -> None:
    seats = (SeatWish(starter="leadership", mine=True), SeatWish(starter="tactics", agent="expert"))
    laid = await lay(server, 2, seats=seats)
    async with Player(server.address, laid.table, laid.token) as anna:
        await refused(anna, "illegal", Delegate, seat=1, to="nonsense")
        await anna.ready()
        await anna.begun()
        await anna.ask(Delegate, seat=0, to="sensible")
        await anna.until(lambda: anna.over, 120)
        assert anna.table.seats[1].agent == "expert"
        assert anna.view is not None and anna.view.outcome is not None and anna.view.outcome.rounds > 0


async def test_a_seat_handed_to_a_companion_is_taken_back(server: Running) -> None:
    people = await gather(server, 2)
    await refused(people[0], "not-yours", Delegate, seat=1, to="expert")
    await people[1].ask(Delegate, seat=1, to="expert")
    await people[1].ask(Delegate, seat=1, to="")
    serial = people[1].serial
    await people[1].until(lambda: bool(people[1].view and people[1].view.decisions) or bool(people[0].view))
    await people[1].ask(Delegate, seat=1, to="pass")
    assert people[1].table.seats[1].agent == "" and people[1].serial >= serial
    await close(*people)


async def test_the_lobby_lists_public_tables_only(server: Running) -> None:
    hidden, shown = await lay(server, 2), await lay(server, 2, public=True)
    async with Visitor(server.address) as visitor:
        listed = {table.table: table for table in (await visitor.ask("GET", "/api/tables", Tables)).tables}
        assert shown.table in listed and hidden.table not in listed
        assert listed[shown.table].host == "Anna" and len(listed[shown.table].seats) == 2
        with pytest.raises(Refusal) as no:
            await visitor.ask("GET", f"/api/tables/{hidden.table}", TableSummary)
        assert no.value.code == "not-found"
        found = await visitor.ask("GET", f"/api/tables/{hidden.table}", TableSummary, key=hidden.token)
        assert found.status == "lobby"
