"""The component files of Bottlecap Vikings, checked when they are loaded (CAP-SIDE-7, part 1.3 of the catalogue)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field

from meadhall.engine.datafile import Entry, check, own_file, parse
from meadhall.engine.errors import BadData
from meadhall.games.bottlecap.components import Box, Package, Side, Texts, Tile

Origin = Literal["rulebook", "reconstructed"]
SpaceId = Annotated[str, Field(pattern=r"^S(0[1-9]|1[0-5])$")]
AbilityId = Annotated[str, Field(pattern=r"^A(0[1-9]|[12][0-9]|3[0-3])$")]
Meter = Annotated[int, Field(ge=6, le=15)]
Four = Annotated[list[Annotated[int, Field(ge=0, le=15)]], Field(min_length=4, max_length=4)]


class StartEntry(Entry):
    origin: Origin
    seats: int = Field(ge=2, le=4)
    wood: int = Field(ge=0, le=6)
    goods: list[Annotated[int, Field(ge=0, le=4)]]
    glory: int = Field(ge=0, le=5)
    free_improvement: bool


class CapEntry(Entry):
    origin: Origin
    line_after_side: int = Field(ge=0, le=7)
    reds: int = Field(ge=5, le=5)
    greys: list[Annotated[int, Field(ge=1, le=40)]] = Field(min_length=3, max_length=3)
    start: list[StartEntry] = Field(min_length=3, max_length=3)


class TileEntry(Entry):
    origin: Origin
    id: str = Field(pattern=r"^T[1-8]$")
    name: str = Field(min_length=1, max_length=40)
    a: SpaceId
    b: SpaceId


class SideEntry(Entry):
    origin: Origin
    id: str = Field(pattern=r"^(COM|U[1-4])$")
    name: str = Field(min_length=1, max_length=40)
    tiers: list[Annotated[list[AbilityId], Field(min_length=1, max_length=4)]] = Field(min_length=3, max_length=3)
    lines: list[list[list[int]]] = Field(min_length=3, max_length=3)
    costs: Four
    needs: Four
    helmets: list[Annotated[int, Field(ge=1, le=15)]] = Field(max_length=8)
    wood: Meter
    gold: Meter
    glory: Meter


class SpaceText(Entry):
    id: SpaceId
    name: str


class AbilityText(Entry):
    id: AbilityId
    name: str


class TextsFile(Entry):
    space: list[SpaceText]
    ability: list[AbilityText]


class ComponentFile(Entry):
    cap: CapEntry
    tile: list[TileEntry] = Field(min_length=8, max_length=8)
    side: list[SideEntry] = Field(min_length=5, max_length=5)


@cache
def own_components() -> dict[str, Any]:
    return own_file("bottlecap", "cap.toml") | own_file("bottlecap", "tiles.toml") | own_file("bottlecap", "sides.toml")


def load(text: str | None, source: str = "the data file") -> Box:
    """The box as it comes with Meadhall, or with the sections that a file of the player's replaces."""
    if text is None:
        return _own_box()
    return _box(own_components() | parse(text, source), source)


@cache
def _own_box() -> Box:
    return _box(own_components(), "data/*.toml")


def _box(facts: dict[str, Any], source: str) -> Box:
    file = check(ComponentFile, facts, source)
    _check_tiles(file.tile, source)
    for entry in file.side:
        _check_side(entry, source)
    _check_ids(file, source)
    for start in file.cap.start:
        if len(start.goods) != start.seats:
            raise BadData(f"{source}, cap.start for {start.seats} seats, field goods: one number a seat is needed.")
    starts = {start.seats: start for start in file.cap.start}
    if sorted(starts) != [2, 3, 4]:
        raise BadData(f"{source}, cap.start: there must be one entry each for 2, 3 and 4 seats.")
    return Box(
        _texts(),
        [Tile(tile.id, tile.name, int(tile.a[1:]), int(tile.b[1:])) for tile in sorted(file.tile, key=lambda t: t.id)],
        [_side(entry) for entry in sorted(file.side, key=lambda side: (side.id != "COM", side.id))],
        file.cap.line_after_side,
        file.cap.reds,
        file.cap.greys,
        [Package(s.wood, s.goods, s.glory, s.free_improvement) for _, s in sorted(starts.items())],
    )


def _check_tiles(tiles: list[TileEntry], source: str) -> None:
    faces = {face for tile in tiles for face in (tile.a, tile.b)}
    for number in range(1, 16):
        if f"S{number:02d}" not in faces:
            raise BadData(f"{source}, section tile: S{number:02d} is on no face; each of S01 to S15 is needed once.")


def _check_ids(file: ComponentFile, source: str) -> None:
    for section, ids in (("tile", [tile.id for tile in file.tile]), ("side", [side.id for side in file.side])):
        for ident in ids:
            if ids.count(ident) > 1:
                raise BadData(f"{source}, {section} {ident}: this id is there twice.")
    printed = {ability for side in file.side for tier in side.tiers for ability in tier}
    for number in range(1, 34):
        if f"A{number:02d}" not in printed:
            raise BadData(f"{source}, section side: A{number:02d} is on no side; each of A01 to A33 is needed.")


def _check_side(side: SideEntry, source: str) -> None:
    """CAP-SIDE-7."""

    def wrong(field: str, reason: str) -> BadData:
        return BadData(f"{source}, side {side.id}, field {field}: {reason}.")

    if side.costs != sorted(side.costs):
        raise wrong("costs", f"the costs must not fall from step to step: {side.costs}")
    if side.costs[-1] > side.gold:
        raise wrong("costs", f"a step costs {side.costs[-1]} gold, more than the meter's {side.gold}")
    if side.needs[0] != 0:
        raise wrong("needs", f"the first step must need 0 helmets, not {side.needs[0]}")
    if side.needs != sorted(side.needs):
        raise wrong("needs", f"the needs must not fall from step to step: {side.needs}")
    if side.needs[-1] > len(side.helmets):
        raise wrong("needs", f"a step needs {side.needs[-1]} helmets, and there are {len(side.helmets)} marks")
    if side.helmets != sorted(set(side.helmets)):
        raise wrong("helmets", f"the marks must rise from one to the next: {side.helmets}")
    if side.helmets and side.helmets[-1] >= side.glory:
        raise wrong("helmets", f"a mark at {side.helmets[-1]} is not below the throne at {side.glory}")
    _check_lines(side, wrong)


def _check_lines(side: SideEntry, wrong: Any) -> None:
    widths = [1, *[len(tier) for tier in side.tiers]]
    for tier, lines in enumerate(side.lines):
        if len(lines) != widths[tier]:
            raise wrong("lines", f"tier {tier} has {widths[tier]} spaces, but lines for {len(lines)}")
        for goals in lines:
            if not goals:
                raise wrong("lines", f"a space of tier {tier} leads nowhere, so its throne can't be reached")
            if any(not 0 <= goal < widths[tier + 1] for goal in goals):
                raise wrong("lines", f"tier {tier + 1} has spaces 0 to {widths[tier + 1] - 1}, not all of {goals}")
        reached = {goal for goals in lines for goal in goals}
        for space in range(widths[tier + 1]):
            if space not in reached:
                raise wrong("lines", f"space {space} of tier {tier + 1} can't be reached from the start")


def _side(entry: SideEntry) -> Side:
    abilities = [0, *[int(ability[1:]) for tier in entry.tiers for ability in tier], 0]
    firsts = [0, 1, 1 + len(entry.tiers[0]), 1 + len(entry.tiers[0]) + len(entry.tiers[1])]
    ways = [
        [firsts[tier + 1] + goal for goal in sorted(set(goals))]
        for tier, lines in enumerate(entry.lines)
        for goals in lines
    ]
    throne = len(abilities) - 1
    ways += [[throne] for _ in entry.tiers[2]] + [[]]
    return Side(
        entry.id,
        entry.name,
        abilities,
        ways,
        entry.costs,
        entry.needs,
        entry.helmets,
        entry.wood,
        entry.gold,
        entry.glory,
    )


@cache
def _texts() -> Texts:
    file = check(TextsFile, own_file("bottlecap", "texts.toml"), "texts.toml")
    return Texts(["", *[space.name for space in file.space]], ["", *[ability.name for ability in file.ability]])
