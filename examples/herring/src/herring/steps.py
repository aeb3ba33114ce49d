"""The rules: one small class for each thing to be done. Each names the rule of the catalogue that it carries out."""

from __future__ import annotations

from herring import events
from herring.actions import MEND, ROW, STAY
from herring.table import NONE, Herring, say
from meadhall.engine import Ask, Do, Gather, Refusal
from meadhall.engine.event import GAIN, HARM, NEUTRAL
from meadhall.engine.message import Message
from meadhall.engine.outcome import THIS_TURN, Outcome


class Morning(Do[Herring]):
    """HER-MOR-1: the next shoal is turned up, and everybody rows out; after the last morning herring are counted."""

    rule = "HER-MOR-1"

    def resolve(self, table: Herring) -> None:
        if len(table.come) == table.rules.mornings:
            self.count(table)
            return
        table.come = [*table.come, table.shoals[-1]]
        table.shoals = table.shoals[:-1]
        table.say(events.MORNING, -1, len(table.come), table.worth)
        table.push(RowOut(tuple(range(table.setting.seats))))

    def count(self, table: Herring) -> None:
        """HER-END-1, HER-END-2."""
        most = max(table.herring)
        winners = [seat for seat, herring in enumerate(table.herring) if herring == most]
        for seat in winners:
            table.say(events.WON, seat, most)
        table.finish(winners, "HER-END-1" if len(winners) == 1 else "HER-END-2")


class RowOut(Gather[Herring]):
    """HER-ROW-1: everybody chooses a boat in secret; all are shown together."""

    rule = "HER-ROW-1"

    def candidates(self, table: Herring, seat: int) -> list[int]:
        return [ROW + boat - 1 for boat in table.hands[seat] if boat > NONE]

    def refusal(self, table: Herring, seat: int, action: int) -> Refusal | None:
        """HER-WET-1: a boat that came in this morning has to dry."""
        boat = action - ROW + 1
        return Refusal("HER-WET-1", "wet boat", boat) if boat == table.wet[seat] else None

    def prompt(self, table: Herring, seat: int) -> Message:
        return say("row-prompt", worth=table.worth, size=abs(table.worth))

    def describe(self, table: Herring, seat: int, action: int) -> Message:
        return say("row", boat=action - ROW + 1)

    def forecast(self, table: Herring, seat: int, action: int) -> list[Outcome]:
        """Before the morning is over the boat is shown and goes on to a neighbour: that much is certain."""
        boat, to = action - ROW + 1, neighbour(table, seat)
        words = say("row-leads-to", boat=boat, to=table.who(to))
        return [Outcome(words, NEUTRAL, events.ROWED, seat, {"boat": boat, "to": to}, when=THIS_TURN)]

    def reveal(self, table: Herring, answers: list[int]) -> None:
        boats = [action - ROW + 1 for action in answers]
        for seat, boat in enumerate(boats):
            table.say(events.ROWED, seat, boat, neighbour(table, seat))
        table.shown = sorted({*table.shown, *boats})
        self.haul(table, boats)
        self.pass_on(table, boats)
        table.push(MORNING)
        if table.worth > 0 and table.shed:
            table.push(Mend(boats.index(min(boats))))

    def haul(self, table: Herring, boats: list[int]) -> None:
        """HER-ROW-2: the highest boat takes herring. HER-ROW-3: jellyfish get into the nets of the lowest."""
        worth = table.worth
        seat = boats.index(max(boats) if worth > 0 else min(boats))
        herring = table.herring[:]
        herring[seat] += worth
        table.herring = herring
        if worth > 0:
            table.say(events.CAUGHT, seat, worth, herring[seat])
        else:
            table.say(events.STUNG, seat, -worth, herring[seat])

    def pass_on(self, table: Herring, boats: list[int]) -> None:
        """HER-BOAT-1: each boat that was out goes to the neighbour, where it has to dry first."""
        hands = [[boat for boat in hand if boat != boats[seat]] for seat, hand in enumerate(table.hands)]
        wet = [NONE] * len(boats)
        for seat, boat in enumerate(boats):
            to = neighbour(table, seat)
            hands[to] = sorted([*hands[to], boat])
            wet[to] = boat
        table.hands = hands
        table.wet = wet


class Mend(Ask[Herring]):
    """HER-MEND-1: whose boat was the lowest among herring may give up a boat for one from the shed."""

    rule = "HER-MEND-1"

    def candidates(self, table: Herring, seat: int) -> list[int]:
        return [*(MEND + boat - 1 for boat in table.hands[seat] if boat > NONE), STAY]

    def prompt(self, table: Herring, seat: int) -> Message:
        return say("mend-prompt")

    def describe(self, table: Herring, seat: int, action: int) -> Message:
        return say("stay") if action == STAY else say("mend", boat=action - MEND + 1)

    def forecast(self, table: Herring, seat: int, action: int) -> list[Outcome]:
        if action == STAY:
            return []
        boat = action - MEND + 1
        return [
            Outcome(say("mend-costs", boat=boat), HARM, events.MENDED, seat, {"boat": boat}),
            Outcome(say("mend-brings"), GAIN, events.FETCHED, seat),
        ]

    def default(self, table: Herring, seat: int) -> int:
        return STAY

    def take(self, table: Herring, seat: int, action: int) -> None:
        if action == STAY:
            table.say(events.STAYED, seat)
            return
        boat, fresh = action - MEND + 1, table.shed[-1]
        table.shed = table.shed[:-1]
        table.wrecks = sorted([*table.wrecks, boat])
        table.shown = sorted({*table.shown, boat})
        hands = table.hands[:]
        hands[seat] = sorted([fresh, *(one for one in hands[seat] if one != boat)])
        table.hands = hands
        if table.wet[seat] == boat:
            table.wet = [NONE if other == seat else one for other, one in enumerate(table.wet)]
        table.say(events.MENDED, seat, boat)
        table.whisper(events.FETCHED, seat, (fresh,), 1 << seat)


def neighbour(table: Herring, seat: int) -> int:
    """HER-BOAT-1: to whom a boat goes on; HER-OPT-boats_go says in which direction."""
    return (seat + table.rules.way) % table.setting.seats


MORNING = Morning()
