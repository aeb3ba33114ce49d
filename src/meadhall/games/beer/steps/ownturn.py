"""What a Warrior may do in his own turn beside playing cards: Axes, powers, Ticket, Banquet (BEER-W-1, BEER-D-20)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import (
    BANQUET,
    CARDS,
    GEARS,
    IAIDO,
    PLACES,
    POWER,
    THROW,
    TICKET,
    gear_card,
    gear_number,
)
from meadhall.games.beer.components import BANQUET_HALL, SAMURAI, TICKET_CARD
from meadhall.games.beer.events import BY_TICKET
from meadhall.games.beer.knowledge import move_unseen
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.anytime import (
    any_time,
    any_time_candidates,
    any_time_refusal,
    any_time_rule,
    any_time_words,
    is_any_time,
    take_any_time,
)
from meadhall.games.beer.steps.costs import power_candidates, power_refused, power_words, powers, use_power
from meadhall.games.beer.steps.discard import Finish
from meadhall.games.beer.steps.iaido import IAIDO_CARD, IAIDO_WORDS, iaido_cards, iaido_refused
from meadhall.games.beer.steps.play import PlayAs
from meadhall.games.beer.steps.weapons import ThrowAt, axe_targets
from meadhall.games.beer.table import Beer

# When in the turn: cards from the hand are played in the Warrior Phase alone, and no Charge outlives it.
BEFORE: Final = 0
WITHIN: Final = 1
AFTER: Final = 2


def can_throw(table: Beer, when: int) -> bool:
    """BEER-AXE-2 with its option: does throwing count as a card, and is one left?"""
    return not table.rules.throws_count or (when == WITHIN and table.plays_left > 0)


def ticket_ready(table: Beer, seat: int) -> bool:
    """BEER-VLR-11: never the last card, not through a drink."""
    player = table.players[seat]
    return player.has(TICKET_CARD) and player.on_life == 0 and len(player.life) >= 2


def iaido_any_time(table: Beer, seat: int, when: int) -> bool:
    """BEER-OPTION-iaido_when: may a Samurai think of Iaido outside of the Warrior Phase, too?"""
    player = table.players[seat]
    return when != WITHIN and table.rules.iaido_any_time and player.kind == SAMURAI and player.energy


def passes_by_itself(table: Beer, seat: int, when: int) -> bool:
    """May a prompt with nothing to choose go by unasked? Not where only the hand tells that there is nothing."""
    return not (iaido_any_time(table, seat, when) and table.plays_left > 0 and table.players[seat].hand)


def own_actions(table: Beer, seat: int, found: list[int], when: int) -> None:
    """Axes, powers, Ticket, Banquet and any-time actions."""
    player = table.players[seat]
    box = table.box
    if can_throw(table, when):
        for i in range(len(player.gear)):
            card = player.gear[i]
            if player.on_gear[i] == 0 and box.cards[card].axe and axe_targets(table, seat, card):
                found.append(THROW + gear_number(card))
    if iaido_any_time(table, seat, when) and table.plays_left > 0 and iaido_cards(table, seat):
        found.append(IAIDO)
    powers(table, seat, found)
    if player.valhalla and ticket_ready(table, seat):
        found.append(TICKET)
    if table.rules.location == BANQUET_HALL and not table.feasted:
        for card in player.hand:
            found.append(BANQUET + card)
    any_time(table, seat, found)


def own_candidates(table: Beer, seat: int, found: list[int], when: int) -> None:
    player = table.players[seat]
    for card in player.gear:
        if table.box.cards[card].axe:
            found.append(THROW + gear_number(card))
    if iaido_any_time(table, seat, when):
        found.append(IAIDO)
    power_candidates(table, seat, found)
    if player.has(TICKET_CARD):
        found.append(TICKET)
    if table.rules.location == BANQUET_HALL:
        for card in player.hand:
            found.append(BANQUET + card)
    any_time_candidates(table, seat, found)


def own_refusal(table: Beer, seat: int, action: int, when: int) -> Refusal | None:
    player = table.players[seat]
    if is_any_time(action):
        return any_time_refusal(table, seat, action)
    if THROW <= action < THROW + GEARS:
        card = gear_card(action - THROW)
        if not player.usable(card):
            return Refusal("BEER-AXE-1", "why-not-drink-on card:card", card)
        if not can_throw(table, when):
            return Refusal("BEER-AXE-2", "why-not-throw")
        if not axe_targets(table, seat, card):
            steps = table.box.cards[card].steps
            return Refusal("BEER-AXE-3", "why-not-axe-near steps", steps)
    elif POWER <= action < POWER + PLACES:
        return power_refused(table, seat, action)
    elif action == IAIDO:
        return iaido_refused(table, seat)
    elif action == TICKET:
        if player.on_life:
            return Refusal("BEER-VLR-11", "why-not-drink-on-life")
        if len(player.life) < 2:
            return Refusal("BEER-VLR-11", "why-not-last-life")
    elif BANQUET <= action < BANQUET + CARDS and table.feasted:
        return Refusal("BEER-LCR-4", "why-not-feasted")
    return None


def own_words(table: Beer, seat: int, action: int) -> Message:
    if is_any_time(action):
        return any_time_words(table, seat, action)
    if THROW <= action < THROW + GEARS:
        return say("do-throw", card=naming.card(table, gear_card(action - THROW)))
    if POWER <= action < POWER + PLACES:
        return power_words(table, seat, action)
    if action == IAIDO:
        return IAIDO_WORDS
    if action == TICKET:
        return say("do-ticket")
    return say("do-banquet", card=naming.card(table, action - BANQUET))


def own_rule(action: int) -> str:
    if is_any_time(action):
        return any_time_rule(action)
    if THROW <= action < THROW + GEARS:
        return "BEER-AXE-1"
    if action == IAIDO:
        return "BEER-CMB-6"
    if action == TICKET:
        return "BEER-VLR-11"
    return "BEER-PWR-1" if POWER <= action < POWER + PLACES else "BEER-LCR-4"


def take_own(table: Beer, seat: int, action: int, when: int) -> None:
    """Carry out one of them; the asking Step has laid itself on the agenda again."""
    if is_any_time(action):
        take_any_time(table, seat, action)
    elif THROW <= action < THROW + GEARS:
        if table.rules.throws_count:
            table.plays_left -= 1
        table.push(ThrowAt(seat, gear_card(action - THROW)))
    elif POWER <= action < POWER + PLACES:
        use_power(table, seat, action)
    elif action == IAIDO:
        table.push(IAIDO_CARD[seat])
    elif action == TICKET:
        show_ticket(table, seat, when)
    else:
        feast(table, seat, action - BANQUET)


def show_ticket(table: Beer, seat: int, when: int) -> None:
    """BEER-VAL-9: the top Life card is shown, then played at once or discarded; no Charge after the Warrior Phase."""
    player = table.players[seat]
    card = player.life[-1]
    player.life = player.life[:-1]
    table.resolving = [*table.resolving, card]
    table.say(events.TICKET_SHOWN, seat, card)
    table.push(Finish(seat, card))
    table.push(PlayAs(seat, card, BY_TICKET, False, when != AFTER))


def feast(table: Beer, seat: int, card: int) -> None:
    """BEER-LOC-3: a hand card becomes a Wound, which can be recovered."""
    player = table.players[seat]
    move_unseen(table, card, player.hand, 1 << seat)
    player.drop(card)
    player.wounds = [*player.wounds, card]
    table.feasted = True
    if table.loud:
        table.whisper(events.FEASTED, seat, (card,), 1 << seat, table.box.back_of(card))
