"""What there is: the games, their options and their rules."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from meadhall import bots, games
from meadhall.cli.explain import rule_line, rules_found, search_rules
from meadhall.cli.terminal import complain
from meadhall.cli.theme import FJORD, GOLD, SOFT
from meadhall.cli.words import in_english, say, text, wrong
from meadhall.engine import introduction
from meadhall.engine.errors import BadGuest
from meadhall.engine.guests import Door
from meadhall.engine.language import spoken
from meadhall.play import house


def show_games(out: Console) -> int:
    """All games, those that other packages bring too; what is wrong with one of them is said beside the list."""
    for game in games.shelf():
        title = Text(spoken(introduction.title(game)), style="bold")
        head = text("game-for-seats", title=title, least=game.least_seats, most=game.most_seats)
        out.print(
            Text(f"{game.name:<11}", style=f"bold {GOLD}").append_text(head).append_text(_of(games.DOOR, game.name))
        )
        out.print(Padding(Text(spoken(introduction.tagline(game))), (0, 0, 0, 11)))
    for fault in games.faults():
        complain(wrong(fault))
    return 0


def show_bots(out: Console) -> int:
    """All kinds of bots with their parameters, and the levels."""
    for kind in bots.kinds():
        try:
            found = bots.maker(kind)
        except BadGuest:
            continue
        title = Text(f"  {found.title}" if found.title else "", style="bold")
        out.print(Text(kind, style=f"bold {GOLD}").append_text(title).append_text(_of(bots.DOOR, kind)))
        for name, parameter in found.parameters.items():
            said = Text.assemble((f":{name}={parameter.example}", "bold"), f"   {parameter.meaning}; ")
            out.print(Padding(said.append(spoken(parameter.allowed), style=SOFT), (0, 0, 0, 4)))
    out.print(text("bot-levels", levels=Text(", ".join(bots.LEVELS), style=f"bold {GOLD}")))
    for fault in bots.faults():
        complain(wrong(fault))
    return 0


def _of(door: Door[Any], name: str) -> Text:
    """The package that brings it, if it is not ours."""
    package = door.package(name)
    return Text(f"  ({package})" if package else "", style=SOFT)


def show_options(name: str, out: Console) -> int:
    """Each option with its default, what else it may be, and what it means."""
    game = games.game(name)
    for option in game.options:
        head = Text.assemble((option.name, f"bold {GOLD}"), "=", (str(option.default), "bold"))
        out.print(head.append(f"   {spoken(option.allowed)}", style=SOFT))
        meaning = spoken(introduction.option_meaning(game, option))
        out.print(Padding(Text.assemble(meaning, (f" {option.rule}", FJORD)), (0, 0, 0, 4)))
    if game.options:
        command = f"meadhall play {name} --option {game.options[0].name}={_another(name)}"
        out.print(text("as-in", SOFT, command=command), soft_wrap=True)
    return 0


def _another(name: str) -> str:
    """A value of the first option that is not its default, for the example."""
    option = games.game(name).options[0]
    others = [choice for choice in option.choices if choice != option.default]
    return str(others[0] if others else option.default if option.least is None else option.least)


def show_rules(name: str, words: str, out: Console) -> int:
    """One rule by its ID, those in which the words occur, or the game in a minute and the table of contents."""
    game = games.game(name)
    if words:
        out.print(rules_found(search_rules(name, words)))
        return 0
    out.print(Text.assemble((spoken(introduction.title(game)), f"bold {GOLD}"), f"  {say('in-a-minute')}"))
    for sentence in introduction.minute(game):
        out.print(Padding(Text(spoken(sentence)), (0, 0, 0, 2)))
    out.print()
    out.print(Text.assemble((say("all-rules"), f"bold {GOLD}"), f"  {say('so-many-rules', rules=len(game.rules))}"))
    if not in_english():
        out.print(text("rules-in-english", SOFT))
    for section, rules in groupby([*game.rules, *house.told()], key=lambda rule: rule.section):
        out.print(Text(section, style="bold"))
        for rule in rules:
            out.print(Text("  ").append_text(rule_line(rule)), no_wrap=True, overflow="ellipsis")
    first = next(iter(game.rules)).id
    out.print(text("read-or-search", SOFT, game=name, rule=first))
    return 0
