"""Few questions: what a person at a table of four decides in a whole game, by the paths that the pages offer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall import bots
from meadhall.games.beer.table import Beer
from meadhall.play import Match, new_match
from meadhall.testing.markup import Reader
from meadhall.web import pages

GAMES = 6
MOST = 45  # decisions of a person in a game of seven own turns


def offered(match: Match, show: Any) -> list[tuple[int, ...]]:
    """The paths that the person's page offers now, each as one click."""
    html = Reader(pages.table(show(match)))
    return [tuple(int(one) for one in found["data-action"].split(" ")) for found in html.having("data-action")]


def decide(match: Match, chooser: Any, show: Any) -> None:
    """One decision of a person who wants what the bot wants: the longest path on the page that leads there."""
    paths = offered(match, show)
    chosen = [chooser.choose(match.view(0))]
    match.act(0, chosen[0])
    while not match.over and match.waiting() == [0]:
        action = chooser.choose(match.view(0))
        if not any(path[: len(chosen) + 1] == (*chosen, action) for path in paths):
            return
        match.act(0, action)
        chosen.append(action)


def test_a_game_of_seven_own_turns_asks_a_person_at_most_45_times(show: Any) -> None:
    asked: Counter[str] = Counter()
    turns = 0
    for seed in range(1, GAMES + 1):
        match = new_match("beer", ["you", "greedy", "greedy", "greedy"], seed=seed)
        chooser = bots.bot("greedy", seed)
        own: set[int] = set()
        while True:
            match.run()
            if match.over:
                break
            table = match.table
            assert isinstance(table, Beer)
            if table.active == 0:
                own.add(table.turns)
            asked[type(table.agenda.top()).__name__] += 1
            decide(match, chooser, show)
        turns += len(own)
    assert 7 * asked.total() / turns <= MOST, (asked, turns)
    assert {"Afterwards", "AnyTime", "PlayAs", "ChooseWeapon", "ChooseTarget", "DefensePhase"}.isdisjoint(asked)
