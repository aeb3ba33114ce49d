"""An attack: what it is, and how it is declared, redirected and brought home (5.6, BEER-W-7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from meadhall.engine.message import Message
from meadhall.engine.step import Do
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import FLYING, LEFT, RIGHT, SIDE, TARGET, minion_card
from meadhall.games.beer.circle import Minion
from meadhall.games.beer.components import BATTLEGROUND, MJOLLNIR, VALKYRIE_CARD
from meadhall.games.beer.events import BY_AXE, BY_CREW, BY_MINION, BY_POWER, BY_VALKYRIE
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.choice import Choice
from meadhall.games.beer.table import Beer


@final
class Attack:
    """The attack record: who, what for, at whom. Immutable, carried by the Steps that resolve it."""

    def __init__(
        self,
        source: int,
        target: int,
        value: int,
        ranged: bool,
        via: int,
        tool: int = -1,
        minion: int = -1,
        way: int = -1,
    ) -> None:
        self.source: Final = source  # seat, or -1
        self.target: Final = target  # a seat, 16 + Minion, or FLYING
        self.value: Final = value
        self.ranged: Final = ranged
        self.via: Final = via
        self.tool: Final = tool  # the Weapon, or -1
        self.minion: Final = minion  # which Minion strikes, or -1
        self.way: Final = way  # left or right if it goes the long way round the table, else -1

    def at(self, target: int) -> Attack:
        """BEER-IRU-4: the same attack on somebody else."""
        return Attack(self.source, target, self.value, self.ranged, self.via, self.tool, self.minion)

    def by_warrior(self) -> bool:
        """BEER-VLR-8: a blow of the Warrior himself."""
        return self.via <= BY_AXE or self.via == BY_POWER

    def smashes(self, table: Beer) -> bool:
        """BEER-VAL-5: does it destroy what is used against it?"""
        if self.source < 0 or not table.players[self.source].has(MJOLLNIR):
            return False
        return table.rules.mjollnir_for_all or self.by_warrior()


def target_name(table: Beer, target: int, first: bool = False) -> Message:
    """Who or what is attacked; `first`: a title begins with it."""
    if target < 16:
        return say("do-person" if first else "the-person", person=table.who(target))
    owner = defending_seat(table, target)
    return naming.minion_of(table, FLYING if target == FLYING else target - 16, owner, first)


def striker_name(table: Beer, attack: Attack) -> Message:
    """Who strikes: a Warrior, what serves him, or the storm."""
    if attack.source < 0:
        return say("the-storm")
    if attack.via == BY_MINION:
        return naming.minion_of(table, attack.minion, attack.source, True)
    if attack.via == BY_VALKYRIE:
        return naming.minion_of(table, FLYING, attack.source, True)
    return say("the-crew" if attack.via == BY_CREW else "do-person", person=table.who(attack.source))


def defending_seat(table: Beer, target: int) -> int:
    """BEER-IRU-3: whom an attack concerns; a Minion's controller for a Minion."""
    if target == FLYING:
        return table.valkyrie_owner
    if target >= 16:
        minion = table.minion_of(target - 16)
        return minion.owner if minion is not None else -1
    return target


def sides(table: Beer, seat: int) -> list[int]:
    """Where a Warrior has a gap: both sides, one with two Warriors, none alone."""
    if table.line >= 0:
        return [LEFT] if seat == table.line else [RIGHT]
    return [LEFT, RIGHT] if len(table.warriors) >= 3 else []


class MinionStands(Do[Beer]):
    """BEER-MIN-7: an attacked Minion has the Defense of the card just read, and its bonus if it is no Ranged Attack."""

    rule: ClassVar[str] = "BEER-MIN-7"

    def __init__(self, attack: Attack) -> None:
        super().__init__()
        self.attack: Final = attack

    def resolve(self, table: Beer) -> None:
        minion = table.minion_of(self.attack.target - 16)
        assert minion is not None
        bonus = 0 if self.attack.ranged else table.minion_defense(minion)
        defense = stand(table, bonus)
        if self.attack.value > defense:
            kill_minion(table, minion, self.attack)
        else:
            table.say(events.MINION_STOOD, minion.owner, minion.number, defense)


class ValkyrieStands(Do[Beer]):
    """BEER-VLR-12: her bonus counts although only Ranged Attacks reach her."""

    rule: ClassVar[str] = "BEER-VLR-12"

    def __init__(self, attack: Attack) -> None:
        super().__init__()
        self.attack: Final = attack

    def resolve(self, table: Beer) -> None:
        owner = table.valkyrie_owner
        defense = stand(table, table.box.valkyrie_defense + table.players[owner].minion_defense)
        if self.attack.value > defense:
            lose_valkyrie(table, owner, True)
        else:
            table.say(events.MINION_STOOD, owner, FLYING, defense)


def stand(table: Beer, bonus: int) -> int:
    """The Defense by the card just read; BEER-OPT-2: with Loki's trick a "-" leaves no Defense at all."""
    box = table.box.defense[table.read] if table.read >= 0 else 0
    if box == 0 and table.read >= 0 and table.rules.lokis_trick:
        return 0
    return box + bonus


def lose_valkyrie(table: Beer, owner: int, killed: bool) -> None:
    """BEER-VLR-12: killed or discarded, she goes to the Valhalla discards."""
    table.players[owner].valhalla &= ~(1 << VALKYRIE_CARD)
    table.valkyrie_owner = -1
    table.valhalla_discards = [*table.valhalla_discards, VALKYRIE_CARD]
    table.say(events.VALKYRIE_LEFT, owner, 1 if killed else 0)


def kill_minion(table: Beer, minion: Minion, attack: Attack) -> None:
    """BEER-MIN-7: its card is discarded; BEER-LOC-1: on the Battleground the killer takes it over."""
    table.minions = [one for one in table.minions if one.number != minion.number]
    table.say(events.MINION_KILLED, attack.source, minion.number, minion.owner)
    source = attack.source
    if (
        table.rules.location == BATTLEGROUND
        and source >= 0
        and source != minion.owner
        and table.players[source].alive
        and sides(table, source)
    ):
        card = minion_card(minion.number)
        if card >= 0:
            table.resolving = [*table.resolving, card]
        table.push(Capture(source, minion.number, minion.owner))
    else:
        card = minion_card(minion.number)
        if card >= 0:
            table.discard(card)


class Capture(Choice):
    """BEER-D-33: on which side of his Warrior the captor puts the Minion."""

    rule: ClassVar[str] = "BEER-LCR-2"

    def __init__(self, seat: int, number: int, former: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.former: Final = former  # whose it was

    def candidates(self, table: Beer, seat: int) -> list[int]:
        return [SIDE + side for side in sides(table, self.seat)]

    def prompt(self, table: Beer, seat: int) -> Message:
        return say("ask-captured", minion=naming.minion(table, self.number))

    def describe(self, table: Beer, seat: int, action: int) -> Message:
        return side_words(table, self.seat, action - SIDE)

    def take(self, table: Beer, seat: int, action: int) -> None:
        card = minion_card(self.number)
        table.resolving = [one for one in table.resolving if one != card]
        table.minions = [*table.minions, Minion(self.number, seat, action - SIDE, 0)]
        table.say(events.CAPTURED, seat, self.number, action - SIDE, self.former)


def side_words(table: Beer, seat: int, side: int) -> Message:
    neighbour = table.left_of[seat] if side == LEFT else table.right_of[seat]
    return say("do-side", side=naming.side(side), whom=table.who(neighbour))


def target_words(table: Beer, action: int, first: bool = False) -> Message:
    return target_name(table, action - TARGET, first)
