"""Sections 4.3 and 4.4: who is asked, when, and what happens when he is absent."""

from __future__ import annotations

import pytest

from meadhall.games.beer.actions import VERBS
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import decisions, sampled_game
from meadhall.testing.beer_play import (
    attack,
    by_text,
    choices,
    drinks,
    held,
    life,
    move,
    play,
    when_absent,
    who,
)


@pytest.mark.rule("BEER-W-1", "BEER-D-3", "BEER-D-4", "BEER-D-20", "BEER-D-21")
def test_own_prompts_offer_any_time_actions() -> None:
    table = beer(3, location="drakkar").drinks("A", "board").turn_of("A")
    for last in ("remove AB 0", "done", "done", "gear Family Sword"):
        assert {"burn board", "soul 1"} <= set(choices(table))
        play(table, last)
    assert table.active == 1


@pytest.mark.rule("BEER-W-2", "BEER-D-2")
def test_at_the_start_of_a_turn_the_others_may_burn_by_public_facts_only() -> None:
    position = beer(5).life("B", size=1).drinks("C", "life").life("D", size=1).drinks("D", "board").spirit("E", beers=1)
    table = position.turn_of("A", windows=True)
    assert who(table) == "C"  # B has neither a drink nor a second Life card
    assert choices(table) == ["pass", "burn life"]
    assert when_absent(table) == "pass"
    play(table, "C: pass")
    assert choices(table, "D") == ["pass", "burn board"]
    play(table, "D: burn board")
    assert who(table) == "A"  # nothing is left to burn, and E is a Spirit


@pytest.mark.rule("BEER-W-2", "BEER-SOUL-1")
def test_a_window_is_repeated_until_it_is_passed() -> None:
    table = beer(3).drinks("B", "board", "Family Sword").turn_of("A", windows=True)
    play(table, "B: burn board", "B: soul 2")
    assert who(table) == "B"
    assert choices(table) == ["pass", "burn Family Sword"]
    assert (held(table, "B"), life(table, "B")) == (3, (4, 0))


@pytest.mark.rule("BEER-W-4", "BEER-D-8")
def test_a_defender_may_burn_first_and_commits_once() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").hand("B", "D1").drinks("B", "board").wounds("B", size=1)
    table = attack(position.turn_of("A"), "A2", "bare hands", "B")
    assert when_absent(table) == "pass"
    play(table, "B: burn board", "B: for life", "B: soul 1")
    assert who(table) == "B"
    play(table, "B: pass")
    assert who(table) == "A"
    assert life(table, "B") == (7 - 1 - 2, 2)


@pytest.mark.rule("BEER-D-14")
def test_targets_stretch_and_drink_are_part_of_the_play() -> None:
    position = beer(3).hand("A", "Throw the Stool")
    table = by_text(position.turn_of("A"), "Throw the Stool")
    assert choices(table) == ["remove AB 0", "remove BC 0", "remove CA 0"]
    play(table, "remove BC 0")
    assert choices(table) == ["at B", "at C"]


@pytest.mark.rule("BEER-D-8", "BEER-D-9", "BEER-D-10", "BEER-D-11", "BEER-D-14", "BEER-D-15", "BEER-D-16")
@pytest.mark.parametrize("seed", range(8))
def test_everybody_may_be_absent_at_every_decision(seed: int) -> None:
    """The default of each decision point is one of its options, and a game of absentees ends."""
    table = sampled_game(seed, turns=4)
    for seat, _ in decisions(table, seed, most=250):
        assert table.default(seat) in table.options(seat)
    made = 0
    while not table.over:
        table.time_out(table.deciders()[0])
        made += 1
        assert made < 5000


@pytest.mark.rule("BEER-D-4", "BEER-TURN-1")
@pytest.mark.parametrize("seed", range(4))
def test_every_option_is_a_known_action_with_words_and_a_rule(seed: int) -> None:
    table = sampled_game(seed, turns=4)
    for seat, _ in decisions(table, seed, most=300):
        assert str(table.prompt(seat))
        for action in table.options(seat):
            assert VERBS.of(action) is not None
            assert str(table.describe(seat, action))
            assert table.cites(seat, action).startswith("BEER-")


@pytest.mark.rule("BEER-D-4", "BEER-DEF-1")
@pytest.mark.parametrize("seed", range(12))
def test_options_are_the_candidates_that_no_rule_refuses(seed: int) -> None:
    table = sampled_game(seed, turns=4)
    for seat, _ in decisions(table, seed, most=250):
        step = table.agenda.top()
        wanted = [action for action in step.candidates(table, seat) if step.refusal(table, seat, action) is None]
        assert sorted(table.options(seat)) == sorted(wanted), type(step).__name__


@pytest.mark.rule("BEER-D-2", "BEER-BRN-1")
def test_an_absent_seat_burns_nothing() -> None:
    table = beer(3).drinks("B", "board").turn_of("A", windows=True)
    while who(table) != "A":
        table.time_out(table.deciders()[0])
    assert drinks(table, "B") == 1


@pytest.mark.rule("BEER-D-7", "BEER-W-7")
def test_interrupts_come_before_the_chain() -> None:
    position = beer(3, game="combined_one_pile").hand("A", "M2").hand("B", "Stumble").valhalla("C", "Chain")
    table = move(position.turn_of("A"), "M2", "left 2")
    assert who(table) == "B"
    play(table, "B: pass")
    assert who(table) == "C"
