"""A bot that another package brings is named wherever a bot is named, with its own parameters, and may have a level."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall import bots
from meadhall.bots import Bot
from meadhall.bots.levels import GIVEN, called
from meadhall.cli.main import main
from meadhall.cli.serve import give_levels
from meadhall.engine import BadOption, MeadhallError, View
from meadhall.play import new_match
from meadhall.play.save import save
from meadhall.server.bots_allowed import check_allowed, offered
from meadhall.server.settings import Settings
from meadhall.testing.guests import invited, look_again, write_package
from meadhall.testing.served import QUICK, Served

STONE = '''
"""A bot that always takes the option at the same place."""
from meadhall.bots import Bot, Parameter, Word


class Stone(Bot):
    title = "The Stone"
    parameters = {
        "place": Parameter(True, 0, 99, "the place among the options, from 0", "1"),
        "end": Word("from which end it counts", ("first", "last"), "last"),
    }

    def __init__(self, seed, place=0, end="first"):
        super().__init__(seed)
        self.place, self.end = place, end

    def choose(self, view):
        options = view.options()
        at = min(self.place, len(options) - 1)
        return options[at] if self.end == "first" else options[-1 - at]
'''


@pytest.fixture
def stone(tmp_path: Path) -> Iterator[Path]:
    folder = write_package(
        tmp_path / "site", "stones", {"stone.py": STONE}, {"meadhall.bots": {"stone": "stone:Stone"}}
    )
    with invited(folder):
        yield folder


@pytest.mark.usefixtures("stone")
def test_it_is_made_by_its_spec() -> None:
    view = meadhall.game("bottlecap").new(2, 1).view(0)
    options = view.options()
    for spec, choice in (("stone", 0), ("stone:place=2", 2), ("stone:end=last", -1), ("stone:end=last:place=1", -2)):
        assert bots.bot(spec, 1).choose(view) == options[choice]
    assert bots.kinds() == ("random", "greedy", "learned", "search", "stone")


@pytest.mark.usefixtures("stone")
@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("stone:depth=4", "The stone bot has no parameter 'depth'; its parameters are place, end."),
        ("stone:place", "'place' lacks its value; a parameter is name=value, as in place=1."),
        ("stone:place=-1", "place can't be '-1'; it is a whole number from 0 to 99."),
        ("stone:end=middle", "end can't be 'middle'; it is first or last."),
    ],
)
def test_its_parameters_are_checked(spec: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        bots.bot(spec, 1)


@pytest.mark.usefixtures("stone")
def test_it_is_listed_with_its_parameters_and_its_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    shown = capsys.readouterr().out
    assert "stone  The Stone  (stones 1.0)" in shown
    assert ":place=1 the place among the options, from 0; a whole number from 0 to 99" in " ".join(shown.split())


@pytest.mark.usefixtures("stone")
def test_it_plays_in_simulations_arenas_and_before_an_audience(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "round_limit=30"]
    assert main(["simulate", "bottlecap", "--seats", "stone:place=1,random", "--games", "5", "--json", *options]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 5
    assert main(["arena", "bottlecap", "--bots", "stone,greedy", "--games", "4", *options]) == 0
    assert "stone" in capsys.readouterr().out
    assert main(["watch", "bottlecap", "--seats", "stone,stone:place=1", "--speed", "0", *options]) == 0


def test_it_plays_in_several_processes(stone: Path) -> None:
    """Each process finds it by itself."""
    paths = os.pathsep.join([str(stone), *filter(None, sys.path)])
    command = [sys.executable, "-m", "meadhall.cli.main", "simulate", "bottlecap", "--seats", "stone,random"]
    done = subprocess.run(
        [*command, "--games", "8", "--jobs", "2", "--json", "--option", "round_limit=30"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 8


@pytest.mark.usefixtures("stone")
def test_a_level_may_be_given_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(GIVEN, raising=False)
    view = meadhall.game("bottlecap").new(2, 1).view(0)
    monkeypatch.setenv(GIVEN, "")
    give_levels(["bottlecap:jarl=stone:place=3"])
    look_again()
    try:
        assert bots.level("bottlecap", "jarl").spec == "stone:place=3"
        assert bots.level("bottlecap", "jarl").rating is None
        assert bots.bot("jarl", 1).choose(view) == view.options()[3]
        assert bots.level("drakkar", "jarl").spec.startswith("search")
    finally:
        monkeypatch.delenv(GIVEN)
        look_again()


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("jarl=stone", "'jarl=stone' gives nobody a level; say game:level=bot"),
        ("beer:jarl", "gives nobody a level"),
        ("beer:thrall=random", "with one of the levels first-evening"),
        ("beer:jarl=oarsman", "gives nobody a level"),
        ("chess:jarl=random", "There is no game 'chess'"),
        ("beer:jarl=troll", "There is no bot 'troll'"),
    ],
)
def test_a_level_is_given_in_words_that_are_understood(
    wish: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GIVEN, "")
    with pytest.raises(MeadhallError, match=sentence):
        give_levels([wish])


@pytest.mark.usefixtures("stone")
def test_strangers_seat_it_only_where_the_host_allows_it() -> None:
    with pytest.raises(BadOption, match="There is no bot 'stone' in this hall"):
        check_allowed("stone", Settings())
    welcome = Settings(bots=("random", "greedy", "stone:place=2"))
    assert check_allowed("stone:place=2", welcome) == "stone:place=2"
    with pytest.raises(BadOption, match="There is no bot 'stone:place=3'"):
        check_allowed("stone:place=3", welcome)
    assert "stone:place=2" in offered(welcome)
    assert str(called("stone:place=2")) == "The Stone"
    with pytest.raises(BadOption, match="place can't be '100'"):
        Settings(bots=("stone:place=100",))


@pytest.mark.usefixtures("stone")
def test_it_sits_in_a_hall_that_allows_it(tmp_path: Path) -> None:
    served = Served(tmp_path / "hall.db", QUICK.__class__(**{**vars(QUICK), "bots": ("random", "greedy", "stone")}))
    try:
        refused = served.http.post("/api/tables", json={"game": "bottlecap", "seats": ["you", "search"]})
        assert refused.status_code == 400
        [seat] = served.open("bottlecap", ["you", "stone:place=1"], options={"round_limit": 30})
        seen = seat.wait(lambda seen: seen["yours"])
        seat.act(seen["options"][0]["action"], seen["number"])
        later = seat.wait(lambda now: now["yours"] and now["number"] > seen["number"] + 1)
        assert later["seats"][1]["bot"] == "stone:place=1"
    finally:
        served.stop()


def test_a_bot_that_stumbles_in_a_hall_lets_the_table_go_on(tmp_path: Path) -> None:
    code = STONE.replace("options = view.options()", "raise KeyError('lost')")
    folder = write_package(tmp_path / "site", "stones", {"stone.py": code}, {"meadhall.bots": {"stone": "stone:Stone"}})
    with invited(folder):
        served = Served(tmp_path / "hall.db", QUICK.__class__(**{**vars(QUICK), "bots": ("stone",)}))
        try:
            [seat] = served.open("bottlecap", ["you", "stone"])
            seen = seat.wait(lambda seen: seen["yours"])
            seat.act(seen["options"][0]["action"], seen["number"])
            seat.wait(lambda now: now["yours"] and now["number"] > seen["number"] + 1)
        finally:
            served.stop()


class Last(Bot):
    """Always the last option; counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0

    def choose(self, view: View) -> int:
        self.asked += 1
        return view.options()[-1]


@pytest.mark.parametrize("keeps_past", [True, False])
def test_a_match_takes_bots_as_they_are(keeps_past: bool) -> None:
    mine = Last()
    match = new_match("bottlecap", ["greedy", mine], seed=3, options={"round_limit": 30}, keeps_past=keeps_past)
    match.run()
    assert match.over
    assert mine.asked > 20
    assert mine.asked <= match.table.decisions


def test_a_match_with_a_bot_as_it_is_can_not_be_saved() -> None:
    match = new_match("bottlecap", ["you", Last()], seed=3)
    with pytest.raises(MeadhallError, match="is played by the bot Last, which was brought as it is"):
        save(match)
