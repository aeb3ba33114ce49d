"""Phase 1: the piles are laid, the Earl shouts, and everybody goes for one."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.message import Message
from meadhall.engine.refusal import Refusal
from meadhall.engine.step import DRIVER, Ask, Do, Gather
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import CLAIM, DAWDLE, SHOUT
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.knowledge import take_up
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.table import Drakkar

WHOLE_PILE: Final = (1 << HAND) - 1
PILE_BITS: Final = [WHOLE_PILE << (HAND * pile) for pile in range(6)]  # the slots of each pile


class LayPiles(Do[Drakkar]):
    """DRK-BRW-1: all cards in use are shuffled and turned at random, and dealt into as many piles as players."""

    rule: ClassVar[str] = "DRK-BRW-1"

    def resolve(self, table: Drakkar) -> None:
        rules = table.rules
        cards = list(range(rules.in_use))
        table.rng.shuffle(cards)
        table.cards = cards
        table.ups = [rules.sides[2 * card + table.rng.below(2)] for card in cards]
        if table.loud:
            for pile in range(rules.seats):
                shown = tuple(table.ups[pile * HAND : pile * HAND + HAND])
                table.whisper(events.PILE_LAID, -1, shown, events.ALL_EARS, pile)
        table.dawdlers = 0
        if rules.arrival:
            table.push(SCRAMBLE)
            table.push(Shout(table.earl))
        else:
            reflexes = list(range(rules.seats))
            table.rng.shuffle(reflexes)
            table.reflexes = reflexes
            table.push(CLAIMS)


class Shout(Ask[Drakkar]):
    """DRK-BRW-3, DRK-D-SHOUT: nobody may claim a pile before the Earl's shout."""

    rule: ClassVar[str] = "DRK-BRW-3"

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        return [SHOUT]

    def forced(self, table: Drakkar) -> bool:
        return False

    def by_hand(self, table: Drakkar) -> bool:
        return True

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-shout")

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-shout")

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        table.say(events.SHOUTED, seat)


def free_piles(table: Drakkar) -> list[int]:
    """The piles that nobody has taken yet."""
    taken = 0
    for village in table.villages:
        if village.pile >= 0:
            taken |= 1 << village.pile
    return [pile for pile in range(len(table.villages)) if not (taken >> pile) & 1]


def take_pile(table: Drakkar, seat: int, pile: int) -> None:
    """DRK-BRW-7: the ten cards become the seat's hand, and it sees both faces of each."""
    village = table.villages[seat]
    village.pile = pile
    village.left = WHOLE_PILE
    take_up(village, table.cards)
    village.knows |= PILE_BITS[pile]
    if table.loud:
        hand = tuple([table.cards[pile * HAND + place] for place in village.order])
        table.whisper(events.CLAIMED, seat, hand, 1 << seat, pile)


def take_last(table: Drakkar) -> None:
    """DRK-BRW-7: a last seat with one pile left gets it without being asked."""
    free = free_piles(table)
    if len(free) == 1:
        for seat in range(len(table.villages)):
            if table.villages[seat].pile < 0:
                take_pile(table, seat, free[0])


class Claim(Gather[Drakkar]):
    """DRK-D-CLAIM: what the secret choice and the race have in common."""

    rule: ClassVar[str] = "DRK-BRW-4"

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        if not 0 <= seat < len(table.villages) or not self.owes(table, seat):
            return []
        return [CLAIM + pile for pile in range(len(table.villages))]

    def owes(self, table: Drakkar, seat: int) -> bool:
        return table.villages[seat].pile < 0 and table.sealed[seat] < 0

    def owing(self, table: Drakkar) -> list[int]:
        return [seat for seat in range(len(table.villages)) if self.owes(table, seat)]

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        for other in range(len(table.villages)):
            if table.villages[other].pile == action - CLAIM:
                return Refusal("DRK-BRW-4", "why-not-taken owner:seat pile:pile", other, action - CLAIM)
        return None

    def forced(self, table: Drakkar) -> bool:
        return False

    def prompt(self, table: Drakkar, seat: int) -> Message:
        return say("ask-claim")

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        return say("do-claim", pile=action - CLAIM + 1)


class SecretClaim(Claim):
    """DRK-BRW-6: all without a pile choose at once; contests are settled by reflexes, and the losers choose again."""

    rule: ClassVar[str] = "DRK-BRW-6"

    def options(self, table: Drakkar, seat: int) -> list[int]:
        if seat == DRIVER:
            return [DAWDLE + other for other in self.owing(table)]
        if not 0 <= seat < len(table.villages) or not self.owes(table, seat):
            return []
        return [CLAIM + pile for pile in free_piles(table)]

    def candidates(self, table: Drakkar, seat: int) -> list[int]:
        if seat == DRIVER:
            return self.options(table, seat)
        return super().candidates(table, seat)

    def refusal(self, table: Drakkar, seat: int, action: int) -> Refusal | None:
        return None if seat == DRIVER else super().refusal(table, seat, action)

    def describe(self, table: Drakkar, seat: int, action: int) -> Message:
        if action >= DAWDLE:
            return say("do-dawdle", seat=table.who(action - DAWDLE))
        return super().describe(table, seat, action)

    def default(self, table: Drakkar, seat: int) -> int:
        return DAWDLE + seat

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        if seat == DRIVER:
            table.dawdlers |= 1 << (action - DAWDLE)
            table.seal(action - DAWDLE, CLAIM + free_piles(table)[0])
        else:
            table.seal(seat, action)

    def reveal(self, table: Drakkar, answers: list[int]) -> None:
        taken = 0
        for seat in by_reflex(table):
            if answers[seat] < 0:
                continue
            pile = answers[seat] - CLAIM
            if (taken >> pile) & 1:
                self.lose_contest(table, seat, pile)
            else:
                taken |= 1 << pile
                take_pile(table, seat, pile)
        table.dawdlers = 0
        take_last(table)
        if free_piles(table):
            table.push(self)
        else:
            table.reflexes = []
            for village in table.villages:
                village.faster = 0

    def lose_contest(self, table: Drakkar, seat: int, pile: int) -> None:
        """Who lost is seen by all, and so is who was quicker, unless it was for being absent."""
        for other in range(len(table.villages)):
            if table.villages[other].pile == pile:
                table.say(events.BEATEN, seat, pile, other)
                if not (table.dawdlers >> seat) & 1 or (table.dawdlers >> other) & 1:
                    table.villages[seat].faster |= 1 << other


def by_reflex(table: Drakkar) -> list[int]:
    """The seats from the quickest to the slowest; absent ones are slower than all others."""
    quick = [seat for seat in table.reflexes if not (table.dawdlers >> seat) & 1]
    return quick + [seat for seat in table.reflexes if (table.dawdlers >> seat) & 1]


class Scramble(Claim):
    """DRK-BRW-5: the first claim to arrive takes the pile; a claim on a taken pile is refused."""

    rule: ClassVar[str] = "DRK-BRW-5"

    def owes(self, table: Drakkar, seat: int) -> bool:
        return table.villages[seat].pile < 0

    def take(self, table: Drakkar, seat: int, action: int) -> None:
        take_pile(table, seat, action - CLAIM)
        take_last(table)


CLAIMS: Final = SecretClaim(())
SCRAMBLE: Final = Scramble(())
