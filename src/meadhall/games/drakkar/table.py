"""The table of Drakkar: piles, ships, stacks and Quests, and what can be done to them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.engine.event import Event, EventKinds
from meadhall.engine.message import Listing, Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.progress import Progress
from meadhall.engine.rng import Rng
from meadhall.engine.table import Table
from meadhall.games.drakkar import events, facts, knowledge, naming
from meadhall.games.drakkar.actions import COMMIT
from meadhall.games.drakkar.components import HAND, MONTHS, NO_PART, SPEAR, DrakkarSetting, Face, Quest
from meadhall.games.drakkar.shapes import DrakkarView
from meadhall.games.drakkar.village import Village, face_of, laid, slot_of, with_one_more

ALL_QUESTS: Final = (1 << 24) - 1
BITS: Final = [1 << slot for slot in range(60)]  # looked up: a compiled `1 << slot` would be a shift of 32 bits


@final
class Drakkar(Table):
    """A slot is a card's place in the Brawl: slot 10 * p + i is card i of pile p, all month long.

    What lies in a slot shows its public face to all (`ups`); which card it is (`cards`) is known to those who have seen
    both faces. Lists that are not said to change are replaced, never changed, as copies share them.
    """

    def __init__(self, setting: DrakkarSetting, rng: Rng, villages: list[Village], earl: int) -> None:
        super().__init__(setting, rng)
        self.rules: DrakkarSetting = setting
        self.villages = villages
        self.earl = earl
        self.month = 0  # being played, from 1
        self.turn = 0  # of the month, from 1
        self.stacks: list[int] = setting.box.stacks  # goats, weapons, gold
        self.cards: list[int] = []  # the card in each slot; hidden
        self.ups: list[int] = []  # the public face of each slot
        self.common: i64 = 0  # the slots of which everybody has seen both faces, as bits
        self.discards: list[int] = []  # changes; the last one lies on top
        self.quest_deck = ALL_QUESTS  # the Quests in the deck, as bits; hidden
        self.reflexes: list[int] = []  # the seats, the quickest first, while the Brawl lasts; hidden
        self.dawdlers = 0  # absent seats, which lose every contest, as bits
        self.pending = 0  # the seats that owe a card this turn, as bits
        self.laying = 0  # who has laid a card this turn: seat + 1 in base eight, the first in the lowest digit
        self.late = 0  # the latecomers of this turn, as bits
        self.out = 0  # the seats that play nothing this turn, as bits
        self.counted = False  # the most fearsome seat is counting
        self.count_used = False
        self.stirred = False  # somebody did more than pass in this circuit of the bargaining

    def copy(self) -> Drakkar:
        twin = Drakkar(self.rules, self.rng.copy(), [village.copy() for village in self.villages], self.earl)
        twin.inherit(self)
        twin.month = self.month
        twin.turn = self.turn
        twin.stacks = self.stacks
        twin.cards = self.cards
        twin.ups = self.ups
        twin.common = self.common
        twin.discards = self.discards[:]
        twin.quest_deck = self.quest_deck
        twin.reflexes = self.reflexes
        twin.dawdlers = self.dawdlers
        twin.pending = self.pending
        twin.laying = self.laying
        twin.late = self.late
        twin.out = self.out
        twin.counted = self.counted
        twin.count_used = self.count_used
        twin.stirred = self.stirred
        return twin

    # Knowing

    def veil(self, seat: int) -> None:
        knowledge.veil(self, seat)

    def dream(self, rng: Rng) -> None:
        knowledge.dream(self, rng)

    def forecast(self, seat: int, action: int) -> list[Outcome]:
        from meadhall.games.drakkar.forecast import forecast  # which knows the Steps, as they know the table

        return [] if self.over else forecast(self, seat, action)

    def scores(self) -> list[float]:
        return [float(village.score()) for village in self.villages]

    def facts(self) -> DrakkarView:
        return facts.facts(self)

    def kinds(self) -> EventKinds:
        return events.KINDS

    def own_value(self, type: str, number: int) -> object:
        return naming.value(self, type, number)

    def details(self, event: Event) -> list[tuple[str, object]]:
        return naming.details(self, event)

    def own_fact(self, type: str, number: int) -> object:
        return facts.fact(self, type, number)

    def remembered(self, event: Event) -> Event:
        """DRK-OPT-open_faces: when the Brawl is over, the log no longer helps the memory."""
        if event.kind != events.PILE_LAID or self.rules.open_faces:
            return event
        return event.redacted() if all(village.pile >= 0 for village in self.villages) else event

    def ending(self) -> Message:
        best = max([village.score() for village in self.villages])
        if len(self.winners) == 1:
            return naming.say("ending", seat=self.who(self.winners[0]), points=best)
        names = Listing([self.who(seat) for seat in self.winners])
        return naming.say("ending-shared", winners=names, points=best)

    def first_decider(self) -> int:
        if self.pending:
            return self.rules.owing[self.pending][0]
        return super().first_decider()

    # Looking around

    def turn_number(self) -> int | None:
        return 1000 * self.month + self.turn

    def progress(self) -> list[Progress]:
        return [Progress("month", self.month, MONTHS), Progress("turn", self.turn, HAND)]

    def face(self, number: int) -> Face:
        return self.rules.box.faces[number]

    def kind(self, card: int) -> int:
        """The number of the kind of the face that lies up on a card on the table."""
        return self.rules.kinds[card & 255]

    def card_at(self, seat: int, place: int) -> int:
        """The card at a place of the seat's pile, or -1 if it is not known here."""
        return self.cards[self.villages[seat].pile * HAND + place]

    def quest(self, seat: int) -> Quest | None:
        """The Quest that the seat has kept this month, if it has and it is known here."""
        kept = self.villages[seat].kept
        if len(kept) < self.month or self.month == 0 or kept[self.month - 1] < 0:
            return None
        return self.rules.box.quests[kept[self.month - 1]]

    def shows_quest(self, seat: int) -> bool:
        return (self.villages[seat].shown >> self.month) & 1 == 1

    def fearsome(self) -> int:
        """DRK-PLY-4: the first to commit in this turn, or -1."""
        return (self.laying & 7) - 1

    @property
    def laid(self) -> list[int]:
        """The seats that have laid a card this turn, the first one first."""
        found: list[int] = []
        rest = self.laying
        while rest:
            found.append((rest & 7) - 1)
            rest >>= 3
        return found

    def has_laid(self, seat: int) -> bool:
        """Has the seat laid a card this turn?"""
        rest: i64 = self.laying
        while rest:
            if rest & 7 == seat + 1:
                return True
            rest >>= 3
        return False

    def lay(self, seat: int) -> None:
        """Notes that the seat has laid its card.

        On a redealt table a seat lays its card anew, but when it did so for the first time was seen by all.
        """
        digit = 0
        while self.laying >> digit:
            if (self.laying >> digit) & 7 == seat + 1:
                return
            digit += 3
        self.laying |= (seat + 1) << digit

    # Cards

    def discard(self, card: int) -> None:
        """DRK-RES-10: onto the common pile, the face that was active up."""
        self.discards.append(card)

    def learn(self, seat: int, card: int) -> None:
        """The seat holds the card for a moment and sees its other face (DRK-HID-6)."""
        slot = slot_of(card)
        village = self.villages[seat]
        village.knows |= BITS[slot]

    def turn_over(self, card: int) -> None:
        """A card is revealed: if the active face is not the public one, everybody has now seen both."""
        slot = slot_of(card)
        if self.ups[slot] != face_of(card):
            self.common |= BITS[slot]

    def leave_hand(self, seat: int, place: int, face: int) -> int:
        """Take a card out of the hand and lay it on the table with that face up."""
        village = self.villages[seat]
        village.left &= ~(1 << place)
        slot = village.pile * HAND + place
        action = COMMIT + 2 * self.cards[slot]
        choices = village.choices[:]
        at = 0
        while choices[at] != action:
            at += 2
        choices.pop(at)
        choices.pop(at)
        village.choices = choices
        return laid(slot, face)

    # Ships

    def put_part(self, seat: int, card: int) -> None:
        """DRK-SHP-1."""
        village = self.villages[seat]
        village.parts = with_one_more(village.parts, card)
        self.say(events.PLACED, seat, face_of(card))
        if village.complete():
            self.say(events.COMPLETED, seat, len(village.parts))

    def store(self, seat: int, card: int) -> None:
        """DRK-STO-3."""
        village = self.villages[seat]
        village.cargo = with_one_more(village.cargo, card)
        self.say(events.STORED, seat, face_of(card))

    def arm(self, seat: int, card: int) -> None:
        """DRK-SPR-6."""
        village = self.villages[seat]
        village.spears = with_one_more(village.spears, card)
        self.say(events.ARMED, seat)

    def remove_cargo(self, seat: int, at: int) -> None:
        """DRK-STO-8: a cargo card goes to the discards."""
        village = self.villages[seat]
        gone = village.cargo[at]
        village.cargo = village.cargo[:at] + village.cargo[at + 1 :]
        self.discard(gone)
        self.say(events.REMOVED, seat, face_of(gone))

    def replace_cargo(self, seat: int, at: int, card: int) -> None:
        """DRK-STO-4: the new card takes the place of a stored one."""
        village = self.villages[seat]
        gone = village.cargo[at]
        village.cargo = [*village.cargo[:at], *village.cargo[at + 1 :], card]
        self.discard(gone)
        self.say(events.REPLACED, seat, face_of(card), face_of(gone))
        self.drop_loose_spears(seat)

    def loose_spears(self, seat: int, vikings: int) -> int:
        """DRK-SPR-5: how many Spears nobody can carry, with so many Viking cards on board."""
        spears = len(self.villages[seat].spears)
        return 0 if self.rules.many_spears and vikings > 0 else max(0, spears - vikings)

    def drop_loose_spears(self, seat: int) -> None:
        """DRK-SPR-5: a Spear without a Viking card that may carry it goes to the discards."""
        if self.villages[seat].spears:
            for _ in range(self.loose_spears(seat, self.villages[seat].vikings())):
                self.remove_spear(seat, events.LOOSE)

    def remove_spear(self, seat: int, why: int) -> None:
        village = self.villages[seat]
        self.discard(village.spears[-1])
        village.spears = village.spears[:-1]
        if why != events.SPENT_WHY:
            self.say(events.SPEAR_GONE, seat, why)

    def remove_end(self, seat: int, role: int) -> None:
        """DRK-SAB-1: the card that serves as that end goes to the discards."""
        village = self.villages[seat]
        gone = village.end(role)
        village.parts = [part for part in village.parts if part != gone]
        self.discard(gone)

    def against_placing(self, seat: int, face: int) -> int:
        """DRK-SHP-6, DRK-STO-2, DRK-STO-3, DRK-SPR-1: why a yellow card can't be placed; 0 if it can."""
        village = self.villages[seat]
        part = self.rules.parts[face]
        if part != NO_PART:
            return 0 if village.fits(part, self.rules.yggdrasil_pair) else events.NO_PLACE
        if self.rules.effects[face] == SPEAR:
            return 0 if village.carries_spear(self.rules.many_spears) else events.NO_CARRIER
        if village.room():
            return 0
        return events.NO_ROOM if village.parts else events.NO_PART

    def usable(self, seat: int, card: int) -> bool:
        """Can the seat place this yellow card now, by the ordinary rules of its kind?"""
        why = self.against_placing(seat, face_of(card))
        return why == 0 or why == events.NO_ROOM

    # Loot

    def collectable(self, loot: list[int]) -> list[int]:
        """DRK-LOOT-2: what of a printed Loot the stacks can still give."""
        if self.rules.unlimited:
            return loot
        return [min(loot[kind], self.stacks[kind]) for kind in range(3)]

    def collect(self, seat: int, loot: list[int], why: int) -> None:
        """DRK-LOOT-1: tokens from the stacks to a seat; what is missing there is lost."""
        got = self.collectable(loot)
        village = self.villages[seat]
        village.tokens = [village.tokens[kind] + got[kind] for kind in range(3)]
        if not self.rules.unlimited:
            self.stacks = [self.stacks[kind] - got[kind] for kind in range(3)]
        self.say(events.COLLECTED, seat, got[0], got[1], got[2], why)
        if got != loot:
            self.say(events.STACKS_SHORT, seat, loot[0] - got[0], loot[1] - got[1], loot[2] - got[2])

    def take_token(self, seat: int, victim: int, kind: int, why: int) -> None:
        """Loki and Raid: one token from a rival."""
        self.villages[victim].gain(kind, -1)
        self.villages[seat].gain(kind, 1)
        self.say(events.TOOK_TOKEN, seat, victim, kind, why)
