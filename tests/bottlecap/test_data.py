"""Component files that replace ours: what they may hold, and what is refused with file, entry and field."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import BadData, BadOption, play_out, seeded
from meadhall.games.bottlecap import data as datafile
from meadhall.testing.bottlecap import bottlecap, choices, play
from meadhall.testing.bottlecap_data import changed_data

GAME = meadhall.game("bottlecap")


@pytest.mark.rule("CAP-SIDE-7")
@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"costs": [2, 6, 4, 8]}, "field costs"),
        ({"costs": [2, 4, 6, 11]}, "field costs: a step costs 11 gold, more than the meter's 10"),
        ({"needs": [1, 1, 2, 3]}, "field needs: the first step must need 0 helmets"),
        ({"needs": [0, 2, 1, 3]}, "field needs"),
        ({"needs": [0, 1, 2, 4]}, "field needs: a step needs 4 helmets, and there are 3 marks"),
        ({"helmets": [3, 3, 6]}, "field helmets"),
        ({"helmets": [3, 5, 10]}, "field helmets: a mark at 10 is not below the throne at 10"),
        ({"wood": 5}, "field wood"),
        ({"gold": 16}, "field gold"),
        ({"glory": 16}, "field glory"),
        ({"lines": [[[0]], [[0, 1], [1, 2]], [[0, 1], [0, 1], [0, 1]]]}, "space 1 of tier 1 can't be reached"),
        ({"lines": [[[0, 1]], [[], [0, 1, 2]], [[0, 1], [0, 1], [0, 1]]]}, "leads nowhere"),
        ({"lines": [[[0, 1]], [[0, 1], [1, 3]], [[0, 1], [0, 1], [0, 1]]]}, "tier 2 has spaces 0 to 2"),
        ({"lines": [[[0, 1]], [[0, 1, 2]], [[0, 1], [0, 1], [0, 1]]]}, "tier 1 has 2 spaces"),
        ({"tiers": [["A01", "A02"], ["A03", "A04", "A05"], ["A06", "A34"]]}, "side COM tiers"),
        ({"tiers": [["A01", "A02"], ["A03", "A04", "A05"], ["A06", "A06"]]}, "A07 is on no side"),
        ({"id": "U1"}, "side U1: this id is there twice"),
        ({"colour": "red"}, "field colour: there is no such field"),
        ({"costs": "cheap"}, "field costs"),
    ],
)
def test_a_side_that_breaks_a_constraint_is_refused_by_name(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(BadData, match=named) as refused:
        datafile.load(changed_data(side={"COM": changes}), "printed.toml")
    assert str(refused.value).startswith("printed.toml, ")


@pytest.mark.rule("CAP-SIDE-7")
def test_a_side_at_the_edges_of_the_constraints_can_be_played() -> None:
    changes = {
        "costs": [0, 2, 2, 6],
        "needs": [0, 0, 0, 0],
        "helmets": [],
        "wood": 15,
        "gold": 6,
        "glory": 6,
        "lines": [[[1, 0]], [[0, 1], [2]], [[0], [1], [0, 1]]],
    }
    data = changed_data(side={"COM": changes})
    table = bottlecap(data=data).space(2, "S01").ship(0, 1).turn_of(0)
    assert choices(play(table, "sail 1", "part a")) == ["step A01", "step A02"]  # from the left, however listed
    table = GAME.new(2, 1, {"round_limit": 30}, data=data)
    play_out(table, seeded(1))
    assert table.over


@pytest.mark.rule("CAP-T1")
@pytest.mark.parametrize(
    ("tile", "named"),
    [
        ({"T2": {"a": "S03"}}, "S02 is on no face"),
        ({"T1": {"a": "S02", "b": "S02"}}, "S01 is on no face"),
        ({"T3": {"a": "S16"}}, "tile T3, field a"),
        ({"T3": {"id": "T4"}}, "tile T4: this id is there twice"),
        ({"T3": {"id": "T9"}}, "tile T9, field id"),
    ],
)
def test_tiles_that_lack_a_text_are_refused(tile: dict[str, dict[str, Any]], named: str) -> None:
    with pytest.raises(BadData, match=named):
        datafile.load(changed_data(tile=tile))


@pytest.mark.rule("CAP-T1", "CAP-SET-2")
def test_with_build_on_one_face_only_every_random_layout_still_shows_it() -> None:
    data = changed_data(tile={"T1": {"a": "S01", "b": "S02"}})
    for seed in range(30):
        assert 1 in GAME.new(2, seed, data=data).spaces


@pytest.mark.rule("CAP-T1", "CAP-OPT-layout")
def test_a_given_layout_without_build_is_refused() -> None:
    data = changed_data(tile={"T1": {"a": "S02", "b": "S01"}})
    with pytest.raises(BadOption, match="no Build space"):
        GAME.new(2, 1, {"layout": "first"}, data=data)


@pytest.mark.rule("CAP-GEO-3")
@pytest.mark.parametrize("line_after_side", [-1, 8])
def test_the_line_lies_after_one_of_eight_sides(line_after_side: int) -> None:
    with pytest.raises(BadData, match="field line_after_side"):
        datafile.load(changed_data(cap={"line_after_side": line_after_side}))


@pytest.mark.rule("CAP-SET-10")
def test_packages_must_fit_the_number_of_seats() -> None:
    start = datafile.own_components()["cap"]["start"]
    with pytest.raises(BadData, match="2 seats, field goods"):
        datafile.load(changed_data(cap={"start": [start[0] | {"goods": [1]}, *start[1:]]}))
    with pytest.raises(BadData, match="one entry each for 2, 3 and 4"):
        datafile.load(changed_data(cap={"start": [start[1], *start[1:]]}))


@pytest.mark.rule("CAP-SIDE-7")
def test_a_file_may_replace_one_section_and_leave_the_others() -> None:
    box = datafile.load('[cap]\norigin = "rulebook"\nline_after_side = 1\nreds = 5\ngreys = [7, 12, 17]\n' + STARTS)
    assert (box.line_after_side, len(box.tiles), len(box.sides)) == (1, 8, 5)
    with pytest.raises(BadData, match="is not a TOML file"):
        datafile.load("[cap", "broken.toml")


STARTS = """
[[cap.start]]
origin = "rulebook"
seats = 2
wood = 0
goods = [1, 2]
glory = 2
free_improvement = false
[[cap.start]]
origin = "rulebook"
seats = 3
wood = 1
goods = [1, 2, 3]
glory = 3
free_improvement = false
[[cap.start]]
origin = "rulebook"
seats = 4
wood = 1
goods = [1, 2, 3, 4]
glory = 3
free_improvement = true
"""


@pytest.mark.rule("CAP-SIDE-7")
def test_a_record_carries_the_component_file_it_was_played_with() -> None:
    data = changed_data(side={"COM": {"glory": 6, "helmets": [2, 3, 4]}})
    table = GAME.new(2, 4, data=data)
    while not table.over and table.decisions < 60:
        table.time_out(table.deciders()[0])
    again = meadhall.rebuild(meadhall.read_record(table.record().text()))
    assert again.villages[0].side.glory == 6
    assert again.history() == table.history()
