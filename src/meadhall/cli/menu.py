"""For somebody who just types `meadhall play`: a few questions, each answered by Enter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meadhall import bots, games
from meadhall.bots.levels import called
from meadhall.cli import home, keys
from meadhall.cli.terminal import ask
from meadhall.cli.theme import CHOICE, GOLD, SOFT
from meadhall.cli.words import say, text
from meadhall.engine import introduction
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.play.save import load_match
from meadhall.play.seat import PERSON

USUAL_RIVALS = 2
USUAL_LEVEL = 2  # somebody who meets the game by this menu should have a chance


@dataclass(frozen=True)
class Wish:
    """What the player wants: a saved match, or a new one."""

    saved: Path | None
    game: str
    kinds: list[str]


def welcome(out: Console) -> Wish:
    """Lead a new player to a game, in three questions."""
    out.print(text("welcome", f"bold {GOLD}"))
    last = home.last_match()
    shelf = games.shelf()
    for number, game in enumerate(shelf, start=1):
        _offer(out, str(number), spoken(introduction.title(game)), spoken(introduction.tagline(game)))
    if last is not None:
        out.print(Text.assemble((" r ", CHOICE), " ", _about(last)))
    answer = choose(
        out, say("which-game"), [*[str(n) for n in range(1, len(shelf) + 1)], *(["r"] if last else [])], "1"
    )
    if answer == "r" and last is not None:
        return Wish(last, "", [])
    game = shelf[int(answer) - 1]
    rivals = _rivals(out, game)
    wish = Wish(None, game.name, [PERSON] + [_level(out, game)] * rivals)
    out.print()
    out.print(text("table-asks"))
    out.print(text("keys-are", keys=keys.listed(keys.AT_A_TABLE)))
    out.print(text("where-rules-are", SOFT, game=game.name))
    ask(out, text("press-enter"))
    return wish


def _offer(out: Console, key: str, title: str, words: str) -> None:
    """What a key stands for."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(f" {key} ", style=CHOICE), Text.assemble((title, "bold"), f"  {words}"))
    out.print(grid)


def _rivals(out: Console, game: Game) -> int:
    least, most = max(1, game.least_seats - 1), game.most_seats - 1
    usual = min(max(USUAL_RIVALS, least), most)
    question = say("how-many-rivals", least=least, most=most) if least < most else say("so-many-rivals", rivals=most)
    return int(choose(out, question, [str(number) for number in range(least, most + 1)], str(usual)))


def _level(out: Console, game: Game) -> str:
    """How well the rivals play: one of the game's levels."""
    known = bots.levels(game.name)
    for level in known:
        sentence = spoken(introduction.level(game, level.name, level.sentence))
        _offer(out, str(level.number), spoken(called(level.name)), sentence)
    answer = choose(out, say("how-well"), [str(level.number) for level in known], str(USUAL_LEVEL))
    return known[int(answer) - 1].name


def choose(out: Console, question: str, answers: list[str], usual: str) -> str:
    """One of the answers; Enter takes the usual one."""
    while True:
        offered = text("enter-takes", f"bold {GOLD}", usual=usual)
        said = ask(out, Text.assemble(question, " ", offered)).lower() or usual
        if said in answers:
            return said
        out.print(text("none-of-these", SOFT, given=repr(said), answers=", ".join(answers)))


def _about(path: Path) -> str:
    try:
        record = load_match(path).record
        game = introduction.title(games.game(record.game))
        return say("go-on-with", game=game, decisions=len(record.decisions))
    except MeadhallError:
        return say("go-on-with-file", file=path.name)
