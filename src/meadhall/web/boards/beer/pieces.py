"""The pieces of the circle: Warriors, Spirits, Minions and the Valkyrie, with distances and what could hit them."""

from __future__ import annotations

from meadhall.engine.language import spoken
from meadhall.games.beer import naming
from meadhall.games.beer.actions import (
    FLYING,
    HAUNT,
    LEFT,
    SEAT,
    TARGET,
    minion_card,
)
from meadhall.games.beer.circle import Minion
from meadhall.games.beer.components import SET_SIZE
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.web.boards.beer import ring
from meadhall.web.boards.beer.aims import Threat
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.ring import Layout, Point
from meadhall.web.boards.beer.symbols import card_icon, disc, gem, heart, press
from meadhall.web.boards.beer.words import around, named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, g, path, span, svg
from meadhall.web.icons import icon

Far = tuple[int, int]
ARROW = "M-16,-13H3L20,0L3,13H-16a4,4 0 0 1 -4,-4v-18a4,4 0 0 1 4,-4z"
ARROW_INSIDE = "M-15,-9H1L13,0L1,9H-15z"


def seat_piece(at: Seen, seat: int, where: Point, far: dict[int, Far], aims: dict[int, Threat]) -> Node:
    """A Warrior on the groove; a Spirit hovers outside of it, where he sat."""
    player = at.table.players[seat]
    if player.state == OUT:
        return None
    spirit = player.state == SPIRIT
    place = where.off(36) if spirit else where
    action = next((one for one in (TARGET + seat, SEAT + seat, HAUNT + seat) if one in at.options), None)
    kind = f"piece {place.place} {ring.beside(where)} s{seat}" + (" spirit" if spirit else " warrior")
    attack = at.attack
    if seat == at.focus:
        kind += " front"
    if not at.table.over and seat == at.table.active and at.table.turns:
        kind += " active"
    if attack is not None and attack.source == seat:
        kind += " striking"
    if attack is not None and attack.target == seat:
        kind += " struck"
    inside = seat_inside(
        seat,
        at.name(seat),
        spirit,
        far.get(seat),
        aims.get(seat) if action is not None else None,
        len(player.life),
        player.drinks,
    )
    reach = aims.get(seat)
    if action is not None:
        option = at.options[action]
        if reach is not None and reach.thrown:
            kind += " thrown"
        return press(action, option.key, kind, option.label, inside, data_vt=f"warrior-{seat}")
    return div(
        class_=kind,
        data_vt=f"warrior-{seat}",
        data_target=seat,
        data_tip=_about(at, seat, far.get(seat)),
        data_tip_head=said("board-head", thing=info_name(at, seat)),
    )[inside, in_reach(reach) if reach is not None else None]


def info_name(at: Seen, seat: int) -> str:
    return at.page.seats[seat].name


def _about(at: Seen, seat: int, far: Far | None) -> str:
    """What a piece is, and how far away."""
    player = at.table.players[seat]
    if player.state == SPIRIT:
        return said("tip-spirit", drinks=player.drinks)
    left, right = far if far is not None else (-1, -1)
    return said("tip-warrior", life=len(player.life), drinks=player.drinks, left=left, right=right)


@drawn
def seat_inside(
    seat: int, name: str, spirit: bool, far: Far | None, aim: Threat | None, life: int, drinks: int
) -> Node:
    return [
        span(".token")[disc(seat), icon("ghost") if spirit else None],
        span(".tag")[
            b[name],
            span(".brief", aria_hidden="true")[None if spirit else [heart(), life], gem(0), drinks],
            steps_both(far) if far is not None else None,
            span(".far")[said("board-spirit")] if spirit else None,
        ],
        aimed(aim) if aim is not None else None,
    ]


@drawn
def steps_both(far: Far) -> Element:
    """Both distances; with two Warriors there is one only."""
    left, right = far
    if right < 0:
        return span(".far")[span[around("board-steps", b[left], steps=left)]]
    return span(".far")[
        span[icon("clockwise-rotation"), span(".unseen")[" ", said("board-left-round"), " "], b[left]],
        span[icon("anticlockwise-rotation"), span(".unseen")[" ", said("board-right-round"), " "], b[right]],
    ]


@drawn
def aimed(aim: Threat) -> Element:
    """What would hit here, and how hard."""
    return span(".aim")[icon(aim.icon), span(".with")[aim.tool] if aim.tool else None, b[aim.value], round_about(aim)]


@drawn
def in_reach(aim: Threat) -> Element:
    """In the own turn, before a card is played: which Weapon reaches this piece."""
    return span(".aim.could")[
        icon(aim.icon, label=said("board-in-reach", tool=aim.tool)), b[aim.value], round_about(aim)
    ]


def round_about(aim: Threat) -> Node:
    """Which way the blow goes, where that is not the nearer one."""
    if not aim.long:
        return None
    turned = "clockwise-rotation" if aim.side == LEFT else "anticlockwise-rotation"
    return icon(turned, label=said("board-long-way", side=naming.side(aim.side)))


def minions(at: Seen, laid: Layout, far: dict[int, Far], aims: dict[int, Threat]) -> Node:
    """Those that stand together, of one master, need their distance once; the own ones need none.

    Beside another Warrior there is no room for it either: his words stand there.
    """
    told: set[tuple[int, Far | None]] = set()
    found: list[Node] = []
    for minion, where in laid.minions:
        which = (minion.owner, far.get(16 + minion.number))
        quiet = which in told or minion.owner == at.measured or ring.crowded(laid, where, at.focus)
        told.add(which)
        found.append(minion_piece(at, minion, where, far, aims, "hushed" if quiet else ""))
    return found


def minion_piece(
    at: Seen, minion: Minion, where: Point, far: dict[int, Far], aims: dict[int, Threat], look: str
) -> Node:
    target = 16 + minion.number
    card = minion_card(minion.number)
    text = at.table.box.cards[card] if card >= 0 else None
    sign = card_icon(text) if text is not None else "viking-head" if card < SET_SIZE else "samurai-helmet"
    name = named(naming.minion(at.table, minion.number))
    turn = round(ring.heading(where.angle, minion.side) / 5) * 5 % 360
    kind = f"piece minion {where.place} {ring.outside(where)} s{minion.owner} {look}".strip()
    action = TARGET + target
    aim = aims.get(target)
    tip = said(
        "board-minion",
        piece=naming.minion_of(at.table, minion.number, minion.owner, True),
        attack=at.table.minion_attack(minion),
        defense=at.table.minion_defense(minion),
        movement=at.table.minion_movement(minion),
        steps=at.table.minion_steps(minion),
    )
    inside = minion_inside(name, sign, turn, far.get(target), aim if action in at.options else None)
    vt = f"card-{card}" if card >= 0 else f"base-{minion.number}"
    if action in at.options:
        return press(action, at.options[action].key, kind, at.options[action].label, inside, data_vt=vt, data_tip=tip)
    if at.attack is not None and at.attack.target == target:
        kind += " struck"
    return div(class_=kind, data_vt=vt, data_tip=tip, data_tip_rule="BEER-MIN-4")[
        inside, in_reach(aim) if aim is not None else None
    ]


@drawn
def minion_inside(name: str, sign: str, turn: int, far: Far | None, aim: Threat | None) -> Node:
    return [
        svg(".arrow", viewBox="-24 -24 48 48", aria_hidden="true")[
            g(transform=f"rotate({turn})")[
                path(class_="arrow-body", d=ARROW, transform="translate(0,4) translate(0,-4)"),
                path(class_="arrow-inside", d=ARROW_INSIDE),
            ]
        ],
        icon(sign, "face"),
        span(".tag")[b[name], steps_both(far) if far is not None else None],
        aimed(aim) if aim is not None else None,
    ]


def valkyrie(at: Seen, laid: Layout, aims: dict[int, Threat]) -> Node:
    """She flies above her owner."""
    owner = at.table.valkyrie_owner
    if owner < 0:
        return None
    home = laid.seats[owner]
    side = ring.beside(home)
    if side in ("above", "below"):
        where = home.off(14, laid.sizes.warrior + 18)
    elif side in ("left", "right"):
        where = home.off(-26, laid.sizes.warrior + 8)
    else:
        where = home.off(-laid.sizes.warrior - 17)
    kind = f"piece flying {where.place} s{owner}"
    action = TARGET + FLYING
    piece = naming.minion_of(at.table, FLYING, owner, True)
    inside: Node = [span(".token")[icon("angel-wings", label=spoken(piece))]]
    if action in at.options:
        aim = aims.get(FLYING)
        option = at.options[action]
        shown = [inside, aimed(aim) if aim is not None else None]
        return press(action, option.key, kind, option.label, shown, data_vt="valkyrie")
    return div(class_=kind, data_vt="valkyrie", data_tip=said("board-valkyrie", piece=piece))[inside]
