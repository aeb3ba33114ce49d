"""This turn, card by card: what was revealed, in the order in which it acts, and what came of it."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.event import DETAIL, Event
from meadhall.engine.language import NOBODY, reader, reading
from meadhall.games.drakkar import events
from meadhall.web.boards.drakkar.phase import Phase, Seen, revealed, seen
from meadhall.web.boards.drakkar.symbols import Side, side_of
from meadhall.web.boards.drakkar.tally import read
from meadhall.web.boards.drakkar.words import said
from meadhall.web.html import Element, Node, button, h2, li, ol, section, span
from meadhall.web.model import LogLine, TablePage
from meadhall.web.parts.log import TONES
from meadhall.web.parts.news import since
from meadhall.web.parts.scene import again
from meadhall.web.parts.shield import shield

STEPS = (events.RESOLVING, events.ABOARD)  # what opens the part of a turn in which a card acts

Told = list[tuple[Event, LogLine]]


class Card(NamedTuple):
    """A card of the turn, with the lines that tell what came of it; none yet if it is still to come."""

    seat: int
    side: Side
    lines: tuple[LogLine, ...]
    told: int  # how many events there had been when it began to act, or -1


def beside(page: TablePage, news: Node) -> Node:
    """The turn as a list, and what else is news. Where the news tell all of a turn that is over, its cards are named in
    one line below them: what they did is told once."""
    with reading(reader()[0], NOBODY if page.viewer_seat is None else page.viewer_seat):
        at = seen(page)
        turn = last_turn(at) if at.phase in (Phase.LAY, Phase.RESOLVE) else []
        if not turn:
            return news
        if at.phase is Phase.LAY and news is not None:
            return [news, in_brief(at, turn)]
        listed = {line for card in cards(at, turn) for line in card.lines}
        return [panel(at, turn), since(page, listed)]


def last_turn(at: Seen) -> Told:
    """What was told in the turn whose cards were turned up last, this month."""
    told = list(zip(at.page.events, at.page.log))
    found: Told = []
    for event, line in reversed(told):
        if event.kind == events.MONTH:
            return []
        if event.kind != events.TURN:
            found.append((event, line))
        elif any(one.kind == events.REVEALED for one, _ in found):
            return found[::-1]
        else:
            found = []
    return []


def cards(at: Seen, turn: Told) -> list[Card]:
    """In the order in which they act."""
    parts = parted(turn)
    snatched = {read(event, "victim"): line for event, line in turn if event.kind == events.SNATCHED}
    found = []
    for seat, _, face in revealed(at.table, [event for event, _ in turn]):
        side = side_of(at.table.face(face))
        if side.colour == "yellow":
            part = next((one for one in parts if one[0][0].kind == events.ABOARD), [])
            mine = [line for event, line in part[1:] if event.seat == seat]
            lines = [snatched[seat]] if seat in snatched else mine
        else:
            part = next((one for one in parts if (one[0][0].kind, one[0][0].seat) == (events.RESOLVING, seat)), [])
            lines = [line for _, line in part[1:] if line.weight > DETAIL]
        told = part[0][1].told if part else -1
        found.append(Card(seat, side, tuple(lines), told))
    return found


def parted(turn: Told) -> list[Told]:
    """The turn after its reveal: a part for each red or blue card, and one for all yellow ones."""
    found: list[Told] = []
    for event, line in turn:
        if event.kind in STEPS:
            found.append([(event, line)])
        elif found and event.kind != events.REVEALED:
            found[-1].append((event, line))
    return found


def panel(at: Seen, turn: Told) -> Element:
    over = at.phase is Phase.LAY
    number = at.table.turn - 1 if over else at.table.turn
    return section("#this-turn.since.ledger.parchment", aria_labelledby="this-turn-title")[
        h2("#this-turn-title")[said("ledger-before" if over else "ledger-now", turn=number)],
        ol(tabindex="0", aria_labelledby="this-turn-title")[[_row(at, one, over) for one in cards(at, turn)]],
        again(turn[0][1].told) if at.page.replay is None else None,
    ]


def in_brief(at: Seen, turn: Told) -> Element:
    """The cards of the turn that is over, by name."""
    number = at.table.turn - 1
    return section("#this-turn.ledger.brief.parchment", aria_labelledby="this-turn-title")[
        h2("#this-turn-title")[said("ledger-before", turn=number)],
        ol(aria_labelledby="this-turn-title")[[li[shield(one.seat), _name(at, one)] for one in cards(at, turn)],],
    ]


def _row(at: Seen, card: Card, over: bool) -> Element:
    """What came of it, in the words of the scene; a click on the card shows it again."""
    words: list[Node] = [[span(class_=TONES.get(line.tone))[line.text], " "] for line in card.lines]
    if not words:
        state = "nothing" if over else "to-come" if card.told < 0 else "acts"
        words = [said(f"ledger-{state}", seat=at.who(card.seat))]
    return li(class_={"waits": card.told < 0 and not over})[shield(card.seat), span[_name(at, card), " ", words]]


def _name(at: Seen, card: Card) -> Element:
    name = span(class_=f"last {card.side.colour}")[card.side.called]
    if card.told < 0 or at.page.replay is not None:
        return name
    return button(".replays", type="button", data_do="scene-again", data_from=card.told, data_tip=said("ledger-again"))[
        name
    ]
