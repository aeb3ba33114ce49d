"""Discarding: played cards, the hand limit, and what others make one discard."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.step import Do, Gather
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import BACK, DISCARD
from meadhall.games.beer.components import HAND_LIMIT
from meadhall.games.beer.naming import say
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.table import Beer


def discard_options(table: Beer, seat: int) -> list[int]:
    """A Warrior picks by faces, a Spirit by backs (BEER-R-57)."""
    player = table.players[seat]
    if player.state != SPIRIT:
        return [DISCARD + card for card in player.hand]
    held = 0
    for card in player.hand:
        held |= 1 << full_back(table, card)
    return [BACK + back for back in range(6) if (held >> back) & 1]


def full_back(table: Beer, card: int) -> int:
    """The back with the set it belongs to, whether the card is known or not."""
    return table.box.back[card] if card >= 0 else (-1 - card) % 6


def discard_words(table: Beer, action: int) -> Message:
    if action >= DISCARD:
        card = action - DISCARD
        return say("do-discard", card=naming.card(table, card))
    return say("do-discard-back", card=naming.unseen(table, BACK - action - 1))


def discard_by(table: Beer, seat: int, action: int) -> None:
    """A chosen card goes to the discards."""
    player = table.players[seat]
    if action >= DISCARD:
        card = action - DISCARD
    else:
        card = next(one for one in player.hand if full_back(table, one) == action - BACK)
    player.drop(card)
    table.say(events.DISCARDED, seat, card)
    table.discard(card)


class Finish(Do[Beer]):
    """BEER-TURN-5: the played card is discarded, if it did not stay in play."""

    rule: ClassVar[str] = "BEER-TURN-5"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def resolve(self, table: Beer) -> None:
        table.finish_card(self.card)


def lay_down(table: Beer, seat: int, card: int) -> None:
    """BEER-TURN-5, BEER-PILE-3: a hand card is played: in no pile until all that is laid on the agenda now is done."""
    table.players[seat].drop(card)
    table.resolving = [*table.resolving, card]
    table.push(Finish(seat, card))


def played_by(table: Beer, card: int) -> int:
    """Whose card it is that is being carried out."""
    for step in table.agenda.steps():
        if isinstance(step, Finish) and step.card == card:
            return step.seat
    return table.active


class Discard(Choice):
    """BEER-D-15: one seat discards; so many cards, or (0) down to the limit. Another seat may have brought it about."""

    rule: ClassVar[str] = "BEER-HAND-1"

    def __init__(self, seat: int, count: int, by: int = -1) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.by: Final = by

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return discard_options(table, self.seat)

    def prompt(self, table: Beer, seat: int) -> Message:
        held = len(table.players[self.seat].hand)
        if self.count == 0:
            return say("ask-discard-down", held=held, limit=HAND_LIMIT)
        if self.by >= 0:
            return say("ask-discard-for", seat=table.who(self.by), count=self.count)
        return say("ask-discard", count=self.count)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return discard_words(table, action)

    def default(self, table: Beer, seat: int) -> int:
        """The card drawn last."""
        player = table.players[self.seat]
        if player.state == SPIRIT:
            return BACK + full_back(table, player.hand[-1])
        return DISCARD + player.hand[-1]

    def take(self, table: Beer, seat: int, action: int) -> None:
        discard_by(table, seat, action)
        held = len(table.players[seat].hand)
        if self.count == 0:
            if held > HAND_LIMIT:
                table.push(self)
        elif self.count > 1 and held > 0:
            table.push(Discard(seat, self.count - 1, self.by))


class DiscardTogether(Gather[Beer]):
    """BEER-D-15, BEER-HAND-3: several seats discard one card each, all at once; repeated while it is needed."""

    rule: ClassVar[str] = "BEER-HAND-3"

    def __init__(self, seats: tuple[int, ...], by: int = -1) -> None:
        super().__init__(seats)
        self.by: Final = by  # who makes them discard one; or, if nobody does, down to the limit

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return discard_options(table, seat) if seat in self.seats and table.sealed[seat] < 0 else []

    def prompt(self, table: Beer, seat: int) -> Message:
        if self.by < 0:
            return say("ask-discard-down", held=len(table.players[seat].hand), limit=HAND_LIMIT)
        return say("ask-discard-for", seat=table.who(self.by), count=1)

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return discard_words(table, action)

    def default(self, table: Beer, seat: int) -> int:
        player = table.players[seat]
        if player.state == SPIRIT:
            return BACK + full_back(table, player.hand[-1])
        return DISCARD + player.hand[-1]

    def reveal(self, table: Beer, answers: list[int]) -> None:
        for seat in table.clockwise(table.left_seat()):
            if answers[seat] >= 0:
                discard_by(table, seat, answers[seat])
        if self.by < 0:
            push_limits(table)


DOWN_TO_LIMIT: Final = [Discard(seat, 0) for seat in range(16)]


def limit(table: Beer, seat: int) -> None:
    """BEER-HAND-1: more than 4 cards are discarded down to 4 before anything else goes on."""
    if len(table.players[seat].hand) > HAND_LIMIT:
        table.push(DOWN_TO_LIMIT[seat])


def push_limits(table: Beer) -> None:
    """BEER-HAND-1 for all seats at once."""
    over = [seat for seat in range(table.setting.seats) if len(table.players[seat].hand) > HAND_LIMIT]
    if len(over) == 1:
        table.push(DOWN_TO_LIMIT[over[0]])
    elif over:
        table.push(DiscardTogether(tuple(over)))


def force_discards(table: Beer, by: int, seats: list[int]) -> None:
    """BEER-EV-6: one seat makes each of these discard a card, if it has one."""
    able = [seat for seat in seats if table.players[seat].hand]
    if len(able) == 1:
        table.push(Discard(able[0], 1, by))
    elif able:
        table.push(DiscardTogether(tuple(able), by))
