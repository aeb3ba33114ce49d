"""The component files of Drakkar, checked when they are loaded (DRK-DATA-1)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field

from meadhall.engine.datafile import Entry, check, own_file, parse
from meadhall.engine.errors import BadData
from meadhall.games.drakkar.components import BOARDING, KINDS, SPEAR, Box, Face, Quest

Origin = Literal["rulebook", "reconstructed"]
Kind = Literal[
    "bow",
    "stern",
    "deck",
    "yggdrasil",
    "viking 1",
    "viking 2",
    "viking 3",
    "beer",
    "bardl",
    "spear",
    "loki",
    "thief",
    "raid",
    "boarding",
    "sabotage",
]
Loot = Annotated[str, Field(pattern=r"^[gwo]{1,20}$")]
Number = Annotated[int, Field(ge=1, le=999)]
Strength = Annotated[int, Field(ge=0, le=99)]
Stack = Annotated[int, Field(ge=0, le=60)]

CARDS_PER_MARK = {3: 30, 4: 10, 5: 10, 6: 10}


class FaceEntry(Entry):
    face: Kind
    number: Number | None = None
    strength: Strength | None = None
    loot: Loot | None = None


class CardEntry(Entry):
    origin: Origin
    id: str = Field(pattern=r"^C(0[1-9]|[1-5][0-9]|60)$")
    mark: Literal[3, 4, 5, 6]
    a: FaceEntry
    b: FaceEntry


class QuestEntry(Entry):
    origin: Origin
    id: str = Field(pattern=r"^Q(0[1-9]|1[0-9]|2[0-4])$")
    strength: Strength
    beer: Strength
    loot: Loot


class LootEntry(Entry):
    origin: Origin
    goats: Stack
    weapons: Stack
    gold: Stack


class ComponentFile(Entry):
    card: list[CardEntry]
    quest: list[QuestEntry]
    loot: LootEntry


class FaceText(Entry):
    id: Kind
    name: str
    text: str


class TextsFile(Entry):
    face: list[FaceText]


@cache
def own_components() -> dict[str, Any]:
    return own_file("drakkar", "cards.toml") | own_file("drakkar", "quests.toml") | own_file("drakkar", "loot.toml")


def load(text: str | None, source: str = "the data file") -> Box:
    """The box as it comes with Meadhall, or with the sections that a file of the player's replaces."""
    if text is None:
        return _own_box()
    return _box(own_components() | parse(text, source), source)


@cache
def _own_box() -> Box:
    return _box(own_components(), "data/*.toml")


@cache
def _texts() -> list[FaceText]:
    file = check(TextsFile, own_file("drakkar", "texts.toml"), "texts.toml")
    return sorted(file.face, key=lambda face: KINDS.index(face.id))


def _box(facts: dict[str, Any], source: str) -> Box:
    file = check(ComponentFile, facts, source)
    _check_cards(file.card, source)
    for card in file.card:
        _check_face(card.id, "a", card.a, source)
        _check_face(card.id, "b", card.b, source)
    _check_quests(file.quest, source)
    stacks = [file.loot.goats, file.loot.weapons, file.loot.gold]
    if sum(stacks) != 60:
        raise BadData(f"{source}, section loot: the stacks must sum to 60 tokens, not {sum(stacks)}.")
    faces = [_face(FaceEntry(face=text.id)) for text in _texts()[: SPEAR + 1]]
    sides: list[int] = []
    cards = sorted(file.card, key=lambda card: (card.mark, card.id))
    for card in cards:
        sides += [_numbered(faces, _face(card.a)), _numbered(faces, _face(card.b))]
    quests = [Quest(q.id, q.strength, q.beer, _tokens(q.loot)) for q in sorted(file.quest, key=lambda q: q.id)]
    return Box([card.id for card in cards], sides, faces, quests, stacks)


def _check_cards(cards: list[CardEntry], source: str) -> None:
    if len(cards) != 60:
        raise BadData(f"{source}, section card: there must be 60 cards, not {len(cards)}.")
    _check_ids("card", [card.id for card in cards], source)
    for mark, many in CARDS_PER_MARK.items():
        found = sum(1 for card in cards if card.mark == mark)
        if found != many:
            raise BadData(
                f"{source}, section card, field mark: {many} cards must be marked {mark} ({mark}+), not {found}."
            )


def _check_ids(section: str, ids: list[str], source: str) -> None:
    for ident in ids:
        if ids.count(ident) > 1:
            raise BadData(f"{source}, {section} {ident}, field id: this id is there twice.")


def _check_face(card: str, side: str, entry: FaceEntry, source: str) -> None:
    """DRK-DATA-1: a number on red and blue, none on yellow; strength and Loot on each Boarding and nowhere else."""
    kind = KINDS.index(entry.face)

    def wrong(field: str, reason: str) -> BadData:
        return BadData(f"{source}, card {card} side {side}, field {field}: {reason}.")

    if kind > SPEAR and entry.number is None:
        raise wrong("number", f"the {entry.face} face has a red or blue banner, so it needs a number")
    if kind <= SPEAR and entry.number is not None:
        raise wrong("number", f"the {entry.face} face is yellow and has no number, not {entry.number}")
    for field, value in (("strength", entry.strength), ("loot", entry.loot)):
        if kind == BOARDING and value is None:
            raise wrong(field, f"a boarding face needs its {field}")
        if kind != BOARDING and value is not None:
            raise wrong(field, f"only a boarding face has a {field}, not {entry.face}")


def _check_quests(quests: list[QuestEntry], source: str) -> None:
    if len(quests) != 24:
        raise BadData(f"{source}, section quest: there must be 24 Quests, not {len(quests)}.")
    _check_ids("quest", [quest.id for quest in quests], source)
    for quest in quests:
        if quest.strength + quest.beer == 0:
            raise BadData(
                f"{source}, quest {quest.id}, field strength: a Quest must ask for strength or Beer, not for nothing."
            )


def _tokens(loot: str) -> list[int]:
    return [loot.count("g"), loot.count("w"), loot.count("o")]


def _face(entry: FaceEntry) -> Face:
    kind = KINDS.index(entry.face)
    text = _texts()[kind]
    name = text.name if entry.number is None else f"{text.name} #{entry.number}"
    return Face(kind, entry.number or 0, entry.strength or 0, _tokens(entry.loot or ""), name, text.text)


def _numbered(faces: list[Face], face: Face) -> int:
    """The number of the face, the same for all that look alike."""
    for number, known in enumerate(faces):
        if (known.kind, known.number, known.strength, known.loot) == (face.kind, face.number, face.strength, face.loot):
            return number
    faces.append(face)
    return len(faces) - 1
