"""The terminal screen: it fits, it shows what a player asks for, and it shows nothing else."""

from __future__ import annotations

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.screens.drakkar import draw
from meadhall.engine import SPECTATOR, Table, play_out, seeded
from meadhall.games.drakkar.table import Drakkar


def drawn(table: Table, seat: int, width: int) -> str:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(draw(table.view(seat)))
    return captured.get()


@pytest.mark.rule("DRK-HID-10", "DRK-HID-4", "DRK-HID-11")
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_screen_fits_and_shows_every_village_and_the_own_hand(seats: int, width: int) -> None:
    table = meadhall.game("drakkar").new(seats, 7, {"count": "on"})
    assert isinstance(table, Drakkar)
    while not table.over:
        for seat in (0, SPECTATOR):
            said = drawn(table, seat, width)
            assert max(len(line) for line in said.splitlines()) <= width
            for other in range(seats):
                assert table.name(other) in said
            assert f"Month {table.month} of 3" in said
        if table.turn:
            said = drawn(table, 0, width)
            assert f"turn {table.turn} of 10" in said
            assert said.count("●") > table.villages[0].hand_size()  # one a card, and the legend
            assert table.quest(0) is not None
            assert str(getattr(table.quest(0), "ident", "")) in said
        play_out(table, seeded(table.decisions), 9)
    assert drawn(table, 0, width)


@pytest.mark.rule("DRK-HID-4", "DRK-INV-13")
def test_the_screen_follows_from_the_view_alone() -> None:
    table = meadhall.game("drakkar").new(4, 9)
    play_out(table, seeded(9), 60)
    assert drawn(table, 1, 100) == drawn(table.redeal(1, 5), 1, 100)
