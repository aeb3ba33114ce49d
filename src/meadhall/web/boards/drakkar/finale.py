"""The end of the game: everybody's tokens on the table, and the Quests of the three months."""

from __future__ import annotations

from meadhall.games.drakkar import events
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.rivals import Errand, asks, errand_of
from meadhall.web.boards.drakkar.saying import said
from meadhall.web.boards.drakkar.symbols import tokens
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, h3, header, li, ol, section, small, span
from meadhall.web.icons import icon
from meadhall.web.parts.shield import shield


def finale(at: Seen) -> Element:
    table = at.table
    met = {
        (event.seat, events.KINDS.read(event, "quest")) for event in table.events() if event.kind == events.QUEST_MET
    }
    order = sorted(range(table.setting.seats), key=lambda seat: -table.villages[seat].score())
    return section("#finale.finale", aria_labelledby="finale-title")[
        header[h3("#finale-title")[said("board-brought-home")]],
        ol[
            [
                _standing(
                    seat,
                    at.page.seats[seat].name,
                    seat in table.winners,
                    tuple(table.villages[seat].tokens),
                    table.villages[seat].score(),
                    tuple(_kept(at, quest) for quest in table.villages[seat].kept),
                    tuple((seat, quest) in met for quest in table.villages[seat].kept),
                )
                for seat in order
            ]
        ],
    ]


def _kept(at: Seen, quest: int) -> Errand | None:
    return errand_of(at.table.rules.box.quests[quest]) if quest >= 0 else None


@drawn
def _standing(
    seat: int,
    name: str,
    won: bool,
    loot: tuple[int, ...],
    score: int,
    kept: tuple[Errand | None, ...],
    met: tuple[bool, ...],
) -> Element:
    trios = min(loot)
    return li(f"#seat-{seat}", class_=f"standing s{seat}" + (" won" if won else ""))[
        span(".named")[shield(seat), h3[name], icon("laurels", "wreath", said("board-winner")) if won else None],
        span(".home")[tokens(loot), small[said("board-trios", count=trios)]],
        span(".errands")[[_errand(one, done) for one, done in zip(kept, met)]],
        b(".score")[score, small[said("unit-points", count=score)]],
    ]


def _errand(of: Errand | None, met: bool) -> Node:
    if of is None:
        never = said("board-never-shown")
        return span(".folded", data_tip=never)[icon("tied-scroll", label=never)]
    outcome = said("board-fulfilled" if met else "board-not-fulfilled")
    return div(class_="told parchment met" if met else "told parchment", data_tip=outcome)[
        asks(of), tokens(of.loot), span(".outcome")[icon("check-mark", label=outcome) if met else "–"]
    ]
