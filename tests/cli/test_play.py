"""An evening at the terminal: playing, explaining, taking back, leaving and coming back."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import meadhall
from meadhall.cli.panels import OptionsPanel
from meadhall.play import load_match

Run = Callable[..., Any]

PLAY = ("play", "bottlecap", "--seed", "11", "--option", "start=0")


def saved(home: Path) -> list[Path]:
    return sorted((home / "matches").glob("*.json"))


def decisions(home: Path) -> int:
    [file] = saved(home)
    return len(load_match(file).record.decisions)


def test_a_whole_game_is_played_and_its_record_replays(run: Run, home: Path) -> None:
    said = run(*PLAY, "--seats", "you,greedy", "--option", "round_limit=30", typed=["1"] * 400)
    assert said.code == 0
    assert "The game is over" in said.out
    assert saved(home) == []
    [record] = (home / "records").glob("*.json")
    assert meadhall.rebuild(meadhall.load_record(record)).over
    assert f"meadhall replay {record}" in said.out
    again = run("replay", str(record), typed=["e", "q"])
    assert "The game is over" in again.out


def test_the_screen_asks_with_numbers_and_the_log_follows(run: Run) -> None:
    said = run(*PLAY, typed=["1", "1"])
    assert "Red: Place your ship at any position." in said.out
    assert "1  Moor at" in said.out
    assert "since your last turn" in said.out
    assert "Blue moors at" in said.out


def test_options_say_what_they_lead_to(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")  # the log stands above them, not beside
    said = run(*PLAY, typed=["1", "1", "1", "? 1", "q"])
    [file] = saved(home)
    table = meadhall.rebuild(load_match(file).record)
    [seat] = table.deciders()
    shown = re.sub(r"[│\s]+", " ", said.out)
    outcomes = {action: table.forecast(seat, action) for action in table.options(seat)}
    assert any(outcomes.values())
    for action, leads in outcomes.items():
        assert " ".join([str(table.describe(seat, action)), *map(str, leads)]) in shown


@pytest.mark.parametrize(
    ("height", "columns", "outcomes"), [(60, 1, "whole"), (24, 1, "cut"), (16, 2, "none")], ids=["high", "low", "lower"]
)
def test_in_a_low_window_the_question_stays_in_sight(height: int, columns: int, outcomes: str) -> None:
    """Drakkar: some fifteen options, most of them with more to say than fits into a line."""
    table = meadhall.game("drakkar").new(3, 3)
    while not 14 <= len(table.options(table.deciders()[0])) <= 16:
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    view = table.view(table.deciders()[0])
    out = Console(file=io.StringIO(), force_terminal=True, color_system=None, width=80, height=height)
    out.print(OptionsPanel(view))
    lines = out.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert any(str(view.prompt())[:30] in line for line in lines)
    assert len(lines) <= height - 3
    assert max(map(cell_len, lines)) <= 80
    numbers = [len(re.findall(r"(?:│ |  ) *\d+  [A-Z]", line)) for line in lines]
    assert max(numbers) == columns
    assert sum(numbers) == len(view.options())
    assert ("…" in out.file.getvalue()) == (outcomes == "cut")  # type: ignore[attr-defined]


def test_leaving_saves_and_resume_goes_on(run: Run, home: Path) -> None:
    said = run(*PLAY, typed=["1", "q"])
    assert said.code == 0
    assert "To go on: meadhall resume\n" in said.out
    before = decisions(home)
    said = run("resume", typed=["1", "q"])
    assert "seed 11" in said.out
    assert decisions(home) > before


def test_the_end_of_input_saves_as_well(run: Run, home: Path) -> None:
    assert run(*PLAY, typed=["1"]).code == 0
    assert decisions(home) >= 1


def test_an_interruption_saves_as_well(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def typed() -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    said = run(*PLAY)
    assert said.code == 0
    assert "Traceback" not in said.out + said.err
    assert decisions(home) >= 1


def test_a_named_file_is_used_instead_of_the_folder(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    said = run(*PLAY, "--save", str(file), typed=["1", "q"])
    assert f"To go on: meadhall resume {file}" in said.out
    assert saved(home) == []
    assert run("resume", str(file), typed=["q"]).code == 0


def test_a_finished_match_in_a_named_file_can_be_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    words = (*PLAY, "--seats", "you,greedy", "--option", "round_limit=30", "--save", str(file))
    assert f"meadhall replay {file}" in run(*words, typed=["1"] * 400).out
    assert "The game is over" in run("replay", str(file), typed=["e", "q"]).out


def test_the_last_match_is_the_one_that_is_resumed(run: Run, home: Path) -> None:
    run("play", "bottlecap", "--seed", "1", typed=["q"])
    run("play", "bottlecap", "--seed", "2", typed=["q"])
    assert len(saved(home)) == 2
    assert "seed 2" in run("resume", typed=["q"]).out


# Keys


def test_a_question_mark_explains_all_options_and_what_is_not_possible(run: Run) -> None:
    said = run(*PLAY, typed=["1", "1", "?"])
    assert re.search(r" 1  Sail 1 to [^(]*  The move is a must \(CAP-MOV-1\)", said.out)
    assert "Not now:" in said.out
    assert "That is 4 spaces away; you sail 3 at most. (CAP-MOV-2)" in said.out


def test_a_question_mark_and_a_number_cite_the_rule_in_full(run: Run) -> None:
    said = run(*PLAY, typed=["1", "1", "? 2", "?9"])
    rule = meadhall.game("bottlecap").rules["CAP-MOV-1"]
    assert f"CAP-MOV-1  {rule.title}" in said.out
    assert rule.text in said.out
    assert "There is no option 9; they are 1 to 3." in said.out


def test_hint_shows_what_each_option_is_worth(run: Run) -> None:
    said = run(*PLAY, typed=["1", "1", "h"])
    assert "The bot would take" in said.out
    assert len(re.findall(r"\d+ % to win", said.out)) == 3


def test_log_and_rules_open_at_the_table(run: Run) -> None:
    said = run(*PLAY, typed=["1", "1", "l", "r cap-val-1", "r", "r quidditch"])
    assert "You moor at" in said.out
    assert "When the Valkyries come" in said.out
    assert "Say what to look for" in said.out
    assert "No rule of Bottlecap Vikings speaks of 'quidditch'." in said.out


def test_what_means_nothing_is_said_to_mean_nothing(run: Run, home: Path) -> None:
    said = run(*PLAY, typed=["fly", "0", "99", "q"])
    assert "'fly' means nothing here" in said.out
    assert "There is no option 0; they are 1 to 8" in said.out
    assert "There is no option 99; they are 1 to 8" in said.out
    assert decisions(home) == 0


def test_undo_is_refused_by_its_rule_and_granted_by_consent(run: Run, home: Path) -> None:
    run(*PLAY, typed=["1", "u", "n", "q"])
    assert decisions(home) > 0
    said = run("resume", typed=["u", "y", "q"])
    assert "HALL-UNDO-2" in said.out
    assert "Take it back all the same? [y/N]" in said.out
    assert decisions(home) == 0


def test_undo_within_ones_own_decision_needs_nobody(run: Run, home: Path) -> None:
    """Four seats: the goods of choice and the free step are two small decisions of the same seat."""
    words = (*PLAY, "--seats", "you,you,you,you")
    run(*words, typed=["1", "2", "3", "4", "1", "q"])
    assert decisions(home) == 5
    said = run("resume", typed=["u", "q"])
    assert "Do all of you agree" not in said.out
    assert decisions(home) == 4


def test_people_at_one_keyboard_agree_together(run: Run, home: Path) -> None:
    """Red has moored, Blue is asked: whoever types u means the last decision that was made."""
    run(*PLAY, "--seats", "you,you", typed=["1", "u", "n", "q"])
    assert decisions(home) == 1
    said = run("resume", typed=["u", "y", "q"])
    assert "Do all of you agree to take it back all the same? [y/N]" in said.out
    assert decisions(home) == 0


def test_undo_before_anything_was_decided_says_so(run: Run) -> None:
    assert "You have not decided anything yet." in run(*PLAY, typed=["u"]).out


@pytest.mark.parametrize("word", ["²", "9" * 5000, "-1", "?²", "1.5", "\u0661"])
def test_strange_numbers_are_no_numbers(run: Run, home: Path, word: str) -> None:
    said = run(*PLAY, typed=[word, "q"])
    assert said.code == 0
    assert "means nothing here" in said.out or "There is no option" in said.out
    assert decisions(home) == 0


def test_names_with_brackets_are_only_names(run: Run) -> None:
    said = run(*PLAY, "--seats", "you,you", "--names", "[red]Odd,Ev[/]en", typed=["1", "2"])
    assert said.code == 0
    assert "[red]Odd: Place your ship" in said.out
    assert "Ev[/]en: Place your ship" in said.out


# People at one keyboard


def test_no_curtain_falls_where_nothing_is_hidden(run: Run) -> None:
    said = run(*PLAY, "--seats", "you,you", typed=["1", "2", "1"])
    assert "nobody else looks" not in said.out


def test_a_curtain_falls_between_people_who_have_something_to_hide(run: Run) -> None:
    words = ("play", "drakkar", "--seats", "you,you,greedy", "--seed", "3")
    said = run(*words, typed=["1", "2", "", "1", "", "2"])
    assert "Bjorn, it is your turn. Press Enter when nobody else looks." in said.out
    assert "Astrid, it is your turn. Press Enter when nobody else looks." in said.out


def test_no_curtain_falls_for_a_single_person(run: Run) -> None:
    said = run("play", "drakkar", "--seed", "3", typed=["1", "1", "1", "1"])
    assert "nobody else looks" not in said.out


def test_seats_have_names_if_people_want_them(run: Run) -> None:
    said = run(*PLAY, "--seats", "you,greedy", "--names", "Astrid,Olaf", typed=["1"])
    assert "Astrid: Place your ship" in said.out
    assert "Olaf moors at" in said.out


# The menu


def test_the_menu_leads_to_a_running_game_by_enter_alone(run: Run, home: Path) -> None:
    said = run("play", typed=["", "", "", "", "1", "q"])
    assert "Welcome to the mead hall." in said.out
    assert "How many rivals, 1 to 3? [Enter: 2]" in said.out
    assert "How well shall they play? [Enter: 2]" in said.out
    assert "Jarl" in said.out
    assert "Keys: a number takes it" in said.out
    [file] = saved(home)
    match = load_match(file)
    assert match.record.game == "bottlecap"
    assert [seat.kind for seat in match.seats] == ["you", "farmhand", "farmhand"]
    assert len(match.record.decisions) >= 1


def test_the_menu_asks_again_when_the_answer_is_none(run: Run, home: Path) -> None:
    said = run("play", typed=["77", "1", "nine", "3", "6", "5", "", "q"])
    assert "'77' is none of 1" in said.out
    assert "'nine' is none of 1, 2, 3." in said.out
    assert "'6' is none of 1, 2, 3, 4, 5." in said.out
    [file] = saved(home)
    assert [seat.kind for seat in load_match(file).seats] == ["you", "jarl", "jarl", "jarl"]


def test_the_menu_offers_the_last_match(run: Run) -> None:
    run(*PLAY, typed=["1", "q"])
    said = run("play", typed=["r", "q"])
    assert "go on with your last match (Bottlecap Vikings," in said.out
    assert "seed 11" in said.out


def test_who_leaves_the_menu_leaves_nothing_behind(run: Run, home: Path) -> None:
    assert run("play", typed=[]).code == 0
    assert not home.exists()


def test_a_saved_match_is_json_that_names_its_format(run: Run, home: Path) -> None:
    run(*PLAY, typed=["1", "q"])
    [file] = saved(home)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "meadhall-match/1"
