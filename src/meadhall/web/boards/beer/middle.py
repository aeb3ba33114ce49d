"""The middle of the table: the Mug, the piles with the back that is on top, and what else belongs to all."""

from __future__ import annotations

from meadhall.engine.words import many, plural
from meadhall.games.beer.actions import FOR_CARD, FROM_MUG, PILE, POUR, STEAL
from meadhall.games.beer.components import BACK_NAMES, DRINK_NAMES
from meadhall.games.beer.steps.discard import played_by
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import (
    UNKNOWN,
    back,
    back_of,
    card_icon,
    gem,
    location_icon,
    mug,
    press,
    short_name,
    spot,
)
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, p, span
from meadhall.web.icons import icon

PILES = (("Draw",), ("Vikings", "Samurai"))


def middle(at: Seen) -> Element:
    table = at.table
    return div(class_="middle two" if len(table.piles) > 1 else "middle")[
        the_mug(at),
        [pile(at, number) for number in range(len(table.piles))],
        played(at) or discards(at),
        div(".facts")[
            _sudden() if table.sudden else None,
            location(at),
            p(".counts")[_counts(at), out_of_play(at)],
        ],
    ]


def the_mug(at: Seen) -> Element:
    """A drink out of it is a button of its own when there are two kinds."""
    table = at.table
    actions = [POUR + 2 * FROM_MUG, POUR + 2 * FROM_MUG + 1, STEAL, STEAL + 1]
    found = at.found(actions)
    if len(found) > 1:
        found = [
            (action, key, label, DRINK_NAMES[(action - (STEAL if action >= STEAL else POUR)) % 2])
            for action, key, label, _ in found
        ]
    both = f"{table.mug_beers} Beer, {table.mug_sakes} Sake" if table.mug_sakes and table.mug_beers else ""
    return spot(
        found,
        "mug-spot",
        mug(table.mug_beers, table.mug_sakes, table.sudden),
        span(".caption")[_in_mug(table.mug, table.sudden), em[both] if both else None],
    )


@drawn
def _in_mug(left: int, sudden: bool) -> Node:
    return "Mug empty" if sudden else [span(".word")["Mug "], b[left], span(".word")[" left"]]


def pile(at: Seen, number: int) -> Element:
    table = at.table
    this = table.piles[number]
    kind = back_of(table.box, this.top()) if this.left else UNKNOWN
    actions = [PILE + number] + ([FOR_CARD] if number == 0 else [])
    name = PILES[len(table.piles) - 1][number]
    said = "empty" if this.left == 0 else "" if kind == UNKNOWN else BACK_NAMES[kind]
    return spot(
        at.found(actions),
        "pile-spot",
        span(".over")[said],
        back(kind, "stack" if this.left > 1 else "", False) if this.left else span(".back.none"),
        span(".caption")[span(".word")[name, " "], b[this.left]],
        tip=f"The back on top of {many(this.left, 'card')}: {said}." if this.left else "The pile is empty.",
        rule="BEER-SPI-2",
    )


def discards(at: Seen) -> Node:
    """The card on top of each discard pile."""
    found: list[Node] = []
    for number, this in enumerate(at.table.piles):
        top = this.discards[-1] if this.discards else -1
        text = at.table.box.cards[top] if top >= 0 else None
        found.append(
            _discards(
                text.name if text is not None else "",
                short_name(text) if text is not None else "",
                card_icon(text) if text is not None else "",
                f"kind-{text.kind}" if text is not None else "",
                top,
                len(this.discards),
                number,
            )
        )
    return found


@drawn
def _discards(name: str, short: str, sign: str, kind: str, card: int, count: int, number: int) -> Element:
    return span(".discards", data_tip=f"{count} discarded, {name} on top." if count else "Nothing is discarded yet.")[
        span(class_=f"sheet {kind}", data_vt=f"card-{card}")[icon(sign), span(".called")[short]]
        if count
        else span(".sheet.none"),
        span(".caption")[span(".word")["Discards "], b[count]],
    ]


def played(at: Seen) -> Node:
    """A card that is being carried out, for everybody but who has it before him; it lies where it will end up."""
    table = at.table
    mine = at.page.viewer_seat
    others = [card for card in table.resolving if card >= 0 and played_by(table, card) != mine]
    if not others:
        return None
    card = others[-1]
    text = table.box.cards[card]
    return _played(at.name(played_by(table, card)), text.name, card_icon(text), text.kind, card)


@drawn
def _played(who: str, name: str, sign: str, kind: int, card: int) -> Element:
    return span(".resolving")[
        span(class_=f"sheet kind-{kind}", data_vt=f"card-{card}")[icon(sign), span(".called")[name]],
        span(".caption")[f"{who} play{'' if who == 'You' else 's'}"],
    ]


@drawn
def _sudden() -> Element:
    return p(
        ".sudden",
        data_tip="The Mug is empty: no more drinks, and everybody has one last turn.",
        data_tip_rule="BEER-SD-1",
    )[icon("death-skull"), "Sudden Death"]


def location(at: Seen) -> Node:
    number = at.table.rules.location
    if number == 0:
        return None
    place = at.table.box.locations[number]
    return _location(place.name, place.text, place.rule, location_icon(place.ident))


@drawn
def _location(name: str, text: str, rule: str, sign: str) -> Element:
    return p(
        ".location",
        tabindex="0",
        data_tip=f"{text[:1].upper()}{text[1:]}.",
        data_tip_head=f"{name}:",
        data_tip_rule=rule,
    )[icon(sign), name]


def _counts(at: Seen) -> Node:
    table = at.table
    return _counted(table.reserve, len(table.valhalla_deck))


@drawn
def _counted(reserve: int, valhalla: int) -> Node:
    return [
        span["Reserve ", b[reserve], " " + plural(reserve, "Step")],
        span["Valhalla ", b[valhalla]],
    ]


def out_of_play(at: Seen) -> Node:
    """Drinks that left the game; they can be taken from there by some cards."""
    table = at.table
    found: list[Node] = []
    for kind, count in ((0, table.out_beers), (1, table.out_sakes)):
        action = POUR + 2 + kind
        if kind and not table.rules.combined:
            continue
        said: Node = [gem(kind), b[count], [" out", span(".where")[" of play"]] if kind == 0 else None]
        if action in at.options:
            option = at.options[action]
            found.append(press(action, option.key, "floor", option.label, said))
        else:
            found.append(span(".floor")[said, span(".unseen")[f" {DRINK_NAMES[kind]}s"]])
    return found
