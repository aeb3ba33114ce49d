from __future__ import annotations

import json
import queue
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

import meadhall
from meadhall.testing.served import PLAIN, Seat, Served
from meadhall.testing.waiting import PATIENCE, until


class Ear:
    """Follows a table's live updates in a thread of its own."""

    def __init__(self, served: Served, seat: Seat, heard: str = "", wish: str = "") -> None:
        self.events: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        self.beats = 0
        self.ended = threading.Event()
        self.url = f"{served.url}/api/tables/{seat.match}/events{wish}"
        self.headers = {**seat.headers, **({"last-event-id": heard} if heard else {})}
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.client = httpx.Client(timeout=PATIENCE, verify=PLAIN)
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    def _listen(self) -> None:
        try:
            with self.client.stream("GET", self.url, headers=self.headers) as answer:
                ident = ""
                for line in answer.iter_lines():
                    self.ready.set()
                    if line.startswith("id: "):
                        ident = line[4:]
                    elif line.startswith("data: "):
                        self.events.put((ident, json.loads(line[6:])))
                    elif line.startswith(":"):
                        self.beats += 1
        except httpx.HTTPError:
            pass
        finally:
            self.ended.set()

    def next(self) -> tuple[str, dict[str, Any]]:
        return self.events.get(timeout=PATIENCE)

    def until(self, number: int) -> list[dict[str, Any]]:
        """Events up to the one that tells of so many decisions."""
        found = []
        while True:
            found.append(self.next()[1])
            if found[-1]["number"] >= number:
                return found

    def silent(self, seconds: float = 0.4) -> bool:
        time.sleep(seconds)
        return self.events.empty()

    def close(self) -> None:
        self.client.close()


def test_every_seat_and_every_tab_hears_of_a_decision(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    ears = [Ear(served, one), Ear(served, two), Ear(served, two), Ear(served, served.guest(one.match))]
    done = one.choose()
    told = [ear.until(done["number"] + 1)[-1] for ear in ears]
    assert [event["yours"] for event in told] == [False, True, True, False]
    for ear in ears:
        ear.close()


def test_a_table_that_comes_along_is_the_one_that_its_seat_would_look_at(served: Served) -> None:
    one, two = served.open("drakkar", seats=["you", "you", "greedy"])
    seats = [one, two, served.guest(one.match)]
    ears = [Ear(served, seat, wish="?tables=true") for seat in seats]
    made = one.choose()["number"] + 1
    for seat, ear in zip(seats, ears, strict=True):
        newest = ear.until(made)[-1]["table"]
        looked = seat.look()
        while newest["version"] != looked["version"]:  # a bot has decided meanwhile, or somebody came
            newest = ear.next()[1]["table"]
            looked = seat.look() if newest["version"] > looked["version"] else looked
        assert newest["view"] == looked["view"]
        assert newest["options"] == looked["options"]
        ear.close()


def test_the_log_that_comes_along_goes_on_where_it_was(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    ear = Ear(served, one, wish="?tables=true")
    lines = []
    for seat in (one, two, one):
        made = seat.choose()["number"] + 1
        lines += [line for news in ear.until(made) for line in news["table"]["log"]]
    told = [line["text"] for line in one.look()["log"]]
    assert [line["text"] for line in lines] == told
    ear.close()


def test_without_the_wish_no_table_comes_along(served: Served) -> None:
    [seat] = served.open()
    ear = Ear(served, seat)
    assert "table" not in ear.next()[1]
    ear.close()


def test_who_comes_back_hears_what_was_missed_and_nothing_twice(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    guest = served.guest(one.match)
    ear = Ear(served, guest)
    heard, first = ear.next()
    ear.close()
    assert first["number"] == 0
    up_to_date = Ear(served, guest, heard)
    assert up_to_date.silent()
    one.choose()
    two.choose()
    back = Ear(served, guest, heard)
    assert back.next()[1]["number"] == 2
    assert back.silent()
    up_to_date.close()
    back.close()


def test_versions_grow_over_a_restart_so_that_nothing_is_missed(served: Served, serve: Callable[..., Served]) -> None:
    one, _ = served.open(seats=["you", "you"], options={"start": 0})
    guest = served.guest(one.match)
    ear = Ear(served, guest)
    heard, before = ear.next()
    served.stop()
    again = serve()
    back = Ear(again, again.guest(one.match), heard)
    _, after = back.next()
    assert after["version"] > before["version"]
    back.close()
    ear.close()


def test_a_quiet_stream_shows_signs_of_life(served: Served) -> None:
    [seat] = served.open()
    ear = Ear(served, seat)
    until(lambda: ear.beats >= 2)
    ear.close()


def test_streams_end_when_the_hall_closes(served: Served) -> None:
    [seat] = served.open()
    ear = Ear(served, seat)
    served.stop()
    assert ear.ended.wait(PATIENCE)
    ear.close()


def test_who_sits_there_is_seen_to_be_here_while_a_page_is_open(served: Served) -> None:
    one, two = served.open(seats=["you", "you"])
    assert not two.look()["seats"][0]["online"]
    ear = Ear(served, one)
    two.wait(lambda seen: seen["seats"][0]["online"])
    ear.close()
    two.wait(lambda seen: not seen["seats"][0]["online"])


def test_a_change_that_only_one_seat_sees_is_told_to_that_seat_only(served: Served) -> None:
    one, two = served.open(seats=["you", "you"])
    mine, other = Ear(served, one), Ear(served, two)
    mine.next()
    other.next()
    while not (mine.silent(0.2) and other.silent(0.2)):
        for ear in (mine, other):
            while not ear.events.empty():
                ear.next()
    served.http.put(f"/api/tables/{one.match}/orders", json={"orders": [{}]}, headers=one.headers)
    mine.next()
    assert other.silent()
    mine.close()
    other.close()


def opened_page(browser: httpx.Client, match: str) -> tuple[str, str]:
    """The table's page as it is loaded now: its version, and the rest of it."""
    text = browser.get(f"/table/{match}").text
    version = re.search(r'data-version="(\d+)"', text)
    assert version is not None
    return version[1], text.replace(version[0], "")


@contextmanager
def first_told(browser: httpx.Client, match: str, since: str) -> Iterator[tuple[str, str]]:
    """The first event that a page hears, which stays open meanwhile: what it is called, and its version."""
    with browser.stream("GET", f"/table/{match}/events", params={"since": since}) as answer:
        found: dict[str, str] = {}
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            found[name] = value
            if name == "data":
                break
        yield found["event"], found["id"]


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_who_opens_a_page_shows_what_it_did_before_and_fetches_nothing_twice(served: Served, game: str) -> None:
    one, *_ = served.open(game, seats=["you", "you", "you"], options={})
    browser = served.browser()
    browser.get(f"/join/{one.token}")
    loaded, before = opened_page(browser, one.match)
    with first_told(browser, one.match, loaded) as (event, version):
        assert event == "here"
        assert version != loaded
        assert browser.get(f"/table/{one.match}/fragment", params={"since": version}).status_code == 204
        now, after = opened_page(browser, one.match)
    assert now == version
    assert after == before


def test_a_page_that_is_behind_is_told_of_the_table(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    browser = served.browser()
    browser.get(f"/join/{two.token}")
    loaded, _ = opened_page(browser, two.match)
    one.choose()
    with first_told(browser, two.match, loaded) as (event, version):
        assert event == "table"
        assert version != loaded
