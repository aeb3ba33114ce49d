"""The other commands: watching, replaying, reading, counting."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.simulation import report
from meadhall.play.simulate import Plan
from meadhall.play.statistics import Outcome, summarise
from meadhall.testing.waiting import until

Run = Callable[..., Any]


def test_the_version_says_which_engine_is_in_use(run: Run) -> None:
    engine = "compiled" if meadhall.COMPILED else "interpreted"
    assert run("--version").out == f"meadhall {meadhall.__version__} ({engine} engine)\n"


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    said = run()
    assert said.code == 0
    for command in ("play", "resume", "watch", "replay", "rules", "simulate", "games", "options"):
        assert command in said.out


def test_games_lists_the_shelf(run: Run) -> None:
    said = run("games")
    for name in meadhall.SHELF:
        assert meadhall.game(name).title in said.out


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_options_lists_every_option_with_its_rule(run: Run, name: str) -> None:
    said = run("options", name)
    for option in meadhall.game(name).options:
        assert f"{option.name}={option.default}" in said.out
        assert option.rule in said.out


# Rules


@pytest.mark.parametrize("ident", ["CAP-MOV-1", "cap-mov-1"])
def test_a_rule_is_read_by_its_id(run: Run, ident: str) -> None:
    said = run("rules", "bottlecap", ident)
    rule = meadhall.game("bottlecap").rules["CAP-MOV-1"]
    assert said.out.startswith(f"CAP-MOV-1  {rule.title}")
    assert rule.text in said.out


def test_an_option_is_a_rule_with_small_letters(run: Run) -> None:
    assert run("rules", "bottlecap", "CAP-OPT-eot").out.startswith("CAP-OPT-eot")


def test_rules_are_found_by_words_with_those_of_the_house(run: Run) -> None:
    assert "CAP-VAL-1" in run("rules", "bottlecap", "valkyries", "come").out
    assert "HALL-UNDO-4" in run("rules", "bottlecap", "HALL-UNDO-4").out
    assert "HALL-UNDO-5" in run("rules", "bottlecap", "consent").out


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_the_rules_begin_with_the_game_in_a_minute(run: Run, game: str) -> None:
    said = " ".join(run("rules", game).out.split())
    for sentence in meadhall.game(game).rules.minute:
        assert sentence in said
    assert said.index(meadhall.game(game).rules.minute[-1]) < said.index("All rules")


def test_all_rules_are_listed_by_section(run: Run) -> None:
    said = run("rules", "bottlecap")
    assert said.out.count("\n  CAP-") == len(meadhall.game("bottlecap").rules)
    assert "\nMovement\n" in said.out


# Watching and replaying


def test_watching_tells_the_whole_game(run: Run) -> None:
    said = run("watch", "bottlecap", "--seats", "greedy,random", "--seed", "3", "--option", "round_limit=30")
    assert said.code == 0
    assert "Round 1: " in said.out
    assert "The game is over" in said.out
    assert (
        said.out
        == run("watch", "bottlecap", "--seats", "greedy,random", "--seed", "3", "--option", "round_limit=30").out
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = meadhall.game("bottlecap").new(2, 5, {"start": 0, "layout": "first"})
    for _ in range(9):
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    file = tmp_path / "record.json"
    table.record().write(file)
    return file


def moments(said: Any) -> list[str]:
    return [line.split(",")[0] for line in said.out.splitlines() if "Moment " in line]


def test_a_replay_steps_forward_and_back_and_jumps(run: Run, record: Path) -> None:
    said = run("replay", str(record), typed=["", "n", "b", "7", "e", "n", "0", "b", "q"])
    assert [moment.split("Moment ")[1] for moment in moments(said)] == [
        f"{number} of 9" for number in (0, 1, 2, 1, 7, 9, 9, 0, 0)
    ]


def test_a_replay_tells_the_whole_log_of_its_moment(run: Run, record: Path) -> None:
    said = run("replay", str(record), typed=["1", "l", "q"])
    assert "… " not in said.out
    told = said.out.rpartition("1/9 >")[0].rpartition("1/9 >")[2]
    assert told.strip() == "R Red moors at Build."


def test_a_replay_says_what_was_decided(run: Run, record: Path) -> None:
    said = run("replay", str(record), typed=["1", "q"])
    assert "Red Moor at Build" in said.out


def test_a_replay_is_seen_with_anybodys_eyes(run: Run, record: Path) -> None:
    said = run("replay", str(record), typed=["v", "v", "v", "v blue", "v 1", "v all", "v olaf", "q"])
    eyes = [line.split("seen by ")[1].split("  ")[0] for line in said.out.splitlines() if "seen by" in line]
    assert eyes == ["a spectator", "Red", "Blue", "a spectator", "Blue", "Red", "a spectator"]
    assert "Nobody here is called 'olaf'; there are Red, Blue, and all for a spectator." in said.out


def test_a_replay_refuses_a_moment_that_is_not_there(run: Run, record: Path) -> None:
    said = run("replay", str(record), typed=["10", "fly"])
    assert "The record has 9 decisions; there is no moment 10." in said.out
    assert "'fly' means nothing here" in said.out
    assert said.code == 0


def test_a_replay_keeps_what_a_seat_decided_in_secret(run: Run, tmp_path: Path) -> None:
    """Drakkar: which Quest is kept is known to the seat itself and to nobody else."""
    table = meadhall.game("drakkar").new(3, 4)
    while "Quest" not in str(table.prompt(table.deciders()[0])):
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    seat = table.deciders()[0]
    kept = str(table.describe(seat, table.options(seat)[0]))
    table.apply(seat, table.options(seat)[0])
    file = tmp_path / "record.json"
    table.record().write(file)

    def headline(viewer: str) -> str:
        said = run("replay", str(file), typed=[f"v {viewer}", "e", "q"])
        return str([line for line in said.out.splitlines() if "Moment" in line][-1])

    own = headline(table.name(seat))
    assert kept[:20] in own
    for viewer in ("all", table.name((seat + 1) % 3)):
        assert kept[:20] not in headline(viewer)
        assert f"{table.name(seat)} has decided" in headline(viewer)


# Counting

SIMULATE = ("simulate", "bottlecap", "--games", "6", "--seats", "greedy,random,random", "--seed", "5")


def test_simulate_reports_rates_lengths_and_ways(run: Run) -> None:
    said = run(*SIMULATE)
    assert said.code == 0
    for words in ("Red (greedy)", "Blue (random)", "any greedy", "any random", "95 % interval", "rounds", "decisions"):
        assert words in said.out
    assert "CAP-END-" in said.out
    assert "Win by" in said.out


def test_simulate_for_programs(run: Run) -> None:
    facts = json.loads(run(*SIMULATE, "--json").out)
    assert facts["games"] == 6
    assert facts["seats"] == ["greedy", "random", "random"]
    assert sum(seat["wins"] for seat in facts["by_seat"]) == 6
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in facts["by_seat"])
    assert sum(way["games"] for way in facts["ways"]) == 6
    assert all(way["title"] for way in facts["ways"])
    assert facts["length"]["least"] <= facts["length"]["median"] <= facts["length"]["most"]


def test_one_game_with_several_winners_is_one_game() -> None:
    outcomes = [Outcome(0, 5, (0, 1), (3.0, 3.0), "CAP-END-2", 40, 12, "round")]
    out = Console(width=100, file=io.StringIO())
    report(Plan("bottlecap", ["greedy", "random"], 1), summarise(["greedy", "random"], outcomes), out)
    assert "1 game had more than one winner" in out.file.getvalue()  # type: ignore[attr-defined]


def test_jobs_do_not_change_the_numbers(run: Run) -> None:
    assert run(*SIMULATE, "--json", "--jobs", "2").out == run(*SIMULATE, "--json").out


def test_options_and_data_reach_the_simulation(run: Run, tmp_path: Path) -> None:
    words = ("simulate", "bottlecap", "--games", "4", "--seats", "random*2", "--option", "round_limit=30", "--json")
    facts = json.loads(run(*words).out)
    assert facts["length"]["most"] <= 30
    assert facts["seats"] == ["random", "random"]
    file = tmp_path / "cap.toml"
    file.write_text(
        '[cap]\norigin = "rulebook"\nline_after_side = 1\nreds = 5\ngreys = [7, 12, 17]\n'
        + "".join(
            f'[[cap.start]]\norigin = "rulebook"\nseats = {seats}\nwood = 6\ngoods = {[4] * seats}\nglory = 5\n'
            "free_improvement = true\n"
            for seats in (2, 3, 4)
        ),
        encoding="utf-8",
    )
    assert json.loads(run(*words, "--data", str(file)).out) != facts


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C for a whole group of processes is another thing there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_reports_what_it_has(jobs: str) -> None:
    """A busy machine may not have played a game yet when it is interrupted: then it is given more time."""
    assert any("Interrupted after" in interrupted(jobs, seconds) for seconds in (1.5, 6, 25))


def interrupted(jobs: str, seconds: float) -> str:
    words = ["simulate", "bottlecap", "--games", "1000000", "--seats", "random*2", "--jobs", jobs]
    program = f"from meadhall.cli.main import main; print('ready', flush=True); raise SystemExit(main({words!r}))"
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    until(lambda: not lives(process.pid), "somebody is left of the group")  # Python tidies up
    return out


def lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
