"""Watching bots play."""

from __future__ import annotations

import time

from rich.console import Console, RenderableType

from meadhall.cli.panels import compose, log_lines, log_panel, result_panel
from meadhall.cli.screens import screen
from meadhall.cli.terminal import turn_page
from meadhall.cli.theme import SOFT
from meadhall.cli.words import say, text
from meadhall.engine.view import View
from meadhall.play.match import Match


def watch(match: Match, out: Console, speed: float) -> int:
    """Let the bots play, one decision at a time, with a pause of so many seconds after each."""
    draw = screen(match.table.setting.game)
    told = 0
    try:
        while not match.over:
            match.move(match.dues()[0].seat)
            view = match.view()
            events = view.events()
            if not out.is_terminal:
                for line in log_lines(view, events[told:]):
                    out.print(line)
            elif events[told:] or match.over:
                _show(out, view, draw(view))
                time.sleep(speed)
            told = len(events)
        if not out.is_terminal:
            out.print(draw(match.view()))
        out.print(result_panel(match.table, match.result()))
    except KeyboardInterrupt:
        out.print()
    return 0


def _show(out: Console, view: View, board: RenderableType) -> None:
    events = view.events()
    turn_page(out)
    out.print(compose(out.width, board, None, lambda most: log_panel(view, events, most, say("log"), by_key=False)))
    out.print(text("ctrl-c-leaves", SOFT))
