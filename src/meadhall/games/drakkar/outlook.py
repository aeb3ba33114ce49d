"""What would come of a face, as things stand on the table now."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.event import GAIN, HARM, NEUTRAL
from meadhall.engine.message import Listing, Message
from meadhall.engine.outcome import THIS_TURN, Outcome
from meadhall.games.drakkar import events, naming
from meadhall.games.drakkar.components import (
    BLUE,
    BOARDING,
    DECK,
    LOKI,
    NO_PART,
    RAID,
    RED,
    SABOTAGE,
    SPEAR,
    THIEF,
    YELLOW,
    Quest,
)
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.prospects import bout_told, bouts, dangers
from meadhall.games.drakkar.steps.red import rivals_have_loot
from meadhall.games.drakkar.steps.sabotage import rivals_exposed
from meadhall.games.drakkar.table import Drakkar


class Crew(NamedTuple):
    """What counts for a Quest: Spears beside the strength, never in it."""

    complete: bool
    strength: int
    spears: int
    beer: int


def crew_of(table: Drakkar, seat: int) -> Crew:
    village = table.villages[seat]
    return Crew(village.complete(), village.strength(), len(village.spears), village.barrels())


def after(table: Drakkar, seat: int, face: int) -> Crew | None:
    """The crew with this face on board; None if it would be as it is."""
    kind = table.face(face).kind
    if kind.colour != YELLOW or table.against_placing(seat, face):
        return None
    now = crew_of(table, seat)
    ends = table.villages[seat].ends() + (1 if kind.part != NO_PART and kind.part != DECK else 0)
    spears = now.spears + (1 if kind.effect == SPEAR else 0)
    then = Crew(ends == 2, now.strength + kind.strength, spears, now.beer + kind.beer)
    return None if then == now else then


def lacking(quest: Quest, crew: Crew) -> list[Message]:
    """What a Quest still asks for."""
    found: list[Message] = [] if crew.complete else [say("lack-ship")]
    strength = quest.strength - crew.strength - 2 * crew.spears
    if strength > 0:
        found.append(say("lack-strength", strength=strength))
    if quest.beer > crew.beer:
        found.append(say("lack-beer", beer=quest.beer - crew.beer))
    return found


def idle(table: Drakkar, seat: int, face: int) -> int:
    """Why nothing would come of the face if it came up now; 0 if something would."""
    kind = table.face(face).kind
    if kind.colour == YELLOW:
        why = table.against_placing(seat, face)
        return 0 if why == events.NO_ROOM else why
    village = table.villages[seat]
    if kind.effect == LOKI:
        return 0 if rivals_have_loot(table, seat) else events.NO_LOOT
    if kind.effect == THIEF:
        return 0 if rivals_hold_cards(table, seat) else events.NOTHING_TO_STEAL
    if kind.effect == RAID:
        return 0 if village.vikings() > 0 else events.NO_VIKING
    if kind.effect == BOARDING:
        return 0 if village.complete() else events.NO_SHIP
    return 0 if rivals_exposed(table, seat) else events.NO_OPEN_END


def rivals_hold_cards(table: Drakkar, seat: int) -> bool:
    """Before cards are revealed: could there be anything for a Thief?"""
    for other in table.clockwise(seat)[1:]:
        if table.villages[other].left:
            return True
    return False


def laid(table: Drakkar, seat: int, face: int) -> list[Outcome]:
    """Of a card that is laid now: what the others lay at the same time is not known."""
    kind = table.face(face).kind
    why = idle(table, seat, face)
    if kind.colour != YELLOW:
        return _acting(table, seat, face, why)
    if not why and table.against_placing(seat, face):
        return [Outcome(naming.effect(table.face(face)), NEUTRAL), Outcome(say("will-have-no-room"), HARM)]
    if red_fights(table):
        return [Outcome(one.message, one.tone) for one in _placing(table, seat, face, why)]
    return _placing(table, seat, face, why)


def _placing(table: Drakkar, seat: int, face: int, why: int) -> list[Outcome]:
    if not why:
        return [*on_board(table, seat, face, THIS_TURN, events.SNATCHED), *dangers(table, seat, face)]
    fields = {"face": face, "why": why}
    message = say(f"will-not-{events.WHYS[why]}")
    return [Outcome(message, HARM, events.THREW_AWAY, seat, fields, when=THIS_TURN, unless=events.SNATCHED)]


def red_fights(table: Drakkar) -> bool:
    """Can a ship change before yellow cards are placed? In our box no red card fights or sinks."""
    for kind in table.rules.box.kinds:
        if kind.colour == RED and kind.effect in (RAID, BOARDING, SABOTAGE):
            return True
    return False


def on_board(table: Drakkar, seat: int, face: int, when: int, unless: int) -> list[Outcome]:
    """Of a yellow card that can be placed: what it makes of the ship, and of the Quest."""
    now = crew_of(table, seat)
    then = after(table, seat, face)
    kind = table.face(face).kind
    if kind.part != NO_PART:
        what = events.PLACED
        fields = {"face": face}
    elif kind.effect == SPEAR:
        what = events.ARMED
        fields = {}
    else:
        what = events.STORED
        fields = {"face": face}
    if then is None:
        message = naming.effect(table.face(face))
        return [Outcome(message, NEUTRAL, what, seat, fields, when=when, unless=unless)]
    if then.complete and not now.complete:
        what = events.COMPLETED
        fields = {"parts": len(table.villages[seat].parts) + 1}
    found = [Outcome(becomes(now, then), GAIN, what, seat, fields, when=when, unless=unless)]
    quest = table.quest(seat)
    if quest is not None:
        missing = lacking(quest, then)
        said = say("will-lack", things=Listing(list(missing))) if missing else say("will-meet")
        found.append(Outcome(said, NEUTRAL))
    return found


def becomes(now: Crew, then: Crew) -> Message:
    """What changes: 'Strength 2 → 5.'"""
    if then.complete and not now.complete:
        return say("will-complete")
    if then.spears > now.spears:
        return say("will-arm")
    return say(
        "will-change",
        changed=(1 if then.strength != now.strength else 0) + (2 if then.beer != now.beer else 0),
        strength=now.strength,
        strong=then.strength,
        beer=now.beer,
        beers=then.beer,
    )


def _acting(table: Drakkar, seat: int, face: int, why: int) -> list[Outcome]:
    """Red and blue cards: what they do, and what stands against it as things are."""
    does = Outcome(naming.effect(table.face(face)), NEUTRAL)
    effect = table.face(face).kind.effect
    if why:
        message = say(f"will-not-{events.WHYS[why]}")
        if not sure_to_fail(table, seat, why):
            return [Outcome(message, HARM), does]
        fields = {"face": face, "why": why}
        return [Outcome(message, HARM, events.FIZZLED, seat, fields, when=THIS_TURN), does]
    village = table.villages[seat]
    if effect == RAID:
        return [does, *[bout_told(table, bout) for bout in bouts(table, seat)], *dangers(table, seat, face)]
    if effect == BOARDING:
        enough = village.strength() + 2 * len(village.spears) >= table.face(face).asks
        message = say("will-board", strength=village.strength(), count=len(village.spears), enough=1 if enough else 0)
        return [does, Outcome(message, NEUTRAL if enough else HARM), *dangers(table, seat, face)]
    if effect == LOKI and not table.rules.may_decline:
        message = naming.effect(table.face(face))
        fields = {"how": events.BY_LOKI}
        return [Outcome(message, NEUTRAL, events.TOOK_TOKEN, seat, fields, when=THIS_TURN)]
    return [does]


def sure_to_fail(table: Drakkar, seat: int, why: int) -> bool:
    """Who lays one card a turn gets no Viking and no end beside it; tokens and rivals' ships may come in meanwhile."""
    return why in (events.NO_VIKING, events.NO_SHIP, events.NOTHING_TO_STEAL)


def lightened(table: Drakkar, seat: int, gone: int, new: int, what: int, when: int) -> list[Outcome]:
    """Of cargo that goes, for another card or for none: the crew then, and Spears that nobody can carry."""
    strengths, beers = table.rules.strengths, table.rules.beers
    now = crew_of(table, seat)
    strength = now.strength - strengths[gone] + (strengths[new] if new >= 0 else 0)
    beer = now.beer - beers[gone] + (beers[new] if new >= 0 else 0)
    vikings = table.villages[seat].vikings() - (1 if strengths[gone] else 0)
    if new >= 0 and strengths[new]:
        vikings += 1
    then = Crew(now.complete, strength, now.spears, beer)
    fields = {"face": gone} if new < 0 else {"face": new, "gone": gone}
    worse = strength < now.strength or beer < now.beer
    better = strength > now.strength or beer > now.beer
    tone = NEUTRAL if worse == better else HARM if worse else GAIN
    message = say("will-stay") if then == now else becomes(now, then)
    found = [Outcome(message, tone, what, seat, fields, when=when)]
    loose = table.loose_spears(seat, vikings)
    if loose:
        message = say("will-lose-spears", count=loose)
        found.append(Outcome(message, HARM, events.SPEAR_GONE, seat, {"loss": events.LOOSE}, when=when))
    return found


def offers(table: Drakkar, ups: list[int]) -> list[tuple[str, int]]:
    """What a pile's open faces have to offer."""
    shown = [table.face(up).kind for up in ups if up >= 0]
    found = [
        ("ends", sum([1 for kind in shown if kind.part not in (NO_PART, DECK)])),
        ("decks", sum([1 for kind in shown if kind.part == DECK])),
        ("strength", sum([kind.strength for kind in shown])),
        ("beer", sum([kind.beer for kind in shown])),
        ("spears", sum([1 for kind in shown if kind.effect == SPEAR])),
        ("red", sum([1 for kind in shown if kind.colour == RED])),
        ("blue", sum([1 for kind in shown if kind.colour == BLUE])),
    ]
    return [(what, many) for what, many in found if many]


def pile_sums(table: Drakkar, ups: list[int]) -> Message:
    """The same in words; of a hidden pile which face lies on top."""
    if min(ups) >= 0:
        return say("will-hold", things=Listing([say(f"sum-{what}", count=many) for what, many in offers(table, ups)]))
    return say("will-show", face=naming.face(table.face(ups[-1]))) if ups[-1] >= 0 else say("will-hide")
