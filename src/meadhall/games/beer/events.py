"""What can happen in Beer & Vikings, by number and with the names of its fields; languages/ has how it is told."""

from __future__ import annotations

from typing import Final

from meadhall.engine.event import (
    DETAIL,
    FOLLOWS,
    GAIN,
    GREAT,
    HARM,
    HEADING,
    JOINS,
    SUFFERED,
    EventKind,
    EventKinds,
    FieldType,
)
from meadhall.games.beer.components import BACK_NAMES
from meadhall.games.beer.shapes import BeerCard, BeerMinion, BeerPlace

TURN: Final = 1
PLAYED: Final = 2
DREW: Final = 3
RESHUFFLED: Final = 4
DRANK: Final = 5
MOVED: Final = 6
ATTACKED: Final = 7
DEFENDED: Final = 8
UNDEFENDED: Final = 9
SACRIFICED: Final = 10
VALKYRIE_LEFT: Final = 11
HURT: Final = 12
UNHURT: Final = 13
DIED: Final = 14
EQUIPPED: Final = 15
DEPLOYED: Final = 16
MARCHED: Final = 17
READ: Final = 18
MINION_KILLED: Final = 19
MINION_STOOD: Final = 20
CAPTURED: Final = 21
RETURNED: Final = 22
DISCARDED: Final = 23
BURNT: Final = 24
SOUL_BURNT: Final = 25
INTERRUPTED: Final = 26
SHOWN_IN_VAIN: Final = 27
REDIRECTED: Final = 28
CHAINED: Final = 29
STEP_ADDED: Final = 30
STEP_REMOVED: Final = 31
DRINK_LOST: Final = 32
LIFE_LOST: Final = 33
RECOVERED: Final = 34
PASSED_ON: Final = 35
GEAR_LOST: Final = 36
DRINK_MOVED: Final = 37
RAGED: Final = 38
DREW_BLADE: Final = 39
POWER_USED: Final = 41
TICKET_SHOWN: Final = 42
FEASTED: Final = 43
NO_ATTACK: Final = 44
VALHALLA_SEEN: Final = 45
VALHALLA_GAINED: Final = 46
RAVENS_FLEW: Final = 47
RAVENS_KEPT: Final = 48
CREW_CALLED: Final = 49
EYE_OPENED: Final = 50
ELATED: Final = 51
SLIPPED: Final = 52
TORMENTED: Final = 53
JOINED_TORMENT: Final = 54
STOLEN: Final = 55
STOLE: Final = 56
DEMATERIALIZED: Final = 57
SPIRIT_LOST: Final = 58
SUDDEN_DEATH: Final = 59
MUG_TURNED: Final = 60
ELIMINATED: Final = 61
NEW_ROUND: Final = 62
WON: Final = 63
STAGGERED: Final = 64
WIELDED: Final = 65
DRINK_GIVEN_UP: Final = 66
FLOOR_DRY: Final = 67
DREW_FIRST: Final = 68
RESISTED: Final = 69
ARRIVED: Final = 70
LOST_DRAW: Final = 71
SCORCHED: Final = 72

# Why a Weapon or Item is lost.
SMASHED: Final = 1  # by Mjollnir, and removed from the game
TWIN: Final = 2
LOSSES: Final = ["other", "smashed", "twin"]

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
MEANS: Final = ["hand", "event", "ticket", "axe", "minion", "valkyrie", "crew", "fjord", "power"]

USES: Final = ["drink", "move", "charge", "attack", "calm", "text"]  # as what a card is played
TRIGGERS: Final = ["drink", "equip", "move", "ranged"]  # of Interrupts
STATES: Final = ["out", "warrior", "spirit"]
DRINKS: Final = ["beer", "sake"]
SIDES: Final = ["left", "right"]

LOSS: Final = "lost left spilt:drink?"  # spilt: the drink that lay on the Life pile and went first

KINDS: Final = EventKinds(
    [
        EventKind(TURN, "turn", "round state:state", weight=HEADING),
        EventKind(PLAYED, "played", "card:card use:use"),
        EventKind(DREW, "drew", "back:back pile", secret="card:card", beat=JOINS),
        EventKind(RESHUFFLED, "reshuffled", "cards", weight=DETAIL),
        EventKind(DRANK, "drank", "drink:drink floor:flag place:place", tone=GAIN, beat=JOINS),
        EventKind(MOVED, "moved", "side:side steps charge:flag", beat=JOINS),
        # Struck is the Minion that is attacked, whom its master or the attacked himself
        EventKind(
            ATTACKED,
            "attacked",
            "whom:seat value",
            secret="struck:minion? ranged:flag by:by tool:card? minion:minion? way:side?",
            tone=HARM,
            open=True,
            beat=FOLLOWS,
        ),
        EventKind(DEFENDED, "defended", "card:card defense", tone=GAIN),
        EventKind(UNDEFENDED, "undefended"),
        EventKind(SACRIFICED, "sacrificed", "card:card", tone=GAIN),
        EventKind(VALKYRIE_LEFT, "valkyrie-left", "killed:flag", weight=GREAT, tone=HARM),
        EventKind(HURT, "hurt", LOSS, tone=HARM, beat=FOLLOWS),
        EventKind(UNHURT, "unhurt", "dragon:flag", tone=GAIN, beat=FOLLOWS),
        EventKind(DIED, "died", "whom:seat? drinks", weight=GREAT, tone=SUFFERED),  # whom: the killer
        EventKind(EQUIPPED, "equipped", "card:card", tone=GAIN, beat=JOINS),
        EventKind(DEPLOYED, "deployed", "minion:minion side:side", tone=GAIN, beat=JOINS),
        EventKind(MARCHED, "marched", "minion:minion steps", beat=JOINS),
        EventKind(READ, "read", "card:card", weight=DETAIL),
        EventKind(MINION_KILLED, "minion-killed", "minion:minion whom:seat", tone=HARM),
        EventKind(MINION_STOOD, "minion-stood", "minion:minion defense"),
        EventKind(CAPTURED, "captured", "minion:minion side:side whom:seat", tone=HARM),
        EventKind(RETURNED, "returned", "minion:minion", beat=JOINS),
        EventKind(DISCARDED, "discarded", "card:card", beat=JOINS),
        EventKind(BURNT, "burnt", "place:place drink:drink"),
        EventKind(SOUL_BURNT, "soul-burnt", "count", secret="cards:card*"),
        EventKind(INTERRUPTED, "interrupted", "card:card whom:seat trigger:trigger", tone=HARM),
        EventKind(SHOWN_IN_VAIN, "shown-in-vain", "card:card", beat=JOINS),
        EventKind(REDIRECTED, "redirected", "whom:seat", tone=HARM),
        EventKind(CHAINED, "chained", "whom:seat", tone=HARM),
        EventKind(STEP_ADDED, "step-added", "first:seat stretch second:seat", beat=JOINS),
        EventKind(STEP_REMOVED, "step-removed", "first:seat stretch second:seat", beat=JOINS),
        EventKind(DRINK_LOST, "drink-lost", "drink:drink place:place", tone=HARM, beat=JOINS),
        EventKind(LIFE_LOST, "life-lost", LOSS, tone=HARM),
        EventKind(RECOVERED, "recovered", "points", tone=GAIN, beat=JOINS),
        EventKind(PASSED_ON, "passed-on", "card:card whom:seat to:seat", tone=HARM),
        EventKind(GEAR_LOST, "gear-lost", "card:card why:loss beers sakes", tone=HARM),
        EventKind(DRINK_MOVED, "drink-moved", "drink:drink from:place place:place whom:seat", beat=JOINS),
        EventKind(RAGED, "raged", weight=GREAT),
        EventKind(DREW_BLADE, "drew-blade", "card:card", weight=GREAT),
        EventKind(POWER_USED, "power-used", "place:place"),
        EventKind(TICKET_SHOWN, "ticket-shown", "card:card"),
        EventKind(FEASTED, "feasted", "back:back", secret="card:card", tone=GAIN),
        EventKind(NO_ATTACK, "no-attack", "unread:flag", weight=DETAIL),
        EventKind(VALHALLA_SEEN, "valhalla-seen", secret="cards:valhalla*", beat=JOINS),
        EventKind(VALHALLA_GAINED, "valhalla-gained", "card:valhalla", weight=GREAT, tone=GAIN),
        EventKind(RAVENS_FLEW, "ravens-flew", "count", secret="cards:card*"),
        EventKind(RAVENS_KEPT, "ravens-kept", "back:back", secret="card:card", beat=JOINS),
        EventKind(CREW_CALLED, "crew-called", weight=GREAT),
        EventKind(EYE_OPENED, "eye-opened", weight=GREAT),
        EventKind(ELATED, "elated", "back:back", beat=JOINS),
        EventKind(SLIPPED, "slipped", "whom:seat back:back", secret="card:card"),
        EventKind(TORMENTED, "tormented", "whom:seat cards", tone=HARM),
        EventKind(JOINED_TORMENT, "joined-torment", "cards", beat=JOINS),
        EventKind(STOLEN, "stolen", "drink:drink place:place whom:seat", tone=HARM),
        EventKind(STOLE, "stole", "drink:drink", tone=GAIN, beat=JOINS),
        EventKind(DEMATERIALIZED, "dematerialized", "whom:seat card:card", tone=GAIN),
        EventKind(SPIRIT_LOST, "spirit-lost", "drink:drink count", tone=HARM, beat=JOINS),
        EventKind(SUDDEN_DEATH, "sudden-death", weight=GREAT),
        EventKind(MUG_TURNED, "mug-turned", weight=GREAT),
        EventKind(ELIMINATED, "eliminated", weight=GREAT, tone=HARM),
        EventKind(NEW_ROUND, "new-round", "rounds tied:seats spirits:flag", weight=GREAT),
        EventKind(WON, "won", "spirits:flag", weight=GREAT, tone=GAIN),
        EventKind(STAGGERED, "staggered", "whom:seat side:side", tone=SUFFERED),
        EventKind(WIELDED, "wielded", "card:card?", weight=DETAIL, beat=JOINS),
        EventKind(DRINK_GIVEN_UP, "drink-given-up", "drink:drink", tone=HARM, beat=JOINS),
        EventKind(FLOOR_DRY, "floor-dry", weight=DETAIL),
        EventKind(DREW_FIRST, "drew-first", "points count", secret="cards:card*", weight=DETAIL),
        EventKind(RESISTED, "resisted", tone=GAIN),
        EventKind(ARRIVED, "arrived"),
        EventKind(LOST_DRAW, "lost-draw", weight=DETAIL),
        EventKind(SCORCHED, "scorched", LOSS, tone=HARM),  # by the burning Drakkar
    ],
    [
        FieldType("card", shape=BeerCard),
        FieldType("minion", shape=BeerMinion),
        FieldType("valhalla", "a Valhalla card, by its name in the component file"),
        FieldType("place", shape=BeerPlace),
        FieldType("drink", "a drink", DRINKS),
        FieldType("back", "what the back of a card shows", BACK_NAMES),
        FieldType("side", "a side of a player", SIDES),
        FieldType("state", "what has become of a player", STATES),
        FieldType("use", "as what a card is played", USES),
        FieldType("by", "by what an attack is made", MEANS),
        FieldType("trigger", "what an Interrupt answers", TRIGGERS),
        FieldType("loss", "why a Weapon or Item is lost", LOSSES),
    ],
)
