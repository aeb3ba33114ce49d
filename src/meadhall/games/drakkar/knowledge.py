"""Who knows what in Drakkar (part 6 of the catalogue), and dealing anew what is not known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.games.drakkar.actions import COMMIT
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.turning import dealt_blind, turned

if TYPE_CHECKING:
    from meadhall.engine.rng import Rng
    from meadhall.games.drakkar.table import Drakkar
    from meadhall.games.drakkar.village import Village

UNKNOWN: Final = -1


def veil(table: Drakkar, seat: int) -> None:
    """Turn face down: cards of which the seat has not seen both faces, rivals' Quests, the Quest deck, the reflexes."""
    veil_cards(table, seat)
    for other in range(len(table.villages)):
        village = table.villages[other]
        if other == seat:
            continue
        village.order = []
        village.choices = []
        village.dealt = [UNKNOWN] * len(village.dealt)
        kept = village.kept[:]
        for month in range(len(kept)):
            if not (village.shown >> (month + 1)) & 1:
                kept[month] = UNKNOWN
        village.kept = kept
    table.quest_deck = UNKNOWN
    table.reflexes = [UNKNOWN] * len(table.reflexes)
    table.dawdlers &= (1 << seat) if seat >= 0 else 0
    if table.pending:
        veil_pending(table)


def veil_pending(table: Drakkar) -> None:
    """Who has laid a card is seen, but not which: on a veiled table these seats owe it again."""
    for seat in range(len(table.villages)):
        if table.sealed[seat] < 0 and table.villages[seat].left and not (table.out >> seat) & 1:
            table.pending |= 1 << seat


def veil_cards(table: Drakkar, seat: int) -> None:
    seen: i64 = table.common
    if seat >= 0:
        seen |= table.villages[seat].knows
    cards = table.cards[:]
    for slot in range(len(cards)):
        if not seen & 1:
            cards[slot] = UNKNOWN
        seen >>= 1
    table.cards = cards
    if not table.rules.open_faces:
        veil_faces(table, seat)


def veil_faces(table: Drakkar, seat: int) -> None:
    """DRK-OPT-open_faces: of a pile only the top is on display, and of a rival's hand only its size."""
    if not table.ups:
        return
    ups = table.ups[:]
    taken = 0
    for other in range(len(table.villages)):
        village = table.villages[other]
        if village.pile < 0:
            continue
        taken |= 1 << village.pile
        if other != seat:
            for place in village.held():
                ups[village.pile * HAND + place] = UNKNOWN
    for pile in range(len(table.villages)):
        if not (taken >> pile) & 1:
            for place in range(HAND - 1):
                ups[pile * HAND + place] = UNKNOWN
    table.ups = ups


def dream(table: Drakkar, rng: Rng) -> None:
    """Deal everything that lies face down anew."""
    dream_cards(table, rng)
    dream_quests(table, rng)
    if table.reflexes:
        dream_reflexes(table, rng)


def dream_cards(table: Drakkar, rng: Rng) -> None:
    """Every unknown card into a slot that shows one of its faces, all ways to do so equally likely."""
    cards = table.cards[:]
    slots: list[int] = []
    loose = [True] * table.rules.in_use
    blind = False
    for slot in range(len(cards)):
        if cards[slot] >= 0:
            loose[cards[slot]] = False
        else:
            slots.append(slot)
            if table.ups[slot] < 0:
                blind = True
    if slots:
        pool = [card for card in range(table.rules.in_use) if loose[card]]
        rng.shuffle(pool)
        if blind:
            dealt_blind(table.rules, rng, pool, slots, table.ups, cards)
        else:
            lay_by_face(table, pool, slots, turned(table.rules, rng, pool, slots, table.ups), cards)
    table.cards = cards
    if blind:
        ups = table.ups[:]
        for slot in slots:
            if ups[slot] < 0:
                ups[slot] = table.rules.sides[2 * cards[slot] + rng.below(2)]
        table.ups = ups
    for village in table.villages:
        if village.pile >= 0 and not village.order:
            take_up(village, cards)


def lay_by_face(table: Drakkar, pool: list[int], slots: list[int], up: list[int], cards: list[int]) -> None:
    """Into the slots that show a face go the cards that turn it up, in the random order of the pool."""
    first = [-1] * len(table.rules.kinds)  # the first free slot that shows a face
    after = [-1] * len(cards)  # and the next one after a slot
    for slot in slots:
        face = table.ups[slot]
        after[slot] = first[face]
        first[face] = slot
    for card in pool:
        slot = first[up[card]]
        first[up[card]] = after[slot]
        cards[slot] = card


def take_up(village: Village, cards: list[int]) -> None:
    """The hand in the order of its cards, and the actions that lay one of them, either face up."""
    first = village.pile * HAND
    held = [cards[first + place] * 16 + place for place in range(HAND)]
    held.sort()
    village.order = [one & 15 for one in held]
    choices: list[int] = []
    for one in held:
        if (village.left >> (one & 15)) & 1:
            action = COMMIT + 2 * (one >> 4)
            choices.append(action)
            choices.append(action + 1)
    village.choices = choices


def dream_quests(table: Drakkar, rng: Rng) -> None:
    """Rivals' Quests, and those that left the game unseen.

    A Quest that the viewer was dealt in some month was in the deck until then, so nobody had kept it earlier. Earlier
    months allow fewer Quests, all of which later months allow too; so taken month by month all ways are as likely.
    """
    free = (1 << 24) - 1
    for village in table.villages:
        for quest in village.kept:
            if quest >= 0:
                free &= ~(1 << quest)
    for month in range(table.month):
        allowed = free & ~known_deals(table, month)
        for village in table.villages:
            if len(village.kept) > month:
                if village.kept[month] < 0:
                    quest = pick(allowed, rng)
                    allowed &= ~(1 << quest)
                    free &= ~(1 << quest)
                    kept = village.kept[:]
                    kept[month] = quest
                    village.kept = kept
                    dealt = village.dealt[:]
                    dealt[2 * month] = quest
                    village.dealt = dealt
            elif len(village.dealt) > 2 * month and village.dealt[2 * month] < 0:
                dealt = village.dealt[:]
                for at in (2 * month, 2 * month + 1):
                    dealt[at] = pick(allowed, rng)
                    allowed &= ~(1 << dealt[at])
                village.dealt = dealt
    for village in table.villages:
        if len(village.dealt) > 2 * len(village.kept):
            free &= ~(1 << village.dealt[-1] | 1 << village.dealt[-2])
    table.quest_deck = free


def known_deals(table: Drakkar, month: int) -> int:
    """The Quests that the viewer was dealt in that month or later: they were still about, so nobody had kept them."""
    found = 0
    for village in table.villages:
        for at in range(2 * month, len(village.dealt)):
            if village.dealt[at] >= 0:
                found |= 1 << village.dealt[at]
    return found


def pick(allowed: int, rng: Rng) -> int:
    """One of the Quests, all equally likely."""
    many = 0
    rest = allowed
    while rest:
        rest &= rest - 1
        many += 1
    at = rng.below(many)
    quest = 0
    while True:
        if (allowed >> quest) & 1:
            if at == 0:
                return quest
            at -= 1
        quest += 1


def dream_reflexes(table: Drakkar, rng: Rng) -> None:
    """DRK-BRW-6: any order in which everybody comes after those who were seen to be quicker."""
    reflexes = list(range(len(table.villages)))
    while True:
        rng.shuffle(reflexes)
        seen = 0
        for seat in reflexes:
            if table.villages[seat].faster & ~seen:
                break
            seen |= 1 << seat
        else:
            break
    table.reflexes = reflexes
