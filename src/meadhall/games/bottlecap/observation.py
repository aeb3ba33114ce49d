"""What a seat sees of Bottlecap Vikings, as numbers: the village of the seat first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.sheet import Sheet
from meadhall.engine.view import View
from meadhall.games.bottlecap.abilities import ABILITIES
from meadhall.games.bottlecap.steps.city import ChooseStep, CopyAbility, DoubleGoods, TurnCap
from meadhall.games.bottlecap.steps.damage import LoseDamage, ReturnDrawn
from meadhall.games.bottlecap.steps.exchange import PassExchange, PlunderGive, PlunderTake
from meadhall.games.bottlecap.steps.setup import ChooseGoods, ChooseSide, PlaceShip
from meadhall.games.bottlecap.steps.spaces import Action, Trade
from meadhall.games.bottlecap.steps.turn import FARTHEST, Sail
from meadhall.games.bottlecap.steps.window import BeforeAction, SwapTiles
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap
from meadhall.games.bottlecap.village import Village

QUESTIONS: Final[dict[type, int]] = {
    ChooseSide: 0,
    PlaceShip: 1,
    ChooseGoods: 2,
    Sail: 3,
    BeforeAction: 4,
    SwapTiles: 5,
    Action: 6,
    Trade: 7,
    ChooseStep: 8,
    CopyAbility: 9,
    DoubleGoods: 10,
    TurnCap: 11,
    PassExchange: 12,
    PlunderTake: 13,
    PlunderGive: 14,
    ReturnDrawn: 15,
    LoseDamage: 16,
}

SPACES: Final = 15  # action texts
SIDES: Final = 5  # of city cards, the common one first
CITY: Final = 9  # spaces of a city, from the start to the throne
INSTANCES: Final = 4  # abilities that one seat can own before its throne
MOST_GOODS: Final = 12
MOST_GLORY: Final = 11
MOST_REDS: Final = 5
MOST_GREYS: Final = 17
MOST_ROUNDS: Final = 150


def observe(view: View, sheet: Sheet) -> None:
    """Everything lies open, so the view has it all; only the order is the seat's own."""
    table = view.table
    assert isinstance(table, Bottlecap)
    seat = view.seat
    turn_and_ring(table, seat, sheet)
    for place, other in enumerate(table.clockwise(seat)):
        if sheet.fields is not None:
            sheet.about("you" if place == 0 else f"village {place} to your left")
        village(table, table.villages[other], sheet)


def turn_and_ring(table: Bottlecap, seat: int, sheet: Sheet) -> None:
    seats = table.setting.seats
    asked = -1
    decider = -1
    if not table.over:
        step = table.agenda.top()
        asked = QUESTIONS.get(type(step), -1)
        decider = (step.seat - seat) % seats
    sheet.choice("question", asked, len(QUESTIONS))
    sheet.choice("who decides", decider, seats)
    sheet.choice("whose turn", (table.active - seat) % seats, seats)
    sheet.choice("start seat", (table.start - seat) % seats, seats)
    sheet.number("rounds left", table.rules.round_limit - table.round, MOST_ROUNDS)
    for space in table.spaces:
        sheet.choice("space", space - 1, SPACES)
    sheet.choice("helper faces", table.rotation, POSITIONS)
    sheet.flag("damage line", table.rules.has_line)
    sheet.number("reds in the lid", table.lid_reds, MOST_REDS)
    sheet.number("greys in the lid", table.lid_greys, MOST_GREYS)
    sheet.number("reds just drawn", table.drawn_reds, MOST_REDS)
    sheet.number("greys just drawn", table.drawn_greys, INSTANCES)
    sheet.flag("a red was kept", table.red_kept)
    sheet.number("reach", table.far, FARTHEST)
    sheet.choice("sailed from", table.sailed_from, POSITIONS)
    sheet.flag("landed beside the helper", table.landed)
    sheet.number("wood when landing", table.landing_wood, MOST_GOODS)
    sheet.number("gold when landing", table.landing_gold, MOST_GOODS)
    sheet.bits("used in the window", table.used, INSTANCES)
    sheet.bits("parts done", table.parts_done, 2)


def village(table: Bottlecap, village: Village, sheet: Sheet) -> None:
    side = village.side
    sheet.choice("side", 0 if side is table.box.sides[0] else village.card, SIDES)
    sheet.number("wood", village.wood, MOST_GOODS)
    sheet.number("gold", village.gold, MOST_GOODS)
    sheet.number("glory", village.glory, MOST_GLORY)
    sheet.number("glory to the throne", side.glory - village.glory, MOST_GLORY)
    sheet.number("helmets", village.helmets(), 6)
    sheet.choice("hut", village.hut, CITY)
    sheet.choice("ship", village.ship, POSITIONS)
    sheet.flag("sails clockwise", village.heading > 0)
    sheet.number("red damage", village.reds, MOST_REDS)
    sheet.number("grey damage", village.greys, MOST_GREYS)
    sheet.number("damage that the lid lacked", village.missing, MOST_REDS)
    at = sheet.stretch("abilities", ABILITIES, 2)
    for ability in village.abilities:
        sheet.add(at + i64(ability - 1), 2)
    sheet.bits("armed for the end of the turn", village.armed & ~village.fired, INSTANCES)
    sheet.flag("took gold at Robbers' bay", village.took_gold)
