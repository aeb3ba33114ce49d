"""Drakkar for those who learn: what a seat sees and what its options are, counted from that seat.

Cards of the seat's own hand are rows of features, one for each place of its pile. Of what is hidden it is told what can
be worked out: which faces are on cards that the seat has not seen, and which Quests it has not met.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.engine.bits import has_bit
from meadhall.engine.lens import Lens, Span
from meadhall.engine.sheet import Sheet
from meadhall.games.drakkar.actions import (
    ACCEPT,
    ATTACK,
    BOOTY,
    CLAIM,
    COMMIT,
    DAWDLE,
    KEEP,
    LATE,
    LEND,
    LOKI_TAKES,
    LOSE,
    OFFER,
    PAY,
    PAYMENTS,
    STEAL,
    STORE,
    VERBS,
    WRECK,
)
from meadhall.games.drakkar.components import HAND, MONTHS
from meadhall.games.drakkar.observation import (
    MOST_LOOT,
    MOST_NUMBER,
    MOST_STRENGTH,
    MOST_TOKENS,
    QUESTIONS,
    card_in_question,
    other_party,
    quest,
)
from meadhall.games.drakkar.steps.boarding import BoardSpears
from meadhall.games.drakkar.steps.raid import RaidSpears
from meadhall.games.drakkar.table import Drakkar

COLOURS: Final = 3
PARTS: Final = 4
EFFECTS: Final = 7
SIDE: Final = 21  # numbers that a face takes
QUESTS: Final = 24


@final
class DrakkarLens(Lens[Drakkar]):
    def observe(self, table: Drakkar, seat: int, sheet: Sheet) -> None:
        seen = seen_by(table, seat)
        question(table, seat, sheet)
        month(table, seat, sheet)
        hand(table, seat, seen, sheet)
        unseen(table, seat, seen, sheet)
        for place, other in enumerate(table.clockwise(seat)):
            if sheet.fields is not None:
                sheet.about("you" if place == 0 else f"village {place} to your left")
            village(table, seat, other, seen, sheet)

    def option(self, table: Drakkar, seat: int, action: int, sheet: Sheet) -> None:
        """The face that is played or lost, the rival, the Quest, the tokens, and what a pile shows."""
        side(table, "its face", face_named(table, seat, action), sheet)
        rival = rival_named(action)
        seats = len(table.villages)
        sheet.choice("rival", (rival - seat) % seats if 0 <= rival < seats else -1, seats)
        quest(table, "its Quest", action - KEEP if VERBS.has(KEEP, action) else -1, sheet)
        sheet.counts("tokens", tokens_named(action), 3, MOST_TOKENS)
        sheet.bits("lent cargo", action - LEND if VERBS.has(LEND, action) else 0, 3)
        claims = VERBS.has(CLAIM, action) and action - CLAIM < seats
        colours = [table.rules.colours[face] for face in on_display(table, action - CLAIM)] if claims else []
        sheet.tally("colours in the pile", colours, COLOURS, HAND)

    def spans(self) -> list[Span]:
        one = [Span(base) for base in (STEAL, ATTACK, WRECK, ACCEPT, OFFER, LATE, DAWDLE)]
        return [Span(LOKI_TAKES, 4), *one]


def seen_by(table: Drakkar, seat: int) -> i64:
    """The slots of which the seat has seen both faces, as bits."""
    return table.common | table.villages[seat].knows


def down_face(table: Drakkar, slot: int) -> int:
    """The face that is not the public one, of a card that is known."""
    card = table.cards[slot]
    return table.rules.sides[2 * card] + table.rules.sides[2 * card + 1] - table.ups[slot]


def sees_up(table: Drakkar, seat: int, other: int) -> bool:
    """DRK-OPT-open_faces: does the seat see the public faces in that hand?"""
    return seat == other or table.rules.open_faces


def on_display(table: Drakkar, pile: int) -> list[int]:
    """The faces that everybody sees of a pile that nobody has taken."""
    if not table.ups:
        return []
    for one in table.villages:
        if one.pile == pile:
            return []
    first = pile * HAND if table.rules.open_faces else pile * HAND + HAND - 1
    return [face for face in table.ups[first : pile * HAND + HAND] if face >= 0]


def side(table: Drakkar, name: str, face: int, sheet: Sheet) -> None:
    """What a face is, or zeros for none."""
    if face < 0:
        if sheet.fields is None:
            sheet.at += SIDE
            return
        sheet.choice(name, -1, COLOURS)
        sheet.choice("its part", -1, PARTS)
        sheet.choice("its effect", -1, EFFECTS)
        sheet.number("its helmets", 0, MOST_STRENGTH)
        sheet.number("its Beer", 0, 2)
        sheet.number("its number", 0, MOST_NUMBER)
        sheet.number("what it asks", 0, MOST_STRENGTH)
        sheet.counts("its Loot", [], 3, MOST_LOOT)
        return
    rules = table.rules
    shown = rules.box.faces[face]
    sheet.choice(name, rules.colours[face], COLOURS)
    sheet.choice("its part", rules.parts[face], PARTS)
    sheet.choice("its effect", rules.effects[face], EFFECTS)
    sheet.number("its helmets", rules.strengths[face], MOST_STRENGTH)
    sheet.number("its Beer", rules.beers[face], 2)
    sheet.number("its number", rules.numbers[face], MOST_NUMBER)
    sheet.number("what it asks", shown.asks, MOST_STRENGTH)
    sheet.counts("its Loot", shown.loot, 3, MOST_LOOT)


def question(table: Drakkar, seat: int, sheet: Sheet) -> None:
    """What is asked, of whom, and what it is about. Who has answered in secret is asked still, as others see it."""
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
        for other in range(seats):
            if other != seat and table.sealed[other] >= 0:
                deciders |= 1 << ((other - seat) % seats)
    sheet.choice("question", asked, len(QUESTIONS))
    sheet.bits("who is asked", deciders, seats)
    sheet.choice("the other side", (partner - seat) % seats if partner >= 0 else -1, seats)
    side(table, "the card in question", card & 255 if card >= 0 else -1, sheet)
    sheet.number("Spears needed", needed, 3)


def month(table: Drakkar, seat: int, sheet: Sheet) -> None:
    seats = len(table.villages)
    own = table.villages[seat]
    rules = table.rules
    kinds = len(rules.box.kinds)
    sheet.choice("month", table.month - 1, MONTHS)
    sheet.number("turn", table.turn, HAND)
    sheet.choice("Earl", (table.earl - seat) % seats, seats)
    sheet.counts("tokens in the stacks", table.stacks, 3, MOST_TOKENS)
    sheet.tally("discards", [rules.kinds[card & 255] for card in table.discards], kinds, 15)
    waiting = len(own.dealt) > 2 * len(own.kept)
    quest(table, "first Quest to choose from", own.dealt[-2] if waiting else -1, sheet)
    quest(table, "second Quest to choose from", own.dealt[-1] if waiting else -1, sheet)
    for pile in range(seats):
        shown = on_display(table, pile)
        sheet.flag("pile is free", len(shown) > 0)
        sheet.tally("its faces", [rules.kinds[face] for face in shown], kinds, HAND)


def hand(table: Drakkar, seat: int, seen: i64, sheet: Sheet) -> None:
    """The seat's own cards, by number and as rows."""
    own = table.villages[seat]
    first = own.pile * HAND
    held = own.held() if own.pile >= 0 else []
    slots = [first + place for place in held]
    sheet.tally(
        "cards in your hand",
        [table.cards[slot] for slot in slots if (seen >> i64(slot)) & 1],
        HAND * len(table.villages),
        1,
    )
    at = 0
    for place in range(HAND):
        if sheet.fields is not None:
            sheet.about(f"card {place} of your pile")
        up = -1
        down = -1
        if at < len(held) and held[at] == place:
            at += 1
            up = table.ups[first + place]
            if (seen >> i64(first + place)) & 1:
                down = down_face(table, first + place)
        side(table, "public face", up, sheet)
        side(table, "secret face", down, sheet)
    if sheet.fields is not None:
        sheet.about("")


def unseen(table: Drakkar, seat: int, seen: i64, sheet: Sheet) -> None:
    """What is on the cards of which the seat has not seen both faces, and the Quests that it has met."""
    rules = table.rules
    kinds = rules.kinds
    sides = rules.sides
    counts = rules.kind_counts[:]
    left = seen
    for card in table.cards:
        if left & 1:
            counts[kinds[sides[2 * card]]] -= 1
            counts[kinds[sides[2 * card + 1]]] -= 1
        left >>= 1
    sheet.counts("faces on cards you have not seen", counts, len(counts), 15)
    met: list[int] = table.villages[seat].dealt[:]
    for other in range(len(table.villages)):
        one = table.villages[other]
        for month in range(len(one.kept)):
            if (one.shown >> (month + 1)) & 1:
                met.append(one.kept[month])
    sheet.tally("Quests you have met", met, QUESTS, 1)


def village(table: Drakkar, seat: int, other: int, seen: i64, sheet: Sheet) -> None:
    seats = len(table.villages)
    village = table.villages[other]
    rules = table.rules
    kinds = len(rules.box.kinds)
    sheet.counts("tokens", village.tokens, 3, MOST_TOKENS)
    sheet.tally("ship", [rules.among[card & 255] for card in village.parts], rules.part_kinds, 2)
    sheet.tally("cargo", [rules.among[card & 255] for card in village.cargo], rules.cargo_kinds, 3)
    sheet.number("Spears", len(village.spears), 3)
    sheet.number("cards in hand", village.hand_size(), HAND)
    ups: list[int] = []
    downs: list[int] = []
    if village.pile >= 0 and sees_up(table, seat, other):
        for place in village.held():
            slot = village.pile * HAND + place
            ups.append(rules.kinds[table.ups[slot]])
            if (seen >> i64(slot)) & 1:
                downs.append(rules.kinds[down_face(table, slot)])
    sheet.tally("public faces in hand", ups, kinds, HAND)
    sheet.tally("their other faces, as far as you know", downs, kinds, HAND)
    side(table, "card to be carried out", village.played & 255 if village.played >= 0 else -1, sheet)
    sheet.flag("has laid a card", other in table.laid)
    sheet.flag("came late", has_bit(table.late, other))
    sheet.flag("plays nothing this turn", has_bit(table.out, other))
    kept = len(village.kept) == table.month and table.month > 0
    shows = table.shows_quest(other)
    sheet.flag("has kept a Quest", kept)
    sheet.flag("has shown it", shows)
    quest(table, "its Quest", village.kept[-1] if kept and (shows or other == seat) else -1, sheet)
    sheet.choice("offers a deal to", (village.offer_to - seat) % seats if village.offer_to >= 0 else -1, seats)
    sheet.counts("at a price", PAYMENTS[village.offer] if village.offer >= 0 else [], 3, MOST_TOKENS)
    sheet.bits("lent cargo", village.lent, 3)
    sheet.flag("made a deal", village.served)


# What an option is about


def face_named(table: Drakkar, seat: int, action: int) -> int:
    """The face that an option plays, or that it gives up, or -1."""
    if VERBS.has(COMMIT, action):
        return table.rules.sides[action - COMMIT]
    cargo = table.villages[seat].cargo
    at = -1
    if VERBS.has(STORE, action):
        at = action - STORE - 1
    elif VERBS.has(LOSE, action):
        at = action - LOSE - 1
    return cargo[at] & 255 if 0 <= at < len(cargo) else -1


def rival_named(action: int) -> int:
    """The seat that an option names, or -1."""
    if VERBS.has(LOKI_TAKES, action):
        return (action - LOKI_TAKES) // 4
    for base in (STEAL, ATTACK, WRECK, ACCEPT, OFFER):
        if VERBS.has(base, action):
            return action - base
    return -1


def tokens_named(action: int) -> list[int]:
    """Goats, weapons and gold that an option gives or takes."""
    if VERBS.has(PAY, action):
        return PAYMENTS[action - PAY]
    kind = -1
    if VERBS.has(BOOTY, action):
        kind = action - BOOTY
    elif VERBS.has(LOKI_TAKES, action):
        kind = (action - LOKI_TAKES) % 4
    return [1 if kind == one else 0 for one in range(3)]


LENS: Final = DrakkarLens()
