"""What a seat sees of Drakkar, as numbers: the village of the seat first, then the others clockwise.

A face is told by its kind, its number and, on a Boarding, its strength and Loot; a Quest by what it asks and pays.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.bits import has_bit
from meadhall.engine.sheet import Sheet
from meadhall.engine.step import Step
from meadhall.engine.view import View
from meadhall.games.drakkar.actions import PAYMENTS
from meadhall.games.drakkar.components import HAND, MONTHS, Box
from meadhall.games.drakkar.steps.bargain import Answer, Bargain, Lend, NamePrice
from meadhall.games.drakkar.steps.boarding import BoardOrNot, BoardSpears
from meadhall.games.drakkar.steps.brawl import Scramble, SecretClaim, Shout
from meadhall.games.drakkar.steps.commit import LayCard
from meadhall.games.drakkar.steps.quests import PickQuest
from meadhall.games.drakkar.steps.raid import Loss, RaidSpears, RaidTarget, RaidToken
from meadhall.games.drakkar.steps.red import Loki, ThiefPick, ThiefUse
from meadhall.games.drakkar.steps.sabotage import CoverEnd, SabotageTarget, SinkEnd
from meadhall.games.drakkar.steps.store import StoreFull, StoreStolen
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import Village

QUESTIONS: Final[dict[type, int]] = {
    Shout: 0,
    SecretClaim: 1,
    Scramble: 2,
    PickQuest: 3,
    LayCard: 4,
    Loki: 5,
    ThiefPick: 6,
    ThiefUse: 7,
    StoreFull: 8,
    StoreStolen: 9,
    RaidTarget: 10,
    RaidSpears: 11,
    RaidToken: 12,
    Loss: 13,
    SabotageTarget: 14,
    CoverEnd: 15,
    SinkEnd: 16,
    BoardOrNot: 17,
    BoardSpears: 18,
    Bargain: 19,
    NamePrice: 20,
    Answer: 21,
    Lend: 22,
}

MOST_TOKENS: Final = 20
MOST_NUMBER: Final = 23
MOST_STRENGTH: Final = 6
MOST_LOOT: Final = 2


def observe(view: View, sheet: Sheet) -> None:
    """What lies open, the seat's own hand and Quests, and what it has seen of others' cards."""
    table = view.table
    assert isinstance(table, Drakkar)
    seat = view.seat
    question(table, seat, sheet)
    month(table, seat, sheet)
    for place, other in enumerate(table.clockwise(seat)):
        if sheet.fields is not None:
            sheet.about("you" if place == 0 else f"village {place} to your left")
        village(table, seat, other, sheet)


def question(table: Drakkar, seat: int, sheet: Sheet) -> None:
    """What is asked, of whom, and what it is about."""
    seats = len(table.villages)
    asked = -1
    partner = -1
    card = -1
    needed = 0
    deciders = 0
    if not table.over:
        step = table.agenda.top()
        asked = QUESTIONS.get(type(step), -1)
        partner = other_party(step)
        card = card_in_question(step)
        if isinstance(step, (RaidSpears, BoardSpears)):
            needed = step.needed
        for decider in step.owing(table):
            deciders |= 1 << ((decider - seat) % seats)
    sheet.choice("question", asked, len(QUESTIONS))
    sheet.bits("who is asked", deciders, seats)
    sheet.choice("the other side", (partner - seat) % seats if partner >= 0 else -1, seats)
    face(table, "the card in question", card & 255 if card >= 0 else -1, sheet)
    sheet.number("Spears needed", needed, 3)


def other_party(step: Step[Any]) -> int:
    """The seat with which the question deals, beside the one that is asked, or -1."""
    if isinstance(step, RaidSpears):
        return step.fight.defender if step.seat == step.fight.seat else step.fight.seat
    if isinstance(step, RaidToken):
        return step.defender
    if isinstance(step, SinkEnd):
        return step.victim
    if isinstance(step, CoverEnd):
        return step.saboteur
    if isinstance(step, NamePrice):
        return step.partner
    if isinstance(step, Lend):
        return step.captain
    return -1


def card_in_question(step: Step[Any]) -> int:
    if isinstance(step, (RaidTarget, SabotageTarget, BoardOrNot, BoardSpears)):
        return step.card
    return -1


def face(table: Drakkar, name: str, number: int, sheet: Sheet) -> None:
    """A face, or zeros for none."""
    kind = -1
    banner = 0
    strength = 0
    loot: list[int] = []
    if number >= 0:
        shown = table.face(number)
        kind = shown.kind.number
        banner = shown.number
        strength = shown.asks
        loot = shown.loot
    sheet.choice(name, kind, len(table.rules.box.kinds))
    sheet.number("its number", banner, MOST_NUMBER)
    sheet.number("its strength", strength, MOST_STRENGTH)
    sheet.counts("its Loot", loot, 3, MOST_LOOT)


def quest(box: Box, name: str, number: int, sheet: Sheet) -> None:
    """A Quest, or zeros for none and for one that is not known."""
    strength = 0
    beer = 0
    loot: list[int] = []
    if number >= 0:
        asked = box.quests[number]
        strength = asked.strength
        beer = asked.beer
        loot = asked.loot
    sheet.flag(name, number >= 0)
    sheet.number("its strength", strength, MOST_STRENGTH)
    sheet.number("its Beer", beer, 2)
    sheet.counts("its Loot", loot, 3, MOST_LOOT)


def month(table: Drakkar, seat: int, sheet: Sheet) -> None:
    seats = len(table.villages)
    own = table.villages[seat]
    kinds = len(table.rules.box.kinds)
    sheet.choice("your seat", seat, seats)
    sheet.choice("month", table.month - 1, MONTHS)
    sheet.number("turn", table.turn, HAND)
    sheet.choice("Earl", (table.earl - seat) % seats, seats)
    sheet.counts("tokens in the stacks", table.stacks, 3, MOST_TOKENS)
    sheet.tally("discards", [table.kind(card) for card in table.discards], kinds, 15)
    sheet.tally("cards in your hand", hand_cards(table, own), HAND * seats, 1)
    sheet.tally("their secret faces", hidden_kinds(table, own), kinds, HAND)
    waiting = len(own.dealt) > 2 * len(own.kept)
    quest(table.rules.box, "first Quest to choose from", own.dealt[-2] if waiting else -1, sheet)
    quest(table.rules.box, "second Quest to choose from", own.dealt[-1] if waiting else -1, sheet)
    taken = 0
    for one in table.villages:
        if one.pile >= 0:
            taken |= 1 << one.pile
    for pile in range(seats):
        free = bool(table.ups) and not (taken >> pile) & 1
        sheet.flag("pile is free", free)
        sheet.tally("its faces", pile_kinds(table, pile) if free else [], kinds, HAND)


def pile_kinds(table: Drakkar, pile: int) -> list[int]:
    """The kinds of the faces that a pile shows."""
    shown = table.ups[pile * HAND : pile * HAND + HAND]
    return [table.rules.kinds[face] for face in shown if face >= 0]


def hand_cards(table: Drakkar, village: Village) -> list[int]:
    """The cards in a hand, as far as they are known."""
    if village.pile < 0:
        return []
    first = village.pile * HAND
    return [table.cards[first + place] for place in village.held()]


def village(table: Drakkar, seat: int, other: int, sheet: Sheet) -> None:
    seats = len(table.villages)
    village = table.villages[other]
    sheet.counts("tokens", village.tokens, 3, MOST_TOKENS)
    rules = table.rules
    sheet.tally("ship", [rules.among[card & 255] for card in village.parts], rules.part_kinds, 2)
    sheet.tally("cargo", [rules.among[card & 255] for card in village.cargo], rules.cargo_kinds, 3)
    sheet.number("Spears", len(village.spears), 3)
    sheet.number("cards in hand", village.hand_size(), HAND)
    sheet.tally("faces up in hand", shown_kinds(table, village), len(rules.box.kinds), HAND)
    face(table, "card to be carried out", village.played & 255 if village.played >= 0 else -1, sheet)
    sheet.flag("has laid a card", other in table.laid)
    sheet.flag("came late", has_bit(table.late, other))
    sheet.flag("plays nothing this turn", has_bit(table.out, other))
    kept = len(village.kept) == table.month and table.month > 0
    sheet.flag("has kept a Quest", kept)
    sheet.flag("has shown it", table.shows_quest(other))
    quest(table.rules.box, "its Quest", village.kept[-1] if kept else -1, sheet)
    sheet.choice("offers a deal to", (village.offer_to - seat) % seats if village.offer_to >= 0 else -1, seats)
    sheet.counts("at a price", PAYMENTS[village.offer] if village.offer >= 0 else [], 3, MOST_TOKENS)
    sheet.bits("lent cargo", village.lent, 3)
    sheet.flag("made a deal", village.served)


def shown_kinds(table: Drakkar, village: Village) -> list[int]:
    """The kinds of the public faces in a hand."""
    if village.pile < 0:
        return []
    first = village.pile * HAND
    shown = [table.ups[first + place] for place in village.held()]
    return [table.rules.kinds[face] for face in shown if face >= 0]


def hidden_kinds(table: Drakkar, village: Village) -> list[int]:
    """The kinds of the faces in a hand that only their holder sees."""
    if village.pile < 0:
        return []
    found: list[int] = []
    first = village.pile * HAND
    sides = table.rules.sides
    for place in village.held():
        card = table.cards[first + place]
        up = table.ups[first + place]
        if card >= 0 and up >= 0:
            down = sides[2 * card] + sides[2 * card + 1] - up
            found.append(table.rules.kinds[down])
    return found
