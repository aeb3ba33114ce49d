"""Building in one click: sail to Build, pay, and choose the step, where nothing on the way is left to chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from meadhall.engine.errors import Refused
from meadhall.engine.language import spoken
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.actions import PART, SAIL, STEP, VERBS
from meadhall.games.bottlecap.steps.spaces import BUILD
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.play.paths import surely
from meadhall.web.boards.bottlecap.symbols import space_icon
from meadhall.web.boards.bottlecap.words import named, said
from meadhall.web.coaching import suggested
from meadhall.web.drawn import drawn
from meadhall.web.html import Attribute, Element, Node, button, li, span
from meadhall.web.icons import icon
from meadhall.web.model import OptionInfo, TablePage


@dataclass(frozen=True)
class Way:
    """The decisions that bring the hut to a space of the city, and what they cost."""

    actions: tuple[int, ...]
    distance: int  # to sail
    gold: int
    space: str  # what the step is called, and what it gives
    text: str

    @property
    def value(self) -> str:
        """As the form sends it."""
        return " ".join(str(action) for action in self.actions)


def ways(page: TablePage, table: Bottlecap, options: Mapping[int, OptionInfo]) -> dict[int, Way]:
    """The spaces of the viewer's city that one click builds now."""
    seat = page.viewer_seat
    if seat is None or not page.yours or table.villages[seat].tier >= 4:
        return {}
    village = table.villages[seat]
    found: dict[int, Way] = {}
    for start in _starts(table, seat, options):
        for space in village.side.ways[village.hut]:
            path = (*start, PART, STEP + space)
            if space in found or not _open(table, seat, path):
                continue
            ability = village.side.abilities[space]
            texts = table.box.texts
            found[space] = Way(
                path,
                start[0] - SAIL if start else 0,
                village.side.costs[village.tier],
                named(naming.ability(texts, ability)),
                spoken(naming.meant(texts, ability)) if ability else "",
            )
    return found


def _starts(table: Bottlecap, seat: int, options: Mapping[int, OptionInfo]) -> Iterator[tuple[int, ...]]:
    """How the ship comes to Build: it lies there, or sails there."""
    if PART in options and table.spaces[table.villages[seat].ship] == BUILD:
        yield ()
    for action in options:
        if VERBS.has(SAIL, action) and table.spaces[table.goal(seat, action - SAIL)] == BUILD:
            yield (action,)


def _open(table: Bottlecap, seat: int, path: tuple[int, ...]) -> bool:
    try:
        return surely(table, seat, path) == len(path)
    except Refused:
        return False


def pressed(way: Way, kind: str, **more: Attribute) -> Element:
    """A button that makes all decisions of the way."""
    return button(class_=kind, type="submit", form="act", name="action", value=way.value, **more)


def lines(page: TablePage, found: Mapping[int, Way]) -> list[Node]:
    """The ways in words, for the list of options."""
    return [_line(way, suggested(page, way.actions)) for way in found.values()]


@drawn
def _line(way: Way, coached: bool) -> Element:
    return li(".whole-way")[
        pressed(way, "choice", data_coached=coached)[
            span(".disc", aria_hidden="true")[icon(space_icon(BUILD))],
            span(".said")[
                span(".title")[said("way-build", space=way.space)],
                span(".outcome")[said("way-costs", distance=way.distance, gold=way.gold), " ", way.text],
            ],
        ]
    ]
