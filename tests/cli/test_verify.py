"""`meadhall verify`: a seal that fits, one that does not, and none."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.engine.record import Record
from meadhall.engine.seal import Seal, sealed

Run = Callable[..., Any]


@pytest.fixture
def record() -> Record:
    table = meadhall.game("bottlecap").new(2, 0, names=["Astrid", "Björn"], generator="blake2b")
    begun = sealed(table.record(), "0123456789abcdef" * 2, "fedcba9876543210" * 2, ["mead", ""])
    table = meadhall.rebuild(begun)
    for _ in range(4):
        table.apply(table.deciders()[0], table.options(table.deciders()[0])[0])
    return begun.model_copy(update={"decisions": table.history()})


@pytest.fixture
def stored(tmp_path: Path) -> Callable[[Record], str]:
    def store(record: Record) -> str:
        record.write(tmp_path / "match.json")
        return str(tmp_path / "match.json")

    return store


def seal_of(record: Record) -> Seal:
    assert record.seal is not None
    return record.seal


def test_a_seal_that_fits_is_shown_with_all_that_it_was_made_of(
    run: Run, record: Record, stored: Callable[[Record], str]
) -> None:
    said = run("verify", stored(record))
    assert said.code == 0
    assert said.out.startswith("The seal fits: the deal follows from the secret and the words.")
    seal = seal_of(record)
    for fact in (seal.mark, seal.promise, seal.secret, seal.salt, "Word of Astrid  mead", "Word of Björn  none"):
        assert fact in said.out


def test_who_has_noted_the_seal_or_the_word_is_told_whether_it_is_the_same(
    run: Run, record: Record, stored: Callable[[Record], str]
) -> None:
    file, mark = stored(record), seal_of(record).mark
    said = run("verify", file, "--seal", f"{mark[:8]} {mark[8:16].upper()}", "--word", "mead")
    assert (said.code, said.out.startswith("The seal fits, and it is the one that you were given")) == (0, True)
    said = run("verify", file, "--seal", "0" * 16)
    assert said.code == 1
    assert said.err == (
        f"This is another match's seal, or another deal: you noted {'0' * 16}, and this seal is {mark}.\n"
    )
    assert run("verify", file, "--word", "horn").err == "Your word 'horn' is not in this seal.\n"
    assert run("verify", file, "--seal", "mead").sentence.startswith("'mead' is no seal")


def test_a_broken_seal_is_called_so_in_one_sentence(run: Run, record: Record, stored: Callable[[Record], str]) -> None:
    said = run("verify", stored(record.model_copy(update={"seed": record.seed + 1})))
    assert said.code == 1
    assert said.err == "The seal is broken: this deal does not follow from its secret and its words.\n"
    said = run("verify", "--language", "de", stored(record.model_copy(update={"names": ["A", "B"]})))
    assert (said.code, said.err.startswith("Das Siegel ist gebrochen: Sein Abdruck")) == (1, True)


def test_a_record_without_a_seal_says_so(run: Run, record: Record, stored: Callable[[Record], str]) -> None:
    said = run("verify", stored(record.model_copy(update={"seal": None})))
    assert said.code == 3
    assert said.err.startswith("This record has no seal")


def test_what_is_no_record_or_can_not_be_followed_is_refused(
    run: Run, record: Record, stored: Callable[[Record], str]
) -> None:
    assert (
        "Decision 1 of the record"
        in run("verify", stored(record.model_copy(update={"decisions": [(0, 9999)]}))).sentence
    )
    file = stored(record)
    Path(file).write_text(record.text().replace(seal_of(record).secret, "nothing"))
    assert "field seal.secret" in run("verify", file).sentence


def test_programs_get_it_as_json(run: Run, record: Record, stored: Callable[[Record], str]) -> None:
    facts = json.loads(run("verify", "--json", stored(record)).out)
    assert facts == {"fits": True, "sentence": None, "seal": seal_of(record).model_dump()}
