"""Death, and what comes of it: the circle closes, a Spirit rises, Valhalla rewards (5.16)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import VALHALLA, minion_card
from meadhall.games.beer.circle import leave_circle
from meadhall.games.beer.components import VALKYRIE_CARD
from meadhall.games.beer.knowledge import show_to
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.discard import push_limits
from meadhall.games.beer.table import EVERYONE, Beer

LAST_HAND_VIA: Final = 1  # BY_HAND and BY_EVENT: a card from the hand killed


def bury(table: Beer, seat: int) -> None:
    """BEER-DTH-2 to BEER-DTH-6: everything that a Warrior had leaves play, and the circle closes."""
    player = table.players[seat]
    table.out_beers += player.beers
    table.out_sakes += player.sakes
    player.beers = 0
    player.sakes = 0
    player.on_life = 0
    player.on_board = 0
    for card in player.hand + player.gear:
        table.discard(card)
    player.hand = []
    player.gear = []
    player.on_gear = []
    player.wielded = -1
    for minion in table.minions:
        if minion.owner == seat and minion.number < 20:
            table.discard(minion_card(minion.number))
    table.minions = [minion for minion in table.minions if minion.owner != seat]
    for card in range(10):
        if player.has(card):
            table.valhalla_discards = [*table.valhalla_discards, card]
    if player.has(VALKYRIE_CARD):
        table.valkyrie_owner = -1
    player.valhalla = 0
    player.energy = False
    player.refit(table.box)
    send_home(table, leave_circle(table, seat))


def send_home(table: Beer, numbers: list[int]) -> None:
    """BEER-DTH-4: Minions that lost their gap return to the hand, before all eyes; base Minions are lost."""
    for number in numbers:
        minion = table.minion_of(number)
        assert minion is not None
        table.minions = [one for one in table.minions if one.number != number]
        table.say(events.RETURNED, minion.owner, number)
        card = minion_card(number)
        if card >= 0:
            owner = table.players[minion.owner]
            owner.hand = [*owner.hand, card]
            show_to(table, card, EVERYONE)


def smash(table: Beer, seat: int, used: list[int]) -> None:
    """BEER-VAL-5: Mjollnir removes from the game what was used to defend."""
    for card in used:
        table.lose_gear(seat, card, events.SMASHED)


def die(table: Beer, seat: int, killer: int, via: int, used: list[int]) -> None:
    """BEER-DTH-1, BEER-DTH-7, BEER-TURN-8: at once, from whatever cause; Mjollnir comes before the discards."""
    player = table.players[seat]
    table.say(events.DIED, seat, killer, player.drinks)
    smash(table, seat, used)
    bury(table, seat)
    player.state = SPIRIT
    player.hand = player.wounds
    player.wounds = []
    if not table.warriors:
        win(table, table.spirits(), "BEER-SD-8")
        return
    if seat == table.active:
        table.agenda.cut(1)  # what is left at the bottom brings the next turn
        for card in table.resolving:
            table.discard(card)
        table.resolving = []
    gains = killer >= 0 and killer != seat and table.players[killer].alive
    if gains and (via <= LAST_HAND_VIA or not table.rules.hand_kills_only):
        table.push(ValhallaGain(killer))
    push_limits(table)


def win(table: Beer, winners: list[int], rule: str) -> None:
    """One Warrior, or the Spirits' team."""
    table.say(events.WON, winners[0], 1 if table.players[winners[0]].state == SPIRIT else 0)
    table.finish(winners, rule)


class ValhallaGain(Do[Beer]):
    """BEER-VLR-1, BEER-VLR-5: two Valhalla cards, of which one is kept openly."""

    rule: ClassVar[str] = "BEER-VLR-1"

    def resolve(self, table: Beer) -> None:
        if not table.players[self.seat].alive:
            return
        if len(table.valhalla_deck) < 2 and table.valhalla_discards:
            deck = table.valhalla_deck + table.valhalla_discards
            table.rng.shuffle(deck)
            table.valhalla_deck = deck
            table.valhalla_discards = []
        pair = table.valhalla_deck[-2:]
        table.valhalla_deck = table.valhalla_deck[: len(table.valhalla_deck) - len(pair)]
        if len(pair) == 1:
            gain(table, self.seat, pair[0])
        elif pair:
            pair.reverse()
            table.valhalla_pair = pair
            table.valhalla_chooser = self.seat
            if table.loud:
                table.whisper(events.VALHALLA_SEEN, self.seat, tuple(pair), 1 << self.seat)
            table.push(ChooseValhalla(self.seat))


def gain(table: Beer, seat: int, card: int) -> None:
    table.players[seat].valhalla |= 1 << card
    if card == VALKYRIE_CARD:
        table.valkyrie_owner = seat
    table.say(events.VALHALLA_GAINED, seat, card)


class ChooseValhalla(Choice):
    """BEER-D-23: one is kept, the other is shuffled back."""

    rule: ClassVar[str] = "BEER-VLR-1"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [VALHALLA + card for card in table.valhalla_pair if card >= 0]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-valhalla")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        card = table.box.valhalla[action - VALHALLA]
        return say("do-card", card=naming.valhalla(card))

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return table.box.valhalla[action - VALHALLA].rule

    def take(self, table: Beer, seat: int, action: int) -> None:
        kept = action - VALHALLA
        deck = table.valhalla_deck + [card for card in table.valhalla_pair if card != kept]
        table.rng.shuffle(deck)
        table.valhalla_deck = deck
        table.valhalla_pair = []
        table.valhalla_chooser = -1
        gain(table, seat, kept)
