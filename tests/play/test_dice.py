"""Chance at a table: nobody computes it ahead, records say whence it came, and what shows tells nothing of the rest."""

from __future__ import annotations

import hashlib

import pytest

import meadhall
from meadhall.engine import BadOption, keyed, play_out, seeded, snapshot
from meadhall.engine.errors import BadRecord
from meadhall.engine.rng import derived
from meadhall.play import Match, new_match, resume, save
from meadhall.play.save import read_match

LONG = 0x243F6A8885A308D313198A2E03707344  # 128 bits


def test_the_keyed_stream_is_blake2b_of_key_and_counter() -> None:
    """Written down once more, as it must never change: records are followed by it."""
    key = hashlib.blake2b(str(LONG).encode(), digest_size=32, person=b"meadhall key").digest()
    blocks = [hashlib.blake2b(bytes([at, *[0] * 7]), key=key, person=b"meadhall draws").digest() for at in range(3)]
    stream = b"".join(blocks)
    words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 160, 4)]
    dice = keyed(LONG)
    assert [int(dice.next()) for _ in words] == words


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_copy_of_a_keyed_generator_goes_on_alike_and_by_itself(drawn: int) -> None:
    dice = keyed(LONG)
    for _ in range(drawn):
        dice.next()
    twin, third = dice.copy(), dice.copy()
    assert [dice.below(1000) for _ in range(40)] == [twin.below(1000) for _ in range(40)]
    assert third.state() != dice.state()
    assert third.below(1000) == keyed_after(drawn).below(1000)


def keyed_after(drawn: int) -> meadhall.engine.Rng:
    dice = keyed(LONG)
    for _ in range(drawn):
        dice.next()
    return dice


def test_every_bit_of_a_seed_counts() -> None:
    first = {int(keyed(LONG ^ 1 << bit).next()) for bit in range(128)}
    assert len(first) == 128
    assert int(keyed(LONG).next()) not in first


def test_keyed_draws_are_even() -> None:
    dice = keyed(LONG)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # chi-square, 5 degrees of freedom, 0.1 %


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_record_says_which_generator_it_was_and_is_followed_by_it(game: str) -> None:
    table = meadhall.game(game).new(4, LONG, generator="blake2b")
    play_out(table, seeded(1), 60)
    record = meadhall.read_record(table.record().text())
    assert (record.seed, record.generator) == (LONG, "blake2b")
    assert snapshot(meadhall.rebuild(record)) == snapshot(table)
    plain = meadhall.game(game).new(4, LONG)
    assert plain.record().generator == "sfc32"


def test_a_record_from_before_there_were_two_is_followed_by_sfc32() -> None:
    table = meadhall.game("drakkar").new(4, 7)
    play_out(table, seeded(1), 60)
    text = table.record().text().replace('"generator":"sfc32",', "")
    assert "generator" not in text
    assert snapshot(meadhall.rebuild(meadhall.read_record(text))) == snapshot(table)


def test_a_generator_that_does_not_exist_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="There is no generator 'dice'; there are sfc32 and blake2b"):
        meadhall.game("drakkar").new(4, 7, generator="dice")  # type: ignore[arg-type]  # on purpose
    text = meadhall.game("drakkar").new(4, 7).record().text().replace("sfc32", "dice")
    with pytest.raises(BadRecord, match=r"field generator: input should be 'sfc32' or 'blake2b'"):
        meadhall.read_record(text)


def test_a_saved_match_goes_on_with_its_generator() -> None:
    match = new_match("bottlecap", ["you", "greedy"], LONG, generator="blake2b")
    match.run()
    twin = resume(read_match(save(match).text()))
    for one in (match, twin):
        one.act(0, one.table.options(0)[0])
        one.run()
    assert snapshot(twin.table) == snapshot(match.table)
    assert twin.table.record().generator == "blake2b"


def test_a_redealt_world_never_has_the_key() -> None:
    table = meadhall.game("drakkar").new(4, LONG, generator="blake2b")
    for seat in (-1, 0, 1):
        for known in (table.view(seat).table, table.redeal(seat, 5)):
            assert (known.rng.generator, known.rng.stream) == ("sfc32", b"")


def in_play(seed: int) -> Match:
    match = new_match("bottlecap", ["greedy", "greedy", "you"], seed=0, live=True, options={"start": 0})
    return Match(match.table, match.seats, seed=seed, live=True)


def test_every_bit_of_a_matchs_seed_counts_for_bots_and_delays() -> None:
    """Seeds of which only the low 32 bits counted could be searched through in a minute."""
    for bit in (32, 64, 96, 127):
        one, other = in_play(LONG), in_play(LONG ^ 1 << bit)
        assert one.bot_question(0) != other.bot_question(0)
        assert one.dues() != other.dues()


def test_bots_hints_and_delays_of_all_seats_and_moments_have_seeds_of_their_own() -> None:
    places = [(purpose, seat, at) for purpose in ("bots", "hints", "delays") for seat in range(4) for at in range(50)]
    seeds = [derived(LONG, *place) for place in places]
    assert len(set(seeds)) == len(places)
    assert max(seeds).bit_length() > 120
    differences = {seed - derived(LONG ^ 1, *place) for seed, place in zip(seeds, places)}
    assert len(differences) == len(places)  # the match's own seed can't be taken out again
