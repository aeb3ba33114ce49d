"""What can happen in Drakkar, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.event import Event
from meadhall.engine.words import many
from meadhall.games.drakkar import words
from meadhall.games.drakkar.actions import PAYMENTS

if TYPE_CHECKING:
    from meadhall.games.drakkar.table import Drakkar

MONTH: Final = 1  # a: month
PILE_LAID: Final = 2  # a: pile, secret for all ears: its ten faces
SHOUTED: Final = 3
BEATEN: Final = 4  # a: pile, b: who was quicker
CLAIMED: Final = 5  # a: pile, secret: the ten cards
QUESTS_DEALT: Final = 6  # secret: the two
QUEST_KEPT: Final = 7  # secret: kept, returned
TURN: Final = 8  # a: turn
COMMITTED: Final = 9  # a: 1 if the first, secret: card, side
COUNTING: Final = 10
COUNT_ENDED: Final = 11
CAME_LATE: Final = 12  # a: slot, b: face
SAT_OUT: Final = 13
REVEALED: Final = 14  # a: slot, b: face
RESOLVING: Final = 15  # a: face
FIZZLED: Final = 16  # a: face, b: why
DROPPED: Final = 17  # a: face
TOOK_TOKEN: Final = 18  # a: victim, b: kind, c: 0 Loki, 1 Raid
SNATCHED: Final = 19  # a: victim, b: face, c: slot
THREW_AWAY: Final = 20  # a: face, b: why
PLACED: Final = 21  # a: face
COMPLETED: Final = 22  # a: parts
STORED: Final = 23  # a: face
ARMED: Final = 24
REPLACED: Final = 25  # a: new face, b: face discarded
REMOVED: Final = 26  # a: face
SPEAR_GONE: Final = 27  # a: why
ATTACKED: Final = 28  # a: defender, b: attacker's strength, c: defender's
SPENT: Final = 29  # a: how many, b: strength now
FOUGHT: Final = 30  # seat: attacker, a: defender, b: his strength, c: the defender's; Spears included
BOARDED: Final = 31  # a: face, b: strength, c: 1 success
COLLECTED: Final = 32  # a, b, c: goats, weapons, gold, d: why
STACKS_SHORT: Final = 33  # a, b, c: what was not there
SANK: Final = 34  # a: victim, b: face
COVERED: Final = 35  # a: face that is saved
QUEST_SHOWN: Final = 36  # a: Quest
TEAM_UP_SIDE: Final = 37
QUEST_MET: Final = 38  # a: Quest
IN_NEED: Final = 39  # a: missing strength, b: missing Beer
OFFERED: Final = 40  # a: partner, b: payment, c: 1 from a captain
WITHDREW: Final = 41
LAPSED: Final = 42
PASSED: Final = 43
AGREED: Final = 44  # seat: captain, a: helper, b: payment
LENT: Final = 45  # a: to whom, b, c: faces, or -1
PAID: Final = 46  # a: helper, b: payment
MONTH_OVER: Final = 47  # a: month
NEW_EARL: Final = 48
WON: Final = 49  # a: points
QUEST_FAILED: Final = 50

ALL_EARS: Final = -1

# Why a card could not be played (FIZZLED, THREW_AWAY)
NO_LOOT: Final = 1
NOTHING_TO_STEAL: Final = 2
NO_VIKING: Final = 3
NO_SHIP: Final = 4
NO_OPEN_END: Final = 5
NO_PLACE: Final = 6
NO_PART: Final = 7
NO_CARRIER: Final = 8
NO_ROOM: Final = 9
BY_CHOICE: Final = 10

WHYS: Final = [
    "",
    "no rival has a token",
    "there is nothing to steal",
    "there is no Viking on board",
    "the ship is not complete",
    "no empty end lies open",
    "the ship has no place for it",
    "there is no ship part to lie on",
    "no Viking can carry it",
    "there was no room",
    "nobody wanted it",
]

# Why a Spear is gone
LOOSE: Final = 0
AS_LOSS: Final = 1
SPENT_WHY: Final = 2

# Where Loot comes from
SETUP: Final = 0
PILLAGE: Final = 1
QUEST: Final = 2
SOURCES: Final = ["to begin with", "by boarding", "for the Quest"]


def tell(table: Drakkar, event: Event) -> str:
    """The event in one sentence."""
    if event.kind <= SAT_OUT:
        return _tell_hands(table, event, table.name(event.seat))
    if event.kind <= SPEAR_GONE:
        return _tell_cards(table, event, table.name(event.seat))
    if event.kind <= COVERED:
        return _tell_fights(table, event, table.name(event.seat))
    return _tell_quests(table, event, table.name(event.seat))


def _name(table: Drakkar, face: int) -> str:
    return table.face(face).name


def forgotten(table: Drakkar) -> bool:
    """DRK-OPT-open_faces: when the Brawl is over, the log no longer helps the memory."""
    return not table.rules.open_faces and all(village.pile >= 0 for village in table.villages)


def _tell_hands(table: Drakkar, event: Event, who: str) -> str:
    kind = event.kind
    secret = event.secret
    box = table.rules.box
    if kind == MONTH:
        return f"Month {event.a} begins; {who} is the Earl."
    if kind == PILE_LAID:
        if secret is None or forgotten(table):
            return f"Pile {event.a + 1} is laid."
        return f"Pile {event.a + 1} is laid: {words.listed([_name(table, face) for face in secret])}."
    if kind == SHOUTED:
        return f'{who} shouts: "By ODIN!"'
    if kind == BEATEN:
        return f"{who} also goes for pile {event.a + 1}, but {table.name(event.b)} is quicker."
    if kind == CLAIMED:
        return f"{who} takes pile {event.a + 1}."
    if kind == QUESTS_DEALT:
        if secret is None:
            return f"{who} gets two Quests."
        two = [words.quest(box.quests[number]) for number in secret]
        return f"{who} gets two Quests: {two[0]}, or {two[1]}."
    if kind == QUEST_KEPT:
        if secret is None:
            return f"{who} keeps one of the two Quests."
        return f"{who} keeps the Quest: {words.quest(box.quests[secret[0]])}."
    if kind == TURN:
        return f"Turn {event.a}."
    if kind == COMMITTED:
        said = f"{who} lays a card"
        if secret is not None:
            said += f", {_name(table, box.sides[2 * secret[0] + secret[1]])} up"
        return said + (": the most fearsome!" if event.a else ".")
    if kind == COUNTING:
        return f"{who} counts aloud: five, four, three ..."
    if kind == COUNT_ENDED:
        return "The count is over."
    if kind == CAME_LATE:
        return f"{who} is late and loses a card at random: {_name(table, event.b)}."
    return f"{who} plays nothing this turn."


def _tell_cards(table: Drakkar, event: Event, who: str) -> str:
    kind = event.kind
    a = event.a
    if kind == REVEALED:
        return f"{who} reveals {_name(table, event.b)}."
    if kind == RESOLVING:
        return f"{who}'s {_name(table, a)} is carried out."
    if kind == FIZZLED:
        return f"{who}'s {_name(table, a)} has no effect: {WHYS[event.b]}."
    if kind == DROPPED:
        return f"{who} drops {_name(table, a)} unused."
    if kind == TOOK_TOKEN:
        how = "Loki steals" if event.c == 0 else f"{who} carries off"
        return f"{how} {words.counted(1, event.b)} from {table.name(a)}" + (f" for {who}." if event.c == 0 else ".")
    if kind == SNATCHED:
        return f"{who}'s Thief snatches {_name(table, event.b)} from {table.name(a)}."
    if kind == THREW_AWAY:
        return f"{who} discards {_name(table, a)}: {WHYS[event.b]}."
    if kind == PLACED:
        return f"{who} builds: {_name(table, a)}."
    if kind == COMPLETED:
        return f"{who}'s ship is complete: a {'Knarr' if a == 2 else 'Drakkar'}."
    if kind == STORED:
        return f"{who} takes {_name(table, a)} on board."
    if kind == ARMED:
        return f"{who} arms a Viking with Odin's Spear."
    if kind == REPLACED:
        return f"{who} takes {_name(table, a)} on board and discards {_name(table, event.b)}."
    if kind == REMOVED:
        return f"{who} loses {_name(table, a)}."
    return f"{who} loses a Spear" + (": nobody is left to carry it." if a == LOOSE else ".")


def _tell_fights(table: Drakkar, event: Event, who: str) -> str:
    kind = event.kind
    a = event.a
    if kind == ATTACKED:
        return f"{who} raids {table.name(a)}: strength {event.b} against {event.c}."
    if kind == SPENT:
        return f"{who} spends {words.spears(a)}: strength {event.b} now."
    if kind == FOUGHT:
        if event.b > event.c:
            return f"{who} wins the Raid, {event.b} against {event.c}."
        return f"{table.name(a)} beats back {who}'s Raid, {event.c} against {event.b}."
    if kind == BOARDED:
        need = table.face(a).asks
        if event.c:
            return f"{who} boards a passing ship, {event.b} against {need}."
        return f"{who}'s boarding fails, {event.b} against {need}."
    if kind == COLLECTED:
        return f"{who} collects {words.loot([a, event.b, event.c])} {SOURCES[event.d]}."
    if kind == STACKS_SHORT:
        return f"The stacks are short: {words.loot([a, event.b, event.c])} for {who} is lost."
    if kind == SANK:
        return f"{who} sinks {table.name(a)}'s {_name(table, event.b)}."
    return f"{who} covers the {_name(table, a)} with the cargo."


def _tell_quests(table: Drakkar, event: Event, who: str) -> str:
    kind = event.kind
    a = event.a
    quests = table.rules.box.quests
    if kind == QUEST_SHOWN:
        return f"{who} sails for the Quest: {words.quest(quests[a])}."
    if kind == TEAM_UP_SIDE:
        return f"{who} has no complete ship and turns the Quest to its Team-up side."
    if kind == QUEST_MET:
        return f"{who} fulfils the Quest."
    if kind == IN_NEED:
        lack: list[str] = []
        if a:
            lack.append(f"strength {a}")
        if event.b:
            lack.append(f"{event.b} Beer")
        return f"{who} lacks {words.listed(lack)}, and looks for help."
    if kind == OFFERED:
        price = words.loot(PAYMENTS[event.b])
        if event.c:
            return f"{who} offers {table.name(a)} {price} for help."
        return f"{who} asks {table.name(a)} for {price} in return for help."
    if kind == WITHDREW:
        return f"{who} takes the offer back."
    if kind == LAPSED:
        return f"{who}'s offer lapses."
    if kind == PASSED:
        return f"{who} passes."
    if kind == AGREED:
        return f"{who} and {table.name(a)} agree on {words.loot(PAYMENTS[event.b])}."
    if kind == LENT:
        faces = [_name(table, face) for face in (event.b, event.c) if face >= 0]
        return f"{who} lends {table.name(a)} {words.listed(faces)}."
    if kind == PAID:
        return f"{who} pays {table.name(a)} {words.loot(PAYMENTS[event.b])}."
    if kind == MONTH_OVER:
        return f"Month {a} is over; all cards are gathered in."
    if kind == NEW_EARL:
        return f"The wooden Viking goes to {who}."
    if kind == QUEST_FAILED:
        return f"{who} has found no help, and the Quest fails."
    return f"{who} wins with {many(a, 'point')}."
