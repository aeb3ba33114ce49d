"""The component files of Beer & Vikings, checked when they are loaded (section 1.11 of the catalogue)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field

from meadhall.engine.datafile import Entry, check, own_file, parse
from meadhall.engine.errors import BadData
from meadhall.games.beer import constraints
from meadhall.games.beer.components import (
    EQUIPMENT,
    EVENT,
    INTERRUPT_CARD,
    MINION,
    ON_DRINK,
    ON_EQUIP,
    ON_MOVE,
    ON_RANGED,
    SAMURAI,
    VIKING,
    Board,
    Box,
    CardText,
    Cost,
    Effect,
    Named,
    Power,
)
from meadhall.games.beer.effects.lasting import BONUSES
from meadhall.games.beer.effects.vocabulary import CANCELLED, DOUBLED, FIELDS, effect

Origin = Literal["rulebook", "reconstructed"]
Ident = Annotated[str, Field(pattern=r"^[a-z][a-z_]*$", max_length=30)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
RuleId = Annotated[str, Field(pattern=r"^BEER-[A-Z]+-\d+$")]
Copy = Annotated[str, Field(pattern=r"^A[-123] D[-123] M[-123] K[-123] (troublesome|quarrelsome|drowsy)$")]
Small = Annotated[int, Field(ge=0, le=4)]
BACKS = ("troublesome", "quarrelsome", "drowsy")


class CostEntry(Entry):
    cards: Annotated[int, Field(ge=0, le=4)] = 0
    drinks: Annotated[int, Field(ge=0, le=4)] = 0
    life: Annotated[int, Field(ge=0, le=4)] = 0
    steps: Annotated[int, Field(ge=0, le=4)] = 0


class EffectEntry(Entry):
    do: Literal[
        "draw",
        "recover",
        "attack",
        "add_steps",
        "remove_steps",
        "shift_steps",
        "widen_gaps",
        "move",
        "discard_gear",
        "pass_gear",
        "all_discard",
        "one_discards",
        "take_drink",
        "cancel",
        "redirect",
        "bonus",
        "capacity",
        "double",
    ]
    n: Annotated[int, Field(ge=1, le=4)] | None = None
    value: Annotated[int, Field(ge=0, le=6)] | None = None
    ranged: bool | None = None
    distance: Annotated[int, Field(ge=0, le=6)] | None = None
    times: Annotated[int, Field(ge=1, le=4)] | None = None
    to: str | None = None
    what: str | None = None


class CardEntry(Entry):
    id: Ident
    name: Name
    origin: Origin
    rule: RuleId
    copies: list[Copy] = Field(min_length=1, max_length=40)


class EventEntry(CardEntry):
    cost: CostEntry = CostEntry()
    effect: list[EffectEntry] = Field(min_length=1, max_length=4)


class WeaponEntry(CardEntry):
    steps: int = Field(ge=1, le=4)
    ranged: bool
    attack: int = Field(ge=1, le=4)
    defense: int = Field(ge=0, le=3)
    axe: bool
    starting: bool


class ItemEntry(CardEntry):
    cost: CostEntry = CostEntry()
    effect: list[EffectEntry] = Field(min_length=1, max_length=4)


class MinionEntry(CardEntry):
    attack: Small
    defense: Small
    movement: Small
    steps: int = Field(ge=1, le=4)


class InterruptEntry(CardEntry):
    effect: list[EffectEntry] = Field(min_length=1, max_length=1)


class WarriorEntry(Entry):
    id: Ident
    name: Name
    origin: Origin
    rule: RuleId
    life: int = Field(ge=4, le=7)
    first_cards: Annotated[int, Field(ge=4, le=8)] = 4
    when: Literal["hurt"] | None = None
    cost: CostEntry = CostEntry()
    effect: list[EffectEntry] = Field(max_length=4)


class ValhallaEntry(Entry):
    id: Ident
    name: Name
    origin: Origin
    rule: RuleId
    text: str
    counters: Annotated[int, Field(ge=1, le=6)] = 3
    cards: Annotated[int, Field(ge=1, le=4)] = 2
    attack: Small = 3
    defense: Small = 2


class LocationEntry(Entry):
    id: Ident
    name: Name
    origin: Origin
    rule: RuleId
    text: str
    attack: Small = 0
    defense: Small = 0
    movement: Small = 2
    steps: Annotated[int, Field(ge=1, le=4)] = 1


class ComponentFile(Entry):
    event: list[EventEntry]
    weapon: list[WeaponEntry]
    item: list[ItemEntry]
    minion: list[MinionEntry]
    interrupt: list[InterruptEntry]
    warrior: list[WarriorEntry]
    valhalla: list[ValhallaEntry]
    location: list[LocationEntry]
    sake_event: list[EventEntry]
    sake_weapon: list[WeaponEntry]
    sake_item: list[ItemEntry]
    sake_minion: list[MinionEntry]
    sake_interrupt: list[InterruptEntry]
    samurai: list[WarriorEntry]


VALHALLA_IDS = (
    "dragons_blood",
    "eye_of_the_maelstrom",
    "fenrirs_chain",
    "mead_barrel",
    "mjollnir",
    "odins_ravens",
    "quarrelsome_crew",
    "sleipnir",
    "ticket_for_valhalla",
    "valkyrie_in_love",
)
LOCATION_IDS = ("battleground", "drakkar", "banquet", "fjord")


@cache
def own_components() -> dict[str, Any]:
    files = ("cards.toml", "warriors.toml", "valhalla.toml", "locations.toml", "sake.toml")
    found: dict[str, Any] = {}
    for name in files:
        found |= own_file("beer", name)
    return found


def load(text: str | None, source: str = "the data file") -> Box:
    """The box as it comes with Meadhall, or with the sections that a file of the player's replaces."""
    if text is None:
        return _own_box()
    return _box(own_components() | parse(text, source), source)


@cache
def _own_box() -> Box:
    return _box(own_components(), "data/*.toml")


class _Cards:
    """The cards as they are gathered, in the order of their numbers."""

    def __init__(self) -> None:
        self.texts: list[CardText] = []
        self.text_of: list[int] = []
        self.boxes: list[list[int]] = [[], [], [], []]
        self.back: list[int] = []

    def add(self, text: CardText, copies: list[str], own: int) -> None:
        self.texts.append(text)
        for copy in copies:
            words = copy.split()
            for box in range(4):
                self.boxes[box].append(0 if words[box][1] == "-" else int(words[box][1]))
            self.back.append(3 * own + BACKS.index(words[4]))
            self.text_of.append(len(self.texts) - 1)


def _box(facts: dict[str, Any], source: str) -> Box:
    file = check(ComponentFile, facts, source)
    cards = _Cards()
    viking_set = constraints.CardSet("", file.event, file.weapon, file.item, file.minion, file.interrupt)
    samurai_set = constraints.CardSet(
        "sake_", file.sake_event, file.sake_weapon, file.sake_item, file.sake_minion, file.sake_interrupt
    )
    for own, card_set in ((VIKING, viking_set), (SAMURAI, samurai_set)):
        _gather(cards, card_set, own, source)
        constraints.check_cards(card_set, own == VIKING, source)
    constraints.check_names([*viking_set.all(), *samurai_set.all()], source)
    constraints.check_warriors("warrior", file.warrior, True, source)
    constraints.check_warriors("samurai", file.samurai, False, source)
    valhalla = constraints.in_order("valhalla", file.valhalla, VALHALLA_IDS, source)
    locations = constraints.in_order("location", file.location, LOCATION_IDS, source)
    base = locations[0]
    numbers = [valhalla[9].attack, valhalla[9].defense, valhalla[1].counters, valhalla[5].cards]
    numbers += [base.attack, base.defense, base.movement, base.steps]
    inn = Named("none", "The inn", "no rules of its own", "BEER-SET-9")
    return Box(
        cards.texts,
        cards.text_of,
        cards.boxes[0],
        cards.boxes[1],
        cards.boxes[2],
        cards.boxes[3],
        cards.back,
        [_board("warrior", entry, VIKING, source) for entry in file.warrior]
        + [_board("samurai", entry, SAMURAI, source) for entry in file.samurai],
        [Named(one.id, one.name, one.text, one.rule) for one in valhalla],
        [inn, *[Named(one.id, one.name, one.text, one.rule) for one in locations]],
        numbers,
    )


def _gather(cards: _Cards, card_set: constraints.CardSet, own: int, source: str) -> None:
    prefix = card_set.prefix
    for event in card_set.events:
        power = _power(f"{prefix}event {event.id}", event.cost, event.effect, False, "event", source)
        cards.add(_text(event, EVENT, power), event.copies, own)
    for weapon in card_set.weapons:
        cards.add(_weapon(weapon, prefix, source), weapon.copies, own)
    for item in card_set.items:
        power = _power(f"{prefix}item {item.id}", item.cost, item.effect, False, "item", source)
        capacity = max([entry.n or 1 for entry in item.effect if entry.do == "capacity"], default=1)
        cards.add(_text(item, EQUIPMENT, power, capacity=capacity), item.copies, own)
    for minion in card_set.minions:
        text = _text(
            minion,
            MINION,
            NOTHING,
            steps=minion.steps,
            attack=minion.attack,
            defense=minion.defense,
            movement=minion.movement,
        )
        cards.add(text, minion.copies, own)
    for interrupt in card_set.interrupts:
        power = _power(f"{prefix}interrupt {interrupt.id}", CostEntry(), interrupt.effect, False, "interrupt", source)
        cards.add(_text(interrupt, INTERRUPT_CARD, power, trigger=_trigger(interrupt.effect[0])), interrupt.copies, own)


NOTHING = Power(Cost(0, 0, 0, 0), [], [], False)


def _text(
    entry: CardEntry,
    kind: int,
    power: Power,
    *,
    steps: int = 0,
    ranged: bool = False,
    axe: bool = False,
    attack: int = 0,
    defense: int = 0,
    movement: int = 0,
    capacity: int = 1,
    trigger: int = -1,
    starting: bool = False,
) -> CardText:
    return CardText(
        entry.id,
        entry.name,
        kind,
        entry.rule,
        power,
        steps,
        ranged,
        axe,
        attack,
        defense,
        movement,
        capacity,
        trigger,
        starting,
    )


def _weapon(entry: WeaponEntry, prefix: str, source: str) -> CardText:
    if entry.ranged and (entry.steps < 2 or entry.defense > 1):
        raise BadData(
            f"{source}, {prefix}weapon {entry.id}, field ranged: a Ranged Weapon reaches 2+ to 4+ Steps and has a "
            f"Defense bonus of 0 or 1, not {entry.steps}+ and {entry.defense}."
        )
    return _text(
        entry,
        EQUIPMENT,
        NOTHING,
        steps=entry.steps,
        ranged=entry.ranged,
        axe=entry.axe,
        attack=entry.attack,
        defense=entry.defense,
        starting=entry.starting,
    )


def _trigger(entry: EffectEntry) -> int:
    if entry.do == "redirect":
        return ON_RANGED
    return [ON_DRINK, ON_EQUIP, ON_MOVE][CANCELLED.index(entry.what or "")]


def _board(section: str, entry: WarriorEntry, kind: int, source: str) -> Board:
    power = _power(f"{section} {entry.id}", entry.cost, entry.effect, entry.when == "hurt", "warrior", source)
    return Board(entry.id, entry.name, entry.rule, kind, entry.life, entry.first_cards, power)


def _power(place: str, cost: CostEntry, entries: list[EffectEntry], when_hurt: bool, kind: str, source: str) -> Power:
    """The effects of one entry, checked: which words go with which kind of component, and that no power is endless."""
    effects = [_effect(place, entry, source) for entry in entries]
    price = Cost(cost.cards, cost.drinks, cost.life, cost.steps)
    lasting = [one for one in effects if one.lasting()]
    doing = [one for one in effects if not one.lasting()]

    def wrong(field: str, reason: str) -> BadData:
        return BadData(f"{source}, {place}, field {field}: {reason}.")

    reacting = [entry.do for entry in entries if entry.do in ("cancel", "redirect")]
    if kind == "interrupt" and not reacting:
        raise wrong("effect", f"an Interrupt cancels or redirects something; {entries[0].do!r} does not")
    if kind != "interrupt" and reacting:
        raise wrong("effect", f"only an Interrupt can {reacting[0]}")
    if kind == "event" and lasting:
        raise wrong("effect", "an Event happens once, so it can't have a lasting effect")
    if lasting and doing:
        raise wrong("effect", "a power either lasts or is used; these effects are of both kinds")
    if kind in ("item", "warrior") and doing and not when_hurt:
        constraints.check_endless(price, doing, wrong)
    if (lasting or when_hurt) and (price.cards or price.drinks or price.life or price.steps):
        raise wrong("cost", "only a power that is activated has a cost")
    if when_hurt and not doing:
        raise wrong("when", "there is nothing to do when hurt")
    return Power(price, doing, lasting, when_hurt)


def _effect(place: str, entry: EffectEntry, source: str) -> Effect:
    given = {field for field in ("n", "value", "ranged", "distance", "times", "to", "what") if _has(entry, field)}
    for field in FIELDS[entry.do]:
        if field not in given:
            raise BadData(f"{source}, {place}, field effect: {entry.do!r} needs {field!r}.")
    for field in sorted(given - set(FIELDS[entry.do])):
        raise BadData(f"{source}, {place}, field effect: {entry.do!r} has no {field!r}.")
    allowed = {"cancel": CANCELLED, "double": DOUBLED, "bonus": BONUSES}.get(entry.do)
    said = entry.to if entry.do == "bonus" else entry.what
    if allowed is not None and said not in allowed:
        raise BadData(f"{source}, {place}, field effect: {entry.do!r} knows {', '.join(allowed)}, not {said!r}.")
    return effect(
        entry.do,
        entry.n or 0,
        entry.value or 0,
        bool(entry.ranged),
        entry.distance or 0,
        entry.times or 1,
        entry.to or "",
        entry.what or "",
    )


def _has(entry: EffectEntry, field: str) -> bool:
    return getattr(entry, field) is not None
