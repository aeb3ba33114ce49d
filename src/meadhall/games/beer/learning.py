"""Beer & Vikings for those who learn: what a seat sees and what its options are, counted from that seat.

Cards of the seat's own hand are rows of features. Of what is hidden it is told what can be worked out: the texts that
lie nowhere in sight, and the cards in Life and Wounds that the seat has seen there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.engine.lens import Lens, Span
from meadhall.engine.sheet import Sheet, Stamp
from meadhall.games.beer.actions import (
    ADD,
    BANQUET,
    BURN,
    COMMIT,
    DEFEND,
    DISCARD,
    FLYING,
    GEAR,
    GEAR_PLACE,
    HAUNT,
    INTERRUPT,
    KEEP,
    PLACE,
    PLAY,
    POWER,
    REMOVE,
    SACRIFICE,
    SEAT,
    SOUL,
    STRETCHES,
    TARGET,
    THROW,
    VERBS,
    WALK,
    gear_card,
    interrupt_card,
    minion_card,
)
from meadhall.games.beer.components import Box
from meadhall.games.beer.observation import (
    BACKS,
    common,
    count,
    known_aside,
    known_hand,
    known_of,
    player,
    question,
    turn,
)
from meadhall.games.beer.table import Beer

ROWS: Final = 8  # cards of the own hand that are written as rows; hands are seldom larger
KINDS: Final = 4
TRIGGERS: Final = 4
MOST_BOX: Final = 9
MINIONS: Final = 16  # from here on a target is a Minion
TOKENS: Final = 20  # from here on a Minion is a base one: a token, one for each seat
SIDES: Final = 2
CARD: Final = 23  # numbers that a card takes


@final
class BeerLens(Lens[Beer]):
    def __init__(self) -> None:
        self._stamps: dict[Box, list[Stamp]] = {}

    def stamps(self, table: Beer) -> list[Stamp]:
        """Of all cards in the box, made once."""
        box = table.box
        if box not in self._stamps:
            self._stamps[box] = [stamp(table, card) for card in range(len(box.cards))]
        return self._stamps[box]

    def observe(self, table: Beer, seat: int, sheet: Sheet) -> None:
        texts = table.rules.texts
        question(table, seat, sheet)
        turn(table, seat, sheet)
        common(table, seat, texts, sheet)
        hand(table, seat, self.stamps(table), sheet)
        unseen(table, seat, sheet)
        for place, other in enumerate(table.clockwise(seat)):
            if sheet.fields is not None:
                sheet.about("you" if place == 0 else f"player {place} to your left")
            player(table, seat, other, texts, sheet)
            one = table.players[other]
            at = sheet.stretch("Life and Wounds that you know", texts, 2)
            if table.seen:
                count(table, at, known_of(table, seat, one.life), 2, sheet)
                count(table, at, known_of(table, seat, one.wounds), 2, sheet)

    def option(self, table: Beer, seat: int, action: int, sheet: Sheet) -> None:
        """The card, the seat or Minion that it strikes or names, the gap, and how many."""
        named = card_named(action)
        sheet.choice("its text", table.box.text_of[named] if named >= 0 else -1, table.rules.texts)
        card(table, named, self.stamps(table), sheet)
        seats = len(table.players)
        target = seat_named(table, action)
        sheet.choice("seat", (target - seat) % seats if 0 <= target < seats else -1, seats)
        sheet.flag("a Minion", VERBS.has(TARGET, action) and MINIONS <= action - TARGET < FLYING)
        sheet.flag("the Valkyrie", action == TARGET + FLYING)
        gap = -1
        for base in (ADD, REMOVE):
            if VERBS.has(base, action):
                gap = (action - base) // STRETCHES
        sheet.choice("gap to the left of", (gap - seat) % seats if 0 <= gap < seats else -1, seats)
        walks = VERBS.has(WALK, action)
        sheet.choice("to the side", (action - WALK) // 16 if walks else -1, SIDES)
        sheet.number("how many", amount(action), 16)

    def spans(self) -> list[Span]:
        return [
            Span(SEAT),
            Span(HAUNT),
            Span(TARGET),
            Span(TARGET + MINIONS + TOKENS),
            Span(ADD, STRETCHES),
            Span(REMOVE, STRETCHES),
        ]


def hand(table: Beer, seat: int, stamps: list[Stamp], sheet: Sheet) -> None:
    """The seat's own cards, by number and as rows."""
    known = known_hand(table, seat, seat)
    sheet.tally("cards in your hand", known, table.rules.cards, 1)
    for row in range(ROWS):
        if sheet.fields is not None:
            sheet.about(f"card {row} in your hand")
        card(table, known[row] if row < len(known) else -1, stamps, sheet)
    if sheet.fields is not None:
        sheet.about("")


def card(table: Beer, card: int, stamps: list[Stamp], sheet: Sheet) -> None:
    """What a card is good for, or zeros for none."""
    if sheet.fields is not None:
        write_card(table, card, sheet)
    elif card < 0:
        sheet.at += CARD
    else:
        sheet.press(stamps[card])


def stamp(table: Beer, card: int) -> Stamp:
    sheet = Sheet()
    write_card(table, card, sheet)
    return Stamp(sheet)


def write_card(table: Beer, card: int, sheet: Sheet) -> None:
    box = table.box
    text = box.cards[card]
    known = card >= 0
    adds = [text.steps, text.attack, text.defense, text.movement, text.capacity]
    marks = (1 if text.weapon else 0) | (2 if text.ranged else 0) | (4 if text.axe else 0)
    sheet.choice("its kind", text.kind if known else -1, KINDS)
    sheet.choice("its back", box.back_of(card) if known else -1, BACKS)
    sheet.counts("its boxes", box.values(card) if known else [], 4, MOST_BOX)
    sheet.counts("what its text adds", adds if known else [], 5, MOST_BOX)
    sheet.choice("what sets it off", text.trigger if known else -1, TRIGGERS)
    sheet.bits("Weapon, Ranged, Axe", marks if known else 0, 3)


def unseen(table: Beer, seat: int, sheet: Sheet) -> None:
    """The texts of all cards that lie nowhere in the seat's sight: all cards without those that lie there."""
    totals = table.rules.text_counts
    at = sheet.stretch("texts of cards out of sight", len(totals), 8)
    for owner in range(len(table.players)):
        one = table.players[owner]
        count(table, at, known_hand(table, seat, owner), 255, sheet)
        count(table, at, one.gear, 255, sheet)
        if table.seen:
            count(table, at, known_of(table, seat, one.life), 255, sheet)
            count(table, at, known_of(table, seat, one.wounds), 255, sheet)
    for pile in table.piles:
        count(table, at, pile.discards, 255, sheet)
    count(table, at, table.resolving, 255, sheet)
    count(table, at, table.removed, 255, sheet)
    count(table, at, known_aside(table, seat), 255, sheet)
    for minion in table.minions:
        number = minion_card(minion.number)
        if number >= 0:
            sheet.add(at + i64(table.box.text_of[number]), 255)
    sheet.rest(at, totals, 8)


# What an option is about


def card_named(action: int) -> int:
    """The card that an option names, or -1."""
    for base in (PLAY, DEFEND, DISCARD, BANQUET, KEEP):
        if VERBS.has(base, action):
            return action - base
    for base in (GEAR, THROW):
        if VERBS.has(base, action):
            return gear_card(action - base)
    for base in (PLACE, BURN, POWER):
        if VERBS.has(base, action):
            return gear_card(action - base - GEAR_PLACE) if action >= base + GEAR_PLACE else -1
    if VERBS.has(SACRIFICE, action):
        return minion_card(action - SACRIFICE)
    if VERBS.has(INTERRUPT, action):
        return interrupt_card(action - INTERRUPT)
    return -1


def seat_named(table: Beer, action: int) -> int:
    """The seat that an option names, the owner of a Minion included, or -1."""
    for base in (SEAT, HAUNT):
        if VERBS.has(base, action):
            return action - base
    if not VERBS.has(TARGET, action):
        return -1
    target = action - TARGET
    if target < MINIONS:
        return target
    minion = table.minion_of(target - MINIONS)
    return minion.owner if minion is not None else -1


def amount(action: int) -> int:
    """The number that an option names."""
    if VERBS.has(WALK, action):
        return (action - WALK) % 16
    for base in (SOUL, COMMIT):
        if VERBS.has(base, action):
            return action - base
    return 0


LENS: Final = BeerLens()
