"""Nobody speaks as another: not with the same letters, not with letters that look the same, not with unseen ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.server.names import clean, clean_words, look_alike, skeleton, told_apart
from meadhall.server.problems import Problem
from meadhall.testing.served import Seat, Served

LIKE_SIGRID = [
    "Sigrid",
    "SIGRID",
    "Ѕіgrіd",
    "𝕊𝕚𝕘𝕣𝕚𝕕",
    "Sig\u200brid",
    "Sig\u034frid",
    "Sig\u202erid",
    "S i g r i d",
    "Sigrid.",
]
LIKE_THE_HALL = [
    "The hall",
    "THE HALL",
    "Тhе hаll",
    "the_hall",
    "[The hall]",
    "The\u3164hall",
    "Hall",
    "Ｍｅａｄｈａｌｌ",
    "T\u200dhe hall",
]


@pytest.mark.parametrize("name", LIKE_SIGRID)
def test_names_that_look_alike_are_found_out(name: str) -> None:
    assert look_alike("Sigrid", name)


@pytest.mark.parametrize(
    ("one", "other"), [("Sigrid", "Sigrun"), ("Björn", "Bjorn"), ("Olaf", "Olaf 2"), ("Þórr", "Thor")]
)
def test_names_that_differ_are_let_be(one: str, other: str) -> None:
    assert not look_alike(one, other)


@given(st.text(max_size=30))
def test_what_was_cleaned_is_clean_and_looks_like_itself(text: str) -> None:
    once = clean(text, 1000, "A name")
    assert clean(once, 1000, "A name") == once
    assert look_alike(once, once)
    assert skeleton(skeleton(once)) == skeleton(once)
    once.encode("utf-8")
    said = clean_words(text, 1000, "What you say")
    assert clean_words(said, 1000, "What you say") == said


def test_unseen_letters_are_left_out() -> None:
    assert clean("\u3164\u2800\u200d\ufe0f", 24, "A name") == ""
    assert clean_words("\u200d\ufe0f \u200c", 300, "What you say") == ""
    assert clean_words("Skål 👩\u200d🚀\u202e!", 300, "What you say") == "Skål 👩\u200d🚀!"
    assert clean("Z" + "\u0301" * 50, 24, "A name") == "Ź\u0301\u0301\u0301"


def test_the_same_name_gets_a_number_and_a_look_alike_is_refused() -> None:
    assert told_apart("Sigrid", ["Olaf"]) == "Sigrid"
    assert told_apart("sigrid", ["Olaf", "Sigrid"]) == "sigrid 2"
    assert told_apart("Sigrid", ["Sigrid", "Sigrid 2"]) == "Sigrid 3"
    with pytest.raises(Problem, match="“Sigrid” sits at this table, and “Ѕіgrіd” looks the same"):
        told_apart("Ѕіgrіd", ["Sigrid"])


def seated(served: Served) -> Seat:
    """Sigrid, at a listed table with a seat that is open."""
    [seat] = served.open(seats=["you", "friend"], name="Sigrid", listed=True)
    return seat


@pytest.mark.parametrize("name", LIKE_THE_HALL)
def test_no_spectator_speaks_as_the_hall(served: Served, name: str) -> None:
    answer = served.guest(seated(served).match).post("chat", text="The game is over.", name=name)
    assert answer.status_code == 422
    assert "Only the hall itself" in answer.json()["sentence"]


@pytest.mark.parametrize("name", LIKE_SIGRID)
def test_no_spectator_speaks_as_a_player(served: Served, name: str) -> None:
    seat = seated(served)
    answer = served.guest(seat.match).post("chat", text="I give up.", name=name)
    if answer.status_code == 422:
        assert "looks the same" in answer.json()["sentence"]
    else:
        [line] = seat.look()["chat"]
        assert (line["by"], line["seat"], line["name"].lower()) == ("spectator", None, "sigrid 2")


def test_spectators_are_marked_in_words(served: Served) -> None:
    seat = seated(served)
    served.guest(seat.match).post("chat", text="Skål!", name="Ivar")
    seat.post("chat", text="Welcome!")
    assert [(line["name"], line["by"]) for line in seat.look()["chat"]] == [("Ivar", "spectator"), ("Sigrid", "player")]
    page = served.browser().get(f"/table/{seat.match}").text
    assert "<strong>Ivar</strong> <small>(watching)</small> Skål!" in page
    assert "<strong>Sigrid</strong> Welcome!" in page


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(served: Served) -> None:
    seat = seated(served)
    for name in ("Ѕіgrіd", "The hall", "Тhе hаll"):
        assert served.guest(seat.match).post("seats", name=name).status_code == 422
    joined = served.guest(seat.match).post("seats", name="SIGRID")
    assert joined.status_code == 200
    assert [info["name"] for info in seat.look()["seats"]] == ["Sigrid", "SIGRID 2"]


def test_nobody_keeps_the_halls_name_or_opens_a_table_under_it(served: Served) -> None:
    assert served.browser().post("/name", data={"name": "The hall"}).status_code == 422
    answer = served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "random"], "name": "Тhe hall"})
    assert answer.status_code == 422


def test_whoever_opens_a_table_is_not_taken_for_a_bot_there(served: Served) -> None:
    [usual] = served.open()
    bot = usual.look()["seats"][1]["name"]
    [seat] = served.open(name=bot)
    assert [info["name"] for info in seat.look()["seats"]] == [bot, f"{bot} 2"]
