"""Strangers seat the levels, and what the host allows; nobody thinks longer than the host allows either."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meadhall
from meadhall import bots
from meadhall.bots import Search
from meadhall.engine.errors import BadOption
from meadhall.server.bots_allowed import allowed_or_usual, check_allowed, offered, possible
from meadhall.server.settings import ALWAYS_ALLOWED, USUAL_BOT, Settings
from meadhall.testing.served import Served

GREEDY_FOR_TIME = (
    "search:seconds=3600",
    "search:iterations=10000000",
    "search:cores=64",
    "search",
    " search:cores=64",
    "learned",
)


@pytest.mark.parametrize("spec", GREEDY_FOR_TIME)
def test_what_the_host_does_not_allow_is_refused_wherever_a_bot_is_named(served: Served, spec: str) -> None:
    host, _ = served.open(seats=["you", "you"])
    [waiting] = served.open(seats=["you", "friend"])
    record = meadhall.playout(meadhall.game("bottlecap"), 2, 1).record()
    uploaded = served.http.post("/api/records", json={"record": record.model_dump(mode="json")})
    assert uploaded.status_code == 201, uploaded.text
    finished = served.guest(uploaded.json()["match"])
    answers = [
        served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["you", spec]}),
        waiting.post("start", kind=spec),
        host.post("take-over", kind=spec),
        host.post("resign", kind=spec),
        finished.post("fork", at=3, seat=0, kind=spec),
        served.http.post("/play", data={"game": "bottlecap", "level": spec}),
        served.http.post("/new/bottlecap", data={"name": "Me", "seat0": "you", "seat1": f"bot:{spec}"}),
    ]
    for number, answer in enumerate(answers):
        assert answer.status_code == 400, (number, answer.text)
        assert "There is no bot" in answer.text
        assert "first-evening, farmhand, oarsman, huscarl, jarl, random, greedy" in answer.text
    assert host.look()["seats"][0]["bot"] is None


def test_the_levels_and_what_costs_nothing_are_always_allowed() -> None:
    for spec in (*bots.LEVELS, "random", "greedy", "greedy:slips=0.2", " jarl "):
        assert check_allowed(spec, Settings()) == spec.strip()
    assert offered(Settings()) == bots.LEVELS
    assert possible(Settings()) == (*bots.LEVELS, "random", "greedy")


def test_a_host_may_allow_a_bot_with_just_these_parameters_or_with_any() -> None:
    one = Settings(bots=(*ALWAYS_ALLOWED, "search:iterations=2000"))
    assert check_allowed("search:iterations=2000", one)
    with pytest.raises(BadOption, match="search:iterations=2000"):
        check_allowed("search:iterations=2001", one)
    assert offered(one) == (*bots.LEVELS, "search:iterations=2000")
    assert check_allowed("search:seconds=3600:cores=64", Settings(bots=("search",)))
    with pytest.raises(BadOption, match="search bot has no parameter"):
        check_allowed("search:wisdom=3", Settings(bots=("search",)))
    with pytest.raises(BadOption, match="There is no bot 'odin'"):
        Settings(bots=("odin",))


@pytest.mark.parametrize("workers", [-3, 0, 1000])
def test_bots_can_not_think_in_less_than_one_process(workers: int) -> None:
    with pytest.raises(BadOption, match=rf"Bots can't think in {workers} processes; choose from 1 to 64\."):
        Settings(workers=workers)


def test_whatever_a_bot_was_asked_for_it_thinks_within_its_bounds_and_on_one_core() -> None:
    for spec, iterations, patience in (
        ("search:iterations=10000000:cores=64", 50, 2.0),
        ("search:seconds=3600", 50, 2.0),
        ("search:seconds=0.5:explore=0.7", 50, 0.5),
        ("search:iterations=7", 7, 2.0),
        ("search", 50, 2.0),
        ("jarl", 50, 2.0),
        ("huscarl", 40, 2.0),
    ):
        bot = bots.bounded(spec, 1, "bottlecap", iterations=50, seconds=2.0)
        assert isinstance(bot, Search)
        assert (bot.iterations, bot.patience, bot.seconds, bot.cores) == (iterations, patience, 0.0, 1)
    assert isinstance(bots.bounded("oarsman", 1, "drakkar", 1, 1.0), bots.Ranked)


def test_bounds_that_are_wide_enough_change_nothing() -> None:
    table = meadhall.game("drakkar").new(3, 4)
    view = table.view(table.first_decider())
    free = bots.bot("search:iterations=30", 9).choose(view)
    assert bots.bounded("search:iterations=30", 9, "drakkar", 4000, 600.0).choose(view) == free


def test_a_search_that_runs_out_of_patience_answers_by_what_it_has_found() -> None:
    table = meadhall.game("drakkar").new(3, 4)
    view = table.view(table.first_decider())
    mind = Search(1, iterations=10**9, patience=0.001)
    assert mind.choose(view) in view.options()
    assert 1 <= mind.worlds < 10**6


def test_a_bot_that_the_host_allows_plays_within_his_bounds_and_goes_on_when_he_does_not_any_more(
    serve: Callable[..., Served],
) -> None:
    spec = "search:iterations=10000000"
    first = serve(bots=("search",), worlds=5)
    assert "search" in first.http.get("/api/games/bottlecap").json()["bots"]
    [seat] = first.open(seats=["you", spec], options={"start": 1, "round_limit": 30})
    seat.wait(lambda seen: seen["number"] > 0)
    first.stop()
    second = serve(worlds=5)
    seat.served = second
    seen = seat.choose()
    assert seen["seats"][1]["bot"] == spec
    seat.wait(lambda now: now["number"] > seen["number"] + 1)
    assert "search" not in second.http.get("/api/games/bottlecap").json()["bots"]


def test_at_a_new_table_the_usual_bot_takes_the_place_of_one_that_is_not_allowed_any_more() -> None:
    assert allowed_or_usual("search:cores=64", Settings()) == USUAL_BOT
    assert allowed_or_usual("huscarl", Settings()) == "huscarl"
