"""The end of the game: the winner's ship comes home, what everybody brought with it, and what decided it."""

from __future__ import annotations

from meadhall.engine.message import Listing
from meadhall.games.drakkar import events
from meadhall.games.drakkar.table import Drakkar
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.rivals import Errand, asks, errand_of
from meadhall.web.boards.drakkar.ship import drawing, ship_of
from meadhall.web.boards.drakkar.symbols import token, tokens
from meadhall.web.boards.drakkar.tally import collected, read
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, h3, li, ol, section, small, span
from meadhall.web.icons import icon
from meadhall.web.parts import moments
from meadhall.web.parts.homecoming import homecoming as scene
from meadhall.web.parts.homecoming import what_decided
from meadhall.web.parts.shield import shield


def finale(at: Seen) -> Node:
    table = at.table
    met = {(event.seat, read(event, "quest")) for event in table.events() if event.kind == events.QUEST_MET}
    return [
        homecoming(at),
        section("#finale.finale", aria_labelledby="finale-title")[
            h3("#finale-title")[said("board-brought-home")],
            ol[
                [
                    _standing(
                        seat,
                        at.called(seat),
                        seat in table.winners,
                        seat == at.page.viewer_seat,
                        tuple(table.villages[seat].tokens),
                        table.villages[seat].score(),
                        tuple(_kept(at, quest) for quest in table.villages[seat].kept),
                        tuple((seat, quest) in met for quest in table.villages[seat].kept),
                    )
                    for seat in table.places()
                ]
            ],
        ],
        what_decided(decided(at)),
    ]


def homecoming(at: Seen) -> Element:
    """The winner's own ship, as it lay at the end; yours, if you are among the winners."""
    you = at.page.viewer_seat
    winners = at.table.winners
    hero = you if you is not None and you in winners else winners[0]
    best = at.table.villages[hero].score()
    others = [at.table.villages[seat].score() for seat in range(at.table.setting.seats) if seat not in winners]
    title = moments.you_win(at.page) if hero == you else said("finale-wins", seat=at.who(hero))
    if len(winners) > 1 and hero != you:
        title = said("finale-shared", winners=Listing([at.who(seat) for seat in winners]), count=len(winners))
    behind = 0 if you is None or you in winners else best - at.table.villages[you].score()
    next_best = max(others, default=0)
    below = said("finale-by", points=best, next=next_best, behind=behind, winners=len(winners), all=0 if others else 1)
    return scene(drawing(ship_of(at.table, hero)), title, below, hero == you)


def decided(at: Seen) -> list[str]:
    """Where the winner's tokens came from, and what the viewer has missed: facts of this match."""
    table = at.table
    first = table.winners[0]
    you = at.page.viewer_seat
    who = you if you is not None and you in table.winners else first
    lines = [_quests(at, who), _robbery(at, who)]
    trios = min(table.villages[who].tokens)
    if trios:
        lines.append(said("decided-trios", seat=at.who(who), count=trios))
    if you is not None and you not in table.winners:
        missed = _missed(table, you)
        gap = table.villages[first].score() - table.villages[you].score()
        lines.append(said("decided-missed" if missed else "decided-gap", gap=gap, count=missed))
    return [line for line in lines if line]


def _quests(at: Seen, seat: int) -> str:
    met = [event for event in at.table.events() if event.kind == events.QUEST_MET and event.seat == seat]
    brought = [
        sum(collected(event))
        for event in at.table.events()
        if event.kind == events.COLLECTED and event.seat == seat and read(event, "source") == events.QUEST
    ]
    return said("decided-quests", seat=at.who(seat), count=len(met), tokens=sum(brought))


def _robbery(at: Seen, seat: int) -> str:
    taken = lost = boarded = 0
    for event in at.table.events():
        if event.kind == events.TOOK_TOKEN:
            taken += event.seat == seat
            lost += read(event, "victim") == seat
        elif event.kind == events.COLLECTED and event.seat == seat and read(event, "source") == events.PILLAGE:
            boarded += sum(collected(event))
    if not (taken or lost or boarded):
        return ""
    return said("decided-robbery", seat=at.who(seat), taken=taken, lost=lost, boarded=boarded)


def _missed(table: Drakkar, seat: int) -> int:
    """Tokens on the Quests that the seat kept and never fulfilled."""
    met = [read(event, "quest") for event in table.events() if event.kind == events.QUEST_MET and event.seat == seat]
    kept = [quest for quest in table.villages[seat].kept if quest >= 0 and quest not in met]
    return sum(sum(table.rules.box.quests[quest].loot) for quest in kept)


def _kept(at: Seen, quest: int) -> Errand | None:
    return errand_of(at.table.rules.box.quests[quest]) if quest >= 0 else None


@drawn
def _standing(
    seat: int,
    name: str,
    won: bool,
    you: bool,
    loot: tuple[int, ...],
    score: int,
    kept: tuple[Errand | None, ...],
    met: tuple[bool, ...],
) -> Element:
    trios = min(loot)
    kind = f"standing s{seat}" + (" won" if won else "") + (" you" if you else "")
    return li(f"#seat-{seat}", class_=kind)[
        span(".named")[shield(seat), h3[name], icon("laurels", "wreath", said("board-winner")) if won else None],
        span(".home")[[token(kind, loot[kind]) for kind in range(3)], small[said("board-trios", count=trios)]],
        span(".errands")[[_errand(one, done) for one, done in zip(kept, met)]],
        b(".score")[span(data_counts=score)[score], small[said("unit-points", count=score)]],
    ]


def _errand(of: Errand | None, met: bool) -> Node:
    if of is None:
        never = said("board-never-shown")
        return span(".folded", data_tip=never)[icon("tied-scroll", label=never)]
    outcome = said("board-fulfilled" if met else "board-not-fulfilled")
    return div(class_="told parchment met" if met else "told parchment", data_tip=outcome)[
        asks(of), tokens(of.loot), span(".outcome")[icon("check-mark", label=outcome) if met else "–"]
    ]
