"""The seat in front: the same things as on the others' boards, side by side."""

from __future__ import annotations

from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.web.boards.beer import spirit, warrior
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.rivals import heading
from meadhall.web.boards.beer.symbols import card_icon, disc, gem, heart, short_name
from meadhall.web.boards.beer.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, input, label, section, span
from meadhall.web.icons import icon


def line(at: Seen) -> Node:
    """The own board in one line, for a phone; it opens upwards."""
    seat = at.focus
    player = at.table.players[seat]
    wielded = player.usable_wielded()
    text = at.table.box.cards[wielded] if wielded >= 0 else None
    return [
        input("#open-mine", class_="turn unseen", type="checkbox", aria_label=said("line-open")),
        _line(
            seat,
            player.state,
            len(player.life),
            len(player.wounds),
            player.drinks,
            len(player.hand),
            "" if text is None else short_name(text),
            "" if text is None else said("line-wielded", steps=text.steps, defense=text.defense),
            "" if text is None else card_icon(text),
        ),
    ]


@drawn
def _line(
    seat: int, state: int, life: int, wounds: int, drinks: int, held: int, weapon: str, reach: str, sign: str
) -> Element:
    alive = state not in (SPIRIT, OUT)
    return label(
        class_=f"mine-line s{seat}" + ("" if alive else " ghostly"),
        for_="open-mine",
        data_piece="mine life wielded",  # on a phone it stands for all of these
        aria_hidden="true",
    )[
        disc(seat),
        [
            span(".count")[span(".num")[heart(), b[life]], span(".word")[said("board-life")]],
            span(".count")[span(".num")[b[wounds]], span(".word")[said("board-wounds")]],
        ]
        if alive
        else span(".count")[span(".num")[icon("ghost"), b[held]], span(".word")[said("line-cards")]],
        span(".count")[span(".num")[gem(0), b[drinks]], span(".word")[said("unit-drinks", count=drinks)]],
        span(".in-hand")[icon(sign), span[b[weapon], span(".word")[reach]]]
        if weapon
        else span(".in-hand.bare")[icon("fist"), span[b[said("board-bare-hands")]]]
        if alive
        else span(".in-hand.bare"),
        icon("play-button", "chevron"),
    ]


def area(at: Seen) -> Element:
    seat = at.focus
    info = at.page.seats[seat]
    player = at.table.players[seat]
    ghost = player.state == SPIRIT
    struck = at.attack is not None and at.attack.target == seat
    return section(
        "#mine",
        class_={
            "mine": True,
            f"s{seat}": True,
            "parchment": not ghost,
            "spirit-board": ghost,
            "asked": info.thinking,
            "struck": struck,
        },
        aria_label=said("board-of", seat=at.table.who(seat)),
    )[heading(at, info), _inside(at, seat)]


def _inside(at: Seen, seat: int) -> Node:
    state = at.table.players[seat].state
    if state == OUT:
        return div(".gone")[said("board-eliminated")]
    if state == SPIRIT:
        return spirit.board(at, seat)
    return [
        div(".piles", data_piece="life")[warrior.piles(at, seat)],
        div(".things")[
            div(".shelf")[warrior.tiles(at, seat), div(".gifts")[warrior.valhalla(at, seat)]],
            warrior.power(at, seat),
        ],
    ]
