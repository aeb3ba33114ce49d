"""`meadhall serve` on a PostgreSQL server: in several processes, and what it says when that can't be."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from meadhall.cli import processes
from meadhall.cli.main import main
from meadhall.server.settings_file import KNOWN, Opening, choose
from meadhall.testing.databases import address, new_server_database, server
from meadhall.testing.stored import Shelf
from meadhall.testing.waiting import until


class Command:
    """`meadhall serve` with these words, in a process of its own."""

    def __init__(self, folder: Path, *words: str, **variables: str) -> None:
        self._log = folder / "hall.log"
        command = [sys.executable, "-m", "meadhall.cli.main", "serve", "--port", "0", *words]
        environment = {**os.environ, "MEADHALL_HOME": str(folder), "MEADHALL_SERVE_LEASE": "2", **variables}
        with open(self._log, "w") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("The hall is open"), self.log
        self.url = said.split()[5].rstrip(",")

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace")

    @property
    def halls(self) -> list[int]:
        """The processes that it has opened."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(40)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@pytest.fixture
def database() -> str:
    return new_server_database()


@pytest.fixture
def three(tmp_path: Path, database: str) -> Iterator[Command]:
    command = Command(tmp_path, "--processes", "3", "--database", database)
    yield command
    if command.process.poll() is None:
        command.stop()


class Player:
    """Plays at one table, over new connections all the time, and notes what was answered."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.client = f"192.0.2.{number}"  # as a proxy on this machine would tell
        self.codes: list[int] = []
        self.failures: list[str] = []
        self.acted = 0
        self.done = False
        opened = httpx.post(f"{url}/api/tables", json={"game": "bottlecap", "seats": ["you", "you"]}, timeout=20).json()
        self.match = opened["match"]
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    def _play(self) -> None:
        dice = random.Random(self.match)
        while not self.done:
            for token in self.tokens:
                try:
                    with httpx.Client(
                        base_url=f"{self.url}/api/tables",
                        headers={"authorization": f"Bearer {token}", "x-forwarded-for": self.client},
                        timeout=20,
                    ) as http:
                        self._turn(http, dice)
                except httpx.HTTPError as error:
                    self.failures.append(repr(error))
                time.sleep(0.05)

    def _turn(self, http: httpx.Client, dice: random.Random) -> None:
        answer = http.get(f"/{self.match}", params={"log_from": 10**6})
        self.codes.append(answer.status_code)
        seen: dict[str, Any] = answer.json()
        if answer.status_code == 200 and seen["yours"]:
            action = dice.choice(seen["options"])["action"]
            acted = http.post(f"/{self.match}/act", json={"action": action, "number": seen["number"]})
            self.codes.append(acted.status_code)
            self.acted += acted.status_code == 200

    def stop(self) -> None:
        self.done = True
        self.thread.join(30)


def made_more(players: list[Player]) -> None:
    """All of them have decided something since."""
    before = [player.acted for player in players]
    until(
        lambda: all(player.acted > made for player, made in zip(players, before)),
        lambda: [(player.codes[-5:], player.failures[-3:]) for player in players],
    )


@pytest.mark.timeout(180)
def test_halls_at_one_port_go_on_when_one_is_told_to_close_and_when_one_is_killed(
    three: Command, database: str
) -> None:
    players = [Player(three.url, number) for number in range(1, 5)]
    made_more(players)
    os.kill(three.halls[0], signal.SIGTERM)
    made_more(players)
    until(lambda: "another one opens" in three.log)
    assert not [player.failures for player in players if player.failures], "no request fails when a hall is drained"
    assert {code for player in players for code in player.codes} <= {200, 409}
    made_more(players)
    os.kill(three.halls[1], signal.SIGKILL)
    made_more(players)
    for player in players:
        player.stop()
    assert three.stop() == 0
    shelf = Shelf(database)
    assert shelf.sql("SELECT COUNT(*) FROM halls") == [(0,)] or len(shelf.sql("SELECT id FROM halls")) == 1
    for player in players:
        assert len(shelf.entries(player.match)) >= player.acted
    shelf.close()


class Listener:
    """Follows a table's live updates as a browser does: when they end it asks again, from what it has heard."""

    def __init__(self, player: Player) -> None:
        self.url = f"{player.url}/api/tables/{player.match}/events"
        self.heard = [0]
        self.lost = 0  # times that the connection broke
        self.done = False
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        while not self.done:
            try:
                headers = {"last-event-id": str(self.heard[-1]), "x-forwarded-for": "192.0.2.99"}
                with httpx.stream("GET", self.url, headers=headers, timeout=30) as answer:
                    for line in answer.iter_lines():
                        if line.startswith("id: "):
                            self.heard.append(int(line[4:]))
                        if self.done:
                            return
            except httpx.HTTPError:
                pass
            self.lost += not self.done
            time.sleep(0.2)


@pytest.mark.timeout(180)
def test_when_one_of_three_halls_is_killed_under_load_its_tables_go_on_and_live_updates_come_back(
    three: Command,
) -> None:
    """Wherever the table was led and the updates were followed."""
    players = [Player(three.url, number) for number in range(1, 9)]
    listeners = [Listener(player) for player in players for _ in range(3)]
    made_more(players)
    until(lambda: all(len(listener.heard) > 1 for listener in listeners), "live updates are heard at all halls")
    before = [listener.heard[-1] for listener in listeners]
    os.kill(three.halls[1], signal.SIGKILL)
    made_more(players)
    until(
        lambda: all(listener.heard[-1] > heard for listener, heard in zip(listeners, before)),
        lambda: [listener.heard[-3:] for listener in listeners],
    )
    assert any(listener.lost for listener in listeners), "some followed the hall that is gone"
    assert all(listener.heard == sorted(set(listener.heard)) for listener in listeners), "nothing came twice or late"
    for one in (*players, *listeners):
        one.done = True
    for player in players:
        player.stop()


# What can't be


def refused(*words: str, **variables: str) -> str:
    """What the command says when it refuses."""
    command = [sys.executable, "-m", "meadhall.cli.main", "serve", "--port", "0", *words]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, **variables})
    assert told.returncode == 2, told
    assert "Traceback" not in told.stderr
    return " ".join(told.stderr.split())


# A hall that can't be closed: something in it waits for what never comes.
STUCK = """
import asyncio, sys
from meadhall.server import shutting_down
from meadhall.server.hall import Hall
async def wait_for_ever(hall):
    await asyncio.Event().wait()
Hall.drain = Hall.close = wait_for_ever
shutting_down.end_in_time.__defaults__ = (2.0,)
from meadhall.cli import processes
from meadhall.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("shared", [False, True])
def test_a_hall_that_is_told_to_end_ends_whatever_holds_it_up_and_says_where_it_stood(
    tmp_path: Path, database: str, shared: bool
) -> None:
    words = ["serve", "--port", "0", "--database", database if shared else str(tmp_path / "hall.db")]
    with subprocess.Popen(
        [sys.executable, "-c", STUCK, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as hall:
        assert hall.stdout is not None
        assert hall.stdout.readline().startswith("The hall is open")
        hall.send_signal(signal.SIGTERM)
        _, said = hall.communicate(timeout=60)
    assert hall.returncode == 1
    assert "Timeout" in said
    assert "run_forever" in said


def test_whichever_process_is_asked_tells_the_numbers_of_all(tmp_path: Path, database: str) -> None:
    command = Command(tmp_path, "--processes", "2", "--database", database, MEADHALL_SERVE_METRICS="true")
    player = Player(command.url, 1)
    try:
        made_more([player])
        player.stop()
        halls = {str(hall) for hall in command.halls}
        end = time.monotonic() + 60
        while True:
            told = httpx.get(f"{command.url}/metrics", timeout=20).text
            made = dict(re.findall(r'^meadhall_decisions_total{process="(\d+)"} ([\d.]+)$', told, re.MULTILINE))
            if made.keys() == halls or time.monotonic() > end:  # they have to hear of each other first
                break
        with contextlib.closing(Shelf(database)) as shelf:
            [(stored,)] = shelf.sql("SELECT count(*) FROM decisions")
        assert made.keys() == halls
        assert sum(map(float, made.values())) == stored
        assert told.count("# TYPE meadhall_request_seconds histogram") == 1
        asked = re.findall(r'^meadhall_request_seconds_count{[^}]*process="(\d+)"', told, re.MULTILINE)
        assert set(asked) <= halls
    finally:
        player.stop()
        command.stop()


def test_each_process_has_as_many_workers_as_the_settings_say(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr(processes.subprocess, "Popen", lambda words, **_: opened.append(words))
    monkeypatch.setattr(sys, "argv", ["meadhall", "serve", "--settings", "hall.toml"])
    for workers in (3, None):
        processes._start(5, Opening(processes=2), workers)
    said, not_said = opened
    assert "--workers" not in said, "it would count more than what the settings say"
    assert "--workers" in not_said


def test_several_processes_on_a_file_are_refused(tmp_path: Path) -> None:
    told = refused("--processes", "2", "--database", str(tmp_path / "hall.db"))
    assert "2 halls can't share the file" in told


def test_a_database_that_can_not_be_reached_is_told_in_a_sentence_without_the_password() -> None:
    told = refused("--database", "postgresql://sigrid:secret@127.0.0.1:1/hall")
    assert "The database postgresql://sigrid@127.0.0.1:1/hall can't be opened: Connection refused." in told
    assert "secret" not in told


@pytest.mark.parametrize("database", ["postgresql://sigrid:secret@[", "postgresql://sigrid:secret@hall:none/x"])
def test_an_address_that_makes_no_sense_is_told_without_the_password(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--database", database]) == 2
    said = capsys.readouterr().err
    assert "can't be opened" in said
    assert "secret" not in said


def test_an_address_of_another_server_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--port", "0", "--database", "mysql://sigrid:secret@hall/x"]) == 2
    assert "not at an address of mysql://." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_wrong_password_is_told_in_a_sentence(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DROP ROLE IF EXISTS guarded")
        connection.execute("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    rules = Path(str(server().pgdata)) / "pg_hba.conf"
    rules.write_text("local all guarded scram-sha-256\n" + rules.read_text())
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SELECT pg_reload_conf()")
    wrong = address(database.rpartition("/hall_")[2].partition("?")[0]).replace("postgres@", "guarded:wrong@")
    told = [""]  # the server takes the new rules in when it likes

    def is_refused() -> bool:
        told.append(refused("--database", wrong))
        return "password authentication failed" in told[-1]

    until(is_refused, lambda: told[-1])
    assert "wrong" not in told[-1]


def test_a_schema_of_a_later_version_is_told_in_a_sentence(database: str, tmp_path: Path) -> None:
    command = Command(tmp_path, "--database", database)
    assert command.stop() == 0
    shelf = Shelf(database)
    shelf.sql("UPDATE alembic_version SET version_num = '0099'")
    shelf.close()
    assert "This database is of version 99, and this release knows versions up to" in refused("--database", database)


# Settings


def test_settings_come_from_a_file_the_environment_and_the_command_line_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text('port = 1\nhost = "a"\nidle = 5\nhosts = ["x", "y"]\n[limits]\nchat = 3\nstreams = 7\n')
    chosen = choose(file, {"port": 3}, {"MEADHALL_SERVE_PORT": "2", "MEADHALL_SERVE_LIMITS_CHAT": "4.5"})
    assert (chosen.opening.port, chosen.opening.host) == (3, "a")
    assert (chosen.settings.idle, chosen.settings.hosts) == (5.0, ("x", "y"))
    assert (chosen.settings.limits.chat, chosen.settings.limits.streams) == (4.5, 7)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "Nobody knows the setting prot in .*Did you mean port"),
        ("[limits]\nchatt = 1", "Nobody knows the setting limits.chatt in .*Did you mean limits.chat"),
        ('port = "many"', "The setting port can't be 'many'; it has to be a whole number"),
        ("idle = true", "The setting idle can't be True; it has to be a number"),
        ("limits = 3", "has to be a table"),
        ("port = ", "can't be understood"),
        ("processes = 1000", "can't open in 1000 processes"),
        ('log = "loud"', "The log can't be 'loud'; it is one of plain, json"),
        ("port = -1", "The setting port can't be -1; it has to be 0 or more"),
        ("lease = 0", "The setting lease can't be 0; it has to be more than 0"),
        ("[limits]\nchat = 0.0", "The setting limits.chat can't be 0.0; it has to be more than 0"),
        ("idle = nan", "The setting idle can't be nan; it has to be a number"),
        ("workers = 0", "can't think in 0 processes"),
    ],
)
def test_a_setting_that_can_not_be_is_refused_with_a_sentence(
    tmp_path: Path, text: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(text)
    assert main(["serve", "--port", "0", "--settings", str(file)]) == 2
    assert re.search(told, " ".join(capsys.readouterr().err.split()))


def test_the_page_on_hosting_names_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    assert [name for name in KNOWN if f"`{name.removeprefix('limits.')}`" not in page] == []
