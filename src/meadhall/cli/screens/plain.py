"""A screen for any game: what lies in the middle, and before each seat, by the facts of the table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall.cli.theme import CHOICE, GOLD, OAK, SOFT, badge, seat_letters
from meadhall.cli.words import say
from meadhall.engine.language import spoken
from meadhall.engine.message import Named, Who, common
from meadhall.engine.spread import Fact, Thing, Value, called, spread
from meadhall.engine.view import View

FACE_DOWN = "▒▒"
NOTHING = "–"
MOST_COLUMNS = 6


def draw(view: View) -> RenderableType:
    laid = spread(view)
    return Group(*([middle(view, laid.middle)] if laid.middle else []), seats(view, laid.seats))


def middle(view: View, facts: tuple[Fact, ...]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for fact in facts:
        for name, said in lines(view, fact):
            grid.add_row(Text(name, style=SOFT), said)
    return Panel(grid, border_style=OAK)


def seats(view: View, before: tuple[tuple[Fact, ...], ...]) -> RenderableType:
    """A row for each seat and a column for each fact; where there are too many, the facts follow each other."""
    scores = view.table.scores()
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    grid.add_column(say("plain-score"), justify="right")
    many = max(map(len, before)) > MOST_COLUMNS
    for fact in () if many else before[0]:
        grid.add_column(spoken(fact.name))
    for seat, facts in enumerate(before):
        if many:
            told = [Text.assemble((f"{name} ", SOFT), said) for fact in facts for name, said in lines(view, fact)]
            columns = [Text("  ").join(told)]
        else:
            columns = [Text("\n").join([said for _, said in lines(view, fact)]) for fact in facts]
        grid.add_row(sitter(view, seat), say("score", score=scores[seat]), *columns)
    return grid


def sitter(view: View, seat: int) -> Text:
    """Who sits there, whether that is you, and whether the table waits for it."""
    table = view.table
    name = badge(seat, seat_letters(table)[seat]).append(f" {table.name(seat)}")
    you, decides = seat == view.seat, seat in view.deciders()
    if you or decides:
        notes = ([say("plain-you")] if you else []) + ([say("plain-decides")] if decides else [])
        name.append(f" ({', '.join(notes)})", style=GOLD if decides else SOFT)
    return name


def lines(view: View, fact: Fact) -> list[tuple[str, Text]]:
    """A fact in lines: its name, and what it is."""
    if fact.inside:
        return [line for inner in fact.inside for line in lines(view, inner)]
    if fact.row is not None:
        things = [thing(view, one) for one in fact.row]
        return [(spoken(fact.name), Text(" ").join(things) if things else Text(NOTHING, style=SOFT))]
    return [(spoken(fact.name), Text(value(fact.value)))]


def thing(view: View, one: Thing) -> Text:
    """A card, say; what can be chosen stands out."""
    if not one.parts:
        return Text(FACE_DOWN, style=SOFT)
    game = view.table.setting.game
    named = len(one.parts) > 1
    said = [
        f"{spoken(called(game, part.name))} {value(part.value)}" if named else value(part.value) for part in one.parts
    ]
    return Text(f"[{' · '.join(said)}]", style=CHOICE if one.option >= 0 else "bold")


def value(what: Value) -> str:
    if what is None:
        return NOTHING
    if isinstance(what, Named):
        return spoken(what)
    if isinstance(what, Who):
        return spoken(common("person", seat=what))
    return f"{what:g}" if isinstance(what, float) else str(what)
