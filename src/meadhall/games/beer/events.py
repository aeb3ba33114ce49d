"""What can happen in Beer & Vikings; telling.py has the words."""

from __future__ import annotations

from typing import Final

TURN: Final = 1  # a: round, b: state of the player
PLAYED: Final = 2  # a: card, b: as what (the argument of AS)
DREW: Final = 3  # a: back, b: pile; secret: card
RESHUFFLED: Final = 4  # a: cards
DRANK: Final = 5  # a: kind, b: source, c: place
MOVED: Final = 6  # a: side, b: Steps, c: 1 if a Charge
ATTACKED: Final = 7  # a: target, b: value, c: 1 if Ranged, and 2 * (Weapon + 1), d: see attacked_by
DEFENDED: Final = 8  # a: card, b: Defense
UNDEFENDED: Final = 9
SACRIFICED: Final = 10  # a: card
VALKYRIE_LEFT: Final = 11  # a: 1 if killed
HURT: Final = 12  # a: Life cards lost, b: Life cards left, c: 1 + kind of the drink that went first, or 0
UNHURT: Final = 13  # a: 1 by Dragon's Blood
DIED: Final = 14  # a: killer or -1, b: drinks that are lost
EQUIPPED: Final = 15  # a: card
DEPLOYED: Final = 16  # a: Minion, b: side
MARCHED: Final = 17  # a: Minion, b: Steps
READ: Final = 18  # a: card
MINION_KILLED: Final = 19  # a: Minion, b: owner
MINION_STOOD: Final = 20  # a: Minion, b: Defense
CAPTURED: Final = 21  # a: Minion, b: side, c: whose it was
RETURNED: Final = 22  # a: Minion
DISCARDED: Final = 23  # a: card
BURNT: Final = 24  # a: place, b: kind
SOUL_BURNT: Final = 25  # a: cards; secret: cards
INTERRUPTED: Final = 26  # a: card, b: whom, c: what set it off
SHOWN_IN_VAIN: Final = 27  # a: card
REDIRECTED: Final = 28  # a: target
CHAINED: Final = 29  # a: whose move
STEP_ADDED: Final = 30  # a: gap, b: stretch, c: who is at its other end
STEP_REMOVED: Final = 31  # as STEP_ADDED
DRINK_LOST: Final = 32  # a: kind, b: place
LIFE_LOST: Final = 33  # as HURT
RECOVERED: Final = 34  # a: points
PASSED_ON: Final = 35  # a: card, b: from, c: to
GEAR_LOST: Final = 36  # a: card, b: 1 if Mjollnir smashed it, 2 if it was one of two, c: the drinks on it
DRINK_MOVED: Final = 37  # a: kind, b: from place, c: to place, d: to seat
RAGED: Final = 38
DREW_BLADE: Final = 39  # Iaido
POWER_USED: Final = 41  # a: place
TICKET_SHOWN: Final = 42  # a: card
FEASTED: Final = 43  # a: back; secret: card
NO_ATTACK: Final = 44
VALHALLA_SEEN: Final = 45  # secret: two Valhalla cards
VALHALLA_GAINED: Final = 46  # a: Valhalla card
RAVENS_FLEW: Final = 47  # secret: cards
RAVENS_KEPT: Final = 48  # a: back; secret: card
CREW_CALLED: Final = 49
EYE_OPENED: Final = 50
ELATED: Final = 51  # a: back
SLIPPED: Final = 52  # a: to whom, b: back; secret: card
TORMENTED: Final = 53  # a: whom, b: cards
JOINED_TORMENT: Final = 54  # a: cards
STOLEN: Final = 55  # a: kind, b: place, c: from whom
STOLE: Final = 56  # a: kind
DEMATERIALIZED: Final = 57  # a: for whom
SPIRIT_LOST: Final = 58  # a: kind, b: drinks; 0 if there was none to lose
SUDDEN_DEATH: Final = 59
MUG_TURNED: Final = 60
ELIMINATED: Final = 61
NEW_ROUND: Final = 62  # a: how many extra rounds, b: the tied Warriors as bits, c: 1 if the Spirits are tied with them
WON: Final = 63  # a: 1 if the Spirits
STAGGERED: Final = 64  # a: moved by, b: side
WIELDED: Final = 65  # a: card or -1
DRINK_GIVEN_UP: Final = 66  # a: kind
FLOOR_DRY: Final = 67
DREW_FIRST: Final = 68  # a: Life cards, b: hand cards; secret: hand
RESISTED: Final = 69  # a: drinks that the Torment may take
ARRIVED: Final = 70
LOST_DRAW: Final = 71
SCORCHED: Final = 72  # by the burning Drakkar; as HURT

# Why a Weapon or Item is lost.
SMASHED: Final = 1  # by Mjollnir, and removed from the game
TWIN: Final = 2

# By what an attack is made.
BY_HAND: Final = 0  # an Attack Action with a card from the hand
BY_EVENT: Final = 1  # an Event from the hand
BY_TICKET: Final = 2  # either of them with a card from the Life pile
BY_AXE: Final = 3
BY_MINION: Final = 4
BY_VALKYRIE: Final = 5
BY_CREW: Final = 6
BY_FJORD: Final = 7
BY_POWER: Final = 8


def attacked_by(via: int, minion: int, whose: int, way: int) -> int:
    """The last number of ATTACKED: by what, which Minion strikes, whose the target is, and which long way it goes.

    The last three are -1 where there is none. A log is told when all of it may have changed, so the fact has it all.
    """
    return via + 16 * (minion + 1) + 1024 * (whose + 1) + 32768 * (way + 1)
