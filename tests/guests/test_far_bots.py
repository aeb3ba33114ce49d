"""Bots over the network: they sit down at a table of a running hall, see what their seat sees, and play to the end."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

import meadhall
from meadhall import bots
from meadhall.bots import Bot
from meadhall.cli import far_bot
from meadhall.cli.far_table import FarTable, Hall, sit_down
from meadhall.cli.main import main
from meadhall.cli.terminal import console
from meadhall.engine import BadOption, MeadhallError, View, snapshot
from meadhall.testing.served import QUICK, Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"
SHORT = {"round_limit": 30}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path / "hall.db", QUICK)
    yield hall
    hall.stop()


def opened(served: Served, game: str, seats: list[str], **more: Any) -> tuple[str, dict[str, Any]]:
    """A new table: its invitation as a link, and what the hall has answered."""
    answer = served.http.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return f"{served.url}/join/{answer.json()['invite']}", answer.json()


def test_the_command_sits_down_by_an_invitation_and_plays_to_the_end(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    link, table = opened(served, "bottlecap", ["friend", "random"], options=SHORT)
    assert main(["bot", "--join", link, "--bot", "greedy"]) == 0
    said = capsys.readouterr().out
    assert "Greedy sits at" in said
    seen = served.http.get(f"/api/tables/{table['match']}").json()
    assert seen["result"] is not None
    assert seen["seats"][0]["name"] == "Greedy (bot)"
    assert "You" in said.splitlines()[-1] or "you" in said.splitlines()[-1]  # it is told to its seat


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_game_is_thought_about_far_away(game: str, served: Served) -> None:
    """A search deals worlds from the view that it got: the same ones as at the table."""
    least = meadhall.game(game).least_seats
    link, table = opened(served, game, ["friend", *["random"] * (least - 1)])
    far = sit_down(link, "Far")
    mind = bots.bot("search:iterations=2", 7)
    for _ in range(6):
        for _ in far.changes():
            if far.look()["yours"]:
                break
        view = far.view()
        near = served.hall.tables[table["match"]].match.view(view.seat)
        assert snapshot(view.table, view.seat) == snapshot(near.table, view.seat)
        assert snapshot(view.redeal(3), view.seat) == snapshot(near.redeal(3), view.seat)
        far.act(mind.choose(view), view.table.decisions)


def test_a_seats_own_link_takes_up_where_somebody_left(served: Served) -> None:
    link, _ = opened(served, "bottlecap", ["friend", "random"], options=SHORT)
    first = sit_down(link, "Far")
    again = sit_down(first.link, "somebody else")
    assert (again.match, again.token) == (first.match, first.token)
    seen = far_bot.play(again, bots.bot("random", 1), console())
    assert seen["result"] is not None


def test_two_bots_from_two_machines_meet(served: Served) -> None:
    link, table = opened(served, "bottlecap", ["friend", "friend"], options=SHORT)
    seats = [sit_down(link, name) for name in ("One", "Two")]
    threads = [
        threading.Thread(target=far_bot.play, args=(seat, bots.bot("random", number), console()))
        for number, seat in enumerate(seats)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert served.http.get(f"/api/tables/{table['match']}").json()["result"] is not None


class Asks(Bot):
    """Somebody else's bot, which is given what the seat sees and nothing else."""

    def __init__(self) -> None:
        super().__init__(0)
        self.seats: set[int] = set()

    def choose(self, view: View) -> int:
        self.seats.add(view.seat)
        assert view.table.hearer == view.seat
        assert view.table.seed == 0
        return view.options()[0]


def test_a_bot_of_ones_own_is_played_by_three_lines(served: Served) -> None:
    link, _ = opened(served, "bottlecap", ["random", "friend"], options=SHORT)
    mine = Asks()
    seen = far_bot.play(sit_down(link, "Mine"), mine, console())
    assert seen["result"] is not None
    assert mine.seats == {1}


def test_a_bot_far_away_lets_people_take_back_a_step(served: Served) -> None:
    link, table = opened(served, "bottlecap", ["you", "friend"], options=SHORT)
    token = table["seats"][0]["token"]
    person = FarTable(Hall(served.url, token), table["match"], token)
    far = sit_down(link, "Far")
    thread = threading.Thread(target=far_bot.play, args=(far, bots.bot("random", 1), console()))
    thread.start()
    for _ in person.changes():
        seen = person.look()
        if seen["yours"] and seen["number"] > 2:
            break
        if seen["yours"]:
            person.act(seen["options"][0]["action"], seen["number"])
    before = seen["number"]
    person.hall.ask(f"tables/{table['match']}/undo/ask", {})
    for _ in person.changes():
        if person.look()["number"] < before:
            break
    far_bot.play(person, bots.bot("random", 2), console())
    thread.join(120)


def test_the_example_plays_with_a_seats_token(served: Served) -> None:
    link, table = opened(served, "bottlecap", ["friend", "random"], options=SHORT)
    far = sit_down(link, "Far")
    done = subprocess.run([sys.executable, str(EXAMPLE), far.link], capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    assert served.http.get(f"/api/tables/{table['match']}").json()["result"] is not None
    assert done.stdout.strip() == far.look()["result"]["words"]
    assert len(EXAMPLE.read_text().splitlines()) < 32


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("hall.example", "'hall.example' leads to no table; an invitation looks like http://hall.example/join/"),
        ("ftp://hall.example/join/abc", "leads to no table"),
        ("http://hall.example/rules", "leads to no table"),
        ("http://127.0.0.1:9/join/abc", "http://127.0.0.1:9 can't be reached"),
    ],
)
def test_a_link_that_leads_nowhere_is_told_so(link: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--join", link]) == 2
    assert sentence in capsys.readouterr().err


def test_what_a_hall_refuses_is_said_in_its_own_words(served: Served) -> None:
    with pytest.raises(MeadhallError, match="opens no seat"):
        sit_down(f"{served.url}/join/{'x' * 32}", "Far")
    link, _ = opened(served, "bottlecap", ["you", "random"])
    with pytest.raises(MeadhallError, match="seat"):
        sit_down(link, "Far")


class Crowded(BaseHTTPRequestHandler):
    """A hall that has had too much, until it was asked a third time."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(429 if len(self.asked) < 3 else 200)
        self.end_headers()
        self.wfile.write(b'{"sentence": "That is too much at once."}')

    def log_message(self, *_: object) -> None:
        pass


def test_who_is_told_to_wait_asks_again() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Crowded) as crowded:
        threading.Thread(target=crowded.serve_forever, daemon=True).start()
        Hall(f"http://127.0.0.1:{crowded.server_port}").ask("games")
        crowded.shutdown()
    assert Crowded.asked == ["/api/games"] * 3


def test_a_bot_that_there_is_not_sits_nowhere(served: Served) -> None:
    link, table = opened(served, "bottlecap", ["friend", "random"])
    with pytest.raises(BadOption, match="There is no bot 'troll'"):
        bots.read_spec("troll")
    assert main(["bot", "--join", link, "--bot", "troll"]) == 2
    assert served.http.get(f"/api/tables/{table['match']}").json()["seats"][0]["kind"] == "open"


def test_nobody_gets_the_view_of_another_seat(served: Served) -> None:
    link, table = opened(served, "drakkar", ["you", "friend", "random"])
    sit_down(link, "Far")
    path = f"/api/tables/{table['match']}/view"
    own = {"authorization": f"Bearer {table['seats'][0]['token']}"}
    assert served.http.get(path).status_code == 403
    assert served.http.get(path, params={"seat": 1}, headers=own).status_code == 403
    assert served.http.get(path, headers=own).json()["seat"] == 0


def test_new_tables_have_seats_for_bots_from_outside(served: Served) -> None:
    browser = served.browser()
    assert 'value="outside"' in browser.get("/new/bottlecap").text
    form = {"name": "Astrid", "seat0": "you", "seat1": "outside", "tempo": "relaxed"}
    page = browser.post("/new/bottlecap", data=form)
    match = str(page.url).rpartition("/table/")[2]
    for shown in (page.text, browser.get(f"/table/{match}/invite").text):
        assert "meadhall bot --join http" in shown
        assert "--bot jarl" in shown
