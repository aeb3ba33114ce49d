"""Bots by their specs."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import KINDS, PARAMETERS, Search, bot, read_spec
from meadhall.engine import BadOption


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_a_spec_without_parameters(kind: str) -> None:
    assert read_spec(kind) == (kind, {})
    view = meadhall.game("bottlecap").new(2, 1)
    seat = view.deciders()[0]
    assert bot(kind, 1).choose(view.view(seat)) in view.options(seat)


def test_parameters_arrive_at_the_bot() -> None:
    made = bot("search:iterations=25:explore=0.7:horizon=3", 1)
    assert isinstance(made, Search)
    assert (made.iterations, made.explore, made.horizon) == (25, 0.7, 3)
    by_time = bot("search:seconds=0.05", 1)
    assert isinstance(by_time, Search)
    assert by_time.seconds == 0.05


def test_every_parameter_says_what_it_means() -> None:
    assert set(PARAMETERS) == set(KINDS)
    for parameters in PARAMETERS.values():
        for parameter in parameters.values():
            assert len(parameter.meaning) > 10
            assert parameter.least < parameter.most


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("troll", "no bot 'troll'; the bots are random"),
        ("", "no bot ''"),
        ("random:iterations=4", "The random bot has no parameter 'iterations'; it has none"),
        ("search:depth=4", "no parameter 'depth'; its parameters are iterations"),
        ("search:iterations", "lacks its value"),
        ("search:iterations=many", "iterations can't be 'many'; it is a whole number from 1 to 10000000."),
        ("search:iterations=2.5", "iterations can't be '2.5'"),
        ("search:iterations=0", "iterations can't be '0'"),
        ("search:seconds=nan", "seconds can't be 'nan'; it is a number from 0.001 to 3600."),
        ("search:seconds=1:seconds=2", "says seconds twice"),
    ],
)
def test_a_wrong_spec_is_refused_with_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        bot(spec, 1)
