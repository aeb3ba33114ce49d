"""Real tables for the pages to show, a browser, and a small server that hands it pages under the strict policy."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import meadhall
from meadhall import bots
from meadhall.games.bottlecap.actions import SAIL
from meadhall.play import Match, new_match
from meadhall.testing.browsing import KEPT, WIDE, chromium, opened, tidy
from meadhall.web import assets, links, pages, presenter
from meadhall.web.facts import Look, Sitting, TableFacts
from meadhall.web.model import RulesPage, TablePage

EVERYTHING = 1_000_000  # lines of the log
NAMES = ["Astrid", "Björn", "Sigrid", "Olaf"]
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def played(
    seats: int = 4,
    seed: int = 3,
    until: Callable[[Any], bool] = lambda table: True,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    least: int = 0,
    game: str = "bottlecap",
) -> Match:
    """A match in which seat 0 is a person whose turn it is; the greedy bot has decided for it until then."""
    kinds = ["you"] + ["greedy"] * (seats - 1)
    match = new_match(game, kinds, seed=seed, options=options, names=(names or NAMES)[:seats])
    chooser = bots.bot("greedy", seed)
    made = 0
    while True:
        match.run()
        if match.over or (made >= least and until(match.table)):
            return match
        match.act(0, chooser.choose(match.view(0)))
        made += 1


def page_of(match: Match, seat: int | None = 0, **changes: Any) -> TablePage:
    """What a server would show to this viewer, with a clock that runs."""
    facts = TableFacts(
        match_id="fjordgate",
        title="Fjordgate",
        sitting=[
            Sitting(name=name, kind="person" if match.seats[number].person else "bot")
            for number, name in enumerate(match.table.setting.names)
        ],
        version=7,
    )
    own = () if seat is None else (seat,)
    page = presenter.table_page(match, facts, Look(seat=seat, own=own, my_name="Astrid", log_lines=EVERYTHING))
    seats = [replace(one, clock_left=42.0, bank_left=190.0) if one.thinking else one for one in page.seats]
    return replace(page, **({"seats": seats} | changes))


STARTED = ExitStack()  # closed when a test of another folder comes next: Playwright's loop would be in its way
OPEN: list[Browser] = []


@pytest.fixture
def browser() -> Iterator[Browser]:
    """One for all tests of this folder that a process runs in a row; each opens pages of its own in it."""
    if not OPEN:
        OPEN.append(STARTED.enter_context(chromium()))
        STARTED.callback(KEPT.clear)
        STARTED.callback(OPEN.clear)
    yield OPEN[0]
    tidy(OPEN[0], Handler.shown.address)  # what is left open would go on with its clocks and streams


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or nextitem.path.parent != Path(__file__).parent:
        STARTED.close()
        Handler.shown = Pages()


class Pages:
    """Pages by their address, served to a browser; what was posted is kept."""

    def __init__(self, address: str = "") -> None:
        self.pages: dict[str, str] = {}
        self.posted: list[tuple[str, str]] = []
        self.answers: dict[str, str] = {}
        self.address = address


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # a page has dozens of files: the connection stays open
    shown = Pages()  # those of the test that runs

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if path.startswith(assets.PREFIX + "/"):
            found = assets.find(path.split("/", 3)[3])
            if found is None:
                self.send_error(404)
                return
            self.answer(found.content, found.media_type, "public, max-age=31536000, immutable")  # as in a hall
        elif path in self.shown.pages:
            self.answer(self.shown.pages[path].encode(), "text/html; charset=utf-8")
        else:
            self.send_error(404)

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        self.shown.posted.append((self.path, body))
        self.answer(self.shown.answers[self.path].encode(), "text/html; charset=utf-8")

    def answer(self, body: bytes, kind: str, kept: str = "no-store") -> None:
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("cache-control", kept)
        self.send_header("content-security-policy", POLICY)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        with suppress(ConnectionError):  # who asked may have gone on to another page
            self.wfile.write(body)


@contextmanager
def serving() -> Iterator[str]:
    """At one address for all tests, so that a browser need not fetch the same fonts and scripts again."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def site() -> Pages:
    Handler.shown = Pages(Handler.shown.address or STARTED.enter_context(serving()))
    return Handler.shown


@pytest.fixture
def play() -> Callable[..., Match]:
    return played


@pytest.fixture
def show() -> Callable[..., TablePage]:
    return page_of


def sails(table: Any) -> bool:
    """One can sail, and is asked something else when one has."""
    if not SAIL < table.options(0)[0] < SAIL + 16:
        return False
    after = table.copy()
    after.apply(0, SAIL + 1)
    return bool(after.deciders() == [0])


@pytest.fixture
def sailing() -> Match:
    return played(least=8, until=sails)


@pytest.fixture
def table(browser: Browser, site: Any, sailing: Match) -> Iterator[Page]:
    """A table where one can sail; whatever is posted is answered with the table after option 1."""
    site.pages["/table"] = pages.table(page_of(sailing))
    sailing.act(0, SAIL + 1)
    sailing.run()
    after = pages.table_fragment(page_of(sailing, version=8))
    site.answers[links.act("fjordgate")] = after
    site.answers[links.chat("fjordgate")] = after
    site.pages[links.rules("bottlecap")] = pages.rules(
        RulesPage(game=meadhall.game("bottlecap"), rules=list(meadhall.game("bottlecap").rules))
    )
    page = opened(browser, f"{site.address}/table", WIDE)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if "Content Security Policy" in m.text else None)
    yield page
    assert problems == []
    page.close()
