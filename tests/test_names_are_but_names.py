"""A player may be called anything: pages and terminal of every game change nothing but the name."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.explain import explain_all
from meadhall.cli.panels import OptionsPanel, log_lines, log_panel, result_panel
from meadhall.cli.screens import screen
from meadhall.engine.language import LANGUAGES, reading
from meadhall.play import Hint, Match, new_match
from meadhall.play.hint import Suggestion
from meadhall.web.facts import Look, Sitting, TableFacts
from meadhall.web.pages import table_fragment
from meadhall.web.presenter import table_page
from meadhall.web.scenes import scene

LIKE_SENTENCES = ["Round 5 Bob", "Turn 3", "a: b", "wins with"]
LIKE_MARKS = ["Olaf (the Red)", "…and more", "*b* [bold]", "{ $seat }"]
LETTERS = "ωψφσ"  # which nothing else is written in
GREEK = re.compile("[\u0370-\u03ff]")


def disguise(names: list[str]) -> list[str]:
    """As long as these, and with gaps in the same places."""
    return ["".join(" " if one == " " else letter for one in name) for name, letter in zip(names, LETTERS)]


def played(game: str, names: list[str], moments: int = 5) -> Iterator[Match]:
    """A random game of people with these names, at some of its moments and at its end."""
    dice = random.Random(f"names {game}")
    match = new_match(game, ["you"] * len(names), seed=5, names=names)
    at = sorted(dice.sample(range(5, 90), moments))
    made = 0
    match.run()
    while not match.over:
        if made in at:
            yield match
        seat = dice.choice(match.waiting())
        match.act(seat, dice.choice(match.view(seat).options()))
        match.run()
        made += 1
    yield match


def advised(match: Match, seat: int) -> Hint:
    view = match.view(seat)
    return Hint([Suggestion(action, 0.5, [view.describe(action)]) for action in view.options()[:3]], 9)


def page(match: Match, names: list[str], seat: int | None) -> str:
    """With advice, news, the log, and a scene of what happened last."""
    hints = {} if seat not in match.waiting() else {seat: (match.table.decisions, advised(match, seat))}
    state = "finished" if match.over else "running"
    sitting = [Sitting(name=name) for name in names]
    facts = TableFacts(match_id="m", title="m", sitting=sitting, state=state, hints=hints)
    shown = table_page(match, facts, Look(seat=seat, own=() if seat is None else (seat,), log_lines=60))
    return table_fragment(shown, scene(match, shown, max(0, shown.told - 12)))


def terminal(match: Match, seat: int) -> str:
    console = Console(width=110, height=60, file=io.StringIO(), record=True)
    view = match.view(seat)
    console.print(screen(match.table.setting.game)(view), log_panel(view, view.events(), 30, "log"))
    for line in log_lines(view, view.events()[-9:]):
        console.print(line)
    if match.over:
        console.print(result_panel(match.table, match.result()))
    elif seat in match.waiting():
        console.print(OptionsPanel(view), explain_all(match.table.setting.game, view))
    return console.export_text()


def everything(game: str, tag: str, names: list[str]) -> list[str]:
    """All that is read of a game: by who is asked, by another, and by who only looks on."""
    said: list[str] = []
    for match in played(game, names):
        asked = (match.waiting() or [0])[0]
        with reading(tag):
            said += [page(match, names, seat) for seat in (asked, (asked + 1) % len(names), None)]
        for seat in (asked, (asked + 1) % len(names)):
            with reading(tag, seat):
                said.append(terminal(match, seat))
    return said


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("game", meadhall.SHELF)
@pytest.mark.parametrize("names", [LIKE_SENTENCES, LIKE_MARKS], ids=["like-sentences", "like-marks"])
def test_a_name_changes_nothing_but_the_name(game: str, tag: str, names: list[str]) -> None:
    plain = everything(game, tag, disguise(names))
    odd = everything(game, tag, names)
    assert len(plain) == len(odd) > 15
    for before, after in zip(plain, odd):
        assert len(before) == len(after)
        assert GREEK.sub("·", before) == "".join("·" if GREEK.match(one) else two for one, two in zip(before, after))
