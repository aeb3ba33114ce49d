"""A game that stumbles at a table of the hall: the host reads which one it was, and everybody else plays on."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from meadhall.testing.served import QUICK, Served
from meadhall.testing.waiting import PATIENCE


@pytest.mark.usefixtures("clumsy")
def test_a_hall_notes_which_game_has_stumbled_and_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    served = Served(tmp_path / "hall.db", QUICK)
    try:
        (seat,) = served.open("herring", ["you", "random"])
        answer = seat.get("")
        while answer.is_success:
            seen = seat.wait(lambda seen: seen["yours"])
            answer = seat.act(seen["options"][0]["action"], seen["number"])
        assert answer.status_code == 500
        assert answer.json()["sentence"].startswith("The hall stumbled over this")
        assert "The game herring of the package meadhall-herring 1.0.0 stumbled at herring.steps:" in caplog.text
        with httpx.Client(base_url=served.url, timeout=PATIENCE) as other:  # the line on which it stumbled is cut
            opened = other.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "random"]})
            assert opened.status_code == 201
            assert other.get("/").status_code == 200
    finally:
        served.stop()
