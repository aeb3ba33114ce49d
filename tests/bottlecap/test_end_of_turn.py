"""Part 5 of the catalogue: the end of a turn."""

from __future__ import annotations

import pytest

from meadhall.games.bottlecap import events
from meadhall.testing.bottlecap import Position, bottlecap, damage, finish_turn, happened, meters, play

END_OF_TURN = ["A01", "A02", "A03", "A11", "A15", "A18", "A19", "A21", "A26", "A27", "A29"]


def before(text: str, wood: int = 0, gold: int = 0, glory: int = 0, seats: int = 2) -> Position:
    return bottlecap(seats).space(2, text).meters(0, wood, gold, glory).ship(0, 1)


def outcome(text: str, owned: list[str]) -> tuple[int, int, int]:
    """Red's wood, gold and damage after a turn in which it does the first part of the text."""
    position = before(text, 3, 5, 3).hut(0, 1).damage(0, grey=4).abilities(0, *owned)
    table = play(position.turn_of(0), "sail 1", "part a")
    if text == "S01":
        play(table, "step A04")
    if table.active == 0:
        finish_turn(table)
    return (*meters(table, 0)[:2], sum(damage(table, 0)))


@pytest.mark.rule("CAP-EOT-1")
@pytest.mark.parametrize(
    ("text", "armed"),  # for each armed ability what it adds to wood, gold and damage
    [
        ("S15", {"A01": (1, 0, 0), "A21": (0, 1, 0)}),
        ("S09", {"A02": (0, 1, 0)}),
        ("S02", {"A03": (1, 0, 0), "A18": (0, 1, 0), "A11": (0, 0, -1)}),
        ("S01", {"A19": (1, 0, 0), "A27": (0, 1, 0)}),
        ("S06", {"A29": (0, 1, 0)}),
    ],
)
@pytest.mark.parametrize("ability", END_OF_TURN)
def test_an_event_fires_the_abilities_that_it_arms_and_no_others(
    text: str, armed: dict[str, tuple[int, int, int]], ability: str
) -> None:
    plain = outcome(text, [])
    added = tuple(now - then for now, then in zip(outcome(text, [ability]), plain))
    assert added == armed.get(ability, (0, 0, 0))


@pytest.mark.rule("CAP-EOT-1")
def test_each_instance_fires_once_however_often_its_event_happens() -> None:
    position = before("S05").abilities(0, "A01")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "part b"), 0) == (3, 0, 0)


@pytest.mark.rule("CAP-EOT-1", "CAP-RUL-48")
def test_an_instance_is_armed_in_the_turn_of_another_seat_too() -> None:
    position = bottlecap().ships(1, 2).space(2, "S01").abilities(1, "A26", "A02").draws("G", "G")
    assert meters(play(position.turn_of(0), "sail 1"), 1) == (0, 2, 0)  # A26's gold arms A02


@pytest.mark.rule("CAP-EOT-2")
def test_the_active_seat_fires_first_then_clockwise() -> None:
    position = bottlecap(seats=3).ships(5, 1, 6).space(2, "S01").gold(1, 2)
    for seat in range(3):
        position.abilities(seat, "A27")
    table = play(position.turn_of(1), "sail 1", "part a", "step A01")
    paid = [seat for seat, _, _, _, why in happened(table, events.GAINED) if why == events.ABILITY + 27]
    assert paid == [1, 2, 0]


@pytest.mark.rule("CAP-EOT-2")
@pytest.mark.parametrize("owned", [["A03", "A18"], ["A18", "A03"]])
def test_within_a_seat_the_oldest_instance_fires_first(owned: list[str]) -> None:
    table = play(before("S02", 2, 1).abilities(0, *owned).turn_of(0), "sail 1", "part a")
    fired = [f"A{why - events.ABILITY:02d}" for *_, why in happened(table, events.GAINED) if why > events.ABILITY]
    assert fired == owned


@pytest.mark.rule("CAP-EOT-2", "CAP-RUL-14")
def test_a_chain_reaches_abilities_of_other_seats() -> None:
    """Glory: A11 heals Red, which arms its A29 and Blue's A15, whose gold arms Blue's A02."""
    position = before("S02", 2, 1).abilities(0, "A11", "A29").damage(0, grey=1).abilities(1, "A15", "A02")
    table = play(position.turn_of(0), "sail 1", "part a")
    assert (meters(table, 0), damage(table, 0)) == ((0, 1, 1), (0, 0))
    assert meters(table, 1) == (0, 2, 0)


@pytest.mark.rule("CAP-EOT-2", "CAP-OPT-eot")
def test_a_snapshot_fires_only_what_was_armed_before() -> None:
    position = bottlecap(eot="snapshot").space(2, "S02").ship(0, 1).meters(0, 2, 1, 0)
    position.abilities(0, "A11", "A29").damage(0, grey=1).abilities(1, "A15", "A02")
    table = play(position.turn_of(0), "sail 1", "part a")
    assert (meters(table, 0), damage(table, 0), meters(table, 1)) == ((0, 0, 1), (0, 0), (0, 0, 0))


@pytest.mark.rule("CAP-EOT-3")
def test_no_instance_arms_itself_again() -> None:
    position = before("S15").abilities(0, "A01", "A01")
    assert meters(play(position.turn_of(0), "sail 1", "part a", "finish"), 0) == (3, 0, 0)
    both = before("S15").abilities(0, "A21", "A02", "A01")
    assert meters(play(both.turn_of(0), "sail 1", "part a", "finish"), 0) == (2, 2, 0)


@pytest.mark.rule("CAP-EOT-4")
def test_what_happened_in_one_turn_is_forgotten_in_the_next() -> None:
    table = play(before("S15").abilities(0, "A21").turn_of(0), "sail 1", "part a", "finish")
    assert meters(table, 0) == (1, 1, 0)
    for _ in range(4):
        finish_turn(table)
    assert meters(table, 0) == (1, 1, 0)


@pytest.mark.rule("CAP-EOT-5")
def test_nothing_at_the_end_of_a_turn_gives_glory_or_wins() -> None:
    """Red with everything that can fire, one glory before both thrones' needs."""
    position = (
        before("S02", 2, 1, 8).abilities(0, *END_OF_TURN).abilities(1, *END_OF_TURN).glory(1, 9).damage(0, grey=3)
    )
    table = play(position.turn_of(0), "sail 1", "part a")
    assert not table.over
    assert [meters(table, seat)[2] for seat in (0, 1)] == [9, 9]
