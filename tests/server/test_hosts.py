"""To which names the hall answers, and what becomes of requests from elsewhere."""

from __future__ import annotations

import socket
from collections.abc import Callable

import pytest

from meadhall.cli.serve import address_of, named
from meadhall.engine.errors import MeadhallError
from meadhall.server.hosts import Hosts, name_in
from meadhall.server.problems import Problem
from meadhall.server.server_process import listen
from meadhall.testing.served import Served


def allowed(hosts: Hosts, host: str, reached: str = "192.0.2.5") -> bool:
    try:
        hosts.check(host, reached)
    except Problem as problem:
        return problem.status not in (400, 421)
    return True


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8765",
        "127.0.0.1:1",
        "127.1.2.3",
        "[::1]:80",
        "192.0.2.5:80",
        "hall.localhost",
        "localhost.",
    ],
)
def test_the_hall_answers_to_its_own_addresses(host: str) -> None:
    assert allowed(Hosts(), host)
    assert allowed(Hosts(), socket.gethostname())


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "192.0.2.6",
        "localhost.evil.example",
        "evil.example:80",
        "[2001:db8::1]",
        "",
        "[",
        "a b",
        "x@localhost",
        "localhost:x",
        "localhost/..",
        "127.0.0.1.evil.example",
        "0x7f000001",
        "\ufffd",
    ],
)
def test_the_hall_answers_to_no_other(host: str) -> None:
    assert not allowed(Hosts(), host)


def test_hosts_can_be_allowed() -> None:
    hosts = Hosts(["Hall.Example", ".mead.example"])
    for host in ("hall.example", "hall.example:443", "mead.example", "a.mead.example", "localhost"):
        assert allowed(hosts, host)
    for host in ("x.hall.example", "notmead.example", "evil.example"):
        assert not allowed(hosts, host)
    assert allowed(Hosts(["*"]), "any.example")
    assert not allowed(Hosts(["*"]), "[")
    assert named("hall.example") == ("hall.example",)
    assert named("0.0.0.0") == named("::") == ()


@pytest.mark.parametrize("name", ["http://hall.example", "hall.example:80", "", "a b"])
def test_a_host_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(MeadhallError, match="is no name of a host"):
        Hosts([name])


def test_a_wrong_host_gets_a_sentence(serve: Callable[..., Served]) -> None:
    served = serve(hosts=("hall.example",))
    answer = served.http.get("/api/games", headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert answer.json()["sentence"].startswith("This hall does not answer to the name evil.example.")
    assert "--allow-host evil.example" in served.http.get("/", headers={"host": "evil.example"}).text
    assert served.http.get("/api/games", headers={"host": "hall.example"}).status_code == 200
    for host in ("[", "a/b", "x@y", "\xff", ""):
        for path in ("/", "/api/games", "/nothing"):
            assert served.http.get(path, headers={"host": host.encode("latin-1")}).status_code in (400, 421)


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "//[", "\xff", "null", "http://evil.example", "x", "http://[::1"]
)
def test_an_origin_that_is_none_is_another_site(served: Served, origin: str) -> None:
    for path in ("/api/tables", "/play"):
        assert served.http.post(path, headers={"origin": origin.encode("latin-1")}).status_code == 403


def test_a_name_with_its_port() -> None:
    assert name_in("[2001:DB8::1]:8765") == "2001:db8::1"
    assert name_in("//evil.example") == ""


@pytest.mark.parametrize(("way_out", "shown"), [("192.168.1.20", "192.168.1.20"), (None, "localhost")])
def test_a_hall_that_listens_everywhere_says_where_others_find_it(
    way_out: str | None, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Invitations carry the address at which the hall was opened: one of this machine only would lead nobody here."""

    class Way(socket.socket):
        def connect(self, address: object) -> None:
            if way_out is None:
                raise OSError("there is no network")

        def getsockname(self) -> tuple[str, int]:
            return way_out or "", 40_000

    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        monkeypatch.setattr(socket, "socket", Way)
        assert address_of("0.0.0.0", listening) == f"http://{shown}:{port}"
        assert address_of("127.0.0.1", listening) == f"http://localhost:{port}"
        assert address_of("hall.example", listening) == f"http://hall.example:{port}"
