"""The middle of the table: the cards of this turn in the order in which they act, the stacks and the discards."""

from __future__ import annotations

from meadhall.engine.bits import has_bit
from meadhall.games.drakkar.actions import BOARD, COMMIT, COUNT, DROP, LEAVE, STEAL, STORE, USE, VERBS
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.village import face_of, slot_of
from meadhall.web.boards.drakkar.phase import Phase, Seen, carried_out, revealed
from meadhall.web.boards.drakkar.symbols import Side, back, chip_inside, explained, press, side_of, token
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h3, header, i, li, p, section, span, ul
from meadhall.web.icons import icon
from meadhall.web.parts.shield import shield


def centre(at: Seen) -> Element:
    table = at.table
    shown: Node
    if at.phase is Phase.LAY:
        shown = laid_cards(at)
    elif at.phase is Phase.RESOLVE:
        shown = open_cards(at)
    else:
        shown = [quiet_slot(seat, at.called(seat), *_quiet(at, seat)) for seat in table.clockwise(table.earl)]
    return section("#turn", class_="turn", aria_label=said("board-this-turn"))[
        _head(at.phase.value, table.turn),
        ul(class_=f"slots of-{table.setting.seats}")[shown],
        counting(at),
        stacks(at),
    ]


@drawn
def _head(phase: str, turn: int) -> Element:
    in_turn = phase in ("lay", "resolve")
    return header[
        h3[said("board-title-turn" if in_turn else f"board-title-{phase}", turn=turn)],
        span(".pips", role="img", aria_label=said("board-turn-of", turn=turn, turns=HAND))[
            [i(class_="gone" if n < turn else "now" if n == turn else "") for n in range(1, HAND + 1)]
        ]
        if in_turn
        else None,
        span(".order", tabindex="0", data_tip=said("tip-order"), data_tip_rule="DRK-RES-1")[
            span(".red")[said("unit-red")],
            " → ",
            span(".yellow")[said("unit-yellow")],
            " → ",
            span(".blue")[said("unit-blue")],
        ]
        if in_turn
        else None,
    ]


def _quiet(at: Seen, seat: int) -> tuple[str, str]:
    """Outside of a turn: who has still something to decide, and who sails."""
    if at.phase is Phase.QUESTS:
        kept = len(at.table.villages[seat].kept) == at.table.month
        chosen = kept if at.page.beat is not None else not at.page.seats[seat].thinking  # in a scene nobody is asked
        return (said("board-chosen"), "tied-scroll") if chosen else (said("board-not-yet"), "")
    sails = at.table.villages[seat].complete()
    return (said("board-sails"), "drakkar") if sails else (said("board-stays"), "")


@drawn
def quiet_slot(seat: int, name: str, state: str, sign: str) -> Element:
    return li(class_=f"slot s{seat}")[
        span(class_="hole there" if sign else "hole")[icon(sign) if sign else "…", shield(seat)],
        span(".who")[name, em[state]],
    ]


def laid_cards(at: Seen) -> Node:
    """Before the reveal: backs, in the order in which they were laid; of your own card you know the face."""
    table = at.table
    waiting = [seat for seat in table.clockwise(table.earl) if seat not in table.laid]
    found: list[Node] = []
    for place, seat in enumerate([*table.laid, *waiting]):
        name = at.called(seat)
        th = said("board-place", place=place + 1)
        sealed = table.sealed[seat]
        if seat in table.laid and seat == at.page.viewer_seat and VERBS.has(COMMIT, sealed):
            code = sealed - COMMIT
            found.append(own_slot(seat, code // 2, name, side_of(table.face(table.rules.sides[code])), th))
        elif seat in table.laid:
            found.append(back_slot(seat, name, th))
        elif has_bit(table.out, seat):
            found.append(hole_slot(seat, name, said("board-was-late"), "–", False))
        elif not table.villages[seat].left:
            found.append(hole_slot(seat, name, said("board-no-card"), "–", False))
        else:
            mine = seat == at.page.viewer_seat
            state = said("board-choose" if mine else "board-not-yet")
            found.append(hole_slot(seat, name, state, said("board-your-card") if mine else "?", mine))
    return found


@drawn
def own_slot(seat: int, card: int, name: str, side: Side, place: str) -> Element:
    return li(class_=f"slot s{seat}")[
        span(
            class_=f"laid {side.colour}",
            tabindex="0",
            data_vt=f"card-{card}",
            **explained(side, said("board-card-hidden")),
        )[chip_inside(side)],
        span(".who")[name, em[place]],
    ]


@drawn
def back_slot(seat: int, name: str, place: str) -> Element:
    return li(class_=f"slot s{seat}")[
        span(
            ".laid.covered", tabindex="0", data_vt=f"laid-{seat}", data_tip=said("tip-back"), data_tip_rule="DRK-PLY-11"
        )[back(), shield(seat)],
        span(".who")[name, em[place]],
    ]


@drawn
def hole_slot(seat: int, name: str, state: str, sign: str, yours: bool) -> Element:
    return li(class_=f"slot s{seat}")[
        span(
            class_="hole yours" if yours else "hole", tabindex="0", data_tip=said("tip-hole"), data_tip_rule="DRK-PLY-1"
        )[sign],
        span(".who")[name, em[state]],
    ]


def open_cards(at: Seen) -> Node:
    """After the reveal: red, then yellow, then blue, the lowest number first."""
    table = at.table
    now = carried_out(table)
    found: list[Node] = []
    for seat, slot, face in revealed(table):
        played = table.villages[seat].played
        waits = played >= 0 and slot_of(played) == slot
        side = side_of(table.face(face))
        if waits:
            state = "placing" if _placing(at, seat) else "waits"
        elif side.colour != "yellow" and seat == now:
            state = "acts"
        else:
            state = "done"
        found.append(_open_slot(at, seat, side, state, waits))
    holder = _holder(at)
    if holder is not None:
        found.append(_stolen_slot(at, *holder))
    return found


def _placing(at: Seen, seat: int) -> bool:
    """Is this seat asked what to do with the very card that it has revealed?"""
    return STORE in at.options and seat == at.page.viewer_seat


def _open_slot(at: Seen, seat: int, side: Side, state: str, waits: bool) -> Node:
    """A revealed card; what can be done with it lies on it."""
    actions = [STEAL + seat] if waits else []
    if seat == at.page.viewer_seat:
        actions += [STORE] if waits else []
        actions += [BOARD] if state == "acts" else []
    action = next((one for one in actions if one in at.options), None)
    why = at.refused.get(STEAL + seat)
    name = at.called(seat)
    if action is None:
        sentence, rule = (why.sentence, why.rule) if why is not None else ("", "")
        return open_slot(seat, name, side, state, sentence, rule)
    option = at.options[action]
    verb = said({STORE: "verb-discard", BOARD: "verb-board"}.get(action, "verb-snatch"))
    return li(class_=f"slot s{seat} {state}")[
        press(action, option.key, f"laid {side.colour}", option.label, chip_inside(side), data_vt=f"laid-{seat}"),
        span(".who")[name, em[verb]],
    ]


@drawn
def open_slot(seat: int, name: str, side: Side, state: str, why: str, rule: str) -> Element:
    tip = f"{side.does} {why}" if why else ""
    return li(class_=f"slot s{seat} {state}", tabindex="0", data_tip_rule=rule or None, **explained(side, tip))[
        span(class_=f"laid {side.colour}", data_vt=f"laid-{seat}")[chip_inside(side), shield(seat)],
        span(".who")[name, em[said(f"board-card-{state}")]],
    ]


def _holder(at: Seen) -> tuple[int, int] | None:
    """Who holds a stolen card now, and which: a card that was not his own."""
    slots = {seat: slot for seat, slot, _ in revealed(at.table)}
    for seat, village in enumerate(at.table.villages):
        if village.played >= 0 and slots.get(seat) != slot_of(village.played):
            return seat, village.played
    return None


def _stolen_slot(at: Seen, seat: int, card: int) -> Element:
    side = side_of(at.table.face(face_of(card)))
    inside = chip_inside(side)
    action = next((one for one in (USE, STORE) if one in at.options), None)
    name = at.called(seat)
    if action is None:
        return li(class_=f"slot s{seat} acts")[
            span(class_=f"laid {side.colour}")[inside, shield(seat)], span(".who")[name, em[said("board-stolen")]]
        ]
    option = at.options[action]
    return li(class_=f"slot s{seat} acts")[
        press(action, option.key, f"laid {side.colour}", option.label, inside),
        span(".who")[said("board-stolen"), em[said("do-use" if action == USE else "verb-discard")]],
    ]


def counting(at: Seen) -> Node:
    """The most fearsome seat may count down for the others."""
    option = at.options.get(COUNT)
    if option is not None:
        return press(COUNT, option.key, "count", option.label, said("board-count"))
    if at.table.counted:
        return p(".count.running")[said("board-counting", seat=at.who(at.table.fearsome()))]
    return None


def stacks(at: Seen) -> Element:
    table = at.table
    dealt = sum(1 for village in table.villages if len(village.dealt) > 2 * len(village.kept))
    quests = len(table.rules.box.quests) - sum(len(village.kept) for village in table.villages) - 2 * dealt
    top = side_of(table.face(face_of(table.discards[-1]))) if table.discards else None
    thrown = next((one for one in (LEAVE, DROP) if one in at.options), None)
    heap: Node = _discards(len(table.discards), top)
    if thrown is not None:
        option = at.options[thrown]
        heap = press(thrown, option.key, "discards", option.label, icon("card-discard"), span[said("verb-throw-away")])
    return div(".stacks")[_stacks(tuple(table.stacks), quests, table.rules.unlimited), heap]


@drawn
def _stacks(left: tuple[int, ...], quests: int, unlimited: bool) -> Node:
    return [
        span(".left", tabindex="0", data_tip=said("board-stacks-tip"), data_tip_rule="DRK-LOOT-2")[
            span(".word")[said("board-stacks")], [token(kind, None if unlimited else left[kind]) for kind in range(3)]
        ],
        span(".left", tabindex="0", data_tip=said("board-quest-deck"))[icon("tied-scroll"), b[quests]],
    ]


@drawn
def _discards(many: int, top: Side | None) -> Element:
    tip = said("board-heap", count=many) if top is None else said("board-heap-top", count=many, face=top.called)
    return span(".left.heap", tabindex="0", data_tip=tip)[
        icon("card-discard"), b[many], span(class_=f"last {top.colour}")[top.called] if top is not None else None
    ]
