"""Phase 3: complete ships sail, and Quests are fulfilled."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.step import Do
from meadhall.games.drakkar import events
from meadhall.games.drakkar.steps.bargain import Circuit
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.teamup import lack, met_alone


class SetSail(Do[Drakkar]):
    """DRK-QST-1: complete ships show their Quest; DRK-QST-3: those met alone are fulfilled without asking."""

    rule: ClassVar[str] = "DRK-QST-1"

    def resolve(self, table: Drakkar) -> None:
        order = table.clockwise(table.earl)
        for seat in order:
            self.show(table, seat)
        for seat in order:
            quest = table.quest(seat)
            if quest is None or not table.villages[seat].complete():
                continue
            if met_alone(table, seat):
                table.say(events.QUEST_MET, seat, table.villages[seat].kept[-1])
                table.collect(seat, quest.loot, events.QUEST)
            elif table.loud:
                missing = lack(table, seat)
                table.say(events.IN_NEED, seat, missing[0], missing[1])
        table.push(Circuit(1, 0))

    def show(self, table: Drakkar, seat: int) -> None:
        village = table.villages[seat]
        if village.complete():
            village.shown |= 1 << table.month
            table.say(events.QUEST_SHOWN, seat, village.kept[-1])
        else:
            table.say(events.TEAM_UP_SIDE, seat)


SET_SAIL: Final = SetSail()
