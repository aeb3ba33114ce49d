"""The turn of a Spirit: Elation, a card, then Torment or theft (5.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.action import ENDS
from meadhall.engine.message import Message
from meadhall.engine.step import AS_ITS_VERB, Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import ADD, BEER, FROM_MUG, HAUNT, PASS, PLACE, SAKE, SEAT, STEAL, VERBS
from meadhall.games.beer.circle import addable, removable
from meadhall.games.beer.components import QUARRELSOME, TROUBLESOME
from meadhall.games.beer.knowledge import move_unseen
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.anytime import PickDrink
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.costs import remove_step, remove_words
from meadhall.games.beer.steps.counters import add_step, add_words
from meadhall.games.beer.steps.discard import limit
from meadhall.games.beer.steps.draw import draw
from meadhall.games.beer.steps.drink import begin_sudden_death, pour_from
from meadhall.games.beer.steps.gear import move_drink
from meadhall.games.beer.steps.torment import CommitCards, any_matching
from meadhall.games.beer.table import Beer


class Elation(Do[Beer]):
    """BEER-SPI-4: what the back on top of the pile allows, before the draw."""

    rule: ClassVar[str] = "BEER-SPI-4"

    def resolve(self, table: Beer) -> None:
        back = table.top_back(table.players[self.seat].kind)
        if back < 0:
            return
        if back == TROUBLESOME:
            if addable(table) or removable(table):
                table.push(Trouble(self.seat))
        elif back == QUARRELSOME:
            for other in table.warriors:
                if movable_places(table, other):
                    table.push(Quarrel(self.seat))
                    return
        elif len(table.warriors) > 1:
            for other in table.warriors:
                if table.players[other].hand:
                    table.push(Drowse(self.seat))
                    return


class Trouble(Choice):
    """Troublesome: add or remove one Step counter anywhere."""

    rule: ClassVar[str] = "BEER-SPI-4"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PASS, *removable(table), *addable(table)]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-troublesome")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-no-trouble")
        return add_words(table, action) if VERBS.has(ADD, action) else remove_words(table, action)

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == PASS:
            return
        table.say(events.ELATED, seat, TROUBLESOME)
        if VERBS.has(ADD, action):
            add_step(table, seat, action)
        else:
            remove_step(table, seat, action)


def movable_places(table: Beer, seat: int) -> list[int]:
    """The places of a Warrior's drinks from which one can go to another free place (BEER-R-59 with its option)."""
    player = table.players[seat]
    if player.drinks == 0:
        return []
    free = player.free_places(table.box)
    elsewhere = table.rules.drinks_change_hands and len(others_with_room(table, seat)) > 0
    found: list[int] = []
    for place in player.drink_places():
        if elsewhere or len(free) > 1 or (free and free[0] != place):
            found.append(place)
    return found


def others_with_room(table: Beer, seat: int) -> list[int]:
    return [other for other in table.warriors if other != seat and table.players[other].room > 0]


class Quarrel(Choice):
    """Quarrelsome: whose drink is moved."""

    rule: ClassVar[str] = "BEER-SPI-4"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PASS, *[SEAT + other for other in table.warriors if movable_places(table, other)]]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-quarrelsome")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-nobodys") if action == PASS else say("do-whose", whom=table.who(action - SEAT))

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action != PASS:
            table.say(events.ELATED, seat, QUARRELSOME)
            table.push(QuarrelFrom(seat, action - SEAT))


class QuarrelFrom(PickDrink):
    """Which of the Warrior's drinks."""

    rule: ClassVar[str] = "BEER-SPI-4"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PLACE + place for place in movable_places(table, self.owner)]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-whose-drink", whom=table.who(self.owner))

    def default(self, table: Beer, seat: int) -> int:
        return self.candidates(table, seat)[0]

    def picked(self, table: Beer, place: int, kind: int) -> None:
        table.push(QuarrelTo(self.seat, self.owner, self.owner, place, kind))


class QuarrelTo(Choice):
    """Where it goes: another free place of the same Warrior, or by option of another one."""

    rule: ClassVar[str] = "BEER-SPI-4"

    def __init__(self, seat: int, owner: int, receiver: int, place: int, kind: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.receiver: Final = receiver
        self.place: Final = place
        self.kind: Final = kind

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found: list[int] = []
        for place in table.players[self.receiver].free_places(table.box):
            if place != self.place or self.receiver != self.owner:
                found.append(PLACE + place)
        if table.rules.drinks_change_hands and self.receiver == self.owner:
            found += [SEAT + other for other in others_with_room(table, self.owner)]
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-drink-to", drink=naming.drink(self.kind))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action >= PLACE:
            return say("do-to-place", place=naming.place(table, action - PLACE), whom=table.who(self.receiver))
        return say("do-to-person", whom=table.who(action - SEAT))

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action >= PLACE:
            move_drink(table, self.owner, self.place, self.receiver, action - PLACE, self.kind)
        else:
            table.push(QuarrelTo(seat, self.owner, action - SEAT, self.place, self.kind))


class Drowse(Choice):
    """Drowsy: from whose hand a random card slips."""

    rule: ClassVar[str] = "BEER-SPI-4"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PASS, *[SEAT + other for other in table.warriors if table.players[other].hand]]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-drowsy")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-nobodys")
        return say("do-whose-cards", whom=table.who(action - SEAT), count=len(table.players[action - SEAT].hand))

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action != PASS:
            table.push(DrowseTo(seat, action - SEAT))


class DrowseTo(Choice):
    """Who gets the card; BEER-R-60: which one it is, chance decides."""

    rule: ClassVar[str] = "BEER-SPI-4"

    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SEAT + other for other in table.warriors if other != self.giver]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-slip-to", whom=table.who(self.giver))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-person", person=table.who(action - SEAT))

    def take(self, table: Beer, seat: int, action: int) -> None:
        giver = table.players[self.giver]
        receiver = table.players[action - SEAT]
        card = giver.hand[table.rng.below(len(giver.hand))]
        both = 1 << self.giver | 1 << (action - SEAT)
        move_unseen(table, card, giver.hand, both)
        giver.drop(card)
        receiver.hand = [*receiver.hand, card]
        table.say(events.ELATED, seat, 2)
        if table.loud:
            table.whisper(events.SLIPPED, self.giver, (card,), both, action - SEAT, table.box.back_of(card))
        limit(table, action - SEAT)


class SpiritDraw(Do[Beer]):
    """BEER-SPI-5: one card, compulsory; then the hand limit."""

    rule: ClassVar[str] = "BEER-SPI-5"

    def resolve(self, table: Beer) -> None:
        draw(table, self.seat, 1)


class Haunting(Choice):
    """BEER-D-25: torment a Warrior, steal from the Mug, or neither."""

    rule: ClassVar[str] = "BEER-SPI-3"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [PASS]
        if not table.sudden:
            if table.mug_beers:
                found.append(STEAL + BEER)
            if table.mug_sakes:
                found.append(STEAL + SAKE)
        if any_matching(table, table.players[self.seat].kind):
            found += [HAUNT + other for other in table.warriors]
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        kind = table.players[self.seat].kind
        top = table.top_back(kind)
        if top < 0:
            return say("ask-steal-or-rest")
        held = table.matches(self.seat, kind)
        return say("ask-haunt", back=naming.back(top), count=held)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        if action == PASS:
            return say("do-neither")
        if VERBS.has(HAUNT, action):
            return say("do-haunt", whom=table.who(action - HAUNT))
        return say("do-steal", drink=naming.drink(action - STEAL))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        if action == PASS:
            return self.rule
        return "BEER-SPI-6" if VERBS.has(HAUNT, action) else "BEER-SPI-9"

    def rank(self, table: Beer, seat: int, action: int) -> int:
        """To do nothing ends the turn without a deed."""
        return ENDS if action == PASS else AS_ITS_VERB

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action == PASS:
            return
        if VERBS.has(HAUNT, action):
            table.push(CommitCards(seat, seat, action - HAUNT, 0, 0))
            return
        kind = action - STEAL
        pour_from(table, FROM_MUG, kind)
        table.players[seat].count(kind, 1)
        table.say(events.STOLE, seat, kind)
        if table.mug == 0:
            begin_sudden_death(table, seat)


ELATION: Final = [Elation(seat) for seat in range(16)]
SPIRIT_DRAW: Final = [SpiritDraw(seat) for seat in range(16)]
HAUNTING: Final = [Haunting(seat) for seat in range(16)]
