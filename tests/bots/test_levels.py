"""The five levels of each game: names that are specs, manners, and an order that can be measured."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.arena import Plan, duel, play_game
from meadhall.bots import LEVELS, bot, level, levels, read_spec, thinking_time
from meadhall.engine import BadOption, UnknownGame
from meadhall.play import new_match
from meadhall.play.due import LONGEST_DELAY, SHORTEST_DELAY

GAMES = meadhall.SHELF


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_five_levels_from_a_first_evening_to_a_jarl(name: str) -> None:
    known = levels(name)
    assert [one.number for one in known] == [1, 2, 3, 4, 5]
    assert (known[0].title, known[-1].title) == ("First evening", "Jarl")
    assert tuple(one.name for one in known) == LEVELS
    for one in known:
        assert one.sentence.endswith(".")
        read_spec(one.spec)
        assert "seconds" not in one.spec  # else a level would be as strong as the machine is quick


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("called", LEVELS[:3])
def test_a_level_decides_as_the_bot_behind_it(name: str, called: str) -> None:
    table = meadhall.game(name).new(4, 1)
    for seed in range(5):
        view = table.view(table.deciders()[0])
        assert bot(called, seed).choose(view) == bot(level(name, called).spec, seed).choose(view)


def test_a_level_is_a_spec_without_parameters() -> None:
    assert read_spec("jarl") == ("jarl", {})
    with pytest.raises(BadOption, match="The jarl bot has no parameter 'iterations'; it has none"):
        bot("jarl:iterations=4", 1)
    with pytest.raises(BadOption, match=r"There is no bot .troll.; the bots are .* and the levels first-evening"):
        bot("troll", 1)
    with pytest.raises(BadOption, match="There is no level 'thrall'; the levels are first-evening"):
        level("beer", "thrall")


def test_levels_sit_at_tables_like_any_bot() -> None:
    match = new_match("bottlecap", ["first-evening", "farmhand"], seed=3, options={"round_limit": 30})
    match.run()
    assert match.over
    plan = Plan("bottlecap", ("first-evening", "oarsman"), options={"round_limit": 30})
    plan.check()
    assert play_game(plan, plan.pairings(1)[0]).winners


@pytest.mark.parametrize("called", LEVELS)
def test_a_level_never_answers_at_once_at_a_live_table(called: str) -> None:
    seconds = thinking_time(called)
    assert seconds is not None
    shortest, longest = seconds
    assert 0.5 < shortest < longest <= 5
    waited = set()
    for seed in range(20):
        match = new_match("bottlecap", [called, called], seed=seed, live=True)
        [due] = match.dues()
        assert shortest <= due.delay <= longest
        waited.add(due.delay)
    assert len(waited) > 15


def test_in_simulation_nobody_waits() -> None:
    match = new_match("bottlecap", ["jarl", "jarl"], seed=1)
    assert [due.delay for due in match.dues()] == [0.0]


@pytest.mark.parametrize("name", GAMES)
def test_ratings_rise_from_level_to_level(name: str) -> None:
    ratings = [one.rating for one in levels(name)]
    assert ratings == sorted(set(ratings))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_ratings_are_known_well(name: str) -> None:
    """What is wanted of the ladder in docs/bots.md."""
    assert all(0 < one.deviation < 3 for one in levels(name))


def test_in_a_window_a_level_takes_as_long_as_everybody() -> None:
    """The Brawl in order of arrival is a window: nobody may be told by the time that he takes."""
    match = new_match("drakkar", ["first-evening"] * 3, seed=3, options={"brawl": "arrival"}, live=True)
    assert not match.table.agenda.top().forced(match.table)
    for due in match.dues():
        assert SHORTEST_DELAY <= due.delay <= LONGEST_DELAY


@pytest.mark.parametrize("name", GAMES)
def test_a_first_evening_loses_against_who_knows_the_game(name: str) -> None:
    """Two and two at a table, the cheap levels only: the others are measured by make soak."""
    assert victories(name, "oarsman", "first-evening", 24, 40) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_each_level_beats_the_one_below(name: str, number: int) -> None:
    """At least 65 of 100 games; this allows for the luck of those that are played here.

    Levels that don't search play more of them: of 48 in Beer & Vikings often only 17 are decided.
    """
    games = 400 if number <= 3 else 48
    assert victories(name, LEVELS[number - 1], LEVELS[number - 2], games, 900) > 0.55


def victories(name: str, one: str, other: str, games: int, seed: int) -> float:
    """The share of decided games that the first bot wins, at tables of two and two with shared deals."""
    plan = Plan(name, (one, one, other, other), seed=seed)
    return duel([play_game(plan, pairing) for pairing in plan.pairings(games)]).won.value


def test_a_game_that_is_not_on_the_shelf_has_no_levels() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'; the games are bottlecap, drakkar, beer"):
        levels("chess")
