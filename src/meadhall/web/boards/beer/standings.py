"""If the Mug were empty now: who would win, and how far everybody is; the Spirits are one contender."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.message import Listing
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.games.beer.steps.ending import TEAM, ahead, drinks_of
from meadhall.games.beer.table import Beer
from meadhall.web.boards.beer.symbols import gem
from meadhall.web.boards.beer.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, h2, header, li, ol, p, section, small, span
from meadhall.web.icons import icon
from meadhall.web.model import TablePage
from meadhall.web.parts.shield import shield

MOST_GEMS = 6  # drinks that are drawn one by one; of more the number tells


class Contender(NamedTuple):
    """A Warrior, or all Spirits together."""

    seats: tuple[int, ...]
    name: str
    beers: int
    sakes: int
    spirits: bool
    yours: bool
    first: bool  # would win, or is among those between whom it is undecided


def beside(page: TablePage, news: Node) -> Node:
    """The standings above what happened; at the end the scene tells both."""
    table = page.view.table
    assert isinstance(table, Beer)
    return news if table.over else [panel(page, table), news]


def contenders(page: TablePage, table: Beer) -> list[Contender]:
    """From first to last."""
    leading, _ = ahead(table)
    order = sorted([*table.warriors, TEAM], key=lambda one: (-drinks_of(table, one), one not in leading, one == TEAM))
    found = []
    for one in order:
        seats = tuple(table.spirits()) if one == TEAM else (one,)
        if not seats:
            continue
        names = [_name(page, seat) for seat in seats]
        found.append(
            Contender(
                seats,
                said("standings-spirits", seats=Listing(list(names))) if one == TEAM else names[0],
                sum(table.players[seat].beers for seat in seats),
                sum(table.players[seat].sakes for seat in seats),
                one == TEAM,
                page.viewer_seat in seats,
                one in leading and drinks_of(table, one) > 0,
            )
        )
    return found


def _name(page: TablePage, seat: int) -> str:
    return said("standings-you") if seat == page.viewer_seat else page.seats[seat].name


def panel(page: TablePage, table: Beer) -> Node:
    return _panel(tuple(contenders(page, table)), table.mug, table.sudden, verdict(page, table))


def verdict(page: TablePage, table: Beer) -> str:
    """Who would win and by what; and what you lack, if you would not."""
    leading, rule = ahead(table)
    most = max((drinks_of(table, one) for one in leading), default=0)  # all may be Spirits without a drink
    if most == 0:
        return said("standings-nobody")
    you = page.viewer_seat
    state = OUT if you is None else table.players[you].state
    own = TEAM if state == SPIRIT else you
    if len(leading) > 1:
        words = said("standings-tied", count=len(leading), yours=1 if own in leading else 0)
    else:
        broken = 1 if rule == "BEER-SD-5" else 0
        team = leading[0] == TEAM
        who = "team" if team else "you" if own == leading[0] else "other"
        words = said("standings-first", who=who, name="" if team else page.seats[leading[0]].name, tie=broken)
    if you is None or state == OUT or own in leading:
        return words
    lack = most - drinks_of(table, TEAM if state == SPIRIT else you)
    return f"{words} {said('standings-behind', drinks=lack)}"


@drawn
def _panel(rows: tuple[Contender, ...], mug: int, sudden: bool, words: str) -> Element:
    return section("#standings.standings.parchment", aria_labelledby="standings-title")[
        header[
            h2("#standings-title")[said("standings-sudden" if sudden else "standings")],
            small[said("standings-left", left=mug)] if not sudden else None,
        ],
        ol(class_=f"of-{len(rows)}")[[_row(one) for one in rows]],
        p(".verdict")[words],
    ]


def _row(one: Contender) -> Element:
    total = one.beers + one.sakes
    gems = [gem(0)] * one.beers + [gem(1)] * one.sakes if total <= MOST_GEMS else []
    return li(
        class_={"yours": one.yours, "first": one.first},
        data_vt="contender-spirits" if one.spirits else f"contender-{one.seats[0]}",
    )[
        icon("ghost") if one.spirits else shield(one.seats[0]),
        span(".name")[one.name],
        span(".gems-drunk", aria_hidden="true")[gems],
        b[total],
        icon("laurels", "wreath", said("standings-would-win")) if one.first else None,
    ]
