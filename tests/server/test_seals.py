"""The seal at the hall's tables: who learns what of it when, and what it is worth at the end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import meadhall
from meadhall.engine.record import Record
from meadhall.engine.seal import fault_of, seed_of
from meadhall.server import upkeep
from meadhall.server.rows import MatchRow
from meadhall.testing.served import Seat, Served

SHORT = {"options": {"round_limit": 30}}  # rounds of Bottlecap Vikings


def promised(served: Served) -> dict[str, str]:
    answer = served.http.post("/api/promises")
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def opened(served: Served, **more: Any) -> tuple[Seat, str]:
    """A table at which one friend is awaited, and its invitation."""
    answer = served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "friend"], **SHORT, **more})
    assert answer.status_code == 201, answer.text
    found = answer.json()
    return Seat(served, found["match"], 0, found["seats"][0]["token"]), found["invite"]


def joined(served: Served, host: Seat, invite: str, **more: Any) -> Seat:
    answer = served.http.post(f"/api/tables/{host.match}/seats", json={"name": "Sigrid", "invite": invite, **more})
    assert answer.status_code == 200, answer.text
    return Seat(served, host.match, answer.json()["seat"], answer.json()["token"])


def row_of(served: Served, match: str) -> MatchRow:
    found = served.stored.match(match)
    assert found is not None
    return found


def ended(*seats: Seat) -> Record:
    """The record of the match when these have played it to its end."""
    dice = random.Random(1)
    while not seats[0].look()["result"]:
        for seat in seats:
            if seat.look()["yours"]:
                seat.choose(dice)
    return meadhall.read_record(seats[0].get("/record").text)


def everything_sent(served: Served, seat: Seat, invite: str = "") -> str:
    """All that leaves the hall of a table, towards a seat, a guest, and whoever was invited."""
    paths = ["", "/view", "/moments/0"]
    answers = [seat.get(path) for path in paths] + [served.guest(seat.match).get("")]
    pages = [f"/table/{seat.match}", f"/table/{seat.match}/fragment", f"/table/{seat.match}/join", "/", "/api/tables"]
    answers += [served.http.get(page) for page in pages + ([f"/join/{invite}"] if invite else [])]
    return "\n".join(answer.text for answer in answers)


def test_the_promise_is_given_before_any_word_and_the_mark_when_the_match_begins(served: Served) -> None:
    before = promised(served)
    host, invite = opened(served, word="mead", ticket=before["ticket"])
    waiting = host.look()["seal"]
    assert waiting == {"promise": before["promise"], "mark": "", "voices": [0], "opening": None}
    assert before["promise"] in served.http.get(f"/join/{invite}").text
    guest = joined(served, host, invite, word="horn")
    begun = guest.look()["seal"]
    assert begun["promise"] == before["promise"]
    assert len(begun["mark"]) == 64
    assert begun["voices"] == [0, 1]
    assert begun["opening"] is None
    record = ended(host, guest)
    assert record.seal is not None
    assert (record.seal.promise, record.seal.mark) == (before["promise"], begun["mark"])
    assert record.seal.words == ["mead", "horn"]
    assert fault_of(record) is None
    assert meadhall.rebuild(record).over
    after = guest.look()["seal"]
    assert after["opening"] == {
        "secret": record.seal.secret,
        "salt": record.seal.salt,
        "words": ["mead", "horn"],
        "fits": True,
    }
    page = served.http.get(f"/table/{host.match}").text
    assert record.seal.secret in page
    assert "The seal fits" in page


def test_before_the_end_nothing_is_sent_that_opens_the_seal(served: Served) -> None:
    host, invite = opened(served, word="mead-of-poetry")
    waiting = row_of(served, host.match)
    sent = everything_sent(served, host, invite)
    guest = joined(served, host, invite, word="gjallarhorn")
    begun = row_of(served, host.match)
    sent += everything_sent(served, guest)
    (host if host.look()["yours"] else guest).choose()
    sent += everything_sent(served, host)
    seal = json.loads(begun.seal)
    for hidden in (seal["secret"], seal["salt"], *seal["words"], str(begun.seed), str(waiting.seed), f"{begun.seed:x}"):
        assert hidden not in sent
    assert seal["promise"] in sent
    assert seal["mark"] in sent


def test_the_last_word_decides_the_deal_and_nobody_who_knew_it_knew_the_secret(served: Served) -> None:
    host, invite = opened(served, word="mead")
    before = row_of(served, host.match)
    joined(served, host, invite, word="horn")
    after = row_of(served, host.match)
    seal = json.loads(after.seal)
    assert after.seed == seed_of(seal["secret"], ["mead", "horn"]) != before.seed
    assert seed_of(seal["secret"], ["mead", "axe"]) != after.seed
    assert json.loads(before.seal)["secret"] == seal["secret"]


def test_a_ticket_opens_one_table(served: Served) -> None:
    ticket = promised(served)["ticket"]
    opened(served, ticket=ticket)
    sent = {"game": "bottlecap", "seats": ["you", "random"], "ticket": ticket}
    refused = served.http.post("/api/tables", json=sent)
    assert refused.status_code == 409
    assert refused.json()["sentence"] == "A table was opened with this ticket before; a promise is good for one."
    refused = served.http.post("/api/tables", json=sent | {"ticket": "mine"})
    assert (refused.status_code, refused.json()["sentence"][:17]) == (422, "That is no ticket")
    refused = served.http.post("/api/tables", json=sent | {"ticket": "", "word": "x" * 41})
    assert refused.status_code == 422


def test_a_hall_that_was_closed_keeps_its_promise_and_the_deal(serve: Callable[..., Served]) -> None:
    first = serve()
    host, invite = opened(first, word="mead")
    promise = host.look()["seal"]["promise"]
    first.stop()
    second = serve()
    host = Seat(second, host.match, 0, host.token)
    guest = joined(second, host, invite, word="horn")
    seal, seen = guest.look()["seal"], guest.look()["view"]
    assert seal["promise"] == promise
    second.stop()
    third = serve()
    host, guest = Seat(third, host.match, 0, host.token), Seat(third, host.match, 1, guest.token)
    assert (guest.look()["seal"], guest.look()["view"]) == (seal, seen)
    record = ended(host, guest)
    assert fault_of(record) is None
    assert record.seal is not None
    assert record.seal.mark == seal["mark"]


def test_bots_in_free_seats_and_bots_alone_are_sealed_too(served: Served) -> None:
    host, _ = opened(served, word="mead")
    assert host.post("start", kind="random").status_code == 200
    assert host.look()["seal"]["voices"] == [0]
    assert host.look()["seal"]["mark"]
    answer = served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["random"] * 2, **SHORT})
    alone = served.guest(answer.json()["match"])
    over = alone.wait(lambda seen: seen["result"])
    assert (over["seal"]["voices"], over["seal"]["opening"]["fits"]) == ([], True)
    page = served.http.get(f"/table/{alone.match}").text
    assert "Nobody" in page
    assert "the hall alone has drawn it" in page


def test_at_one_screen_there_is_one_word(served: Served) -> None:
    one, _ = served.open("bottlecap", ["you", "you"], word="mead")
    assert one.look(seat=0)["seal"]["voices"] == [0]


def test_a_rematch_has_a_promise_and_words_of_its_own(served: Served) -> None:
    host, invite = opened(served, word="mead")
    guest = joined(served, host, invite, word="horn")
    first = ended(host, guest)
    before = promised(served)
    again = host.post("rematch", word="more mead", ticket=before["ticket"]).json()
    host = Seat(served, again["match"], 0, again["seats"][0]["token"])
    answer = guest.post("rematch", word="more horns").json()
    guest = Seat(served, again["match"], 1, answer["seats"][0]["token"])
    assert guest.look()["seal"]["promise"] == before["promise"]
    second = ended(host, guest)
    assert fault_of(second) is None
    assert first.seal is not None
    assert second.seal is not None
    assert second.seal.words == ["more mead", "more horns"]
    assert second.seal.secret != first.seal.secret


def uploaded(served: Served, record: Record) -> Seat:
    answer = served.http.post("/api/records", json={"record": json.loads(record.text())})
    assert answer.status_code == 201, answer.text
    return served.guest(answer.json()["match"])


@pytest.fixture
def played(served: Served) -> tuple[Seat, Record]:
    """A match that is over, with its record."""
    [seat] = served.open("bottlecap", ["you", "random"], word="mead", **SHORT)
    return seat, ended(seat)


def test_where_the_deal_was_known_before_there_is_no_seal_and_the_page_says_so(
    served: Served, played: tuple[Seat, Record]
) -> None:
    seat, record = played
    fork = served.http.post(f"/api/tables/{seat.match}/fork", json={"at": 5, "seat": 0}).json()
    lesson = served.http.post("/api/lessons", json={"game": "bottlecap"}).json()
    plain = uploaded(served, record.model_copy(update={"seal": None}))
    for match, words in (
        (fork["match"], "Play goes on from a match whose cards had been laid open"),
        (lesson["match"], "The deal of a lesson is prepared"),
        (plain.match, "This record has no seal"),
    ):
        assert served.guest(match).look()["seal"] is None
        assert words in served.http.get(f"/table/{match}").text
    assert "seal" not in plain.get("/record").json()


def test_an_uploaded_record_keeps_its_seal_and_a_broken_one_is_called_broken(
    served: Served, played: tuple[Seat, Record]
) -> None:
    _, record = played
    whole = uploaded(served, record)
    assert uploaded(served, record).look()["seal"]["opening"]["fits"]  # a second time as well
    assert meadhall.read_record(whole.get("/record").text) == record
    assert "The seal fits this record" in served.http.get(f"/table/{whole.match}/replay").text
    assert record.seal is not None
    broken = uploaded(served, record.model_copy(update={"seal": record.seal.model_copy(update={"words": ["", ""]})}))
    assert broken.look()["seal"]["opening"]["fits"] is False
    assert "The seal is broken" in served.http.get(f"/table/{broken.match}").text


def test_who_is_forgotten_takes_name_and_word_out_of_the_seal(serve: Callable[..., Served]) -> None:
    served = serve()
    browser = served.browser()
    page = browser.post("/play", data={"game": "bottlecap", "level": "random", "seats": "2", "word": "my-word"})
    match = page.url.path.rpartition("/")[2]
    assert row_of(served, match).seal
    person = served.stored.seats(match)[0].person
    assert person is not None
    served.stop()
    link = served.stored.link
    upkeep.forget(link, person)
    assert row_of(served, match).seal == ""
    again = serve()
    assert again.guest(match).look()["seal"] is None


def test_a_promise_of_one_hall_is_kept_by_another(hall: Callable[..., Served]) -> None:
    one, two = hall(), hall()
    before = promised(one)
    host, _ = opened(two, ticket=before["ticket"], word="mead")
    assert Seat(one, host.match, 0, host.token).look()["seal"]["promise"] == before["promise"]


def test_forms_take_a_word_and_a_ticket(served: Served) -> None:
    browser = served.browser()
    before = promised(served)
    facts = {"game": "bottlecap", "level": "random", "seats": "2", "word": "mead", "ticket": before["ticket"]}
    page: httpx.Response = browser.post("/play", data=facts)
    assert f'data-promise="{before["promise"]}"' in page.text
    assert 'data-seals="open"' in browser.get("/").text
    form = {"name": "Sigrid", "seat0": "you", "seat1": "friend", "word": "horn", "listed": "yes"}
    page = browser.post("/new/bottlecap", data=form)
    match = page.url.path.rpartition("/")[2]
    friend = served.browser()
    assert 'name="word"' in friend.get(f"/table/{match}/join").text
    friend.post(f"/table/{match}/join", data={"name": "Bjorn", "seat": "1", "word": "axe"})
    assert json.loads(row_of(served, match).seal)["words"] == ["horn", "axe"]
