from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall.engine import Table
from meadhall.engine.language import language
from meadhall.engine.record import read_record
from meadhall.testing.served import Seat, Served
from meadhall.testing.waiting import until

JSON = {"content-type": "application/json"}
SHORT = {"bottlecap": {"round_limit": 30}}  # random players would take hundreds of rounds


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_whole_game_is_played_over_the_interface(served: Served, game: str) -> None:
    least = meadhall.game(game).least_seats
    [seat] = served.open(game, ["you"] + ["random"] * (least - 1), name="Sigrid", options=SHORT.get(game, {}))
    seen = seat.play(random.Random(5))
    assert seen["state"] == "finished"
    assert seen["seats"][0]["name"] == "Sigrid"
    record = read_record(seat.get("/record").text)
    table = meadhall.rebuild(record)
    assert table.over
    assert table.result().winners == seen["result"]["winners"]
    assert [line["text"] for line in seen["log"]] == told_to(table, 0)[-len(seen["log"]) :]


def told_to(table: Table, seat: int) -> list[str]:
    """All that the seat may know, as it is spoken to."""
    view = table.view(seat)
    return [language("en").say(view.table.tell(event).message, seat) for event in view.events()]


def seen_waiting(seen: dict[str, Any]) -> list[int]:
    return [seat["number"] for seat in seen["seats"] if seat["thinking"]]


def test_two_people_and_a_bot_play_to_the_end_and_agree(served: Served) -> None:
    one, two = served.open(seats=["you", "greedy", "you"], options={"round_limit": 30})
    dice = random.Random(2)
    while not (seen := one.look())["result"]:
        asked = one.wait(lambda seen: 0 in seen_waiting(seen) or 2 in seen_waiting(seen) or seen["result"])
        for seat in (one, two):
            if seat.seat in seen_waiting(asked):
                seat.choose(dice)
    assert two.look()["result"] == seen["result"]
    other = two.look()["log"]
    assert [(line["number"], line["event"]) for line in other] == [
        (line["number"], line["event"]) for line in seen["log"]
    ]


def test_the_games_tell_their_options_and_rules(served: Served) -> None:
    games = served.http.get("/api/games").json()
    assert [game["name"] for game in games] == list(meadhall.SHELF)
    limit = next(option for option in games[0]["options"] if option["name"] == "round_limit")
    assert (limit["least"], limit["most"], limit["default"]) == (30, 500, 150)
    assert served.http.get("/api/games/chess").status_code == 404
    everything = served.http.get("/api/games/bottlecap/rules").json()
    found = served.http.get("/api/games/bottlecap/rules", params={"q": "throne"}).json()
    assert 0 < len(found) < len(everything)
    assert any(rule["id"] == "HALL-UNDO-1" for rule in everything)


def test_options_come_with_words_and_rules_and_refused_ones_with_a_reason(served: Served) -> None:
    [seat] = served.open(seats=["you", "random"], options={"layout": "first", "start": 0, "share_start": "forbid"})
    seen = seat.wait(lambda seen: seen["yours"])
    assert seen["decision"] == "Place your ship at any position."
    assert all(option["label"] and option["rule"].startswith("CAP-") for option in seen["options"])
    dice = random.Random(1)
    for _ in range(60):
        seen = seat.choose(dice)
        if seen["refused"]:
            break
    assert seen["refused"]
    assert all(refused["sentence"] and refused["rule"] for refused in seen["refused"])


# Stale, double, wrong


def test_a_stale_action_is_refused_with_a_sentence(served: Served) -> None:
    [seat] = served.open()
    seen = seat.wait(lambda seen: seen["yours"])
    answer = seat.act(seen["options"][0]["action"], seen["number"] + 1)
    assert answer.status_code == 409
    assert "moved on" in answer.json()["sentence"]
    assert seat.look()["number"] == seen["number"]


def test_a_doubled_action_happens_once(served: Served) -> None:
    one, _ = served.open(seats=["you", "you"], options={"start": 0})
    seen = one.look()
    action = seen["options"][0]["action"]
    first = one.act(action, seen["number"])
    second = one.act(action, seen["number"])
    assert (first.status_code, second.status_code) == (200, 409)
    assert one.look()["number"] == first.json()["number"]


def test_a_repeated_request_with_the_same_key_is_answered_like_the_first(served: Served) -> None:
    one, _ = served.open(seats=["you", "you"], options={"start": 0})
    seen = one.look()
    sent = {"action": seen["options"][0]["action"], "number": seen["number"], "key": "abc"}
    first, second = one.post("act", **sent), one.post("act", **sent)
    assert (first.status_code, second.status_code) == (200, 200)
    assert first.json()["number"] == second.json()["number"] == one.look()["number"]


def test_an_answer_is_not_stale_because_somebody_else_was_faster(served: Served) -> None:
    """In Drakkar all choose at once: who has looked before the others answered has still seen the same question."""
    seats = served.open("drakkar", ["you", "you", "you"])
    seen = [seat.look() for seat in seats]
    assert all(look["yours"] for look in seen)
    for seat, look in zip(seats, seen):
        assert seat.act(look["options"][0]["action"], look["number"]).status_code == 200
    assert seats[0].act(seen[0]["options"][0]["action"], seen[0]["number"]).status_code == 409


def test_an_action_that_is_no_option_is_refused_with_its_rule(served: Served) -> None:
    [seat] = served.open()
    seen = seat.wait(lambda seen: seen["yours"])
    answer = seat.act(99_999, seen["number"])
    assert answer.status_code == 422
    assert answer.json()["rule"].startswith("CAP-")


def test_who_is_not_asked_can_not_act(served: Served) -> None:
    _, two = served.open(seats=["you", "you"], options={"start": 0})
    seen = two.look()
    assert not seen["yours"]
    assert seen["options"] == []
    assert two.act(0, seen["number"]).status_code == 422


def test_a_wrong_table_is_refused_with_a_sentence(served: Served) -> None:
    wrong = [
        ({"game": "chess", "seats": ["you", "random"]}, 404, "There is no game 'chess'"),
        ({"game": "bottlecap", "seats": ["you"]}, 400, "2 to 4 seats"),
        ({"game": "bottlecap", "seats": ["you", "wizard"]}, 400, "There is no bot 'wizard'"),
        ({"game": "bottlecap", "seats": ["you", "random"], "options": {"eot": "x"}}, 400, "Option eot can't be 'x'"),
        ({"game": "bottlecap", "seats": ["you", "random"], "data": "no toml ="}, 400, "not a TOML file"),
        ({"game": "bottlecap", "seats": ["you", "random"], "name": "x" * 25}, 422, "name: "),
        ({"game": "bottlecap", "seats": ["you", "random"], "tempo": {"kind": "live", "seconds": 0}}, 422, "seconds"),
    ]
    for sent, status, words in wrong:
        answer = served.http.post("/api/tables", json=sent)
        assert answer.status_code == status, answer.text
        assert words in answer.json()["sentence"]


# Going back


def decided_at_two(served: Served) -> tuple[Seat, Seat]:
    """Two people, the first of whom has just placed a ship."""
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    one.choose()
    return one, two


def test_undo_is_refused_where_it_would_change_whose_decision_it_is(served: Served) -> None:
    one, _ = decided_at_two(served)
    answer = one.post("undo")
    assert answer.status_code == 422
    assert answer.json()["rule"] == "HALL-UNDO-1"
    assert not one.look()["undo"]["possible"]


def test_a_step_is_taken_back_when_all_agree_and_stays_taken_back_after_a_restart(
    served: Served, serve: Callable[..., Served]
) -> None:
    one, two = decided_at_two(served)
    assert one.post("undo/ask").status_code == 200
    assert two.look()["undo"]["asked_by"] == 0
    assert one.look()["number"] == 1
    assert two.post("undo/answer", agree=True).status_code == 200
    assert one.look()["number"] == 0
    served.stop()
    again = serve()
    seen = Seat(again, one.match, 0, one.token).look()
    assert seen["number"] == 0
    assert seen["yours"]


def test_a_wish_that_is_not_granted_changes_nothing(served: Served) -> None:
    one, two = decided_at_two(served)
    one.post("undo/ask")
    assert two.post("undo/answer", agree=False).status_code == 200
    assert one.look()["undo"]["asked_by"] is None
    assert one.look()["number"] == 1


def test_undo_within_the_limits_takes_back_one_decision(served: Served, serve: Callable[..., Served]) -> None:
    one, two = served.open(seats=["you", "you"], options={"layout": "first"})
    dice = random.Random(3)
    for _ in range(200):
        asked = one if one.look()["yours"] else two
        asked.choose(dice)
        seen = asked.look()
        if seen["undo"]["possible"] and seen["yours"]:
            break
    assert seen["undo"]["possible"]
    assert asked.post("undo").status_code == 200
    after = asked.look()
    assert after["number"] == seen["number"] - 1
    assert after["yours"]
    served.stop()
    again = Seat(serve(), asked.match, asked.seat, asked.token).look()
    assert {key: again[key] for key in ("number", "options", "log", "view")} == {
        key: after[key] for key in ("number", "options", "log", "view")
    }


# Around the table


def test_a_hint_is_one_of_the_options(served: Served) -> None:
    [seat] = served.open()
    seen = seat.wait(lambda seen: seen["yours"])
    advice = seat.post("hint").json()
    assert advice["action"] in [option["action"] for option in seen["options"]]
    assert 1 <= len(advice["best"]) <= 3
    assert all(0 <= one["chance"] <= 1 and one["sentence"] for one in advice["best"])
    assert seat.look()["hint"] == advice
    assert served.guest(seat.match).look()["hint"] is None


def test_a_bot_takes_over_and_hands_back(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    assert one.post("take-over", kind="random").status_code == 200
    seen = two.wait(lambda seen: seen["yours"])
    assert seen["seats"][0]["bot"] == "random"
    assert one.act(0, seen["number"]).status_code == 422
    assert one.post("take-over", kind="random").status_code == 422
    assert one.post("come-back").status_code == 200
    two.choose()
    assert one.wait(lambda seen: seen["yours"])["seats"][0]["bot"] is None


def test_who_resigns_gives_the_seat_to_a_bot_for_good(served: Served, serve: Callable[..., Served]) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    assert one.post("resign", kind="random").status_code == 200
    assert two.wait(lambda seen: seen["yours"])["seats"][0]["kind"] == "bot"
    assert one.get("").status_code == 403
    served.stop()
    assert Seat(serve(), two.match, 1, two.token).look()["seats"][0]["kind"] == "bot"


def test_defaults_decide_for_who_is_away_until_he_acts_again(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"start": 0})
    assert one.post("leave").status_code == 200
    two.wait(lambda seen: seen["yours"])
    assert two.look()["seats"][0]["absent"]
    assert one.post("come-back").status_code == 200
    two.choose()
    assert not one.wait(lambda seen: seen["yours"])["seats"][0]["absent"]


def test_standing_orders_are_kept_and_only_the_seat_sees_them(served: Served, serve: Callable[..., Served]) -> None:
    one, two = served.open(seats=["you", "you"])
    sent = {"orders": [{"unless_target": True}]}
    url = f"/api/tables/{one.match}/orders"
    assert served.http.put(url, json=sent, headers=one.headers).status_code == 200
    assert [order["key"] for order in one.look()["orders"] if order["on"]] == ["unless_target"]
    assert not any(order["on"] for order in two.look()["orders"])
    served.stop()
    again = Seat(serve(), one.match, 0, one.token).look()
    assert [order["key"] for order in again["orders"] if order["on"]] == ["unless_target"]


def test_chat_is_heard_by_all_and_kept(served: Served, serve: Callable[..., Served]) -> None:
    one, two = served.open(seats=["you", "you"], name="Sigrid")
    assert one.post("chat", text="  Skål!  ").status_code == 200
    assert served.guest(one.match).post("chat", text="hello").status_code == 403
    assert served.guest(one.match).post("chat", text="hello", name="Olaf").status_code == 200
    assert two.post("chat", text="x" * 301).status_code == 422
    assert two.post("chat", text="   ").status_code == 422
    served.stop()
    said = Seat(serve(), two.match, 1, two.token).look()["chat"]
    assert [(line["name"], line["text"], line["seat"]) for line in said] == [
        ("Sigrid", "Skål!", 0),
        ("Olaf", "hello", None),
    ]


def test_friends_sit_down_and_the_game_begins_with_the_last(served: Served) -> None:
    [host] = served.open(seats=["you", "friend", "friend"], listed=True, name="Sigrid")
    assert [entry["match"] for entry in served.http.get("/api/tables").json()["open"]] == [host.match]
    assert host.act(0, 0).status_code == 409
    first = served.guest(host.match).post("seats", name="Sigrid").json()
    assert (first["seat"], first["state"]) == (1, "open")
    assert served.guest(host.match).post("seats", name="Olaf", seat=1).status_code == 409
    second = served.guest(host.match).post("seats", name="Olaf", seat=2).json()
    assert second["state"] == "running"
    assert served.guest(host.match).post("seats", name="Late").status_code == 409
    names = [seat["name"] for seat in host.look()["seats"]]
    assert names == ["Sigrid", "Sigrid 2", "Olaf"]


def test_an_unlisted_table_wants_its_invitation(served: Served) -> None:
    answer = served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "friend"]}).json()
    guest = served.guest(answer["match"])
    assert served.http.get("/api/tables").json()["open"] == []
    assert guest.post("seats", name="Olaf").status_code == 403
    assert guest.post("seats", name="Olaf", invite=answer["invite"]).status_code == 200


def test_bots_fill_the_open_seats_when_who_sits_there_wants_it(served: Served) -> None:
    [host] = served.open(seats=["you", "friend", "friend"])
    assert served.guest(host.match).post("start", kind="random").status_code == 403
    assert host.post("start", kind="random").status_code == 200
    host.wait(lambda seen: seen["yours"])


def test_a_rematch_has_the_same_seats(served: Served) -> None:
    one, two = served.open(seats=["you", "you"], options={"round_limit": 30})
    assert one.post("rematch").status_code == 409
    for seat in (one, two):
        seat.post("take-over", kind="random")
    one.wait(lambda seen: seen["result"])
    first = one.post("rematch").json()
    second = two.post("rematch").json()
    assert first["match"] == second["match"]
    assert first["state"] == "open"
    assert second["state"] == "running"
    assert [seat["seat"] for seat in first["seats"]] == [0]
    assert [seat["seat"] for seat in second["seats"]] == [1]


def test_who_asks_for_the_same_rematch_again_is_led_to_the_seat_taken_before(served: Served) -> None:
    browser = served.browser()
    table = browser.post("/play", data={"game": "drakkar", "level": "first-evening"}).url.path
    browser.post(f"{table}/seat", data={"do": "bot", "kind": "random"})
    until(lambda: 'data-state="over"' in browser.get(table).text)
    first = browser.post(f"{table}/rematch")
    assert first.status_code == 200
    assert "To the rematch" in browser.get(table).text
    assert browser.post(f"{table}/rematch").url == first.url


# Replays


def test_the_record_is_for_nobody_before_the_end(served: Served) -> None:
    [seat] = served.open()
    assert seat.get("/record").status_code == 403
    assert served.guest(seat.match).get("/record").status_code == 403


def test_the_past_is_seen_through_ones_own_eyes_before_the_end(served: Served) -> None:
    one, _ = decided_at_two(served)
    assert one.get("/moments/0").json()["number"] == 0
    assert one.get("/moments/0", seat=1).status_code == 403
    assert served.guest(one.match).get("/moments/0", seat=0).status_code == 403
    assert served.guest(one.match).get("/moments/0").json()["you"] is None
    assert one.get("/moments/5").status_code == 404
    assert one.post("fork", at=0).status_code == 403


def test_after_the_end_every_moment_is_seen_through_anybodys_eyes_and_played_on_from(served: Served) -> None:
    [seat] = served.open(options={"round_limit": 30})
    end = seat.play(random.Random(6))
    guest = served.guest(seat.match)
    middle = end["number"] // 2
    for eyes in (None, 0, 1):
        seen = guest.get(f"/moments/{middle}", **({} if eyes is None else {"seat": eyes})).json()
        table = meadhall.rebuild(read_record(seat.get("/record").text), upto=middle)
        assert seen["log"] == [] or seen["log"][-1]["text"] == told_to(table, -1 if eyes is None else eyes)[-1]
        assert seen["replay"]["at"] == middle
    opened = guest.post("fork", at=middle, seat=1, kind="random").json()
    fork = Seat(served, opened["match"], 1, opened["seats"][0]["token"])
    assert fork.look()["number"] >= middle
    assert fork.post("undo").status_code == 422
    fork.play(random.Random(7))
    assert guest.post("fork", at=end["number"], seat=0).status_code == 409


def test_an_uploaded_record_is_replayed(served: Served) -> None:
    table = meadhall.playout("bottlecap", 3, seed=9)
    text = table.record().text()
    answer = served.http.post("/api/records", content=f'{{"record": {text}, "title": "Far away"}}', headers=JSON)
    assert answer.status_code == 201, answer.text
    guest = served.guest(answer.json()["match"])
    assert guest.look()["result"]["winners"] == table.winners
    assert read_record(guest.get("/record").text).decisions == table.record().decisions
    broken = served.http.post(
        "/api/records", json={"record": {**table.record().model_dump(), "decisions": [(0, 9999)]}}
    )
    assert broken.status_code == 400
    assert "Decision 1 of the record" in broken.json()["sentence"]


# Time


def test_a_seat_that_runs_out_of_time_gets_its_default(served: Served) -> None:
    [seat] = served.open(seats=["you", "random"], options={"start": 0}, tempo={"kind": "live", "seconds": 1, "bank": 0})
    seen = seat.look()
    assert seen["seats"][0]["clock_left"] <= 1
    assert seat.wait(lambda now: now["number"] > seen["number"])
    told = [line["why"] for line in seat.look()["log"]]
    assert told.count("the time was up") == 1, told


def test_a_table_without_a_clock_has_none(served: Served) -> None:
    [seat] = served.open()
    assert all(info["clock_left"] is None for info in seat.look()["seats"])
