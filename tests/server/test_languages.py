"""The reader's language: as the browser asks, or as it was chosen here; in pages, lists, errors and JSON alike."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.engine.language import LANGUAGES
from meadhall.server.reader_language import COOKIE
from meadhall.server.words import say
from meadhall.testing.served import Served

GERMAN = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}
FORM = {"name": "Sigrid", "seat0": "you", "seat1": "bot:random", "tempo": "relaxed", "listed": "yes"}


def test_a_browser_is_answered_in_the_language_that_it_asks_for(served: Served) -> None:
    page = served.browser().get("/", headers=GERMAN).text
    assert '<html lang="de">' in page
    assert "Setz dich ans Feuer" in page
    assert '<html lang="en">' in served.browser().get("/", headers={"accept-language": "fr"}).text


def test_a_chosen_language_is_kept_and_one_comes_back_to_where_it_was_chosen(served: Served) -> None:
    browser = served.browser()
    came = {"referer": f"{browser.base_url}/rules?q=x"}
    sent = browser.post("/language", data={"language": "de"}, headers=came, follow_redirects=False)
    assert sent.status_code == 303
    assert sent.headers["location"] == "/rules?q=x"
    assert browser.cookies[COOKIE] == "de"
    assert "Wie wird gespielt?" in browser.get("/rules", headers={"accept-language": "en"}).text
    browser.post("/language", data={"language": "en"})
    assert "How is it played?" in browser.get("/rules", headers=GERMAN).text


@pytest.mark.parametrize("referer", ["", "http://elsewhere.example//evil", "http://hall/upload", "javascript:x"])
def test_who_came_from_no_page_of_ours_is_led_to_the_lobby(served: Served, referer: str) -> None:
    choice = {"language": "de"}
    sent = served.browser().post("/language", data=choice, headers={"referer": referer}, follow_redirects=False)
    assert sent.headers["location"] == "/"


def test_a_language_that_nobody_has_written_is_refused(served: Served) -> None:
    refused = served.browser().post("/language", data={"language": "tlh"})
    assert refused.status_code == 400
    assert f"there are {', '.join(LANGUAGES)}" in refused.text


def test_lists_that_are_kept_for_all_are_kept_in_each_language(served: Served) -> None:
    browser = served.browser()
    browser.post("/new/bottlecap", data=FORM | {"tempo": "slow", "days": "2", "seat1": "friend"})
    stranger = served.browser()
    assert "langsam, 2 Tage je Entscheidung" in stranger.get("/", headers=GERMAN).text
    assert "slow, 2 days a decision" in stranger.get("/").text
    assert "langsam" in stranger.get("/", headers=GERMAN).text


def test_a_table_that_nobody_gave_a_title_is_called_in_the_readers_language(served: Served) -> None:
    browser = served.browser()
    table = browser.post("/new/bottlecap", data=FORM | {"seat1": "friend"}).url.path
    for page in ("/", table.replace("invite", "join")):
        assert "Tisch von Sigrid" in browser.get(page, headers=GERMAN).text
        assert "Sigrid&#39;s table" in browser.get(page).text
    [nameless] = served.open(game="drakkar", seats=["you", "random", "random"])
    assert nameless.look()["title"] == "Drakkar, the card game"
    nameless.headers |= GERMAN
    assert nameless.look()["title"] == "Drakkar, das Kartenspiel"


def test_seats_without_a_name_are_called_in_the_language_of_who_opens_the_table(served: Served) -> None:
    """As in the terminal; a table is called after a person only, whatever the seats are called."""
    browser = served.browser()
    table = browser.post("/new/bottlecap", data=FORM | {"seat0": "bot:random", "seat1": "you"}, headers=GERMAN).url.path
    facts = browser.get(f"/api{table.replace('table', 'tables')}").json()
    assert [seat["name"] for seat in facts["seats"]] == ["Rot", "Sigrid"]
    nameless = {"game": "bottlecap", "seats": ["you", "random"]}
    opened = served.http.post("/api/tables", json=nameless, headers=GERMAN).json()
    seen = served.http.get(f"/api/tables/{opened['match']}").json()
    assert ([seat["name"] for seat in seen["seats"]], seen["title"]) == (["Rot", "Blau"], "Bottlecap Vikings")


def test_what_the_hall_says_at_a_table_is_said_in_the_readers_language(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], name="Sigrid")
    live = served.hall.tables[one.match]
    served.do(live.keep([], live.now(), line=live.hall_line(say("asks-for-rematch", name="{ Olaf }"))))
    two.headers |= GERMAN
    [[line], [german]] = (seat.look()["chat"] for seat in (one, two))
    assert (line["by"], line["name"], german["name"]) == ("hall", "The hall", "Die Halle")
    assert line["text"].startswith("{ Olaf } asks for a rematch")
    assert german["text"].startswith("{ Olaf } möchte")
    assert two.served.browser().post("/name", data={"name": "die Halle"}).status_code == 422


ENGLISH = re.compile(r"\b(the|is|it|of|field|input|should|not|body|record|integer|twice|than|deep)\b", re.IGNORECASE)
RECORD = meadhall.playout("bottlecap", 2, seed=3).record()


@pytest.mark.parametrize(
    "content",
    [
        "no record",
        '{"game": 1, "game": 2}',
        '{"seed": "\\ud800"}',
        '{"seed": NaN}',
        "[" * 40 + "]" * 40,
        "9" * 200,
        RECORD.text().replace('"seed":', '"sea":', 1),
        RECORD.model_copy(update={"seats": "many"}).model_dump_json(warnings=False),
        RECORD.model_copy(update={"generator": "dice"}).model_dump_json(warnings=False),
        RECORD.model_copy(update={"decisions": [[0]]}).model_dump_json(warnings=False),
        RECORD.model_copy(update={"seats": 9}).model_dump_json(warnings=False),
        RECORD.model_copy(update={"decisions": [(0, 999)]}).model_dump_json(warnings=False),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_the_readers_language(served: Served, content: str) -> None:
    page = served.browser().post("/upload", files={"record": ("m.json", content.encode())}, headers=GERMAN)
    assert page.status_code == 400
    [said] = re.findall(r"</h1><p>(.*?)</p>", page.text)
    assert ENGLISH.findall(re.sub("[(][^)]*99[^)]*[)]|`[^`]*`", "", said)) == []


@pytest.mark.parametrize("body", [b"{", b"{}", b'{"game": 7, "seats": []}', b'{"game": "beer", "seats": [], "sea": 1}'])
def test_a_request_that_is_not_understood_is_refused_in_the_readers_language(served: Served, body: bytes) -> None:
    sent = served.http.post("/api/tables", content=body, headers=GERMAN | {"content-type": "application/json"})
    assert sent.status_code == 422
    assert ENGLISH.findall(sent.json()["sentence"]) == []


def test_one_comes_back_to_a_puzzle_or_a_review_when_another_language_is_chosen(served: Served) -> None:
    for page in (
        "/puzzle/beer/0123abcd?action=7",
        "/table/AAAAAAAAAAAA/review?seat=1",
        "/table/AAAAAAAAAAAA/puzzles/12",
    ):
        came = {"referer": f"{served.url}{page}"}
        sent = served.browser().post("/language", data={"language": "de"}, headers=came, follow_redirects=False)
        assert sent.headers["location"] == page


def test_a_table_speaks_to_its_viewer_in_pages_and_in_json(served: Served) -> None:
    browser = served.browser()
    table = browser.post("/new/bottlecap", data=FORM | {"option-start": "0"}).url.path
    page = browser.get(table, headers=GERMAN).text
    assert "Zuerst legen alle ein Schiff an" in page
    assert "Your decision" not in page
    refused = browser.post(f"{table}/undo", headers=GERMAN | {"x-meadhall": "fragment"})
    assert "Du hast noch nichts entschieden." in refused.text
    facts = browser.get(f"/api{table.replace('table', 'tables')}", headers=GERMAN).json()
    english = browser.get(f"/api{table.replace('table', 'tables')}").json()
    assert facts["options"][0]["action"] == english["options"][0]["action"]
    assert facts["decision"] != english["decision"]


def test_what_is_not_there_is_told_in_the_readers_language(served: Served) -> None:
    page = served.browser().get("/table/nowhere", headers=GERMAN)
    assert page.status_code == 404
    assert "Hier ist nichts" in page.text
