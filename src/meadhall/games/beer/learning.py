"""Beer & Vikings for those who learn: what a seat sees and what its options are, counted from that seat.

Cards of the seat's own hand are rows of features. Of what is hidden it is told what can be worked out: the texts that
lie nowhere in sight, and the cards in Life and Wounds that the seat has seen there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.engine.lens import Lens, Span
from meadhall.engine.sheet import Sheet
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
from meadhall.games.beer.observation import (
    MOST_ALIKE,
    common,
    count_hand,
    count_known,
    known_aside,
    known_hand,
    player,
    question,
    turn,
)
from meadhall.games.beer.prints import CARD, Prints, prints_of, write_card
from meadhall.games.beer.table import Beer

ROWS: Final = 8  # cards of the own hand that are written as rows; hands are seldom larger
MINIONS: Final = 16  # from here on a target is a Minion
TOKENS: Final = 20  # from here on a Minion is a base one: a token, one for each seat
SIDES: Final = 2


@final
class BeerLens(Lens[Beer]):
    def observe(self, table: Beer, seat: int, sheet: Sheet) -> None:
        texts = table.rules.texts
        prints = prints_of(table.box)
        question(table, seat, sheet)
        turn(table, seat, sheet)
        discards = common(table, seat, texts, prints, sheet)
        hand(table, seat, prints, sheet)
        knows = unseen(table, seat, discards, prints, sheet)
        for place, other in enumerate(table.clockwise(seat)):
            if sheet.fields is not None:
                sheet.about("you" if place == 0 else f"player {place} to your left")
            player(table, seat, other, texts, prints, sheet)
            at = sheet.stretch("Life and Wounds that you know", texts, 2)
            if knows:
                one = table.players[other]
                count_known(table, at, seat, one.life, 2, prints, sheet)
                count_known(table, at, seat, one.wounds, 2, prints, sheet)

    def option(self, table: Beer, seat: int, action: int, sheet: Sheet) -> None:
        """The card, the seat or Minion that it strikes or names, the gap, and how many."""
        named = card_named(action)
        sheet.choice("its text", table.box.text_of[named] if named >= 0 else -1, table.rules.texts)
        card(table, named, prints_of(table.box), sheet)
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


def hand(table: Beer, seat: int, prints: Prints, sheet: Sheet) -> None:
    """The seat's own cards, by number and as rows."""
    known = known_hand(table, seat, seat)
    sheet.tally("cards in your hand", known, table.rules.cards, 1)
    for row in range(ROWS):
        if row >= len(known) and sheet.skip((ROWS - row) * CARD):
            return
        if sheet.fields is not None:
            sheet.about(f"card {row} in your hand")
        card(table, known[row] if row < len(known) else -1, prints, sheet)
    if sheet.fields is not None:
        sheet.about("")


def card(table: Beer, card: int, prints: Prints, sheet: Sheet) -> None:
    """What a card is good for, or zeros for none."""
    if sheet.fields is not None:
        write_card(table.box, card, sheet)
    elif card < 0:
        sheet.at += CARD
    else:
        sheet.press(prints.cards[card])


def unseen(table: Beer, seat: int, discards: i64, prints: Prints, sheet: Sheet) -> bool:
    """The texts of all cards that lie nowhere in the seat's sight: all cards without those that lie there.

    Where `discards` stand on the sheet they are counted already. Tells whether the seat knows any Life or Wounds.
    """
    texts = prints.texts
    totals = table.rules.text_counts
    size: i64 = len(totals)
    at = sheet.stretch("texts of cards out of sight", size, MOST_ALIKE)
    knows = False
    for owner in range(len(table.players)):
        one = table.players[owner]
        count_hand(table, at, seat, owner, 255, prints, sheet)
        sheet.count(at, one.gear, texts, 255)
        if count_known(table, at, seat, one.life, 255, prints, sheet):
            knows = True
        if count_known(table, at, seat, one.wounds, 255, prints, sheet):
            knows = True
    if len(table.piles) == 1 and table.rules.most_alike <= MOST_ALIKE:  # else not all of them are on the sheet
        sheet.add_all(at, discards, size)
    else:
        for pile in table.piles:
            sheet.count(at, pile.discards, texts, 255)
    sheet.count(at, table.resolving, texts, 255)
    sheet.count(at, table.removed, texts, 255)
    sheet.count(at, known_aside(table, seat), texts, 255)
    for minion in table.minions:
        number = minion_card(minion.number)
        if number >= 0:
            sheet.add(at + texts[number], 255)
    sheet.rest(at, totals, MOST_ALIKE)
    return knows


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
