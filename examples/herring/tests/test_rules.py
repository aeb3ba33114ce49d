"""The rules of Herring Morning, one by one."""

from __future__ import annotations

import pytest

import meadhall
from herring.actions import MEND, ROW, STAY
from herring.table import WORTH, Herring
from meadhall import Refused

THREE = [[1, 2, 3], [10, 11, 12], [20, 21, 22]]


def table_with(hands: list[list[int]], worth: int, shed: list[int] | None = None, **options: object) -> Herring:
    """A first morning with these boats in hand, and a shoal of that worth in sight."""
    table = meadhall.game("herring").new(len(hands), seed=1, options=options)
    assert isinstance(table, Herring)
    table.hands = hands
    table.come = [WORTH.index(worth)]
    table.shoals = [shoal for shoal in range(len(WORTH)) if shoal not in table.come][: table.rules.mornings - 1]
    table.shed = [30] if shed is None else shed
    return table


def row(table: Herring, *boats: int) -> None:
    for seat, boat in enumerate(boats):
        table.apply(seat, ROW + boat - 1)


def told(table: Herring, viewer: int = -1) -> list[str]:
    return table.view(viewer).told()


def test_everybody_has_five_boats_and_nobody_the_same() -> None:  # HER-SET-1
    table = meadhall.game("herring").new(4, seed=7)
    assert isinstance(table, Herring)
    assert [len(hand) for hand in table.hands] == [5, 5, 5, 5]
    assert sorted([boat for boats in (*table.hands, table.shed) for boat in boats]) == list(range(1, 31))


def test_shoals_come_one_each_morning_and_none_twice() -> None:  # HER-SET-2, HER-MOR-1
    table = meadhall.playout("herring", seats=3, seed=4)
    assert isinstance(table, Herring)
    assert len(table.come) == len(set(table.come)) == 9


def test_herring_go_to_the_highest_boat() -> None:  # HER-ROW-1, HER-ROW-2
    table = table_with(THREE, worth=5)
    row(table, 2, 11, 20)
    assert table.herring == [0, 0, 5]


def test_jellyfish_go_to_the_lowest_boat() -> None:  # HER-ROW-3
    table = table_with(THREE, worth=-3)
    row(table, 2, 11, 20)
    assert table.herring == [-3, 0, 0]


@pytest.mark.parametrize(
    ("way", "hands"),
    [("left", [[1, 3, 20], [2, 10, 12], [11, 21, 22]]), ("right", [[1, 3, 11], [10, 12, 20], [2, 21, 22]])],
)
def test_boats_go_on_to_a_neighbour_for_all_to_see(way: str, hands: list[list[int]]) -> None:  # HER-BOAT-1
    table = table_with(THREE, worth=-1, boats_go=way)
    row(table, 2, 11, 20)
    assert table.hands == hands
    seen = table.view(-1).table
    assert isinstance(seen, Herring)
    assert sorted(boat for hand in seen.hands for boat in hand if boat > 0) == [2, 11, 20]


def test_a_boat_that_came_in_has_to_dry() -> None:  # HER-WET-1
    table = table_with(THREE, worth=-1)
    row(table, 2, 11, 20)
    with pytest.raises(Refused, match="Boat 20 came in this morning, and has to dry until the next"):
        table.apply(0, ROW + 20 - 1)
    assert ROW + 1 - 1 in table.options(0)


def test_the_lowest_among_herring_may_mend_unseen_by_the_others() -> None:  # HER-MEND-1, HER-HID-1
    table = table_with(THREE, worth=2, shed=[29, 30])
    row(table, 2, 11, 20)
    assert table.deciders() == [0]
    table.apply(0, MEND + 1 - 1)
    assert table.hands[0] == [3, 20, 30]
    assert table.wrecks == [1]
    assert "Alva fetches a boat from the shed." in told(table)
    assert "Alva fetches a boat from the shed." in told(table, 1)
    assert "Alva fetches boat 30 from the shed." in told(table, 0)


def test_nobody_has_to_mend_and_who_is_absent_does_not() -> None:  # HER-MEND-1
    table = table_with(THREE[:2], worth=2)
    row(table, 2, 11)
    assert table.default(0) == STAY
    table.time_out(0)
    assert table.hands[0] == [1, 3, 11]


def test_without_boats_in_the_shed_or_among_jellyfish_nobody_mends() -> None:  # HER-MEND-1
    for worth, shed in ((2, []), (-2, [30])):
        table = table_with(THREE[:2], worth=worth, shed=shed)
        row(table, 2, 11)
        assert len(table.come) == 2


def test_most_herring_win_and_equals_share() -> None:  # HER-END-1, HER-END-2, HER-OPT-mornings
    rules = set()
    for seed in range(40):
        table = meadhall.playout("herring", seats=2, seed=seed, options={"mornings": 5})
        result = table.result()
        assert result.winners == [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
        assert table.turn_number() == 5
        rules.add(result.rule)
    assert rules == {"HER-END-1", "HER-END-2"}
