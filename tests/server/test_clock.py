"""A machine's clock that is set back or forward stops nothing and hurries nobody, and open pages hear what is new."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from meadhall.server import hall_clock
from meadhall.server.hall_clock import HallClock
from meadhall.testing.served import Seat, Served
from meadhall.testing.waiting import until

HOUR = 3600.0


class Wall:
    """The machine's clock, which somebody turns."""

    def __init__(self) -> None:
        self.off = 0.0

    def __call__(self) -> float:
        return time.time() + self.off


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    turned = Wall()
    monkeypatch.setattr(hall_clock, "machine_time", turned)
    return turned


def test_the_halls_clock_never_goes_back_and_never_jumps() -> None:
    wall, gone = [1000.0], [5.0]
    clock = HallClock(0.0, lambda: wall[0], lambda: gone[0])
    assert clock.now() == 1000.0
    for turned in (-HOUR, 50 * HOUR):
        wall[0] += turned
        gone[0] += 1.0
        assert clock.now() == 1000.0 + gone[0] - 5.0


def test_after_a_restart_it_goes_on_behind_the_newest_that_is_stored() -> None:
    assert HallClock(5000.0, lambda: 1000.0, lambda: 0.0).now() == 5000.0
    assert HallClock(500.0, lambda: 1000.0, lambda: 0.0).now() == 1000.0


def test_what_is_shown_is_the_time_on_the_wall() -> None:
    wall = [1000.0]
    clock = HallClock(0.0, lambda: wall[0], lambda: 0.0)
    wall[0] -= HOUR
    assert clock.shown(clock.now()) == wall[0]


@pytest.mark.parametrize("turned", [-HOUR, 30 * HOUR])
def test_a_table_goes_on_when_the_clock_is_turned_while_it_is_played(served: Served, wall: Wall, turned: float) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0}, tempo={"kind": "live", "seconds": 60})
    wall.off = turned
    one.choose()
    time.sleep(0.05)
    seen = two.look()
    assert seen["number"] == 1, "nobody was late because of it"
    left = seen["seats"][two.seat or 0]["clock_left"]
    assert 50 < left <= 60
    (alone,) = served.open(seats=["you", "random", "random"], options={"start": 0})
    alone.choose()
    alone.wait(lambda seen: seen["number"] > 2)


def test_what_is_due_is_done_after_a_restart_with_the_clock_set_back(serve: Callable[..., Served], wall: Wall) -> None:
    served = serve(pause=1000.0)
    (one,) = served.open(seats=["you", "random", "random"], options={"start": 0})
    one.choose()
    served.stop()
    wall.off = -HOUR
    again = serve()
    until(lambda: len(again.stored.entries(one.match)) >= 2, "nothing moves")


def test_versions_grow_over_restarts_and_out_of_memory_without_any_clock(
    serve: Callable[..., Served], wall: Wall
) -> None:
    """An open page takes nothing for new that has a lower version than what it shows."""
    served = serve(sweep=1000.0, idle=0.0)
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    told = [one.look()["version"]]
    for _ in range(3):
        served.http.put(f"/api/tables/{one.match}/orders", json={"orders": [{}]}, headers=one.headers)
        told.append(one.look()["version"])
    served.do(served.hall.rounds.let_go_of_the_idle())
    assert one.match not in served.hall.tables
    told.append(one.look()["version"])
    for _ in range(2):
        served.stop()
        wall.off -= 100 * HOUR
        served = serve(sweep=1000.0, idle=0.0)
        one, two = (Seat(served, seat.match, seat.seat, seat.token) for seat in (one, two))
        told.append(one.look()["version"])
        (one if one.look()["yours"] else two).choose()
        told.append(one.look()["version"])
    assert told == sorted(set(told))
    assert told[0] > time.time() * 1000, "above what earlier releases took from the clock"
    assert told[-1] < 2**53, "a page can count so far"
