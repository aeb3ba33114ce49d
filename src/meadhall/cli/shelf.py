"""What there is: the games, their options and their rules."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from meadhall import games
from meadhall.cli.explain import rule_line, rules_found, search_rules
from meadhall.cli.theme import FJORD, GOLD, SOFT
from meadhall.play.house import HOUSE_RULES


def show_games(out: Console) -> int:
    for name in games.SHELF:
        game = games.game(name)
        seats = f"{game.least_seats} to {game.most_seats} seats"
        out.print(Text.assemble((f"{name:<11}", f"bold {GOLD}"), (game.title, "bold"), (f", {seats}", SOFT)))
        out.print(Padding(Text(game.tagline), (0, 0, 0, 11)))
    return 0


def show_options(name: str, out: Console) -> int:
    """Each option with its default, what else it may be, and what it means."""
    game = games.game(name)
    for option in game.options:
        head = Text.assemble((option.name, f"bold {GOLD}"), "=", (str(option.default), "bold"))
        out.print(head.append(f"   {option.allowed}", style=SOFT))
        out.print(Padding(Text.assemble(option.meaning, (f" {option.rule}", FJORD)), (0, 0, 0, 4)))
    out.print(Text(f"As in: meadhall play {name} --option {game.options[0].name}={_another(name)}", style=SOFT))
    return 0


def _another(name: str) -> str:
    """A value of the first option that is not its default, for the example."""
    option = games.game(name).options[0]
    others = [choice for choice in option.choices if choice != option.default]
    return str(others[0] if others else option.default)


def show_rules(name: str, words: str, out: Console) -> int:
    """One rule by its ID, those in which the words occur, or the game in a minute and the table of contents."""
    game = games.game(name)
    if words:
        out.print(rules_found(search_rules(name, words)))
        return 0
    out.print(Text.assemble((game.title, f"bold {GOLD}"), "  the game in a minute"))
    for sentence in game.rules.minute:
        out.print(Padding(Text(sentence), (0, 0, 0, 2)))
    out.print()
    out.print(Text.assemble(("All rules", f"bold {GOLD}"), f"  {len(game.rules)} of them, in our own words"))
    for section, rules in groupby([*game.rules, *HOUSE_RULES], key=lambda rule: rule.section):
        out.print(Text(section, style="bold"))
        for rule in rules:
            out.print(Text("  ").append_text(rule_line(rule)), no_wrap=True, overflow="ellipsis")
    first = next(iter(game.rules)).id
    out.print(Text(f"To read one: meadhall rules {name} {first}. To search: meadhall rules {name} WORDS", style=SOFT))
    return 0
