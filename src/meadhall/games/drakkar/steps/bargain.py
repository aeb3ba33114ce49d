"""Team-up: circuits of open offers between captains in need and helpers."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Listing, Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import Ask, Do
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.actions import ACCEPT, LEND, OFFER, PASS, PAY, PAYMENTS, VERBS, WITHDRAW
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.steps.store import by_card
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.teamup import (
    against_deal,
    captain_of,
    covering_sets,
    lent_faces,
    payable,
    payments,
    workable,
)


class Circuit(Do[Drakkar]):
    """DRK-TEAM-9, DRK-TEAM-12: round the table from the Earl; the last circuit only answers."""

    rule: ClassVar[str] = "DRK-TEAM-12"

    def __init__(self, number: int, place: int) -> None:
        super().__init__()
        self.number: Final = number
        self.place: Final = place

    def resolve(self, table: Drakkar) -> None:
        seats = len(table.villages)
        if self.place == 0:
            table.stirred = False
            if not any_pair(table):
                return
        last = self.number > table.rules.bargain_rounds
        if self.place == seats:
            if table.stirred and not last:
                table.push(Circuit(self.number + 1, 0))
            return
        seat = table.clockwise(table.earl)[self.place]
        table.push(Circuit(self.number, self.place + 1))
        if last:
            if holds_offer(table, seat):
                table.push(Answer(seat))
        elif in_any_pair(table, seat):
            table.push(Bargain(seat))


def any_pair(table: Drakkar) -> bool:
    for captain in range(len(table.villages)):
        if table.villages[captain].complete():
            for helper in range(len(table.villages)):
                if helper != captain and workable(table, captain, helper):
                    return True
    return False


def in_any_pair(table: Drakkar, seat: int) -> bool:
    for other in table.setting.others[seat]:
        if captain_of(table, seat, other) >= 0:
            return True
    return False


def holds_offer(table: Drakkar, seat: int) -> bool:
    for village in table.villages:
        if village.offer_to == seat:
            return True
    return False


def accept_actions(table: Drakkar, seat: int) -> list[int]:
    """The standing offers made to the seat, clockwise."""
    return [ACCEPT + other for other in table.clockwise(seat)[1:] if table.villages[other].offer_to == seat]


def describe_accept(table: Drakkar, seat: int, maker: int) -> Message:
    price = naming.loot(PAYMENTS[table.villages[maker].offer])
    name = "do-accept-captain" if table.villages[seat].complete() else "do-accept-helper"
    return say(name, partner=table.who(maker), loot=price)


def new_offers(table: Drakkar, seat: int, partner: int) -> list[int]:
    """DRK-TEAM-9: the payments that differ from the seat's standing offer to this partner."""
    village = table.villages[seat]
    captain = captain_of(table, seat, partner)
    if captain < 0:
        return []
    standing = village.offer if village.offer_to == partner else -1
    return [number for number in payments(table, captain) if number != standing]


class Bargain(Ask[Drakkar]):
    """DRK-TEAM-9: accept, offer, withdraw or pass."""

    rule: ClassVar[str] = "DRK-TEAM-9"

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        found = accept_actions(table, self.seat)
        found += [OFFER + other for other in table.clockwise(self.seat)[1:]]
        if table.villages[self.seat].offer_to >= 0:
            found.append(WITHDRAW)
        found.append(PASS)
        return found

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        if not VERBS.has(OFFER, action):
            return None
        partner = action - OFFER
        against = against_deal(table, self.seat, partner)
        if against is None and not new_offers(table, self.seat, partner):
            return Refusal("DRK-TEAM-9", "why-not-same-offer partner:seat", partner)
        return against

    def options(self, table: Drakkar, seat: int) -> list[int]:
        found = accept_actions(table, self.seat)
        village = table.villages[self.seat]
        for other in table.clockwise(self.seat)[1:]:
            differs = village.offer_to != other or len(new_offers(table, self.seat, other)) > 0
            if differs and captain_of(table, self.seat, other) >= 0:
                found.append(OFFER + other)
        if village.offer_to >= 0:
            found.append(WITHDRAW)
        found.append(PASS)
        return found

    def prompt(self, table: Drakkar, seat: int) -> Message:
        quest = table.quest(self.seat)
        if quest is not None and table.villages[self.seat].complete():
            return say("ask-bargain-captain", quest=naming.quest(quest))
        return say("ask-bargain-helper")

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        village = table.villages[self.seat]
        if action == PASS:
            return say("do-pass")
        if action == WITHDRAW:
            return say("do-withdraw", partner=table.who(village.offer_to))
        if action < OFFER:
            return describe_accept(table, self.seat, action - ACCEPT)
        return say("do-offer-captain" if village.complete() else "do-offer-helper", partner=table.who(action - OFFER))

    def cites(self, table: Drakkar, seat: int, action: int) -> str:
        return "DRK-TEAM-11" if VERBS.has(ACCEPT, action) else self.rule

    def default(self, table: Drakkar, seat: int) -> int:
        return PASS

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        village = table.villages[seat]
        if action == PASS:
            table.say(events.PASSED, seat)
            return
        if action == WITHDRAW:
            table.stirred = True
            village.offer_to = -1
            village.offer = -1
            table.say(events.WITHDREW, seat)
        elif action < OFFER:
            table.stirred = True
            agree(table, seat, action - ACCEPT)
        else:
            table.push(NamePrice(seat, action - OFFER))


class NamePrice(Ask[Drakkar]):
    """DRK-TEAM-6: the payment of an offer, named by kind; who is absent by now has passed (DRK-D-BARGAIN)."""

    rule: ClassVar[str] = "DRK-TEAM-6"

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner: Final = partner

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [*[PAY + number for number in new_offers(table, self.seat, self.partner)], PASS]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        name = "ask-price-captain" if table.villages[self.seat].complete() else "ask-price-helper"
        return say(name, partner=table.who(self.partner))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-pay-nothing") if action == PASS else say("do-pay", loot=naming.loot(PAYMENTS[action - PAY]))

    def default(self, table: Drakkar, seat: int) -> int:
        return PASS

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if action == PASS:
            table.say(events.PASSED, seat)
            return
        table.stirred = True
        village = table.villages[seat]
        village.offer_to = self.partner
        village.offer = action - PAY
        captain = 1 if village.complete() else 0
        table.say(events.OFFERED, seat, self.partner, action - PAY, captain)


class Answer(Ask[Drakkar]):
    """DRK-TEAM-12: the last circuit: accept, or pass."""

    rule: ClassVar[str] = "DRK-TEAM-12"

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [*accept_actions(table, self.seat), PASS]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-answer")

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-pass") if action == PASS else describe_accept(table, self.seat, action - ACCEPT)

    def default(self, table: Drakkar, seat: int) -> int:
        return PASS

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if action == PASS:
            table.say(events.PASSED, seat)
        else:
            agree(table, seat, action - ACCEPT)


def agree(table: Drakkar, seat: int, maker: int) -> None:
    """DRK-TEAM-11: the deal is made; the helper chooses which cards to lend."""
    captain = seat if table.villages[seat].complete() else maker
    helper = maker if captain == seat else seat
    payment = table.villages[maker].offer
    table.say(events.AGREED, captain, helper, payment)
    table.push(Lend(helper, captain, payment))


class Lend(Ask[Drakkar]):
    """DRK-D-LEND: one of the minimal sets of cards that cover the lack."""

    rule: ClassVar[str] = "DRK-TEAM-11"

    def __init__(self, seat: int, captain: int, payment: int) -> None:
        super().__init__(seat)
        self.captain: Final = captain
        self.payment: Final = payment

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        """By card: an incomplete ship holds two cargo cards at most, so there are two sets only if each is one card."""
        found = covering_sets(table, self.captain, self.seat)
        if len(found) > 1 and by_card(table, self.seat)[0] == 1:
            found.reverse()
        return [LEND + lent for lent in found]

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-lend", captain=table.who(self.captain))

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        faces = lent_faces(table, self.seat, action - LEND)
        return say("do-lend", faces=Listing([naming.face(table.face(face)) for face in faces]))

    def default(self, table: Drakkar, seat: int) -> int:
        """The least total strength, then the fewest cards."""
        options = self.options(table, seat)
        return min(options, key=lambda action: lending_key(table, self.seat, action - LEND))

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        lent = action - LEND
        captain = table.villages[self.captain]
        helper = table.villages[seat]
        quest = table.quest(self.captain)
        assert quest is not None
        faces = lent_faces(table, seat, lent)
        table.say(events.LENT, seat, self.captain, faces[0], faces[1] if len(faces) > 1 else -1)
        table.say(events.QUEST_MET, self.captain, captain.kept[-1])
        table.collect(self.captain, quest.loot, events.QUEST)
        paid = PAYMENTS[self.payment]
        captain.tokens = [captain.tokens[kind] - paid[kind] for kind in range(3)]
        helper.tokens = [helper.tokens[kind] + paid[kind] for kind in range(3)]
        table.say(events.PAID, self.captain, seat, self.payment)
        helper.lent |= lent
        helper.served = True
        captain.served = True
        if captain.offer_to == seat:
            drop_offer(table, self.captain, False)
        if helper.offer_to == self.captain:
            drop_offer(table, seat, False)
        lapse(table)
        table.stirred = True


def lending_key(table: Drakkar, helper: int, lent: int) -> int:
    faces = lent_faces(table, helper, lent)
    return 10 * sum([table.rules.strengths[face] for face in faces]) + len(faces)


def drop_offer(table: Drakkar, seat: int, lapsed: bool) -> None:
    table.villages[seat].offer_to = -1
    table.villages[seat].offer = -1
    if lapsed:
        table.say(events.LAPSED, seat)


def lapse(table: Drakkar) -> None:
    """DRK-TEAM-10: an offer lapses when its pair is no longer workable or its payment can't be paid any more."""
    for seat in range(len(table.villages)):
        village = table.villages[seat]
        if village.offer_to >= 0:
            captain = captain_of(table, seat, village.offer_to)
            if captain < 0 or not payable(table, captain, village.offer):
                drop_offer(table, seat, True)
