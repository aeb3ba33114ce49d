"""For somebody who just types `meadhall play`: a few questions, each answered by Enter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadhall import bots, games
from meadhall.cli import home
from meadhall.cli.session import KEYS
from meadhall.cli.terminal import ask
from meadhall.cli.theme import CHOICE, GOLD, SOFT
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
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
    out.print(Text("Welcome to the mead hall.", style=f"bold {GOLD}"))
    last = home.last_match()
    shelf = [games.game(name) for name in games.SHELF]
    for number, game in enumerate(shelf, start=1):
        out.print(Text.assemble((f" {number} ", CHOICE), " ", (game.title, "bold"), f"  {game.tagline}"))
    if last is not None:
        out.print(Text.assemble((" r ", CHOICE), " ", (_about(last), "")))
    answer = choose(out, "Which game?", [*[str(n) for n in range(1, len(shelf) + 1)], *(["r"] if last else [])], "1")
    if answer == "r" and last is not None:
        return Wish(last, "", [])
    game = shelf[int(answer) - 1]
    rivals = _rivals(out, game)
    wish = Wish(None, game.name, [PERSON] + [_level(out, game)] * rivals)
    out.print()
    out.print("The table asks you one small question at a time and numbers the answers.")
    out.print(Text.assemble(("Keys: ", "bold"), KEYS, "."))
    out.print(
        Text(f"All rules: meadhall rules {game.name}. Ways to change them: meadhall options {game.name}.", style=SOFT)
    )
    ask(out, "Press Enter to begin.")
    return wish


def _rivals(out: Console, game: Game) -> int:
    least, most = max(1, game.least_seats - 1), game.most_seats - 1
    usual = min(max(USUAL_RIVALS, least), most)
    question = f"How many rivals, {least} to {most}?" if least < most else f"There will be {most} rivals."
    return int(choose(out, question, [str(number) for number in range(least, most + 1)], str(usual)))


def _level(out: Console, game: Game) -> str:
    """How well the rivals play: one of the game's levels."""
    known = bots.levels(game.name)
    for level in known:
        out.print(Text.assemble((f" {level.number} ", CHOICE), " ", (level.title, "bold"), f"  {level.sentence}"))
    answer = choose(out, "How well shall they play?", [str(level.number) for level in known], str(USUAL_LEVEL))
    return known[int(answer) - 1].name


def choose(out: Console, question: str, answers: list[str], usual: str) -> str:
    """One of the answers; Enter takes the usual one."""
    while True:
        said = ask(out, f"{question} [bold {GOLD}]\\[Enter: {usual}][/]").lower() or usual
        if said in answers:
            return said
        out.print(Text(f"{said!r} is none of {', '.join(answers)}.", style=SOFT))


def _about(path: Path) -> str:
    try:
        record = load_match(path).record
        return f"go on with your last match ({games.game(record.game).title}, {len(record.decisions)} decisions)"
    except MeadhallError:
        return f"go on with your last match ({path.name})"
