"""Playing, stopping, going on, and what the games show."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

import meadhall
from meadhall.arena import Ledger, Plan, Played, Standing, duel, play_game, play_missing, ratings, standings
from meadhall.arena.ledger import BadLedger
from meadhall.arena.report import as_csv, as_svg
from meadhall.arena.standings import mean_of_deals, student
from meadhall.cli.arena import compared, report
from meadhall.cli.main import main
from meadhall.engine import BadOption
from meadhall.play.statistics import wilson

SHORT = {"round_limit": "30"}
PLAN = Plan("bottlecap", ("greedy", "random"), options=SHORT)


def played(plan: Plan, games: int, path: Path | None = None, jobs: int = 1) -> list[Played]:
    pairings = plan.pairings(games)
    with Ledger(plan, path) as ledger:
        for _ in play_missing(plan, pairings, ledger, jobs):
            pass
        return ledger.results(pairing.number for pairing in pairings)


def without_time(games: list[Played]) -> list[Played]:
    return [replace(game, seconds=[]) for game in games]


def table_of(games: list[Played], plan: Plan = PLAN) -> list[Standing]:
    return [replace(standing, milliseconds=0.0) for standing in standings(plan.contenders, games)]


@pytest.fixture(scope="module")
def twelve() -> list[Played]:
    return played(PLAN, 12)


def test_greedy_stands_above_random(twelve: list[Played]) -> None:
    first, second = table_of(twelve)
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.rating.mean > second.rating.mean + 10
    assert first.share.value > 0.8
    assert first.share.low > first.fair == 0.5
    assert first.rank.value < 1.3
    assert first.share.value + second.share.value == pytest.approx(1)
    assert first.rank.value + second.rank.value == pytest.approx(3)
    assert first.seats == second.seats == 12


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_every_game_can_be_played_with_a_mixed_table(name: str) -> None:
    options = SHORT if name == "bottlecap" else {}
    plan = Plan(name, ("random", "greedy"), seats=max(3, meadhall.game(name).least_seats), options=options)
    games = played(plan, 1)
    assert {len(game.lineup) for game in games} == {plan.table_seats}
    assert {game.deal for game in games} == {0}
    found = standings(plan.contenders, games)
    assert sum(one.share.value * one.seats for one in found) == pytest.approx(len(games))


def test_the_same_plan_gives_the_same_games_whoever_plays_them(twelve: list[Played]) -> None:
    assert without_time(played(PLAN, 12, jobs=2)) == without_time(twelve)
    assert without_time([play_game(PLAN, PLAN.pairings(12)[7])]) == without_time(twelve[7:8])


def test_games_that_are_in_the_file_are_not_played_again(tmp_path: Path, twelve: list[Played]) -> None:
    path = tmp_path / "a.jsonl"
    pairings = PLAN.pairings(12)
    with Ledger(PLAN, path) as ledger:
        playing = play_missing(PLAN, pairings, ledger)
        for _ in range(5):
            next(playing)
    with Ledger(PLAN, path) as ledger:
        assert sorted(ledger.played) == [0, 1, 2, 3, 4]
        again = list(play_missing(PLAN, pairings, ledger))
    assert [game.number for game in again] == list(range(5, 12))
    with Ledger(PLAN, path) as ledger:
        assert without_time(ledger.results(range(12))) == without_time(twelve)
        assert list(play_missing(PLAN, pairings, ledger)) == []
    assert len(path.read_text().splitlines()) == 13


@pytest.mark.parametrize("cut", [1, 30, 70])
def test_a_line_that_a_crash_has_cut_off_is_played_again(tmp_path: Path, twelve: list[Played], cut: int) -> None:
    path = tmp_path / "a.jsonl"
    played(PLAN, 4, path)
    path.write_bytes(path.read_bytes()[:-cut])
    assert without_time(played(PLAN, 12, path)) == without_time(twelve)
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_a_crash_within_the_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"format":"meadhall-ar')
    assert len(played(PLAN, 2, path)) == 2
    assert len(path.read_text().splitlines()) == 3


def command(path: Path, jobs: int) -> list[str]:
    words = f"arena bottlecap --bots greedy,random --games 12 --jobs {jobs} --option round_limit=30 --out {path}"
    return [sys.executable, "-m", "meadhall.cli.main", *words.split()]


@pytest.mark.parametrize(("how", "jobs"), [(signal.SIGKILL, 1), (signal.SIGINT, 2)], ids=["kill", "interrupt"])
def test_going_on_after_it_was_stopped_gives_the_table_of_an_undisturbed_run(
    tmp_path: Path, twelve: list[Played], how: signal.Signals, jobs: int
) -> None:
    path = tmp_path / "a.jsonl"
    slow = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command(path, jobs), env=slow, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + 120
        while time.monotonic() < until and process.poll() is None:
            if path.exists() and path.read_bytes().count(b"\n") >= 3:
                process.send_signal(how)
                break
            time.sleep(0.005)
        said, _ = process.communicate(timeout=120)
    finally:
        process.kill()
    assert path.read_bytes().count(b"\n") >= 3
    if how == signal.SIGINT and process.returncode == 130:
        assert b"the same command goes on from there" in said
    assert without_time(played(PLAN, 12, path)) == without_time(twelve)
    assert table_of(played(PLAN, 12, path)) == table_of(twelve)


def test_a_file_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    played(PLAN, 2, path)
    before = path.read_bytes()
    with pytest.raises(BadLedger, match="seed was 0"):
        Ledger(replace(PLAN, seed=3), path)
    with pytest.raises(BadLedger, match=r"another plan \(options was"):
        Ledger(replace(PLAN, options={"round_limit": "31"}), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["hello", "hello\n", "[1, 2]\n", '{"format": "other"}\n', "\xff\n"])
def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text(content, encoding="latin-1")
    with pytest.raises(BadLedger, match=r"not a results file|it is not text"):
        Ledger(PLAN, path)
    assert path.read_text(encoding="latin-1") == content


def test_a_line_in_the_middle_that_is_no_game_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    played(PLAN, 2, path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], '{"number": 0}', lines[2]]) + "\n")
    with pytest.raises(BadLedger, match="line 2"):
        Ledger(PLAN, path)


@pytest.mark.parametrize(
    "damage",
    [
        {"number": "0"},
        {"number": -1},
        {"number": True},
        {"deal": None},
        {"lineup": 3},
        {"lineup": [0, 7]},
        {"lineup": [0, 0]},
        {"lineup": [0, 1, 1]},
        {"winners": []},
        {"winners": [2]},
        {"winners": [-1]},
        {"winners": [0, 0]},
        {"winners": "01"},
        {"scores": [1.0]},
        {"scores": [1.0, float("nan")]},
        {"scores": [1.0, float("inf")]},
        {"scores": [1.0, "2"]},
        {"scores": [1.0, 10**400]},
        {"rule": 5},
        {"asked": [1, 2, 3]},
        {"asked": [1, 2.5]},
        {"seconds": [0.1, None]},
        {"more": 1},
    ],
    ids=str,
)
def test_a_line_that_is_damaged_but_still_json_is_named(tmp_path: Path, damage: dict[str, object]) -> None:
    path = tmp_path / "a.jsonl"
    with Ledger(PLAN, path) as ledger:
        ledger.add(game_of(0, [0, 1], [0], [2, 1]))
        ledger.add(game_of(1, [1, 0], [1], [1, 2]))
    first, one, two = path.read_text().splitlines()
    path.write_text("\n".join([first, one, json.dumps(json.loads(two) | damage)]) + "\n")
    with pytest.raises(BadLedger, match=r"a\.jsonl, line 3, is not the result of a game\.$"):
        Ledger(PLAN, path)


def test_blank_lines_at_the_end_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with Ledger(PLAN, path) as ledger:
        ledger.add(game_of(0, [0, 1], [0], [2, 1]))
    path.write_text(path.read_text() + "\n\n  \n")
    with Ledger(PLAN, path) as ledger:
        ledger.add(game_of(1, [1, 0], [1], [1, 2]))
    with Ledger(PLAN, path) as ledger:
        assert sorted(ledger.played) == [0, 1]


def game_of(number: int, lineup: list[int], winners: list[int], scores: list[float]) -> Played:
    seats = len(lineup)
    return Played(number, number, lineup, winners, scores, "CAP-END-1", [10] * seats, [0.1] * seats)


def test_winners_come_first_then_scores_count_and_equals_share_their_ranks() -> None:
    assert game_of(0, [0, 1, 2, 3], [2], [5, 9, 1, 5]).ranks() == [3.5, 2, 1, 3.5]
    assert game_of(0, [0, 1, 2], [0, 1], [5, 3, 9]).ranks() == [1.5, 1.5, 3]
    assert game_of(0, [0, 1, 2], [0, 1], [5, 3, 9]).shares() == [0.5, 0.5, 0]


def test_a_shared_victory_counts_in_parts() -> None:
    games = [game_of(0, [0, 1], [0, 1], [1, 1]), game_of(1, [1, 0], [0], [2, 1])]
    found = {one.bot: one for one in standings(("a", "b"), games)}
    assert found["a"].share.value == 0.25
    assert found["b"].share.value == 0.75
    assert found["a"].milliseconds == pytest.approx(10)


def test_the_fair_share_is_that_of_the_seats_a_bot_had() -> None:
    games = [game_of(0, [0, 1, 1, 1], [0], [1, 0, 0, 0])]
    found = {one.bot: one for one in standings(("a", "b"), games)}
    assert (found["a"].fair, found["a"].seats) == (0.25, 1)
    assert (found["b"].fair, found["b"].seats) == (0.25, 3)
    assert found["b"].share.value == 0


def test_ratings_do_not_depend_on_the_order_in_which_games_were_finished() -> None:
    games = [game_of(n, [0, 1, 2], [n % 3 if n % 4 else 0], [1, 2, 3]) for n in range(12)]
    assert ratings(3, games) == ratings(3, games[::-1])
    assert ratings(3, games)[0].mean > ratings(3, games)[1].mean


def test_equals_are_rated_as_equals() -> None:
    games = [game_of(n, [0, 1] if n % 2 else [1, 0], [n // 2 % 2], [1, 1]) for n in range(80)]
    one, two = ratings(2, games)
    assert abs(one.mean - two.mean) < 2
    assert one.low < two.mean < one.high


def test_mean_ranks_are_as_sure_as_their_deals_allow() -> None:
    tight = mean_of_deals([[1.0, 2.0]] * 10, seats=2)
    assert (tight.low, tight.high) == (1.5, 1.5)
    loose = mean_of_deals([[1.0, 1.0], [2.0, 2.0]] * 5, seats=2)
    assert loose.value == 1.5
    assert loose.high - loose.value == pytest.approx(2.262 * 0.527 / 10**0.5, rel=0.01)


def test_a_mean_rank_is_somewhere_at_the_table() -> None:
    few = mean_of_deals([[1.0], [3.0]], seats=4)
    assert (few.low, few.value, few.high) == (1.0, 2.0, 4.0)
    one = mean_of_deals([[2.0, 3.0]], seats=4)
    assert (one.low, one.value, one.high) == (1.0, 2.5, 4.0)


def test_several_seats_of_a_bot_at_one_table_are_one_witness() -> None:
    games = [game_of(number, [0, 1, 1, 1], [1 + number % 3], [0, 1, 1, 1]) for number in range(10)]
    first = next(one for one in standings(("a", "b"), games) if one.bot == "b")
    low, high = wilson(10, 10)
    assert (first.seats, first.share.value) == (30, pytest.approx(1 / 3))
    assert (first.share.low, first.share.high) == (pytest.approx(low / 3), pytest.approx(high / 3))


def test_students_quantiles_are_those_of_the_tables() -> None:
    for freedom, quantile in {1: 12.706, 4: 2.776, 5: 2.571, 8: 2.306, 20: 2.086, 60: 2.000, 10**6: 1.960}.items():
        assert student(freedom) == pytest.approx(quantile, abs=0.005)


def test_table_and_picture_say_the_same(twelve: list[Played]) -> None:
    table = table_of(twelve)
    rows = list(csv.DictReader(as_csv(table).splitlines()))
    assert [row["bot"] for row in rows] == [one.bot for one in table]
    assert float(rows[0]["win_share"]) == pytest.approx(table[0].share.value, abs=1e-4)
    drawn = ElementTree.fromstring(as_svg("A <title>", "and & more", table))
    words = " ".join(drawn.itertext())
    for one in table:
        assert one.bot in words
        assert f"{100 * one.share.value:.1f} %" in words
        assert f"{one.rating.mean:.1f}" in words


def test_the_command_plays_and_reports_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"arena bottlecap --bots greedy,random*2 --games 3 --option round_limit=30 --out {tmp_path / 'evening'}"
    assert main(words.split()) == 0
    said = capsys.readouterr().out
    assert "3 games, 3 seats" in said
    assert {path.name for path in tmp_path.iterdir()} == {"evening.jsonl", "evening.csv", "evening.svg"}
    assert main(words.replace("--games 3", "--games 6").split()) == 0
    assert "3 of these games are in" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--bots greedy,troll", "no bot 'troll'"),
        ("--bots greedy*x,random", "'greedy*x' is no bot"),
        ("--bots greedy,random --games 0", "At least one game"),
        ("--bots greedy,random --jobs 0", "At least one job"),
        ("--bots greedy,random --seats 9", "2 to 4 seats, not 9"),
        ("--bots greedy", "at least two different bots"),
        ("--bots greedy,random --seats 0", "2 to 4 seats, not 0"),
        ("--bots greedy,random --seats -2", "2 to 4 seats, not -2"),
        ("--bots greedy,random --out=", "'' is no name for a file; --out wants one, as in --out evening."),
        ("--bots greedy,random --out=.", "'.' is no name for a file"),
    ],
)
def test_a_wrong_word_is_answered_with_a_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "bottlecap", *words.split()]) == 2
    assert sentence in capsys.readouterr().err


def test_the_command_says_when_one_deal_makes_more_games_than_asked(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena bottlecap --bots greedy,random,farmhand --seats 2 --games 1 --option round_limit=30"
    assert main(words.split()) == 0
    assert "A deal is played by all 6 line-ups: 6 games." in capsys.readouterr().out


def test_the_help_names_the_parameters_of_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    for parameter in ("iterations", "seconds", "explore", "horizon", "cores", "plain"):
        assert parameter in said


def test_on_a_narrow_screen_long_names_are_folded_and_no_number_is_cut() -> None:
    bots = ("search:iterations=10000000:explore=0.75:horizon=100:cores=2", "search:seconds=3600")
    games = [game_of(n, [0, 1] if n % 2 else [1, 0], [n // 2 % 2], [1000, 1]) for n in range(40)]
    games = [replace(game, seconds=[30000.0, 30000.0]) for game in games]
    out = Console(width=80, file=io.StringIO())
    report(Plan("bottlecap", bots), standings(bots, games), len(games), out)
    said = out.file.getvalue()  # type: ignore[attr-defined]
    assert "…" not in said
    assert max(map(len, said.splitlines())) <= 80
    for one in standings(bots, games):
        assert f"{100 * one.share.value:.1f} % ({100 * one.share.low:.0f}–{100 * one.share.high:.0f})" in said
        assert f"{one.rank.value:.2f} ({one.rank.low:.1f}–{one.rank.high:.1f})" in said
        assert f"{one.milliseconds:.0f}" in said


def test_nobody_works_for_nobody() -> None:
    with pytest.raises(BadOption, match="At least one job"):
        play_missing(PLAN, PLAN.pairings(1), Ledger(PLAN), jobs=0)


def test_a_duel_counts_the_games_that_one_bot_wins_alone() -> None:
    def game(number: int, winners: list[int]) -> Played:
        return Played(number, 0, [0, 0, 1, 1], winners, [0.0] * 4, "", [1] * 4, [0.0] * 4)

    found = duel([game(0, [0]), game(1, [0, 1]), game(2, [1, 2]), game(3, [3])])
    assert (found.decided, found.shared) == (3, 1)
    assert found.won.value == pytest.approx(2 / 3)
    assert found.won.low < 2 / 3 < found.won.high


@pytest.mark.parametrize(
    ("shared", "said"), [(0, "against random."), (1, "; 1 victory was shared."), (2, "; 2 victories were")]
)
def test_a_duel_counts_shared_victories_as_one_says_it(shared: int, said: str) -> None:
    won, both = [0], [0, 2]
    games = [Played(n, 0, [0, 0, 1, 1], won, [0.0] * 4, "", [1] * 4, [0.0] * 4) for n in range(3)]
    games += [Played(3 + n, 0, [0, 0, 1, 1], both, [0.0] * 4, "", [1] * 4, [0.0] * 4) for n in range(shared)]
    assert said in compared(PLAN, games)
