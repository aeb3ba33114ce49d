"""Lessons in the hall: begun, gone on with after a restart, skipped, taken up again, and known in the lobby."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest

import meadhall
from meadhall.games.beer.actions import AS_MOVE, PLAY, WALK
from meadhall.play.lesson import lessons
from meadhall.testing.served import Seat, Served

Hall = Callable[..., Served]
ALL = [(game, one.name) for game in meadhall.SHELF for one in lessons(game)]


def learn(browser: httpx.Client, game: str = "bottlecap", lesson: str = "") -> str:
    """The address of the lesson's table."""
    page = browser.post("/learn", data={"game": game, "lesson": lesson})
    assert page.status_code == 200, page.text
    return page.url.path


def words_on(page: str) -> str:
    found = re.search(r'id="coach-words"[^>]*>(.*?)</p>', page)
    return "" if found is None else re.sub(r"<[^>]*>", "", found[1])


def said(browser: httpx.Client, table: str) -> str:
    return words_on(browser.get(table).text)


def say(browser: httpx.Client, table: str, do: str) -> httpx.Response:
    mark = re.search(r'id="coach"[^>]* data-mark="(\d+)"', browser.get(table).text)
    return browser.post(f"{table}/coach", data={"do": do, "mark": mark[1] if mark else "0"})


def opened(served: Served, game: str, lesson: str = "") -> Seat:
    answer = served.http.post("/api/lessons", json={"game": game, "lesson": lesson, "name": "Astrid"})
    assert answer.status_code == 201, answer.text
    [seat] = answer.json()["seats"]
    return Seat(served, answer.json()["match"], seat["seat"], seat["token"])


def played(seat: Seat, most: int = 400) -> list[str]:
    """What the coach says from now on, to who does as he suggests."""
    found = []
    for _ in range(most):
        seen = seat.wait(lambda seen: seen["coach"] or seen["yours"])
        coach = seen["coach"]
        if coach is not None and coach["waits"] != "deed":
            found.append(coach["words"])
            assert seat.post("coach", do="next", mark=coach["mark"]).status_code == 200
            if coach["waits"] == "end":
                return found
        else:
            wanted = coach["actions"] if coach is not None else [one["action"] for one in seen["options"]]
            assert seat.act(wanted[0], seen["number"]).status_code == 200
    raise AssertionError("the lesson did not end")


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_is_played_to_its_end_in_the_hall(served: Served, game: str, lesson: str) -> None:
    seat = opened(served, game, lesson)
    assert len(played(seat)) > 5
    assert seat.look()["coach"] is None
    assert seat.look()["state"] == "running"


def test_learn_leads_to_a_table_with_a_coach_and_next_goes_on(served: Served) -> None:
    browser = served.browser()
    table = learn(browser)
    first = said(browser, table)
    assert "two thrones" in first
    assert say(browser, table, "next").status_code == 200
    second = said(browser, table)
    assert second not in ("", first)


def test_a_second_click_on_next_skips_nothing(served: Served) -> None:
    browser = served.browser()
    table = learn(browser)
    for _ in range(2):
        browser.post(f"{table}/coach", data={"do": "next", "mark": "1"})
    assert "other stands at the end" in said(browser, table)


def test_bots_wait_while_the_coach_speaks_even_if_the_hall_is_closed_meanwhile(serve: Hall) -> None:
    served = serve()
    seat = opened(served, "bottlecap")
    for _ in range(3):
        seat.post("coach", do="next", mark=seat.look()["coach"]["mark"])
    for _ in range(2):
        seen = seat.look()
        assert seat.act(seen["coach"]["actions"][0], seen["number"]).status_code == 200
    before = seat.look()
    assert before["coach"]["words"].startswith("3 gold")
    assert before["seats"][1]["thinking"]
    row = served.stored.match(seat.match)
    assert row is not None
    assert row.deadline is None  # nobody has to look after it
    served.stop()
    again = Seat(serve(), seat.match, seat.seat, seat.token)
    after = again.look()
    assert (after["number"], after["coach"]) == (before["number"], before["coach"])
    again.post("coach", do="next", mark=after["coach"]["mark"])
    assert again.wait(lambda seen: seen["coach"])["coach"]["mark"] > after["coach"]["mark"]


def test_who_skips_has_a_table_without_a_coach_and_learn_takes_it_up_where_it_was(served: Served) -> None:
    browser = served.browser()
    table = learn(browser)
    say(browser, table, "next")
    before = said(browser, table)
    page = say(browser, table, "skip").text
    assert 'id="coach"' not in page
    assert 'id="options"' in page
    assert learn(browser) == table
    assert said(browser, table) == before


def test_learn_goes_on_with_ones_own_lesson_and_begins_anew_when_it_is_over(serve: Hall) -> None:
    served = serve()
    browser = served.browser()
    table = learn(browser)
    assert learn(browser) == table
    assert learn(served.browser()) != table
    while "Play on" not in (page := browser.get(table).text):
        action = re.search(r'data-actions="(\d+)', page)
        number = re.search(r'data-number="(\d+)"', page)
        option = action or re.search(r'id="option-(\d+)"', page)
        assert number is not None
        if 'id="coach-next"' in page:
            say(browser, table, "next")
        elif option is not None:
            browser.post(f"{table}/act", data={"action": option[1], "number": number[1]})
    assert "Learn again" in browser.get("/").text
    assert learn(browser) != table


def test_a_whole_path_that_has_to_wait_is_refused_whole_and_the_suggested_one_goes(served: Served) -> None:
    browser = served.browser()
    table = learn(browser, "beer")
    for _ in range(3):
        say(browser, table, "next")
    number = re.search(r'data-number="(\d+)"', browser.get(table).text)
    assert number is not None
    asked = said(browser, table)
    ways = (f"{PLAY + 8} {AS_MOVE} {WALK + 16 + 2}", f"{PLAY + 8} {AS_MOVE} {WALK + 2}")  # right, and left
    refused = browser.post(f"{table}/act", data={"action": ways[0], "number": number[1]})
    assert "All in good time" in refused.text
    assert f'data-number="{number[1]}"' in browser.get(table).text
    assert said(browser, table) == asked
    browser.post(f"{table}/act", data={"action": ways[1], "number": number[1]})
    assert f'data-number="{int(number[1]) + 3}"' in browser.get(table).text
    assert "is in reach" in said(browser, table)


def test_the_lobby_tells_how_far_one_has_come(served: Served) -> None:
    browser = served.browser()
    assert "Learn Bottlecap Vikings: Your first voyage" in browser.get("/").text
    table = learn(browser)
    for _ in range(2):
        say(browser, table, "next")
    lobby = browser.get("/").text
    assert "Learn: 2 of 11" in lobby
    assert ">Your first voyage</strong>" in lobby  # among one's tables
    assert "2 of 11" not in served.browser().get("/").text
    german = browser.get("/", headers={"accept-language": "de"}).text
    assert "Lernen: 2 von 11" in german
    assert ">Deine erste Fahrt</strong>" in german


@pytest.mark.parametrize("game", [game for game in meadhall.SHELF if lessons(game)])
def test_who_plays_a_game_for_the_first_time_is_asked_once(served: Served, game: str) -> None:
    browser = served.browser()
    card = browser.get("/").text.partition(f'id="game-{game}"')[2].partition("</article>")[0]
    assert 'name="first"' in card
    asked = browser.post("/play", data={"game": game, "level": "jarl", "first": "1"})
    assert asked.url.path == "/play"
    assert "Your first time?" in asked.text
    assert 'value="jarl"' in asked.text
    just = browser.post("/play", data={"game": game, "level": "first-evening"})
    assert just.url.path.startswith("/table/")
    card = browser.get("/").text.partition(f'id="game-{game}"')[2].partition("</article>")[0]
    assert 'name="first"' not in card
    again = browser.post("/play", data={"game": game, "level": "first-evening", "first": "1"})
    assert again.url.path.startswith("/table/")


def test_nobody_else_sees_or_answers_the_coach(served: Served) -> None:
    table = learn(served.browser())
    stranger = served.browser()
    assert 'id="coach"' not in stranger.get(table).text
    assert stranger.post(f"{table}/coach", data={"do": "skip"}).status_code == 403
    [seat] = served.open()
    refused = seat.post("coach", do="next", mark=1)
    assert refused.status_code == 409
    assert refused.json()["sentence"] == "Nobody teaches you at this table."
    assert served.browser().post("/learn", data={"game": "bottlecap", "lesson": "flying"}).status_code == 400
    assert served.browser().post("/learn", data={"game": "chess"}).status_code == 404
    browser = served.browser()
    assert say(browser, learn(browser), "sing").status_code == 400


def test_a_rival_called_like_the_learner_is_told_apart(served: Served) -> None:
    answer = served.http.post("/api/lessons", json={"game": "bottlecap", "name": "Orm"}).json()
    names = [seat["name"] for seat in served.guest(answer["match"]).look()["seats"]]
    assert names == ["Orm", "Ragnhild", "Orm 2"]
