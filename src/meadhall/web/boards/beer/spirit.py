"""A Spirit's board: the backs in hand against the one on top of the pile, and what follows from it."""

from __future__ import annotations

from meadhall.engine.event import ended
from meadhall.engine.words import many
from meadhall.games.beer.actions import COMMIT, KIND, VERBS
from meadhall.games.beer.components import BACK_NAMES, DROWSY, QUARRELSOME, TROUBLESOME
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import back, back_of, gem, press
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, p, span
from meadhall.web.icons import icon

ELATION = {
    TROUBLESOME: "may add or remove a Step",
    QUARRELSOME: "may move somebody's drink",
    DROWSY: "may let a card slip to another hand",
}


def board(at: Seen, seat: int) -> Node:
    table = at.table
    player = table.players[seat]
    top = table.top_back(player.kind)
    held = tuple(back_of(table.box, card) for card in player.hand)
    match = table.matches(seat, player.kind)
    names = tuple(table.box.name(card) if card >= 0 else "" for card in player.hand)
    return [
        _held(held, names, top, match),
        commits(at, seat),
        _says(top, match, table.team_drinks(), len(table.spirits())),
    ]


@drawn
def _held(held: tuple[int, ...], names: tuple[str, ...], top: int, match: int) -> Element:
    return div(".piles.haunting")[
        [
            span(class_="match" if kind == top else "miss", data_tip=ended(f"{name}.") if name else None)[
                back(kind), icon("check-mark", "fits", "matches the pile") if kind == top else None
            ]
            for kind, name in zip(held, names)
        ],
        span(".tally")[b[f"{match} of {len(held)}"], " match the pile"] if held else span(".tally")["no cards in hand"],
    ]


@drawn
def _says(top: int, match: int, team: int, spirits: int) -> Element:
    elation = f"{BACK_NAMES[top]}: {ELATION[top]}." if top >= 0 else "there is no pile."
    return div(".says")[
        p[b["Elation "], elation, " ", b["Torment "], f"of up to {match}."],
        p(".more")[b["If attacked: "], "may dematerialize; loses drinks, never life."],
        p(".more")[b["The Spirits' team: "], many(team, "drink")] if spirits > 1 else None,
    ]


def commits(at: Seen, seat: int) -> Node:
    """How many matching cards go into a Torment; or which drink a Spirit loses."""
    if seat != at.page.viewer_seat:
        return None
    found = [one for action, one in at.options.items() if VERBS.has(COMMIT, action)]
    drinks = [at.options[KIND + kind] for kind in (0, 1) if KIND + kind in at.options]
    if not found and not drinks:
        return None
    return div(".commits")[
        [press(one.action, one.key, "verb", one.label, played(one.action - COMMIT)) for one in found],
        [press(one.action, one.key, "verb", one.label, gem(one.action - KIND), " lose") for one in drinks],
    ]


def played(cards: int) -> str:
    return "none" if cards == 0 else many(cards, "card")
