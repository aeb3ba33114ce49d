"""One cookie for the person, however many tables: what it opens, what it does not, and what became of the old ones."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from meadhall.server.security import PERSON_COOKIE, hashed, new_token, own_cookies
from meadhall.server.storage import Change
from meadhall.testing.served import Served


def names(browser: httpx.Client) -> list[str]:
    return sorted(str(cookie.name) for cookie in browser.cookies.jar)


def play(browser: httpx.Client, game: str = "bottlecap") -> str:
    page = browser.post("/play", data={"game": game})
    assert page.status_code == 200
    return page.url.path.rsplit("/", 1)[-1]


def sits(browser: httpx.Client, match: str) -> bool:
    """Whoever sits at a table may invite to it, or, once it has begun, has a menu with resigning in it."""
    return 'value="resign"' in browser.get(f"/table/{match}").text


def cookie_line(browser: httpx.Client, path: str) -> str:
    return browser.build_request("GET", path).headers.get("cookie", "")


def test_one_small_cookie_opens_five_hundred_tables(served: Served) -> None:
    browser = served.browser()
    first = play(browser)
    person = hashed(browser.cookies[PERSON_COOKIE])

    async def many() -> list[str]:
        from meadhall.server.table_wish import Wish

        tables = [await served.hall.create(Wish("bottlecap", ["you", "random"]), person) for _ in range(500)]
        return [live.row.id for live, _ in tables]

    matches = served.do(many())
    assert sits(browser, first)
    for match in (matches[0], matches[250], matches[-1]):
        assert sits(browser, match)
        assert len(cookie_line(browser, f"/table/{match}")) < 100
    assert names(browser) == [PERSON_COOKIE]


def test_another_person_opens_nothing(served: Served) -> None:
    match = play(served.browser())
    guest = served.browser()
    guest.cookies.set(PERSON_COOKIE, new_token())
    assert not sits(guest, match)
    assert guest.post(f"/table/{match}/act", data={"action": 0, "number": 0}).status_code == 403
    guest.cookies.set(PERSON_COOKIE, hashed("client 127.0.0.1"))
    assert not sits(guest, served.open()[0].match)  # opened by a program from this address: nobody's cookie


def test_whoever_resigns_sits_there_no_longer(served: Served) -> None:
    browser = served.browser()
    match = play(browser)
    assert browser.post(f"/table/{match}/seat", data={"do": "resign"}).status_code == 200
    assert not sits(browser, match)
    assert browser.post(f"/table/{match}/act", data={"action": 0, "number": 0}).status_code == 403


def test_whoever_resigns_by_token_closes_the_browsers_that_had_the_link(served: Served) -> None:
    [seat] = served.open()
    phone, laptop = served.browser(), served.browser()
    for browser in (phone, laptop):
        browser.get(f"/join/{seat.token}")
        assert sits(browser, seat.match)
    assert seat.post("resign").status_code == 200
    assert not sits(phone, seat.match)
    assert not sits(laptop, seat.match)


def test_a_seat_opened_by_its_link_is_open_after_a_restart(serve: Callable[..., Served]) -> None:
    served = serve()
    [seat] = served.open()
    phone = served.browser()
    phone.get(f"/join/{seat.token}")
    kept = phone.cookies[PERSON_COOKIE]
    served.stop()
    again = serve()
    browser = again.browser()
    browser.cookies.set(PERSON_COOKIE, kept)
    assert sits(browser, seat.match)


def test_a_token_that_is_replaced_closes_the_link(served: Served) -> None:
    [seat] = served.open()
    phone = served.browser()
    phone.get(f"/join/{seat.token}")

    async def replace_it() -> None:
        async with served.hall.table(seat.match) as live:
            live.seats[0].token_hash = hashed(new_token())
            await served.hall.storage.keep(Change(live.row, seats=[live.seats[0]]))
            served.hall.forget(live)

    assert sits(phone, seat.match)
    served.do(replace_it())
    assert not sits(phone, seat.match)
    assert seat.get("").status_code == 403


def test_several_play_at_one_screen_with_one_cookie(served: Served) -> None:
    browser = served.browser()
    form = {"name": "Sigrid", "seat0": "you", "seat1": "here", "tempo": "relaxed"}
    page = browser.post("/new/bottlecap", data=form)
    match = page.url.path.rsplit("/", 1)[-1]
    assert browser.post(f"/table/{match}/lift", data={"seat": 1}).status_code == 200
    assert browser.post(f"/table/{match}/lift", data={"seat": 2}).status_code == 403
    assert cookie_line(browser, "/").count("=") == 1  # which curtain is lifted goes with the table's requests only
    assert "meadhall_lift=1" in cookie_line(browser, f"/table/{match}/fragment")


# Those of earlier releases


def test_an_old_cookie_opens_its_seat_and_is_taken_over(served: Served) -> None:
    [seat] = served.open()
    browser = served.browser()
    browser.cookies.set(f"meadhall_{seat.match}", seat.token, domain="127.0.0.1", path="/")
    browser.cookies.set(f"meadhall_lift_{seat.match}", "0", domain="127.0.0.1", path="/")
    assert sits(browser, seat.match)
    assert names(browser) == [PERSON_COOKIE]
    assert sits(browser, seat.match)


def test_a_move_with_an_old_cookie_counts(served: Served) -> None:
    [seat] = served.open(options={"start": 0})
    browser = served.browser()
    browser.cookies.set(f"meadhall_{seat.match}", seat.token, domain="127.0.0.1", path="/")
    seen = seat.look()
    form = {"action": seen["options"][0]["action"], "number": seen["number"]}
    assert browser.post(f"/table/{seat.match}/act", data=form).status_code == 200
    assert seat.look()["number"] > seen["number"]


def test_hundreds_of_old_cookies_go_a_few_at_a_time(served: Served) -> None:
    seats = [served.open()[0] for _ in range(3)]
    browser = served.browser()
    for number in range(120):
        browser.cookies.set(f"meadhall_{number:012}", new_token(), domain="127.0.0.1", path="/")
    for seat in seats:
        browser.cookies.set(f"meadhall_{seat.match}", seat.token, domain="127.0.0.1", path="/")
    for seat in seats:
        answer = browser.get(f"/table/{seat.match}")
        assert sum(len(line) for line in answer.headers.get_list("set-cookie")) < 4096
        assert sits(browser, seat.match)
    for _ in range(8):
        browser.get("/")
    assert names(browser) == [PERSON_COOKIE]
    assert all(sits(browser, seat.match) for seat in seats)


def test_an_old_cookie_with_a_made_up_token_opens_nothing(served: Served) -> None:
    [here], [there] = served.open(), served.open()
    browser = served.browser()
    browser.cookies.set(f"meadhall_{here.match}", f"{new_token()}.{there.token}", domain="127.0.0.1", path="/")
    assert not sits(browser, here.match)
    assert sits(browser, there.match)


# Those of others


def test_only_our_own_cookies_are_read() -> None:
    quoted = b'"' + b"\\\\" * 30_000 + b'"'
    line = b"a=" + quoted + b'; meadhall_person="x"; meadhall_lift=1; b; =c; meadhall_x=a b;meadhall_y=2 '
    headers = own_cookies([(b"host", b"h"), (b"cookie", line), (b"cookie", b"meadhall_z=3")])
    assert headers == [(b"host", b"h"), (b"cookie", b"meadhall_lift=1; meadhall_y=2; meadhall_z=3")]
    assert own_cookies([(b"cookie", b"only=theirs")]) == []


def test_a_long_quoted_cookie_takes_no_time(served: Served) -> None:
    cookie = 'a="' + "\\\\" * 31_000 + '"'
    for path in ("/", "/api/games", "/api/tables"):
        assert served.http.get(path, headers={"cookie": cookie}, timeout=5).status_code == 200
