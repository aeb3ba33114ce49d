"""Lessons in the terminal: read with Enter, done by number, left and taken up again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.language import PSEUDO
from meadhall.play import load_match
from meadhall.play.save import new_lesson
from meadhall.testing.lessons import ALL, as_suggested, bubble_of, coach_of

Run = Callable[..., Any]


def typed(game: str, name: str) -> list[str]:
    """What a learner types who does as the coach suggests: Enter for next, and a number for each decision."""
    match = new_lesson(game, name)
    coach = coach_of(match)
    found: list[str] = []
    while not coach.over:
        bubble = bubble_of(match)
        if bubble is not None and bubble.waits != "deed":
            found.append("")
            coach.go_on(match, bubble.mark)
        elif coach.you in match.waiting():
            action = as_suggested(match, bubble)
            found.append(str(match.view(coach.you).options().index(action) + 1))
            match.act(coach.you, action)
        else:
            match.move(match.dues()[0].seat)
    return found


def flat(said: str) -> str:
    """The screen as one line of words, without its frames."""
    return re.sub(r"[\s│╭╮╰╯─]+", " ", said)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_learnt_in_the_terminal(run: Run, home: Path, game: str, name: str) -> None:
    said = run("learn", game, name, typed=[*typed(game, name), "q"])
    assert said.code == 0
    assert "step 1 of" in said.out
    last = re.findall(r"step (\d+) of (\d+)", said.out)[-1]
    assert last[0] == last[1]
    match = load_match(home / "matches" / f"lesson-{game}-{name}.json")
    assert match.learning is not None
    assert match.learning.marks[-1].open == ""


def test_the_numbers_of_what_is_suggested_stand_beside_it(run: Run) -> None:
    said = flat(run("learn", "bottlecap", typed=["", "", "", "q"]).out)
    assert "Sail to Robbers' bay. Choose its tile, or take it from the list. 2 s skips the lesson" in said


def test_a_lesson_that_was_left_goes_on_by_learn_and_by_resume(run: Run) -> None:
    assert "step 3 of 11" in run("learn", "bottlecap", typed=["", "", "q"]).out
    for command in (("learn", "bottlecap"), ("resume",)):
        again = run(*command, typed=["q"]).out
        assert "step 3 of 11" in again
        assert "step 1 of 11" not in again
    assert "step 1 of 11" in run("learn", "bottlecap", "--again", typed=["q"]).out


def test_a_lesson_that_is_over_begins_anew(run: Run) -> None:
    run("learn", "bottlecap", typed=[*typed("bottlecap", "voyage"), "q"])
    assert "step 1 of 11" in run("learn", "bottlecap", typed=["q"]).out


def test_who_skips_plays_on_and_learn_takes_it_up_again(run: Run) -> None:
    said = run("learn", "bottlecap", typed=["", "s", "q"])
    assert "1  Sail 1 to Balance" in said.out
    assert "Your first voyage" not in said.out.rpartition("Sail 1 to Balance")[2]
    assert "step 2 of 11" in run("learn", "bottlecap", typed=["q"]).out


def test_a_deed_that_has_to_wait_is_explained(run: Run) -> None:
    said = flat(run("learn", "beer", typed=["", "", "", "1", "s", "1", "q"]).out)
    assert "All in good time. First play Dragon's Breath to move" in said
    assert "(HALL-LESSON-1)" in said


def test_the_end_names_the_next_lesson(run: Run) -> None:
    assert "The next lesson: meadhall learn drakkar raid" in run("learn", "drakkar", typed=typed("drakkar", "ship")).out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("learn",), "GAME"),
        (("learn", "chess"), "There is no game 'chess'"),
        (("learn", "beer", "flying"), "There is no lesson 'flying'; there are brawl, spirit."),
    ],
)
def test_what_can_not_be_learnt_is_said_in_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in run(*words).sentence


def test_a_german_reads_it_in_german(run: Run) -> None:
    said = flat(run("learn", "bottlecap", "--language", "de", typed=["", "", "", "q"]).out)
    assert "Deine erste Fahrt · Schritt 1 von 11" in said
    assert "Fahr zur Räuberbucht" in said
    assert "Enter geht weiter · s überspringt die Lektion" in said


def test_nothing_is_said_without_a_language_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_LANGUAGE", PSEUDO)
    said = run("learn", "bottlecap", typed=["", "", "", "q"]).out
    assert "⟦Šáíl tó" in said
    for word in ("first voyage", "step", "skips", "goes on", "throne", "ship"):
        assert word not in said
