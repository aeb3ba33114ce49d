"""Whatever strangers send is answered with a sentence, and nobody else waits for it meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.engine.datafile import parse
from meadhall.engine.errors import BadData
from meadhall.server import strangers_files
from meadhall.server.careful_json import DEEPEST, check_type, read_json
from meadhall.server.problems import Problem
from meadhall.testing.served import Served

JSON = {"content-type": "application/json"}
NESTED = b"[" * 20_000 + b"]" * 20_000
LONG_NUMBER = b"9" * 5_000


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One hall for all that is sent to it: nothing here may harm it."""
    from meadhall.testing.served import QUICK

    served = Served(tmp_path_factory.mktemp("hall") / "hall.db", QUICK)
    yield served
    served.stop()


def said(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    sentence = str(answer.json()["sentence"])
    assert sentence.endswith((".", ")"))
    return sentence


# JSON at the door


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (NESTED, "deep in this"),
        (b'{"game":' + b"[" * 40 + b"]" * 40 + b"}", f"more than {DEEPEST} deep"),
        (b'{"game":"bottlecap","seats":["you","random"],"options":{"start":' + LONG_NUMBER + b"}}", "5,000 digits"),
        (b'{"game":"bottlecap","seats":[1e999]}', "1e999 is too large"),
        (b'{"game":NaN}', "NaN is no number"),
        (b'{"game":-Infinity}', "-Infinity is no number"),
        (b'{"game":"a","game":"b"}', "'game' is there twice"),
        (b'{"game":"\\ud800"}', "half a letter"),
        (b'{"\\udfff":"x"}', "half a letter"),
        (b'{"game":"\xff"}', "not text"),
        (b'{"game":"\xed\xa0\x80"}', "not text"),
        (b'{"game":', "not JSON"),
        (b"\x00", "not JSON"),
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/tables/AAAAAAAAAAAA/chat"])
def test_odd_json_gets_a_sentence(hall: Served, path: str, body: bytes, sentence: str) -> None:
    assert sentence in said(hall.http.post(path, content=body, headers=JSON))


def test_a_whole_letter_in_two_halves_is_read() -> None:
    assert read_json(b'"\\ud83d\\ude80"') == "🚀"
    assert read_json(b'"\\\\ud800"') == "\\ud800"


def test_deep_enough_is_not_too_deep() -> None:
    read_json(b"[" * DEEPEST + b"]" * DEEPEST)
    read_json(b'{"a": "' + b"[" * 100 + b'\\"]"}')
    with pytest.raises(Problem):
        read_json(b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**90), 2**90) | st.text(st.characters(codec="utf-8")),
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
        ),
    )
)
def test_all_that_is_well_formed_is_read_as_python_reads_it(value: Any) -> None:
    for ascii_only in (True, False):
        assert read_json(json.dumps(value, ensure_ascii=ascii_only).encode()) == value


@given(
    st.binary(max_size=200)
    | st.text(alphabet='[]{}",:\\ud8\udc019eE-+.NaInfity ', max_size=200).map(
        lambda text: text.encode("utf-8", "surrogatepass")
    )
)
def test_any_bytes_are_read_or_refused(body: bytes) -> None:
    with contextlib.suppress(Problem):
        json.dumps(read_json(body), ensure_ascii=False).encode("utf-8")


@pytest.mark.parametrize("charset", ["utf-7", "unicode_escape", "utf-16", "idna", "punycode", "x" * 300])
def test_text_in_other_codecs_is_refused(hall: Served, charset: str) -> None:
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    body = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n\\ud800\r\n--x--\r\n'
    answer = hall.http.post("/name", content=body, headers={"content-type": kind})
    assert answer.status_code in (400, 415)
    check_type("multipart/form-data; boundary=x; charset=UTF-8")


def test_half_letters_come_in_nowhere(hall: Served) -> None:
    [seat] = hall.open()
    halves = {"text": "\ud800", "name": "\udfff"}
    for path in ("chat", "act", "resign", "orders", "undo"):
        body = json.dumps({**halves, "seat": 0}).encode()
        url = f"/api/tables/{seat.match}/{path}"
        answer = hall.http.request(
            "PUT" if path == "orders" else "POST", url, content=body, headers=JSON | seat.headers
        )
        assert "half a letter" in said(answer)
    assert hall.http.get("/api/games/bottlecap/rules?q=%ED%A0%80").status_code == 200
    assert hall.http.get("/api/games/%ED%A0%80").status_code == 404
    assert (
        hall.http.post(
            "/name", content=b"name=%ED%A0%80", headers={"content-type": "application/x-www-form-urlencoded"}
        ).status_code
        < 500
    )
    [line] = hall.browser().post("/name", data={"name": "Olaf"}).history
    assert line.status_code == 303


# Component files


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 14_000 + "=1",
        '""' + '.""' * 9_000 + "=1",
        "[" + "a." * 5_000 + "a]",
        "x={" + "a." * 5_000 + "a=1}",
        "a = " + "[" * 10_000 + "]" * 10_000,
        "a = " + "{a=" * 5_000,
        "a = " + "9" * 5_000,
        'a = "\\ud800"',
        '"' + '\\"' * 30_000 + "\\",
        "x" * 300_000,
    ],
)
def test_odd_component_files_get_a_sentence(hall: Served, text: str) -> None:
    with pytest.raises(BadData):
        parse(text, "the data file")
    if len(text) < 60_000:
        new = {"game": "bottlecap", "seats": ["you", "random"], "data": text}
        assert said(hall.http.post("/api/tables", json=new))


def test_dots_in_strings_and_numbers_are_not_keys() -> None:
    text = 'a.b.c = "one.two.three.four.five.six.seven.eight.nine.ten" # a.b.c.d.e.f.g.h.i.j\nb = [1.5, 2.5, 3.5]\n'
    text += 'c = \'\'\'\na.b.c.d.e.f.g.h.i.j.k\n\'\'\'\nd = """\\""" a.b.c.d.e.f.g.h.i.j """\n'
    assert parse(text, "the data file")["a"]["b"]["c"].startswith("one")


@settings(suppress_health_check=list(HealthCheck))
@given(st.text(alphabet="ab.=[]{}\"'\\#\n 1,", max_size=120))
def test_any_component_file_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadData):
        parse(text, "the data file")


# Records


def record_of(seed: int = 3) -> dict[str, Any]:
    found: dict[str, Any] = meadhall.playout("bottlecap", 2, seed).record().model_dump()
    return found


def form_of(content: bytes) -> dict[str, Any]:
    return {"record": ("match.json", content, "application/json")}


@pytest.mark.parametrize(
    ("bent", "sentence"),
    [
        ({"seats": 10**30}, "is for"),
        ({"seed": 10**90, "decisions": [[0, 10**25]]}, "Decision 1"),
        ({"decisions": [[10**25, 0]]}, "Decision 1"),
        ({"decisions": [[0, 0]] * 20_001}, "20001 decisions; 20000 are taken"),
        ({"data": {"sha256": "x", "content": "a"}}, "does not match its own hash"),
        ({"names": ["x" * 100, "y"]}, "at most 40 letters"),
        ({"game": "chess"}, "chess"),
        ({"options": {"start": 10**50}}, "start"),
    ],
)
def test_bent_records_get_a_sentence(hall: Served, bent: dict[str, Any], sentence: str) -> None:
    answer = hall.http.post("/api/records", json={"record": record_of() | bent})
    assert sentence in said(answer)


def test_a_record_is_taken_as_json_and_as_a_file(hall: Served) -> None:
    sent = {"record": record_of(), "title": "Two by the fire"}
    answer = hall.http.post("/api/records", json=sent)
    assert answer.status_code == 201
    assert hall.guest(answer.json()["match"]).look()["title"] == "Two by the fire"
    page = hall.browser().post("/upload", files=form_of(json.dumps(record_of()).encode()))
    assert page.status_code == 200
    assert "/replay" in page.url.path


@pytest.mark.parametrize(
    "content", [NESTED, LONG_NUMBER, b"\xff\xfe", b"{}", b"", b'{"game":"\\ud800","seats":2,"seed":1}']
)
def test_odd_files_get_a_sentence(hall: Served, content: bytes) -> None:
    answer = hall.browser().post("/upload", files=form_of(content))
    assert answer.status_code == 400


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_bent_bytes_of_a_record_give_no_server_error(hall: Served, data: st.DataObject) -> None:
    text = bytearray(json.dumps({"record": record_of()}).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 5))] = data.draw(st.binary(max_size=5))
    answer = hall.http.post("/api/records", content=bytes(text), headers=JSON)
    assert answer.status_code == 201 or said(answer)


# In a process of its own


def deaf(served: Served) -> int:
    """Something that goes on and on in C, and hears nothing meanwhile."""
    return int(ask(served, sum, range(10**12)))


def ask(served: Served, work: Callable[..., Any], *given: object, client: str = "c") -> Any:
    async def read() -> Any:
        return await served.app.state.desk.strangers.read(client, work, *given)

    return served.do(read())


def test_what_takes_too_long_is_ended_and_the_next_is_read(serve: Callable[..., Served]) -> None:
    served = serve(reading=0.3)
    before = ask(served, os.getpid)
    with pytest.raises(Problem, match="takes too long"):
        deaf(served)
    with pytest.raises(Problem, match="takes too long"):
        ask(served, os._exit, 1)
    assert ask(served, len, "abc") == 3
    assert ask(served, os.getpid) != before


def test_what_takes_too_much_memory_is_refused(serve: Callable[..., Served]) -> None:
    pytest.importorskip("resource")
    served = serve()
    assert len(ask(served, bytearray, 1000)) == 1000
    with pytest.raises(Problem, match="too much in this"):
        ask(served, bytearray, strangers_files.MEMORY)


def test_the_reader_ends_with_its_hall(serve: Callable[..., Served]) -> None:
    served = serve()
    reader = ask(served, os.getpid)
    os.kill(reader, 0)
    served.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(reader, 0)


def test_nobody_fills_the_queue(serve: Callable[..., Served]) -> None:
    served = serve(reading=5.0)
    ask(served, os.getpid)

    async def many() -> list[Any]:
        read = served.app.state.desk.strangers.read
        asked = [read("greedy", time.sleep, 0.05) for _ in range(6)]
        return await asyncio.gather(*asked, read("modest", os.getpid), return_exceptions=True)

    *theirs, other = served.do(many())
    assert theirs[:3] == [None] * 3
    assert all(isinstance(one, Problem) and one.status == 429 for one in theirs[3:])
    assert isinstance(other, int)


def test_others_are_answered_while_something_long_is_read(serve: Callable[..., Served]) -> None:
    served = serve(reading=2.0)
    ask(served, os.getpid)
    refused: list[str] = []

    def read() -> None:
        try:
            deaf(served)
        except Problem as problem:
            refused.append(problem.sentence)

    reading = threading.Thread(target=read)
    reading.start()
    answered = 0
    while reading.is_alive():
        assert served.http.get("/api/games").status_code == 200
        answered += 1
    assert refused
    assert answered > 1  # it was asked again and again while the other was read
