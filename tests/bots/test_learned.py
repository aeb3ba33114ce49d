"""Bots that play by a network: honest, repeatable, and careful about the files that they play by."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import meadhall
from meadhall import games
from meadhall.bots import Learned, Search, at_home, bot, learnt_at
from meadhall.bots import weights as on_file
from meadhall.bots.learned import BEST, highest, some_worlds
from meadhall.bots.look import Look
from meadhall.bots.packed import MOST, Packed, padded
from meadhall.bots.weights import BadWeights, fitted, foreign, read_weights
from meadhall.engine import Table, View
from meadhall.testing.worlds import moments

numpy = pytest.importorskip("numpy")
from meadhall.testing.weights import some_weights  # noqa: E402  # needs numpy

GAMES = meadhall.SHELF


def choices(table: Table) -> list[int]:
    return [seat for seat in table.deciders() if len(table.options(seat)) > 1]


def look(table: Table, seed: int = 1) -> Look:
    """By random weights, trained at four seats without house rules."""
    game = table.setting.game
    return Look(fitted(read_weights(some_weights(game, 4, seed), "here", game), table.setting))


def test_three_numbers_in_a_word_add_up_as_if_each_were_alone() -> None:
    dice = random.Random(3)
    width, size = 8, 40
    rows = [[dice.randint(-200, 200) for _ in range(width)] for _ in range(size)]
    numbers = [dice.choice([0, 0, 0, 1, 1, 7, 60]) for _ in range(size)]
    weights = [dice.uniform(-1, 1) for _ in range(width)]
    layer = Packed(rows, width)
    sums = layer.empty()
    layer.add(vec[u8](bytes(numbers)), size, sums)
    plain = [sum(times * row[column] for times, row in zip(numbers, rows)) for column in range(width)]
    wanted = sum(weight * one for weight, one in zip(weights, plain) if one > 0)
    assert layer.weigh(sums, padded(weights, width)) == pytest.approx(wanted)
    assert any(one < 0 for one in plain)


def test_a_lane_holds_the_largest_and_the_smallest_number_beside_others() -> None:
    layer = Packed([[MOST, -MOST, MOST]], 3)
    sums = layer.empty()
    layer.add(vec[u8](b"\x01"), 1, sums)
    assert [layer.weigh(sums, vec[float](one)) for one in ([1.0, 0, 0], [0, 1.0, 0], [0, 0, 1.0])] == [MOST, 0, MOST]
    assert len(vec[i64]([0])) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_an_exchange_of_what_they_cannot_see_never_changes_their_decision(name: str, seed: int) -> None:
    for table in moments(name, 500 + seed, 3):
        for seat in choices(table):
            view = table.view(seat)
            sight = look(table)
            chosen = Learned(seed, sight).choose(view)
            nets = (1, 4 + 2)
            thought = [found(seed, sight, net, view) for net in nets]
            for exchange in range(3):
                other = table.redeal(seat, 9000 + 10 * seed + exchange).view(seat)
                assert Learned(seed, sight).choose(other) == chosen
                assert [found(seed, sight, net, other) for net in nets] == thought


def found(seed: int, sight: Look, net: int, view: View) -> list[tuple[int, int, float]]:
    """All that a search with the network makes of a view."""
    advice = Search(seed, iterations=12, net=net, look=sight).advise(view)
    return [(one.action, one.visits, one.chance) for one in advice]


def test_only_what_scores_about_as_well_as_the_best_is_looked_at_further() -> None:
    scores = [1.0, 9.0, 5.9, 8.0, 8.5, 6.5]
    assert highest(scores, 3) == [1, 4, 3]
    assert highest(scores, 9) == [1, 4, 3, 5]
    assert highest(scores, 1) == [1]
    assert highest([2.0, 2.0], 1) == [0]


def test_who_looks_ahead_sees_what_the_network_does_not() -> None:
    changed = 0
    for table in moments("drakkar", 520, 6):
        for seat in choices(table):
            view = table.view(seat)
            sight = look(table)
            at_once = Learned(3, sight, ahead=0).choose(view)
            dice = Learned(3, sight, ahead=0).rng
            scores = sight.scores(some_worlds(view, dice), seat, view.options())
            assert at_once == view.options()[scores.index(max(scores))]
            further = Learned(3, sight).choose(view)
            assert further in {view.options()[at] for at in highest(scores, BEST)}
            changed += further != at_once
    assert changed > 0


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_parts_of_one_victory_at_any_table(name: str) -> None:
    for seed in range(4):
        for table in moments(name, 40 + seed, 3):
            shares = look(table).shares(table)
            assert sum(shares) == pytest.approx(1.0)
            assert min(shares) >= 0.0
            for seat in choices(table):
                assert Learned(seed, look(table)).choose(table.view(seat)) in table.options(seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_that_come_with_the_game_play_it(name: str) -> None:
    assert on_file.weights_of(name).header.game == name
    assert len((games.game(name).folder / on_file.FILE).read_bytes()) <= 3_000_000
    table = games.game(name).new(4, 3)
    seat = table.first_decider()
    assert bot("learned", 1).choose(table.view(seat)) in table.options(seat)
    assert bot("search:net=1:iterations=8", 1).choose(table.view(seat)) in table.options(seat)
    assert foreign(table.setting) == []


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"game": "beer"}, "are for beer, and not for drakkar"),
        ({"rules_version": 999}, "are for version 999 of the rules"),
        ({"observation": "learning-v0"}, "are for what bots see in learning-v0"),
        ({"signs": ["share"]}, "are for what bots see"),
        ({"scale": -1.0}, "are damaged"),
        ({"layout": []}, "are damaged"),
        ({"format": "meadhall-weights/9"}, "are damaged"),
    ],
)
def test_weights_of_something_else_are_refused_with_a_sentence(said: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadWeights, match=sentence):
        read_weights(some_weights("drakkar", 4, said=said), "this file", "drakkar")


def test_a_damaged_file_is_refused_wherever_it_is_damaged() -> None:
    whole = some_weights("bottlecap", 4)
    dice = random.Random(5)
    refused = 0
    for _ in range(60):
        place = dice.randrange(len(whole))
        broken = whole[:place] + bytes([whole[place] ^ (1 << dice.randrange(8))]) + whole[place + 1 :]
        try:
            found = read_weights(broken, "this file", "bottlecap")
        except BadWeights:
            refused += 1
        else:  # a bit that means nothing, such as one of the time in the archive
            assert found.arrays == read_weights(whole, "this file", "bottlecap").arrays
    assert refused > 30
    for end in range(0, len(whole), len(whole) // 20):
        with pytest.raises(BadWeights):
            read_weights(whole[:end], "this file", "bottlecap")


def test_sums_that_could_leave_their_lane_are_refused() -> None:
    found = read_weights(some_weights("bottlecap", 4), "this file", "bottlecap")
    found.arrays["value"].numbers[0] = MOST
    with pytest.raises(BadWeights, match="damaged"):
        fitted(found, games.game("bottlecap").new(4, 0).setting)


def test_own_weights_are_found_in_the_folder_that_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "drakkar.npz").write_bytes(some_weights("drakkar", 5))
    monkeypatch.setenv(on_file.FOLDER, str(tmp_path))
    on_file.weights_of.cache_clear()
    assert on_file.weights_of("drakkar").header.seats == [5]
    monkeypatch.delenv(on_file.FOLDER)
    on_file.weights_of.cache_clear()
    assert on_file.weights_of("drakkar").header.seats == [4]


def test_out_of_its_experience_it_plays_and_says_so() -> None:
    table = games.game("drakkar").new(6, 1, {"may_decline": "yes"})
    assert [str(one) for one in foreign(table.setting)] == [
        "6 seats (it has learnt at 4)",
        "house rules: may_decline",
    ]
    while not table.over:
        seat = table.first_decider()
        table.apply(seat, bot("learned", 1).choose(table.view(seat)))
    assert table.result().winners


def test_whoever_shows_bots_can_ask_which_are_at_home_also_where_there_are_no_weights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = games.game("drakkar").new(4, 1).setting
    larger = games.game("drakkar").new(6, 1).setting
    for spec, here, there in (("learned", True, False), ("search:net=1", True, False), ("oarsman", True, True)):
        assert (at_home(spec, usual), at_home(spec, larger)) == (here, there)
    assert (learnt_at("learned", "drakkar"), learnt_at("oarsman", "drakkar")) == ([4], [])
    monkeypatch.setattr(on_file, "FILE", "nothing.npz")
    on_file.weights_of.cache_clear()
    assert not at_home("learned", usual)
    assert learnt_at("learned", "drakkar") == []
    on_file.weights_of.cache_clear()
