"""Choosing a Quest: two are dealt, one is kept."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.bits import members
from meadhall.engine.message import Message
from meadhall.engine.step import Do, Gather
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import KEEP
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.table import Drakkar


class DealQuests(Do[Drakkar]):
    """DRK-QDL-1: the Quest deck is shuffled and two are dealt to each player, clockwise from the Earl."""

    rule: ClassVar[str] = "DRK-QDL-1"

    def resolve(self, table: Drakkar) -> None:
        deck = members(table.quest_deck)
        table.rng.shuffle(deck)
        at = 0
        for seat in table.clockwise(table.earl):
            first = deck[at]
            second = deck[at + 1]
            at += 2
            village = table.villages[seat]
            village.dealt = [*village.dealt, first, second]
            table.quest_deck &= ~(1 << first | 1 << second)
            table.whisper(events.QUESTS_DEALT, seat, (first, second), 1 << seat)
        table.push(PICK)


class PickQuest(Gather[Drakkar]):
    """DRK-QDL-2: each keeps one of the two, in secret; DRK-QDL-3: the other goes back into the deck."""

    rule: ClassVar[str] = "DRK-QDL-2"

    def owing(self, table: Drakkar) -> list[int]:
        return [seat for seat in range(len(table.villages)) if table.sealed[seat] < 0]

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        if not 0 <= seat < len(table.villages) or table.sealed[seat] >= 0:
            return []
        dealt = table.villages[seat].dealt
        return [KEEP + dealt[-2], KEEP + dealt[-1]]

    def options(self, table: Drakkar, seat: int) -> list[int]:
        return self.candidates(table, seat)

    def forced(self, table: Drakkar) -> bool:
        return False

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-keep")

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        quest = table.rules.box.quests[action - KEEP]
        return say("do-keep", quest=naming.quest(quest))

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        table.seal(seat, action)
        dealt = table.villages[seat].dealt
        kept = action - KEEP
        table.whisper(events.QUEST_KEPT, seat, (kept, dealt[-2] + dealt[-1] - kept), 1 << seat)

    def reveal(self, table: Drakkar, answers: list[int]) -> None:
        for seat in range(len(table.villages)):
            village = table.villages[seat]
            kept = answers[seat] - KEEP
            table.quest_deck |= 1 << (village.dealt[-2] + village.dealt[-1] - kept)
            village.kept = [*village.kept, kept]


DEAL_QUESTS: Final = DealQuests()
PICK: Final = PickQuest(())
