from __future__ import annotations

import html
import re
from collections.abc import Callable

import httpx
import pytest

import meadhall
from meadhall.testing.served import Served

FRAGMENT = {"x-meadhall": "fragment"}


def number_on(page: str) -> int:
    found = re.search(r'data-number="(\d+)"', page)
    assert found is not None
    return int(found[1])


def options_on(page: str) -> list[int]:
    return [int(action) for action in re.findall(r'id="option-(\d+)"', page)]


def take_first(browser: httpx.Client, table: str, headers: dict[str, str] | None = None) -> httpx.Response:
    page = browser.get(table).text
    sent = {"action": options_on(page)[0], "number": number_on(page)}
    return browser.post(f"{table}/act", data=sent, headers=headers)


def sit_alone(browser: httpx.Client, game: str = "bottlecap", **more: str) -> str:
    """A table at which all seats are at this screen, or as said; its address."""
    rules = meadhall.game(game)
    seats = {f"seat{seat}": "here" for seat in range(rules.least_seats)}
    form = {"name": "Sigrid", "tempo": "relaxed", **seats, "seat0": "you", **more}
    page = browser.post(f"/new/{game}", data=form)
    assert page.status_code == 200, page.text
    return page.url.path


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_play_now_puts_you_at_a_table_at_once(served: Served, game: str) -> None:
    browser = served.browser()
    page = browser.post("/play", data={"game": game})
    assert page.status_code == 200
    assert page.url.path.startswith("/table/")
    assert html.escape(meadhall.game(game).title) in page.text


@pytest.mark.parametrize("game", ["bottlecap", "beer"])
def test_who_plays_against_the_gentlest_bots_begins_and_by_chance_against_others(served: Served, game: str) -> None:
    begun = {}
    for level in ("first-evening", "farmhand"):
        page = served.browser().post("/play", data={"game": game, "level": level})
        row = served.stored.match(page.url.path.rpartition("/")[2])
        assert row is not None
        begun[level] = row.options["start"]
        if level == "first-evening":
            assert 'data-number="0"' in page.text
            assert 'data-yours="1"' in page.text
    assert begun == {"first-evening": 0, "farmhand": "random"}


@pytest.mark.parametrize("game", meadhall.SHELF)
@pytest.mark.parametrize("path", ["/new/{}", "/rules/{}", "/rules/{}?q=seat", "/gallery/{}"])
def test_every_game_has_its_pages(served: Served, game: str, path: str) -> None:
    page = served.http.get(path.format(game))
    assert page.status_code == 200
    assert html.escape(meadhall.game(game).title) in page.text


def test_the_rules_of_all_games_begin_on_one_page(served: Served) -> None:
    assert 'href="/rules"' in served.http.get("/").text
    page = served.http.get("/rules").text
    for name in meadhall.SHELF:
        game = meadhall.game(name)
        assert html.escape(game.title) in page
        assert all(html.escape(sentence) in page for sentence in game.rules.minute)
        assert f'href="/rules/{name}"' in page
        assert f'href="/gallery/{name}"' in page


def test_a_form_without_any_script_decides(served: Served) -> None:
    browser = served.browser()
    table = sit_alone(browser, seat1="bot:random", **{"option-start": "0"})
    before = number_on(browser.get(table).text)
    answer = take_first(browser, table)
    assert answer.status_code == 200
    assert answer.history[0].status_code == 303
    assert number_on(answer.text) > before


def test_a_script_gets_the_part_that_it_morphs_in(served: Served) -> None:
    browser = served.browser()
    table = sit_alone(browser, seat1="bot:random", **{"option-start": "0"})
    answer = take_first(browser, table, FRAGMENT)
    assert answer.status_code == 200
    assert answer.text.startswith("<main")
    stale = browser.post(f"{table}/act", data={"action": 0, "number": 99}, headers=FRAGMENT)
    assert stale.status_code == 409
    assert stale.text.startswith("<main")
    assert "moved on" in stale.text


def test_a_fragment_that_is_known_already_is_not_sent_again(served: Served) -> None:
    browser = served.browser()
    table = sit_alone(browser)
    version = re.search(r'data-version="(\d+)"', browser.get(f"{table}/fragment").text)
    assert version is not None
    assert browser.get(f"{table}/fragment", params={"since": version[1]}).status_code == 204
    assert browser.get(f"{table}/fragment", params={"since": "1"}).status_code == 200


def test_the_name_and_the_tables_are_remembered(served: Served) -> None:
    browser = served.browser()
    table = sit_alone(browser, title="By the fire")
    lobby = browser.get("/").text
    assert 'value="Sigrid"' in lobby
    assert table in lobby
    assert "By the fire" in lobby
    assert table not in served.browser().get("/").text


def test_a_refused_form_says_why_and_keeps_what_was_entered(served: Served) -> None:
    form = {"name": "Sigrid", "seat0": "you", "seat1": "bot:random", "option-sides": "U9", "option-city": "custom"}
    page = served.browser().post("/new/bottlecap", data=form)
    assert page.status_code == 400
    assert "“Your own city cards” can&#39;t be &#39;U9&#39;: with “City cards” as listed below list a side" in page.text
    assert 'value="U9"' in page.text


@pytest.mark.parametrize(
    ("game", "field", "said"),
    [
        (
            "beer",
            {"option-warriors": "x"},
            "“The Warriors” can't be 'x': say random, or a different one for each of the 3",
        ),
        ("beer", {"option-turn_cap": "x"}, "“Turns a player at most” can't be 'x': choose a number from 1 to 500."),
        (
            "drakkar",
            {"option-first_earl": "x"},
            "“The first Earl” can't be 'x': choose “by chance” or “one of the seats”.",
        ),
        ("drakkar", {"option-open_faces": "x"}, "choose “stay on display” or “are shown once while dealing”."),
        ("drakkar", {"seat1": "x"}, "Seat 2 can't be 'x': choose you, a friend, one of the bots, or nobody."),
        (
            "drakkar",
            {"tempo": "live", "seconds": "x"},
            "“Seconds a decision” can't be 'x': choose a whole number from 5",
        ),
        ("drakkar", {"tempo": "live", "seconds": ""}, "“Seconds a decision” can't be empty: choose"),
    ],
)
def test_a_refused_form_says_what_would_be_right_in_its_own_words(
    served: Served, game: str, field: dict[str, str], said: str
) -> None:
    form = {"name": "Sigrid", "seat0": "you", "seat1": "bot:random", "seat2": "bot:random", **field}
    page = served.browser().post(f"/new/{game}", data=form)
    assert page.status_code in (400, 422)
    assert said in html.unescape(page.text)
    [wrong] = [name for name in field if name != "tempo"]
    [marked] = re.findall(r"<(?:input|select)[^>]*aria-invalid[^>]*>", page.text)
    assert f'id="{wrong}"' in marked
    assert "autofocus" in marked
    assert f'aria-describedby="{wrong}-wrong' in marked
    assert f'id="{wrong}-wrong"' in page.text


@pytest.mark.parametrize(("game", "option"), [("bottlecap", "start"), ("drakkar", "first_earl"), ("beer", "start")])
def test_a_seat_that_nobody_has_can_not_begin(served: Served, game: str, option: str) -> None:
    form = {"name": "Sigrid", "seat0": "you", "seat1": "bot:random", "seat2": "bot:random", f"option-{option}": "3"}
    page = served.browser().post(f"/new/{game}", data=form)
    assert page.status_code == 422
    assert "Seat 4 can&#39;t begin: this table has 3 seats." in page.text


@pytest.mark.parametrize("listed", ["yes", "no"])
def test_a_friend_joins_by_the_link(served: Served, listed: str) -> None:
    host, friend = served.browser(), served.browser()
    table = sit_alone(host, seat1="friend", listed=listed)
    page = host.get(f"{table}/invite")
    link = re.search(r'id="invite-url"[^>]*value="([^"]+)"', page.text)
    assert link is not None
    assert "<svg" in page.text
    assert host.get(f"{table}/qr.svg").headers["content-type"] == "image/svg+xml"
    invitation = friend.get(link[1])
    assert invitation.status_code == 200
    token = re.search(r'name="token" value="([^"]*)"', invitation.text)
    assert token is not None
    sent = {"name": "Olaf", "seat": "1", "token": token[1]}
    joined = friend.post(f"{table}/join", data=sent)
    assert joined.url.path == table
    assert "Olaf" in host.get(table).text
    assert host.get(f"{table}/invite").url.path == table, "there is nobody left to invite"
    late = served.browser().post(f"{table}/join", data={**sent, "name": "Late"})
    assert late.status_code == 409
    assert "All seats of this table are taken" in late.text


def test_who_has_resigned_only_watches(served: Served) -> None:
    one = served.browser()
    table = sit_alone(one, seat1="bot:random", title="Long Bench", **{"option-start": "0"})
    assert "Play at Long Bench" in one.get("/").text
    one.post(f"{table}/seat", data={"do": "resign", "kind": "random"})
    lobby = one.get("/").text
    assert "Play at Long Bench" not in lobby
    assert re.search(r"(Watch|Replay of) Long Bench", lobby)


def test_an_unlisted_table_is_joined_by_its_invitation_only(served: Served) -> None:
    table = sit_alone(served.browser(), seat1="friend")
    stranger = served.browser()
    assert stranger.post(f"{table}/join", data={"name": "Olaf", "seat": "1"}).status_code == 403
    assert stranger.get(f"{table}/invite").status_code == 403


def test_a_seats_own_link_opens_it_on_another_device(served: Served) -> None:
    [seat] = served.open(options={"start": 0})
    phone = served.browser()
    page = phone.get(f"/join/{seat.token}")
    assert page.url.path == f"/table/{seat.match}"
    assert options_on(page.text)
    assert [cookie.name for cookie in phone.cookies.jar] == ["meadhall_person"]


def at_one_screen(browser: httpx.Client, game: str, **more: str) -> str:
    """A table of three people before one browser."""
    form = {"name": "Sigrid", "seat0": "you", "seat1": "here", "seat2": "here", "tempo": "relaxed"}
    return browser.post(f"/new/{game}", data=form | more).url.path


def test_a_curtain_hangs_between_players_at_one_screen(served: Served) -> None:
    browser = served.browser()
    table = at_one_screen(browser, "beer", name1="Olaf", name2="Tove")
    closed = browser.get(table).text
    assert 'id="curtain"' in closed
    assert not options_on(closed)
    assert browser.post(f"{table}/act", data={"action": 0, "number": 0}).status_code == 409
    first = int(re.search(r'name="seat" value="(\d)"', closed)[1])  # type: ignore[index]  # it is there
    lifted = browser.post(f"{table}/lift", data={"seat": first})
    assert options_on(lifted.text)
    after = lifted.text
    while options_on(after):
        after = take_first(browser, table).text
    assert 'id="curtain"' in after, "it is another's turn"
    assert served.browser().post(f"{table}/lift", data={"seat": 1}).status_code == 403


def test_where_nothing_is_secret_no_curtain_hangs(served: Served) -> None:
    browser = served.browser()
    table = at_one_screen(browser, "bottlecap", name1="Olaf", **{"option-start": "0"})
    page = browser.get(table).text
    assert 'id="curtain"' not in page
    assert "Your decision, Sigrid" in page or options_on(page)
    after = take_first(browser, table).text
    assert 'id="curtain"' not in after
    assert options_on(after), "the next one at this screen is asked"
    assert "Olaf" in after


@pytest.mark.parametrize("game", ["drakkar", "beer"])
def test_no_time_runs_behind_a_curtain(served: Served, game: str) -> None:
    browser = served.browser()
    table = at_one_screen(browser, game, tempo="live", seconds="30", bank="0")
    match = served.do(served.hall.load(table.rpartition("/")[2])).match
    assert match.clock is not None
    [seat, *_] = match.waiting()
    assert match.late(served.hall.clock.now() + 900) == []
    browser.post(f"{table}/lift", data={"seat": seat})
    assert match.clock.since[seat] is not None
    assert match.late(served.hall.clock.now() + 900) == [seat]


def test_who_waits_for_others_sees_nothing_of_the_table_that_will_be_played(served: Served) -> None:
    browser = served.browser()
    table = sit_alone(browser, seat1="friend", listed="yes")
    ident = table.rpartition("/")[2]
    room = browser.get(table).text
    assert 'id="room"' in room
    assert 'class="board' not in room
    before = served.guest(ident).look()["view"]
    assert served.browser().post(f"{table}/join", data={"name": "Olaf"}).status_code == 200
    assert served.guest(ident).look()["state"] == "running"
    assert served.guest(ident).look()["view"] != before


def test_who_opens_the_address_of_a_table_with_a_free_seat_is_led_to_it(served: Served) -> None:
    """Who invites often sends what stands in the browser's bar."""
    host, guest = served.browser(), served.browser()
    table = sit_alone(host, seat1="friend")
    way = f'href="/table/{table.rpartition("/")[2]}/join"'
    assert way in guest.get(table).text
    assert way not in host.get(table).text


def test_undo_hint_chat_orders_and_seat_are_one_form_away(served: Served) -> None:
    browser = served.browser()
    table = sit_alone(browser, seat1="bot:random", **{"option-start": "0"})
    refused = browser.post(f"{table}/undo", headers=FRAGMENT)
    assert refused.status_code == 422
    assert "You have not decided anything yet" in refused.text
    assert "advised" in browser.post(f"{table}/hint", headers=FRAGMENT).text
    assert "Sk&aring;l" in browser.post(f"{table}/chat", data={"text": "Skål & co"}).text.replace("å", "&aring;")
    switched = browser.post(f"{table}/orders", data={"key": "all", "on": "1"}, headers=FRAGMENT)
    assert switched.text.count('aria-checked="true"') == 1
    assert browser.post(f"{table}/orders", data={"key": "nonsense", "on": "1"}).status_code == 400
    assert "plays for you" in browser.post(f"{table}/seat", data={"do": "bot", "kind": "jarl"}).text
    assert browser.post(f"{table}/seat", data={"do": "back"}).status_code == 200
    assert browser.post(f"{table}/seat", data={"do": "dance"}).status_code == 400


def finished(served: Served) -> str:
    """A match that is over, stored from a record; its name."""
    table = meadhall.playout("bottlecap", 2, seed=3, options={"round_limit": 30})
    page = served.browser().post("/upload", files={"record": ("match.json", table.record().text())})
    assert page.status_code == 200, page.text
    return page.url.path.split("/")[2]


def test_a_record_is_uploaded_replayed_downloaded_and_played_on_from(served: Served) -> None:
    match = finished(served)
    browser = served.browser()
    start, later = (browser.get(f"/table/{match}/replay", params={"at": at, "seat": 1}).text for at in (0, 20))
    assert number_on(start) == 0
    assert number_on(later) == 20
    part = browser.get(f"/table/{match}/replay", params={"at": 20, "seat": ""}, headers=FRAGMENT)
    assert part.text.startswith("<main")
    record = browser.get(f"/table/{match}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert meadhall.rebuild(meadhall.read_record(record.text)).over
    fork = browser.post(f"/table/{match}/fork", data={"at": 20, "seat": 0})
    assert fork.url.path.startswith("/table/")
    assert fork.url.path != f"/table/{match}"
    assert number_on(fork.text) >= 20
    assert ", from decision 20<" in browser.get("/").text
    assert ", ab Entscheidung 20<" in browser.get("/", headers={"accept-language": "de"}).text
    served.stored.sql(
        "UPDATE matches SET title = 'Old, from decision 20' WHERE origin = 'fork'"
    )  # as it was stored once
    assert ">Old, from decision 20<" in browser.get("/").text


def test_an_uploaded_replay_is_told_from_others(served: Served) -> None:
    browser = served.browser()
    played = meadhall.playout("bottlecap", 2, seed=3).record()
    browser.post("/upload", files={"record": ("match.json", played.text())})
    assert f"from a file, {len(played.decisions)} decisions" in browser.get("/").text


def test_bots_play_on_as_strong_as_they_were_unless_another_level_is_chosen(served: Served) -> None:
    browser = served.browser()
    match = to_the_end(browser, sit_alone(browser, seat1="bot:first-evening", seat2="bot:random"))
    replay = browser.get(f"/table/{match}/replay?at=5&seat=0").text
    assert "Play from here as Sigrid" in replay
    assert "the same bots" in replay
    for kind, wanted in (("", ["you", "first-evening", "random"]), ("oarsman", ["you", "oarsman", "oarsman"])):
        page = browser.post(f"/table/{match}/fork", data={"at": 5, "seat": 0, "kind": kind})
        fork = page.url.path.split("/")[2]
        assert [seat.kind for seat in served.stored.seats(fork)] == wanted


def to_the_end(browser: httpx.Client, table: str) -> str:
    """Play the match that way, the first option each time; its name."""
    for _ in range(3000):
        page = browser.get(table).text
        if 'data-state="over"' in page:
            return table.split("/")[2]
        if options_on(page):
            browser.post(f"{table}/act", data={"action": options_on(page)[0], "number": number_on(page)})
    raise AssertionError("the match did not end")


def replays_in(lobby: str) -> str:
    return lobby.partition('id="finished"')[2]


def test_a_finished_match_is_among_the_replays_of_who_played_it_and_of_all_if_it_was_listed(served: Served) -> None:
    host, stranger = served.browser(), served.browser()
    bots = {"seat1": "bot:random", "option-round_limit": "30"}
    to_the_end(host, sit_alone(host, title="Ours alone", **bots))
    to_the_end(host, sit_alone(host, title="For everybody", listed="yes", **bots))
    mine, theirs = host.get("/").text, stranger.get("/").text
    assert "Ours alone" in replays_in(mine)
    assert "For everybody" in replays_in(mine)
    assert mine.count("Ours alone") == replays_in(mine).count("Ours alone"), "and nowhere else"
    assert "For everybody" in replays_in(theirs)
    assert "Ours alone" not in theirs
    stranger.post("/upload", files={"record": ("match.json", meadhall.playout("bottlecap", 2, seed=3).record().text())})
    assert replays_in(stranger.get("/").text).count("/replay") > replays_in(theirs).count("/replay"), "what one brought"


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"no record", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"\xff\xfe", "not text"),
        (b"{}", "no match was saved in it"),
        (b"[1, 2]", "no match was saved in it"),
    ],
    ids=["words", "brackets", "bytes", "nothing", "list"],
)
def test_what_is_no_record_is_refused_with_a_sentence(served: Served, content: bytes, wrong: str) -> None:
    """What was wrong, and what would be right."""
    browser = served.browser()
    page = browser.post("/upload", files={"record": ("match.json", content)})
    assert page.status_code == 400
    said = re.search(r"This file is [^<]*\.", page.text)
    assert said is not None
    assert wrong in said[0]
    assert "by “Record” at the end" in said[0]
    assert browser.post("/upload", data={"record": "text"}).status_code == 400


def test_what_is_not_there_is_told_on_a_page(served: Served) -> None:
    for path in ("/nothing", "/table/AAAAAAAAAAAA", "/rules/chess"):
        page = served.http.get(path)
        assert page.status_code == 404
        assert page.text.startswith("<!doctype html>")


def test_tables_are_listed_by_their_state(served: Served, serve: Callable[..., Served]) -> None:
    host = served.browser()
    sit_alone(host, seat1="friend", listed="yes", title="Open one")
    sit_alone(host, listed="yes", title="Running one")
    sit_alone(host, title="Secret one")
    lobby = served.browser().get("/").text
    assert "Open one" in lobby
    assert "Running one" in lobby
    assert "Secret one" not in lobby
