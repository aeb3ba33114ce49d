"""The checker of what clients were told (`meadhall.testing.history`) finds what must not be: a lost action, a doubled
one, a seat given twice, an order that went back. Each is planted here in a history that was true."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from meadhall.testing.history import Event, History, Table
from meadhall.testing.served import Served


@pytest.fixture
def played(served: Served) -> History:
    """A short history at one hall, in which all went well."""
    history = History([int(served.url.rpartition(":")[2])], seed=5)

    async def play() -> None:
        dice = random.Random(5)
        await history.begin(2)
        history.awaited.append(await history.open(dice, ["you", "friend"]))
        for _ in range(6):
            for table in history.tables:
                for seat in table.tokens:
                    await history._act(dice, table, seat)
        table = history.tables[0]
        sent = {"text": "Hail"}
        await history.ask(dice, "chat", table.match, table.tokens[0], f"/api/tables/{table.match}/chat", sent)
        await history._sit(dice)
        await history.goes_on()

    asyncio.run(play())
    return history


def last(history: History, kind: str) -> Event:
    return [event for event in history.events if event.kind == kind and event.outcome == "done"][-1]


def test_what_went_well_is_true(served: Served, played: History) -> None:
    told = played.check(served.stored)
    assert told["act: done"] > 10
    assert told["sit: done"] == 1
    assert told["chat: done"] == 1


def lose_an_action(served: Served, history: History) -> None:
    act = last(history, "act")
    served.stored.sql("UPDATE decisions SET sent_key = NULL WHERE sent_key = ?", act.asked["key"])


def double_an_action(served: Served, history: History) -> None:
    first, second = [event for event in history.events if event.kind == "act" and event.outcome == "done"][:2]
    served.stored.sql("UPDATE decisions SET sent_key = ? WHERE sent_key = ?", first.asked["key"], second.asked["key"])


def carry_out_what_was_refused(served: Served, history: History) -> None:
    last(history, "act").outcome = "not done"


def give_a_seat_twice(served: Served, history: History) -> None:
    given = last(history, "sit")
    history.events.append(replace(given, told={**given.told, "token": "another"}))


def take_a_seat_away(served: Served, history: History) -> None:
    given = last(history, "sit")
    served.stored.sql(
        "UPDATE seats SET token_hash = ? WHERE match = ? AND seat = ?", "x", given.match, given.told["seat"]
    )


def say_it_twice(served: Served, history: History) -> None:
    said = last(history, "chat")
    served.stored.sql(
        "INSERT INTO chat (match, number, seat, name, text, at) "
        "SELECT match, number + 1, seat, name, text, at FROM chat WHERE match = ? AND number = 1",
        said.match,
    )


def lose_what_was_said(served: Served, history: History) -> None:
    served.stored.sql("DELETE FROM chat WHERE match = ?", last(history, "chat").match)


def show_an_older_table(served: Served, history: History) -> None:
    look = last(history, "look")
    later = replace(look, began=look.ended + 1, ended=look.ended + 2, told={**look.told, "version": 1, "number": 0})
    history.events.append(later)


def show_two_faces(served: Served, history: History) -> None:
    look = last(history, "look")
    history.events.append(replace(look, told={**look.told, "number": look.told["number"] + 1}))


def let_a_stream_go_back(served: Served, history: History) -> None:
    history.tables[0].streams.append([7, 9, 8])


def leave_a_gap(served: Served, history: History) -> None:
    served.stored.sql("UPDATE decisions SET number = number + 1000 WHERE match = ?", history.tables[0].match)


def lose_a_table(served: Served, history: History) -> None:
    history.tables.append(Table("A" * 12, {}))


FAULTS = (
    (lose_an_action, "acknowledged and is lost"),
    (double_an_action, "carried out 2 times"),
    (carry_out_what_was_refused, "refused and is there"),
    (give_a_seat_twice, "given 2 times"),
    (take_a_seat_away, "was taken away"),
    (say_it_twice, "is there 2 times"),
    (lose_what_was_said, "is there 0 times"),
    (show_an_older_table, "went back"),
    (show_two_faces, "two faces"),
    (let_a_stream_go_back, "a stream of .* went back"),
    (leave_a_gap, "has gaps"),
    (lose_a_table, "is gone"),
)


@pytest.mark.parametrize(("plant", "found"), FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_a_planted_fault_is_found(
    served: Served, played: History, plant: Callable[[Served, History], None], found: str
) -> None:
    plant(served, played)
    with pytest.raises(AssertionError, match=found):
        played.check(served.stored)
