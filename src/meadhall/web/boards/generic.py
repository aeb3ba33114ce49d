"""A plain board for any game: what lies in the middle and before each seat, by the facts of the table.

What an option belongs to can be clicked where it lies; all options stand in words beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import introduction
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.engine.message import Listing, Named, Who, common
from meadhall.engine.spread import Fact, Part, Spread, Thing, Value, spread
from meadhall.engine.spread import called as fact_called
from meadhall.web.html import Element, Node, b, dd, div, dl, dt, h2, h3, li, p, section, span, ul
from meadhall.web.icons import icon
from meadhall.web.model import BeatInfo, SeatInfo, TablePage
from meadhall.web.parts.goal import Goal, Stand
from meadhall.web.parts.options import listed, lying
from meadhall.web.parts.pictures import closed_box as picture
from meadhall.web.parts.shield import shield
from meadhall.web.words import progress_words, say

__all__ = ["EMBLEM", "FIGHTS", "MARKS", "beside", "draw", "gallery", "goal", "legend", "picture", "progress", "stage"]

EMBLEM = "viking-head"
FIGHTS: tuple[int, ...] = ()
MARKS: tuple[tuple[str, str], ...] = ()


def draw(page: TablePage) -> Node:
    laid = spread(page.view)
    seats = len(page.seats)
    mine = page.viewer_seat
    others = [(mine + step) % seats for step in range(1, seats)] if mine is not None else range(seats)
    return div("#board", class_={"board": True, "plain-board": True, "looking-on": mine is None})[
        h2(".unseen")[say("plain-on-table")],
        section("#seats.plain-seats", aria_label=say("plain-seats"))[[rival(page, laid, seat) for seat in others]],
        middle(page, laid.middle),
        own(page, laid, mine) if mine is not None else None,
        listed(page),
    ]


def rival(page: TablePage, laid: Spread, seat: int) -> Element:
    """Somebody else, with what lies before them."""
    info = page.seats[seat]
    kinds = {"rival": True, f"s{seat}": True, "asked": info.thinking}
    return div(f"#seat-{seat}", class_=kinds)[head(page, info), facts(page, laid.seats[seat])]


def own(page: TablePage, laid: Spread, seat: int) -> Element:
    """What is yours, larger than the rest."""
    kinds = {"plain-mine": True, "parchment": True, f"s{seat}": True, "asked": page.yours}
    return section("#mine", class_=kinds, aria_label=say("seat-you"))[
        head(page, page.seats[seat]), facts(page, laid.seats[seat])
    ]


def middle(page: TablePage, found: Sequence[Fact]) -> Element:
    return section("#facts.plain-middle.parchment", aria_label=say("plain-on-table"))[
        h3[say("plain-on-table")], facts(page, found)
    ]


def head(page: TablePage, info: SeatInfo) -> Element:
    score = page.view.table.scores()[info.number]
    return div(".plain-head")[
        shield(info.number),
        h3[info.name],
        p[_who(info)],
        p(".score", data_tip=say("plain-score"))[icon("laurels", label=say("plain-score")), f" {score:.4g}"],
    ]


def _who(info: SeatInfo) -> str:
    who = info.presence or say("seat-you" if info.is_you else "seat-person")
    return say("plain-thinking", who=who) if info.thinking else who


def facts(page: TablePage, found: Sequence[Fact]) -> Element:
    """Values first, then rows of things, then what has facts inside."""
    values = [fact for fact in found if fact.row is None and not fact.inside]
    rows = [fact for fact in found if fact.row is not None]
    inside = [fact for fact in found if fact.inside]
    return div(".plain-facts")[
        dl(".plain-values")[[div[dt[spoken(fact.name)], dd[value(fact.value)]] for fact in values]] if values else None,
        [row(page, fact) for fact in rows],
        [div(".plain-inside")[h3[spoken(fact.name)], facts(page, fact.inside)] for fact in inside],
    ]


def row(page: TablePage, fact: Fact) -> Element:
    things = fact.row or ()
    return div(class_={"plain-row": True, "alone": fact.alone})[
        h3[spoken(fact.name)],
        ul[[li[thing(page, one)] for one in things]] if things else p(".nothing")[say("plain-nothing")],
    ]


def thing(page: TablePage, one: Thing) -> Element:
    """A card or a token. The one option that belongs to it is taken by a click."""
    if not one.parts:
        return span(".plain-thing.down", role="img", aria_label=say("plain-face-down"))
    inside = [part(page, one.parts, what) for what in one.parts]
    if one.option < 0:
        return span(".plain-thing")[inside]
    label = next((option.label for option in page.options if option.action == one.option), "")
    return lying("plain-thing go", one.option, aria_label=label)[inside]


def part(page: TablePage, parts: Sequence[Part], what: Part) -> Node:
    """The first thing that is known stands large; what it is called stands above it."""
    name = spoken(fact_called(page.game.name, what.name)) if what.name else ""
    said = value(what.value)
    if what is parts[0]:
        return [span(".kind")[name] if name else None, b[said]]
    return span(".more")[f"{name} ", said]


def value(what: Value) -> str:
    if what is None:
        return "–"
    if isinstance(what, Named):
        return spoken(what)
    if isinstance(what, Who):
        return spoken(common("person", seat=what))
    return f"{what:.4g}" if isinstance(what, float) else str(what)


def stage(page: TablePage, beat: BeatInfo) -> Node:
    """The table alone tells what happened."""
    return None


def beside(page: TablePage, news: Node) -> Node:
    """The news alone."""
    return news


def goal(page: TablePage) -> Goal:
    """The first sentence of the game in a minute, and the scores."""
    minute = introduction.minute(page.game)
    aim = spoken(minute[0])
    scores = page.view.table.scores()
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    best = max(scores)
    return Goal(aim, aim, tuple(Stand(seat, f"{scores[seat]:g}", leads=scores[seat] == best) for seat in order))


def progress(page: TablePage) -> str:
    units = page.view.table.progress()
    if not units:
        return progress_words("decision", page.number)
    return say("names", names=Listing([progress_words(at.unit, at.number) for at in units]))


def legend(game: Game) -> Node:
    return p[say("plain-no-symbols", game=introduction.title(game))]


def gallery(game: Game) -> Node:
    return p[span[spoken(introduction.tagline(game))]]
