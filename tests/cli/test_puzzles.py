"""`meadhall puzzles`: played by number, and made out of simulated games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall import games
from meadhall.engine import Record, Table
from meadhall.play import new_match
from meadhall.review import Review, Reviewing, Step, puzzles
from meadhall.review.puzzles import Choice, Solution
from meadhall.review.review import Judgement

Run = Callable[..., Any]


def test_a_puzzle_is_asked_and_answered(run: Run) -> None:
    one = puzzles.shipped("drakkar")[2]
    options = list(one.table().view(one.seat).options())
    right, wrong = options.index(one.answer) + 1, options.index(one.instead) + 1
    said = run("puzzles", "drakkar", "--number", "3", typed=["99", str(right)])
    assert said.code == 0
    assert "(Puzzle 3 of" in said.out
    assert "The number of an option, please" in said.out
    assert said.out.index("What would you do?") < said.out.index("That is it.")
    assert "Best by what you can know" in said.out
    assert "There is something better." in run("puzzles", "drakkar", "--number", "3", typed=[str(wrong)]).out


def test_there_is_one_for_today(run: Run) -> None:
    assert re.search(r"\(Puzzle \d+ of \d+\)", run("puzzles", "beer", typed=["1"]).out)


def test_puzzles_are_made_and_played_from_a_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = puzzles.shipped("bottlecap")[:4]
    monkeypatch.setattr(puzzles, "from_game", lambda game, seed: some[seed : seed + 1])
    file = tmp_path / "mine.json"
    said = run("puzzles", "bottlecap", "--games", "4", "--most", "2", "--out", str(file))
    assert said.code == 0
    assert said.out == f"2 puzzles of 4 that were found are in {file}.\n"
    assert len(puzzles.load_puzzles(file)) == 2
    assert "(Puzzle 2 of 2)" in run("puzzles", "bottlecap", "--file", str(file), "--number", "2", typed=["1"]).out
    assert run("puzzles", "beer", "--file", str(file)).sentence == "There are no puzzles of beer."


def test_bad_words_get_one_sentence(run: Run, tmp_path: Path) -> None:
    assert run("puzzles", "drakkar", "--number", "99").sentence.startswith("There is no puzzle 99")
    assert run("puzzles", "drakkar", "--out", str(tmp_path / "x"), "--games", "0").sentence.startswith("Puzzles come")
    assert "can't be read" in run("puzzles", "drakkar", "--file", str(tmp_path / "nothing")).sentence


def test_ones_own_mistakes_are_asked_or_written_with_their_answers(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match("drakkar", ["greedy", "random", "greedy"], 5, names=["Astrid", "Bjorn", "Canute"])
    match.run()
    record = match.table.record()
    file, kept = tmp_path / "match.json", tmp_path / "kept.json"
    record.write(file)
    kept.write_text(of_mistakes(record).model_dump_json())
    monkeypatch.setattr(puzzles, "learnt", learnt)
    words = ("review", str(file), "--keep", str(kept), "--puzzles")
    said = run(*words, "--seat", "Bjorn", "--json")
    found = json.loads(said.out)
    assert len(found) == puzzles.MOST_MISTAKES
    for one in found:
        assert record.decisions[one["number"]] == (1, one["taken"])
        assert one["options"][0]["action"] != one["taken"]
    said = run(*words, "--seat", "Bjorn", typed=["1", ""] * len(found))
    assert f"(Puzzle {len(found)} of {len(found)})" in said.out
    assert said.out.count("In the match it was") == len(found)
    monkeypatch.setattr(puzzles, "learnt", lambda table, decided, seed: None)
    assert "on a closer look" in " ".join(run(*words, "--seat", "Bjorn").out.split())
    for wrong in ((), ("--seat", "Bjorn", "--html")):
        assert run(*words, *wrong).sentence.startswith("Puzzles are made out of somebody's mistakes")


def of_mistakes(record: Record) -> Review:
    """A review in which every decision of Bjorn's was a mistake."""
    found = Reviewing(record).review
    none = [0.0] * 3
    for number in reversed(range(len(record.decisions))):
        seat, action = record.decisions[number]
        several = seat == 1 and len(games.rebuild(record, number).options(1)) > 1
        judgement = Judgement(verdict="mistake" if several else "fine", part=none, error=none, chance=0.2, cost=0.05)
        found.steps.append(
            Step(
                number=number,
                first=number,
                seat=seat,
                action=action,
                before=none,
                before_error=none,
                judgement=judgement,
            )
        )
    return found


def learnt(table: Table, decided: tuple[int, int], seed: int) -> Solution:
    seat, action = decided
    other = next(one for one in table.options(seat) if one != action)
    choices = [Choice(action=other, chance=0.4), Choice(action=action, chance=0.2, behind=0.2)]
    judgement = Judgement(verdict="mistake", part=[0.0] * 3, error=[0.0] * 3, chance=0.2, better=other, worlds=9)
    return Solution(choices=choices, instead=action, judgement=judgement, ahead=8, behind=1)
