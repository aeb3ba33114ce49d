"""Drakkar for those who learn: what a seat sees and what its options are, counted from that seat.

Cards of the seat's own hand are rows of features, one for each place of its pile. Of what is hidden it is told what can
be worked out: which faces are on cards that the seat has not seen, and which Quests it has not met.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.engine.bits import has_bit
from meadhall.engine.lens import Lens, Span
from meadhall.engine.sheet import Sheet, Stamp
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
from meadhall.games.drakkar.components import HAND, MONTHS, Box, DrakkarSetting
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
from meadhall.games.drakkar.village import Village

COLOURS: Final = 3
PARTS: Final = 4
EFFECTS: Final = 7
SIDE: Final = 21  # numbers that a face takes
QUEST: Final = 6  # and a Quest
QUESTS: Final = 24
ONE_TOKEN: Final = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
NOTHING: Final[list[int]] = []


@final
class Prints:
    """What every look asks of the box, made once: faces and Quests as they stand on a sheet, and what is on a card.

    In a vec, where a number is found several times faster than in a list.
    """

    def __init__(self, rules: DrakkarSetting) -> None:
        self.box: Final = rules.box
        self.faces: Final = [face_stamp(rules, face) for face in range(len(rules.box.faces))]
        self.quests: Final = [quest_stamp(rules.box, number) for number in range(len(rules.box.quests))]
        self.kinds: Final = vec[i64](rules.kinds)  # of each face
        self.among: Final = vec[i64](rules.among)
        self.sides: Final = vec[i64](rules.sides)  # the face on each side
        self.side_kinds: Final = vec[i64]([rules.kinds[face] for face in rules.sides])


@final
class DrakkarLens(Lens[Drakkar]):
    def __init__(self) -> None:
        self._prints: dict[Box, Prints] = {}

    def prints(self, rules: DrakkarSetting) -> Prints:
        prints = self._prints.get(rules.box)
        if prints is None:
            prints = Prints(rules)
            self._prints[rules.box] = prints
        return prints

    def observe(self, table: Drakkar, seat: int, sheet: Sheet) -> None:
        seen = seen_by(table, seat)
        prints = self.prints(table.rules)
        question(table, seat, prints, sheet)
        month(table, seat, prints, sheet)
        hand(table, seat, seen, prints, sheet)
        unseen(table, seat, seen, prints, sheet)
        for place, other in enumerate(table.clockwise(seat)):
            if sheet.fields is not None:
                sheet.about("you" if place == 0 else f"village {place} to your left")
            village(table, seat, other, seen, prints, sheet)

    def option(self, table: Drakkar, seat: int, action: int, sheet: Sheet) -> None:
        """The face that is played or lost, the rival, the Quest, the tokens, and what a pile shows."""
        prints = self.prints(table.rules)
        side(table.rules, "its face", face_named(table, seat, action), prints, sheet)
        rival = rival_named(action)
        seats = len(table.villages)
        sheet.choice("rival", (rival - seat) % seats if 0 <= rival < seats else -1, seats)
        a_quest(prints, "its Quest", action - KEEP if VERBS.has(KEEP, action) else -1, sheet)
        sheet.counts("tokens", tokens_named(action), 3, MOST_TOKENS)
        sheet.bits("lent cargo", action - LEND if VERBS.has(LEND, action) else 0, 3)
        pile = action - CLAIM if VERBS.has(CLAIM, action) else -1
        display(table, "colours in the pile", pile, table.rules.colours, COLOURS, sheet)

    def spans(self) -> list[Span]:
        one = [Span(base) for base in (STEAL, ATTACK, WRECK, ACCEPT, OFFER, LATE, DAWDLE)]
        return [Span(LOKI_TAKES, 4), *one]


def seen_by(table: Drakkar, seat: int) -> i64:
    """The slots of which the seat has seen both faces, as bits."""
    return table.common | table.villages[seat].knows


def down_face(table: Drakkar, slot: i64, up: i64, prints: Prints) -> i64:
    """The face that is not the public one, of a card that is known."""
    card: i64 = table.cards[slot]
    return prints.sides[2 * card] + prints.sides[2 * card + 1] - up


def sees_up(table: Drakkar, seat: int, other: int) -> bool:
    """DRK-OPT-open_faces: does the seat see the public faces in that hand?"""
    return seat == other or table.rules.open_faces


def is_free(table: Drakkar, pile: int) -> bool:
    """Does the pile lie there for whoever takes it?"""
    if not table.ups or not 0 <= pile < len(table.villages):
        return False
    for one in table.villages:
        if one.pile == pile:
            return False
    return True


def display(table: Drakkar, name: str, pile: int, sorts: list[int], size: int, sheet: Sheet) -> bool:
    """DRK-OPT-open_faces: the faces that all see of a pile that nobody has taken, by their sorts; are there any?"""
    at = sheet.stretch(name, size, HAND)
    found = False
    if is_free(table, pile):
        for slot in range(pile * HAND if table.rules.open_faces else pile * HAND + HAND - 1, pile * HAND + HAND):
            face = table.ups[slot]
            if face >= 0:
                found = True
                sheet.add(at + i64(sorts[face]), HAND)
    return found


def side(rules: DrakkarSetting, name: str, face: i64, prints: Prints, sheet: Sheet) -> None:
    """What a face is, or zeros for none."""
    if sheet.fields is not None:
        write_side(rules, name, int(face), sheet)
    elif face < 0:
        sheet.at += SIDE
    else:
        sheet.press(prints.faces[face])


def face_stamp(rules: DrakkarSetting, face: int) -> Stamp:
    sheet = Sheet()
    write_side(rules, "", face, sheet)
    return Stamp(sheet)


def write_side(rules: DrakkarSetting, name: str, face: int, sheet: Sheet) -> None:
    known = face >= 0
    shown = rules.box.faces[face]
    sheet.choice(name, rules.colours[face] if known else -1, COLOURS)
    sheet.choice("its part", rules.parts[face] if known else -1, PARTS)
    sheet.choice("its effect", rules.effects[face] if known else -1, EFFECTS)
    sheet.number("its helmets", rules.strengths[face] if known else 0, MOST_STRENGTH)
    sheet.number("its Beer", rules.beers[face] if known else 0, 2)
    sheet.number("its number", rules.numbers[face] if known else 0, MOST_NUMBER)
    sheet.number("what it asks", shown.asks if known else 0, MOST_STRENGTH)
    sheet.counts("its Loot", shown.loot if known else [], 3, MOST_LOOT)


def question(table: Drakkar, seat: int, prints: Prints, sheet: Sheet) -> None:
    """What is asked, of whom, and what it is about. Who has answered in secret is asked still, as others see it."""
    seats = len(table.villages)
    asked = -1
    partner = -1
    card = -1
    needed = 0
    deciders: i64 = 0
    if not table.over:
        step = table.agenda.top()
        asked = QUESTIONS.get(type(step), -1)
        partner = other_party(step)
        card = card_in_question(step)
        if isinstance(step, (RaidSpears, BoardSpears)):
            needed = step.needed
        for decider in step.owing(table):
            deciders |= turned_bit(decider, seat, seats)
        for other in range(seats):
            if other != seat and table.sealed[other] >= 0:
                deciders |= turned_bit(other, seat, seats)
    sheet.choice("question", asked, len(QUESTIONS))
    sheet.bits("who is asked", deciders, seats)
    sheet.choice("the other side", (partner - seat) % seats if partner >= 0 else -1, seats)
    side(table.rules, "the card in question", card & 255 if card >= 0 else -1, prints, sheet)
    sheet.number("Spears needed", needed, 3)


def turned_bit(other: i64, seat: i64, seats: i64) -> i64:
    """The bit of a seat, counted from the one who looks."""
    one: i64 = 1
    return one << ((other - seat) % seats)


def month(table: Drakkar, seat: int, prints: Prints, sheet: Sheet) -> None:
    seats = len(table.villages)
    own = table.villages[seat]
    kinds = len(prints.box.kinds)
    sheet.choice("month", table.month - 1, MONTHS)
    sheet.number("turn", table.turn, HAND)
    sheet.choice("Earl", (table.earl - seat) % seats, seats)
    sheet.counts("tokens in the stacks", table.stacks, 3, MOST_TOKENS)
    at = sheet.stretch("discards", kinds, 15)
    for card in table.discards:
        sheet.add(at + prints.kinds[i64(card) & 255], 15)
    waiting = len(own.dealt) > 2 * len(own.kept)
    a_quest(prints, "first Quest to choose from", own.dealt[-2] if waiting else -1, sheet)
    a_quest(prints, "second Quest to choose from", own.dealt[-1] if waiting else -1, sheet)
    if not piles_lie(table) and sheet.skip(seats * (1 + kinds)):
        return
    for pile in range(seats):
        free = sheet.stretch("pile is free", 1, 1)
        if display(table, "its faces", pile, table.rules.kinds, kinds, sheet):
            sheet.add(free, 1)


def piles_lie(table: Drakkar) -> bool:
    """Is there a pile that nobody has taken?"""
    for one in table.villages:
        if one.pile < 0:
            return True
    return False


def hand(table: Drakkar, seat: int, seen: i64, prints: Prints, sheet: Sheet) -> None:
    """The seat's own cards, by number and as rows."""
    own = table.villages[seat]
    slot: i64 = own.pile * HAND
    left: i64 = own.left if own.pile >= 0 else 0
    at = sheet.stretch("cards in your hand", HAND * len(table.villages), 1)
    for place in range(HAND):
        up: i64 = -1
        down: i64 = -1
        if left & 1:
            up = table.ups[slot]
            if (seen >> slot) & 1:
                sheet.add(at + i64(table.cards[slot]), 1)
                down = down_face(table, slot, up, prints)
        left >>= 1
        slot += 1
        if up < 0 and down < 0 and sheet.skip(2 * SIDE):
            continue
        if sheet.fields is not None:
            sheet.about(f"card {place} of your pile")
        side(table.rules, "public face", up, prints, sheet)
        side(table.rules, "secret face", down, prints, sheet)
    if sheet.fields is not None:
        sheet.about("")


def unseen(table: Drakkar, seat: int, seen: i64, prints: Prints, sheet: Sheet) -> None:
    """What is on the cards of which the seat has not seen both faces, and the Quests that it has met."""
    rules = table.rules
    at = sheet.stretch("faces on cards you have not seen", len(rules.kind_counts), 15)
    left: i64 = seen if table.cards else 0
    slot: i64 = 0
    while left > 0:
        if left & 1:
            card: i64 = table.cards[slot]
            sheet.add(at + prints.side_kinds[2 * card], 255)
            sheet.add(at + prints.side_kinds[2 * card + 1], 255)
        left >>= 1
        slot += 1
    sheet.rest(at, rules.kind_counts, 15)
    at = sheet.stretch("Quests you have met", QUESTS, 1)
    for dealt in table.villages[seat].dealt:
        if 0 <= dealt < QUESTS:
            sheet.add(at + i64(dealt), 1)
    for one in table.villages:
        if one.shown:
            for month in range(len(one.kept)):
                kept = one.kept[month]
                if (one.shown >> (month + 1)) & 1 and 0 <= kept < QUESTS:
                    sheet.add(at + i64(kept), 1)


def village(table: Drakkar, seat: int, other: int, seen: i64, prints: Prints, sheet: Sheet) -> None:
    village = table.villages[other]
    rules = table.rules
    sheet.counts("tokens", village.tokens, 3, MOST_TOKENS)
    ship(prints, "ship", village.parts, rules.part_kinds, 2, sheet)
    ship(prints, "cargo", village.cargo, rules.cargo_kinds, 3, sheet)
    sheet.number("Spears", len(village.spears), 3)
    sheet.number("cards in hand", village.hand_size(), HAND)
    faces_in_hand(table, seat, other, seen, prints, sheet)
    side(rules, "card to be carried out", village.played & 255 if village.played >= 0 else -1, prints, sheet)
    sheet.flag("has laid a card", table.has_laid(other))
    sheet.flag("came late", table.late != 0 and has_bit(table.late, other))
    sheet.flag("plays nothing this turn", table.out != 0 and has_bit(table.out, other))
    kept = len(village.kept) == table.month and table.month > 0
    shows = village.shown != 0 and table.shows_quest(other)
    sheet.flag("has kept a Quest", kept)
    sheet.flag("has shown it", shows)
    a_quest(prints, "its Quest", village.kept[-1] if kept and (shows or other == seat) else -1, sheet)
    deals(len(table.villages), seat, village, sheet)


def deals(seats: int, seat: int, village: Village, sheet: Sheet) -> None:
    """What the village offers, and what it has sold; most of the time it does neither."""
    nothing = village.offer_to < 0 and village.offer < 0 and village.lent == 0 and not village.served
    if nothing and sheet.skip(seats + 7):
        return
    sheet.choice("offers a deal to", (village.offer_to - seat) % seats if village.offer_to >= 0 else -1, seats)
    sheet.counts("at a price", PAYMENTS[village.offer] if village.offer >= 0 else NOTHING, 3, MOST_TOKENS)
    sheet.bits("lent cargo", village.lent, 3)
    sheet.flag("made a deal", village.served)


def ship(prints: Prints, name: str, cards: list[int], size: int, most: int, sheet: Sheet) -> None:
    """Cards on board, each by its place among the kinds of parts or of cargo."""
    at = sheet.stretch(name, size, most)
    for card in cards:
        place = prints.among[i64(card) & 255]
        if 0 <= place < size:
            sheet.add(at + place, most)


def faces_in_hand(table: Drakkar, seat: int, other: int, seen: i64, prints: Prints, sheet: Sheet) -> None:
    """What is known of a hand: its public faces, and the others of those cards that the seat has seen."""
    size = len(prints.box.kinds)
    village = table.villages[other]
    ups = sheet.stretch("public faces in hand", size, HAND)
    downs = sheet.stretch("their other faces, as far as you know", size, HAND)
    if village.pile >= 0 and sees_up(table, seat, other):
        left: i64 = village.left
        slot: i64 = village.pile * HAND
        while left > 0:
            if left & 1:
                up: i64 = table.ups[slot]
                sheet.add(ups + prints.kinds[up], HAND)
                if (seen >> slot) & 1:
                    sheet.add(downs + prints.kinds[down_face(table, slot, up, prints)], HAND)
            left >>= 1
            slot += 1


def a_quest(prints: Prints, name: str, number: int, sheet: Sheet) -> None:
    """A Quest, or zeros for none and for one that is not known."""
    if sheet.fields is not None:
        quest(prints.box, name, number, sheet)
    elif number < 0:
        sheet.at += QUEST
    else:
        sheet.press(prints.quests[number])


def quest_stamp(box: Box, number: int) -> Stamp:
    sheet = Sheet()
    quest(box, "", number, sheet)
    return Stamp(sheet)


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
    return ONE_TOKEN[kind] if 0 <= kind < 3 else NOTHING


LENS: Final = DrakkarLens()
