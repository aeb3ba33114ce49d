"""The verbs of Beer & Vikings: an action is one of these numbers plus its argument.

Cards are numbered set by set (98 each): 40 Events, 40 Weapons and Items, 10 Minions, 8 Interrupts. Where only one
kind can stand, the argument counts that kind alone: Weapons and Items 0..79, Minions 0..19, Interrupts 0..15.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.action import BURNS, ENDS, Verb, Verbs

PASS: Final = 0  # let a window go by
DONE: Final = 1  # end the phase, go on, take no more
BERSERK: Final = 2
IAIDO: Final = 3
TICKET: Final = 4
VALKYRIE: Final = 5  # discard her to cancel an attack
LOSE: Final = 6  # the Life Point that a burning ship costs
GIVE_UP: Final = 7  # a drink on a card that is passed on
USE: Final = 8  # a power, a chain, a matching back: yes
AS: Final = 9  # + what a played card is played as
SIDE: Final = 15  # + left or right
WALK: Final = 17  # + 16 * side + Steps
SOUL: Final = 49  # + how many cards
COMMIT: Final = 65  # + how many matching cards
BURN_FOR: Final = 73  # + a card, or a Life Point
KIND: Final = 75  # + kind of drink
POUR: Final = 77  # + 2 * source + kind of drink
PILE: Final = 81  # + which draw pile
BACK: Final = 83  # + back of one of a Spirit's cards
END_POWER: Final = 89  # + Eye of the Maelstrom, or Quarrelsome Crew
VALHALLA: Final = 91  # + Valhalla card
SEAT: Final = 101  # + seat
HAUNT: Final = 117  # + seat of the Warrior to torment
STEAL: Final = 133  # + kind of drink, out of the Mug
TARGET: Final = 135  # + seat, 16 + Minion, or 52 for the Valkyrie
PLAY: Final = 188  # + card
DEFEND: Final = 384  # + card
DISCARD: Final = 580  # + card
BANQUET: Final = 776  # + card
KEEP: Final = 972  # + card
GEAR: Final = 1168  # + Weapon or Item
BARE: Final = 1248  # no Weapon at all
THROW: Final = 1249  # + Axe
PLACE: Final = 1329  # + place of a drink: 0 Life pile, 1 board, 2 + Weapon or Item
BURN: Final = 1411  # + place of a drink
POWER: Final = 1493  # + place whose power is used
SACRIFICE: Final = 1575  # + Minion card in hand
INTERRUPT: Final = 1595  # + Interrupt in hand
ADD: Final = 1611  # + 16 * gap + stretch
REMOVE: Final = 1867  # + 16 * gap + stretch

AS_DRINK: Final = AS + 0
AS_MOVE: Final = AS + 1
AS_CHARGE: Final = AS + 2
AS_ATTACK: Final = AS + 3
AS_CALM: Final = AS + 4  # an attack that leaves the Charge unused
AS_TEXT: Final = AS + 5

FOR_CARD: Final = BURN_FOR + 0
FOR_LIFE: Final = BURN_FOR + 1

LEFT: Final = 0
RIGHT: Final = 1

BEER: Final = 0
SAKE: Final = 1

FROM_MUG: Final = 0
FROM_OUT: Final = 1  # of play

LIFE_PLACE: Final = 0
BOARD_PLACE: Final = 1
GEAR_PLACE: Final = 2

FLYING: Final = 52  # the Valkyrie as a target
STRETCHES: Final = 16  # a gap's stretches are numbered below this

CARDS: Final = 196  # of both sets; who looks whether an action is among them thousands of times counts from here
GEARS: Final = 80
PLACES: Final = GEAR_PLACE + GEARS
MINIONS: Final = 20
SOULS: Final = 16

VERBS: Final = Verbs(
    [
        Verb(PASS, 1, "pass"),
        Verb(DONE, 1, "done", ENDS),
        Verb(BERSERK, 1, "berserk"),
        Verb(IAIDO, 1, "iaido"),
        Verb(TICKET, 1, "ticket"),
        Verb(VALKYRIE, 1, "valkyrie"),
        Verb(LOSE, 1, "lose"),
        Verb(GIVE_UP, 1, "give up", ENDS),
        Verb(USE, 1, "use"),
        Verb(AS, 6, "as"),
        Verb(SIDE, 2, "side"),
        Verb(WALK, 32, "walk"),
        Verb(SOUL, SOULS, "soul", BURNS),
        Verb(COMMIT, 8, "commit"),
        Verb(BURN_FOR, 2, "burn for"),
        Verb(KIND, 2, "kind"),
        Verb(POUR, 4, "pour"),
        Verb(PILE, 2, "pile"),
        Verb(BACK, 6, "back"),
        Verb(END_POWER, 2, "end power"),
        Verb(VALHALLA, 10, "valhalla"),
        Verb(SEAT, 16, "seat"),
        Verb(HAUNT, 16, "haunt"),
        Verb(STEAL, 2, "steal"),
        Verb(TARGET, 53, "target"),
        Verb(PLAY, CARDS, "play"),
        Verb(DEFEND, CARDS, "defend"),
        Verb(DISCARD, CARDS, "discard"),
        Verb(BANQUET, CARDS, "banquet"),
        Verb(KEEP, CARDS, "keep"),
        Verb(GEAR, GEARS, "gear"),
        Verb(BARE, 1, "bare", ENDS),
        Verb(THROW, GEARS, "throw"),
        Verb(PLACE, PLACES, "place"),
        Verb(BURN, PLACES, "burn", BURNS),
        Verb(POWER, PLACES, "power"),
        Verb(SACRIFICE, MINIONS, "sacrifice"),
        Verb(INTERRUPT, 16, "interrupt"),
        Verb(ADD, 256, "add"),
        Verb(REMOVE, 256, "remove"),
    ]
)


def gear_number(card: int) -> int:
    """A Weapon or Item among the Weapons and Items of both sets."""
    return card - 40 if card < 98 else card - 98


def gear_card(number: int) -> int:
    return number + 40 if number < 40 else number + 98


def minion_number(card: int) -> int:
    """A Minion card among the Minions of both sets; 20 and up are the base Minions, one a seat."""
    return card - 80 if card < 98 else card - 168


def minion_card(number: int) -> int:
    """The card of a Minion, or -1 for a base Minion, which is a mere token."""
    if number >= 20:
        return -1
    return number + 80 if number < 10 else number + 168


def interrupt_number(card: int) -> int:
    return card - 90 if card < 98 else card - 180


def interrupt_card(number: int) -> int:
    return number + 90 if number < 8 else number + 180
