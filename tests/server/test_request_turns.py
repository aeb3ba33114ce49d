"""Many requests of one client don't stand before everybody else's."""

from __future__ import annotations

import asyncio

from meadhall.server.request_turns import Turns


def test_requests_of_one_client_begin_in_turn_and_others_come_in_between() -> None:
    turns = Turns()
    begun: list[str] = []

    async def ask(client: str) -> None:
        await turns.take(client)
        begun.append(client)

    async def crowd() -> None:
        many = [asyncio.create_task(ask("a stranger")) for _ in range(50)]
        await asyncio.sleep(0)
        await asyncio.create_task(ask("a guest"))
        assert begun.count("a stranger") <= 3
        await asyncio.gather(*many)

    asyncio.run(crowd())
    assert begun.count("a stranger") == 50
    assert turns._waiting.keys() <= {"a stranger"}


def test_who_goes_away_is_passed_over_and_nobody_is_remembered() -> None:
    turns = Turns()
    begun: list[int] = []

    async def ask(number: int) -> None:
        await turns.take("a client")
        begun.append(number)

    async def crowd() -> None:
        asked = [asyncio.create_task(ask(number)) for number in range(4)]
        await asyncio.sleep(0)
        asked[1].cancel()
        asked[2].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        for _ in range(2):
            await asyncio.sleep(0)

    asyncio.run(crowd())
    assert begun == [0, 3]
    assert not turns._waiting
