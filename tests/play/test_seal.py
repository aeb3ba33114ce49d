"""A seal proves that a deal was fixed before the first move: whatever of it is changed afterwards breaks it."""

from __future__ import annotations

import hashlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.engine.record import Record
from meadhall.engine.seal import fault_of, promise_of, sealed, seed_of

DRAWN = st.binary(min_size=16, max_size=16).map(bytes.hex)
WORD = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


def match_of(game: str = "drakkar", seed: int = 1, data: str | None = None) -> Record:
    """A match under seal, with a few decisions."""
    rules = meadhall.game(game)
    table = rules.new(3, 0, names=["Astrid", "Björn", "Canute"], generator="blake2b")
    dice = random.Random(seed)
    secret, salt = dice.randbytes(16).hex(), dice.randbytes(16).hex()
    begun = sealed(table.record(), secret, salt, ["mead", "", "ölfass"])
    played = meadhall.rebuild(begun)
    for _ in range(5):
        played.apply(played.deciders()[0], played.options(played.deciders()[0])[0])
    return begun.model_copy(update={"decisions": played.history()})


def changed(record: Record, **facts: object) -> Record:
    return record.model_copy(update=facts)


def resealed(record: Record, **facts: object) -> Record:
    assert record.seal is not None
    return changed(record, seal=record.seal.model_copy(update=facts))


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_the_seal_of_a_match_fits(game: str) -> None:
    assert fault_of(match_of(game)) is None


def test_a_record_under_seal_is_read_as_it_was_written() -> None:
    record = match_of()
    assert meadhall.read_record(record.text()) == record
    assert '"seal"' in record.text()


def test_a_record_without_a_seal_is_written_as_before_and_says_so() -> None:
    record = meadhall.playout("bottlecap", 2, 1).record()
    assert '"seal"' not in record.text()
    assert str(fault_of(record)).startswith("This record has no seal")


@given(st.data())
def test_any_byte_of_secret_salt_promise_or_mark_breaks_it(data: st.DataObject) -> None:
    record = match_of()
    assert record.seal is not None
    name = data.draw(st.sampled_from(["secret", "salt", "promise", "mark"]))
    text = getattr(record.seal, name)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0123456789abcdef").filter(lambda one: one != text[at]))
    assert fault_of(resealed(record, **{name: text[:at] + letter + text[at + 1 :]})) is not None


@given(st.lists(WORD, max_size=5).filter(lambda words: words != ["mead", "", "ölfass"]))
def test_any_other_words_break_it(words: list[str]) -> None:
    assert fault_of(resealed(match_of(), words=words)) is not None


@given(st.lists(WORD, min_size=3, max_size=3).filter(lambda names: names != ["Astrid", "Björn", "Canute"]))
def test_other_players_break_it(names: list[str]) -> None:
    assert fault_of(changed(match_of(), names=names)) is not None


@given(st.integers(0, 127))
def test_any_bit_of_the_seed_breaks_it(bit: int) -> None:
    record = match_of()
    assert str(fault_of(changed(record, seed=record.seed ^ (1 << bit)))) == (
        "The seal is broken: this deal does not follow from its secret and its words."
    )


def test_other_options_another_game_generator_or_component_file_break_it() -> None:
    record = match_of()
    others: list[dict[str, object]] = [{"options": record.options | {name: "x"}} for name in record.options]
    others += [{"options": record.options | {"more": 1}}, {"options": {}}]
    others += [{"game": "bottlecap"}, {"rules_version": 99}, {"generator": "sfc32"}, {"seats": 4}]
    others += [{"data": meadhall.engine.record.DataFile(sha256=hashlib.sha256(b"x").hexdigest(), content="x")}]
    others += [{"redealt": [meadhall.engine.record.Anew(after=2, seat=0, seed=1)]}]
    for facts in others:
        assert fault_of(changed(record, **facts)) is not None, facts


def test_a_number_is_no_text_in_the_options() -> None:
    record = match_of("bottlecap")
    name, value = next((name, value) for name, value in record.options.items() if isinstance(value, int))
    assert fault_of(changed(record, options=record.options | {name: str(value)})) is not None


@given(DRAWN, DRAWN, DRAWN, st.lists(WORD, min_size=2, max_size=4))
def test_neither_promise_nor_words_tell_the_seed(secret: str, other: str, salt: str, words: list[str]) -> None:
    """It follows from the secret and the words together, and the promise is different with every salt."""
    if secret != other:
        assert seed_of(secret, words) != seed_of(other, words)
        assert promise_of(salt, secret) != promise_of(salt, other)
    assert seed_of(secret, words) != seed_of(secret, [*words, ""])


def test_anybody_can_work_it_out_with_other_tools() -> None:
    """As the decision says: SHA-256 over a line of JSON."""
    seal = match_of().seal
    assert seal is not None

    def hashed(*parts: object) -> str:
        line = json.dumps(["meadhall-seal/1", *parts], ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(line.encode()).hexdigest()

    assert hashed("promise", seal.secret, seal.salt) == seal.promise
    assert int(hashed("seed", seal.secret, seal.words)[:32], 16) == match_of().seed
