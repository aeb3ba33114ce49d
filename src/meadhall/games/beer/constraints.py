"""What a set of cards and boards must satisfy to be playable (BEER-DAT-1 to BEER-DAT-7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.engine.errors import BadData
from meadhall.games.beer.components import BACK_NAMES, Cost, Effect

BOXES = ("Attack", "Defense", "Movement", "Drink")
MEANS = ((1.0, 1.3), (0.8, 1.2), (1.1, 1.4), (0.4, 0.6))
LASTING = ("bonus", "capacity", "double")
FAR_FROM_MEAN = 0.35  # how far the mean of a box may be, for one back, from its mean for all


class CardSet:
    """The entries of one set of 98 cards."""

    def __init__(
        self,
        prefix: str,
        events: Sequence[Any],
        weapons: Sequence[Any],
        items: Sequence[Any],
        minions: Sequence[Any],
        interrupts: Sequence[Any],
    ) -> None:
        self.prefix = prefix
        self.events = events
        self.weapons = weapons
        self.items = items
        self.minions = minions
        self.interrupts = interrupts

    def all(self) -> list[tuple[str, Any]]:
        """Every entry with the section it stands in."""
        named = {
            "event": self.events,
            "weapon": self.weapons,
            "item": self.items,
            "minion": self.minions,
            "interrupt": self.interrupts,
        }
        return [(self.prefix + section, entry) for section, entries in named.items() for entry in entries]


def check_cards(cards: CardSet, ours: bool, source: str) -> None:
    """BEER-DAT-1 to BEER-DAT-5; `ours` is the Viking set, of which the rulebook says more."""
    _check_totals(cards, source)
    _check_backs(cards, source)
    _check_boxes(cards, source)
    _check_weapons(cards, ours, source)
    if ours:
        kinds = [bool(entry.cost.drinks) for entry in cards.items]
        lasting = [entry for entry in cards.items if entry.effect[0].do in LASTING]
        if not any(kinds) or not lasting:
            raise BadData(f"{source}, section item: there must be a lasting Item, and one whose cost is a drink.")


def _check_totals(cards: CardSet, source: str) -> None:
    """BEER-DAT-1."""
    wanted = (
        ("event", cards.events, 40),
        ("weapon and item", [*cards.weapons, *cards.items], 40),
        ("minion", cards.minions, 10),
        ("interrupt", cards.interrupts, 8),
    )
    for section, entries, count in wanted:
        found = sum(len(entry.copies) for entry in entries)
        if found != count:
            raise BadData(
                f"{source}, section {cards.prefix}{section}, field copies: there must be {count} of these cards "
                f"among the 98, not {found}."
            )
    starting = sum(len(entry.copies) for entry in cards.weapons if entry.starting)
    if starting != 8:
        raise BadData(f"{source}, section {cards.prefix}weapon, field starting: 8 cards are needed, not {starting}.")


def _rows(entries: Sequence[Any]) -> list[tuple[list[int], str]]:
    found = []
    for entry in entries:
        for copy in entry.copies:
            words = copy.split()
            found.append(([0 if word[1] == "-" else int(word[1]) for word in words[:4]], words[4]))
    return found


def _check_backs(cards: CardSet, source: str) -> None:
    """BEER-DAT-2."""
    everything = _rows([entry for _, entry in cards.all()])
    for back in BACK_NAMES:
        count = sum(1 for _, own in everything if own == back)
        if count not in (32, 33):
            raise BadData(
                f"{source}, the cards{_of(cards)}, field copies: {count} cards have a {back} back, "
                "and it must be 32 or 33."
            )
        for section, entries in (("event", cards.events), ("weapon and item", [*cards.weapons, *cards.items])):
            if back not in {own for _, own in _rows(entries)}:
                raise BadData(f"{source}, section {cards.prefix}{section}, field copies: no card has a {back} back.")
        for box in range(4):
            mean = sum(boxes[box] for boxes, _ in everything) / len(everything)
            own_mean = sum(boxes[box] for boxes, own in everything if own == back) / count
            if abs(mean - own_mean) > FAR_FROM_MEAN:
                raise BadData(
                    f"{source}, the cards{_of(cards)}, field copies: {back} backs have a mean {BOXES[box]} of "
                    f"{own_mean:.2f}, all cards {mean:.2f}; backs must not tell the boxes."
                )


def _of(cards: CardSet) -> str:
    return " of the Samurai" if cards.prefix else ""


def _check_boxes(cards: CardSet, source: str) -> None:
    """BEER-DAT-3, BEER-DAT-4."""
    for section, entry in cards.all():
        for boxes, _ in _rows([entry]):
            if not 2 <= sum(boxes) <= 6:
                raise BadData(
                    f"{source}, {section} {entry.id}, field copies: the four boxes of a card add up to 2 to 6, "
                    f"not {sum(boxes)}."
                )
    rows = [boxes for boxes, _ in _rows([entry for _, entry in cards.all()])]
    for box in range(4):
        values = [boxes[box] for boxes in rows]
        where = f"{source}, the cards{_of(cards)}, field copies, {BOXES[box]}"
        if 4 * values.count(0) < len(values):
            raise BadData(f"{where}: a dash stands on {values.count(0)} cards, and it must be a quarter at least.")
        if 12 * values.count(3) > len(values):
            raise BadData(f"{where}: a 3 stands on {values.count(3)} cards, and it may be one in twelve at most.")
        mean = sum(values) / len(values)
        least, most = MEANS[box]
        if not least <= mean <= most:
            raise BadData(f"{where}: the mean is {mean:.2f}, and it must be {least} to {most}.")
    drinks = [boxes[3] for boxes in rows]
    if not 35 <= drinks.count(1) <= 45 or not 4 <= drinks.count(2) <= 8 or 3 in drinks:
        raise BadData(
            f"{source}, the cards{_of(cards)}, field copies, Drink: 35 to 45 cards show 1, 4 to 8 show 2 "
            f"and none shows 3; here {drinks.count(1)}, {drinks.count(2)} and {drinks.count(3)}."
        )
    for box, value in ((0, 1), (0, 2), (1, 1), (2, 2)):
        if value not in {boxes[box] for boxes in rows}:
            raise BadData(f"{source}, the cards{_of(cards)}, field copies: no card shows {BOXES[box]} {value}.")


def _check_weapons(cards: CardSet, ours: bool, source: str) -> None:
    """BEER-DAT-5."""
    if ours and len([entry for entry in cards.weapons if entry.axe]) < 2:
        raise BadData(f"{source}, section weapon, field axe: there must be two names of Axes at least.")
    start = next(entry for entry in cards.weapons if entry.starting)
    for entry in cards.weapons:
        better = entry.attack > start.attack and entry.defense > start.defense
        if entry.steps == 1 and not entry.starting and better:
            raise BadData(
                f"{source}, {cards.prefix}weapon {entry.id}, field attack: at Steps 1 no Weapon may be better than the "
                f"{start.name} in both bonuses."
            )


def check_names(entries: list[tuple[str, Any]], source: str) -> None:
    """BEER-R-35: cards are identical if they have the same name, so no two entries may share one."""
    names: dict[str, str] = {}
    idents: set[str] = set()
    for section, entry in entries:
        if entry.name in names:
            raise BadData(
                f"{source}, {section} {entry.id}, field name: {entry.name!r} is there already, as {names[entry.name]}."
            )
        if entry.id in idents:
            raise BadData(f"{source}, {section} {entry.id}, field id: this id is there twice.")
        names[entry.name] = f"{section} {entry.id}"
        idents.add(entry.id)


def check_warriors(section: str, entries: Sequence[Any], ours: bool, source: str) -> None:
    """BEER-DAT-1, BEER-DAT-6, BEER-DAT-7."""
    if len(entries) != 8:
        raise BadData(f"{source}, section {section}: there must be 8 Warriors, not {len(entries)}.")
    for field in ("id", "name"):
        values = [getattr(entry, field) for entry in entries]
        for entry, value in zip(entries, values, strict=True):
            if values.count(value) > 1:
                raise BadData(f"{source}, {section} {entry.id}, field {field}: {value!r} is there twice.")
    life = sum(entry.life for entry in entries)
    if life > 50:
        raise BadData(
            f"{source}, section {section}, field life: the eight have {life} Life Points, and 50 is the most."
        )
    for entry in entries:
        if not entry.effect and entry.first_cards == 4:
            raise BadData(f"{source}, {section} {entry.id}, field effect: a Warrior without any power.")
    if ours:
        activated = any(entry.cost != type(entry.cost)() for entry in entries)
        lasting = any(entry.effect and entry.effect[0].do in LASTING for entry in entries)
        if not activated or not lasting or not any(entry.when for entry in entries):
            raise BadData(
                f"{source}, section {section}: there must be a lasting, an activated and a conditional power."
            )


def check_endless(cost: Cost, effects: list[Effect], wrong: Callable[[str, str], BadData]) -> None:
    """BEER-DAT-6: each use must lower the drinks on players, or else the cards in hands."""
    drinks = sum(effect.drinks_taken() for effect in effects) - cost.drinks
    cards = sum(effect.cards_drawn() for effect in effects) - cost.cards
    if drinks > 0 or (drinks == 0 and cards >= 0):
        raise wrong(
            "cost",
            "this power could be used without end; each use must leave fewer drinks, or as many and fewer hand cards, "
            f"and this one changes drinks by {drinks} and cards by {cards}",
        )


def in_order(section: str, entries: Sequence[Any], idents: Sequence[str], source: str) -> list[Any]:
    """BEER-DAT-1: one entry for each of the fixed ids, in the catalogue's order."""
    found = {entry.id: entry for entry in entries}
    for entry in entries:
        if entry.id not in idents:
            raise BadData(f"{source}, {section} {entry.id}, field id: the ids here are {', '.join(idents)}.")
    for ident in idents:
        if ident not in found or len(entries) != len(idents):
            raise BadData(f"{source}, section {section}: each of {', '.join(idents)} is needed once.")
    return [found[ident] for ident in idents]
