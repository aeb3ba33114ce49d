"""Which cards may lie where: dealing unknown cards so that each slot shows the face that was seen.

Every unknown card turns up one of its two faces, and each face must turn up as often as unknown slots show it. Most
cards are settled by that: a face that is shown nowhere sends its cards to their other face, and a face that is shown as
often as it has cards takes them all. What is left is decided by coins; a way that needed fewer coins would come up more
often, so it is taken only now and then. In this manner all ways to lay the cards are equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from meadhall.engine.rng import Rng
    from meadhall.games.drakkar.components import DrakkarSetting

OPEN: Final = -1  # as the face of a card: not decided yet
MOST_COINS: Final = 16  # beyond that, cards all too alike, the first way that works is taken


@final
class Turning:
    """A partial decision which face each card turns up."""

    def __init__(self, rules: DrakkarSetting, need: list[int], cards: list[int], up: list[int]) -> None:
        self.rules: Final = rules
        self.need: Final = need  # how many slots still have to show each face
        self.cards: Final = cards  # how many undecided cards have each face
        self.up: Final = up  # the face of each card

    def copy(self) -> Turning:
        return Turning(self.rules, self.need[:], self.cards[:], self.up[:])

    def turn(self, card: int, face: int) -> int:
        """Decide a card; returns its other face."""
        one = self.rules.sides[2 * card]
        two = self.rules.sides[2 * card + 1]
        self.up[card] = face
        self.need[face] -= 1
        self.cards[one] -= 1
        if two != one:
            self.cards[two] -= 1
        return two if face == one else one

    def settle(self, todo: list[int]) -> bool:
        """Decide all that follows, beginning at these faces; False if it can't be."""
        rules = self.rules
        while todo:
            face = todo.pop()
            need = self.need[face]
            cards = self.cards[face]
            if need < 0 or need > cards:
                return False
            if cards == 0 or (need > 0 and need < cards):
                continue
            for card in rules.bearers[face]:
                if self.up[card] == OPEN:
                    one = rules.sides[2 * card]
                    other = rules.sides[2 * card + 1] if face == one else one
                    self.turn(card, face if need > 0 else other)
                    todo.append(other)
        return True

    def coins(self, undecided: list[int]) -> int:
        """The most coins that deciding these cards in their order can take.

        A face that only one undecided card has left settles that card; what else settles cards can only save coins.
        """
        rules = self.rules
        cards = self.cards[:]
        gone = [False] * rules.in_use
        coins = 0
        for first in undecided:
            if gone[first]:
                continue
            coins += 1
            todo = [first]
            while todo:
                card = todo.pop()
                if gone[card]:
                    continue
                gone[card] = True
                for face in (rules.sides[2 * card], rules.sides[2 * card + 1]):
                    cards[face] -= 1
                    if cards[face] == 1:
                        for last in rules.bearers[face]:
                            if self.up[last] == OPEN and not gone[last]:
                                todo.append(last)
        return coins


def turned(rules: DrakkarSetting, rng: Rng, pool: list[int], slots: list[int], ups: list[int]) -> list[int]:
    """The face that each card of the pool turns up, so that the slots show what they show."""
    faces = len(rules.kinds)
    need = [0] * faces
    for slot in slots:
        need[ups[slot]] += 1
    many = [0] * faces
    up = [-2] * rules.in_use
    for card in pool:
        up[card] = OPEN
        one = rules.sides[2 * card]
        two = rules.sides[2 * card + 1]
        many[one] += 1
        if two != one:
            many[two] += 1
    start = Turning(rules, need, many, up)
    start.settle([face for face in range(faces) if many[face] > 0])
    undecided = [card for card in sorted(pool) if up[card] == OPEN]
    if not undecided:
        return up
    most = start.coins(undecided)
    while True:
        way = start.copy()
        tossed = toss(way, undecided, rng)
        if tossed >= 0 and (most > MOST_COINS or tossed >= most or rng.below(1 << (most - tossed)) == 0):
            return way.up


def toss(way: Turning, undecided: list[int], rng: Rng) -> int:
    """Decide card after card by coins; returns how many it took, or -1 if it led nowhere."""
    tossed = 0
    for card in undecided:
        if way.up[card] != OPEN:
            continue
        tossed += 1
        face = way.rules.sides[2 * card + rng.below(2)]
        other = way.turn(card, face)
        if not way.settle([face, other]):
            return -1
    return tossed


def dealt_blind(
    rules: DrakkarSetting, rng: Rng, pool: list[int], slots: list[int], ups: list[int], cards: list[int]
) -> None:
    """DRK-OPT-open_faces: some slots show nothing and take any card.

    First a way that works, then many exchanges of two cards that both fit where the other lay: each way is as likely.
    """
    free = [True] * rules.in_use
    while True:
        for card in pool:
            free[card] = True
        if shown_first(rules, rng, pool, slots, ups, cards, free):
            break
    rest = [card for card in pool if free[card]]
    for slot in slots:
        if ups[slot] < 0:
            cards[slot] = rest.pop()
    for _ in range(4 * len(slots)):
        one = slots[rng.below(len(slots))]
        two = slots[rng.below(len(slots))]
        if shows(rules, cards[one], ups[two]) and shows(rules, cards[two], ups[one]):
            cards[one], cards[two] = cards[two], cards[one]


def shown_first(
    rules: DrakkarSetting,
    rng: Rng,
    pool: list[int],
    slots: list[int],
    ups: list[int],
    cards: list[int],
    free: list[bool],
) -> bool:
    """A random card for each slot that shows a face, the rarer faces first; False if one is left without."""
    shown = [slot for slot in slots if ups[slot] >= 0]
    shown.sort(key=lambda slot: len(rules.bearers[ups[slot]]))
    for slot in shown:
        fitting = [card for card in rules.bearers[ups[slot]] if free[card] and card in pool]
        if not fitting:
            return False
        cards[slot] = fitting[rng.below(len(fitting))]
        free[cards[slot]] = False
    return True


def shows(rules: DrakkarSetting, card: int, face: int) -> bool:
    """May the card lie in a slot that shows the face, or nothing?"""
    return face < 0 or rules.sides[2 * card] == face or rules.sides[2 * card + 1] == face
