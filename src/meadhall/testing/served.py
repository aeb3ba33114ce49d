"""A hall that is really served, on a free port, for tests that speak HTTP to it or open it in a browser."""

from __future__ import annotations

import asyncio
import random
import ssl
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

import meadhall
from meadhall.server import server_process
from meadhall.server.app import create_app
from meadhall.server.front_desk import FrontDesk
from meadhall.server.hall import Hall
from meadhall.server.settings import Limits, Settings
from meadhall.server.settings_file import Opening
from meadhall.testing.stored import Shelf
from meadhall.testing.waiting import PATIENCE

T = TypeVar("T")

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing is encrypted here: no client reads all certificates for it

GENEROUS = Limits(
    reads=1e6,
    reads_burst=1e6,
    writes=1e6,
    writes_burst=1e6,
    new_tables=1e6,
    new_tables_burst=1e6,
    open_tables=1000,
    streams=500,
    chat=1e6,
    chat_burst=1e6,
    round=0.05,
)
QUICK = Settings(
    limits=GENEROUS,
    pause=0.0,
    calm=0.0,
    bell=0.05,
    sweep=0.2,
    heartbeat=0.3,
    grace=0.2,
    workers=1,
    overtime=60.0,
    lease=1.0,
)


class Seat:
    """Somebody at a table, over the JSON interface."""

    def __init__(self, served: Served, match: str, seat: int | None, token: str = "") -> None:
        self.served = served
        self.match = match
        self.seat = seat
        self.token = token
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def look(self, **asked: Any) -> dict[str, Any]:
        answer = self.get("", **asked)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str, **asked: Any) -> httpx.Response:
        return self.served.http.get(f"/api/tables/{self.match}{path}", headers=self.headers, params=asked)

    def post(self, path: str, **sent: Any) -> httpx.Response:
        return self.served.http.post(f"/api/tables/{self.match}/{path}", headers=self.headers, json=sent)

    def act(self, action: int, number: int, **more: Any) -> httpx.Response:
        return self.post("act", action=action, number=number, **more)

    def choose(self, dice: random.Random | None = None) -> dict[str, Any]:
        """Wait for one's turn and take an option, the first or a random one. Returns what was seen before."""
        seen = self.wait(lambda seen: seen["yours"] or seen["result"])
        if seen["yours"]:
            options = seen["options"]
            option = options[0] if dice is None else dice.choice(options)
            answer = self.act(option["action"], seen["number"])
            assert answer.status_code in (200, 409), answer.text
        return seen

    def wait(self, until: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        pause = 0.003
        while True:
            seen = self.look(log_from=10**6)  # the log is long, and hardly anybody waits for a line of it
            if until(seen):
                return seen
            assert time.monotonic() < end, f"nothing came of it: {seen['decision']}"
            time.sleep(pause)
            pause = min(2 * pause, 0.03)  # who waits longer looks less often: to look costs the hall time as well

    def play(self, dice: random.Random, most: int = 5000) -> dict[str, Any]:
        """To the end, by random options."""
        for _ in range(most):
            seen = self.choose(dice)
            if seen["result"]:
                return self.look()
        raise AssertionError("the game did not end")


class QuickServer(uvicorn.Server):
    """Looks at once whether it shall stop, and not ten times a second: tests stop hundreds of them."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.005)


class Served:
    """A hall in a thread of its own. `hall` is what it has in memory; touch it by `do` only."""

    def __init__(self, database: Path | str, settings: Settings, opening: Opening | None = None) -> None:
        self.database = database
        self.stored = Shelf(database)
        self.settings = settings
        self.peers_socket = server_process.listen("127.0.0.1", 0)
        self.app = create_app(database, settings, server_process.address_of(self.peers_socket), opening)
        config = server_process.config(self.app, settings.limits)
        config.timeout_graceful_shutdown = 2
        self.server = QuickServer(config)
        self.socket = server_process.listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._serve)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=PLAIN)
        self._browsers: list[httpx.Client] = []

    def _serve(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket, self.peers_socket])

        asyncio.run(serve())

    @property
    def hall(self) -> Hall:
        found: Hall = self.app.state.hall
        return found

    @property
    def desk(self) -> FrontDesk:
        found: FrontDesk = self.app.state.desk
        return found

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        for client in (self.http, *self._browsers):
            client.close()
        if self.thread.is_alive():
            assert self.loop is not None
            self.loop.call_soon_threadsafe(self.hall.stop_streams)
            self.server.should_exit = True
            self.thread.join(PATIENCE)
        self.socket.close()
        self.peers_socket.close()
        self.stored.close()

    # Tables

    def open(self, game: str = meadhall.SHELF[0], seats: list[str] | None = None, **more: Any) -> list[Seat]:
        """A new table; the seats of who opened it."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats or ["you", "random"], **more})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return [Seat(self, opened["match"], seat["seat"], seat["token"]) for seat in opened["seats"]]

    def guest(self, match: str) -> Seat:
        return Seat(self, match, None)

    def browser(self) -> httpx.Client:
        """A browser with its own cookies."""
        client = httpx.Client(base_url=self.url, timeout=PATIENCE, follow_redirects=True, verify=PLAIN)
        self._browsers.append(client)
        return client


def main() -> None:
    """`python -m meadhall.testing.served DATABASE PORT`: a hall in a process of its own, that can be killed."""
    database, port = sys.argv[1:]
    with server_process.listen("127.0.0.1", int(port)) as listening, server_process.listen("127.0.0.1", 0) as peers:
        app = create_app(database, QUICK, server_process.address_of(peers))
        asyncio.run(uvicorn.Server(server_process.config(app, QUICK.limits)).serve(sockets=[listening, peers]))


if __name__ == "__main__":
    main()
