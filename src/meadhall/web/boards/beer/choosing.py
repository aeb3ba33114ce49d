"""The own turn: a corner of a card selects card and use in one; here stand its ways, the most promising first."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.action import CHOICE
from meadhall.engine.language import spoken
from meadhall.games.beer import naming
from meadhall.games.beer.actions import (
    AS_ATTACK,
    AS_CALM,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    DONE,
    PLAY,
    THROW,
    VERBS,
)
from meadhall.games.beer.forecast import TEXT_USES
from meadhall.games.beer.naming import say as message
from meadhall.games.beer.steps.warrior import WarriorPhase, still_open
from meadhall.games.beer.table import Beer
from meadhall.games.beer.ways import USES, CardUse, card_uses, throws
from meadhall.web.boards.beer.panel import burning, lines, panel, way_line
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import card_icon
from meadhall.web.boards.beer.words import named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, details, div, h3, label, li, ol, p, span, summary
from meadhall.web.icons import icon
from meadhall.web.parts.options import option_line

SIGNS = {
    AS_ATTACK: "crossed-swords",
    AS_CALM: "crossed-swords",
    AS_MOVE: "walking-boot",
    AS_CHARGE: "whirlwind",
    AS_DRINK: "beer-stein",
}
FEW = 2  # ways that stand beside all else; of more, the first question is asked alone
WORDS = {AS_ATTACK: "attack", AS_CALM: "calm", AS_MOVE: "move", AS_CHARGE: "charge", AS_DRINK: "drink"}


@dataclass(frozen=True)
class Hand:
    """The cards that can be played, each with its place in the hand and its uses."""

    place: int
    card: int
    key: str
    uses: tuple[CardUse, ...]


def is_choosing(at: Seen) -> bool:
    """Does the viewer select cards here?"""
    return at.page.yours and at.yours and isinstance(at.step, WarriorPhase)


def playable(at: Seen) -> list[Hand]:
    return [
        Hand(place, card, at.options[PLAY + card].key, tuple(card_uses(at.table, at.focus, card)))
        for place, (card, here) in enumerate(places(at))
        if here and PLAY + card in at.options
    ]


def places(at: Seen) -> list[tuple[int, bool]]:
    """The hand as it lies in front of its owner, whose turn it is: each card where it lay when the turn began.

    What was played leaves its place empty (False) until a card that is drawn takes it.
    """
    hand = at.table.players[at.focus].hand
    if at.page.began is None or not at.yours:
        return [(card, True) for card in hand]
    began = at.page.began.table
    assert isinstance(began, Beer)
    before = began.players[at.focus].hand
    new = [card for card in hand if card not in before]
    if new and not is_choosing(at):
        return [(card, True) for card in hand]  # to discard from as it is held
    laid = [card if card in hand or not new else new.pop(0) for card in before]
    return [*((card, card in hand) for card in laid), *((card, True) for card in new)]


def ident(card: int, use: int) -> str:
    return f"pick-{card}-{USES.index(use)}"


def sign_of(at: Seen, card: int, use: int) -> str:
    return SIGNS.get(use) or card_icon(at.table.box.cards[card])


def use_word(at: Seen, card: int, use: int) -> str:
    if use == AS_TEXT:
        return spoken(message(TEXT_USES[at.table.box.kind[card]]))
    return said(f"use-{WORDS[use]}")


def choose(at: Seen) -> Element:
    """The panel of one's own turn."""
    cards = playable(at)
    rest = [
        one
        for one in at.page.options
        if one.rank == CHOICE and not burning(one) and not VERBS.has(PLAY, one.action) and one.action != DONE
    ]
    more: list[Node] = []
    for one in rest:
        ways = throws(at.table, at.focus, one.action) if VERBS.has(THROW, one.action) else []
        few = 0 < len(ways) <= FEW
        more += [way_line(at, way, sign="battle-axe") for way in ways] if few else lines(at, [one])
    inside: Node = [
        _unchosen(*_invitation(at, cards)),
        [_chosen(at, one, use) for one in cards for use in one.uses],
    ]
    return panel(at, inside, ending(at, cards), more)


def _invitation(at: Seen, cards: list[Hand]) -> tuple[str, str]:
    """A heading, and what to do; when both cards are played the question says so, and here is what is left."""
    if cards:
        return said("panel-choose"), said("panel-choose-how")
    left = still_open([one.action for one in at.page.options])
    return (said("panel-none"), "") if at.table.plays_left or not left.items else ("", said("panel-still", open=left))


@drawn
def _unchosen(title: str, how: str) -> Element:
    return div(class_={"unchosen": True, "idle": not title})[h3[title] if title else None, p[how] if how else None]


def _chosen(at: Seen, one: Hand, use: CardUse) -> Element:
    """A card in one of its uses: where it leads, and as what else it could be played."""
    called = named(naming.card(at.table, one.card))
    others = [other.use for other in one.uses if other.use != use.use]
    return div(class_=f"chosen at-{one.place} use-{USES.index(use.use)}")[
        h3[said("board-use", card=called, use=use_word(at, one.card, use.use))],
        ol(".choices", data_count=len(use.ways))[
            [way_line(at, way, number == 0, sign_of(at, one.card, use.use)) for number, way in enumerate(use.ways)]
        ],
        div(".or-as")[
            span[said("panel-or-as")],
            [
                label(".quiet.use", for_=ident(one.card, other))[
                    icon(sign_of(at, one.card, other)), use_word(at, one.card, other)
                ]
                for other in others
            ],
        ]
        if others
        else None,
    ]


def ending(at: Seen, cards: list[Hand]) -> Node:
    """The end of the phase says what goes unplayed; while something could still be played it asks once."""
    option = at.options.get(DONE)
    if option is None:
        return None
    left = min(at.table.plays_left, len(cards)) if not at.table.rage else len(cards)
    if left == 0:
        return option_line(option, said("panel-end"), None, False)
    return li(".ending")[
        details("#ending")[
            summary(".choice.ends")[
                span(".said")[span(".title")[said("panel-end")], span(".outcome")[said("panel-unplayed", count=left)]]
            ],
            ol(".burn-list")[option_line(option, said("panel-end-really", count=left), None, False)],
        ]
    ]
