"""Somebody leaves a table whose people are at different halls: all of them see the same, and it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from meadhall.testing.served import Seat, Served
from meadhall.testing.several_halls import Open, elsewhere, halls_know_each_other
from meadhall.testing.waiting import until


def later(halls: list[Served], match: str, seconds: float) -> None:
    """So many seconds later, at all halls."""

    async def turn(served: Served) -> None:
        served.hall.clock._began += seconds
        if match in served.hall.tables:
            await served.hall.tables[match].driver.tick()

    for served in halls:
        served.do(turn(served))


def leave(halls: list[Served], staying: list[Seat], seconds: float) -> None:
    """All others are away for so long; those who stay give signs of life."""
    later(halls, staying[0].match, seconds - 10.0)
    for seat in staying:
        seat.look()
    later(halls, staying[0].match, 10.0)


def away(seat: Seat) -> list[int]:
    return sorted(missed["seat"] for missed in seat.look()["away"])


@contextmanager
def page_of(seat: Seat) -> Iterator[None]:
    """Somebody looks on."""
    with seat.served.http.stream("GET", f"/api/tables/{seat.match}/events", headers=seat.headers) as answer:
        lines = answer.iter_lines()
        next(lines)
        yield


def test_who_has_a_page_open_at_another_hall_is_here_until_it_is_closed(hall: Open) -> None:
    first, second = hall(), hall()
    halls_know_each_other(first, second)
    one, two, three = first.open("bottlecap", ["you"] * 3)

    def online() -> list[bool]:
        return [bool(seat["online"]) for seat in one.look()["seats"]]

    with page_of(elsewhere(two, second)):
        until(lambda: online() == [False, True, False])
        leave([first, second], [one], 10 * 60.0)
        [missed] = one.look()["away"]
        assert missed["seat"] == three.seat
        assert missed["present"] == [0, 1], "whoever looks on is asked, at whichever hall"
    until(lambda: online() == [False, False, False])
    leave([first, second], [one], 60.0)
    assert away(one) == [2], "for a minute nobody is missed"
    leave([first, second], [one], 10 * 60.0)
    assert away(one) == [1, 2]
    assert away(elsewhere(two, second)) == [2], "a sign of life counts at any hall"
    assert away(one) == [2]


def test_who_was_away_is_back_when_a_page_is_opened_at_another_hall(hall: Open) -> None:
    first, second = hall(), hall()
    halls_know_each_other(first, second)
    one, two, three = first.open("bottlecap", ["you"] * 3)
    leave([first, second], [one, two], 5 * 60.0)
    assert away(elsewhere(two, second)) == [2]
    with page_of(elsewhere(three, second)):
        until(lambda: away(one) == [])
        until(lambda: '"away":[2]' not in str(first.stored.sql("SELECT away FROM matches")))


def test_a_leaver_is_replaced_by_those_at_other_halls_and_comes_back_at_a_third(hall: Open) -> None:
    first, second, third = hall(), hall(), hall()
    halls_know_each_other(first, second, third)
    one, two, three = first.open("bottlecap", ["you"] * 3, options={"start": 0})
    two, three = elsewhere(two, second), elsewhere(three, third)
    leave([first, second, third], [one, two], 5 * 60.0)
    assert two.post("horn", whom=2).status_code == 200
    assert one.post("horn", whom=2).status_code == 422, "it was blown at another hall"
    assert two.post("stand-in", whom=2, kind="greedy").status_code == 200
    [missed] = one.look()["away"]
    assert (missed["bot"], missed["agreed"], missed["enough"]) == ("greedy", [1], 2)
    assert one.post("stand-in", whom=2, kind="random").status_code == 200
    assert third.guest(one.match).look()["seats"][2]["bot"] == "greedy"
    one.choose()
    two.choose()
    seen = two.wait(lambda table: table["number"] >= 3)
    assert seen["seats"][2]["bot"] == "greedy"
    assert three.post("come-back").status_code == 200
    for seat in (one, two, three):
        seen = seat.look()
        assert seen["seats"][2]["bot"] is None
        assert seen["away"] == []
    assert [one.match in served.hall.tables for served in (first, second, third)] == [True, False, False]


def test_the_hall_that_leads_a_table_next_knows_who_is_away_and_who_is_here(hall: Open) -> None:
    first, second, third = hall(), hall(), hall()
    halls_know_each_other(first, second, third)
    one, two, three = first.open("bottlecap", ["you"] * 3)
    with page_of(elsewhere(two, third)):
        until(lambda: one.look()["seats"][1]["online"])
        leave([first, second, third], [one], 5 * 60.0)
        assert one.post("horn", whom=three.seat).status_code == 200
        assert one.post("stand-in", whom=three.seat, kind="greedy").status_code == 200
        first.stop()
        own = elsewhere(one, second)
        until(lambda: own.look()["seats"][1]["online"])

        def missed() -> list[dict[str, Any]]:
            found: list[dict[str, Any]] = own.look()["away"]
            return found

        [known] = missed()
        assert (known["seat"], known["agreed"], known["present"]) == (2, [0], [0, 1])
        assert known["seconds"] >= 5 * 60.0 - 1
        assert known["horn_in"] > 0
        leave([second, third], [own], 10 * 60.0)
        assert [one["seat"] for one in missed()] == [2], "who looks on at the third hall is here"
