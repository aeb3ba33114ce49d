"""Who knows what in Beer & Vikings (section 6 of the catalogue).

All backs are open, and everybody remembers them: a card that lies face down is known by its back and by its age, the
reshuffle out of which it was drawn, since everybody saw which cards were in the discards that became the pile.
So a veiled card is the negative number -1 - back - 6 * (age + 1); where even the age can't be told (the card moved
unseen) it is -1 - back. In the draw pile only the top card shows its back; the rest is HIDDEN.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.beer.components import HIDDEN
from meadhall.games.beer.player import SPIRIT

if TYPE_CHECKING:
    from meadhall.engine.rng import Rng
    from meadhall.games.beer.table import Beer


def face_down(table: Beer, card: int) -> int:
    """What everybody can tell of a card that lies face down."""
    if card < 0:
        return card
    if card in table.blurred:
        return -1 - table.box.back[card]
    return -1 - table.box.back[card] - 6 * (table.ages[card] + 1)


def _veiled(table: Beer, cards: list[int], bit: int) -> list[int]:
    """The cards as one viewer sees them, who knows those that are marked for him."""
    seen = table.seen
    found: list[int] = []
    for card in cards:
        if card >= 0 and seen and seen[card] & bit:
            found.append(card)
        else:
            found.append(face_down(table, card))
    return found


def veil(table: Beer, seat: int) -> None:
    """BEER-HID-1 to BEER-HID-11: what the seat can't know is turned face down."""
    bit = 1 << (seat if seat >= 0 else 16)
    for other in range(table.setting.seats):
        player = table.players[other]
        if player.state == SPIRIT:
            if not table.rules.open_spirits:
                player.hand = _veiled(table, player.hand, bit)
        elif other != seat:
            player.hand = _veiled(table, player.hand, bit)
        player.life = _veiled(table, player.life, bit)
        player.wounds = _veiled(table, player.wounds, bit)
    _veil_piles(table)
    if table.aside:
        spirit = table.players[table.aside_seat].state == SPIRIT
        if not (table.rules.open_spirits if spirit else seat == table.aside_seat):
            table.aside = [face_down(table, card) for card in table.aside]
    if table.valhalla_chooser != seat:
        table.valhalla_pair = [-1] * len(table.valhalla_pair)
    if table.seen:
        table.seen = [mask & bit for mask in table.seen]
    table.blurred = [card for card in table.blurred if _is_open(table, card)]


def _veil_piles(table: Beer) -> None:
    for pile in table.piles:
        if pile.left:
            top = face_down(table, pile.cards[pile.left - 1])
            pile.cards = [HIDDEN] * (pile.left - 1)
            pile.cards.append(top)
        else:
            pile.cards = []
    table.valhalla_deck = [-1] * len(table.valhalla_deck)


def _is_open(table: Beer, card: int) -> bool:
    """Can the viewer of a veiled table tell that this card moved unseen? Only if he knows it."""
    return bool(table.seen) and table.seen[card] > 0


def dream(table: Beer, rng: Rng) -> None:
    """Deal all cards that lie face down anew: each place gets a card with its back and its age, any one alike."""
    unknown = _unknown_cards(table)
    rng.shuffle(unknown)
    oldest = max([pile.shuffles for pile in table.piles]) + 2
    groups: list[list[int]] = [[] for _ in range(6 * oldest)]  # by back + 6 * (age + 1)
    back = table.box.back
    ages = table.ages
    for card in unknown:
        groups[back[card] + 6 * (ages[card] + 1)].append(card)
    _deal_known_ages(table, groups)
    if _ages_unknown(table):
        _deal_unknown_ages(table, groups, rng)
    for pile in table.piles:
        pile.cards = _dealt_pile(table, pile.cards, groups, rng)
    deck = [card for card in range(10) if not _valhalla_open(table, card)]
    rng.shuffle(deck)
    if table.valhalla_pair and table.valhalla_pair[0] < 0:
        table.valhalla_pair = [deck.pop() for _ in table.valhalla_pair]
    table.valhalla_deck = deck


def forget(table: Beer, rng: Rng) -> None:
    """Deal anew what nobody knows: piles but for the back on top, and cards in Life and Wounds that none has seen."""
    everybody = (1 << 17) - 1
    known = table.aside[:]
    for player in table.players:
        player.life = _veiled(table, player.life, everybody)
        player.wounds = _veiled(table, player.wounds, everybody)
        known += player.hand + player.life + player.wounds
    table.blurred = [card for card in table.blurred if card in known]
    _veil_piles(table)
    dream(table, rng)


def _valhalla_open(table: Beer, card: int) -> bool:
    if card in table.valhalla_discards or card in table.valhalla_pair:
        return True
    for player in table.players:
        if player.has(card):
            return True
    return False


def _unknown_cards(table: Beer) -> list[int]:
    """The cards that lie nowhere in sight, lowest first."""
    missing = [True] * table.rules.cards
    for player in table.players:
        _find(missing, player.hand)
        _find(missing, player.life)
        _find(missing, player.wounds)
        _find(missing, player.gear)
    for pile in table.piles:
        _find(missing, pile.cards)
        _find(missing, pile.discards)
    _find(missing, table.resolving)
    _find(missing, table.removed)
    _find(missing, table.aside)
    for minion in table.minions:
        if minion.number < 20:
            missing[minion.number + 80 if minion.number < 10 else minion.number + 168] = False
    return [card for card in range(table.rules.cards) if missing[card]]


def _find(missing: list[bool], cards: list[int]) -> None:
    for card in cards:
        if card >= 0:
            missing[card] = False


def _deal_known_ages(table: Beer, groups: list[list[int]]) -> None:
    """First the places whose age is known, and the tops of the piles."""
    for player in table.players:
        player.hand = _filled(player.hand, groups)
        player.life = _filled(player.life, groups)
        player.wounds = _filled(player.wounds, groups)
    table.aside = _filled(table.aside, groups)
    for pile in table.piles:
        if pile.cards and pile.cards[-1] > HIDDEN:
            pile.cards = pile.cards[:-1] + _filled(pile.cards[-1:], groups)


def _filled(cards: list[int], groups: list[list[int]]) -> list[int]:
    for veiled in cards:
        if veiled < 0:
            return [groups[-1 - card].pop() if card < -6 else card for card in cards]
    return cards


def _ages_unknown(table: Beer) -> bool:
    """Is there a place left whose age can't be told?"""
    for player in table.players:
        if _any_veiled(player.hand) or _any_veiled(player.life) or _any_veiled(player.wounds):
            return True
    return _any_veiled(table.aside)


def _any_veiled(cards: list[int]) -> bool:
    for card in cards:
        if card < 0:
            return True
    return False


def _deal_unknown_ages(table: Beer, groups: list[list[int]], rng: Rng) -> None:
    """The few places whose age can't be told: older cards that are left must be there, the rest is as the piles are."""
    for back in range(6):
        needed = 0
        for player in table.players:
            for cards in (player.hand, player.life, player.wounds):
                needed += cards.count(-1 - back)
        needed += table.aside.count(-1 - back)
        if needed:
            chosen = _fitting(table, groups, back, needed)
            table.blurred = table.blurred + chosen
            _share_out(table, back, chosen, rng)


def _fitting(table: Beer, groups: list[list[int]], back: int, needed: int) -> list[int]:
    newest = pile_age(table, back)
    chosen: list[int] = []
    for key in range(back, len(groups), 6):
        if key // 6 - 1 != newest:
            chosen += groups[key]
            groups[key] = []
    fresh = groups[back + 6 * (newest + 1)]
    while len(chosen) < needed:
        chosen.append(fresh.pop())
    return chosen


def pile_age(table: Beer, back: int) -> int:
    """How often the pile to which cards with this back belong was reshuffled."""
    pile = table.piles[1] if table.rules.two_piles and back >= 3 else table.piles[0]
    return pile.shuffles


def _share_out(table: Beer, back: int, chosen: list[int], rng: Rng) -> None:
    rng.shuffle(chosen)
    code = -1 - back
    for player in table.players:
        player.hand = [chosen.pop() if card == code else card for card in player.hand]
        player.life = [chosen.pop() if card == code else card for card in player.life]
        player.wounds = [chosen.pop() if card == code else card for card in player.wounds]
    table.aside = [chosen.pop() if card == code else card for card in table.aside]


def _dealt_pile(table: Beer, cards: list[int], groups: list[list[int]], rng: Rng) -> list[int]:
    """What is left goes into the piles: in one pile everything, of two piles each set into its own."""
    if not cards:
        return []
    own = table.box.back[cards[-1]] // 3
    left: list[int] = []
    for key in range(len(groups)):
        if not table.rules.two_piles or (key % 6) // 3 == own:
            left += groups[key]
            groups[key] = []
    rng.shuffle(left)
    left.append(cards[-1])
    return left


# Cards that are shown, or that slip away


def show_to(table: Beer, card: int, who: int) -> None:
    """From now on those seats (bits) know where this card is, as long as it stays hidden there."""
    seen = table.seen[:] if table.seen else [0] * table.rules.cards
    seen[card] |= who
    table.seen = seen


def move_unseen(table: Beer, card: int, hand: list[int], who: int) -> None:
    """A card leaves a hand (given as it was before) face down for another hidden place; `who` saw it (bits).

    The others saw its back. If no other card of the hand has the same back, they know as much as before; if one
    has, they can't tell any more which of them is where.
    """
    seen = table.seen[:] if table.seen else [0] * table.rules.cards
    back = table.box.back
    alike = [other for other in hand if other != card and back[other] == back[card]]
    seen[card] = who if alike else seen[card] | who
    for other in alike:
        seen[other] &= who
        if table.ages[other] != table.ages[card]:
            table.blurred = [*table.blurred, other]
            if card not in table.blurred:
                table.blurred = [*table.blurred, card]
    table.seen = seen
