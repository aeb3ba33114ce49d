"""The terminal in a language that nobody speaks: what is not in disguise there has not come through a language file.

A terminal breaks lines anywhere, so it is looked at word by word: the disguise changes every vowel.
"""

from __future__ import annotations

import ast
import html
import io
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall.cli import session, watch
from meadhall.cli.admin import DOES
from meadhall.cli.main import COMMANDS
from meadhall.cli.setup import DATA_FILE
from meadhall.engine.language import PSEUDO, disguised, reading
from meadhall.play import new_match

Run = Callable[..., Any]

WORD = re.compile(r"[A-Za-zÀ-ž]{2,}")
VOWEL = re.compile(r"[aeiouyAEIOUY]")
GAMES = "|".join(meadhall.SHELF)
# What is the same in every language: what is typed, and what commands, options, rules and files are called.
KNOWN = re.compile(
    rf"\bmeadhall ({'|'.join(COMMANDS)})\b|\bmeadhall\b|\S*/\S*|\[rl\]|--[\w-]+|[\w-]+=[\w.,:]*|\b({GAMES})\b"
    r"|\b(Enter|Ctrl-C|Fjordgate|Skald|fly|search(?=:))\b|\b[A-Z]+(-[A-Z0-9a-z_]+)+\b|'(fly|quidditch|nine|feast|chess|luck|many|olaf)'"
)


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """The catalogue of rules stays English, so it is put in disguise here."""
    monkeypatch.setenv("MEADHALL_LANGUAGE", PSEUDO)
    for name in meadhall.SHELF:
        rules = meadhall.game(name).rules
        masked = {}
        for rule in rules:
            words = {"section": rule.section, "title": rule.title, "text": rule.text}
            masked[rule.id] = replace(rule, **{key: disguised(text) for key, text in words.items()})
        monkeypatch.setitem(rules.__dict__, "_rules", masked)


def undisguised(said: str) -> set[str]:
    """Words that have not come through a language file."""
    return {word for word in WORD.findall(KNOWN.sub("", said)) if VOWEL.search(word)}


def test_a_word_without_disguise_would_be_found(run: Run) -> None:
    assert undisguised(f"{disguised('Nothing here')} and 'fly' meadhall play beer --seed a-b=1") == {"and"}
    assert len(undisguised(run("play", "bottlecap", "--language", "en", typed=["?", "q"]).out)) > 20


EXPLAINED = ["?", "? 1", "?99", "h", "l", "r", "r quidditch", "r thé", "u", "n", "p", "p off", "p fly", "fly", "99", ""]


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_whole_game_is_played_in_words_of_language_files(run: Run, home: Path, game: str) -> None:
    """With everything that can be asked for, an evening's pause, and the record seen again with everybody's eyes."""
    said = run("play", game, "--seed", "3", typed=[*EXPLAINED, *["1"] * 9, *EXPLAINED, "q"])
    assert undisguised(said.out) == set()
    assert "⟦Šávéd íñ⟧" in said.out
    said = run("resume", typed=[*["2", "1"] * 20, *EXPLAINED, *["1"] * 4000])
    assert undisguised(said.out) == set()
    assert "⟦Thé gámé íš óvér⟧" in said.out
    [record] = (home / "records").glob("*.json")
    eyes = ["v", "v", "v all", "v 1", "v olaf", "fly", "99999"]
    said = run("replay", str(record), typed=["", "n", "b", "5", *eyes, "12", "l", "e", "q"])
    assert undisguised(said.out) == set()
    assert not said.err


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_people_at_one_keyboard_are_asked_in_words_of_language_files(run: Run, game: str) -> None:
    asked = [*["", "1"] * 12, "u", "y", *["", "2"] * 6, "q"]
    said = run("play", game, "--seats", "you,you,search:iterations=2", "--names", "Fjordgate,Skald,Skald", typed=asked)
    assert undisguised(said.out) == set()
    assert not said.err


@pytest.mark.parametrize(("game", "width"), list(zip(meadhall.SHELF, (140, 80, 120))))
def test_watching_speaks_in_words_of_language_files(run: Run, game: str, width: int) -> None:
    with reading(PSEUDO):
        names = [disguised(name) for name in meadhall.game(game).seat_names[:3]]
        match = new_match(game, ["greedy"] * 3, seed=5, names=names)
        screen = Console(file=io.StringIO(), force_terminal=True, width=width, color_system=None)
        assert watch.watch(match, screen, 0) == 0
        assert undisguised(screen.file.getvalue()) == set()  # type: ignore[attr-defined]
    assert undisguised(run("watch", game, "--seed", "5").out) == set()


def test_the_menu_speaks_in_words_of_language_files(run: Run) -> None:
    said = run("play", typed=["nine", "1", "nine", "", "9", "", "", "1", "q"])
    assert undisguised(said.out) == set()
    assert undisguised(run("play", typed=["r", "q"]).out) == set()


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_rules_and_options_are_listed_in_words_of_language_files(run: Run, game: str) -> None:
    rule = next(iter(meadhall.game(game).rules)).id
    for words in (["rules", game], ["rules", game, rule], ["rules", game, "thé"], ["rules", game, "HALL-UNDO-4"]):
        assert undisguised(run(*words).out) == set()
    values = {str(choice) for option in meadhall.game(game).options for choice in option.choices}
    assert undisguised(run("options", game).out) <= {word for value in values for word in WORD.findall(value)}
    assert undisguised(run("games").out) == set()


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_counts_speak_in_words_of_language_files(run: Run, game: str) -> None:
    said = run("simulate", game, "--games", "2", "--seats", "greedy,random,random")
    assert undisguised(said.out) == {"greedy", "random"}


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_ratings_speak_in_words_of_language_files(run: Run, tmp_path: Path, game: str) -> None:
    pytest.importorskip("openskill")
    bots = {"greedy", "random"}
    out = tmp_path / "vvv"
    said = run("arena", game, "--bots", "greedy,random,random", "--games", "1", "--out", str(out))
    assert undisguised(said.out) == bots
    picture = out.with_suffix(".svg").read_text(encoding="utf-8")
    read = re.findall(r"<text[^>]*>([^<]*)<", picture) + re.findall(r'aria-label="([^"]*)"', picture)
    assert undisguised(html.unescape(" ".join(read))) == bots


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_in_words_of_language_files(run: Run, command: str) -> None:
    typed = {*COMMANDS, *meadhall.SHELF, "you", "random", "greedy", "search", "first", "evening", "farmhand", "oarsman"}
    typed |= {"huscarl", "jarl", "en", "de", "iterations", "seconds", "explore", "horizon", "plain", "cores", "help"}
    typed |= {"learned", "net"}
    said = run(*([command] if command else []), "--help")
    assert said.code == 0
    assert undisguised(said.out) <= typed | (set(DOES) if command == "admin" else set())
    assert "⟦úšágé:⟧" in said.out


@pytest.mark.parametrize("do", DOES)
def test_help_for_those_who_run_a_hall_speaks_in_words_of_language_files(run: Run, do: str) -> None:
    said = run("admin", do, "--help")
    assert said.code == 0
    assert undisguised(said.out) <= {"admin", "people", "en", "de", do}
    assert "⟦úšágé:⟧" in said.out


@pytest.mark.parametrize(
    "words",
    [
        "feast",
        "--language tlh",
        "simulate",
        "arena beer",
        "play --seed",
        "play --seed many",
        "simulate beer --json=1",
        "watch beer --speed many",
        "watch beer --speed 99",
        "simulate beer --rows many",
        "simulate beer --rows game",
        "games chess",
        "play chess",
        "play beer --option luck",
        "play beer --option luck=1",
        "play drakkar --option first_earl=many",
        "play bottlecap --seats you,you --option start=3",
        "play beer --seats you,greedy*many",
        "play beer --seats greedy,greedy,greedy",
        "watch beer --seats you,greedy,greedy",
        "play beer --names Skald",
        "simulate beer --games 0",
        "simulate beer --jobs 0",
        "arena beer --bots greedy",
        "evaluate --bot greedy --task chess",
        "evaluate --bot greedy --task beer-4-v1 --out luck.txt",
        "arena beer --bots greedy:luck=1,random",
        "resume",
        "resume /nowhere",
        "replay /nowhere",
        "rules beer BEER-NO-1",
        "rules beer quidditch",
        "serve --workers -3",
        "serve --allow-host a/b",
        "serve --settings /nowhere",
        "serve --processes 99",
        "serve --processes 2 --database /nowhere",
        "admin",
        "admin feast",
        "admin show",
        "admin --database /nowhere list",
        "admin prune --finished many",
        "admin prune",
    ],
)
def test_what_is_wrong_is_said_in_words_of_language_files(run: Run, words: str) -> None:
    said = run(*words.split())
    typed = {*COMMANDS, *meadhall.SHELF, "you", "random", "greedy", "search", "first", "evening", "farmhand", "oarsman"}
    typed |= {"huscarl", "jarl", "learned", "en", "de", "decision", "slips", *WORD.findall(words)}
    typed |= set(DOES) if words == "admin feast" else set()
    typed |= {word for game in meadhall.SHELF for one in meadhall.game(game).options for word in WORD.findall(one.name)}
    assert said.code == 2
    assert undisguised(said.err) <= typed
    assert "⟦" in said.err


SOURCES = sorted(Path(session.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_no_code_of_the_terminal_has_words_of_its_own(file: Path) -> None:
    """Neither a sentence nor two words of one; what is typed and what colours are called is no sentence."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.value)  # docstrings
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        if re.search(r"[A-Za-z]{2,}[,:;]? [A-Za-z]{2,}|[a-z]{2,}[.?!]$", KNOWN.sub("", node.value))
    ]
    assert [text for text in found if not text.startswith("bold") and text != DATA_FILE] == []
