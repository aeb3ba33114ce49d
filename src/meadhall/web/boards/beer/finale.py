"""The end of the night: who won and how, and what everybody had to drink."""

from __future__ import annotations

from meadhall.engine.message import Listing
from meadhall.games.beer import events, naming
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import card_icon, disc, gem, linearGradient, radialGradient, valhalla_icon
from meadhall.web.boards.beer.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import (
    Element,
    Node,
    b,
    defs,
    div,
    h3,
    header,
    li,
    ol,
    p,
    path,
    rect,
    section,
    small,
    span,
    stop,
    svg,
)
from meadhall.web.icons import icon
from meadhall.web.parts import moments
from meadhall.web.parts.homecoming import Home, homecoming, what_decided


def finale(at: Seen) -> Node:
    table = at.table
    team = table.team_drinks()
    return [
        triumph(at),
        section("#finale.finale", aria_labelledby="finale-title", tabindex="0")[
            header[h3("#finale-title")[said("finale-standings")], p[how(at)]],
            ol[
                [
                    _standing(
                        seat,
                        at.page.seats[seat].name,
                        named(naming.board(table.players[seat].board)),
                        seat in table.winners,
                        table.players[seat].state,
                        table.players[seat].beers,
                        table.players[seat].sakes,
                        team,
                        gifts_of(at, seat),
                    )
                    for seat in table.places()
                ]
            ],
        ],
        what_decided(decided(at)),
    ]


def gifts_of(at: Seen, seat: int) -> tuple[tuple[str, str], ...]:
    return tuple(
        (named(naming.valhalla(card)), valhalla_icon(card.ident))
        for number, card in enumerate(at.table.box.valhalla)
        if at.table.players[seat].has(number)
    )


def triumph(at: Seen) -> Element:
    """The winner's own Warrior as he stood at the end; yours, if you are among the winners."""
    table = at.table
    you = at.page.viewer_seat
    winners = table.winners
    hero = you if you is not None and you in winners else winners[0]
    spirits = table.players[hero].state == SPIRIT
    if len(winners) > 1 or spirits:
        title = said("finale-spirits", winners=Listing([table.who(seat) for seat in winners]))
    else:
        title = moments.you_win(at.page) if hero == you else said("finale-wins", seat=table.who(hero))
    scores = table.scores()
    others = [int(scores[seat]) for seat in range(table.setting.seats) if seat not in winners]
    most = int(scores[hero])
    behind = 0 if you is None or you in winners else most - int(scores[you])
    below = said("finale-by", drinks=most, next=max(others, default=0), behind=behind)
    player = table.players[hero]
    gear = tuple(card_icon(table.box.cards[card]) for card in player.gear[:4])
    shown = _hero(hero, spirits, gear, player.beers, player.sakes, gifts_of(at, hero))
    return homecoming(shown, title, below, you in winners, Home("in-hall", hall()))


@drawn
def _hero(
    seat: int, spirit: bool, gear: tuple[str, ...], beers: int, sakes: int, gifts: tuple[tuple[str, str], ...]
) -> Element:
    """The Warrior behind his shield, with what he wields, and all that he has drunk before him."""
    half = (len(gear) + 1) // 2
    return div(class_="champion spirit" if spirit else "champion", aria_hidden="true")[
        div(".arms")[[icon(sign, "arm") for sign in gear[:half]]],
        div(".figure")[icon("ghost" if spirit else "viking-head", "head"), disc(seat, "large")],
        div(".arms")[[icon(sign, "arm") for sign in gear[half:]], [icon(sign, "arm leaf") for _, sign in gifts]],
        div(".drunk")[[gem(0)] * beers, [gem(1)] * sakes],
    ]


@drawn
def hall() -> Element:
    """The hall by night: beams, a fire, and the long table."""
    return svg(class_="scenery hall", viewBox="0 0 1116 420", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        defs[
            radialGradient(id="fin-fire", cx="50%", cy="70%", r="75%")[
                stop(offset="0", class_="fire-1"),
                stop(offset="0.4", class_="fire-2"),
                stop(offset="1", class_="fire-3"),
            ],
            linearGradient(id="fin-table", x1="0", y1="0", x2="0", y2="1")[
                stop(offset="0", class_="table-1"), stop(offset="1", class_="table-2")
            ],
        ],
        rect(width=1116, height=420, fill="url(#fin-fire)"),
        path(class_="beam", d="M0,0H1116V46L930,22H186L0,46Z"),
        path(class_="beam", d="M70,20H110V340H70ZM1006,20H1046V340H1006ZM250,20H278V330H250ZM838,20H866V330H838Z"),
        path(class_="brace", d="M110,120L186,24M1006,120L930,24M278,104L340,22M838,104L776,22"),
        rect(y=338, width=1116, height=82, fill="url(#fin-table)"),
        path(class_="plank", d="M0,338H1116M0,362H1116M0,392H1116"),
    ]


# What decided it


def decided(at: Seen) -> list[str]:
    """How the winner came to his drinks, whom he slew, who took the last one; and what you lacked."""
    table = at.table
    you = at.page.viewer_seat
    hero = you if you is not None and you in table.winners else table.winners[0]
    drunk = _count(at, events.DRANK, hero) + _count(at, events.STOLE, hero)
    lines = [said("decided-drunk", seat=table.who(hero), drunk=drunk, kept=table.players[hero].drinks)]
    slain: list[object] = [
        table.who(event.seat)
        for event in table.events()
        if event.kind == events.DIED and table.kinds().read(event, "whom") == hero and event.seat != hero
    ]
    if slain:
        lines.append(said("decided-slain", seat=table.who(hero), count=len(slain), slain=Listing(slain)))
    last = next((event.seat for event in table.events() if event.kind == events.SUDDEN_DEATH), -1)
    if last >= 0:
        lines.append(said("decided-mug", seat=table.who(last)))
    if you is not None and you not in table.winners:
        mine = _count(at, events.DRANK, you) + _count(at, events.STOLE, you)
        lost = max(0, mine - table.players[you].drinks)
        lines.append(said("decided-yours", drunk=mine, lost=lost, burnt=min(lost, _count(at, events.BURNT, you))))
    return lines


def _count(at: Seen, kind: int, seat: int) -> int:
    return sum(event.kind == kind and event.seat == seat for event in at.table.events())


def how(at: Seen) -> str:
    """What decided it."""
    table = at.table
    rule = at.page.result.rule if at.page.result is not None else ""
    if not table.winners:
        return ""
    if table.players[table.winners[0]].state == SPIRIT:
        return said("board-won-spirits")
    reasons = {"BEER-SD-5": "kinds", "BEER-SD-7": "warriors", "BEER-SD-10": "life"}
    return said(f"board-won-{reasons.get(rule, 'drinks')}")


@drawn
def _standing(
    seat: int,
    name: str,
    board: str,
    won: bool,
    state: int,
    beers: int,
    sakes: int,
    team: int,
    gifts: tuple[tuple[str, str], ...],
) -> Element:
    total = beers + sakes
    return li(
        f"#seat-{seat}", class_=f"standing s{seat}" + (" won" if won else "") + (" spirit" if state == SPIRIT else "")
    )[
        span(".who")[disc(seat), span[h3[name], small[_what(board, state)]]],
        span(".had", role="img", aria_label=said("all-of", things=naming.drinks(beers, sakes)))[
            [gem(0)] * beers, [gem(1)] * sakes
        ],
        span(".gifts")[
            [span(".leaf", data_tip=said("will-say", words=called))[icon(sign, label=called)] for called, sign in gifts]
        ],
        b(".score")[span(data_counts=total)[total], small[_counted(total, state, team)]],
        icon("laurels", "wreath", said("board-winner")) if won else None,
    ]


def _what(board: str, state: int) -> str:
    if state == SPIRIT:
        return said("board-who-spirit", board=board)
    return said("board-who-out", board=board) if state == OUT else board


def _counted(total: int, state: int, team: int) -> Node:
    if state == SPIRIT and team != total:
        return said("board-team-has", team=team)
    return said("unit-drinks", count=total)
