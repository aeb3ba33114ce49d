from __future__ import annotations

import html
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from meadhall.server.names import clean
from meadhall.server.problems import Problem
from meadhall.server.security import hashed, new_token
from meadhall.testing.databases import ON_A_SERVER
from meadhall.testing.served import GENEROUS, Seat, Served

SCRIPT = "<script>x()</script>"


def sentence(answer: httpx.Response) -> str:
    """What a refusal says, on a page or in JSON."""
    if "json" in answer.headers["content-type"]:
        return str(answer.json()["sentence"])
    return html.unescape(answer.text)


# Tokens


def test_a_forged_token_opens_nothing(served: Served) -> None:
    [seat] = served.open()
    number = seat.look()["number"]
    for token in (new_token(), seat.token[:-1] + ("A" if seat.token[-1] != "A" else "B"), "x", seat.token + "=", "é"):
        forged = {"authorization": f"Bearer {token}".encode()}
        url = f"/api/tables/{seat.match}"
        assert served.http.get(url, headers=forged).status_code == 403
        answer = served.http.post(f"{url}/act", json={"action": 0, "number": number}, headers=forged)
        assert answer.status_code == 403
        assert "opens no seat" in sentence(answer)


def test_another_seats_token_does_not_open_this_seat(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    seen = one.look()
    action = seen["options"][0]["action"]
    answer = two.post("act", action=action, number=seen["number"], seat=0)
    assert answer.status_code == 403
    assert two.get("", seat=0).status_code == 403
    assert one.look()["number"] == seen["number"]


def test_another_tables_cookie_does_not_open_this_table(served: Served) -> None:
    [here], [there] = served.open(), served.open()
    browser = served.browser()
    browser.cookies.set(f"meadhall_{here.match}", there.token)
    assert browser.post(f"/table/{here.match}/act", data={"action": 0, "number": 0}).status_code == 403
    assert 'id="option-' not in browser.get(f"/table/{here.match}").text


def test_tokens_are_stored_hashed_only(served: Served) -> None:
    seats = served.open(seats=["you", "you"])
    browser = served.browser()
    browser.post("/play", data={"game": "bottlecap"})
    kept = [cookie.value for cookie in browser.cookies.jar]
    assert len(kept) == 1
    served.stop()
    rows = "".join(served.stored.dump()).encode()
    served.stored.close()
    files = [] if ON_A_SERVER else [file.read_bytes() for file in Path(served.database).parent.glob("hall.db*")]
    for token in [*(seat.token for seat in seats), *kept]:
        assert token is not None
        assert hashed(token).encode() in rows
        assert all(token.encode() not in stored for stored in (rows, *files))


def test_cookies_are_kept_from_scripts_and_other_sites(served: Served) -> None:
    answer = httpx.post(f"{served.url}/play", data={"game": "bottlecap"})
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 1
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies)
    assert not any("Secure" in cookie for cookie in cookies)


def test_over_https_cookies_never_go_over_open_wires(served: Served) -> None:
    headers = {"x-forwarded-proto": "https"}
    answer = httpx.post(f"{served.url}/play", data={"game": "bottlecap"}, headers=headers)
    assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))


# Forgery


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://127.0.0.1:1"},
    ],
)
def test_what_another_site_makes_a_browser_send_is_refused(served: Served, headers: dict[str, str]) -> None:
    browser = served.browser()
    page = browser.post("/play", data={"game": "bottlecap"}, headers={"sec-fetch-site": "same-origin"})
    assert page.status_code == 200
    for path in ("/play", f"{page.url.path}/act", "/name", f"/api{page.url.path.replace('table', 'tables')}/act"):
        answer = browser.post(path, data={"game": "bottlecap", "action": 0, "number": 0}, headers=headers)
        assert answer.status_code == 403
        assert "from another site" in sentence(answer)


def test_ones_own_pages_are_let_in(served: Served) -> None:
    host = served.url.removeprefix("http://")
    headers = {"origin": f"http://{host}", "sec-fetch-site": "same-origin"}
    assert served.browser().post("/play", data={"game": "bottlecap"}, headers=headers).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/rules/bottlecap", "/api/tables/AAAAAAAAAAAA"])
def test_every_answer_carries_a_strict_policy(served: Served, path: str) -> None:
    headers = served.http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_parts_of_pages_carry_what_concerns_them_and_drawings_may_do_nothing(served: Served) -> None:
    page = served.http.get("/").text
    for kind, policy in (("css", None), ("js", None), ("woff2", None), ("svg", "default-src 'none'; sandbox")):
        part = re.search(rf'(?:href|src)="(/assets/[^"]+\.{kind})"', page)
        assert part is not None, kind
        headers = served.http.get(part[1]).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers.get("content-security-policy") == policy, kind


def test_no_page_has_inline_scripts_or_styles(served: Served) -> None:
    browser = served.browser()
    table = browser.post("/play", data={"game": "bottlecap"})
    for page in (table, *(browser.get(path) for path in ("/", "/new/bottlecap", "/rules/bottlecap", "/credits"))):
        assert page.status_code == 200
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", page.text)
        assert not re.search(r"\son\w+=", re.sub(r'"[^"]*"', '""', page.text))
        assert " style=" not in re.sub(r'"[^"]*"', '""', page.text)


# Sizes and rates


@pytest.mark.parametrize("path", ["/api/tables", "/play", "/api/records", "/upload", "/nothing"])
def test_ten_megabytes_are_refused(served: Served, path: str) -> None:
    answer = served.http.post(path, content=b"x" * 10_000_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert "too long" in sentence(answer).lower()
    assert served.http.get("/api/games").status_code == 200


def test_a_body_that_hides_its_length_is_refused_as_well(served: Served) -> None:
    def chunks() -> object:
        for _ in range(200):
            yield b"x" * 1000

    answer = served.http.post("/api/tables", content=chunks())  # type: ignore[arg-type]  # httpx takes iterators
    assert answer.status_code == 413


def test_who_asks_too_much_is_told_to_wait(serve: Callable[..., Served]) -> None:
    served = serve(limits=replace(GENEROUS, writes=0.001, writes_burst=5.0))
    answers = [served.http.post("/api/tables", json={}) for _ in range(8)]
    assert [answer.status_code for answer in answers] == [422] * 5 + [429] * 3
    assert answers[-1].json()["sentence"].startswith("That is too much at once. Wait ")
    assert served.http.get("/api/games").status_code == 200


def test_nobody_opens_tables_without_end(serve: Callable[..., Served]) -> None:
    served = serve(limits=replace(GENEROUS, open_tables=3))
    for _ in range(3):
        served.open()
    answer = served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "random"]})
    assert answer.status_code == 429
    assert "3 tables today that are not finished" in answer.json()["sentence"]


def test_nobody_follows_tables_without_end(serve: Callable[..., Served]) -> None:
    served = serve(limits=replace(GENEROUS, streams=2))
    [seat] = served.open()
    path = f"/api/tables/{seat.match}/events"
    with served.http.stream("GET", path), served.http.stream("GET", path):
        assert served.http.get(path).status_code == 429


# Text


def test_a_script_in_a_name_is_harmless(served: Served) -> None:
    browser = served.browser()
    assert browser.post("/name", data={"name": SCRIPT}).status_code == 200
    form = {"name": SCRIPT, "title": SCRIPT, "seat0": "you", "seat1": "friend", "tempo": "relaxed", "listed": "yes"}
    table = browser.post("/new/bottlecap", data=form)
    match = table.url.path.rsplit("/", 1)[-1]
    browser.post(f"{table.url.path}/chat", data={"text": f"{SCRIPT}{SCRIPT}"})
    guest = served.browser()
    guest.post(f"/table/{match}/join", data={"name": '"><img src=x onerror=x>', "seat": "1"})
    paths = (f"/table/{match}", "/", f"/table/{match}/replay", f"/table/{match}/join", f"/table/{match}/fragment")
    for path in paths:
        text = browser.get(path).text
        assert "x()" in text or "onerror" in text
        assert "<script>x" not in text
        assert "<img src=x" not in text


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Sigrid   the Bold ", "Sigrid the Bold"),
        ("Sig\u202erid\u0000\ud800", "Sigrid"),
        ("\n\t", ""),
        ("Þórr Ægir", "Þórr Ægir"),
    ],
)
def test_names_are_cleaned(given: str, kept: str) -> None:
    assert clean(given, 24, "name") == kept


def test_a_name_that_is_too_long_is_refused(served: Served) -> None:
    with pytest.raises(Problem, match="at most 24 letters, and this has 25"):
        clean("x" * 25, 24, "name")
    assert served.browser().post("/name", data={"name": "x" * 25}).status_code == 422


def test_odd_addresses_are_not_found(served: Served) -> None:
    paths = (
        "/table/%2e%2e",
        "/table/AAAAAAAAAAAA",
        "/join/x",
        f"/join/{new_token()}",
        "/assets/x/%2e%2e/%2e%2e/app.py",
        "/assets/x/%00",
    )
    for path in paths:
        assert served.http.get(path).status_code == 404, path
    assert served.http.delete("/api/games").status_code == 405


def test_a_token_of_one_match_is_useless_at_another(served: Served) -> None:
    [here], [there] = served.open(), served.open()
    assert Seat(served, here.match, 0, there.token).get("").status_code == 403
