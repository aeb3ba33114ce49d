"""The law of faults: whichever write fails, memory says what the database says afterwards, and the next try works."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import pytest

import meadhall
from meadhall.server.database import Link
from meadhall.server.live_table import LiveTable
from meadhall.server.storage import Change
from meadhall.server.table_driver import TableDriver
from meadhall.testing.databases import ON_A_SERVER, new_database
from meadhall.testing.faults import Faults, agrees
from meadhall.testing.served import Seat, Served
from meadhall.testing.waiting import PATIENCE

TOLD = "could not write this down"


@dataclass
class At:
    """What a request needs: the hall, and whoever is there."""

    served: Served
    seats: list[Seat] = field(default_factory=list)
    ended: list[Seat] = field(default_factory=list)
    option: int = -1

    @property
    def one(self) -> Seat:
        return self.seats[0]

    @property
    def asked(self) -> Seat:
        return next(seat for seat in self.seats if seat.look()["yours"])

    @property
    def other(self) -> Seat:
        asked = self.asked.seat
        return next(seat for seat in self.seats if seat.seat != asked)

    def act(self, key: str = "") -> httpx.Response:
        seen = self.asked.look()
        return self.asked.act(seen["options"][0]["action"], seen["number"], key=key)


Do = Callable[[At], httpx.Response]


def two(at: At, **more: Any) -> None:
    at.seats = at.served.open(seats=["you", "you"], options={"start": 0}, **more)


def begun(at: At) -> None:
    two(at)
    assert at.act().status_code == 200


def undoable(at: At) -> None:
    two(at)
    dice = random.Random(3)
    while not at.asked.look()["undo"]["possible"]:
        at.asked.choose(dice)


def chosen_in_secret(at: At) -> None:
    """Two of three have pointed at a pile."""
    at.seats = at.served.open("drakkar", ["you", "you", "you"])
    for seat in at.seats[:2]:
        seat.choose()


def wished(at: At) -> None:
    at.seats = at.served.open(seats=["you", "you", "you"], options={"start": 0})
    assert at.act().status_code == 200
    assert at.one.post("undo/ask").status_code == 200


def wished_of_two(at: At) -> None:
    begun(at)
    assert at.other.post("undo/ask").status_code == 200


def awaiting(at: At, friends: int = 1) -> None:
    at.seats = at.served.open(seats=["you", *["friend"] * friends], listed=True)


def away(at: At) -> None:
    two(at)
    at.seats = [at.asked, at.other]
    at.option = at.one.look()["options"][0]["action"]
    assert at.one.post("leave").status_code == 200


def stood_in(at: At) -> None:
    two(at)
    assert at.other.post("take-over", kind="random").status_code == 200
    at.seats = [at.other, at.asked]


def ended(at: At) -> None:
    at.seats = at.ended
    row = at.served.stored.match(at.one.match)
    assert row is not None
    at.served.do(at.served.hall.storage.keep(Change(replace(row, rematch=""))))
    at.served.do(_forget(at.served, at.one.match))


def asked_again(at: At) -> None:
    ended(at)
    assert at.one.post("rematch").status_code == 201


def alone(at: At) -> None:
    at.seats = at.served.open(seats=["you", "random", "random"], options={"start": 0})


async def _forget(served: Served, match: str) -> None:
    if match in served.hall.tables:
        served.hall.forget(served.hall.tables[match])


def orders(at: At) -> httpx.Response:
    path = f"/api/tables/{at.one.match}/orders"
    return at.served.http.put(path, json={"orders": [{}], "seat": at.one.seat}, headers=at.one.headers)


def upload(at: At) -> httpx.Response:
    record = at.ended[0].get("/record").json()
    return at.served.http.post("/api/records", json={"record": record})


def create(at: At) -> httpx.Response:
    return at.served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "you"]})


def sit_at(at: At) -> httpx.Response:
    return at.served.http.post(f"/table/{at.one.match}/join", data={"name": "Sigrid"})


def fork(at: At) -> httpx.Response:
    return at.one.post("fork", at=1, seat=0, kind="random")


def learn(at: At) -> httpx.Response:
    return at.served.http.post("/api/lessons", json={"game": "bottlecap"})


def learning(at: At) -> None:
    opened = learn(at).json()
    at.seats = [Seat(at.served, opened["match"], seat["seat"], seat["token"]) for seat in opened["seats"]]


def nothing(at: At) -> None:
    pass


# What is asked for, what has to be there before, and how: by one write, so that it happens as a whole or not at all
REQUESTS: dict[str, tuple[Callable[[At], None], Do]] = {
    "create": (nothing, create),
    "join": (lambda at: awaiting(at, 2), lambda at: at.served.guest(at.one.match).post("seats", name="Sigrid")),
    "join as the last": (awaiting, lambda at: at.served.guest(at.one.match).post("seats", name="Sigrid")),
    "begin": (awaiting, lambda at: at.one.post("start", kind="random")),
    "act": (two, lambda at: at.act()),
    "act under a key": (two, lambda at: at.act(key="K")),
    "act, and bots answer": (alone, lambda at: at.act()),
    "act when one was away": (away, lambda at: at.one.act(at.option, 0)),
    "undo": (undoable, lambda at: at.asked.post("undo")),
    "choose again": (chosen_in_secret, lambda at: at.one.post("undo")),
    "ask back": (begun, lambda at: at.other.post("undo/ask")),
    "agree": (wished, lambda at: at.seats[1].post("undo/answer", agree=True)),
    "agree as the last": (wished_of_two, lambda at: at.asked.post("undo/answer", agree=True)),
    "disagree": (wished_of_two, lambda at: at.asked.post("undo/answer", agree=False)),
    "orders": (two, orders),
    "take over": (two, lambda at: at.other.post("take-over", kind="random")),
    "leave": (two, lambda at: at.other.post("leave")),
    "come back": (stood_in, lambda at: at.one.post("come-back")),
    "resign": (two, lambda at: at.one.post("resign", kind="random")),
    "chat": (two, lambda at: at.one.post("chat", text="Skål!")),
    "chat of a spectator": (two, lambda at: at.served.guest(at.one.match).post("chat", text="Skål!", name="Snorri")),
    "rematch": (ended, lambda at: at.one.post("rematch")),
    "rematch as the second": (asked_again, lambda at: at.seats[1].post("rematch")),
    "fork": (ended, fork),
    "upload": (nothing, upload),
    "learn": (nothing, learn),
    "next": (learning, lambda at: at.one.post("coach", do="next", mark=1)),
    "skip": (learning, lambda at: at.one.post("coach", do="skip")),
    "act while the coach speaks": (learning, lambda at: at.act()),
    "name": (nothing, lambda at: at.served.http.post("/name", data={"name": "Sigrid"})),
}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[At]:
    from meadhall.testing.served import QUICK

    settings = replace(QUICK, sweep=1000.0, idle=1000.0, bell=1000.0)  # nothing happens here but what is asked for
    served = Served(new_database(tmp_path_factory.mktemp("faults")), settings)
    seats = served.open(seats=["you", "you"], options={"round_limit": 30})
    for seat in seats:
        seat.post("take-over", kind="random")
    seats[0].wait(lambda seen: seen["result"])
    served.hall.settings = replace(settings, calm=1000.0)
    yield At(served, ended=seats)
    served.stop()


def stored(served: Served) -> list[str]:
    return served.stored.dump()


@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_whose_write_fails_did_not_happen_and_works_the_next_time(at: At, name: str) -> None:
    prepare, do = REQUESTS[name]
    faults = Faults(at.served.hall.storage)
    prepare(at)
    at.served.do(agrees(at.served))
    before = stored(at.served)
    with faults.at(1):
        failed = do(at)
    assert failed.status_code == 503, failed.text
    assert TOLD in failed.text
    assert faults.count == 1
    assert stored(at.served) == before
    at.served.do(agrees(at.served))
    with faults.at(0):
        done = do(at)
    assert done.status_code < 400, done.text
    if "bots" not in name and name not in ("take over", "begin", "fork", "resign"):  # bots go on by themselves
        assert faults.count == 1, "what belongs together was written in pieces"
    at.served.do(agrees(at.served))


@pytest.mark.parametrize("failing", [1, 2])
def test_who_sits_down_by_a_page_keeps_the_seat_or_never_had_it(at: At, failing: int) -> None:
    """The name is written first: if that were to fail afterwards, the seat would be taken by nobody for good."""
    awaiting(at)
    with Faults(at.served.hall.storage).at(failing):
        assert sit_at(at).status_code == 503
    assert [seat.token_hash is None for seat in at.served.stored.seats(at.one.match)] == [False, True]
    assert sit_at(at).status_code == 303
    at.served.do(agrees(at.served))


def test_a_table_opened_by_a_page_is_the_openers_or_was_never_opened(at: At) -> None:
    for failing in (1, 2):
        before = len(stored(at.served))
        with Faults(at.served.hall.storage).at(failing):
            answer = at.served.http.post("/play", data={"game": "bottlecap", "name": f"Sigrid {failing}"})
        assert answer.status_code in (303, 503)
        assert (answer.status_code == 303) == (len(stored(at.served)) > before + 1)
        at.served.do(agrees(at.served))


def test_a_snapshot_that_can_not_be_kept_harms_nobody(at: At) -> None:
    two(at)
    live = at.served.hall.tables[at.one.match]
    live.kept = live.number - at.served.settings.snapshot_every + 1  # the next entry asks for one
    with Faults(at.served.hall.storage).at(2):
        assert at.act().status_code == 200
    assert at.served.stored.snapshot(at.one.match) is None
    at.served.do(agrees(at.served))
    assert at.act().status_code == 200
    assert at.served.stored.snapshot(at.one.match) is not None


def test_what_the_hall_does_by_itself_is_tried_again(at: At) -> None:
    """A time-out that can't be written did not happen; the table is taken up anew and the clock runs on."""
    at.seats = at.served.open(seats=["you", "you"], tempo={"kind": "slow", "seconds": 3600, "bank": 5})

    async def too_late() -> LiveTable:
        live = await at.served.hall.load(at.one.match)
        assert live.match.clock is not None
        live.match.clock.since = [None if since is None else since - 4000 for since in live.match.clock.since]
        await live.driver.tick()
        return live

    with Faults(at.served.hall.storage).at(1):
        assert at.served.do(too_late()).dead
    assert at.one.match not in at.served.hall.tables
    assert at.one.look()["number"] == 0
    at.served.do(agrees(at.served))
    assert not at.served.do(too_late()).dead
    assert at.one.look()["number"] == 1
    at.served.do(agrees(at.served))


def test_a_wake_whose_writes_fail_is_done_in_the_next_round(at: At) -> None:
    two(at)
    row = at.served.stored.match(at.one.match)
    assert row is not None

    async def round_of_the_hall(failing: int) -> None:
        with Faults(at.served.hall.storage).at(failing):
            at.served.hall.rounds._troubles.clear()
            await at.served.hall.rounds.wake_the_due()

    at.served.do(at.served.hall.storage.keep(Change(replace(row, deadline=1.0))))  # though nothing is to be done there
    at.served.do(_forget(at.served, at.one.match))
    at.served.do(round_of_the_hall(1))
    assert at.served.stored.match(at.one.match) == replace(row, deadline=1.0)
    at.served.do(round_of_the_hall(0))
    assert at.served.stored.match(at.one.match) == row
    assert at.one.match not in at.served.hall.tables, "nobody looks, and nothing is to be done"


def test_a_table_is_let_go_though_its_snapshot_can_not_be_kept(at: At) -> None:
    begun(at)

    async def let_go() -> None:
        live = at.served.hall.tables[at.one.match]
        live.touched -= 10_000
        with Faults(at.served.hall.storage).at(1):
            await at.served.hall.rounds.let_go_of_the_idle()

    at.served.do(let_go())
    assert at.one.match not in at.served.hall.tables
    assert at.one.look()["number"] == 1


@pytest.mark.skipif(ON_A_SERVER, reason="the file's own way to be full")
def test_a_disk_that_is_really_full_loses_nothing(at: At) -> None:
    """The database's own way of being full: it rolls everything back that was to be committed together."""
    two(at)
    storage = at.served.hall.storage

    def room(pages: int) -> None:
        def work(link: Link) -> None:
            link.execute(f"PRAGMA max_page_count = {pages}")

        at.served.do(storage.write(work))

    room(1)  # as many as there are
    answers = [at.one.post("chat", text="x" * 300) for _ in range(40)]
    assert answers[-1].status_code == 503
    room(2**30)
    assert len(at.served.stored.chat(at.one.match)) == sum(answer.status_code == 200 for answer in answers)
    at.served.do(agrees(at.served))
    assert at.act().status_code == 200
    at.served.do(agrees(at.served))


def test_who_stops_waiting_for_a_write_leaves_no_half_change(at: At) -> None:
    """A request that is cut off while it is written: the next one finds what was written."""
    two(at)

    async def cut_off() -> None:
        live = await at.served.hall.load(at.one.match)
        seat = live.match.deciders()[0]
        busy = threading.Event()
        before = asyncio.create_task(at.served.hall.storage.write(lambda connection: busy.wait(PATIENCE)))
        async with live.lock:
            acting = asyncio.create_task(live.act(seat, live.match.table.options(seat)[0], None))
            await asyncio.sleep(0.01)  # it waits behind the other
            acting.cancel()
            asyncio.get_running_loop().call_later(0.02, busy.set)
            with pytest.raises(asyncio.CancelledError):
                await acting
        await before
        assert live.dead
        assert len(at.served.stored.entries(at.one.match)) == 1, "who comes next finds it written"

    at.served.do(cut_off())
    assert at.one.look()["number"] == 1
    at.served.do(agrees(at.served))


def test_a_bot_that_goes_astray_leaves_no_half_change(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person's decision was made in memory already when the bot's answer was refused."""
    alone(at)

    def astray(self: TableDriver, now: float) -> list[Any]:
        raise meadhall.Refused("No bot may do this.", "HALL-X")

    with monkeypatch.context() as patched:
        patched.setattr(TableDriver, "answer_now", astray)
        assert at.act().status_code == 422
    at.served.do(agrees(at.served))
    assert at.one.look()["number"] == 0
    assert at.act().status_code == 200


def test_a_refused_choice_of_who_was_away_leaves_everything_as_it_was(at: At) -> None:
    away(at)
    assert at.one.act(10**6, 0).status_code == 422
    at.served.do(agrees(at.served))
    assert at.served.stored.seats(at.one.match)[at.one.seat or 0].absent


def test_letters_that_can_not_be_stored_harm_nobody(at: At) -> None:
    """Whatever kind of error the database has with it: the table is forgotten, and the others' writes go on."""
    two(at)

    async def say() -> None:
        async with at.served.hall.table(at.one.match) as live:
            await live.say(0, "Sigrid", "\ud800")

    with pytest.raises(Exception, match=TOLD):
        at.served.do(say())
    at.served.do(agrees(at.served))
    assert at.one.post("chat", text="Skål!").status_code == 200
