"""Several people at one table: links, seats, a lost connection, consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Enter
from tests.web.visitor import Visitor


def gather(enter: Enter, players: int) -> list[Visitor]:
    """A table laid by one, joined by the others with the link; the game has begun."""
    host = enter(hints=False, pace="decisions", motion=False)
    host.go("new")
    host.click(f"{players} players")
    for number in range(1, players):
        host.page.get_by_label("Who plays").nth(number).select_option("friend")
    host.click("Lay the table")
    expect(host.page.get_by_role("button", name="Copy the link for friends")).to_be_visible()
    (table,) = host.storage("tables").values()
    people = [host]
    for number in range(1, players):
        guest = enter(hints=False, pace="decisions", motion=False)
        guest.go("table", table["table"], table["invite"])
        guest.page.get_by_label("Your name").fill(f"Guest {number}")
        guest.click("Come in")
        guest.page.locator("article").nth(number).get_by_role("button", name="Sit down").click()
        guest.click("I am ready")
        people.append(guest)
    host.click("I am ready")
    for person in people:
        person.seated()
    return people


def until_round(people: list[Visitor], wanted: str) -> None:
    for _ in range(400):
        if people[0].round == wanted or people[0].over:
            return
        asked = [person for person in people if person.asked]
        if asked:
            asked[0].click_on()
        else:
            people[0].page.wait_for_timeout(30)
    raise AssertionError(f"{people[0].round}: {people[0].question}")


def go_on(people: list[Visitor], answers: int) -> None:
    """So many answers, by whoever is asked."""
    for _ in range(400):
        asked = [person for person in people if person.asked]
        if asked:
            asked[0].click_on()
            answers -= 1
        else:
            people[0].page.wait_for_timeout(30)
        if answers == 0:
            return
    raise AssertionError(f"{people[0].round}: {people[0].question}")


def test_four_people_play_and_one_comes_back_after_a_break(enter: Enter) -> None:
    people = gather(enter, 4)
    until_round(people, "Round 1")
    lost = people[3]
    lost.offline = True
    lost.context.set_offline(True)
    lost.page.evaluate("window.dispatchEvent(new Event('offline'))")
    until_asked = [person for person in people[:3] if person.asked]
    if until_asked:
        until_asked[0].click_on()
    lost.context.set_offline(False)
    lost.page.reload()
    lost.seated()
    go_on(people, 12)
    now = str(people[0].serial)
    for person in people:
        expect(person.page.locator("main.table")).to_have_attribute("data-serial", now)
        assert person.page.locator(".seat").count() == 4


OPEN_SOCKETS = """
window.sockets = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain { constructor(...where) { super(...where); window.sockets.push(this); } };
"""


@pytest.mark.parametrize("first", ["cut", "answer"])
def test_an_answer_given_while_the_line_breaks_is_not_lost(enter: Enter, first: str) -> None:
    """Before it reached the server or before that was heard: it is given once, and once only."""
    anna = enter(hints=False, pace="decisions", motion=False)
    anna.context.add_init_script(OPEN_SOCKETS)
    anna.page.reload()
    anna.begin()
    before = anna.serial
    cut, answer = "window.sockets.at(-1).close();", "document.querySelector('.prompt .pri').click();"
    anna.page.evaluate("() => {" + (cut + answer if first == "cut" else answer + cut) + "}")
    anna.moved(before)
    assert anna.page.evaluate("window.sockets.length") == 2
    assert anna.serial == before + 1
    expect(anna.page.locator(".tip")).to_have_count(0)  # nothing was refused
    while "commits" not in anna.question:
        anna.click_on()


def test_taking_back_what_others_have_seen_needs_their_word(enter: Enter) -> None:
    anna, bert = gather(enter, 2)
    until_round([anna, bert], "Round 1")
    box = bert.page.get_by_role("alertdialog")
    anna.page.keyboard.press("o")
    anna.page.keyboard.press("u")
    expect(box).to_contain_text("By hand: the threat of")
    box.get_by_role("button", name="No").click()
    expect(box).to_have_count(0)
    anna.page.keyboard.press("o")
    anna.click("Take back")
    expect(box).to_be_visible()
    before = anna.serial
    box.get_by_role("button", name="I agree").click()
    anna.moved(before)
    expect(box).to_have_count(0)
    expect(anna.page.locator(".top .rd")).to_have_text("Setup")


def test_nobody_sees_the_hand_of_another(enter: Enter) -> None:
    anna, bert = gather(enter, 2)
    hand = set(anna.page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))
    assert len(hand) == 6
    seen = set(bert.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))
    assert not hand & seen


def test_people_talk_ask_for_time_show_their_hand_and_the_host_sends_somebody_away(enter: Enter) -> None:
    anna, bert = gather(enter, 2)
    anna.page.get_by_label("Say something to the table").fill("I can heal Gimli after this.")
    anna.page.keyboard.press("Enter")
    expect(bert.page.locator(".chat")).to_contain_text("I can heal Gimli after this.")
    anna.click("Ready-made words")
    anna.click("Well played!")
    expect(bert.page.locator(".chat")).to_contain_text("Well played!")

    bert.click("Wait for me")
    expect(anna.page.locator(".seat").nth(1)).to_contain_text("holds")
    bert.click("Menu")
    held = bert.page.get_by_role("checkbox", name="Wait for me")
    expect(held).to_be_checked()
    bert.page.get_by_role("checkbox", name="spectators see this hand").check()
    bert.page.get_by_role("checkbox", name="my threat comes to").check()
    bert.page.get_by_role("spinbutton", name="my threat comes to").fill("35")
    bert.page.keyboard.press("Escape")
    bert.page.reload()
    bert.seated()
    bert.click("Menu")
    expect(bert.page.get_by_role("checkbox", name="spectators see this hand")).to_be_checked()
    expect(bert.page.get_by_role("spinbutton", name="my threat comes to")).to_have_value("35")

    anna.click("Menu")
    anna.page.get_by_label("What has been seen is taken back").select_option("if I agree")
    anna.click("New link")
    expect(anna.page.get_by_role("status")).to_contain_text("/table/")
    anna.click("Send Guest 1 away")
    expect(bert.page.get_by_role("dialog")).to_contain_text("has sent you away")
