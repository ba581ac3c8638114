"""Members who are away: seats wait, pass or are played, until they are back."""

from __future__ import annotations

import pytest

from wilderland.server.asks import Delegate
from wilderland.server.client import Refusal
from wilderland.server.trial import Running, close, gather


async def test_a_seat_that_is_away_may_be_handed_to_a_companion(server: Running) -> None:
    people = await gather(server, 2, away="wait", away_after=5)
    asked = next(player for player in people if player.view and player.view.decisions)
    there = next(player for player in people if player is not asked)
    seat = asked.you
    with pytest.raises(Refusal) as no:
        await there.ask(Delegate, seat=seat, to="expert")
    assert no.value.code == "not-yours"
    asked.cut()
    await there.until(lambda: there.table.seats[seat].away, 20)
    await there.ask(Delegate, seat=seat, to="expert")
    await there.until(lambda: there.serial > 0)
    await asked.open()
    await there.until(lambda: there.table.seats[seat].agent == "")
    await close(*people)


async def test_by_the_tables_rule_a_companion_stands_in(server: Running) -> None:
    people = await gather(server, 2, away="companion", away_after=5)
    asked = next(player for player in people if player.view and player.view.decisions)
    there = next(player for player in people if player is not asked)
    asked.cut()
    await there.until(lambda: there.table.seats[asked.you].agent == "expert", 20)
    await there.until(lambda: bool(there.view and there.view.decisions))
    assert any(line.said and line.said.message == "table-away" for line in there.chat)
    await asked.open()
    await asked.until(lambda: asked.table.seats[asked.you].agent == "")
    await close(*people)
