"""Before the first turn: Mug, circle, piles and hands (section 3)."""

from __future__ import annotations

from meadhall.games.beer import events
from meadhall.games.beer.components import BATTLEGROUND, HAND_LIMIT, SAMURAI, VIKING
from meadhall.games.beer.steps.discard import DOWN_TO_LIMIT
from meadhall.games.beer.steps.locations import BaseMinion
from meadhall.games.beer.steps.turn import NEXT_TURN
from meadhall.games.beer.table import Beer


def lay_out(table: Beer, spare_swords: bool) -> None:
    """BEER-SET-1 to BEER-SET-10, up to the first decision."""
    seats = table.setting.seats
    fill_mug(table)
    table.join()
    for player in table.players:
        player.gap = 3
    table.reserve = table.rules.counters - 3 * seats
    arm(table, spare_swords)
    deck = list(range(10))
    table.rng.shuffle(deck)
    table.valhalla_deck = deck
    order = table.clockwise(table.start)
    for seat in order:
        deal(table, seat)
    table.refit()
    table.active = (table.start - 1) % seats
    table.push(NEXT_TURN)
    if table.rules.location == BATTLEGROUND:
        for seat in reversed(order):
            table.push(BaseMinion(seat))
    for seat in reversed(order):
        if len(table.players[seat].hand) > HAND_LIMIT:
            table.push(DOWN_TO_LIMIT[seat])


def fill_mug(table: Beer) -> None:
    """BEER-SET-6, BEER-CMB-2: 3 drinks a Warrior, from six Warriors on 2.5 each, rounded up once."""
    seats = table.setting.seats
    samurai = 0
    for player in table.players:
        if player.kind == SAMURAI:
            samurai += 1
    vikings = seats - samurai
    if seats <= 5:
        beers = 3 * vikings
        sakes = 3 * samurai
    else:
        beers = 5 * vikings // 2
        sakes = 5 * samurai // 2
        if beers + sakes < (5 * seats + 1) // 2:
            if vikings % 2 and (samurai % 2 == 0 or vikings >= samurai):
                beers += 1
            else:
                sakes += 1
    table.mug_beers = beers
    table.mug_sakes = sakes
    table.out_beers = 20 - beers
    table.out_sakes = 20 - sakes if table.rules.combined else 0


def arm(table: Beer, spare_swords: bool) -> None:
    """BEER-SET-2, BEER-SET-4: a starting Weapon for everybody; what is left is shuffled."""
    swords = [cards[:] for cards in table.rules.swords]
    rest = [cards[:] for cards in table.rules.rest]
    for own in (VIKING, SAMURAI):
        table.rng.shuffle(swords[own])
    for seat in table.clockwise(table.start):
        player = table.players[seat]
        card = swords[player.kind].pop()
        player.equip(card)
        player.wielded = card
    for own in (VIKING, SAMURAI):
        if spare_swords:
            rest[own] += swords[own]
        else:
            table.removed = table.removed + swords[own]
    if not table.rules.two_piles:
        rest = [rest[0] + rest[1]]
    for i in range(len(table.piles)):
        table.rng.shuffle(rest[i])
        table.piles[i].cards = rest[i]
        table.piles[i].left = len(rest[i])


def deal(table: Beer, seat: int) -> None:
    """BEER-SET-8: Life Points unseen, then the hand; from the Warrior's own pile if there are two."""
    player = table.players[seat]
    pile = table.piles[player.kind if table.rules.two_piles else 0]
    life: list[int] = []
    for _ in range(player.board.life):
        life.append(table.take_top(pile))
    player.life = life
    hand: list[int] = []
    for _ in range(max(HAND_LIMIT, player.board.first_cards)):
        hand.append(table.take_top(pile))
    player.hand = hand
    table.say(events.ARRIVED, seat)
    if table.loud:
        table.whisper(events.DREW_FIRST, seat, tuple(hand), 1 << seat, len(life), len(hand))
