"""Puzzles on pages: the question has nothing of the answer, and nothing that the seat can't know."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

import meadhall
from meadhall.engine import Table
from meadhall.engine.language import reading
from meadhall.engine.snapshot import alike
from meadhall.review import puzzles
from meadhall.review.puzzles import Puzzle
from meadhall.server.puzzle_pages import shown
from meadhall.testing.served import Served

PLACES = (0, 1, 4, 9, 14)  # in Drakkar three with sealed answers
SHIPPED = [(game, at) for game in meadhall.SHELF for at in PLACES]


def page_of(puzzle: Puzzle, action: str = "") -> str:
    return shown([puzzle], 0, "Puzzles", puzzle.record.game, action, "")


def test_every_game_has_its_puzzle_of_the_day(served: Served) -> None:
    lobby = served.http.get("/").text
    for game in meadhall.SHELF:
        assert f'href="/puzzle/{game}"' in lobby
        found = puzzles.shipped(game)
        days = {puzzles.of_the_day(len(found), datetime.now(UTC).date())}
        answer = served.http.get(f"/puzzle/{game}")
        days.add(puzzles.of_the_day(len(found), datetime.now(UTC).date()))  # should midnight have come in between
        assert answer.status_code == 303
        assert answer.headers["location"] in {f"/puzzle/{game}/{found[day].name}" for day in days}
        assert "What would you do?" in served.http.get(answer.headers["location"]).text


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_option_of_every_puzzle_is_a_button_also_where_a_table_would_not_have_asked(game: str) -> None:
    for one in puzzles.shipped(game):
        buttons = {said.split()[0] for said in re.findall(r'name="action" value="([0-9 ]+)"', page_of(one))}
        assert buttons >= {str(choice.action) for choice in one.choices}, one.name


def test_a_choice_leads_to_the_answer_and_why(served: Served) -> None:
    one = puzzles.shipped("drakkar")[0]
    where = f"/puzzle/drakkar/{one.name}"
    right = served.http.get(where, params={"action": one.answer}).text
    assert "That is it" in right
    assert "Best by what you can know" in right
    wrong = served.http.get(where, params={"action": f"{one.instead} 5"}).text  # a click that means several decisions
    assert "There is something better" in wrong
    for odd in ("99999", "mead", "-1"):
        assert "What would you do?" in served.http.get(where, params={"action": odd}).text


def test_what_is_no_puzzle_is_refused_with_a_sentence(served: Served) -> None:
    answer = served.http.get("/puzzle/drakkar/nothing")
    assert (answer.status_code, "There is no such puzzle." in answer.text) == (404, True)
    assert served.http.get("/puzzle/chess").status_code == 404


@pytest.mark.parametrize(("game", "at"), SHIPPED)
def test_the_question_does_not_depend_on_the_answer(game: str, at: int) -> None:
    one = puzzles.shipped(game)[at]
    turned = one.model_copy(update={"choices": one.choices[::-1], "instead": one.answer})
    assert page_of(one) == page_of(turned)
    assert page_of(one, str(one.answer)) != page_of(turned, str(one.answer))


@pytest.mark.parametrize("game", meadhall.SHELF)
@pytest.mark.parametrize("language", ["en", "de"])
def test_bytes_are_the_same_when_what_lies_hidden_is_exchanged_as_others_would_notice(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noticed = False
    for one in (puzzles.shipped(game)[at] for at in PLACES):
        true = one.table()
        world = exchanged(true, one.seat)
        with reading(language), monkeypatch.context() as instead:
            seen = [page_of(one), page_of(one, str(one.instead))]
            instead.setattr(Puzzle, "table", lambda _, world=world: world)
            assert [page_of(one), page_of(one, str(one.instead))] == seen
        others = [seat for seat in range(one.record.seats) if seat != one.seat]
        noticed = noticed or any(not alike(true.view(seat).table, world.view(seat).table) for seat in others)
    assert noticed or not meadhall.game(game).secrets


def exchanged(true: Table, seat: int) -> Table:
    """Everything that the seat can't know is another; who has answered in secret has given another answer.

    That somebody has answered is seen at the table, as everybody wants to know for whom they wait; what, nobody sees.
    """
    world = true.redeal(seat, 5)
    world.loud = False
    for other, answer in enumerate(true.sealed):
        if other != seat and answer >= 0:
            world.take(other, next(one for one in reversed(world.options(other)) if one != answer))
    world.loud = True
    world.decisions = true.decisions
    return world


def test_any_list_of_puzzles_can_be_shown(tmp_path: Path) -> None:
    some = puzzles.shipped("bottlecap")[:3]
    page = shown(some, 2, "Your own mistakes", "bottlecap", "", "Astrid")
    assert "Your own mistakes" in page
    assert "3 of 3" in page
    assert some[0].name in page
