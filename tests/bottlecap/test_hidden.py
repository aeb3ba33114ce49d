"""Part 6 of the catalogue: who knows what."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import SPECTATOR, seeded, snapshot
from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import bottlecap, choices, damage, play

MINE_ALONE = ("rng", "seed", "hearer", "decided")


def known(table: meadhall.Table) -> dict[str, object]:
    return {name: value for name, value in snapshot(table).items() if name not in MINE_ALONE}


@pytest.mark.rule("CAP-HID-1")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everything_that_lies_on_the_table_is_open_to_everybody(viewer: int) -> None:
    position = bottlecap(seats=3).side(1, "U1").meters(1, 2, 3, 4).damage(1, red=2, grey=1).abilities(1, "A12", "A09")
    table = position.hut(1, 2).anticlockwise(1).rotation(3).turn_of(0)
    view = table.view(viewer).table
    assert known(view) == known(table)
    seen = view.villages[1]
    assert (seen.wood, seen.gold, seen.glory, seen.reds, seen.greys, seen.heading) == (2, 3, 4, 2, 1, -1)
    assert view.rotation == 3


@pytest.mark.rule("CAP-HID-1")
def test_no_two_seats_ever_decide_at_once() -> None:
    table = meadhall.game("bottlecap").new(4, 5, {"city": "choose"})
    dice = seeded(5)
    for _ in range(300):
        [seat] = table.deciders()
        options = table.options(seat)
        table.apply(seat, options[dice.below(len(options))])
        if table.over:
            break


@pytest.mark.rule("CAP-HID-2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_lid_is_what_does_not_lie_open(viewer: int) -> None:
    view = bottlecap().damage(0, red=1, grey=2).damage(1, red=1, grey=4).turn_of(0).view(viewer).table
    assert (view.lid_reds, view.lid_greys) == (5 - 2, 7 - 6)


@pytest.mark.rule("CAP-HID-3", "CAP-INV-15")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_no_view_shows_the_seed_or_the_state_of_the_generator(viewer: int) -> None:
    """Two tables that differ only in what will be drawn look the same."""
    table = play(bottlecap().space(2, "S07").ship(0, 1).turn_of(0), "sail 1")
    other = table.copy()
    other.rng = seeded(12345)
    other.seed = 12345
    assert snapshot(table.view(viewer).table) == snapshot(other.view(viewer).table)
    view = meadhall.game("bottlecap").new(2, 987654321).view(viewer)
    assert (view.table.seed, view.table.rng.state()) == (0, (0, 0, 0, 0))
    assert not hasattr(view.table.setting, "seed")


@pytest.mark.rule("CAP-HID-3")
def test_no_redealt_table_knows_the_next_token() -> None:
    """The lid will give red; worlds redealt from the view give both colours."""
    table = play(bottlecap().space(2, "S07").ship(0, 1).draws("R").turn_of(0), "sail 1")
    drawn = {damage(play(table.redeal(0, seed), "part b"), 0) for seed in range(40)}
    assert drawn == {(1, 0), (0, 1)}


@pytest.mark.rule("CAP-HID-4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_both_tokens_of_a10_are_drawn_openly(viewer: int) -> None:
    position = bottlecap().space(2, "S07").ship(0, 1).abilities(0, "A10").draws("R", "G")
    view = play(position.turn_of(0), "sail 1", "part b").view(viewer)
    assert (view.table.drawn_reds, view.table.drawn_greys) == (1, 1)
    assert [(event.a, event.b) for event in view.events() if event.kind == events.DREW] == [(1, 1)]
    assert "Red draws 1 red and 1 grey token." in view.told()


@pytest.mark.rule("CAP-HID-5")
def test_reverse_faces_are_known_and_play_no_part() -> None:
    position = bottlecap().side(0, "U1").side(1, "COM").hut(0, 2).space(2, "S01").ship(0, 1).meters(0, 0, 6, 5)
    table = play(position.turn_of(0), "sail 1", "part a", "step A13")
    view = table.view(1).table
    assert len(view.box.tiles) == 8
    assert view.villages[1].card in (2, 3, 4)
    on_the_back = {f"copy A{ability:02d}" for ability in view.box.sides[view.villages[1].card].abilities if ability > 7}
    assert not on_the_back & set(choices(table))
