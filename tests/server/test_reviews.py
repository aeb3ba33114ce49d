"""Reviews in the hall: nobody gets one before the end; they are made beside the play, and go on where they were."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import meadhall
from meadhall.engine import Record, Table, snapshot
from meadhall.engine.record import read_record
from meadhall.play import new_match
from meadhall.review import Reviewing
from meadhall.review.reviewing import Followed, moments
from meadhall.server import columns, review_steps, reviews
from meadhall.server.bot_workers import TooLong, WorkerLost
from meadhall.server.review_steps import Asked, make
from meadhall.testing.served import Seat, Served
from meadhall.testing.waiting import until

SHORT: dict[str, dict[str, Any]] = {"bottlecap": {"round_limit": 30}, "beer": {"turn_cap": 6}}


class Desk:
    """A worker that makes its steps at once and with little care, and only when a test lets it."""

    def __init__(self) -> None:
        self.warm = self.alive = True
        self.turns: list[Asked] = []
        self.may = 0  # turns that it may still take
        self.trouble: list[Exception] = []  # that it comes to, before anything else

    async def run(self, work: Callable[[Asked], Any], asked: Asked, seconds: float) -> Any:
        import asyncio

        while not self.may:
            await asyncio.sleep(0.005)
        self.may -= 1
        self.turns.append(asked)
        if self.trouble:
            raise self.trouble.pop(0)
        return work(asked)

    def end(self) -> None:
        self.alive = False


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.review import judging, reviewing

    monkeypatch.setattr(reviewing, "PLAYOUTS", 2)
    monkeypatch.setattr(judging, "ITERATIONS", 4)
    monkeypatch.setattr(judging, "WORLDS", 2)
    monkeypatch.setattr(judging, "MOST_WORLDS", 2)
    monkeypatch.setattr(reviews, "TURN", 0.0)  # one step


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """The worker of all halls of this test."""
    worker = Desk()
    monkeypatch.setattr(reviews, "Worker", lambda threads, nice: worker)
    return worker


def played(game: str, seats: int = 3, seed: int = 5) -> Record:
    match = new_match(game, ["greedy", "random", "greedy"][:seats], seed, SHORT.get(game, {}))
    match.run()
    return match.table.record()


def upload(served: Served, record: Record) -> Seat:
    answer = served.http.post("/api/records", json={"record": json.loads(record.text())})
    assert answer.status_code == 201, answer.text
    return served.guest(answer.json()["match"])


def known(seat: Seat, **asked: Any) -> dict[str, Any]:
    answer = seat.get("/review", **asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wait(seat: Seat, met_by: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    found = known(seat)

    def met() -> bool:
        nonlocal found
        found = known(seat)
        return met_by(found)

    until(met, lambda: f"{found['state']}, {found['made']} of {found['decisions']}")
    return found


def ask(seat: Seat) -> httpx.Response:
    return seat.served.http.post(f"/api/tables/{seat.match}/review", headers=seat.headers)


def stop(seat: Seat) -> httpx.Response:
    return seat.served.http.delete(f"/api/tables/{seat.match}/review", headers=seat.headers)


# Before the end


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_before_the_end_nobody_gets_a_review_and_nothing_is_made(served: Served, desk: Desk, game: str) -> None:
    desk.may = 10_000
    [seat] = served.open(game, ["you", "random", "random"], options=SHORT.get(game, {}))
    dice = random.Random(3)
    page = served.browser()
    for _ in range(4):
        for who in (seat, served.guest(seat.match)):
            for answer in (who.get("/review"), who.get("/review", seat=1), ask(who), stop(who)):
                assert answer.status_code == 403, answer.text
                assert answer.json()["sentence"].startswith("A review tells what lay face down")
        assert page.get(f"/table/{seat.match}/review").status_code == 403
        assert page.get(f"/table/{seat.match}/review/fragment").status_code == 403
        assert page.post(f"/table/{seat.match}/review", data={"do": "start"}).status_code == 403
        seat.choose(dice)
    assert desk.turns == []
    assert served.stored.link.all("all reviews") == []
    assert "Review" not in page.get(f"/table/{seat.match}").text


def test_a_record_that_ends_too_early_is_kept_but_not_reviewed(served: Served) -> None:
    record = played("drakkar")
    seat = upload(served, record.model_copy(update={"decisions": record.decisions[:-3]}))
    answer = ask(seat)
    assert answer.status_code == 409
    assert "only a finished match can be reviewed" in answer.json()["sentence"]


# Making


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_an_uploaded_record_is_reviewed_as_at_the_terminal(served: Served, desk: Desk, game: str) -> None:
    desk.may = 10_000
    record = played(game)
    seat = upload(served, record)
    assert known(seat)["state"] == "none"
    answer = ask(seat)
    assert answer.status_code == 202, answer.text
    found = wait(seat, lambda now: now["state"] == "done")
    own = Reviewing(record)
    for _ in own:
        pass
    assert found["made"] == found["decisions"] == len(record.decisions)
    assert found["review"]["steps"] == json.loads(own.review.model_dump_json())["steps"]
    assert 3 <= len(found["review"]["summary"]) <= 6
    for account in found["review"]["accounts"]:
        assert account["start"] + account["own"] + account["others"] + account["luck"] == account["result"]
    turns = len(desk.turns)
    assert ask(seat).json()["state"] == "done"  # it is there already
    assert len(desk.turns) == turns


def test_it_can_be_read_while_it_grows_in_the_readers_language(served: Served, desk: Desk) -> None:
    seat = upload(served, played("drakkar"))
    ask(seat)
    desk.may = 9
    growing = wait(seat, lambda now: now["made"] == 9)
    assert growing["state"] == "wanted"
    assert [step["number"] for step in growing["review"]["steps"]] == [growing["decisions"] - 1 - at for at in range(9)]
    assert growing["review"]["summary"] == []
    reader = served.browser()
    page = reader.get(f"/table/{seat.match}/review").text
    assert f"9 of {growing['decisions']} decisions looked at" in page
    part = f"/table/{seat.match}/review/fragment"
    assert reader.get(part, params={"since": "9"}).status_code == 204
    german = reader.get(part, params={"since": "8"}, headers={"accept-language": "de"})
    assert "Entscheidungen angesehen" in german.text
    assert "<html" not in german.text
    desk.may = 10_000
    wait(seat, lambda now: now["state"] == "done")
    assert 'data-state="done"' in reader.get(part, params={"since": "9"}).text


def test_a_review_that_was_stopped_goes_on_where_it_was(served: Served, desk: Desk) -> None:
    seat = upload(served, played("drakkar"))
    ask(seat)
    desk.may = 5
    wait(seat, lambda now: now["made"] == 5)
    assert stop(seat).json()["state"] == "stopped"
    desk.may = 1  # what was on its way comes to nothing
    until(lambda: not served.hall.reviews)
    assert known(seat)["made"] == 5
    desk.may = 10_000
    assert ask(seat).json()["state"] == "wanted"
    done = wait(seat, lambda now: now["state"] == "done")
    assert [turn.below for turn in desk.turns] == [
        *range(done["decisions"], done["decisions"] - 6, -1),
        *range(done["decisions"] - 5, 0, -1),
    ]


def test_a_review_goes_on_where_it_was_when_the_hall_opens_again(serve: Callable[..., Served], desk: Desk) -> None:
    first = serve()
    seat = upload(first, played("drakkar"))
    ask(seat)
    desk.may = 7
    wait(seat, lambda now: now["made"] == 7)
    first.stop()
    desk.turns.clear()
    desk.alive, desk.may = True, 10_000
    again = serve()
    done = wait(again.guest(seat.match), lambda now: now["state"] == "done")
    assert desk.turns[0].below == done["decisions"] - 7
    assert len(desk.turns) == done["decisions"] - 7


def test_what_another_release_began_is_made_anew(serve: Callable[..., Served], desk: Desk) -> None:
    """Its steps mean something else: half of each would be no review."""
    first = serve()
    seat = upload(first, played("drakkar"))
    ask(seat)
    desk.may = 7
    wait(seat, lambda now: now["made"] == 7)
    link = first.stored.link
    found = link.one("review", match=seat.match)
    assert found is not None
    link.run("ask_review", **columns.review_values(replace(columns.review_of(found), format="meadhall-review/1")))
    first.stop()
    desk.turns.clear()
    desk.alive, desk.may = True, 10_000
    done = wait(serve().guest(seat.match), lambda now: now["state"] == "done")
    assert [turn.below for turn in desk.turns] == list(range(done["decisions"], 0, -1))


def test_another_hall_goes_on_with_a_review_when_its_hall_is_gone(hall: Callable[..., Served], desk: Desk) -> None:
    one, two = hall(), hall()
    seat = upload(one, played("drakkar"))
    ask(seat)
    desk.may = 4
    wait(seat, lambda now: now["made"] == 4)
    assert known(two.guest(seat.match))["made"] == 4  # asked elsewhere, it is the same
    assert len(two.hall.reviews) == 0
    one.stop()
    desk.turns.clear()
    desk.may = 10_000
    done = wait(two.guest(seat.match), lambda now: now["state"] == "done")
    assert len(desk.turns) == done["decisions"] - 4


def test_who_dies_over_a_step_is_replaced_and_what_always_fails_is_given_up(served: Served, desk: Desk) -> None:
    one, two = upload(served, played("drakkar")), upload(served, played("drakkar", seed=6))
    desk.trouble = [WorkerLost(), TooLong()]
    desk.may = 10_000
    ask(one)
    wait(one, lambda now: now["state"] == "done")
    desk.trouble = [WorkerLost(), TooLong(), WorkerLost()]
    ask(two)
    wait(two, lambda now: now["state"] == "failed")
    assert "could not be finished" in served.browser().get(f"/table/{two.match}/review").text
    ask(two)
    wait(two, lambda now: now["state"] == "done")


def test_each_client_has_a_turn_and_nobody_waits_for_too_many(serve: Callable[..., Served], desk: Desk) -> None:
    from meadhall.testing.served import QUICK

    served = serve(limits=replace(QUICK.limits, reviews=2))
    mine = [upload(served, played("drakkar", seed=seed)) for seed in range(3)]
    for seat in mine[:2]:
        assert ask(seat).status_code == 202
    refused = ask(mine[2])
    assert refused.status_code == 429
    assert "2 reviews already" in refused.json()["sentence"]
    record = read_record(mine[2].get("/record").text)
    served.do(served.hall.reviews.ask(mine[2].match, record, "somebody else"))
    desk.may = 6
    until(lambda: len(desk.turns) >= 6)
    turns = [turn.match for turn in desk.turns][:6]
    assert turns.count(mine[2].match) == 3 or turns[:2] == [mine[0].match] * 2  # the first one may have begun alone
    assert mine[1].match not in turns  # one after the other, of the same person
    assert known(mine[1])["others"] == 2


def test_only_who_asked_or_played_stops_a_review(served: Served, desk: Desk) -> None:
    [seat] = served.open("drakkar", ["you", "random", "random"])
    seat.play(random.Random(4))
    record = read_record(seat.get("/record").text)
    served.do(served.hall.reviews.ask(seat.match, record, "somebody else"))
    refused = stop(served.guest(seat.match))
    assert refused.status_code == 403
    assert "theirs to stop" in refused.json()["sentence"]
    assert stop(seat).json()["state"] == "stopped"


def test_reviews_wait_while_bots_wait(served: Served, desk: Desk) -> None:
    import asyncio

    calm: list[bool] = []

    async def crowded() -> None:
        calm.append(True)
        await asyncio.sleep(0)
        while len(calm) < 2:
            await asyncio.sleep(0.005)

    served.hall.thinkers.calm = crowded  # type: ignore[method-assign]  # as if many bots were asked
    desk.may = 10_000
    seat = upload(served, played("drakkar"))
    ask(seat)
    until(lambda: calm)
    assert desk.turns == []
    assert known(seat)["made"] == 0
    calm.append(True)
    wait(seat, lambda now: now["state"] == "done")


def test_a_worker_that_is_killed_is_replaced(served: Served) -> None:
    """A real one, with a signal."""
    seat = upload(served, played("bottlecap", 2))
    ask(seat)
    wait(seat, lambda now: now["made"] > 0)
    hand = served.hall.reviews._hand
    assert hand is not None
    os.kill(hand.pid, signal.SIGKILL)  # type: ignore[attr-defined]  # it is a process
    before = known(seat)["made"]
    wait(seat, lambda now: now["made"] > before + 1)
    stop(seat)


def test_a_match_that_goes_takes_its_review_along(served: Served, desk: Desk) -> None:
    from meadhall.server import upkeep

    desk.may = 10_000
    seat = upload(served, played("drakkar"))
    ask(seat)
    wait(seat, lambda now: now["state"] == "done")
    upkeep.drop(served.stored.link, [seat.match])
    assert served.stored.link.all("all reviews") == []
    assert served.stored.link.all("all review_steps") == []


# What a seat could not know


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_worker_judges_a_seats_decision_alike_whatever_it_could_not_know(game: str) -> None:
    """The hall's own way from a record to a judgement, with other cards where the seat could not look."""
    record = played(game)
    changed = 0
    for number in range(2, len(record.decisions), max(1, len(record.decisions) // 6)):
        seat, action = record.decisions[number]
        if seat < 0:
            continue
        tables = moments(record)
        step = json.loads(make(asked(record, number + 1))[0][1])
        table = tables[number].redeal(seat, 77)
        changed += cards(table) != cards(tables[number])
        exchanged = Followed(tables, record.decisions)
        tables[number] = table  # who has answered already is seen by everybody, and stays as it was
        review_steps._followed[("exchanged", record.text())] = exchanged
        other = json.loads(make(asked(record, number + 1, "exchanged"))[0][1])
        assert step["action"] == action
        assert other["judgement"] == step["judgement"]
    assert changed or game == "bottlecap"  # where nothing lies hidden but what is still to be drawn


def cards(table: Table) -> list[object]:
    """All that lies in hands and piles; the chance of later draws is another in any world that is dealt anew."""
    known = snapshot(table)
    assert isinstance(known, dict)
    return [known.get(part) for part in ("villages", "players", "piles", "cards")]


def asked(record: Record, below: int, match: str = "true") -> Asked:
    return Asked(match, record.text(), 0, 1, below, 0.0)


# Trying again


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_moment_is_tried_again_with_the_cards_as_they_were_or_dealt_anew(served: Served, game: str) -> None:
    record = played(game)
    match = upload(served, record).match
    at, seat = next((at, seat) for at, (seat, _) in enumerate(record.decisions) if at > 20 and seat >= 0)
    truth = meadhall.rebuild(record, at)
    dealt = []
    for anew in (False, True, True):
        answer = served.http.post(f"/api/tables/{match}/fork", json={"at": at, "seat": seat, "anew": anew})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        own = Seat(served, opened["match"], seat, opened["seats"][0]["token"])
        own.play(random.Random(1))
        played_on = read_record(own.get("/record").text)
        assert played_on.decisions[:at] == record.decisions[:at]
        assert len(played_on.redealt) == anew
        begun = meadhall.rebuild(played_on, at)
        assert begun.view(seat).told() == truth.view(seat).told()  # nothing is different that the seat could know
        assert begun.options(seat) == truth.options(seat)
        dealt.append(begun.rng.state() if anew else None)
        assert meadhall.rebuild(played_on).over
        ended = own.look()["result"]
        looked_at = upload(served, played_on).look()["result"]
        assert (looked_at["winners"], looked_at["scores"]) == (ended["winners"], ended["scores"])
    assert dealt[1] != dealt[2]  # each time anew


def test_the_hall_after_a_restart_knows_what_was_dealt_anew(serve: Callable[..., Served]) -> None:
    first = serve()
    record = played("drakkar")
    match = upload(first, record).match
    at = next(at for at, (seat, _) in enumerate(record.decisions) if at > 30 and seat == 1)
    opened = first.http.post(f"/api/tables/{match}/fork", json={"at": at, "seat": 1, "anew": True}).json()
    own = Seat(first, opened["match"], 1, opened["seats"][0]["token"])
    for _ in range(3):
        own.choose(random.Random(2))
    before = own.wait(lambda seen: seen["yours"] or seen["result"])
    first.stop()
    own.served = serve()
    after = own.wait(lambda seen: seen["yours"] or seen["result"])
    assert (after["number"], after["view"], after["options"]) == (before["number"], before["view"], before["options"])
    own.play(random.Random(3))


def test_the_buttons_are_where_a_match_ends(served: Served, tmp_path: Path) -> None:
    [seat] = served.open("drakkar", ["you", "random", "random"])
    seat.play(random.Random(4))
    guest = served.browser()
    post = f'action="/table/{seat.match}/review"'
    assert post in guest.get(f"/table/{seat.match}").text
    assert post in guest.get(f"/table/{seat.match}/replay?at=3").text
    page = guest.get(f"/table/{seat.match}/review")
    assert "Review this match" in page.text
    assert served.stored.link.all("all reviews") == []  # looking begins nothing
    assert guest.post(f"/table/{seat.match}/review", data={"do": "dance"}).status_code == 400
    assert guest.get(f"/table/{seat.match}/review", params={"seat": "9"}).status_code == 404
