"""Somebody leaves a table: the others see it, call them, let a bot play, and the leaver is back with one click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meadhall.server.live_table import LiveTable
from meadhall.testing.browsing import Person, chromium
from meadhall.testing.served import Seat, Served

MINUTE = 60.0


def later(served: Served, match: str, seconds: float) -> None:
    """So many seconds later, as the hall counts them."""

    async def turn() -> None:
        served.hall.clock._began += seconds
        live = await served.hall.load(match)
        await live.driver.tick()

    served.do(turn())


def table_of(served: Served, match: str) -> LiveTable:
    return served.do(served.hall.load(match))


def people(served: Served, count: int = 3, **more: Any) -> list[Seat]:
    return served.open("bottlecap", ["you"] * count, **more)


def away(seat: Seat) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = seat.look()["away"]
    return found


def test_a_program_sees_since_when_somebody_is_away(served: Served) -> None:
    one, two, three = people(served)
    assert away(one) == []
    later(served, one.match, 100.0)
    for seat in (one, two):
        seat.look()  # a sign of life
    later(served, one.match, 30.0)
    [missed] = away(one)
    assert missed["seat"] == three.seat
    assert missed["present"] == [0, 1]
    assert missed["enough"] == 2
    assert 130 <= missed["seconds"] < 140
    assert three.look()["away"] == [], "whoever asks is here again"
    assert away(one) == []


def leave(served: Served, seats: list[Seat], seconds: float) -> None:
    """The last of them is away for so long; the others give signs of life."""
    later(served, seats[0].match, seconds - 10.0)
    for seat in seats[:-1]:
        seat.look()
    later(served, seats[0].match, 10.0)


def test_the_horn_is_heard_in_the_chat_and_blown_once_an_hour(served: Served) -> None:
    one, two, three = people(served)
    leave(served, [one, two, three], 3 * MINUTE)
    assert one.post("horn", whom=three.seat).status_code == 200
    assert [line["by"] for line in two.look()["chat"]] == ["hall"]
    refused = two.post("horn", whom=three.seat)
    assert refused.status_code == 422
    assert refused.json()["rule"] == "HALL-SEAT-4"
    assert "again in 60 minutes" in refused.json()["sentence"]


def test_a_bot_plays_when_the_majority_agrees_and_hands_back(served: Served) -> None:
    one, two, three = people(served, options={"start": 0})
    leave(served, [one, two, three], 3 * MINUTE)
    assert one.post("stand-in", whom=three.seat, kind="greedy").status_code == 200
    [missed] = away(two)
    assert (missed["bot"], missed["agreed"]) == ("greedy", [0])
    assert three.served.guest(one.match).look()["seats"][2]["bot"] is None
    assert two.post("stand-in", whom=three.seat, kind="random").status_code == 200
    assert two.look()["seats"][2]["bot"] == "greedy"
    one.choose()
    two.choose()
    one.wait(lambda table: table["number"] >= 3)
    seen = one.look()
    assert {line["why"] for line in seen["log"]} == {"", "a bot decided"}
    assert three.post("come-back").status_code == 200
    assert three.look()["seats"][2]["bot"] is None


def test_who_is_alone_with_somebody_away_waits_five_minutes(served: Served) -> None:
    one, two = people(served, 2)
    leave(served, [one, two], 3 * MINUTE)
    refused = one.post("stand-in", whom=two.seat, kind="greedy")
    assert refused.status_code == 422
    assert "in 2 minutes" in refused.json()["sentence"]
    leave(served, [one, two], 2 * MINUTE)
    assert one.post("stand-in", whom=two.seat, kind="greedy").status_code == 200


def test_a_table_may_be_set_so_that_nobody_is_replaced_and_nobody_asks_for_hints(served: Served) -> None:
    one, two = people(served, 2, hints=False, stand_in_after=0)
    leave(served, [one, two], 30 * MINUTE)
    assert away(one)[0]["bot_in"] is None
    assert one.post("stand-in", whom=two.seat, kind="greedy").json()["rule"] == "HALL-SEAT-4"
    assert one.look()["hints"] is False
    assert one.post("hint").json()["rule"] == "HALL-HINT-1"


def test_who_is_away_is_known_after_a_restart(serve: Callable[..., Served]) -> None:
    served = serve()
    one, two, three = people(served)
    leave(served, [one, two, three], 3 * MINUTE)
    one.post("horn", whom=three.seat)
    one.post("stand-in", whom=three.seat, kind="greedy")
    served.stop()
    again = serve()
    later(again, one.match, 3 * MINUTE)
    own = Seat(again, one.match, one.seat, one.token)
    [missed] = [found for found in away(own) if found["seat"] == 2]
    assert missed["seconds"] >= 3 * MINUTE - 1
    assert missed["agreed"] == [0]
    assert missed["horn_in"] > 0


def test_a_deserted_table_sleeps_also_over_a_restart_and_wakes_for_its_people(serve: Callable[..., Served]) -> None:
    served = serve(calm=1.0)  # so that bots take their time
    one, two = people(served, 2)
    for seat in (one, two):
        seat.post("take-over", kind="random")
    later(served, one.match, 3 * MINUTE)
    asleep = served.guest(one.match).look()
    assert asleep["asleep"]
    assert asleep["result"] is None
    assert served.stored.sql("SELECT deadline FROM matches") == [(None,)]
    served.stop()
    again = serve()
    assert again.guest(one.match).look()["number"] == asleep["number"]
    own = Seat(again, one.match, one.seat, one.token)
    own.wait(lambda table: table["number"] > asleep["number"])


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def sat_down(served: Served, browser: Browser, names: list[str]) -> list[Person]:
    """Several people at a relaxed table, each at a browser of their own."""
    first, *others = [Person(browser) for _ in names]
    first.set_table(served.url, "bottlecap", names[0], ["you", *["friend"] * len(others)], {})
    invitation = first.page.input_value("#invite-url")
    for person, name in zip(others, names[1:]):
        person.accept(invitation, name)
    first.page.wait_for_selector("main[data-state='running']")
    return [first, *others]


def play_until(people: list[Person], name: str) -> None:
    """The people decide until it is the turn of that one."""
    for _ in range(40):
        for person in people:
            if person.page.locator("main").get_attribute("data-yours") == "1":
                break
        else:
            people[0].page.wait_for_timeout(100)
            continue
        if name in person.page.locator("#decision").inner_text():
            return
        number = person.page.locator("main").get_attribute("data-number")
        person.page.locator("#options .choice").first.click()
        person.page.wait_for_function("n => document.getElementById('main').dataset.number !== n", arg=number)


def test_a_leaver_is_replaced_at_a_relaxed_table_and_back_with_one_click(served: Served, browser: Browser) -> None:
    astrid, bjorn, dagny = sat_down(served, browser, ["Astrid", "Bjorn", "Dagny"])
    match = str(dagny.page.locator("main").get_attribute("data-match"))
    where = dagny.page.url
    play_until([astrid, bjorn, dagny], "Dagny")
    dagny.page.close()
    table = table_of(served, match)
    astrid.page.wait_for_function("() => document.querySelector('#decision h1').textContent.includes('Dagny')")
    for _ in range(50):
        if 2 in table.match.absence.since:
            break
        astrid.page.wait_for_timeout(50)
    later(served, match, 12 * MINUTE)
    card = astrid.page.locator("#absence .card")
    expect(card).to_be_visible()
    expect(card).to_contain_text("Dagny is away")
    expect(card).to_contain_text("12 minutes")
    expect(card).to_contain_text("2 of 2 are enough")
    card.get_by_role("button", name="Blow the horn").click()
    expect(card).to_contain_text("Blown. Again in")
    bjorn.page.get_by_role("button", name="Wait").click()
    expect(bjorn.page.locator("#absence .card")).to_be_hidden()
    expect(bjorn.page.locator("#absence summary")).to_contain_text("Dagny is away")
    card.get_by_label("Playing like").select_option("oarsman")
    card.get_by_role("button", name="I agree").click()
    expect(card).to_contain_text("You agree")
    bjorn.page.locator("#absence summary").click()
    expect(bjorn.page.locator("#absence .card")).to_contain_text("Astrid agrees")
    bjorn.page.get_by_role("button", name="I agree").click()
    expect(bjorn.page.locator("#absence")).to_have_count(0)
    expect(astrid.page.locator(".log .why").first).to_have_text("a bot decided", timeout=20_000)
    back = dagny.context.new_page()
    back.goto(where)
    welcome = back.locator("#welcome")
    expect(welcome).to_contain_text("Oarsman plays for you, and the seat stays yours")
    expect(welcome.locator("li").first).to_be_visible()
    welcome.get_by_role("button", name="Take my seat back").click()
    expect(back.locator("#welcome")).to_contain_text("Welcome back")
    assert table_of(served, match).match.seats[2].stand_in is None
    for person in (astrid, bjorn, dagny):
        assert not person.problems
        person.close()
