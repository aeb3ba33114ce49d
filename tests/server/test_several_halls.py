"""Several halls on one PostgreSQL database: whichever one asks, there is one table, and one answer."""

from __future__ import annotations

import gc
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import httpx
import pytest

from meadhall.server.guard import Limiter
from meadhall.server.settings import Limits
from meadhall.testing.served import GENEROUS, Served
from meadhall.testing.several_halls import Open, Stream, elsewhere, halls_know_each_other
from meadhall.testing.waiting import PATIENCE, until


def test_a_match_is_played_at_three_halls_at_once(hall: Open) -> None:
    halls = [hall() for _ in range(3)]
    one, two = halls[0].open(seats=["you", "you"], options={"start": 0})
    seats = [one, elsewhere(two, halls[1])]
    guest = halls[2].guest(one.match)
    dice = random.Random(1)
    for _ in range(12):
        for seat in seats:
            if seat.look()["yours"]:
                before = seat.look()["number"]
                seat.choose(dice)
                for other in (*seats, guest):
                    assert other.look()["number"] == before + 1, "what was acknowledged is there, wherever one looks"
    assert [one.match in served.hall.tables for served in halls] == [True, False, False]


def test_every_page_of_a_table_comes_from_any_hall(hall: Open) -> None:
    first, second = hall(), hall()
    browser = second.browser()
    page = first.browser().post("/play", data={"game": "bottlecap", "name": "Sigrid"})
    match = page.url.path.rpartition("/")[2]
    assert match in first.hall.tables
    for path in ("", "/fragment", "/replay", "/join"):
        there, here = browser.get(f"/table/{match}{path}"), httpx.get(f"{first.url}/table/{match}{path}")
        assert there.status_code == here.status_code == 200
        assert there.headers["content-security-policy"] == here.headers["content-security-policy"]
        assert there.headers["content-type"] == here.headers["content-type"]
        assert match in there.text
    assert match not in second.hall.tables
    assert browser.get("/table/AAAAAAAAAAAA").status_code == 404
    assert browser.get(f"/api/tables/{match}/moments/999").status_code == 404


def test_a_seat_is_given_once_though_many_ask_at_all_halls(hall: Open) -> None:
    halls = [hall() for _ in range(3)]
    for _ in range(5):
        (host,) = halls[0].open(seats=["you", "friend"], listed=True)

        def sit(number: int, match: str = host.match) -> int:
            answer = httpx.post(
                f"{halls[number % 3].url}/api/tables/{match}/seats", json={"name": f"Guest {number}"}, timeout=20
            )
            return answer.status_code

        with ThreadPoolExecutor(9) as pool:
            codes = list(pool.map(sit, range(9)))
        assert sorted(codes) == [200] + [409] * 8
        taken = halls[0].stored.seats(host.match)[1]
        assert taken.token_hash is not None


def test_a_watcher_at_another_hall_hears_of_every_change(hall: Open) -> None:
    first, second = hall(), hall()
    halls_know_each_other(first, second)
    one, two = first.open(seats=["you", "you"], options={"start": 0})
    stream = Stream(elsewhere(two, second))
    until(lambda: stream.versions)
    heard = len(stream.versions)
    one.choose()
    until(lambda: len(stream.versions) > heard)
    until(lambda: stream.versions[-1] == two.look()["version"])
    heard = len(stream.versions)
    assert one.post("chat", text="Skål!").status_code == 200
    until(lambda: len(stream.versions) > heard)
    assert stream.versions == sorted(set(stream.versions))


def test_who_looks_on_at_another_hall_is_seen_to_be_there(hall: Open) -> None:
    first, second = hall(), hall()
    halls_know_each_other(first, second)
    one, two = first.open(seats=["you", "you"])

    def online() -> list[bool]:
        return [bool(seat["online"]) for seat in one.look()["seats"]]

    assert online() == [False, False]
    with second.http.stream("GET", f"/api/tables/{one.match}/events", headers=two.headers) as answer:
        lines = answer.iter_lines()
        next(lines)
        until(lambda: online() == [False, True])
    until(lambda: online() == [False, False])


def test_an_order_that_a_seat_has_left_is_heard_by_nobody_else_wherever_they_are(hall: Open) -> None:
    first, second = hall(), hall()
    halls_know_each_other(first, second)
    one, two = first.open(seats=["you", "you"])
    mine, other, guest = (Stream(elsewhere(seat, second)) for seat in (one, two, first.guest(one.match)))
    streams = (mine, other, guest)
    until(lambda: all(stream.versions for stream in streams))
    until(lambda: all(seat["online"] for seat in one.look()["seats"]))  # all have come in
    until(lambda: {stream.versions[-1] for stream in streams} == {one.look()["version"]})  # and have heard of it
    heard = [len(stream.versions) for stream in streams]
    path = f"/api/tables/{one.match}/orders"
    assert second.http.put(path, json={"orders": [{}]}, headers=one.headers).status_code == 200
    until(lambda: len(mine.versions) > heard[0])
    assert [len(stream.versions) for stream in (other, guest)] == heard[1:]


def test_undo_consent_hints_absence_and_bots_work_from_another_hall(hall: Open) -> None:
    first, second = hall(), hall()
    one, two = first.open(seats=["you", "you"], options={"start": 0})
    here, there = elsewhere(one, second), elsewhere(two, second)
    here.choose()
    assert here.post("undo/ask").status_code == 200
    assert there.post("undo/answer", agree=True).status_code == 200
    assert one.look()["number"] == 0
    assert here.post("hint").status_code == 200
    assert there.post("take-over", kind="random").status_code == 200
    here.choose()
    one.wait(lambda seen: seen["number"] >= 2)
    assert there.post("come-back").status_code == 200
    assert here.post("leave").status_code == 200
    assert here.post("resign", kind="random").status_code == 200
    assert here.post("leave").status_code == 403


def test_a_rematch_is_one_table_though_both_ask_at_different_halls(hall: Open) -> None:
    first, second = hall(), hall()
    seats = first.open(seats=["you", "you"], options={"round_limit": 30})
    for seat in seats:
        seat.post("take-over", kind="random")
    seats[0].wait(lambda seen: seen["result"])
    there = elsewhere(seats[1], second).post("rematch")
    assert there.status_code == 201, there.text
    here = seats[0].post("rematch")
    assert here.status_code == 201, here.text
    assert there.json()["match"] == here.json()["match"]
    assert [seat.token_hash is None for seat in first.stored.seats(here.json()["match"])] == [False, False]


def test_a_seats_link_opens_it_for_a_browser_at_any_hall(hall: Open) -> None:
    first, second = hall(), hall()
    _, two = first.open(seats=["you", "you"], options={"start": 1})
    browser = second.browser()
    assert browser.get(f"/join/{two.token}").status_code == 200
    page = httpx.get(f"{first.url}/table/{two.match}", cookies=dict(browser.cookies))
    assert 'data-yours="1"' in page.text
    assert 'data-yours="0"' in httpx.get(f"{first.url}/table/{two.match}").text


def test_when_a_hall_closes_the_others_go_on_and_versions_grow(hall: Open) -> None:
    first, second = hall(), hall()
    halls_know_each_other(first, second)
    (one,) = first.open(seats=["you", "random"], options={"start": 0})
    one.choose()
    there = elsewhere(one, second)
    stream = Stream(there)
    until(lambda: stream.versions)
    first.stop()
    there.choose()
    assert one.match in second.hall.tables
    until(lambda: stream.versions[-1] == there.look()["version"])
    assert stream.versions == sorted(stream.versions), "the stream goes on where it is"
    assert not stream.ended


def test_a_hall_that_is_given_up_shows_and_writes_nothing_more_of_what_others_lead(hall: Open) -> None:
    """As after a stop that was longer than its lease: it was thought dead, and comes back to life."""
    first, second = hall(), hall()
    one, two = first.open(seats=["you", "you"], options={"start": 0})
    live = first.hall.tables[one.match]
    first.stored.sql("DELETE FROM halls WHERE id = ?", first.hall.storage.halls.id)
    there = elsewhere(one, second)
    seen = there.look()
    assert there.act(seen["options"][0]["action"], 0).status_code == 200
    assert one.match in second.hall.tables

    async def write() -> str:
        async with live.lock:
            try:
                await live.say(0, "Red", "I am still here")
            except Exception as error:
                return type(error).__name__
        return "written"

    if not live.dead:
        assert first.do(write()) == "LedElsewhere"
    assert live.dead
    assert two.look()["number"] == 1, "it asks who leads the table, and shows that one's"
    assert [line["text"] for line in two.look()["chat"]] == []


def test_a_dead_halls_tables_are_led_elsewhere_and_bots_move_though_nobody_looks(hall: Open) -> None:
    first, second = hall(calm=1000.0), hall()
    halls_know_each_other(first, second)
    one, _ = first.open(seats=["you", "you"], options={"start": 0})
    assert one.post("take-over", kind="random").status_code == 200
    first.do(_frozen(first))
    until(lambda: second.stored.entries(one.match))


async def _frozen(served: Served) -> None:
    """No sign of life comes from this hall any more."""
    halls: Any = served.hall.storage.halls
    halls._beating.cancel()


def test_limits_count_for_all_halls_together(hall: Open) -> None:
    limits = replace(GENEROUS, chat=0.001, chat_burst=12.0)
    first, second = hall(limits=limits, lease=0.5), hall(limits=limits, lease=0.5)
    halls_know_each_other(first, second)
    (one,) = first.open(seats=["you", "random"])
    (other,) = second.open(seats=["you", "random"])
    assert all(one.post("chat", text="Skål!").status_code == 200 for _ in range(10))
    until(
        lambda: second.desk.limiter._left.get(("chat", "127.0.0.1"), (99, 0))[0] < 3 or not other.post("chat", text="?")
    )
    codes = [other.post("chat", text="Skål!").status_code for _ in range(12)]
    assert codes.count(200) < 6
    assert 429 in codes


def test_what_was_taken_elsewhere_is_missing_here() -> None:
    limiter = Limiter(Limits(chat=1.0, chat_burst=10.0))
    limiter.shared = True
    for _ in range(3):
        limiter.take("chat", "somebody")
    assert limiter.report() == {("chat", "somebody"): 3.0}
    assert limiter.report() == {}
    limiter.learn("chat", "somebody", 9.5)
    with pytest.raises(Exception, match=r"."):
        limiter.take("chat", "somebody")


def test_nobody_gets_in_by_the_address_for_other_halls_without_the_secret(hall: Open) -> None:
    served = hall()
    (one,) = served.open(seats=["you", "random"])
    peers = f"http://127.0.0.1:{served.hall.neighbours.port}"
    for headers in ({}, {"x-meadhall-secret": "guessed"}):
        assert httpx.get(f"{peers}/api/tables/{one.match}", headers=headers).status_code == 403
        sent = {"hall": "x", "seats": [0], "present": [], "watchers": 0}
        assert httpx.post(f"{peers}/hall/{one.match}/standing", json=sent, headers=headers).status_code == 403
    secret = {"x-meadhall-secret": served.hall.storage.secret, "x-meadhall-client": "192.0.2.1"}
    assert httpx.post(f"{served.url}/hall/{one.match}/standing", json=sent, headers=secret).status_code == 404
    assert httpx.get(f"{peers}/api/tables/{one.match}", headers=secret).status_code == 200


def test_two_halls_clocks_are_one(hall: Open) -> None:
    first = hall()

    async def ahead() -> None:
        first.hall.clock._began += 3600

    first.do(ahead())
    halls: Any = first.hall.storage.halls
    first.do(halls._look())
    (one,) = first.open(seats=["you", "random"])
    second = hall()
    assert abs(second.hall.clock.now() - first.hall.clock.now()) < 2
    del one


def test_a_commit_whose_answer_got_lost_is_found_out(hall: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection dies with the answer: who waits is told the truth, whichever it is."""
    served = hall()
    (one,) = served.open(seats=["you", "random"], options={"start": 0})
    writer = served.hall.storage._writer
    link: Any = writer._link
    usual = link.commit

    def commit_and_die() -> None:
        usual()
        link.raw.close()
        raise OSError("gone")

    monkeypatch.setattr(link, "commit", commit_and_die)
    assert one.post("chat", text="Heard").status_code == 200
    link = writer._link

    def die_before() -> None:
        link.raw.close()
        raise OSError("gone")

    monkeypatch.setattr(link, "commit", die_before)
    assert one.post("chat", text="Heard at the second try").status_code == 200
    assert [line.text for line in served.stored.chat(one.match)] == ["Heard", "Heard at the second try"]


def test_connections_that_are_cut_harm_nobody(hall: Open) -> None:
    served = hall()
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    for _ in range(5):
        served.stored.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        (one if one.look()["yours"] else two).choose()
        assert served.http.get("/").status_code == 200
    assert len(served.stored.entries(one.match)) == 5


def test_what_was_done_by_a_page_is_not_done_again_when_its_table_moves_meanwhile(
    hall: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is written, the table is given away, and the page is made elsewhere: without saying it again."""
    from meadhall.server.live_table import LiveTable

    first, second = hall(), hall()
    halls_know_each_other(first, second)
    browser = first.browser()
    match = browser.post("/play", data={"game": "bottlecap"}).url.path.rpartition("/")[2]
    usual = LiveTable.say

    async def say_and_move(self: LiveTable, seat: int, name: str, text: str) -> None:
        await usual(self, seat, name, text)
        self.hall.storage.halls.draining = True
        self.hall.let_go(self)
        await self.hall.give_back()

    monkeypatch.setattr(LiveTable, "say", say_and_move)
    answer = browser.post(f"/table/{match}/chat", data={"text": "Skål!"}, headers={"x-meadhall": "fragment"})
    first.hall.storage.halls.draining = False
    assert answer.status_code == 200
    assert "Skål!" in answer.text
    assert match in second.hall.tables
    assert [line.text for line in second.stored.chat(match)] == ["Skål!"]


def test_a_hall_that_drains_puts_its_tables_away_side_by_side(hall: Open) -> None:
    """One after the other, each would wait for the disk twice, and there are ten seconds for all of them."""
    first, second = hall(), hall()
    halls_know_each_other(first, second)
    tables = [first.open(seats=["you", "you"], options={"start": 0}) for _ in range(40)]
    for one, two in tables:
        (one if one.look()["yours"] else two).choose()
    before = first.hall.storage.commits
    first.do(first.hall.drain())
    assert first.hall.storage.commits - before < len(tables), "each is written twice, but not alone"
    assert not first.hall.tables
    assert first.stored.sql("SELECT COUNT(*) FROM matches WHERE leader IS NOT NULL AND leader <> ''") == [(0,)]
    assert first.stored.sql("SELECT COUNT(*) FROM snapshots") == [(len(tables),)]
    for one, two in tables:
        there = [elsewhere(one, second), elsewhere(two, second)]
        (there[0] if there[0].look()["yours"] else there[1]).choose()
        assert one.match in second.hall.tables


def test_tables_are_counted_for_all_halls_together(hall: Open) -> None:
    limits = replace(GENEROUS, open_tables=5)
    halls = [hall(limits=limits), hall(limits=limits)]

    def open_one(number: int) -> int:
        wish = {"game": "bottlecap", "seats": ["you", "random"]}
        return httpx.post(f"{halls[number % 2].url}/api/tables", json=wish, timeout=20).status_code

    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(open_one, range(16)))
    assert sorted(codes) == [201] * 5 + [429] * 11


def test_what_a_hall_still_does_beside_when_it_closes_is_dropped_without_a_word(
    hall: Open, caplog: pytest.LogCaptureFixture
) -> None:
    served = hall()
    begun = threading.Event()

    async def again_and_again() -> None:
        while True:
            await served.hall.storage.match("A" * 12)
            begun.set()

    async def begin() -> None:
        served.hall.beside(again_and_again())

    served.do(begin())
    assert begun.wait(PATIENCE)
    served.stop()
    gc.collect()
    assert [record.getMessage() for record in caplog.records if record.name == "asyncio"] == []
