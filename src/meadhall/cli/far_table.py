"""A seat at a table of a running hall, over its JSON interface: for bots that think here and play there."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Iterator
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from meadhall import games
from meadhall.cli.words import message
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.language import reader
from meadhall.engine.message import plain
from meadhall.engine.parcel import unpacked
from meadhall.engine.record import Record, read_record
from meadhall.engine.view import View

WAIT: Final = 60.0  # seconds for an answer, and between two signs of life of a stream
TRIES: Final = 8  # to reach a hall that can't be reached or has had too much, each after twice the time
FIRST_PAUSE: Final = 0.25  # seconds
MOVED_ON: Final = 409  # the status of a choice for another moment
TOO_MUCH: Final = 429  # the status of what came too soon: nothing of it was done
JOIN: Final = re.compile(r"/join/(?P<token>[\w-]+)")
TABLE: Final = re.compile(r"/table/(?P<match>[A-Za-z0-9]{12})(?:/\w+)?")


class FarAway(MeadhallError):
    """The hall did not answer, or something stands in between."""


class Hall:
    """A running hall by its address; `token` is that of a seat."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.headers = {"content-type": "application/json", "accept-language": reader()[0]}
        if token:
            self.headers["authorization"] = f"Bearer {token}"

    def ask(self, path: str, sent: object = None) -> Any:
        """The answer to a request; what the hall refuses is said in its own sentence."""
        body = None if sent is None else json.dumps(sent).encode()
        with self.open(path, body) as answer:
            return json.load(answer)

    def open(self, path: str, body: bytes | None = None) -> Any:
        """The answer, still to be read. Who is told to wait asks again a little later, and keeps the seat."""
        for pause in range(1, TRIES):
            try:
                return self._open(path, body)
            except Refusal as refused:
                if refused.status != TOO_MUCH:
                    raise
                time.sleep(FIRST_PAUSE * 2**pause)
        return self._open(path, body)

    def _open(self, path: str, body: bytes | None) -> Any:
        try:
            return urlopen(Request(f"{self.address}/api/{path}", body, self.headers), timeout=WAIT)
        except HTTPError as refused:
            raise Refusal(refused) from None
        except (URLError, OSError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise FarAway(message("far-unreached", hall=self.address, reason=str(reason))) from None


class Refusal(MeadhallError):
    """The hall refuses what was asked for."""

    def __init__(self, refused: HTTPError) -> None:
        self.status = refused.code
        try:
            said = str(json.load(refused)["sentence"])
        except (ValueError, KeyError, TypeError):
            said = ""
        super().__init__(plain(said) if said else message("far-no-hall", status=refused.code))


class FarTable:
    """A seat at a table. It sees what the seat sees, and nothing else."""

    def __init__(self, hall: Hall, match: str, token: str, word: str = "") -> None:
        self.hall = hall
        self.match = match
        self.token = token
        self.word = word  # for the seal, if this seat gave one
        self.mark = ""  # of the seal, as it was shown first

    @property
    def link(self) -> str:
        """The seat's own link: who has it may go on here."""
        return f"{self.hall.address}/join/{self.token}"

    def look(self) -> dict[str, Any]:
        """The table as JSON, without its log."""
        found: dict[str, Any] = self.hall.ask(f"tables/{self.match}?log_from=2000000000")
        seal = found.get("seal")
        if seal and not self.mark and found["result"] is None:
            self.mark = seal["mark"]
        return found

    def view(self) -> View:
        """The same as a View of this machine's own engine."""
        parcel = self.hall.ask(f"tables/{self.match}/view")
        return unpacked(games.game(parcel["game"]), parcel)

    def act(self, action: int, number: int) -> None:
        """Take an option; if the table has moved on meanwhile, nothing happens."""
        try:
            self.hall.ask(f"tables/{self.match}/act", {"action": action, "number": number})
        except Refusal as refused:
            if refused.status != MOVED_ON:
                raise

    def record(self) -> Record:
        """The whole match, once it is over."""
        return read_record(json.dumps(self.hall.ask(f"tables/{self.match}/record")))

    def agree(self) -> None:
        """Let somebody take back a decision."""
        self.hall.ask(f"tables/{self.match}/undo/answer", {"agree": True})

    def changes(self) -> Iterator[None]:
        """At once, and then whenever something may have changed. A line that breaks is taken up again."""
        failed = 0
        while True:
            try:
                with self.hall.open(f"tables/{self.match}/events") as stream:
                    yield
                    for line in stream:
                        if line.startswith((b"data:", b":")):
                            failed = 0
                            yield
            except (FarAway, OSError) as trouble:
                failed += 1
                if failed == TRIES:
                    raise (
                        trouble
                        if isinstance(trouble, FarAway)
                        else FarAway(message("far-unreached", hall=self.hall.address, reason=str(trouble)))
                    ) from None
                time.sleep(FIRST_PAUSE * 2**failed)


def sit_down(link: str, name: str) -> FarTable:
    """The seat that a link leads to: a seat's own link, an invitation, or an open table that is listed."""
    parts = urlsplit(link.strip())
    joined, table = JOIN.fullmatch(parts.path), TABLE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not (joined or table):
        raise BadOption(message("far-no-link", link=repr(link[:80])))
    address = f"{parts.scheme}://{parts.netloc}"
    token = joined["token"] if joined else ""
    match = table["match"] if table else ""
    if token:
        found = Hall(address).ask(f"links/{token}")
        match = found["match"]
        if found["seat"] is not None:
            return FarTable(Hall(address, token), match, token)
    wish = {"name": name, "invite": token}
    word = secrets.token_hex(8) if Hall(address).ask(f"tables/{match}").get("seal") else ""
    seated = Hall(address).ask(f"tables/{match}/seats", wish | {"word": word} if word else wish)
    return FarTable(Hall(address, seated["token"]), match, seated["token"], word)
