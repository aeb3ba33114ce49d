"""Drawing cards: into a hand, to be read, or to be looked at aside."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import PILE
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.steps.discard import limit
from meadhall.games.beer.table import Beer

TO_HAND: Final = 0
TO_READ: Final = 1
TO_ASIDE: Final = 2


def draw(table: Beer, seat: int, count: int) -> None:
    """BEER-HAND-1: draw so many cards, then the hand limit."""
    if len(table.piles) > 1:
        table.push(Draw(seat, count))
        return
    if table.piles[0].left == 0:
        table.say(events.LOST_DRAW, seat)
    draw_to_hand(table, seat, count)
    limit(table, seat)


def draw_to_hand(table: Beer, seat: int, count: int) -> None:
    """So many cards from the only draw pile into a hand."""
    player = table.players[seat]
    hand = player.hand[:]
    for _ in range(count):
        card = table.take_top(table.piles[0])
        if card >= 0:
            hand.append(card)
            if table.loud:
                tell_drawn(table, seat, card, 0)
    player.hand = hand


def draw_aside(table: Beer, seat: int, pile: int) -> None:
    """One card from a draw pile, laid aside until the whole draw is done."""
    card = table.take_top(table.piles[pile])
    if card >= 0:
        table.aside = [*table.aside, card]
        table.aside_seat = seat


def tell_drawn(table: Beer, seat: int, card: int, pile: int) -> None:
    """BEER-HID-2, BEER-HID-11: the drawer sees the card; of a Spirit's card everybody sees the face, or nobody."""
    ears = 1 << seat
    if table.players[seat].state == SPIRIT:
        ears = -1 if table.rules.open_spirits else 0
    table.whisper(events.DREW, seat, (card,), ears, table.box.back_of(card), pile)


def draw_from(table: Beer, seat: int, pile: int, purpose: int) -> None:
    """One card from that pile, for that purpose."""
    if purpose == TO_HAND:
        held = len(table.aside)
        draw_aside(table, seat, pile)
        if table.loud and len(table.aside) > held:
            tell_drawn(table, seat, table.aside[-1], pile)
    elif purpose == TO_READ:
        card = table.take_top(table.piles[pile])
        table.read = card
        if card >= 0:
            table.say(events.READ, seat, card)
            table.discard(card)
    else:
        draw_aside(table, seat, pile)


class Draw(Do[Beer]):
    """BEER-CMB-9: card by card, since each may come from another pile; then the hand limit."""

    rule: ClassVar[str] = "BEER-CMB-9"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def resolve(self, table: Beer) -> None:
        if table.players[self.seat].state == OUT:
            return
        if self.count == 0:
            player = table.players[self.seat]
            player.hand = player.hand + table.aside
            table.aside = []
            limit(table, self.seat)
            return
        table.push(Draw(self.seat, self.count - 1))
        fetch(table, self.seat, TO_HAND)


def fetch(table: Beer, seat: int, purpose: int) -> None:
    """One card; the seat chooses the pile if there is a choice."""
    pile = table.only_pile()
    if pile < 0:
        table.push(PickPile(seat, purpose))
    else:
        draw_from(table, seat, pile, purpose)


class PickPile(Choice):
    """BEER-D-31: from which of the two piles."""

    rule: ClassVar[str] = "BEER-CMB-9"

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [PILE, PILE + 1]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say(["ask-pile", "ask-pile-read", "ask-pile-ravens"][self.purpose])

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        pile = action - PILE
        back = naming.back(table.box.back_of(table.piles[pile].top()))
        return say("do-pile-samurai" if pile else "do-pile-vikings", back=back)

    def default(self, table: Beer, seat: int) -> int:
        return PILE + table.players[self.seat].kind

    def take(self, table: Beer, seat: int, action: int) -> None:
        draw_from(table, seat, action - PILE, self.purpose)


class ReadCard(Do[Beer]):
    """BEER-MIN-9: draw a card, read it, discard it; `table.read` remembers it."""

    rule: ClassVar[str] = "BEER-MIN-9"

    def resolve(self, table: Beer) -> None:
        table.read = -1
        fetch(table, self.seat, TO_READ)


READ_CARD: Final = [ReadCard(seat) for seat in range(16)]
