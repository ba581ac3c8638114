"""What goes over HTTP: people, decks, cards, rules, journal, campaigns, reports; and how the server behaves."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator

import httpx
import pytest

from wilderland.server.asks import Concede
from wilderland.server.client import Player, Refusal, Visitor
from wilderland.server.keepsakes import (
    Campaign,
    CampaignPlayer,
    CampaignStep,
    Done,
    Journal,
    NewCampaign,
    NewReport,
    Report,
)
from wilderland.server.resources import (
    Box,
    CardFacts,
    Cards,
    DeckBody,
    DeckFile,
    DeckReading,
    Decks,
    Keyed,
    Link,
    Move,
    NewPerson,
    Person,
    Rules,
    RuleText,
    SeatWish,
    StoredDeck,
    Tables,
)
from wilderland.server.trial import DECKS, Running, wish
from wilderland.text.catalog import Catalog, languages


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=30) as client:
        yield client


async def concede(server: Running, table: str, token: str) -> None:
    """Play a game of one's own, shortly."""
    async with Player(server.address, table, token) as player:
        await player.ready()
        await player.begun()
        await player.ask(Concede, serial=player.serial)
        await player.until(lambda: player.table.status == "finished")


# -- people ----------------------------------------------------------------------------------------
async def test_a_person_is_a_key_that_moves_to_another_device_and_can_be_deleted(server: Running) -> None:
    async with Visitor(server.address) as visitor, Visitor(server.address) as phone:
        anna = await visitor.become("  Anna\tof   Bree ")
        assert (await visitor.ask("GET", "/api/me", Person)).name == "Anna of Bree"
        link = await visitor.ask("POST", "/api/me/links", Link)
        moved = await phone.ask("POST", "/api/people/move", Keyed, Move(link.code))
        assert moved.person == anna.person and moved.key != anna.key
        with pytest.raises(Refusal):
            await phone.ask("POST", "/api/people/move", Keyed, Move(link.code))  # once only
        phone.key = moved.key
        await phone.ask("PUT", "/api/me", Person, NewPerson("Ann"))
        assert (await visitor.ask("GET", "/api/me", Person)).name == "Ann"
        await phone.ask("DELETE", "/api/me/keys", Done)
        with pytest.raises(Refusal) as no:
            await visitor.ask("GET", "/api/me", Person)
        assert no.value.code == "unknown"
        await phone.ask("DELETE", "/api/me", Done)
        with pytest.raises(Refusal):
            await phone.ask("GET", "/api/me", Person)


async def test_everything_of_a_person_can_be_exported(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        keyed = await visitor.become("Anna")
        laid = await visitor.lay(wish(1, seats=(SeatWish(starter="spirit", mine=True),)))
        await concede(server, laid.table, laid.token)
        response = await visitor.http.get("/api/me/export", headers={"Authorization": f"Bearer {keyed.key}"})
        found = response.json()
        assert found["person"]["name"] == "Anna" and len(found["journal"]) == 1
        assert [table["id"] for table in found["tables"]] == [laid.table]
        assert keyed.key not in response.text and laid.token not in response.text


async def test_a_persons_key_opens_their_tables_from_any_device(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        keyed = await visitor.become("Anna")
        laid = await visitor.lay(wish(1))
        again = await visitor.join(laid.table)
        assert (again.member, again.token) == (0, keyed.key)
        async with Player(server.address, laid.table, keyed.key) as anna:
            assert anna.you == 0
        tables = await visitor.ask("GET", "/api/me/tables", Tables)
        assert [table.table for table in tables.tables] == [laid.table]


# -- decks -----------------------------------------------------------------------------------------
async def test_decks_are_kept_changed_exported_and_thrown_away(server: Running) -> None:
    async with Visitor(server.address) as visitor, Visitor(server.address) as other:
        await visitor.become("Anna")
        await other.become("Bert")
        printed = await visitor.ask("GET", "/api/decks", Decks)
        assert [deck.deck for deck in printed.decks][:4] == list(DECKS)
        spirit = printed.decks[2]
        kept = await visitor.ask("POST", "/api/me/decks", StoredDeck, DeckBody("Mine", spirit.heroes, spirit.cards))
        assert not any(problem.fatal for problem in kept.problems)
        thin = DeckBody("Thin", spirit.heroes, {"gandalf": 3})
        changed = await visitor.ask("PUT", f"/api/me/decks/{kept.deck}", StoredDeck, thin)
        assert [problem.said.message for problem in changed.problems if problem.fatal] == ["decks-too-few"]
        for method, body in (("GET", None), ("PUT", thin), ("DELETE", None)):
            with pytest.raises(Refusal) as no:
                await other.ask(method, f"/api/me/decks/{kept.deck}", StoredDeck, body)
            assert no.value.code == "not-found"
        for form in ("text", "json", "o8d", "zip"):
            file = await visitor.http.get(
                f"/api/me/decks/{kept.deck}/file?format={form}", headers={"Authorization": f"Bearer {visitor.key}"}
            )
            content = base64.b64encode(file.content).decode() if form == "zip" else file.text
            source = "deck." + {"text": "txt"}.get(form, form)
            reading = await visitor.ask("POST", "/api/decks/read", DeckReading, DeckFile(content, source))
            assert [deck.cards for deck in reading.decks] == [{"gandalf": 3}], form
        await visitor.ask("DELETE", f"/api/me/decks/{kept.deck}", Done)
        assert (await visitor.ask("GET", "/api/me/decks", Decks)).decks == ()


async def test_what_a_file_says_is_told_with_its_lines(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        reading = await visitor.ask("POST", "/api/decks/read", DeckReading, DeckFile("Mine\n\n1x Gandalff\n2x Feint\n"))
        assert [(one.said.message, one.line) for one in reading.problems if one.fatal]
        with pytest.raises(Refusal) as no:
            await visitor.ask("POST", "/api/decks/read", DeckReading, DeckFile("!", "x.zip"))
        assert no.value.code == "bad-message"


# -- the box ---------------------------------------------------------------------------------------
async def test_cards_and_rules(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        box = await visitor.ask("GET", "/api/box", Box)
        assert len(box.scenarios) == 3 and "revised" in box.editions and "expert" in box.agents
        cards = await visitor.ask("GET", "/api/cards", Cards)
        feint = await visitor.ask("GET", "/api/cards/feint", CardFacts)
        for language in languages():
            words = (await visitor.ask("GET", f"/api/cards/feint?language={language}", CardFacts)).text
            assert words["text"] == Catalog(language).attribute("card-feint", "text")
        assert feint in cards.cards and feint.text["name"] == "Feint" and feint.text["text"]
        rules = await visitor.ask("GET", "/api/rules", Rules)
        rule = await visitor.ask("GET", "/api/rules/p6.2", RuleText)
        assert rule in rules.rules
        for path in ("/api/cards/nonsense", "/api/rules/Z99", "/api/tables/nonsense", "/api/reports/x"):
            with pytest.raises(Refusal) as no:
                await visitor.ask("GET", path, Box)
            assert no.value.code == "not-found"


# -- what games leave ------------------------------------------------------------------------------
async def test_finished_games_are_in_the_journal(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        await visitor.become("Anna")
        laid = await visitor.lay(wish(1, seats=(SeatWish(starter="lore", mine=True),)))
        await concede(server, laid.table, laid.token)
        [game] = (await visitor.ask("GET", "/api/me/journal", Journal)).games
        assert (game.game, game.success, game.reason) == (laid.table, False, "conceded")
        assert (game.players, game.decks, game.undos) == (("Anna",), ("lore",), 0)
        assert game.heroes == ("denethor", "glorfindel", "beravor")
        key = {"Authorization": f"Bearer {visitor.key}"}
        for form, start in (("json", "["), ("csv", "date_played"), ("markdown", "# ")):
            file = await visitor.http.get(f"/api/me/journal/file?format={form}", headers=key)
            assert file.text.startswith(start) and "attachment" in file.headers["content-disposition"]
        for language in languages():
            file = await visitor.http.get(f"/api/me/journal/file?format=markdown&language={language}", headers=key)
            assert file.text.startswith(f"# {Catalog(language).format('journal-title')}\n")


async def test_a_report_is_sealed_while_the_game_runs(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        laid = await visitor.lay(wish(1, seats=(SeatWish(starter="lore", mine=True),)))
        async with Player(server.address, laid.table, laid.token) as anna:
            await anna.ready()
            await anna.begun()
            made = await visitor.ask(
                "POST", f"/api/tables/{laid.table}/reports", Report, NewReport("Wrong!"), key=laid.token
            )
            assert made.sealed and made.replay is None
            sealed = await visitor.ask("GET", f"/api/reports/{made.report}", Report, key=laid.token)
            assert sealed.sealed and sealed.replay is None
            with pytest.raises(Refusal) as no:
                await visitor.ask("GET", f"/api/reports/{made.report}", Report)
            assert no.value.code == "not-found"
            await anna.ask(Concede, serial=anna.serial)
            await anna.until(lambda: anna.table.status == "finished")
        opened = await visitor.ask("GET", f"/api/reports/{made.report}", Report, key=laid.token)
        assert not opened.sealed and opened.replay is not None and opened.replay["wilderland"] == "replay"


async def test_a_campaign_goes_on_from_table_to_table(server: Running) -> None:
    async with Visitor(server.address) as visitor:
        await visitor.become("Anna")
        spirit = (await visitor.ask("GET", "/api/decks", Decks)).decks[2]
        players = (CampaignPlayer("Anna", spirit.heroes),)
        with pytest.raises(Refusal) as no:
            await visitor.ask("POST", "/api/me/campaigns", Campaign, NewCampaign("X", (CampaignPlayer("A", ("x",)),)))
        assert no.value.code == "illegal"
        campaign = await visitor.ask("POST", "/api/me/campaigns", Campaign, NewCampaign("Ours", players))
        words = {"mode": "campaign", "campaign": campaign.campaign}
        laid = await visitor.lay(wish(1, seats=(SeatWish(starter="spirit", mine=True),), **words))
        await concede(server, laid.table, laid.token)
        after = await visitor.ask("GET", f"/api/me/campaigns/{campaign.campaign}", Campaign)
        assert [game["won"] for game in after.log["games"]] == [False] and not after.over
        step = CampaignStep("swap", 0, spirit.heroes[0], after.available[0])
        swapped = await visitor.ask("POST", f"/api/me/campaigns/{campaign.campaign}/steps", Campaign, step)
        assert swapped.log["players"][0]["heroes"][0] == after.available[0]
        with pytest.raises(Refusal):
            await visitor.ask("POST", f"/api/me/campaigns/{campaign.campaign}/steps", Campaign, step)
        await visitor.ask("DELETE", f"/api/me/campaigns/{campaign.campaign}", Done)


# -- manners ---------------------------------------------------------------------------------------
def test_every_answer_has_its_headers(http: httpx.Client) -> None:
    for path in ("/api/box", "/api/nonsense", "/nowhere", "/api/me"):
        headers = http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer" and headers["x-frame-options"] == "DENY"
        assert "server" not in headers
        assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_refusals_have_one_shape(http: httpx.Client) -> None:
    cases = {
        401: http.get("/api/me"),
        404: http.get("/api/nonsense"),
        405: http.patch("/api/box"),
        413: http.post("/api/people", content=b"x" * 1_300_000),
        422: http.post("/api/people", content=b'{"name": 3}'),
    }
    for status, response in cases.items():
        assert response.status_code == status
        assert response.json()["said"]["message"].startswith("refused-")
    lying = http.build_request("POST", "/api/people", content=(b"x" * 100_000 for _ in range(20)))
    assert http.send(lying).status_code == 413


def test_foreign_pages_may_not_change_anything(http: httpx.Client) -> None:
    body = json.dumps({"name": "Eve"})
    foreign = http.post("/api/people", content=body, headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403 and foreign.json()["code"] == "origin"
    own = http.post("/api/people", content=body, headers={"Origin": str(http.base_url).rstrip("/")})
    assert own.status_code == 201
    assert "access-control-allow-origin" not in own.headers


def test_health_metrics_and_description(http: httpx.Client) -> None:
    assert http.get("/api/health").json()["status"] == "ok"
    text = http.get("/metrics").text
    for name in ("wilderland_choices_total", "wilderland_refusals_total", "wilderland_handling_seconds_bucket"):
        assert name in text
    described = http.get("/api/openapi.json").json()
    assert len(described["paths"]) >= 25
    for path, operations in described["paths"].items():
        for operation in operations.values():
            assert operation["summary"], path


def test_one_address_may_not_ask_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("narrow")
    narrow = Running(folder, requests_per_second="5", request_burst="20", people_per_address="3")
    with narrow, httpx.Client(base_url=narrow.address) as client:
        statuses = [client.post("/api/people", json={"name": "Eve"}).status_code for _ in range(6)]
        assert statuses == [201, 201, 201, 429, 429, 429]
        answers = [client.get("/api/box") for _ in range(40)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late and late[0].headers["retry-after"] == "1"
        assert client.get("/api/health").status_code == 200
    refusals = [line for line in narrow.lines() if line["event"] == "refused"]
    assert len(refusals) >= 3 + len(late)
    assert all(line["code"] == "too-many" and line["address"] for line in refusals)
