"""Which language the terminal speaks, and that it speaks it well: to its reader, in lines that fit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import meadhall
from meadhall.cli.reader import OF_THE_SYSTEM, VARIABLE
from meadhall.engine.language import LANGUAGES
from meadhall.play import load_match

Run = Callable[..., Any]

GERMAN = ("--language", "de")


@pytest.fixture(autouse=True)
def system(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that says nothing about languages."""
    for name in (VARIABLE, *OF_THE_SYSTEM):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("said", "spoken"),
    [
        ({}, "2 to 4 seats"),
        ({"LANG": "de_AT.UTF-8"}, "2 bis 4 Plätze"),
        ({"LANG": "tlh_QO"}, "2 to 4 seats"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB"}, "2 to 4 seats"),
        ({"LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "de_DE"}, "2 bis 4 Plätze"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "2 to 4 seats"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "2 bis 4 Plätze"),
        ({"LANG": "de_DE.UTF-8", VARIABLE: "en"}, "2 to 4 seats"),
        ({"LANG": "en_GB", VARIABLE: "de"}, "2 bis 4 Plätze"),
        ({"LANG": "de_DE.UTF-8", VARIABLE: ""}, "2 bis 4 Plätze"),
    ],
)
def test_the_system_says_the_language_unless_the_variable_does(
    run: Run, monkeypatch: pytest.MonkeyPatch, said: dict[str, str], spoken: str
) -> None:
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert spoken in run("games").out


@pytest.mark.parametrize("words", ["--language de games", "games --language de", "games --language=de"])
def test_the_command_line_has_the_last_word_wherever_it_says_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.setenv(VARIABLE, "en")
    assert "2 bis 4 Plätze" in run(*words.split()).out


@pytest.mark.parametrize("words", ["games --language tlh", "--language=tlh", "play --language tlh bottlecap"])
def test_a_language_that_nobody_has_written_is_refused(run: Run, home: Path, words: str) -> None:
    assert run(*words.split()).sentence == f"There is no language 'tlh' here; there are {', '.join(LANGUAGES)}."
    assert not home.exists()


def test_a_variable_with_a_language_that_nobody_has_written_is_refused_as_the_system_speaks(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "tlh")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run("games").sentence == f"Die Sprache 'tlh' gibt es hier nicht; es gibt {', '.join(LANGUAGES)}."
    assert run("games", "--language").sentence == f"Die Sprache '' gibt es hier nicht; es gibt {', '.join(LANGUAGES)}."


def test_what_stands_after_two_dashes_is_no_wish(run: Run) -> None:
    assert (
        "No rule of Bottlecap Vikings speaks of '--language'" in run("rules", "bottlecap", "--", "--language").sentence
    )


# Reading the command line


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate", "meadhall simulate wants to know GAME; meadhall simulate --help says what is possible."),
        ("arena beer", "meadhall arena wants to know GAME and --bots; meadhall arena --help says what is possible."),
        ("play --seed", "--seed lacks its value; meadhall play --help says what is possible."),
        ("simulate beer --json=yes", "--json takes no value; meadhall simulate --help says what is possible."),
        (
            "play beer --see 3",
            "Nobody here knows the words '--see' and '3'; meadhall play --help says what is possible.",
        ),
        ("games a b", "Nobody here knows the words 'a' and 'b'; meadhall games --help says what is possible."),
        ("--nothing", "Nobody here knows '--nothing'; meadhall --help says what is possible."),
        ("watch beer --speed x", "--speed wants a number, not 'x'; meadhall watch --help says what is possible."),
        ("simulate beer --rows x", "--rows can't be 'x'; it is one of decision, game."),
        (
            "--language de simulate",
            "meadhall simulate will SPIEL wissen; meadhall simulate --help sagt, was möglich ist.",
        ),
        ("--language de play --seed", "Bei --seed fehlt der Wert; meadhall play --help sagt, was möglich ist."),
    ],
)
def test_a_command_that_is_said_wrong_is_answered_in_one_sentence(run: Run, words: str, sentence: str) -> None:
    assert run(*words.split()).sentence == sentence


def test_help_is_in_the_readers_language_with_every_command(run: Run) -> None:
    said = run(*GERMAN)
    assert said.code == 0
    assert said.out.startswith("Aufruf: meadhall ")
    assert "\nBefehle:\n" in said.out
    assert "  play      Spiele gegen Bots" in said.out
    said = run(*GERMAN, "simulate", "-h")
    assert said.out.startswith("Aufruf: meadhall simulate ")
    assert "\nAngaben:\n  SPIEL" in said.out
    assert "--option NAME=WERT" in said.out
    assert "usage" not in said.out


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", ["60", "80", "120"])
def test_help_fits(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    for words in ([], ["play"], ["simulate"], ["arena"], ["serve"], ["admin"], ["admin", "prune"]):
        said = run("--language", language, *words, "--help")
        assert max(map(cell_len, said.out.splitlines())) <= int(width)


# Playing


def test_a_german_evening(run: Run, home: Path) -> None:
    said = run(*GERMAN, "play", typed=["", "", "", "", "1", "?", "h", "l", "u", "nein", "99", "fly", "q"])
    for words in (
        "Willkommen in der Methalle.",
        "Wie viele Gegner, 1 bis 3? [Enter: 2]",
        "Rot: Setz dein Schiff",
        "Du legst an",
        "Der Bot würde",
        "Trotzdem zurücknehmen? [j/N]",
        "Möglichkeit 99 gibt es nicht; es gibt 1 bis",
        "'fly' bedeutet hier nichts: eine Zahl wählt",
        "Weiterspielen: meadhall resume",
    ):
        assert words in said.out
    [file] = (home / "matches").glob("*.json")
    assert load_match(file).record.names == ["Rot", "Blau", "Grün"]
    assert "deine letzte Partie weiterspielen (Bottlecap Vikings," in run(*GERMAN, "play", typed=["r", "q"]).out


@pytest.mark.parametrize(
    ("language", "yes", "left"), [("de", "j", 0), ("de", "ja", 0), ("de", "y", 0), ("en", "yes", 0), ("en", "j", 1)]
)
def test_yes_is_said_in_the_readers_language_or_in_english(
    run: Run, tmp_path: Path, language: str, yes: str, left: int
) -> None:
    file = tmp_path / "evening.json"
    words = ("play", "bottlecap", "--seats", "you,you", "--option", "start=0", "--save", str(file))
    run("--language", language, *words, typed=["1", "u", yes, "q"])
    assert len(load_match(file).record.decisions) == left


def test_each_person_at_one_keyboard_is_spoken_to(run: Run) -> None:
    words = ("play", "bottlecap", "--seed", "11", "--option", "start=0", "--seats", "you,you")
    said = run(*words, typed=["1", "2"])
    assert "B Blue moors at" not in said.out.split("Blue: ")[1].split("Red: ")[0]
    assert "R Red moors at" in said.out
    assert "B You moor at" not in said.out.split("Blue: Place")[0]


def test_a_record_is_told_to_whose_eyes_are_used(run: Run, home: Path) -> None:
    run("play", "bottlecap", "--seed", "11", "--option", "start=0", "--option", "round_limit=30", typed=["1"] * 400)
    [record] = (home / "records").glob("*.json")
    said = run("replay", str(record), typed=["3", "v red", "v all", "q"])
    _, moment, red, everybody, _ = said.out.split("Moment ")
    assert "R You moor at" in red
    assert "R Red moors at" in moment
    assert "R Red moors at" in everybody


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("game", meadhall.SHELF)
def test_everything_that_is_shown_at_a_table_fits(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, width: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    typed = ["?", "l", "u", "n", "p fly", *["1"] * 12, "?", "l", "r valkyrie", *["2", "1"] * 12, "?", "l"]
    said = run("--language", language, "play", game, "--seed", "3", typed=typed)
    lines = [line for line in said.out.splitlines() if "/" not in line and not line.startswith("> ")]
    assert max(map(cell_len, lines)) <= width
    said = run("--language", language, "rules", game)
    assert max(map(cell_len, said.out.splitlines())) <= width


def test_reports_have_numbers_as_the_language_writes_them(run: Run) -> None:
    words = ("simulate", "bottlecap", "--games", "3", "--seats", "greedy,random,random", "--seed", "5")
    english, german = run(*words).out, run(*GERMAN, *words).out
    assert "33.3 %" in english
    assert "33,3 %" in german
    assert "Rot (greedy)" in german
    assert "irgendein greedy" in german
    assert run(*GERMAN, *words, "--json").out == run(*words, "--json").out


def test_the_rules_say_that_they_are_english_to_who_reads_another_language(run: Run) -> None:
    told = "Die Regeln sind auf Englisch geschrieben."
    assert told in run(*GERMAN, "rules", "bottlecap").out
    assert told in run(*GERMAN, "rules", "bottlecap", "CAP-MOV-1").out
    assert "written in English" not in run("rules", "bottlecap").out
    of_the_house = run(*GERMAN, "rules", "bottlecap", "HALL-UNDO-4").out
    assert "Zurückgenommen wird nie" in of_the_house
    assert told not in of_the_house
    assert "HALL-UNDO-4" in run(*GERMAN, "rules", "bottlecap", "gemischt").out


def test_letters_that_a_terminal_lacks_stop_nothing() -> None:
    spare = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.cli.main", *GERMAN, "serve", "--help"],
        capture_output=True,
        env=spare,
        check=True,
    )
    assert b"Halle" in done.stdout
