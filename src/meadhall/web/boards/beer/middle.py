"""The middle of the table: the Mug, the piles with the back that is on top, and what else belongs to all."""

from __future__ import annotations

from meadhall.engine.language import spoken
from meadhall.games.beer import naming
from meadhall.games.beer.actions import FOR_CARD, FROM_MUG, PILE, POUR, STEAL
from meadhall.games.beer.steps.discard import played_by
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import (
    UNKNOWN,
    back,
    back_name,
    back_of,
    card_icon,
    gem,
    location_icon,
    mug,
    press,
    short_name,
    spot,
)
from meadhall.web.boards.beer.words import around, briefly, capital, named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, p, span
from meadhall.web.icons import icon

PILES = (("pile",), ("pile-vikings", "pile-samurai"))


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
            (action, key, label, named(naming.drink((action - (STEAL if action >= STEAL else POUR)) % 2)))
            for action, key, label, _ in found
        ]
    both = said("board-both", beers=table.mug_beers, sakes=table.mug_sakes)
    return spot(
        found,
        "mug-spot",
        mug(table.mug_beers, table.mug_sakes, table.sudden),
        span(".caption")[_in_mug(table.mug, table.sudden), em[both] if table.mug_sakes and table.mug_beers else None],
        tip=said("tip-mug"),
        rule="BEER-SD-1",
        piece="mug",
    )


@drawn
def _in_mug(left: int, sudden: bool) -> Node:
    if sudden:
        return said("board-empty-mug")
    parts = around("board-mug", b[left])
    return [span(".word")[part] if isinstance(part, str) else part for part in parts]


def pile(at: Seen, number: int) -> Element:
    table = at.table
    this = table.piles[number]
    kind = back_of(table.box, this.top()) if this.left else UNKNOWN
    actions = [PILE + number] + ([FOR_CARD] if number == 0 else [])
    name = said(f"board-{PILES[len(table.piles) - 1][number]}")
    top = said("board-empty") if this.left == 0 else "" if kind == UNKNOWN else named(naming.back(kind))
    return spot(
        at.found(actions),
        "pile-spot",
        span(".over")[top],
        back(kind, "stack" if this.left > 1 else "", False) if this.left else span(".back.none"),
        span(".caption")[span(".word")[name, " "], b[this.left]],
        tip=said("board-pile-tip", count=this.left, back=back_name(kind)),
        rule="BEER-SPI-2",
        piece="pile",
    )


def discards(at: Seen) -> Node:
    """The card on top of each discard pile."""
    found: list[Node] = []
    for number, this in enumerate(at.table.piles):
        top = this.discards[-1] if this.discards else -1
        text = at.table.box.cards[top] if top >= 0 else None
        found.append(
            _discards(
                named(naming.text(text)) if text is not None else "",
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
    return span(".discards", data_tip=said("board-discards-tip", count=count, card=name))[
        span(class_=f"sheet {kind}", data_vt=f"card-{card}")[icon(sign), span(".called")[short]]
        if count
        else span(".sheet.none"),
        span(".caption")[span(".word")[said("board-discards"), " "], b[count]],
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
    caption = said("board-plays", seat=table.who(played_by(table, card)))
    return _played(caption, short_name(text), card_icon(text), text.kind, card)


@drawn
def _played(caption: str, name: str, sign: str, kind: int, card: int) -> Element:
    return span(".resolving")[
        span(class_=f"sheet kind-{kind}", data_vt=f"card-{card}")[icon(sign), span(".called")[name]],
        span(".caption")[caption],
    ]


@drawn
def _sudden() -> Element:
    return p(
        ".sudden",
        data_tip=said("board-sudden-tip"),
        data_tip_rule="BEER-SD-1",
    )[icon("death-skull"), said("board-sudden")]


def location(at: Seen) -> Node:
    number = at.table.rules.location
    if number == 0:
        return None
    place = at.table.box.locations[number]
    says = said("will-say", words=capital(named(naming.printed(place))))
    return _location(named(naming.location(place)), says, place.rule, location_icon(place.ident))


@drawn
def _location(name: str, says: str, rule: str, sign: str) -> Element:
    return p(
        ".location",
        tabindex="0",
        data_tip=says,
        data_tip_head=said("board-head", thing=name),
        data_tip_rule=rule,
    )[icon(sign), span(".word")[name]]


def _counts(at: Seen) -> Node:
    table = at.table
    return _counted(table.reserve, len(table.valhalla_deck))


@drawn
def _counted(reserve: int, valhalla: int) -> Node:
    return [
        span(data_tip=said("tip-reserve"))[around("board-reserve", b[reserve], steps=reserve)],
        span(data_tip=said("tip-valhalla"))[around("board-valhalla-left", b[valhalla])],
    ]


def out_of_play(at: Seen) -> Node:
    """Drinks that left the game; they can be taken from there by some cards."""
    table = at.table
    found: list[Node] = []
    for kind, count in ((0, table.out_beers), (1, table.out_sakes)):
        action = POUR + 2 + kind
        if kind and not table.rules.combined:
            continue
        away = naming.say("board-out-of-play")
        short = f" {briefly(away)}" if kind == 0 else None
        shown: Node = [gem(kind), b[count], span(".where")[" ", spoken(away)] if kind == 0 else None]
        if action in at.options:
            option = at.options[action]
            found.append(press(action, option.key, "floor", option.label, shown, data_short=short))
        else:
            found.append(
                span(".floor", data_short=short, data_tip=said("tip-floor"))[
                    shown, span(".unseen")[" ", named(naming.drink(kind))]
                ]
            )
    return found
