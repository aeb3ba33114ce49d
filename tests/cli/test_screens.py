"""The screens: they fit, they say it without colour, and they show a view and nothing else."""

from __future__ import annotations

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import meadhall
from meadhall.cli.panels import result_panel
from meadhall.cli.screens import plain, screen
from meadhall.engine import SPECTATOR, View
from meadhall.engine.language import reading
from meadhall.testing.bottlecap import bottlecap, place_name, play
from meadhall.testing.worlds import moments, random_action, sampled_table

WIDTHS = (80, 100, 140)


def shown(view: View, width: int = 100) -> str:
    """The screen without any colour."""
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(screen(view.table.setting.game)(view))
    return console.export_text()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_screen_fits_its_width_at_every_moment_for_every_viewer(name: str, width: int) -> None:
    for seed in range(2):
        for table in moments(name, seed, wanted=4, longest=150):
            for viewer in range(SPECTATOR, table.setting.seats):
                lines = shown(table.view(viewer), width).splitlines()
                assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_screen_is_drawn_before_the_first_decision_and_after_the_last(name: str) -> None:
    table = sampled_table(name, 4)
    assert shown(table.view(0))
    dice = random.Random(2)
    while not table.over:
        table.apply(*random_action(table, dice))
    for viewer in range(SPECTATOR, table.setting.seats):
        assert shown(table.view(viewer))


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_screen_does_not_change_when_what_the_viewer_can_not_know_does(name: str) -> None:
    for table in moments(name, 7, wanted=5, longest=120):
        for seat in range(table.setting.seats):
            for seed in (1, 2):
                assert shown(table.redeal(seat, seed).view(seat)) == shown(table.view(seat))


@pytest.mark.rule("CAP-END-5")
def test_seats_equally_near_to_a_throne_are_listed_by_the_rest_of_the_key() -> None:
    """Behind the winner Yellow has three tiers; Blue and Green have 4 glory each, and Green has goods."""
    position = bottlecap(seats=4).space(2, "S02").ships(1, 5, 6, 7).meters(0, 2, 1, 9)
    position.meters(1, 0, 0, 4).meters(2, 0, 3, 4).hut(3, 3)
    table = play(position.turn_of(0), "sail 1", "part a")
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(result_panel(table, table.result()))
    names = [table.name(seat) for seat in range(4)]
    listed = [word for word in console.export_text().split("CAP-END-1")[1].split() if word in names]
    assert listed == ["Red", "Yellow", "Green", "Blue"]


def test_who_reads_german_is_told_that_the_title_of_the_rule_of_the_end_is_english() -> None:
    table = play(bottlecap().space(2, "S02").ships(1, 5).meters(0, 2, 1, 9).turn_of(0), "sail 1", "part a")
    console = Console(width=80, record=True, file=io.StringIO())
    with reading("de"):
        console.print(result_panel(table, table.result()))
    title = meadhall.game("bottlecap").rules["CAP-END-1"].title
    assert f"Nach Regel CAP-END-1 (auf Englisch: {title})" in console.export_text()


def test_a_game_without_a_screen_is_shown_as_rows() -> None:
    table = bottlecap(seats=2).turn_of(1)
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(plain.draw(table.view(1)))
    assert "you, decides" in console.export_text()


# Bottlecap Vikings


def test_the_ring_shows_names_effects_ships_and_the_helper() -> None:
    table = bottlecap(seats=2).space(3, "S03").ships(3, 3).rotation(3).turn_of(0)
    text = shown(table.view(0))
    assert "Bloody feast" in text
    assert "-1◆ -2♣ +1✖: +1★" in text
    [line] = [line for line in text.splitlines() if "╘R╛" in line]
    assert "╘R╛╘B╛" in line
    assert "☼ helper" in line


def test_reachable_tiles_carry_the_numbers_of_the_options() -> None:
    table = bottlecap(seats=2).ships(0, 5).turn_of(0)
    text = shown(table.view(0))
    for number in (1, 2, 3):
        name = place_name(table, number)
        assert any(f" {name} " in line and f" {number} ─╮" in line for line in text.splitlines())
    assert " 1 ─╮" not in shown(table.view(1))


def test_damage_is_told_by_signs_and_numbers() -> None:
    table = bottlecap(seats=2).damage(0, red=1, grey=2).damage(1, red=2).turn_of(0)
    text = shown(table.view(0))
    assert "✖ damage ●○○ 3" in text
    assert "✖ ●● 2" in text


@pytest.mark.parametrize(
    ("reds", "words"),
    [(0, "4 more reds call"), (2, "2 more reds call"), (3, "! the next red calls")],
)
def test_the_cap_warns_of_the_valkyries(reds: int, words: str) -> None:
    table = bottlecap(seats=2).damage(1, red=reds).turn_of(0)
    text = shown(table.view(0))
    assert f"{reds} of 4" in text
    assert words in text
    assert f"lid  ●{5 - reds}  ○7" in text
    assert f"next draw {round(100 * (5 - reds) / (12 - reds))} % red" in text


def test_the_line_is_drawn_with_two_and_three_seats_only() -> None:
    def marks(seats: int) -> int:
        return shown(bottlecap(seats=seats).turn_of(0).view(0)).count("┃")

    assert marks(2) == 4  # and the sign of damage between them
    assert marks(3) == 4
    assert marks(4) == 0


def test_the_line_turns_with_the_cap() -> None:
    table = bottlecap(seats=2).rotation(2).turn_of(0)
    assert "✖ line ✖" in shown(table.view(0))


@pytest.mark.parametrize(
    ("glory", "tier", "gold", "words"),
    [
        (4, 0, 0, "wins with +6★ or 4 steps"),
        (8, 2, 0, "wins with +2★ or 2 steps"),
        (5, 3, 5, "wins with +5★, Build +3◆+1◓"),
        (6, 3, 9, "wins with Build now or +4★"),
    ],
)
def test_rivals_tell_what_they_win_with(glory: int, tier: int, gold: int, words: str) -> None:
    table = bottlecap(seats=2).meters(1, 0, gold, glory).hut(1, tier).turn_of(0)
    assert words in shown(table.view(0))


def test_the_city_tells_what_the_next_step_lacks() -> None:
    poor = bottlecap(seats=2).meters(0, 0, 1, 0).hut(0, 1).abilities(0, "A01").turn_of(0)
    assert "4◆ 1◓, 3◆ 1◓ short" in shown(poor.view(0))
    rich = bottlecap(seats=2).meters(0, 0, 4, 3).hut(0, 1).abilities(0, "A01").turn_of(0)
    text = shown(rich.view(0))
    assert "4◆ 1◓ ✓ ready" in text
    assert "⌂ Timber tithe" in text
    assert "○ Feast fires" in text
    assert "· Long oars" in text  # no white line leads there from here


def test_helmet_marks_and_the_throne_stand_on_the_glory_meter() -> None:
    table = bottlecap(seats=2).glory(0, 4).turn_of(0)
    assert "★ glory ▮▮◓▮◓◓▯▯▯♛ 4/10 1◓" in shown(table.view(0))


def test_directions_are_said_in_words() -> None:
    text = shown(bottlecap(seats=2).anticlockwise(1).turn_of(0).view(0))
    assert "↻ clockwise" in text
    assert "↺ anticlockwise" in text


def test_what_abilities_did_on_arrival_is_not_shown_any_more() -> None:
    table = bottlecap(seats=2).abilities(1, "A05", "A32", "A01").turn_of(0)
    text = shown(table.view(0))
    assert "sail up to 2 more" in text
    assert "gain ♣: +1♣ at turn's end" in text
    rival = [line[70:] for line in text.splitlines()[:12]]
    assert not any("on arrival" in line for line in rival)


def test_the_way_of_the_hut_is_marked() -> None:
    """By Gold tithe (A02) to Long oars (A05)."""
    table = bottlecap(seats=2).hut(0, 2, 2).abilities(0, "A02", "A05").turn_of(0)
    text = shown(table.view(0))
    assert "● Gold tithe" in text
    assert "· Timber tithe" in text
    assert "⌂ Long oars" in text
    assert "○ Toll of the fjord" in text


def test_a_copied_ability_does_not_hide_the_way() -> None:
    """Seer's gift (A13) on the third tier of the seers' city was used to copy another ability."""
    table = bottlecap(seats=2).side(0, "U1").hut(0, 3).abilities(0, "A12", "A14", "A02").turn_of(0)
    text = shown(table.view(0))
    assert "● Helper's coin" in text
    assert "● Shifting shores" in text
    assert "⌂ Seer's gift" in text
