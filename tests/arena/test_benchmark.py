"""The benchmark: tasks that hold still, results that can be played again, and sentences for what can't be played."""

from __future__ import annotations

import hashlib
import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.arena import Ledger, Plan, Played, benchmark, brought, play_game
from meadhall.arena.benchmark import Evaluation, Result, evaluate, measured
from meadhall.arena.standings import mean_of_deals, share_of_deals
from meadhall.arena.tasks import Task, task, tasks
from meadhall.cli.main import main
from meadhall.engine import BadOption
from meadhall.engine.language import language, reading
from meadhall.play.statistics import wilson

OWN = '''
from meadhall.bots import Bot, Parameter

class Last(Bot):
    """Takes one of the last options, as many from the end as it is told."""

    parameters = {"place": Parameter(True, 1, 3, "from the end")}

    def __init__(self, seed, place=1):
        super().__init__(seed)
        self.place = place

    def choose(self, view):
        return view.options()[-min(self.place, len(view.options()))]

class Wrong(Bot):
    def choose(self, view):
        return -5

class Nobody:
    pass
'''


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Task:
    """A task that is played in a moment, under the name of one of ours."""
    made = task("bottlecap-2-v1").model_copy(
        update={"opponents": ("random", "greedy"), "games": 6, "options": {"round_limit": "30"}}
    )
    monkeypatch.setitem(tasks(), "bottlecap-2-v1", made)
    return made


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with bots of somebody's own, in the folder where they work."""
    name = f"own_bots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(OWN)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def same(result: Result) -> dict[str, Any]:
    """All of a result that must come out again."""
    facts = result.facts()
    del facts["versions"]
    for one in facts["against"]:
        del one["milliseconds"]
    return facts


# The tasks


def test_every_game_has_tasks_for_two_to_four_numbers_of_seats() -> None:
    for name in meadhall.SHELF:
        seats = [one.seats for one in tasks().values() if one.game == name]
        assert 2 <= len(seats) <= 4
        assert 4 in seats
        game = meadhall.game(name)
        assert all(game.least_seats <= number <= game.most_seats for number in seats)


@pytest.mark.parametrize("name", list(tasks()))
def test_a_task_is_named_after_what_it_is_and_can_be_played(name: str) -> None:
    found = task(name)
    assert name == f"{found.game}-{found.seats}-v1"
    assert not set(found.opponents) & set(bots.LEVELS), "a level may be given to another bot"
    assert len(set(found.opponents)) == len(found.opponents)
    for opponent in found.opponents:
        plan = found.plan("farmhand", opponent, found.seed)
        plan.check()
        assert plan.table_seats == found.seats


def test_no_two_tasks_share_a_deal() -> None:
    deals = [(one.seed, one.seed + one.games) for one in tasks().values()]
    for first, last in deals:
        assert sum(first <= other < last for other, _ in deals) == 1


def test_the_bot_sits_at_every_seat_of_every_deal() -> None:
    found = task("drakkar-4-v1")
    pairings = found.plan("farmhand", "greedy", found.seed).pairings(found.games)
    assert len(pairings) == 200
    assert {pairing.seed for pairing in pairings} == set(range(found.seed, found.seed + 50))
    for deal in range(50):
        lineups = [pairing.lineup for pairing in pairings if pairing.deal == deal]
        assert sorted(lineups) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_a_task_refuses_other_rules_with_a_sentence(short: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tasks(), short.name, short.model_copy(update={"rules": 7}))
    sentence = r"bottlecap-2-v1 is for version 7 of the game's rules, and this release plays version 1"
    with pytest.raises(BadOption, match=sentence):
        Evaluation("random", short.name)


# A task's reference opponents are a part of it. Who makes one of them play otherwise changes what all published results
# mean: then the tasks get the next version (or, before they are in any release, new digests here and new results).
PLAYED = {
    "bottlecap-4-v1": "49c931a7fa8965de",
    "drakkar-4-v1": "12462281c9088a98",
    "beer-4-v1": "567ca2913974a1d1",
}


@pytest.mark.parametrize("name", list(PLAYED))
def test_the_opponents_of_a_task_play_as_they_did_when_it_was_made(name: str) -> None:
    found = task(name)
    table = meadhall.game(found.game).new(found.seats, found.seed, found.options)
    around = [found.opponents[seat % len(found.opponents)] for seat in range(found.seats)]
    for number in range(120):
        if table.over:
            break
        seat = table.first_decider()
        table.apply(seat, bots.bot(around[seat], number).choose(table.view(seat)))
    assert hashlib.sha256(repr(table.history()).encode()).hexdigest()[:16] == PLAYED[name]


# Results


def test_the_same_seed_gives_the_same_result_whoever_plays_it(short: Task, tmp_path: Path) -> None:
    one = evaluate("farmhand", short.name)
    assert same(one) == same(evaluate("farmhand", short.name, out=tmp_path / "one.json"))
    assert same(one) != same(evaluate("farmhand", short.name, seed=5))
    kept = json.loads((tmp_path / "one.json").read_text())
    assert kept["format"] == "meadhall-benchmark/1"
    assert kept["versions"]["meadhall"] == meadhall.__version__
    assert kept["protocol"]["rules_version"] == meadhall.game("bottlecap").version
    assert (kept["bot"], kept["plays"]) == ("farmhand", "greedy:slips=0.15")
    assert [entry["games"] for entry in kept["against"]] == [6, 6]
    assert len(kept["against"][0]["deals"]) == 3


def test_a_result_says_what_the_games_in_its_files_say(short: Task, tmp_path: Path) -> None:
    result = evaluate("farmhand", short.name, out=tmp_path / "one.json")
    against = result.against[0]
    with Ledger(short.plan("farmhand", "random", short.seed), tmp_path / "one.random.jsonl") as ledger:
        games = list(ledger.played.values())
    won = [game.winners == [game.lineup.index(0)] for game in games]
    assert against.share.value == sum(won) / 6
    assert against.rank.value == pytest.approx(2 - sum(won) / 6)
    assert result.share.value == pytest.approx(sum(one.share.value for one in result.against) / 2)


def test_who_meets_itself_has_its_fair_share_without_a_game(short: Task) -> None:
    for bot in ("greedy", "oarsman"):
        result = evaluate(bot, short.name)
        mirrored = result.against[1]
        assert (mirrored.games, mirrored.share.value, mirrored.rank.value) == (0, 0.5, 1.5)
        assert result.share.value == pytest.approx((result.against[0].share.value + 0.5) / 2)


def test_games_that_are_kept_are_not_played_again(short: Task, tmp_path: Path) -> None:
    out = tmp_path / "one.json"
    early = Evaluation("farmhand", short.name, out=out)
    playing = early.play()
    for _ in range(4):
        next(playing)
    playing.close()
    late = Evaluation("farmhand", short.name, out=out)
    assert (late.known, late.total) == (4, 12)
    assert len(list(late.play())) == 8
    assert same(late.result()) == same(evaluate("farmhand", short.name))


def test_more_games_go_on_from_fewer(short: Task, tmp_path: Path) -> None:
    out = tmp_path / "one.json"
    evaluate("farmhand", short.name, games=4, out=out)
    more = Evaluation("farmhand", short.name, games=8, out=out)
    assert more.known == 8
    assert len(list(more.play())) == 8


def test_results_of_two_bots_are_compared_deal_by_deal(short: Task) -> None:
    one, other = evaluate("oarsman", short.name, games=20), evaluate("first-evening", short.name, games=20)
    found = benchmark.difference(one.against[0].deals, other.against[0].deals)
    assert found.value == pytest.approx(one.against[0].share.value - other.against[0].share.value)
    assert found.low <= found.value <= found.high
    with pytest.raises(BadOption, match="these have 10 and 3"):
        benchmark.difference(one.against[0].deals, (0.5, 0.5, 0.5))


# How sure a share is


def test_a_share_is_as_sure_as_its_deals_allow() -> None:
    """Games of one deal that always end alike are one witness; deals that differ by chance are worth their games."""
    alike = share_of_deals([[1.0] * 4, [0.0] * 4] * 20)
    single = share_of_deals([[1.0], [0.0]] * 20)
    assert (alike.low, alike.high) == pytest.approx((single.low, single.high), abs=1e-12)
    low, high = wilson(20, 40)
    assert single.low == pytest.approx(low, abs=0.01)
    assert single.high == pytest.approx(high, abs=0.01)


def test_deals_that_are_all_alike_are_never_taken_for_certainty() -> None:
    everything = share_of_deals([[1.0] * 4] * 50)
    assert everything.low == pytest.approx(wilson(200, 200)[0])
    quarter = share_of_deals([[1.0, 0.0, 0.0, 0.0]] * 50)
    assert (quarter.low, quarter.high) == pytest.approx(wilson(50, 200))
    nearly = share_of_deals([[1.0, 0.0, 0.0, 0.0]] * 49 + [[0.0] * 4])
    assert (nearly.low, nearly.high) == pytest.approx(wilson(49 / 200 * 400, 400))


def test_a_difference_may_be_below_nothing() -> None:
    found = mean_of_deals([[-0.5], [-0.25], [0.0], [-0.25]], 1, least=-1)
    assert found.value == -0.25
    assert -1 <= found.low < -0.25 < found.high < 1


def test_victories_that_are_shared_count_in_parts() -> None:
    def game(number: int, lineup: list[int], winners: list[int]) -> Played:
        return Played(number, 0, lineup, winners, [1.0, 1.0, 0.0], "", [5, 5, 5], [0.1, 0.2, 0.3])

    found = measured("greedy", 3, [game(0, [0, 1, 1], [0, 1]), game(1, [1, 0, 1], [0]), game(2, [1, 1, 0], [0, 1, 2])])
    assert found.share.value == pytest.approx((1 / 2 + 0 + 1 / 3) / 3)
    assert found.won == pytest.approx(2 / 3)
    assert found.milliseconds == pytest.approx(1000 * 0.6 / 15)


# Bots that are brought


def test_a_bot_may_be_measured_against_another_than_those_of_the_task(
    short: Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "result.json"
    words = ["evaluate", "--bot", "greedy", "--task", short.name, "--games", "4"]
    assert main([*words, "--against", "farmhand", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert f"its opponents are {', '.join(short.opponents)}" in said
    (met,) = json.loads(out.read_text())["against"]
    assert (met["opponent"], met["games"]) == ("farmhand", 4)
    assert (tmp_path / "result.farmhand.jsonl").exists()
    assert main([*words, "--against", "oarsman"]) == 0  # which plays as greedy does
    assert "by symmetry" in capsys.readouterr().out
    assert main([*words, "--against", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err


def test_a_class_of_ones_own_is_measured_like_any_other(short: Task, own: str) -> None:
    result = evaluate(f"{own}:Last", short.name)
    assert result.against[0].games == 6
    assert same(result)["bot"] == f"{own}:Last"
    other = evaluate(f"{own}:Last:place=2", short.name)
    assert same(result)["against"] != same(other)["against"]


def test_a_bot_plays_the_same_games_by_name_and_by_place(short: Task) -> None:
    named = evaluate("greedy:slips=0.15", short.name)
    placed = evaluate("meadhall.bots:Greedy:slips=0.15", short.name)
    assert same(named)["against"] == same(placed)["against"]


def test_a_class_of_ones_own_plays_in_other_processes_too(short: Task, own: str) -> None:
    plan = Plan("bottlecap", (f"{own}:Last", "random"), options={"round_limit": "30"})
    with Ledger(plan) as ledger:
        two = sorted(benchmark.play_missing(plan, plan.pairings(6), ledger, 2), key=lambda game: game.number)
    assert [replace(game, seconds=[]) for game in two] == [
        replace(play_game(plan, pairing), seconds=[]) for pairing in plan.pairings(6)
    ]


def test_a_name_that_we_know_is_never_looked_up_as_a_module() -> None:
    assert brought.found("search:iterations=40") is None
    assert brought.found("greedy") is None
    with pytest.raises(BadOption, match="iterations"):
        brought.check("search:iterations")


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("troll", "There is no bot 'troll'"),
        ("search:iterations=many", "iterations"),
        ("no_such_module:Bot", "the module no_such_module can't be imported. ModuleNotFoundError: No module named"),
        ("{own}:Absent", "there is no Absent in {own}."),
        ("{own}:Nobody", "can't be played: "),
        ("{own}:Last:depth=3", "it has no parameter depth; there are place."),
        ("{own}:Last:place=9", "a whole number from 1 to 3"),
        ("{own}:Wrong:place=9", "it has no parameter place, and no others."),
        ("{own}:Wrong", "Wrong"),
    ],
)
def test_a_bot_that_can_not_be_played_is_refused_with_a_sentence(
    bot: str, sentence: str, own: str, short: Task, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evaluate", "--task", short.name, "--bot", bot.replace("{own}", own)]) == 2
    assert sentence.replace("{own}", own) in capsys.readouterr().err


# The command


def test_the_command_plays_reports_and_writes(short: Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "result.json"
    words = ["evaluate", "--bot", "farmhand", "--task", short.name, "--out", str(out)]
    assert main([*words, "--name", "A farmhand", "--made-by", "a long winter"]) == 0
    said = capsys.readouterr().out
    assert "bottlecap-2-v1" in said
    assert "Over all opponents" in said
    kept = json.loads(out.read_text())
    assert (kept["name"], kept["made_by"]) == ("A farmhand", "a long winter")
    assert main(words) == 0
    assert "12 of 12 games were played before." in capsys.readouterr().out
    again = json.loads(out.read_text())
    assert again["against"] == kept["against"]


def test_the_command_speaks_german_too(short: Task, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "de", "evaluate", "--bot", "greedy", "--task", short.name, "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert "aus Symmetrie" in said
    assert "Das ist nicht die Aufgabe, wie man sie zitiert" in said
    with reading("de"):
        assert main(["--language", "de", "evaluate", "--bot", "greedy", "--task", "chess-2-v1"]) == 2
    assert "Es gibt keine Aufgabe 'chess-2-v1'" in capsys.readouterr().err


def test_the_command_says_where_a_bot_has_not_learnt(short: Task, own: str, capsys: pytest.CaptureFixture[str]) -> None:
    for bot, warned in (("learned", True), (f"{own}:Last", False), ("greedy", False)):
        assert main(["evaluate", "--bot", bot, "--task", short.name, "--games", "2"]) == 0
        said = capsys.readouterr().err
        assert ("Out of its experience: learned has not learnt with 2 seats" in said) == warned


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--bot greedy", "--task"),
        ("--bot greedy --task chess-2-v1", "There is no task 'chess-2-v1'; there are bottlecap-2-v1"),
        ("--bot random --task bottlecap-2-v1 --games 0", "At least one game"),
        ("--bot random --task bottlecap-2-v1 --jobs 0", "At least one job"),
        ("--bot random --task bottlecap-2-v1 --out=", "'' is no name for a file"),
        ("--bot random --task bottlecap-2-v1 --out result.txt", "wants a file like result.json"),
        ("--bot random --task bottlecap-2-v1 --out no/such/folder/r.json", "can't be used for results"),
        ("--bot random --task bottlecap-2-v1 --jobs 2 --ray", "--jobs"),
        ("--bot random --task bottlecap-2-v1 --ray nowhere", "nowhere"),
    ],
)
def test_a_wrong_word_is_answered_with_a_sentence(
    words: str, sentence: str, short: Task, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evaluate", *words.split()]) == 2
    assert sentence in capsys.readouterr().err


def test_after_a_kill_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    words = f"evaluate --bot random --task bottlecap-2-v1 --games 20 --out {out}".split()
    process = subprocess.Popen([sys.executable, "-m", "meadhall", *words], stdout=subprocess.PIPE)
    ledger = tmp_path / "result.greedy.jsonl"
    try:
        until = time.monotonic() + 120
        while time.monotonic() < until and process.poll() is None:
            if ledger.exists() and ledger.read_bytes().count(b"\n") >= 3:
                break
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60)
    finally:
        process.kill()
    assert not out.exists() or process.returncode == 0
    late = Evaluation("random", "bottlecap-2-v1", games=20, out=out)
    known = set(late.parts[0].ledger.played)
    assert len(known) >= 2
    playing = late.play()
    if len(known) < 20:
        assert next(playing).number == min(set(range(20)) - known)
    playing.close()


def test_both_languages_know_every_sentence_of_the_benchmark() -> None:
    for name in ("no-task", "task-of-other-rules", "no-result-file", "other-deals", "no-module", "no-class"):
        assert language("de").has("arena", name)
        assert language("en").has("arena", name)
