"""The component files of Drakkar, checked when they are loaded (DRK-DATA-1)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field

from meadhall.engine.datafile import Entry, check, own_file, parse
from meadhall.engine.errors import BadData
from meadhall.games.drakkar.components import (
    BOARDING,
    COLOURS,
    EFFECTS,
    NO_EFFECT,
    NO_PART,
    PARTS,
    YELLOW,
    Box,
    Face,
    Kind,
    Quest,
)

Origin = Literal["rulebook", "reconstructed"]
Loot = Annotated[str, Field(pattern=r"^[gwo]{1,20}$")]
Number = Annotated[int, Field(ge=1, le=999)]
Strength = Annotated[int, Field(ge=0, le=99)]
Stack = Annotated[int, Field(ge=0, le=60)]

Helmets = Annotated[int, Field(ge=0, le=9)]
CardId = Annotated[str, Field(pattern=r"^C(0[1-9]|[1-5][0-9]|60)$")]

MOST_KINDS = 60  # of face, ours and a player's own: each takes room in what a learner sees
CARDS_PER_MARK = {3: 30, 4: 10, 5: 10, 6: 10}


class KindEntry(Entry):
    """What a kind of face does; the numbers on a banner and on a Boarding stand on the card."""

    origin: Origin | Literal["own"] = "own"
    id: str = Field(pattern=r"^[a-z][a-z0-9 '-]{0,39}$")
    name: str = Field(min_length=1, max_length=40)
    colour: Literal["red", "yellow", "blue"]
    part: Literal["bow", "stern", "deck", "either end"] | None = None
    strength: Helmets = 0
    beer: Helmets = 0
    effect: Literal["spear", "loki", "thief", "raid", "boarding", "sabotage"] | None = None
    short: str | None = Field(default=None, min_length=1, max_length=8)
    text: str | None = Field(default=None, min_length=1, max_length=120)

    @property
    def cargo(self) -> bool:
        return self.strength + self.beer > 0

    @property
    def deed(self) -> tuple[str | None, str | None, bool, bool]:
        """What it does, whatever it is called and however much of it."""
        return self.part, self.effect, self.strength > 0, self.beer > 0


class OwnKindEntry(KindEntry):
    """A kind of face that comes with Meadhall: a rule of the catalogue tells what it does."""

    origin: Origin
    rule: str


class FaceEntry(Entry):
    """A face as it stands on a card."""

    face: str
    number: Number | None = None
    strength: Strength | None = None
    loot: Loot | None = None


class CardEntry(Entry):
    origin: Origin
    id: CardId
    mark: Literal[3, 4, 5, 6]
    a: FaceEntry
    b: FaceEntry


class ChangeEntry(Entry):
    """Another face on one or both sides of a card, the rest of which stays as it is."""

    card: CardId
    a: FaceEntry | None = None
    b: FaceEntry | None = None


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
    face: list[KindEntry] = []
    card: list[CardEntry]
    change: list[ChangeEntry] = []
    quest: list[QuestEntry]
    loot: LootEntry


class KindsFile(Entry):
    face: list[OwnKindEntry]


@cache
def own_components() -> dict[str, Any]:
    return own_file("drakkar", "cards.toml") | own_file("drakkar", "quests.toml") | own_file("drakkar", "loot.toml")


def load(text: str | None, source: str = "the data file") -> Box:
    """The box as it comes with Meadhall, or with the sections that a file of the player's replaces.

    Kinds of face that the file describes come on top of ours, and `change` puts faces onto single cards.
    """
    if text is None:
        return _own_box()
    return _box(own_components() | parse(text, source), source)


@cache
def _own_box() -> Box:
    return _box(own_components(), "data/*.toml")


@cache
def _own_kinds() -> list[OwnKindEntry]:
    file = check(KindsFile, own_file("drakkar", "faces.toml"), "faces.toml")
    _check_kinds(list(file.face), "faces.toml")
    return file.face


def _box(facts: dict[str, Any], source: str) -> Box:
    file = check(ComponentFile, facts, source)
    _check_kinds(file.face, source)
    kinds = _kinds(file.face)
    cards = _changed(file.card, file.change, source)
    _check_cards(cards, source)
    for card in cards:
        _check_face(card.id, "a", card.a, kinds, source)
        _check_face(card.id, "b", card.b, kinds, source)
    _check_quests(file.quest, source)
    stacks = [file.loot.goats, file.loot.weapons, file.loot.gold]
    if sum(stacks) != 60:
        raise BadData(f"{source}, section loot: the stacks must sum to 60 tokens, not {sum(stacks)}.")
    faces = [Face(kinds[own.id], 0, 0, [0, 0, 0]) for own in _own_kinds() if kinds[own.id].colour == YELLOW]
    sides: list[int] = []
    cards.sort(key=lambda card: (card.mark, card.id))
    for card in cards:
        sides += [_numbered(faces, _face(card.a, kinds)), _numbered(faces, _face(card.b, kinds))]
    quests = [Quest(q.id, q.strength, q.beer, _tokens(q.loot)) for q in sorted(file.quest, key=lambda q: q.id)]
    return Box([card.id for card in cards], sides, list(kinds.values()), faces, quests, stacks)


def _kinds(others: list[KindEntry]) -> dict[str, Kind]:
    """All kinds of face by their ids, ours first; one that the file describes anew is as the file says."""
    entries: dict[str, KindEntry] = {entry.id: entry for entry in _own_kinds()}
    entries |= {entry.id: entry for entry in others}
    return {entry.id: _kind(number, entry) for number, entry in enumerate(entries.values())}


def _kind(number: int, entry: KindEntry) -> Kind:
    if isinstance(entry, OwnKindEntry):  # a later one by the rule of another is that one's like
        like = next(own for own in _own_kinds() if own.rule == entry.rule)
    else:
        like = next(own for own in _own_kinds() if own.deed == entry.deed)
    return Kind(
        number,
        entry.id,
        like.id,
        COLOURS.index(entry.colour),
        NO_PART if entry.part is None else PARTS.index(entry.part),
        entry.strength,
        entry.beer,
        NO_EFFECT if entry.effect is None else EFFECTS.index(entry.effect),
        entry.name,
        entry.short or _short(entry),
        entry.text or like.text or "",
        like.rule,
    )


def _short(entry: KindEntry) -> str:
    """'V2+B1', or the beginning of the name."""
    if not entry.cargo:
        return entry.name[:6].rstrip()
    said = [f"V{entry.strength}"] if entry.strength else []
    return "+".join([*said, f"B{entry.beer}"] if entry.beer else said)


def _check_kinds(kinds: list[KindEntry], source: str) -> None:
    """DRK-DATA-1: a face is a ship part, cargo or an effect, and has the banner that belongs to it."""
    _check_ids("face", [kind.id for kind in kinds], source)
    if len(kinds) > MOST_KINDS:
        raise BadData(f"{source}, section face: there may be {MOST_KINDS} kinds of face at most, not {len(kinds)}.")
    for kind in kinds:
        wrong = _against_kind(kind)
        if wrong is not None:
            raise BadData(f"{source}, face {kind.id}, field {wrong[0]}: {wrong[1]}.")


def _against_kind(kind: KindEntry) -> tuple[str, str] | None:
    """The field and what is wrong with it, if anything is."""
    said = (("part", kind.part), ("strength or beer", kind.cargo), ("effect", kind.effect))
    deeds = [name for name, has in said if has]
    if len(deeds) != 1:
        many = " and ".join(deeds) if deeds else "none of them"
        return "effect", f"a face has either a part, or strength or beer, or an effect, not {many}"
    acts = kind.effect is not None and kind.effect != "spear"
    if acts and kind.colour == "yellow":
        return "colour", f"the effect {kind.effect} needs a red or blue banner, not yellow"
    if not acts and kind.colour != "yellow":
        return "colour", f"ship parts, cargo and Spears are yellow, not {kind.colour}"
    if kind.effect == "thief" and kind.colour == "blue":
        return "colour", "a thief is red, as nothing is left to be stolen when blue cards are carried out"
    return None


def _changed(cards: list[CardEntry], changes: list[ChangeEntry], source: str) -> list[CardEntry]:
    _check_ids("change", [change.card for change in changes], source, "card")
    for change in changes:
        if change.a is None and change.b is None:
            raise BadData(f"{source}, change {change.card}, field a: name a new face for side a, for side b or both.")
    faces = {change.card: {"a": change.a, "b": change.b} for change in changes}
    return [
        card.model_copy(update={side: face for side, face in faces.get(card.id, {}).items() if face is not None})
        for card in cards
    ]


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


def _check_ids(section: str, ids: list[str], source: str, field: str = "id") -> None:
    for ident in ids:
        if ids.count(ident) > 1:
            raise BadData(f"{source}, {section} {ident}, field {field}: this id is there twice.")


def _check_face(card: str, side: str, entry: FaceEntry, kinds: dict[str, Kind], source: str) -> None:
    """DRK-DATA-1: a number on red and blue, none on yellow; strength and Loot on each Boarding and nowhere else."""

    def wrong(field: str, reason: str) -> BadData:
        return BadData(f"{source}, card {card} side {side}, field {field}: {reason}.")

    kind = kinds.get(entry.face)
    if kind is None:
        raise wrong("face", f"there is no face {entry.face!r}; the faces are {', '.join(kinds)}")
    if kind.colour != YELLOW and entry.number is None:
        raise wrong("number", f"the {entry.face} face has a red or blue banner, so it needs a number")
    if kind.colour == YELLOW and entry.number is not None:
        raise wrong("number", f"the {entry.face} face is yellow and has no number, not {entry.number}")
    for field, value in (("strength", entry.strength), ("loot", entry.loot)):
        if kind.effect == BOARDING and value is None:
            raise wrong(field, f"a boarding face needs its {field}")
        if kind.effect != BOARDING and value is not None:
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


def _face(entry: FaceEntry, kinds: dict[str, Kind]) -> Face:
    return Face(kinds[entry.face], entry.number or 0, entry.strength or 0, _tokens(entry.loot or ""))


def _numbered(faces: list[Face], face: Face) -> int:
    """The number of the face, the same for all that look alike."""
    for number, known in enumerate(faces):
        if known.kind is face.kind and (known.number, known.asks, known.loot) == (face.number, face.asks, face.loot):
            return number
    faces.append(face)
    return len(faces) - 1
