"""A game that another package brings is at home in the whole house: Herring Morning, installed like anybody's."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import meadhall
from meadhall import bots, games
from meadhall.cli.main import main
from meadhall.engine.language import reading
from meadhall.play import new_match
from meadhall.play.hint import hint
from meadhall.play.save import load_match, resume, save
from meadhall.testing.served import QUICK, Served
from meadhall.web import boards, presenter, tablepage
from meadhall.web.facts import Look, Sitting, TableFacts

pytestmark = pytest.mark.usefixtures("herring")


def test_it_stands_on_the_shelf_behind_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert games.names() == (*meadhall.SHELF, "herring")
    assert [game.name for game in meadhall.shelf()] == [*meadhall.SHELF, "herring"]
    assert games.faults() == []
    assert main(["games"]) == 0
    assert "Herring Morning, 2 to 5 seats  (meadhall-herring 1.0.0)" in capsys.readouterr().out


def test_its_rules_and_options_are_read_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "herring", "HER-WET-1"]) == 0
    assert "has to dry" in capsys.readouterr().out
    assert main(["options", "herring"]) == 0
    assert "boats_go=left" in capsys.readouterr().out


def test_it_is_played_in_the_terminal_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["1", "1", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    file = tmp_path / "match.json"
    assert main(["play", "herring", "--seats", "you,greedy", "--seed", "3", "--save", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "still to come" in shown
    assert "Row out with boat" in shown
    match = resume(load_match(file))
    assert match.table.decisions > 1
    assert save(match).record == load_match(file).record


def test_bots_play_it_by_hundreds_and_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "herring", "--seats", "greedy,random,random", "--games", "40", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 40
    assert main(["arena", "herring", "--bots", "greedy,random", "--games", "20"]) == 0
    assert "greedy wins" in capsys.readouterr().out


def test_all_levels_play_it_as_usual_and_hints_are_given() -> None:
    assert [level.spec for level in bots.levels("herring")] == [
        "greedy:slips=0.45",
        "greedy:slips=0.2",
        "greedy",
        "search:iterations=40",
        "search:iterations=600",
    ]
    match = new_match("herring", ["oarsman", "first-evening", "huscarl"], seed=5, options={"mornings": 5})
    match.run()
    assert match.over
    table = meadhall.game("herring").new(3, 7)
    found = hint(table.view(0), 1, 0.2)
    assert found.action in table.options(0)


def test_it_is_learnt_from() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    from meadhall.rl import env, single

    single.register()
    table = env("herring", seats=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
    learner = gymnasium.make("meadhall/herring-v0", opponents=["greedy", "random"])
    seen, _ = learner.reset(seed=1)
    assert seen["observation"].shape == learner.observation_space["observation"].shape
    assert seen["action_mask"].sum() >= 4


def test_openspiel_loads_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("numpy")
    from meadhall.rl import spiel

    spiel.register()
    state = pyspiel.load_game("meadhall_herring", {"players": 3, "mornings": 5}).new_initial_state()
    dice = random.Random(1)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0.0)


def page(seat: int | None = 0, decisions: int = 0) -> str:
    match = new_match("herring", ["you", "greedy", "greedy"], seed=3)
    match.run()
    dice = random.Random(1)
    while match.table.decisions < decisions:
        match.act(0, dice.choice(match.table.options(0)))
        match.run()
    names = match.table.setting.names
    sitting = [Sitting(name=name, kind="person" if at == 0 else "bot") for at, name in enumerate(names)]
    facts = TableFacts(match_id="fjordgate", title="Fjordgate", sitting=sitting, version=1)
    own = () if seat is None else (seat,)
    return tablepage.table(presenter.table_page(match, facts, Look(seat=seat, own=own, log_lines=100)))


def test_its_board_shows_what_lies_there_and_lets_boats_be_clicked() -> None:
    shown = page()
    table = new_match("herring", ["you", "greedy", "greedy"], seed=3).table
    for action in table.options(0):
        assert f'data-place="{action}"' in shown
        assert f'id="option-{action}"' in shown
    assert "boats in the shed" in shown
    assert 'aria-label="face down"' in shown
    assert re.search(r'href="/assets/\w+/css/[\w+-]*board-plain[\w+-]*\.css"', shown)


def test_who_looks_on_sees_no_boat_that_nobody_has_shown() -> None:
    assert "data-place" not in page(None)
    hidden = set(new_match("herring", ["you", "greedy", "greedy"], seed=3).table.hands[0])  # type: ignore[attr-defined]
    board = page(None).partition('id="board"')[2].partition('id="facts"')[0]
    assert not [boat for boat in hidden if f"<b>{boat}</b>" in board]


def test_its_board_speaks_german() -> None:
    with reading("de"):
        shown = page()
    assert "Boote im Schuppen" in shown
    assert "Mit Boot" in shown
    assert "Heringsmorgen" in shown


def test_our_own_games_keep_their_own_boards() -> None:
    assert boards.of("beer") is not boards.of("herring")


def test_a_hall_has_it_in_the_lobby_on_its_pages_and_in_json(tmp_path: Path) -> None:
    served = Served(tmp_path / "hall.db", QUICK)
    try:
        browser = served.browser()
        assert 'id="game-herring"' in browser.get("/").text
        assert "Wet boats" in browser.get("/rules/herring").text
        assert 'name="option-boats_go"' in browser.get("/new/herring").text
        assert browser.get("/gallery/herring").status_code == 200
        assert "Herring Morning" in browser.get("/rules").text
        assert [game["name"] for game in served.http.get("/api/games").json()] == [*meadhall.SHELF, "herring"]
        [seat] = served.open("herring", ["you", "oarsman", "huscarl"], options={"mornings": 5})
        seen = seat.play(random.Random(3))
        assert seen["result"]["scores"]
        assert seen["view"]["fishers"][0]["boats"]
        assert seat.get("/record").json()["game"] == "herring"
    finally:
        served.stop()


def test_a_match_whose_game_has_gone_leaves_the_lobby_open(tmp_path: Path, herring: Path) -> None:
    served = Served(tmp_path / "hall.db", QUICK)
    try:
        [seat] = served.open("herring", ["you", "random"])
        served.open("bottlecap", ["you", "random"], listed=True)
    finally:
        served.stop()
    import sys

    from meadhall.testing.guests import look_again

    sys.path.remove(str(herring))
    look_again()
    served = Served(tmp_path / "hall.db", QUICK)
    try:
        assert served.browser().get("/").status_code == 200
        assert served.http.get(f"/api/tables/{seat.match}").status_code in (404, 409, 500)
        assert len(served.http.get("/api/tables").json()["running"]) == 1
    finally:
        served.stop()
        sys.path.insert(0, str(herring))
