"""Hints: the three best options with chances, and sentences that speak of the game."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import Search
from meadhall.engine.language import language
from meadhall.play import hint as hints
from meadhall.play.hint import hint
from meadhall.testing.bottlecap import bottlecap
from meadhall.testing.worlds import moments

GAMES = meadhall.SHELF


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences are made the same way after a short thought."""
    monkeypatch.setattr(hints, "ITERATIONS", 60)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_has_up_to_three_options_with_chances_and_a_sentence_each(name: str) -> None:
    for table in moments(name, 11, 5):
        for seat in table.deciders():
            given = hint(table.view(seat), 1)
            assert len(given.best) == min(3, len(table.options(seat)))
            assert len({one.action for one in given.best}) == len(given.best)
            assert given.action == given.best[0].action
            for one in given.best:
                assert one.action in table.options(seat)
                assert 0.0 <= one.chance <= 1.0
                assert one.sentence.endswith((".", "!"))
                assert "\n" not in one.sentence


def test_one_of_what_counts_is_one() -> None:
    game = meadhall.game("drakkar").name
    rich, poor = hints.Outlook(game), hints.Outlook(game)
    rich.add([("points", 0.0, 1.0)], [("points", 1.0, 1.0)], won=None)
    poor.add([("points", 0.0, 1.0)], [("points", 0.0, 1.0)], won=None)
    gained, lost = rich.reason([poor], hints.Preference(0.4, True)), poor.reason([rich], hints.Preference(0.4, True))
    assert "1 more point than" in str(gained)
    assert "1 less point than" in str(lost)
    assert "1 Punkt mehr als" in language("de").say(gained)
    assert "1 Punkt weniger als" in language("de").say(lost)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_follows_from_view_and_seed_alone(name: str) -> None:
    for table in moments(name, 12, 3):
        for seat in table.deciders():
            given = hint(table.view(seat), 5)
            assert hint(table.view(seat), 5) == given
            assert hint(table.redeal(seat, 99).view(seat), 5) == given


def test_where_there_is_one_option_it_says_so() -> None:
    table = meadhall.game("drakkar").new(3, 3, {"brawl": "arrival"})
    [earl] = table.deciders()
    [given] = hint(table.view(earl), 1).best
    assert given.sentence == "There is nothing else."


def test_what_counts_is_counted() -> None:
    """Of two outlooks the sentence says what one brings more and less of than the other."""
    rich, poor = hints.Outlook("bottlecap"), hints.Outlook("bottlecap")
    table = bottlecap(seats=2).gold(0, 3).turn_of(0)
    now = meadhall.game("bottlecap").judge.assets(table, 0)
    poor.add(now, now, won=None)
    rich.add([(name, amount - (2 if name == "gold" else 0), worth) for name, amount, worth in now], now, won=None)
    loved, tried = hints.Preference(0.43, taken=True), hints.Preference(0.2, taken=False)
    assert "2 more gold than the other choices" in str(rich.reason([poor], tried))
    assert "2 less gold than the other choices, and nothing that can be counted makes up for it" in str(
        poor.reason([rich], tried)
    )
    assert "2 less gold than the other choices; still the ravens came back to it most, 43 times in 100." in str(
        poor.reason([rich], loved)
    )


def test_where_nothing_can_be_counted_it_says_how_often_the_ravens_came_back() -> None:
    table = bottlecap(seats=2).gold(0, 3).turn_of(0)
    same = hints.Outlook("bottlecap")
    now = meadhall.game("bottlecap").judge.assets(table, 0)
    same.add(now, now, won=None)
    said = str(same.reason([same], hints.Preference(0.43, taken=True)))
    assert said == "It changes nothing that can be counted soon, but the ravens like it best, 43 times in 100."


@pytest.mark.parametrize("name", GAMES)
def test_the_first_option_is_the_one_that_the_search_bot_takes(name: str) -> None:
    for seed, table in enumerate(moments(name, 13, 6)):
        for seat in table.deciders():
            view = table.view(seat)
            given = hint(view, seed)
            assert given.action == Search(seed, iterations=hints.ITERATIONS).choose(view)
            others = [one.chance for one in given.best[1:]]
            assert others == sorted(others, reverse=True)


def test_who_has_little_patience_gets_a_hint_all_the_same() -> None:
    view = meadhall.game("drakkar").new(seats=3, seed=5).view(0)
    found = hint(view, seed=1, patience=0.001)
    assert found.action in view.options()
    assert 1 <= found.worlds < 800
    assert all(one.sentence for one in found.best)
