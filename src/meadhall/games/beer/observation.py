"""What a seat sees of Beer & Vikings, as numbers: the place of the seat first, then the others clockwise.

Cards of one text are alike here, except in the seat's own hand, where the numbers of the actions tell them apart. All
but `observe` look at true tables as well, for `learning`, and leave out what the seat can't know.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.engine.sheet import Sheet
from meadhall.engine.step import Step
from meadhall.engine.view import View
from meadhall.games.beer.actions import FLYING, LEFT
from meadhall.games.beer.components import CREW, EYE, HIDDEN
from meadhall.games.beer.effects.fight import PickTarget
from meadhall.games.beer.effects.hands import PickVictim
from meadhall.games.beer.player import SPIRIT, Player
from meadhall.games.beer.prints import BACKS, Prints, prints_of
from meadhall.games.beer.steps.anytime import AnyTime, BurnFor, BurnKind, PickDrink, PickKind
from meadhall.games.beer.steps.attack import Attack, Capture
from meadhall.games.beer.steps.closing import EndPowers, KeepOne, SendRavens
from meadhall.games.beer.steps.costs import PayDrink, PayStep
from meadhall.games.beer.steps.counters import LayStep, ShiftSteps
from meadhall.games.beer.steps.death import ChooseValhalla
from meadhall.games.beer.steps.defend import Defend, RiskGear, WhenHurt
from meadhall.games.beer.steps.discard import Discard, DiscardTogether
from meadhall.games.beer.steps.draw import PickPile
from meadhall.games.beer.steps.drink import PlaceDrink, Pour, Stagger, StaggerBy
from meadhall.games.beer.steps.gear import DropTwin, PickGear, PickReceiver, SaveDrink, SmashGear
from meadhall.games.beer.steps.iaido import IaidoCard, IaidoCharge, IaidoWalk
from meadhall.games.beer.steps.locations import BaseMinion, Burning
from meadhall.games.beer.steps.minions import NextMinion, PickPiece, ValkyrieFlies
from meadhall.games.beer.steps.mist import Dematerialize, LoseSpiritDrink
from meadhall.games.beer.steps.move import ChooseWalk, FreeWalk
from meadhall.games.beer.steps.play import Deploy, PlayAs
from meadhall.games.beer.steps.spirit import Drowse, DrowseTo, Haunting, Quarrel, QuarrelFrom, QuarrelTo, Trouble
from meadhall.games.beer.steps.torment import CommitCards, Resist, StealDrink
from meadhall.games.beer.steps.warrior import Afterwards, DefensePhase, WarriorPhase
from meadhall.games.beer.steps.weapons import ChooseTarget, ChooseWeapon, ThrowAt
from meadhall.games.beer.steps.window import FenrirsChain, Redirect, Window
from meadhall.games.beer.table import Beer

_ASKED: Final[list[type]] = [
    WarriorPhase,
    PlayAs,
    ChooseWalk,
    ChooseWeapon,
    ChooseTarget,
    Deploy,
    ThrowAt,
    Afterwards,
    DefensePhase,
    Defend,
    RiskGear,
    WhenHurt,
    Window,
    Redirect,
    FenrirsChain,
    AnyTime,
    BurnKind,
    BurnFor,
    PickDrink,
    PickKind,
    Pour,
    PlaceDrink,
    StaggerBy,
    Stagger,
    FreeWalk,
    PayDrink,
    PayStep,
    ShiftSteps,
    LayStep,
    Discard,
    DiscardTogether,
    PickPile,
    DropTwin,
    SmashGear,
    PickGear,
    PickReceiver,
    SaveDrink,
    Capture,
    NextMinion,
    PickPiece,
    ValkyrieFlies,
    BaseMinion,
    Burning,
    ChooseValhalla,
    SendRavens,
    KeepOne,
    EndPowers,
    IaidoCard,
    IaidoWalk,
    IaidoCharge,
    Dematerialize,
    LoseSpiritDrink,
    Trouble,
    Quarrel,
    QuarrelFrom,
    QuarrelTo,
    Drowse,
    DrowseTo,
    Haunting,
    CommitCards,
    Resist,
    StealDrink,
    PickTarget,
    PickVictim,
]
QUESTIONS: Final[dict[type, int]] = {kind: number for number, kind in enumerate(_ASKED)}

BOARDS: Final = 16
VALHALLA: Final = 10
LOCATIONS: Final = 5
STATES: Final = 3
MOST_LIFE: Final = 12
MOST_HAND: Final = 12
MOST_DRINKS: Final = 12
MOST_BONUS: Final = 6
MOST_VALUE: Final = 15
MOST_ROUNDS: Final = 60
MOST_ALIKE: Final = 8
NONE: Final[list[int]] = []


def observe(view: View, sheet: Sheet) -> None:
    """What lies open, the seat's own hand, and the backs of everything else."""
    table = view.table
    assert isinstance(table, Beer)
    seat = view.seat
    texts = table.rules.texts
    prints = prints_of(table.box)
    question(table, seat, sheet)
    sheet.choice("your seat", seat, len(table.players))
    turn(table, seat, sheet)
    common(table, seat, texts, prints, sheet)
    sheet.tally("cards in your hand", known_hand(table, seat, seat), table.rules.cards, 1)
    for place, other in enumerate(table.clockwise(seat)):
        if sheet.fields is not None:
            sheet.about("you" if place == 0 else f"player {place} to your left")
        player(table, seat, other, texts, prints, sheet)


def question(table: Beer, seat: int, sheet: Sheet) -> None:
    """What is asked, of whom, and the attack or the Torment that it is about."""
    seats = len(table.players)
    asked = -1
    deciders: i64 = 0
    attack: Attack | None = None
    source = -1
    target = -1
    value = 0
    ranged = False
    if not table.over:
        step = table.agenda.top()
        asked = QUESTIONS.get(type(step), -1)
        attack = attack_in(step)
        if isinstance(step, Resist):
            source, target, value = step.leader, step.seat, step.strength
        elif isinstance(step, CommitCards):
            source, target, value = step.leader, step.victim, step.strength
        for decider in step.owing(table):
            deciders |= turned_bit(decider, seat, seats)
        for other in range(seats):
            if other != seat and table.sealed[other] >= 0:  # has answered in secret: asked still, as others see it
                deciders |= turned_bit(other, seat, seats)
    sheet.choice("question", asked, len(_ASKED))
    sheet.bits("who is asked", deciders, seats)
    if attack is not None:
        source = attack.source
        target = attack.target
        value = attack.value
        ranged = attack.ranged
    sheet.flag("an attack", attack is not None)
    sheet.choice("who attacks", (source - seat) % seats if source >= 0 else -1, seats)
    sheet.choice("who is attacked", (target - seat) % seats if 0 <= target < 16 else -1, seats)
    sheet.flag("a Minion is attacked", 16 <= target < FLYING)
    sheet.flag("the Valkyrie is attacked", target == FLYING)
    sheet.number("its value", value, MOST_VALUE)
    sheet.flag("it is Ranged", ranged)


def turned_bit(other: i64, seat: i64, seats: i64) -> i64:
    """The bit of a seat, counted from the one who looks."""
    one: i64 = 1
    return one << ((other - seat) % seats)


def attack_in(step: Step[Any]) -> Attack | None:
    """The attack that the question is about."""
    if isinstance(step, (Defend, RiskGear, Dematerialize, Redirect)):
        return step.attack
    if isinstance(step, Window) and step.attack.value > 0:
        return step.attack
    return None


def turn(table: Beer, seat: int, sheet: Sheet) -> None:
    seats = len(table.players)
    due: i64 = 0
    if table.due:
        for other in range(seats):
            if (table.due >> other) & 1:
                due |= turned_bit(other, seat, seats)
    sheet.choice("whose turn", (table.active - seat) % seats, seats)
    sheet.choice("start seat", (table.start - seat) % seats, seats)
    sheet.number("round", table.round, MOST_ROUNDS)
    sheet.number("plays left", table.plays_left, MOST_BONUS)
    sheet.number("Berserk attacks left", table.rage, MOST_HAND)
    sheet.number("what the Charge adds", table.charge, MOST_BONUS)
    sheet.flag("no cards this turn", table.skips_cards)
    sheet.flag("has feasted", table.feasted)
    spent = (table.spent >> EYE & 1) | (table.spent >> CREW & 1) << 1
    sheet.bits("Eye or Crew used at the end of this turn", spent, 2)
    sheet.flag("Sudden Death", table.sudden)
    sheet.bits("last turns to come", due, seats)
    sheet.choice("the Mug was emptied by", (table.emptied - seat) % seats if table.emptied >= 0 else -1, seats)
    sheet.number("extra rounds", table.extra_rounds, 10)
    sheet.choice("the line lies left of", (table.line - seat) % seats if table.line >= 0 else -1, seats)


def known_hand(table: Beer, seat: int, owner: int) -> list[int]:
    """The cards of a hand whose faces the seat knows."""
    player = table.players[owner]
    if table.rules.open_spirits if player.state == SPIRIT else seat == owner:
        return player.hand
    return known_of(table, seat, player.hand)


def known_of(table: Beer, seat: int, cards: list[int]) -> list[int]:
    """Of cards that lie face down, those that the seat knows all the same."""
    seen = table.seen
    if not seen:
        return NONE
    bit = 1 << seat
    return [card for card in cards if card >= 0 and seen[card] & bit]


def known_aside(table: Beer, seat: int) -> list[int]:
    if not table.aside:
        return NONE
    spirit = table.players[table.aside_seat].state == SPIRIT
    return table.aside if (table.rules.open_spirits if spirit else seat == table.aside_seat) else NONE


def common(table: Beer, seat: int, texts: int, prints: Prints, sheet: Sheet) -> i64:
    """What belongs to nobody: Mug, reserve, piles and Valhalla. Tells where the discards of the last pile stand."""
    discards: i64 = 0
    sheet.choice("Location", table.rules.location, LOCATIONS)
    sheet.number("Beers in the Mug", table.mug_beers, 32)
    sheet.number("Sakes in the Mug", table.mug_sakes, 32)
    sheet.number("Beers out of play", table.out_beers, 32)
    sheet.number("Sakes out of play", table.out_sakes, 32)
    sheet.number("Steps in the reserve", table.reserve, 52)
    for pile in table.piles:
        top = pile.top()
        sheet.number("cards in a pile", pile.left, 196)
        sheet.choice("its top", table.box.back_of(top) if pile.left and top > HIDDEN else -1, BACKS)
        discards = sheet.stretch("its discards", texts, MOST_ALIKE)
        sheet.count(discards, pile.discards, prints.texts, MOST_ALIKE)
    sheet.count(sheet.stretch("cards being carried out", texts, 2), table.resolving, prints.texts, 2)
    sheet.count(sheet.stretch("cards laid aside", texts, 4), known_aside(table, seat), prints.texts, 4)
    sheet.choice("card that was read", table.box.text_of[table.read] if table.read >= 0 else -1, texts)
    sheet.number("Valhalla cards in the deck", len(table.valhalla_deck), VALHALLA)
    sheet.tally("Valhalla discards", table.valhalla_discards, VALHALLA, 1)
    pair = table.valhalla_pair if table.valhalla_chooser == seat else NONE
    sheet.tally("Valhalla cards to choose from", pair, VALHALLA, 1)
    return discards


def count_hand(table: Beer, at: i64, seat: int, owner: int, most: i64, prints: Prints, sheet: Sheet) -> None:
    """The texts of those cards of a hand whose faces the seat knows, into a stretch that begins there."""
    player = table.players[owner]
    if table.rules.open_spirits if player.state == SPIRIT else seat == owner:
        sheet.count(at, player.hand, prints.texts, most)
    else:
        count_known(table, at, seat, player.hand, most, prints, sheet)


def count_known(table: Beer, at: i64, seat: int, cards: list[int], most: i64, prints: Prints, sheet: Sheet) -> bool:
    """The texts of cards that lie face down, as far as the seat knows them all the same; does it know any?"""
    found = False
    seen = table.seen
    if seen:
        bit = 1 << seat
        for card in cards:
            if card >= 0 and seen[card] & bit:
                sheet.add(at + prints.texts[card], most)
                found = True
    return found


def player(table: Beer, seat: int, other: int, texts: int, prints: Prints, sheet: Sheet) -> None:
    player = table.players[other]
    sheet.choice("state", player.state, STATES)
    sheet.choice("board", player.board.number, BOARDS)
    sheet.number("Life", len(player.life), MOST_LIFE)
    sheet.number("Wounds", len(player.wounds), MOST_LIFE)
    sheet.number("cards in hand", len(player.hand), MOST_HAND)
    at = sheet.stretch("their backs", BACKS, MOST_HAND)
    for card in player.hand:
        sheet.add(at + (prints.backs[card] if card >= 0 else i64(table.box.back_of(card))), MOST_HAND)
    count_hand(table, sheet.stretch("their texts", texts, 4), seat, other, 4, prints, sheet)
    sheet.count(sheet.stretch("equipment", texts, 4), player.gear, prints.texts, 4)
    sheet.choice("wields", table.box.text_of[player.wielded] if player.wielded >= 0 else -1, texts)
    drinks(player, sheet)
    sheet.bits("Valhalla cards", player.valhalla, VALHALLA)
    sheet.flag("has energy", player.energy)
    sheet.flag("burnt his soul this turn", player.soul_turn == table.turns and table.turns > 0)
    strengths(player, sheet)
    sheet.number("cards drawn", player.cards_drawn, MOST_BONUS)
    sheet.number("Steps to the left neighbour", player.gap, 24)
    minions(table, other, sheet)


def drinks(player: Player, sheet: Sheet) -> None:
    sheet.number("Beers", player.beers, MOST_DRINKS)
    sheet.number("Sakes", player.sakes, MOST_DRINKS)
    sheet.flag("drink on the Life pile", player.on_life > 0)
    sheet.flag("drink on the board", player.on_board > 0)
    sheet.number("room for drinks", player.room, MOST_DRINKS)


def strengths(player: Player, sheet: Sheet) -> None:
    """What board and equipment add; most have nothing that does."""
    plain = player.stride == 0 and player.thirst == 0 and player.guard == 0 and player.guard_melee == 0
    if plain and player.melee == 0 and player.ranged == 0 and not player.doubles_defense and sheet.skip(7):
        return
    sheet.number("walks farther by", player.stride, MOST_BONUS)
    sheet.number("drinks more by", player.thirst, MOST_BONUS)
    sheet.number("Defense", player.guard, MOST_BONUS)
    sheet.number("Defense against melee", player.guard_melee, MOST_BONUS)
    sheet.number("melee Attack", player.melee, MOST_BONUS)
    sheet.number("Ranged Attack", player.ranged, MOST_BONUS)
    sheet.flag("doubles Defense", player.doubles_defense)


def minions(table: Beer, owner: int, sheet: Sheet) -> None:
    """How many head to each side, and how far the foremost is."""
    if not table.minions and sheet.skip(4):
        return
    many = sheet.stretch("Minions to the left and right", 2, 5)
    left = 0
    right = 0
    for minion in table.minions:
        if minion.owner == owner and minion.side == LEFT:
            sheet.add(many, 5)
            left = max(left, minion.steps)
        elif minion.owner == owner:
            sheet.add(many + 1, 5)
            right = max(right, minion.steps)
    sheet.counts("how far they are", [left, right] if left or right else NONE, 2, 24)
