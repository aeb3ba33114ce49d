"""A game that stumbles at a table of the hall: the host reads which one it was, and everybody else plays on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from meadhall.server import guest_watch
from meadhall.testing.served import PLAIN, QUICK, Seat, Served
from meadhall.testing.waiting import PATIENCE, until


def played_until_it_fails(*seats: Seat) -> httpx.Response:
    while True:
        for seat in seats:
            seen = seat.look()
            if seen["yours"]:
                answer = seat.act(seen["options"][0]["action"], seen["number"])
                if not answer.is_success:
                    return answer


@pytest.mark.usefixtures("clumsy")
def test_a_hall_notes_which_game_has_stumbled_and_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    served = Served(tmp_path / "hall.db", QUICK)
    try:
        (seat,) = served.open("herring", ["you", "random"])
        answer = played_until_it_fails(seat)
        assert answer.status_code == 500
        assert answer.json()["sentence"].startswith("The hall stumbled over this")
        assert "The game herring of the package meadhall-herring 1.0.0 stumbled at herring.steps:" in caplog.text
        with httpx.Client(
            base_url=served.url, timeout=PATIENCE, verify=PLAIN
        ) as other:  # the line on which it stumbled is cut
            opened = other.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "random"]})
            assert opened.status_code == 201
            assert other.get("/").status_code == 200
    finally:
        served.stop()


@pytest.mark.usefixtures("endless")
def test_a_rule_that_never_ends_is_ended_and_its_game_leaves_the_shelf(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_watch, "HOLDS", 0.5)
    served = Served(tmp_path / "hall.db", QUICK)
    try:
        seats = served.open("herring", ["you", "you"])
        with ThreadPoolExecutor() as pool, httpx.Client(base_url=served.url, timeout=PATIENCE, verify=PLAIN) as other:
            failed = pool.submit(played_until_it_fails, *seats)
            while not failed.done():  # somebody else is there all the time
                assert other.get("/api/games").status_code == 200
            assert failed.result().status_code == 500
            until(lambda: "NeverEnds: 0.5 s." in caplog.text)
            assert "The game herring of the package meadhall-herring 1.0.0 stumbled at herring.steps:" in caplog.text
            gone = other.post("/api/tables", json={"game": "herring", "seats": ["you", "random"]})
            assert gone.status_code == 404
            assert seats[0].get("").status_code == 404
            opened = other.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "random"]})
            assert opened.status_code == 201
            assert other.get("/").status_code == 200
    finally:
        served.stop()
