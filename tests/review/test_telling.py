"""A review in words: three to six sentences, in English and German, to any seat, and as a command."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli.main import main
from meadhall.engine.event import HEADING
from meadhall.engine.language import PSEUDO, reading, spoken
from meadhall.play import new_match
from meadhall.review import Judgement, Reviewing
from meadhall.review.review import Gain
from meadhall.review.telling import Telling
from meadhall.review.turning import turning_points
from meadhall.review.words import say

GAMES = meadhall.SHELF
SHORT: dict[str, dict[str, object]] = {"bottlecap": {"round_limit": 30}, "beer": {"turn_cap": 10}}

Run = Callable[..., Any]


def told(name: str) -> Telling:
    """Of the last steps of a match, which is enough to tell of."""
    match = new_match(name, ["greedy", "random", "greedy"], 21, SHORT.get(name, {}))
    match.run()
    making = Reviewing(match.table.record())
    for _ in range(40):
        making.go_on()
    return Telling(making.review, making.tables)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_told_in_three_to_six_sentences_in_every_language(name: str) -> None:
    telling = told(name)
    english = [spoken(sentence) for sentence in telling.summary()]
    assert 3 <= len(english) <= 6
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in english)
    with reading("de"):
        german = [spoken(sentence) for sentence in telling.summary()]
    assert len(german) == len(english)
    assert not set(german) & set(english)
    winner = telling.review.result.index(max(telling.review.result))
    with reading("en", winner):
        assert "You" in " ".join(spoken(sentence) for sentence in telling.summary(winner))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("leaders", "sentence"),
    [
        ([0, 0, 0, 0], "Red was ahead nearly all the way."),
        ([0, 1, 0, 0], "Red was ahead most of the way; Blue led for the last time in"),
        ([1, 1, 1, 0], "Blue was ahead until"),
    ],
)
def test_who_was_ahead_is_told_as_it_was(leaders: list[int], sentence: str) -> None:
    match = new_match("bottlecap", ["random", "random"], 5, {"round_limit": 30}, names=["Red", "Blue"])
    match.run()
    making = Reviewing(match.table.record())
    found = making.review
    found.result = [1.0, 0.0]
    for leader in reversed(leaders):
        step = making.go_on()
        assert step is not None
        found.steps[-1] = step.model_copy(update={"before": [1.0 - leader, float(leader)]})
    assert str(Telling(found, making.tables).ahead()).startswith(sentence)


@pytest.mark.parametrize("name", GAMES)
def test_that_a_turn_began_is_not_told_of_a_stroke_of_luck(name: str) -> None:
    match = new_match(name, ["greedy", "random", "greedy"], 22, SHORT.get(name, {}))
    match.run()
    making = Reviewing(match.table.record())
    telling = Telling(making.review, making.tables)
    headings = 0
    for number in range(len(making.record.decisions)):
        after = making.tables[number + 1]
        happened = [after.tell(event) for event in after.events(0, making.tables[number].told)]
        heads = [str(one.message) for one in happened if one.weight == HEADING]
        headings += len(heads)
        assert not {str(one) for one in telling.told(number, 0)} & set(heads)
        if len(happened) > len(heads):
            assert telling.told(number, 0)
    assert headings > 3


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", GAMES)
def test_turning_points_and_verdicts_have_words_in_the_pseudo_language(name: str) -> None:
    telling = told(name)
    with reading(PSEUDO):
        for point in turning_points(telling.review):
            assert all("⟦" in spoken(sentence) for sentence in telling.turning(point))
            assert "⟦" in spoken(telling.when(point.number))
        for step in telling.review.steps:
            assert "⟦" in spoken(telling.verdict(step.number))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("ahead", "behind", "why"),
    [
        (70, 20, "Played on, it comes out better in 70 of 100 cases, and worse in 20."),
        (10, 60, "Played on, it comes out better in only 10 of 100 cases, but then by a lot."),
    ],
)
def test_a_slip_says_why_also_where_nothing_can_be_counted(ahead: int, behind: int, why: str) -> None:
    slip = {"verdict": "mistake", "part": [0.0] * 3, "error": [0.0] * 3, "chance": 0.2, "worlds": 100}
    uncounted = Judgement.model_validate({**slip, "ahead": ahead, "behind": behind})
    telling = told("drakkar")
    assert [str(sentence) for sentence in telling.why(uncounted)] == [why]
    counted = uncounted.model_copy(update={"gains": [Gain(asset="points", more=1.5, worth=1.0)]})
    assert "1.5 more points" in " ".join(str(sentence) for sentence in telling.why(counted))
    at_a_price = [*counted.gains, Gain(asset="barrels", more=-1.0, worth=0.6)]
    dear = counted.model_copy(update={"gains": at_a_price})
    assert str(telling.why(dear)[0]).endswith("1.5 more points on average, at the price of 1.0 barrels.")


@pytest.mark.usefixtures("quick")
def test_who_shares_the_victory_is_told_of_it_as_of_ones_own() -> None:
    telling = told("drakkar")
    review = telling.review
    review.result = [0.5, 0.0, 0.5]
    review.steps = [step.model_copy(update={"before": [0.4, 0.2, 0.4]}) for step in review.steps]
    with reading("en", 2):
        assert spoken(telling.won(2)) == f"You share the victory with {review.names[0]}."
        assert spoken(telling.ahead(2)) == "You were ahead nearly all the way."
    with reading("de", 2):
        assert spoken(telling.won(2)) == f"Du teilst dir den Sieg mit {review.names[0]}."
    with reading("en", 1):
        assert spoken(telling.won(1)) == f"The victory is shared by {review.names[0]} and {review.names[2]}."


@pytest.mark.usefixtures("quick")
def test_what_was_done_before_the_first_round_is_told_of_the_set_up() -> None:
    telling = told("bottlecap")
    assert str(telling.during(0)) == "in the set-up"
    with reading("de"):
        assert spoken(telling.during(0)) == "beim Aufbau"
        assert spoken(telling.during(telling.review.left)).startswith("in Runde ")


def test_quotation_marks_inside_of_others_are_single_ones() -> None:
    named = say("better", option="Abwehr mit „Heldentat“", percent=30)
    with reading("de"):
        assert "„Abwehr mit ‚Heldentat‘“" in spoken(named)


@pytest.mark.usefixtures("quick")
def test_the_command_tells_goes_on_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match("drakkar", ["greedy", "random", "random"], 3)
    match.run()
    file = tmp_path / "match.json"
    match.table.record().write(file)
    kept = tmp_path / "kept.json"
    assert main(["review", str(file), "--keep", str(kept), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert len(facts["steps"]) == len(match.table.history())
    assert len(facts["accounts"]) == 3
    assert 3 <= len(facts["summary"]) <= 6
    assert main(["review", str(file), "--keep", str(kept), "--html", "--seat", "1"]) == 0  # at once: it was kept
    page = capsys.readouterr().out
    assert page.startswith("<!doctype html>")
    assert page.count("<path") == 3
    assert main(["review", str(file), "--keep", str(kept), "--seat", "2", "--language", "de"]) == 0
    assert "Glück und Können" in capsys.readouterr().out
    assert main(["review", str(file), "--depth", "0"]) == 2
    assert "depth of 1 to 100" in capsys.readouterr().err
    assert main(["review", str(file), "--keep", str(file)]) == 2
    assert "is not a review" in " ".join(capsys.readouterr().err.split())
    assert main(["review", str(file), "--seat", "Nobody"]) == 2
    file.write_text("no record")
    assert main(["review", str(file)]) == 2
    assert capsys.readouterr().err
