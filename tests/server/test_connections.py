"""Before a request is one: heads without end, bodies that never come, and more connections than a client needs."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from meadhall.server import connections, server_process
from meadhall.server.clients import client_key
from meadhall.testing.served import GENEROUS, Served
from meadhall.testing.waiting import until

HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"


class Line:
    """A connection as somebody makes it who sends what he likes."""

    def __init__(self, served: Served, buffer: int = 0) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(10)
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.connect(("127.0.0.1", served.socket.getsockname()[1]))

    def send(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            self.socket.sendall(data)

    def answer(self) -> tuple[int, str]:
        """Everything that is said until the other side closes: the status, and the body."""
        said = b""
        with contextlib.suppress(ConnectionResetError):
            while data := self.socket.recv(65536):
                said += data
        head, _, body = said.partition(b"\r\n\r\n")
        return (int(head.split()[1]), body.decode()) if said else (0, "")


@pytest.fixture
def lines() -> Iterator[Callable[..., Line]]:
    made: list[Line] = []

    def connect(served: Served, buffer: int = 0) -> Line:
        made.append(Line(served, buffer))
        return made[-1]

    yield connect
    for line in made:
        line.socket.close()


def hurried(**limits: Any) -> Any:
    return replace(GENEROUS, **{"head_seconds": 0.2, "body_seconds": 0.2, "round": 0.02, **limits})


def open_connections(served: Served) -> int:
    async def count() -> int:
        return len(served.server.server_state.connections)

    return served.do(count())


# Sizes


@pytest.mark.parametrize(
    ("head", "status", "sentence"),
    [
        (HEAD + b"X-Long: " + b"x" * 10_000 + b"\r\n\r\n", 431, "The header X-Long may have 8 KiB"),
        (HEAD + b"Cookie: a=" + b"x" * 100_000 + b"\r\n\r\n", 431, "All headers may have 64 KiB"),
        (HEAD + b"X: y\r\n" * 200 + b"\r\n", 431, "too many headers"),
        (HEAD.replace(b"games", b"x" * 9000) + b"\r\n", 414, "address is too long"),
        (b"nonsense\r\n\r\n", 400, "no request that the hall understands"),
        (HEAD + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400, "no request"),
    ],
)
def test_heads_have_a_size(served: Served, lines: Any, head: bytes, status: int, sentence: str) -> None:
    line = lines(served)
    line.send(head)
    got, body = line.answer()
    assert got == status
    assert sentence in (json.loads(body)["sentence"] if body.startswith("{") else body)
    assert served.http.get("/api/games").status_code == 200


def test_a_head_without_end_is_cut_off(served: Served, lines: Any) -> None:
    line = lines(served)
    line.send(HEAD + b"X-Endless: ")
    for _ in range(2000):  # 8 MB
        try:
            line.socket.sendall(b"x" * 4096)
        except OSError:
            break
    else:
        assert line.answer()[0] == 431
    assert served.http.get("/api/games").status_code == 200


def test_headers_behind_a_body_are_counted_too(served: Served, lines: Any) -> None:
    line = lines(served)
    line.send(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n")
    line.send(b"X: y\r\n" * 300)
    assert line.answer()[0] == 431


def test_nobody_sends_requests_ahead_without_end(served: Served, lines: Any) -> None:
    line = lines(served)
    line.send((HEAD + b"\r\n") * 400)
    line.send(b"")
    while open_connections(served):
        line.socket.settimeout(0.2)
        with contextlib.suppress(OSError):
            if not line.socket.recv(65536):
                break
    assert served.http.get("/api/games").status_code == 200


# Time


def test_half_a_head_is_not_waited_for(serve: Callable[..., Served], lines: Any) -> None:
    served = serve(limits=hurried())
    line = lines(served)
    line.send(HEAD)
    status, body = line.answer()
    assert status == 408
    assert "did not arrive in 0 seconds" in json.loads(body)["sentence"]


def test_a_head_that_drips_is_not_waited_for_either(serve: Callable[..., Served], lines: Any) -> None:
    served = serve(limits=hurried())
    line = lines(served)
    line.send(HEAD)
    begun = time.monotonic()
    line.socket.settimeout(0.02)
    said = b""
    while not said and time.monotonic() - begun < 8:
        line.send(b"X: y\r\n")
        with contextlib.suppress(TimeoutError):
            said = line.socket.recv(1000)
    assert said.startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize("first", [b"", b"\r\n", b"\r\n\r\n\r\n"])
def test_who_says_nothing_is_let_go(serve: Callable[..., Served], lines: Any, first: bytes) -> None:
    served = serve(limits=hurried())
    line = lines(served)
    line.send(first)
    assert line.answer() == (0, "")


@pytest.mark.parametrize("method", [b"POST", b"GET"])
def test_a_body_that_does_not_come_is_not_waited_for(serve: Callable[..., Served], lines: Any, method: bytes) -> None:
    served = serve(limits=hurried())
    line = lines(served)
    line.send(method + b" /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nx")
    status, _ = line.answer()
    assert status == (408 if method == b"POST" else 200)


def test_a_stream_goes_on_though_heads_have_their_time(serve: Callable[..., Served]) -> None:
    served = serve(limits=hurried(write_seconds=0.2), heartbeat=0.1)
    [seat] = served.open()
    with served.http.stream("GET", f"/api/tables/{seat.match}/events") as stream:
        beats = 0
        for line in stream.iter_lines():
            beats += line.startswith(": the hall is open")
            if beats == 8:
                break
    assert beats == 8


def test_a_player_who_thinks_keeps_the_connection(serve: Callable[..., Served]) -> None:
    served = serve(limits=hurried())
    assert served.http.get("/api/games").status_code == 200
    before = open_connections(served)
    time.sleep(0.5)
    assert open_connections(served) == before == 1
    assert served.http.get("/api/games").status_code == 200


def test_who_does_not_read_the_answer_is_let_go(serve: Callable[..., Served], lines: Any) -> None:
    served = serve(limits=hurried(write_seconds=0.2))
    served.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # connections have it from there
    line = lines(served, 4096)
    line.send(b"GET /rules/beer HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    until(lambda: open_connections(served))  # it has to be let in first
    until(lambda: not open_connections(served))


# Numbers


def threshold_of(served: Served) -> connections.Threshold:
    return served.server.config.http_protocol_class.threshold  # type: ignore[attr-defined,no-any-return]  # our own


def test_a_thousand_half_requests_lock_nobody_out(serve: Callable[..., Served], lines: Any) -> None:
    served = serve(limits=replace(GENEROUS, connections=40))
    for _ in range(200):
        lines(served).send(HEAD)
    assert served.http.get("/api/games").status_code == 200
    assert open_connections(served) <= 41


def test_streams_are_not_let_go_for_newcomers(serve: Callable[..., Served], lines: Any) -> None:
    served = serve(limits=replace(GENEROUS, connections=10))
    [seat] = served.open()
    with served.http.stream("GET", f"/api/tables/{seat.match}/events") as stream:
        heard = stream.iter_lines()
        next(heard)
        for _ in range(40):
            lines(served).send(HEAD)
        assert any(line.startswith(": the hall is open") for line in heard)


def test_one_client_has_so_many_connections_and_no_more(monkeypatch: Any, serve: Any, lines: Any) -> None:
    monkeypatch.setattr(connections, "is_loopback", lambda address: False)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    served = serve(limits=replace(GENEROUS, connections_each=5))
    [seat] = served.open()
    served.http.close()
    follow = f"GET /api/tables/{seat.match}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    for _ in range(20):  # half requests make room for each other
        lines(served).send(HEAD)
    followers = [lines(served) for _ in range(5)]
    for line in followers:
        line.send(follow)
        assert line.socket.recv(100).startswith(b"HTTP/1.1 200")
    status, body = lines(served).answer()
    assert (status, body) == (503, "You have 5 connections to the hall open. Close some pages first.")


def test_a_house_is_one_client_whatever_its_addresses() -> None:
    assert client_key("2001:db8:1:2::1") == client_key("2001:db8:1:2:ffff::")
    assert client_key("2001:db8:1:2::1") != client_key("2001:db8:1:3::1")
    assert client_key("::ffff:192.0.2.7") == client_key("192.0.2.7") == "192.0.2.7"
    assert client_key("fe80::1%eth0") == "fe80::/64"


# Descriptors


def test_the_hall_asks_for_all_descriptors_there_are() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        assert server_process.raise_descriptors() == min(hard, server_process.DESCRIPTORS)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, server_process.DESCRIPTORS)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_system_is_out_of_descriptors_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    now = 0.0
    connections.quiet_accept_errors(loop, lambda: now)
    facts = {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "Too many")}
    with caplog.at_level(logging.ERROR):
        for _ in range(5000):
            loop.call_exception_handler(facts)
        assert len(caplog.records) == 1
        now = 61.0
        loop.call_exception_handler(facts)
        assert "4999 more" in caplog.records[-1].getMessage()
        loop.call_exception_handler({"message": "something else"})
        assert len(caplog.records) == 3
    loop.close()


def test_bad_requests_do_not_fill_the_log(served: Served, lines: Any, caplog: pytest.LogCaptureFixture) -> None:
    for data in (b"nonsense\r\n\r\n", HEAD + b"Connection: upgrade\r\nUpgrade: websocket\r\n\r\n"):
        line = lines(served)
        line.send(data)
        line.socket.settimeout(5)
        assert line.socket.recv(100)
    assert not caplog.records
