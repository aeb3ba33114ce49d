"""Bottlecap Vikings on the table: the ring with its ships, the others around it, and your own city below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from meadhall.engine.language import spoken
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.actions import PART, PLACE, ROTATE, SAIL, SWAP, VERBS
from meadhall.games.bottlecap.components import TWO_PARTS
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap
from meadhall.web.boards.bottlecap import builds, city, ring, rivals
from meadhall.web.boards.bottlecap.box import EMBLEM, FIGHTS, MARKS, picture
from meadhall.web.boards.bottlecap.finale import finale
from meadhall.web.boards.bottlecap.gallery import gallery, legend
from meadhall.web.boards.bottlecap.goal import aims, goal
from meadhall.web.boards.bottlecap.ring import SHAPE
from meadhall.web.boards.bottlecap.stage import stage
from meadhall.web.boards.bottlecap.symbols import row, space_icon, space_rows
from meadhall.web.boards.bottlecap.valkyries import valkyries
from meadhall.web.boards.bottlecap.words import named, said
from meadhall.web.boards.generic import beside
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, div, section, span, strong, svg
from meadhall.web.icons import icon
from meadhall.web.model import OptionInfo, RefusedInfo, TablePage
from meadhall.web.parts.options import Wording, listed, lying, toned
from meadhall.web.words import capital

__all__ = ["EMBLEM", "FIGHTS", "MARKS", "beside", "draw", "gallery", "goal", "legend", "picture", "progress", "stage"]

# How far things that share a position are moved along the ring, by their number.
SPREAD = {1: (0,), 2: (-30, 30), 3: (-44, 0, 44), 4: (-66, -22, 22, 66), 5: (-76, -38, 0, 38, 76)}


def table_of(page: TablePage) -> Bottlecap:
    table = page.view.table
    assert isinstance(table, Bottlecap)
    return table


def progress(page: TablePage) -> str:
    return said("progress", round=max(1, table_of(page).round))


def draw(page: TablePage) -> Node:
    table = table_of(page)
    if table.over:
        return div("#board.board.cap-board.in-over")[
            finale(page, table), listed(page, score=lambda seat: score(table, seat))
        ]
    options = {one.action: one for one in page.options}
    focus = _focus(page, table)
    ways = builds.ways(page, table, options)
    others = [(focus + step) % table.setting.seats for step in range(1, table.setting.seats)]
    panels = [rivals.rival(table, page.seats[seat]) for seat in others]
    return div("#board", class_=f"board cap-board rivals-{len(panels)}")[
        div(".left")[panels[:2]],
        the_ring(page, table, options),
        div(".right")[aims(table, focus) if len(panels) < 3 else None, panels[2:], valkyries(table, focus)],
        city.area(table, page.seats[focus], options, focus == page.viewer_seat, ways),
        listed(
            page,
            lambda option: worded(table, option),
            ways=builds.lines(page, ways),
            does=lambda refused: offers(page, table, refused),
        ),
    ]


def worded(table: Bottlecap, option: OptionInfo) -> Wording:
    """A part of an action without the name of its space, which the question says already."""
    title = option.label
    if VERBS.has(PART, option.action):
        space = table.spaces[table.villages[table.active].ship]
        title = capital(spoken(naming.part(table.box.texts, space, option.action - PART)))
    return Wording(title, toned(option.outcomes) if option.outcomes else None)


def offers(page: TablePage, table: Bottlecap, refused: RefusedInfo) -> str:
    """What the space offers that can't be reached now; nothing if it is about something else."""
    if page.viewer_seat is None or not VERBS.has(SAIL, refused.action):
        return ""
    space = table.spaces[table.goal(page.viewer_seat, refused.action - SAIL)]
    return spoken(naming.offered(table.box.texts, space))


def score(table: Bottlecap, seat: int) -> str:
    """How near a seat has come to either throne."""
    village = table.villages[seat]
    return said("score", tier=village.tier, glory=village.glory, most=village.side.glory)


def _focus(page: TablePage, table: Bottlecap) -> int:
    """Whose city lies in front: the viewer's own, or for a guest the active seat's."""
    return table.active if page.viewer_seat is None else page.viewer_seat


def the_ring(page: TablePage, table: Bottlecap, options: Mapping[int, OptionInfo]) -> Element:
    asked = page.viewer_seat if page.yours else None
    goals = _goals(table, asked, options)
    refused = _refused(table, asked, page.refused)
    here = table.villages[asked].ship if asked is not None else table.villages[table.active].ship
    states = ["on" if p in goals else "here" if p == here else "off" for p in range(POSITIONS)]
    line_at = (table.rotation + table.box.line_after_side + 0.5) % POSITIONS if table.rules.has_line else None
    first = {position: found[0].action for position, found in goals.items()}
    order = sorted(range(POSITIONS), key=lambda p: states[p] == "on")  # what glows lies over what does not
    sails = asked is not None and any(VERBS.has(SAIL, action) for action in options)
    told = {event.kind for event in page.beat.events} if page.beat is not None else set()
    struck = {page.beat.seat, *page.beat.concerns} if page.beat is not None and events.ATTACKED in told else set()
    return section("#ring", class_={"ring": True, "crossed": events.CROSSED in told}, aria_label=said("board-ring"))[
        div(".square")[
            svg(
                ".drawing",
                viewBox=f"{-SHAPE.reach} {-SHAPE.reach} {2 * SHAPE.reach} {2 * SHAPE.reach}",
                aria_hidden="true",
            )[
                ring.ground(SHAPE),
                [ring.tile(SHAPE, position, states[position], first.get(position)) for position in order],
                ring.cap(SHAPE, table.rotation, line_at),
                ring.course(SHAPE, here, table.villages[asked].heading, min(table.far, 7))
                if sails and asked is not None
                else None,
            ],
            [
                tile_words(
                    position,
                    table.spaces[position],
                    named(naming.place(table, position)),
                    spoken(naming.offered(table.box.texts, table.spaces[position])),
                    states[position],
                    _part_options(position, here, options),
                    refused[position].sentence if position in refused else "",
                    refused[position].rule if position in refused else "",
                    position == table.rotation,
                    first.get(position),
                    naming.place(table, position).key + (" here" if position == here else ""),
                )
                for position in range(POSITIONS)
            ],
            helper(table.rotation, line_at is not None),
            None if line_at is None else damage_line(int(line_at)),
            [afloat(table, position, goals.get(position, []), asked, struck) for position in range(POSITIONS)],
            [swap(action - SWAP, one) for action, one in options.items() if VERBS.has(SWAP, action)],
        ]
    ]


def _goals(table: Bottlecap, asked: int | None, options: Mapping[int, OptionInfo]) -> dict[int, list[OptionInfo]]:
    """The options that lie on the ring, by position."""
    found: dict[int, list[OptionInfo]] = {}
    if asked is None:
        return found
    for action, one in options.items():
        if VERBS.has(SAIL, action):
            found.setdefault(table.goal(asked, action - SAIL), []).append(one)
        elif VERBS.has(PLACE, action):
            found.setdefault(action - PLACE, []).append(one)
        elif VERBS.has(ROTATE, action):
            found.setdefault(action - ROTATE, []).append(one)
    return found


def _refused(table: Bottlecap, asked: int | None, refused: Sequence[RefusedInfo]) -> dict[int, RefusedInfo]:
    """Why a position can't be chosen, where there is something to say."""
    found: dict[int, RefusedInfo] = {}
    if asked is None:
        return found
    for one in refused:
        if VERBS.has(SAIL, one.action):
            found.setdefault(table.goal(asked, one.action - SAIL), one)
        elif VERBS.has(PLACE, one.action):
            found.setdefault(one.action - PLACE, one)
        elif VERBS.has(ROTATE, one.action):
            found.setdefault(one.action - ROTATE, one)
    return found


def labelled(option: OptionInfo) -> str:
    """An option that is drawn on the table, for who can't see it."""
    return said("board-option", key=option.key or "none", label=option.label)


def _part_options(position: int, here: int, options: Mapping[int, OptionInfo]) -> tuple[OptionInfo | None, ...]:
    """The parts of the tile that can be done now: under the own ship only."""
    return tuple(options.get(PART + part) if position == here else None for part in range(2))


@drawn
def tile_words(
    position: int,
    space: int,
    name: str,
    text: str,
    state: str,
    parts: tuple[OptionInfo | None, ...],
    why: str,
    rule: str,
    helped: bool,
    action: int | None,
    piece: str,
) -> Element:
    """Name, icon and parts of a tile; a part that can be done is a button."""
    rows = []
    for number, words in enumerate(space_rows(space)):
        option = parts[number] if number < 2 else None
        if option is not None:
            rows.append(
                lying(
                    "part go",
                    option.action,
                )[
                    span(".disc", aria_hidden="true")[option.key or "·"],
                    span(".unseen")[option.label],
                    span(aria_hidden="true")[row(words)],
                ]
            )
        else:
            rows.append(span(class_="part" if TWO_PARTS[space] else "part note", aria_hidden="true")[row(words)])
    return div(
        f"#tile-{position}",
        class_=f"spot at-{position} {state}" + (" title-first" if position in (7, 0, 1) else ""),
        data_tip=text,
        data_tip_why=why or None,
        data_tip_rule=rule or f"CAP-S{space:02d}",
        data_tip_head=f"{name}:",
        tabindex="0" if action is None else None,
        data_also=action,
        data_piece=piece,
    )[
        icon(space_icon(space), "emblem"),
        strong(".name")[name],
        span(".unseen")[text, " ", said("beside-helper") if helped else None],
        div(".rows")[rows],
    ]


@drawn
def helper(position: int, line: bool) -> Element:
    """What the helper on the cap is, for who points at it."""
    return div(
        f"#helper.mark-of.on-cap.at-{position}",
        tabindex="0",
        data_piece="helper",
        data_tip=said("tip-helper-line" if line else "tip-helper"),
        data_tip_head=said("tip-helper-head"),
        data_tip_rule="CAP-GEO-2",
    )[span(".unseen")[said("tip-helper-head"), " ", said("tip-helper")]]


@drawn
def damage_line(before: int) -> Element:
    """What the red line is, for who points at it."""
    return div(
        f"#line.mark-of.on-line.between-{before}",
        tabindex="0",
        data_piece="line",
        data_tip=said("tip-line"),
        data_tip_head=said("tip-line-head"),
        data_tip_rule="CAP-LINE-1",
    )[span(".unseen")[said("tip-line-head"), " ", said("tip-line")]]


def afloat(
    table: Bottlecap, position: int, goals: list[OptionInfo], asked: int | None, struck: Set[int] = frozenset()
) -> Node:
    """Ships on the water, and where yours may go: a ghost with the number of its option."""
    moored = [seat for seat, village in enumerate(table.villages) if village.ship == position]
    ghost = bool(goals)
    count = len(moored) + ghost
    if count == 0:
        return None
    aside = SPREAD[min(count, 5)]
    shown: list[Node] = []
    if ghost and asked is not None:
        fight = bool([seat for seat in moored if seat != asked]) and VERBS.has(SAIL, goals[0].action)
        turning = VERBS.has(ROTATE, goals[0].action)
        shown = [
            ghost_ship(position, aside[0], asked, one, fight, number, count > 1, turning)
            for number, one in enumerate(goals)
        ]
    return [
        shown,
        [
            moored_ship(
                position,
                aside[ghost + number],
                seat,
                table.name(seat),
                (" yours" if seat == asked else "") + (" struck" if seat in struck else ""),
                table.villages[seat].heading,
            )
            for number, seat in enumerate(moored)
        ],
    ]


@drawn
def ghost_ship(
    position: int, aside: int, seat: int, option: OptionInfo, fight: bool, number: int, crowded: bool, turning: bool
) -> Element:
    """Where an option leads to; a second option that leads to the same place only adds its number."""
    side = "back" if crowded != bool(number) else "ahead"
    return lying(
        f"afloat ghost at-{position} aside{aside} {side}" + (" again" if number else ""),
        option.action,
        aria_label=labelled(option),
    )[
        (icon("viking-head", "turned") if turning else ring.ship(seat)) if not number else None,
        span(".disc")[option.key or "·"],
        span(".fight")[icon("crossed-axes", label=said("board-attack"))] if fight and not number else None,
    ]


@drawn
def moored_ship(position: int, aside: int, seat: int, name: str, state: str, heading: int) -> Element:
    """A ship; the page's script lets it travel round the ring to where it lies now."""
    return div(
        f"#ship-{seat}",
        class_=f"afloat ship at-{position} aside{aside}{state}",
        data_piece=f"ship-{seat}",
        data_at=position,
        data_heading=heading,
        tabindex="0",
        data_tip=said("tip-ship"),
        data_tip_head=said("tip-ship-head", seat=name),
        data_tip_rule="CAP-MOV-1",
    )[ring.ship(seat), span(".unseen")[said("board-ship-of", seat=name)]]


@drawn
def swap(position: int, option: OptionInfo) -> Element:
    """Between two tiles that can change places."""
    action = SWAP + position
    return lying(
        f"swap between-{position} go",
        action,
        aria_label=labelled(option),
    )[span(".disc")[option.key or "⇄"]]
