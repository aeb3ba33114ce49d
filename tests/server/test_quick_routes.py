"""What is answered past the router is answered as the router would: each request is sent both ways."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from meadhall.server import quick_routes
from meadhall.server.quick_routes import Known, Unusual
from meadhall.testing.served import GENEROUS, Seat, Served

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
PARTS = {"content-type": "multipart/form-data; boundary=x"}
PART = '--x\r\nContent-Disposition: form-data; name="{}"\r\n\r\n{}\r\n'
NOWHERE = "A" * 12


class BothWays:
    """A hall, asked past the router and by it."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.served = served
        self._patch = monkeypatch
        self._quick: list[bool] = []  # of each request that was tried past the router: was it answered there?
        self._known = {key: Known(known.path, self._noted(known.answer)) for key, known in quick_routes.KNOWN.items()}

    def _noted(self, answer: quick_routes.Answer) -> quick_routes.Answer:
        async def noted(request: Request, match: str, body: bytes) -> Response:
            self._quick.append(True)
            try:
                return await answer(request, match, body)
            except Unusual:
                self._quick[-1] = False
                raise

        return noted

    def past(self, method: str, path: str, **sent: Any) -> httpx.Response:
        self._patch.setattr(quick_routes, "KNOWN", self._known)
        return self.served.http.request(method, path, **sent)

    def by_router(self, method: str, path: str, **sent: Any) -> httpx.Response:
        self._patch.setattr(quick_routes, "KNOWN", {})
        return self.served.http.request(method, path, **sent)

    def alike(self, method: str, path: str, quick: bool, **sent: Any) -> httpx.Response:
        """The answer, which is the same both ways; `quick` says whether the router was needed for it."""
        self._quick.clear()
        answer = self.past(method, path, **sent)
        assert any(self._quick) == quick, f"{method} {path}: {answer.text[:200]}"
        assert told(answer) == told(self.by_router(method, path, **sent)), f"{method} {path} {sent}"
        assert not any(self._quick[1:]), "the second time it is the router's"
        return answer


def told(answer: httpx.Response) -> tuple[int, dict[str, str], str]:
    """All of the answer but when it was given."""
    headers = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length")}
    return answer.status_code, headers, re.sub(r"\d+ seconds", "some seconds", answer.text)


@pytest.fixture
def both(served: Served, monkeypatch: pytest.MonkeyPatch) -> BothWays:
    return BothWays(served, monkeypatch)


def people(served: Served) -> tuple[Seat, Seat]:
    one, two = served.open("bottlecap", ["you", "you"], options={"start": 0})
    return one, two


def test_looking_by_json(both: BothWays) -> None:
    one, two = people(both.served)
    path = f"/api/tables/{one.match}"
    stranger = both.served.open(seats=["you", "random"])[0]
    for headers in (one.headers, two.headers, {}, stranger.headers, {"authorization": "Bearer none"}):
        both.alike("GET", path, True, headers=headers)
    assert both.alike("GET", path, True, headers=one.headers).json()["yours"]
    assert not both.alike("GET", path, True, headers=two.headers).json()["yours"]
    for query in ("log_from=0", "log_from=007", "log_from=999999999"):
        assert both.alike("GET", f"{path}?{query}", True, headers=one.headers).status_code == 200
    for query, status in (
        ("log_from=9999999999", 200),
        ("log_from=1&log_from=2", 200),
        ("log_from=%31", 200),
        ("log_from=", 422),
        ("log_from=-1", 422),
        ("log_from=1.5", 422),
        ("log_from=%D9%A1", None),
        ("log_from=many", 422),
        ("seat=0", 200),
        ("seat=1", 403),
        ("seat=99", 422),
        ("seat=x&log_from=1", 422),
        ("something=else", 200),
    ):
        answer = both.alike("GET", f"{path}?{query}", False, headers=one.headers)
        assert status in (answer.status_code, None), query
    for language in ("de", "en", "xx"):
        both.alike("GET", path, True, headers={**one.headers, "accept-language": language})
    both.alike("GET", path, True, headers={**one.headers, "accept-encoding": "identity"})


def test_a_table_that_is_not_there_and_a_way_that_is_none(both: BothWays) -> None:
    one, _ = people(both.served)
    for method, path in (
        ("GET", f"/api/tables/{NOWHERE}"),
        ("GET", f"/table/{NOWHERE}/fragment?since=1"),
    ):
        assert both.alike(method, path, True).status_code == 404
    assert both.alike("POST", f"/table/{NOWHERE}/act", True, data={"action": "1", "number": "0"}).status_code == 404
    assert both.alike("POST", f"/api/tables/{NOWHERE}/act", True, json={"action": 1, "number": 0}).status_code == 404
    for path in (f"/api/tables/{one.match}", f"/table/{one.match}/fragment"):
        for method in ("POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"):
            assert both.alike(method, path, False, headers=one.headers).status_code == 405
    for path in (f"/api/tables/{one.match}/act", f"/table/{one.match}/act"):
        for method in ("GET", "PUT", "DELETE", "HEAD"):
            assert both.alike(method, path, False, headers=one.headers).status_code == 405
    for name in ("short", "A" * 13, "AAAAAAAAAAA%0A", "AAAAAAAAAAA%C3%9F", one.match + "/", one.match + "%00"):
        for method, path in (("GET", "/api/tables/{}"), ("POST", "/api/tables/{}/act"), ("GET", "/table/{}/fragment")):
            answer = both.alike(method, path.format(name), False, **({"json": {}} if method == "POST" else {}))
            assert answer.status_code != 500, path


BAD_BODIES: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "{",
    "a word": "hello",
    "a list": "[]",
    "null": "null",
    "no fields": "{}",
    "a field is missing": '{"action": 1}',
    "a field too many": '{"action": 1, "number": 0, "more": 1}',
    "a field twice": '{"action": 1, "action": 2, "number": 0}',
    "a word for a number": '{"action": "many", "number": 0}',
    "a list for a number": '{"action": [], "number": 0}',
    "half a number": '{"action": 1.5, "number": 0}',
    "no number at all": '{"action": NaN, "number": 0}',
    "below zero": '{"action": 1, "number": -1}',
    "too large": '{"action": 1, "number": 2147483648}',
    "much too large": '{"action": 99999999999999999999999999, "number": 0}',
    "endless": '{"action": ' + "9" * 200 + ', "number": 0}',
    "no such seat": '{"action": 1, "number": 0, "seat": 77}',
    "too long a key": json.dumps({"action": 1, "number": 0, "key": "k" * 1000}),
    "no key": '{"action": 1, "number": 0, "key": null}',
    "a number for a key": '{"action": 1, "number": 0, "key": 5}',
    "half a letter": '{"action": 1, "number": 0, "key": "\\ud800"}',
    "too deep": '{"action": ' + "[" * 50 + "]" * 50 + "}",
    "no UTF-8": b'{"action": 1, "number": 0, "key": "\xff"}',
    "a mark before it": b'\xef\xbb\xbf{"action": 1, "number": 0}',
}


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES.keys())
def test_bad_decisions_by_json(both: BothWays, body: str | bytes) -> None:
    one, _ = people(both.served)
    answer = both.alike("POST", f"/api/tables/{one.match}/act", False, content=body, headers={**one.headers, **JSON})
    assert answer.status_code in (400, 422)
    assert answer.json()["sentence"]
    assert one.look()["number"] == 0


def test_what_reads_as_a_number_is_one_both_ways(both: BothWays) -> None:
    one, _ = people(both.served)
    path = f"/api/tables/{one.match}/act"
    headers = {**one.headers, **JSON}
    for action in ('"9999"', "9999.0", "9.999e3", "true", '" 9999 "', '"9_999"', "-1"):
        body = f'{{"action": {action}, "number": 77}}'
        answers = [way("POST", path, content=body, headers=headers) for way in (both.past, both.by_router)]
        assert told(answers[0]) == told(answers[1]), action
        assert answers[0].status_code in (409, 422)


def test_decisions_that_the_table_refuses(both: BothWays) -> None:
    one, two = people(both.served)
    path = f"/api/tables/{one.match}/act"
    option = one.look()["options"][0]["action"]
    stranger = both.served.open(seats=["you", "random"])[0]
    for seat, sent, status in (
        (one, {"action": option, "number": 5}, 409),
        (one, {"action": 10**6, "number": 0}, 422),
        (one, {"action": option, "number": 0, "seat": 1}, 403),
        (two, {"action": option, "number": 0}, 422),
        (both.served.guest(one.match), {"action": option, "number": 0}, 403),
        (stranger, {"action": option, "number": 0}, 403),
    ):
        answer = both.alike("POST", path, True, json=sent, headers=seat.headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["sentence"]
    assert one.look()["number"] == 0
    sent = {"action": option, "number": 9}
    for kind in ("application/json; charset=utf-8", "application/vnd.more+json", "text/plain", "", "APPLICATION/JSON"):
        headers = {**one.headers, "content-type": kind}
        both.alike("POST", path, False, content=json.dumps(sent), headers=headers)
    both.alike("POST", f"{path}?seat=0", False, json=sent, headers=one.headers)
    latin = {**one.headers, "content-type": "application/json; charset=latin-1"}
    assert both.alike("POST", path, False, content=json.dumps(sent), headers=latin).status_code == 415


def test_a_decision_and_its_repetition_by_json(both: BothWays) -> None:
    answers = []
    for way in (both.past, both.by_router):
        one, two = people(both.served)
        option = one.look()["options"][0]["action"]
        path, sent = f"/api/tables/{one.match}/act", {"action": option, "number": 0, "key": "once"}
        done = [way("POST", path, json=sent, headers=one.headers) for _ in range(2)]
        assert [answer.status_code for answer in done] == [200, 200]
        assert two.look()["number"] == 1
        known = re.compile(one.match)
        version = done[0].json()["version"]
        answers.append(
            [
                (told(answer)[:2], known.sub("it", answer.text.replace(str(version), "now")), answer.json().keys())
                for answer in done
            ]
        )
    assert answers[0] == answers[1]


def browser_of(served: Served, seat: Seat) -> dict[str, str]:
    """The cookies of who was let in by the seat's link."""
    browser = served.browser()
    assert browser.get(f"/join/{seat.token}").status_code == 200
    return dict(browser.cookies)


def test_the_part_of_a_page_and_that_nothing_is_new(both: BothWays) -> None:
    one, _ = people(both.served)
    served = both.served
    served.http.cookies.update(browser_of(served, one))
    page = f"/table/{one.match}/fragment"
    version = one.look()["version"]
    assert both.alike("GET", f"{page}?since={version}", True).status_code == 204
    for since in ("", "0", str(version + 1), "9" * 30):
        answer = both.alike("GET", f"{page}?since={since}", True)
        assert answer.status_code == 200
    assert 'data-yours="1"' in answer.text
    for headers in ({"x-meadhall-told": "0"}, {"x-meadhall-told": "-1"}, {"accept-language": "de"}):
        both.alike("GET", f"{page}?since=0", True, headers=headers)
    for query in ("", "?since=x", "?since=1&since=2", "?since=" + "9" * 31, "?other=1", f"?since={version}&x=1"):
        assert both.alike("GET", page + query, False).status_code in (200, 204)


def test_bad_decisions_by_a_page(both: BothWays) -> None:
    one, _ = people(both.served)
    served = both.served
    served.http.cookies.update(browser_of(served, one))
    option = one.look()["options"][0]["action"]
    path = f"/table/{one.match}/act"
    bad: list[tuple[dict[str, str], str, int]] = [
        (FORM, "", 400),
        (FORM, f"action={option}", 400),
        (FORM, "action=x&number=0", 400),
        (FORM, "action=1+2+3+4+5+6+7&number=0", 400),
        (FORM, f"action={option}&number=5", 409),
        (FORM, "action=1000000&number=0", 422),
        (FORM, "action=%FF&number=0", 400),
        (PARTS, PART.format("action", "x") + "--x--\r\n", 400),
        (JSON, f'{{"action": {option}, "number": 0}}', 400),
        ({}, f"action={option}&number=0", 400),
    ]
    for asked in ({}, {"x-meadhall": "fragment"}):
        for kind, body, status in bad:
            answer = both.alike("POST", path, True, content=body, headers={**kind, **asked})
            assert answer.status_code == status, body
    assert one.look()["number"] == 0


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (FORM, "&".join(f"f{number}=1" for number in range(300))),
        (PARTS, "no parts at all"),
        (PARTS, "".join(PART.format(f"f{number}", 1) for number in range(300)) + "--x--\r\n"),
        ({"content-type": "multipart/form-data"}, "--x--"),
    ],
    ids=["too many fields", "no parts", "too many parts", "no boundary"],
)
def test_what_is_no_form_is_refused_with_a_sentence(both: BothWays, kind: dict[str, str], body: str) -> None:
    one, _ = people(both.served)
    answer = both.alike("POST", f"/table/{one.match}/act", False, content=body, headers=kind)
    assert answer.status_code == 400


def test_a_decision_by_a_page(both: BothWays) -> None:
    served = both.served
    for asked, status in (({}, 303), ({"x-meadhall": "fragment"}, 200)):
        answers = []
        for way in (both.past, both.by_router):
            one, two = people(served)
            served.http.cookies.clear()
            served.http.cookies.update(browser_of(served, one))
            option = str(one.look()["options"][0]["action"])
            answer = way("POST", f"/table/{one.match}/act", data={"action": option, "number": "0"}, headers=asked)
            assert answer.status_code == status
            assert two.look()["number"] == 1
            headers = {**told(answer)[1], "location": answer.headers.get("location", "").replace(one.match, "it")}
            answers.append((headers, 'data-yours="0"' in answer.text))
        assert answers[0] == answers[1]


def test_the_guards_at_the_door(both: BothWays) -> None:
    """Hosts, origins and sizes are looked at before either."""
    one, _ = people(both.served)
    look, act = f"/api/tables/{one.match}", f"/api/tables/{one.match}/act"
    page, click = f"/table/{one.match}/fragment?since=0", f"/table/{one.match}/act"
    for path in (look, page):
        assert both.alike("GET", path, False, headers={"host": "elsewhere.example"}).status_code == 421
    for path, sent in ((act, {"json": {"action": 1, "number": 0}}), (click, {"data": {"action": "1", "number": "0"}})):
        for headers in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
            assert both.alike("POST", path, False, headers={**one.headers, **headers}, **sent).status_code == 403
        headers = {**one.headers, "host": "elsewhere.example"}
        assert both.alike("POST", path, False, headers=headers, **sent).status_code == 421
    large = "x" * (GENEROUS.body + 1)
    for path, kind in ((act, JSON), (click, FORM)):
        assert both.alike("POST", path, False, content=large, headers={**one.headers, **kind}).status_code == 413


def test_who_asks_too_often_is_told_so(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(GENEROUS, reads=0.01, reads_burst=3.0, writes=0.01, writes_burst=3.0)
    both = BothWays(serve(limits=limits), monkeypatch)
    one, _ = people(both.served)
    for method, path, sent in (
        ("GET", f"/api/tables/{one.match}", {}),
        ("GET", f"/table/{one.match}/fragment?since=0", {}),
        ("POST", f"/api/tables/{one.match}/act", {"json": {"action": 1, "number": 9}}),
        ("POST", f"/table/{one.match}/act", {"data": {"action": "1", "number": "9"}}),
    ):
        while both.past(method, path, **sent).status_code != 429:
            pass
        assert both.alike(method, path, False, **sent).headers["retry-after"] == "5"
