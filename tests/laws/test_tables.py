"""The laws of every table: determinism, records, cheap and honest copies, options that are neither more nor less."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.engine import DRIVER, Refused, Table, play_out, seeded, snapshot
from meadhall.testing.worlds import moments, random_action, sampled_table

GAMES = meadhall.SHELF
SEEDS = range(4)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_and_decisions_give_the_same_table(name: str, seed: int) -> None:
    def played() -> Table:
        table = sampled_table(name, seed)
        play_out(table, seeded(seed))
        return table

    assert snapshot(played()) == snapshot(played())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_moment_can_be_rebuilt_from_the_record(name: str, seed: int) -> None:
    dice = random.Random(seed)
    table = sampled_table(name, seed)
    passed = [snapshot(table)]
    while not table.over and len(passed) < 120:
        table.apply(*random_action(table, dice))
        passed.append(snapshot(table))
    record = meadhall.read_record(table.record().text())
    for number in [*range(0, len(passed), 7), len(passed) - 1]:
        assert snapshot(meadhall.rebuild(record, upto=number)) == passed[number]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_copy_shares_anything_that_changes(name: str, seed: int) -> None:
    dice = random.Random(seed)
    table = sampled_table(name, seed)
    kept: list[tuple[Table, object]] = []
    for _ in range(100):
        if table.over:
            break
        kept.append((table.copy(), snapshot(table)))
        table.apply(*random_action(table, dice))
        twin, before = dice.choice(kept)
        assert snapshot(twin) == before
    for twin, before in kept:
        assert snapshot(twin) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_playing_on_a_copy_is_playing_on_the_table(name: str, seed: int) -> None:
    for table in moments(name, seed, 3):
        one, two = table.copy(), table.copy()
        play_out(one, seeded(3), 40)
        play_out(two, seeded(3), 40)
        assert snapshot(one) == snapshot(two)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_offered_option_is_accepted(name: str, seed: int) -> None:
    for table in moments(name, seed, 8):
        for seat in range(table.setting.seats):
            for action in table.options(seat):
                assert table.why_not(seat, action) is None
                table.copy().apply(seat, action)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_other_action_is_refused_with_a_sentence_and_a_rule_and_changes_nothing(name: str, seed: int) -> None:
    game = meadhall.game(name)
    for table in moments(name, seed, 3):
        before = snapshot(table)
        for seat in range(-1, table.setting.seats):
            options = set(table.options(seat))
            for action in [-1, game.verbs.count, *range(game.verbs.count)]:
                if action in options:
                    continue
                refusal = table.why_not(seat, action)
                assert refusal is not None
                assert len(refusal.sentence) > 10
                assert refusal.rule in game.rules
                with pytest.raises(Refused):
                    table.apply(seat, action)
        assert snapshot(table) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_options_are_the_candidates_that_no_rule_refuses(name: str, seed: int) -> None:
    for table in moments(name, seed, 15):
        step = table.agenda.top()
        for seat in table.deciders():
            allowed = [a for a in step.candidates(table, seat) if step.refusal(table, seat, a) is None]
            assert table.options(seat) == allowed
            assert len(set(allowed)) == len(allowed)
            assert allowed


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_absent_seat_always_has_a_default_that_the_rules_allow(name: str, seed: int) -> None:
    for table in moments(name, seed, 15):
        for seat in table.deciders():
            action = table.default(seat)
            assert action in table.options(seat) or action in table.options(DRIVER)
            table.copy().time_out(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_absent_seats_comes_to_its_end(name: str) -> None:
    table = meadhall.game(name).new(meadhall.game(name).least_seats, 5)
    for _ in range(100_000):
        if table.over:
            break
        table.time_out(table.deciders()[0])
    assert table.over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_option_cites_a_rule_of_the_catalogue_and_every_event_has_words(name: str, seed: int) -> None:
    rules = meadhall.game(name).rules
    last: Table | None = None
    for table in moments(name, seed, 12):
        last = table
        for seat in table.deciders():
            for action in table.options(seat):
                assert table.cites(seat, action) in rules
    assert last is not None
    for viewer in range(-1, last.setting.seats):
        for event in last.events(viewer):
            words = str(last.tell(event))
            assert words.endswith((".", "!", "?"))
            assert len(words) > 5


@pytest.mark.parametrize("name", GAMES)
def test_action_numbers_are_gapless_and_named(name: str) -> None:
    verbs = meadhall.game(name).verbs
    expected = 0
    for verb in verbs.all:
        assert verb.base == expected
        expected += verb.size
    assert verbs.count == expected
    assert len({verb.name for verb in verbs.all}) == len(verbs.all)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_game_ends_with_a_winner_and_a_rule_that_says_why(name: str, seed: int) -> None:
    table = sampled_table(name, seed)
    play_out(table, seeded(seed))
    result = table.result()
    assert result.winners
    assert result.rule in meadhall.game(name).rules
    assert len(result.scores) == table.setting.seats
    assert sorted(result.places) == list(range(table.setting.seats))
    assert sorted(result.places[: len(result.winners)]) == sorted(result.winners)
    assert result.words.endswith(".")
    assert table.deciders() == []
    assert table.options(0) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-2, 4, 9])
def test_a_seat_that_does_not_exist_is_refused_with_the_seats_that_do(name: str, seat: int) -> None:
    table = meadhall.game(name).new(4, seed=1)
    said = f"There is no seat {seat}; the seats are 0 to 3"
    action = table.options(table.deciders()[0])[0]
    for asked in (
        lambda: table.view(seat),
        lambda: table.redeal(seat, 7),
        lambda: table.options(seat),
        lambda: str(table.prompt(seat)),
        lambda: str(table.describe(seat, action)),
    ):
        with pytest.raises(ValueError, match=said):
            asked()
    before = snapshot(table)
    with pytest.raises(Refused, match=said):
        table.apply(seat, action)
    assert snapshot(table) == before
