"""Puzzles have one sure answer, which follows from what the seat can know; those that are shipped fit the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

import meadhall
from meadhall import games
from meadhall.engine import Table
from meadhall.engine.errors import BadRecord
from meadhall.engine.language import reading, spoken
from meadhall.engine.view import View
from meadhall.review import Reviewing, puzzles
from meadhall.review.judging import BEYOND_DOUBT
from meadhall.review.puzzles import Choice, Puzzle, Solution
from meadhall.testing import bottlecap as caps
from meadhall.testing.bottlecap import bottlecap
from meadhall.testing.worlds import random_action


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FIRST_WORLDS", 8)
    monkeypatch.setattr(puzzles, "WORLDS", 30)
    monkeypatch.setattr(puzzles, "DEEPER", 60)


def hurried() -> tuple[Table, int, int]:
    """Red could win at once, and who comes next will; what wins, and what does not."""
    position = bottlecap(seats=2).space(2, "S02").ship(0, 1).meters(0, 2, 1, 9).meters(1, 2, 1, 9).ship(1, 1)
    table = caps.play(position.turn_of(0), "sail 1")
    [finish] = [action for action in table.options(0) if caps.name_of(table, action) == "finish"]
    [best] = [action for action in table.options(0) if action != finish]
    return table, best, finish


def test_a_planted_puzzle_is_found_with_its_answer_and_the_reason(short: None) -> None:
    table, best, finish = hurried()
    found = puzzles.solved(table.view(0), 1, finish)
    assert found is not None
    assert [one.action for one in found.choices] == [best, finish]
    assert found.instead == finish
    assert found.judgement.wins
    assert found.choices[1].behind > 0.5
    assert found.ahead > found.behind == 0


def test_who_has_found_the_answer_is_asked_no_puzzle(short: None) -> None:
    table, best, _ = hurried()
    assert puzzles.solved(table.view(0), 1, best) is None


def moments_of(game: str, seed: int) -> Iterator[Table]:
    dice = random.Random(seed)
    table = games.game(game).new(3, seed)
    while not table.over and table.decisions < 90:
        yield table.copy()
        table.apply(*random_action(table, dice))


@pytest.mark.parametrize("game", ["drakkar", "beer"])
def test_the_answer_is_the_same_when_what_the_seat_cannot_know_is_exchanged(
    game: str, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("MATTERS", "CLEAR", "BEYOND_DOUBT"):
        monkeypatch.setattr(puzzles, name, -1e9)  # also where nothing is sure
    answered = compared = 0
    for table in list(moments_of(game, 2))[::3]:
        seat = table.deciders()[0]
        worst = table.options(seat)[-1]
        if not 2 <= len(table.options(seat)) <= 4 or answered == 2:
            continue
        world = table.redeal(seat, table.decisions)
        found = puzzles.solved(table.view(seat), 7, worst)
        assert found == puzzles.solved(world.view(seat), 7, worst)
        compared += 1
        answered += found is not None
    assert compared >= answered > 0


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_the_shipped_puzzles_can_be_played_and_have_one_clear_answer(game: str) -> None:
    found = puzzles.shipped(game)
    assert 15 <= len(found) <= 30
    assert len({one.name for one in found}) == len(found)
    for one in found:
        view = one.table().view(one.seat)
        assert one.seat in view.deciders()
        assert sorted(choice.action for choice in one.choices) == sorted(view.options())
        assert one.instead in view.options()
        assert one.instead != one.answer
        for other in one.choices[1:]:
            assert other.behind >= puzzles.CLEAR
            assert other.behind > BEYOND_DOUBT * other.doubt
        assert one.ahead > one.behind
        assert one.record.seal is None


@pytest.mark.parametrize("game", meadhall.SHELF)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_answers_of_the_shipped_puzzles_are_told_in_sentences(game: str, language: str) -> None:
    inner = str.maketrans("“”„", "‘’‚")  # quotation marks inside of others
    with reading(language, 0):
        for one in puzzles.shipped(game)[:4]:
            view = one.table().view(one.seat)
            said = [spoken(sentence) for sentence in puzzles.told(one, view)]
            assert len(said) >= 3
            assert spoken(view.describe(one.answer)).translate(inner) in said[0]


def test_every_day_has_its_puzzle_and_each_comes_once_before_any_comes_again() -> None:
    first = date(2026, 11, 18)
    days = [puzzles.of_the_day(24, first + timedelta(days=number)) for number in range(48)]
    assert sorted(days[:24]) == list(range(24))
    assert days[:24] == days[24:]


def test_a_simulated_game_has_the_same_puzzles_each_time(short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "LONGEST", 30)
    once = list(puzzles.from_game("drakkar", 3))
    assert once == list(puzzles.from_game("drakkar", 3))
    for one in once:
        assert len(one.record.decisions) < 30


def test_ones_own_mistakes_become_puzzles_the_costliest_first(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of them a deeper search confirms: here all but one."""
    record = meadhall.playout("bottlecap", seats=2, seed=5, options={"round_limit": 30}).record()
    making = Reviewing(record)
    for _ in range(40):
        making.go_on()
    own = [step for step in making.review.steps if step.seat == 0 and step.judgement.better is not None][:4]
    costs = {step.number: cost for step, cost in zip(own, (0.1, 0.4, 0.2, 0.3))}
    for at, step in enumerate(making.review.steps):
        verdict = "mistake" if step.number in costs or step.seat == 1 else "fine"
        facts = {"verdict": verdict, "cost": costs.get(step.number, 0.0)}
        judgement = step.judgement.model_copy(update=facts)
        making.review.steps[at] = step.model_copy(update={"judgement": judgement})

    def confirmed(view: View, seed: int, taken: int | None = None) -> Solution | None:
        assert taken in view.options()
        if view.table.decisions == own[2].number:
            return None
        others = [action for action in view.options() if action != taken]
        choices = [Choice(action=others[0], chance=0.6), Choice(action=taken, chance=0.4, behind=0.2)]
        judgement = making.review.step(view.table.decisions).judgement
        return Solution(choices=choices, instead=taken, judgement=judgement, ahead=20, behind=10)

    monkeypatch.setattr(puzzles, "solved", confirmed)
    found = list(puzzles.from_review(record, making.review, 0))
    assert [len(one.record.decisions) for one in found] == [own[1].number, own[3].number, own[0].number]
    assert [one.instead for one in found] == [own[1].action, own[3].action, own[0].action]
    assert {one.seat for one in found} == {0}
    assert all(one.taken for one in found)


def test_puzzles_are_written_and_read_and_what_is_none_is_refused_with_its_line(tmp_path: Path) -> None:
    some = list(puzzles.shipped("drakkar")[:3])
    file = tmp_path / "mine.json"
    file.write_text(puzzles.texts(some), encoding="utf-8")
    assert puzzles.load_puzzles(file) == some
    file.write_text(puzzles.texts(some) + '{"seat": 1}\n', encoding="utf-8")
    with pytest.raises(BadRecord, match=r"line 4, field choices: this is no puzzle\."):
        puzzles.load_puzzles(file)
    with pytest.raises(BadRecord, match="can't be read"):
        puzzles.load_puzzles(tmp_path / "nothing.json")


def test_a_selection_has_all_kinds_of_decisions() -> None:
    def kinds(some: list[Puzzle]) -> set[str]:
        return {games.game("drakkar").verbs.name(one.answer).partition(" ")[0] for one in some}

    everything = list(puzzles.shipped("drakkar"))
    assert kinds(puzzles.varied(everything, len(kinds(everything)))) == kinds(everything)
    assert len(puzzles.varied(everything, 5)) == 5
