"""Recorded games must replay to the letter, compiled and interpreted, on every machine."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.testing.playthrough import perft, playthrough

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))
PERFTS = sorted(HERE.glob("*/perft.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    assert playthrough(meadhall.load_record(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PERFTS, ids=lambda path: path.parent.name)
def test_the_game_tree_has_as_many_branches_as_ever(path: Path) -> None:
    game = meadhall.game(path.parent.name)
    for line in path.read_text(encoding="utf-8").splitlines():
        seats, _, counts = line.partition(" seats: ")
        wanted = [int(count) for count in counts.split() if int(count) < 60_000]
        assert [perft(game.new(int(seats), 1), depth) for depth in range(1, len(wanted) + 1)] == wanted


def test_bottlecap_branches_as_the_catalogue_says() -> None:
    """Two seats: 8 places each, 1 good (2 ways) and 2 goods (3 ways) of choice, then a move of 1, 2 or 3."""
    table = meadhall.game("bottlecap").new(2, 1)
    assert [perft(table, depth) for depth in range(1, 6)] == [8, 8 * 8, 64 * 2, 128 * 3, 384 * 3]


def test_bottlecap_branches_with_four_seats_as_the_catalogue_says() -> None:
    """Four seats: four ships, then the first seat's single good of choice (2 ways) and its free step (2 ways)."""
    table = meadhall.game("bottlecap").new(4, 1)
    assert [perft(table, depth) for depth in (1, 2, 3)] == [8, 64, 512]
    for _ in range(4):
        table.apply(table.deciders()[0], table.options(table.deciders()[0])[0])
    assert [perft(table, depth) for depth in (1, 2, 3, 4)] == [2, 4, 12, 24]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_drakkar_branches_as_the_catalogue_says(seats: int) -> None:
    """The first decisions are secret claims: each seat any of as many piles as there are seats (DRK-BRW-6)."""
    table = meadhall.game("drakkar").new(seats, 1)
    for depth in range(1, min(seats, 4) + 1):
        assert perft(table, depth) == seats**depth


def test_a_shared_victory_in_drakkar_is_recorded() -> None:
    table = meadhall.rebuild(meadhall.load_record(HERE / "drakkar" / "shared-victory.json"))
    scores = table.result().scores
    assert len(table.winners) > 1
    assert {scores[seat] for seat in table.winners} == {max(scores)}


def test_every_way_to_end_a_game_is_recorded() -> None:
    endings = {
        "bottlecap": {"CAP-END-1", "CAP-END-2", "CAP-END-6"},
        "drakkar": {"DRK-SCO-2"},
        "beer": {"BEER-SD-4", "BEER-SD-5", "BEER-SD-7", "BEER-SD-8", "BEER-SD-10"},
    }
    assert set(endings) == set(meadhall.SHELF)
    for game, wanted in endings.items():
        found = {meadhall.rebuild(meadhall.load_record(p)).end_rule for p in RECORDS if p.parent.name == game}
        assert found == wanted


def test_the_golden_games_of_beer_end_as_their_names_say() -> None:
    """Rule of the end, whether the Spirits won, and whether there were further rounds (BEER-SD-6)."""
    ends = {}
    for path in sorted((HERE / "beer").glob("*.json")):
        table = meadhall.rebuild(meadhall.load_record(path))
        spirits = len(table.winners) > 1
        ends[path.stem] = (table.end_rule, spirits, table.extra_rounds > 0)
    assert ends == {
        "most-drinks": ("BEER-SD-4", False, False),
        "spirits-win": ("BEER-SD-4", True, False),
        "valhalla-breaks-the-tie": ("BEER-SD-5", False, False),
        "kinds-break-the-tie": ("BEER-SD-5", False, False),
        "further-rounds": ("BEER-SD-4", False, True),
        "not-a-drop": ("BEER-SD-7", False, False),
        "nobody-alive": ("BEER-SD-8", True, False),
        "no-end-of-ties": ("BEER-SD-10", False, True),
    }
