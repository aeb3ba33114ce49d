"""What a Warrior may do at any time: burn a drink, burn his soul (5.14), and the windows for it (4.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import NOTHING_USUAL, Ask
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import (
    BEER,
    BURN,
    FOR_CARD,
    FOR_LIFE,
    KIND,
    PASS,
    PLACE,
    PLACES,
    SAKE,
    SOUL,
    SOULS,
)
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import Player
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.discard import limit
from meadhall.games.beer.steps.draw import draw
from meadhall.games.beer.table import Beer

MOST_SOUL: Final = 15


def can_burn_soul(table: Beer, player: Player) -> bool:
    """BEER-SOUL-1, BEER-SOUL-2."""
    return player.on_life == 0 and len(player.life) >= 2 and player.soul_turn != table.turns


def any_time(table: Beer, seat: int, found: list[int]) -> None:
    """Add the any-time actions that are open to the Warrior."""
    player = table.players[seat]
    if player.beers + player.sakes > 0 and (player.wounds or table.cards_to_draw()):
        for place in player.drink_places():
            found.append(BURN + place)
    if player.on_life == 0 and player.soul_turn != table.turns:
        for count in range(1, min(len(player.life), MOST_SOUL + 1)):
            found.append(SOUL + count)


def window_opens(table: Beer, seat: int) -> bool:
    """BEER-W-2: by public facts only."""
    player = table.players[seat]
    return player.alive and (player.drinks > 0 or can_burn_soul(table, player))


def any_time_candidates(table: Beer, seat: int, found: list[int]) -> None:
    """The same as any_time, with what deserves a word when it can't be done."""
    player = table.players[seat]
    for place in player.drink_places():
        found.append(BURN + place)
    for count in range(1, min(len(player.life), MOST_SOUL + 1)):
        found.append(SOUL + count)


def any_time_refusal(table: Beer, seat: int, action: int) -> Refusal | None:
    player = table.players[seat]
    if SOUL <= action < SOUL + SOULS:
        if player.on_life:
            return Refusal("BEER-SOUL-2", "why-not-drink-on-life")
        if player.soul_turn == table.turns:
            return Refusal("BEER-SOUL-1", "why-not-soul-burnt")
    elif not player.wounds and not table.cards_to_draw():
        return Refusal("BEER-BRN-2", "why-not-burn-for-nothing")
    return None


def any_time_words(table: Beer, seat: int, action: int) -> Message:
    if SOUL <= action < SOUL + SOULS:
        return say("do-soul", count=action - SOUL)
    return say("do-burn", place=naming.place(table, action - BURN))


def any_time_rule(action: int) -> str:
    return "BEER-SOUL-1" if SOUL <= action < SOUL + SOULS else "BEER-BRN-1"


def is_any_time(action: int) -> bool:
    return SOUL <= action < SOUL + SOULS or BURN <= action < BURN + PLACES


def take_any_time(table: Beer, seat: int, action: int) -> None:
    """Carry out an any-time action; the asking Step has laid itself on the agenda again."""
    if action >= BURN:
        lift_drink(table, seat, action - BURN)
    else:
        burn_soul(table, seat, action - SOUL)


def lift_drink(table: Beer, seat: int, place: int) -> None:
    code = table.players[seat].lying(place)
    if code & 3 and code >> 2:
        table.push(BurnKind(seat, place))
    else:
        table.push(BurnFor(seat, place, BEER if code & 3 else SAKE))


def burn_soul(table: Beer, seat: int, count: int) -> None:
    """BEER-SOUL-1: the top cards of the Life pile become hand cards."""
    player = table.players[seat]
    drawn = player.life[len(player.life) - count :]
    drawn.reverse()
    player.life = player.life[: len(player.life) - count]
    player.hand = player.hand + drawn
    player.soul_turn = table.turns
    if table.loud:
        table.whisper(events.SOUL_BURNT, seat, tuple(drawn), 1 << seat, count)
    limit(table, seat)


class BurnKind(Choice):
    """Which of the two kinds on a Dragon Horn or Sake Gourd."""

    rule: ClassVar[str] = "BEER-CMB-3"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [KIND + BEER, KIND + SAKE]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-burn-kind")

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-kind", drink=naming.drink(action - KIND))

    def take(self, table: Beer, seat: int, action: int) -> None:
        table.push(BurnFor(seat, self.place, action - KIND))


class BurnFor(Ask[Beer]):
    """BEER-BRN-1: a card, or a Life Point."""

    rule: ClassVar[str] = "BEER-BRN-1"

    def __init__(self, seat: int, place: int, kind: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.kind: Final = kind

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [FOR_CARD, FOR_LIFE]

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        if action == FOR_LIFE:
            if not table.players[self.seat].wounds:
                return Refusal("BEER-BRN-2", "why-not-no-wound")
        elif not table.cards_to_draw():
            return Refusal("BEER-BRN-2", "why-not-no-card")
        return None

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-burn-for", drink=naming.drink(self.kind), place=naming.place(table, self.place))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        power = table.players[self.seat].burn_power
        if action == FOR_CARD:
            return say("do-draw", count=power)
        points = min(power, len(table.players[self.seat].wounds))
        return say("do-recover", points=points)

    def take(self, table: Beer, seat: int, action: int) -> None:
        power = table.players[seat].burn_power
        table.take_drink(seat, self.place, self.kind)
        table.put_out(self.kind, 1)
        table.say(events.BURNT, seat, self.place, self.kind)
        if action == FOR_CARD:
            draw(table, seat, power)
        else:
            table.say(events.RECOVERED, seat, table.recover(seat, power))


class AnyTime(Ask[Beer]):
    """BEER-D-2: a window for any-time actions; asked again until the seat lets it go by."""

    rule: ClassVar[str] = "BEER-W-2"

    def candidates(self, table: Beer, seat: int) -> list[int]:
        found = [PASS]
        any_time_candidates(table, self.seat, found)
        return found

    def refusal(self, table: Beer, seat: int, action: int) -> Refusal | None:
        return None if action == PASS else any_time_refusal(table, self.seat, action)

    def options(self, table: Beer, seat: int) -> list[int]:
        found = [PASS]
        any_time(table, self.seat, found)
        return found

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-any-time", seat=table.who(table.active))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-let-go") if action == PASS else any_time_words(table, self.seat, action)

    def cites(self, table: Beer, seat: int, action: int) -> str:
        return self.rule if action == PASS else any_time_rule(action)

    def default(self, table: Beer, seat: int) -> int:
        return PASS

    def usual(self, table: Beer, seat: int) -> int:
        return PASS if table.active != self.seat else NOTHING_USUAL

    def take(self, table: Beer, seat: int, action: int) -> None:
        if action != PASS:
            table.push(self)
            take_any_time(table, seat, action)


ANY_TIME: Final = [AnyTime(seat) for seat in range(16)]


class PickDrink(Choice):
    """Base of the Steps in which a seat picks one drink out of a Warrior's places: place, then kind if need be."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PLACE + place for place in table.players[self.owner].drink_places()]

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-drink-at", place=naming.place(table, action - PLACE))

    def default(self, table: Beer, seat: int) -> int:
        return PLACE + drink_order(table, self.owner, table.players[self.owner].drink_places())[0]

    def take(self, table: Beer, seat: int, action: int) -> None:
        place = action - PLACE
        code = table.players[self.owner].lying(place)
        if code & 3 and code >> 2:
            table.push(PickKind(seat, place, self))
        else:
            self.picked(table, place, BEER if code & 3 else SAKE)

    def picked(self, table: Beer, place: int, kind: int) -> None:
        """The drink is chosen."""


class PickKind(Choice):
    """Both kinds lie at the chosen place: which one?"""

    rule: ClassVar[str] = "BEER-CMB-1"

    def __init__(self, seat: int, place: int, asked: PickDrink) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.asked: Final = asked

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [KIND + BEER, KIND + SAKE]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-which-drink", place=naming.place(table, self.place))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return say("do-kind", drink=naming.drink(action - KIND))

    def take(self, table: Beer, seat: int, action: int) -> None:
        self.asked.picked(table, self.place, action - KIND)


def drink_order(table: Beer, seat: int, places: list[int]) -> list[int]:
    """The order of BEER-D-11: Life pile, Items, board, Weapons that are not wielded, the wielded one."""
    player = table.players[seat]
    box = table.box
    found = [place for place in places if place == 0]
    found += [place for place in places if place >= 2 and not player.text_at(place, box).weapon]
    found += [place for place in places if place == 1]
    wielded: list[int] = []
    for place in places:
        if place >= 2 and player.text_at(place, box).weapon:
            if player.wielded >= 0 and place == wielded_place(player):
                wielded.append(place)
            else:
                found.append(place)
    return found + wielded


def wielded_place(player: Player) -> int:
    card = player.wielded
    return 2 + (card - 40 if card < 98 else card - 98)
