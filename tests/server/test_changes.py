"""Secret choices that are changed, over HTTP: kept over a restart, open to who may, and not to be told from others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from meadhall.testing.served import Seat, Served

Serve = Callable[..., Served]


def pointing(served: Served, **more: Any) -> list[Seat]:
    """Three people at the Brawl of Drakkar."""
    return served.open("drakkar", ["you", "you", "you"], **more)


def point(seat: Seat, at: int) -> None:
    seen = seat.look()
    answer = seat.act(seen["options"][at]["action"], seen["number"])
    assert answer.status_code == 200, answer.text


def test_a_choice_is_changed_while_others_choose(served: Served) -> None:
    one, two, three = pointing(served)
    point(one, 0)
    point(two, 1)
    assert one.look()["undo"] | {"possible": True, "secret": True} == one.look()["undo"]
    before = three.look()
    assert one.post("undo").status_code == 200
    seen = one.look()
    assert seen["yours"]
    assert len(seen["options"]) == 3
    assert not two.look()["yours"], "what the other has chosen stays"
    then = three.look()
    assert then["options"] == before["options"]
    assert then["number"] == before["number"] - 1
    point(one, 2)
    assert three.act(before["options"][0]["action"], before["number"]).status_code == 200, "no answer is stale by it"
    piles = [village["pile"] for village in three.look()["view"]["villages"]]
    assert piles == [2, 1, 0]


def test_it_is_kept_over_a_restart(serve: Serve) -> None:
    first = serve()
    seats = pointing(first)
    point(seats[0], 0)
    point(seats[1], 1)
    assert seats[0].post("undo").status_code == 200
    point(seats[0], 2)
    assert seats[1].post("undo").status_code == 200
    before = [seat.look() for seat in seats]
    first.stop()
    again = serve()
    for seat, seen in zip(seats, before):
        now = Seat(again, seat.match, seat.seat, seat.token).look()
        for name in ("view", "options", "number", "yours", "undo", "log", "decision"):
            assert now[name] == seen[name], name


def test_of_what_was_chosen_first_the_others_see_nothing(served: Served) -> None:
    told = []
    for first in range(3):
        one, two, _ = pointing(served, options={"first_earl": 0})
        point(one, first)
        lying = two.look()
        one.post("undo")
        told.append([_bare(lying), _bare(two.look())])
    assert told[0] == told[1] == told[2]


def _bare(seen: dict[str, Any]) -> dict[str, Any]:
    """Without what differs between two tables anyway."""
    return {name: seen[name] for name in ("decision", "yours", "number", "undo", "hint")} | {
        "seats": [(seat["name"], seat["thinking"]) for seat in seen["seats"]],
        "lines": [line["text"] for line in seen["log"] if line["number"]],
    }


@pytest.mark.parametrize(
    ("asked", "possible"),
    [
        ({}, True),
        ({"tempo": {"kind": "slow", "seconds": 86_400}}, True),
        ({"tempo": {"kind": "live", "seconds": 60}, "options": {"brawl": "simultaneous"}}, False),
        ({"tempo": {"kind": "live", "seconds": 60}, "options": {"brawl": "simultaneous"}, "changes": True}, True),
        ({"changes": False}, False),
    ],
)
def test_it_is_possible_unless_people_play_against_the_clock(
    served: Served, asked: dict[str, Any], possible: bool
) -> None:
    one, _, _ = pointing(served, **asked)
    point(one, 0)
    assert one.look()["undo"]["possible"] == possible
    answer = one.post("undo")
    assert answer.status_code == (200 if possible else 422)
    if not possible:
        assert answer.json() == {
            "sentence": "What was chosen in secret stands at this table.",
            "rule": "HALL-UNDO-6",
        }


def test_the_form_of_a_new_table_asks_for_it(served: Served) -> None:
    sent = {f"seat{seat}": "here" for seat in (1, 2)} | {"seat0": "you", "name": "Sigrid", "tempo": "relaxed"}
    for changes, kept in (("no", {"changes": False}), ("yes", {"changes": True}), ("usual", {})):
        page: httpx.Response = served.browser().post("/new/drakkar", data={**sent, "changes": changes})
        match = str(page.url).rpartition("/")[2]
        row = served.stored.match(match)
        assert row is not None
        assert row.house == kept
