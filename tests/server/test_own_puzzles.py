"""One's own mistakes as puzzles in the hall: made beside the play, after the review, and by nobody's hidden cards."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import meadhall
from meadhall.engine import Record
from meadhall.play import new_match
from meadhall.review import puzzles, reviewing
from meadhall.review.puzzles import Choice, Solution
from meadhall.review.review import Judgement
from meadhall.server import review_steps, reviews
from meadhall.server.review_steps import AskedPuzzles, make_puzzles
from meadhall.testing.served import Seat, Served

SHORT: dict[str, dict[str, Any]] = {"bottlecap": {"round_limit": 30}, "beer": {"turn_cap": 6}}
PATIENCE = 60.0  # seconds, on a busy machine


class Desk:
    """A worker that does all at once, and only when a test lets it."""

    def __init__(self) -> None:
        self.warm = self.alive = True
        self.asked: list[Any] = []
        self.may = 1_000_000  # turns that it may still take

    async def run(self, work: Callable[[Any], Any], asked: Any, seconds: float) -> Any:
        import asyncio

        while not self.may:
            await asyncio.sleep(0.005)
        self.may -= 1
        self.asked.append(asked)
        return work(asked)

    def end(self) -> None:
        self.alive = False

    @property
    def looked_at(self) -> list[int]:
        """The mistakes of all turns for puzzles, each as the first in its line."""
        return [one.numbers[0] for one in self.asked if isinstance(one, AskedPuzzles)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision that has another option is a mistake, and every other one of them has a sure answer."""
    monkeypatch.setattr(reviewing, "PLAYOUTS", 2)
    monkeypatch.setattr(reviews, "TURN", 0.0)
    monkeypatch.setattr(puzzles, "MOST_MISTAKES", 4)
    monkeypatch.setattr(reviewing, "judged", found_wanting)
    monkeypatch.setattr(review_steps, "learnt", learnt)


def found_wanting(looking: Any, view: Any, action: int, seed: int, depth: int) -> Judgement:
    none = [0.0] * view.table.setting.seats
    others = [one for one in view.options() if one != action]
    if not others:
        return Judgement(verdict="forced", part=none, error=none, chance=0.3)
    cost = 0.03 + 0.0001 * view.table.decisions
    return Judgement(
        verdict="mistake", part=none, error=none, chance=0.3, better=others[0], better_chance=0.5, cost=cost
    )


def learnt(table: Any, decided: tuple[int, int], seed: int) -> Solution | None:
    seat, action = decided
    others = [one for one in table.options(seat) if one != action]
    if table.decisions % 2:
        return None
    choices = [Choice(action=others[0], chance=0.5), Choice(action=action, chance=0.3, behind=0.2, doubt=0.01)]
    judgement = found_wanting(None, table.view(seat), action, 0, 1)
    return Solution(choices=choices, instead=action, judgement=judgement, ahead=200, behind=40)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    worker = Desk()
    monkeypatch.setattr(reviews, "Worker", lambda threads, nice: worker)
    return worker


def played(game: str, seed: int = 5) -> Record:
    match = new_match(game, ["greedy", "random", "greedy"], seed, SHORT.get(game, {}))
    match.run()
    return match.table.record()


def upload(served: Served, record: Record) -> Seat:
    answer = served.http.post("/api/records", json={"record": json.loads(record.text())})
    assert answer.status_code == 201, answer.text
    return served.guest(answer.json()["match"])


def ask(seat: Seat, whose: int | None) -> httpx.Response:
    asked = {} if whose is None else {"seat": whose}
    return seat.served.http.post(f"/api/tables/{seat.match}/puzzles", params=asked, headers=seat.headers)


def wait(seat: Seat, whose: int, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while True:
        answer = seat.get("/puzzles", seat=whose)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if until(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.01)


def done(found: dict[str, Any]) -> bool:
    return bool(found["state"] == "done")


# Before the end


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_before_the_end_nobody_gets_a_puzzle_and_nothing_is_made(served: Served, desk: Desk, game: str) -> None:
    [seat] = served.open(game, ["you", "random", "random"], options=SHORT.get(game, {}))
    page = served.browser()
    for _ in range(3):
        for who in (seat, served.guest(seat.match)):
            for answer in (who.get("/puzzles", seat=0), who.get("/puzzles", seat=1), ask(who, 0), ask(who, 1)):
                assert answer.status_code == 403, answer.text
        for part in ("/puzzles?seat=0", "/puzzles/fragment?seat=0", "/puzzles/1"):
            assert page.get(f"/table/{seat.match}{part}").status_code == 403
        assert page.post(f"/table/{seat.match}/puzzles?seat=0", data={"do": "start"}).status_code == 403
        seat.choose(random.Random(3))
    assert desk.asked == []
    assert served.stored.link.all("all reviews") == []


# Making


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_seats_mistakes_are_looked_at_once_more_after_the_review(served: Served, desk: Desk, game: str) -> None:
    record = played(game)
    guest = upload(served, record)
    assert wait(guest, 1, lambda _: True)["state"] == "none"
    assert ask(guest, 1).status_code == 202
    found = wait(guest, 1, done)
    own = [
        number
        for number, (seat, _) in enumerate(record.decisions)
        if seat == 1 and len(meadhall.rebuild(record, number).options(1)) > 1
    ]
    dearest = own[: -4 - 1 : -1]  # those that came last, as mistakes are made dearer here
    assert desk.looked_at == dearest
    assert (found["mistakes"], found["looked_at"]) == (4, 4)
    assert [one["number"] for one in found["puzzles"]] == [number for number in dearest if number % 2 == 0]
    for one in found["puzzles"]:
        view = meadhall.rebuild(record, one["number"]).view(1)
        assert one["taken"] == record.decisions[one["number"]][1] == one["options"][1]["action"]
        assert one["options"][0]["label"] == str(view.describe(one["options"][0]["action"]))
        assert any("In the match it was" in sentence for sentence in one["told"])
    assert guest.get("/review").json()["state"] == "done"


def test_asked_again_or_for_another_seat_nothing_is_made_twice(served: Served, desk: Desk) -> None:
    guest = upload(served, played("drakkar"))
    ask(guest, 0)
    wait(guest, 0, done)
    before = len(desk.asked)
    ask(guest, 0)
    assert wait(guest, 0, lambda _: True)["state"] == "done"
    assert wait(guest, 2, lambda _: True)["state"] == "none"
    ask(guest, 2)
    assert guest.get("/review").json()["state"] == "done"  # whatever else is made of it
    wait(guest, 2, done)
    assert len(desk.asked) == before + 4
    assert wait(guest, 0, lambda _: True)["state"] == "done"


def test_who_asks_while_the_review_is_made_gets_the_puzzles_after_it(served: Served, desk: Desk) -> None:
    desk.may = 3
    guest = upload(served, played("drakkar"))
    served.http.post(f"/api/tables/{guest.match}/review", headers=guest.headers)
    ask(guest, 1)
    assert wait(guest, 1, lambda _: True)["state"] == "wanted"
    desk.may = 1_000_000
    wait(guest, 1, done)
    assert len(desk.looked_at) == 4


def test_puzzles_that_were_stopped_go_on_where_they_were_also_in_a_hall_that_opens_again(
    serve: Callable[..., Served], desk: Desk
) -> None:
    first = serve()
    record = played("drakkar")
    guest = upload(first, record)
    desk.may = len(record.decisions) + 1
    ask(guest, 1)
    wait(guest, 1, lambda now: now["looked_at"] == 1)
    first.http.delete(f"/api/tables/{guest.match}/review", headers=guest.headers)
    assert wait(guest, 1, lambda _: True)["state"] == "stopped"
    desk.may = 1  # what was on its way comes to nothing
    end = time.monotonic() + PATIENCE
    while first.hall.reviews:
        assert time.monotonic() < end
        time.sleep(0.005)
    desk.may = 1
    ask(guest, 1)
    wait(guest, 1, lambda now: now["looked_at"] == 2)
    first.stop()
    desk.alive, desk.may = True, 1_000_000
    again = serve()
    wait(again.guest(guest.match), 1, done)
    assert len(set(desk.looked_at)) == 4
    assert len(desk.looked_at) <= 6


def test_a_match_that_goes_takes_its_puzzles_along(served: Served, desk: Desk) -> None:
    from meadhall.server import upkeep

    guest = upload(served, played("drakkar"))
    ask(guest, 1)
    wait(guest, 1, done)
    assert served.stored.link.all("all review_puzzles") != []
    upkeep.drop(served.stored.link, [guest.match])
    assert served.stored.link.all("all review_puzzles") == []


# On pages


def test_from_the_review_to_ones_puzzles_and_their_answers(served: Served, desk: Desk) -> None:
    [seat] = served.open("drakkar", ["you", "random", "random"])
    seat.play(random.Random(4))
    reader = served.browser()
    match = f"/table/{seat.match}"
    ask(seat, 0)
    found = wait(seat, 0, done)
    assert f'href="{match}/puzzles?seat=0"' in reader.get(f"{match}/review?seat=0").text
    listed = reader.get(f"{match}/puzzles?seat=0").text
    assert "Your puzzles" in listed
    one = found["puzzles"][0]
    where = f"{match}/puzzles/{one['number']}"
    assert f'href="{where}"' in listed
    question = reader.get(where).text
    assert "What would you do?" in question
    assert "Best by what you can know" not in question
    answer = reader.get(where, params={"action": one["options"][0]["action"]}).text
    assert "That is it" in answer
    assert "In the match it was" in answer
    assert (
        "Es gibt etwas Besseres"
        in reader.get(where, params={"action": one["taken"]}, headers={"accept-language": "de"}).text
    )
    assert reader.get(f"{match}/puzzles/fragment?seat=0").text.startswith("<main")


def test_what_can_not_be_asked_is_refused_with_a_sentence(served: Served, desk: Desk) -> None:
    guest = upload(served, played("drakkar"))
    refused = ask(guest, None)
    assert refused.status_code == 400
    assert refused.json()["sentence"] == "Whose puzzles? Name a seat (seat), from 0 to 2."
    assert ask(guest, 3).status_code == 404
    page = served.browser()
    match = f"/table/{guest.match}"
    assert "Make the puzzles" in page.get(f"{match}/puzzles?seat=1").text
    for number in (0, 1, 999):  # nobody has asked for any yet
        assert page.get(f"{match}/puzzles/{number}").status_code == 404
    assert page.post(f"{match}/puzzles?seat=1", data={"do": "dance"}).status_code == 400
    begun = page.post(f"{match}/puzzles?seat=1", data={"do": "start"})
    assert (begun.status_code, begun.url.path) == (200, f"{match}/puzzles")


# What a seat could not know


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_worker_finds_the_same_whatever_the_seat_could_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall's own way from a record to a solution, with other cards where the seat could not look."""
    monkeypatch.setattr(review_steps, "learnt", puzzles.learnt)
    monkeypatch.setattr(puzzles, "FIRST_WORLDS", 3)
    monkeypatch.setattr(puzzles, "WORLDS", 3)
    monkeypatch.setattr(puzzles, "DEEPER", 8)
    for name in ("MATTERS", "CLEAR", "BEYOND_DOUBT"):
        monkeypatch.setattr(puzzles, name, -1e9)  # also where nothing is sure
    record = played(game)
    tables = reviewing.moments(record)
    several = [
        number
        for number, (seat, _) in enumerate(record.decisions)
        if seat >= 0 and 2 <= len(tables[number].options(seat)) <= 6
    ]
    solved = 0
    for number in several[:: max(1, len(several) // 40)]:
        wanted = make_puzzles(asked(record, number, "true"))
        exchanged = list(tables)
        exchanged[number] = tables[number].redeal(record.decisions[number][0], 77)
        review_steps._followed[("exchanged", record.text())] = reviewing.Followed(exchanged, record.decisions)
        assert make_puzzles(asked(record, number, "exchanged")) == wanted
        solved += wanted[0][1] != ""
    assert solved


def asked(record: Record, number: int, match: str) -> AskedPuzzles:
    return AskedPuzzles(match, record.text(), 0, (number,), 0.0)
