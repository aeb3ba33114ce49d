"""Real tables for the pages to show, a browser, and a small server that hands it pages under the strict policy."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import meadhall
from meadhall import bots
from meadhall.play import Match, new_match
from meadhall.testing.browsing import FLAGS
from meadhall.web import assets
from meadhall.web.model import LogLine, OptionInfo, OutcomeInfo, RefusedInfo, ResultInfo, SeatInfo, TablePage

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
    """What a server would gather for this viewer."""
    view = match.view(-1 if seat is None else seat)
    table = view.table
    owing = match.deciders()
    yours = seat in owing
    legal = view.options() if yours else []
    names = table.setting.names
    refused = []
    for action in table.candidates(seat) if yours and seat is not None else []:
        why = None if action in legal else table.why_not(seat, action)
        if why is not None:
            refused.append(
                RefusedInfo(action=action, label=str(view.describe(action)), sentence=why.sentence, rule=why.rule)
            )
    result = None
    if table.over:
        end = table.result()
        result = ResultInfo(winners=end.winners, scores=end.scores, places=end.places, words=end.words, rule=end.rule)
    facts: dict[str, Any] = {
        "game": meadhall.game(table.setting.game),
        "match_id": "fjordgate",
        "title": "Fjordgate",
        "view": view,
        "viewer_seat": seat,
        "seats": [
            SeatInfo(
                number=number,
                name=name,
                kind="person" if match.seats[number].person else "bot",
                bot=match.seats[number].bot,
                is_you=number == seat,
                thinking=number in owing,
                clock_left=42.0 if number in owing else None,
                bank_left=190.0 if number in owing else None,
            )
            for number, name in enumerate(names)
        ],
        "version": 7,
        "decision": str(view.prompt()) if yours else result.words if result else f"{names[owing[0]]} decides.",
        "yours": yours,
        "options": [
            OptionInfo(
                action=action,
                label=str(view.describe(action)),
                outcomes=tuple(OutcomeInfo(str(one), one.tone, one.chance) for one in view.forecast(action)),
                rule=table.cites(view.seat, action),
                key=str(number) if number < 10 else "",
            )
            for number, action in enumerate(legal, start=1)
        ],
        "refused": refused,
        "log": [
            LogLine(
                number=event.number,
                text=str(table.tell(event)),
                seat=event.seat,
                moment_url=f"/table/fjordgate/replay?at={event.number}",
                since_last_turn=event.number > table.decisions - 8,
            )
            for event in view.events()
        ],
        "result": result,
        "bots": list(bots.LEVELS),
        "my_name": "Astrid",
    }
    return TablePage(**(facts | changes))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield chromium
        chromium.close()


class Pages:
    """Pages by their address, served to a browser; what was posted is kept."""

    def __init__(self) -> None:
        self.pages: dict[str, str] = {}
        self.posted: list[tuple[str, str]] = []
        self.answers: dict[str, str] = {}
        self.address = ""


@pytest.fixture
def site() -> Iterator[Pages]:
    pages = Pages()

    class Handler(BaseHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            """Quiet."""

        def do_GET(self) -> None:
            path = self.path.split("?")[0]
            if path.startswith(assets.PREFIX + "/"):
                found = assets.find(path.split("/", 3)[3])
                if found is None:
                    self.send_error(404)
                    return
                self.answer(found[0].read_bytes(), found[1])
            elif path in pages.pages:
                self.answer(pages.pages[path].encode(), "text/html; charset=utf-8")
            else:
                self.send_error(404)

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"])).decode()
            pages.posted.append((self.path, body))
            self.answer(pages.answers[self.path].encode(), "text/html; charset=utf-8")

        def answer(self, body: bytes, kind: str) -> None:
            self.send_response(200)
            self.send_header("content-type", kind)
            self.send_header("content-security-policy", POLICY)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    pages.address = f"http://127.0.0.1:{server.server_address[1]}"
    yield pages
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def play() -> Callable[..., Match]:
    return played


@pytest.fixture
def show() -> Callable[..., TablePage]:
    return page_of
