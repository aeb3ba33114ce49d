"""Great moments: a death and what changes by it, a gift of Valhalla, the last drink out of the Mug."""

from __future__ import annotations

from meadhall.engine.bits import has_bit
from meadhall.engine.event import Event
from meadhall.games.beer import naming
from meadhall.games.beer.components import BACK_NAMES
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.table import Beer
from meadhall.web import links
from meadhall.web.boards.beer.symbols import back, back_of, disc, mug, valhalla_icon
from meadhall.web.boards.beer.words import capital, named, said
from meadhall.web.html import Element, Node, a, b, button, div, h2, h3, li, ol, p, section, span, ul
from meadhall.web.icons import icon
from meadhall.web.model import TablePage

CHANGES = (("goal", "beer-stein"), ("hand", "imp-laugh"), ("phase", "ghost"), ("death", "death-skull"))
struck_out = Element("s")
SPIRITS = "BEER-SPI-1"  # where the rules tell what a Spirit does


def death(page: TablePage, table: Beer, died: Event) -> Node:
    """Your own death says what was and what is now; that of another is told in short."""
    seat = died.seat
    whom = table.kinds().read(died, "whom")
    killer = page.seats[whom].name if whom >= 0 and whom != seat else ""
    name = page.seats[seat].name
    if seat != page.viewer_seat:
        return section(".moment.of-dead.short")[fallen(seat), h2[said("stage-dies", name=name)], p[said("stage-rises")]]
    board = named(naming.board(table.players[seat].board))
    return section(".moment.of-dead.own")[
        fallen(seat),
        h2[said("stage-dies", name=board)],
        p[said("stage-killed", name=killer) if killer else said("stage-fell"), " ", b[said("stage-plays-on")]],
        ul(".changes")[
            [
                li[
                    icon(sign),
                    span[
                        struck_out[said(f"stage-was-{change}")],
                        " ",
                        b[said(f"stage-now-{change}")],
                        span(".means")[said(f"stage-means-{change}")],
                    ],
                ]
                for change, sign in CHANGES
            ]
        ],
        new_hand(table, seat),
        div(".actions")[
            button(".primary", type="button", data_do="scene-next")[said("stage-rise")],
            a(".quiet.button", href=links.rules(page.game.name, SPIRITS), data_rule=SPIRITS)[
                said("stage-what-spirits")
            ],
        ],
    ]


def fallen(seat: int) -> Element:
    """The shield tips over, and the Spirit rises out of it."""
    return div(".fallen", aria_hidden="true")[icon("ghost", "rises"), disc(seat, "tips")]


def new_hand(table: Beer, seat: int) -> Node:
    """The Wounds are the hand from now on; those that match the pile glow."""
    player = table.players[seat]
    if player.state != SPIRIT or not player.hand:
        return None
    top = table.top_back(player.kind)
    held = [back_of(table.box, card) for card in player.hand]
    match = sum(kind == top for kind in held)
    mood = named(naming.back(top)) if 0 <= top < len(BACK_NAMES) else ""
    return div(".new-hand")[
        span(".backs-held")[[span(class_="match" if kind == top else None)[back(kind)] for kind in held]],
        p[b[said("stage-wounds")], " ", said("stage-match", count=match, all=len(held), back=mood) if mood else None],
    ]


def gift(page: TablePage, table: Beer, gained: Event) -> Node:
    """The card of Valhalla that was kept, as it will lie on the board."""
    card = table.box.valhalla[table.kinds().read(gained, "card")]
    yours = gained.seat == page.viewer_seat
    title = said("stage-your-valhalla" if yours else "stage-valhalla", name=page.seats[gained.seat].name)
    return section(".moment.of-valhalla")[
        icon("angel-wings", "sign"),
        h2[title],
        div(".gift-card")[
            icon(valhalla_icon(card.ident)),
            h3[named(naming.valhalla(card))],
            p[capital(named(naming.printed(card)))],
        ],
    ]


def sudden(page: TablePage, table: Beer) -> Node:
    """The Mug tips over: who has a last turn, in their order."""
    seats = table.setting.seats
    first = table.emptied if table.emptied >= 0 else table.active
    order = [(first + step) % seats for step in range(1, seats)]
    due = [seat for seat in order if has_bit(table.due, seat)]
    return section(".moment.of-sudden")[
        div(".last-drop", aria_hidden="true")[mug(0, 0, True)],
        h2[said("stage-sudden")],
        p[said("stage-sudden-about")],
        ol(".last-turns")[[li[disc(seat), span[page.seats[seat].name]] for seat in due]] if due else None,
    ]
